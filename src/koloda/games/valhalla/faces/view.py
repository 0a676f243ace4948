"""Hidden and open information: chapter 4.16x of RULES.md."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.faces.reasons import strength_of, told
from koloda.games.valhalla.faces.words import die_word
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    comrade,
    is_solo,
    open_cards,
    played_by,
    played_kind,
    printed_strength,
    uses,
    valhalla_points,
)
from koloda.kernel.protocol import Json, View

SPECTATOR: Final = 7  # the bit of KNOWN that stands for everybody else
KINDS_OF_BATTLE: Final = ["none", "battle", "ragnarok", "solo"]


def observe(s: ValhallaState, seat: int | None) -> View:
    """VA-4.161 to VA-4.174: what a seat, or a spectator, sees."""
    view: View = {
        "game": "valhalla",
        "seat": seat,
        "asked": [s.stack[-3]] if s.stack else [],
        "active": s.active,
        "turn": s.turn,
        "ending": m.ENDINGS[s.ending],
        "numbers": {"extra_dice": s.battle.supply},
        "flags": {"final_round": s.final != m.NOBODY},
        "zones": table_zones(s, seat),
        "players": [player(s, other, seat) for other in range(s.match.seats)],
        "battle": battle(s),
    }
    if uses(s, m.X_LOKI):
        view["loki"] = s.table.ids[s.match.loki]  # VA-4.901
    if uses(s, m.X_LAST_VIKING):
        view["last_viking"] = titles(s)
    if is_solo(s):
        view["monster"] = monster(s)
    return view


def table_zones(s: ValhallaState, seat: int | None) -> Json:
    """The shared zones: VA-4.108, VA-4.110, VA-4.162, VA-4.164."""
    zones: dict[str, Json] = {
        "deck": zone(len(s.deck), []),
        "discard": cards(s, s.discard),  # the top card last
        "reserve": cards(s, s.reserve),
        "placing": cards(s, s.placing),
        "turned_up": cards(s, s.turned_up),
    }
    if uses(s, m.X_TYR):
        zones["box"] = zone(len(s.box), [])  # VA-4.174
    return zones


def zone(count: int, names: list[str]) -> Json:
    """A zone: how many cards, and those of them that the viewer knows."""
    known: list[Json] = [{"card": name} for name in names]
    return {"count": count, "cards": known}


def cards(s: ValhallaState, kinds: list[int]) -> Json:
    """A zone that the viewer sees whole."""
    return zone(len(kinds), [s.table.ids[kind] for kind in kinds])


def player(s: ValhallaState, seat: int, viewer: int | None) -> Json:
    """One player's board as the viewer sees it."""
    own = seat == viewer
    score: dict[str, Json] = {"score": s.scores[seat]} if s.scores else {}
    numbers: dict[str, Json] = {"own_shields": s.own[seat], "foreign_shields": foreign(s, seat)}
    if is_open(s, own):
        numbers["valhalla"] = valhalla_points(s, seat)
    result: dict[str, Json] = {
        "alive": True,  # VA-4.805
        "numbers": {**numbers, **score},
        "zones": {
            "hand": hand(s, seat, viewer),
            "squad": squad(s, seat),
            "valhalla": valhalla(s, seat, own),
            "aside": aside(s, seat, own),
            "drawn": drawn(s, seat, own),
        },
        "jarl": jarl(s, seat, own),
        "emblem": s.table.ids[s.table.emblems[s.emblem[seat]]] if s.emblem[seat] >= 0 else None,
        "captured": [s.foreign[seat * m.MAX_SEATS + other] for other in range(s.match.seats)],
    }
    if uses(s, m.X_COMRADES):
        result["comrade"] = comrade(s, seat)  # VA-4.1502
    return result


def foreign(s: ValhallaState, seat: int) -> int:
    """The number of a player's foreign shields."""
    return sum(s.foreign[seat * m.MAX_SEATS : seat * m.MAX_SEATS + m.MAX_SEATS])


def knows(entry: int, viewer: int | None) -> bool:
    """Whether somebody who is not the owner knows a card in a hand."""
    return entry >> (SPECTATOR if viewer is None else viewer) & 1 == 1


def hand(s: ValhallaState, seat: int, viewer: int | None) -> Json:
    """VA-4.161: the owner sees the cards; the others those they were shown or saw moving.

    Comrades are no exception: VA-4.171.
    """
    entries = s.hands[seat]
    seen = [entry for entry in entries if seat == viewer or knows(entry, viewer)]
    return zone(len(entries), [s.table.ids[entry >> m.HAND_SHIFT] for entry in seen])


def squad(s: ValhallaState, seat: int) -> Json:
    """VA-4.164: squads with Tyr cards, and what the battle has made of them."""
    b, ids = s.battle, s.table.ids
    shown: list[Json] = []
    for slot in range(m.SLOTS):
        place = seat * m.SLOTS + slot
        if s.squad[place] == m.EMPTY:
            continue
        marks: dict[str, Json] = {"card": ids[s.squad[place]], "slot": slot + 1}
        if s.tyr[place] != m.EMPTY:
            marks["tyr"] = ids[s.tyr[place]]
        if b.armed[place]:
            marks["activated"] = True
            marks["dice"] = committed(s, place)
            reasons = strength_of(s, place)
            marks["strength"] = sum(amount for amount, _ in reasons)
            if marks["strength"] != reasons[0][0]:
                marks["reasons"] = told(reasons)
        for name, mask in (
            ("blocked", b.blocked),
            ("named", b.excluded),
            ("sacrificed", b.sacrificed),
            ("sent", b.sent),
        ):
            if mask >> place & 1:
                marks[name] = True
        shown.append(marks)
    return {"count": len(shown), "cards": shown}


def committed(s: ValhallaState, place: int) -> Json:
    """The dice lying on a warrior."""
    flat = s.battle.committed
    dice: list[Json] = [die_word(flat[i + 1]) for i in range(0, len(flat), 2) if flat[i] == place]
    return dice


def is_open(s: ValhallaState, own: bool) -> bool:
    """VA-4.165, VA-4.835, VA-4.1646: who may look into a Valhalla."""
    return own or is_solo(s) or s.ending != m.PLAYING


def valhalla(s: ValhallaState, seat: int, own: bool) -> Json:
    pile = s.valhalla[seat]
    return cards(s, pile) if is_open(s, own) else zone(len(pile), [])


def aside(s: ValhallaState, seat: int, own: bool) -> Json:
    """VA-4.166, VA-4.167: dealt jarls and cards put aside are seen by their owner alone."""
    return cards(s, s.aside[seat]) if own else zone(len(s.aside[seat]), [])


def drawn(s: ValhallaState, seat: int, own: bool) -> Json:
    """VA-4.163: drawn cards are seen by the drawing player; cards from open zones by all."""
    if not s.stack or s.stack[-3] != seat:
        return zone(0, [])
    return cards(s, s.drawn) if own or is_pending_open(s) else zone(len(s.drawn), [])


def is_pending_open(s: ValhallaState) -> bool:
    """Whether the cards about to be discarded were seen by all before."""
    return bool(s.stack) and s.stack[-4] == m.ASK_DOWN and s.stack[-2] == 1


def jarl(s: ValhallaState, seat: int, own: bool) -> Json:
    """VA-4.166: face down until the common reveal."""
    if s.jarl[seat] == m.NOBODY or (is_choosing_jarls(s) and not own):
        return None
    return s.table.ids[s.jarl[seat]]


def is_choosing_jarls(s: ValhallaState) -> bool:
    """Whether the jarls chosen so far still lie face down."""
    return bool(s.stack) and s.stack[-4] == m.ASK_JARL


def battle(s: ValhallaState) -> Json:
    """VA-4.164: the battle lies open."""
    b, ids = s.battle, s.table.ids
    if b.kind == m.NO_BATTLE:
        return None
    return {
        "kind": KINDS_OF_BATTLE[b.kind],
        "attacker": fighter(b.attacker),
        "defender": fighter(b.defender),
        "winner": fighter(b.winner),
        "strength": list(b.strength),
        "dice": [free(s, 0), free(s, 1)],
        "picked": [die_word(code) for code in range(m.CODES) for _ in range(b.picked[code])],
        "rolled": rolled(s),
        "played": [
            {
                "card": ids[played_kind(entry)],
                "seat": played_by(entry),
                "sacrificed": entry & m.SACRIFICED != 0,
            }
            for entry in b.played
            if entry & m.CLEARED == 0
        ],
        "thor": [
            {"card": ids[b.thor[i]], "seat": b.thor[i + 1], "side": b.thor[i + 2]}
            for i in range(0, len(b.thor), 3)
        ],
        "granted": list(b.granted),
        "free_rerolls": list(b.free_rerolls),
        "lost_dice": b.lost_dice,
        "jarl_off": fighter(b.jarl_off),
        "monster_off": b.monster_off == 1,
        "silenced": [name for clan, name in enumerate(m.CLANS) if b.silenced >> clan & 1],
        "rerolled": [side for side in (0, 1) if b.rerolled >> side & 1],
        "helped": [b.helped[seat] for seat in range(s.match.seats)],
        "used": [b.used[seat] for seat in range(s.match.seats)],
        "errand": b.errand == 1,
    }


def fighter(seat: int) -> Json:
    """A combatant: a seat, the monster, or nobody."""
    if seat == m.NOBODY:
        return None
    return "monster" if seat == m.MONSTER else seat


def free(s: ValhallaState, side: int) -> Json:
    """The free dice of a side."""
    dice = s.battle.dice
    words: list[Json] = [
        die_word(code) for code in range(m.CODES) for _ in range(dice[side * m.CODES + code])
    ]
    return words


def rolled(s: ValhallaState) -> Json:
    """VA-4.716: the two extra dice of which one is kept."""
    if not s.stack or s.stack[-4] != m.ASK_KEEP_DIE:
        return []
    return [m.FACES[s.stack[-1] // 6], m.FACES[s.stack[-1] % 6]]


def titles(s: ValhallaState) -> Json:
    """VA-4.164: the Last Viking cards, their holders and levels."""
    return {
        "card": s.table.ids[s.match.title],
        "sets": [
            {"seat": fighter(s.title[i]), "level": s.title[i + 1]}
            for i in range(0, len(s.title), 2)
        ],
    }


def monster(s: ValhallaState) -> Json:
    """VA-4.1612, VA-4.1613: the cards of the monster that the player may look at."""
    if s.monster == m.NOBODY:
        return None
    shown = [s.table.monster_card(s.monster, i) for i in range(open_cards(s))]
    symbols = s.table.activation[s.table.monster_card(s.monster, s.card)]
    return {
        "monster": m.MONSTERS[s.monster],
        "level": s.level,
        "active": s.table.ids[shown[s.card]],
        "cards": [s.table.ids[card] for card in shown],
        "strengths": [printed_strength(s, card) for card in shown],
        "rolled": [m.FACES[face] for face in s.rolled],
        "covered": [m.FACES[face] for i, face in enumerate(symbols) if s.covered >> i & 1],
        "dice": m.DICE - s.covered.bit_count(),
    }
