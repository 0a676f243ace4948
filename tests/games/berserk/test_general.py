"""Chapters 1 and 3: general principles; cards, properties and states."""

import msgspec
import pytest

from koloda.games.berserk.cards.schema import CARDS, check, read_cards
from koloda.kernel.errors import BadCard, BadSetup, IllegalAction
from koloda.kernel.playout import Chooser, playout
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.berserk.table import (
    EXTRA,
    acts,
    asked,
    at,
    deployed,
    dice,
    do,
    drafting,
    extra_cards,
    game_with,
    go,
    grave,
    look,
    pos,
    seen,
    start,
    zone,
)


@clause("BK-1.1")
def test_exactly_two_players() -> None:
    assert (EXTRA.min_seats, EXTRA.max_seats) == (2, 2)
    for seats in (1, 3):
        with pytest.raises(BadSetup):
            EXTRA.start(1, Setup(seats))


@clause("BK-1.2")
def test_the_roles_do_not_change() -> None:
    s = start(seed=5, first=1)
    while s.stack:
        assert look(s, None)["first"] == 1
        EXTRA.apply(s, EXTRA.options(s)[-1 if s.turn > 6 else 0])
    assert look(s, None)["first"] == 1


@clause("BK-1.3", "BK-1.4")
def test_a_card_suspends_only_the_clause_it_contradicts() -> None:
    s = pos("p1 c3 n01\np2 c4 n04\np2 d4 m10")
    dice(s, "1", "5")
    do(s, "strike c3 c4", "defend d4", "stand")
    assert at(s, "d4", "closed") is False  # M10 contradicts BK-14.6 ...
    s = pos("p1 c3 n01\np1 d3 n01\np2 c4 n04\np2 d4 m10")
    dice(s, "11", "11")
    do(s, "strike c3 c4", "defend d4", "stand", "strike d3 c4", "defend d4", "stand")
    assert at(s, "d4", "closed") is True  # ... once a turn
    assert at(s, "d4", "wounds") == 4  # and all else applies: it takes the strikes


@clause("BK-1.5", "BK-1.7", "BK-16.6")
def test_an_illegal_announcement_is_refused_and_changes_nothing() -> None:
    s = pos("p1 c3 n02\np2 c4 n01")
    key = s.key()
    assert "use c3 1" not in acts(s)  # the only card is adjacent: no shot
    with pytest.raises(IllegalAction, match="cannot use"):
        do(s, "use c3 1")
    assert s.key() == key


@clause("BK-1.6", "BK-1.7", "BK-12.9")
def test_an_announcement_that_became_illegal_costs_nothing() -> None:
    s = pos("p1 c2 n16 tokens=1\np1 a1 n01\np2 c4 n01\np2 b5 n11")
    do(s, "use c2 2", "target c4", "use b5 1", "target c4", "cell c3")  # now adjacent
    assert at(s, "c3", "wounds") == 0
    assert (at(s, "c2", "tokens"), at(s, "c2", "closed")) == (1, False)
    assert "use c2 2" in acts(s)


@clause("BK-1.6")
def test_a_cancelled_use_is_not_counted() -> None:
    s = pos("p1 c2 n16\np1 b1 x04\np1 c3 n04 wounds=3\np2 c4 n01\np2 b5 n12\np2 c5 n01")
    s.stop[1] = 0
    do(s, "use b1 3", "target c3")  # once per battle; the Duelist is not adjacent
    assert "use b1 3" not in acts(s)  # carried out: counted
    s = pos("p1 b1 x04\np1 c3 n04 wounds=3\np2 c4 n12\np2 c5 n01")
    dice(s, "1", "1")
    do(s, "use b1 3", "target c3", "use c4 1", "target c3", "stand")  # its target dies
    assert "use b1 3" in acts(s)


@clause("BK-1.8")
def test_a_strike_whose_target_moved_away_is_cancelled() -> None:
    s = pos("p1 c3 n01\np2 c4 n01\np2 b5 n11")
    do(s, "strike c3 c4", "use b5 1", "target c4", "cell c5")
    assert asked(s) == "main 0"
    assert (at(s, "c3", "closed"), at(s, "c5", "wounds")) == (False, 0)


@clause("BK-1.9", "BK-1.10")
def test_a_chain_of_triggers_stops_before_its_first_repetition() -> None:
    s = pos("p1 a1 n25\np1 b1 n01\np2 e6 n25\np2 d6 n01")
    go(s, "use a1 1", "target b1")
    assert (at(s, "b1", "lives"), at(s, "d6", "lives")) == (9, 8)


@clause("BK-1.11")
def test_nobody_is_obliged_to_act() -> None:
    s = pos("p1 c3 n01\np2 c4 n01")
    go(s, "end")
    assert (s.active, at(s, "c3", "closed")) == (1, False)


@clause("BK-1.12", "BK-16.9")
def test_dice_determine_the_strength() -> None:
    for die, wounds in (("3", 2), ("4", 3), ("6", 4)):
        s = pos("p1 c3 x04\np2 c4 n01")
        go(s, "use c3 1", "target c4", white=die)
        assert at(s, "c4", "wounds") == wounds


@clause("BK-1.13")
def test_rarity_and_names_have_no_effect() -> None:
    plain = [*read_cards(), *extra_cards()]
    promo = [msgspec.structs.replace(card, rarity="promo", clauses=[]) for card in plain]
    ends = []
    for game in (game_with(plain), game_with(promo)):
        s = game.start(7, Setup(2))
        playout(game, s, Chooser(7))
        ends.append(s.key())
    assert ends[0] == ends[1]


@clause("BK-3.1", "BK-3.2", "BK-3.3", "BK-3.4")
def test_fields_by_card_type() -> None:
    for card in read_cards():
        fights = card.type == "creature"
        assert (len(card.strike) == 3) == fights
        assert (card.lives > 0) == (card.type in ("creature", "artifact"))
        assert card.move == -1 or fights


@clause("BK-3.2", "BK-3.3", "BK-3.4")
@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("n16", {"move": 1}),
        ("n16", {"strike": [1, 1, 1]}),
        ("n18", {"lives": 3}),
        ("n23", {"lives": 3}),
        ("n01", {"lives": 0}),
        ("n01", {"strike": []}),
        ("n01", {"cost": 0}),
    ],
)
def test_a_card_with_fields_of_another_type_is_refused(card: str, change: dict[str, int]) -> None:
    found = next(known for known in read_cards() if known.id == card)
    check(CARDS, found)
    with pytest.raises(BadCard):
        check(CARDS, msgspec.structs.replace(found, **change))


@clause("BK-3.5", "BK-3.17")
def test_neutral_cards_have_no_element_and_share_none() -> None:
    s = pos("p1 c3 n01\np1 b3 f05\np2 c5 n01")
    assert at(s, "c3", "elements") == []
    assert at(s, "b3", "elements") == ["forest"]
    s = pos("p1 c3 x06 wounds=8 closed\np1 b3 n01\np1 a1 n09\np2 c4 n01\nactive: 1\nturn: 4")
    go(s, "strike c4 c3", white="1")  # its Life gift finds nobody: it has no element
    assert [at(s, place, "lives") for place in ("b3", "a1")] == [7, 13]


@clause("BK-3.6", "BK-6.7")
def test_elite_cards_are_paid_with_gold_ordinary_ones_not_only() -> None:
    grades = {card.id: card.grade for card in read_cards()}
    assert grades["f13"] == "elite"
    assert grades["f01"] == "ordinary"
    assert [EXTRA.table.elite[EXTRA.table.kinds[name]] for name in ("f13", "f01")] == [1, 0]


@clause("BK-3.7")
def test_abilities_are_what_a_card_has_besides_its_properties() -> None:
    cards = {card.id: card for card in read_cards()}
    bare = cards["n01"]
    assert [bare.keywords, bare.actions, bare.triggers, bare.auras, bare.host] == [[]] * 4 + [None]
    assert cards["n07"].keywords
    assert len(cards["n07"].actions) == 2


@clause("BK-3.8", "BK-23.4")
def test_a_card_may_lose_its_class_and_keeps_its_equipment() -> None:
    s = pos("p1 c3 p09\np2 c4 p01 closed\np2 c4w n20\np2 a6 p13")
    assert at(s, "c4", "attack_exp") == 1  # the Khan's aura on own nomads
    go(s, "use c3 1", "target c4", white="1")
    assert at(s, "c4", "attack_exp") == 0
    assert at(s, "c4w", "card") == "n20"


@clause("BK-3.9", "BK-6.12")
def test_identical_cards_are_copies_of_the_same_card() -> None:
    s = drafting("f13 f13 f10 f05 f05")
    do(s, "take f13")
    assert "take f13" not in acts(s)
    assert "take f10" in acts(s)
    do(s, "take f10", "take f05", "take f05")


@clause("BK-3.10", "BK-3.11")
def test_hidden_and_closed_are_independent_and_cards_enter_open() -> None:
    s = pos("turn: 1\np1 c3 n01\np2 c6 d01 hidden\np2 c4 n01 closed")
    assert (at(s, "c6", "hidden"), at(s, "c4", "hidden")) == (True, False)
    go(s, "end")
    assert at(s, "c6", "closed") is False
    s = pos("p1 c3 x08\np1 deck n01\np2 c6 n01")
    go(s, "use c3 1", "bring n01", "cell c2")
    assert at(s, "c2", "closed") is False
    s = deployed("n05 c3", "n01 b5, d01 c6!")
    assert (at(s, "c3", "closed"), at(s, "b5", "closed")) == (False, False)
    go(s, "hold", "step c3 c4", "step c4 c5")
    do(s, "strike c5 b5")
    assert "defend c6" in acts(s)  # hidden, and open


@clause("BK-3.12", "BK-26.26")
def test_current_lives_are_lives_and_additional_lives_less_wounds() -> None:
    s = pos("p1 c3 d07\np2 c4 n01 added=1 wounds=5\np2 b4 n01 added=1 wounds=4")
    do(s, "use c3 1")  # Finish 3: 7 + 1 - 5 = 3, and 7 + 1 - 4 = 4
    assert acts(s) == ["target c4"]


@clause("BK-3.13", "BK-3.14", "BK-3.16")
def test_a_multi_element_card_has_all_its_elements() -> None:
    s = pos("p1 c3 f20\np1 zone f19\np1 zone p19\np2 c6 n01")
    assert at(s, "c3", "elements") == ["forest", "steppe"]
    assert at(s, "c3", "strike") == [1, 2, 4]  # Scorched Steppe: own Steppe creatures
    s = pos("p1 c3 d12 wounds=10 closed\np1 b3 s20\np1 a1 s02\np2 c4 n01\nactive: 1\nturn: 4")
    go(s, "strike c4 c3", white="1")  # Life gift 2 of a Darkness card
    assert (at(s, "b3", "lives"), at(s, "a1", "lives")) == (13, 8)


@clause("BK-3.15")
def test_a_card_may_gain_an_element() -> None:
    s = pos("p1 c3 n08\np1 b3 n01 wounds=3\np1 zone f19\np2 c6 n01")
    do(s, "use c3 1", "target b3")
    assert acts(s) == [f"element {name}" for name in
                       ("forest", "mountain", "swamp", "steppe", "darkness")]  # fmt: skip
    go(s, "element forest", "end", "end")
    assert at(s, "b3", "elements") == ["forest"]
    assert at(s, "b3", "wounds") == 2  # Regeneration from the Sacred Grove


@clause("BK-3.18", "BK-19.3")
def test_a_dead_card_goes_to_its_owners_graveyard_a_called_one_comes_from_the_own_deck() -> None:
    s = pos("p1 c3 n01\np2 c4 n04 wounds=3 closed\np2 e6 n01\np2 deck f05\np1 deck p01")
    go(s, "strike c3 c4", white="1")
    assert (grave(s, 0), grave(s, 1)) == ([], ["n04"])
    s = pos("p1 c3 x08\np1 deck p01\np2 deck f05\np2 c6 n01")
    do(s, "use c3 1")
    assert acts(s) == ["bring p01"]


@clause("BK-3.19", "BK-17.1")
def test_markers_for_wounds_and_poison_are_no_tokens() -> None:
    s = pos("p1 c2 n16 wounds=3\np1 c1 m06 poison_enemy=2 wounds=3\np2 c5 n01")
    assert at(s, "c1", "tokens") == 0
    assert "use c2 2" not in acts(s)
    assert "use c1 2" not in acts(s)
    assert zone(s, 0, "grave") == []
    assert "c2" in seen(s)
