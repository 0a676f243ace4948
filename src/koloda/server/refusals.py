"""A request that is refused: the reason is a message id of table.ftl."""

from koloda.kernel.errors import KolodaError, Mistake

AGAIN = 4000  # codes with which a connection is closed: try again
GONE = 4004  # there is no such table, or not for you


class Refusal(KolodaError):
    """Refused, with an HTTP status and a reason to be put into words."""

    def __init__(self, reason: str, status: int = 400, detail: str = "", clause: str = "") -> None:
        self.reason = reason
        self.status = status
        self.detail = detail
        self.clause = clause
        super().__init__(reason.replace("-", " ") + (f": {detail}" if detail else ""))


class Mistaken(Refusal):
    """A game's own refusal of a set-up, a deck or a record, to be told in its words."""

    def __init__(self, game: str, mistake: Mistake) -> None:
        super().__init__(mistake.code or "bad-input", 400, clause=mistake.clause)
        self.game = game
        self.mistake = mistake
