"""Gaining and losing sanity: chapter 4.J."""

from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    GAME,
    actions,
    asked,
    cards,
    in_play,
    play,
    position,
    refused,
    sanity,
)


@clause("CR-4.121")
def test_the_chosen_player_gains_sanity() -> None:
    s = position("seat 0: play medical_student")
    play(s, "activate medical_student 2")
    assert sanity(play(s.clone(), "choose 0")) == [54, 50]
    assert sanity(play(s.clone(), "choose 1")) == [50, 54]


@clause("CR-4.122", "CR-4.123")
def test_sanity_has_no_upper_limit_and_stays_one_number() -> None:
    s = position("seat 0: sanity 54 | play medical_student dean_halsey")
    play(s, "activate medical_student 2", "choose 0", "activate dean_halsey 1", "choose 0")
    assert sanity(s) == [63, 50]
    s = position("seat 0: play goon\nseat 1: sanity 63")
    assert sanity(play(s, "activate goon 1")) == [50, 62]


@clause("CR-4.124")
def test_locations_never_gain_sanity() -> None:
    s = position("seat 0: play medical_student arkham-2")
    play(s, "activate medical_student 2")
    assert actions(s) == ["choose 0", "choose 1"]  # players only
    play(s, "choose 0")
    assert in_play(s, 0)[0] == ("arkham", [], 2)


@clause("CR-4.125")
def test_exactly_all_points_are_distributed() -> None:
    s = play(position("seat 0: play mi_go\nseat 1: play arkham tomb"), "activate mi_go 1")
    # tomb is a sanctum: 4 points over arkham and tomb
    assert actions(s) == [f"lose {n} tomb" for n in range(5)]
    play(s, "lose 1 tomb")  # the last target takes the rest
    assert asked(s) == (0, "turn")
    assert in_play(s, 1) == [("tomb", [], 1), ("arkham", [], 3)]
    assert sanity(s) == [50, 50]


@clause("CR-4.126")
def test_points_go_to_the_player_to_one_location_or_are_split() -> None:
    s = play(position("seat 0: play mi_go\nseat 1: play arkham arkham_asylum"), "activate mi_go 1")
    outcomes = set()
    for player in range(5):
        t = play(s.clone(), f"lose {player} player")
        for arkham in range(5 - player):
            u = t.clone()
            if player < 4:
                play(u, f"lose {arkham} arkham")
            outcomes.add((sanity(u)[1], *sorted(lost for _, _, lost in in_play(u, 1))))
    assert (46, 0, 0) in outcomes  # all to the player
    assert (49, 1, 2) in outcomes  # over three
    assert (50, 0) in outcomes  # all to the asylum of 4, which is gone
    assert (50, 0, 4) in outcomes


@clause("CR-4.127")
def test_nobody_loses_sanity_by_an_own_ability() -> None:
    s = play(position("seat 0: play mi_go arkham tomb"), "activate mi_go 1")
    assert asked(s) == (0, "turn")  # the opponent is the only target
    assert sanity(s) == [50, 46]
    assert [lost for _, _, lost in in_play(s, 0)] == [0, 0, 0]


@clause("CR-4.128")
def test_a_loss_is_judged_by_the_position_before_any_of_it_happens() -> None:
    s = position("""
        seat 0: play unspeakable_one
        seat 1: play miskatonic_library arkham arkham_asylum
    """)
    play(s, "activate unspeakable_one 1", "lose 1 arkham")
    assert [lost for _, _, lost in in_play(s, 1)] == [0, 0, 0]  # declared, not done
    assert refused(s, "lose 3 player") == "CR-4.136"
    play(s, "lose 0 arkham_asylum")  # 6 for the sanctum of 4: the player stays unharmed
    assert sanity(s) == [50, 50]
    assert cards(s, "discard", 1) == ["miskatonic_library"]


@clause("CR-4.129")
def test_all_points_of_a_loss_take_effect_together() -> None:
    s = position("""
        seat 0: play unspeakable_one
        seat 1: sanity 3 | play arkham_asylum
    """)
    play(s, "activate unspeakable_one 1", "lose 3 player")
    assert sanity(s) == [50, 0]
    assert cards(s, "discard", 1) == ["arkham_asylum"]  # both, although the game ends


@clause("CR-4.130")
def test_excess_points_are_lost() -> None:
    s = position("seat 0: play unspeakable_one\nseat 1: play miskatonic_library")
    play(s, "activate unspeakable_one 1")  # 7 on a sanctum of 4
    assert sanity(s) == [50, 50]
    assert cards(s, "discard", 1) == ["miskatonic_library"]
    s = position("seat 0: play unspeakable_one\nseat 1: sanity 2 | play arkham")
    play(s, "activate unspeakable_one 1", "lose 7 player")
    assert (sanity(s), in_play(s, 1)) == ([50, -5], [("arkham", [], 0)])


@clause("CR-4.131")
def test_a_player_loses_exactly_the_assigned_points() -> None:
    s = position("seat 0: play ghoul\nseat 1: sanity 6 | play arkham")
    play(s, "activate ghoul 1", "lose 3 player")
    assert sanity(s) == [50, 3]
    s = play(position("seat 0: play ghoul\nseat 1: sanity 5"), "activate ghoul 1")
    assert GAME.ending(s) == "last_sane"


@clause("CR-4.132")
def test_losses_of_a_location_add_up_over_the_turn() -> None:
    s = position("seat 0: play ghast mi_go\nseat 1: play tomb")
    play(s, "activate ghast 1")
    assert in_play(s, 1) == [("tomb", [], 2)]
    play(s, "activate mi_go 1")  # 2 + 4 = 6
    assert in_play(s, 1) == []


@clause("CR-4.133")
def test_locations_broken_by_one_ability_leave_play_together() -> None:
    s = position("""
        seat 0: play unspeakable_one
        seat 1: play arkham-2 arkham_asylum
    """)
    play(s, "activate unspeakable_one 1", "lose 0 player", "lose 3 arkham")
    assert in_play(s, 1) == []
    assert sorted(cards(s, "discard", 1)) == ["arkham", "arkham_asylum"]


@clause("CR-4.134")
def test_a_hurt_location_keeps_its_shield_and_abilities_and_recovers() -> None:
    s = position("seat 0: play goon ghast\nseat 1: play pnakotus arkham rlyeh-4")
    play(s, "activate ghast 1")  # only the gate can be hit
    assert ("pnakotus", [], 2) in in_play(s, 1)
    play(s, "activate goon 1")
    assert ("pnakotus", [], 3) in in_play(s, 1)
    play(s, "end")
    assert "activate pnakotus 1" in actions(s)
    assert all(lost == 0 for _, _, lost in in_play(s, 1))


@clause("CR-4.135")
def test_every_loss_is_distributed_by_itself() -> None:
    s = position("seat 0: play ghast goon*2\nseat 1: play arkham")
    play(s, "activate goon 1")
    assert actions(s) == ["lose 0 player", "lose 1 player"]
    play(s, "lose 1 player", "activate ghast 1")
    assert actions(s)[-1] == "lose 2 player"  # not 3
    play(s, "lose 2 player")
    assert sanity(s) == [50, 47]


@clause("CR-4.213")
def test_no_ability_can_cost_the_active_player_sanity() -> None:
    losers = [
        kind
        for kind, abilities in enumerate(GAME.table.effects)
        if any(half.effect == 1 for ability in abilities for half in ability)
    ]
    for kind in losers:
        name = GAME.table.ids[kind]
        s = position(
            f"seat 0: sanity 1 | play {name}*2 ghast yellow_sign arkham occultist\n"
            "happened: abjured"
        )
        for text in actions(s, f"activate {name} "):
            t = play(s.clone(), text)
            while asked(t)[1] == "loss":
                play(t, actions(t)[-1])  # all that can be for the player asked about first
            assert sanity(t)[0] >= 1
            assert GAME.seat(t) == 0
    assert len(losers) > 20
