"""The turn and the result of an attack: chapters 3 and 4."""

from tests.clause import clause
from tests.games.elven_rage.table import (
    GAME,
    ElvenState,
    actions,
    asked,
    battle,
    cards,
    close,
    count,
    declare,
    discard,
    fight,
    finish,
    heard,
    land,
    lay_out,
    listen,
    owner,
    play,
    position,
    refused,
    start,
    view,
    window,
)

WIN = "N ne_goblin | E bk_janira | S bk_abyss | W bk_shiarra | R ne_harpy | C ne_skeleton"


def won(target: str, facts: str = "") -> ElvenState:
    """Black wins an unowned land: only the goblin fights."""
    s = position(f"""
        seat 0: hand bk_janira bk_abyss bk_shiarra | lands A1 B1 C1 C2
        seat 1: hand sn_elite
        squads: ne_goblin ne_harpy ne_skeleton
        {facts}
    """)
    play(s, f"attack {target}")
    close(s)
    play(s, "fight 1")
    lay_out(s, WIN)
    return finish(s)


@clause("ER-3.1", "ER-3.2", "ER-13.3", "ER-13.13")
def test_summon_discard_and_capture_follow_one_another() -> None:
    s = position("""
        seat 0: hand bk_abyss*2 bk_priest*2 | lands A1 D1 C2 B1
        phase: turn_start
    """)
    assert window(s) == "turn_start"
    assert count(s, "hand", 0) == 4
    close(s)
    assert asked(s) == (0, "discard")
    assert window(s) is None
    assert count(s, "hand", 0) == 7
    assert GAME.prompt(s)["args"] == {"n": 2}
    play(s, "discard bk_abyss", "discard bk_priest")
    assert window(s) == "after_discard"
    assert count(s, "hand", 0) == 5
    close(s)
    assert asked(s) == (0, "capture")
    play(s, "skip")
    assert window(s) == "turn_end"
    close(s)
    assert view(s)["active"] == 1
    assert window(s) == "turn_start"


@clause("ER-3.2", "ER-3.3", "ER-11.1", "ER-11.2")
def test_castles_and_towers_and_the_central_castle_each_bring_a_card() -> None:
    for lands, drawn in (("A1", 1), ("A1 B1 C1", 1), ("A1 D1", 2), ("A1 D4", 2), ("A1 D4 D1", 3)):
        s = position(f"seat 0: lands {lands}\nphase: turn_start")
        close(s)
        assert count(s, "hand", 0) == drawn


@clause("ER-3.4")
def test_nobody_draws_in_his_first_turn() -> None:
    s = start(2, 4)
    first = view(s)["active"]
    close(s)
    assert count(s, "hand", first) == 5
    assert window(s) == "after_discard"
    close(s)
    play(s, "skip")
    close(s)
    close(s)
    assert view(s)["active"] != first
    assert count(s, "hand", 1 - first) == 5


@clause("ER-3.5")
def test_the_summon_is_compulsory_and_complete() -> None:
    s = position(
        "seat 0: lands A1 D1 C2 B3 | hand bk_abyss*2 bk_priest*2 bk_herald\nphase: turn_start"
    )
    close(s)
    assert count(s, "hand", 0) == 9
    assert actions(s, "pass") == []


@clause("ER-3.6", "ER-3.7", "ER-19.13")
def test_exactly_the_excess_is_discarded_openly() -> None:
    s = position(
        "seat 0: hand bk_abyss*2 bk_priest*2 bk_herald | deck bk_spider\nphase: turn_start"
    )
    listen(close(s))
    assert set(actions(s)) == {
        f"discard {x}" for x in ("bk_abyss", "bk_priest", "bk_herald", "bk_spider")
    }
    play(s, "discard bk_herald")
    assert discard(s, 0) == ["bk_herald"]
    assert heard(s, 1, "discards")[0]["args"]["card"] == ("bk_herald")
    s = position("seat 0: hand bk_abyss*2 bk_priest | deck bk_spider\nphase: turn_start")
    close(s)
    assert window(s) == "after_discard"
    assert discard(s, 0) == []


@clause("ER-3.8", "ER-3.9", "ER-3.10")
def test_targets_are_adjacent_lands_of_nobody_or_of_a_rival() -> None:
    s = position("""
        seat 0: hand bk_abyss*2 bk_priest | lands A1 F2
        seat 1: lands G1 F1
    """)
    assert set(actions(s)) == {
        "skip", "attack B1", "attack A2", "attack F1", "attack E2", "attack G2", "attack F3"
    }  # fmt: skip
    assert refused(s, "attack F2") == "ER-3.9"  # his own
    assert refused(s, "attack D3") == "ER-3.9"  # not adjacent


@clause("ER-3.11")
def test_there_is_one_attack_in_a_turn() -> None:
    s = won("D1")
    assert window(s) == "turn_end"
    assert owner(s, "D1") == 0
    close(s)
    assert view(s)["active"] == 1


@clause("ER-3.12", "ER-11.11", "ER-11.12", "ER-11.13")
def test_the_owner_of_the_central_castle_reaches_rival_castles_only() -> None:
    s = position(
        "seat 0: hand bk_abyss*2 bk_priest | lands A1 D4\nseat 1: lands G1 F1 | hand sn_elite*2"
    )
    assert "attack G1" in actions(s)
    assert "attack F1" not in actions(s)
    play(s, "attack G1")
    close(s)
    assert asked(s) == (1, "commit")
    play(s, "commit sn_elite", "commit sn_elite", "commit bk_abyss", "commit bk_abyss")
    play(s, "commit bk_priest")
    finish(s)
    assert window(s) == "turn_end"  # it was the one attack of the turn
    s = position("seat 0: hand bk_abyss*2 bk_priest | lands A1\nseat 1: lands G1")
    assert "attack G1" not in actions(s)


@clause("ER-3.13", "ER-3.14", "ER-3.15", "ER-3.18")
def test_without_three_cards_or_a_target_the_turn_is_skipped_for_a_card() -> None:
    s = position("seat 0: hand bk_abyss*2\nphase: after_discard")
    close(s)
    assert window(s) == "turn_end"
    assert count(s, "hand", 0) == 3
    s = position("seat 0: hand bk_abyss*2 bk_priest\nseat 1: lands G1\nward: 0 0\nphase: capture")
    assert asked(s) == (0, "capture")
    blocked = position("""
        seat 0: hand bk_abyss*2 bk_priest
        ward: 0 130
        phase: after_discard
    """)  # B1 and A2 are protected: no legal target
    close(blocked)
    assert window(blocked) == "turn_end"
    assert count(blocked, "hand", 0) == 4


@clause("ER-3.15")
def test_a_full_hand_draws_nothing_for_a_skip() -> None:
    s = position("seat 0: hand bk_abyss*2 bk_priest*2 bk_herald")
    play(s, "skip")
    assert count(s, "hand", 0) == 5
    s = position("seat 0: hand bk_abyss*2 bk_priest*2")
    play(s, "skip")
    assert count(s, "hand", 0) == 5


@clause("ER-3.18")
def test_the_skip_card_may_be_drawn_in_the_first_turn() -> None:
    s = position("seat 0: hand bk_abyss*2 bk_priest\nbegun: 0\nphase: turn_start")
    close(s)
    assert count(s, "hand", 0) == 3
    close(s)
    play(s, "skip")
    assert count(s, "hand", 0) == 4


@clause("ER-3.16")
def test_after_looking_there_is_no_skip() -> None:
    s = position(
        "seat 0: hand bk_abyss*2 bk_priest\nsquads: ne_orc*2 ne_troll | ne_golem*2 ne_fire"
    )
    play(s, "attack B1")
    close(s)
    assert "skip" not in actions(s)
    play(s, "look 1", "show ne_orc")
    assert actions(s) == ["fight 1", "fight 2"]


@clause("ER-3.17")
def test_the_turn_passes_over_eliminated_players() -> None:
    s = position("seats: 3\nout: 2\nseat 1: lands | deck\nphase: turn_end")
    close(s)
    assert view(s)["active"] == 2


@clause("ER-3.19")
def test_a_granted_capture_phase_is_a_whole_one() -> None:
    s = position("seat 0: hand bk_abyss*2 bk_priest | artifacts ar_hourglass\nphase: turn_end")
    declare(s, 0, "ar_hourglass")
    close(s)
    assert asked(s) == (0, "capture")
    assert "attack B1" in actions(s)
    play(s, "skip")
    assert count(s, "hand", 0) == 4
    assert window(s) == "turn_end"
    assert view(s)["active"] == 0
    close(s)
    assert view(s)["active"] == 1


@clause("ER-3.20")
def test_a_peaceful_capture_replaces_attack_and_skip() -> None:
    s = position("seat 0: hand bk_abyss*2 bk_priest | artifacts ar_map\nphase: after_discard")
    play(s, "declare ar_map")
    assert actions(s) == ["land B1", "land A2"]
    play(s, "land B1")
    assert owner(s, "B1") == 0
    assert cards(s, "artifacts", 0) == []
    close(s)
    assert window(s) == "turn_end"
    assert count(s, "hand", 0) == 3


@clause("ER-3.19", "ER-3.20")
def test_a_granted_capture_phase_is_not_replaced_by_what_replaced_the_first() -> None:
    s = position("""
        seat 0: hand bk_abyss*2 bk_priest | artifacts ar_map ar_hourglass
        phase: after_discard
    """)
    declare(s, 0, "ar_map", "land B1")
    close(s)
    assert window(s) == "turn_end"
    declare(s, 0, "ar_hourglass")
    close(s)
    assert asked(s) == (0, "capture")


@clause("ER-4.1", "ER-4.3", "ER-4.10", "ER-15.1", "ER-19.6")
def test_winning_an_unowned_ordinary_land_brings_an_artifact() -> None:
    s = won("D2")
    assert owner(s, "D2") == 0
    assert land(s, "D2")["token"] == "land"
    assert len(cards(s, "artifacts", 0)) == 1
    shown = view(s, 1)["players"][0]["zones"]["artifacts"]
    assert shown == {"count": 1, "cards": []}
    assert count(s, "hand", 0) <= 3


@clause("ER-4.2", "ER-4.5")
def test_winning_a_tower_brings_no_artifact() -> None:
    s = won("D1")
    assert land(s, "D1")["token"] == "tower"
    assert cards(s, "artifacts", 0) == []


@clause("ER-4.4", "ER-4.1")
def test_winning_a_rivals_ordinary_land_brings_no_artifact() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R bk_abyss | C sn_frost"
    s = finish(battle(layout))
    assert owner(s, "F1") == 0
    assert cards(s, "artifacts", 0) == []


@clause("ER-4.2", "ER-4.5")
def test_winning_a_castle_brings_no_artifact() -> None:
    layout = "N sn_frost | E bk_guard_darn | S bk_velkor | W bk_janira | R sn_elite | C sn_yorheim"
    s = finish(battle(layout, target="G1", fields=("", "lands G1 G2 D4")))
    assert (owner(s, "G1"), land(s, "G1")["token"]) == (0, "tower")
    assert view(s)["winners"] == []
    assert cards(s, "artifacts", 0) == []


@clause("ER-4.6", "ER-5.17", "ER-5.18")
def test_a_land_given_up_brings_neither_artifact_nor_card() -> None:
    s = position("""
        seat 0: hand bk_abyss*2 bk_priest | lands A1 B1 C1 D1 E1
        seat 1: hand sn_elite*2 sn_frost | lands G1 F1
    """)
    play(s, "attack F1")
    close(s)
    assert asked(s) == (1, "commit")
    assert "give-up" in actions(s)
    play(s, "give-up")
    assert owner(s, "F1") == 0
    assert count(s, "hand", 0) == 3
    assert count(s, "hand", 1) == 3
    assert cards(s, "artifacts", 0) == []
    assert window(s) == "turn_end"
    assert land(s, "F1")["taken"] is True


@clause("ER-4.7", "ER-4.8")
def test_a_lost_attack_changes_nothing_on_the_map() -> None:
    layout = "N sn_elite | E sn_frost | S sn_raider | W bk_herald | R bk_abyss | C bk_initiate"
    s = fight(battle(layout))
    before = {seat: (count(s, "artifacts", seat), count(s, "deck", seat)) for seat in (0, 1)}
    finish(s)
    assert owner(s, "F1") == 1
    after = {seat: (count(s, "artifacts", seat), count(s, "deck", seat)) for seat in (0, 1)}
    assert before == after


@clause("ER-4.9")
def test_an_empty_artifact_deck_gives_nothing() -> None:
    s = won("D2", "artifact_deck:")
    assert owner(s, "D2") == 0
    assert cards(s, "artifacts", 0) == []
