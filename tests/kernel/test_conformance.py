"""The conformance kit passes a sound game and finds every broken promise."""

import pytest

from koloda.kernel.conformance import check_game, fingerprint_of_play
from koloda.kernel.setup import Setup
from tests.kernel import broken
from tests.kernel.toy import TOY, Toy

FINDS = {
    broken.UnheardField: "shape of the view of None: Object contains unknown field `mood`",
    broken.WrongKind: "shape of the view of 1: Expected `int`, got `array` - at `$.deck`",
    broken.OthersAsked: "0 decides and sees that [1] are asked",
    broken.ViewLeak: "twin worlds: view of",
    broken.SpectatorLeak: "twin worlds: view of None",
    broken.EventLeak: "twin worlds: events of",
    broken.OptionLeak: "twin worlds: options of",
    broken.PromptLeak: "twin worlds: prompt of",
    broken.DeciderLeak: "twin worlds: who decides",
    broken.LuckLeak: "learns the luck to come",
    broken.NoResample: "never changes what others see: it hides nothing",
    broken.ForgetsField: "never changes deck: it hides nothing",
    broken.KeepsOrder: "hold the truth in deck, hands",
    broken.KeepsCounting: "hold the truth in counters",
    broken.ForgetsKnown: "lose pile",
    broken.NeverTrue: "never have .hand = ",
    broken.CloneShares: "looking at a position changed it",
    broken.CloneListens: "a clone listens",
    broken.BadSave: "a saved position loads as another one",
    broken.AcceptsIllegal: "accepted although it is not an option",
    broken.RefusesSilently: "refused without a reason",
    broken.RefusalChanges: "a refused action changed the position",
    broken.Counting: "the last position differs from the recorded one",
    broken.VanishingCards: "cards appeared or vanished",
    broken.Endless: "longer than max_decisions",
    broken.Unsorted: "options are not ascending",
    broken.SameWords: "two options have the same words",
    broken.NoOptions: "no option although the game is not over",
    broken.LookingChanges: "looking at a position changed it",
    broken.EarlyReturns: "returns before the end",
    broken.NoEnding: "no reason for the end",
    broken.HugeReturns: "a return outside -1..1",
    broken.MissingReturns: "not one return per seat",
    broken.Crashing: "ZeroDivisionError: the second round",
}


def test_a_sound_game_passes_in_every_process() -> None:
    seen: list[int] = []
    report = check_game(TOY, games=12, where="tests.kernel.toy:TOY", progress=seen.append)
    assert report.failures == []
    assert report.games == 12
    assert report.decisions > 12 * 4
    assert seen == list(range(1, 13))


@pytest.mark.parametrize("kind", FINDS, ids=lambda kind: kind.__name__)
def test_every_broken_promise_is_found(kind: type[Toy]) -> None:
    failures = check_game(kind(), games=12).failures
    assert any(FINDS[kind] in failure for failure in failures), failures[:3]


def test_a_failure_names_game_setup_seed_and_decision() -> None:
    failure = check_game(broken.ViewLeak(), [Setup(3)], games=1, seed=5).failures[0]
    assert failure.startswith("toy Setup(3, {}) seed 5 decision 0: ")


def test_a_game_that_depends_on_the_hash_seed_is_found() -> None:
    report = check_game(broken.HASHED, games=2, where="tests.kernel.broken:HASHED")
    assert any("play differs in another process" in failure for failure in report.failures)


def test_a_game_that_cannot_be_found_elsewhere_is_reported() -> None:
    report = check_game(TOY, games=1, where="tests.kernel.toy:MISSING")
    assert any("has no attribute 'MISSING'" in failure for failure in report.failures)


def test_without_setups_every_seat_count_is_played() -> None:
    assert fingerprint_of_play(TOY, 2, 1) != fingerprint_of_play(TOY, 2, 2)
    counts = {len(TOY.start(i, TOY.any_setup(2 + i % 2, i)).hands) for i in range(2)}
    assert counts == {2, 3}
