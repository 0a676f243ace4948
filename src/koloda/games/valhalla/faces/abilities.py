"""What the cards do, from their structure: in sentences, or in the glyphs of their faces.

One code makes both forms: a glyph line is made of the messages of a sentence with `line-` in
front of their names.
"""

from collections.abc import Callable
from itertools import groupby
from typing import Any

import msgspec

from koloda.games.valhalla.cards.schema import AFTERWARDS
from koloda.games.valhalla.cards.structs import (
    AnyAbility,
    AnyCard,
    Condition,
    Doing,
    Jarl,
    JDrawKeep,
    JTurn,
    LastViking,
    LDraw,
    Level,
    Loki,
    Monster,
    Row,
    Tactic,
    Thor,
    Tyr,
    Warrior,
)

SENTENCES = ""
GLYPHS = "line-"


class Abilities:
    """Says what a card does, one entry for each ability."""

    def __init__(self, say: Callable[..., str], form: str) -> None:
        self.message = say
        self.form = form

    def say(self, key: str, **args: Any) -> str:
        return self.message(self.form + key, **args)

    def joined(self, words: list[str], last: str = "and") -> str:
        """Words with commas and the message `last` before the last; in a line with that alone."""
        if len(words) < 2:
            return "".join(words)
        between = ", " if self.form == SENTENCES else self.say(last)
        return between.join(words[:-1]) + self.say(last) + words[-1]

    def of(self, card: AnyCard) -> list[str]:
        if isinstance(card, Warrior):
            return self.warrior(card)
        if isinstance(card, Tactic):
            return [self.tactic(card)]
        if isinstance(card, Thor):
            help = self.part("help", card.help)
            return [self.say("thor", needs=card.needs, help=help)]
        if isinstance(card, Tyr):
            return [self.part("tyr", card.ability)]
        if isinstance(card, Jarl):
            return self.jarl(card)
        if isinstance(card, Loki):
            return self.loki(card)
        if isinstance(card, LastViking):
            return self.levels(card.levels)
        return self.monster(card) if isinstance(card, Monster) else [self.say("comrade")]

    def warrior(self, card: Warrior) -> list[str]:
        if card.pattern is not None:
            dice = self.say(f"pattern-{card.pattern.kind}", n=card.pattern.n or 0)
        else:
            dice = self.say("symbols", n=len(card.symbols or []), dice=self.dice(card.symbols))
        found = [self.say("armed", dice=dice, n=card.stats.strength)]
        if card.ability is not None:
            found.append(self.part("ability", card.ability))
        if card.entry is not None:
            found.append(self.part("entry", card.entry, "on"))
        return found

    def tactic(self, card: Tactic) -> str:
        body = self.part("effect", card.effect)
        if card.cost is not None:
            body = self.say("paid", die=self.face(card.cost.die), any=card.cost.die, body=body)
        if isinstance(card.effect, AFTERWARDS):
            body = self.say("after", timing=card.timing, body=body)
        conditions = [] if card.role == "any" else [self.say(f"condition-{card.role}")]
        if card.needs:
            conditions.append(self.say(f"condition-{card.needs}"))
        return self.say("if", needs=self.joined(conditions), body=body) if conditions else body

    def jarl(self, card: Jarl) -> list[str]:
        """The additional ability says how it goes with the main one, and when, if not then too."""
        main, additional = card.main, card.additional
        opening = self.say(f"jarl-{card.relation}")
        if additional.timing != main.timing:
            opening = self.say(f"jarl-{card.relation}-when", when=self.timing(additional))
        return [
            self.jarl_ability(main, self.timing(main)),
            self.jarl_ability(additional, opening),
        ]

    def timing(self, ability: AnyAbility) -> str:
        colon = ", " if ability.conditions else ": "
        return self.say("timing", timing=ability.timing, colon=colon)

    def jarl_ability(self, ability: AnyAbility, opening: str) -> str:
        """When, under which conditions, and what a jarl's ability does."""
        needs = self.joined([self.condition(condition) for condition in ability.conditions])
        key = "jarl-line-if" if needs else "jarl-line"
        return self.say(key, opening=opening, needs=needs, body=self.deed(ability))

    def deed(self, ability: AnyAbility) -> str:
        """What an ability of a jarl does, without its time and its conditions."""
        if isinstance(ability, JDrawKeep):
            more = [("draw", ability.draw), ("keep", ability.keep)]
            return self.joined([self.say(f"jarl-{name}_more", n=n) for name, n in more if n])
        turns = [
            self.say("turn", start=self.quoted(turn.from_), end=self.quoted(turn.to))
            for turn in (ability.turns if isinstance(ability, JTurn) else [])
        ]
        return self.part("jarl", ability, turns=self.joined(turns, "or"))

    def condition(self, condition: Condition) -> str:
        return self.say(
            f"condition-{condition.is_}",
            n=condition.at_least or condition.n,
            clan=condition.clan or "none",
            face=self.face(condition.face or "x"),
        )

    def loki(self, card: Loki) -> list[str]:
        rows = [self.row(row) for row in card.rows]
        if not card.discard:
            return rows
        sign = "more" if card.discard > 0 else "fewer"
        return [self.say("loki-discard", n=abs(card.discard), sign=sign), *rows]

    def row(self, row: Row) -> str:
        return self.say("loki-row", n=row.difference, bonus=self.bonuses(row))

    def bonuses(self, row: Row) -> str:
        return self.joined([self.bonus(one) for one in row.bonus])

    def bonus(self, bonus: Doing) -> str:
        """What is kept is told where it is not all that is drawn."""
        if isinstance(bonus, LDraw) and bonus.keep == bonus.n:
            return self.say("loki-draw_all", n=bonus.n)
        return self.part("loki", bonus)

    def levels(self, levels: list[Level]) -> list[str]:
        """Levels that give the same are told together."""
        found = []
        for level, numbers in groupby(range(len(levels)), lambda i: levels[i]):
            ns = [number + 1 for number in numbers]
            told = self.say("levels", first=ns[0], last=ns[-1], more=len(ns) - 1)
            dice = self.say("level-dice", n=level.dice) if level.dice else ""
            found.append(self.say("level", level=told, n=level.points, dice=dice))
        return found

    def monster(self, card: Monster) -> list[str]:
        clans = self.joined([self.say("of-clan", clan=clan) for clan in card.clans], "plus")
        symbols = self.say("symbols", n=len(card.activation), dice=self.dice(list(card.activation)))
        found = [
            self.say("monster-attacks", dice=symbols),
            self.say("monster-squad", n=card.warrior_symbols, clans=clans),
            self.say("monster-marked", n=card.strength.marked),
        ]
        if card.ability is not None:
            clan = card.ability.clan or "none"
            found.append(self.say(f"monster-{card.ability.do}", clan=clan))
        return found

    def part(self, group: str, part: object, tag: str = "do", **args: str) -> str:
        """A tagged structure by the message of its tag; its fields are the arguments."""
        fields: dict[str, Any] = dict(msgspec.to_builtins(part))
        return self.say(f"{group}-{fields[tag]}", **self.told(fields), **args)

    def told(self, fields: dict[str, Any]) -> dict[str, Any]:
        """The fields of a structure as arguments of its message: the number is always $n."""
        told = {name: value for name, value in fields.items() if isinstance(value, int | str)}
        for name in ("amount", "strength", "points", "symbols", "roll", "times"):
            if name in fields:
                told["n"] = fields[name]
        for name in ("weapon", "face"):
            if name in fields:
                told["face"] = self.face(fields[name])
        if "steps" in fields:
            told["steps"] = self.joined([self.say("step-of", n=n) for n in fields["steps"]], "step")
        return told

    def dice(self, symbols: Any) -> str:
        """Weapon symbols, alike ones together."""
        counts = {symbol: list(symbols).count(symbol) for symbol in symbols}
        return self.joined(
            [self.say("die-of", face=face, n=n) for face, n in counts.items()], "plus"
        )

    def quoted(self, face: str) -> str:
        return self.say("quoted", face=face)

    def face(self, face: str) -> str:
        return self.say("face", face=face)
