"""The small questions one asks of a position of Valhalla."""

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.position import Battle as Battle
from koloda.games.valhalla.rules.position import Match as Match
from koloda.games.valhalla.rules.position import ValhallaState as ValhallaState
from koloda.games.valhalla.rules.position import new_battle


def no_battle() -> Battle:
    """The table between two battles: all extra dice in the supply (VA-4.125)."""
    return new_battle(m.NO_BATTLE, m.NOBODY, m.NOBODY)


def uses(s: ValhallaState, expansions: int) -> bool:
    """Whether any of these expansions is in play."""
    return s.match.expansions & expansions != 0


def squad_size(s: ValhallaState, seat: int) -> int:
    """The number of warriors in a squad; for the monster its warrior symbols (VA-4.1635)."""
    if seat == m.MONSTER:
        return s.table.warriors[monster_card(s)]
    squad, n = s.squad, 0
    start = seat * m.SLOTS
    for place in range(start, start + m.SLOTS):
        if squad[place] != m.EMPTY:
            n += 1
    return n


def has_squad(s: ValhallaState, seat: int) -> bool:
    """Whether a player has at least one warrior on the board."""
    squad, start = s.squad, seat * m.SLOTS
    return (
        squad[start] != m.EMPTY
        or squad[start + 1] != m.EMPTY
        or squad[start + 2] != m.EMPTY
        or squad[start + 3] != m.EMPTY
    )


def capacity(s: ValhallaState) -> int:
    """VA-4.114, VA-4.1677: warriors a board holds."""
    if s.monster >= 0 and monster_ability(s) == m.M_CROWD:
        return m.SLOTS - 1
    return m.SLOTS


def clan_count(s: ValhallaState, seat: int, clan: int) -> int:
    """Warriors of a clan in a squad, activated, blocked or not: VA-4.724, VA-4.730."""
    squad, clans, n = s.squad, s.table.clan, 0
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        kind = squad[place]
        if kind != m.EMPTY and clans[kind] == clan:
            n += 1
    return n


def clan_mask(s: ValhallaState, seat: int) -> int:
    """The clans of a squad as bits; for the monster those printed on its card (VA-4.1633)."""
    if seat == m.MONSTER:
        return s.table.clans[s.battle.card]
    squad, clans, mask = s.squad, s.table.clan, 0
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        kind = squad[place]
        if kind != m.EMPTY:
            mask |= 1 << clans[kind]
    return mask


def has_warrior(s: ValhallaState, seat: int) -> bool:
    """Whether a hand holds a warrior card."""
    warrior = s.table.warrior
    for entry in s.hands[seat]:
        if warrior[entry >> m.HAND_SHIFT]:
            return True
    return False


def left_of(s: ValhallaState, seat: int) -> int:
    """VA-4.302: the left neighbour."""
    return seat + 1 if seat + 1 < s.match.seats else 0


def is_solo(s: ValhallaState) -> bool:
    """Whether this is the solo mode."""
    return s.match.seats == 1


def comrade(s: ValhallaState, seat: int) -> int:
    """VA-4.1503: the player sitting opposite, or NOBODY."""
    if s.match.expansions & m.X_COMRADES == 0 or seat == m.MONSTER:
        return m.NOBODY
    return (seat + s.match.seats // 2) % s.match.seats


def is_alliance(s: ValhallaState) -> bool:
    """Whether the Alliance of Jarls is played."""
    return s.match.expansions & m.X_ALLIANCE != 0


def combatant(s: ValhallaState, side: int) -> int:
    """The seat of a side: 0 attacker, 1 defender."""
    return s.battle.attacker if side == 0 else s.battle.defender


def side_of(s: ValhallaState, seat: int) -> int:
    """The side of a combatant."""
    return 0 if s.battle.attacker == seat else 1


def opponent(s: ValhallaState, seat: int) -> int:
    """The other combatant; NOBODY where there is none (VA-4.814)."""
    return s.battle.defender if s.battle.attacker == seat else s.battle.attacker


def is_combatant(s: ValhallaState, seat: int) -> bool:
    """VA-4.407."""
    return seat == s.battle.attacker or seat == s.battle.defender


def is_contest(s: ValhallaState) -> bool:
    """Whether two players fight each other."""
    return s.battle.kind == m.BATTLE


def activated(s: ValhallaState, seat: int) -> int:
    """Activated warriors of a player's own squad: VA-4.1508."""
    armed, n = s.battle.armed, 0
    for place in range(seat * m.SLOTS, seat * m.SLOTS + m.SLOTS):
        n += armed[place]
    return n


def activated_by(s: ValhallaState, seat: int) -> int:
    """All warriors a combatant activated, the comrade's too: VA-4.705, VA-4.1216, VA-4.1514."""
    n = activated(s, seat)
    other = comrade(s, seat)
    return n + activated(s, other) if other >= 0 else n


def free_dice(s: ValhallaState, side: int) -> int:
    """The number of a side's free dice."""
    dice, n = s.battle.dice, 0
    for i in range(side * m.CODES, side * m.CODES + m.CODES):
        n += dice[i]
    return n


def showing(s: ValhallaState, side: int, face: int) -> int:
    """Free dice of a side that show a face."""
    dice = s.battle.dice
    return dice[side * m.CODES + face] + dice[side * m.CODES + m.EXTRA + face]


def monster_card(s: ValhallaState) -> int:
    """Solo: the card in force, that of the battle while one is fought (VA-4.1685)."""
    if s.battle.kind == m.SOLO:
        return s.battle.card
    return s.table.monster_card(s.monster, s.card)


def printed_strength(s: ValhallaState, card: int) -> int:
    """VA-4.1694: the strength of a monster card, of its marked side with an expansion."""
    return s.table.marked[card] if uses(s, m.X_VALKYRIES) else s.table.strength[card]


def open_cards(s: ValhallaState) -> int:
    """VA-4.1612, VA-4.1613: how many of the monster's cards, from the top, are open."""
    return m.STACK if s.looked else min(s.card + 2, m.STACK)


def monster_ability(s: ValhallaState) -> int:
    """Solo: the ability of the active card, outside battles."""
    if s.match.variants & m.N_PLAIN_MONSTER:  # VA-4.1610
        return m.M_NONE
    return s.table.ability[s.table.monster_card(s.monster, s.card)]


def battle_ability(s: ValhallaState) -> int:
    """Solo: the ability of the card being fought, while it is not switched off (VA-4.1636)."""
    b = s.battle
    if b.kind != m.SOLO or b.monster_off or s.match.variants & m.N_PLAIN_MONSTER:
        return m.M_NONE
    return s.table.ability[b.card]


# Cards played in a battle: kind, player, whether sacrificed, whether gone in the clean-up.


def played_entry(kind: int, seat: int, sacrificed: int) -> int:
    """An entry of Battle.played."""
    return kind << m.PLAYED_KIND | seat << m.PLAYED_SEAT | sacrificed


def played_kind(entry: int) -> int:
    return entry >> m.PLAYED_KIND


def played_by(entry: int) -> int:
    return entry >> m.PLAYED_SEAT & 7


def is_tactic_of(entry: int, seat: int) -> bool:
    """VA-4.1235: a sacrificed card was not played as a tactic."""
    return entry & m.SACRIFICED == 0 and played_by(entry) == seat


def tactics_played(s: ValhallaState, seat: int) -> int:
    """Battle tactics a player has played in this battle."""
    n = 0
    for entry in s.battle.played:
        if is_tactic_of(entry, seat):
            n += 1
    return n


def valhalla_points(s: ValhallaState, seat: int) -> int:
    """VA-4.822: the VP of the cards in a Valhalla."""
    vp, total = s.table.vp, 0
    for kind in s.valhalla[seat]:
        total += vp[kind]
    return total


def room_left(s: ValhallaState) -> int:
    """VA-4.1655: VP that the player's Valhalla may still take in."""
    maximum = s.table.maximum[s.table.monster_card(s.monster, s.card)]
    return max(0, maximum - valhalla_points(s, 0))
