"""End of the battle and map objects: chapters 10 and 11."""

from tests.clause import clause
from tests.games.elven_rage.table import (
    ElvenState,
    acting,
    actions,
    arrange,
    asked,
    at,
    battle,
    card_at,
    cards,
    close,
    committing,
    count,
    declare,
    discard,
    fight,
    finish,
    hand,
    heard,
    listen,
    lives,
    names,
    owner,
    play,
    position,
    question,
    refused,
    table,
    turn_to,
    until,
    until_window,
    view,
    window,
)

QUIET = "N ne_troll | E bk_herald | S ne_golem | W bk_herald | R ne_skeleton | C bk_abyss"


@clause("ER-10.1", "ER-10.5")
def test_a_side_wiped_out_breaks_off_the_round_by_way_of_the_final_window() -> None:
    layout = "N sn_frost | E bk_guard_darn | S bk_abyss | W bk_shiarra | R sn_elite | C sn_raider"
    s = fight(battle(layout, defender="sn_hearth"))
    assert acting(s) == "W"
    close(s)  # Shiarra's left P2 kills the only enemy
    close(s)  # the wound window
    assert window(s) == "final"
    assert at(s, "E")["acted"] is False
    close(s)
    assert owner(s, "F1") == 0


@clause("ER-12.6", "ER-8.16")
def test_the_final_window_is_no_wound_window() -> None:
    s = fight(battle(QUIET, attacker="bk_guard_darn", defender="sn_elite"))
    until_window(s, "final")
    assert refused(turn_to(s, 0), "declare bk_guard_darn") == "ER-12.6"


@clause("ER-10.2", "ER-10.3")
def test_inability_to_do_damage_ends_the_battle_only_after_a_whole_round() -> None:
    s = fight(battle(QUIET, attacker="bk_spider", defender="sn_elite"))
    turns = []
    while window(s) == "card_turn" or question(s) == "actor":
        if question(s) == "actor":
            play(s, actions(s)[0])
        turns.append(acting(s))
        close(s)
    assert sorted(map(str, turns)) == ["E", "N", "S", "W"]  # everybody still had his turn
    assert window(s) == "final"
    assert view(s)["battle"]["round"] == 1


def shuffling() -> ElvenState:
    """Nobody can strike; only the Counsellor can move, for ever."""
    layout = "N ne_troll | E hi_healer | S ne_golem | W hi_counsel | R hi_spear | C ne_skeleton"
    return play(fight(battle(layout, "hi_dawn", "bk_spider", ("high", "black"))), "act E")


def move_on(s: ElvenState) -> int:
    """The rounds until the end of the battle, the Counsellor moving whenever he can."""
    for _ in range(300):
        if window(s) == "final":
            return int(view(s)["battle"]["round"])
        moves = actions(s, "move")
        play(s, moves[0] if moves else actions(s)[0])
    raise AssertionError("endless")


@clause("ER-10.4")
def test_quiet_rounds_with_movement_end_the_battle() -> None:
    s = listen(shuffling())
    t = s.clone()
    assert move_on(s) == 2
    assert heard(s, None, "strikes") == []
    assert len(heard(s, None, "moves")) == 2
    until_window(t, "final")  # the first option of a card is to move as well
    assert view(t)["battle"]["round"] == 2


def circling(artifacts: str = "") -> ElvenState:
    """The Thicket and the Spider move round one another; the last to move could strike next."""
    layout = "N fo_thicket | E bk_abyss | S fo_herbalist | W bk_spider | R fo_pathfinder"
    peoples, fields = ("black", "forest"), (f"artifacts {artifacts}", "")
    return fight(
        battle(f"{layout} | C bk_priestess", "bk_abyss", "fo_stag", peoples, fields=fields)
    )


def circle(s: ElvenState) -> list[int]:
    """The rounds of the moves until the final window, both moving whenever they can."""
    rounds = []
    while window(s) != "final":
        if actions(s, "move"):
            rounds.append(view(s)["battle"]["round"])
        play(s, "move left" if actions(s, "move") else "pass")
    return rounds


@clause("ER-10.4")
def test_a_round_in_which_an_effect_forbade_a_strike_is_not_quiet() -> None:
    s = listen(circling("ar_cloak"))
    declare(s, 0, "ar_cloak", "at W")
    while view(s)["battle"]["round"] == 1:  # the Thicket may not strike the shrouded Spider
        play(s, "stand" if actions(s, "stand") else "pass")
    assert heard(s, None, "strikes") == []
    assert circle(s) == [2, 2, 3, 3, 4, 4]


@clause("ER-10.5")
def test_a_round_after_the_final_window_starts_the_count_of_quiet_rounds_again() -> None:
    s = circling()
    assert circle(s) == [1, 1, 2, 2, 3, 3]
    declare(s, 0, "bk_abyss")
    close(s)
    assert circle(s) == [4, 4, 5, 5, 6, 6]


@clause("ER-10.4")
def test_three_quiet_rounds_end_the_battle_even_if_somebody_could_strike() -> None:
    s = listen(circling())
    rounds = []
    while window(s) != "final":
        if actions(s, "move"):
            rounds.append(view(s)["battle"]["round"])
            assert actions(s) == ["move left", "stand"]
        play(s, "move left" if actions(s, "move") else "pass")
    assert rounds == [1, 1, 2, 2, 3, 3]  # two were not enough: a strike was possible after them
    assert heard(s, None, "strikes") == []
    t = s.clone()
    close(s)
    assert not view(s)["flags"]["battle"]
    assert owner(s, "F1") == 1
    declare(t, 0, "bk_abyss")  # ER-10.5: a new round, for a strike is possible now, too
    close(t)
    assert view(t)["battle"]["round"] == 4
    listen(t)
    while not heard(t, None, "strikes"):  # if the one stands still, the other must strike
        play(t, "stand" if actions(t, "stand") else "pass")
    assert card_at(t, "N") == "fo_thicket"
    assert heard(t, None, "strikes")[0]["args"] == {
        "place": "N", "direction": "right", "card": "bk_spider", "card_by": "fo_thicket"
    }  # fmt: skip


@clause("ER-10.4", "ER-12.10")
def test_a_round_in_which_an_effect_took_a_turn_is_not_quiet() -> None:
    s = shuffling()
    declare(s, 1, "bk_spider", "at N")  # he takes no part in the battle: ER-12.10
    assert move_on(s) == 3


@clause("ER-10.5")
def test_something_played_in_the_final_window_may_open_a_new_round() -> None:
    s = fight(battle(QUIET, attacker="bk_assassin bk_spider", defender="sn_elite"))
    until_window(s, "final")
    t = s.clone()
    close(t)
    assert not view(t)["flags"]["battle"]  # nothing happened: the result stands
    declare(s, 0, "bk_assassin", "at E", "side left")  # S1 at the Golem's Shield becomes P1
    assert window(s) == "final"
    close(s)
    assert view(s)["battle"]["round"] == 2


@clause("ER-10.5")
def test_an_effect_without_a_new_strike_opens_no_round() -> None:
    s = fight(battle(QUIET, attacker="bk_abyss", defender="sn_elite"))
    until_window(s, "final")
    declare(s, 0, "bk_abyss")
    close(s)
    assert not view(s)["flags"]["battle"]


@clause("ER-10.6")
def test_more_living_cards_win() -> None:
    layout = "N sn_shield | E bk_abyss | S bk_guard_darn | W bk_herald | R sn_elite | C sn_frost"
    s = finish(battle(layout))
    assert owner(s, "F1") == 0


@clause("ER-10.7", "ER-10.8")
def test_equal_numbers_are_won_by_the_reserve_or_the_defender() -> None:
    s = finish(battle(QUIET))  # two against two, a neutral in Reserve
    assert owner(s, "C3") is None
    mine = "N ne_troll | E bk_herald | S ne_golem | W bk_herald | R bk_abyss | C ne_skeleton"
    s = battle(mine)
    play(s, "pass")
    assert owner(finish(s), "C3") == 0
    nobody = "N ne_troll | E bk_herald | S ne_golem | W bk_herald | R ne_treasure | C bk_abyss"
    assert owner(finish(battle(nobody)), "C3") is None


@clause("ER-10.7", "ER-9.11", "ER-8.24")
def test_the_reserve_decides_also_when_nobody_is_left() -> None:
    # the Herald's S2 kills the Basilisk, whose Counterattack kills the Herald
    places = "N ne_basilisk | E bk_herald | S ne_treasure | W ne_treasure"
    s = battle(f"{places} | R bk_abyss | C bk_janira")
    play(s, "pass")
    listen(s)
    finish(s)
    assert len(heard(s, None, "dies")) == 2
    assert owner(s, "C3") == 0
    s = battle(f"{places.replace('W ne_treasure', 'W bk_abyss')} | R ne_golem | C bk_janira")
    finish(s)
    assert owner(s, "C3") == 0  # here one of the attacker's is left


@clause("ER-13.12", "ER-13.11", "ER-10.5")
def test_an_interrupted_final_window_is_taken_up_again() -> None:
    s = fight(battle(QUIET, attacker="bk_priest bk_spider", defender="sn_elite"))
    until_window(s, "final")
    declare(s, 0, "bk_priest", "at N")
    assert window(s) == "wound"
    close(s)
    assert window(s) == "final"
    assert asked(s) == (0, "window")


@clause("ER-13.12", "ER-10.1")
def test_a_final_window_is_taken_up_again_even_without_two_sides() -> None:
    layout = (
        "N sn_sentinel | E bk_guard_darn | S bk_initiate | W bk_abyss | R sn_frost | C sn_raider"
    )
    s = fight(battle(layout, attacker="bk_priest bk_spider", defender="sn_elite"))
    until_window(s, "final")
    assert card_at(s, "N") == "sn_sentinel"
    declare(s, 0, "bk_priest", "at N")
    close(s)  # the wound window
    assert card_at(s, "N") is None
    assert window(s) == "final"
    assert asked(s) == (0, "window")


@clause("ER-10.9", "ER-10.10", "ER-10.11")
def test_survivors_go_home_neutrals_to_the_discard_dragons_to_their_place() -> None:
    s = finish(battle(QUIET))
    assert table(s, "neutral_discard") == ["ne_golem", "ne_skeleton", "ne_troll"]
    assert hand(s, 0) == ["bk_herald", "bk_herald"]
    layout = "N sn_yorheim | E bk_guard_darn | S bk_abyss | W sn_elite | R sn_frost | C bk_initiate"
    s = finish(battle(layout, target="G1"))
    assert "sn_yorheim" in table(s, "dragons")
    assert [hand(s, seat) for seat in (0, 1)] == [[], ["sn_elite", "sn_frost"]]
    assert discard(s, 0) == ["bk_initiate", "bk_guard_darn", "bk_abyss"]


@clause("ER-10.13", "ER-13.7")
def test_hands_are_cut_after_the_battle_clockwise_from_the_active_player() -> None:
    layout = "N sn_shield | E bk_abyss | S bk_guard_darn | W bk_herald | R sn_elite | C sn_frost"
    s = battle(layout, attacker="bk_priest*2 bk_spider*2", defender="sn_hearth*2 sn_raider*2")
    finish(s)
    assert [count(s, "hand", seat) for seat in (0, 1)] == [6, 6]
    for seat in (0, 1):
        assert asked(s) == (seat, "discard")
        play(s, actions(s)[0])
    assert window(s) == "turn_end"


@clause("ER-10.13")
def test_the_steps_after_a_battle_in_their_order() -> None:
    layout = "N ne_goblin | E bk_janira | S bk_abyss | W bk_shiarra | R ne_treasure | C ne_skeleton"
    s = battle(layout, attacker="bk_herald*2 bk_priest*2", defender="sn_elite")
    listen(s)
    finish(s)
    keys = [event["key"] for event in heard(s)]
    kept = ("battle-won", "to-hand", "gains-treasure", "takes-land", "gains-artifact")
    steps = [key for key in keys if key in kept]
    assert steps == [
        "battle-won",
        *["to-hand"] * 3,
        "gains-treasure",
        "takes-land",
        "gains-artifact",
    ]
    assert asked(s) == (0, "discard")
    assert count(s, "hand", 0) == 7  # cut only now
    play(s, "discard bk_herald", "discard bk_herald")
    assert window(s) == "turn_end"


@clause("ER-10.14")
def test_no_round_is_fought_against_treasures_alone() -> None:
    layout = "N ne_treasure | E bk_janira | S ne_treasure | W bk_abyss | R bk_shiarra | C ne_golem"
    s = battle(layout, attacker="bk_herald", defender="sn_elite")
    play(s, "pass")
    close(s)
    assert window(s) == "final"
    assert view(s)["battle"]["round"] == 0
    close(s)
    assert owner(s, "C3") == 0
    assert count(s, "treasures", 0) == 2


def castle_taken(facts: str = "", lands: str = "lands G1 G2 D4", scenario: str = "") -> ElvenState:
    """Black has taken the Snow castle; Snow still owns the Central Castle."""
    layout = "N sn_frost | E bk_guard_darn | S bk_velkor | W bk_janira | R sn_elite | C sn_yorheim"
    s = battle(layout, target="G1", fields=("", lands), facts=scenario + facts)
    return finish(s)


@clause("ER-11.3", "ER-11.7", "ER-11.8")
def test_a_captured_castle_is_defended_by_its_dragon_for_the_captor() -> None:
    s = castle_taken()
    assert owner(s, "G1") == 0
    until(s, 1, "capture")
    assert "attack G1" in actions(s)
    play(s, "attack G1")
    close(s)
    assert asked(s)[0] == 0
    assert names(view(s)["battle"]["defence"]) == ["sn_yorheim"]


@clause("ER-11.4", "ER-18.6")
def test_in_superiority_a_dragon_defends_its_own_castle_only() -> None:
    s = castle_taken()
    until(s, 0, "capture")
    play(s, next(a for a in actions(s) if a.startswith("attack")))
    close(s)
    until(s, 0, "commit")
    assert not any("yorheim" in a or "morvag" in a for a in actions(s))


@clause("ER-11.6")
def test_a_dragon_that_died_defends_again_with_full_lives() -> None:
    # Yorheim (5 lives) at S: two Priests, the Dagger and Janira's Piercing Strike
    layout = "N bk_janira | E sn_elite | S sn_yorheim | W sn_frost | R bk_velkor | C bk_initiate"
    s = battle(layout, attacker="bk_priest*2", target="G1",
               fields=("artifacts ar_dagger ar_banner", "lands G1 G2 D4"))  # fmt: skip
    play(s, "pass")
    declare(s, 0, "bk_priest", "at S")
    close(s)
    declare(s, 0, "bk_priest", "at S")
    close(s)
    declare(s, 0, "ar_dagger", "at S")
    close(s)
    assert lives(s, "S") == 1
    listen(s)
    while not heard(s, None, "dies"):
        play(s, "strike centre" if actions(s, "strike") else "pass")
    assert heard(s, None, "dies")[0]["args"] == {"place": "S", "card": "sn_yorheim"}
    finish(s)
    assert owner(s, "G1") == 0
    assert "sn_yorheim" in table(s, "dragons")
    assert "sn_yorheim" not in discard(s, 1)
    until(s, 1, "capture")
    close(play(s, "attack G1"))
    arrange(s, [3, 0, 1, 4, 5, 2])
    while not view(s)["battle"]["places"]:
        play(s, actions(s, "commit")[0])
    assert (card_at(s, "N"), lives(s, "N")) == ("sn_yorheim", 5)


@clause("ER-11.9", "ER-11.14")
def test_whoever_takes_the_central_castle_has_ebrung_as_its_dragon() -> None:
    s = position("""
        seats: 4
        seat 0: hand bk_janira bk_shiarra bk_velkor bk_abyss | lands A1 D3
        seat 1: hand sn_elite*2 sn_frost | lands G1 E4
        neutral_deck: ne_skeleton ne_goblin ne_orc ne_troll
    """)
    play(close(play(s, "attack D4")), "name 1")
    arrange(s, [5, 0, 4, 1, 2, 3])  # Ebrung in Critical
    committing(s, ["bk_janira", "bk_shiarra", "bk_velkor"])
    finish(s)
    assert owner(s, "D4") == 0
    assert cards(s, "artifacts", 0) == []
    until(s, 1, "capture")
    play(s, "attack D4")
    close(s)
    assert names(view(s)["battle"]["defence"]) == ["ne_ebrung"]


@clause("ER-11.14", "ER-11.3")
def test_the_central_castle_is_defended_by_ebrung() -> None:
    s = position("""
        seat 0: hand bk_janira bk_shiarra bk_velkor | lands A1 D3
        seat 1: hand sn_elite*2 | lands G1 D4
    """)
    play(s, "attack D4")
    close(s)
    assert asked(s) == (1, "commit")
    assert names(view(s)["battle"]["defence"]) == ["ne_ebrung"]


@clause("ER-11.11")
def test_an_unowned_central_castle_is_not_reached_by_a_portal() -> None:
    s = position("""
        seat 0: hand bk_abyss*2 bk_priest | lands A1 | artifacts ar_shard
        phase: after_discard
    """)
    declare(s, 0, "ar_shard")
    close(s)
    assert "attack G1" in actions(s)
    assert "attack D4" not in actions(s)


@clause("ER-11.15", "ER-11.1", "ER-20.11", "ER-17.10", "ER-15.3", "ER-15.4")
def test_a_built_tower_is_a_tower_in_every_respect() -> None:
    s = position("""
        seat 0: lands A1 B1 D1 | artifacts ar_rune | hand bk_priest
        phase: turn_start
    """)
    play(s, "declare ar_rune")
    assert actions(s) == ["land B1"]  # ordinary lands only
    play(s, "land B1")
    assert next(x for x in view(s)["lands"] if x["land"] == "B1")["feature"] == "tower"
    assert next(x for x in view(s)["lands"] if x["land"] == "B1")["token"] == "tower"
    assert table(s, "artifact_discard") == ["ar_rune"]
    assert cards(s, "artifacts", 0) == []
    close(s)
    assert count(s, "hand", 0) == 1 + 3
