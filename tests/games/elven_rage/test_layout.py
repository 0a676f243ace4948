"""Layout and directions: chapters 6 and 7."""

from collections import Counter

import pytest

from koloda.games.elven_rage.rules.battle import meeting, pointed_at
from tests.clause import clause
from tests.games.elven_rage.table import (
    ElvenState,
    actions,
    arrange,
    asked,
    at,
    battle,
    card_at,
    cards,
    close,
    committing,
    discard,
    fight,
    finish,
    hand,
    heard,
    listen,
    lives,
    owner,
    play,
    position,
    question,
    refused,
    symbols,
    table,
    until,
    view,
    window,
)

EXAMPLE = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_sentinel | C bk_initiate"
SWAP = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R bk_abyss | C sn_sentinel"
RING = {"N": "ESW", "E": "SWN", "S": "WNE", "W": "NES"}  # left, centre, right
SIDES = ["left", "centre", "right"]


@clause("ER-6.1", "ER-6.2")
def test_six_cards_are_dealt_at_random_one_to_each_place() -> None:
    seen: Counter[tuple[str | None, str]] = Counter()
    for seed in range(60):
        s = position(f"""
            seat 0: hand bk_abyss bk_priest bk_janira bk_herald | lands A1 B1 C1 D1 E1
            seat 1: hand sn_elite sn_frost sn_raider sn_hearth | lands G1 F1
            rng: {seed} 7 0 0 0 {seed} 0 0 0 0 0 0 0
        """)
        play(s, "attack F1")
        close(s)
        for card in ("sn_elite", "sn_frost", "sn_raider", "bk_abyss", "bk_priest", "bk_janira"):
            play(s, f"commit {card}")
        if question(s) == "swap":
            for place in "NESWRC":
                seen[card_at(s, place), place] += 1
            assert len({card_at(s, place) for place in "NESWRC"}) == 6
    assert len({place for _, place in seen}) == 6
    assert {card for card, place in seen if place == "N"} == {
        "bk_abyss", "bk_priest", "bk_janira", "sn_elite", "sn_frost", "sn_raider"
    }  # fmt: skip


@clause("ER-6.3", "ER-19.10", "ER-19.11")
def test_all_six_are_turned_at_once() -> None:
    s = listen(battle(SWAP))
    assert question(s) == "swap"
    for seat in (None, 0, 1):
        places = view(s, seat)["battle"]["places"]
        assert [place["card"] for place in places] == [
            "sn_elite", "bk_guard_darn", "sn_raider", "bk_janira", "bk_abyss", "sn_sentinel"
        ]  # fmt: skip
        assert view(s, seat)["layout"] == [place["card"] for place in places]
        assert places[0]["lives"] == 2
        assert places[0]["symbols"] == ["S1", "S2", "S1"]


@clause("ER-6.4", "ER-7.10")
def test_centre_cards_do_not_fight_and_block_nothing() -> None:
    layout = "N bk_shiarra | E sn_shield | S sn_elite | W bk_herald | R sn_frost | C bk_janira"
    s = fight(battle(layout))
    assert acting_order(s)[0] == "bk_shiarra"
    s = fight(battle(layout))
    close(s)
    play(s, "strike centre")  # across the centre
    assert lives(s, "S") == 1


def acting_order(s: ElvenState) -> list[str]:
    """The cards that act in the first round, in order."""
    order: list[str] = []
    while view(s)["battle"] and view(s)["battle"]["round"] == 1:
        acting = view(s)["battle"]["acting"]
        if window(s) == "card_turn" and acting:
            order.append(card_at(s, acting) or "")
            close(s)
        else:
            play(s, actions(s)[0])
    return [card for i, card in enumerate(order) if i == 0 or order[i - 1] != card]


@clause("ER-6.5", "ER-6.18", "ER-6.20")
def test_the_critical_card_dies_after_the_reveal_window_whatever_its_lives() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_frost | C bk_abyss"
    s = battle(layout, attacker="bk_priest")
    assert window(s) == "reveal"
    assert card_at(s, "C") == "bk_abyss"  # it lies open
    play(s, "declare bk_priest")
    assert actions(s) == ["at N", "at E", "at S", "at W"]  # but is no outer card
    play(s, "at N", "pass")
    close(close(s))
    assert discard(s, 0) == ["bk_priest", "bk_abyss"]


@clause("ER-6.6", "ER-6.7", "ER-6.18")
def test_the_reserve_card_returns_to_the_hand_and_may_act_at_once() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R bk_priest | C sn_frost"
    s = battle(layout)
    play(s, "pass")
    assert hand(s, 0) == ["bk_priest"]
    assert window(s) == "reveal"
    assert "declare bk_priest" in actions(s)


@clause("ER-6.8", "ER-6.9", "ER-6.11")
def test_the_attacker_may_swap_the_reserve_card_for_an_outer_card() -> None:
    s = battle(SWAP)
    assert asked(s) == (0, "swap")
    assert actions(s) == ["pass", "swap E", "swap W"]
    assert refused(s, "swap N") == "ER-6.9"
    assert refused(s, "swap critical") == "ER-6.9"
    play(s, "swap E")
    assert card_at(s, "E") == "bk_abyss"
    assert hand(s, 0) == ["bk_guard_darn"]
    assert symbols(s, "E") == ["SH", "S1", "CA"]
    assert lives(s, "E") == 3
    assert window(s) == "reveal"  # once: no second swap


@clause("ER-6.10")
def test_the_defender_has_no_swap() -> None:
    s = battle(EXAMPLE)
    assert window(s) == "reveal"


@clause("ER-6.12", "ER-6.13")
def test_neutral_warriors_in_the_centre_are_discarded() -> None:
    layout = "N ne_orc | E bk_guard_darn | S bk_abyss | W bk_janira | R ne_harpy | C ne_skeleton"
    s = battle(layout, attacker="bk_herald")
    assert table(s, "neutral_discard") == ["ne_harpy"]
    fight(s)
    assert table(s, "neutral_discard") == ["ne_harpy", "ne_skeleton"]


@clause("ER-6.14", "ER-10.7")
def test_the_reserve_record_survives_the_swap() -> None:
    s = battle(SWAP)
    assert view(s)["battle"]["reserve"] == 0
    play(s, "swap E")
    assert view(s)["battle"]["reserve"] == 0


@clause("ER-6.15")
def test_a_dragon_in_the_centre_returns_to_its_place() -> None:
    for place, other in (("R", "C"), ("C", "R")):
        layout = f"N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | {place} sn_yorheim"
        s = battle(f"{layout} | {other} bk_initiate", target="G1", defender="sn_frost")
        fight(s)
        assert "sn_yorheim" in table(s, "dragons")
        assert "sn_yorheim" not in hand(s, 1) + discard(s, 1)
        assert view(s)["battle"]["reserve"] == (1 if place == "R" else 0)


@clause("ER-6.15", "ER-2.8", "ER-11.10")
def test_ebrung_returns_to_his_place_after_a_failed_attack() -> None:
    s = position("""
        seats: 4
        seat 0: hand bk_initiate*2 bk_herald | lands A1 D3
        seat 1: hand sn_elite sn_frost sn_raider | lands G1 E4
        neutral_deck: ne_treasure ne_bandit
    """)
    play(close(play(s, "attack D4")), "name 1")
    arrange(s, [3, 0, 4, 5, 1, 2])  # N Ebrung, E initiate, S, W neutrals
    committing(s, ["bk_initiate", "bk_initiate", "bk_herald"])
    finish(s)
    assert owner(s, "D4") is None
    assert "ne_ebrung" in table(s, "dragons")
    assert table(s, "neutral_discard") == ["ne_bandit", "ne_treasure"]
    until(s, 1, "capture")
    play(close(play(s, "attack D4")), "name 0")
    arrange(s, [3, 0, 4, 5, 1, 2])
    committing(s, ["sn_elite", "sn_frost", "sn_raider"])
    assert (card_at(s, "N"), lives(s, "N")) == ("ne_ebrung", 5)
    assert {card_at(s, "S"), card_at(s, "W")} == {"ne_bandit", "ne_treasure"}  # reshuffled


@clause("ER-6.16", "ER-6.17", "ER-10.12", "ER-14.1", "ER-14.2")
def test_a_treasure_is_an_empty_place_until_the_attacker_takes_it() -> None:
    layout = "N ne_treasure | E ne_orc | S bk_janira | W bk_spider | R ne_treasure | C bk_abyss"
    s = fight(battle(layout, attacker="bk_priest bk_initiate"))
    assert at(s, "N") == {"place": "N", "card": "ne_treasure"}
    assert card_at(s, "R") == "ne_treasure"
    play(s, "declare bk_priest")
    assert actions(s) == ["at E", "at S", "at W"]
    play(s, "at E")
    finish(s)
    assert cards(s, "treasures", 0) == ["ne_treasure", "ne_treasure"]
    assert view(s)["players"][0]["zones"]["treasures"]["count"] == 2
    assert owner(s, "C3") == 0


@clause("ER-6.17", "ER-10.12", "ER-10.8")
def test_a_lost_battle_sends_treasures_to_the_discard() -> None:
    layout = "N ne_troll | E bk_herald | S ne_golem | W bk_herald | R ne_treasure | C bk_abyss"
    s = finish(battle(layout))  # nobody can strike: two against two, no fighter in Reserve
    assert owner(s, "C3") is None
    assert table(s, "neutral_discard") == ["ne_golem", "ne_treasure", "ne_troll"]
    assert cards(s, "treasures", 0) == []


@clause("ER-6.18")
def test_swap_reserve_window_critical_round_in_this_order() -> None:
    s = battle(SWAP, attacker="bk_priest", defender="sn_frost")
    listen(s)
    play(s, "pass")
    assert [event["key"] for event in heard(s)] == ["to-hand"]
    assert window(s) == "reveal"
    close(s)
    keys = [event["key"] for event in heard(s)]
    assert keys == ["to-hand", "to-discard", "round", "card-turn"]


@clause("ER-6.19", "ER-7.1", "ER-7.2", "ER-7.3", "ER-7.4", "ER-7.5", "ER-7.6")
@pytest.mark.parametrize("place", RING)
def test_the_ring_of_directions(place: str) -> None:
    for direction, target in enumerate(RING[place]):
        i, j = "NESW".index(place), "NESW".index(target)
        assert pointed_at(i, direction) == j
        assert pointed_at(j, meeting(direction)) == i  # the symbol met points back
    assert [meeting(d) for d in range(3)] == [2, 1, 0]


@clause("ER-7.3", "ER-7.4", "ER-7.6", "ER-7.8")
def test_strikes_hit_the_places_of_the_table() -> None:
    """A Star-Mage (P1 in all directions) in each place against three neutrals."""
    others = {"N": "ESW", "E": "SWN", "S": "WNE", "W": "NES"}
    for place, targets in others.items():
        foes = dict(zip(targets, ("ne_orc", "ne_werewolf", "ne_minotaur"), strict=True))
        layout = f"{place} hi_elendar | R hi_dawn | C hi_law"
        layout += "".join(f" | {p} {card}" for p, card in foes.items())
        s = battle(layout, attacker="hi_spear", peoples=("high", "black"))
        fight(s)
        close(s)
        assert asked(s) == (0, "strike")
        for side, target in zip(SIDES, targets, strict=True):
            t = s.clone()
            play(t, f"strike {side}")
            assert lives(t, target) == 1, (place, side)


@clause("ER-7.7", "ER-7.8")
def test_a_place_that_is_left_stays_empty_and_cannot_be_aimed_at() -> None:
    s = fight(battle(EXAMPLE, attacker="bk_abyss", defender="sn_frost"))
    close(close(s))
    assert card_at(s, "S") is None
    assert [card_at(s, place) for place in "NEW"] == ["sn_elite", "bk_guard_darn", "bk_janira"]
    assert view(s)["battle"]["acting"] == "N"
    close(s)  # her centre attack points at the emptied place: she can do nothing
    assert view(s)["battle"]["acting"] == "E"


@clause("ER-7.9")
def test_neutral_cards_do_not_strike_one_another() -> None:
    layout = "N ne_harpy | E ne_goblin | S ne_orc | W bk_janira | R bk_abyss | C bk_initiate"
    s = battle(layout)
    assert [at(s, place)["side"] for place in "NES"] == [1, 1, 1]
    play(s, "pass")
    before = {place: lives(s, place) for place in "NES"}
    close(s)
    close(s)
    after = {place: lives(s, place) for place in "NES" if card_at(s, place)}
    assert sum(before.values()) - sum(after.values()) <= 2  # only Janira strikes at them
