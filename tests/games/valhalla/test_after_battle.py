"""Tactics of a designer for after a battle: VA-4.406, VA-R76."""

import shutil
from pathlib import Path

import pytest

from koloda.games.valhalla import model as m
from koloda.games.valhalla.cards.schema import CARDS, load_table
from koloda.games.valhalla.faces.text import texts
from koloda.games.valhalla.game import Valhalla
from koloda.kernel.conformance import check_game
from koloda.kernel.errors import BadCard, IllegalAction
from tests import playing
from tests.clause import clause
from tests.games.valhalla.table import NOTHING, ValhallaState, position, roll

SWORD = "sword x x x x x"
SWORD_AND_AXE = "sword axe x x x x"
TIMINGS = ["after_battle", "after_victory", "after_loss"]
AFTER = """
[[card]]
id      = "spoils"
type    = "tactic"
name    = {{ en = "Spoils", ru = "Добыча" }}
copies  = 4
timing  = "{}"
role    = "{}"
effect  = {{ do = {} }}
"""
SPOILS = """
    seat 0: squad bear_01 | hand spoils*2
    seat 1: squad bear_06 | hand spoils fury_2 fury_2
    seat 2: squad wolf_02 | hand spoils
    discard: bear_05 bear_07 wolf_09
"""


def designed(folder: Path, timing: str, role: str, effect: str) -> Valhalla:
    """The game with a designer's tactic for after a battle."""
    shutil.copytree(CARDS, folder, dirs_exist_ok=True)
    with (folder / "tactics.toml").open("a", encoding="utf-8") as file:
        file.write(AFTER.format(timing, role, effect))
    return Valhalla(load_table(folder), folder)


def after_a_battle(game: Valhalla, won: bool) -> ValhallaState:
    """Seat 0 has attacked seat 1; the first question after the battle."""
    return fought(game, position(SPOILS, game.table), won)


def fought(game: Valhalla, s: ValhallaState, won: bool) -> ValhallaState:
    roll(s, SWORD, NOTHING if won else SWORD_AND_AXE)
    playing.play(game, s, "attack 1", "arm bear_01 dice", "end_phase")
    if not won:
        playing.play(game, s, "arm bear_06 dice")
    playing.play(game, s, "end_phase")
    while game.prompt(s)["key"] == "send":
        playing.play(game, s, "pass")
    return s


def asked_after(game: Valhalla, s: ValhallaState) -> list[tuple[int, list[str]]]:
    """Who is asked after the battle, and what may be played; all pass."""
    found = []
    while s.stack and game.prompt(s)["key"] == "after":
        found.append((game.seat(s), playing.actions(game, s)))
        playing.play(game, s, "pass")
    return found


@clause("VA-4.406", "VA-4.640")
@pytest.mark.parametrize(
    ("timing", "role", "won", "players"),
    [
        ("after_battle", "any", True, [0, 1]),
        ("after_battle", "attacker", False, [0]),
        ("after_battle", "defender", True, [1]),
        ("after_victory", "any", True, [0]),
        ("after_victory", "any", False, [1]),
        ("after_victory", "defender", True, []),
        ("after_loss", "any", True, [1]),
        ("after_loss", "any", False, [0]),
        ("after_loss", "attacker", True, []),
    ],
)
def test_a_tactic_for_after_a_battle_is_played_by_those_it_fits(
    tmp_path: Path, timing: str, role: str, won: bool, players: list[int]
) -> None:
    game = designed(tmp_path, timing, role, '"draw", n = 1')
    s = after_a_battle(game, won)
    found = asked_after(game, s)
    assert sorted(seat for seat, _ in found) == players
    assert all(options == ["pass", "play spoils"] for _, options in found)
    assert [seat for seat, _ in found] == sorted(players, key=lambda seat: won != (seat == 0))


@clause("VA-4.642", "VA-4.405", "VA-4.404")
def test_cards_drawn_by_tactics_after_a_battle(tmp_path: Path) -> None:
    game = designed(tmp_path, "after_victory", "any", '"draw", n = 2')
    s = after_a_battle(game, True)
    before = len(s.deck)
    playing.play(game, s, "play spoils")
    assert len(s.deck) == before - 2
    assert len(s.hands[0]) == 3
    assert s.battle.played  # open until the clean-up
    playing.play(game, s, "play spoils", "pass")
    assert len(s.deck) <= before - 4
    assert s.discard.count(game.table.kinds["spoils"]) == 2


@clause("VA-4.642", "VA-4.141")
def test_bonus_points_by_a_tactic_after_a_loss(tmp_path: Path) -> None:
    game = designed(tmp_path, "after_loss", "any", '"bonus_points", n = 1')
    s = after_a_battle(game, True)
    assert game.seat(s) == 1
    playing.play(game, s, "play spoils")
    assert sum(game.table.vp[kind] for kind in s.valhalla[1]) == 1


@clause("VA-4.642", "VA-4.169", "VA-4.408")
def test_a_random_card_taken_by_a_tactic_after_a_victory(tmp_path: Path) -> None:
    game = designed(tmp_path, "after_victory", "any", '"take_random"')
    s = after_a_battle(game, True)
    playing.play(game, s, "play spoils")
    assert len(s.hands[1]) == 2
    assert len(s.hands[0]) == 2


@clause("VA-4.408", "VA-4.1680")
def test_tactics_after_a_battle_with_the_monster(tmp_path: Path) -> None:
    """It has no hand; its last card allows no tactics."""
    game = designed(tmp_path, "after_battle", "any", '"take_random"')
    for card, most in (("0", 1), ("5", 0)):
        text = f"monster: fenrir 1 | card {card}\nseat 0: squad bear_01 | hand spoils"
        s = position(text, game.table)
        playing.play(game, roll(s, SWORD), "attack monster")
        played = 0
        while s.stack and s.battle.kind == m.SOLO:
            options = playing.actions(game, s)
            wanted = [a for a in options if a.startswith(("play spoils", "arm"))]
            played += wanted[:1] == ["play spoils"]
            playing.play(game, s, (wanted or options)[-1])
        assert played == most


@clause("VA-4.403", "VA-4.406")
def test_a_tactic_for_after_a_battle_is_refused_in_a_phase(tmp_path: Path) -> None:
    game = designed(tmp_path, "after_battle", "any", '"draw", n = 1')
    s = position(SPOILS, game.table)
    playing.play(game, roll(s, SWORD), "attack 1")
    with pytest.raises(IllegalAction) as refusal:
        game.option(s, ("play", "spoils"))
    assert refusal.value.clause == "VA-4.406"
    s = after_a_battle(game, False)
    assert game.seat(s) == 1  # the winner first
    with pytest.raises(IllegalAction) as refusal:
        game.option(s, ("play", "fury_2"))
    assert refusal.value.clause == "VA-4.403"


@clause("VA-4.1011", "VA-4.642")
def test_who_has_cards_is_asked_after_a_battle_though_none_fits(tmp_path: Path) -> None:
    """VA-R68: that there is no question would tell."""
    game = designed(tmp_path, "after_battle", "any", '"draw", n = 1')
    s = position(SPOILS.replace("hand spoils*2", "hand fury_3"), game.table)
    fought(game, s, False)
    assert asked_after(game, s) == [(1, ["pass", "play spoils"]), (0, ["pass"])]
    empty = position(SPOILS.replace(" | hand spoils*2", ""), game.table)
    assert asked_after(game, fought(game, empty, False)) == [(1, ["pass", "play spoils"])]


@clause("VA-4.642", "VA-4.1201")
def test_nobody_is_asked_for_a_tactic_of_an_expansion_that_is_not_used(tmp_path: Path) -> None:
    game = designed(tmp_path, "after_battle", "any", '"draw", n = 1 }\nset = "dwarves" #')
    s = position(SPOILS.replace("spoils", "fury_3"), game.table)
    assert asked_after(game, fought(game, s, False)) == []


@pytest.mark.parametrize("timing", ["in_phase", "before_battle"])
def test_an_effect_for_after_a_battle_is_refused_before_it(tmp_path: Path, timing: str) -> None:
    with pytest.raises(BadCard, match="after_battle or after_victory or after_loss"):
        designed(tmp_path, timing, "any", '"draw", n = 1')


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_tactic_for_after_a_battle_says_when_it_is_played(tmp_path: Path, lang: str) -> None:
    game = designed(tmp_path, "after_loss", "attacker", '"bonus_points", n = 2')
    face = texts(game, lang).faces["spoils"]
    words = {
        "ru": "после поражения получите 2 бонусных очка",
        "en": "after a loss get 2 bonus points",
    }
    assert words[lang] in face.text[0]
    assert face.text[0].startswith({"ru": "Если вы", "en": "If you"}[lang])
    assert "[loss]: [bonus]+2" in face.lines[0]
    assert {"ru": "после поражения", "en": "after a loss"}[lang] in face.line
    errands = [face for face in texts(game, lang).faces.values() if face.id.startswith("errand")]
    assert all({"ru": "поручение", "en": "errand"}[lang] in face.line for face in errands)


def test_random_games_with_tactics_for_after_a_battle_keep_every_promise(tmp_path: Path) -> None:
    for i, effect in enumerate(['"draw", n = 3', '"bonus_points", n = 2', '"take_random"']):
        game = designed(tmp_path / str(i), TIMINGS[i], "any", effect)
        report = check_game(game, games=6, seed=i)
        assert report.failures == []
