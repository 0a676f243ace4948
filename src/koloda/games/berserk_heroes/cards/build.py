"""Builds the card table from the card files; a card that cannot mean anything is refused.

A card's text is data that the rules carry out, so it is followed where a rule would say otherwise
(BH-1.2).
"""

from functools import cache
from pathlib import Path

from koloda.effects.load import fingerprint
from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards import schema as c
from koloda.games.berserk_heroes.cards.schema import CARDS, read_cards
from koloda.games.berserk_heroes.cards.table import (
    OF_ANY,
    OF_THIS,
    CardTable,
    finish_kind,
    keyword_mask,
)
from koloda.games.berserk_heroes.cards.vocabulary import INSTRUCTIONS, TRIGGERS
from koloda.kernel.errors import BadCard, KolodaError

UNTIL = {"in_play": m.IN_PLAY, "turn": m.THIS_TURN, "your_next_turn": m.NEXT_TURN}
ALL_SUBTYPES = [*m.SUBTYPES, *m.SPELL_SUBTYPES]
NEEDS_FILTER = ("enters", "dies", "played")
BY_NAME = (m.TO_THIS, m.TO_SUBJECT, m.TO_ATTACKER)
ABOUT_THIS = ("hire", "death", "attack")
ABOUT_EXTORTION = ("extortion_paid", "extortion_unpaid")
ABOUT_PLAYERS = ("draws", "discards", "turn_start", "turn_end")

_TABLES: dict[tuple[str, str], CardTable] = {}  # by folder and fingerprint


@cache
def own_table() -> CardTable:
    """The table of the game's own cards, read once."""
    return load_table()


def load_table(folder: str = "") -> CardTable:
    """The table of a folder of card files as they are now; the game's own without a name."""
    table = build(Path(folder) if folder else CARDS, folder)
    _TABLES[folder, table.fingerprint] = table
    return table


def same_table(folder: str, fingerprint: str) -> CardTable:
    """The table that a saved or copied position was played with."""
    if not folder:
        return own_table()
    found = _TABLES.get((folder, fingerprint)) or load_table(folder)
    if found.fingerprint != fingerprint:
        raise KolodaError(f"{folder}: these are no longer the cards of the match")
    return found


def build(path: Path, folder: str) -> CardTable:
    """Read, check and number all cards of a folder."""
    cards = read_cards(path)
    table = CardTable(folder, fingerprint(cards))
    named: dict[str, str] = {}
    for kind, card in enumerate(cards):
        for name in {card.name.en.lower(), card.name.ru.lower()}:  # BH-4.8, BH-R103
            if name in named:
                raise BadCard(str(path), card.id, f"has the name of {named[name]!r} - at `$.name`")
            named[name] = card.id
        table.ids.append(card.id)
        table.names.append((card.name.en, card.name.ru))
        table.kinds[card.id] = kind
        _add_numbers(table, card)
    for kind, card in enumerate(cards):
        _Builder(table, path, card, kind).run()
    return table


def _add_numbers(t: CardTable, card: c.HeroesCard) -> None:
    t.type.append(m.TYPES[card.type])
    t.elements.append(bits(m.ELEMENTS, card.elements))  # BH-3.4: its colours
    t.classes.append(bits(m.CLASSES, card.classes))
    t.subtype.append(bits(ALL_SUBTYPES, [card.subtype] if card.subtype else []))
    t.cost.append(card.cost)
    t.strike.append(card.strike)
    t.lives.append(card.lives)
    t.created.append(card.created)
    t.placed.append(card.placed)
    t.full_art.append(card.full_art)
    t.keys.append(0)
    t.ears.append(0)
    t.abilities.append([])
    t.statics.append([])
    t.keywords.append([])
    t.spell.append(-1)


def bits(
    names: list[str],
    chosen: list[str] | list[c.Element] | list[c.Class] | list[c.Subtype] | list[c.State],
) -> int:
    """A mask: bit i for names[i]."""
    return sum(1 << names.index(name) for name in chosen)


def is_plain(f: c.Filter) -> bool:
    """Whether only side, type and "other" restrict."""
    return f == c.Filter(side=f.side, type=f.type, other=f.other)


def _speaks_of_subject(i: c.Instruction) -> bool:
    return "subject" in (getattr(i, "to", None), getattr(i, "who", None), getattr(i, "what", None))


def is_nameless(rows: list[int]) -> bool:
    """Whether a text speaks of no card of its own or of its event."""
    if m.I_EXTORT in rows[:: m.I_WIDTH]:
        return False
    return all(selector not in BY_NAME for selector in rows[2 :: m.I_WIDTH])


class _Builder:
    """Adds one card's abilities to the table."""

    def __init__(self, table: CardTable, path: Path, card: c.HeroesCard, kind: int) -> None:
        self.t = table
        self.path = path
        self.card = card
        self.kind = kind
        self.number = 0

    def refuse(self, reason: str) -> BadCard:
        return BadCard(str(self.path), self.card.id, reason)

    def run(self) -> None:
        t, card, kind = self.t, self.card, self.kind
        self.check()
        for keyword in card.keywords:
            aid = self.keyword(keyword)
            t.keywords[kind].append(aid)
        t.keys[kind] = keyword_mask(t, t.keywords[kind])
        for ability in card.abilities:
            aid = self.ability(ability)
            own = t.statics if t.ab_kind[aid] == m.A_STATIC else t.abilities
            own[kind].append(aid)
        if card.type == "spell":
            modes = card.choose or [card.then]
            for mode in modes:
                self.check_no_event(mode)
            t.spell[kind] = self.text(m.A_SPELL, modes, card.extra or c.Cost())
        finish_kind(t, kind)

    def check(self) -> None:
        card = self.card
        if card.type in ("creature", "hero") and card.lives < 1:
            raise self.refuse("a character has at least 1 life - at `$.lives`")
        if card.type == "hero" and (card.cost or card.strike):
            raise self.refuse("a hero has no cost and no strike - at `$.cost`")  # BH-2.23
        if card.type in ("spell", "support") and (card.strike or card.lives):
            raise self.refuse("a spell or support card has no strike and no lives - at `$.strike`")
        if card.type == "support" and card.subtype not in m.SUBTYPES:
            raise self.refuse(f"a support card is one of {', '.join(m.SUBTYPES)} - at `$.subtype`")
        if card.type == "spell" and (card.subtype is None or card.subtype in m.SUBTYPES):
            raise self.refuse("a spell has a subtype of its own - at `$.subtype`")
        if card.type in ("creature", "hero") and card.subtype is not None:
            raise self.refuse("a character has no subtype - at `$.subtype`")
        if card.type != "spell" and (card.then or card.choose or card.extra):
            raise self.refuse("only a spell has a text of its own - at `$.then`")
        if card.extra == c.Cost():
            raise self.refuse("an additional cost of nothing - at `$.extra`")
        if card.extra is not None and (card.extra.coins or card.extra.close):
            raise self.refuse("a spell's coins stand in `cost`, and it cannot close - at `$.extra`")
        if card.then and card.choose:
            raise self.refuse("either one text or a choice of texts - at `$.choose`")
        if card.classes and card.type in ("spell", "support"):
            raise self.refuse("a spell or support card has no class - at `$.classes`")
        if card.type == "hero" and (card.created or card.placed):
            raise self.refuse("a hero is neither Created nor Placed - at `$.created`")
        if card.created and card.placed:
            raise self.refuse("a card is Created or Placed, not both - at `$.placed`")

    # Abilities.

    def new(self, kind: int) -> int:
        t = self.t
        self.number += kind in (m.A_USE, m.A_WHEN)
        t.ab_kind.append(kind)
        t.ab_card.append(self.kind)
        t.ab_number.append(self.number)
        for column in (t.ab_event, t.ab_who, t.ab_coins, t.ab_wound, t.ab_key, t.ab_x):
            column.append(0)
        for column in (t.ab_scope, t.ab_strike, t.ab_lives, t.ab_cost):
            column.append(0)
        t.ab_of.append(OF_ANY)
        t.ab_condition.append(-1)
        t.ab_source.append(-1)
        t.ab_filter.append(-1)
        t.ab_times.append(1)
        for flags in (t.ab_placed, t.ab_may, t.ab_close, t.ab_simple, t.ab_attacks, t.ab_plays):
            flags.append(False)
        t.ab_programs.append([])
        t.ab_grants.append([])
        return len(t.ab_kind) - 1

    def keyword(self, keyword: c.Plain | c.Keyword) -> int:
        t = self.t
        aid = self.new(m.A_KEYWORD)
        if isinstance(keyword, str):
            t.ab_key[aid] = 1 << m.KEYWORDS.index(keyword)
            return aid
        self.check_keyword(keyword)
        t.ab_key[aid] = 1 << m.KEYWORDS.index(keyword.kw)
        t.ab_x[aid] = keyword.x
        text = keyword.from_ if keyword.kw == "elusiveness" else keyword.of
        if keyword.kw in ("protection", "elusiveness"):
            if text is None and not keyword.source:
                raise self.refuse(f"{keyword.kw} from what? - at `$.keywords`")
            t.ab_filter[aid] = -1 if text is None else self.filter(text)
            t.ab_source[aid] = m.SOURCES.index(keyword.source) if keyword.source else -1
        return aid

    def check_keyword(self, keyword: c.Keyword) -> None:
        """A number for Armour, Regeneration and Thirst, a [text] for the others."""
        said = {
            "x": keyword.x != 0,
            "source": keyword.source != "",
            "of": keyword.of is not None,
            "from": keyword.from_ is not None,
        }
        meant = {"protection": ("source", "of"), "elusiveness": ("from",)}.get(keyword.kw, ("x",))
        for name, is_said in said.items():
            if is_said and name not in meant:
                raise self.refuse(f"{keyword.kw} has no {name!r} - at `$.keywords`")

    def ability(self, ability: c.Ability) -> int:
        if isinstance(ability, c.Static):
            return self.static(ability)
        if isinstance(ability, c.Use):
            self.check_no_event(ability.then)
            aid = self.text(m.A_USE, [ability.then], ability.cost)
            self.t.ab_times[aid] = ability.times
            return aid
        return self.when(ability)

    def static(self, ability: c.Static) -> int:
        t = self.t
        aid = self.new(m.A_STATIC)
        scopes = {"this": m.S_THIS, "your_hero": m.S_YOUR_HERO, "cards": m.S_CARDS}
        if isinstance(ability.to, str):
            t.ab_scope[aid] = scopes[ability.to]
        elif ability.to.each is not None:
            t.ab_scope[aid] = m.S_EACH
            t.ab_filter[aid] = self.static_filter(ability.to.each)
        else:
            raise self.refuse("a static ability chooses nothing - at `$.abilities`")
        if ability.what is not None:
            t.ab_filter[aid] = self.outside(ability.what)
        self.check_static(ability)
        t.ab_strike[aid], t.ab_lives[aid] = ability.strike, ability.lives
        t.ab_cost[aid] = ability.cost
        t.ab_condition[aid] = self.condition(ability.condition)
        t.ab_grants[aid] = self.granted(ability.keywords, ability.abilities)
        return aid

    def check_static(self, ability: c.Static) -> None:
        """A payment modifier says which cards and how much, any other ability what it gives."""
        gives = ability.strike or ability.lives or ability.keywords or ability.abilities
        if ability.to == "cards":
            if ability.what is None or not ability.cost or gives:
                raise self.refuse("a payment modifier says which cards and how much - at `$.what`")
        elif ability.what is not None or ability.cost:
            raise self.refuse('only a modifier to "cards" says which and how much - at `$.what`')
        elif not gives:
            raise self.refuse("a static ability gives something - at `$.abilities`")

    def static_filter(self, f: c.Filter) -> int:
        strike = f.strike_min or f.strike_max < m.MOST
        lives = f.lives_min or f.lives_max < m.MOST
        if strike or lives or f.keyword:
            raise self.refuse(
                "a static ability cannot read what static abilities change - at `$.to`"
            )
        return self.filter(f)

    def granted(self, keywords: list[c.Plain | c.Keyword], abilities: list[c.Ability]) -> list[int]:
        if any(isinstance(ability, c.Static) for ability in abilities):
            raise self.refuse("a static ability is not given to a card - at `$.abilities`")
        return [self.keyword(k) for k in keywords] + [self.ability(a) for a in abilities]

    def when(self, ability: c.When) -> int:
        t = self.t
        aid = self.text(m.A_WHEN, [ability.then], c.Cost())
        t.ab_event[aid] = TRIGGERS[ability.on]
        t.ab_times[aid] = 1 if ability.limit == "turn" else 0
        t.ab_may[aid] = ability.may
        t.ab_who[aid] = m.SIDES[ability.who]
        t.ab_placed[aid] = ability.placed
        t.ab_condition[aid] = self.condition(ability.condition)
        if isinstance(ability.of, c.Filter):
            about_card = self.outside if ability.on == "played" else self.filter
            t.ab_of[aid] = about_card(ability.of)
        elif ability.of == "this" or ability.on not in (*ABOUT_PLAYERS, *ABOUT_EXTORTION):
            t.ab_of[aid] = OF_THIS
        if ability.on in NEEDS_FILTER and t.ab_of[aid] < 0:
            raise self.refuse(f"{ability.on!r} needs `of` - at `$.abilities`")
        self.check_when(ability, t.ab_of[aid])
        return aid

    def check_when(self, ability: c.When, of: int) -> None:
        """What a trigger says beside its event must be something the event can have."""
        if ability.on in (*ABOUT_PLAYERS, "this_drawn") and ability.of != "":
            raise self.refuse(f"{ability.on!r} is about no card in play - at `$.of`")
        if ability.on in ABOUT_THIS and ability.of != "":
            raise self.refuse(f"{ability.on!r} is about this card alone - at `$.of`")
        if ability.of == "this" and ability.on not in ABOUT_EXTORTION:
            raise self.refuse(f"{ability.on!r} is about this card without `of` - at `$.of`")
        if ability.on in ("hire", "death") and ability.limit == "each":
            raise self.refuse(f"{ability.on!r} happens once to a card - at `$.limit`")
        is_about_another = isinstance(ability.of, c.Filter) or ability.on == "attack"
        if not is_about_another and any(_speaks_of_subject(i) for i in ability.then):
            raise self.refuse(f"{ability.on!r} is about no other card - at `$.to`")
        if ability.who != "own" and of != OF_ANY and ability.on != "played":
            raise self.refuse(f"{ability.on!r} is about a card: say `of` - at `$.who`")
        if ability.placed and ability.on != "draws":
            raise self.refuse(f"{ability.on!r} knows no Placed cards - at `$.placed`")

    def check_no_event(self, instructions: list[c.Instruction]) -> None:
        """A text that waits for no event speaks of no card the event was about."""
        if any(_speaks_of_subject(i) for i in instructions):
            raise self.refuse("only a triggered ability has a subject - at `$.to`")

    def condition(self, condition: c.Condition | None) -> int:
        if condition is None:
            return -1
        if condition == c.Condition(at_least=condition.at_least):
            raise self.refuse("what must hold: a count, coins or a turn - at `$.if`")
        if condition.count is None and condition.at_least != 1:
            raise self.refuse("at least how many of what? - at `$.count`")
        row = [0] * m.C_WIDTH
        row[m.C_FILTER] = -1 if condition.count is None else self.filter(condition.count)
        row[m.C_AT_LEAST] = condition.at_least
        row[m.C_COINS] = condition.coins
        row[m.C_TURN] = m.SIDES[condition.turn]
        self.t.conditions += row
        return len(self.t.conditions) // m.C_WIDTH - 1

    def outside(self, f: c.Filter) -> int:
        """A filter for cards that are not in play, of which only the face can be read."""
        if f.side != "any" or f.owner != "any" or f.state or f.other:
            raise self.refuse("a card not in play has no side, owner or state - at `$.what`")
        if f.wounds_min or f.wounds_max < m.MOST:
            raise self.refuse("a card not in play has no wounds - at `$.what`")
        return self.filter(f)

    def filter(self, f: c.Filter) -> int:
        if f.name and f.name not in self.t.kinds:
            raise self.refuse(f"no card {f.name!r} - at `$.name`")
        if f.keyword and f.keyword not in m.KEYWORDS:
            raise self.refuse(f"no keyword {f.keyword!r} - at `$.keyword`")
        row = [0] * m.F_WIDTH
        row[m.F_SIDE] = m.SIDES[f.side]
        row[m.F_OWNER] = m.SIDES[f.owner]
        row[m.F_TYPES] = m.SCOPES[f.type]
        row[m.F_CLASSES] = bits(m.CLASSES, f.classes)
        row[m.F_NOT_CLASSES] = bits(m.CLASSES, f.not_classes)
        row[m.F_ELEMENTS] = bits(m.ELEMENTS, f.elements)
        row[m.F_SUBTYPES] = bits(ALL_SUBTYPES, f.subtypes)
        row[m.F_NAME] = self.t.kinds[f.name] + 1 if f.name else 0
        row[m.F_COST_MIN], row[m.F_COST_MAX] = f.cost_min, f.cost_max
        row[m.F_STRIKE_MIN], row[m.F_STRIKE_MAX] = f.strike_min, f.strike_max
        row[m.F_LIVES_MIN], row[m.F_LIVES_MAX] = f.lives_min, f.lives_max
        row[m.F_WOUNDS_MIN], row[m.F_WOUNDS_MAX] = f.wounds_min, f.wounds_max
        row[m.F_STATE] = bits(m.STATES, f.state)
        row[m.F_KEYWORD] = 1 << m.KEYWORDS.index(f.keyword) if f.keyword else 0
        row[m.F_OTHER] = int(f.other)
        row[m.F_PLAIN] = int(is_plain(f))
        self.t.filters += row
        return len(self.t.filters) // m.F_WIDTH - 1

    # Texts.

    def text(self, kind: int, modes: list[list[c.Instruction]], cost: c.Cost) -> int:
        t = self.t
        aid = self.new(kind)
        t.ab_coins[aid] = cost.coins
        t.ab_close[aid] = cost.close
        t.ab_wound[aid] = cost.wound_hero
        for instructions in modes:
            t.ab_programs[aid].append(_Text(self, cost).build(instructions))
            t.ab_attacks[aid] |= any(isinstance(i, c.Shot | c.Fight) for i in instructions)
            t.ab_plays[aid] |= any(isinstance(i, c.PlayFree) for i in instructions)
        programs = t.ab_programs[aid]
        t.ab_simple[aid] = len(programs) == 1 and self.is_simple(programs[0])
        return aid

    def is_simple(self, program: int) -> bool:
        """Whether a text chooses nothing but required targets, each by itself."""
        t = self.t
        rows = [t.picks[p * m.P_WIDTH : (p + 1) * m.P_WIDTH] for p in t.pg_picks[program]]
        return not t.pg_linked[program] and all(
            row[m.P_KIND] == m.PICK_TARGET
            and not row[m.P_OPTIONAL]
            and row[m.P_ATTACK] in (0, 1 + m.THIS_ATTACKS)
            for row in rows
        )


class _Text:
    """One text: what is chosen first, then its instructions."""

    def __init__(self, builder: _Builder, cost: c.Cost) -> None:
        self.b = builder
        self.t = builder.t
        self.picks: list[int] = []
        for kind, wanted in (
            (m.PICK_DESTROY, cost.destroy),
            (m.PICK_CLOSE, cost.close_other),
            (m.PICK_RETURN, cost.return_),
        ):
            if wanted is not None:
                self.pick(kind, wanted)
        for _ in range(cost.discard):
            self.pick(m.PICK_DISCARD, None)

    def pick(
        self,
        kind: int,
        wanted: c.Filter | None,
        another: int = 0,
        optional: bool = False,
        attack: int = 0,
        more: bool = False,
    ) -> int:
        if len(self.picks) == m.MAX_PICKS:
            raise self.b.refuse(f"a text chooses at most {m.MAX_PICKS} cards - at `$.then`")
        number = -1 if wanted is None else self.b.filter(wanted)
        self.t.picks += [kind, number, another, int(optional), attack, int(more)]
        self.picks.append(len(self.t.picks) // m.P_WIDTH - 1)
        return len(self.picks) - 1

    def build(self, instructions: list[c.Instruction]) -> int:
        t = self.t
        rows: list[int] = []
        for instruction in instructions:
            rows += self.row(instruction)
        start = len(t.code) // m.I_WIDTH
        t.code += rows
        t.pg_picks.append(self.picks)
        t.pg_linked.append(self.is_linked())
        t.pg_nameless.append(is_nameless(rows))
        t.pg_start.append(start)
        t.pg_end.append(start + len(instructions))
        return len(t.pg_start) - 1

    def is_linked(self) -> bool:
        """Whether one choice can spoil another."""
        rows = [self.t.picks[p * m.P_WIDTH : (p + 1) * m.P_WIDTH] for p in self.picks]
        return any(
            row[m.P_ANOTHER] or row[m.P_KIND] == m.PICK_DISCARD or 0 < row[m.P_ATTACK] <= 4
            for row in rows[1:]
        )

    def row(self, i: c.Instruction) -> list[int]:
        if isinstance(i, c.Modify) and not i.strike and not i.lives:
            raise self.b.refuse("a strike or lives to change - at `$.strike`")
        if isinstance(i, c.Grant) and not i.keywords and not i.abilities:
            raise self.b.refuse("a keyword or an ability to give - at `$.keywords`")
        op = INSTRUCTIONS[str(i.__struct_config__.tag)]
        n = self.amount(i)
        if isinstance(i, c.Fight):
            who, arg = self.one(i.who, "who")
            attack = m.THIS_ATTACKS if who == m.TO_THIS else arg // 8
            return [op, 0, *self.to(i.to, 1 + attack), who * 64 + arg, 0]
        if isinstance(i, c.Attach):
            what, arg = self.one(i.what, "what")
            return [op, 0, *self.to(i.to), what * 64 + arg, 0]
        attack = 1 + m.THIS_ATTACKS if isinstance(i, c.Shot) else 0
        selector, arg = self.to(i.to, attack) if hasattr(i, "to") else (m.TO_NONE, 0)
        if isinstance(i, c.PlaceCard):
            arg = i.at
        return [op, n, selector, arg, self.x(i), self.y(i)]

    def amount(self, i: c.Instruction) -> int:
        if isinstance(i, c.Modify):
            return i.strike
        if isinstance(i, c.Reduce):
            return i.lives
        n = getattr(i, "n", 0)
        if isinstance(n, c.Counted):
            return -1 - self.b.filter(n.count)
        assert isinstance(n, int)
        return n

    def x(self, i: c.Instruction) -> int:
        if isinstance(i, c.Modify):
            return i.lives
        if isinstance(i, c.Draw | c.Discard):
            return m.SIDES[i.who]
        if isinstance(i, c.Find | c.PlayFree):
            return self.b.outside(i.what)
        if isinstance(i, c.Create | c.PlaceCard):
            return self.reserve_kind(i)
        if isinstance(i, c.ToDeck):
            return i.at
        if isinstance(i, c.Grant):
            self.t.grants.append(self.b.granted(i.keywords, i.abilities))
            return len(self.t.grants) - 1
        if isinstance(i, c.Coin):
            return int(i.closed)
        if isinstance(i, c.Discount):
            return -1 if i.what is None else self.b.outside(i.what)
        if isinstance(i, c.Extort):
            return m.DEMANDS.index(i.demand)
        return 0

    def y(self, i: c.Instruction) -> int:
        if isinstance(i, c.Modify | c.Control | c.Lose | c.Grant):
            return UNTIL[i.until]
        if isinstance(i, c.Find):
            return int(i.up_to)
        if isinstance(i, c.PlaceCard):
            return m.SIDES[i.deck]
        if isinstance(i, c.Coin | c.OpenCoins | c.CloseCoins):
            return m.SIDES[i.who]
        if isinstance(i, c.Extort):
            return self.demand_filter(i)
        return 0

    def demand_filter(self, i: c.Extort) -> int:
        about_cards = i.demand in ("destroy", "close", "return")
        if about_cards != (i.what is not None):
            raise self.b.refuse("such a demand says which card - at `$.what`")
        if about_cards and i.n != 1:  # table 6.4: "an own card by filter"
            raise self.b.refuse("such a demand is about one card - at `$.n`")
        return -1 if i.what is None else self.b.filter(i.what)

    def reserve_kind(self, i: c.Create | c.PlaceCard) -> int:
        kind = self.t.kinds.get(i.what, -1)
        right = self.t.created if isinstance(i, c.Create) else self.t.placed
        if kind < 0 or not right[kind]:
            word = "Created" if isinstance(i, c.Create) else "Placed"
            raise self.b.refuse(f"no {word} card {i.what!r} - at `$.what`")
        return kind

    def one(self, to: c.To, key: str) -> tuple[int, int]:
        """The one creature that Fights or is attached."""
        if isinstance(to, c.Select) and (to.choose is None or to.up_to > 1):
            raise self.b.refuse(f"one creature, named or chosen - at `$.{key}`")
        return self.to(to)

    def to(self, to: c.To, attack: int = 0) -> tuple[int, int]:
        if to == "same":
            if not self.picks:
                raise self.b.refuse("nothing was chosen before - at `$.to`")
            return m.TO_PICKS, (len(self.picks) - 1) * 8 + 1
        if isinstance(to, str):
            return m.LITERALS[to], 0
        if sum(f is not None for f in (to.choose, to.each, to.random)) > 1:
            raise self.b.refuse("only one of choose, each and random - at `$.to`")
        if to.choose is None and (to.another or to.up_to):
            raise self.b.refuse("`another` and `up_to` belong to `choose` - at `$.to`")
        if to.each is not None:
            return m.TO_EACH, self.b.filter(to.each)
        if to.random is not None:
            return m.TO_RANDOM, self.b.filter(to.random)
        if to.choose is None:
            raise self.b.refuse("choose, each or random? - at `$.to`")
        first = self.pick(m.PICK_TARGET, to.choose, int(to.another), to.up_to > 0, attack)
        apart = 1 if to.another else 1 + first
        for _ in range(to.up_to - 1):
            self.pick(m.PICK_TARGET, to.choose, apart, True, attack, True)
        return m.TO_PICKS, first * 8 + max(to.up_to, 1)
