"""Modifiers of statistics: what keywords print and static abilities grant (chapters 26, 27)."""

from koloda.games.berserk import model as m


def add_modifier(stats: list[int], at: int, modifier: int, a: int, b: int, c: int) -> None:
    """Apply one modifier to the statistics that start at `at`."""
    if modifier == m.MOD_FLAG:
        stats[at + m.FLAGS] |= a
    elif modifier == m.MOD_LEVEL:
        stats[at + a] = max(stats[at + a], b)  # BK-27.1, 27.4: the largest applies
    elif modifier == m.MOD_STRIKE:
        stats[at + m.PLUS_WEAK] += a  # BK-26.80, 27.2: all other abilities add up
        stats[at + m.PLUS_MEDIUM] += b
        stats[at + m.PLUS_STRONG] += c
    elif modifier == m.MOD_MOVEMENT:
        stats[at + m.MOVEMENT] += a
    elif modifier == m.MOD_LIVES:
        stats[at + m.LIVES] += a
    elif modifier == m.MOD_POISON:
        stats[at + m.POISON_PLUS] += a
    else:
        _add_by_attack(stats, at, modifier, a, b)


def _add_by_attack(stats: list[int], at: int, modifier: int, attack: int, n: int) -> None:
    """Vulnerability and reductions: some bits for each attack type (BK-26.77)."""
    first = 0 if attack == m.ANY_ATTACK else attack
    last = m.DISCHARGE if attack == m.ANY_ATTACK else attack
    for kind in range(first, last + 1):
        shift = kind * m.BY_ATTACK
        if modifier == m.MOD_REDUCE:
            old = stats[at + m.REDUCED] >> shift & m.MOST_BY_ATTACK
            stats[at + m.REDUCED] += min(n, m.MOST_BY_ATTACK - old) << shift  # BK-27.2
        else:
            old = stats[at + m.VULNERABLE] >> shift & m.MOST_BY_ATTACK
            stats[at + m.VULNERABLE] += max(n - old, 0) << shift  # BK-26.79: the largest applies


def add_all(stats: list[int], at: int, modifiers: list[int]) -> None:
    for i in range(0, len(modifiers), 4):
        add_modifier(stats, at, modifiers[i], modifiers[i + 1], modifiers[i + 2], modifiers[i + 3])
