"""Chapters 4 to 6: deck construction, deal and redeal, forming the squad."""

from pathlib import Path

import pytest

from koloda.cli.__main__ import main
from koloda.games.berserk.rules.decks import check
from koloda.games.berserk.rules.squad import crystals_left, gold, is_payable
from koloda.kernel.decks import first_cards
from koloda.kernel.errors import BadSetup, IllegalAction
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.berserk.table import EXTRA, acts, asked, do, drafting, look, start, zone

FORTY = "f01*3,f02*3,f03*3,f04*3,f05*5,f06*3,f07*3,f08*3,f09*3,f10*3,f11*3,f12*3,f14*2"


def legal(text: str) -> bool:
    return not EXTRA.decks.read(text).mistakes


def payable(role: int, cards: str) -> bool:
    return is_payable(EXTRA.table, role, [EXTRA.table.kinds[name] for name in cards.split()])


@clause("BK-4.1")
def test_a_deck_has_30_to_50_cards() -> None:
    thirty = "f01*3,f02*3,f03*3,f04*3,f05*3,f06*3,f07*3,f08*3,f09*3,f10*3"
    assert legal(thirty)
    assert not legal(thirty.replace("f10*3", "f10*2"))
    assert legal(FORTY + ",n04*5,n14*3,n01*2")
    assert not legal(FORTY + ",n04*5,n14*3,n01*3")


@clause("BK-4.2", "BK-4.3", "BK-26.51")
def test_at_most_three_copies_five_with_horde() -> None:
    assert legal(FORTY)
    assert not legal(FORTY.replace("f01*3", "f01*4"))
    assert not legal(FORTY.replace("f05*5", "f05*6"))


@clause("BK-4.1", "BK-4.2", "BK-4.3", "BK-4.6")
def test_every_rule_a_deck_breaks_is_told_at_once() -> None:
    found = EXTRA.decks.read("f17*4; 2 мамонт; d01*6; Скелет-воин; x*y; f14*0")
    told = [(error.code, error.clause) for error in found.mistakes]
    assert told == [
        ("deck_line", ""),
        ("deck_copies", "BK-4.2"),
        ("deck_card", ""),
        ("deck_copies", "BK-4.3"),
        ("deck_count", ""),
        ("deck_size", "BK-4.1"),
    ]
    assert [error.code for error in EXTRA.decks.read("").mistakes] == [
        "deck_size",
        "deck_independent",
    ]
    assert found.cards == {"f17": 4, "d01": 7}
    assert found.unread == ["x*y", "2 мамонт", "0 f14"]  # nothing is lost


def test_the_first_cards_of_a_deck_are_a_deal() -> None:
    deal = first_cards(EXTRA, FORTY, 3)
    assert len(deal) == 15
    assert set(deal) <= set(EXTRA.decks.read(FORTY).cards)


def test_preset_decks_can_be_read_as_lists() -> None:
    for name, deck in EXTRA.decks.ready().items():
        assert EXTRA.decks.read(deck).mistakes == []
        assert sum(EXTRA.decks.read(deck).cards.values()) == len(EXTRA.presets[name])


@clause("BK-4.4")
def test_unique_does_not_restrict_the_deck() -> None:
    assert legal(FORTY + ",f13*3")
    assert not legal(FORTY + ",f13*4")


@clause("BK-4.5")
def test_a_deck_may_mix_everything() -> None:
    assert legal("f01*3,m01*3,p01*3,s01*3,d01*3,n01*3,f17*3,n18*3,f19*3,n14*3,f14*3")


@clause("BK-4.6")
def test_a_deck_needs_a_creature_that_is_not_a_symbiote() -> None:
    lifeless = "f14*3,m14*3,p14*3,s14*3,d14*3,n13*3,f17*3,m17*3,n16*3,f19*3"
    assert not legal(lifeless)
    assert legal(lifeless.replace("f19*3", "f01*3"))


@clause("BK-4.1", "BK-4.2")
def test_preset_decks_are_legal_and_an_illegal_list_is_refused() -> None:
    for kinds in EXTRA.presets.values():
        names = [EXTRA.table.ids[kind] for kind in kinds]
        check(EXTRA.table, {name: names.count(name) for name in names})
    with pytest.raises(BadSetup, match=r"option deck0: .*BK-4\.1"):
        start(deck0="f01*3")


@clause("BK-4.1", "BK-4.2")
def test_a_deck_file_has_one_card_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["# mostly wolves", "5 Thicket Wolf", "3 Лучница зелёной кроны", "3 f02", "f03*3"]
    lines += [f"3 f{number:02}" for number in range(4, 12) if number != 5]
    deck = tmp_path / "deck.txt"
    deck.write_text("\n".join(lines), encoding="utf-8")
    assert main(["deck", "check", str(deck), "--game", "berserk"]) == 0
    assert "a legal deck of berserk" in capsys.readouterr().out
    deck.write_text("\n".join(lines).replace("3 f02", "4 f02"), encoding="utf-8")
    assert main(["deck", "check", str(deck), "--game", "berserk"]) != 0
    assert "card 'f02': at most 3 copies, not 4 (BK-4.2)" in capsys.readouterr().err


@clause("BK-5.1")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = [EXTRA.start(seed, Setup(2)).first for seed in range(400)]
    assert 160 < sum(firsts) < 240
    assert EXTRA.start(3, Setup(2, {"first": "1"})).first == 1


@clause("BK-5.10", "BK-29.15")
def test_roles_and_sizes_are_known_before_the_first_decision() -> None:
    s = start(first=1)
    for seat in (0, 1, None):
        view = look(s, seat)
        assert view["first"] == 1
        for player in view["players"]:
            numbers = player["numbers"]
            known = {name: numbers[name] for name in ("cards", "deal", "redeals")}
            assert known == {"cards": 40, "deal": 15, "redeals": 0}
            assert player["progress"] == "drafting"


@clause("BK-5.2")
def test_a_deal_is_15_cards_of_the_own_shuffled_deck() -> None:
    deals = set()
    for seed in range(20):
        s = start(seed)
        deal = zone(s, 0, "deal")
        assert len(deal) == 15
        grove = [EXTRA.table.ids[kind] for kind in EXTRA.presets["grove"]]
        assert sorted(deal + zone(s, 0, "deck")) == sorted(grove)
        deals.add(tuple(deal))
    assert len(deals) == 20


@clause("BK-5.3", "BK-5.4")
def test_each_redeal_deals_one_card_fewer() -> None:
    s = start()
    for n in (14, 13, 12):
        do(s, "redeal")
        assert len(zone(s, 0, "deal")) == n
        assert len(zone(s, 0, "deck")) == 40 - n


@clause("BK-5.5")
def test_from_a_deal_of_one_no_voluntary_redeal_is_possible() -> None:
    s = drafting("f01")
    assert acts(s) == ["take f01"]
    s = drafting("f01 f02")
    assert "redeal" in acts(s)


@clause("BK-5.6", "BK-5.7")
def test_a_redeal_costs_no_crystals_and_ends_with_the_confirmation() -> None:
    s = drafting("f13 f03 f04 f01")
    do(s, "take f13", "redeal")
    assert zone(s, 0, "squad") == []
    s.deals[0] = [EXTRA.table.kinds[name] for name in ("f03", "f04", "f13")]
    do(s, "take f13", "take f03", "take f04", "confirm")  # 20 of the full 24 gold
    assert "redeal" not in acts(s)


@clause("BK-5.8")
def test_players_draft_independently_without_seeing_one_another() -> None:
    s = drafting("f01 f02", "d01 d07")
    before = look(s, 1)
    do(s, "take f01")
    assert look(s, 1) == before
    do(s, "confirm", "deploy f01 c1")
    assert asked(s) == "draft 1"
    assert acts(s) == ["redeal", "take d01", "take d07"]


@clause("BK-5.9")
def test_a_deal_without_creature_must_be_redealt() -> None:
    s = drafting("f14 f17 f18")
    assert acts(s) == ["redeal"]
    s = drafting("f17")
    before = look(s, 1)["players"][0]["numbers"]["redeals"]
    do(s, "redeal")
    assert len(zone(s, 0, "deal")) == 1
    view = look(s, 1)["players"][0]
    assert view["numbers"]["redeals"] == before + 1


@clause("BK-6.1", "BK-6.16")
def test_the_squad_is_bought_from_the_deal_any_number_of_cards() -> None:
    s = drafting("n04*5 p14 n14 n05")
    assert {text for text in acts(s) if text.startswith("take")} == {
        "take n04", "take p14", "take n14", "take n05",
    }  # fmt: skip
    do(s, *["take n04"] * 5, "take p14", "take n14", "take n05", "confirm")
    assert asked(s) == "deploy 0"


@clause("BK-6.2")
def test_basic_budgets() -> None:
    assert payable(0, "n06 n07 n10 n11 f01")  # 22 gold of 24
    assert not payable(0, "n06 n07 n10 n11 n11")  # 26 elite
    assert payable(0, "n06 n07 n07 n10")  # 24: all the gold of P1
    assert not payable(0, "n06 n06 n07 n10")  # 25
    assert payable(1, "n06 n06 n07 n10")  # 25: all the gold of P2
    assert not payable(1, "n06 n06 n06 n10")  # 26


@clause("BK-6.3", "BK-6.5", "BK-6.6")
@pytest.mark.parametrize(
    ("cards", "elements"),
    [
        ("n01", 0), ("f01", 1), ("f01 m01", 2), ("f01 m01 s02", 3), ("f01 m01 s02 p03", 4),
        ("f01 m01 s02 p03 d06", 5), ("f01 m01 s02 p03 d06 x02", 6), ("f20 n01", 2), ("f20 f19", 2),
        ("n01 f19", 1), ("n01 f18", 1), ("f01 m17", 2),
    ],
)  # fmt: skip
def test_gold_by_number_of_elements(cards: str, elements: int) -> None:
    mask = 0
    for name in cards.split():
        mask |= EXTRA.table.elements[EXTRA.table.kinds[name]]
    assert gold(0, mask) == [24, 24, 23, 22, 21, 20, 19][elements]
    assert gold(1, mask) == [25, 25, 24, 23, 22, 21, 20][elements]


@clause("BK-6.4")
def test_neutral_cards_add_no_element() -> None:
    assert payable(0, "f13 f03 n10 f01")  # 20 gold, one element
    assert payable(0, "f13 f03 n10 n11 n01")  # 8+7+5+4 = 24 gold with one element
    assert not payable(0, "f13 f03 n10 n11 m01")  # a second element: 23 gold


@clause("BK-6.7", "BK-6.8", "BK-6.9")
def test_elite_cards_take_gold_ordinary_ones_gold_and_silver() -> None:
    assert not payable(0, "n06 n07 n10 n11 n15")  # 27 elite: silver does not help
    assert payable(0, "n09 n09 n09 n09 n09 n09 n02 n12")  # 46 = 24 gold + 22 silver
    assert not payable(0, "n09 n09 n09 n09 n09 n09 n02 n12 n04")
    assert payable(1, "n09 n09 n09 n09 n09 n09 n02 n12 n04")  # 48 = 25 + 23


@clause("BK-6.10")
def test_the_order_of_picking_does_not_matter() -> None:
    cards = ["p13", "m06", "m13", "m01", "m02", "p01", "p01", "m08", "m18"]
    for order in (cards, cards[::-1]):
        s = drafting(" ".join(cards))
        do(s, *[f"take {name}" for name in order], "confirm")
        assert asked(s) == "deploy 0"


@clause("BK-6.11")
def test_at_most_15_crystals_for_flyers() -> None:
    assert payable(0, "f16 m16 m16 n01")  # 7 + 4 + 4
    assert not payable(0, "f16 m16 m16 n14 n01")
    s = drafting("f16 m16 m16 n14 n01")
    do(s, "take f16", "take m16", "take m16")
    assert "take n14" not in acts(s)
    assert "take n01" in acts(s)


@clause("BK-6.13", "BK-24.3")
def test_at_most_one_terrain() -> None:
    assert payable(0, "f19 n01")
    assert not payable(0, "f19 n23 n01")
    assert not payable(0, "n23 n23 n01")


@clause("BK-6.14")
def test_a_squad_without_a_proper_creature_cannot_be_confirmed() -> None:
    s = drafting("f14 f17 n01")
    do(s, "take f14", "take f17")
    assert "confirm" not in acts(s)
    with pytest.raises(IllegalAction, match=r"BK-6\.14"):
        do(s, "confirm")
    do(s, "take n01", "confirm")


@clause("BK-6.14")
def test_no_choice_leads_away_from_a_legal_squad() -> None:
    costly = "n24 n24 n24 n25 n25 n25 f17 f17 f17 n16 n16 m17 m17 n17"
    s = drafting(costly + " n06")
    while "take n06" in acts(s):
        others = [text for text in acts(s) if text.startswith("take") and text != "take n06"]
        if not others:
            break
        do(s, others[-1])
    do(s, "take n06", "confirm")


@clause("BK-6.15", "BK-6.17", "BK-29.5")
def test_crystals_need_not_be_spent_and_the_rest_returns_unseen_to_the_deck() -> None:
    s = drafting("f01 f02 f03")
    deck = zone(s, 0, "deck")
    do(s, "take f01", "confirm")
    assert zone(s, 0, "deal") == []
    assert zone(s, 0, "deck") == sorted([*deck, "f02", "f03"])
    other = look(s, 1)["players"][0]["zones"]
    assert set(other) == {"grave", "additional"}


@clause("BK-6.7", "BK-6.8", "BK-6.3")
def test_crystals_left_are_gold_for_elite_and_silver_before_gold_for_others() -> None:
    def left(role: int, cards: str) -> tuple[int, int]:
        return crystals_left(EXTRA.table, role, [EXTRA.table.kinds[c] for c in cards.split()])

    t = EXTRA.table
    elite = next(name for name in t.ids if t.elite[t.kinds[name]] and t.elements[t.kinds[name]])
    cost = t.cost[t.kinds[elite]]
    plain = next(name for name in t.ids if not t.elite[t.kinds[name]])
    price = t.cost[t.kinds[plain]]
    assert left(0, "") == (24, 22)
    assert left(1, "") == (25, 23)
    assert left(0, elite) == (24 - cost, 22)
    assert left(0, plain) == (24, 22 - price)
    n = 22 // price + 1
    assert left(0, " ".join([plain] * n)) == (24 + 22 - n * price, 0)


@clause("BK-29.4")
def test_unspent_crystals_are_shown_to_their_owner_alone() -> None:
    s = start()
    assert look(s, 0)["players"][0]["numbers"]["gold"] in (24, 25)
    assert "gold" not in look(s, 1)["players"][0]["numbers"]
    assert "gold" not in look(s, None)["players"][0]["numbers"]
