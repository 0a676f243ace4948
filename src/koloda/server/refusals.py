"""A request that is refused: the reason is a message id of table.ftl."""

from koloda.kernel.errors import KolodaError

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
