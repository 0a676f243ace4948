"""Victory, elimination and scenarios: chapters 17 and 18."""

import pytest

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.victory import is_fulfilled
from koloda.kernel.playout import Chooser, playout
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.elven_rage.table import (
    ATTACKER_LANDS,
    GAME,
    ElvenState,
    actions,
    arrange,
    asked,
    battle,
    close,
    count,
    declare,
    finish,
    hand,
    heard,
    lands_of,
    lay_out,
    listen,
    names,
    owner,
    play,
    position,
    refused,
    start,
    table,
    view,
    window,
)

# goal, lands, other fields of seat 0: one short of fulfilment, and the land that completes it
GOALS = [
    ("go_towers", "A1 B1 C1 D1 C2 B2 B3", "", "built E1"),
    ("go_realm", "A1 B1 C1 D1 C2 B2 A2 B3", "", "E1"),
    ("go_castles", "A1 B1 C1 D1 E1 F1", "", "G1"),
    ("go_portal", "A1 B1 C1 D1 D2 D4", "", "E1"),
    ("go_relics", "A1 B1 C1 D1 C2 B2 A2", "artifacts ar_rune ar_eye ar_net ar_cup ar_seal", "E1"),
    ("go_gold", "A1 B1 C1 D1 C2 B2 A2", "treasures ne_treasure*3", "E1"),
    ("go_border", "A1 B1 C1 D1 C2 B2", "taken C2 B2", "E1"),
]


def about_to_win(goal: str, lands: str, more: str, target: str, seats: int = 2) -> ElvenState:
    s = position(f"""
        seats: {seats}
        seat 0: people black | hand bk_abyss*2 bk_herald | lands {lands} | goal {goal} | {more}
        seat 1: people snow | lands G1 {target}
    """)
    return play(s, f"attack {target}")


@clause("ER-17.1", "ER-17.2", "ER-17.4", "ER-1.3")
@pytest.mark.parametrize(("goal", "lands", "more", "target"), GOALS)
def test_each_goal_wins_when_its_last_condition_is_met(
    goal: str, lands: str, more: str, target: str
) -> None:
    if goal == "go_towers":  # Builder's Rune completes it
        s = position(f"seat 0: lands {lands} | goal {goal} | artifacts ar_rune\nphase: turn_end")
        assert view(s)["ending"] == ""
        play(s, "declare ar_rune", "land B1")
    elif goal == "go_castles":
        layout = "N sn_frost | E bk_velkor | S bk_abyss | W bk_janira | R sn_elite | C sn_yorheim"
        s = battle(layout, target="G1", fields=(f"goal {goal}", "lands G1 D4"))
        finish(s)
    else:
        s = about_to_win(goal, lands, more, target)
        assert view(s)["ending"] == ""
        close(s)
    assert view(s)["ending"] == "goal"
    assert view(s)["winners"] == [0]
    assert view(s, 1)["players"][0]["goal"] == goal  # revealed to all
    assert GAME.seat(s) == -1
    assert GAME.returns(s) == [1.0, -1.0]


@clause("ER-17.1")
@pytest.mark.parametrize("goal", ["go_portal", "go_border"])
def test_with_three_players_some_thresholds_are_higher(goal: str) -> None:
    more = "taken a2 a3 b1 | " if goal == "go_border" else ""
    lands = "a1 a2 a3 b1 b2 b3 d4"
    s = position(f"seats: 3\nseat 0: lands {lands} c2 | {more} goal {goal} | hand bk_herald\n"
                 "phase: turn_end\nseat 1: hand sn_elite")  # fmt: skip
    declare(s, 0, "bk_herald", "rival 1")
    assert view(s)["ending"] == "goal"  # eight lands
    s = position(f"seats: 3\nseat 0: lands {lands} | {more} goal {goal} | hand bk_herald\n"
                 "phase: turn_end\nseat 1: hand sn_elite")  # fmt: skip
    declare(s, 0, "bk_herald", "rival 1")
    assert view(s)["ending"] == ""


@clause("ER-17.2")
def test_what_was_checked_stays_true_until_something_changes() -> None:
    for seed in range(12):
        s, chooser = GAME.start(seed, Setup(2 + seed % 3)), Chooser(seed)
        while s.ending == m.RUNNING:
            playout(GAME, s, chooser, 1)
            if s.unchecked or s.ending != m.RUNNING:
                continue
            for seat in range(s.n):
                reached = [goal for goal in s.table.goals if is_fulfilled(s, seat, goal)]
                if s.goals[seat] != m.NOBODY:
                    assert s.goals[seat] not in reached
                    assert all(s.refuted[seat] >> s.table.goals.index(goal) & 1 for goal in reached)


@clause("ER-17.2")
def test_goals_are_not_checked_during_a_battle() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_sentinel | C bk_abyss"
    gold = f"goal go_gold | treasures ne_treasure*3 | lands {ATTACKER_LANDS} C2"
    s = battle(layout, attacker="bk_priest", fields=(gold, ""))
    declare(s, 0, "bk_priest", "at N")
    assert view(s)["ending"] == ""  # eight lands and three Treasures, but a battle is on
    finish(s)
    assert view(s)["ending"] == "goal"


@clause("ER-17.2")
@pytest.mark.parametrize("event", ["exchange", "trade", "action"])
def test_goals_are_checked_after_every_completed_event(event: str) -> None:
    s = position("""
        seat 0: hand bk_herald | treasures ne_treasure*4 | goal go_gold | \
            lands A1 B1 C1 D1 C2 B2 A2 B3
        seat 1: hand sn_elite | treasures ne_treasure
        phase: turn_end
    """)
    if event == "exchange":
        play(s, "exchange")
    elif event == "trade":
        play(s, "offer 1", "give-treasures 0", "ask-treasures 1", "accept")
    else:
        declare(s, 0, "bk_herald", "rival 1")
    assert view(s)["ending"] == "goal"


@clause("ER-17.3")
def test_of_several_winners_the_active_player_comes_first_then_clockwise() -> None:
    both = """
        seats: 4
        seat 0: hand bk_herald | goal go_gold | treasures ne_treasure*3 | \
lands A1 B1 C1 D1 C2 B2 A2 B3
        seat 1: hand sn_elite
        seat 3: goal go_realm | lands A7 B7 C7 D7 E7 A6 B6 C6 D6 E6
        seat 2: people forest | hand fo_stag | lands G7 G6
        phase: turn_end
        active: {}
    """
    s = position(both.format(0))
    declare(s, 0, "bk_herald", "rival 1")
    assert view(s)["winners"] == [0]
    s = position(both.format(2))
    declare(s, 2, "fo_stag")
    assert view(s)["winners"] == [3]  # the first clockwise from seat 2
    assert view(s)["players"][0]["goal"] == "go_gold"


@clause("ER-17.5", "ER-17.7", "ER-17.8", "ER-17.9", "ER-19.25")
def test_the_last_castle_lost_eliminates_and_everything_leaves() -> None:
    layout = "N sn_frost | E bk_velkor | S bk_abyss | W bk_janira | R sn_elite | C sn_yorheim"
    placed = layout
    s = position("""
        seats: 3
        seat 0: people black | hand bk_velkor bk_abyss bk_janira | lands a1 a2 a3 a4 b5 c6
        seat 1: people snow | hand sn_frost sn_elite sn_hearth | lands d7 d6 e6 | \
artifacts ar_rune | treasures ne_treasure | goal go_gold | discard sn_shield | taken e6
        seat 2: people forest | hand fo_stag
        towers: d6
        ward: 0 1048576 0
        phase: capture
    """)
    assert owner(s, "d7") == 1
    play(s, "attack d7")
    close(s)
    lay_out(s, placed)
    listen(s)
    finish(s)
    assert owner(s, "d7") == 0
    assert view(s)["players"][1]["alive"] is False
    assert lands_of(s, 1) == set()
    assert owner(s, "e6") is None
    assert not any(x["taken"] for x in view(s)["lands"] if x["owner"] is None)
    zones = view(s)["players"][1]["zones"]
    assert [zones[name]["count"] for name in zones] == [0, 0, 0, 0, 0]
    assert "ne_treasure" in table(s, "neutral_discard")
    assert table(s, "artifact_discard") == []
    assert next(x for x in view(s)["lands"] if x["land"] == "d6")["feature"] == "tower"
    assert not any(x["protected"] for x in view(s)["lands"])
    assert heard(s, 0, "goal-revealed") == []
    assert view(s)["ending"] == ""  # two are left
    assert view(s, 1)["players"] == view(s, None)["players"]  # ER-19.17


@clause("ER-19.20", "ER-17.7")
@pytest.mark.parametrize(("looker", "rival"), [(0, 2), (2, 0)])
def test_a_look_at_a_hand_outlasts_the_elimination_of_a_third(looker: int, rival: int) -> None:
    kind = GAME.table.kinds["fo_stag" if rival == 2 else "bk_velkor"]
    s = position(f"""
        seats: 3
        seat 0: people black | hand bk_velkor bk_abyss bk_janira | lands a1 a2 a3 a4 b5 c6
        seat 1: people snow | hand sn_frost sn_elite sn_hearth | lands d7
        seat 2: people forest | hand fo_stag
        glimpse: {looker} {rival} 1 {kind}
        phase: capture
    """)
    seen = view(s, looker)["glimpse"]
    assert seen["rival"] == rival
    close(play(s, "attack d7"))
    lay_out(s, "N sn_frost | E bk_velkor | S bk_abyss | W bk_janira | R sn_elite | C sn_yorheim")
    finish(s)
    assert view(s)["players"][1]["alive"] is False
    assert view(s, looker)["glimpse"] == seen


@clause("ER-17.8")
def test_the_last_player_wins() -> None:
    layout = "N sn_frost | E bk_velkor | S bk_abyss | W bk_janira | R sn_elite | C sn_yorheim"
    s = finish(battle(layout, target="G1"))
    assert view(s)["ending"] == "last_player"
    assert view(s)["winners"] == [0]


@clause("ER-17.9")
def test_elimination_comes_before_goals() -> None:
    layout = "N sn_frost | E bk_velkor | S bk_abyss | W bk_janira | R sn_elite | C sn_yorheim"
    s = battle(layout, target="G1", fields=("goal go_castles", "goal go_towers"))
    finish(s)
    assert view(s)["ending"] == "last_player"


@clause("ER-17.6")
def test_another_castle_keeps_a_player_in_the_game() -> None:
    layout = "N sn_frost | E bk_velkor | S bk_abyss | W bk_janira | R sn_elite | C sn_yorheim"
    s = finish(battle(layout, target="G1", fields=("", "lands G1 D4")))
    assert view(s)["players"][1]["alive"] is True
    assert view(s)["ending"] == ""


@clause("ER-17.10")
def test_built_towers_count_for_goals() -> None:
    s = position("""
        seat 0: lands A1 B1 D1 C2 B3 | goal go_towers | hand bk_herald
        seat 1: hand sn_elite
        towers: B1
        phase: turn_end
    """)
    declare(s, 0, "bk_herald", "rival 1")
    assert view(s)["ending"] == "goal"


def last_round(facts: str, scenario: str = "superiority") -> ElvenState:
    """The last turn of the last round of turns, at its end."""
    limit = 60 if scenario == "superiority" else 100
    s = position(f"{facts}\nscenario: {scenario}\nround_no: {limit}\nactive: 1\nfirst: 0\n"
                 "phase: turn_end")  # fmt: skip
    return close(s)


@clause("ER-17.11", "ER-17.12", "ER-19.24")
def test_at_the_round_limit_most_lands_win_and_no_goal_is_shown() -> None:
    s = last_round("seat 0: lands A1 B1 | goal go_towers\nseat 1: lands G1 F1 F2 | goal go_gold")
    assert view(s)["ending"] == "round_limit"
    assert view(s)["winners"] == [1]
    assert [player["goal"] for player in view(s)["players"]] == [None, None]


@clause("ER-17.1", "ER-17.2")
def test_no_window_is_open_after_a_victory_by_an_action() -> None:
    s = position("""
        seat 0: people high | hand hi_xaranta | lands A1 D1 C2 E2 F2 | goal go_towers
        seat 1: people black | hand bk_abyss
        phase: turn_end
    """)
    declare(s, 0, "hi_xaranta", "land F2", "to F3")
    assert view(s)["winners"] == [0]
    assert view(s)["window"] is None


@clause("ER-17.12")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ("lands A1 D4", "lands G1 F1", [0]),  # more castles
        ("lands A1 B1", "lands G1 E2", [1]),  # more Towers
        ("lands A1 B1 | treasures ne_treasure", "lands G1 F1", [0]),
        ("lands A1 B1 D4", "lands G1 E2 F3", [0]),  # castles before Towers
        ("lands A1 B1 | treasures ne_treasure", "lands G1 E2", [1]),  # Towers before Treasures
        ("lands A1 B1 | artifacts ar_eye", "lands G1 F1 | artifacts ar_net ar_cup", [1]),
        ("lands A1 B1", "lands G1 F1", [0, 1]),  # they share the victory
    ],
)
def test_ties_at_the_round_limit(first: str, second: str, winners: list[int]) -> None:
    s = last_round(f"seat 0: {first}\nseat 1: {second}")
    assert view(s)["winners"] == winners
    expected = {(0,): [1.0, -1.0], (1,): [-1.0, 1.0], (0, 1): [0.0, 0.0]}
    assert GAME.returns(s) == expected[tuple(winners)]


@clause("ER-17.12")
def test_in_dragon_lord_corner_castles_count_first() -> None:
    s = last_round("seats: 3\nseat 0: lands a1 d7\nseat 1: lands d4 c4 c5 d5 d6\nseat 2: lands g1",
                   "dragon_lord")  # fmt: skip
    until_over(s)
    assert view(s)["winners"] == [0]


def until_over(s: ElvenState) -> None:
    for _ in range(200):
        if GAME.seat(s) == -1:
            return
        play(s, "pass" if "pass" in actions(s) else actions(s)[0])


@clause("ER-17.11")
def test_a_round_is_complete_after_the_last_player_left() -> None:
    s = position("seats: 3\nseat 2: lands | deck\nout: 4\nround_no: 3\nactive: 1\nfirst: 0\n"
                 "phase: turn_end")  # fmt: skip
    close(s)
    assert view(s)["turn"] == 4
    s = position("seats: 3\nround_no: 3\nactive: 1\nfirst: 0\nphase: turn_end")
    close(s)
    assert view(s)["turn"] == 3
    s = position("seats: 3\nround_no: 3\nactive: 0\nfirst: 1\nphase: turn_end")
    close(s)
    assert view(s)["turn"] == 4


@clause("ER-17.11", "ER-17.13")
def test_the_round_limit_may_be_set_but_not_abolished() -> None:
    assert view(start(2))["numbers"]["round_limit"] == 60
    assert view(start(2, scenario="dragon_lord"))["numbers"]["round_limit"] == 100
    assert view(start(2, rounds="7"))["numbers"]["round_limit"] == 7
    s = start(2, rounds="1")
    until_over(s)
    assert view(s)["ending"] == "round_limit"


@clause("ER-18.1", "ER-18.2")
def test_superiority_is_the_default_and_only_it_deals_goals() -> None:
    assert view(start(2))["scenario"] == "superiority"
    s = start(3, scenario="dragon_lord")
    assert view(s)["zones"]["undealt_goals"]["count"] == 0
    assert [view(s, seat)["players"][seat]["goal"] for seat in range(3)] == [None] * 3


@clause("ER-18.12")
def test_dragon_lord_leaves_out_the_artifacts_about_goals() -> None:
    s = start(2, scenario="dragon_lord")
    assert view(s)["zones"]["artifact_deck"]["count"] == 18
    left = {GAME.table.ids[GAME.table.kind[card]] for card in s.artifact_deck}
    assert not {"ar_eye", "ar_mirror"} & left


def lord(facts: str = "") -> ElvenState:
    """Seat 0 has captured the Snow castle d7 in a game of three; seat 1 sits on d4."""
    return position(f"""
        scenario: dragon_lord
        seats: 3
        seat 0: people black | hand bk_herald*2 bk_abyss | lands a1 a2 d7 d6
        seat 1: people snow | hand sn_elite*2 sn_frost | lands d4 c4 d5
        seat 2: people forest | hand fo_stag*2 fo_sniper | lands g1 g2
        {facts}
    """)


@clause("ER-18.3", "ER-18.9")
def test_all_corner_castles_win_dragon_lord() -> None:
    s = position("""
        scenario: dragon_lord
        seats: 3
        seat 0: people black | hand bk_velkor bk_abyss bk_janira | lands a1 d7 g2 f2
        seat 1: people snow | lands d4
        seat 2: people forest | hand fo_stag fo_dancer fo_treeward | lands g1
    """)
    play(s, "attack g1")
    close(s)
    lay_out(s, "N fo_stag | E bk_velkor | S bk_abyss | W bk_janira | R fo_dancer | C fo_silvarg")
    finish(s)
    assert view(s)["ending"] == "castles"
    assert view(s)["winners"] == [0]
    assert view(s)["players"][1]["alive"]
    assert not view(s)["players"][2]["alive"]  # elimination applies


@clause("ER-18.4", "ER-18.10", "ER-18.13")
def test_a_captured_dragon_may_fight_in_any_own_battle() -> None:
    s = lord("squads: ne_orc ne_golem ne_troll")
    play(s, "attack a3")
    close(s)
    play(s, "fight 1", "name 1")
    assert "commit sn_yorheim" in actions(s)
    assert refused(s, "commit bk_morvag") == "ER-5.22"
    play(s, "commit sn_yorheim", "commit bk_herald")
    arrange(s, [3, 1, 4, 2, 0, 5])  # Yorheim in Reserve
    play(s, "commit bk_herald")
    assert asked(s) == (0, "swap")
    assert actions(s) == ["pass", "swap E", "swap W"]
    play(s, "swap E")  # treated like any card of his
    assert view(s)["battle"]["places"][1]["card"] == "sn_yorheim"
    finish(s)
    assert "sn_yorheim" in table(s, "dragons")
    assert "sn_yorheim" not in hand(s, 0)


@clause("ER-18.10", "ER-3.13")
def test_a_free_dragon_counts_as_a_card_one_can_commit() -> None:
    facts = """
        scenario: {}
        seats: 3
        seat 0: people black | hand bk_herald*2 | lands a1 a2 d7
        seat 1: people snow | lands d4
        phase: after_discard
    """
    s = position(facts.format("dragon_lord"))
    close(s)
    assert asked(s) == (0, "capture")
    assert count(s, "hand", 0) == 2  # never a hand card
    s = position(facts.format("superiority"))
    close(s)
    assert window(s) == "turn_end"


@clause("ER-18.5", "ER-18.10", "ER-18.4")
def test_a_castle_is_still_defended_by_its_own_dragon_with_others_beside_him() -> None:
    s = position("""
        scenario: dragon_lord
        seats: 3
        seat 0: people black | hand bk_herald | lands a1 d7
        seat 1: people snow | hand sn_elite*2 sn_frost | lands d4 b2
        active: 1
    """)
    play(s, "attack a1")
    close(s)
    assert names(view(s)["battle"]["defence"]) == ["bk_morvag"]
    assert asked(s) == (0, "commit")
    assert actions(s) == ["commit bk_herald", "commit sn_yorheim"]
    assert count(s, "hand", 0) == 1  # nothing had to be drawn


@clause("ER-18.6")
def test_the_home_dragon_defends_home_only() -> None:
    s = lord("squads: ne_orc ne_golem ne_troll")
    play(s, "attack a3")
    close(s)
    play(s, "fight 1", "name 1")
    assert "commit bk_morvag" not in actions(s)


@clause("ER-18.7", "ER-18.8", "ER-18.14")
def test_captured_castles_and_the_central_castle_are_portals() -> None:
    s = lord()
    assert {"attack g1", "attack d4"} <= set(actions(s))  # d4 is a rival's
    assert "attack g2" not in actions(s)
    s = lord("active: 1")
    assert {"attack a1", "attack g1", "attack d7"} <= set(actions(s))  # by the Central Castle
    s = position("scenario: dragon_lord\nseats: 3\nseat 0: hand bk_herald*2 bk_abyss | lands a1 a2")
    assert "attack g1" not in actions(s)  # the home castle is no portal


@clause("ER-18.11")
def test_ebrung_is_never_freed() -> None:
    s = lord("active: 1")
    play(s, "attack c3")
    while asked(s) != (1, "commit"):
        play(s, "pass" if "pass" in actions(s) else actions(s)[-1])
    assert "commit ne_ebrung" not in actions(s)
