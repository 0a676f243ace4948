"""Why the strike or the lives of a card in play are not the printed ones (BH-11.8, BH-13.3)."""

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.rules.abilities import reaches
from koloda.games.berserk_heroes.rules.movement import attached
from koloda.games.berserk_heroes.rules.state import HeroesState
from koloda.kernel.protocol import Json


def reasons(s: HeroesState, unit: int, strike: int, lives: int) -> dict[str, Json]:
    """What a shown strike and shown lives are made of, where they differ from the printed ones."""
    t, kind = s.table, s.card_of[unit] >> 1
    found: dict[str, Json] = {}
    if strike != t.strike[kind]:
        made = [(t.strike[kind], "printed"), *_given(s, unit, m.FX_STRIKE)]
        total = sum(n for n, _ in made)
        if total < 0:
            made.append((strike - total, "at_least_0"))  # BH-11.8
        found["strike"] = [[n, source] for n, source in made]
    if lives != t.lives[kind]:
        made = [(t.lives[kind], "printed"), *_given(s, unit, m.FX_LIVES)]
        found["lives"] = [[n, source] for n, source in made]
    return found


def _given(s: HeroesState, unit: int, what: int) -> list[tuple[int, str]]:
    """Amounts given by cards attached, by effects and by static abilities, with their sources."""
    t = s.table
    printed, static = (t.strike, t.ab_strike) if what == m.FX_STRIKE else (t.lives, t.ab_lives)
    given = [(printed[code >> 1], t.ids[code >> 1]) for code in attached(s, unit)]  # BH-20.2
    for i in range(0, len(s.fx), m.FX_WIDTH):
        if s.fx[i + m.FX_UNIT] == unit and s.fx[i + m.FX_KIND] == what:
            given.append((s.fx[i + m.FX_VALUE], _until(s.fx[i + m.FX_UNTIL])))
    if not s.flags[unit] & m.HIDDEN:  # BH-19.4
        for i in range(0, len(s.auras), 2):
            aid = s.auras[i + 1]
            if static[aid] and reaches(s, s.auras[i], aid, unit):
                given.append((static[aid], t.ids[t.ab_card[aid]]))
    return [(n, source) for n, source in given if n]


def _until(until: int) -> str:
    """An effect is told by how long it lasts: BH-14.12, BH-8.21, BH-8.28."""
    if until == m.IN_PLAY:
        return "in_play"
    return "turn" if until == m.THIS_TURN else "next_turn"
