"""Rows, elimination and the end of the game: chapters 4.M and 4.N of RULES.md."""

from typing import Final

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.rules.state import (
    CthulhuState,
    counter_clockwise,
    deck_size,
    survivors,
)
from koloda.kernel.event import ALL
from koloda.kernel.piles import draw_from

ROW_OF_FIVE: Final = 5  # CR-4.8: with two players
ROW_OF_THREE: Final = 3  # CR-4.9


def turn_up(s: CthulhuState) -> None:
    """CR-4.10, CR-5.17: the next card of the common deck becomes visible, by chance once."""
    s.top = draw_from(s, s.common, m.STREAM_COMMON) if s.common else -1


def lay_row(s: CthulhuState, row: int, n: int, event: int) -> None:
    """Cards from the top of the common deck, as far as it goes (CR-4.186)."""
    for _ in range(n):
        if s.top < 0:
            return
        s.rows[row].append(s.top)
        if s.events is not None:
            s.events.append((event, ALL, 2, row, s.top))
        turn_up(s)


def refill(s: CthulhuState, row: int, kind: int) -> None:
    """CR-4.117, CR-4.119, CR-4.175: the top card of the common deck takes the vacated place."""
    cards = s.rows[row]
    place = cards.index(kind)
    if s.top < 0:
        del cards[place]
        return
    cards[place] = s.top
    if s.events is not None:
        s.events.append((m.E_REFILLED, ALL, 2, row, s.top))
    turn_up(s)


def check_common_deck(s: CthulhuState) -> None:
    """CR-4.156: the game ends as soon as the common deck contains no card."""
    if s.top < 0:
        finish(s, m.DECK_OUT, m.E_DECK_OUT)


def finish(s: CthulhuState, ending: int, event: int) -> None:
    """Nothing further is carried out: the rest of an ability goes with the stack (CR-4.202)."""
    s.ending = ending
    s.stack.clear()
    if s.events is not None:
        s.events.append((event, ALL, 1, ending))


def eliminate(s: CthulhuState, lost: list[int]) -> None:
    """CR-4.153, CR-4.176: all players at 0 or less are out together."""
    if not lost:
        return
    if s.events is not None:
        s.events.extend([(m.E_ELIMINATED, ALL, 1, seat) for seat in lost])
    if len(survivors(s)) == 1:
        # CR-4.154, CR-4.155, CR-4.160, CR-4.185: at once; no cards are boxed, no row is laid
        finish(s, m.LAST_SANE, m.E_LAST_SANE)
        return
    # CR-4.176, CR-4.188: one after another, clockwise from the active player, whose turn goes on
    # (CR-4.187)
    for seat in sorted(lost, key=lambda seat: (seat - s.active) % s.seats):
        clear_seat(s, seat)


def clear_seat(s: CthulhuState, seat: int) -> None:
    """CR-4.181: the player's cards, then the rows, then the new row; other rows stay (CR-4.182).

    Nobody abjures the cards in the sense of a requirement: CR-4.69.
    """
    boxed: list[int] = []
    for zone in (s.hands, s.decks, s.tops, s.discards, s.play):  # CR-4.177
        boxed += zone[seat]
        zone[seat].clear()
    s.box.extend(sorted(boxed))  # CR-4.199: which of them were in hand stays hidden
    for zone in (s.known, s.used, s.lost):
        zone[seat].clear()
    before = counter_clockwise(s, seat)
    for row in (before, seat):  # CR-4.178, CR-8.9
        s.box.extend(s.rows[row])
        s.rows[row].clear()
        if s.events is not None:
            s.events.append((m.E_ROW_CLEARED, ALL, 1, row))
    lay_row(s, before, ROW_OF_THREE, m.E_NEW_ROW)  # CR-4.180


def winners(s: CthulhuState) -> list[int]:
    """CR-4.154 to CR-4.159: the winner, or those among whom the game is drawn."""
    alive = survivors(s)
    if s.ending == m.ABORTED:
        return alive
    best = max(s.sanity[seat] for seat in alive)  # CR-4.157, CR-4.161
    sane = [seat for seat in alive if s.sanity[seat] == best]
    most = max(deck_size(s, seat) for seat in sane)  # CR-4.158
    return [seat for seat in sane if deck_size(s, seat) == most]  # CR-4.159


def returns(s: CthulhuState) -> list[float]:
    """Zero-sum: the losers pay 1 between them, the winners share it; all draw: 0 each."""
    won = winners(s)
    losers = s.seats - len(won)
    if not losers:
        return [0.0] * s.seats
    price = 1.0 / (s.seats - 1)
    prize = price * losers / len(won)
    return [prize if seat in won else -price for seat in range(s.seats)]
