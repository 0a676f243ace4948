"""Set-up: chapter 2, and the maps of section 8."""

import pytest

from koloda.kernel.errors import BadSetup
from tests.clause import clause
from tests.games.elven_rage.table import (
    GAME,
    actions,
    close,
    count,
    hand,
    heard,
    land,
    lands_of,
    names,
    owner,
    play,
    position,
    start,
    table,
    view,
)

HALVES = {
    "A1-G1": ({"A1", "G1"}, {"D1", "C2", "E2", "B3", "F3"}, "D3"),
    "G1-G7": ({"G1", "G7"}, {"E2", "F3", "G4", "F5", "E6"}, "E4"),
    "G7-A7": ({"G7", "A7"}, {"B5", "F5", "C6", "E6", "D7"}, "D5"),
    "A7-A1": ({"A7", "A1"}, {"C2", "B3", "A4", "B5", "C6"}, "C4"),
}


def features(s: object, feature: str) -> set[str]:
    found = view(s)["lands"]  # type: ignore[arg-type]
    return {land["land"] for land in found if land["feature"] == feature}


@clause("ER-2.1", "ER-2.6")
def test_the_map_side_follows_the_number_of_players() -> None:
    three, four = start(3), start(4)
    assert len(view(four)["lands"]) == 49
    assert len(view(three)["lands"]) == 37
    assert features(four, "castle") == {"A1", "G1", "G7", "A7"}
    assert features(three, "castle") == {"a1", "d7", "g1"}
    assert len(features(four, "tower")) == 12
    assert len(features(three, "tower")) == 9
    assert features(four, "central") == {"D4"}
    assert features(three, "central") == {"d4"}


@clause("ER-2.2", "ER-2.3", "ER-2.5")
@pytest.mark.parametrize("pair", HALVES)
def test_two_players_use_half_of_the_map_and_the_central_castle(pair: str) -> None:
    s = start(2, castles=pair)
    castles, towers, _ = HALVES[pair]
    assert len(view(s)["lands"]) == 22
    assert features(s, "castle") == castles
    assert features(s, "tower") == towers
    assert features(s, "central") == {"D4"}
    assert {owner(s, castle) for castle in castles} == {0, 1}


@clause("ER-2.2")
def test_opposite_corners_are_refused() -> None:
    with pytest.raises(BadSetup):
        start(2, castles="A1-G7")


@clause("ER-2.4")
@pytest.mark.parametrize("pair", HALVES)
def test_lands_out_of_play_cannot_be_attacked_and_join_nothing(pair: str) -> None:
    s = position(f"seat 0: lands D4 | hand bk_abyss*2 bk_initiate\ncastles: {pair}")
    targets = {text.split()[1] for text in actions(s, "attack")}
    assert targets - HALVES[pair][0] == {HALVES[pair][2]}  # the castles are reached by portal


@clause("ER-2.7", "ER-2.8", "ER-2.9", "ER-2.10", "ER-2.11", "ER-2.12", "ER-2.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neutrals_squads_and_artifacts_are_laid_out(seats: int) -> None:
    s = start(seats)
    zones, squads = view(s)["zones"], view(s)["squads"]
    assert "ne_ebrung" in table(s, "dragons")
    assert len(squads) == seats + 1
    assert all(squad["count"] == 3 for squad in squads)
    assert zones["neutral_deck"]["count"] == 34 - 3 * (seats + 1)
    assert zones["neutral_discard"]["count"] == 0
    assert zones["artifact_deck"]["count"] == 20
    hidden = [*s.neutral_deck, *[card for i, card in enumerate(s.squads) if i % 5 < 3]]
    assert len(set(hidden)) == 34
    assert s.table.dragon(-1) not in hidden


@clause("ER-2.14")
def test_peoples_are_chosen_by_agreement() -> None:
    s = start(3, peoples="high,black,forest", listen=True)
    assert [player["people"] for player in view(s)["players"]] == ["high", "black", "forest"]
    assert not heard(s, None, "lot")


@clause("ER-2.15", "ER-2.16", "ER-19.18")
def test_without_agreement_lots_decide_and_go_back() -> None:
    seen = set()
    for seed in range(150):
        s = start(2, seed, listen=True)
        lots = [event["args"]["people"] for event in heard(s, None, "lot")]
        assert lots == [player["people"] for player in view(s)["players"]]
        assert [count(s, "deck", seat) + count(s, "hand", seat) for seat in (0, 1)] == [19, 19]
        seen.add(tuple(lots))
    assert len(seen) == 12  # every ordered pair of the four peoples


@clause("ER-2.17", "ER-2.18", "ER-2.19", "ER-19.18")
def test_the_highest_initiative_is_first_and_ties_draw_again() -> None:
    redrawn = treasures = 0
    for seed in range(120):
        s = start(3, seed, listen=True)
        drawn = [tuple(event["args"].values()) for event in heard(s, None, "order-card")]
        group = drawn[:3]
        rest = drawn[3:]
        while True:
            values = {seat: initiative(card) for seat, card in group}
            treasures += any(card == "ne_treasure" for _, card in group)
            best = [seat for seat in values if values[seat] == max(values.values())]
            if len(best) == 1:
                break
            redrawn += 1
            group, rest = rest[: len(best)], rest[len(best) :]
            assert [seat for seat, _ in group] == best
        assert rest == []
        assert view(s)["active"] == best[0] == view(s)["numbers"]["first"]
        assert view(s)["zones"]["neutral_deck"]["count"] == 34 - 12
    assert redrawn
    assert treasures


def initiative(card: str) -> int:
    return GAME.table.stats[GAME.table.kinds[card]][0]


@clause("ER-2.20")
def test_turns_pass_clockwise() -> None:
    s = position("seats: 3\nseat 1: hand sn_elite\nactive: 1\nphase: turn_end")
    seen = [view(s)["active"]]
    while len(seen) < 4:
        play(s, actions(s)[0])
        if view(s)["active"] != seen[-1]:
            seen.append(view(s)["active"])
    assert seen == [1, 2, 0, 1]


@clause("ER-2.21", "ER-2.22", "ER-17.14")
@pytest.mark.parametrize(("seats", "castles"), [(2, "A1 G1"), (3, "a1 d7 g1"), (4, "A1 G1 G7 A7")])
def test_each_player_starts_with_his_castle_alone(seats: int, castles: str) -> None:
    s = start(seats)
    for seat, castle in enumerate(castles.split()):
        assert lands_of(s, seat) == {castle}
        assert land(s, castle)["token"] == "tower"
    assert features(s, "castle") == set(castles.split())


@clause("ER-2.23", "ER-2.24", "ER-2.25")
def test_the_dragon_lies_apart_and_five_cards_are_drawn() -> None:
    s = start(2, peoples="black,snow")
    assert table(s, "dragons") == ["bk_morvag", "ne_ebrung", "sn_yorheim"]
    for seat in (0, 1):
        assert count(s, "hand", seat) == 5
        assert count(s, "deck", seat) == 14
        assert not {"bk_morvag", "sn_yorheim"} & set(hand(s, seat))


@clause("ER-2.26", "ER-2.27", "ER-19.5")
def test_each_player_gets_a_secret_goal_and_the_rest_stay_unseen() -> None:
    for seats in (2, 3, 4):
        s = start(seats)
        goals = [view(s, seat)["players"][seat]["goal"] for seat in range(seats)]
        assert len(set(goals)) == seats
        assert None not in goals
        assert view(s)["players"][0]["goal"] is None
        for seat in (None, *range(seats)):
            undealt = view(s, seat)["zones"]["undealt_goals"]
            assert undealt["count"] == 7 - seats
            assert names(undealt) == []


@clause("ER-2.28")
def test_set_up_runs_in_order() -> None:
    s = start(2, 3, listen=True)
    keys = [event["key"] for event in heard(s)]
    order = ["squads", "lot", "order-card", "first", "draws", "turn"]
    assert [key for i, key in enumerate(keys) if key not in keys[:i]] == order


@clause("ER-3.1", "ER-13.3")
def test_the_first_decision_is_the_turn_start_window_of_the_first_player() -> None:
    s = start(4, 5)
    assert view(s)["window"] == "turn_start"
    assert GAME.seat(s) == view(s)["numbers"]["first"]
    close(s)
    assert view(s)["window"] == "after_discard"
