"""The battle board: directions and symbols. Chapters 7 and 9 of RULES.md."""

from koloda.games.elven_rage.model import (
    ACTED,
    BLANK,
    CA,
    CARD,
    EV_DIES,
    EV_LOSES_LIVES,
    EV_MOVES,
    EV_STRIKES,
    EV_SYMBOL,
    EXTRA,
    FS,
    INITIATIVE,
    LIVES,
    LOST,
    MV,
    NOBODY,
    P2,
    S1,
    S2,
    SH,
    SHROUD,
    SIDE,
    SKIPS,
    STRIDE,
    SYMBOL,
)
from koloda.games.elven_rage.piles import to_native_discard, to_owner
from koloda.games.elven_rage.state import ElvenState, tell

DAMAGE = [0, 1, 2, 1, 2, 0, 0, 0, 0]  # ER-9.1, ER-9.2, ER-9.5: by symbol


def pointed_at(place: int, direction: int) -> int:
    """ER-7.1 to ER-7.5: left is the next place clockwise, centre the opposite one."""
    return (place + 1 + direction) & 3


def meeting(direction: int) -> int:
    """ER-7.6: the direction of the target that points back."""
    return 2 - direction


def set_up_place(s: ElvenState, place: int, card: int, side: int) -> None:
    """A card as printed in a place; a Treasure and a blank are empty places (ER-6.16)."""
    at = place * STRIDE
    places = s.places
    places[at + CARD] = card
    for field in range(LIVES, STRIDE):
        places[at + field] = 0
    if card == NOBODY or s.table.is_treasure[s.table.kind[card]]:
        places[at + SIDE] = NOBODY
        return
    stats = s.table.stats[s.table.kind[card]]
    places[at + SIDE] = side
    places[at + INITIATIVE] = stats[0]
    places[at + LIVES] = stats[1]
    places[at + SYMBOL] = stats[2]
    places[at + SYMBOL + 1] = stats[3]
    places[at + SYMBOL + 2] = stats[4]


def is_damaging(s: ElvenState, place: int, direction: int) -> bool:
    """ER-8.9: a strike at a living enemy, not stopped and not forbidden."""
    places = s.places
    symbol = places[place * STRIDE + SYMBOL + direction]
    if symbol < S1 or symbol > P2:
        return False
    at = ((place + 1 + direction) & 3) * STRIDE
    if places[at + SIDE] != 1 - places[place * STRIDE + SIDE]:  # ER-7.8
        return False
    if places[at + SHROUD]:
        return False
    if symbol <= S2:
        met = places[at + SYMBOL + 2 - direction]
        return met != SH and met != FS  # ER-9.3, ER-9.7
    return True  # ER-9.5


def is_forced(s: ElvenState, place: int, direction: int) -> bool:
    """ER-8.12: a simple strike at a Fire Shield."""
    places = s.places
    symbol = places[place * STRIDE + SYMBOL + direction]
    if symbol != S1 and symbol != S2:
        return False
    at = ((place + 1 + direction) & 3) * STRIDE
    if places[at + SIDE] != 1 - places[place * STRIDE + SIDE] or places[at + SHROUD]:
        return False
    return places[at + SYMBOL + 2 - direction] == FS


def is_movable(s: ElvenState, place: int, direction: int) -> bool:
    """ER-9.15, ER-9.16: Movement towards a living outer card, friend or enemy."""
    if s.places[place * STRIDE + SYMBOL + direction] != MV:
        return False
    return s.places[pointed_at(place, direction) * STRIDE + SIDE] != NOBODY


def is_forbidden(s: ElvenState, place: int) -> bool:
    """Whether a shroud forbids this card a strike it could make otherwise (ER-10.4)."""
    for direction in range(3):
        at = pointed_at(place, direction) * STRIDE
        if s.places[at + SHROUD]:
            s.places[at + SHROUD] = 0
            could = is_damaging(s, place, direction) or is_forced(s, place, direction)
            s.places[at + SHROUD] = 1
            if could:
                return True
    return False


def can_strike(s: ElvenState, place: int) -> bool:
    """A damaging option or a forced strike."""
    if s.places[place * STRIDE + SIDE] == NOBODY:
        return False
    for direction in range(3):
        if is_damaging(s, place, direction) or is_forced(s, place, direction):
            return True
    return False


def anybody_can_strike(s: ElvenState) -> bool:
    """ER-10.2, ER-10.4, ER-10.5."""
    return can_strike(s, 0) or can_strike(s, 1) or can_strike(s, 2) or can_strike(s, 3)


def strike(s: ElvenState, place: int, direction: int) -> None:
    """ER-8.15: strike and retaliation are simultaneous."""
    places = s.places
    target = pointed_at(place, direction)
    symbol = places[place * STRIDE + SYMBOL + direction]
    met = places[target * STRIDE + SYMBOL + meeting(direction)]
    side = places[place * STRIDE + SIDE]
    if s.events is not None:
        tell(s, EV_STRIKES, place, direction, s.table.kind[places[target * STRIDE + CARD]])
    damage = 0 if met == FS and symbol <= S2 else DAMAGE[symbol]  # ER-9.7, ER-9.8
    if damage and s.fury >> side & 1:
        damage += 1
    s.struck_round = 1
    s.struck = target if damage else NOBODY
    s.struck_symbol = meeting(direction)
    s.striker_side = side if damage and symbol <= S2 else NOBODY  # ER-20.8
    if damage:
        lose_lives(s, target, damage)
    if met in (CA, FS):
        lose_lives(s, place, 1)  # ER-9.8, ER-9.10, ER-9.13


def lose_lives(s: ElvenState, place: int, n: int) -> None:
    """ER-8.19: lives never go below 0."""
    at = place * STRIDE
    lost = min(n, s.places[at + LIVES])
    s.places[at + LIVES] -= lost
    s.places[at + LOST] += lost
    s.lost_lives = 1
    if s.events is not None:
        tell(s, EV_LOSES_LIVES, place, lost)


def change_symbol(s: ElvenState, place: int, direction: int, symbol: int) -> None:
    """ER-9.21: a replacement removes the previous symbol."""
    s.places[place * STRIDE + SYMBOL + direction] = symbol
    if s.events is not None:
        tell(s, EV_SYMBOL, place, direction, symbol)


def move(s: ElvenState, place: int, direction: int) -> None:
    """ER-9.15, ER-9.18."""
    if s.events is not None:
        tell(s, EV_MOVES, place, direction)
    s.moved_round = 1
    swap(s, place, pointed_at(place, direction))


def swap(s: ElvenState, place: int, other: int) -> None:
    """ER-9.17: wounds, altered symbols and turns travel with the cards."""
    a, b = place * STRIDE, other * STRIDE
    for field in range(STRIDE):
        s.places[a + field], s.places[b + field] = s.places[b + field], s.places[a + field]
    s.acting = _follow(s.acting, place, other)
    s.struck = _follow(s.struck, place, other)


def _follow(at: int, place: int, other: int) -> int:
    if at == place:
        return other
    return place if at == other else at


def leave_battle(s: ElvenState, place: int, dead: bool) -> None:
    """ER-7.7: the place stays empty; ER-8.17: the dead go to their native discard."""
    at = place * STRIDE
    card = s.places[at + CARD]
    s.places[at + CARD] = s.places[at + SIDE] = NOBODY
    for field in range(LIVES, STRIDE):
        s.places[at + field] = BLANK
    if s.acting == place:
        s.acting = NOBODY
    if s.struck == place:
        s.struck = NOBODY
    if dead:
        if s.events is not None:
            tell(s, EV_DIES, place, s.table.kind[card])
        to_native_discard(s, card)
    else:
        to_owner(s, card)


def bury(s: ElvenState) -> None:
    """ER-8.17, ER-8.24: cards without lives leave, in the order N, E, S, W."""
    for place in range(4):
        at = place * STRIDE
        if s.places[at + SIDE] != NOBODY:
            if s.places[at + LIVES] == 0:
                leave_battle(s, place, True)
            else:
                s.places[at + LOST] = 0


def has_acted(s: ElvenState, place: int) -> bool:
    """Whether a card has finished its turn this round or has none."""
    at = place * STRIDE
    return s.places[at + ACTED] != 0 or s.places[at + SKIPS] > 0


def has_extra_turn(s: ElvenState, place: int) -> bool:
    return s.places[place * STRIDE + EXTRA] > 0
