"""Hidden and open information: section 24 of RULES.md."""

from typing import Final

from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.faces.reasons import reasons
from koloda.games.berserk_heroes.faces.words import RUNNING, ability_word, running_card
from koloda.games.berserk_heroes.rules.abilities import ABILITY, beneath
from koloda.games.berserk_heroes.rules.movement import attached, n_placed
from koloda.games.berserk_heroes.rules.state import (
    HeroesState,
    classes_of,
    deck_size,
    referred,
)
from koloda.games.berserk_heroes.rules.timing import UNIT_SHIFT
from koloda.kernel.frames import ASK_BASE
from koloda.kernel.protocol import Json, View


def observe(s: HeroesState, seat: int | None) -> View:
    """What a seat, or a spectator (BH-24.22), sees."""
    return {
        "game": "berserk_heroes",
        "seat": seat,
        "asked": [s.stack[-3]] if s.stack else [],
        "question": m.ASKS[s.stack[-4] - ASK_BASE] if s.stack else "",  # BH-24.20
        "running": running(s, seat),
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


def running(s: HeroesState, seat: int | None) -> str | None:
    """BH-24.20: the card whose text asks, to whom it asks."""
    if not s.stack or s.stack[-3] != seat or s.stack[-4] not in RUNNING:
        return None
    return running_card(s)


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
        "hand": zone(s, len(s.hands[seat]), s.hands[seat] if own else []),
        "deck": deck(s, seat, viewer),
        "unseen": zone(s, len(s.pools[seat]), s.pools[seat]) if own else empty(),
        "play": in_play(s, seat, viewer),
        "graveyard": zone(s, len(s.graves[seat]), s.graves[seat]),
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
        "modifiers": [
            s.mods[i + m.M_AMOUNT]
            for i in range(0, len(s.mods), m.M_WIDTH)
            if s.mods[i + m.M_SEAT] == seat
        ],
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
    top, bottom = s.tops[seat], s.bottoms[seat]
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
    """BH-25.2: what lies on a card and can be seen by all, as numbers (BH-25.1, BH-25.4)."""
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
        if s.fx[i + m.FX_UNIT] == unit:
            kind, value = s.fx[i + m.FX_KIND], s.fx[i + m.FX_VALUE]
            shown: Json = value
            if kind == m.FX_ABILITY:
                shown = granted_word(s, value)
            out.append([FX_WORDS[kind], shown, until_word(s.fx[i + m.FX_UNTIL])])
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
    """A card the viewer sees, with its current values, or those on the face turned down."""
    t, kind = s.table, s.card_of[unit] >> 1
    out = markers(s, unit)
    out["card"] = t.ids[kind]
    out["owner"] = s.card_of[unit] & 1
    strike, keywords = max(s.strike[unit], 0), s.keys[unit]
    if s.flags[unit] & m.HIDDEN:
        strike, keywords = beneath(s, unit)
    if t.type[kind] & (m.HERO | m.CREATURE):
        out["strike"] = strike
        out["lives"] = s.lives[unit]
        out["classes"] = classes_of(s, unit)
        changed = reasons(s, unit, strike, s.lives[unit])
        if changed:
            out["reasons"] = changed
    keys: list[Json] = [name for i, name in enumerate(m.KEYWORDS) if keywords >> i & 1]
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
