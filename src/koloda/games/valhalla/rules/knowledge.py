"""What everybody can work out about hands they do not see: VA-R73, VA-R74.

Three things, all of them public: what a hand certainly holds (`certain`, `old`), how many of its
cards another player has seen alone (`told_least`, `told_most`), and which cards lie in one of two
hands since one was stolen unseen (`loose`). The lists are shared with clones: replaced, not
changed.
"""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.state import ValhallaState

# A record of `loose`: its head, then the kinds.
LOOSE_VICTIM: Final = 0
LOOSE_THIEF: Final = 1
LOOSE_SURELY: Final = 2  # 1 if the stolen card is one of these
LOOSE_KINDS: Final = 3  # how many
LOOSE_HEAD: Final = 4


def be_certain(s: ValhallaState, seat: int, what: int, n: int) -> None:
    """VA-R73: from now on everybody knows that a hand holds at least n such cards."""
    i = seat * m.CERTAIN + what
    if s.certain[i] < n:
        s.certain = s.certain[:]
        s.certain[i] = n


def count_coming(s: ValhallaState, seat: int, kind: int) -> None:
    """VA-4.172: everybody saw a card come into a hand."""
    _count_certain(s, seat, kind, 1)


def count_leaving(s: ValhallaState, seat: int, kind: int, known: bool) -> None:
    """VA-4.173: everybody saw a card leave a hand; `known`: and knew that it was there."""
    _count_certain(s, seat, kind, -1)
    if not known:
        _tell_fewer(s, seat)
    if s.loose:
        _find_loose(s, seat, kind)


def _count_certain(s: ValhallaState, seat: int, kind: int, change: int) -> None:
    certain, at = s.certain, seat * m.CERTAIN
    held = at + (m.WARRIORS_HELD if s.table.warrior[kind] else m.OTHERS_HELD)
    tyr = at + m.TYR_HELD if s.table.type[kind] == m.TYR else held
    if certain[held] or certain[tyr]:
        s.certain = certain[:]
        for i in {held, tyr}:
            s.certain[i] = max(0, s.certain[i] + change) if certain[i] else 0
    if s.old and s.old[seat]:
        s.old = s.old[:]
        s.old[seat] += change


def shuffle_back(s: ValhallaState, cards: list[int]) -> None:
    """VA-4.222, VA-4.1719: seen by all before the shuffle, and in no hand at that moment."""
    s.turned_up = s.turned_up + cards
    s.old = [len(hand) for hand in s.hands]
    s.settled = s.discard + [kind for kind in s.squad if kind != m.EMPTY]


# Cards that another player has seen alone.


def tell_of_look(s: ValhallaState, seat: int, other: int) -> None:
    """VA-4.174: a hand was shown to one player alone."""
    _tell(s, other, seat, secret_cards(s, other), secret_cards(s, other))


def tell_of_showing(s: ValhallaState, seat: int) -> None:
    """VA-4.168: there is nothing left that only one player knows."""
    for other in range(s.match.seats):
        _tell(s, seat, other, 0, 0)


def _tell_fewer(s: ValhallaState, seat: int) -> None:
    """Whoever knew cards of this hand may have known the one that left it."""
    seats = s.match.seats
    most = s.told_most
    left = secret_cards(s, seat)
    for other in range(seats):
        i = seat * seats + other
        if most[i]:
            _tell(s, seat, other, max(0, s.told_least[i] - 1), min(most[i], left))


def _tell(s: ValhallaState, seat: int, other: int, least: int, most: int) -> None:
    i = seat * s.match.seats + other
    if s.told_least[i] != least or s.told_most[i] != most:
        s.told_least, s.told_most = s.told_least[:], s.told_most[:]
        s.told_least[i], s.told_most[i] = least, most


def secret_cards(s: ValhallaState, seat: int) -> int:
    """How many cards of a hand not everybody knows."""
    n = 0
    for entry in s.hands[seat]:
        if entry & m.KNOWN != m.KNOWN:
            n += 1
    return n


# Theft: VA-4.169.


def tell_of_theft(s: ValhallaState, thief: int, victim: int, open_kinds: list[int]) -> None:
    """A card has just changed hands unseen; `open_kinds`: those that everybody knew before."""
    _be_less_certain(s, victim)
    seats, left = s.match.seats, len(s.hands[victim])
    for other in range(seats):
        if other != thief:
            _tell(s, victim, other, 0, 0)
    i = victim * seats + thief
    least, most = s.told_least[i] + len(open_kinds), s.told_most[i] + len(open_kinds)
    _tell(s, victim, thief, max(0, least - 1), min(most, left))
    i = thief * seats + victim
    _tell(s, thief, victim, s.told_least[i] + 1, s.told_most[i] + 1)
    _lose_track(s, victim)
    if open_kinds:
        surely = 1 if len(open_kinds) == left + 1 else 0
        s.loose = [*s.loose, victim, thief, surely, len(open_kinds), *open_kinds]


def _be_less_certain(s: ValhallaState, seat: int) -> None:
    """VA-R73: any of the cards may have left the hand."""
    s.certain = s.certain[:]
    for i in range(seat * m.CERTAIN, seat * m.CERTAIN + m.CERTAIN):
        s.certain[i] = max(0, s.certain[i] - 1)
    if s.old and s.old[seat]:
        s.old = s.old[:]
        s.old[seat] -= 1


def loose_records(s: ValhallaState) -> list[list[int]]:
    """The records of `loose`, each a list of its own."""
    found: list[list[int]] = []
    at = 0
    while at < len(s.loose):
        end = at + LOOSE_HEAD + s.loose[at + LOOSE_KINDS]
        found.append(s.loose[at:end])
        at = end
    return found


def _lose_track(s: ValhallaState, seat: int) -> None:
    """VA-R74: a card left a hand unseen: which ones it is loose with is no longer certain."""
    kept = [r for r in loose_records(s) if seat not in (r[LOOSE_VICTIM], r[LOOSE_THIEF])]
    s.loose = [number for record in kept for number in record]


def _find_loose(s: ValhallaState, seat: int, kind: int) -> None:
    """A card left one of two hands for all to see: it may be the one that was loose there."""
    kept: list[int] = []
    for record in loose_records(s):
        if seat in (record[LOOSE_VICTIM], record[LOOSE_THIEF]) and kind in record[LOOSE_HEAD:]:
            kinds = record[LOOSE_HEAD:]
            kinds.remove(kind)
            surely = record[LOOSE_SURELY] if seat == record[LOOSE_VICTIM] else 0
            record = [record[LOOSE_VICTIM], record[LOOSE_THIEF], surely, len(kinds), *kinds]
        if record[LOOSE_KINDS]:
            kept += record
    s.loose = kept
