"""Games with 3 or 4 players: chapter 4.N."""

import pytest

from tests.clause import clause
from tests.games.cthulhu_realms.table import (
    GAME,
    actions,
    asked,
    cards,
    common_size,
    in_play,
    play,
    position,
    refused,
    sanity,
    shared,
    size,
    view,
)

FOUR_ROWS = """
    seats: 4
    row 0: ghoul dagon mi_go
    row 1: arkham tomb ghast
    row 2: occultist medical_staff keziah_mason
    row 3: yellow_sign necronomicon brain_cylinder
    common: ruins | yithian pnakotus rlyeh book_of_iod
"""


@clause("CR-4.163")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_ordinary_rules_hold_with_more_players(seats: int) -> None:
    s = position(f"""
        seats: {seats}
        seat 0: hand goon arkham | play mi_go brain_cylinder
        row 0: ghast
    """)
    play(s, "play arkham", "activate brain_cylinder 1", "buy ghast row0", "end")
    assert cards(s, "play", 0) == ["arkham"]
    assert size(s, "hand", 0) == 4  # of goon, mi_go, brain_cylinder and ghast
    assert asked(s) == (1, "turn")


@clause("CR-4.164")
@pytest.mark.parametrize(
    ("eliminated", "reach"), [("", [0, 1, 3]), ("1", [0, 2, 3]), ("3", [0, 1, 2]), ("2", [0, 1, 3])]
)
def test_neighbours_are_the_nearest_survivors_on_either_side(
    eliminated: str, reach: list[int]
) -> None:
    out = f"seat {eliminated}: sanity 0\n" if eliminated else ""
    s = position(f"seats: 4\n{out}seat 0: play medical_student")
    play(s, "activate medical_student 2")
    assert actions(s) == [f"choose {seat}" for seat in reach]


@clause("CR-4.165", "CR-7.9")
def test_a_player_reaches_the_rows_on_both_sides() -> None:
    s = position(FOUR_ROWS + "conjuring: 9")  # Max; Marina sits opposite
    bought = {text.split()[2] for text in actions(s, "buy")}
    assert bought == {"row0", "row3", "stack"}
    assert len(actions(s, "buy")) == 7
    assert refused(s, "buy arkham row1") == refused(s, "buy occultist row2") == "CR-4.165"


@clause("CR-4.166")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_initiate_stack_is_open_to_everybody(seat: int) -> None:
    s = position(f"seats: 4\nactive: {seat}\nconjuring: 2")
    assert actions(s, "buy") == ["buy initiate stack"]


@clause("CR-4.167")
def test_a_row_is_shared_by_the_two_players_beside_it() -> None:
    for seat, reaches in ((0, True), (1, True), (2, False), (3, False)):
        s = position(FOUR_ROWS + f"active: {seat}\nconjuring: 9\nseat {seat}: play yithian")
        assert ("buy ghoul row0" in actions(s)) == reaches
        assert ("abjure ghoul row0" in actions(play(s, "activate yithian 2"))) == reaches


@clause("CR-4.168", "CR-4.170")
def test_a_loss_hits_each_neighbour_in_full_and_spares_none() -> None:
    s = play(position("seats: 4\nseat 0: play ghoul"), "activate ghoul 1")
    assert sanity(s) == [50, 45, 50, 45]
    assert asked(s) == (0, "turn")  # nothing to choose, nobody to spare


@clause("CR-4.169")
def test_each_neighbours_points_are_distributed_separately() -> None:
    s = position("""
        seat 0: play ghoul
        seat 1: play arkham
        seat 2: play tomb ruins
    """)
    play(s, "activate ghoul 1", "lose 1 player")
    assert sanity(s) == [50, 49, 50]
    assert in_play(s, 1) == [("arkham", [], 4)]
    assert in_play(s, 2) == [("tomb", [], 0)]  # behind a gate and a sanctum: the ruins took 5
    assert cards(s, "discard", 2) == ["ruins"]


@clause("CR-4.171")
def test_a_player_opposite_is_never_hit() -> None:
    s = position("seats: 4\nseat 0: play unspeakable_one\nseat 2: play arkham")
    play(s, "activate unspeakable_one 1")
    assert sanity(s) == [50, 43, 50, 43]
    assert in_play(s, 2) == [("arkham", [], 0)]


@clause("CR-4.172")
def test_other_effects_work_on_one_chosen_player_or_card() -> None:
    s = position("""
        seats: 3
        seat 0: play medical_student king_in_yellow shadow_of_cthulhu
        seat 1: hand goon*2 | play arkham
        seat 2: hand goon*2 | play arkham
    """)
    play(s, "activate medical_student 2", "choose 1", "activate king_in_yellow 2", "choose 2")
    play(s, "discard goon", "activate shadow_of_cthulhu 1", "destroy 1 arkham")
    assert sanity(s) == [50, 54, 50]
    assert [size(s, "hand", seat) for seat in (1, 2)] == [2, 1]
    assert [size(s, "play", seat) for seat in (1, 2)] == [0, 1]


@clause("CR-4.173", "CR-4.174", "CR-7.11")
def test_the_player_opposite_and_the_far_rows_are_out_of_reach() -> None:
    s = position(
        FOUR_ROWS
        + """
        seat 0: hand goon | play king_in_yellow shadow_of_cthulhu yithian
        seat 2: hand goon*3 | play arkham
        seat 3: play tomb
    """
    )
    play(s, "activate king_in_yellow 2")
    assert refused(s, "choose 2") == "CR-4.173"
    play(s, "choose 1", "activate shadow_of_cthulhu 1")
    assert actions(s) == ["destroy 3 tomb"]
    play(s, "destroy 3 tomb", "activate yithian 2")
    assert not any("row1" in text or "row2" in text for text in actions(s))


@clause("CR-4.173")
def test_the_reach_changes_at_once_after_an_elimination() -> None:
    s = position("""
        seats: 4
        seat 0: play ghoul medical_student
        seat 1: sanity 5
        row 2: arkham
        common: ruins | yithian pnakotus rlyeh book_of_iod
    """)
    play(s, "activate ghoul 1", "activate medical_student 2")
    assert actions(s) == ["choose 0", "choose 2", "choose 3"]


@clause("CR-4.175")
def test_a_vacated_place_is_refilled_in_the_same_row() -> None:
    s = play(position(FOUR_ROWS + "conjuring: 9"), "buy necronomicon row3")
    assert shared(s, "row3") == ["yellow_sign", "ruins", "brain_cylinder"]
    assert [len(shared(s, f"row{row}")) for row in range(4)] == [3] * 4


@clause("CR-4.176")
def test_both_distributions_are_declared_before_either_takes_effect() -> None:
    s = position("""
        seat 0: play unspeakable_one
        seat 1: sanity 7 | play arkham
        seat 2: play tomb arkham
    """)
    play(s, "activate unspeakable_one 1", "lose 7 player")
    assert sanity(s) == [50, 7, 50]  # nothing has happened yet
    assert asked(s) == (0, "loss")
    play(s, "lose 6 tomb")
    assert sanity(s) == [50, 0, 50]
    assert cards(s, "discard", 2) == ["tomb"]


@clause("CR-4.176", "CR-4.188")
def test_two_eliminated_neighbours_leave_together_with_two_new_rows() -> None:
    s = position("""
        seats: 4
        seat 0: play unspeakable_one
        seat 1: sanity 7 | hand goon
        seat 3: sanity 7 | hand follower
        row 0: ghoul
        row 1: dagon
        row 2: mi_go
        row 3: ghast
        common: arkham | tomb*9
    """)
    play(s, "activate unspeakable_one 1")
    assert [player["alive"] for player in view(s, 0)["players"]] == [True, False, True, False]
    assert shared(s, "row0") == ["arkham", "tomb", "tomb"]  # seat 1 first, clockwise from seat 0
    assert shared(s, "row2") == ["tomb"] * 3
    assert shared(s, "row1") == shared(s, "row3") == []
    assert common_size(s) == 4
    assert view(s, 0)["rows"] == [[0, 2], [], [0, 2], []]


@clause("CR-4.177")
def test_all_cards_of_the_eliminated_go_to_the_box() -> None:
    s = position("""
        seats: 3
        seat 0: play ghoul
        seat 1: sanity 5 | hand initiate | deck goon | top dagon | discard mi_go | play arkham
    """)
    play(s, "activate ghoul 1", "lose 5 player")
    assert sorted(shared(s, "box")) == ["arkham", "dagon", "goon", "initiate", "mi_go"]
    assert [size(s, zone, 1) for zone in ("hand", "deck", "discard", "play")] == [0] * 4


@clause("CR-4.178", "CR-4.180", "CR-4.182", "CR-7.10")
def test_the_rows_beside_the_eliminated_are_boxed_and_a_new_one_is_laid() -> None:
    s = position(
        FOUR_ROWS
        + """
        active: 1
        seat 1: play ghoul
        seat 2: sanity 5
    """
    )  # Max, Anna, Marina, Karl: Anna drives Marina mad
    play(s, "activate ghoul 1")
    gone = ["arkham", "ghast", "keziah_mason", "medical_staff", "occultist", "tomb"]
    assert sorted(shared(s, "box")) == gone
    assert len(shared(s, "row1")) == 3  # between Anna and Karl
    assert shared(s, "row1")[0] == "ruins"
    assert shared(s, "row2") == []
    assert shared(s, "row0") == ["ghoul", "dagon", "mi_go"]
    assert shared(s, "row3") == ["yellow_sign", "necronomicon", "brain_cylinder"]
    assert (common_size(s), shared(s, "stack")) == (2, ["initiate"] * 2)


@clause("CR-4.179")
def test_the_neighbours_of_the_eliminated_become_neighbours() -> None:
    s = position("""
        seats: 4
        active: 1
        seat 1: play ghoul mi_go
        seat 2: sanity 5
    """)
    play(s, "activate ghoul 1", "activate mi_go 1")
    assert sanity(s) == [50 - 5 - 4, 50, 0, 50 - 4]
    assert view(s, 0)["rows"] == [[0, 3], [0, 1], [], [1, 3]]


@clause("CR-4.181")
def test_cards_then_rows_are_boxed_before_the_new_row_is_laid() -> None:
    s = position("""
        seats: 3
        seat 0: play ghoul
        seat 1: sanity 5 | hand goon
        row 0: arkham
        row 1: tomb
        common: dagon | mi_go*5
    """)
    s.events = []
    play(s, "activate ghoul 1")
    told = [GAME.message((event[0], *event[3:]))["key"] for event in s.events]
    assert told.index("eliminated") < told.index("row_cleared") < told.index("refilled")
    assert shared(s, "box") == ["goon", "tomb", "arkham"]
    assert [GAME.table.ids[kind] for kind in s.box] == ["goon", "arkham", "tomb"]


@clause("CR-4.183", "CR-4.184")
def test_two_survivors_share_two_rows_and_a_loss_hits_once() -> None:
    s = position("""
        seat 0: play ghoul mi_go
        seat 1: sanity 5
        seat 2: hand goon
        row 2: arkham tomb ghast
        conjuring: 9
        common: dagon | mi_go*5
    """)
    play(s, "activate ghoul 1", "activate mi_go 1")
    assert sanity(s) == [50, 0, 50 - 5 - 4]
    assert view(s, 0)["rows"] == [[0, 2], [], [0, 2]]
    assert len(shared(s, "row0")) == len(shared(s, "row2")) == 3
    assert {text.split()[2] for text in actions(s, "buy")} == {"row0", "row2", "stack"}


@clause("CR-4.185", "CR-4.165")
def test_when_one_is_left_nothing_is_boxed_and_no_row_is_laid() -> None:
    s = position("""
        seat 0: play ghoul
        seat 1: sanity 5 | hand goon
        seat 2: sanity 5 | deck dagon
        row 0: arkham
    """)
    play(s, "activate ghoul 1")
    assert GAME.returns(s) == [1.0, -0.5, -0.5]
    assert shared(s, "box") == []
    assert (shared(s, "row0"), size(s, "hand", 1), common_size(s)) == (["arkham"], 1, 10)
    assert view(s, 0)["rows"] == [[], [], []]  # between the last player and nobody


@clause("CR-4.186")
def test_a_new_row_takes_what_is_left_and_the_game_ends() -> None:
    s = position("""
        seats: 4
        seat 0: play unspeakable_one
        seat 1: sanity 7
        seat 3: sanity 7
        common: arkham | tomb ruins ghast
    """)
    play(s, "activate unspeakable_one 1")
    assert [len(shared(s, f"row{row}")) for row in range(4)] == [3, 0, 1, 0]
    assert GAME.ending(s) == "deck_out"


@clause("CR-4.187")
def test_the_turn_goes_on_and_the_new_row_is_open_at_once() -> None:
    s = position("""
        seats: 4
        seat 0: play ghoul
        seat 1: sanity 5
        conjuring: 9
        common: dagon | mi_go*5
    """)
    play(s, "activate ghoul 1")
    assert asked(s) == (0, "turn")
    play(s, "buy dagon row0")
    assert cards(s, "discard", 0) == ["dagon"]
    play(s, "end")
    assert asked(s) == (2, "turn")
    s.conjuring = 9
    assert "buy mi_go row0" in actions(s)


@clause("CR-4.176", "CR-4.186")
def test_eliminated_players_are_cleared_clockwise_from_the_active_one() -> None:
    s = position("""
        seat 1: sanity 1
        seat 2: play goon
        seat 3: sanity 1
        active: 2
        common: dagon | ghoul*8
    """)
    play(s, "activate goon 1")
    assert (shared(s, "row2"), shared(s, "row0")) == (["dagon", "ghoul", "ghoul"], ["ghoul"] * 3)
