"""Drawing: zones, marks, facts and boards of views."""

from io import StringIO

from msgspec import structs
from rich.console import Console, RenderableType
from rich.text import Text

from koloda.cli.boards import board
from koloda.cli.faces import chips, gist, label, run_on
from koloda.cli.language import cli_texts
from koloda.cli.layout import Hanging, grid
from koloda.cli.match import Voice
from koloda.cli.screen import Choice, Screen, mentioned
from koloda.effects.text import Face, Texts
from koloda.games import registry
from koloda.kernel.protocol import Json, View
from koloda.kernel.setup import Setup

GAME = registry.find("cthulhu_realms")


def printed(*things: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=StringIO(), width=width, highlight=False, _environ={})
    for thing in things:
        console.print(thing)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def screen(texts: Texts | None = None, seats: int = 2) -> Screen:
    names = [f"Player {seat + 1}" for seat in range(seats)]
    voice = Voice(GAME, texts or registry.texts_of(GAME, "en"), names)
    return Screen(Console(file=StringIO(), width=80), voice, cli_texts("en"))


def with_cards(*names: str) -> Texts:
    """The texts of no game, with cards of these names."""
    texts = Texts("duel", "en", {})
    texts.faces = {
        name.lower(): Face(id=name.lower(), name=name, kind="", frame="", line="", text=[])
        for name in names
    }
    return texts


def drawn(view: View, texts: Texts) -> list[str]:
    return printed(*board(screen(texts), view))


def test_a_line_wraps_under_itself() -> None:
    assert printed(Hanging(Text("  1  "), Text("one two three")), width=13) == [
        "  1  one two",
        "     three",
    ]


def test_a_grid_keeps_its_columns_and_ends_no_line_in_blanks() -> None:
    rows = [[Text("a\nbb"), Text("long word")], [Text(), Text("x")]]
    assert printed(grid(rows, [3, 5])) == ["a   long…", "bb", "    x"]


def test_cards_that_look_alike_are_counted() -> None:
    texts = with_cards("Wolf", "Hex")
    cards: list[dict[str, Json]] = [{"card": "wolf"}, {"card": "hex"}, {"card": "wolf"}]
    assert [text.plain for text in chips(texts, cards)] == ["Wolf ×2", "Hex"]


def test_marks_have_words_and_what_is_not_so_is_not_said() -> None:
    texts = registry.texts_of(GAME, "en")
    entries: list[dict[str, Json]] = [{"card": "goon", "lost": 2, "used": [1, 2], "secret": 7}]
    assert [text.plain for text in chips(texts, entries)] == [
        "Goon 0 [lost 2, abilities 1, 2 used]"
    ]
    assert chips(texts, [{"card": "goon", "lost": 0, "used": [0, 0]}])[0].plain == "Goon 0"


def test_sentences_run_on_in_one_line() -> None:
    assert run_on(["Cost 2", "Armed by: sword.", "", "+2 in a pack"]) == (
        "Cost 2; Armed by: sword. +2 in a pack"
    )


def test_many_numbers_are_not_named_in_one_line() -> None:
    texts = registry.texts_of(GAME, "en")
    face = structs.replace(texts.faces["goon"], numbers={"cost": 2, "sanity": 3})
    assert gist(texts, face).startswith("Cost 2, Sanity 3; ")
    face = structs.replace(face, numbers={"cost": 2, "sanity": 3, "conjuring": 4})
    assert gist(texts, face).startswith("2/3/4; ")


def test_a_mark_that_repeats_what_is_printed_is_not_said() -> None:
    texts = with_cards("Wolf")
    texts.faces["wolf"] = structs.replace(texts.faces["wolf"], numbers={"strike": 2, "lives": 4})
    entry: dict[str, Json] = {"card": "wolf", "unit": 3, "strike": 2, "lives": 5, "hidden": True}
    assert chips(texts, [entry])[0].plain == "Wolf 2/4 [lives 5, hidden]"


def test_an_action_may_name_a_card_by_its_place() -> None:
    texts = with_cards("Wolf", "Hex")
    view: Json = {"board": [{"card": "wolf", "place": "b3"}, {"card": None, "place": "b4"}]}
    named = [face.name for face in mentioned(texts, ("use", "b3", "hex", "b4"), view)]
    assert named == ["Wolf", "Hex"]


def test_a_value_that_is_a_card_is_called_by_its_name() -> None:
    entry: dict[str, Json] = {"card": None, "wounds": ["hex", "wolf"]}
    assert chips(with_cards("Wolf", "Hex"), [entry])[0].plain == "a card [wounds Hex, Wolf]"


def test_a_numbered_zone_counts_from_one() -> None:
    texts = registry.texts_of(GAME, "en")
    assert label(texts, "zone", "row0") == "Row 1"
    assert label(texts, "zone", "hand") == "Hand"


def test_with_three_players_the_rows_of_the_viewer_are_named() -> None:
    view = GAME.observe(GAME.start(1, Setup(3, {"first": "0"})), 1)
    assert "  You buy from the rows 1, 2." in printed(screen(seats=3).table(view))


def test_a_spectator_sees_the_seats_in_order() -> None:
    view = GAME.observe(GAME.start(1, Setup(2, {"first": "0"})), None)
    heads = [line[:8] for line in printed(screen().table(view)) if line.startswith("Player")]
    assert heads == ["Player 1", "Player 2"]


def test_short_options_that_begin_alike_share_a_line() -> None:
    found = [
        Choice(1, ("step", "b1", "a1"), "Move the Wolf to a1"),
        Choice(2, ("step", "b1", "c1"), "Move the Wolf to c1 again"),
        Choice(3, ("strike", "b1", "b2"), "Strike b2"),
        Choice(4, ("end",), "End"),
    ]
    lines = printed(screen().choices(found, "brief"))
    assert lines[0] == "      Move the Wolf to  1)\u00a0a1  2)\u00a0c1\u00a0again"
    assert lines[1] == "   3  Strike b2                            4  End"


def test_options_of_one_beginning_may_end_anywhere() -> None:
    found = [Choice(1, ("go", "a"), "Go"), Choice(2, ("go", "a", "b"), "Go b")]
    assert printed(screen().choices(found, "brief")) == ["      1)\u00a0Go  2)\u00a0Go\u00a0b"]


def unit(card: str | None, unit: int, owner: int, cell: str, **state: Json) -> dict[str, Json]:
    return {
        "card": card,
        "unit": unit,
        "owner": owner,
        "hidden": card is None,
        "place": cell,
        "cell": cell,
        **state,
    }


FIGHTING: dict[str, Json] = {
    "lives": 9,
    "wounds": 2,
    "strike": [1, 2, 3],
    "armor": 1,
    "poison": [0, 0],
    "tokens": 0,
    "closed": False,
}


def battlefield(seat: int) -> View:
    cards: list[Json] = [
        unit("wolf", 1, 0, "a1", **FIGHTING),
        unit(None, 2, 1, "e6"),
    ]
    announced: list[Json] = [
        {"seat": 0, "source": 1, "target": 2, "second": None, "defender": None},
    ]
    players: list[Json] = [{"zones": {}}, {"zones": {}}]
    return {
        "game": "berserk",
        "seat": seat,
        "first": 0,
        "board": cards,
        "stack": announced,
        "players": players,
    }


def test_the_battlefield_has_the_first_player_below() -> None:
    lines = drawn(battlefield(0), with_cards("Wolf"))
    assert lines[0].split() == ["6", "·", "·", "·", "·", "▾a", "card"]
    assert lines[-4].split() == ["1", "Wolf", "·", "·", "·", "·"]
    assert lines[-3].strip() == "♥7/9 1-2-3 ◊1"
    assert lines[-2].split() == ["a", "b", "c", "d", "e"]


def test_the_second_player_sees_the_battlefield_from_the_other_side() -> None:
    lines = drawn(battlefield(1), with_cards("Wolf"))
    assert lines[0].split() == ["1", "·", "·", "·", "·", "Wolf"]
    assert lines[-2].split() == ["e", "d", "c", "b", "a"]


def test_an_announced_action_names_its_cards_and_places() -> None:
    assert drawn(battlefield(0), with_cards("Wolf"))[-1] == (
        "  Announced: Player 1: Wolf a1 → a card e6"
    )


def lands(*names: str) -> list[Json]:
    return [
        {
            "land": name,
            "feature": "castle" if name in ("A1", "a1") else "",
            "owner": 0 if name in ("A1", "a1") else None,
            "protected": False,
            "attacked": name.endswith("2"),
        }
        for name in names
    ]


def war(land_list: list[Json], battle: Json = None) -> View:
    squads: list[Json] = [{"count": 3, "cards": [{"card": "wolf"}], "face_up": "wolf"}]
    return {"game": "elven_rage", "squads": squads, "lands": land_list, "battle": battle}


def test_a_square_map_has_letters_above() -> None:
    lines = drawn(war(lands("A1", "B1", "A2", "B2")), with_cards("Wolf"))
    assert lines[:3] == ["    A    B", " 1  ■1   ·", " 2  ·⚔   ·⚔"]
    assert lines[4] == "  Squad 1 Wolf · ▾ · ▾"


def test_a_map_of_hexagons_indents_its_short_rows() -> None:
    lines = drawn(war(lands("a1", "b1", "b2")), with_cards("Wolf"))
    assert lines[:2] == [" a    ■1", " b  ·    ·⚔"]


def test_a_battle_lies_in_a_ring() -> None:
    fighter: dict[str, Json] = {"lives": 2, "initiative": 5, "symbols": ["S1", "none", "P1"]}
    places: list[Json] = [{"place": "N", "card": "wolf", "player": 0, **fighter}]
    for name in ("E", "S", "W", "reserve", "critical"):
        places.append({"place": name, "card": None})
    battle: Json = {
        "land": "A2",
        "attacker": 0,
        "defender": None,
        "attack": None,
        "defence": None,
        "acting": "N",
        "places": places,
    }
    lines = drawn(war(lands("A1"), battle), with_cards("Wolf"))
    assert "  Battle for A2: Player 1 ⚔ the neutrals" in lines
    assert "▶Wolf N" in " ".join(lines)
    assert "♥2 ⚡5   /   –   →" in " ".join(lines)
    assert lines[-1] == "  / S1  → P1"


def test_the_battle_of_valhalla_shows_strength_dice_and_tactics() -> None:
    battle: Json = {
        "attacker": 0,
        "defender": "monster",
        "strength": [4, 0],
        "dice": [["axe", "axe", "bow"], []],
        "picked": [],
        "rolled": [],
        "played": [{"card": "fury", "seat": 0}],
    }
    lines = drawn({"game": "valhalla", "battle": battle}, with_cards("Fury"))
    assert lines == [
        "  Attack: Player 1  strength 4  axe ×2, bow",
        "  Defence: the monster  strength 0",
        "  Fury",
    ]


def test_an_attack_of_heroes_names_attacker_and_target() -> None:
    players: list[Json] = [
        {"zones": {"play": {"count": 1, "cards": [{"card": "wolf", "unit": 3}]}}},
        {"zones": {"play": {"count": 1, "cards": [{"card": None, "unit": 4}]}}},
    ]
    view: View = {"game": "berserk_heroes", "attack": [3, 4, -1], "players": players}
    assert drawn(view, with_cards("Wolf")) == ["  Attack: Wolf → a card"]


def test_a_game_without_a_board_has_none() -> None:
    assert board(screen(), {"game": "duel"}) == []
