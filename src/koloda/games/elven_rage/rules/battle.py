"""The battle board: directions and symbols. Chapters 7 and 9 of RULES.md.

Every outer card faces the centre (ER-6.19); the centre places are in nobody's way (ER-7.10).
Symbols concern cards on the board and nothing else (ER-9.22).
"""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.piles import to_native_discard, to_owner
from koloda.games.elven_rage.rules.state import ElvenState, kind_at, tell

# ER-9.1, ER-9.2, ER-9.5, ER-9.6, ER-9.20, ER-9.23: by symbol
DAMAGE = [0, 1, 2, 1, 2, 0, 0, 0, 0]


def pointed_at(place: int, direction: int) -> int:
    """ER-7.1 to ER-7.5: left is the next place clockwise, centre the opposite one."""
    return (place + 1 + direction) & 3


def meeting(direction: int) -> int:
    """ER-7.6: the direction of the target that points back."""
    return 2 - direction


def set_up_place(s: ElvenState, place: int, card: int, side: int) -> None:
    """A card as printed in a place; a Treasure and a blank are empty places (ER-6.16)."""
    at = place * m.STRIDE
    places = s.places
    places[at + m.CARD] = card
    for field in range(m.LIVES, m.STRIDE):
        places[at + field] = 0
    if card == m.NOBODY or s.table.is_treasure[s.table.kind[card]]:
        places[at + m.SIDE] = m.NOBODY
        return
    stats = s.table.stats[s.table.kind[card]]
    places[at + m.SIDE] = side
    places[at + m.INITIATIVE] = stats[m.STAT_INITIATIVE]
    places[at + m.LIVES] = stats[m.STAT_LIVES]
    for direction in range(3):
        places[at + m.SYMBOL + direction] = stats[m.STAT_SYMBOL + direction]


def is_damaging(s: ElvenState, place: int, direction: int) -> bool:
    """ER-8.9: a strike at a living enemy, not stopped and not forbidden."""
    places = s.places
    symbol = places[place * m.STRIDE + m.SYMBOL + direction]
    if symbol < m.S1 or symbol > m.P2:
        return False
    at = ((place + 1 + direction) & 3) * m.STRIDE
    if places[at + m.SIDE] != 1 - places[place * m.STRIDE + m.SIDE]:  # ER-7.8
        return False
    if places[at + m.SHROUD]:
        return False
    if symbol <= m.S2:
        met = places[at + m.SYMBOL + 2 - direction]
        return met != m.SH and met != m.FS  # ER-9.3, ER-9.4, ER-9.7
    return True  # ER-9.5


def is_forced(s: ElvenState, place: int, direction: int) -> bool:
    """ER-8.12, ER-9.9: a simple strike at a Fire Shield."""
    places = s.places
    symbol = places[place * m.STRIDE + m.SYMBOL + direction]
    if symbol != m.S1 and symbol != m.S2:
        return False
    at = ((place + 1 + direction) & 3) * m.STRIDE
    if places[at + m.SIDE] != 1 - places[place * m.STRIDE + m.SIDE] or places[at + m.SHROUD]:
        return False
    return places[at + m.SYMBOL + 2 - direction] == m.FS


def is_movable(s: ElvenState, place: int, direction: int) -> bool:
    """ER-9.15, ER-9.16: Movement towards a living outer card, friend or enemy."""
    if s.places[place * m.STRIDE + m.SYMBOL + direction] != m.MV:
        return False
    return s.places[pointed_at(place, direction) * m.STRIDE + m.SIDE] != m.NOBODY


def is_forbidden(s: ElvenState, place: int) -> bool:
    """Whether a shroud forbids this card a strike it could make otherwise (ER-10.4)."""
    for direction in range(3):
        at = pointed_at(place, direction) * m.STRIDE
        if s.places[at + m.SHROUD]:
            s.places[at + m.SHROUD] = 0
            could = is_damaging(s, place, direction) or is_forced(s, place, direction)
            s.places[at + m.SHROUD] = 1
            if could:
                return True
    return False


def can_strike(s: ElvenState, place: int) -> bool:
    """A damaging option or a forced strike."""
    if s.places[place * m.STRIDE + m.SIDE] == m.NOBODY:
        return False
    for direction in range(3):
        if is_damaging(s, place, direction) or is_forced(s, place, direction):
            return True
    return False


def anybody_can_strike(s: ElvenState) -> bool:
    """ER-10.2, ER-10.4, ER-10.5."""
    return can_strike(s, 0) or can_strike(s, 1) or can_strike(s, 2) or can_strike(s, 3)


def strike(s: ElvenState, place: int, direction: int) -> None:
    """ER-8.15, ER-9.11: strike and retaliation are simultaneous."""
    places = s.places
    target = pointed_at(place, direction)
    symbol = places[place * m.STRIDE + m.SYMBOL + direction]
    met = places[target * m.STRIDE + m.SYMBOL + meeting(direction)]
    side = places[place * m.STRIDE + m.SIDE]
    if s.events is not None:
        tell(s, m.EV_STRIKES, place, direction, kind_at(s, target), kind_at(s, place))
    damage = 0 if met == m.FS and symbol <= m.S2 else DAMAGE[symbol]  # ER-9.7, ER-9.8
    if damage and s.fury >> side & 1:
        damage += 1
    s.struck_round = 1
    s.struck = target if damage else m.NOBODY
    s.struck_symbol = meeting(direction)
    s.striker_side = side if damage and symbol <= m.S2 else m.NOBODY  # ER-20.8
    if damage:
        lose_lives(s, target, damage)
    if met in (m.CA, m.FS):
        lose_lives(s, place, 1)  # ER-9.8, ER-9.10, ER-9.13


def lose_lives(s: ElvenState, place: int, n: int) -> None:
    """ER-8.19: lives never go below 0; no symbol answers a loss as such (ER-9.14)."""
    at = place * m.STRIDE
    lost = min(n, s.places[at + m.LIVES])
    s.places[at + m.LIVES] -= lost
    s.places[at + m.LOST] += lost
    s.lost_lives = 1
    if s.events is not None:
        tell(s, m.EV_LOSES_LIVES, place, lost, kind_at(s, place))


def change_symbol(s: ElvenState, place: int, direction: int, symbol: int) -> None:
    """ER-9.21: a replacement removes the previous symbol."""
    s.places[place * m.STRIDE + m.SYMBOL + direction] = symbol
    if s.events is not None:
        tell(s, m.EV_SYMBOL, place, direction, symbol, kind_at(s, place))


def move(s: ElvenState, place: int, direction: int) -> None:
    """ER-9.15, ER-9.18."""
    other = pointed_at(place, direction)
    if s.events is not None:
        tell(s, m.EV_MOVES, place, direction, kind_at(s, place), kind_at(s, other))
    s.moved_round = 1
    swap(s, place, other)


def swap(s: ElvenState, place: int, other: int) -> None:
    """ER-9.17: wounds, altered symbols and turns travel with the cards."""
    a, b = place * m.STRIDE, other * m.STRIDE
    for field in range(m.STRIDE):
        s.places[a + field], s.places[b + field] = s.places[b + field], s.places[a + field]
    s.acting = _follow(s.acting, place, other)
    s.struck = _follow(s.struck, place, other)


def _follow(at: int, place: int, other: int) -> int:
    if at == place:
        return other
    return place if at == other else at


def leave_battle(s: ElvenState, place: int, dead: bool) -> None:
    """ER-7.7: the place stays empty; ER-8.17: the dead go to their native discard."""
    at = place * m.STRIDE
    card = s.places[at + m.CARD]
    s.places[at + m.CARD] = s.places[at + m.SIDE] = m.NOBODY
    for field in range(m.LIVES, m.STRIDE):
        s.places[at + field] = m.BLANK
    if s.acting == place:
        s.acting = m.NOBODY
    if s.struck == place:
        s.struck = m.NOBODY
    if dead:
        if s.events is not None:
            tell(s, m.EV_DIES, place, s.table.kind[card])
        to_native_discard(s, card)
    else:
        to_owner(s, card)


def bury(s: ElvenState) -> None:
    """ER-8.17, ER-8.24: cards without lives leave, in the order N, E, S, W."""
    for place in range(4):
        at = place * m.STRIDE
        if s.places[at + m.SIDE] != m.NOBODY:
            if s.places[at + m.LIVES] == 0:
                leave_battle(s, place, True)
            else:
                s.places[at + m.LOST] = 0


def has_acted(s: ElvenState, place: int) -> bool:
    """Whether a card has finished its turn this round or has none."""
    at = place * m.STRIDE
    return s.places[at + m.ACTED] != 0 or s.places[at + m.SKIPS] > 0


def has_extra_turn(s: ElvenState, place: int) -> bool:
    return s.places[place * m.STRIDE + m.EXTRA] > 0
