"""What a seat sees, built from nothing."""

from koloda.kernel.protocol import Json, View
from template_game import model as m
from template_game.rules.position import Position


def observe(s: Position, game: str, seat: int | None) -> View:
    """All that a seat may know; None is a spectator."""
    return {
        "game": game,
        "seat": seat,
        "asked": [s.stack[-3]] if s.stack else [],
        "active": s.stack[-3] if s.stack else None,
        "turn": s.trick,
        "ending": m.ENDINGS[s.ending],
        "numbers": {},
        "flags": {},
        "zones": {"pile": zone(s, s.pile), "deck": zone(s, [], len(s.deck))},
        "players": [player(s, other, other == seat) for other in range(s.seats)],
    }


def player(s: Position, seat: int, own: bool) -> Json:
    """A player: points, the card on the table, and the hand, open to its player alone."""
    hand = s.hands[seat]
    on_table = [card for card in [s.table_cards[seat]] if card != m.NO_CARD]
    return {
        "alive": True,
        "numbers": {"points": s.points[seat]},
        "zones": {
            "hand": zone(s, hand if own else [], len(hand)),
            "table": zone(s, on_table),
        },
    }


def zone(s: Position, cards: list[int], count: int = 0) -> Json:
    """The cards that are known, of so many."""
    known: list[Json] = [{"card": s.table.ids[kind]} for kind in cards]
    return {"count": max(count, len(cards)), "cards": known}
