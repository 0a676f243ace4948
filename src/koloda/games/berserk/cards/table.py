"""The card table: what the card files say, as ints by kind. Immutable, shared by all states."""

from koloda.games.berserk import model as m
from koloda.kernel.tables import Packed, packed


class Selector:
    """Which cards a target, an aura or an "all" may be (section 6.3)."""

    def __init__(
        self,
        side: int,
        who: int,
        other: int,
        adjacent: int,
        within: int,
        elements: int,
        classes: int,
        state: int,
        max_cost: int,
        max_lives: int,
        finish: int,
        min_move: int,
        grade: int,
        line: int,
        row: int,
        zone: int,
        equipment: int,
    ) -> None:
        self.side = side
        self.who = who
        self.other = other
        self.adjacent = adjacent
        self.within = within
        self.elements = elements  # bits, 0 for any
        self.classes = classes  # bits, 0 for any
        self.state = state
        self.max_cost = max_cost
        self.max_lives = max_lives
        self.finish = finish  # 1: neither bodiless nor symbiote
        self.min_move = min_move
        self.grade = grade  # 1 elite, 0 ordinary, NONE for any
        self.line = line  # LINE_ROW, LINE_COLUMN or LINE_CELL of the source, 0 anywhere
        self.row = row  # 1 to 3 of the own half, 4 to 6 of the enemy's, 0 anywhere
        self.zone = zone  # ON_BATTLEFIELD or IN_ADDITIONAL_ZONE, 0 anywhere
        self.equipment = equipment  # class, NONE for any card
        self.is_placed = adjacent or within or line or row or zone
        self.is_detailed = self._tells_of_kind()  # more than who
        self.has_state = state or max_lives or finish

    def _tells_of_kind(self) -> bool:
        marks = self.elements or self.classes or self.max_cost or self.min_move
        return bool(marks) or self.grade != m.NONE or self.equipment != m.NONE

    def __reduce__(self) -> tuple[type["Selector"], tuple[int, ...]]:
        return (
            Selector,
            (
                self.side,
                self.who,
                self.other,
                self.adjacent,
                self.within,
                self.elements,
                self.classes,
                self.state,
                self.max_cost,
                self.max_lives,
                self.finish,
                self.min_move,
                self.grade,
                self.line,
                self.row,
                self.zone,
                self.equipment,
            ),
        )


class Ability:
    """An ability used by acting, a sudden one, or one that an event sets off."""

    def __init__(
        self,
        kind: int,
        type: int,
        sudden: int,
        cost: int,
        tokens: int,
        value: list[int],
        rolled: int,
        range: int,
        targets: list[Selector],
        all: Selector | None,
        choice: int,
        event: int,
        by: int,
        side: int,
        limit: int,
        gate: int,
        effects: list[list[int]],
    ) -> None:
        self.kind = kind  # the card it is printed on
        self.type = type
        self.sudden = sudden
        self.cost = cost
        self.tokens = tokens
        self.value = value  # by strength; empty without a value
        self.rolled = rolled  # 1 if the value is X-Y-Z (BK-16.9, 16.10)
        self.range = range
        self.targets = targets  # selectors of the chosen targets
        self.all = all  # selector of "all", if it has one
        self.choice = choice
        self.event = event  # the event that sets it off, -1 for an action
        self.by = by  # ability type the event is restricted to, -1 for any
        self.side = side  # of the other card that the event is about
        self.limit = limit  # 0 none, 1 once per turn, 2 once per battle
        self.gate = gate  # role that has it (BK-16.28), NONE for both
        self.effects = effects  # (effect, a, b, whom, *modifier)
        self.asks = self._may_ask()

    def __reduce__(self) -> tuple[type["Ability"], tuple[object, ...]]:
        return (
            Ability,
            (
                self.kind,
                self.type,
                self.sudden,
                self.cost,
                self.tokens,
                self.value,
                self.rolled,
                self.range,
                self.targets,
                self.all,
                self.choice,
                self.event,
                self.by,
                self.side,
                self.limit,
                self.gate,
                self.effects,
            ),
        )

    def _may_ask(self) -> bool:
        """Whether a question can come up while the effects are carried out."""
        return any(
            effect[0] in (m.DO_CALL, m.DO_REVIVE, m.DO_LAND, m.DO_REVEAL) for effect in self.effects
        )


class Aura:
    """A static effect on the cards of a selector."""

    def __init__(self, on: Selector, modifiers: list[int]) -> None:
        self.on = on
        self.modifiers = modifiers  # flat, four ints each

    def __reduce__(self) -> tuple[type["Aura"], tuple[object, ...]]:
        return (Aura, (self.on, self.modifiers))


class CardTable:
    """Everything printed on the cards, indexed by kind; what a role gates by kind * 2 + role."""

    def __init__(
        self,
        ids: list[str],
        type: list[int],
        subtype: list[int],
        equipment: list[int],
        elements: list[int],
        cost: list[int],
        elite: list[int],
        lives: list[int],
        move: list[int],
        strike: list[list[int]],
        cls: list[int],
        class_names: list[str],
        base: list[list[int]],
        vanguards: list[list[list[int]]],
        host_modifiers: list[list[int]],
        auras: list[list[Aura]],
        abilities: list[Ability],
        actions: list[list[int]],
        host_actions: list[list[int]],
        triggers: list[list[int]],
        host_triggers: list[list[int]],
        decks: list[list[int]],
        fingerprint: str,
    ) -> None:
        self.ids = ids
        self.kinds = {name: kind for kind, name in enumerate(ids)}
        self.type = type
        self.subtype = subtype
        self.equipment = equipment  # BK-23.1: class 0..4, -1 for other cards
        self.elements = elements  # bits (BK-3.5)
        self.cost = cost
        self.elite = elite  # BK-3.6
        self.lives = lives
        self.move = move  # printed; 0 where the field is empty
        self.strike = strike
        self.cls = cls  # bit of the class, 0 without one
        self.class_names = class_names
        self.base = base  # statistics from the card's own keywords, by kind * 2 + role
        self.vanguards = vanguards  # bonuses of its Vanguards, by kind * 2 + role
        self.host_modifiers = host_modifiers  # flat, four ints each
        self.auras = auras
        self.abilities = abilities
        self.actions = actions
        self.host_actions = host_actions
        self.triggers = triggers
        self.host_triggers = host_triggers
        self.decks = decks  # preset decks as sorted kinds, for resampling
        self.fingerprint = fingerprint
        self.sudden = [self._has_sudden(kind) for kind in range(len(ids))]
        self.host_sudden = self._grants_sudden()
        self.stores = self._storing(actions)  # by kind * 2 + role
        self.host_stores = self._storing(host_actions)
        self.host_storing = max(self.host_stores, default=0)
        self.may_store = [  # by kind, in whatever role and on whatever host
            max(self.stores[kind * 2], self.stores[kind * 2 + 1], self.host_storing)
            for kind in range(len(ids))
        ]
        self.events = self._events()  # bits: an ability waits for it
        self.unique = [int(base[kind * 2][m.FLAGS] & m.UNIQUE != 0) for kind in range(len(ids))]
        self.independent = [self._is_independent(kind) for kind in range(len(ids))]
        self.attackable = [int(one in (m.CREATURE, m.ARTIFACT)) for one in type]  # BK-13.4, 16.18
        self.blank = [0] * m.N_STATS

    def __reduce__(self) -> Packed:
        parts = (
            self.ids,
            self.type,
            self.subtype,
            self.equipment,
            self.elements,
            self.cost,
            self.elite,
            self.lives,
            self.move,
            self.strike,
            self.cls,
            self.class_names,
            self.base,
            self.vanguards,
            self.host_modifiers,
            self.auras,
            self.abilities,
            self.actions,
            self.host_actions,
            self.triggers,
            self.host_triggers,
            self.decks,
            self.fingerprint,
        )
        return packed(self, CardTable, parts)

    def _has_sudden(self, kind: int) -> int:
        for ability in self.actions[kind]:
            if self.abilities[ability].sudden:
                return 1
        return 0

    def _grants_sudden(self) -> int:
        """Whether any card grants its host a sudden ability."""
        for granted in self.host_actions:
            for ability in granted:
                if self.abilities[ability].sudden:
                    return 1
        return 0

    def _storing(self, actions: list[list[int]]) -> list[int]:
        """BK-17.2: whether a card has an ability with a token cost, for either role."""
        out: list[int] = []
        for abilities in actions:
            for role in (0, 1):
                found = [self.abilities[i] for i in abilities]
                out.append(int(any(it.tokens and it.gate in (m.NONE, role) for it in found)))
        return out

    def _events(self) -> int:
        events = 0
        for it in self.abilities:
            if it.event >= 0:
                events |= 1 << it.event
        return events

    def _is_independent(self, kind: int) -> int:
        """A creature that is not a symbiote (BK-4.6, 6.14)."""
        return 1 if self.type[kind] == m.CREATURE and self.subtype[kind] != m.SYMBIOTE else 0

    def is_flyer(self, kind: int) -> bool:
        return self.subtype[kind] == m.FLYING
