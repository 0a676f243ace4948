"""Draws what a seat sees: the table, the log, the question and its options."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Literal, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from koloda.cli.boards import board
from koloda.cli.faces import chips, counted, gist, label, run_on
from koloda.cli.layout import Hanging, indented, shortened
from koloda.cli.match import Voice
from koloda.cli.pen import Pen, colour, fields, listed
from koloda.effects.text import Face, Texts
from koloda.kernel.protocol import Action, Json, Option, View
from koloda.kernel.state import BaseState

PILES = {"deck", "discard", "common", "stack", "box", "grave", "graveyard", "removed", "supply"}
FRAME = {"game", "ending"}  # facts of a view that the title or the end of the game tells
LOOKED_AT = {"unseen", "turned_up"}  # zones that only `look` shows
SEATS = {"first"}  # numbers that are seats
ALWAYS = {"hand", "deck"}  # zones whose emptiness matters
GIST_ROOM = 24  # columns below which a shortened card text says nothing

ChoiceStyle = Literal["spaced", "dense", "brief"]


class Choice(NamedTuple):
    """An option with its words and its sentence."""

    option: Option
    action: Action
    text: str


def choices(voice: Voice, s: BaseState) -> list[Choice]:
    """The options in the order of their verbs; those that only end something come last."""
    actions = [(option, voice.game.action(s, option)) for option in voice.game.options(s)]
    found = [Choice(option, action, voice.action(action)) for option, action in actions]
    return sorted(found, key=lambda choice: len(choice.action) == 1)


def mentioned(texts: Texts, action: Action, view: Json = None) -> list[Face]:
    """The cards that an action names, by their ids or by their places in a view."""
    places = dict(placed(view))
    ids = [word.partition("#")[0] for word in action[1:]]
    found = [places.get(id, id) for id in ids]
    return [texts.faces[id] for id in dict.fromkeys(found) if id in texts.faces]


def placed(part: Json) -> Iterator[tuple[str, str]]:
    """Places and the cards that lie there, wherever a view shows them."""
    if isinstance(part, dict):
        place, card = part.get("place"), part.get("card")
        if isinstance(place, str) and isinstance(card, str):
            yield place, card
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    for one in inner:
        yield from placed(one)


class Screen(Pen):
    """Draws views of one match in one language."""

    def table(self, view: View, large: bool = False) -> Group:
        """Everybody else, the middle of the table, and the viewer nearest."""
        players: list[Any] = listed(view["players"])
        seat = view["seat"]
        order = list(range(len(players)))
        if isinstance(seat, int):
            order = order[seat + 1 :] + order[: seat + 1]
        others = [other for other in order if other != seat]
        lines: list[RenderableType] = [self._title(view)]
        for other in others:
            lines += self._player(view, other)
        lines += self._middle(view, large)
        if isinstance(seat, int):
            lines += self._player(view, seat)
        return Group(*lines)

    def deep(self, view: View, wanted: str = "") -> Group:
        """Every zone with every card the viewer knows, or the zones of one name."""
        lines: list[RenderableType] = []
        for title, zones in self._owners(view):
            shown = [
                self._spread(name, zone)
                for name, zone in zones.items()
                if zone["count"] and self._is_called(name, wanted)
            ]
            if shown:
                lines += [_rule(title), *shown]
        return Group(*lines)

    def events(self, sentences: list[str], limit: int | None = None) -> Group:
        """Lines of the log, the last of them if there are too many."""
        runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
        shown = runs if limit is None else runs[-limit:]
        lines: list[RenderableType] = []
        if len(shown) < len(runs):
            more = self.words.say("log-more", n=len(runs) - len(shown))
            lines.append(Text(f"  {more}", "dim"))
        for sentence, n in shown:
            said = self.named(sentence)
            if n > 1:
                said.append(f" ×{n}", "bold")
            lines.append(Hanging(Text("  · ", "dim"), said))
        return Group(*lines)

    def question(self, s: BaseState) -> Hanging:
        """What is asked, by which clause."""
        clause = str(self.voice.game.prompt(s).get("clause") or "")
        text = Text.assemble((self.voice.prompt(s), "bold"))
        if clause:
            text.append(f" ({clause})", "dim")
        return indented(text, 0)

    def choices(self, found: list[Choice], style: ChoiceStyle = "dense") -> Group:
        """The numbered options, each with what its card does where there is room.

        spaced: a blank line between verbs; brief: several options on a line, no card texts.
        """
        if style == "brief":
            return Group(*self._in_short(found))
        lines: list[RenderableType] = []
        for number, choice in enumerate(found, 1):
            if style == "spaced" and number > 1 and choice.action[0] != found[number - 2].action[0]:
                lines.append("")
            lines.append(Hanging(_number(number), self._with_gist(choice)))
        return Group(*lines)

    def height(self, thing: RenderableType) -> int:
        return len(self.console.render_lines(thing, pad=False))

    def _with_gist(self, choice: Choice) -> Text:
        text = Text(choice.text)
        names = self.texts.verbs[choice.action[0]]
        faces = mentioned(self.texts, choice.action)
        room = self.width - 6 - text.cell_len - 3
        if len(faces) != 1 or "ability" in names or room < GIST_ROOM:
            return text
        about = shortened(Text(" — " + gist(self.texts, faces[0]), "dim"), room + 2)
        return text.append_text(about)

    def _in_short(self, found: list[Choice]) -> list[RenderableType]:
        """Options that begin alike share a line; other short ones go two on a line."""
        lines: list[RenderableType] = []
        singles: list[tuple[int, Choice]] = []
        for _, run in groupby(enumerate(found, 1), key=lambda pair: pair[1].action[:2]):
            alike = list(run)
            if len(alike) == 1:
                singles += alike
            else:
                lines += self._in_columns(singles)
                singles = []
                lines.append(together(alike))
        return lines + self._in_columns(singles)

    def _in_columns(self, found: list[tuple[int, Choice]]) -> list[RenderableType]:
        """Two short options share a line."""
        half = self.width // 2
        lines: list[RenderableType] = []
        open_line: Text | None = None
        for number, choice in found:
            text = Text.assemble(_number(number), choice.text)
            if text.cell_len >= half:
                lines.append(Hanging(_number(number), Text(choice.text)))
                open_line = None
            elif open_line is None:
                open_line = text
                lines.append(open_line)
            else:
                open_line.append(" " * (half - open_line.cell_len))
                open_line.append_text(text)
                open_line = None
        return lines

    def _title(self, view: View) -> Rule:
        title = Text.assemble((self.texts.say("game-name"), "bold"))
        turn, active = view.get("turn"), view.get("active")
        if turn:
            title.append("  " + self.words.say("title-turn", n=turn))
        if isinstance(active, int) and active >= 0 and not view.get("ending"):
            title.append("  ▶ ")
            title.append(self.voice.names[active], colour(active))
        return _rule(title)

    def _player(self, view: View, seat: int) -> list[RenderableType]:
        player: dict[str, Any] = listed(view["players"])[seat]
        title = Text.assemble((self.voice.names[seat], f"bold {colour(seat)}"))
        if view["seat"] == seat:
            title.append(f" ({self.words.say('this-is-you')})")
        if not player.get("alive", True):
            title.append("  " + self.words.say("out-of-the-game"), "dim")
        below = self._beside(title, self._numbers(fields(player.get("numbers"))))
        heading = self._headed(title, fields(player.get("zones")))
        return [heading[0], *below, *self._facts(player), *heading[1:], *self._flags(player)]

    def _middle(self, view: View, large: bool) -> list[RenderableType]:
        title = Text.assemble((self.words.say("table"), "bold"))
        said = self._numbers(fields(view.get("numbers")))
        numbers = self._beside(title, said)
        zones = fields(view.get("zones"))
        below = [*self._facts(view), *board(self, view), *self._flags(view)]
        if not (below or said or any(zone["count"] for zone in zones.values())):
            return []
        heading = self._headed(title, zones, large)
        return [heading[0], *numbers, *heading[1:], *below]

    def _beside(self, title: Text, said: Text, gap: int = 2) -> list[RenderableType]:
        """Put a text beside a title; if it does not fit there it is a line of its own."""
        if said and title.cell_len + said.cell_len + 5 > self.width:
            return [indented(said, 2)]
        title.append(" " * gap if said else "")
        title.append_text(said)
        return []

    def _headed(
        self, title: Text, zones: dict[str, Any], large: bool = False
    ) -> list[RenderableType]:
        """A heading with the closed zones beside it where they fit, and the open zones below."""
        closed, opened = self._zones(zones, large)
        below = self._beside(title, closed, gap=3)
        return [_rule(title), *below, *opened]

    def _numbers(self, values: dict[str, Any]) -> Text:
        """Numbers by their names; those that are not plain are left to the board."""
        text = Text()
        for name, value in values.items():
            if isinstance(value, int | str):
                text.append("  " if text else "")
                text.append(label(self.texts, "number", name) + " ")
                if name in SEATS and isinstance(value, int):
                    text.append_text(self.seat(value))
                else:
                    text.append(str(value), "bold")
        return text

    def _facts(self, holder: dict[str, Any]) -> list[RenderableType]:
        """Single facts beside zones and numbers: those that the game's texts have words for."""
        said: list[Text] = []
        for name, value in holder.items():
            if name in FRAME or not value:
                continue
            if isinstance(value, str) and value in self.texts.faces:
                head = label(self.texts, "zone", name)
                said.append(
                    Text.assemble((f"{head} ", "dim"), *chips(self.texts, [{"card": value}]))
                )
            elif isinstance(value, str) and self.texts.has(f"{name}-{value}"):
                said.append(Text(self.texts.say(f"{name}-{value}")))
            elif value is True and self.texts.has(f"flag-{name}"):
                said.append(Text(self.texts.say(f"flag-{name}")))
        return [indented(Text("   ").join(said), 2)] if said else []

    def _flags(self, holder: dict[str, Any]) -> list[RenderableType]:
        flags = [name for name, is_set in fields(holder.get("flags")).items() if is_set]
        said = "; ".join(label(self.texts, "flag", name) for name in flags)
        return [indented(Text(said, "italic"), 2)] if said else []

    def _zones(self, zones: dict[str, Any], large: bool) -> tuple[Text, list[RenderableType]]:
        """Piles and hidden zones in one line, and each zone that lies open."""
        closed: list[Text] = []
        opened: list[RenderableType] = []
        for name, zone in zones.items():
            if name in LOOKED_AT or not (zone["count"] or name in ALWAYS):
                continue
            if zone["cards"] and name.split("_")[-1] not in PILES:
                opened += self._listed(name, zone) if large else [self._spread(name, zone)]
            else:
                closed.append(self._pile(name, zone))
        return Text("   ").join(closed), opened

    def _pile(self, name: str, zone: dict[str, Any]) -> Text:
        """A pile: how many cards, and the one or two that are known of a closed one."""
        text = Text.assemble((f"{label(self.texts, 'zone', name)} ", "dim"))
        text.append(str(zone["count"]))
        if 0 < len(zone["cards"]) < min(3, zone["count"]):
            text.append(" (")
            text.append_text(Text(", ").join(chips(self.texts, zone["cards"])))
            text.append(")")
        return text

    def _spread(self, name: str, zone: dict[str, Any]) -> Hanging:
        """A zone with its cards."""
        head = Text.assemble("  ", (f"{label(self.texts, 'zone', name)} ", "dim"))
        if len(zone["cards"]) < zone["count"]:
            head.append(f"{zone['count']} ")
        return Hanging(head, Text.assemble((" · ", "dim")).join(chips(self.texts, zone["cards"])))

    def _listed(self, name: str, zone: dict[str, Any]) -> list[RenderableType]:
        """A zone with a line for each card that says what it does."""
        cards = counted(self.texts, zone["cards"])
        if not any(face and face.text for _, face in cards):
            return [self._spread(name, zone)]
        lines: list[RenderableType] = [Text(f"  {label(self.texts, 'zone', name)}", "dim")]
        for text, face in cards:
            line = Text.assemble("    ", text)
            if face is not None and face.text:
                line.append("  " + run_on(face.text), "dim")
            lines.append(shortened(line, self.width))
        return lines

    def _owners(self, view: View) -> list[tuple[Text, dict[str, Any]]]:
        open_lists = {
            name: {"count": len(part), "cards": part}
            for name, part in view.items()
            if isinstance(part, list) and part and "card" in fields(part[0])
        }
        owners = [
            (Text(self.words.say("table"), "bold"), {**fields(view.get("zones")), **open_lists})
        ]
        for seat, player in enumerate(listed(view["players"])):
            owners.append((Text(self.voice.names[seat], "bold"), fields(player.get("zones"))))
        return owners

    def _is_called(self, name: str, wanted: str) -> bool:
        word = wanted.casefold()
        return name.startswith(word) or label(self.texts, "zone", name).casefold().startswith(word)


def together(alike: list[tuple[int, Choice]]) -> Hanging:
    """What several options begin with, then each with its number and what it ends in."""
    words = [choice.text.split(" ") for _, choice in alike]
    most = min(len(one) for one in words) - 1
    shared = next((i for i in range(most) if len({one[i] for one in words}) > 1), most)
    text = Text(" ".join(words[0][:shared]))
    for (number, _), one in zip(alike, words, strict=True):
        text.append("  " if text else "")
        text.append(f"{number})", "bold green")
        text.append("\u00a0" + "\u00a0".join(one[shared:]))
    return Hanging(Text(" " * 6), text)


def _number(number: int) -> Text:
    return Text(f"{number:4}  ", "bold green")


def _rule(title: Text) -> Rule:
    return Rule(title, align="left", style="dim")
