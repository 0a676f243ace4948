"""How the cost of a decision and of a clone grows with the cards in play, for Berserk. Heroes.

python benchmarks/heroes_growth.py
"""

import time

from koloda.games.berserk_heroes import GAME
from koloda.games.berserk_heroes.faces.notation import position
from koloda.games.berserk_heroes.rules.state import HeroesState
from koloda.kernel.playout import Chooser

CREATURES = [
    "jarl",
    "raider",
    "herbalist",
    "shellback",
    "avenger",
    "sea_witch",
    "brawler",
    "duelist",
    "shroud_crossbow",
    "standard_bearer",
]
DECISIONS = 6  # from each copy of the position
COPIES = 600


def crowded(n: int) -> HeroesState:
    """A position with n cards in play besides the heroes."""
    squads = [
        " ".join(CREATURES[(i + seat * 3) % 10] for i in range(n // 2 + seat * (n % 2)))
        for seat in (0, 1)
    ]
    return position(
        f"seat 0: alder | hand volley storm jarl raider | play {squads[0]}\n"
        f"seat 1: wormwood | hand volley jarl | play {squads[1]}\n"
    )


def clone_us(s: HeroesState) -> float:
    """Microseconds of one clone."""
    start = time.process_time()
    for _ in range(3000):
        s.clone()
    return (time.process_time() - start) / 3000 * 1e6


def decision_us(s: HeroesState) -> float:
    """Microseconds of one random decision, options included."""
    chooser, n, spent = Chooser(1), 0, 0.0
    for _ in range(COPIES):
        t = s.clone()
        start = time.process_time()
        for _ in range(DECISIONS):
            options = GAME.options(t)
            if not options:
                break
            GAME.apply(t, options[chooser.below(len(options))])
            n += 1
        spent += time.process_time() - start
    return spent / n * 1e6


def main() -> None:
    print("cards  clone us  decision us")
    for n in (5, 10, 20, 40, 60):
        s = crowded(n)
        print(f"{n:5}  {clone_us(s):8.2f}  {decision_us(s):11.2f}")


if __name__ == "__main__":
    main()
