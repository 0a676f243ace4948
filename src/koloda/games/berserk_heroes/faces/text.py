"""Berserk. Heroes in words: card faces rendered from the cards' structure, events, options."""

from pathlib import Path
from typing import Any

from koloda.effects.text import Face, Texts
from koloda.games.berserk_heroes import model as m
from koloda.games.berserk_heroes.cards import schema as c
from koloda.games.berserk_heroes.game import BerserkHeroes
from koloda.kernel.protocol import Json

EQUIPMENT = ("weapon", "armour", "amulet")  # BH-2.22
RULES = ("poison", "regeneration", "thirst", "stealth")


class HeroesTexts(Texts):
    """Renders cards, abilities and everything that names them."""

    def __init__(self, game: BerserkHeroes, lang: str) -> None:
        super().__init__(game.id, lang, game.verbs)
        self.table = game.table
        folder = Path(game.cards) if game.cards else None
        self.cards = {card.id: card for card in c.read_cards(folder)}
        self.on = ""  # the event of the ability being rendered
        self.faces = {card.id: self.face(card) for card in self.cards.values()}

    # Faces.

    def face(self, card: c.HeroesCard) -> Face:
        numbers = {"cost": card.cost} if card.type != "hero" else {}
        if card.type == "creature":
            numbers["strike"] = card.strike
        if card.lives:
            numbers["lives"] = card.lives
        return Face(
            id=card.id,
            name=getattr(card.name, self.lang),
            kind=card.type,
            frame=card.elements[0] if len(card.elements) == 1 else "neutral",
            art=card.art,
            tint=card.classes[0] if card.classes else card.type,
            line=self.line(card),
            text=self.texts_of(card),
            numbers=numbers,
            marks=list(card.elements),
        )

    def line(self, card: c.HeroesCard) -> str:
        parts = [self.say(f"type-{card.type}")]
        parts += [self.say(f"class-{name}") for name in card.classes]
        if card.subtype is not None:
            parts.append(self.say(f"subtype-{card.subtype}"))
        if card.subtype in EQUIPMENT:
            parts.append(self.say("equipment"))
        parts += [self.say(f"element-{name}") for name in card.elements]
        parts += [self.say("created")] if card.created else []
        parts += [self.say("placed")] if card.placed else []
        return " · ".join(parts)

    def texts_of(self, card: c.HeroesCard) -> list[str]:
        lines = [self.keyword(keyword) for keyword in card.keywords]
        lines = [", ".join(lines)] if lines else []
        if card.choose:
            options = "; ".join(self.sentence(mode) for mode in card.choose)
            lines.append(self.say("choose-one", options=options))
        elif card.then:
            lines.append(capital(self.sentence(card.then)))
        if card.extra is not None:
            lines.append(self.say("extra-cost", cost=self.cost(card.extra)))
        return lines + [capital(self.ability(ability)) for ability in card.abilities]

    # Abilities.

    def keyword(self, keyword: str | c.Keyword) -> str:
        if isinstance(keyword, str):
            return self.say(f"keyword-{keyword}")
        source = keyword.from_ or keyword.of
        what = self.nouns(source) if source is not None else ""
        if keyword.source:
            what = self.say(f"source-{keyword.source}")
        return self.say(f"keyword-{keyword.kw}", x=keyword.x, what=what)

    def ability(self, ability: c.Ability) -> str:
        if isinstance(ability, c.Static):
            return self.static(ability)
        if isinstance(ability, c.Use):
            text = f"{self.cost(ability.cost)}: {self.sentence(ability.then)}"
            return text + (self.say("times", n=ability.times) if ability.times > 1 else "")
        self.on = ability.on
        what = self.sentence(ability.then)
        self.on = ""
        if ability.may:
            what = self.say("may", what=what)
        if ability.condition is not None:
            what = self.say("if", condition=self.condition(ability.condition), what=what)
        return self.when(ability) + what

    def when(self, ability: c.When) -> str:
        if ability.on in ("hire", "death", "attack"):
            return self.say(f"when-{ability.on}")
        of = self.say("phrase-this", case="nom")
        if isinstance(ability.of, c.Filter):
            of = self.nouns(ability.of, "another" if ability.of.other else "a")
        head = self.say("each-time" if ability.limit == "each" else "whenever")
        event = self.say(
            f"when-{ability.on}", of=of, who=ability.who, placed="yes" if ability.placed else "no"
        )
        return f"{head} {event}, "

    def condition(self, condition: c.Condition) -> str:
        parts = []
        if condition.count is not None:
            what = self.nouns(condition.count)
            parts.append(self.say("condition-count", n=condition.at_least, what=what))
        if condition.coins:
            parts.append(self.say("condition-coins", n=condition.coins))
        if condition.turn != "any":
            parts.append(self.say("condition-turn", who=condition.turn))
        return self.say("and").join(parts)

    def cost(self, cost: c.Cost) -> str:
        parts = [f"({cost.coins})"] if cost.coins else []
        parts += [self.say("cost-close")] if cost.close else []
        parts += [self.say("cost-discard", n=cost.discard)] if cost.discard else []
        parts += [self.say("cost-wound", n=cost.wound_hero)] if cost.wound_hero else []
        for name, what in (
            ("destroy", cost.destroy),
            ("close-other", cost.close_other),
            ("return", cost.return_),
        ):
            if what is not None:
                parts.append(self.say(f"cost-{name}", what=self.nouns(what, "a", "acc")))
        return ", ".join(parts) or "(0)"

    def static(self, ability: c.Static) -> str:
        parts = []
        if ability.strike:
            parts.append(self.say("gain-strike", n=signed(ability.strike)))
        if ability.lives:
            parts.append(self.say("gain-lives", n=ability.lives))
        parts += [self.keyword(keyword) for keyword in ability.keywords]
        parts += [f"«{self.ability(granted)}»" for granted in ability.abilities]
        gains = self.say("and").join(parts)
        if ability.to == "cards":
            assert ability.what is not None
            what = self.nouns(ability.what, "each", "nom")
            text = self.say("static-cost", what=what, n=-ability.cost)
        elif isinstance(ability.to, str):
            text = self.say(f"static-{ability.to}", gains=gains)
        else:
            text = self.say("static-each", who=self.phrase(ability.to, "nom"), gains=gains)
        if ability.condition is not None:
            text = self.say("while", condition=self.condition(ability.condition), what=text)
        return text

    # Instructions.

    def sentence(self, instructions: list[c.Instruction]) -> str:
        return "; ".join(self.instruction(i) for i in instructions) or self.say("nothing")

    def instruction(self, i: c.Instruction) -> str:
        name = str(i.__struct_config__.tag).replace("_", "-")
        args: dict[str, Any] = {}
        for field in i.__struct_fields__:
            args[field] = self.field(name, field, getattr(i, field))
        if isinstance(i, c.Grant):
            gains = [self.keyword(k) for k in i.keywords]
            gains += [f"«{self.ability(a)}»" for a in i.abilities]
            args["gains"] = self.say("and").join(gains)
        if isinstance(i, c.Modify):
            args["gains"] = self.gains(i)
        if isinstance(i, c.Extort):
            args["demand"] = self.say(f"demand-{i.demand}", n=i.n, what=args["what"])
        text = self.say(f"do-{name}", **args)
        until = getattr(i, "until", "in_play")
        return text if until == "in_play" else text + self.say(f"until-{until}")

    def gains(self, i: c.Modify) -> str:
        parts = [self.say("gain-strike", n=signed(i.strike))] if i.strike else []
        parts += [self.say("gain-lives", n=i.lives)] if i.lives else []
        return self.say("and").join(parts)

    def field(self, name: str, field: str, value: Any) -> Any:
        """One field of an instruction as an argument of its message."""
        if field in ("to", "who") and isinstance(value, str) and name in ("draw", "discard"):
            return value
        if field in ("to", "who") and name not in ("coin", "open-coins", "close-coins"):
            return self.phrase(value, self.say(f"case-{name}-{field}"))
        if field == "what" and name == "attach":
            return self.phrase(value, self.say("case-attach-what"))
        if field == "what" and isinstance(value, str):
            return getattr(self.cards[value].name, self.lang)
        if isinstance(value, c.Filter):
            return self.nouns(value, "a", "acc")
        if isinstance(value, c.Counted):
            return self.say("as-many", what=self.nouns(value.count))
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "none" if value is None or isinstance(value, list) else value

    # Noun phrases.

    def phrase(self, to: c.To, case: str) -> str:
        """Whom an instruction concerns, in a grammatical case."""
        if isinstance(to, str):
            key = "attacked-card" if to == "subject" and self.on == "attack" else to
            return self.say(f"phrase-{key}", case=case)
        for det, found in (("choose", to.choose), ("each", to.each), ("random", to.random)):
            if found is not None:
                if det == "choose" and (to.another or found.other):
                    det = "another"
                text = self.nouns(found, det, case)
                return text + (self.say("up-to", n=to.up_to) if to.up_to else "")
        return ""

    def nouns(self, f: c.Filter, det: str = "", case: str = "nom") -> str:
        """A determiner, a noun and what is said of it."""
        noun = f.type
        gender = self.say(f"gender-{noun}")
        head = self.say(f"noun-{noun}", case=case)
        if det:
            word = self.say(f"det-{det}", gender=gender, case=case)
            head = f"{word} {head}" if word else head
        return head + "".join(f" {part}" for part in self.said(f))

    def said(self, f: c.Filter) -> list[str]:
        out = [] if f.side == "any" else [self.say(f"side-{f.side}")]
        out += [] if f.owner == "any" else [self.say(f"owner-{f.owner}")]
        if f.classes:
            names = [self.say(f"class-{name}") for name in f.classes]
            out.append(self.say("of-class", names=self.say("or").join(names)))
        out += [self.say(f"state-{name}") for name in f.state]
        if f.name:
            out.append(f"«{getattr(self.cards[f.name].name, self.lang)}»")
        if f.cost_max < 99:
            out.append(self.say("cost-most", n=f.cost_max))
        if f.cost_min:
            out.append(self.say("cost-least", n=f.cost_min))
        if f.strike_min:
            out.append(self.say("strike-least", n=f.strike_min))
        if f.strike_max < 99:
            out.append(self.say("strike-most", n=f.strike_max))
        if f.lives_min:
            out.append(self.say("lives-least", n=f.lives_min))
        if f.lives_max < 99:
            out.append(self.say("lives-most", n=f.lives_max))
        if f.wounds_min:
            out.append(self.say("wounds-least", n=f.wounds_min))
        if f.wounds_max < 99:
            out.append(self.say("wounds-most", n=f.wounds_max))
        if f.keyword:
            out.append(self.say("with-keyword", what=self.say(f"keyword-{f.keyword}")))
        if f.not_classes:
            names = [self.say(f"class-{name}") for name in f.not_classes]
            out.append(self.say("not-class", names=self.say("or").join(names)))
        out += [self.say(f"subtype-{name}") for name in f.subtypes]
        out += [self.say(f"element-{name}") for name in f.elements]
        return out

    # Options and events.

    def card(self, card: str | None) -> str:
        if card is not None and card.partition("#")[0] in ("hidden", "any"):
            return self.say(f"{card.partition('#')[0]}-creature")
        return super().card(card)

    def value(self, name: str, value: Json, names: list[str], args: dict[str, Json]) -> Any:
        if name == "ability":
            return self.ability_named(str(value))
        return super().value(name, value, names, args)

    def ability_named(self, word: str) -> str:
        """The text of an ability by its word: card.number, a rule, or a keyword."""
        if word in RULES:
            return self.say(f"rule-{word}")
        name, _, number = word.partition(".")
        if name == "keyword":
            key = granted_word_of(self.table, int(number))
            plain, _, x = key.partition(" ")
            return self.say(f"keyword-{plain}", x=int(x or 0), what="")
        return f"{self.faces[name].name}: {self.numbered(self.cards[name], int(number))}"

    def numbered(self, card: c.HeroesCard, number: int) -> str:
        """The n-th activated or triggered ability of a card, granted ones included."""
        found: list[c.Ability] = []
        for ability in card.abilities:
            found += _with_granted(ability)
        for instruction in [i for mode in [card.then, *card.choose] for i in mode]:
            if isinstance(instruction, c.Grant):
                found += [a for g in instruction.abilities for a in _with_granted(g)]
        found = [ability for ability in found if not isinstance(ability, c.Static)]
        return self.ability(found[number - 1])


def _with_granted(ability: c.Ability) -> list[c.Ability]:
    granted = ability.abilities if isinstance(ability, c.Static) else []
    return [ability, *[a for g in granted for a in _with_granted(g)]]


def granted_word_of(table: Any, aid: int) -> str:
    """The name of a granted keyword, with its number."""
    name = m.KEYWORDS[table.ab_key[aid].bit_length() - 1]
    return f"{name} {table.ab_x[aid]}" if table.ab_x[aid] else name


def signed(n: int) -> str:
    """+2 or -1, with a true minus sign."""
    return f"+{n}" if n >= 0 else f"\u2212{-n}"


def capital(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]


def texts(game: BerserkHeroes, lang: str) -> HeroesTexts:
    """The texts of the game in a language."""
    return HeroesTexts(game, lang)
