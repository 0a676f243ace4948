"""Worlds made for a seat: what is certain to it holds in every one (VA-R73), the rest changes."""

from collections.abc import Iterator

import pytest

from koloda.games.valhalla import model as m
from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    ValhallaState,
    actions,
    asked,
    deal,
    fight,
    hand,
    play,
    position,
    random_play,
    roll,
    seen,
    start,
    view,
)

MANY = 120
WARRIOR, TYR = m.WARRIOR, m.TYR


def worlds(s: ValhallaState, seat: int | None) -> Iterator[ValhallaState]:
    for seed in range(MANY):
        yield GAME.resample(s, seat, seed)


def held(s: ValhallaState, seat: int, of_type: int) -> int:
    """How many cards of a type a hand holds."""
    return sum(GAME.table.type[GAME.table.kinds[name]] == of_type for name in hand(s, seat))


def fewest_and_most(s: ValhallaState, viewer: int | None, seat: int, of_type: int) -> list[int]:
    found = {held(world, seat, of_type) for world in worlds(s, viewer)}
    return [min(found), max(found)]


@clause("VA-4.311", "VA-4.314")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_player_who_must_add_a_warrior_holds_one_in_every_world(viewer: int | None) -> None:
    s = position("""
        active: 1
        seat 0: squad bear_01
        seat 1: hand bear_02 fury_2 fury_3
        seat 2: squad bear_03 | hand fury_2
        deck: bear_04 fury_2*4 heroic_3*4 surround*2
    """)
    assert actions(s, "add")
    assert fewest_and_most(s, viewer, 1, WARRIOR) == [1, 2]
    for world in worlds(s, viewer):
        assert actions(world, "add")


@clause("VA-4.314", "VA-4.315", "VA-4.168")
def test_a_hand_shown_for_want_of_a_warrior_is_the_same_in_every_world() -> None:
    s = position("""
        active: 1
        seat 0: squad bear_01
        seat 1: hand fury_2 fury_3
        deck: bear_02 bear_03 bear_04 bear_05 bear_06
    """)
    assert actions(s) == ["draw"]
    assert {tuple(hand(world, 1)) for world in worlds(s, 0)} == {("fury_2", "fury_3")}


@clause("VA-4.1304")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_hand_holds_the_tyr_card_it_was_dealt(seats: int) -> None:
    s = random_play(start(seats, 3, expansions="tyr", variant="simple"), 1, "action")
    for viewer in (0, None):
        for other in range(1, seats):
            fewest, most = fewest_and_most(s, viewer, other, TYR)
            assert fewest == 1 < most  # others may come from the deck
    for world in worlds(s, 0):
        assert len(world.box) == 6 - seats
        assert all(GAME.table.type[kind] == TYR for kind in world.box)


@clause("VA-4.1304", "VA-4.1311")
def test_a_tucked_tyr_card_may_be_the_one_that_was_dealt() -> None:
    s = random_play(start(2, 3, expansions="tyr", variant="simple", first="0"), 1, "action")
    play(s, actions(s, "add")[0])
    assert fewest_and_most(s, 1, 0, TYR)[0] == 1
    play(s, actions(s, "tuck")[0])
    assert fewest_and_most(s, 1, 0, TYR)[0] == 0


@clause("VA-4.1304", "VA-4.169")
def test_after_an_unseen_theft_the_dealt_tyr_card_may_be_gone() -> None:
    text = """
        expansions: thor tyr
        certain: 0 0 0 0 0 1 0 0 0
        seat 0: squad bear_01
        seat 1: squad wolf_01 wolf_02 | hand tyr_might fury_2
        seat 2: squad wolf_03 | hand thor_theft
    """
    s = position(text)
    assert fewest_and_most(s, 2, 1, TYR)[0] == 1
    play(s, "attack 1", "thor thor_theft 0")
    assert fewest_and_most(s, 2, 1, TYR)[0] == 0


@clause("VA-4.1304", "VA-4.1317", "VA-4.172")
def test_a_tyr_card_that_returns_for_all_to_see_is_not_the_one_that_was_dealt() -> None:
    s = position(
        """
        expansions: tyr
        certain: 0 0 1 0 0 0
        seat 0: jarl j17 | hand wolf_01 tyr_ease_bow | squad bear_01+tyr_might {}
        seat 1: squad wolf_02
    """.format("bear_02 bear_03 bear_04")
    )
    play(s, "add_return wolf_01 1")
    assert seen(s, "hand", 0, 1) == ["bear_01", "tyr_might"]
    assert fewest_and_most(s, 1, 0, TYR) == [2, 2]  # three cards, two of them known
    play(s, "tuck tyr_might")
    assert fewest_and_most(s, 1, 0, TYR) == [1, 1]


@clause("VA-4.1304", "VA-4.1806")
def test_a_tyr_card_turned_up_in_set_up_is_in_no_world_in_the_box() -> None:
    """All copies of a kind were turned up with the starting warriors: none is in the box."""
    kind = GAME.table.kinds["tyr_might"]
    copies = GAME.table.copies[kind]
    s = position(f"""
        expansions: tyr
        certain: 0 0 1 0 0 1
        seat 0: squad bear_01 | hand tyr_ease_axe
        seat 1: squad bear_02 | hand tyr_ease_bow
        turned_up: tyr_might*{copies} bear_01 bear_02 bear_03
        box: tyr_bane_bear tyr_bane_wolf tyr_bane_deer tyr_bane_boar
    """)
    for world in worlds(s, 0):
        assert kind not in world.box
        assert held(world, 1, TYR) >= 1
    s.turned_up = []
    assert any(kind in world.box for world in worlds(s, 0))


BEINIR = """
    seat 0: jarl j16 | squad bear_01 | hand {}
    seat 1: squad wolf_01 | hand bear_05
    deck: bear_02 bear_03 bear_04 bear_06 fury_2*4 fury_3*2
"""


@clause("VA-4.701", "VA-4.706")
def test_how_many_cards_beinir_keeps_tells_whether_he_held_a_warrior() -> None:
    none = position(BEINIR.format("heroic_3 surround"))
    play(deal(none, "bear_02 fury_2 bear_03"), "draw")
    assert GAME.prompt(none)["args"] == {"n": 2}
    assert fewest_and_most(none, 1, 0, WARRIOR) == [0, 0]
    play(none, "keep bear_02")
    assert fewest_and_most(none, 1, 0, WARRIOR) == [0, 1]  # the card kept may be one
    some = position(BEINIR.format("boar_01"))
    play(deal(some, "fury_2 fury_2 fury_3"), "draw")
    assert GAME.prompt(some)["args"] == {"n": 1}
    assert fewest_and_most(some, 1, 0, WARRIOR) == [1, 1]


@clause("VA-4.706", "VA-4.113")
def test_the_last_card_of_the_deck_tells_nothing_of_beinirs_hand() -> None:
    s = position("""
        seat 0: jarl j16 | squad bear_01 | hand boar_01
        seat 1: squad wolf_01
        seat 2: squad wolf_02 | hand fury_2 fury_3
        deck: heroic_3
    """)
    play(s, "draw")  # kept in any case
    assert hand(s, 0) == ["boar_01", "heroic_3"]
    assert fewest_and_most(s, 1, 0, WARRIOR) == [0, 1]


@clause("VA-4.920", "VA-4.912")
def test_who_places_nobody_by_lokis_bonus_has_no_warrior() -> None:
    s = position("""
        expansions: loki
        loki: loki_06
        seat 0: squad bear_01
        seat 1: squad bear_02 | hand fury_2 fury_3
        seat 2: squad bear_03 | hand bear_05 bear_06 bear_07
        deck: boar_01 boar_02 boar_03 boar_04 boar_05 boar_06
    """)
    fight(s, "sword x x x x x", "axe x x x x x", arm="bear_01", defend="bear_02")
    play(s, "row 1", "pass")
    assert fewest_and_most(s, 0, 1, WARRIOR) == [0, 0]
    assert fewest_and_most(s, 1, 2, WARRIOR)[1] == 3  # nothing is known of the third hand


@clause("VA-4.1233")
def test_who_must_discard_a_tactic_holds_one_in_every_world() -> None:
    s = position("""
        expansions: dwarves
        seat 0: squad dwarf_13 | hand fury_2
        seat 1: squad wolf_01 | hand fury_3 bear_01 bear_02
        deck: bear_03 bear_04 bear_05 bear_06 bear_07 bear_08
    """)
    play(roll(s, "axe x x x x x"), "attack 1", "arm dwarf_13 dice")
    assert asked(s) == (1, "disarm")
    for viewer in (0, None):
        for world in worlds(s, viewer):
            assert held(world, 1, m.TACTIC) >= 1
            assert actions(world, "discard")


@clause("VA-4.107", "VA-4.163")
def test_cards_whose_order_is_asked_are_not_alike_in_any_world() -> None:
    s = position("""
        expansions: dwarves
        seat 0: squad bear_01 | hand bear_02
        seat 1: squad wolf_01
        deck: fury_2*6 fury_3 heroic_3
    """)
    play(deal(s, "fury_2 fury_3 fury_2"), "add bear_02 2", "keep fury_2")
    assert asked(s) == (0, "down")
    drawn = {tuple(sorted(world.drawn)) for world in worlds(s, 1)}
    assert all(len(set(cards)) == 2 for cards in drawn)
    assert len(drawn) == 3


@clause("VA-4.166", "VA-4.205")
def test_face_down_jarls_are_kept_by_their_owner_and_any_to_the_others() -> None:
    s = start(3, 5)
    play(s, actions(s)[0])
    play(s, actions(s)[1])  # seats 0 and 1 have chosen, 2 is asked
    true = view(s, 0)["players"][0]
    for world in worlds(s, 0):
        assert view(world, 0)["players"][0]["jarl"] == true["jarl"]
        assert view(world, 0)["players"][0]["zones"]["aside"] == true["zones"]["aside"]
        assert view(world, 0)["players"][1]["jarl"] is None  # face down
        own = view(world, 1)["players"][1]
        assert own["jarl"] in seen(world, "aside", 1, 1)  # one of those dealt
        assert view(world, 2)["players"][2]["jarl"] is None  # not chosen yet
        dealt = [kind for zone in world.aside for kind in zone]
        assert sorted(dealt) == sorted(kind for zone in s.aside for kind in zone)
    chosen = {view(world, 1)["players"][1]["jarl"] for world in worlds(s, 0)}
    assert len(chosen) > 10
    assert not chosen & set(seen(s, "aside", 0, 0))


@clause("VA-4.168", "VA-4.172")
def test_a_card_that_all_have_seen_stays_visible_until_it_leaves_the_hand() -> None:
    """VA-R74: nobody forgets."""
    s = position("""
        active: 1
        seat 0: squad bear_01
        seat 1: hand fury_2 fury_3
        seat 2: squad bear_02
        deck: bear_03 bear_04 bear_05 bear_06 wolf_01 wolf_02 wolf_03
    """)
    deal(s, "bear_03 bear_04 bear_05 bear_06")
    play(s, "draw", "keep bear_03", "keep bear_05")
    assert asked(s) == (2, "action")
    for viewer in (0, 2, None):
        assert seen(s, "hand", 1, viewer) == ["fury_2", "fury_3"]  # not the cards kept since
    assert len(hand(s, 1)) == 4
