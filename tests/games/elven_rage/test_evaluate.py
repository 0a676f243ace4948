"""What agents think of trades: for bots, not for the rules."""

import pytest

from koloda.agents.agent import decide
from koloda.agents.registry import make
from koloda.games.elven_rage.minds.evaluate import evaluate
from tests.games.elven_rage.table import GAME, ElvenState, actions, play, position

NOW = ["give-treasures 0", "done", "ask-treasures 0"]


def trading() -> ElvenState:
    return position("""
        seat 0: hand bk_herald | artifacts ar_rune ar_eye | treasures ne_treasure
        seat 1: hand sn_elite | artifacts ar_net ar_cup | treasures ne_treasure*2
        phase: turn_end
    """)


def after(*texts: str) -> list[float]:
    return evaluate(play(trading(), "offer 1", *texts))


def test_a_gift_is_worth_as_much_to_the_rival_as_it_costs() -> None:
    gift = after("give-treasures 1", "done", "ask-treasures 0", "ask-artifacts 0")
    before = evaluate(trading())
    assert gift[0] < before[0]
    assert gift[1] > before[1]
    assert gift == evaluate(
        play(trading(), "offer 1", "give-treasures 1", "done", "ask-treasures 0")
    )  # as it stands, before it is made


def test_an_offer_by_which_the_rival_loses_changes_nothing() -> None:
    assert after(*NOW, "ask-artifacts 2") == evaluate(trading())


def test_what_was_accepted_counts_before_it_is_handed_over() -> None:
    taken = after(*NOW, "ask-artifacts 2", "accept")
    assert taken[0] > evaluate(trading())[0]
    assert taken == after(*NOW, "ask-artifacts 2", "accept", "hand-over ar_net", "hand-over ar_cup")


def test_an_offer_just_begun_is_worth_less_than_none() -> None:
    assert after()[0] < evaluate(trading())[0]
    assert after("give-treasures 0") == evaluate(trading())


@pytest.mark.parametrize("seed", range(4))
def test_greedy_neither_pesters_nor_gives_away(seed: int) -> None:
    def chosen(s: ElvenState) -> str:
        options = GAME.options(s)
        option = decide(GAME, make("greedy", GAME, seed), s, options, seed, again=False)
        return actions(s)[options.index(option)]

    assert not chosen(trading()).startswith("offer")
    assert chosen(play(trading(), "offer 1")) == "give-treasures 0"
    assert chosen(play(trading(), "offer 1", "give-treasures 0")) == "done"
