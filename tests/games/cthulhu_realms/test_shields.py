"""Shields and destroying a location: chapters 4.K and 4.L."""

import pytest

from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    CthulhuState,
    actions,
    asked,
    cards,
    in_play,
    play,
    position,
    refused,
    sanity,
    shared,
    size,
    view,
)


def targets(in_play: str) -> set[str]:
    """Who and what can be assigned points while seat 1 has these locations in play."""
    s = position(f"seat 0: play unspeakable_one\nseat 1: play {in_play}")
    play(s, "activate unspeakable_one 1")
    return _asked_about(s, in_play.split())


def _asked_about(s: CthulhuState, locations: list[str]) -> set[str]:
    found = set()
    while asked(s)[1] == "loss":
        found.add(actions(s)[0].split()[2])
        play(s, actions(s)[0])
    if sanity(s)[1] < 50:  # the last target takes all points without being asked about
        found.add("player")
    hurt = {name for name, _, lost in in_play(s, 1) if lost}
    return found | hurt | (set(locations) - set(cards(s, "play", 1)))


@clause("CR-4.214", "CR-4.144")
@pytest.mark.parametrize(
    ("in_play", "expected"),
    [
        ("arkham", {"player", "arkham"}),
        ("tomb arkham", {"tomb", "arkham"}),
        ("ruins arkham", {"player", "ruins"}),
        ("tomb ruins arkham", {"ruins"}),
        ("tomb ruins pnakotus arkham", {"ruins", "pnakotus"}),
        ("", {"player"}),
    ],
)
def test_the_targets_of_a_loss(in_play: str, expected: set[str]) -> None:
    assert targets(in_play) == expected


@clause("CR-4.136")
def test_a_sanctum_protects_the_player() -> None:
    s = position("seat 0: play goon\nseat 1: play tomb arkham")
    play(s, "activate goon 1")
    assert {text.split()[2] for text in actions(s)} == {"tomb"}
    assert refused(s, "lose 1 player") == "CR-4.136"


@clause("CR-4.137")
def test_every_sanctum_must_fall_first() -> None:
    s = position("seat 0: play mi_go goon*2\nseat 1: play miskatonic_library miskatonic_hospital")
    play(s, "activate mi_go 1", "lose 0 miskatonic_hospital", "activate goon 1")
    assert (sanity(s)[1], cards(s, "play", 1)) == (50, ["miskatonic_hospital"])
    s = position("seat 0: play mi_go goon\nseat 1: play miskatonic_library")
    play(s, "activate mi_go 1", "activate goon 1")
    assert sanity(s)[1] == 49


@clause("CR-4.138")
def test_a_sanctum_protects_no_location_not_even_itself() -> None:
    assert targets("tomb rlyeh arkham") == {"tomb", "rlyeh", "arkham"}


@clause("CR-4.139", "CR-4.142")
def test_a_gate_protects_other_locations_sanctums_too_but_not_the_player() -> None:
    assert targets("ruins arkham") == {"player", "ruins"}
    assert targets("ruins tomb") == {"ruins"}


@clause("CR-4.140")
def test_every_gate_must_fall_first() -> None:
    s = position("seat 0: play mi_go ghoul goon\nseat 1: play pnakotus ruins arkham")
    play(s, "activate mi_go 1", "lose 0 player", "lose 0 ruins", "activate goon 1")
    assert actions(s) == ["lose 0 player", "lose 1 player"]
    play(s, "lose 0 player")
    assert ("ruins", [], 1) in in_play(s, 1)  # arkham is still out of reach
    play(s, "activate ghoul 1", "lose 0 player")
    assert cards(s, "play", 1) == ["arkham"]
    play(s, "activate mi_go 2", "lose 0 player")
    assert in_play(s, 1) == [("arkham", [], 2)]


@clause("CR-4.141")
def test_gates_do_not_protect_gates() -> None:
    assert targets("ruins pnakotus") == {"player", "ruins", "pnakotus"}


@clause("CR-4.143")
def test_behind_sanctum_and_gate_only_the_gates_can_be_hit() -> None:
    assert targets("ruins tomb rlyeh arkham") == {"ruins"}


@clause("CR-4.145")
def test_shields_do_nothing_against_other_effects() -> None:
    s = position("""
        seat 0: play king_in_yellow medical_student shadow_of_cthulhu
        seat 1: hand goon*2 | deck goon | play tomb ruins arkham
    """)
    play(s, "activate king_in_yellow 2", "choose 1", "discard goon")
    play(s, "activate medical_student 2", "choose 1", "activate king_in_yellow 3", "choose 1")
    play(s, "activate shadow_of_cthulhu 1", "destroy 1 arkham")
    assert (sanity(s)[1], size(s, "hand", 1), size(s, "discard", 1)) == (54, 2, 2)


@clause("CR-4.146")
def test_a_destroy_effect_ignores_gates_and_sanctums() -> None:
    s = position("seat 0: play shadow_of_cthulhu\nseat 1: play tomb ruins arkham")
    play(s, "activate shadow_of_cthulhu 1")
    assert actions(s) == ["destroy 1 ruins", "destroy 1 tomb", "destroy 1 arkham"]


@clause("CR-4.147")
def test_shields_of_a_kind_do_not_add_up() -> None:
    assert targets("tomb rlyeh arkham") - {"rlyeh"} == targets("tomb arkham")
    assert targets("ruins pnakotus arkham") - {"pnakotus"} == targets("ruins arkham")
    s = position("seat 0: play ghoul goon\nseat 1: play rlyeh*2")
    play(s, "activate ghoul 1", "lose 5 rlyeh", "activate goon 1")
    assert (sanity(s)[1], in_play(s, 1)) == (50, [("rlyeh", [], 1)])  # one is as good as two


@clause("CR-4.148")
def test_a_shield_works_from_playing_to_leaving_in_everybodys_turn() -> None:
    s = position("seat 0: hand tomb | deck goon*5\nseat 1: play ghoul goon unspeakable_one")
    play(s, "play tomb", "end", "activate ghoul 1")
    assert sanity(s)[0] == 50
    play(s, "activate goon 1", "activate unspeakable_one 1")  # 5 + 1 = 6: the tomb is gone
    assert sanity(s)[0] == 43


@clause("CR-4.149")
def test_any_location_in_play_can_be_destroyed_the_own_too() -> None:
    s = position("seat 0: play shadow_of_cthulhu arkham\nseat 1: play tomb")
    play(s, "activate shadow_of_cthulhu 1")
    assert actions(s) == ["destroy 0 arkham", "destroy 1 tomb"]
    play(s, "destroy 0 arkham")
    assert (cards(s, "discard", 0), cards(s, "discard", 1)) == (["arkham"], [])


@clause("CR-4.150")
def test_sanity_and_losses_do_not_matter_for_destroying() -> None:
    for mark in ("", "-5"):
        s = position(f"seat 0: play shadow_of_cthulhu\nseat 1: play tomb{mark} arkham")
        play(s, "activate shadow_of_cthulhu 1", "destroy 1 tomb")
        assert cards(s, "discard", 1) == ["tomb"]


@clause("CR-4.151")
def test_a_destroyed_location_is_an_ordinary_card_of_its_owners_pile() -> None:
    s = position("seat 0: play shadow_of_cthulhu\nseat 1: play arkham | hand goon")
    play(s, "activate shadow_of_cthulhu 1", "destroy 1 arkham", "end", "end", "end")
    assert shared(s, "box") == []
    assert "arkham" in cards(s, "hand", 1)  # reshuffled and drawn
    assert "play arkham" in actions(s)


@clause("CR-4.152")
def test_destroying_is_neither_discarding_nor_abjuring() -> None:
    s = position("seat 0: play shadow_of_cthulhu rlyeh whateley_farm\nseat 1: play arkham")
    play(s, "activate shadow_of_cthulhu 1", "destroy 1 arkham")
    assert view(s, 0)["flags"] == {"discarded": False, "abjured": False}
    assert not {"activate rlyeh 1", "activate whateley_farm 1"} & set(actions(s))
