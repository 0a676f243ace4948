"""The card table: what the card files say, as ints by kind. Immutable, shared by all states."""

from typing import Final

from koloda.games.valhalla import model as m
from koloda.kernel.tables import Packed, packed


class Ability:
    """One ability of a jarl: what it does, when, and under which conditions."""

    def __init__(self, op: int, timing: int, a: int, b: int, conditions: list[int]) -> None:
        self.op = op
        self.timing = timing
        self.a = a
        self.b = b
        self.conditions = conditions  # flat: condition, n, clan or face

    def __reduce__(self) -> tuple[type["Ability"], tuple[object, ...]]:
        return (Ability, (self.op, self.timing, self.a, self.b, self.conditions))


class LokiRow:
    """One row of a Loki card: the largest difference and its bonuses (VA-4.904)."""

    def __init__(self, difference: int, bonuses: list[int]) -> None:
        self.difference = difference
        self.bonuses = bonuses  # flat: bonus, n, keep

    def __reduce__(self) -> tuple[type["LokiRow"], tuple[object, ...]]:
        return (LokiRow, (self.difference, self.bonuses))


class CardTable:
    """Everything printed on the cards, indexed by kind."""

    def __init__(
        self,
        ids: list[str],
        columns: dict[str, list[int]],
        demands: list[list[int]],
        demands_fewer: list[list[int]],
        steps: list[list[int]],
        jarls: dict[int, list[Ability]],
        loki_rows: dict[int, list[LokiRow]],
        levels: dict[int, list[int]],
        activation: dict[int, list[int]],
        monsters: list[int],
        emblems: list[int],
        fingerprint: str,
    ) -> None:
        self.ids = ids
        self.kinds = {name: kind for kind, name in enumerate(ids)}
        self.columns = columns
        self.type = columns["type"]
        self.set = columns["set"]
        self.copies = columns["copies"]
        self.clan = columns["clan"]
        self.strength = columns["strength"]
        self.vp = columns["vp"]
        self.symbols = columns["symbols"]  # VA-4.333: dice a warrior needs
        self.ability = columns["ability"]  # of warriors, Tyr cards and monsters
        self.ability_a = columns["ability_a"]
        self.ability_b = columns["ability_b"]
        self.ability_c = columns["ability_c"]
        self.entry = columns["entry"]
        self.entry_clan = columns["entry_clan"]
        self.entry_points = columns["entry_points"]
        self.effect = columns["effect"]  # of tactics; of Thor cards the help
        self.effect_n = columns["effect_n"]
        self.effect_m = columns["effect_m"]
        self.after = columns["after"]  # of tactics: NOT_AFTER, AFTER_BATTLE, ...
        self.role = columns["role"]
        self.needs = columns["needs"]  # 1: fewer warriors than the opponent; 2: at most as many
        self.cost = columns["cost"]
        self.marks = columns["marks"]  # of jarls and Loki cards: 1 first game, 2 "3+", 4 solo
        self.either = columns["either"]  # of jarls: 1 for the relation "either"
        self.discard = columns["discard"]  # of Loki cards: change of step 6
        self.players = columns["players"]  # of Last Viking cards
        self.marked = columns["marked"]  # of monsters: strength of the marked side
        self.maximum = columns["maximum"]  # of monsters
        self.clans = columns["clans"]  # of monsters, as bits
        self.warriors = columns["warriors"]  # of monsters: warrior symbols
        self.demands = demands  # what arms a warrior: numbers of weapons, four bits each
        self.demands_fewer = demands_fewer  # the same with one die fewer
        self.steps = steps  # of T_BY_ACTIVATED: strength by number of activated warriors
        self.jarls = jarls
        self.loki_rows = loki_rows
        self.levels = levels  # of Last Viking cards, flat: points, dice
        self.activation = activation  # of monsters
        self.monsters = monsters  # the six cards of each monster, weakest first, flat
        self.emblems = emblems
        self.fingerprint = fingerprint
        self.warrior = [kind == m.WARRIOR for kind in self.type]  # VA-4.103: giants too
        self.tactic = [kind == m.TACTIC for kind in self.type]
        self.stocks = [NO_STOCK] * m.WEAPONS  # the Arms Stock card of each weapon
        self.errands: list[int] = []
        self.afterwards: list[int] = []  # other tactics that are played after a battle
        for kind in range(len(ids)):
            if self.type[kind] == m.TACTIC and self.effect[kind] == m.T_ERRAND:
                self.errands.append(kind)
            elif self.after[kind]:
                self.afterwards.append(kind)
            if self.type[kind] == m.TACTIC and self.effect[kind] == m.T_VIRTUAL:
                self.stocks[self.effect_n[kind]] = kind

    def __reduce__(self) -> Packed:
        parts = (
            self.ids,
            self.columns,
            self.demands,
            self.demands_fewer,
            self.steps,
            self.jarls,
            self.loki_rows,
            self.levels,
            self.activation,
            self.monsters,
            self.emblems,
            self.fingerprint,
        )
        return packed(self, CardTable, parts)

    def monster_card(self, monster: int, order: int) -> int:
        """The card of a monster at a place of its stack: VA-4.1601."""
        return self.monsters[monster * m.STACK + order]


NO_STOCK: Final = -1
