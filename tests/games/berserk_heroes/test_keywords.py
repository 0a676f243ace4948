"""Every keyword: what cancels it, and that two of a kind are no more than one."""

import pytest

from koloda.games.berserk_heroes.rules.state import HeroesState
from tests.clause import clause
from tests.games.berserk_heroes.table import (
    asked,
    attack,
    card,
    do,
    in_play,
    legal,
    on,
    on_extra,
    wounds,
)

CARDS = {
    "rage": "mad_boarder",
    "armour": "shellback",
    "protection": "mountain_spirit",
    "protection_spells": "silence_priest",
    "module": "mortar",
    "directed_strike": "harpooner",
    "experience_attack": "deck_veteran",
    "experience_defence": "bridge_guard",
    "horde": "deck_rat",
    "first_strike": "duelist",
    "regeneration": "sea_troll",
    "rush": "raider",
    "stealth": "port_spy",
    "unique": "storm_captain",
    "vulnerability": "glass_golem",
    "thirst": "blood_tide",
    "elusiveness": "jarl",
}


def blanked(own: str, foe: str = "") -> HeroesState:
    """The position after Blackout: all creatures have lost their abilities for this turn."""
    return do(on_extra(f"hand blackout | {own}", foe), "play blackout")


@clause("BH-18.40")
@pytest.mark.parametrize("keyword", CARDS)
def test_losing_abilities_cancels_every_keyword_and_it_comes_back(keyword: str) -> None:
    name = CARDS[keyword]
    assert keyword in card(on(f"play {name}"), name)["keywords"]
    s = blanked(f"play {name}!")
    assert card(s, name)["keywords"] == []
    assert keyword in card(do(s, "end"), name)["keywords"]


@pytest.mark.parametrize("keyword", CARDS)
def test_a_second_instance_on_one_card_is_listed_once(keyword: str) -> None:
    name = CARDS[keyword]
    assert card(on(f"play granite_giant+{name}+{name}"), "granite_giant")["keywords"] == [keyword]


@clause("BH-16.23", "BH-16.28")
def test_without_rage_the_turn_may_end() -> None:
    assert legal(on("play mad_boarder")) == ["attack mad_boarder"]
    s = do(on("hand hollow_words | play mad_boarder!"), "play hollow_words", "end", "end")
    assert {"end", "attack mad_boarder"} <= set(legal(s))


@clause("BH-17.1")
def test_without_armour_all_wounds_are_received() -> None:
    s = attack(blanked("play raider", "play shellback!"), "raider", "shellback")
    assert wounds(s, "shellback") == 3


@clause("BH-17.6")
def test_without_protection_wounds_are_received() -> None:
    s = attack(blanked("play pilot", "play mountain_spirit!"), "pilot", "mountain_spirit")
    assert wounds(s, "mountain_spirit") == 2


@clause("BH-17.8")
def test_without_protection_from_spells_it_can_be_chosen() -> None:
    s = do(on_extra("hand blackout volley | play silence_priest"), "play blackout", "play volley")
    assert "pick silence_priest" in legal(s)


@clause("BH-16.1")
def test_without_directed_strike_a_defender_is_offered() -> None:
    s = do(blanked("play harpooner", "play pilot"), "attack harpooner", "strike wormwood")
    assert asked(s) == "defender"
    s = do(on("play harpooner+harpooner", "play pilot"), "attack harpooner", "strike wormwood")
    assert asked(s) == "main"


@clause("BH-16.8", "BH-16.10")
def test_without_experience_attacker_and_defender_close() -> None:
    s = attack(blanked("play deck_veteran"), "deck_veteran", "wormwood")
    assert not card(s, "deck_veteran")["open"]
    s = blanked("play sprout", "play bridge_guard")
    attack(s, "sprout", "wormwood", "bridge_guard")
    assert not card(s, "bridge_guard")["open"]


@clause("BH-16.3", "BH-16.5")
def test_without_first_strike_strikes_are_simultaneous() -> None:
    s = attack(blanked("play duelist", "play marauder"), "duelist", "marauder")
    assert (in_play(s, "duelist"), in_play(s, "marauder")) == (0, 0)
    s = attack(on("play duelist+duelist", "play marauder"), "duelist", "marauder")
    assert (in_play(s, "duelist"), in_play(s, "marauder")) == (1, 0)


@clause("BH-17.15", "BH-17.16")
def test_without_regeneration_nothing_heals_and_two_do_not_add_up() -> None:
    s = do(on("hand hollow_words | play sea_troll-5"), "play hollow_words", "end")
    assert wounds(s, "sea_troll") == 5
    s = do(on("play granite_giant+sea_troll+hydra-6"), "end")
    assert wounds(s, "granite_giant") == 3  # the Hydra's 3, attached last


@clause("BH-16.29", "BH-16.30")
def test_without_rush_an_arrival_waits() -> None:
    s = do(on_extra("hand blackout raider"), "play raider")
    assert "attack raider" in legal(s)
    assert "attack raider" not in legal(do(s, "play blackout"))


@clause("BH-17.11", "BH-17.12")
def test_without_vulnerability_no_extra_wound() -> None:
    s = do(on_extra("hand blackout storm | play glass_golem"), "play blackout", "play storm")
    assert wounds(s, "glass_golem") == 2
    s = do(on("hand storm | play granite_giant+glass_golem+cutthroat"), "play storm")
    assert wounds(s, "granite_giant") == 3


@clause("BH-23.9")
def test_without_elusiveness_anybody_attacks_and_defends() -> None:
    s = do(blanked("play raider", "play jarl"), "attack raider")
    assert "strike jarl" in legal(s)
    s = do(blanked("play jarl", "play raider"), "attack jarl", "strike wormwood")
    assert "defend raider" in legal(s)


@clause("BH-17.20", "BH-17.43", "BH-10.14")
def test_effects_of_others_are_not_cancelled_by_losing_abilities() -> None:
    s = do(on_extra("hand blackout shackles", "play jarl%~2"), "play shackles", "play blackout")
    held = card(s, "jarl")
    assert (held["poison"], held["stunned"], held["keywords"]) == (2, True, ["cannot_act"])
