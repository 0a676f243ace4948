"""What can be wrong with what a stranger hands in: one clear sentence each."""

LONGEST = 200  # of a word that is told again


def told(text: str) -> str:
    """A text on one line, however strange the words that were handed in."""
    shown = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
    words = shown.split(" ")
    return " ".join(w if len(w) <= LONGEST else w[: LONGEST - 1] + "…" for w in words)


class KolodaError(Exception):
    """Anything a user can cause; its text is one sentence for the user."""

    def __str__(self) -> str:
        return told(super().__str__())


class IllegalAction(KolodaError):
    """An action that is not among the options, with the reason and the clause."""

    def __init__(self, reason: str, clause: str = "", detail: str = "") -> None:
        self.reason = reason  # a message key: refusal-<reason>
        self.clause = clause
        self.detail = told(detail)
        words = reason.replace("_", " ") + (f": {detail}" if detail else "")
        super().__init__(words + (f" ({clause})" if clause else ""))


class Mistake(KolodaError):
    """A mistake in what was handed in before a match, as an English sentence.

    The code is a message key, mistake-<code>, and the values are its arguments, so that the
    mistake can be told in other languages; `option` and `where` name options of the set-up.
    """

    def __init__(
        self,
        reason: str,
        clause: str = "",
        code: str = "",
        values: dict[str, str | int] | None = None,
    ) -> None:
        self.reason = reason
        self.clause = clause
        self.code = code
        self.values: dict[str, str | int] = {
            name: told(value) if isinstance(value, str) else value
            for name, value in ({} if values is None else values).items()
        }
        super().__init__(reason + (f" ({clause})" if clause else ""))


class BadSetup(Mistake):
    """A number of seats, an option or a value the game does not allow."""


class BadCard(KolodaError):
    """A card file that cannot be used: file, card and key."""

    def __init__(self, path: str, card: str, reason: str) -> None:
        self.path = path
        self.card = card
        self.reason = reason
        super().__init__(f"{path}: " + (f"card {card!r}: " if card else "") + reason)


class BadDeck(Mistake):
    """A deck that breaks a rule of deck construction."""


class BadRecord(Mistake):
    """A record that cannot be read or replayed."""


class BadPosition(KolodaError):
    """A position text that cannot be read."""
