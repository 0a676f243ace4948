"""Sections 4 to 6: deck construction, zones, set-up."""

from collections import Counter

import pytest

from koloda.games.berserk_heroes import GAME
from koloda.games.berserk_heroes.cards.decks import read_deck, write_deck
from koloda.games.berserk_heroes.rules.state import HeroesState
from koloda.kernel.decks import first_cards
from koloda.kernel.errors import BadDeck, BadSetup
from koloda.kernel.setup import Setup
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
    on,
    seat,
    view,
    wounds,
    zone,
)

T = GAME.table
NEUTRAL = "3 boarding_party; 3 iron_crab; 3 ship_cook; 3 glass_golem; 3 storm; 3 treasurer; "
NEUTRAL += "3 recruiter; 3 watchman; 3 port_spy; 3 old_corsair; 3 lookout; 3 saboteur; 3 gun_master"


def refusal(text: str) -> tuple[str, str]:
    """The card a bad deck is refused for, or the message, and the clause."""
    with pytest.raises(BadDeck) as caught:
        read_deck(T, text)
    return caught.value.reason, caught.value.clause


@clause("BH-4.1")
def test_a_deck_list_begins_with_its_hero() -> None:
    assert refusal(f"3 storm; {NEUTRAL}")[1] == "BH-4.1"
    cards = read_deck(T, f"alder; {NEUTRAL}; 1 storm_captain".replace("storm_captain", "deck_rat"))
    assert T.ids[cards[0]] == "alder"
    assert len(cards) == 41


@clause("BH-4.2")
def test_a_deck_has_at_least_40_cards() -> None:
    reason, clause_id = refusal(f"alder; {NEUTRAL}")
    assert "39 cards" in reason
    assert clause_id == "BH-4.2"


@clause("BH-4.3")
def test_a_deck_has_no_maximum_size() -> None:
    more = "; 5 deck_rat; 3 sprout; 3 herbalist; 3 sea_troll; 3 growth; 3 old_bear; 3 leaf_cloak"
    text = f"alder; {NEUTRAL}{more}"
    s = GAME.start(1, Setup(2, {"deck1": text}))
    assert deck_count(s, 0) == 62


@clause("BH-4.4")
def test_a_deck_holds_only_the_heros_element_and_neutral_cards() -> None:
    reason, clause_id = refusal(f"alder; {NEUTRAL}; 1 jarl")
    assert reason.startswith("Jarl")
    assert clause_id == "BH-4.4"
    assert read_deck(T, f"granite; {NEUTRAL}; 1 jarl")


@clause("BH-4.5")
def test_a_multi_element_card_needs_one_common_element() -> None:
    assert read_deck(T, f"slime; {NEUTRAL}; 1 sea_witch")
    assert read_deck(T, f"gloom; {NEUTRAL}; 1 sea_witch")
    assert refusal(f"alder; {NEUTRAL}; 1 sea_witch")[1] == "BH-4.5"


@clause("BH-4.6", "BH-4.8")
def test_at_most_three_copies_by_name() -> None:
    reason, clause_id = refusal(f"gloom; {NEUTRAL}; 1 Storm")
    assert reason == "Storm: 4 copies, at most 3 allowed"
    reason, clause_id = refusal(f"gloom; {NEUTRAL}; 20000000000000 Storm")
    assert reason == "Storm: 20000000000003 copies, at most 3 allowed"
    assert clause_id == "BH-4.6"
    with_art = f"gloom; {NEUTRAL}; 2 queen_of_dead; 2 Queen of the Dead (full art)"
    assert refusal(with_art)[1] == "BH-4.6"


@clause("BH-4.7")
def test_horde_allows_five_copies() -> None:
    assert read_deck(T, f"alder; {NEUTRAL}; 5 deck_rat").count(T.kinds["deck_rat"]) == 5
    assert refusal(f"alder; {NEUTRAL}; 6 deck_rat")[1] == "BH-4.7"


@clause("BH-4.9", "BH-4.10", "BH-4.11", "BH-18.15", "BH-21.1")
def test_created_placed_and_hero_cards_are_no_deck_cards() -> None:
    for name, expected in (
        ("parrot", "BH-4.9"),
        ("black_spot", "BH-4.10"),
        ("hornbeam", "BH-4.11"),
    ):
        reason, clause_id = refusal(f"alder; {NEUTRAL}; 1 {name}")
        assert T.names[T.kinds[name]][0] in reason
        assert clause_id == expected


@clause("BH-4.12", "BH-18.19")
def test_created_and_placed_cards_come_from_an_endless_reserve() -> None:
    s = on("hand bandy_messenger | play pan_pipe", "deck deck_rat*5")
    do(s, "use pan_pipe pan_pipe.1", "play bandy_messenger")
    assert deck_count(s, 1) == 6
    for _ in range(20):
        do(s, "end", "end", "use pan_pipe pan_pipe.1")
        if in_play(s, "parrot") == 4:
            break
    assert in_play(s, "parrot") == 4


@clause("BH-4.13")
def test_cards_that_come_into_a_deck_later_are_not_restricted() -> None:
    """Placed cards of any name, and a fourth copy: nothing is checked during the game."""
    s = do(on("hand innkeeper | deck deck_rat*10"), "play innkeeper")
    assert view(s, 1)["players"][1]["placed"] == {"drunk_sailor": 2}


@clause("BH-4.14")
def test_both_players_may_choose_the_same_hero_and_cards() -> None:
    s = GAME.start(1, Setup(2, {"deck1": "forest_slow", "deck2": "forest_slow"}))
    assert [zone(s, who, "play") for who in (0, 1)] == [["hornbeam"], ["hornbeam"]]
    with pytest.raises(BadSetup):
        GAME.start(1, Setup(2, {"deck1": "no such deck"}))


def test_a_deck_survives_the_way_into_one_line() -> None:
    for text in GAME.presets.values():
        cards = read_deck(T, text)
        assert len(cards) == 41
        assert Counter(read_deck(T, write_deck(T, text))) == Counter(cards)


def broken(text: str) -> list[tuple[str, object]]:
    return [
        (error.clause, error.values.get("card", "")) for error in GAME.decks.read(text).mistakes
    ]


@clause("BH-4.1", "BH-4.2", "BH-4.4", "BH-4.6", "BH-4.9", "BH-4.11")
def test_every_rule_a_deck_breaks_is_told_at_once() -> None:
    found = GAME.decks.read("2 Нечто; 0 siren")
    assert [error.code for error in found.mistakes[:2]] == ["deck_card", "deck_count"]
    assert broken("3 jarl; gloom; 2 Нечто; parrot")[1:] == [
        ("BH-4.1", ""),
        ("BH-4.11", "gloom"),
        ("BH-4.9", "parrot"),
        ("BH-4.2", ""),
    ]
    assert broken("alder; 4 jarl; parrot; 5 raider") == [
        ("BH-4.4", "jarl"),
        ("BH-4.9", "parrot"),
        ("BH-4.4", "raider"),
        ("BH-4.6", "jarl"),
        ("BH-4.6", "raider"),
        ("BH-4.2", ""),
    ]
    assert all(GAME.decks.read(text).mistakes == [] for text in GAME.presets.values())


def test_of_a_deck_list_nothing_is_lost() -> None:
    found = GAME.decks.read("My pirates\nКапитан Мгла\n2 Нечто # what is it?\n3 cabin_shade")
    assert (found.lead, found.cards) == ("gloom", {"cabin_shade": 3})
    assert found.unread == ["My pirates", "2 Нечто"]


@clause("BH-4.4", "BH-4.5", "BH-4.9", "BH-4.10", "BH-4.11")
def test_only_what_a_deck_may_hold_is_on_offer() -> None:
    rules = GAME.decks
    assert not {"parrot", "black_spot", "gloom"} & set(rules.most)
    assert "gloom" in rules.leads
    assert len(rules.leads) == 10
    for lead in rules.leads:
        barred = {str(error.values["card"]) for error in rules.barred(lead)}
        assert barred < set(rules.most)
        deck = ";".join(f"3 {name}" for name in rules.most if name not in barred)
        assert rules.read(f"{lead};{deck}").mistakes == []
        for name in barred:
            assert rules.read(f"{lead};{deck};{name}").mistakes
    assert rules.barred("") == []


def test_the_first_cards_of_a_deck_come_from_the_game() -> None:
    deck = GAME.decks.ready()["darkness_fast"]
    first = first_cards(GAME, deck, 5)
    assert len(first) >= 4
    assert set(first) <= set(GAME.decks.read(deck).cards)
    assert first_cards(GAME, deck, 5) == first
    assert first_cards(GAME, deck, 6) != first


@clause("BH-5.1", "BH-5.3", "BH-24.7")
def test_each_player_has_own_zones_and_a_reserve() -> None:
    s = on("hand jarl | grave raider", "hand pilot | grave duelist")
    for who, name in ((0, "raider"), (1, "duelist")):
        assert grave(s, who) == [name]
        assert view(s, 1 - who)["players"][who]["zones"]["graveyard"]["cards"] == [{"card": name}]
    do(s, "end")
    assert coins(s, 1)[0] == 10  # a coin marker above ten stays in the reserve


@clause("BH-5.6", "BH-5.8")
def test_cards_in_a_graveyard_do_not_work_and_are_no_targets() -> None:
    s = do(on("hand volley | grave sea_witch standard_bearer | play raider"), "play volley")
    assert legal(s) == ["pick alder", "pick wormwood", "pick raider"]
    assert card(s, "raider")["strike"] == 3
    do(s, "pick wormwood", "end", "end")
    assert wounds(s, "wormwood") == 3


@clause("BH-5.9")
def test_a_card_that_changes_zone_is_a_new_object() -> None:
    s = on("hand pilot raider | play jarl!-3~2", "")
    do(s, "play pilot")
    assert sorted(hand(s, 0)) == ["jarl", "raider"]
    do(s, "play jarl")
    assert (wounds(s, "jarl"), card(s, "jarl")["poison"], card(s, "jarl")["open"]) == (0, 0, True)


@clause("BH-5.9", "BH-9.8")
def test_a_card_that_comes_back_has_fresh_usage_counts() -> None:
    s = on("hand pilot | play brawler | coins 10", "play granite_giant rock_goat")
    do(s, "use brawler brawler.1", "pick rock_goat", "play pilot", "pick brawler")
    do(s, "play brawler")
    assert "use brawler brawler.1" in legal(s)


@clause("BH-5.10", "BH-18.25", "BH-19.16")
def test_control_orientation_and_facing_are_no_change_of_zone() -> None:
    s = on("hand siren_song", "play herbalist-1~1")
    do(s, "play siren_song")
    taken = card(s, "herbalist")
    assert (taken["seat"], taken["wounds"], taken["poison"]) == (0, 1, 1)
    assert not heard(s, "entered")[1:]


@clause("BH-5.11")
def test_a_card_enters_play_open_and_face_up() -> None:
    s = do(on("hand jarl cuirass"), "play jarl", "play cuirass")
    assert all(card(s, n)["open"] and "hidden" not in card(s, n) for n in ("jarl", "cuirass"))


@clause("BH-5.12")
def test_abilities_of_cards_in_hand_and_deck_do_not_work() -> None:
    s = on("hand standard_bearer pirate_bay raider | play jarl | deck sea_witch*5")
    assert card(s, "jarl")["strike"] == 4
    do(s, "play raider")
    assert coins(s, 0) == (7, 3)


@clause("BH-5.12", "BH-24.6", "BH-26.7")
def test_text_about_the_drawn_card_itself_works() -> None:
    s = do(on("", "deck | top black_spot'"), "end")
    assert hand(s, 1) == ["black_spot"]
    assert heard(s, "shown", 0) == [{"seat": 1, "card": "black_spot"}]
    assert wounds(s, "wormwood") == 1


@clause("BH-5.13", "BH-21.4", "BH-24.13")
def test_a_discarded_placed_card_goes_straight_to_the_reserve() -> None:
    s = on("hand mutiny | play jarl", "hand doubloon'")
    do(s, "play mutiny")
    assert grave(s, 0) == ["mutiny"]
    assert grave(s, 1) == []
    assert heard(s, "discarded") == [{"seat": 1, "card": "doubloon"}]


# Section 6.


def fresh(seed: int = 1, one: str = "steppes_fast", two: str = "forest_slow") -> HeroesState:
    return GAME.start(seed, Setup(2, {"deck1": one, "deck2": two}), listen=True)


@clause("BH-6.2")
def test_a_random_player_chooses_who_goes_first() -> None:
    pickers = Counter(seat(fresh(seed)) for seed in range(200))
    assert 70 < pickers[0] < 130
    s = fresh()
    assert legal(s) == ["first 0", "first 1"]
    assert view(do(s.clone(), "first 1"))["first"] == 1
    assert view(do(s.clone(), "first 0"))["first"] == 0


@clause("BH-6.3", "BH-24.2")
def test_decks_are_shuffled_and_face_down() -> None:
    opening: Counter[str] = Counter()
    for seed in range(300):
        opening.update(set(hand(do(fresh(seed), "first 0"), 0)))
    assert len(opening) == 16  # every name of the deck turns up
    s = fresh()
    assert view(s, 1)["players"][0]["zones"]["deck"] == {"count": 40, "cards": []}


@clause("BH-6.4", "BH-24.1")
def test_each_player_draws_four_cards_unseen() -> None:
    s = do(fresh(), "first 0")
    for who in (0, 1):
        assert len(hand(s, who)) == 4
        assert view(s, 1 - who)["players"][who]["zones"]["hand"] == {"count": 4, "cards": []}
        assert deck_count(s, who) == 36


@clause("BH-6.5", "BH-6.6", "BH-6.7", "BH-24.4", "BH-24.5")
def test_opening_cards_go_to_the_bottom_and_as_many_are_drawn() -> None:
    s = do(fresh(), "first 0")
    back = hand(s, 0)[:2]
    do(s, f"bottom {back[0]}", f"bottom {back[1]}", "done")
    bottom = view(s, 0)["players"][0]["zones"]["deck"]["cards"]
    assert [(c["card"], c["place"]) for c in bottom] == [(back[0], -2), (back[1], -1)]
    assert len(hand(s, 0)) == 4
    assert deck_count(s, 0) == 36
    assert view(s, 1)["players"][0]["zones"]["deck"]["cards"] == []
    assert heard(s, "replaced", 1) == [{"seat": 0, "n": 2}]
    assert seat(s) == 1  # no second replacement


@clause("BH-6.5")
def test_none_to_all_four_opening_cards_may_be_replaced() -> None:
    s = do(fresh(), "first 0", "done")
    four = hand(s, 1)
    do(s, *[f"bottom {name}" for name in four])
    assert asked(s) == "main"
    bottom = [c["card"] for c in view(s, 1)["players"][1]["zones"]["deck"]["cards"]]
    assert sorted(bottom) == sorted(four)


@clause("BH-6.6")
def test_the_returned_cards_are_at_the_bottom_before_replacements_are_drawn() -> None:
    s = do(fresh(), "first 0")
    before = hand(s, 0)
    do(s, f"bottom {before[0]}", "done")
    assert not any(e["key"] == "shuffled" for e in events(s))
    assert view(s, 0)["players"][0]["zones"]["deck"]["cards"][-1]["place"] == -1


@clause("BH-6.8", "BH-6.11")
def test_the_starting_player_replaces_first() -> None:
    s = do(fresh(), "first 1")
    assert (asked(s), seat(s)) == ("replace", 1)
    do(s, "done")
    assert (asked(s), seat(s)) == ("replace", 0)
    do(s, "done")
    assert (asked(s), seat(s)) == ("main", 1)


@clause("BH-6.9", "BH-6.10")
def test_both_start_without_coins_and_the_second_player_gets_no_other_gift() -> None:
    s = do(fresh(), "first 0")
    assert coins(s, 0) == coins(s, 1) == (0, 0)
    do(s, "done", "done")
    assert (coins(s, 0), coins(s, 1)) == ((1, 0), (0, 0))
    assert len(hand(s, 1)) == 4


@clause("BH-6.11", "BH-24.21")
def test_the_starting_player_is_chosen_before_any_card_is_drawn() -> None:
    s = fresh()
    assert [len(hand(s, who)) for who in (0, 1)] == [0, 0]
    keys = [e["key"] for e in events(do(s, "first 0", "done", "done"))]
    order = [keys.index(k) for k in ("heroes", "picked", "first", "drew", "replaced", "turn")]
    assert order == sorted(order)
