"""What is certain to a seat holds in all its worlds, and nothing else does: chapter 4.O."""

import pytest

from koloda.env.space import Space
from koloda.games import registry
from koloda.kernel.setup import Setup
from koloda.kernel.worlds import kept_truth
from tests.clause import clause
from tests.games.cthulhu_realms.table import GAME, CthulhuState, cards, play, position, shown, view

WORLDS = range(30)
RESHUFFLED = "seat 0: hand mi_go | deck goon ghoul | discard arkham*2 tomb dagon yithian initiate"


def worlds(s: CthulhuState, seat: int | None) -> list[CthulhuState]:
    return [GAME.resample(s, seat, seed) for seed in WORLDS]


def learned(s: CthulhuState, viewer: int, name: str) -> dict[str, int]:
    """One field of the learner's bytes as cards by name; the player in person is the empty name."""
    space = Space(registry.find(GAME.id), Setup(s.seats))
    start = 0
    for field in space.fields:
        if field.name == name:
            numbers = space.encode(s, viewer)[start : start + field.size]
            return {card: n for card, n in zip([*GAME.table.ids, ""], numbers, strict=False) if n}
        start += field.size
    raise AssertionError(name)


@clause("CR-4.218")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_cards_drawn_before_a_reshuffle_stay_known(viewer: int | None) -> None:
    s = play(position("seats: 3\n" + RESHUFFLED), "end")
    assert shown(s, "hand", 0, viewer) == ["goon", "ghoul"]
    assert set(shown(s, "unseen", 0, viewer)) == {
        "arkham",
        "tomb",
        "dagon",
        "yithian",
        "initiate",
    } | {"mi_go"}
    hands = [cards(world, "hand", 0) for world in worlds(s, viewer)]
    assert all({"goon", "ghoul"} <= set(hand) and len(hand) == 5 for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 10  # what was drawn after it is anybody's guess


@clause("CR-4.218")
def test_cards_drawn_before_a_reshuffle_are_in_the_learners_bytes() -> None:
    s = play(position(RESHUFFLED), "end")
    assert learned(s, 1, "player_1_hand") == {"goon": 1, "ghoul": 1}
    assert sum(learned(s, 1, "player_1_unseen").values()) == 7
    assert "goon" not in learned(s, 1, "player_1_unseen")


@clause("CR-4.218")
def test_a_hand_without_unseen_cards_in_the_deck_is_known() -> None:
    s = position("seat 1: hand ghoul goon | top dagon")  # the returned card is not unseen
    assert shown(s, "hand", 1, 0) == shown(s, "hand", 1, None) == ["goon", "ghoul"]
    assert shown(s, "unseen", 1, 0) == []
    assert learned(s, 0, "player_1_hand") == {"goon": 1, "ghoul": 1}
    assert learned(s, 0, "player_1_unseen") == {}
    one_more = position("seat 1: hand ghoul goon | deck dagon")
    assert shown(one_more, "hand", 1, 0) == []


@clause("CR-4.218")
def test_a_card_that_leaves_the_hand_is_not_known_there_any_more() -> None:
    s = position("""
        seat 0: hand goon | play shadow_of_cthulhu dagon | deck ghoul | discard tomb*9 goon
        happened: discarded
    """)
    play(s, "activate shadow_of_cthulhu 3", "choose 0")
    assert shown(s, "hand", 0, 1) == ["goon", "ghoul"]
    play(s, "play goon")
    assert shown(s, "hand", 0, 1) == ["ghoul"]
    assert all("ghoul" in cards(world, "hand", 0) for world in worlds(s, 1))
    play(s, "end")
    assert shown(s, "hand", 0, 1) == []  # all of it was discarded


@clause("CR-4.197", "CR-4.218")
def test_a_reshuffle_before_the_first_card_leaves_nothing_known() -> None:
    s = play(position("seat 0: hand goon*2 | discard arkham*2 tomb dagon yithian initiate"), "end")
    assert shown(s, "hand", 0, 1) == []
    assert len(shown(s, "unseen", 0, 1)) == 8


@clause("CR-4.195")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_picked_by_another_are_dealt_anew_within_the_hand(seats: int) -> None:
    s = position(f"""
        seats: {seats}
        seat 0: play miskatonic_library
        seat 1: hand ghoul dagon goon | known dagon | deck follower*4 tomb
    """)
    play(s, "activate miskatonic_library 1", "choose 1", "discard dagon")
    assert shown(s, "picked", 1, 1) == ["dagon"]
    for observer in [None, *range(seats)]:
        found = set()
        for seed, world in enumerate(worlds(s, observer)):
            assert kept_truth(GAME, s, world, observer, seed) == []
            [pick] = shown(world, "picked", 1, 1)
            assert pick in cards(world, "hand", 1)
            assert "dagon" in cards(world, "hand", 1)  # CR-4.196
            found.add(pick)
        assert found == {"dagon"} if observer == 1 else len(found) > 2


@clause("CR-4.195")
def test_picks_of_ones_own_are_in_the_learners_bytes_and_others_are_not() -> None:
    s = position("""
        seat 0: play miskatonic_library
        seat 1: hand ghoul dagon goon | deck follower*4
    """)
    play(s, "activate miskatonic_library 1", "choose 1", "discard dagon")
    assert learned(s, 1, "picked") == {"dagon": 1}
    assert learned(s, 0, "picked") == {}


@clause("CR-4.219")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_points_declared_so_far_are_open(viewer: int | None) -> None:
    s = position("""
        seats: 3
        seat 0: play unspeakable_one
        seat 1: play arkham arkham_asylum miskatonic_university
    """)
    play(s, "activate unspeakable_one 1", "lose 4 player", "lose 2 arkham")
    seen = view(s, viewer)
    first, second = seen["players"][1], seen["players"][2]
    assert first["numbers"] == {"sanity": 50, "declared": 4}
    marks = [
        (card["card"], card["declared"], card["lost"]) for card in first["zones"]["play"]["cards"]
    ]
    assert marks == [("arkham", 2, 0), ("arkham_asylum", 0, 0), ("miskatonic_university", 0, 0)]
    assert second["numbers"] == {"sanity": 50}
    if viewer is not None:
        name = f"player_{(1 - viewer) % 3}_declared"
        assert learned(s, viewer, name) == {"arkham": 2, "": 4}


@clause("CR-4.219")
def test_declared_points_go_when_they_take_effect() -> None:
    s = position("seat 0: play unspeakable_one\nseat 1: play arkham arkham_asylum")
    play(
        s, "activate unspeakable_one 1", "lose 4 player", "lose 2 arkham"
    )  # the last takes the rest
    assert learned(s, 1, "player_0_declared") == {}
    assert learned(s, 1, "player_0_lost") == {"arkham": 2, "arkham_asylum": 1}


@clause("CR-4.196", "CR-4.212")
def test_returned_cards_below_the_top_are_in_the_learners_bytes() -> None:
    s = position("seat 1: deck goon | top ghoul dagon arkham")
    assert learned(s, 0, "player_1_top") == {"arkham": 1}
    assert learned(s, 0, "player_1_below_top") == {"ghoul": 1, "dagon": 1}


@clause("CR-4.199", "CR-4.177")
def test_the_box_does_not_tell_what_was_in_an_eliminated_players_hand() -> None:
    keys = set()
    for cards_of_1 in ("hand ghoul goon | deck dagon tomb", "hand tomb dagon | deck goon ghoul"):
        s = position(f"seats: 3\nseat 0: play goon\nseat 1: sanity 1 | {cards_of_1}")
        keys.add(play(s, "activate goon 1").key())
    assert len(keys) == 1


@clause("CR-4.190", "CR-4.192")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_how_unordered_piles_lie_in_memory_makes_no_other_world(observer: int | None) -> None:
    one = position("seat 0: deck goon ghoul | hand tomb\ncommon: ghoul | dagon tomb arkham")
    two = position("seat 0: deck ghoul goon | hand tomb\ncommon: ghoul | arkham dagon tomb")
    for seed in WORLDS:
        assert GAME.resample(one, observer, seed).key() == GAME.resample(two, observer, seed).key()
