"""Sections 21 and 22: Placed cards and Extortion."""

from typing import Any

from koloda.games.berserk_heroes.rules.state import HeroesState
from tests.clause import clause
from tests.games.berserk_heroes.table import (
    asked,
    card,
    coins,
    deck_count,
    do,
    events,
    grave,
    hand,
    heard,
    in_play,
    legal,
    numbers,
    on,
    on_extra,
    over,
    seat,
    view,
    wounds,
)


def placed(s: HeroesState, who: int) -> Any:
    return view(s)["players"][who]["placed"]


@clause("BH-21.1", "BH-21.2", "BH-21.13", "BH-24.14")
def test_place_puts_cards_of_the_reserve_into_the_stated_deck() -> None:
    s = do(on("hand innkeeper treasurer"), "play innkeeper", "play treasurer")
    assert (placed(s, 1), placed(s, 0)) == ({"drunk_sailor": 2}, {"doubloon": 1})
    assert (deck_count(s, 1), deck_count(s, 0)) == (12, 11)
    assert heard(s, "shuffled") == [{"seat": 1}, {"seat": 0}]  # once for two cards


@clause("BH-21.3", "BH-24.15")
def test_place_at_a_position_does_not_shuffle() -> None:
    s = do(on("hand cartographer | deck jarl*5"), "play cartographer")
    assert not heard(s, "shuffled")
    for who in (0, 1, None):
        known = view(s, who)["players"][0]["zones"]["deck"]["cards"]
        assert known == [{"card": "treasure_map", "place": 3}]


@clause("BH-24.15")
def test_a_known_place_is_followed_as_cards_above_it_leave() -> None:
    s = do(on("hand cartographer spare_sail | deck jarl*5"), "play cartographer", "play spare_sail")
    assert view(s, 1)["players"][0]["zones"]["deck"]["cards"][0]["place"] == 1
    do(s, "end", "end")
    assert "treasure_map" in hand(s, 0)
    assert heard(s, "drew", 1)[-1] == {"seat": 0, "card": "treasure_map"}


@clause("BH-21.4", "BH-21.12", "BH-21.16")
def test_a_placed_creature_leaves_for_the_reserve_and_has_not_died() -> None:
    s = do(
        on("hand volley | play drunk_sailor! avenger mourner"), "play volley", "pick drunk_sailor"
    )
    assert grave(s, 0) == ["volley"]
    assert (wounds(s, "wormwood"), hand(s, 0)) == (0, [])
    assert heard(s, "left")[0]["zone"] == "reserve"


@clause("BH-21.5")
def test_the_owner_is_the_player_from_whose_reserve_it_came() -> None:
    s = do(on("", "hand drunk_sailor' | deck raider*3"), "end", "play drunk_sailor")
    assert (card(s, "drunk_sailor")["owner"], card(s, "drunk_sailor")["seat"]) == (0, 1)


@clause("BH-21.6", "BH-21.7", "BH-21.8", "BH-21.17", "BH-25.3")
def test_at_most_ten_of_one_name_in_deck_and_hand() -> None:
    s = on("hand innkeeper*2", "hand drunk_sailor*3 | deck drunk_sailor'*6 raider")
    do(s, "play innkeeper")
    assert placed(s, 1) == {"drunk_sailor": 10}
    assert len(heard(s, "shuffled")) == 1
    do(s, "play innkeeper")
    assert placed(s, 1) == {"drunk_sailor": 10}
    assert len(heard(s, "shuffled")) == 1  # nothing placed, nothing shuffled


@clause("BH-21.7")
def test_a_placed_card_returning_above_the_limit_goes_to_the_reserve() -> None:
    s = do(on("hand pilot drunk_sailor*10 | play drunk_sailor!"), "play pilot")
    assert placed(s, 0) == {"drunk_sailor": 10}
    assert heard(s, "left")[0]["zone"] == "reserve"


@clause("BH-21.9")
def test_cards_in_play_do_not_count_towards_the_limit() -> None:
    s = on("hand innkeeper", "play drunk_sailor*5 | deck drunk_sailor*8 raider")
    assert placed(do(s, "play innkeeper"), 1) == {"drunk_sailor": 10}


@clause("BH-21.10", "BH-21.11")
def test_a_placed_card_is_used_by_whoever_holds_it() -> None:
    s = do(on("hand treasure_map' | coins 3 | deck jarl*3"), "play treasure_map")
    assert (hand(s, 0), coins(s, 0)) == (["jarl", "jarl"], (2, 1))
    assert (grave(s, 0), grave(s, 1)) == ([], [])  # back to its owner's reserve


@clause("BH-21.11")
def test_a_doubloon_opens_coins() -> None:
    s = do(on("hand doubloon | coins 1/3"), "play doubloon")
    assert coins(s, 0) == (3, 1)


@clause("BH-21.14")
def test_a_card_placed_into_an_empty_deck_can_be_drawn() -> None:
    s = do(on("hand bandy_messenger", "deck"), "play bandy_messenger", "end")
    assert (hand(s, 1), numbers(s, 1)["failed"]) == (["black_spot"], 0)


@clause("BH-21.15")
def test_a_position_that_does_not_exist_is_the_nearest() -> None:
    s = do(on("hand cartographer | deck jarl"), "play cartographer")
    known = view(s, 0)["players"][0]["zones"]["deck"]["cards"]
    assert known == [{"card": "treasure_map", "place": -1}]
    s = do(on("hand mine_layer", "deck"), "play mine_layer", "end")
    assert hand(s, 1) == ["drifting_mine"]


@clause("BH-21.15")
def test_a_mine_lies_at_the_bottom() -> None:
    s = do(on("hand mine_layer", "deck jarl*2"), "play mine_layer", "end", "end", "end")
    assert hand(s, 1) == ["jarl", "jarl"]


@clause("BH-21.15", "BH-24.2")
def test_a_place_counted_from_the_bottom() -> None:
    s = do(on_extra("hand undertow", "play raider | deck jarl*3"), "play undertow")
    deck = view(s, 0)["players"][1]["zones"]["deck"]
    assert deck == {"count": 4, "cards": [{"card": "raider", "place": -2}]}
    do(s, "end", "end", "end")
    assert hand(s, 1) == ["jarl", "jarl"]
    assert hand(do(s, "end", "end"), 1) == ["jarl", "jarl", "raider"]
    s = do(on_extra("hand undertow", "play raider | deck jarl"), "play undertow", "end")
    assert hand(s, 1) == ["raider"]  # second from the bottom of two is the top card
    s = do(on_extra("hand undertow", "play raider | deck"), "play undertow")
    assert deck_count(s, 1) == 1  # too few cards


@clause("BH-24.12", "BH-18.22")
def test_a_shuffle_forgets_places_from_the_bottom() -> None:
    s = on_extra("hand undertow maelstrom", "play raider duelist | deck jarl*3")
    do(s, "play undertow", "pick raider", "play maelstrom")
    assert view(s, 0)["players"][1]["zones"]["deck"] == {"count": 5, "cards": []}


# Section 22.


@clause("BH-22.1", "BH-22.7", "BH-24.17")
def test_the_opponent_may_meet_the_demand_when_the_ability_is_executed() -> None:
    s = do(on("hand gagrid", "coins 3"), "play gagrid")
    assert (asked(s), seat(s), legal(s)) == ("extortion", 1, ["done", "pay"])
    assert in_play(s, "gagrid") == 1


@clause("BH-22.2", "BH-22.14")
def test_a_paid_extortion_blanks_the_card_for_good() -> None:
    s = do(on("hand gagrid", "coins 3"), "play gagrid", "pay")
    assert card(s, "gagrid")["blank"]
    assert heard(s, "extortion") == [{"seat": 0, "card": "gagrid", "paid": 1}]
    assert card(do(s, "end", "end"), "gagrid")["blank"]


@clause("BH-22.3")
def test_a_refused_extortion_leaves_the_abilities() -> None:
    s = do(on("hand gagrid", "coins 3"), "play gagrid", "done")
    assert card(s, "gagrid")["keywords"] == ["rush"]
    assert coins(s, 1) == (3, 0)


@clause("BH-22.4")
def test_what_cannot_be_met_in_full_is_not_paid_without_a_choice() -> None:
    s = do(on("hand gagrid", "coins 2"), "play gagrid")
    assert (asked(s), coins(s, 1)) == ("main", (2, 0))
    s = do(on("hand debt_collector"), "play debt_collector")
    assert (asked(s), "blank" in card(s, "debt_collector")) == ("main", False)


@clause("BH-22.2")
def test_other_demands_discard_destroy_close_return() -> None:
    s = do(on("hand debt_collector", "hand jarl pilot"), "play debt_collector", "pay")
    do(s, "discard jarl")
    assert (grave(s, 1), card(s, "debt_collector")["blank"]) == (["jarl"], True)
    s = do(on("hand tribute_taker", "play raider jarl"), "play tribute_taker", "pay")
    assert legal(s) == ["pick raider", "pick jarl"]
    assert grave(do(s, "pick raider"), 1) == ["raider"]
    s = do(on_extra("hand bouncer", "play raider jarl"), "play bouncer", "pay", "pick jarl")
    assert hand(s, 1) == ["jarl"]


@clause("BH-22.8")
def test_abilities_refer_to_extortions_paid_or_not() -> None:
    s = on("hand gagrid | play cursed_cove", "coins 3", heroes="gloom wormwood")
    s.wounds[0] = 5
    t = do(s.clone(), "play gagrid", "pay")
    assert (wounds(t, "gloom"), wounds(t, "wormwood"), hand(t, 0)) == (3, 0, [])
    do(s, "play gagrid", "done")
    if asked(s) == "order":
        do(s, legal(s)[0])
    assert (wounds(s, "wormwood"), hand(s, 0)) == (1, ["deck_rat"])


@clause("BH-22.9", "BH-22.11")
def test_a_paid_extortion_stops_the_rest_of_the_text() -> None:
    s = on("hand ultimatum")
    assert hand(do(s.clone(), "play ultimatum", "pay"), 0) == []
    assert len(hand(do(s.clone(), "play ultimatum", "done"), 0)) == 2
    s = do(on("hand usurer", "coins 2"), "play usurer", "pay")
    assert hand(s, 0) == []


@clause("BH-22.10")
def test_only_the_card_that_carried_it_is_affected() -> None:
    s = do(on("hand gagrid | play gagrid", "coins 3"), "play gagrid", "pay")
    assert ["blank" in c for c in _gagrids(s)] == [False, True]


def _gagrids(s: HeroesState) -> list[Any]:
    return [c for c in view(s, 0)["players"][0]["zones"]["play"]["cards"] if c["card"] == "gagrid"]


@clause("BH-22.11")
def test_a_demand_is_met_even_if_it_kills_the_payers_hero() -> None:
    s = on("hand ultimatum")
    s.wounds[1] = s.lives[1] - 1
    assert over(do(s, "play ultimatum", "pay")) == ("hero_killed", [1.0, -1.0])


@clause("BH-22.12")
def test_nothing_is_asked_if_the_card_is_hidden_by_then() -> None:
    """Stealth first, then the Extortion: neither paid nor unpaid."""
    s = on_extra("hand shy_extorter | play cursed_cove", "coins 3")
    do(s, "play shy_extorter", "order stealth shy_extorter")
    assert (asked(s), hand(s, 0)) == ("main", [])
    assert not [e for e in events(s) if e["key"] == "extortion"]
    s = on_extra("hand shy_extorter | play cursed_cove", "coins 3")
    do(s, "play shy_extorter", "order shy_extorter.1 shy_extorter")
    assert asked(s) == "extortion"


@clause("BH-22.12")
def test_nothing_is_asked_if_the_card_is_gone_by_then() -> None:
    """The opponent's Pitfall comes first; the Cove hears of no Extortion."""
    s = on_extra("hand gagrid | play cursed_cove", "play pitfall | coins 3")
    do(s, "play gagrid")
    assert (in_play(s, "gagrid"), asked(s), hand(s, 0)) == (0, "main", [])
    assert not [e for e in events(s) if e["key"] == "extortion"]


@clause("BH-22.13")
def test_an_extortion_of_an_attached_card_blanks_the_whole() -> None:
    s = on_extra("hand muffler | play glass_golem+plate_module", "play jarl raider")
    do(s, "play muffler", "attach glass_golem", "order muffler.1 muffler", "pay", "pick jarl")
    assert card(s, "glass_golem")["keywords"] == []
    assert not card(s, "jarl")["open"]
    assert asked(s) == "thirst"  # already waiting, so still executed: BH-22.9


@clause("BH-22.4", "BH-10.2")
def test_a_demand_to_close_a_card_needs_an_open_one() -> None:
    s = do(on_extra("hand muffler", "play jarl!"), "play muffler", "order muffler.1 muffler")
    assert (asked(s), seat(s)) == ("thirst", 0)  # nothing was asked of the opponent
    assert not card(s, "muffler").get("blank")
    s = do(on_extra("hand muffler", "play jarl! raider pilot"), "play muffler")
    do(s, "order muffler.1 muffler", "pay")
    assert legal(s) == ["pick raider", "pick pilot"]
