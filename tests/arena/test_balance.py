"""Balance surveys: cards counted as seats see them, sums that do not depend on the workers."""

from pathlib import Path

import pytest

from koloda.agents.registry import make
from koloda.arena.balance import CHUNK, Balance, CardCount, Counts, Survey, survey_for
from koloda.arena.balance_report import balance_tables, deck_rows, matchup_rows, report_balance
from koloda.arena.counting import CardCounter
from koloda.arena.match import play_match
from koloda.arena.wording import Wording
from koloda.games.registry import GAMES, find
from koloda.kernel.errors import KolodaError
from koloda.kernel.event import seen_by
from koloda.kernel.setup import Setup
from koloda.kernel.state import BaseState

CTHULHU = find("cthulhu_realms")


def survey(seats: int = 2) -> Survey:
    setup = Setup(seats, {"turns": "30"})
    return survey_for(CTHULHU, setup, ["uniform", "greedy"], 5)


def finished(games: int, path: Path | None = None, processes: int = 1) -> Balance:
    balance = Balance(survey(), games, path)
    balance.run(processes)
    return balance


def test_played_cards_are_those_the_events_tell_of() -> None:
    counter = CardCounter(CTHULHU, 2)
    agents = [make("uniform", CTHULHU, seat) for seat in range(2)]
    match = play_match(CTHULHU, Setup(2, {"first": "1"}), 6, agents, listen=True, listener=counter)
    told: list[dict[str, int]] = [{}, {}]
    for event in match.events or []:
        seen = seen_by(event, None)
        message = CTHULHU.message(seen) if seen is not None else {}
        if message.get("key") == "played":
            args = message["args"]
            assert isinstance(args, dict)
            seat, card = int(str(args["seat"])), str(args["card"])
            told[seat][card] = told[seat].get(card, 0) + 1
    assert counter.played == told
    assert all(set(told[seat]) <= counter.held[seat] for seat in range(2))
    assert counter.first == 1


class TurnWatch(CardCounter):
    """Notes who is the first to be asked what one is asked in one's own turn."""

    opener = -1

    def decided(self, s: BaseState, seat: int, option: int) -> None:
        asked = self.game.prompt(s)["key"]
        if self.opener < 0 and asked in ("turn", "action", "main", "window"):
            self.opener = seat
        super().decided(s, seat, option)


@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_play_begins_with_the_first_turn(name: str) -> None:
    """Drafts, jarls and the choice who begins are asked before it, and of anybody."""
    game, openers = find(name), set()
    for seed in range(1, 9):
        counter = TurnWatch(game, 2)
        agents = [make("uniform", game, 10 * seed + seat) for seat in range(2)]
        play_match(game, Setup(2), seed, agents, keep=False, listener=counter)
        assert counter.first == counter.opener
        openers.add(counter.opener)
    assert openers == {0, 1}


def test_sums_are_consistent() -> None:
    counts = finished(12).counts()
    assert counts.games == sum(counts.endings.values()) == len(counts.lengths) == 12
    assert sum(counts.seats) == sum(counts.order) == pytest.approx(12)
    assert counts.agents["uniform"][0] == counts.agents["greedy"][0] == 12
    assert counts.agents["greedy"][1] > counts.agents["uniform"][1]
    follower = counts.cards["follower"]
    assert follower.held == 24
    assert follower.held_won == pytest.approx(12)
    assert follower.times >= follower.played > 20


def test_a_resumed_or_parallel_survey_gives_the_same_tables(tmp_path: Path) -> None:
    path = tmp_path / "balance.jsonl"
    finished(CHUNK + 2, path)  # its last part is a short one
    resumed = finished(CHUNK * 2, path, processes=2)
    assert balance_tables(resumed, {}) == balance_tables(finished(CHUNK * 2), {})


def test_the_report_is_one_page_that_loads_nothing(tmp_path: Path) -> None:
    report_balance(finished(4), tmp_path / "out", Wording(CTHULHU, "ru"))
    html = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    assert "<td>Последователь</td>" in html
    assert "<h2>Карты</h2>" in html
    assert html.count("<svg") >= 4
    assert not [word for word in ("src=", "<link", "@import", "fetch(") if word in html]
    cards = (tmp_path / "out" / "cards.csv").read_text(encoding="utf-8").splitlines()
    assert cards[0].startswith("card,name,times_played,seats_that_played,played_rate")
    assert len(cards) > 5


def test_decks_meet_in_both_directions() -> None:
    counts = Counts(decks={"wolves": {"elves": [4.0, 3.0], "wolves": [2.0, 1.0]}})
    counts.merge(Counts(decks={"wolves": {"elves": [1.0, 0.0]}, "elves": {"wolves": [5.0, 2.0]}}))
    assert [(row["deck"], row["games"], row["score"]) for row in deck_rows(counts)] == [
        ("wolves", 5, 3.0),
        ("elves", 5, 2.0),
    ]
    assert len(matchup_rows(counts)) == 3


def test_card_counts_add_up() -> None:
    total = CardCount(1, 1, 0.5, 2, 1.0)
    total.add(CardCount(2, 1, 1.0, 1, 1.0))
    assert total == CardCount(3, 2, 1.5, 3, 2.0)


def test_unknown_agents_are_refused() -> None:
    with pytest.raises(KolodaError, match="no agent 'x'"):
        survey_for(CTHULHU, Setup(2), ["x"], 1)
