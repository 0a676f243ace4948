"""Hidden and open information: section 24 of RULES.md."""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards.table import CardTable, card_fits
from koloda.games.berserk_heroes.faces.words import ability_word
from koloda.games.berserk_heroes.rules.abilities import ABILITY, renew
from koloda.games.berserk_heroes.rules.flow import hidden_creatures
from koloda.games.berserk_heroes.rules.movement import attached, n_placed
from koloda.games.berserk_heroes.rules.state import (
    HeroesState,
    classes_of,
    deck_size,
    referred,
)
from koloda.games.berserk_heroes.rules.timing import UNIT_SHIFT
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.piles import shuffle
from koloda.kernel.protocol import Json, View
from koloda.kernel.rng import below, rekey


def observe(s: HeroesState, seat: int | None) -> View:
    """What a seat, or a spectator (BH-24.22), sees."""
    return {
        "game": "berserk_heroes",
        "seat": seat,
        "asked": [s.stack[-3]] if s.stack else [],
        "question": m.ASKS[s.stack[-4] - ASK_BASE] if s.stack else "",  # BH-24.20
        "active": s.active,
        "first": s.first,
        "turn": s.turn,
        "ending": m.ENDINGS[s.ending],
        "winner": s.winner if s.ending and s.winner < 2 else None,
        "numbers": {},
        "flags": {},
        "zones": {},
        "attack": attack(s),
        "waiting": waiting(s),
        "players": [player(s, other, seat) for other in (0, 1)],
    }


def attack(s: HeroesState) -> Json:
    """The attack by strike under way, by places."""
    return [referred(s, ref) for ref in (s.attacker, s.target, s.defender)]


def waiting(s: HeroesState) -> Json:
    """Triggered abilities are public: whose, and of which card."""
    out: list[Json] = []
    for at in range(0, len(s.wait), m.R_WIDTH):
        out.append([s.wait[at + m.R_SEAT], ability_word(s.table, s.wait[at + 1])])
    return out


def player(s: HeroesState, seat: int, viewer: int | None) -> Json:
    """One player's numbers and zones as the viewer sees them."""
    own = seat == viewer
    zones: dict[str, Json] = {
        "hand": zone(s, len(s.zones[m.HAND + seat]), s.zones[m.HAND + seat] if own else []),
        "deck": deck(s, seat, viewer),
        "unseen": zone(s, len(s.zones[m.POOL + seat]), s.zones[m.POOL + seat]) if own else empty(),
        "play": in_play(s, seat, viewer),
        "graveyard": zone(s, len(s.zones[m.GRAVE + seat]), s.zones[m.GRAVE + seat]),
        "chosen": secret(s, seat) if own else empty(),
    }
    return {
        "alive": s.wounds[seat] < s.lives[seat],
        "numbers": {
            "lives": s.lives[seat],
            "wounds": s.wounds[seat],
            "coins": s.purse[m.OPEN_COINS + seat],
            "closed_coins": s.purse[m.CLOSED_COINS + seat],
            "failed": s.purse[m.FAILED + seat],
        },
        "placed": placed(s, seat),
        "modifiers": [s.mods[i + 1] for i in range(0, len(s.mods), m.M_WIDTH) if s.mods[i] == seat],
        "zones": zones,
    }


def zone(s: HeroesState, count: int, codes: list[int]) -> Json:
    """How many cards, and those that the viewer knows."""
    ids = s.table.ids
    cards: list[Json] = [{"card": ids[code >> 1]} for code in sorted(codes)]
    return {"count": count, "cards": cards}


def empty() -> Json:
    """A zone with nothing the viewer may know of."""
    return {"count": 0, "cards": []}


def secret(s: HeroesState, seat: int) -> Json:
    """BH-24.20: own choices that nobody else sees yet."""
    kinds = [s.secret[i + 1] for i in range(0, len(s.secret), 2) if s.secret[i] == seat]
    return zone(s, len(kinds), [kind << 1 for kind in kinds])


def deck(s: HeroesState, seat: int, viewer: int | None) -> Json:
    """BH-24.2, BH-24.5, BH-24.15: the number of cards, and those whose place the viewer knows."""
    ids = s.table.ids
    cards: list[Json] = []
    top, bottom = s.zones[m.TOP + seat], s.zones[m.BOTTOM + seat]
    for i in range(len(top)):
        fixed = top[len(top) - 1 - i]
        if is_known(fixed, viewer):
            cards.append({"card": ids[fixed >> 3], "place": i + 1})
    for i in range(len(bottom) - 1, -1, -1):
        if is_known(bottom[i], viewer):
            cards.append({"card": ids[bottom[i] >> 3], "place": -1 - i})
    return {"count": deck_size(s, seat), "cards": cards}


def is_known(fixed: int, viewer: int | None) -> bool:
    """Whether a viewer knows a card at a fixed place; a spectator knows what both know."""
    if fixed == m.UNKNOWN:
        return False
    return fixed & 3 == 3 if viewer is None else fixed >> viewer & 1 == 1


def placed(s: HeroesState, seat: int) -> Json:
    """BH-24.14, BH-25.3: Placed cards of each name in deck and hand together."""
    t = s.table
    found: dict[str, Json] = {}
    for kind in range(len(t.ids)):
        if t.placed[kind]:
            n = n_placed(s, seat, kind)
            if n:
                found[t.ids[kind]] = n
    return found


def in_play(s: HeroesState, seat: int, viewer: int | None) -> Json:
    """BH-24.8, BH-24.9: the cards a player controls, the hero first."""
    cards: list[Json] = []
    for unit in s.play:
        if s.ctrl[unit] == seat:
            masked = s.flags[unit] & m.HIDDEN != 0 and viewer != seat
            cards.append(face_down(s, unit) if masked else face_up(s, unit))
    return {"count": len(cards), "cards": cards}


def markers(s: HeroesState, unit: int) -> dict[str, Json]:
    """BH-25.2: what lies on a card and can be seen by all."""
    flags = s.flags[unit]
    out: dict[str, Json] = {"unit": unit, "open": not flags & m.CLOSED}
    if s.wounds[unit]:
        out["wounds"] = s.wounds[unit]
    if s.poison[unit]:
        out["poison"] = s.poison[unit]
    for flag, name in (
        (m.HIDDEN, "hidden"),
        (m.STUNNED, "stunned"),
        (m.ATTACKED, "attacked"),
        (m.DEFENDED, "defended"),
        (m.IMPROVED, "improved"),
        (m.BLANK, "blank"),
    ):
        if flags & flag:
            out[name] = True
    effects = effects_on(s, unit)
    if effects:
        out["effects"] = effects
    return out


def effects_on(s: HeroesState, unit: int) -> list[Json]:
    """Effects lying on a card: kind, value, duration."""
    out: list[Json] = []
    for i in range(0, len(s.fx), m.FX_WIDTH):
        if s.fx[i] == unit:
            kind, value = s.fx[i + 1], s.fx[i + 2]
            shown: Json = value
            if kind == m.FX_ABILITY:
                shown = granted_word(s, value)
            out.append([FX_WORDS[kind], shown, until_word(s.fx[i + 3])])
    return out


FX_WORDS: Final = ["strike", "lives", "ability", "lost", "control"]


def granted_word(s: HeroesState, aid: int) -> str:
    """A granted keyword by its name, another ability by its card."""
    t = s.table
    if t.ab_kind[aid]:
        return ability_word(t, aid)
    name = m.KEYWORDS[t.ab_key[aid].bit_length() - 1]
    return f"{name} {t.ab_x[aid]}" if t.ab_x[aid] else name


def until_word(until: int) -> str:
    """A duration in a word."""
    if until == m.IN_PLAY:
        return "in_play"
    return "turn" if until == m.THIS_TURN else f"turn_of_{until - m.NEXT_TURN}"


def face_down(s: HeroesState, unit: int) -> Json:
    """BH-24.9: a neutral handle, the markers, the number of cards attached."""
    out = markers(s, unit)
    out["card"] = None
    if attached(s, unit):
        out["attached"] = len(attached(s, unit))
    return out


def face_up(s: HeroesState, unit: int) -> Json:
    """A card the viewer sees, with its current values."""
    t, kind = s.table, s.card_of[unit] >> 1
    out = markers(s, unit)
    out["card"] = t.ids[kind]
    out["owner"] = s.card_of[unit] & 1
    if t.type[kind] & (m.HERO | m.CREATURE):
        out["strike"] = max(s.strike[unit], 0)
        out["lives"] = s.lives[unit]
        out["classes"] = classes_of(s, unit)
    keys: list[Json] = [name for i, name in enumerate(m.KEYWORDS) if s.keys[unit] >> i & 1]
    if keys:
        out["keywords"] = keys
    parts: list[Json] = [t.ids[code >> 1] for code in attached(s, unit)]
    if parts:
        out["attached"] = parts
    used: list[Json] = [
        ability_word(t, use & ABILITY) for use in s.used if use >> UNIT_SHIFT == unit
    ]
    if used:
        out["used"] = used
    return out


# Resampling.


def resample(s: HeroesState, seat: int | None, seed: int) -> HeroesState:
    """A world the seat cannot tell apart: other unknown cards, other luck.

    An opponent's unknown cards are any that the hero's elements and the copies still unseen
    allow (BH-24.3). It conditions on open information alone, not on what play lets one
    infer; a spell whose targets are being chosen stays in the hand it is played from.
    """
    t = s.clone()
    rekey(t, seed)
    for other in (0, 1):
        if other != seat:
            redeal(t, other, seat)
    return t


def redeal(s: HeroesState, seat: int, viewer: int | None) -> None:
    """Replace the cards of a player that the viewer cannot know."""
    bag = unseen_copies(s, seat, viewer)
    shuffle(s, bag, m.STREAM_RESAMPLE)
    for unit in hidden_creatures(s, seat):
        replace_hidden(s, unit, bag)
    hand, pool = s.zones[m.HAND + seat], s.zones[m.POOL + seat]
    kept = announced(s, seat)
    fixed = unknown_places(s, seat, viewer)
    unknown = hand + pool + [s.zones[zone][i] >> 2 for zone, i in fixed]
    for code in kept:
        unknown.remove(code)
    wanted = n_wanted(s, seat)
    found = findable(s, seat, bag, wanted)
    if len(found) < wanted or len(pool) < wanted or not give_way(s, unknown, wanted):
        return  # only the true cards answer the question
    dealt = [replaced(s, code, seat, bag) for code in unknown]
    shuffle(s, dealt, m.STREAM_RESAMPLE)
    n, left = len(hand) - len(kept), len(pool) - len(found)
    s.zones[m.HAND + seat] = sorted(kept + dealt[:n])
    s.zones[m.POOL + seat] = found + dealt[n : n + left]
    for number, (zone, i) in enumerate(fixed):
        mask = s.zones[zone][i] & 3
        s.zones[zone][i] = dealt[n + left + number] << 2 | mask
    redo_secret(s, seat)


def unknown_places(s: HeroesState, seat: int, viewer: int | None) -> list[tuple[int, int]]:
    """The fixed places of a deck whose cards the viewer does not know: zone, index."""
    return [
        (number, i)
        for number in (m.TOP + seat, m.BOTTOM + seat)
        for i, code in enumerate(s.zones[number])
        if code != m.UNKNOWN and not is_known(code, viewer)
    ]


def n_wanted(s: HeroesState, seat: int) -> int:
    """How many kinds a search under way must find; one alone is taken unasked: BH-R99."""
    if (
        not s.stack
        or s.stack[-4] != m.ASK_TAKE
        or s.stack[-3] != seat
        or s.stack[-2] >> 2 != m.POOL
    ):
        return 0
    return 1 if s.stack[-1] & 1 else 2


def findable(s: HeroesState, seat: int, bag: list[int], n: int) -> list[int]:
    """Cards out of the bag that a search under way finds in the other deck: BH-24.11."""
    found: list[int] = []
    for kind in bag if n else []:
        if len(found) < n and kind not in found and card_fits(s.table, s.stack[-1] >> 1, kind):
            found.append(kind)
    for kind in found:
        bag.remove(kind)
    return [kind << 1 | seat for kind in found]


def give_way(s: HeroesState, unknown: list[int], n: int) -> bool:
    """Take n cards out that are not counted in the open; whether there are as many."""
    for code in [code for code in unknown if not s.table.placed[code >> 1]][:n]:
        unknown.remove(code)
        n -= 1
    return n == 0


def replaced(s: HeroesState, code: int, seat: int, bag: list[int]) -> int:
    """Another card in place of an unknown one; Placed cards are counted in the open."""
    t, kind = s.table, code >> 1
    if t.placed[kind]:
        return code
    if bag:
        return bag.pop() << 1 | seat
    allowed = [k for k in range(len(t.ids)) if is_deckable(t, k, seat_elements(s, seat))]
    return allowed[below(s, m.STREAM_RESAMPLE, len(allowed))] << 1 | seat


def seat_elements(s: HeroesState, seat: int) -> int:
    """The elements of a player's hero."""
    return s.table.elements[s.card_of[seat] >> 1]


def is_deckable(t: CardTable, kind: int, elements: int) -> bool:
    """Section 4: whether a card may be in the deck of a hero of these elements."""
    if t.type[kind] == m.HERO or t.created[kind] or t.placed[kind]:
        return False
    return not t.elements[kind] or t.elements[kind] & elements != 0


def unseen_copies(s: HeroesState, seat: int, viewer: int | None) -> list[int]:
    """The kinds that may still be unseen, each as often as a deck may hold it (BH-4.6, BH-4.7)."""
    t, elements = s.table, seat_elements(s, seat)
    seen = [code >> 1 for code in seen_cards(s, seat, viewer) if code & 1 == seat]
    bag: list[int] = []
    for kind in range(len(t.ids)):
        if is_deckable(t, kind, elements):
            limit = 5 if t.keys[kind] & m.HORDE else 3
            bag += [kind] * max(limit - seen.count(kind), 0)
    return bag


def seen_cards(s: HeroesState, seat: int, viewer: int | None) -> list[int]:
    """The cards of a player that lie open or attached, or at a place the viewer knows."""
    codes = s.zones[m.GRAVE + seat][:]
    for unit in s.play:
        if not s.flags[unit] & m.HIDDEN or s.ctrl[unit] == viewer:
            codes += [s.card_of[unit], *attached(s, unit)]
    for fixed in s.zones[m.TOP + seat] + s.zones[m.BOTTOM + seat]:
        if is_known(fixed, viewer):
            codes.append(fixed >> 2)
    return codes


def announced(s: HeroesState, seat: int) -> list[int]:
    """The cards of a hand that a choice under way has named: a spell, cards to discard."""
    if not s.stack or s.stack[-3] != seat or not s.run:
        return []
    base = len(s.run) - m.R_WIDTH
    kinds: list[int] = []
    choosing = s.stack[-4] == m.ASK_MODE or (s.stack[-4] == m.ASK_PICK and s.stack[-1] == 0)
    if not choosing:
        return []
    if s.run[base + m.R_BY] == m.BY_SPELL:
        kinds.append(s.run[base + m.R_KIND])
    t = s.table
    for i, pick in enumerate(t.pg_picks[s.run[base + m.R_PROGRAM]][: m.MAX_PICKS]):
        if t.picks[pick * m.P_WIDTH + m.P_KIND] == m.PICK_DISCARD and s.run[base + m.R_PICKS + i]:
            kinds.append(s.run[base + m.R_PICKS + i] - 1)
    hand = s.zones[m.HAND + seat][:]
    out: list[int] = []
    for kind in kinds:
        code = kind << 1 if kind << 1 in hand else kind << 1 | 1
        hand.remove(code)
        out.append(code)
    return out


def replace_hidden(s: HeroesState, unit: int, bag: list[int]) -> None:
    """A face-down creature may be any creature that lives with its wounds: BH-24.9."""
    t, owner = s.table, s.card_of[unit] & 1
    for _ in range(20):
        creatures = [kind for kind in bag if t.type[kind] == m.CREATURE]
        if not creatures:
            return
        kind = creatures[below(s, m.STREAM_RESAMPLE, len(creatures))]
        before = s.card_of[unit]
        s.card_of[unit] = kind << 1 | owner
        renew(s, unit)
        if s.lives[unit] > s.wounds[unit]:
            bag.remove(kind)
            replace_attached(s, unit, creatures)
            return
        s.card_of[unit] = before
        renew(s, unit)


def replace_attached(s: HeroesState, unit: int, creatures: list[int]) -> None:
    """BH-19.17: so may the cards attached under it, as long as it stays alive."""
    for i in range(0, len(s.parts), 3):
        if s.parts[i] == unit:
            before = s.parts[i + 1]
            kind = creatures[below(s, m.STREAM_RESAMPLE, len(creatures))]
            s.parts[i + 1] = kind << 1 | before & 1
            renew(s, unit)
            if s.lives[unit] <= s.wounds[unit]:
                s.parts[i + 1] = before
                renew(s, unit)


def redo_secret(s: HeroesState, seat: int) -> None:
    """Choices not shown yet become other choices from the other hand."""
    places = [i for i in range(0, len(s.secret), 2) if s.secret[i] == seat]
    if not places:
        return
    kinds = [code >> 1 for code in s.zones[m.HAND + seat]]
    shuffle(s, kinds, m.STREAM_RESAMPLE)
    for number, i in enumerate(places):
        s.secret[i + 1] = kinds[number]
