"""Chapters 19, 20, 27 and 28: wounds, death, end of the game, adding up, ordering."""

from tests.clause import clause
from tests.games.berserk.table import (
    EXTRA,
    acts,
    asked,
    at,
    deployed,
    dice,
    do,
    go,
    grave,
    look,
    pos,
    seen,
    told,
)
from tests.playing import listen


@clause("BK-19.1")
def test_wounds_stay_until_removed() -> None:
    s = pos("p1 c3 n01\np2 c4 n01 closed\np2 e6 n01")
    go(s, "strike c3 c4", "end", "end", white="1")
    assert at(s, "c4", "wounds") == 2


@clause("BK-19.2", "BK-19.7")
def test_a_card_dies_when_its_wounds_reach_its_lives() -> None:
    s = pos("p1 c3 n01\np1 b3 n01\np2 c4 n01 wounds=4 closed\np2 b4 n01 wounds=5 closed\np2 e6 n04")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c4", "wounds") == 6
    go(s, "strike b3 b4", white="6")  # 8 of 7: the excess has no effect
    assert grave(s, 1) == ["n01"]


@clause("BK-19.2", "BK-19.15")
def test_a_card_whose_lives_fall_to_its_wounds_dies_also_without_wounds() -> None:
    s = deployed("x14 c1, n01 c3", "x01 c4, n01 b4")  # 5 lives less: the straw man has none left
    assert grave(s, 1) == ["x01"]
    assert (at(s, "b4", "lives"), asked(s)) == (2, "main 0")


@clause("BK-19.4")
def test_only_cards_with_lives_have_wounds() -> None:
    s = pos("p1 c3 n01\np1 c3a n18\np1 zone f19\np2 e6 n01")
    assert (at(s, "c3a", "lives"), at(s, "1.f19", "lives")) == (0, 0)
    assert (at(s, "c3a", "wounds"), at(s, "1.f19", "wounds")) == (0, 0)
    s = pos("p1 c3 x04\np1 c3a n18\np2 e6 n01")
    do(s, "use c3 1")
    assert acts(s) == ["target c3", "target e6"]


@clause("BK-19.5", "BK-26.78")
def test_the_order_of_calculation() -> None:
    s = pos("p1 c3 n01\np1 c3w n20\np2 c4 x06 closed")
    go(s, "strike c3 c4", white="1")  # 2 + 1 (sword) + 1 (Vulnerability) - 1 (Armor)
    assert at(s, "c4", "wounds") == 3
    s = pos("p1 c3 n02\np2 c5 m12 closed\np2 c5h n19\np2 e6 n01")
    go(s, "use c3 1", "target c5", white="1")  # shot 2 - 2 - 1: not below 0
    assert at(s, "c5", "wounds") == 0


@clause("BK-19.8", "BK-26.8")
def test_wounds_of_spells_and_influences_skip_vulnerability_and_armor() -> None:
    s = pos("p1 c3 x04\np1 b3 x04\np2 c4 x06\np2 e6 n01")
    go(s, "use c3 1", "target c4", "use b3 2", "target c4", white="1")
    assert at(s, "c4", "wounds") == 4


@clause("BK-19.9", "BK-19.10", "BK-26.44")
def test_additional_lives_remove_no_wounds_and_healing_raises_no_lives() -> None:
    s = pos("p1 c3 n25\np1 c2 n03\np1 b3 n01 wounds=2\np2 e6 n01")
    go(s, "use c3 1", "target b3")
    assert (at(s, "b3", "lives"), at(s, "b3", "wounds")) == (8, 2)
    go(s, "use c2 1", "target b3")
    assert (at(s, "b3", "lives"), at(s, "b3", "wounds")) == (8, 0)


@clause("BK-19.11", "BK-26.28")
def test_destroying_puts_a_card_into_the_graveyard_without_wounds() -> None:
    s = pos("p1 c3 d07\np2 c4 m01 wounds=4\np2 e6 n01")
    listen(s)
    go(s, "use c3 1", "target c4")
    assert "wounded" not in [m["key"] for m in told(s, None)]
    assert grave(s, 1) == ["m01"]


@clause("BK-19.12", "BK-26.25")
def test_a_card_that_leaves_forgets_everything() -> None:
    s = pos(
        "p1 c3 x08\np1 c2 n01 wounds=6 added=1 poison_enemy=1 elements=1 closed tokens=2\n"
        "p2 c1 n01\np2 e6 n01\nactive: 1\nturn: 4"
    )
    go(s, "strike c1 c2", "end", "use c3 2", "bring n01", "cell c4", white="1")
    facts = ("wounds", "lives", "poison", "elements", "tokens", "closed")
    assert [at(s, "c4", fact) for fact in facts] == [0, 7, [0, 0], [], 0, False]
    s = pos(
        "p1 c3 x08\np1 c2 n01 id=30 wounds=6 added=1 poison_enemy=1 elements=1 closed\n"
        "p2 c1 n01\np2 e6 n01\nactive: 1\nturn: 4"
    )
    go(s, "strike c1 c2", "end", "use c3 2", "bring n01", "cell c4", white="1")
    assert at(s, "c4", "unit") == 30  # what comes under the same number has nothing of it
    assert [at(s, "c4", fact) for fact in facts] == [0, 7, [0, 0], [], 0, False]
    s = pos("p1 c3 x08\np1 d3 x08\np1 b2 d10\np1 deck x04\np2 e6 n01")
    go(s, "use c3 1", "bring x04", "cell c2", "use c2 3", "target c2")
    assert "use c2 3" not in acts(s)  # once per battle
    go(s, "strike b2 c2", "stand", "use d3 2", "bring x04", "cell c2", white="6", black="1")
    assert "use c2 3" in acts(s)


@clause("BK-19.13", "BK-28.6", "BK-22.6", "BK-23.5")
def test_riders_leave_with_their_host() -> None:
    s = pos("p1 c3 n01\np2 c4 n01 wounds=5 closed\np2 c4s f14\np2 c4w f18\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert grave(s, 1) == ["f14", "f18", "n01"]


@clause("BK-19.14", "BK-29.10")
def test_graveyards_are_open() -> None:
    s = pos("p1 c3 n01\np1 grave f05\np2 c6 n01\np2 grave s01 d01")
    for seat in (0, 1, None):
        players = look(s, seat)["players"]
        cards = [p["zones"]["grave"]["cards"] for p in players]
        assert cards == [[{"card": "f05"}], [{"card": "d01"}, {"card": "s01"}]]


@clause("BK-19.15")
def test_a_card_whose_lives_fall_below_its_wounds_dies() -> None:
    s = pos("p1 c3 m20\np1 c4 n01 wounds=7\np1 c4a n18\np1 a1 n01\np2 e6 n01")
    assert at(s, "c4", "lives") == 9
    go(s, "use c3 2", "target c4")  # bodiless: the mail is destroyed, 7 wounds of 7 lives
    assert grave(s, 0) == ["n01", "n18"]


@clause("BK-19.16")
def test_who_destroyed_a_card() -> None:
    s = pos("p1 c3 d10\np2 c4 n01 closed wounds=6\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c3", "lives") == 17  # its kill gives 2 additional lives
    s = pos("p1 c3 d10\np2 c4 n01 wounds=6 poison_enemy=1\np2 e6 n01")
    go(s, "end")
    assert "c4" not in seen(s)
    assert at(s, "c3", "lives") == 15  # Poison is nobody's kill
    s = pos("p1 c3 d10\np2 c4 n01 closed wounds=6\np2 c4s f14\np2 e6 n01")
    go(s, "strike c3 c4", white="1")
    assert at(s, "c3", "lives") == 17  # the symbiote died along with its host


@clause("BK-20.1")
def test_a_player_without_creatures_has_lost_whatever_else_is_left() -> None:
    s = pos("p1 c3 n01\np2 c4 n04 wounds=3 closed\np2 c5 n16\np2 zone f19")
    go(s, "strike c3 c4", white="1")
    assert (EXTRA.returns(s), EXTRA.ending(s)) == ([1.0, -1.0], "destroyed")
    s = pos("p1 c3 s10 wounds=8\np1 c3s f14 wounds=4\np2 c6 n01")
    go(s, "strike c3s c3", white="1", black="1")  # whatever killed them: the own side
    assert EXTRA.returns(s) == [-1.0, 1.0]


@clause("BK-20.2", "BK-29.14")
def test_hidden_creatures_count() -> None:
    s = pos("turn: 1\np1 c3 n01\np2 c4 n04 wounds=3 closed\np2 c6 d01 hidden")
    go(s, "strike c3 c4", white="1")
    assert s.ending == 0
    s = pos("turn: 1\np1 c3 n01\np2 c4 n04 wounds=3 closed\np2 c6 n16 hidden")
    go(s, "strike c3 c4", white="1")
    assert EXTRA.returns(s) == [1.0, -1.0]


@clause("BK-20.3")
def test_losing_the_last_creatures_at_the_same_moment_is_a_draw() -> None:
    s = pos("p1 a1 x13\np1 c3 n04\np2 c4 n04")
    go(s, "use a1 1")
    assert (EXTRA.ending(s), EXTRA.returns(s)) == ("both_destroyed", [0.0, 0.0])
    s = pos("p1 a1 x13\np1 c3 n04\np2 c4 n01")
    go(s, "use a1 1")
    assert EXTRA.returns(s) == [-1.0, 1.0]


@clause("BK-20.3", "BK-20.4", "BK-28.8")
def test_all_deaths_inside_one_unit_count_as_one_moment() -> None:
    s = pos("p1 c3 s08\np2 c4 n04 wounds=3 closed\np2 d4 n04 wounds=3")
    go(s, "strike c3 c4", white="1")  # the Hydra's other wound belongs to the same item
    assert EXTRA.returns(s) == [1.0, -1.0]
    s = pos("p1 c3 n04 poison_own=4\np2 c4 n04\nactive: 1\nturn: 4")
    go(s, "end")
    assert EXTRA.returns(s) == [-1.0, 1.0]  # after a part of the opening step


@clause("BK-20.4")
def test_the_check_comes_after_a_vanguard_strike_and_after_the_reveal() -> None:
    s = deployed("p13 c3", "n04 c4, n16 c5")
    go(s, "vanguard c3 2 c4", white="1")
    assert EXTRA.returns(s) == [1.0, -1.0]
    s = deployed("m15 c3, x14 b3", "n04 c4, n18 c5")
    assert (EXTRA.returns(s), asked(s)) == ([1.0, -1.0], "")  # dead before any Vanguard


@clause("BK-20.5")
def test_no_turn_limit_but_the_platforms_own() -> None:
    s = pos("p1 a1 n01\np2 e6 n01\nturn: 399\nturn_limit: 400\nquiet_limit: 1000")
    go(s, "end", "end")
    assert (EXTRA.ending(s), EXTRA.returns(s)) == ("length", [0.0, 0.0])
    s = pos("p1 a1 n01\np2 e6 n01\nquiet_limit: 4")
    go(s, "end", "end", "end", "end")
    assert EXTRA.ending(s) == "inactivity"
    s = deployed("m15 c3, n01 b1", "n01 c4")
    s.quiet_limit = 4
    go(s, "vanguard 1.m15 1 c4", *["end"] * 4, white="1")
    assert (s.turn, EXTRA.ending(s)) == (4, "inactivity")  # four turns without a wound
    s = pos("p1 a1 n01\np2 e6 n01\nturn: 9000\nturn_limit: 10000\nquiet_limit: 1000")
    go(s, "end", "end")
    assert s.ending == 0


@clause("BK-27.1", "BK-27.3", "BK-27.4")
def test_named_abilities_do_not_add_up_whatever_their_source() -> None:
    s = pos("p1 c3 n12\np1 c3s p14\np1 c3w d18\np1 a1 n04\np2 e6 n01")
    assert at(s, "c3", "attack_exp") == 1
    s = pos("p1 c3 m01\np1 c3a m18\np1 c3s n13\np2 e6 n01")
    assert at(s, "c3", "armor") == 2
    s = pos("p1 c3 m08 wounds=5\np1 c3s f14\np2 e6 n01\nactive: 1\nturn: 4")
    go(s, "end")
    assert at(s, "c3", "wounds") == 4  # Regeneration 1 and 1


@clause("BK-27.2", "BK-26.80")
def test_all_other_abilities_add_up() -> None:
    s = pos("p1 c3 n10\np2 c4 m12 closed\np2 c4h n19\np2 e6 n01\np1 a1 n16 tokens=1")
    go(s, "use a1 2", "target c4", white="4")  # shot 4 - 2 - 1
    assert at(s, "c4", "wounds") == 1
    s = pos("p1 c3 n01\np1 c3w n20\np1 c3s m14\np1 zone n23\np2 e6 n01")
    assert at(s, "c3", "strike") == [3, 3, 6]


@clause("BK-28.1", "BK-28.2")
def test_wounds_of_one_effect_are_simultaneous_and_deaths_come_before_triggers() -> None:
    s = pos("p1 c3 s08\np2 c4 n01 closed\np2 b4 d12 wounds=10\np2 d4 d01 wounds=4\np2 e6 d06")
    go(s, "strike c3 c4", white="1")
    assert grave(s, 1) == ["d01", "d12"]
    assert at(s, "e6", "lives") == 9  # D01 died at the same moment: no Life gift for it


@clause("BK-28.3", "BK-28.4")
def test_each_player_orders_the_own_triggers_and_the_active_ones_come_last() -> None:
    s = pos(
        "p1 c3 s08\np2 c4 n01 closed\np2 b4 d12 wounds=10\np2 d4 f08 wounds=8\np2 e6 d06\np2 a6 f05"
    )
    dice(s, "1")
    do(s, "strike c3 c4", "undefended")
    assert asked(s) == "order 1"
    assert [text.split()[2] for text in acts(s)] == ["life-gift", "life-gift"]
    do(s, acts(s)[0])
    assert (at(s, "e6", "lives"), at(s, "a6", "lives")) == (9, 7)


@clause("BK-28.3")
def test_the_other_players_triggers_are_executed_first() -> None:
    s = pos("p1 a1 x13\np1 c3 n04\np1 b1 n09\np1 zone d17\np2 c4 n04\np2 e6 n09\np2 zone d17")
    listen(s)
    go(s, "use a1 1")
    tokens = [m["args"]["unit"] for m in told(s, None)
              if m["key"] == "token"]  # fmt: skip
    assert tokens == [at(s, "2.d17", "unit"), at(s, "1.d17", "unit")]


@clause("BK-28.5")
def test_the_order_inside_a_landing_strike() -> None:
    s = pos("p1 c3 s20 wounds=5 poison_enemy=1\np1 c3p s18\np2 c4 d12 wounds=10 closed\np2 e6 d06")
    listen(s)
    go(s, "strike c3 c4", white="1")
    keys = [m["key"] for m in told(s, None)]
    assert keys == [
        "strikes", "attack-die", "wounded", "died", "healed", "healed", "gained", "closed",
    ]  # fmt: skip
    # wounds; death; Vampirism (1 of 3: the cap); Corpse-eating; Life gift; closing
    assert (at(s, "c3", "wounds"), at(s, "c3", "poison")) == (0, [0, 0])


@clause("BK-28.5", "BK-10.11")
def test_what_works_after_a_completed_action_comes_after_the_closing() -> None:
    s = pos("p1 c3 m13\np1 b3 n01\np2 c4 n04 wounds=3 closed\np2 d4 n04 wounds=3 closed\np2 e6 n01")
    go(s, "step b3 a3", "strike c3 c4", white="1")
    assert (at(s, "c3", "closed"), at(s, "c3", "points")) == (False, 2)
    go(s, "strike c3 d4", white="1")
    assert at(s, "c3", "closed") is True  # once per turn


@clause("BK-28.7")
def test_several_choices_are_made_in_the_order_of_the_text() -> None:
    s = pos("p1 c3 d11\np1 b3 n01\np1 a1 n01 wounds=3\np2 e6 n01")
    do(s, "use c3 1")
    assert acts(s) == ["target a1", "target b3"]  # A: own other creature
    do(s, "target b3")
    assert acts(s) == ["target a1", "target e6"]  # then B
    go(s, "target a1")
    assert (at(s, "b3", "wounds"), at(s, "a1", "wounds")) == (2, 0)


@clause("BK-28.8")
def test_a_trigger_caused_by_a_trigger_comes_before_those_still_waiting() -> None:
    s = pos(
        "p1 c3 s08\np1 b1 n25\np1 a1 n01\n"
        "p2 c4 n01 closed\np2 b4 d12 wounds=10\np2 d4 d12 wounds=10\np2 e6 d06"
    )
    dice(s, "1")
    do(s, "strike c3 c4", "undefended")
    listen(s)
    do(s, acts(s)[0], "target c3")
    keys = [(m["key"], m["args"]["card"]) for m in told(s, None) if m["key"] == "gained"]
    assert keys[:2] == [("gained", "d06"), ("gained", "s08")]


@clause("BK-28.9")
def test_a_trigger_that_makes_no_sense_any_more_is_skipped() -> None:
    s = pos("p1 c3 s01\np2 c4 n04 wounds=3 closed\np2 e6 n01")
    go(s, "strike c3 c4", white="1")  # poison for a card that is gone
    assert grave(s, 1) == ["n04"]
    s = pos("p1 c3 d12 wounds=10 closed\np1 a1 n01\np2 c4 n01\nactive: 1\nturn: 4")
    go(s, "strike c4 c3", white="1")  # a Life gift without recipient
    assert at(s, "a1", "lives") == 7
