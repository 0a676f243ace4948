"""Hidden and open information: chapter 4.O of RULES.md."""

from koloda.games.cthulhu_realms import model as m
from koloda.games.cthulhu_realms.rules.sanity import PLAYER, declared
from koloda.games.cthulhu_realms.rules.state import (
    CthulhuState,
    asks,
    common_size,
    deck_size,
    is_alive,
    open_hand,
    own_rows,
)
from koloda.kernel.protocol import Json, View


def observe(s: CthulhuState, seat: int | None) -> View:
    """CR-4.217, CR-4.199: what a seat, or a spectator, sees, and nothing else."""
    return {
        "game": "cthulhu_realms",
        "seat": seat,
        "asked": [s.stack[-3]] if s.stack else [],
        "active": s.active,
        "turn": s.turn,
        "ending": m.ENDINGS[s.ending],
        "numbers": {"conjuring": s.conjuring},  # CR-4.193
        "flags": {
            "discarded": bool(s.happened & m.DISCARDED),
            "abjured": bool(s.happened & m.ABJURED),
        },
        "zones": table_zones(s),
        "players": [player(s, other, seat) for other in range(s.seats)],
        "rows": [
            list(own_rows(s, other)) if is_alive(s, other) else [] for other in range(s.seats)
        ],
    }


def table_zones(s: CthulhuState) -> Json:
    """The shared zones: CR-4.192, CR-4.193."""
    ids = s.table.ids
    zones: dict[str, Json] = {}
    for number, row in enumerate(s.rows):
        zones[f"row{number}"] = zone(len(row), [ids[kind] for kind in row])
    zones["stack"] = zone(s.initiates, [ids[s.table.initiate]] * s.initiates)
    top = [ids[s.top]] if s.top >= 0 else []
    zones["common"] = zone(common_size(s), top)  # the top card and the number alone
    zones["box"] = zone(len(s.box), [ids[kind] for kind in sorted(s.box)])
    zones["abjured"] = zone(len(s.abjured), [ids[kind] for kind in sorted(s.abjured)])
    return zones


def zone(count: int, known: list[str]) -> Json:
    """A zone: how many cards, and those of them that the viewer knows."""
    cards: list[Json] = [{"card": name} for name in known]
    return {"count": count, "cards": cards}


def player(s: CthulhuState, seat: int, viewer: int | None) -> Json:
    """One player's zones as the viewer sees them."""
    ids = s.table.ids
    own = seat == viewer
    hand = s.hands[seat] if own else sorted(open_hand(s, seat))  # CR-4.189
    return {
        "alive": is_alive(s, seat),
        "numbers": numbers(s, seat),
        "zones": {
            "hand": zone(len(s.hands[seat]), [ids[kind] for kind in hand]),
            "picked": picked(s, seat, own),
            "deck": zone(deck_size(s, seat), [ids[kind] for kind in reversed(s.tops[seat])]),
            "unseen": unseen(s, seat, own),
            "play": {"count": len(s.play[seat]), "cards": in_play(s, seat)},
            "discard": zone(len(s.discards[seat]), [ids[kind] for kind in s.discards[seat]]),
        },
    }


def numbers(s: CthulhuState, seat: int) -> Json:
    """CR-4.193, CR-4.123: plain numbers, above 55 too; declared points while there are any."""
    points = declared(s, seat, PLAYER)
    return {"sanity": s.sanity[seat], "declared": points} if points else {"sanity": s.sanity[seat]}


def picked(s: CthulhuState, seat: int, own: bool) -> Json:
    """CR-4.195: cards picked for a discard are seen by their owner until all are picked."""
    asked = asks(s, m.ASK_DISCARD) and s.stack[-3] == seat
    if not (own and asked):
        return zone(0, [])
    return zone(len(s.pending), [s.table.ids[kind] for kind in s.pending])


def unseen(s: CthulhuState, seat: int, own: bool) -> Json:
    """CR-4.198: the owner's deck, or another's hand and deck together, as an unordered set."""
    cards = s.decks[seat][:]
    if not own:
        cards += s.hands[seat]
        for kind in open_hand(s, seat):
            cards.remove(kind)
    return zone(len(cards), [s.table.ids[kind] for kind in sorted(cards)])


def in_play(s: CthulhuState, seat: int) -> list[Json]:
    """CR-4.193: cards in play with used abilities, lost sanity and points declared (CR-4.219)."""
    cards: list[Json] = []
    for slot, kind in enumerate(s.play[seat]):
        used = s.used[seat][slot]
        cards.append(
            {
                "card": s.table.ids[kind],
                "used": [i + 1 for i in range(m.MOST_ABILITIES) if used >> i & 1],
                "lost": s.lost[seat][slot],
                "declared": declared(s, seat, slot + 1),
            }
        )
    return cards
