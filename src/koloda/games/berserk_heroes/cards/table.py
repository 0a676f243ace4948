"""The card table: what the card files say, as ints. Immutable, shared by all states."""

from typing import Final

from koloda.games.berserk_heroes import model as m


class CardTable:
    """Everything printed on the cards; cards are indexed by kind, abilities by number."""

    def __init__(self, folder: str, fingerprint: str) -> None:
        self.folder = folder
        self.fingerprint = fingerprint
        self.ids: list[str] = []
        self.names: list[tuple[str, str]] = []  # English, Russian
        self.kinds: dict[str, int] = {}
        # by kind
        self.type: list[int] = []
        self.elements: list[int] = []
        self.classes: list[int] = []
        self.subtype: list[int] = []  # bit of a support subtype
        self.cost: list[int] = []
        self.strike: list[int] = []
        self.lives: list[int] = []
        self.keys: list[int] = []  # printed keywords
        self.ears: list[int] = []  # events its abilities trigger on
        self.created: list[bool] = []
        self.placed: list[bool] = []
        self.full_art: list[bool] = []
        self.abilities: list[list[int]] = []  # activated and triggered
        self.statics: list[list[int]] = []
        self.keywords: list[list[int]] = []  # keywords with a number or a [text]
        self.spell: list[int] = []  # the spell's text
        # by ability
        self.ab_kind: list[int] = []
        self.ab_card: list[int] = []
        self.ab_number: list[int] = []  # 1 for the first ability of its card
        self.ab_event: list[int] = []
        self.ab_of: list[int] = []  # filter, OF_THIS or OF_ANY
        self.ab_who: list[int] = []
        self.ab_placed: list[bool] = []
        self.ab_times: list[int] = []  # 0: no limit per turn
        self.ab_may: list[bool] = []
        self.ab_condition: list[int] = []
        self.ab_coins: list[int] = []
        self.ab_close: list[bool] = []
        self.ab_wound: list[int] = []  # wounds of the own hero in the cost
        self.ab_programs: list[list[int]] = []  # one per mode
        self.ab_simple: list[bool] = []  # one text, plain targets only: see has_targets
        self.ab_attacks: list[bool] = []  # orders a shot or a Fight: BH-16.25
        self.ab_plays: list[bool] = []  # plays a card: BH-16.25
        self.ab_key: list[int] = []
        self.ab_x: list[int] = []
        self.ab_source: list[int] = []
        self.ab_filter: list[int] = []
        self.ab_scope: list[int] = []
        self.ab_strike: list[int] = []
        self.ab_lives: list[int] = []
        self.ab_cost: list[int] = []
        self.ab_grants: list[list[int]] = []
        # by program, pick, instruction, filter, condition
        self.pg_picks: list[list[int]] = []
        self.pg_linked: list[bool] = []  # one choice can spoil another
        self.pg_nameless: list[bool] = []  # speaks of no card of its own or of its event
        self.pg_start: list[int] = []
        self.pg_end: list[int] = []
        self.picks: list[int] = []
        self.code: list[int] = []
        self.filters: list[int] = []
        self.conditions: list[int] = []  # filter, at least, coins, whose turn
        self.grants: list[list[int]] = []

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        from koloda.games.berserk_heroes.cards.build import same_table

        return (same_table, (self.folder, self.fingerprint))


OF_THIS: Final = -1
OF_ANY: Final = -2


def finish_kind(t: CardTable, kind: int) -> None:
    """Note what a card's own abilities listen to."""
    ears = 0
    for aid in t.abilities[kind]:
        ears |= m.EAR_USE if t.ab_kind[aid] == m.A_USE else 1 << t.ab_event[aid]
    t.ears[kind] = ears


def keyword_mask(t: CardTable, aids: list[int]) -> int:
    """The keywords among some abilities."""
    mask = 0
    for aid in aids:
        if t.ab_kind[aid] == m.A_KEYWORD:
            mask |= t.ab_key[aid]
    return mask


def is_static(t: CardTable, aid: int) -> bool:
    """Whether an ability is always on."""
    return t.ab_kind[aid] == m.A_STATIC


def card_fits(t: CardTable, number: int, kind: int) -> bool:
    """Whether a card that is not in play fits a filter, by what is printed on it."""
    f = t.filters
    i = number * m.F_WIDTH
    if not t.type[kind] & f[i + m.F_TYPES]:
        return False
    if not f[i + m.F_COST_MIN] <= t.cost[kind] <= f[i + m.F_COST_MAX]:
        return False
    if f[i + m.F_CLASSES] and not f[i + m.F_CLASSES] & t.classes[kind]:
        return False
    if f[i + m.F_NOT_CLASSES] & t.classes[kind]:
        return False
    if f[i + m.F_ELEMENTS] and not f[i + m.F_ELEMENTS] & t.elements[kind]:
        return False
    if f[i + m.F_SUBTYPES] and not f[i + m.F_SUBTYPES] & t.subtype[kind]:
        return False
    if f[i + m.F_NAME] and f[i + m.F_NAME] != kind + 1:
        return False
    if f[i + m.F_KEYWORD] and not f[i + m.F_KEYWORD] & t.keys[kind]:
        return False
    if not f[i + m.F_STRIKE_MIN] <= t.strike[kind] <= f[i + m.F_STRIKE_MAX]:
        return False
    return f[i + m.F_LIVES_MIN] <= t.lives[kind] <= f[i + m.F_LIVES_MAX]
