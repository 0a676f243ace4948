"""Hidden and open information: chapter 29 of RULES.md."""

from typing import Final

from koloda.games.berserk import model as m
from koloda.games.berserk.faces.reasons import reasons
from koloda.games.berserk.faces.words import (
    ELEMENT_WORDS,
    KEYWORDS,
    MARK_BITS,
    MARKS,
    STOP_WORDS,
    ability_word,
    unit_word,
)
from koloda.games.berserk.rules.actions import is_announcing
from koloda.games.berserk.rules.geometry import cell_name
from koloda.games.berserk.rules.squad import crystals_left, deal_size
from koloda.games.berserk.rules.state import BerserkState, lives, noted, poison_of, role, stat
from koloda.games.berserk.rules.victory import ENDINGS
from koloda.kernel.protocol import Json, View

PHASES: Final = ["preparing", "placing", "vanguard", "battle"]
ITEMS: Final = ["strike", "ability", "store", "prepare"]
ATTACK_FACES: Final = ["", "weak", "weak", "weak", "medium", "medium", "strong"]
DEFENCE_FACES: Final = ["", "hit", "hit", "hit", "hit", "miss", "counter"]
DICE: Final = ["attack", "defence"]
UNTIL: Final = ["end of turn", "turn of seat 0", "turn of seat 1", "for ever"]  # BK-10.13
PROGRESS: Final = ["drafting", "confirmed", "deployed"]


def observe(s: BerserkState, seat: int | None) -> View:
    """What a seat, or a spectator (BK-29.18), sees."""
    return {
        "game": "berserk",
        "seat": seat,
        "asked": asked(s, seat),
        "active": s.active if s.active != m.NONE else None,
        "turn": s.turn,
        "ending": ENDINGS[s.ending],
        "phase": PHASES[s.phase],
        "first": s.first,  # BK-29.15
        "numbers": {},
        "flags": {},
        "zones": {},
        "board": board(s, seat),
        "stack": stack(s, seat),
        "dice": dice(s),
        "stop": STOP_WORDS[s.stop[seat]] if seat is not None else None,  # BK-29.17
        "players": [player(s, other, seat) for other in (0, 1)],
    }


def asked(s: BerserkState, seat: int | None) -> Json:
    """BK-29.17: whether a window was put to another player is not shown."""
    if not s.stack:
        return []
    decides = s.stack[-3]
    if decides != seat and in_window(s):
        return []
    return [decides]


def in_window(s: BerserkState) -> bool:
    """Whether the question is a window, or part of an announcement made in one."""
    ask = s.stack[-4]
    if ask in (m.ASK_RESPONSE, m.ASK_MOMENT):
        return True
    return is_announcing(s) and s.items[len(s.items) - m.N_ITEM + m.I_WINDOW] != m.IN_MAIN


def sees_kind(s: BerserkState, unit: int, viewer: int | None) -> bool:
    """BK-29.6, 29.7: a face-down card is known to its owner alone."""
    return s.st[unit] & m.HIDDEN == 0 or s.owner[unit] == viewer


def sees_place(s: BerserkState, unit: int, viewer: int | None) -> bool:
    """BK-7.11: cells become visible when both have deployed."""
    return s.phase != m.PREPARING or s.owner[unit] == viewer


def board(s: BerserkState, viewer: int | None) -> Json:
    """The cards on the battlefield, by cell."""
    cells: list[Json] = []
    for unit in (*s.forces[0], *s.forces[1]):
        if s.cell[unit] < m.N_CELLS and sees_place(s, unit, viewer):
            cells.append(card(s, unit, viewer))
    return cells


def card(s: BerserkState, unit: int, viewer: int | None) -> Json:
    """A card in the game zone as the viewer sees it (BK-29.10)."""
    seen: dict[str, Json] = {
        "card": None,
        "unit": unit,
        "owner": s.owner[unit],
        "hidden": s.st[unit] & m.HIDDEN != 0,
        "place": unit_word(s, unit),
        "cell": None if s.cell[unit] == m.ZONE else cell_name(s.cell[unit]),
    }
    if sees_kind(s, unit, viewer):
        seen["card"] = s.table.ids[s.kind[unit]]
        if s.owner[unit] == viewer:
            seen["stays_hidden"] = s.st[unit] & m.STAYS_HIDDEN != 0  # BK-29.16
        if s.st[unit] & m.HIDDEN == 0:
            _add_state(s, unit, seen)
    return seen


def _add_state(s: BerserkState, unit: int, seen: dict[str, Json]) -> None:
    state = s.st[unit]
    kind = s.kind[unit]
    for i, mark in enumerate(MARKS):
        seen[mark] = state & MARK_BITS[i] != 0
    seen["host"] = None if s.host[unit] == m.NONE else s.host[unit]
    seen["wounds"] = s.wounds[unit]
    seen["lives"] = lives(s, unit)
    seen["tokens"] = noted(s.tokens, unit)
    seen["points"] = s.points[unit]
    seen["poison"] = [poison_of(s, unit, False), poison_of(s, unit, True)]
    strike: list[Json] = []
    for how, value in enumerate(s.table.strike[kind]):
        strike.append(value + stat(s, unit, m.PLUS_WEAK + how))
    seen["strike"] = strike
    seen["armor"] = stat(s, unit, m.ARMOR)
    seen["absorbed"] = noted(s.absorbed, unit)
    seen["attack_exp"] = stat(s, unit, m.ATTACK_EXP)
    seen["defence_exp"] = stat(s, unit, m.DEFENCE_EXP)
    seen["regen"] = stat(s, unit, m.REGEN)
    seen["jump"] = stat(s, unit, m.JUMP)
    seen["life_gift"] = stat(s, unit, m.LIFE_GIFT)
    keywords: list[Json] = []
    for i, keyword in enumerate(KEYWORDS):
        if stat(s, unit, m.FLAGS) >> i & 1:
            keywords.append(keyword)
    seen["keywords"] = keywords
    granted: list[Json] = []
    for i in range(0, len(s.temps), m.N_TEMP):
        if s.temps[i] == unit:
            granted.append(UNTIL[s.temps[i + 1]])
    seen["granted"] = granted
    elements: list[Json] = []
    for i in range(m.N_ELEMENTS):
        if s.elements[unit] >> i & 1:
            elements.append(ELEMENT_WORDS[i])
    seen["elements"] = elements
    changed = reasons(s, unit)
    if changed:
        seen["reasons"] = changed


def stack(s: BerserkState, viewer: int | None) -> Json:
    """BK-29.17: announced actions; one not yet complete is known to its announcer alone."""
    out: list[Json] = []
    for i in range(0, len(s.items), m.N_ITEM):
        last = i == len(s.items) - m.N_ITEM
        if last and is_announcing(s) and s.items[i + m.I_SEAT] != viewer:
            continue
        out.append(item(s, i))
    return out


def item(s: BerserkState, i: int) -> Json:
    """One announced action."""
    source, ability = s.items[i + m.I_SOURCE], s.items[i + m.I_ABILITY]
    choice = s.items[i + m.I_CHOICE]
    return {
        "seat": s.items[i + m.I_SEAT],
        "what": ITEMS[s.items[i + m.I_WHAT]],
        "source": source,
        "ability": None if ability == m.NONE else ability_word(s, source, ability),
        "target": _or_none(s.items[i + m.I_TARGET]),
        "second": _or_none(s.items[i + m.I_SECOND]),
        "choice": _or_none(choice),
        "defender": _or_none(s.items[i + m.I_DEFENDER]),
    }


def _or_none(unit: int) -> Json:
    return None if unit == m.NONE else unit


def dice(s: BerserkState) -> Json:
    """BK-29.11: the dice rolled since the last decision, as D6 and as the special dice."""
    rolls: list[Json] = []
    for i in range(0, len(s.rolls), 2):
        black, die = s.rolls[i], s.rolls[i + 1]
        faces = DEFENCE_FACES if black else ATTACK_FACES
        rolls.append({"die": DICE[black], "d6": die, "face": faces[die]})
    return rolls


def player(s: BerserkState, seat: int, viewer: int | None) -> Json:
    """One player's zones and numbers as the viewer sees them."""
    own = seat == viewer
    preparing = s.phase == m.PREPARING
    size = len(s.decks[seat]) + len(s.deals[seat]) + len(s.squads[seat])
    total = size + len(s.forces[seat]) + len(s.graves[seat])
    zones: dict[str, Json] = {
        "grave": zone(s, len(s.graves[seat]), s.graves[seat]),
        "additional": additional(s, seat, viewer),
    }
    if own or not preparing:  # BK-29.13, 29.15
        zones["deck"] = zone(s, len(s.decks[seat]), s.decks[seat] if own else [])
    if own:
        zones["deal"] = zone(s, len(s.deals[seat]), s.deals[seat])  # BK-29.3
        zones["squad"] = zone(s, len(s.squads[seat]), s.squads[seat])  # BK-29.4
    numbers: dict[str, Json] = {
        "cards": total,
        "deal": deal_size(s, seat),
        "redeals": s.redeals[seat],
    }
    if own and s.progress[seat] == 0:  # BK-29.4: unspent crystals are known to their owner alone
        left = crystals_left(s.table, role(s, seat), s.squads[seat])
        numbers["gold"] = left[0]
        numbers["silver"] = left[1]
    return {
        "alive": s.ending == 0 or s.winner == seat,
        "numbers": numbers,
        "progress": PROGRESS[s.progress[seat]],
        "zones": zones,
    }


def zone(s: BerserkState, count: int, known: list[int]) -> Json:
    """A zone: how many cards, and those of them that the viewer knows."""
    cards: list[Json] = [{"card": s.table.ids[kind]} for kind in sorted(known)]
    return {"count": count, "cards": cards}


def additional(s: BerserkState, seat: int, viewer: int | None) -> Json:
    """BK-29.10: the additional zone is public."""
    cards: list[Json] = []
    for unit in s.forces[seat]:
        if s.cell[unit] == m.ZONE:
            cards.append(card(s, unit, viewer))
    return {"count": len(cards), "cards": cards}
