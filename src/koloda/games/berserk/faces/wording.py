"""The structure of a card in sentences, and by the same walk in glyphs: every message has both."""

from typing import Any, Final

import msgspec

from koloda.effects.text import Texts
from koloda.games.berserk.cards import structs as sc

ROWS: Final = 3  # abilities that stand in rows of their own; of more, the keywords share one
USUAL: Final = sc.Selector()
USUAL_OF_ATTACKS: Final = sc.Selector(who="attackable")  # BK-13.4
NOT_ATTACKS: Final = ("spell", "influence")
LIMITS: Final = ("within", "max_cost", "max_lives", "min_move")


class Wording:
    """Says the parts of a card: in words, or with `short` in glyphs and short words."""

    def __init__(self, texts: Texts, short: bool) -> None:
        self.texts = texts
        self.short = short
        self.comma = " " if short else ", "

    def say(self, key: str, **args: Any) -> str:
        return self.texts.say(f"{key}.line" if self.short else key, **args)

    def capital(self, text: str) -> str:
        return text if self.short else text[:1].upper() + text[1:]

    def joined(self, parts: list[str]) -> str:
        """One after the other; glyphs without words between them stand close."""
        return self.comma.join(filter(None, parts)).replace("] [", "][")

    def listed(self, parts: list[str]) -> str:
        """The last one with an "and"."""
        if self.short or len(parts) < 2:
            return self.comma.join(parts)
        return self.say("and", first=", ".join(parts[:-1]), last=parts[-1])

    # The abilities of a card

    def abilities(self, card: sc.Card) -> list[str]:
        """Every ability, one text each, in printed order."""
        rest = [self.aura(aura) for aura in card.auras]
        rest += [self.action(action) for action in card.actions]
        rest += [self.trigger(trigger) for trigger in card.triggers]
        if card.host:
            rest += self.host(card.host)
        return self.keywords(card.keywords, ROWS - len(rest)) + rest

    def keywords(self, keywords: list[sc.Modifier], rows: int) -> list[str]:
        """In rows of their own if there is room, else those without a gate in one."""
        plain = [k for k in keywords if not k.gate]
        if len(keywords) <= rows or len(plain) < 2:
            return [self.gated(k) for k in keywords]
        together = self.comma.join(self.modifier(k, close=True) for k in plain)
        return [together, *[self.gated(k, close=True) for k in keywords if k.gate]]

    def gated(self, k: sc.Modifier, close: bool = False) -> str:
        """BK-16.28."""
        text = self.modifier(k, close)
        return self.say("use", cost=self.say(f"gate-{k.gate}"), what=text) if k.gate else text

    def host(self, host: sc.Host) -> list[str]:
        said = [self.say("host-gets", text=self.gets(k, "static")) for k in host.keywords]
        abilities = [self.action(action) for action in host.actions]
        abilities += [self.trigger(trigger) for trigger in host.triggers]
        return said + [self.say("host-can", text=self.capital(text)) for text in abilities]

    def host_deeds(self, card: sc.Card) -> list[str]:
        return [self.deed(action) for action in card.host.actions] if card.host else []

    def host_triggers(self, card: sc.Card) -> list[str]:
        return [self.trigger(trigger) for trigger in card.host.triggers] if card.host else []

    def aura(self, aura: sc.Aura) -> str:
        every = aura.on.side == "any" and not self.short
        on = self.selector(aura.on, many=True, every=every)
        given = [self.gets(k, "static", many=True) for k in aura.gives]
        return self.say("aura", on=on, text=self.listed(given))

    # Modifiers

    def modifier(self, k: sc.Modifier, close: bool = False) -> str:
        """A keyword of the card itself; close to others, in glyphs, without its name."""
        key, args = self._modifier(k)
        return self.glyph(key, **args) if self.short and close else self.say(key, **args)

    def glyph(self, key: str, **args: Any) -> str:
        """A line without the word that explains it, where it can do without."""
        bare = "glyph" in self.texts.attributes(key)
        return self.texts.say(f"{key}.glyph" if bare else f"{key}.line", **args)

    def gets(self, k: sc.Modifier, how: str, many: bool = False) -> str:
        """What another card gets: for as long as this is there, or by a grant."""
        key, args = self._modifier(k)
        if self.short:
            return self.glyph(key, **args)
        number = "many" if many else "one"
        gets = self.say("gets", how=how, number=number)
        return self.say(f"{key}.gets", gets=gets, number=number, **args)

    def _modifier(self, k: sc.Modifier) -> tuple[str, dict[str, Any]]:
        match k:
            case sc.Has():
                return f"has-{k.keyword}", {}
            case sc.Level():
                return f"level-{k.keyword}", {"n": k.n}
            case sc.Protect():
                return "give-protect", {"kind": self.say(f"ward-{k.kind}")}
            case sc.Reduce():
                return "give-reduce", {"n": k.n, "attack": self.say(f"from-{k.attack}")}
            case sc.Vulnerable():
                attack = self.say(f"against-{k.attack}")
                return "give-vulnerable", {"n": k.n, "attack": attack, "kind": k.attack}
            case sc.Strike():
                return "give-strike", {"plus": self.strengths(k.plus)}
            case sc.Vanguard():
                plus = self.strengths(k.plus) if any(k.plus) else ""
                return "give-vanguard", {"plus": plus, "more": "yes" if plus else "no"}
        return f"give-{msgspec.to_builtins(k)['give']}", {"n": signed(k.n)}

    def strengths(self, plus: tuple[int, int, int]) -> str:
        if not self.short:
            return "/".join(signed(n) for n in plus)
        if len(set(plus)) == 1:
            return signed(plus[0])
        if min(plus) < 0:
            return "·".join(signed(n) for n in plus)
        return "+" + "·".join(map(str, plus))

    # Who is meant

    def selector(
        self, sel: sc.Selector, *, many: bool = False, every: bool = True, first: str = ""
    ) -> str:
        """The cards a selector means, in the order of words that the language has."""
        kind = "many" if many else self.texts.say(f"who-{sel.who}.kind")
        if many and every:
            first = "every"
        parts = {first: self.say(f"which-{first}", kind=kind)} if first else {}
        parts["who"] = self.say(f"who-{sel.who}", kind=kind)
        if sel.side != "any":
            parts[sel.side] = self.say(f"which-{sel.side}", kind=kind)
            if self.short and sel.who == "creature":
                del parts["who"]
        for name in ("other", "adjacent", "finish"):
            if getattr(sel, name):
                parts[name] = self.say(f"which-{name}", kind=kind)
        for name in ("state", "grade", "line"):
            if getattr(sel, name):
                parts[name] = self.say(f"which-{getattr(sel, name)}", kind=kind)
        if sel.row:
            parts["row"] = self.say(f"row-{sel.row}")
        if sel.zone:
            parts["zone"] = self.say(f"place-{sel.zone}")
        if sel.equipment:
            name = self.texts.say(f"card-type-{sel.equipment}")
            parts["equipment"] = self.say("which-equipment", name=name)
        for name in LIMITS:
            if getattr(sel, name):
                parts[name] = self.say(f"which-{name}", n=getattr(sel, name))
        if sel.element:
            parts["element"] = self.say(f"which-{sel.element}")
        if sel.classes:
            names = [self.say("which-a-class", name=self.cls(name)) for name in sel.classes]
            parts["classes"] = self.say(
                "which-class",
                n=len(names),
                names="/".join(names) if self.short else self.listed(names),
            )
        order = self.say("which-order").split()
        return " ".join(parts[name] for name in order if parts.get(name)).replace("] [", "][")

    def cls(self, name: str) -> str:
        return self.texts.say("class", name=name.replace(" ", "-"))

    def chosen(self, sel: sc.Selector, usual: sc.Selector | None, second: bool = False) -> str:
        """The chosen target; in glyphs the usual one need not be said."""
        if second:
            return self.selector(sel, first="next")
        if self.short and sel == usual:
            return ""
        return self.selector(sel, first="" if sel.who == "host" else "chosen")

    # Actions

    def action(self, action: sc.Action) -> str:
        """What it costs and what it does."""
        cost = [self.say(f"gate-{action.gate}")] if action.gate else []
        cost += self.cost(action)
        if not is_attack(action):
            if action.type != "influence":  # BK-16.3
                cost.append(self.say(f"type-{action.type}"))
            if action.range:
                cost.append(self.say("range", n=action.range))
        return self.say("use", cost=self.joined(cost), what=self.deed(action))

    def cost(self, action: sc.Action) -> list[str]:
        parts = [self.say(f"cost-{action.cost}", sudden="yes" if action.sudden else "no")]
        if action.tokens:
            parts.append(self.say("cost-tokens", n=action.tokens))  # BK-17.1
        limit = action.limit or ("turn" if action.cost == "none" else "")  # BK-18.10
        if limit:
            parts.append(self.say(f"limit-{limit}"))
        return parts

    def deed(self, action: sc.Action) -> str:
        """What an ability used by acting does."""
        if is_finish(action):
            return self.say("finish", n=action.targets[0].max_lives)
        if is_attack(action):
            return self.attack(action)
        return self.clauses(action.do, action, None)

    def attack(self, action: sc.Action) -> str:
        """BK-16.34: a type with its value; what else it does to the target follows."""
        what = self.say(f"type-{action.type}")
        value = self.value(action.value)
        if value:
            what = self.say("of-value", what=what, value=value)
        if action.range:
            what = self.say("of-range", what=what, range=self.say("range", n=action.range))
        target = action.targets[0]
        if target != USUAL_OF_ATTACKS:
            what = self.say("of-target", what=what, target=self.selector(target))
        if len(action.do) == 1:
            return what
        rest = self.clauses(action.do[1:], action, None, struck=True)
        return self.say("attack-then", attack=what, effects=self.capital(rest))

    def value(self, value: list[int]) -> str:
        return ("·" if self.short else "-").join(map(str, value))

    # Triggers

    def trigger(self, trigger: sc.Trigger) -> str:
        """BK-16.33."""
        when = [self.say(f"gate-{trigger.gate}")] if trigger.gate else []
        if trigger.limit:
            when.append(self.say(f"limit-{trigger.limit}"))
        by = self.say(f"by-{trigger.by}")
        when.append(self.say(f"when-{trigger.on}", by=by, side=trigger.side).strip())
        effects = self.clauses(trigger.do, None, trigger)
        return self.say("triggered", when=self.joined(when), effects=effects)

    # Effects

    def clauses(
        self,
        do: list[sc.Effect],
        action: sc.Action | None,
        trigger: sc.Trigger | None,
        struck: bool = False,
    ) -> str:
        """Effects on the same card share its mention."""
        said: list[str] = []
        whom = ""
        verbs: list[str] = []
        for effect in do:
            to = "target" if isinstance(effect, sc.Cancel) else getattr(effect, "to", "")
            if verbs and (to != whom or not to):
                said.append(self.clause(whom, verbs, action, trigger, struck))
                verbs = []
            whom = to
            verbs.append(self.effect(effect, action))
        said.append(self.clause(whom, verbs, action, trigger, struck))
        return ", ".join(said)

    def clause(
        self,
        to: str,
        verbs: list[str],
        action: sc.Action | None,
        trigger: sc.Trigger | None,
        struck: bool,
    ) -> str:
        if not to:
            return self.listed(verbs)
        subject = self._of_trigger(to, trigger) if trigger else self._of_action(to, action, struck)
        return " ".join(filter(None, [subject, self.listed(verbs)])).replace("] [", "][")

    def _of_action(self, to: str, action: sc.Action | None, struck: bool) -> str:
        assert action is not None
        if to == "target" and not struck:
            return self.chosen(action.targets[0], USUAL)
        if to == "second":
            return self.chosen(action.targets[1], None, second=True)
        if to == "all":
            assert action.all is not None
            return self.selector(action.all, many=True)
        return self.say(f"to-{to}", event="")

    def _of_trigger(self, to: str, trigger: sc.Trigger) -> str:
        if to == "chosen":
            assert trigger.choose is not None
            return self.chosen(trigger.choose, None)
        return self.say(f"to-{to}", event=trigger.on)

    def effect(self, effect: sc.Effect, action: sc.Action | None) -> str:
        number = "many" if getattr(effect, "to", "") in ("all", "others") else "one"
        fields = msgspec.to_builtins(effect)
        key = f"do-{fields['do']}"
        if isinstance(effect, (sc.Call, sc.Revive)):
            return self.say(key, which=self.selector(effect.which))
        if isinstance(effect, sc.Grant):
            what = self.gets(effect.what, "grant", number == "many")
            return self.say(key, what=what, until=self.say(f"until-{effect.until}"))
        if isinstance(effect, sc.Wounds) and effect.n == 0:
            assert action is not None
            if len(action.value) == 3:
                return self.say("do-rolled", number=number, value=self.value(action.value))
            return self.say(key, number=number, n=action.value[0])
        return self.say(key, number=number, n=fields.get("n", 1))


def is_attack(action: sc.Action) -> bool:
    """A simple strike, or an attack of some value on one target (BK-16.34)."""
    first = action.do[0]
    if isinstance(first, sc.SimpleStrike):
        return True
    plain = isinstance(first, sc.Wounds) and first.n == 0 and first.to == "target"
    return plain and action.type not in NOT_ATTACKS


def is_finish(action: sc.Action) -> bool:
    """BK-26.26: a named ability."""
    lives = action.targets[0].max_lives if action.targets else 0
    finish = sc.Selector(adjacent=True, finish=True, max_lives=lives)
    named = sc.Action(targets=[finish], do=[sc.Destroy()])
    paid = msgspec.structs.replace(
        named,
        sudden=action.sudden,
        cost=action.cost,
        tokens=action.tokens,
        limit=action.limit,
        gate=action.gate,
    )
    return lives > 0 and action == paid


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"
