"""The cards: section 7. What RULES.md prints, the card files hold and the game does."""

import re
from collections import Counter

import pytest

from koloda.games.cthulhu_realms.cards.schema import read_cards
from koloda.games.cthulhu_realms.model import EFFECTS, REQUIREMENTS
from tests.clause import clause
from tests.games.cthulhu_realms.rules_table import Half, Printed, printed_cards, rules
from tests.games.cthulhu_realms.table import (
    GAME,
    CthulhuState,
    actions,
    asked,
    cards,
    play,
    pool,
    position,
    sanity,
    shared,
    size,
)

CARDS = {card.id: card for card in read_cards()}
SUPPORT = {  # a card that meets a requirement, and no other one that may stand beside it
    "yellow": "yellow_sign",
    "green": "ghast",
    "purple": "occultist",
    "entity": "goon",
    "artifact": "necronomicon",
    "location": "tomb",
}


def words(half: int, halves: list[Half], ability: int) -> str:
    return str(ability + 1) + ("ab"[half] if len(halves) == 2 else "")


ABILITIES = [
    (card.key, words(half, halves, ability), line)
    for card in printed_cards()
    for ability, halves in enumerate(card.abilities)
    for half, line in enumerate(halves)
]


@pytest.mark.parametrize("card", printed_cards(), ids=lambda card: card.key)
def test_the_card_files_say_what_the_rulebook_prints(card: Printed) -> None:
    ours = CARDS[card.key]
    assert (ours.name.ru, ours.name.en) == (card.name_ru, card.name_en)
    assert (ours.colour, ours.type, ours.cost) == (card.colour, card.type, card.cost)
    assert (ours.sanity, ours.shield, ours.copies) == (card.sanity, card.shield, card.copies)
    assert (ours.supply == "basic") == (card.colour == "black")
    assert ours.source == card.source


@pytest.mark.parametrize("card", printed_cards(), ids=lambda card: card.key)
def test_the_compiled_abilities_are_the_printed_ones(card: Printed) -> None:
    made = [
        [
            Half(
                frozenset(n for bit, n in enumerate(REQUIREMENTS) if effect.requires >> bit & 1),
                EFFECTS[effect.effect],
                effect.n,
                effect.then,
                effect.abjure_self,
            )
            for effect in halves
        ]
        for halves in GAME.table.effects[GAME.table.kinds[card.key]]
    ]
    assert made == card.abilities


def test_every_card_of_the_rulebook_is_in_the_files_and_no_other() -> None:
    assert sorted(CARDS) == sorted(card.key for card in printed_cards())
    assert len(CARDS) == 40


def ready(card: str, line: Half, missing: str = "") -> CthulhuState:
    """A card in hand, its requirements met but for a missing one, its effect with a target."""
    requires = line.requires - {missing}
    supports = " ".join(SUPPORT[name] for name in sorted(requires) if name in SUPPORT)
    events = " ".join(sorted(requires & {"discarded", "abjured"}))
    return position(f"""
        seat 0: hand {card} follower | deck goon*4 | play {supports}
        seat 1: hand goon*4 | deck goon*4
        seat 2: hand goon*4 | play arkham*2
        seat 3: {"play arkham" if line.effect == "destroy" else ""}
        abjured: ghoul
        happened: {events}
    """)


@pytest.mark.parametrize(("card", "ability", "line"), ABILITIES)
def test_every_ability_does_what_the_rulebook_says(card: str, ability: str, line: Half) -> None:
    s = play(ready(card, line), f"play {card}")
    boxed, abjured = len(shared(s, "box")), shared(s, "abjured").count(card)
    play(s, f"activate {card} {ability}")
    EXPECT[line.effect](s, line)
    assert asked(s) == (0, "turn")
    assert (card not in cards(s, "play", 0)) == line.abjure_self
    assert shared(s, "abjured").count(card) == abjured + line.abjure_self
    moved = {"abjure": 1, "return": -1}.get(line.effect, 0) + line.abjure_self
    assert len(shared(s, "box")) == boxed + moved


@pytest.mark.parametrize(
    ("card", "ability", "line"), [entry for entry in ABILITIES if entry[2].requires]
)
def test_no_ability_works_with_a_requirement_missing(card: str, ability: str, line: Half) -> None:
    for missing in line.requires:
        s = play(ready(card, line, missing), f"play {card}")
        assert f"activate {card} {ability}" not in actions(s)


def expect_conj(s: CthulhuState, line: Half) -> None:
    assert pool(s) == line.n


def expect_lose(s: CthulhuState, line: Half) -> None:
    assert sanity(s) == [50, 50 - line.n, 50, 50 - line.n]


def expect_gain(s: CthulhuState, line: Half) -> None:
    assert sanity(play(s, "choose 3")) == [50, 50, 50, 50 + line.n]


def expect_draw(s: CthulhuState, line: Half) -> None:
    play(s, "choose 1")
    assert (size(s, "hand", 1), size(s, "deck", 1)) == (4 + line.n, 4 - line.n)


def expect_discard(s: CthulhuState, line: Half) -> None:
    play(s, "choose 1", *["discard goon"] * line.n)
    assert (size(s, "hand", 1), size(s, "discard", 1)) == (4 - line.n, line.n)


def expect_draw_discard(s: CthulhuState, line: Half) -> None:
    play(s, "choose 1", *["discard goon"] * line.m)
    assert (size(s, "hand", 1), size(s, "deck", 1)) == (4 + line.n - line.m, 4 - line.n)
    assert size(s, "discard", 1) == line.m


def expect_abjure(s: CthulhuState, line: Half) -> None:
    assert "follower" in shared(play(s, "abjure follower hand"), "box")


def expect_return(s: CthulhuState, line: Half) -> None:
    assert cards(play(s, "return ghoul"), "deck", 0) == ["ghoul"]


def expect_destroy(s: CthulhuState, line: Half) -> None:
    assert "destroy 3 arkham" in actions(s)
    assert "destroy 2 arkham" not in actions(s)  # sits opposite
    assert cards(play(s, "destroy 3 arkham"), "discard", 3) == ["arkham"]


EXPECT = {
    "conj": expect_conj,
    "lose": expect_lose,
    "gain": expect_gain,
    "draw": expect_draw,
    "discard": expect_discard,
    "draw_discard": expect_draw_discard,
    "abjure": expect_abjure,
    "return": expect_return,
    "destroy": expect_destroy,
}


def test_every_effect_and_every_requirement_but_black_is_on_some_card() -> None:
    lines = [line for _, _, line in ABILITIES]
    assert {line.effect for line in lines} == set(EFFECTS) == set(EXPECT)
    asked_for = frozenset().union(*(line.requires for line in lines))
    assert asked_for == set(REQUIREMENTS) - {"black"}
    assert {len(card.abilities) for card in printed_cards()} == {1, 2, 3}


@clause("CR-7.1")
def test_the_totals() -> None:
    text = re.search(r"\*\*CR-7\.1\*\*(.*)", rules())
    assert text is not None
    costs = {int(cost): int(n) for n, cost in re.findall(r"(\d+) × cost (\d+)", text[1])}
    kinds = {
        kind: int(n) for n, kind in re.findall(r"(\d+) (entities|artifacts|locations)", text[1])
    }
    ours = [card for card in CARDS.values() if card.supply == "common"]
    assert Counter({c: sum(k.copies for k in ours if k.cost == c) for c in costs}) == costs
    assert sum(costs.values()) == sum(card.copies for card in ours) == 66
    for kind, name in (
        ("entity", "entities"),
        ("artifact", "artifacts"),
        ("location", "locations"),
    ):
        assert sum(card.copies for card in ours if card.type == kind) == kinds[name]
    colours = Counter(
        {
            c: sum(k.copies for k in CARDS.values() if k.colour == c)
            for c in ("yellow", "green", "purple", "black")
        }
    )
    assert colours == {"yellow": 22, "green": 22, "purple": 22, "black": 42}


@clause("CR-7.2")
def test_no_common_card_is_black() -> None:
    assert all(card.colour != "black" for card in CARDS.values() if card.supply == "common")
    assert {c.id for c in CARDS.values() if c.colour == "black"} == {"initiate", "goon", "follower"}


@clause("CR-7.3")
@pytest.mark.parametrize(
    ("card", "ability"),
    [(card, ability) for card, ability, line in ABILITIES if line.effect == "abjure"],
)
def test_every_abjure_takes_cards_of_cost_nothing(card: str, ability: str) -> None:
    line = next(entry[2] for entry in ABILITIES if entry[:2] == (card, ability))
    s = play(ready(card, line), f"play {card}", f"activate {card} {ability}")
    assert "abjure follower hand" in actions(s)
