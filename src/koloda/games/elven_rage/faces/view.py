"""Hidden information: chapter 19 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.faces.reasons import reasons
from koloda.games.elven_rage.faces.words import aimed_at
from koloda.games.elven_rage.rules.lands import has_portal, protected_lands
from koloda.games.elven_rage.rules.replay import is_open
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    feature,
    is_out,
    lies_at,
    owner_of_side,
    player_of_side,
)
from koloda.games.elven_rage.rules.trade import (
    ASKED_ARTIFACTS,
    ASKED_TREASURES,
    GIVEN_FROM,
    GIVEN_TREASURES,
    OFFERER,
    RIVAL,
    offers_made,
)
from koloda.games.elven_rage.rules.victory import is_goal_open
from koloda.kernel.protocol import Json, View

FEATURES = ["", "tower", "castle", "central"]


def observe(s: ElvenState, seat: int | None) -> View:
    """What a seat sees; an eliminated player sees what a spectator sees (ER-19.17)."""
    viewer = m.NOBODY if seat is None or is_out(s, seat) else seat
    return {
        "game": "elven_rage",
        "seat": seat,
        "asked": asked(s, viewer),
        "active": s.active,
        "turn": s.round_no,
        "ending": m.ENDINGS[s.ending],
        "winners": [other for other in range(s.n) if s.winners >> other & 1],
        "scenario": m.SCENARIOS[s.scenario],
        "window": m.WINDOWS[s.window] if s.window != m.NOBODY else None,
        "numbers": {"round_limit": s.round_limit, "first": s.first, "captures": s.granted},
        "flags": {
            "gained": bool(s.gained),
            "reach": bool(s.reach),
            "portal": bool(s.portal),
            "battle": bool(s.in_battle),
        },
        "zones": table_zones(s),
        "squads": [squad(s, at, viewer) for at in range(0, len(s.squads), m.SQUAD)],
        "lands": lands(s),
        "players": [player(s, other, viewer) for other in range(s.n)],
        "battle": battle(s, viewer),
        "layout": [s.table.ids[kind] if kind != m.NOBODY else None for kind in s.layout],
        "chain": [link(s, at) for at in range(0, len(s.chain), m.LINK)],
        "offer": offer(s, viewer),
        "draft": draft(s, viewer),
        "glimpse": glimpse(s, viewer),
    }


def asked(s: ElvenState, viewer: int) -> list[Json]:
    """ER-19.22: in a window nobody sees who is being asked but he himself."""
    if not s.stack:
        return []
    if is_hidden_question(s.stack[-4]) and s.stack[-3] != viewer:
        return []
    return [s.stack[-3]]


def is_hidden_question(ask: int) -> bool:
    """Window, reply, and putting together a declaration or an offer."""
    return ask <= m.ASK_OFFER


def zone(s: ElvenState, cards: list[int], known: bool) -> dict[str, Json]:
    """A zone: how many cards, and those that the viewer knows."""
    shown: list[Json] = [{"card": name(s, card)} for card in cards] if known else []
    return {"count": len(cards), "cards": shown}


def name(s: ElvenState, card: int) -> str:
    return s.table.ids[s.table.kind[card]]


def by_kind(s: ElvenState, cards: list[int]) -> list[int]:
    """Cards in an order that says nothing about when they came."""
    return sorted(cards, key=lambda card: s.table.kind[card])


def table_zones(s: ElvenState) -> dict[str, Json]:
    """ER-19.2, ER-19.3, ER-19.12: what lies in the middle of the table."""
    return {
        "neutral_deck": zone(s, s.neutral_deck, False),
        "neutral_discard": zone(s, s.neutral_discard, True),
        "artifact_deck": zone(s, s.artifact_deck, False),
        "artifact_discard": zone(s, s.artifact_discard, True),
        "undealt_goals": zone(s, s.undealt, False),
        "dragons": zone(s, by_kind(s, s.lair), True),
    }


def squad(s: ElvenState, at: int, viewer: int) -> Json:
    """ER-19.7: the face-up card, and all three to who has looked; ER-19.8: who that is."""
    if s.squads[at] == m.NOBODY:
        return {"count": 0, "cards": [], "face_up": None, "known_by": []}
    knows = viewer != m.NOBODY and s.squads[at + m.KNOWN_BY] >> viewer & 1 == 1
    up = s.squads[at + m.FACE_UP]
    face_up = name(s, s.squads[at + up]) if up != m.NOBODY else None
    shown = zone(s, by_kind(s, s.squads[at : at + m.SQUAD_SIZE]), knows)
    if not knows and face_up is not None:
        shown["cards"] = [{"card": face_up}]
    shown["face_up"] = face_up
    shown["known_by"] = [i for i in range(s.n) if s.squads[at + m.KNOWN_BY] >> i & 1]  # ER-19.8
    return shown


def lands(s: ElvenState) -> list[Json]:
    """ER-19.12: tokens, Towers, protections, lands taken from rivals."""
    board, guarded = s.board, protected_lands(s)
    found: list[Json] = []
    for land in range(len(board.names)):
        if board.in_play[land]:
            found.append(
                {
                    "land": board.names[land],
                    "feature": FEATURES[feature(s, land)],
                    "owner": s.owner[land] if s.owner[land] != m.NOBODY else None,
                    "token": token(s, land),
                    "taken": s.taken >> land & 1 == 1,
                    "protected": guarded >> land & 1 == 1,
                    "attacked": s.land == land,
                }
            )
    return found


def token(s: ElvenState, land: int) -> str | None:
    """ER-1.9: which side of the token lies up."""
    if s.owner[land] == m.NOBODY:
        return None
    return "land" if feature(s, land) == m.ORDINARY else "tower"


def player(s: ElvenState, seat: int, viewer: int) -> Json:
    """One player as the viewer sees him."""
    own = seat == viewer
    return {
        "alive": not is_out(s, seat),
        "people": m.PEOPLES[s.people[seat]],
        "numbers": {"lands": s.n_lands[seat]},
        "zones": {
            "hand": hand(s, seat, own),
            "deck": zone(s, s.decks[seat], False),
            "discard": zone(s, s.discards[seat], True),
            "artifacts": zone(s, by_kind(s, s.artifacts[seat]), own),
            "treasures": zone(s, s.treasures[seat], True),
        },
        "goal": goal(s, seat, viewer),
        "former_goal": former_goal(s, seat, viewer),
        "offers": offers_made(s, seat, viewer),
        "portal": has_portal(s, seat),
    }


def hand(s: ElvenState, seat: int, own: bool) -> Json:
    """ER-19.1; the owner also sees which Actions are used up for this turn (ER-12.23)."""
    cards = by_kind(s, s.hands[seat])
    shown: list[Json] = []
    if own:
        shown = [{"card": name(s, card), "used": card in s.used} for card in cards]
    return {"count": len(cards), "cards": shown}


def goal(s: ElvenState, seat: int, viewer: int) -> str | None:
    """ER-19.4: his own, one seen by a look, or one revealed at the end."""
    if s.goals[seat] == m.NOBODY:
        return None
    seen = viewer != m.NOBODY and s.goal_seen[viewer * s.n + seat] > 0
    if seat == viewer or seen or is_goal_open(s, seat):
        return name(s, s.goals[seat])
    return None


def former_goal(s: ElvenState, seat: int, viewer: int) -> str | None:
    """ER-19.21: a goal seen by a look that its owner may have changed since."""
    if viewer == m.NOBODY:
        return None
    seen = s.goal_seen[viewer * s.n + seat]
    return s.table.ids[-seen - 1] if seen < 0 else None


def battle(s: ElvenState, viewer: int) -> Json:
    """ER-19.9 to ER-19.11: committed cards to who committed them, the layout to all."""
    if s.land == m.NOBODY:
        return None
    hidden = not s.laid
    return {
        "land": s.board.names[s.land],
        "attacker": s.active,
        "defender": s.defender if s.defender != m.NOBODY else None,
        "neutrals": s.neutral_seat if s.neutral_seat != m.NOBODY else None,
        "squad": s.squad + 1 if s.squad != m.NOBODY else None,
        "attack": committed(s, m.ATTACKER, viewer == s.active) if hidden else None,
        "defence": committed(s, m.DEFENDER, viewer == s.defender) if hidden else None,
        "round": s.battle_round,
        "quiet": s.quiet if s.laid else 0,
        "acting": m.PLACES[s.acting] if s.acting != m.NOBODY else None,
        "silent": bool(s.silent),
        "fury": [side for side in range(2) if s.fury >> side & 1],
        "reserve": owner_of_side(s, s.reserve_side) if s.laid and s.reserve_side >= 0 else None,
        "places": [place(s, i) for i in range(6)] if s.laid else [],
    }


def committed(s: ElvenState, side: int, own: bool) -> Json:
    """ER-19.9: cards not laid out yet are seen by their owner, open ones by all."""
    cards = s.attack_cards if side == m.ATTACKER else s.defence_cards
    shown: list[Json] = []
    for i in range(len(cards)):
        if cards[i] != m.NOBODY and (own or is_open(s, side, i)):
            shown.append({"card": name(s, cards[i])})
    return {"count": len(cards), "cards": shown}


def place(s: ElvenState, i: int) -> Json:
    """One place of the battle board."""
    at = i * m.STRIDE
    places = s.places
    if places[at + m.CARD] == m.NOBODY:
        return {"place": m.PLACES[i], "card": None}
    found: dict[str, Json] = {"place": m.PLACES[i], "card": name(s, places[at + m.CARD])}
    if places[at + m.SIDE] != m.NOBODY:
        side = places[at + m.SIDE]
        found["side"] = side
        found["player"] = player_of_side(s, side)
        found["lives"] = places[at + m.LIVES]
        found["initiative"] = places[at + m.INITIATIVE]
        found["symbols"] = [m.SYMBOLS[places[at + m.SYMBOL + d]] for d in range(3)]
        found["acted"] = bool(places[at + m.ACTED])
        found["skips"] = places[at + m.SKIPS]
        found["again"] = places[at + m.EXTRA]
        found["shroud"] = bool(places[at + m.SHROUD])
        changed = reasons(s, i)
        if changed:
            found["reasons"] = changed
    return found


def link(s: ElvenState, at: int) -> Json:
    """ER-19.19: a declared Action or Artifact is public, and so is what it aims at."""
    kind = s.table.kind[s.chain[at + m.LINK_CARD]]
    return {
        "seat": s.chain[at + m.LINK_SEAT],
        "card": s.table.ids[kind],
        "aims": aims(s, kind, s.chain[at + m.LINK_FIRST], s.chain[at + m.LINK_SECOND]),
        "cancelled": bool(s.chain[at + m.LINK_CANCELLED]),
    }


def aims(s: ElvenState, kind: int, first: int, second: int) -> Json:
    """The targets of a declaration."""
    found: list[Json] = []
    if first != m.NOBODY:
        found.append(aim(s, aimed_at(s.table, kind, True), first))
    if second != m.NOBODY:
        found.append(aim(s, aimed_at(s.table, kind, False), second))
    return found


def aim(s: ElvenState, step: int, value: int) -> Json:
    """One target: a land, a rival, a squad, a direction or a card, with its place in the battle."""
    if step == m.STEP_LAND:
        return {"land": s.board.names[value]}
    if step == m.STEP_RIVAL:
        return {"rival": value}
    if step == m.STEP_SQUAD:
        return {"squad": value + 1}
    if step == m.STEP_DIRECTION:
        return {"direction": m.DIRECTIONS[value]}
    if step == m.STEP_HAND:
        return {"card": s.table.ids[value]}
    place = lies_at(s, value)
    if place == m.NOBODY:
        return {"card": name(s, value)}
    return {"place": m.PLACES[place], "card": name(s, value)}


def offer(s: ElvenState, viewer: int) -> Json:
    """ER-19.23: numbers to all, the Artifacts given to the offerer alone."""
    if not s.offer:
        return None
    n_given = s.stack[-1]
    given = s.offer[GIVEN_FROM : GIVEN_FROM + n_given]
    taken = s.offer[GIVEN_FROM + n_given :]
    return {
        "seat": s.offer[OFFERER],
        "rival": s.offer[RIVAL],
        "treasures": s.offer[GIVEN_TREASURES],
        "asked_treasures": s.offer[ASKED_TREASURES],
        "asked_artifacts": s.offer[ASKED_ARTIFACTS],
        "artifacts": zone(s, by_kind(s, given), viewer == s.offer[OFFERER]),
        "chosen": zone(s, by_kind(s, taken), True) if viewer == s.offer[RIVAL] else None,
    }


def draft(s: ElvenState, viewer: int) -> Json:
    """What the viewer is putting together himself."""
    if not s.draft or s.stack[-3] != viewer:
        return None
    if s.stack[-4] == m.ASK_OFFER:
        return {"offer": [*s.draft[:4]], "artifacts": [name(s, card) for card in s.draft[4:]]}
    return {"card": name(s, s.draft[0])}


def glimpse(s: ElvenState, viewer: int) -> Json:
    """ER-19.20: the hand looked at this turn, as it was then, to the looker alone."""
    if not s.glimpse or s.glimpse[m.LOOKER] != viewer:
        return None
    seen = s.glimpse[m.SEEN_FROM : m.SEEN_FROM + s.glimpse[m.N_SEEN]]
    cards: list[Json] = [{"card": s.table.ids[kind]} for kind in sorted(seen)]
    return {"rival": s.glimpse[m.LOOKED_AT], "count": len(cards), "cards": cards}


def census(s: ElvenState) -> list[int]:
    """Every card of the match, wherever it is."""
    cards = [*s.neutral_deck, *s.neutral_discard, *s.artifact_deck, *s.artifact_discard]
    cards += [*s.undealt, *s.lair]
    for zones in (s.hands, s.decks, s.discards, s.artifacts, s.treasures, s.removed):
        for cards_of_seat in zones:
            cards += cards_of_seat
    cards += [card for card in s.goals if card != m.NOBODY]
    for at in range(0, len(s.squads), m.SQUAD):
        cards += [card for card in s.squads[at : at + m.SQUAD_SIZE] if card != m.NOBODY]
    if s.laid:
        cards += [
            s.places[i * m.STRIDE + m.CARD]
            for i in range(6)
            if s.places[i * m.STRIDE + m.CARD] >= 0
        ]
    else:
        cards += [card for card in s.attack_cards + s.defence_cards if card != m.NOBODY]
    cards += [s.chain[at + m.LINK_CARD] for at in range(0, len(s.chain), m.LINK)]
    if s.stack and s.stack[-4] == m.ASK_GOAL:
        cards += s.draft
    return sorted(cards)
