"""General notions: chapter 1."""

import pytest

from koloda.kernel.errors import BadSetup
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.elven_rage.table import (
    GAME,
    actions,
    asked,
    battle,
    close,
    count,
    declare,
    discard,
    finish,
    hand,
    land,
    lands_of,
    names,
    no_reply,
    owner,
    play,
    position,
    start,
    table,
    turn_to,
    view,
    window,
)


@clause("ER-1.1")
def test_the_game_is_for_two_three_or_four() -> None:
    assert [len(view(start(n))["players"]) for n in (2, 3, 4)] == [2, 3, 4]
    for n in (1, 5):
        with pytest.raises(BadSetup):
            GAME.start(1, Setup(n))


@clause("ER-1.2")
def test_no_two_players_play_the_same_people() -> None:
    for seed in range(20):
        peoples = [player["people"] for player in view(start(4, seed))["players"]]
        assert len(set(peoples)) == 4
    for wrong in ("black,black", "black", "black,snow,high"):
        with pytest.raises(BadSetup):
            start(2, peoples=wrong)


@clause("ER-1.3", "ER-1.4", "ER-1.6")
def test_towers_and_castles_are_lands_of_whoever_has_a_token_there() -> None:
    s = position("seat 0: lands A1 B1 D1 D4")
    assert lands_of(s, 0) == {"A1", "B1", "D1", "D4"}
    assert view(s)["players"][0]["numbers"]["lands"] == 4
    assert owner(s, "C1") is None
    assert land(s, "C1")["token"] is None


@clause("ER-1.5", "ER-4.1")
def test_a_land_carries_one_token_at_most() -> None:
    s = position("seat 0: hand bk_abyss*2 bk_initiate | lands A1 B1 C1 D1 E1\nseat 1: lands G1 F1")
    close(play(s, "attack F1"))
    assert owner(s, "F1") == 0  # given up: the rival's token is gone
    assert lands_of(s, 1) == {"G1"}
    assert view(s)["players"][1]["numbers"]["lands"] == 1


@clause("ER-1.7")
def test_lands_that_touch_at_a_corner_are_not_adjacent() -> None:
    s = position("seat 0: hand bk_abyss*2 bk_initiate")
    assert actions(s, "attack") == ["attack B1", "attack A2"]  # not B2
    s = position("seat 0: hand bk_abyss*2 bk_initiate\nseats: 3")
    assert actions(s, "attack") == ["attack a2", "attack b1", "attack b2"]


@clause("ER-1.8", "ER-1.9")
def test_tokens_lie_tower_side_up_on_towers_and_castles() -> None:
    s = position("seat 0: lands A1 B1 D1 D4")
    assert {name: land(s, name)["token"] for name in ("A1", "B1", "D1", "D4")} == {
        "A1": "tower",
        "B1": "land",
        "D1": "tower",
        "D4": "tower",
    }


@clause("ER-1.10")
def test_tokens_never_run_out() -> None:
    mine = " ".join(f"{c}{r}" for c in "ABCDEFG" for r in range(1, 8) if c + str(r) not in KEPT)
    s = position(
        f"seats: 4\nseat 0: people black | hand bk_abyss*2 bk_initiate | lands {mine}"
        "\nseat 1: lands G1 F1"
    )
    close(play(s, "attack F1"))
    assert len(lands_of(s, 0)) == 46


KEPT = {"G1", "F1", "G7", "A7"}


@clause("ER-1.11", "ER-11.5", "ER-11.6", "ER-8.18")
def test_dragons_artifacts_and_treasures_are_no_hand_cards() -> None:
    layout = "N bk_abyss | E sn_yorheim | S bk_initiate | W sn_elite | R sn_frost | C bk_priest"
    s = battle(layout, target="G1", fields=("artifacts ar_rune | treasures ne_treasure", ""))
    assert "sn_yorheim" not in table(s, "dragons")
    finish(s)
    for seat, prefix in enumerate(("bk_", "sn_")):
        assert all(card.startswith(prefix) for card in hand(s, seat))
        assert "sn_yorheim" not in hand(s, seat) + discard(s, seat)
    assert "sn_yorheim" in table(s, "dragons")


@clause("ER-1.12")
def test_a_hand_above_five_is_cut_before_anything_else_happens() -> None:
    s = position("""
        seat 0: hand bk_abyss*2 bk_priest*2 bk_initiate | lands A1 B1
        seat 1: hand sn_elite
        phase: turn_end
    """)
    play(s, "declare bk_abyss", "pass")
    assert count(s, "hand", 0) == 6
    assert asked(s) == (0, "discard")
    assert GAME.prompt(s)["args"] == {"n": 1}
    assert "bk_abyss" not in discard(s, 0)
    play(s, "discard bk_priest")
    assert count(s, "hand", 0) == 5
    assert discard(s, 0) == ["bk_priest", "bk_abyss"]  # the cut came before the card was spent
    assert window(s) == "turn_end"


@clause("ER-1.12")
def test_a_hand_is_cut_inside_a_battle_too() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_frost | C bk_initiate"
    s = battle(layout, defender="sn_hearth*2 sn_shield*2", attacker="bk_abyss bk_spider")
    assert count(s, "hand", 1) == 5  # with the Reserve card
    declare(s, 0, "bk_abyss")
    assert count(s, "hand", 0) == 3
    assert window(s) == "reveal"


@clause("ER-1.13", "ER-13.8")
def test_an_eliminated_player_is_no_rival() -> None:
    s = position("""
        seat 0: hand bk_herald | lands a1 a2
        seat 1: hand sn_elite
        seat 2: lands | deck
        out: 4
        phase: turn_end
    """)
    play(s, "declare bk_herald")
    assert actions(s) == ["rival 1"]
    play(s, "rival 1", "pass")
    seen = []
    while window(s) == "turn_end":
        seen.append(GAME.seat(s))
        play(s, "pass")
    assert seen == [0, 1]  # then the window has closed


@clause("ER-1.14")
def test_each_deck_has_its_own_discard_pile() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_frost | C bk_initiate"
    s = finish(battle(layout))
    assert discard(s, 0) == ["bk_initiate"]
    assert discard(s, 1) == ["sn_raider"]


@clause("ER-1.15")
def test_the_discard_pile_becomes_the_deck_without_the_declared_card() -> None:
    s = position("""
        seat 0: hand bk_abyss | deck | discard bk_priest bk_herald bk_spider | lands A1 B1
        phase: turn_end
    """)
    declare(s, 0, "bk_abyss")
    assert count(s, "hand", 0) == 2
    assert count(s, "deck", 0) == 1
    assert discard(s, 0) == ["bk_abyss"]
    assert "bk_abyss" not in hand(s, 0)


@clause("ER-1.16")
def test_draws_from_nothing_are_lost() -> None:
    s = position("seat 0: hand bk_abyss | deck bk_priest | lands A1 B1\nphase: turn_end")
    declare(s, 0, "bk_abyss")
    assert hand(s, 0) == ["bk_priest"]
    assert count(s, "deck", 0) == 0
    assert names(view(s)["players"][0]["zones"]["discard"]) == ["bk_abyss"]
    assert no_reply(turn_to(s, 0)) is s
