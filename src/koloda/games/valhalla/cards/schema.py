"""The card files of Valhalla: checks, and the card table built from them."""

from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import cast

from koloda.effects.load import fingerprint, load_cards
from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.structs import (
    JARL_TIMINGS,
    LOKI_BONUSES,
    MONSTER_ABILITIES,
    AnyAbility,
    AnyCard,
    Bane,
    Block,
    ByActivated,
    CallToArms,
    Company,
    Comrade,
    Condition,
    DieCost,
    DisableJarl,
    Disarm,
    DrawCards,
    Dread,
    Ease,
    Errand,
    Escort,
    Exclude,
    HelpCard,
    HelpDie,
    HelpReroll,
    HelpTheft,
    HoldBack,
    Hunter,
    Jarl,
    JDrawKeep,
    JTurn,
    Kin,
    LastViking,
    LDraw,
    Loki,
    Lone,
    Might,
    MixedSquad,
    Monster,
    Pattern,
    PerWarrior,
    RerollDice,
    RollExtra,
    Row,
    Sacrifice,
    Strength,
    Tactic,
    TakePoints,
    TakeRandom,
    Thor,
    TurnX,
    Tyr,
    ValhallaCard,
    VirtualDie,
    Warrior,
)
from koloda.games.valhalla.cards.table import Ability, CardTable, LokiRow
from koloda.games.valhalla.cards.vocabulary import CONDITIONS, TIMINGS
from koloda.kernel.errors import BadCard

CARDS = Path(__file__).parent
CARD = AnyCard

COLUMNS = [
    "type",
    "set",
    "copies",
    "clan",
    "strength",
    "vp",
    "symbols",
    "ability",
    "ability_a",
    "ability_b",
    "ability_c",
    "entry",
    "entry_clan",
    "entry_points",
    "effect",
    "effect_n",
    "effect_m",
    "after",
    "role",
    "needs",
    "cost",
    "marks",
    "either",
    "discard",
    "players",
    "marked",
    "maximum",
    "clans",
    "warriors",
]

# In the order of the A_, E_, T_ and H_ constants.
ABILITIES: list[type[object]] = [
    type(None),
    Hunter,
    Kin,
    MixedSquad,
    Dread,
    Block,
    HoldBack,
    Disarm,
    Sacrifice,
    Bane,
    Might,
    Ease,
]
ENTRIES: list[type[object]] = [type(None), Company, Escort, Lone]
EFFECTS: list[type[object]] = [
    Strength,
    RollExtra,
    RerollDice,
    TurnX,
    DisableJarl,
    VirtualDie,
    Exclude,
    Errand,
    CallToArms,
    PerWarrior,
    ByActivated,
    DrawCards,
    TakePoints,
    TakeRandom,
]
HELPS: list[type[object]] = [HelpCard, Strength, HelpReroll, HelpDie, HelpTheft]
DEMANDS = ["no_reroll", "crushing", "armed"]
AFTER = ["", "after_battle", "after_victory", "after_loss"]  # as NOT_AFTER, AFTER_BATTLE, ...
ROLES = ["any", "attacker", "defender"]
COUNTED = [  # conditions that ask for a number or more
    "activated",
    "free_dice",
    "clan_in_squad",
    "clans_in_squad",
    "won_by",
    "tactics_played",
    "own_shields",
    "target_foreign",
    "opponent_warriors",
]

AFTERWARDS = (DrawCards, TakePoints, TakeRandom)  # effects that work after a battle: VA-R76

Vector = tuple[int, ...]


def load_table(folder: Path = CARDS) -> CardTable:
    """The card table of a folder of card files."""
    return build(read_cards(folder), str(folder))


def read_cards(folder: Path = CARDS) -> list[AnyCard]:
    """The checked cards of a folder."""
    cards = load_cards(folder, cast(type[ValhallaCard], AnyCard))
    found = cast(list[AnyCard], cards)
    check(found, str(folder))
    return found


def check(cards: list[AnyCard], folder: str) -> None:
    """What the schema alone cannot say."""
    for card in cards:
        if isinstance(card, Warrior):
            _check_warrior(card, folder)
        elif isinstance(card, Tactic):
            _check_tactic(card, folder)
        elif isinstance(card, Jarl):
            _check_jarl(card, folder)
        elif isinstance(card, Loki):
            _check_loki(card, folder)
        elif isinstance(card, Monster):
            _check_monster(card, folder)
    _check_stacks(cards, folder)


def _check_warrior(card: Warrior, folder: str) -> None:
    if (card.symbols is None) == (card.pattern is None):
        raise BadCard(folder, card.id, "a warrior has symbols or a pattern - at `$.symbols`")
    if card.copies != 1:
        raise BadCard(folder, card.id, "a warrior exists once - at `$.copies`")
    if card.pattern and (card.pattern.kind == "all_different") != (card.pattern.n is not None):
        raise BadCard(folder, card.id, "exactly all_different has a number - at `$.pattern.n`")


def _check_tactic(card: Tactic, folder: str) -> None:
    timings = _timings(card)
    if card.timing not in timings:
        reason = f"this effect has the timing {' or '.join(timings)}"
        raise BadCard(folder, card.id, f"{reason} - at `$.timing`")
    if isinstance(card.effect, Errand) and (card.effect.demand == "no_reroll") == (
        card.effect.n > 0
    ):
        raise BadCard(folder, card.id, "every demand but no_reroll has a number - at `$.effect.n`")
    for kind, name in (
        (Errand, "valkyries"),  # what the rules ask for with these decks only
        (VirtualDie, "valkyries"),
        (CallToArms, "dwarves"),
    ):
        if isinstance(card.effect, kind) and card.set != name:
            raise BadCard(folder, card.id, f"this effect belongs to the set {name} - at `$.set`")
    if (card.cost or card.needs) and not isinstance(card.effect, Strength):
        raise BadCard(folder, card.id, "only a strength bonus has a cost or a need - at `$.cost`")
    role = "any"
    if isinstance(card.effect, DisableJarl):
        role = "attacker"
    elif isinstance(card.effect, Exclude):
        role = "defender"
    if card.role != role and not isinstance(card.effect, (Strength, *AFTERWARDS)):
        raise BadCard(folder, card.id, f"this effect has the role {role} - at `$.role`")


def _timings(card: Tactic) -> list[str]:
    """What changes dice or strength comes too late after a battle; what gives cards does not."""
    if isinstance(card.effect, Errand):
        return ["after_victory"]  # VA-4.1131
    if isinstance(card.effect, CallToArms):
        return ["before_battle"]  # VA-4.1211
    return AFTER[1:] if isinstance(card.effect, AFTERWARDS) else ["in_phase"]


def _check_jarl(card: Jarl, folder: str) -> None:
    timings: dict[type[object], list[str]] = {
        kind: [str(name) for name in names] for kind, names in JARL_TIMINGS
    }
    for where, ability in (("main", card.main), ("additional", card.additional)):
        allowed = timings[type(ability)]
        if ability.timing not in allowed:
            raise BadCard(folder, card.id, f"timing must be {allowed} - at `$.{where}.timing`")
        if isinstance(ability, JDrawKeep) and not ability.draw + ability.keep:
            raise BadCard(folder, card.id, f"draw or keep more cards - at `$.{where}`")
        for condition in ability.conditions:
            _check_condition(condition, card, where, folder)


def _check_condition(condition: Condition, card: Jarl, where: str, folder: str) -> None:
    """A condition has what it asks for, and nothing else."""
    for name, asked, given in (
        ("clan", condition.is_ in ("clan_in_squad", "clan_exactly"), condition.clan is not None),
        ("face", condition.is_ == "free_dice", condition.face is not None),
        ("at_least", condition.is_ in COUNTED, condition.at_least > 0),
        ("n", condition.is_ == "clan_exactly", condition.n > 0),
    ):
        if asked != given:
            raise BadCard(folder, card.id, f"{name!r} does not fit - at `$.{where}.if`")


def _check_loki(card: Loki, folder: str) -> None:
    differences = [row.difference for row in card.rows]
    if differences != sorted(set(differences)):
        raise BadCard(folder, card.id, "differences grow from row to row - at `$.rows`")
    for bonus in (bonus for row in card.rows for bonus in row.bonus):
        if isinstance(bonus, LDraw) and bonus.keep > bonus.n:
            raise BadCard(folder, card.id, "nobody keeps more than is drawn - at `$.rows`")


def _check_monster(card: Monster, folder: str) -> None:
    ability = card.ability
    if ability is not None and (ability.do == "silence") != (ability.clan is not None):
        raise BadCard(folder, card.id, "exactly silence has a clan - at `$.ability.clan`")


def _check_stacks(cards: list[AnyCard], folder: str) -> None:
    """Every monster has six cards, every player count its bonus card, every seat an emblem."""
    for name in m.MONSTERS:
        orders = sorted(c.order for c in cards if isinstance(c, Monster) and c.monster == name)
        if orders != [1, 2, 3, 4, 5, 6]:
            raise BadCard(folder, "", f"the monster {name} needs the cards 1 to 6, found {orders}")
    players = sorted(c.players for c in cards if isinstance(c, LastViking))
    if players != [2, 3, 4, 5, 6]:
        raise BadCard(folder, "", f"Last Viking cards for 2 to 6 players, found {players}")
    if sum(1 for c in cards if isinstance(c, Comrade)) != 6:
        raise BadCard(folder, "", "six emblems are needed")
    if sum(c.copies for c in cards if isinstance(c, Tyr)) < 20:
        raise BadCard(folder, "", "at least 20 Tyr cards are needed")
    _check_jarls([c for c in cards if isinstance(c, Jarl)], folder)
    if not any(c.first_game for c in cards if isinstance(c, Loki)):
        raise BadCard(folder, "", "at least one Loki card for the first game is needed")
    stocks = [
        c.effect.weapon for c in cards if isinstance(c, Tactic) and isinstance(c.effect, VirtualDie)
    ]
    if len(set(stocks)) != len(stocks):
        raise BadCard(folder, "", "one Arms Stock card for a weapon, in up to 3 copies")


def _check_jarls(jarls: list[Jarl], folder: str) -> None:
    """As many as are dealt at the largest table, with two players, in a first game, alone."""
    two = [jarl for jarl in jarls if not jarl.three_plus]  # VA-4.203
    for found, needed, what in (
        (jarls, 25, "jarls"),  # VA-4.1732: five for each of five
        (two, 10, "jarls without 3+"),
        ([jarl for jarl in jarls if jarl.first_game], 6, "jarls for the first game"),  # VA-4.207
        ([jarl for jarl in two if jarl.first_game], 2, "jarls for the first game of two"),
        ([jarl for jarl in jarls if jarl.solo], 1, "jarl for the solo game"),  # VA-4.1605
    ):
        if len(found) < needed:
            raise BadCard(folder, "", f"at least {needed} {what} needed, found {len(found)}")


def build(cards: list[AnyCard], folder: str) -> CardTable:
    """Compile cards into the table; kinds are numbered in file order."""
    rows = [_columns(card) for card in cards]
    columns = {name: [row.get(name, 0) for row in rows] for name in COLUMNS}
    return CardTable(
        ids=[card.id for card in cards],
        columns=columns,
        demands=[_demands(card, 0) for card in cards],
        demands_fewer=[_demands(card, 1) for card in cards],
        steps=[_steps(card) for card in cards],
        jarls={
            kind: [_ability(card.main), _ability(card.additional)]
            for kind, card in enumerate(cards)
            if isinstance(card, Jarl)
        },
        loki_rows={
            kind: [_loki_row(row) for row in card.rows]
            for kind, card in enumerate(cards)
            if isinstance(card, Loki)
        },
        levels={
            kind: [n for level in card.levels for n in (level.points, level.dice)]
            for kind, card in enumerate(cards)
            if isinstance(card, LastViking)
        },
        activation={
            kind: sorted(m.FACES.index(face) for face in card.activation)
            for kind, card in enumerate(cards)
            if isinstance(card, Monster)
        },
        monsters=_stacks(cards),
        emblems=[kind for kind, card in enumerate(cards) if isinstance(card, Comrade)],
        fingerprint=fingerprint(cards),
    )


def _columns(card: AnyCard) -> dict[str, int]:
    row = {"type": m.TYPES.index(str(type(card).__struct_config__.tag)), "copies": card.copies}
    if isinstance(card, Warrior):
        row |= _warrior(card)
    elif isinstance(card, Tactic):
        row |= _tactic(card)
    elif isinstance(card, Thor):
        row |= {
            "set": 1 << m.EXPANSIONS.index("thor"),
            "vp": card.vp,
            "needs": 1 if card.needs == "fewer" else 2,
            "effect": HELPS.index(type(card.help)),
            "effect_n": card.help.amount if isinstance(card.help, Strength) else 0,
        }
    elif isinstance(card, Tyr):
        row |= {"set": 1 << m.EXPANSIONS.index("tyr"), **_does(card.ability)}
    elif isinstance(card, Jarl):
        row |= {
            "marks": card.first_game + 2 * card.three_plus + 4 * card.solo,
            "either": card.relation == "either",
        }
    elif isinstance(card, Loki):
        row |= {"marks": card.first_game, "discard": card.discard}
    elif isinstance(card, LastViking):
        row["players"] = card.players
    elif isinstance(card, Monster):
        row |= _monster(card)
    return row


def _set_bit(name: str) -> int:
    """The expansion a card comes with (VA-4.1201)."""
    return 0 if name == "base" else 1 << m.EXPANSIONS.index(name)


def _warrior(card: Warrior) -> dict[str, int]:
    entry = card.entry
    return {
        "set": _set_bit(card.set),
        "clan": m.CLANS.index(card.clan),
        "strength": card.stats.strength,
        "vp": card.stats.vp,
        "symbols": _total(_demands(card, 0)[0]),
        "entry": ENTRIES.index(type(entry)),
        "entry_clan": m.CLANS.index(entry.clan) if isinstance(entry, Escort) else 0,
        "entry_points": entry.points if entry is not None else 0,
        **_does(card.ability),
    }


def _does(ability: object) -> dict[str, int]:
    """The ability of a warrior or a Tyr card with its numbers."""
    a = b = c = 0
    if isinstance(ability, (Hunter, Bane)):
        a, b = m.CLANS.index(ability.clan), ability.strength
    elif isinstance(ability, Kin):
        a, b, c = m.CLANS.index(ability.clan), ability.one, ability.more
    elif isinstance(ability, MixedSquad):
        b, c = ability.three, ability.four
    elif isinstance(ability, (Sacrifice, Might)):
        b = ability.strength
    elif isinstance(ability, Ease):
        a = m.FACES.index(ability.weapon)
    number = ABILITIES.index(type(ability))
    return {"ability": number, "ability_a": a, "ability_b": b, "ability_c": c}


def _tactic(card: Tactic) -> dict[str, int]:
    effect, n, k = card.effect, 0, 0
    if isinstance(effect, (Strength, PerWarrior)):
        n = effect.amount
    elif isinstance(effect, RollExtra):
        n = effect.roll
    elif isinstance(effect, RerollDice):
        n = effect.times
    elif isinstance(effect, VirtualDie):
        n = m.FACES.index(effect.weapon)
    elif isinstance(effect, (DrawCards, TakePoints)):
        n = effect.n
    elif isinstance(effect, Errand):
        n, k = DEMANDS.index(effect.demand), effect.n
    return {
        "set": _set_bit(card.set),
        "vp": card.vp,
        "after": AFTER.index(card.timing) if card.timing in AFTER else 0,
        "role": ROLES.index(card.role),
        "needs": 1 if card.needs else 0,
        "cost": _cost(card.cost),
        "effect": EFFECTS.index(type(effect)),
        "effect_n": n,
        "effect_m": k,
    }


def _cost(cost: DieCost | None) -> int:
    if cost is None:
        return 0
    return 1 if cost.die == "any" else 2 + m.FACES.index(cost.die)


def _monster(card: Monster) -> dict[str, int]:
    ability = card.ability
    return {
        "strength": card.strength.plain,
        "marked": card.strength.marked,
        "maximum": card.valhalla_max,
        "clans": sum(1 << m.CLANS.index(clan) for clan in set(card.clans)),
        "warriors": card.warrior_symbols,
        "ability": MONSTER_ABILITIES.index(ability.do) if ability else 0,
        "ability_a": m.CLANS.index(ability.clan) if ability and ability.clan else 0,
    }


def _steps(card: AnyCard) -> list[int]:
    if isinstance(card, Tactic) and isinstance(card.effect, ByActivated):
        return [0, *card.effect.steps]
    return []


def _stacks(cards: list[AnyCard]) -> list[int]:
    flat = [0] * (len(m.MONSTERS) * m.STACK)
    for kind, card in enumerate(cards):
        if isinstance(card, Monster):
            flat[m.MONSTERS.index(card.monster) * m.STACK + card.order - 1] = kind
    return flat


def _ability(ability: AnyAbility) -> Ability:
    op = next(i for i, (kind, _) in enumerate(JARL_TIMINGS) if isinstance(ability, kind))
    a, b = 0, 0
    for name in ("amount", "n", "draw", "symbols", "strength", "points"):
        a = a or int(getattr(ability, name, 0))
    for name in ("keep", "discard"):
        b = b or int(getattr(ability, name, 0))
    if hasattr(ability, "dice"):
        a = ["one", "any", "all_x"].index(ability.dice)
    if isinstance(ability, JTurn):
        a = _turns(ability)
    elif hasattr(ability, "clan"):
        b = m.CLANS.index(ability.clan)
    elif hasattr(ability, "face"):
        b = m.FACES.index(ability.face)
    conditions = [n for condition in ability.conditions for n in _condition(condition)]
    return Ability(op, TIMINGS[ability.timing], a, b, conditions)


def _turns(ability: JTurn) -> int:
    """The allowed turns as bits from * 6 + to."""
    bits = 0
    for turn in ability.turns:
        start = m.FACES.index(turn.from_)
        ends = range(m.WEAPONS) if turn.to == "any" else [m.FACES.index(turn.to)]
        for end in ends:
            if end != start:
                bits |= 1 << (start * 6 + end)
    return bits


def _condition(condition: Condition) -> list[int]:
    what = 0
    if condition.clan is not None:
        what = m.CLANS.index(condition.clan)
    elif condition.face is not None:
        what = m.FACES.index(condition.face)
    return [CONDITIONS[condition.is_], condition.at_least or condition.n, what]


def _loki_row(row: Row) -> LokiRow:
    flat: list[int] = []
    for bonus in row.bonus:
        number = LOKI_BONUSES.index(type(bonus))
        flat += [number, int(getattr(bonus, "n", 0)), int(getattr(bonus, "keep", 0))]
    return LokiRow(row.difference, flat)


def _demands(card: AnyCard, fewer: int) -> list[int]:
    """What arms a warrior, with `fewer` dice left out: packed numbers of each weapon."""
    if not isinstance(card, Warrior):
        return []
    full = _symbols(card) if card.symbols is not None else _pattern(card)
    if fewer:
        full = sorted({less for vector in full for less in _without_one(vector)})
    return [_pack(vector) for vector in full]


def _symbols(card: Warrior) -> list[Vector]:
    symbols = [m.FACES.index(symbol) for symbol in card.symbols or []]
    return [tuple(symbols.count(weapon) for weapon in range(m.WEAPONS))]


def _pattern(card: Warrior) -> list[Vector]:
    """VA-4.552 to VA-4.555, VA-4.1117: every set of dice that fits the pattern."""
    pattern = card.pattern
    assert isinstance(pattern, Pattern)
    chosen: list[tuple[int, ...]]
    if pattern.kind == "any_2":
        chosen = list(combinations_with_replacement(range(m.WEAPONS), 2))
    elif pattern.kind == "two_pairs":
        chosen = [(*two, *two) for two in combinations_with_replacement(range(m.WEAPONS), 2)]
    elif pattern.kind == "all_different":
        chosen = list(combinations(range(m.WEAPONS), pattern.n or 0))
    else:
        alike = 2 if pattern.kind == "pair" else 3  # VA-4.553, VA-4.554
        chosen = [(weapon,) * alike for weapon in range(m.WEAPONS)]
    return [tuple(dice.count(weapon) for weapon in range(m.WEAPONS)) for dice in chosen]


def _without_one(vector: Vector) -> list[Vector]:
    return [(*vector[:i], vector[i] - 1, *vector[i + 1 :]) for i in range(m.WEAPONS) if vector[i]]


def _pack(vector: Vector) -> int:
    return sum(n << (4 * weapon) for weapon, n in enumerate(vector))


def _total(packed: int) -> int:
    return sum(packed >> (4 * weapon) & 15 for weapon in range(m.WEAPONS))
