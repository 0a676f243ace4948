"""Chapter 9: vanguard subphase."""

from koloda.games.berserk.rules.state import BerserkState
from tests.clause import clause
from tests.games.berserk.table import (
    acts,
    asked,
    at,
    deployed,
    dice,
    do,
    go,
    look,
    pos,
    seen,
)

SUBPHASE = "phase: 2\nturn: 0\nactive: -1\nstack: 31 0 0 0 1003 {seat} 0 0\n"


def before_battle(text: str, seat: int = 0) -> BerserkState:
    return pos(SUBPHASE.format(seat=seat) + text)


@clause("BK-9.1", "BK-9.2", "BK-26.1")
def test_a_vanguard_creature_strikes_once_before_the_first_turn_without_closing() -> None:
    s = deployed("p13 c3, n01 b1", "n01 c4, n01 a4")
    assert asked(s) == "vanguard 0"
    assert acts(s) == ["vanguard c3 1 c4", "vanguard c3 2 c4", "hold"]
    go(s, "vanguard c3 1 c4", white="1")
    assert asked(s) == "main 0"
    assert (at(s, "c4", "wounds"), at(s, "c3", "closed")) == (3, False)


@clause("BK-9.3", "BK-26.1")
def test_reach_is_that_of_the_simple_strike_and_only_at_enemies() -> None:
    s = deployed("m15 b1, p13 c1, n01 c2", "n01 c4, n18 b5")
    do(s, "host b5 c4")
    assert acts(s) == ["vanguard 1.m15 1 c4", "hold"]  # the Khan reaches own cards only


@clause("BK-9.4", "BK-15.12")
def test_the_target_does_not_roll_nor_strike_back() -> None:
    s = deployed("p13 c3", "n01 c4")
    go(s, "vanguard c3 1 c4", white="6")  # no defence die is rolled
    assert at(s, "c4", "wounds") == 5


@clause("BK-9.5", "BK-9.6")
def test_no_defender_and_no_sudden_actions() -> None:
    s = deployed("p13 c3", "n01 c4, n12 b4, n11 d4")
    dice(s, "1")
    do(s, "vanguard c3 1 c4")
    assert asked(s) == "moment 1"  # nobody was asked before P1's first turn had been opened
    assert s.turn == 1


@clause("BK-9.7", "BK-9.8")
def test_one_use_of_one_of_its_vanguards() -> None:
    s = deployed("p13 c3, m15 b1", "n01 c4")
    assert {"vanguard c3 1 c4", "vanguard c3 2 c4"} <= set(acts(s))
    go(s, "vanguard c3 2 c4", white="1")  # First-only: +1/+1/+1
    assert at(s, "c4", "wounds") == 4
    assert acts(s) == ["vanguard 1.m15 1 c4", "hold"]
    assert at(s, "c3", "vanguard_spent") is True


@clause("BK-9.9")
def test_players_alternate_and_the_other_goes_on_alone() -> None:
    s = deployed("p13 c3, m15 b1", "p13 c4, n01 b4")
    assert asked(s) == "vanguard 0"
    go(s, "vanguard c3 1 c4", white="1")
    assert asked(s) == "vanguard 1"
    go(s, "vanguard c4 1 c3", white="1")
    assert asked(s) == "vanguard 0"
    go(s, "vanguard 1.m15 1 b4", white="1")
    assert asked(s) == "main 0"


@clause("BK-9.10")
def test_a_pass_gives_up_the_rest() -> None:
    s = deployed("p13 c3, m15 b1", "p13 c4, m15 b6")
    do(s, "hold")
    assert asked(s) == "vanguard 1"
    go(s, "vanguard c4 1 c3", white="1")
    assert asked(s) == "vanguard 1"  # P1 gave up both
    go(s, "hold")
    assert asked(s) == "main 0"


@clause("BK-9.11", "BK-8.10")
def test_a_hidden_creature_may_use_vanguard_and_is_revealed() -> None:
    s = deployed("n01 c3", "m15 b6!, n01 c4")
    assert asked(s) == "vanguard 1"
    assert acts(s) == ["vanguard b6 1 c3", "hold"]
    go(s, "vanguard b6 1 c3", white="1")
    assert at(s, "2.m15", "hidden") is False
    assert at(s, "c3", "wounds") == 2


@clause("BK-9.12")
def test_unused_vanguard_is_lost() -> None:
    s = deployed("p13 c3", "n01 c4")
    do(s, "hold")
    assert not [text for text in acts(s) if text.startswith("vanguard")]
    go(s, "end", "end")
    assert not [text for text in acts(s) if text.startswith("vanguard")]


@clause("BK-9.13", "BK-29.9")
def test_without_vanguard_the_subphase_is_skipped_unless_p2_hides_cards() -> None:
    assert asked(deployed("n01 c3", "n01 c4")) == "main 0"
    s = deployed("n01 c3", "n01 c6!")
    assert (asked(s), acts(s)) == ("vanguard 1", ["hold"])
    s = deployed("p13 b1, n01 c1", "n01 c4")
    assert asked(s) == "main 0"  # no enemy in reach


@clause("BK-9.14")
def test_a_strike_at_a_hidden_card_that_turns_out_illegal_is_not_used_up() -> None:
    s = before_battle("p1 c5 p13\np1 zone m15\np2 c6 n14 hidden\np2 c4 n01\np2 b6 n18 hidden")
    do(s, "vanguard 1.m15 1 b6")  # equipment: it is placed on c4 and cannot be attacked
    assert asked(s) == "host 1"
    do(s, "host b6 c4")
    assert asked(s) == "vanguard 0"
    assert at(s, "1.m15", "vanguard_spent") is False
    go(s, "vanguard 1.m15 1 c4", white="1")
    assert at(s, "c4", "wounds") == 1  # 2 less Armor 1


@clause("BK-9.15")
def test_a_creature_that_died_cannot_use_its_vanguard() -> None:
    s = deployed("m15 b1, n01 c1", "m15 b6, n01 c4")
    s.wounds[26] = 8  # the Griffin deployed on b6
    go(s, "vanguard 1.m15 1 2.m15", white="1")
    assert "2.m15" not in seen(s)
    assert asked(s) == "main 0"
    assert look(s, None)["phase"] == "battle"
