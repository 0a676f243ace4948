"""How long an agent may think: iterations, or seconds."""

import re
from dataclasses import dataclass

from koloda.kernel.errors import KolodaError

MOST_ITERATIONS = 100_000_000
MOST_SECONDS = 3600.0
_FORM = re.compile(r"(\d{1,9}(?:\.\d{1,3})?)(ms|s)?", re.ASCII)


@dataclass(frozen=True)
class Budget:
    """Iterations (reproducible by seed), or seconds where that is 0."""

    iterations: int = 0
    seconds: float = 0.0

    def left(self, done: int, spent: float) -> int:
        """How many iterations are left after so many, which took so many seconds.

        Of a time it is an estimate: those to come take as long as those before. There is
        always one.
        """
        if self.iterations:
            return self.iterations - done
        if done == 0 or spent <= 0.0:
            return MOST_ITERATIONS
        left = self.seconds - spent
        return max(1, int(done * left / spent)) if left > 0.0 else 0


def parse(text: str) -> Budget:
    """1000, 300ms, 1s or 2.5s."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise _bad(text)
    number, unit = form.groups()
    if unit is None:
        if "." in number or not 1 <= int(number) <= MOST_ITERATIONS:
            raise _bad(text)
        return Budget(iterations=int(number))
    seconds = float(number) / (1000.0 if unit == "ms" else 1.0)
    if not 0.001 <= seconds <= MOST_SECONDS:
        raise _bad(text)
    return Budget(seconds=seconds)


def _bad(text: str) -> KolodaError:
    return KolodaError(
        f"{text!r} is no budget: give iterations such as 1000, or a time such as 300ms or 1s "
        f"(at most {int(MOST_SECONDS)}s)"
    )
