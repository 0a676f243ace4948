"""Sections 1 to 3: players, precedence, card types, elements."""

import pytest

from koloda.games.berserk_heroes import GAME
from koloda.kernel.errors import BadSetup
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.berserk_heroes.table import (
    attack,
    card,
    do,
    grave,
    hand,
    in_play,
    legal,
    numbers,
    on,
    on_extra,
    refused,
    seat,
    view,
    wounds,
    zone,
)


@clause("BH-1.1")
def test_exactly_two_players_with_one_hero_and_one_deck_each() -> None:
    with pytest.raises(BadSetup):
        GAME.start(1, Setup(3))
    s = GAME.start(1, Setup(2, {"deck1": "forest_slow", "deck2": "swamps_fast"}))
    for who, hero in ((0, "hornbeam"), (1, "slime")):
        assert zone(s, who, "play") == [hero]
        assert view(s)["players"][who]["zones"]["deck"]["count"] == 40


@clause("BH-1.2", "BH-19.4")
def test_card_text_beats_the_rules() -> None:
    """Untargeted spells do not affect hidden creatures, but Detection says that it does."""
    s = do(on("hand detection storm", "play port_spy?"), "play storm")
    assert wounds(s, "port_spy") == 0
    do(s, "play detection")
    assert "hidden" not in card(s, "port_spy")


@clause("BH-1.3")
def test_the_text_that_forbids_is_followed() -> None:
    """Rush allows acting at once, Shackles forbid acting: the creature cannot act."""
    s = on("hand shackles", "play raider")
    do(s, "play shackles", "end")
    assert "rush" in card(s, "raider")["keywords"]
    assert "attack raider" not in legal(s)


@clause("BH-1.4")
def test_characters_are_heroes_and_creatures_only() -> None:
    s = do(on("hand volley | play cuirass", "play jarl boarding_axe"), "play volley")
    assert legal(s) == ["pick alder", "pick wormwood", "pick jarl"]


@clause("BH-1.5", "BH-5.5", "BH-18.21")
def test_ownership_never_changes() -> None:
    s = do(on("hand siren pilot", "play raider"), "play siren", "play pilot")
    assert card(s, "raider")["seat"] == 0
    assert card(s, "raider")["owner"] == 1
    do(s, "pick raider")
    assert hand(s, 1) == ["raider"]


@clause("BH-1.6")
def test_cards_come_under_the_control_of_who_plays_revives_summons_creates() -> None:
    s = do(on("hand aviarist drunk_sailor'"), "play aviarist", "play drunk_sailor")
    for name in ("parrot", "aviarist", "drunk_sailor"):
        assert card(s, name)["seat"] == 0, name
    assert card(s, "drunk_sailor")["owner"] == 1


@clause("BH-1.6", "BH-18.9", "BH-18.12")
def test_revived_and_summoned_cards_are_controlled_by_their_player() -> None:
    s = on("hand reef_necromancer recruiter | coins 10 | grave raider | deck mad_boarder*3")
    do(s, "play reef_necromancer", "play recruiter", "take mad_boarder")
    assert card(s, "raider")["seat"] == 0
    assert card(s, "mad_boarder")["seat"] == 0


@clause("BH-1.7")
def test_you_means_the_controller_of_the_card() -> None:
    """A Sea Witch taken from her owner wounds the hero of her owner."""
    s = do(on("hand siren", "play sea_witch"), "play siren", "end", "end")
    assert wounds(s, "wormwood") == 1
    assert wounds(s, "alder") == 0


@clause("BH-1.8")
def test_a_card_outside_play_speaks_to_the_player_who_holds_it() -> None:
    """A Black Spot from seat 0's reserve wounds the hero of seat 1, who draws it."""
    s = do(on("", "deck | top black_spot'"), "end")
    assert wounds(s, "wormwood") == 1
    assert wounds(s, "alder") == 0


@clause("BH-1.9", "BH-24.20")
def test_both_players_choose_before_either_choice_is_shown() -> None:
    s = on("hand famine raider jarl", "hand duelist pilot")
    do(s, "play famine")
    assert seat(s) == 0
    do(s, "discard jarl")
    assert seat(s) == 1
    assert "jarl" in hand(s, 0)
    assert grave(s, 0) == ["famine"]
    assert view(s, 1)["players"][0]["zones"]["chosen"]["cards"] == []
    do(s, "discard pilot")
    assert "jarl" in grave(s, 0)
    assert grave(s, 1) == ["pilot"]


@clause("BH-1.9", "BH-14.9")
def test_both_players_choose_all_their_cards_before_any_is_shown() -> None:
    """Who has fewer cards than told gives what there is."""
    s = do(on_extra("hand jettison jarl", "hand duelist pilot*2"), "play jettison")
    assert (seat(s), legal(s)) == (0, ["discard jarl"])
    do(s, "discard jarl")
    assert (seat(s), legal(s)) == (1, ["discard duelist", "discard pilot"])
    do(s, "discard duelist")
    assert (seat(s), legal(s)) == (1, ["discard pilot"])
    assert (hand(s, 0), grave(s, 1)) == (["jarl"], [])
    do(s, "discard pilot")
    assert (grave(s, 0), grave(s, 1)) == (["jarl", "jettison"], ["duelist", "pilot"])
    assert hand(s, 1) == ["pilot"]


@clause("BH-2.1", "BH-2.23", "BH-2.8", "BH-2.11", "BH-2.20")
def test_the_four_card_types_have_their_numbers() -> None:
    t = GAME.table
    for kind, name in enumerate(t.ids):
        character = t.type[kind] in (1, 2)
        assert t.type[kind] in (1, 2, 4, 8), name
        assert (t.lives[kind] > 0) == character, name
        assert t.type[kind] == 2 or t.strike[kind] == 0, name
        assert t.type[kind] != 1 or t.cost[kind] == 0, name
        assert (t.subtype[kind] > 0) == (t.type[kind] in (4, 8)), name
        assert (0 < t.subtype[kind] < 1 << 5) == (t.type[kind] == 8), name


@clause("BH-2.2", "BH-6.1")
def test_heroes_lie_face_up_from_set_up_on() -> None:
    s = GAME.start(3, Setup(2, {"deck1": "darkness_fast", "deck2": "swamps_slow"}))
    assert [zone(s, who, "play") for who in (0, 1)] == [["gloom"], ["reed"]]
    assert all("hidden" not in card(s, hero) for hero in ("gloom", "reed"))


@clause("BH-2.3")
def test_no_effect_moves_a_hero() -> None:
    """Nothing that destroys, returns, hides, takes or attaches can choose a hero."""
    s = on("hand blasting quagmire mist siren_song fusion | play jarl raider", "play duelist pilot")
    for spell in ("blasting", "quagmire", "siren_song", "mist", "fusion"):
        t = do(s.clone(), f"play {spell}")
        assert not any("alder" in a or "wormwood" in a for a in legal(t)), spell


@clause("BH-2.4", "BH-10.4", "BH-8.3")
def test_a_hero_is_open_or_closed() -> None:
    s = do(on("", heroes="margo wormwood"), "use margo margo.1")
    assert not card(s, "margo")["open"]
    do(s, "end", "end")
    assert card(s, "margo")["open"]


@clause("BH-2.5", "BH-11.7")
def test_a_hero_has_no_strike() -> None:
    s = on("play jarl", "")
    assert refused(s, "attack alder") == "BH-2.5"
    attack(s, "jarl", "wormwood")
    assert wounds(s, "jarl") == 0


@clause("BH-2.6", "BH-9.4", "BH-5.2", "BH-7.4", "BH-24.10")
def test_a_played_creature_is_paid_for_and_joins_the_squad() -> None:
    s = do(on("hand jarl | coins 5"), "play jarl")
    assert card(s, "jarl")["seat"] == 0
    assert (numbers(s, 0)["coins"], numbers(s, 0)["closed_coins"]) == (1, 4)
    assert hand(s, 0) == []


@clause("BH-2.7")
def test_a_creature_stays_in_play_until_it_is_moved() -> None:
    s = do(on("play jarl granite_giant+mortar"), "end", "end", "end", "end")
    assert in_play(s, "jarl") == 1
    assert card(s, "granite_giant")["attached"] == ["mortar"]


@clause("BH-2.9", "BH-2.10", "BH-5.4", "BH-26.2", "BH-5.7")
def test_a_spell_goes_to_the_graveyard_and_then_works() -> None:
    """Back to Life in the graveyard first: it cannot be revived, being no creature."""
    s = do(on("hand back_to_life | grave raider"), "play back_to_life")
    assert in_play(s, "raider") == 1
    assert grave(s, 0) == ["back_to_life"]
    assert in_play(s, "back_to_life") == 0


@clause("BH-2.12")
def test_there_are_exactly_five_support_subtypes() -> None:
    t = GAME.table
    used = {t.subtype[kind] for kind in range(len(t.ids)) if t.type[kind] == 8}
    assert used == {1, 2, 4, 8, 16}


@clause("BH-2.13")
def test_a_support_card_stays_beside_the_hero() -> None:
    s = do(on("hand cuirass"), "play cuirass", "end", "end")
    assert card(s, "cuirass")["seat"] == 0
    assert grave(s, 0) == []


@clause("BH-2.14", "BH-2.15", "BH-2.16", "BH-2.17", "BH-2.19", "BH-26.3", "BH-18.24")
def test_playing_a_support_replaces_only_the_own_ones_of_its_subtype() -> None:
    s = on("hand boarding_axe | play boarding_sabre cuirass", "play poison_blade")
    do(s, "play boarding_axe")
    assert [in_play(s, n) for n in ("boarding_axe", "cuirass", "poison_blade")] == [1, 1, 1]
    assert grave(s, 0) == ["boarding_sabre"]
    assert wounds(s, "wormwood") == 1  # Death of the Boarding Sabre


@clause("BH-2.15", "BH-5.5")
def test_a_replaced_support_goes_to_its_owners_graveyard() -> None:
    s = do(on("hand boarding_axe | play boarding_sabre'"), "play boarding_axe")
    assert grave(s, 1) == ["boarding_sabre"]
    assert grave(s, 0) == []


@clause("BH-2.18")
def test_a_created_support_replaces_nothing_until_one_is_played() -> None:
    s = do(on("hand hold_armourer boarding_axe | play boarding_sabre"), "play hold_armourer")
    assert in_play(s, "trophy_dagger") == 1
    assert in_play(s, "boarding_sabre") == 1
    do(s, "play boarding_axe")
    assert in_play(s, "trophy_dagger") + in_play(s, "boarding_sabre") == 0


@clause("BH-2.21")
def test_a_support_card_is_never_attacked_or_wounded() -> None:
    s = do(on("hand storm | play jarl", "play cuirass pirate_bay"), "attack jarl")
    assert legal(s) == ["strike wormwood"]
    do(s, "strike wormwood", "play storm")
    assert [wounds(s, name) for name in ("cuirass", "pirate_bay")] == [0, 0]


@clause("BH-2.22")
def test_equipment_is_weapon_armour_and_amulet() -> None:
    from koloda.games.berserk_heroes.faces.text import texts

    lines = {face.id: face.line for face in texts(GAME, "en").faces.values()}
    for name in ("boarding_axe", "cuirass", "bone_amulet"):
        assert "equipment" in lines[name].lower()
    for name in ("pirate_bay", "dead_calm"):
        assert "equipment" not in lines[name].lower()


@clause("BH-3.1", "BH-3.2", "BH-3.3")
def test_five_elements_neutral_and_multi_element_cards() -> None:
    from koloda.games.berserk_heroes.model import ELEMENTS

    t = GAME.table
    assert ELEMENTS == ["steppes", "mountains", "forest", "swamps", "darkness"]
    assert t.elements[t.kinds["deck_rat"]] == 0
    assert t.elements[t.kinds["sea_witch"]] == 0b11000


@clause("BH-3.5")
def test_rarity_has_no_effect_on_play() -> None:
    from koloda.games.berserk_heroes.cards.build import load_table
    from koloda.games.berserk_heroes.cards.schema import HeroesCard

    assert "rarity" in HeroesCard.__struct_fields__
    assert not any("rarity" in column for column in dir(load_table()))


@clause("BH-3.6")
def test_a_full_art_card_is_the_same_card() -> None:
    from koloda.games.berserk_heroes.cards.decks import read_deck

    plain = GAME.presets["darkness_slow"]
    shiny = plain.replace("1 queen_of_dead", "1 Queen of the Dead (full art)")
    assert shiny != plain
    assert read_deck(GAME.table, shiny) == read_deck(GAME.table, plain)
