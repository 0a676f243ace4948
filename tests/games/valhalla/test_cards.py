"""The cards: section 8. What RULES.md prints, the card files hold and the game does."""

import re
from collections import Counter
from pathlib import Path

import pytest

from koloda.games.valhalla.cards.schema import CARDS, load_table, read_cards
from koloda.games.valhalla.cards.structs import LastViking, Monster, Tactic, Warrior
from koloda.games.valhalla.faces.text import texts
from koloda.kernel.errors import BadCard
from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    NOTHING,
    actions,
    asked,
    play,
    position,
    roll,
    start,
    strength,
    valhalla,
    view,
)

ALL = {card.id: card for card in read_cards()}
RULES = (CARDS.parent / "RULES.md").read_text(encoding="utf-8")
WARRIORS = {name: card for name, card in ALL.items() if isinstance(card, Warrior)}
MONSTERS = {name: card for name, card in ALL.items() if isinstance(card, Monster)}
PATTERNS = {
    "any_2": "sword axe",
    "pair": "axe axe",
    "triple": "bow bow bow",
    "two_pairs": "axe axe bow bow",
    "all_different": "sword axe spear bow",
}
LIMITS = {"any_2": 2, "pair": 2, "triple": 3, "two_pairs": 4}


def printed() -> dict[str, list[str]]:
    """The rows of the card tables of RULES.md by card id, without the ids."""
    rows = {}
    for line in RULES[RULES.index("### 8.3") :].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        name = cells[0].replace("-", "_")
        if name in ALL:
            rows[name] = cells[1:]
    return rows


PRINTED = printed()


def needed(card: Warrior) -> list[str]:
    """Dice that arm a warrior."""
    if card.symbols is not None:
        return list(card.symbols)
    assert card.pattern is not None
    return PATTERNS[card.pattern.kind].split()[: card.pattern.n or LIMITS[card.pattern.kind]]


@pytest.mark.parametrize("name", sorted(WARRIORS))
def test_the_card_files_say_what_the_rulebook_prints(name: str) -> None:
    card, cells = WARRIORS[name], PRINTED[name]
    if card.set == "valkyries":
        assert cells.pop(0) == card.clan
    symbols = " + ".join(card.symbols or [])
    if card.pattern is not None:
        n = f"({card.pattern.n})" if card.pattern.n else ""
        symbols = f"`{card.pattern.kind}{n}`"
    assert cells[:3] == [symbols, str(card.stats.strength), str(card.stats.vp)]
    special = card.ability or card.entry
    word = type(special).__struct_config__.tag if special is not None else "—"
    assert str(word) in cells[3]
    clan = getattr(special, "clan", None)
    assert clan is None or f"({clan}" in cells[3]


@pytest.mark.parametrize("name", sorted(WARRIORS))
def test_every_warrior_is_placed_armed_and_enters_valhalla(name: str) -> None:
    card = WARRIORS[name]
    s = position(f"""
        expansions: valkyries dwarves
        seat 0: hand {name}
        seat 1: squad dwarf_25 | hand fury_2
        deck: fury_2*7 fury_3*4
    """)
    play(s, f"add {name} 1")
    while asked(s) != (0, "action"):
        play(s, "draw" if "draw" in actions(s) else actions(s)[0])
    roll(s, " ".join([*needed(card), *["x"] * 6][:6]))
    play(s, "attack 1")
    while asked(s)[1] == "before":
        play(s, "pass")
    play(s, f"arm {name} dice")
    while asked(s) != (0, "phase"):
        play(s, "pass" if "pass" in actions(s) else actions(s)[0])
    play(s, "end_phase")
    assert strength(s)[0] == card.stats.strength  # alone, nothing else counts
    play(s, "end_phase")
    while asked(s)[1] not in ("keep", "action"):
        play(s, actions(s)[0])
    assert name in valhalla(s, 0)


@pytest.mark.parametrize("name", sorted(MONSTERS))
def test_every_monster_card_is_fought_on_both_sides(name: str) -> None:
    card = MONSTERS[name]
    cells = PRINTED[name]
    assert cells[0] == f"{card.strength.plain} / {card.strength.marked}"
    assert cells[1:4] == [str(card.valhalla_max), ", ".join(card.clans), str(card.warrior_symbols)]
    assert cells[4] == " + ".join(card.activation)
    for expansions, number in (("", card.strength.plain), ("valkyries", card.strength.marked)):
        s = position(f"""
            monster: {card.monster} 1 | card {card.order - 1}
            expansions: {expansions}
            seat 0: squad bear_01 bear_02
        """)
        roll(s, "sword axe x x x x")
        play(s, "attack monster")
        if asked(s)[1] == "devour":
            play(s, "discard_warrior bear_02")
        play(s, "arm bear_01 dice", "end_phase")
        assert strength(s)[1] == number


def ability_of(name: str) -> str:
    card = MONSTERS[name]
    return card.ability.do if card.ability else ""


def test_the_monsters_have_the_printed_abilities() -> None:
    words = ["", "silence", "erode", "waste", "blunt", "rob", "silence_jarl", "crowd"]
    words += ["desecrate_loss", "two_tactics", "no_tactics", "devour", "no_dice_tactics"]
    words += ["desecrate"]
    for name in MONSTERS:
        found = re.match(r"M(\d+)", PRINTED[name][5])
        assert ability_of(name) == (words[int(found[1])] if found else "")
    assert {ability_of(name) for name in MONSTERS} == set(words)


def test_the_decks_have_the_printed_sizes() -> None:
    table = GAME.table
    sizes: Counter[tuple[int, int]] = Counter()
    for kind in range(len(table.ids)):
        sizes[table.set[kind], table.type[kind]] += table.copies[kind]
    assert sizes[0, 0] == 84
    assert sizes[0, 1] == 36
    assert sizes[2, 2] == 14
    assert (sizes[4, 0], sizes[4, 1]) == (26, 14)
    assert (sizes[8, 0], sizes[8, 1]) == (28, 12)
    assert sizes[16, 3] == 20
    assert sum(1 for kind in table.jarls) == 25
    assert len(table.loki_rows) == 10
    assert len(table.monsters) == 24
    assert sum(c.copies for c in ALL.values() if isinstance(c, LastViking)) == 6


def test_tactics_have_the_printed_copies() -> None:
    for name, card in ALL.items():
        if isinstance(card, Tactic) and name in PRINTED:
            assert PRINTED[name][-1] == str(card.copies)


def test_names_exist_in_both_languages_and_differ() -> None:
    for lang in ("en", "ru"):
        names = [getattr(card.name, lang) for card in WARRIORS.values()]
        assert all(names)
        assert len(set(names)) == len(names)
    assert all(re.search("[а-яё]", card.name.ru) for card in ALL.values())


@clause("VA-4.208")
@pytest.mark.parametrize("emblem", ["raven", "ship", "hammer", "serpent", "tree", "horn"])
def test_every_emblem_can_be_taken(emblem: str) -> None:
    s = play(start(2, variant="simple"), f"emblem comrade_{emblem}")
    assert view(s)["players"][0]["emblem"] == f"comrade_{emblem}"


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """Our cards but for one line."""
    for path in CARDS.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        if path.name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / path.name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("bears.toml", 'symbols = ["sword"]', 'symbls = ["sword"]', "symbls"),
        ("bears.toml", 'symbols = ["sword"]', 'symbols = ["gun"]', "gun"),
        ("giants.toml", 'pattern = { kind = "any_2" }', "", "symbols or a pattern"),
        ("giants.toml", 'kind = "any_2"', 'kind = "any_2", n = 3', "all_different"),
        ("tactics.toml", 'role    = "attacker"', 'role    = "defender"', "role"),
        ("dwarves.toml", 'timing  = "before_battle"', "", "timing"),
        ("dwarves.toml", '"before_battle"', '"after_loss"', "has the timing before_battle"),
        ("dwarves.toml", '"before_battle"', '"after_battle"', "has the timing before_battle"),
        ("dwarves.toml", '"before_battle"', '"after_victory"', "has the timing before_battle"),
        ("dwarves.toml", '"before_battle"', '"at_noon"', "at_noon"),
        ("valkyries.toml", '"after_victory"', '"after_loss"', "has the timing after_victory"),
        ("valkyries.toml", '"after_victory"', '"in_phase"', "has the timing after_victory"),
        ("tactics.toml", "copies  = 7", 'copies = 7\ntiming = "after_loss"', "the timing in_phase"),
        ("jarls.toml", 'timing = "phase_b"', 'timing = "scoring"', "timing"),
        ("loki.toml", "difference = 3", "difference = 0", "grow"),
        ("monsters.toml", "order   = 6", "order   = 5", "fenrir"),
        ("last_viking.toml", "players = 2", "players = 3", "Last Viking"),
        ("comrades.toml", 'id      = "comrade_horn"', 'id      = "comrade_raven"', "already"),
    ],
)
def test_a_wrong_card_is_refused_with_a_reason(
    tmp_path: Path, file: str, old: str, new: str, reason: str
) -> None:
    with pytest.raises(BadCard, match=reason):
        load_table(changed(tmp_path, file, old, new))


def test_a_designers_number_is_what_the_game_uses(tmp_path: Path) -> None:
    table = load_table(changed(tmp_path, "tactics.toml", "amount = 2", "amount = 9"))
    assert table.effect_n[table.kinds["fury_2"]] == 9
    assert table.fingerprint != GAME.table.fingerprint


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_card_has_a_text(lang: str) -> None:
    faces = texts(GAME, lang).faces
    assert set(faces) == set(ALL)
    assert all(face.text for face in faces.values())


@clause("VA-4.1803", "VA-4.642")
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_the_winner_decides_before_the_loser(attacker_wins: bool) -> None:
    winner, loser = ("j08", "j10")
    jarls = (winner, loser) if attacker_wins else (loser, winner)
    s = position(
        f"seat 0: jarl {jarls[0]} | squad bear_01\nseat 1: jarl {jarls[1]} | squad bear_06"
    )
    roll(s, "sword x x x x x", NOTHING if attacker_wins else "sword axe x x x x")
    play(s, "attack 1", "arm bear_01 dice", "end_phase")
    if not attacker_wins:
        play(s, "arm bear_06 dice")
    play(s, "end_phase")
    if asked(s)[1] == "send":
        play(s, "pass")
    order = [asked(s)[0], asked(play(s, "pass"))[0]]
    assert order == ([0, 1] if attacker_wins else [1, 0])
