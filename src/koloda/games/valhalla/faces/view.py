"""Hidden and open information: chapter 4.16x of RULES.md."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.games.valhalla.faces.words import die_word
from koloda.games.valhalla.rules.state import (
    ValhallaState,
    comrade,
    is_solo,
    uses,
    valhalla_points,
)
from koloda.kernel.piles import redeal, shuffle
from koloda.kernel.protocol import Json, View
from koloda.kernel.rng import below, rekey

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
    """VA-4.161: the owner sees the cards; the others those they were shown or saw moving."""
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
            {"card": ids[entry >> 4], "seat": (entry & 15) >> 1, "sacrificed": entry & 1 == 1}
            for entry in b.played
            if entry >= 0
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
    stack = [s.table.ids[s.table.monster_card(s.monster, i)] for i in range(m.STACK)]
    last = m.STACK if is_before_battle(s) else min(s.card + 2, m.STACK)
    symbols = s.table.activation[s.table.monster_card(s.monster, s.card)]
    return {
        "monster": m.MONSTERS[s.monster],
        "level": s.level,
        "active": stack[s.card],
        "cards": list(stack[:last]),
        "rolled": [m.FACES[face] for face in s.rolled],
        "covered": [m.FACES[face] for i, face in enumerate(symbols) if s.covered >> i & 1],
        "dice": m.DICE - s.covered.bit_count(),
    }


def is_before_battle(s: ValhallaState) -> bool:
    """VA-4.1613: from the declaration of a battle until the player's roll."""
    if s.battle.kind != m.SOLO or not s.stack:
        return False
    return (
        s.stack[-4] in (m.ASK_DISCARD, m.ASK_DEVOUR, m.ASK_BEFORE_ROLL)
        and s.battle.winner == m.NOBODY
    )


# Worlds a seat cannot tell apart.


def resample(s: ValhallaState, seat: int | None, seed: int) -> ValhallaState:
    """The deck, unknown cards of other hands, face-down choices and luck, dealt anew.

    It conditions on the view and on what everybody could see moving: cards known in hands and
    the Valhalla piles stay as they are. It does not condition on what play lets one infer.
    """
    t = s.clone()
    t.unshare()
    rekey(t, seed)
    if is_choosing_jarls(t):
        redeal_jarls(t, seat)
    redeal_cards(t, seat)
    return t


def redeal_jarls(t: ValhallaState, seat: int | None) -> None:
    """VA-4.166: jarls dealt to others and not dealt at all."""
    others = [other for other in range(t.match.seats) if other != seat]
    redeal(t, [t.aside[i] for i in [*others, t.match.seats]], m.STREAM_RESAMPLE)
    for other in others:
        t.aside[other].sort()
        if t.jarl[other] != m.NOBODY:
            choices = t.aside[other]
            t.jarl[other] = choices[below(t, m.STREAM_RESAMPLE, len(choices))]
    t.aside[t.match.seats].sort()


def redeal_cards(t: ValhallaState, seat: int | None) -> None:
    """Every card the seat has not seen changes places with every other."""
    hidden: list[list[int]] = [t.deck]
    others = [other for other in range(t.match.seats) if other != seat]
    hands: list[list[int]] = []
    for other in others:
        mine = [entry >> m.HAND_SHIFT for entry in t.hands[other] if not knows(entry, seat)]
        hands.append(mine)
        if not is_choosing_jarls(t):
            hidden.append(t.aside[other])
    if t.drawn and t.stack[-3] != seat and not is_pending_open(t):
        hidden.append(t.drawn)
    hidden += hands
    _redeal_box(t, hidden)
    redeal(t, hidden, m.STREAM_RESAMPLE)
    for i, other in enumerate(others):
        known = [entry for entry in t.hands[other] if knows(entry, seat)]
        unknown = [kind << m.HAND_SHIFT for kind in hands[i]]
        t.hands[other] = sorted(known + unknown)
    _keep_disarm_answerable(t, seat)


def _redeal_box(t: ValhallaState, hidden: list[list[int]]) -> None:
    """VA-4.174: only Tyr cards lie in the box, any that the seat has not seen."""
    if not t.box:
        return
    spots: list[list[int]] = [[i, j] for i in range(len(hidden)) for j in range(len(hidden[i]))]
    spots = [spot for spot in spots if t.table.type[hidden[spot[0]][spot[1]]] == m.TYR]
    kinds = [*t.box, *[hidden[spot[0]][spot[1]] for spot in spots]]
    shuffle(t, kinds, m.STREAM_RESAMPLE)
    for i in range(len(t.box)):
        t.box[i] = kinds[i]
    for n, spot in enumerate(spots):
        hidden[spot[0]][spot[1]] = kinds[len(t.box) + n]


def _keep_disarm_answerable(t: ValhallaState, seat: int | None) -> None:
    """Everybody knows that a player asked to discard a tactic (VA-4.1233) holds one."""
    if not t.stack or t.stack[-4] != m.ASK_DISARM or t.stack[-3] == seat:
        return
    asked, tactic = t.stack[-3], t.table.tactic
    hand = t.hands[asked]
    if any(tactic[entry >> m.HAND_SHIFT] for entry in hand):
        return
    spare = [i for i, entry in enumerate(hand) if not knows(entry, seat)]
    i = spare[below(t, m.STREAM_RESAMPLE, len(spare))]
    hand[i] = _swap_for_tactic(t, seat, hand[i] >> m.HAND_SHIFT) << m.HAND_SHIFT
    hand.sort()


def _swap_for_tactic(t: ValhallaState, seat: int | None, kind: int) -> int:
    """Put a card where an unseen tactic lies, and return that tactic."""
    tactic = t.table.tactic
    for i, other in enumerate(t.deck):
        if tactic[other]:
            t.deck[i] = kind
            return other
    for other_seat in range(t.match.seats):
        if other_seat in (seat, t.stack[-3]):
            continue
        cards_there = t.hands[other_seat]
        for i, entry in enumerate(cards_there):
            if tactic[entry >> m.HAND_SHIFT] and not knows(entry, seat):
                cards_there[i] = kind << m.HAND_SHIFT
                cards_there.sort()
                return entry >> m.HAND_SHIFT
    raise AssertionError("no tactic is out of sight, yet one must be discarded")
