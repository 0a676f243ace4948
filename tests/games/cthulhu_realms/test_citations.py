"""The clause beside a line of the log or a refusal is the one that it follows from."""

from pathlib import Path

import pytest

from koloda.effects.text import LANGUAGES
from koloda.games.cthulhu_realms.faces.text import texts
from koloda.kernel.errors import IllegalAction
from koloda.kernel.setup import Setup
from tests import playing
from tests.clause import clause
from tests.games.cthulhu_realms.table import GAME, play, position, with_changed_card

MIDDLE = "seats: 3\nseat 0: hand tomb | play yithian arkham | discard goon"


def told(text: str, *moves: str) -> dict[str, str]:
    """The lines that some moves add to the log, each kind with its clause."""
    s = position(text)
    playing.listen(s)
    play(s, *moves)
    return {str(line["key"]): str(line["clause"]) for line in playing.heard(GAME, s, None)}


@clause("CR-4.156")
def test_a_game_that_ends_with_the_common_deck_says_so() -> None:
    bought = told("conjuring: 9\nrow 0: ghoul\ncommon: dagon", "buy ghoul row0")
    assert bought["finished"] == "CR-4.156"
    won = told("seat 0: play goon\nseat 1: sanity 1", "activate goon 1")
    assert won["finished"] == "CR-4.154"
    assert told("turn: 3 of 3", "end")["finished"] == "CR-8.10"


@clause("CR-4.133", "CR-4.149")
def test_a_location_broken_by_a_loss_is_not_one_that_was_chosen() -> None:
    broken = told(
        "seat 0: play unspeakable_one\nseat 1: play miskatonic_library",
        "activate unspeakable_one 1",
    )
    assert broken["destroyed"] == "CR-4.133"
    chosen = told(
        "seat 0: play shadow_of_cthulhu\nseat 1: play arkham",
        "activate shadow_of_cthulhu 1",
        "destroy 1 arkham",
    )
    assert chosen["destroyed"] == "CR-4.149"


@clause("CR-4.72", "CR-4.95")
def test_a_card_that_abjures_itself_is_not_one_that_was_chosen() -> None:
    assert told("seat 0: play arkham", "activate arkham 2")["abjured"] == "CR-4.72"
    chosen = told("seat 0: play yithian", "activate yithian 2", "abjure initiate stack")
    assert chosen["abjured"] == "CR-4.95"


@clause("CR-4.117", "CR-4.180")
def test_a_new_row_is_not_a_refilled_one() -> None:
    new = told("seats: 3\nseat 0: play goon\nseat 1: sanity 1", "activate goon 1")
    assert (new["row_cleared"], new["refilled"]) == ("CR-4.178", "CR-4.180")
    assert told("conjuring: 9\nrow 0: ghoul", "buy ghoul row0")["refilled"] == "CR-4.117"


@clause("CR-4.8", "CR-4.9")
@pytest.mark.parametrize(("seats", "cited"), [(2, "CR-4.8"), (3, "CR-4.9"), (4, "CR-4.9")])
def test_the_rows_of_the_set_up_are_laid_by_their_own_clause(seats: int, cited: str) -> None:
    s = GAME.start(1, Setup(seats), listen=True)
    laid = [line for line in playing.heard(GAME, s, None) if line["key"] == "refilled"]
    assert {line["clause"] for line in laid} == {cited}
    assert len(laid) == (5 if seats == 2 else 3 * seats)


CASES = [
    ("conjuring: 9\ncommon: dagon | arkham", [], "buy dagon common", "common_deck", "CR-4.11"),
    ("conjuring: 9\ninitiates: 0", [], "buy initiate stack", "stack_empty", "CR-4.118"),
    ("conjuring: 1", [], "buy initiate stack", "too_expensive", "CR-4.115"),
    (MIDDLE, ["activate yithian 2"], "abjure occultist common", "common_deck", "CR-4.11"),
    (MIDDLE, ["activate yithian 2"], "abjure arkham play", "not_to_be_abjured", "CR-4.97"),
    (MIDDLE, ["activate yithian 2"], "abjure goon hand", "not_there", "CR-4.96"),
    (MIDDLE, ["activate yithian 2"], "abjure tomb discard", "not_there", "CR-4.96"),
    (MIDDLE, ["activate yithian 2"], "abjure ghoul row1", "not_available", "CR-4.165"),
    (
        "seat 0: play goon\nseat 1: play tomb arkham",
        ["activate goon 1"],
        "lose 1 player",
        "behind_sanctum",
        "CR-4.136",
    ),
    (
        "seat 0: play goon\nseat 1: play ruins arkham",
        ["activate goon 1"],
        "lose 1 arkham",
        "behind_gate",
        "CR-4.139",
    ),
    (
        "seat 0: play goon\nseat 1: play arkham",
        ["activate goon 1"],
        "lose 2 player",
        "too_many_points",
        "CR-4.125",
    ),
    (
        "seat 0: play goon\nseat 1: play arkham arkham_asylum",
        ["activate goon 1"],
        "lose 1 arkham",  # the player is asked about first
        "not_an_option",
        "CR-5.5",
    ),
    (
        "seat 0: play dean_halsey\nbox: dagon ghoul\nabjured: ghoul",
        ["activate dean_halsey 2"],
        "return dagon",
        "not_abjured",
        "CR-4.107",
    ),
    (
        "seat 0: play king_in_yellow\nseat 1: hand goon dagon",
        ["activate king_in_yellow 2", "choose 1"],
        "discard ghoul",
        "not_in_hand",
        "CR-5.9",
    ),
    (
        "seat 0: play tomb arkham",
        ["activate tomb 2"],
        "destroy 0 tomb",
        "abjures_itself",
        "CR-4.78",
    ),
    (
        "seat 0: play shadow_of_cthulhu arkham\nseat 1: hand tomb",
        ["activate shadow_of_cthulhu 1"],
        "destroy 1 tomb",
        "no_such_location",
        "CR-4.149",
    ),
    (
        "seat 0: play shadow_of_cthulhu arkham\nseat 2: play tomb\nseat 3: play tomb",
        ["activate shadow_of_cthulhu 1"],
        "destroy 2 tomb",
        "out_of_reach",
        "CR-4.173",
    ),
]


@clause("CR-4.11", "CR-4.118", "CR-4.136")
@pytest.mark.parametrize(("text", "moves", "asked", "reason", "cited"), CASES)
def test_a_refusal_cites_the_clause_that_forbids(
    text: str, moves: list[str], asked: str, reason: str, cited: str
) -> None:
    s = play(position(text), *moves)
    with pytest.raises(IllegalAction) as refused:
        GAME.option(s, tuple(asked.split(" ")))
    assert (refused.value.reason, refused.value.clause) == (reason, cited)
    for lang in LANGUAGES:
        assert texts(GAME, lang).has(f"refusal-{reason}")


@clause("CR-4.113", "CR-4.29")
def test_a_card_of_cost_0_may_be_bought_with_an_empty_pool(tmp_path: Path) -> None:
    game = with_changed_card(tmp_path, "yellow", "cost = 1", "cost = 0")
    s = position("row 0: pnakotic_manuscripts ghoul", game.table)
    assert playing.actions(game, s) == ["end", "buy pnakotic_manuscripts row0"]
    playing.play(game, s, "buy pnakotic_manuscripts row0")
    free = game.table.kinds["pnakotic_manuscripts"]
    assert s.discards[0] == [free]
    assert playing.actions(GAME, position("row 0: pnakotic_manuscripts")) == ["end"]
