"""What an activated warrior gives to its battle now, and where that comes from."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.state import ValhallaState, comrade, is_combatant
from koloda.games.valhalla.rules.strength import (
    ability_bonus,
    is_silenced,
    sacrifice_bonus,
    tyr_bonus,
)
from koloda.kernel.protocol import Json

Reason = tuple[int, str]


def strength_of(s: ValhallaState, place: int) -> list[Reason]:
    """VA-4.532: the printed strength, the warrior's ability, its Tyr card, its sacrifice."""
    owner = place // m.SLOTS
    seat = owner if is_combatant(s, owner) else comrade(s, owner)  # VA-4.1512
    ability = 0 if is_silenced(s, place) else ability_bonus(s, seat, place)
    found = [(s.table.strength[s.squad[place]], "printed"), (ability, "ability")]
    if s.tyr[place] != m.EMPTY:
        found.append((tyr_bonus(s, seat, place), s.table.ids[s.tyr[place]]))
    if s.battle.excluded >> place & 1:  # VA-4.1114
        found.append((-sum(amount for amount, _ in found), "named"))
    found.append((sacrifice_bonus(s, place), "sacrifice"))
    return [found[0], *[reason for reason in found[1:] if reason[0]]]


def told(reasons: list[Reason]) -> Json:
    return {"strength": [[amount, source] for amount, source in reasons]}
