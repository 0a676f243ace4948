"""Why a number of a card in play is not the printed one (chapters 26 and 27)."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.cards.modifiers import add_all
from koloda.games.berserk.rules.state import BerserkState, lives, role, stat
from koloda.games.berserk.rules.statics import in_area
from koloda.kernel.protocol import Json

LEVELS: Final[list[tuple[str, int]]] = [
    ("armor", m.ARMOR), ("attack_exp", m.ATTACK_EXP), ("defence_exp", m.DEFENCE_EXP),
    ("regen", m.REGEN), ("jump", m.JUMP), ("life_gift", m.LIFE_GIFT),
]  # fmt: skip
STRENGTHS: Final = ["weak", "medium", "strong"]
UNTIL: Final = ["turn", "start_of_turn", "start_of_turn", "for_ever"]  # BK-10.13


def reasons(s: BerserkState, unit: int) -> dict[str, Json]:
    """For each number that differs, what it is made of; by the names of numbers and marks."""
    row = s.row[unit]
    base = s.table.base[s.kind[unit] * 2 + role(s, s.owner[unit])]
    if not s.added[unit] and s.stats[row : row + m.N_STATS] == base:
        return {}
    printed = _printed(s, unit)
    now = _now(s, unit)
    if now == printed:
        return {}
    made: dict[str, list[Json]] = {
        name: [[printed[name], "printed"]] for name in now if now[name] != printed[name]
    }
    stats = base[:]
    before = printed
    for source, modifiers in _given(s, unit):
        add_all(stats, 0, modifiers)
        after = _numbers(s, unit, stats)
        for name, parts in made.items():
            if after[name] != before[name]:
                parts.append([after[name] - before[name], source])
        before = after
    return dict(made)


def _given(s: BerserkState, unit: int) -> list[tuple[str, list[int]]]:
    """The sources of what changes a card, with their modifiers, in the order of the rules."""
    ids = s.table.ids
    found: list[tuple[str, list[int]]] = [(ids[s.kind[unit]], [])]  # its own keywords
    for giver in (*s.forces[0], *s.forces[1]):
        if s.st[giver] & m.HIDDEN:
            continue  # BK-8.9
        kind = s.kind[giver]
        if s.host[giver] == unit:
            found.append((ids[kind], s.table.host_modifiers[kind]))
        own = s.owner[giver] == s.owner[unit]
        for aura in s.table.auras[kind]:
            side = aura.on.side
            meant = side == m.ANY_SIDE or (side == m.OWN) == own
            if meant and in_area(s, aura.on, giver, unit):
                found.append((ids[kind], aura.modifiers))
    for i in range(0, len(s.temps), m.N_TEMP):
        if s.temps[i] == unit:
            found.append((UNTIL[s.temps[i + 1]], s.temps[i + 2 : i + m.N_TEMP]))
    found.append(("additional", [m.MOD_LIVES, s.added[unit], 0, 0]))  # BK-19.9
    return found


def _printed(s: BerserkState, unit: int) -> dict[str, int]:
    """What stands on the card: its lives and strike, and its keywords (BK-16.28)."""
    kind = s.kind[unit]
    base = s.table.base[kind * 2 + role(s, s.owner[unit])]
    found = {"lives": s.table.lives[kind]}
    for how, value in enumerate(s.table.strike[kind]):
        found[STRENGTHS[how]] = value
    for name, at in LEVELS:
        found[name] = base[at]
    return found


def _numbers(s: BerserkState, unit: int, stats: list[int]) -> dict[str, int]:
    found = {"lives": stats[m.LIVES]}
    for how, value in enumerate(s.table.strike[s.kind[unit]]):
        found[STRENGTHS[how]] = value + stats[m.PLUS_WEAK + how]
    for name, at in LEVELS:
        found[name] = stats[at]
    return found


def _now(s: BerserkState, unit: int) -> dict[str, int]:
    stats = [stat(s, unit, at) for at in range(m.N_STATS)]
    stats[m.LIVES] = lives(s, unit)
    return _numbers(s, unit, stats)
