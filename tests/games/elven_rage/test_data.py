"""Card and map files: sections 6 and 8 of RULES.md, and what a designer's mistakes look like."""

import re
import shutil
from pathlib import Path

import pytest

from koloda.games.elven_rage import with_cards
from koloda.games.elven_rage.cards.schema import CARDS, EFFECTS, read_cards
from koloda.kernel.errors import BadCard
from tests.games.elven_rage.table import GAME, start

RULES = (CARDS.parent / "RULES.md").read_text(encoding="utf-8")
FILES = {card.id: card for card in read_cards()}


def rows(title: str) -> list[list[str]]:
    """The rows of the first table after a title of RULES.md."""
    found: list[list[str]] = []
    for line in RULES[RULES.index(title) :].splitlines():
        if line.startswith("|"):
            found.append([cell.strip().replace("**", "") for cell in line.strip("|").split("|")])
        elif found:
            break
    return found[2:]


def named(card: str, cell: str) -> None:
    ru, en = cell.split(" / ")
    assert (FILES[card].name.ru, FILES[card].name.en) == (ru, en)


@pytest.mark.parametrize("people", ["Black", "Snow", "Forest", "High"])
def test_elven_cards_are_those_of_the_rulebook(people: str) -> None:
    table = rows(f"**{people} elves (")
    assert sum(int(row[2][-1]) for row in table) == 20
    for id_, name, rank, initiative, lives, left, centre, right, price, when, _ in table:
        card, stats = FILES[id_], FILES[id_].stats
        named(id_, name)
        assert card.deck == people.lower()
        assert card.copies == int(rank[-1])
        assert card.rank == (rank.split(" ")[0].lower() if " " in rank else "warrior")
        assert stats is not None
        assert [stats.initiative, stats.lives] == [int(initiative), int(lives)]
        assert [stats.left, stats.centre, stats.right] == [left, centre, right]
        assert card.price == (0 if price == "–" else int(price))
        assert all(timing in when for timing in card.when)
        assert ("own battle" in when) == (card.scope == "own_battle")
        assert ("any battle" in when) == (card.scope == "any_battle")


def test_neutral_cards_are_those_of_the_rulebook() -> None:
    table = rows("### 8.5")
    assert sum(int(row[2]) for row in table) == 35
    for id_, name, copies, initiative, lives, left, centre, right in table:
        card, stats = FILES[id_], FILES[id_].stats
        named(id_, name)
        assert card.copies == int(copies)
        if stats is not None:
            assert [stats.initiative, stats.lives] == [int(initiative), int(lives)]
            assert [stats.left, stats.centre, stats.right] == [left, centre, right]


def test_artifacts_and_goals_are_those_of_the_rulebook() -> None:
    artifacts, goals = rows("### 8.6"), rows("### 8.7")
    words = {effect: word for word, effect in EFFECTS.items()}
    assert (len(artifacts), len(goals)) == (20, 7)
    for id_, name, when, effect in artifacts:
        named(id_, name)
        card = FILES[id_]
        assert all(timing in when for timing in card.when)
        do = words[GAME.table.effect[GAME.table.kinds[id_]]]
        assert do.removesuffix("_treasure") in effect
    for id_, name, condition in goals:
        named(id_, name)
        need = GAME.table.need[GAME.table.kinds[id_]]
        numbers = [int(n) for n in re.findall(r"at least (\d+)", condition)]
        assert set(numbers) <= set(need)


def test_every_effect_is_used_by_a_card() -> None:
    assert {GAME.table.effect[kind] for kind in range(len(GAME.table.ids))} == set(
        range(len(EFFECTS))
    )


def test_every_card_names_clauses_that_exist() -> None:
    for card in FILES.values():
        assert card.clauses
        assert all(f"**{clause}**" in RULES for clause in card.clauses)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("black", "initiative = 8", "initiative = 12", "initiative"),
        ("black", 'do = "act_again"', 'do = "act_twice"', "act_twice"),
        ("black", "price    = 5", "prize    = 5", "prize"),
        ("black", 'when     = ["own_card_turn"]', 'when     = ["battle"]', "act_again"),
        ("high", 'when     = ["reply"]', 'when     = ["battle"]', "cancel"),
        ("black", 'scope    = "own_battle"', 'scope    = "any_battle"', "an own card fights"),
        ("artifacts", 'when     = ["outside"]', 'when = ["any"]\nscope = "any_battle"', "scope"),
        ("snow", 'when     = ["own_card_turn"]', 'when     = ["battle"]', "acting_card"),
        ("neutral", "copies   = 2", "copies   = 2\nprice = 3", "belong to an effect"),
        ("neutral", 'rank     = "guardian"', 'rank     = "hero"', "rank"),
        ("goals", "need     = { towers = 4 }", "need     = { lands = 1 }", "set-up"),
        ("goals", "lands = [7, 8, 7]", "lands = [7, 8]", "2, 3 and 4 players"),
        ("artifacts", 'deck     = "artifact"', 'deck     = "artifact"\nprice = 2', "price"),
    ],
)
def test_a_mistake_in_a_card_file_is_named(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    folder = tmp_path / "cards"
    shutil.copytree(CARDS, folder)
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadCard, match=message):
        with_cards(folder)


def test_a_designers_cards_change_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    shutil.copytree(CARDS, folder)
    path = folder / "black.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("lives = 4", "lives = 6", 1))
    game = with_cards(folder)
    assert game.table.stats[game.table.kinds["bk_morvag"]][1] == 6
    assert game.fingerprint != GAME.fingerprint


def test_the_hexagon_has_the_adjacency_of_the_rulebook() -> None:
    board = start(3).board
    listed = dict(re.findall(r"([a-g]\d): ((?:[a-g]\d ?)+)", RULES[RULES.index("### 8.2") :]))
    assert len(listed) == 37
    for name, near in listed.items():
        assert [board.names[i] for i in board.near[board.lands[name]]] == near.split()
