"""Fights through the game's own dice against the exact probabilities of section 5.2 of RULES.md.

    python -m tests.games.berserk.fights [FIGHTS]

plays a million fights unless told otherwise and prints how often each outcome came, what the rules
say, and the largest deviation in standard deviations.
"""

import sys
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import msgspec

from koloda.games.berserk.cards.schema import read_cards
from koloda.games.berserk.cards.structs import Card
from koloda.games.berserk.faces.notation import position
from koloda.games.berserk.game import Berserk
from koloda.games.berserk.model import F_ATTACK_DIE, F_DEFENCE_DIE, V_REROLL, V_STAND
from koloda.games.berserk.rules.state import BerserkState
from koloda.games.berserk.rules.strikes import strength
from koloda.kernel.options import pack
from koloda.kernel.rng import rekey
from tests.games.berserk.table import game_with

STRENGTHS = ["weak", "medium", "strong"]
ANSWERS = ["hit", "miss", "counter"]
OUTCOMES = ["weak", "medium", "strong", "miss", "counter"]
MOST = 3  # experience in the tables

Shares = dict[str, Fraction]


class Case(NamedTuple):
    """A kind of strike: experience, and which results each player rolls again."""

    attack: int
    defence: int
    attack_again: tuple[str, ...] = ("weak",)
    defence_again: tuple[str, ...] = ("hit",)
    closed: bool = False

    def __str__(self) -> str:
        if self.closed:
            return "closed card"
        parts = [f"attack {self.attack}", f"defence {self.defence}"]
        if self.attack:
            parts.append("again " + " ".join(self.attack_again))
        if self.defence:
            parts.append("again " + " ".join(self.defence_again))
        return ", ".join(parts)


# What the rules say


def rolled(die: Shares, again: tuple[str, ...], rerolls: int) -> Shares:
    """A die of which some results are rolled again, as often as the experience allows."""
    out = dict(die)
    for _ in range(rerolls):
        lost = sum(die[name] for name in again)
        out = {
            name: share * lost + (0 if name in again else die[name]) for name, share in out.items()
        }
    return out


def attack_die(case: Case) -> Shares:
    """CH4 with Attack experience."""
    die = {"weak": Fraction(1, 2), "medium": Fraction(1, 3), "strong": Fraction(1, 6)}
    return rolled(die, case.attack_again, 0 if case.closed else case.attack)


def defence_die(case: Case) -> Shares:
    """CH5 with Defence experience."""
    die = {"hit": Fraction(2, 3), "miss": Fraction(1, 6), "counter": Fraction(1, 6)}
    return rolled(die, case.defence_again, case.defence)


def exact(case: Case) -> Shares:
    """What a strike comes to."""
    white = attack_die(case)
    if case.closed:
        return {**white, "miss": Fraction(0), "counter": Fraction(0)}
    black = defence_die(case)
    lands = {name: share * black["hit"] for name, share in white.items()}
    return {**lands, "miss": black["miss"], "counter": black["counter"]}


def cases() -> list[Case]:
    """Every row of the tables, and both kinds of experience together."""
    careful = [Case(a, d) for a in range(MOST + 1) for d in range(MOST + 1)]
    strong_only, counter_only = ("weak", "medium"), ("hit", "miss")
    bold = [Case(a, 0, strong_only) for a in range(1, MOST + 1)]
    bold += [Case(0, d, ("weak",), counter_only) for d in range(1, MOST + 1)]
    bold += [Case(n, n, strong_only, counter_only) for n in (1, 2)]
    return [Case(0, 0, closed=True), *careful, *bold]


# What the game does


def fighters() -> Berserk:
    """The game with cards that differ in experience only; wounds tell the strength."""
    cards = [
        {
            "id": f"e{a}{d}",
            "name": {"en": f"Fencer {a}{d}", "ru": f"Фехтовальщик {a}{d}"},
            "cost": 1,
            "grade": "ordinary",
            "rarity": "promo",
            "lives": 9,
            "move": 1,
            "strike": [1, 2, 3],
            "keywords": [
                {"give": "level", "keyword": "attack-exp", "n": a},
                {"give": "level", "keyword": "defence-exp", "n": d},
            ],
        }
        for a in range(MOST + 1)
        for d in range(MOST + 1)
    ]
    return game_with([*read_cards(), *msgspec.convert(cards, list[Card])])


class Tally(NamedTuple):
    """How often each outcome and each last result of a die came."""

    outcomes: dict[str, int]
    white: dict[str, int]
    black: dict[str, int]


def fight(game: Berserk, case: Case, fights: int, seed: int) -> Tally:
    """Play a strike many times, one after another in the luck of one match."""
    still = " closed" if case.closed else ""
    before = position(f"p1 c3 e{case.attack}0\np2 c4 e0{case.defence}{still}", game)
    rekey(before, seed)
    strike = game.option(before, ("strike", "c3", "c4"))
    tally = Tally(*(dict.fromkeys(names, 0) for names in (OUTCOMES, STRENGTHS, ANSWERS)))
    attacker, reflector = before.at[12], before.at[17]
    for _ in range(fights):
        s = before.clone()
        game.apply(s, strike)
        _reroll(game, s, case)
        _count(s, attacker, reflector, tally)
        before.counters = s.counters
    return tally


def _reroll(game: Berserk, s: BerserkState, case: Case) -> None:
    """Answer the questions of BK-15.10 as the case says."""
    while (question := game.prompt(s)["key"]) in ("reroll-attack", "reroll-defence"):
        if question == "reroll-attack":
            again = STRENGTHS[strength(s.fight[F_ATTACK_DIE])] in case.attack_again
        else:
            again = _answer(s.fight[F_DEFENCE_DIE]) in case.defence_again
        game.apply(s, pack(V_REROLL if again else V_STAND))


def _answer(die: int) -> str:
    """BK-15.3: 1-4 hit, 5 both miss, 6 counter."""
    return ANSWERS[max(0, die - 4)]


def _count(s: BerserkState, attacker: int, reflector: int, tally: Tally) -> None:
    """The outcome as wounds show it."""
    if s.wounds[attacker]:
        tally.outcomes["counter"] += 1
    elif s.wounds[reflector]:
        tally.outcomes[STRENGTHS[s.wounds[reflector] - 1]] += 1
    else:
        tally.outcomes["miss"] += 1
    tally.white[STRENGTHS[strength(s.fight[F_ATTACK_DIE])]] += 1
    if s.fight[F_DEFENCE_DIE]:
        tally.black[_answer(s.fight[F_DEFENCE_DIE])] += 1


def deviation(count: int, n: int, share: Fraction) -> float:
    """How many standard deviations a count lies from n times a share."""
    if share in (0, 1):
        return 0.0 if count == n * share else float("inf")
    p = float(share)
    return float((count - n * p) / (n * p * (1 - p)) ** 0.5)


class Row(NamedTuple):
    """One outcome of one case."""

    case: Case
    what: str
    times: int
    n: int
    share: Fraction

    @property
    def off(self) -> float:
        return deviation(self.times, self.n, self.share)


def compare(fights: int, seed: int) -> Iterator[Row]:
    """All cases, the fights shared among them evenly."""
    game = fighters()
    n = fights // len(cases())
    for number, case in enumerate(cases()):
        tally = fight(game, case, n, seed + number)
        for name, share in exact(case).items():
            yield Row(case, name, tally.outcomes[name], n, share)
        for name, share in attack_die(case).items():
            yield Row(case, "white die " + name, tally.white[name], n, share)
        if not case.closed:
            for name, share in defence_die(case).items():
                yield Row(case, "black die " + name, tally.black[name], n, share)


def main() -> None:
    rows: list[Row] = []
    fights = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    for row in compare(fights, 1):
        if not rows or rows[-1].case != row.case:
            print(f"\n{row.case}: {row.n:,} strikes")
        rows.append(row)
        share = float(row.share)
        print(
            f"    {row.what:18} {row.times / row.n:.5f}   {share:.5f} = {row.share!s:8}"
            f" {row.off:+.2f} sd"
        )
    worst = max(rows, key=lambda row: abs(row.off))
    strikes = sum(row.n for row in rows if row.what == "weak")
    print(
        f"\n{strikes:,} strikes, {len(rows)} shares; the largest deviation is "
        f"{abs(worst.off):.2f} standard deviations ({worst.case}: {worst.what})"
    )


if __name__ == "__main__":
    main()
