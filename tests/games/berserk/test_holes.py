"""Edges that a rule is easily wrong at: the corner a1, unit 0 in the log, the end of a turn."""

from koloda.games.berserk.model import MOD_LIVES, UNTIL_END_OF_TURN
from koloda.games.berserk.rules import events
from koloda.games.berserk.rules.statics import grant, refresh
from tests.clause import clause
from tests.games.berserk.table import acts, at, do, go, grave, look, pos, told
from tests.playing import listen


@clause("BK-2.7", "BK-2.8")
def test_a_card_in_the_corner_a1_has_three_neighbours_and_is_one() -> None:
    s = pos("p1 a1 n01\np2 a2 n01\np2 b1 n01\np2 b2 n01\np2 c1 n01\np2 a3 n01")
    strikes = [a for a in acts(s) if a.startswith("strike")]
    assert strikes == ["strike a1 b1", "strike a1 a2", "strike a1 b2"]
    s = pos("active: 1\np1 a1 n01\np2 a2 n01\np2 b1 n01\np2 b2 n01\np2 c1 n01\np2 a3 n01")
    at_a1 = [a for a in acts(s) if a.startswith("strike") and a.endswith(" a1")]
    assert at_a1 == ["strike b1 a1", "strike a2 a1", "strike b2 a1"]


@clause("BK-29.7", "BK-29.17")
def test_the_card_with_the_number_0_is_named_in_the_log() -> None:
    s = pos("p1 a1 n01\np2 a2 x01\np2 e6 n01")
    listen(s)
    go(s, "strike a1 a2", white="1", black="1")
    first = next(event for event in told(s, 1) if event["key"] == "strikes")
    assert first["args"]["unit"] == 0
    assert first["args"]["card"] == "n01"
    s = pos("active: 1\np1 a1 x01\np1 c1 x15\np2 a2 n01")
    do(s, "strike a2 a1")
    assert look(s, 0)["stack"][0]["target"] == 0


@clause("BK-10.10", "BK-10.13", "BK-28.8")
def test_triggers_of_what_ends_with_the_turn_come_before_the_next_turn() -> None:
    s = pos("p1 c3 x01 wounds=6\np1 b1 x28\np2 c5 x22\np2 e6 x22")
    grant(s, s.at[12], UNTIL_END_OF_TURN, [0, 0, 0, 0, MOD_LIVES, 5, 0, 0])
    refresh(s)
    assert grave(s, 0) == []
    go(s, "end")
    assert grave(s, 0) == ["x01"]
    assert look(s, 0)["turn"] == 3  # the avenger chooses before the turn passes
    assert acts(s) == ["target c5", "target e6"]
    do(s, "target c5")
    assert (look(s, 0)["turn"], at(s, "c5", "wounds")) == (4, 1)
    last = pos("p1 c3 x01 wounds=6\np2 c5 x22")
    grant(last, last.at[12], UNTIL_END_OF_TURN, [0, 0, 0, 0, MOD_LIVES, 5, 0, 0])
    refresh(last)
    go(last, "end")
    assert last.winner == 1


@clause("BK-16.30")
def test_an_attack_on_all_around_spares_its_source() -> None:
    s = pos("p1 c3 x31\np2 c4 x01\np2 e6 n01")
    go(s, "use c3 1")
    assert (at(s, "c3", "wounds"), at(s, "c4", "wounds")) == (0, 2)


@clause("BK-16.18")
def test_equipment_is_no_target_of_a_shot_that_wounds_nobody() -> None:
    s = pos("p1 c1 x31\np2 c4 x01\np2 c4w x21\np2 e6 n01")
    do(s, "use c1 2")
    assert acts(s) == ["target c4", "target e6"]


@clause("BK-29.17")
def test_a_stop_setting_at_any_question_takes_no_dice_away() -> None:
    s = pos(
        "p1 c3 m04\np2 c4 x01\np2 e6 n01\nrolls: 0 5\nstack: 1008 0 0 0\nfight: 12 17 5 1 1 0 0 -1"
    )
    assert len(look(s, 1)["dice"]) == 1
    do(s, "stop never")
    assert len(look(s, 1)["dice"]) == 1


def test_every_kind_of_event_is_told_under_its_own_name() -> None:
    kinds = {name: n for name, n in vars(events).items() if name.startswith("E_")}
    told = {name: events.EVENTS[n][0].replace("-", "_").upper() for name, n in kinds.items()}
    assert told == {name: name.removeprefix("E_") for name in kinds}
    assert len(kinds) == len(events.EVENTS)
