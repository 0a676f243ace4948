"""Chapters 12 and 17: actions, open and closed cards, tokens."""

from tests.clause import clause
from tests.games.berserk.table import acts, asked, at, dice, do, go, grave, pos, seen


@clause("BK-12.1", "BK-12.3")
def test_the_five_kinds_of_action_close_the_card() -> None:
    s = pos("p1 c3 n01\np1 b1 n16\np1 a1 n03 wounds=1\np1 e1 n01\np2 c4 n04 closed\np2 e6 n01")
    go(s, "strike c3 c4", "store b1", "use a1 1", "target a1", white="1")
    assert [at(s, place, "closed") for place in ("c3", "b1", "a1", "e1")] == [True] * 3 + [False]
    s = pos("p1 c3 n01\np2 zone n14")
    go(s, "prepare c3")
    assert at(s, "c3", "closed") is True
    s = pos("p1 c3 n01\np2 c4 n04\np2 d4 n01")
    dice(s, "1", "5")
    do(s, "strike c3 c4", "defend d4")
    assert (at(s, "c3", "closed"), at(s, "d4", "closed")) == (True, True)


@clause("BK-12.2", "BK-12.4", "BK-12.11")
def test_a_closed_card_cannot_act() -> None:
    s = pos("p1 c3 n02 closed\np1 b1 n16 closed tokens=1\np2 c4 n01\np2 c5 n01")
    assert acts(s) == ["end"]


@clause("BK-12.5")
def test_actions_are_taken_in_the_own_main_phase() -> None:
    s = pos("p1 c3 n01\np2 c4 n02\np2 c5 n12")
    do(s, "end")
    assert asked(s) == "main 1"  # N02's shot is not sudden; N12 reaches nobody
    s = pos("p1 c3 n01\np2 d4 n12\np2 c5 n02")
    do(s, "end")
    assert acts(s) == ["use d4 1", "pass"]


@clause("BK-12.6", "BK-12.7")
def test_an_announced_card_stays_open_but_is_committed() -> None:
    s = pos("p1 c3 n12\np2 c4 n01\np2 d4 n12\np2 a6 n07")
    do(s, "strike c3 c4", "undefended")
    assert at(s, "c3", "closed") is False
    do(s, "use d4 1", "target c3")  # response; P1's Duelist is committed: it cannot answer
    assert asked(s) == "response 1"  # the mage may still cancel
    do(s, "pass")
    assert asked(s).startswith("reroll-attack")


@clause("BK-12.7")
def test_a_committed_card_cannot_defend() -> None:
    s = pos("p1 c3 n01\np1 a1 p13\np2 c4 n04\np2 d4 n12")
    do(s, "use a1 1", "target c3", "use d4 1", "target c3")
    assert at(s, "d4", "closed") is False
    assert asked(s) == "reroll-attack 1"


@clause("BK-12.8")
def test_an_action_is_cancelled_when_its_card_dies_or_is_closed_first() -> None:
    s = pos("p1 c3 n04 wounds=3\np1 a1 n01\np2 c4 n01\np2 d4 n12")
    dice(s, "1", "1")
    do(s, "strike c3 c4", "undefended", "use d4 1", "target c3", "stand")
    assert "c3" not in seen(s)
    assert (grave(s, 0), at(s, "c4", "wounds")) == (["n04"], 0)


@clause("BK-12.10", "BK-25.2")
def test_artifacts_terrain_and_equipment_only_use_abilities_and_accumulate() -> None:
    s = pos("p1 c3 n16\np1 zone f19\np1 b1 n01 closed\np1 b1p n22\np2 c4 n01\np2 c6 n01")
    assert acts(s) == ["use c3 1", "use b1p 1", "store c3", "end"]


@clause("BK-12.12", "BK-18.10")
def test_an_ability_without_action_symbol_does_not_close() -> None:
    s = pos("p1 c3 n11\np2 c6 n01")
    go(s, "use c3 1", "target c3", "cell c4")
    assert (at(s, "c4", "closed"), at(s, "c4", "points")) == (False, 1)
    assert "use c4 1" not in acts(s)  # once per turn


@clause("BK-12.13")
def test_an_ability_written_for_the_host_closes_the_host() -> None:
    s = pos("p1 c3 n01\np1 c3w f18\np2 c5 n01\np2 e6 n01")
    assert "use c3 f18.1" in acts(s)
    go(s, "use c3 f18.1", "target c5", white="1")
    assert (at(s, "c3", "closed"), at(s, "c3w", "closed")) == (True, False)
    s = pos("p1 c3 n01 wounds=5\np1 c3p n22\np2 c5 n01")
    go(s, "use c3p 1", "target c3")
    assert at(s, "c3", "closed") is False
    assert grave(s, 0) == ["n22"]


@clause("BK-17.1", "BK-17.2")
def test_a_token_ability_needs_and_removes_its_tokens() -> None:
    s = pos("p1 c3 n16 tokens=2\np1 b1 n16\np1 a1 n02\np2 c5 n09\np2 e6 n01")
    assert "use b1 2" not in acts(s)
    assert [text for text in acts(s) if text.startswith("store")] == ["store b1", "store c3"]
    go(s, "use c3 2", "target c5", white="1")
    assert (at(s, "c3", "tokens"), at(s, "c3", "closed"), at(s, "c5", "wounds")) == (1, True, 3)


@clause("BK-17.3")
def test_two_tokens_take_two_turns_of_accumulation() -> None:
    s = pos("p1 c3 m06\np2 c6 n09")
    for tokens in (1, 2):
        assert "use c3 2" not in acts(s)
        go(s, "store c3", "end", "end")
        assert at(s, "c3", "tokens") == tokens
    assert "use c3 2" in acts(s)


@clause("BK-17.4")
def test_at_most_one_token_a_turn_even_if_opened_again() -> None:
    s = pos("p1 c3 p05\np1 c2 x08\np2 c6 n09")
    go(s, "store c2", "use c3 1", "target c2")
    assert at(s, "c2", "closed") is False
    assert "store c2" not in acts(s)
    go(s, "end", "end")
    assert "store c2" in acts(s)


@clause("BK-17.5")
def test_no_upper_limit_of_tokens() -> None:
    s = pos("p1 c3 m06 tokens=30\np2 c6 n09")
    go(s, "store c3")
    assert at(s, "c3", "tokens") == 31


@clause("BK-17.6", "BK-19.12")
def test_tokens_are_lost_when_the_card_leaves() -> None:
    s = pos("p1 c3 x08\np1 c2 x08 tokens=3 wounds=4 closed\np2 c1 n01\nactive: 1\nturn: 4")
    go(s, "strike c1 c2", "end", "use c3 2", "bring x08", "cell c4", white="1")
    assert (at(s, "c4", "tokens"), at(s, "c4", "wounds")) == (0, 0)
    s = pos("p1 c3 x08\np1 c2 x08 id=30 tokens=3 wounds=4 closed\np2 c1 n01\nactive: 1\nturn: 4")
    go(s, "strike c1 c2", "end", "use c3 2", "bring x08", "cell c4", white="1")
    assert (at(s, "c4", "unit"), at(s, "c4", "tokens")) == (30, 0)  # the same number again


@clause("BK-17.6")
def test_tokens_serve_every_ability_of_the_card() -> None:
    s = pos("p1 c3 p17 tokens=2\np1 b3 p01\np2 c6 n09")
    go(s, "use c3 3")
    assert (at(s, "c3", "tokens"), at(s, "b3", "strike")) == (0, [2, 3, 3])


@clause("BK-17.7")
def test_accumulating_is_never_sudden() -> None:
    s = pos("p1 c3 n01\np2 c6 x08\np2 d6 n01 wounds=1\np2 zone f15")
    do(s, "end")
    assert acts(s) == ["use 2.f15 1", "pass"]


@clause("BK-17.8")
def test_accumulating_can_be_responded_to() -> None:
    s = pos("p1 c3 n16\np2 c6 n07")
    do(s, "store c3")
    assert acts(s) == ["use c6 2", "pass"]
    do(s, "use c6 2", "counter c3")
    assert (at(s, "c3", "tokens"), at(s, "c3", "closed")) == (0, True)
