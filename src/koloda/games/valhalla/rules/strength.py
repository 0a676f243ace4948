"""Battle strength: chapters 4.561 and 4.72x of RULES.md; what adds up says VA-4.1901."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.jarls import help_strength, strength_of_jarl
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    activated,
    activated_by,
    battle_ability,
    clan_count,
    clan_mask,
    combatant,
    comrade,
    is_tactic_of,
    opponent,
    played_kind,
    side_of,
    squad_size,
    valhalla_points,
)
from koloda.kernel.event import ALL


def determine_strength(s: ValhallaState, side: int) -> None:
    """VA-4.561: everything is evaluated at the end of the phase and then stays (VA-4.562)."""
    seat = combatant(s, side)
    total = strength(s, seat) if activated_by(s, seat) else 0  # VA-4.563, VA-4.605
    s.battle.strength[side] = total
    if s.events is not None:
        s.events.append((m.E_STRENGTH, ALL, 2, seat, total))


def strength(s: ValhallaState, seat: int) -> int:
    """A combatant's battle strength now."""
    total = strength_of_warriors(s, seat)
    total += strength_of_tactics(s, seat)
    total += strength_of_jarl(s, seat)
    total += strength_of_helps(s, side_of(s, seat))
    if s.battle.kind == m.SOLO:
        total += valhalla_points(s, 0)  # VA-4.1631
    return total


def strength_of_warriors(s: ValhallaState, seat: int) -> int:
    """VA-4.532: strengths and ability bonuses of the activated warriors."""
    total = 0
    for owner in (seat, comrade(s, seat)):
        if owner == m.NOBODY:
            continue
        for place in range(owner * m.SLOTS, owner * m.SLOTS + m.SLOTS):
            if s.battle.armed[place]:
                if s.battle.excluded >> place & 1 == 0:  # VA-4.1114
                    total += contribution(s, seat, place)
                total += sacrifice_bonus(s, place)  # VA-4.1118
    return total


def contribution(s: ValhallaState, seat: int, place: int) -> int:
    """What a warrior itself gives: strength, own ability, Tyr card."""
    total = s.table.strength[s.squad[place]]
    if not is_silenced(s, place):
        total += ability_bonus(s, seat, place)
    return total + tyr_bonus(s, seat, place)


def is_silenced(s: ValhallaState, place: int) -> bool:
    """Whether abilities of this warrior's clan add no strength: M1 (VA-4.1671), J25."""
    clan = s.table.clan[s.squad[place]]
    if battle_ability(s) == m.M_SILENCE:
        return s.table.ability_a[s.battle.card] == clan
    owner = place // m.SLOTS  # VA-4.1508: the defender's own squad alone
    return owner == s.battle.defender and s.battle.silenced >> clan & 1 == 1


def ability_bonus(s: ValhallaState, seat: int, place: int) -> int:
    """VA-4.721 to VA-4.726."""
    table, kind = s.table, s.squad[place]
    ability = table.ability[kind]
    if ability == m.A_HUNTER:
        return table.ability_b[kind] if is_hunted(s, seat, kind) else 0
    if ability == m.A_KIN:
        return kin_bonus(s, seat, place)
    if ability == m.A_MIXED:
        return mixed_bonus(s, seat, place)
    return 0


def is_hunted(s: ValhallaState, seat: int, kind: int) -> bool:
    """VA-4.721, VA-4.722: the printed colour is in the opponent's squad (VA-4.1506)."""
    other = opponent(s, seat)
    if other == m.NOBODY:
        return False
    mask = clan_mask(s, other)
    ally = comrade(s, other)
    if ally != m.NOBODY and s.table.clan[kind] == m.BOAR:
        mask |= clan_mask(s, ally)
    return mask >> s.table.ability_a[kind] & 1 == 1


def counts_comrade(s: ValhallaState, place: int) -> bool:
    """VA-4.1505: a Deer counts the comrade's squad as part of the own one, in battles."""
    return s.battle.kind == m.BATTLE and s.table.clan[s.squad[place]] == m.DEER


def kin_bonus(s: ValhallaState, seat: int, place: int) -> int:
    """VA-4.723: one other warrior of the printed colour, or two or more."""
    table, kind, owner = s.table, s.squad[place], place // m.SLOTS
    colour = table.ability_a[kind]
    n = clan_count(s, owner, colour)
    ally = comrade(s, owner)
    if ally != m.NOBODY and counts_comrade(s, place):
        n += clan_count(s, ally, colour)
    if table.clan[kind] == colour:
        n -= 1  # VA-R23
    if n >= 2:
        return table.ability_c[kind]  # VA-R24
    return table.ability_b[kind] if n == 1 else 0


def mixed_bonus(s: ValhallaState, seat: int, place: int) -> int:
    """VA-4.725, VA-4.726: three different clans in the squad, or four and more."""
    table, kind, owner = s.table, s.squad[place], place // m.SLOTS
    mask = clan_mask(s, owner)
    ally = comrade(s, owner)
    if ally != m.NOBODY and counts_comrade(s, place):
        mask |= clan_mask(s, ally)
    clans = mask.bit_count()
    if clans >= 4:
        return table.ability_c[kind]
    return table.ability_b[kind] if clans == 3 else 0


def tyr_bonus(s: ValhallaState, seat: int, place: int) -> int:
    """VA-4.1321, VA-4.1322: bane looks at the opponent's own squad alone (VA-4.1513).

    Asked for activated warriors only: VA-4.1315.
    """
    tyr = s.tyr[place]
    if tyr == m.EMPTY:
        return 0
    ability = s.table.ability[tyr]
    if ability == m.A_MIGHT:
        return s.table.ability_b[tyr]
    other = opponent(s, seat)
    if ability != m.A_BANE or other == m.NOBODY:
        return 0
    return s.table.ability_b[tyr] if clan_mask(s, other) >> s.table.ability_a[tyr] & 1 else 0


def sacrifice_bonus(s: ValhallaState, place: int) -> int:
    """VA-4.1235."""
    kind = s.squad[place]
    if s.battle.sacrificed >> place & 1 == 0 or is_silenced(s, place):
        return 0
    return s.table.ability_b[kind] if s.table.ability[kind] == m.A_SACRIFICE else 0


def strength_of_tactics(s: ValhallaState, seat: int) -> int:
    """VA-4.711 to VA-4.714, VA-4.1214, VA-4.1215: the tactics a player has played."""
    table, total = s.table, 0
    for entry in s.battle.played:
        if not is_tactic_of(entry, seat):
            continue
        kind = played_kind(entry)
        effect = table.effect[kind]
        if effect == m.T_STRENGTH:
            total += table.effect_n[kind]
        elif effect == m.T_PER_WARRIOR:
            total += table.effect_n[kind] * squad_size(s, seat)
        elif effect == m.T_BY_ACTIVATED:
            total += table.steps[kind][activated(s, seat)]
    return total


def strength_of_helps(s: ValhallaState, side: int) -> int:
    """VA-4.1032, VA-4.1036: Thor cards played for a side, and jarls of other players."""
    thor, total = s.battle.thor, 0
    for i in range(0, len(thor), 3):
        if thor[i + 2] == side and s.table.effect[thor[i]] == m.H_STRENGTH:
            total += s.table.effect_n[thor[i]]
    for seat in range(s.match.seats):
        if s.battle.helped[seat] == side + 1:
            total += help_strength(s, seat)
    return total
