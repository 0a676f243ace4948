"""Sections 24 and 25: hidden information and markers."""

import json
from typing import Any

import pytest

from koloda.games.berserk_heroes import GAME
from koloda.games.berserk_heroes.rules.state import HeroesState
from koloda.kernel.errors import IllegalAction
from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.berserk_heroes.table import (
    asked,
    attack,
    card,
    do,
    events,
    extra_game,
    hand,
    heard,
    legal,
    on,
    on_extra,
    seat,
    view,
    wounds,
    zone,
)


def seen(s: HeroesState, viewer: int | None, who: int, zone: str) -> Any:
    return view(s, viewer)["players"][who]["zones"][zone]


@clause("BH-24.1")
def test_a_hand_is_seen_by_its_player_its_number_by_all() -> None:
    s = on("hand jarl raider")
    for viewer in (1, None):
        assert seen(s, viewer, 0, "hand") == {"count": 2, "cards": []}
    assert {c["card"] for c in seen(s, 0, 0, "hand")["cards"]} == {"raider", "jarl"}


@clause("BH-24.2", "BH-24.3")
def test_nobody_sees_order_or_faces_of_a_deck() -> None:
    s = on("deck jarl*3", "deck raider*4")
    for viewer in (0, 1, None):
        for who, n in ((0, 3), (1, 4)):
            assert seen(s, viewer, who, "deck") == {"count": n, "cards": []}
    assert "raider" not in json.dumps(view(s, 0))
    assert "jarl" not in json.dumps(view(s, 1))


@clause("BH-24.3")
def test_a_resampled_opponent_holds_other_cards_of_the_same_elements() -> None:
    s = GAME.start(5, Setup(2, {"deck1": "forest_fast", "deck2": "swamps_slow"}))
    do(s, "first 0")
    worlds = [GAME.resample(s, 0, seed) for seed in range(30)]
    kinds = {kind for world in worlds for kind in world.hands[1]}
    allowed = 1 << 3
    assert len(kinds) > 30  # not only the names of the true deck
    assert all(GAME.table.elements[k >> 1] in (0, allowed, 24) for k in kinds)
    assert all(world.hands[0] == s.hands[0] for world in worlds)


@clause("BH-24.2", "BH-24.15")
def test_a_card_only_its_player_knows_is_another_one_in_other_worlds() -> None:
    """The Map lies third from the top; those above it were put back by their player alone."""
    s = on("", "hand cartographer | deck | bottom jarl=2 raider=2 pilot=2", more="active: 1")
    do(s, "play cartographer")
    assert [c["card"] for c in seen(s, 0, 1, "deck")["cards"]] == ["treasure_map"]
    tops = set()
    for seed in range(20):
        world = GAME.resample(s, 0, seed)
        assert seen(world, 0, 1, "deck") == seen(s, 0, 1, "deck")
        tops.add(seen(world, 1, 1, "deck")["cards"][0]["card"])
    assert len(tops) > 5


@clause("BH-24.8", "BH-4.6")
def test_a_resampled_hand_has_no_fourth_copy_of_what_lies_open() -> None:
    """Attached cards and cards at known places have been seen like all others."""
    s = on(
        "", "play iron_crab+steam_boiler | bottom steam_boiler | grave steam_boiler | hand jarl*5"
    )
    for seed in range(60):
        world = GAME.resample(s, 0, seed)
        assert "steam_boiler" not in hand(world, 1) + zone(world, 1, "unseen")


@clause("BH-24.20")
def test_a_spell_that_costs_discards_may_be_the_one_announced() -> None:
    s = on_extra("hand undertow jarl*2 raider", "play raider*2")
    do(s, "play undertow")
    for seed in range(200):
        world = extra_game().resample(s, 1, seed)
        assert len(world.hands[0]) == 4
        assert legal(world)


@clause("BH-24.11")
def test_a_search_in_a_resampled_world_finds_something() -> None:
    """The opponent learns that a card fits, not which, nor whether it is the only one."""
    s = on("hand treasure_hunter jarl*3 | deck cuirass boarding_axe deck_rat*3")
    do(s, "play treasure_hunter")
    found = [legal(GAME.resample(s, 1, seed)) for seed in range(40)]
    assert {min(len(options), 2) for options in found} == {1, 2}
    assert len({option for options in found for option in options}) > 5


@clause("BH-24.4", "BH-24.5")
def test_of_a_replacement_the_opponent_learns_the_number() -> None:
    s = GAME.start(2, Setup(2), listen=True)
    do(s, "first 0")
    first = hand(s, 0)[0]
    do(s, f"bottom {first}")
    assert seen(s, 1, 0, "hand")["count"] == 4  # an answer not complete is not shown
    do(s, "done")
    assert heard(s, "replaced", 1) == [{"seat": 0, "n": 1}]
    assert seen(s, 0, 0, "deck")["cards"] == [{"card": first, "place": -1}]
    assert seen(s, 1, 0, "deck")["cards"] == []


@clause("BH-24.6")
def test_a_drawn_card_is_seen_by_who_drew_it() -> None:
    s = do(on("", "deck raider"), "end")
    assert heard(s, "drew", 1) == [{"seat": 1, "card": "raider"}]
    assert heard(s, "drew", 0) == [{"seat": 1, "card": None}]


@clause("BH-24.7", "BH-24.13")
def test_graveyards_and_discards_are_public() -> None:
    s = do(on("hand mutiny | play jarl", "hand raider"), "play mutiny")
    assert seen(s, 0, 1, "graveyard")["cards"] == [{"card": "raider"}]
    assert heard(s, "discarded", 0) == [{"seat": 1, "card": "raider"}]


@clause("BH-24.8", "BH-25.1", "BH-25.2")
def test_what_lies_on_face_up_cards_is_public() -> None:
    s = on("hand growth hollow_words overhaul bravado | play jarl%-2~3 raider")
    do(s, "play growth", "pick jarl", "play hollow_words", "pick jarl")
    do(s, "play overhaul", "pick jarl", "play bravado", "pick raider")
    jarl, raider = seen(s, 1, 0, "play")["cards"][1:]
    assert (jarl["stunned"], jarl["poison"], jarl["wounds"], jarl["blank"]) == (True, 3, 2, True)
    assert jarl["improved"]
    assert ["strike", 1, "in_play"] in jarl["effects"]
    assert ["lives", 3, "in_play"] in jarl["effects"]
    assert ["ability", "directed_strike", "turn"] in raider["effects"]


@clause("BH-24.8")
def test_usage_counts_and_failed_draws_are_public() -> None:
    s = do(on("play brawler | failed 2", "play sprout"), "use brawler brawler.1")
    assert seen(s, 1, 0, "play")["cards"][1]["used"] == ["brawler.1"]
    assert view(s, 1)["players"][0]["numbers"]["failed"] == 2


@clause("BH-24.9", "BH-24.18")
def test_a_hidden_creature_is_a_neutral_handle_with_its_markers() -> None:
    s = on("play raider?!-1~2 glass_golem+mortar?")
    masked = seen(s, 1, 0, "play")["cards"][1:]
    assert masked[0] == {
        "unit": 2,
        "open": False,
        "wounds": 1,
        "poison": 2,
        "hidden": True,
        "card": None,
    }
    assert masked[1]["attached"] == 1
    assert "raider" not in json.dumps(view(s, 1))
    assert seen(s, 0, 0, "play")["cards"][1]["card"] == "raider"


@clause("BH-24.10")
def test_playing_a_creature_with_stealth_is_public() -> None:
    s = do(on("hand port_spy"), "play port_spy")
    assert heard(s, "played", 1) == [{"seat": 0, "card": "port_spy"}]
    assert seen(s, 1, 0, "play")["cards"][1]["card"] is None


@clause("BH-24.11")
def test_a_searching_player_sees_the_deck_the_opponent_only_the_card_taken() -> None:
    s = do(on("hand hold_search | deck jarl raider pilot"), "play hold_search")
    assert set(legal(s)) == {"take jarl", "take raider", "take pilot"}
    assert "jarl" not in json.dumps(view(s, 1))
    do(s, "take pilot")
    assert "pilot" in json.dumps(events(s, 1))
    assert "raider" not in json.dumps(events(s, 1))


@clause("BH-24.12")
def test_after_a_shuffle_no_place_is_known() -> None:
    s = do(on("hand cartographer treasurer"), "play cartographer", "play treasurer")
    for viewer in (0, 1):
        assert seen(s, viewer, 0, "deck")["cards"] == []


@clause("BH-24.14")
def test_the_split_of_placed_cards_is_hidden() -> None:
    s = on("", "hand black_spot' | deck black_spot' raider*5")
    assert view(s, 0)["players"][1]["placed"] == {"black_spot": 2}
    splits = {
        len([c for c in GAME.resample(s, 0, n).hands[1] if c >> 1 == _spot()]) for n in range(60)
    }
    assert splits == {0, 1}


def _spot() -> int:
    return GAME.table.kinds["black_spot"]


@clause("BH-24.16")
def test_a_card_put_into_a_hand_is_known_at_that_moment() -> None:
    s = do(
        on("hand pilot", "play raider"),
        "play pilot",
    )
    assert heard(s, "left", 0)[0] == {"card": "raider#2", "zone": "hand"}
    assert seen(s, 0, 1, "hand") == {"count": 1, "cards": []}


@clause("BH-24.17", "BH-24.18")
def test_a_view_holds_no_options_and_no_random_state() -> None:
    s = on("hand jarl", "hand raider")
    for viewer in (0, 1, None):
        text = json.dumps(view(s, viewer))
        assert "options" not in text
        assert str(s.key_low) not in text
        assert str(s.key_high) not in text


@clause("BH-24.18")
def test_refusals_tell_nothing_of_hidden_cards() -> None:
    """A hand is not probed by refusals: the text names only what was asked for."""
    s = on("hand jarl")
    with pytest.raises(IllegalAction) as caught:
        GAME.option(s, ("play", "raider"))
    assert "jarl" not in str(caught.value)


@clause("BH-24.18", "BH-24.9")
def test_refusals_do_not_confirm_a_guess_of_a_face_down_creature() -> None:
    """Whatever a player calls the card at that place, the answer is the same."""
    s = do(on("play raider", "play port_spy?"), "attack raider")
    place = seen(s, 0, 1, "play")["cards"][1]["unit"]
    answers = set()
    for guess in ("port_spy", "night_smuggler", "jarl"):
        with pytest.raises(IllegalAction) as caught:
            GAME.option(s, ("strike", f"{guess}#{place}"))
        answers.add((caught.value.reason, caught.value.clause))
    assert answers == {("hidden", "BH-19.3")}


@clause("BH-24.19")
def test_a_card_put_into_a_deck_is_known_to_be_there() -> None:
    s = do(on("hand quagmire", "play raider"), "play quagmire")
    assert heard(s, "left", None)[0] == {"card": "raider#2", "zone": "deck"}
    assert seen(s, 0, 1, "deck")["cards"] == [{"card": "raider", "place": -1}]


@clause("BH-24.20")
def test_that_a_decision_is_pending_is_public_an_incomplete_answer_is_not() -> None:
    s = do(on("hand volley jarl", "play raider"), "play volley")
    assert (view(s, 1)["question"], view(s, 1)["asked"]) == ("pick", [0])
    assert "volley" not in json.dumps(view(s, 1))
    assert not events(s, 1)


@clause("BH-24.21")
def test_before_the_heroes_are_laid_nothing_is_known() -> None:
    """The set-up of a match names both decks to the table, never to a view."""
    s = GAME.start(1, Setup(2, {"deck1": "forest_fast", "deck2": "swamps_slow"}), listen=True)
    assert heard(s, "heroes", 0) == [{"card": "alder", "card_second": "reed"}]
    assert "swamps_slow" not in json.dumps(view(s, 0))


@clause("BH-24.22")
def test_a_spectator_sees_what_both_see_and_the_end_reveals_nothing() -> None:
    s = on("hand abyss jarl | play port_spy? | bottom pilot=1 hawk=3", "hand raider")
    assert seen(s, None, 0, "deck")["cards"] == [{"card": "hawk", "place": -2}]
    s.wounds[0], s.wounds[1] = s.lives[0] - 1, s.lives[1] - 1
    do(s, "play abyss")
    text = json.dumps(view(s, None))
    assert not any(name in text for name in ("jarl", "raider", "port_spy", "pilot"))


@clause("BH-24.23")
def test_a_card_chosen_for_a_demand_is_not_shown_before_it_moves() -> None:
    s = do(on("hand debt_collector", "hand jarl pilot"), "play debt_collector", "pay")
    assert (asked(s), seat(s)) == ("discard", 1)
    assert "jarl" not in json.dumps(view(s, 0)) + json.dumps(events(s, 0))


def asking_card(s: HeroesState) -> str:
    args: Any = GAME.prompt(s)["args"]
    return str(args["card"]).partition("#")[0]


def worlds(s: HeroesState, viewer: int | None, n: int = 30) -> list[HeroesState]:
    return [GAME.resample(s, viewer, seed) for seed in range(n)]


@clause("BH-24.23", "BH-24.11")
def test_a_card_shown_by_a_search_is_in_the_hand_in_every_world() -> None:
    s = do(on("hand hold_search raider*3 | deck jarl pilot*5"), "play hold_search", "take jarl")
    for viewer in (1, None):
        assert all("jarl" in hand(world, 0) for world in worlds(s, viewer))
    assert seen(s, 1, 0, "hand") == {"count": 4, "cards": []}  # the hand is not marked
    do(s, "play jarl")
    assert not all("jarl" in hand(world, 0) for world in worlds(s, 1))


@clause("BH-24.16")
def test_a_card_put_from_play_into_a_hand_is_there_in_every_world() -> None:
    s = do(on("hand pilot", "play raider | hand jarl*4"), "play pilot")
    assert all("raider" in hand(world, 1) for world in worlds(s, 0))
    assert any("jarl" not in hand(world, 1) for world in worlds(s, 0))


@clause("BH-24.15")
def test_a_card_drawn_from_a_known_place_is_known_in_the_hand() -> None:
    s = do(on("", "hand jarl*3 | top raider"), "end")
    assert all("raider" in hand(world, 1) for world in worlds(s, 0))
    do(s, "play raider")
    assert not all("raider" in hand(world, 1) for world in worlds(s, 0))


@clause("BH-24.5")
def test_a_card_only_its_player_knew_in_the_deck_is_not_known_in_the_hand() -> None:
    s = do(on("", "hand jarl*3 | top raider=2"), "end")
    assert not all("raider" in hand(world, 1) for world in worlds(s, 0))


@clause("BH-24.19")
def test_a_card_put_into_a_deck_is_in_deck_or_hand_in_every_world() -> None:
    """Until it is shuffled its place is known, afterwards only that it is there."""
    s = on("hand quagmire | play raider'", "play treasure_hunter | hand jarl treasurer")
    do(s, "play quagmire", "pick raider", "end", "play treasurer")
    both = [(hand(w, 1), zone(w, 1, "unseen")) for w in worlds(s, 0, 60)]
    assert all("raider" in held + left for held, left in both)
    assert {("raider" in held) for held, _ in both} == {True, False}


@clause("BH-24.9", "BH-1.5")
def test_an_own_creature_that_the_opponent_took_and_hid_stays_what_it_is() -> None:
    """Its owner knows it: it is missing from the own cards; a spectator does not."""
    s = on("play raider'?", "play jarl?")
    assert {card["card"] for w in worlds(s, 1) for card in seen(w, 0, 0, "play")["cards"][1:]} == {
        "raider"
    }
    for viewer, who in ((0, 1), (None, 0), (None, 1)):
        cards = {
            w.card_of[seen(w, who, who, "play")["cards"][1]["unit"]] for w in worlds(s, viewer)
        }
        assert len(cards) > 5


@clause("BH-24.9")
def test_a_face_down_creature_lives_with_its_wounds_in_every_world() -> None:
    s = on("", "play granite_giant?-3 glass_golem+mortar?-3")
    for world in worlds(s, 0, 60):
        for face in seen(world, 1, 1, "play")["cards"][1:]:
            assert face["lives"] > face["wounds"]
    assert len({seen(w, 1, 1, "play")["cards"][1]["card"] for w in worlds(s, 0, 60)}) > 3


@clause("BH-24.20")
def test_a_spell_whose_targets_are_being_chosen_is_another_one_in_other_worlds() -> None:
    s = do(on("hand volley jarl*3", "play raider pilot", heroes="granite slime"), "play volley")
    asking = {asking_card(world) for world in worlds(s, 1)}
    assert len(asking) > 5
    for world in worlds(s, 1):
        do(world, legal(world)[-1])  # and it can be played on


@clause("BH-24.20")
def test_who_attacks_is_not_shown_before_the_target_is_chosen() -> None:
    s = do(on("play raider jarl pilot"), "attack jarl")
    asking = {asking_card(world) for world in worlds(s, 1)}
    assert asking == {"raider", "jarl", "pilot"}
    assert GAME.prompt(GAME.resample(s, 0, 5)) == GAME.prompt(s)


@clause("BH-24.1", "BH-24.11")
def test_what_is_not_asked_does_not_tell_what_a_hand_or_deck_lacks() -> None:
    """A question with one answer is asked all the same; one card, or one kind, tells nothing."""
    s = do(on("hand mutiny | play jarl", "hand raider*2"), "play mutiny")
    assert (asked(s), legal(s)) == ("discard", ["discard raider"])
    s = do(on("hand mutiny | play jarl", "hand raider"), "play mutiny")
    assert asked(s) == "main"
    s = do(on("play skull_amulet | hand raider*2"), "use skull_amulet skull_amulet.1")
    assert (asked(s), legal(s)) == ("pick", ["discard raider"])
    s = do(on("play skull_amulet | hand raider"), "use skull_amulet skull_amulet.1")
    assert asked(s) == "main"
    s = do(on("hand hold_search | deck jarl*2"), "play hold_search")
    assert legal(s) == ["take jarl"]
    s = do(on("hand hold_search | deck jarl"), "play hold_search")
    assert asked(s) == "main"


@clause("BH-25.3")
def test_the_placed_counter_is_kept_by_player_and_name() -> None:
    s = on("hand black_spot treasure_map*2", "deck black_spot*3")
    assert view(s)["players"][0]["placed"] == {"black_spot": 1, "treasure_map": 2}
    assert view(s)["players"][1]["placed"] == {"black_spot": 3}


@clause("BH-25.4")
def test_markers_never_run_out() -> None:
    s = on("play poison_blade fen_healer*9 | coins 10", "play granite_giant~1")
    for _ in range(9):
        do(s, "use fen_healer fen_healer.1") if "use fen_healer fen_healer.1" in legal(s) else None
    assert card(s, "granite_giant")["poison"] == 10


def test_random_worlds_look_alike_in_long_games() -> None:
    """Twin worlds at every decision of some games; the conformance kit does it at length."""
    for seed in range(2):
        s = GAME.start(seed, GAME.any_setup(2, seed))
        chooser = Chooser(seed)
        while options := GAME.options(s):
            for who in (0, 1):
                assert view(GAME.resample(s, who, seed + 7), who) == view(s, who)
            GAME.apply(s, options[chooser.below(len(options))])
    assert wounds(attack(on("play jarl"), "jarl", "wormwood"), "wormwood") == 4
