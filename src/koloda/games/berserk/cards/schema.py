"""Card files checked, and the card table built from them."""

from pathlib import Path

from koloda.effects.load import fingerprint, load_cards
from koloda.games.berserk import model as m
from koloda.games.berserk.cards import structs as sc
from koloda.games.berserk.cards import table
from koloda.games.berserk.cards.modifiers import add_modifier
from koloda.kernel.errors import BadCard

CARD = sc.Card
CARDS = Path(__file__).parent

ELEMENTS = ["forest", "mountain", "swamp", "steppe", "darkness", "fire"]
TYPES = ["creature", "equipment", "terrain", "artifact"]
SUBTYPES = ["", "flying", "symbiote", "parasite"]
EQUIPMENT = ["armour", "shield", "weapon", "footwear", "potion"]
ABILITY_TYPES = [
    "simple", "special", "magic", "shot", "throw", "row", "discharge", "spell", "influence",
]  # fmt: skip
FLAG_NAMES = [
    "bodiless", "directed", "vampirism", "unique", "steadfast", "shelter", "corpse-eating",
    "teleport", "extra-zone", "incurable", "stalwart", "horde",
]  # fmt: skip
LEVELS = {
    "armor": m.ARMOR, "attack-exp": m.ATTACK_EXP, "defence-exp": m.DEFENCE_EXP,
    "regen": m.REGEN, "jump": m.JUMP, "life-gift": m.LIFE_GIFT,
}  # fmt: skip
PROTECTIONS = {
    "simple": 1 << m.PROTECT_SHIFT + m.SIMPLE,
    "special": 1 << m.PROTECT_SHIFT + m.SPECIAL,
    "magic-strikes": 1 << m.PROTECT_SHIFT + m.MAGIC,
    "shots": 1 << m.PROTECT_SHIFT + m.SHOT,
    "throws": 1 << m.PROTECT_SHIFT + m.THROW,
    "row-strikes": 1 << m.PROTECT_SHIFT + m.ROW,
    "discharges": 1 << m.PROTECT_SHIFT + m.DISCHARGE,
    "spells": 1 << m.PROTECT_SHIFT + m.SPELL,
    "influences": 1 << m.PROTECT_SHIFT + m.INFLUENCE,
    "poison": m.PROTECT_POISON,
    "sudden": m.PROTECT_SUDDEN,
    "magic": (1 << m.MAGIC | 1 << m.DISCHARGE | 1 << m.SPELL) << m.PROTECT_SHIFT,  # BK-26.40
}
SIDES = ["any", "own", "enemy"]
WHO = [
    "card", "creature", "ground", "flyer", "attackable", "host", "announced", "independent",
    "", "equipment", "terrain", "artifact",
]  # fmt: skip
STATES = ["", "closed", "hidden", "poisoned", "open", "wounded"]
LINES = ["", "row", "column", "cell"]
ROWS = ["", "first", "second", "third", "enemy-first", "enemy-second", "enemy-third"]
PLACES = ["", "battlefield", "additional"]
GATES = ["first", "second"]
BY_EVENT = ["hit", "wound", "kill", "strike-killed"]  # what an attack or ability does to others
OF_A_TYPE = [*BY_EVENT, "attacked", "acted"]
OF_A_SIDE = ["other-dies", "other-enters"]
WITH_TARGET = [
    *BY_EVENT, "own-creature-dies", "enemy-gains-lives", "dies", "attacked", "defends",
    "other-enters", "own-gains-lives",
]  # fmt: skip
TO = ["target", "second", "self", "all", "others", "chosen"]
UNTIL = {"turn": m.UNTIL_END_OF_TURN, "your-turn": m.UNTIL_TURN_OF, "for-ever": m.FOR_EVER}
COSTS = ["close", "none", "destroy"]
CHOICES = ["", "element", "step"]
EVENTS = [
    "hit", "wound", "kill", "own-creature-dies", "enemy-gains-lives", "strike-killed", "turn-start",
    "enemy-turn-start", "turn-end", "dies", "enters", "opened", "closed", "wounded", "healed",
    "attacked", "defends", "other-dies", "other-enters", "acted", "own-gains-lives",
]  # fmt: skip
LIMITS = ["", "turn", "battle"]
MOST = 99  # for numbers of keywords and effects


class _Compiler:
    """Turns cards into the lists of a table.CardTable."""

    def __init__(self, cards: list[sc.Card]) -> None:
        self.cards = cards
        names = {card.cls for card in cards if card.cls}
        self.classes = sorted(names)
        self.abilities: list[table.Ability] = []

    def build(self, decks: list[list[int]], mark: str) -> table.CardTable:
        cards = self.cards
        return table.CardTable(
            ids=[card.id for card in cards],
            type=[TYPES.index(card.type) for card in cards],
            subtype=[SUBTYPES.index(card.subtype) for card in cards],
            equipment=[EQUIPMENT.index(c.equipment) if c.equipment else -1 for c in cards],
            elements=[sum(1 << ELEMENTS.index(e) for e in card.elements) for card in cards],
            cost=[card.cost for card in cards],
            elite=[int(card.grade == "elite") for card in cards],
            lives=[card.lives for card in cards],
            move=[max(card.move, 0) for card in cards],
            strike=[list(card.strike) for card in cards],
            cls=[self._class(card.cls) for card in cards],
            class_names=self.classes,
            base=[self._base(card, role) for card in cards for role in (0, 1)],
            vanguards=[self._vanguards(card, role) for card in cards for role in (0, 1)],
            host_modifiers=[self._flat(card.host.keywords if card.host else []) for card in cards],
            auras=[[self._aura(aura) for aura in card.auras] for card in cards],
            actions=[self._actions(k, card.actions) for k, card in enumerate(cards)],
            host_actions=[
                self._actions(k, card.host.actions if card.host else [])
                for k, card in enumerate(cards)
            ],
            triggers=[self._triggers(k, card.triggers) for k, card in enumerate(cards)],
            host_triggers=[
                self._triggers(k, card.host.triggers if card.host else [])
                for k, card in enumerate(cards)
            ],
            abilities=self.abilities,
            decks=decks,
            fingerprint=mark,
        )

    def _class(self, name: str) -> int:
        if not name:
            return 0
        if name not in self.classes:
            self.classes.append(name)  # named by a card, borne by none
        return 1 << self.classes.index(name)

    def _base(self, card: sc.Card, role: int) -> list[int]:
        stats = [0] * m.N_STATS
        stats[m.MOVEMENT] = max(card.move, 0)
        stats[m.LIVES] = card.lives
        flat = self._flat([k for k in card.keywords if _open_to(k.gate, role)])
        for i in range(0, len(flat), 4):
            add_modifier(stats, 0, flat[i], flat[i + 1], flat[i + 2], flat[i + 3])
        return stats

    def _vanguards(self, card: sc.Card, role: int) -> list[list[int]]:
        return [
            list(k.plus)
            for k in card.keywords
            if isinstance(k, sc.Vanguard) and _open_to(k.gate, role)
        ]

    def _flat(self, modifiers: list[sc.Modifier]) -> list[int]:
        return [n for k in modifiers if not isinstance(k, sc.Vanguard) for n in _modifier(k)]

    def _aura(self, aura: sc.Aura) -> table.Aura:
        return table.Aura(self._selector(aura.on), self._flat(aura.gives))

    def _selector(self, sel: sc.Selector) -> table.Selector:
        return table.Selector(
            SIDES.index(sel.side),
            WHO.index(sel.who),
            int(sel.other),
            int(sel.adjacent),
            sel.within,
            1 << ELEMENTS.index(sel.element) if sel.element else 0,
            sum(self._class(name) for name in sel.classes),
            STATES.index(sel.state),
            sel.max_cost,
            sel.max_lives,
            int(sel.finish),
            sel.min_move,
            ("ordinary", "elite").index(sel.grade) if sel.grade else m.NONE,
            LINES.index(sel.line),
            ROWS.index(sel.row),
            PLACES.index(sel.zone),
            EQUIPMENT.index(sel.equipment) if sel.equipment else m.NONE,
        )

    def _brought(self, sel: sc.Selector) -> list[int]:
        """Highest cost and elements of what is called or revived; 1 for cards of every type."""
        every = int(sel.who == "card")
        return [sel.max_cost, self._selector(sel).elements, m.TO_SELF, every]

    def _actions(self, kind: int, actions: list[sc.Action]) -> list[int]:
        return [self._add(self._action(kind, action)) for action in actions]

    def _triggers(self, kind: int, triggers: list[sc.Trigger]) -> list[int]:
        return [self._add(self._trigger(kind, trigger)) for trigger in triggers]

    def _add(self, ability: table.Ability) -> int:
        self.abilities.append(ability)
        return len(self.abilities) - 1

    def _action(self, kind: int, action: sc.Action) -> table.Ability:
        value = action.value * 3 if len(action.value) == 1 else action.value  # BK-16.10
        return table.Ability(
            kind=kind,
            type=ABILITY_TYPES.index(action.type),
            sudden=int(action.sudden),
            cost=COSTS.index(action.cost),
            tokens=action.tokens,
            value=list(value),
            rolled=int(len(action.value) == 3),
            range=action.range,
            targets=[self._selector(target) for target in action.targets],
            all=self._selector(action.all) if action.all else None,
            choice=CHOICES.index(action.choice),
            event=-1,
            by=-1,
            side=m.ANY_SIDE,
            limit=LIMITS.index(action.limit),
            gate=GATES.index(action.gate) if action.gate else m.NONE,
            effects=[self._effect(effect) for effect in action.do],
        )

    def _trigger(self, kind: int, trigger: sc.Trigger) -> table.Ability:
        return table.Ability(
            kind=kind,
            type=m.INFLUENCE,  # BK-16.33
            sudden=0,
            cost=m.COST_NONE,
            tokens=0,
            value=[],
            rolled=0,
            range=0,
            targets=[self._selector(trigger.choose)] if trigger.choose else [],
            all=None,
            choice=0,
            event=EVENTS.index(trigger.on),
            by=-1 if trigger.by == "any" else ABILITY_TYPES.index(trigger.by),
            side=SIDES.index(trigger.side),
            limit=LIMITS.index(trigger.limit),
            gate=GATES.index(trigger.gate) if trigger.gate else m.NONE,
            effects=[self._effect(effect) for effect in trigger.do],
        )

    def _effect(self, effect: sc.Effect) -> list[int]:
        match effect:
            case sc.Grant():
                until = UNTIL[effect.until]
                return [m.DO_GRANT, until, 0, TO.index(effect.to), *_modifier(effect.what)]
            case sc.Call():
                return [m.DO_CALL, *self._brought(effect.which)]
            case sc.Revive():
                return [m.DO_REVIVE, *self._brought(effect.which)]
            case sc.Cancel():
                return [m.DO_CANCEL, 0, 0, m.TO_SELF]
            case sc.SimpleStrike():
                return [m.DO_STRIKE, 0, 0, m.TO_TARGET]
            case sc.Wounds() | sc.Heal() | sc.Poison() | sc.MoreLives() | sc.Token():
                return [NUMBERED[type(effect)], effect.n, 0, TO.index(effect.to)]
        return [UNNUMBERED[type(effect)], 0, 0, TO.index(effect.to)]


NUMBERED: dict[type, int] = {
    sc.Wounds: m.DO_WOUNDS, sc.Heal: m.DO_HEAL, sc.Poison: m.DO_POISON,
    sc.MoreLives: m.DO_LIVES, sc.Token: m.DO_TOKEN,
}  # fmt: skip
UNNUMBERED: dict[type, int] = {
    sc.Cure: m.DO_CURE, sc.Destroy: m.DO_DESTROY, sc.Open: m.DO_OPEN, sc.Close: m.DO_CLOSE,
    sc.KeepClosed: m.DO_KEEP_CLOSED, sc.Root: m.DO_ROOT, sc.LoseClass: m.DO_LOSE_CLASS,
    sc.GainElement: m.DO_GAIN_ELEMENT, sc.Fly: m.DO_FLY, sc.Land: m.DO_LAND,
    sc.Step: m.DO_STEP, sc.Reveal: m.DO_REVEAL,
}  # fmt: skip


def _open_to(gate: sc.Gate, role: int) -> bool:
    return gate == "" or gate == ("first", "second")[role]  # BK-16.28


def _modifier(k: sc.Modifier) -> list[int]:
    match k:
        case sc.Has():
            return [m.MOD_FLAG, 1 << FLAG_NAMES.index(k.keyword), 0, 0]
        case sc.Protect():
            return [m.MOD_FLAG, PROTECTIONS[k.kind], 0, 0]
        case sc.Level():
            return [m.MOD_LEVEL, LEVELS[k.keyword], k.n, 0]
        case sc.Strike():
            return [m.MOD_STRIKE, *k.plus]
        case sc.Movement():
            return [m.MOD_MOVEMENT, k.n, 0, 0]
        case sc.Lives():
            return [m.MOD_LIVES, k.n, 0, 0]
        case sc.PoisonValue():
            return [m.MOD_POISON, k.n, 0, 0]
        case sc.Vulnerable():
            return [m.MOD_VULNERABLE, _attack(k.attack), k.n, 0]
        case sc.Reduce():
            return [m.MOD_REDUCE, _attack(k.attack), k.n, 0]
        case sc.Vanguard():
            raise ValueError("Vanguard is no modifier: it works once, before the battle")


def _attack(name: str) -> int:
    return m.ANY_ATTACK if name == "any" else ABILITY_TYPES.index(name)


def check(folder: Path, card: sc.Card) -> None:
    """Refuse a card whose fields do not fit its type (BK-3.2 to 3.4)."""
    fights = card.type == "creature"
    rules = [
        (card.cost >= 1, "cost must be at least 1 - at `$.cost`"),
        (len(card.strike) == (3 if fights else 0),
         "a creature has a strike X-Y-Z, no other card - at `$.strike`"),
        (list(card.strike) == sorted(card.strike), "weak <= medium <= strong - at `$.strike`"),
        ((card.lives >= 1) == (card.type in ("creature", "artifact")),
         "creatures and artifacts have lives, no other card - at `$.lives`"),
        ((card.equipment != "") == (card.type == "equipment"),
         "equipment has a class, no other card - at `$.equipment`"),
        (card.subtype == "" or fights, "only creatures have a subtype - at `$.subtype`"),
        ((card.move >= 0) == (fights and card.subtype in ("", "parasite")),
         "ground creatures that are not symbiotes have movement, no other card - at `$.move`"),
        (fights or not any(isinstance(k, sc.Vanguard) for k in card.keywords),
         "only creatures have Vanguard - at `$.keywords`"),
        (fights or not any(isinstance(e, sc.SimpleStrike) for a in _own(card) for e in a.do),
         "only creatures strike - at `$.do`"),
        *_rules_of_abilities(card),
    ]  # fmt: skip
    for holds, reason in rules:
        if not holds:
            raise BadCard(str(folder), card.id, reason)


def _own(card: sc.Card) -> list[sc.Action | sc.Trigger]:
    """The abilities the card itself uses."""
    return [*card.actions, *card.triggers]


def _rules_of_abilities(card: sc.Card) -> list[tuple[bool, str]]:
    """What the rules modules would not read is refused, not ignored."""
    host = card.host or sc.Host()
    actions = [*card.actions, *host.actions]
    triggers = [*card.triggers, *host.triggers]
    lists = [a.do for a in actions] + [trigger.do for trigger in triggers]
    effects = [e for do in lists for e in do]
    granted = [e.what for e in effects if isinstance(e, sc.Grant)]
    given = [k for aura in card.auras for k in aura.gives] + [*host.keywords, *granted]
    areas = [aura.on for aura in card.auras] + [a.all for a in actions if a.all]
    called = [e.which for e in effects if isinstance(e, (sc.Call, sc.Revive))]
    return [
        *[rule for action in actions for rule in _rules_of_action(action)],
        *[rule for trigger in triggers for rule in _rules_of_trigger(trigger)],
        *_rules_of_numbers([*card.keywords, *given], effects),
        (all(len(a.value) in (0, 1, 3) for a in actions), "a value is N or X-Y-Z - at `$.value`"),
        (all(len(a.targets) <= 2 for a in actions), "at most two targets - at `$.targets`"),
        (all(lists), "an ability has effects - at `$.do`"),
        (card.host != sc.Host(), "a host is given something - at `$.host`"),
        (not any(isinstance(k, sc.Vanguard) for k in given),
         "Vanguard cannot be given to others - at `$.give`"),
        (not any(k.gate for k in given), "only a card's own keywords have a gate - at `$.gate`"),
        (all(_is_area(sel) for sel in areas),
         "an area is told by side, who, other, place, element, class, grade, poisoned, min_move"
         " - at `$.on`"),
        (all(sel.who in ("creature", "card") and
             sel == sc.Selector(who=sel.who, element=sel.element, max_cost=sel.max_cost)
             for sel in called),
         "what is called or revived is told by who (creature or card), element and max_cost"
         " - at `$.which`"),
    ]  # fmt: skip


def _rules_of_action(action: sc.Action) -> list[tuple[bool, str]]:
    """Targets, choices and costs that the effects need (section 6.3)."""
    do = action.do
    to = {getattr(e, "to", "") for e in do}
    strike = any(isinstance(e, sc.SimpleStrike) for e in do)
    announced = [sel.who == "announced" for sel in action.targets]
    values = any(isinstance(e, sc.Wounds) and e.n == 0 for e in do)
    return [
        (not strike or (action.type == "simple" and len(do) == len(action.targets) == 1),
         "a strike is of type simple, has one target and no other effect - at `$.do`"),
        (strike or action.type != "simple", "type simple is for a strike - at `$.type`"),
        (not strike or not (action.value or action.range or action.all or action.choice),
         "a strike has no value, range, area or choice of its own - at `$.do`"),
        (action.cost != "none" or action.sudden,
         "only a sudden ability costs nothing (BK-18.10) - at `$.cost`"),
        (min(action.tokens, action.range, *action.value, 0) == 0,
         "tokens, range and values are not negative - at `$.value`"),
        (not values or bool(action.value), "wounds without n need a value - at `$.value`"),
        (values or not action.value, "a value needs wounds without n - at `$.value`"),
        ("all" not in to or action.all is not None, "`to = all` needs `all` - at `$.to`"),
        (action.all is None or "all" in to, "`all` without an effect on all - at `$.all`"),
        ("second" not in to or len(action.targets) == 2,
         "`to = second` needs two targets - at `$.to`"),
        (not {"target", "others"} & to or len(action.targets) >= 1,
         "`to = target` needs targets - at `$.to`"),
        ("chosen" not in to, "only a trigger chooses when it is executed - at `$.to`"),
        (any(announced) == any(isinstance(e, sc.Cancel) for e in do)
         and (not any(announced) or len(do) == len(announced) == 1),
         "an announced action is the one target of cancel, which stands alone - at `$.do`"),
        ((action.choice == "step") == any(isinstance(e, sc.Step) for e in do),
         "a step and `choice = step` go together - at `$.choice`"),
        (action.choice != "step" or (len(action.targets) == 1 and to == {"target"}),
         "a step is made by the one target - at `$.to`"),
        ((action.choice == "element") == any(isinstance(e, sc.GainElement) for e in do),
         "gain-element and `choice = element` go together - at `$.choice`"),
        (all(e.to == "target" for e in do if isinstance(e, sc.Land)),
         "only the target loses flying - at `$.to`"),
        (len(action.targets) < 2 or "second" in to,
         "a second target without an effect on it - at `$.targets`"),
        (not action.targets or bool({"target", "others"} & to) or strike or any(announced),
         "targets without an effect on them - at `$.targets`"),
        (action.cost != "none" or action.limit != "turn",
         "what costs nothing is used once per turn anyway (BK-18.10) - at `$.limit`"),
    ]  # fmt: skip


def _rules_of_trigger(trigger: sc.Trigger) -> list[tuple[bool, str]]:
    """What a trigger can concern: it has no announcement, so no second target and no choice."""
    do = trigger.do
    to = {getattr(e, "to", "") for e in do}
    announced = (sc.Cancel, sc.SimpleStrike, sc.Step, sc.GainElement)
    return [
        (not to & {"second", "all"},
         "a trigger concerns its target, itself, others or the chosen card - at `$.to`"),
        (not any(isinstance(e, announced) for e in do),
         "cancel, strike, step and gain-element need an announcement - at `$.do`"),
        (all(e.n > 0 for e in do if isinstance(e, sc.Wounds)),
         "wounds of a trigger have a number - at `$.n`"),
        ("chosen" not in to or trigger.choose is not None,
         "`to = chosen` needs `choose` - at `$.to`"),
        ("target" not in to or trigger.on in WITH_TARGET or trigger.choose is not None,
         "this event has no target: choose a card, or `to = self` - at `$.to`"),
        (trigger.by == "any" or trigger.on in OF_A_TYPE,
         "only hit, wound, kill, strike-killed, attacked and acted are restricted by a type"
         " - at `$.by`"),
        (trigger.side == "any" or trigger.on in OF_A_SIDE,
         "only other-dies and other-enters are restricted by a side - at `$.side`"),
        (trigger.choose is None or trigger.choose.who not in ("announced", "host"),
         "a trigger chooses a card - at `$.choose`"),
        (all(e.to == "target" for e in do if isinstance(e, sc.Land)),
         "only the target loses flying - at `$.to`"),
        (trigger.on != "strike-killed" or trigger.by == "simple",
         "only a simple strike: `by = simple` - at `$.by`"),
        (trigger.choose is None or ("chosen" in to and "target" not in to),
         "with `choose` the target is the chosen card: `to = chosen` - at `$.choose`"),
    ]  # fmt: skip


def _rules_of_numbers(given: list[sc.Modifier], effects: list[sc.Effect]) -> list[tuple[bool, str]]:
    """Numbers as large as the table can hold."""
    raised = [k.n for k in given if isinstance(k, (sc.Level, sc.Reduce, sc.Vulnerable))]
    numbers = [e.n for e in effects if isinstance(e, (sc.Wounds, sc.Heal, sc.Poison, sc.MoreLives))]
    return [
        (
            all(1 <= n <= MOST for n in raised),
            f"a keyword has a number from 1 to {MOST} - at `$.n`",
        ),
        (
            all(0 <= n <= MOST for n in numbers),
            f"an effect has a number from 0 to {MOST} - at `$.n`",
        ),
    ]


def _is_area(sel: sc.Selector) -> bool:
    """Whether an aura or an "all" can be told by this selector."""
    known = sel.who not in ("attackable", "host", "announced")
    return (
        known
        and sel.state in ("", "poisoned")
        and not (sel.max_cost or sel.max_lives or sel.finish)
    )


def read_cards(folder: Path = CARDS) -> list[sc.Card]:
    """The cards of a folder of card files."""
    cards = load_cards(folder, sc.Card)
    for card in cards:
        check(folder, card)
    return cards


def load_table(cards: list[sc.Card], decks: list[dict[str, int]]) -> table.CardTable:
    """The table of the cards, and the preset decks they can make."""
    ids = {card.id: kind for kind, card in enumerate(cards)}
    lists = [
        sorted(ids[name] for name, n in deck.items() for _ in range(n))
        for deck in decks
        if all(name in ids for name in deck)
    ]
    return _Compiler(cards).build(lists, fingerprint(cards))


def names_of(cards: list[sc.Card]) -> dict[str, str]:
    """The id of each card by its names in both languages, in lower case."""
    return {name.lower(): card.id for card in cards for name in (card.name.en, card.name.ru)}
