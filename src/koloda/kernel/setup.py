"""What is settled before a match: seats and options."""

from koloda.kernel.errors import BadSetup
from koloda.kernel.numbers import natural


class Setup:
    """Number of seats and the chosen value of each option, as text."""

    def __init__(self, seats: int, options: dict[str, str] | None = None) -> None:
        self.seats = seats
        self.options: dict[str, str] = {} if options is None else dict(options)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Setup) and self.seats == other.seats and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.seats, tuple(sorted(self.options.items()))))

    def __repr__(self) -> str:
        return f"Setup({self.seats}, {self.options!r})"

    def __reduce__(self) -> tuple[type["Setup"], tuple[int, dict[str, str]]]:
        return (Setup, (self.seats, self.options))


class SetupOption:
    """One option: its values, or what kind of text it takes.

    kind: "choice" (one of values), "flags" (any of values, joined by commas),
    "number" (an integer from values[0] to values[1]), "deck" (a preset of values or a
    deck list), "cards" (a folder of card files).
    """

    def __init__(
        self, name: str, kind: str, values: list[str], default: str, clause: str = ""
    ) -> None:
        self.name = name
        self.kind = kind
        self.values = values
        self.default = default
        self.clause = clause

    def check(self, value: str) -> None:
        """Refuse a value this option does not know."""
        if self.kind == "choice" and value not in self.values:
            raise BadSetup(
                f"option {self.name} cannot be {value!r}: choose one of {', '.join(self.values)}",
                self.clause,
                "bad_choice",
                {"option": self.name, "value": value, "choices": ",".join(self.values)},
            )
        if self.kind == "flags":
            self._check_flags(value)
        if self.kind == "number":
            self._check_number(value)

    def _check_flags(self, value: str) -> None:
        flags = split_flags(value)
        for flag in flags:
            if flag not in self.values:
                raise BadSetup(
                    f"option {self.name} does not know {flag!r}: "
                    f"choose any of {', '.join(self.values)}",
                    self.clause,
                    "bad_flag",
                    {"option": self.name, "value": flag, "choices": ",".join(self.values)},
                )
        if len(set(flags)) < len(flags):
            raise BadSetup(
                f"option {self.name} names a value twice: {value}",
                self.clause,
                "flag_twice",
                {"option": self.name},
            )

    def _check_number(self, value: str) -> None:
        low, high = int(self.values[0]), int(self.values[1])
        if not low <= natural(value, high) <= high:
            raise BadSetup(
                f"option {self.name} cannot be {value!r}: give a number from {low} to {high}",
                self.clause,
                "bad_number",
                {"option": self.name, "value": value, "low": low, "high": high},
            )


def split_flags(value: str) -> list[str]:
    """The flags in a value such as "loki,thor"."""
    return [flag for flag in value.split(",") if flag]


def complete(
    game: str, min_seats: int, max_seats: int, known: list[SetupOption], setup: Setup
) -> dict[str, str]:
    """Every option with its chosen or default value; refuses what the game does not know."""
    if not min_seats <= setup.seats <= max_seats:
        raise BadSetup(
            f"{game} is played by {min_seats} to {max_seats}, not by {setup.seats}",
            code="bad_seats",
            values={"low": min_seats, "high": max_seats, "n": setup.seats},
        )
    by_name = {option.name: option for option in known}
    for name in setup.options:
        if name not in by_name:
            names = ", ".join(by_name) or "none"
            raise BadSetup(
                f"{game} has no option {name!r}; its options: {names}",
                code="no_option",
                values={"value": name},
            )
    values: dict[str, str] = {}
    for name, option in by_name.items():
        values[name] = setup.options.get(name, option.default)
        option.check(values[name])
    return values
