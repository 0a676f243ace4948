"""The small questions one asks of a position of Elven Rage."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.position import ElvenState as ElvenState
from koloda.kernel.event import ALL


def tell(s: ElvenState, kind: int, *args: int) -> None:
    """Report an event that everybody sees."""
    if s.events is not None:
        s.events.append((kind, ALL, 0, *args))


def tell_some(s: ElvenState, seen: int, n_open: int, kind: int, *args: int) -> None:
    """Report an event of which only the seats in the mask see more than n_open arguments."""
    if s.events is not None:
        s.events.append((kind, seen, n_open, *args))


def kind_at(s: ElvenState, place: int) -> int:
    """The kind of the card in a place of the battle board."""
    return s.table.kind[s.places[place * m.STRIDE + m.CARD]]


def spot(s: ElvenState, land: int) -> int:
    """A land for the log, which knows no board: lands of the hexagon come after 64."""
    return land + 64 if s.n == 3 else land


def is_out(s: ElvenState, seat: int) -> bool:
    """ER-17.5: eliminated."""
    return s.out >> seat & 1 == 1


def clockwise(s: ElvenState, seat: int) -> int:
    """ER-2.20: the next player still in the game."""
    other = seat
    while True:
        other += 1
        if other == s.n:
            other = 0
        if not is_out(s, other):
            return other


def rivals(s: ElvenState, seat: int) -> list[int]:
    """ER-1.13: all other players still in the game, clockwise."""
    found: list[int] = []
    for step in range(1, s.n):
        other = (seat + step) % s.n
        if not is_out(s, other):
            found.append(other)
    return found


def feature(s: ElvenState, land: int) -> int:
    """What stands on a land (ER-1.3, ER-1.8); a built Tower is a Tower (ER-11.15)."""
    if s.built >> land & 1:
        return m.TOWER
    return s.board.feature[land]


def n_castles(s: ElvenState, seat: int) -> int:
    """Corner castles a player owns."""
    n = 0
    for land in s.board.castles:
        if s.owner[land] == seat:
            n += 1
    return n


def owns_central(s: ElvenState, seat: int) -> bool:
    return s.owner[s.board.central] == seat


def n_towers(s: ElvenState, seat: int) -> int:
    """ER-17.10: built Towers count."""
    n = 0
    for land, owner in enumerate(s.owner):
        if owner == seat and feature(s, land) == m.TOWER:
            n += 1
    return n


def dragon_of(s: ElvenState, land: int) -> int:
    """ER-11.8, ER-11.14: the Dragon tied to a castle; Ebrung to the Central Castle."""
    if land == s.board.central:
        return s.table.dragon(m.NOBODY)
    return s.table.dragon(s.people[s.board.castles.index(land)])


def free_dragons(s: ElvenState, seat: int) -> list[int]:
    """ER-18.4, ER-18.6, ER-18.11: captured Dragons a player may commit."""
    if s.scenario != m.DRAGON_LORD:
        return []  # ER-11.4
    found: list[int] = []
    for home, land in enumerate(s.board.castles):
        if home != seat and s.owner[land] == seat:
            dragon = dragon_of(s, land)
            if dragon in s.lair:
                found.append(dragon)
    return found


def n_committable(s: ElvenState, seat: int) -> int:
    """ER-3.13, ER-18.10: how many cards a player can commit."""
    if s.scenario == m.DRAGON_LORD:
        return len(s.hands[seat]) + len(free_dragons(s, seat))
    return len(s.hands[seat])


def n_squads(s: ElvenState) -> int:
    """Squads still there."""
    n = 0
    for at in range(0, len(s.squads), m.SQUAD):
        if s.squads[at] != m.NOBODY:
            n += 1
    return n


def side_of(s: ElvenState, seat: int) -> int:
    """The side a player has in the present battle, or NOBODY (ER-12.12, ER-12.13)."""
    if seat == s.active:
        return m.ATTACKER
    return m.DEFENDER if seat == s.defender else m.NOBODY


def owner_of_side(s: ElvenState, side: int) -> int:
    """Whose cards a side has; NOBODY for neutrals, which are one side (ER-7.9)."""
    return s.active if side == m.ATTACKER else s.defender


def player_of_side(s: ElvenState, side: int) -> int:
    """ER-8.8: who chooses for a side."""
    if side == m.ATTACKER:
        return s.active
    return s.defender if s.defender != m.NOBODY else s.neutral_seat


def lies_at(s: ElvenState, card: int) -> int:
    """The place of the battle board where a card lies, or NOBODY."""
    for place in range(len(s.places) // m.STRIDE):
        if s.places[place * m.STRIDE + m.CARD] == card:
            return place
    return m.NOBODY


def place_of(s: ElvenState, card: int) -> int:
    """The outer place of a living card, or NOBODY."""
    for place in range(4):
        at = place * m.STRIDE
        if s.places[at + m.CARD] == card and s.places[at + m.SIDE] != m.NOBODY:
            return place
    return m.NOBODY


def n_living(s: ElvenState, side: int) -> int:
    """ER-8.22, ER-6.4: living outer cards of a side; the centre does not fight."""
    places = s.places
    n = 0
    if places[m.SIDE] == side:
        n += 1
    if places[m.STRIDE + m.SIDE] == side:
        n += 1
    if places[2 * m.STRIDE + m.SIDE] == side:
        n += 1
    if places[3 * m.STRIDE + m.SIDE] == side:
        n += 1
    return n


def is_wiped_out(s: ElvenState) -> bool:
    """ER-10.1: a side has no living outer card."""
    return n_living(s, m.ATTACKER) == 0 or n_living(s, m.DEFENDER) == 0


def take_kind(s: ElvenState, zone: list[int], kind: int) -> int:
    """Take a card of a kind out of a zone.

    Of two copies the one whose Action was declared this turn goes first (ER-12.23): the
    copies differ in nothing else.
    """
    found = m.NOBODY
    for card in zone:
        if s.table.kind[card] == kind and (found == m.NOBODY or card in s.used):
            found = card
    zone.remove(found)
    return found


def add_kind(s: ElvenState, kinds: list[int], card: int) -> None:
    """Add a card's kind to a sorted list of different kinds."""
    kind = s.table.kind[card]
    at = 0
    while at < len(kinds) and kinds[at] < kind:
        at += 1
    if at == len(kinds) or kinds[at] != kind:
        kinds.insert(at, kind)


def kinds_in(s: ElvenState, zone: list[int]) -> list[int]:
    """The different kinds in a zone, ascending: equal cards are offered once."""
    kinds: list[int] = []
    for card in zone:
        add_kind(s, kinds, card)
    return kinds
