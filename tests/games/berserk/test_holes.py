"""Edges that a rule is easily wrong at: the corner a1, unit 0 in the log, the end of a turn."""

import msgspec

from koloda.games.berserk.cards.schema import read_cards
from koloda.games.berserk.faces.notation import position
from koloda.games.berserk.model import (
    CLOSED,
    MOD_FLAG,
    MOD_LIVES,
    PROTECT_SUDDEN,
    UNTIL_END_OF_TURN,
)
from koloda.games.berserk.rules import events
from koloda.games.berserk.rules.statics import grant, refresh
from tests.clause import clause
from tests.games.berserk.table import (
    acts,
    asked,
    at,
    do,
    extra_cards,
    game_with,
    go,
    grave,
    look,
    pos,
    told,
)
from tests.playing import actions, listen, play


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


@clause("BK-21.15")
def test_a_strike_on_a_flyer_is_earned_until_the_own_next_turn_starts() -> None:
    for seat in (0, 1):
        s = pos(f"active: {seat}\np1 c3 x01\np2 c5 x01\np{seat + 1} b2 x01 earned")
        go(s, "end")
        assert (at(s, "b2", "earned_strike"), at(s, "b2", "may_strike_flyer")) == (True, False)
        go(s, "end")
        assert (at(s, "b2", "earned_strike"), at(s, "b2", "may_strike_flyer")) == (False, True)


@clause("BK-12.8", "BK-12.2", "BK-13.8")
def test_an_attacker_that_is_closed_in_response_does_not_strike() -> None:
    s = pos("p1 c3 x01\np1 a1 n01\np2 c4 x01\np2 zone x38")
    do(s, "strike c3 c4")
    assert asked(s) == "response 1"
    do(s, "use 2.x38 2", "target c3")
    while not asked(s).startswith("main"):
        do(s, "pass")
    assert at(s, "c3", "closed") is True
    assert look(s, 0)["dice"] == []  # nothing was rolled


@clause("BK-8.19", "BK-16.14")
def test_a_hidden_flyer_shoots_from_the_additional_zone_where_it_will_be() -> None:
    s = pos("turn: 1\np1 a1 x01\np1 a2 x01\np2 e4 x01\np2 e6 x38 hidden")
    do(s, "end")
    do(s, "use e6 1")
    assert {"target a1", "target a2"} <= set(acts(s))


@clause("BK-26.35", "BK-26.31", "BK-16.33")
def test_protection_from_sudden_actions_does_not_stop_triggers() -> None:
    shelter = [0, 0, 0, 0, MOD_FLAG, PROTECT_SUDDEN, 0, 0]
    s = pos("p1 c3 x04\np2 c4 x06 wounds=8\np2 e6 x02\np2 a6 x03")
    s.elements[17] = s.elements[29]
    grant(s, 29, UNTIL_END_OF_TURN, shelter)
    refresh(s)
    go(s, "use c3 2", "target c4")
    assert grave(s, 1) == ["x06"]
    assert at(s, "e6", "lives") == 5 + 3  # Life gift
    s = pos("p1 c3 n03\np1 a1 n01\np2 c4 x25 wounds=5 closed\np2 e6 n01")
    grant(s, 12, UNTIL_END_OF_TURN, shelter)
    refresh(s)
    go(s, "strike c3 c4", white="6")
    assert at(s, "c3", "wounds") == 3  # the dead card's trigger


@clause("BK-21.19")
def test_an_artifact_does_not_take_off_and_a_flyer_not_again() -> None:
    s = pos("p1 c2 x39\np1 a1 n01\np2 e6 n01")
    listen(s)
    go(s, "use c2 1")
    assert at(s, "c2", "card") == "x39"
    assert [event for event in told(s, 0) if event["key"] == "flew"] == []
    s = pos("p1 c2 x37\np2 e6 n01\np2 zone n14")
    listen(s)
    go(s, "use c2 1", "target 2.n14")
    assert [event for event in told(s, 0) if event["key"] == "flew"] == []


@clause("BK-13.7", "BK-12.6")
def test_a_plain_strike_costs_nothing_of_what_an_ability_of_another_card_costs() -> None:
    plain = [msgspec.structs.replace(card, triggers=[], host=None) for card in read_cards()]
    dear = next(card for card in extra_cards() if card.id == "x20")
    last = [action for action in dear.actions if action.tokens]
    game = game_with([*plain, msgspec.structs.replace(dear, actions=last)])
    assert game.table.abilities[-1].tokens
    s = position("p1 c3 n01\np1 a1 n01\np2 c4 n01 closed\np2 e6 n01", game)
    play(game, s, "strike c3 c4")
    while game.prompt(s)["key"] in ("defender", "response", "moment"):
        play(game, s, "undefended" if "undefended" in actions(game, s) else "pass")
    assert s.st[s.at[12]] & CLOSED
