"""What a card does, in words: whole sentences, or lines of glyphs, numbers and short words.

Both are made from the card's structure by the same code. A line says KEY by the message line-KEY,
where there is one, and by KEY where the words are the same.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from koloda.effects.text import Texts
from koloda.games.berserk_heroes.cards import schema as c

LIMITS = ("cost", "strike", "lives", "wounds")  # numbers of a filter, each from MIN to MAX
NO_LIMIT = 99
TELLING = c.Modify | c.Grant | c.Lose  # what is told of a card; all else is ordered
MARKED = ("hire", "death", "attack")  # events that cards name by a word before a colon


class Speech:
    """Speaks of the cards of one folder, in whole sentences or in lines."""

    def __init__(self, texts: Texts, cards: dict[str, c.HeroesCard], brief: bool) -> None:
        self.texts = texts
        self.cards = cards
        self.brief = brief
        self.own: str = "creature"  # what "this card" is
        self.named = False  # whether this card was named in the same breath
        self.on = ""  # the event of the ability
        self.whose = "own"  # an own card is "your" where it is told of, "their" in a demand
        self.subject = "creature"  # what the event was about
        self.chosen = "creature"  # what was chosen last
        self.chose = False  # whether the text chose something

    # Words.

    def key(self, key: str) -> str:
        return f"line-{key}" if self.brief and self.texts.has(f"line-{key}") else key

    def say(self, key: str, **args: Any) -> str:
        return self.texts.say(self.key(key), **args)

    def case(self, key: str, part: str) -> str:
        """The case that a message demands of a part of it."""
        said = self.key(key)
        has = part in self.texts.attributes(said)
        return self.texts.say(f"{said}.{part}") if has else "nom"

    def gender(self, noun: str) -> str:
        key = f"noun-{noun}"
        return self.texts.say(f"{key}.gender") if self.texts.attributes(key) else "n"

    def listed(self, parts: list[str], last: str = "and") -> str:
        """A, B and C."""
        comma = ", " if last == "or" else self.say("comma")
        head = comma.join(parts[:-1])
        return head + self.say(last) + parts[-1] if head else "".join(parts)

    def named_card(self, card: str) -> str:
        return str(getattr(self.cards[card].name, self.texts.lang))

    # Cards.

    def card(self, card: c.HeroesCard) -> list[str]:
        """All that a card says, one text for each ability."""
        self.own = card.type
        said = []
        if card.keywords:
            words = [self.keyword(keyword) for keyword in card.keywords]
            said.append(self.say("comma").join(words))
        if card.extra is not None:
            said.append(self.say("extra-cost", cost=self.cost(card.extra)))
        if card.choose:
            modes = self.say("semicolon").join(self.modes(card))
            said.append(self.say("choose-one", modes=modes))
        elif card.then:
            said.append(self.text(card.then))
        return said + [self.ability(ability) for ability in card.abilities]

    def modes(self, card: c.HeroesCard) -> list[str]:
        """The texts of which one is chosen."""
        return [self.text(mode) for mode in card.choose]

    def gets(self, strike: int, lives: int) -> str:
        """What a card gets that is modified."""
        return self.has("gets", c.Modify(strike=strike, lives=lives, to="this"), "this")

    def ability_of(self, card: c.HeroesCard, ability: c.Ability) -> str:
        """One ability of a card."""
        self.own = card.type
        return self.ability(ability)

    def keyword(self, keyword: str | c.Keyword, case: str = "nom") -> str:
        if self.brief:
            case = "nom"
        if isinstance(keyword, str):
            return self.named_keyword(keyword, case=case)
        source = keyword.from_ or keyword.of
        what = [self.say(f"source-{keyword.source}")] if keyword.source else []
        what += [self.nouns(source, case="many")] if source is not None else []
        return self.named_keyword(keyword.kw, case=case, x=keyword.x, what=" ".join(what))

    def named_keyword(self, name: str, **args: Any) -> str:
        """A keyword; on a line behind its glyph, with a capital unless written otherwise."""
        key = f"keyword-{name}"
        word = self.say(key, **args)
        as_written = not self.brief or self.key(key) != key
        return self.say("keyword", name=name, word=word if as_written else capital(word))

    # Abilities.

    def ability(self, ability: c.Ability) -> str:
        if isinstance(ability, c.Static):
            return self.static(ability)
        if isinstance(ability, c.Use):
            text = self.say("use", cost=self.cost(ability.cost), what=self.text(ability.then))
            return text + (self.say("times", n=ability.times) if ability.times > 1 else "")
        return self.when(ability)

    def when(self, ability: c.When) -> str:
        head = self.event(ability)
        self.on = ability.on
        what = self.text(ability.then)
        self.on, self.named = "", False
        if ability.may:
            what = self.say("may", what=what)
        if ability.condition is not None:
            what = self.say("if", condition=self.condition(ability.condition), what=what)
        key = "marked" if ability.on in MARKED else "whenever"
        return self.say(key, event=head, what=what, limit=ability.limit)

    def event(self, ability: c.When) -> str:
        """What an ability waits for."""
        key, of = f"when-{ability.on}", ability.of
        case = self.case(key, "of")
        self.subject, self.named = self.own, ability.on not in MARKED
        args = {"who": ability.who, "placed": _flag(ability.placed), "limit": ability.limit}
        if isinstance(of, c.Filter):
            self.subject, self.named, self.whose = noun_of(of), False, "your"
            said = self.say(key, of=self.nouns(of, "a", case), about="other", **args)
            self.whose = "own"
            return said
        this = self.say("phrase-this", type=self.own, case=case)
        return self.say(key, of=this, about=of or "any", **args)

    def condition(self, condition: c.Condition) -> str:
        parts = [self.count(condition.count, condition.at_least)] if condition.count else []
        if condition.coins:
            parts.append(self.say("condition-coins", n=condition.coins))
        if condition.turn != "any":
            parts.append(self.say("condition-turn", who=condition.turn))
        return self.listed(parts)

    def count(self, f: c.Filter, n: int) -> str:
        """How many such cards there must be; of a hero, how it must be."""
        only_state = c.Filter(type="hero", side=f.side, state=f.state)
        if f == only_state and f.side != "any" and f.state and n == 1:
            states = [self.say(f"is-{name}") for name in f.state]
            hero = "your_hero" if f.side == "own" else "opposing_hero"
            who = self.say(f"phrase-{hero}", case="nom")
            return self.say("condition-hero", who=who, states=self.listed(states))
        what = f if self.brief else replace(f, side="any")  # the message says whose
        case = "nom" if n == 1 else "many"
        return self.say("condition-count", side=f.side, n=n, what=self.nouns(what, "any", case))

    def cost(self, cost: c.Cost) -> str:
        parts = [self.say("cost-coins", n=cost.coins)] if cost.coins else []
        if cost.close:
            case = self.case("cost-close", "this")
            this = self.say("phrase-this", type=self.own, case=case)
            parts.append(self.say("cost-close", this=this))
        parts += [self.say("cost-discard", n=cost.discard)] if cost.discard else []
        parts += [self.say("cost-wound", n=cost.wound_hero)] if cost.wound_hero else []
        for name, what in (
            ("destroy", cost.destroy),
            ("close-other", cost.close_other),
            ("return", cost.return_),
        ):
            if what is not None:
                parts.append(self.say(f"cost-{name}", what=self.nouns(what, "a", "acc")))
        return self.listed(parts) or self.say("cost-nothing")

    def static(self, ability: c.Static) -> str:
        if ability.to == "cards":
            assert ability.what is not None
            what = self.nouns(ability.what, "any" if self.brief else "each")
            less = "yes" if ability.cost < 0 else "no"
            text = self.say("static-cost", what=what, n=abs(ability.cost), less=less)
        else:
            case = self.case("static", "to")
            who, self.named = self.phrase(ability.to, case, "static"), False
            text = self.say("static", to=who, has=self.has("has", ability, ability.to))
        if ability.condition is not None:
            text = self.say("while", condition=self.condition(ability.condition), what=text)
        return text

    def has(self, verb: str, given: c.Static | c.Modify | c.Grant, to: Any, *more: Any) -> str:
        """What a card has or gets: numbers, keywords, abilities."""
        parts: list[str] = []
        barred = False
        for one in (given, *more):
            strike, lives = getattr(one, "strike", 0), getattr(one, "lives", 0)
            parts += [self.say("gain-strike", n=signed(strike))] if strike else []
            if lives:
                sign = "more" if lives > 0 else "less"
                parts.append(self.say(f"gain-lives-{sign}", n=abs(lives)))
            keywords = getattr(one, "keywords", [])
            barred = barred or "cannot_act" in keywords
            parts += [self.keyword(word, "acc") for word in keywords if word != "cannot_act"]
            for ability in getattr(one, "abilities", []):
                parts.append(self.say("quoted", text=self.granted(ability, to)))
        said = [self.say(verb, gains=self.listed(parts))] if parts else []
        said += [self.say("cannot-act")] if barred else []
        return self.listed(said)

    def granted(self, ability: c.Ability, to: Any) -> str:
        """An ability as it stands on the card that gets it."""
        before = self.own
        self.own = "hero" if to == "your_hero" else before if to == "this" else "creature"
        text = self.ability(ability)
        self.own = before
        return text

    # Texts.

    def text(self, instructions: list[c.Instruction]) -> str:
        """The instructions of a text, one after the other."""
        said, extorts, self.chose = "", False, False
        for steps in _together(instructions):
            joint, what = self.step(steps)
            if extorts:
                said += self.say("unpaid", what=what)
            else:
                said += self.say(joint) + what if said else what
            extorts = isinstance(steps[-1], c.Extort)
        return said or self.say("nothing")

    def step(self, steps: list[c.Instruction]) -> tuple[str, str]:
        """Instructions said in one breath, and how they are joined to what was said before."""
        first = steps[0]
        if len(steps) == 1 or isinstance(first, c.Modify | c.Grant):
            name = str(first.__struct_config__.tag).replace("_", "-")
            to = getattr(first, "to", None)
            about = to in ("same", "subject") or (to == "this" and self.named)
            joint = "and-it" if about and isinstance(first, TELLING) else "then"
            return joint, self.instruction(name, steps)
        return "then", self.say("repeated", n=len(steps), what=self.step(steps[:1])[1])

    def instruction(self, name: str, steps: list[Any]) -> str:
        i = steps[0]
        key = f"do-{name}"
        self.whose = "their" if isinstance(i, c.Extort) else "own"
        args = {field: self.field(key, field, getattr(i, field)) for field in i.__struct_fields__}
        self.whose = "own"
        if isinstance(i, c.Modify | c.Grant):
            args["gets"] = self.has("gets", i, i.to, *steps[1:])
        if isinstance(i, c.Extort):
            args["demand"] = self.say(f"demand-{i.demand}", n=i.n, what=args["what"])
        if isinstance(i, c.PlaceCard | c.ToDeck):
            args |= {"where": place(i.at), "nth": abs(i.at)}
        if isinstance(i, c.Find):
            args["what"] = self.found(i)
        text = self.say(key, **args)
        if getattr(i, "until", "in_play") != "in_play":
            text += self.say(f"until-{i.until}")
        n = getattr(i, "n", 0)
        if isinstance(n, c.Counted):
            text += self.say("for-each", what=self.nouns(n.count, "each", "acc"))
        if isinstance(i, c.Find) and i.n == 1 and i.up_to:
            text = self.say("may", what=text)
        to = getattr(i, "to", None)
        if isinstance(to, c.Select) and to.up_to:
            text = self.up_to(text, to, isinstance(i, TELLING))
        return text

    def field(self, key: str, field: str, value: Any) -> Any:
        """One field of an instruction as an argument of its message."""
        if isinstance(value, c.Counted):
            return 1
        if field in ("to", "who", "what") and self.is_about_cards(key, field):
            return self.phrase(value, self.case(key, field), key)
        if field == "what" and isinstance(value, str):
            return self.named_card(value)
        if isinstance(value, c.Filter):
            return self.nouns(value, "a", self.case(key, field))
        if isinstance(value, bool):
            return _flag(value)
        return "none" if value is None or isinstance(value, list) else value

    def is_about_cards(self, key: str, field: str) -> bool:
        """Whether the field says which cards in play are concerned."""
        if field == "who":
            return key == "do-fight"
        return field == "to" or key == "do-attach"

    def found(self, i: c.Find) -> str:
        """What is looked for in a deck or graveyard."""
        if i.n == 1:
            return self.nouns(i.what, "a", self.case("do-find", "what"))
        what = self.nouns(i.what, "any", "many")
        return self.say("find-up-to" if i.up_to else "find-several", n=i.n, what=what)

    def up_to(self, text: str, to: c.Select, telling: bool) -> str:
        """Up to so many cards are chosen, and each of them is concerned."""
        assert to.choose is not None
        if to.up_to == 1:
            return self.say("may", what=text)
        if self.brief:
            return text
        what = self.nouns(to.choose, "another" if to.another else "any", "many")
        joint = "choose-up-to-whose" if telling else "choose-up-to"
        return self.say(joint, n=to.up_to, what=what, then=text)

    # Noun phrases.

    def phrase(self, to: Any, case: str, key: str = "") -> str:
        """Whom an instruction concerns, in a grammatical case."""
        if to == "this" and key == "do-attach" and self.brief:
            return self.say("phrase-itself")
        if to == "this" and not self.named:
            return self.say("phrase-this", type=self.own, case=case)
        if to == "subject" and self.on == "attack":
            return self.say("phrase-attacked", case=case)
        if to == "subject" and self.chose:
            return self.say("phrase-subject", case=case)
        if to in ("this", "same", "subject"):
            noun = {"this": self.own, "same": self.chosen, "subject": self.subject}[to]
            return self.say(f"phrase-{to}-again", gender=self.gender(noun), case=case)
        if isinstance(to, str):
            return self.say(f"phrase-{to}", case=case)
        if to.each is not None:
            return self.nouns(to.each, "each", case)
        if to.random is not None:
            return self.nouns(to.random, "random", case)
        assert to.choose is not None
        self.chosen, self.chose = noun_of(to.choose), True
        if key == "do-shot" and self.brief and to.choose == SHOT_AT and not to.another:
            return ""  # whom a shot may hit at all: BH-16.13
        if to.up_to > 1 and not self.brief:
            return self.say("each-of-them", gender=self.gender(self.chosen), case=case)
        if to.up_to > 1:
            what = self.nouns(to.choose, "another" if to.another else "any", "many")
            return self.say("up-to", n=to.up_to, what=what)
        return self.nouns(to.choose, "another" if to.another else "choose", case)

    def nouns(self, f: c.Filter, det: str = "", case: str = "nom") -> str:
        """A determiner, adjectives, a noun, and what else is said of it."""
        noun = noun_of(f)
        args = {"gender": self.gender(noun), "case": case}
        args["hero"] = f.side if noun == "hero" else "no"  # the only one of a player
        side = self.whose if f.side == "own" else f.side
        words = [self.say(f"before-{side}", **args)]
        if f.other:
            words = [self.say("before-other", det=det, **args), *words]
        words += [self.say(f"state-{name}", **args) for name in f.state]
        words += [self.listed([self.say(f"noun-{name}", case=case) for name in _nouns(f)], "or")]
        words += [self.say(f"after-{side}", **args), *self.after(f)]
        phrase = " ".join(filter(None, words))
        vowel = _flag(phrase[:1] in "aeiou")
        other = _flag(f.other)
        head = self.say(f"det-{det}", vowel=vowel, other=other, **args) if det else ""
        return f"{head} {phrase}" if head else phrase

    def after(self, f: c.Filter) -> Iterator[str]:
        """What is said of a card behind the noun."""
        if f.classes and f.type != "creature":
            names = [self.say(f"noun-{name}", case="nom") for name in f.classes]
            yield self.say("of-class", names=self.listed(names, "or"))
        if f.not_classes:
            names = [self.say(f"noun-{name}", case="many") for name in f.not_classes]
            yield self.say("not-class", names=self.listed(names, "or"))
        if f.subtypes:
            names = [self.say(f"subtype-{name}") for name in f.subtypes]
            yield self.say("of-subtype", names=self.listed(names, "or"))
        if f.elements:
            names = [self.say(f"element-{name}") for name in f.elements]
            yield self.say("of-element", names=self.listed(names, "or"))
        if f.name:
            yield self.say("of-name", name=self.named_card(f.name))
        for name in LIMITS:
            least, most = getattr(f, f"{name}_min"), getattr(f, f"{name}_max")
            if least and most < NO_LIMIT:
                yield self.say(f"{name}-between", n=least, most=most)
            elif least:
                yield self.say(f"{name}-least", n=least)
            elif most < NO_LIMIT:
                yield self.say(f"{name}-most", n=most)
        if f.keyword:
            yield self.say("with-keyword", name=f.keyword, word=self.bare(f.keyword))
        if f.owner != "any":
            yield self.say(f"owner-{f.owner}")

    def bare(self, keyword: str) -> str:
        """A keyword whatever its number or [text]."""
        return self.texts.say(f"glyph-{keyword}")


SHOT_AT = c.Filter(side="opposing", type="character")


def noun_of(f: c.Filter) -> str:
    """The noun that a phrase is about."""
    return _nouns(f)[0]


def _nouns(f: c.Filter) -> list[str]:
    """A creature of a class is called by its class."""
    return list(f.classes) if f.classes and f.type == "creature" else [f.type]


def _together(instructions: list[c.Instruction]) -> Iterator[list[c.Instruction]]:
    """Instructions that are said in one breath: one repeated, or gains of one card."""
    for _, equal in groupby(instructions, key=_Breath()):
        yield list(equal)


class _Breath:
    """Numbers the breaths of a text."""

    def __init__(self) -> None:
        self.last: Any = None
        self.number = 0

    def __call__(self, i: Any) -> int:
        self.number += not self.goes_on(i)
        self.last = i
        return self.number

    def goes_on(self, i: Any) -> bool:
        gains = isinstance(i, c.Modify | c.Grant) and isinstance(self.last, c.Modify | c.Grant)
        if gains and i.to == "same":
            return bool(i.until == self.last.until) and is_of_one(self.last.to)
        return bool(i == self.last) and not gains and not isinstance(i, c.Extort)


def is_of_one(to: Any) -> bool:
    """Whether one card is concerned that was chosen."""
    return to == "same" or (isinstance(to, c.Select) and to.choose is not None and not to.up_to)


def place(at: int) -> str:
    """Where in a deck: counted from the top, from the bottom if negative, anywhere for 0."""
    if at in (1, -1):
        return "uppermost" if at == 1 else "bottom"
    return "top" if at > 0 else "low" if at else "anywhere"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def signed(n: int) -> str:
    """+2 or -1, with a true minus sign."""
    return f"+{n}" if n >= 0 else f"\u2212{-n}"


def _flag(value: bool) -> str:
    return "yes" if value else "no"
