"""Card folders of a designer, in every game: what is read, when, and what is refused."""

import pickle
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from koloda.games.registry import GAMES, find, folder, texts_of
from koloda.kernel.errors import BadCard, KolodaError
from koloda.kernel.playout import Chooser, playout
from koloda.kernel.setup import Setup
from tests.clause import clause

FILES = {
    "cthulhu_realms": "green.toml",
    "valhalla": "bears.toml",
    "berserk_heroes": "darkness.toml",
    "berserk": "forest.toml",
    "elven_rage": "snow.toml",
}
NUMBERS = {
    "cthulhu_realms": ("cost = 6", "cost = 7"),
    "valhalla": ("strength = 3", "strength = 4"),
    "berserk_heroes": ("cost = 2", "cost = 3"),
    "berserk": ("cost = 4", "cost = 5"),
    "elven_rage": ("lives = 5", "lives = 4"),
}


def copied(name: str, to: Path) -> Path:
    """The game's cards in a folder of their own; the file that is changed."""
    shutil.copytree(folder(name) / "cards", to)
    return to / FILES[name]


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    found = re.sub(old, lambda _: new, text, count=1, flags=re.MULTILINE)
    assert found != text
    path.write_text(found, encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_cards_are_read_as_they_are_now(name: str, tmp_path: Path) -> None:
    path = copied(name, tmp_path / "mine")
    before = find(name, path.parent)
    s = before.start(1, Setup(2))
    change(path, *NUMBERS[name])
    after = find(name, path.parent)
    assert before.fingerprint == find(name).fingerprint != after.fingerprint
    assert pickle.loads(pickle.dumps(s)).key() == s.key()
    assert pickle.loads(pickle.dumps(s)).table.fingerprint == before.fingerprint


@pytest.mark.parametrize("name", GAMES)
def test_a_new_card_is_read_shown_and_played_with(name: str, tmp_path: Path) -> None:
    path = copied(name, tmp_path / "mine")
    text = path.read_text(encoding="utf-8")
    card = "[[card]]" + text.split("[[card]]")[-1]
    card = re.sub(r"^id( *)= .*", 'id = "brand_new"', card, count=1, flags=re.MULTILINE)
    card = re.sub(r"^name( *)= .*", 'name = { en = "New", ru = "Новая" }', card, flags=re.MULTILINE)
    if name == "cthulhu_realms":  # its common cards are 66 in all
        text = text.replace("copies = 3", "copies = 2", 1)
    path.write_text(f"{text}\n{card}", encoding="utf-8")
    game = find(name, path.parent)
    assert texts_of(game, "ru").faces["brand_new"].name == "Новая"
    assert texts_of(game, "en").faces["brand_new"].name == "New"
    for seed in range(3):
        s = game.start(seed, game.any_setup(game.max_seats, seed))
        playout(game, s, Chooser(seed), 2000)


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "no cards here: write [[card]], or delete the file"),
    "only a comment": (lambda text: "# later\n", "no cards here"),
    "no name in Russian": (
        lambda text: re.sub(r"ru = \"[^\"]*\"", 'ru = " "', text, count=1),
        "a name is one line of text - at `$.name.ru`",
    ),
    "a name of two lines": (
        lambda text: re.sub(r"en = \"[^\"]*\"", r'en = "A\\nB"', text, count=1),
        "a name is one line of text - at `$.name.en`",
    ),
    "a short name that is long": (
        lambda text: re.sub(r"^nick.*\n", "", text, flags=re.M).replace(
            "[[card]]", '[[card]]\nnick = { en = "Short", ru = "Короткое имя карты" }', 1
        ),
        "at most 16 letters - at `$.nick.ru`",
    ),
    "no end of copies": (
        lambda text: re.sub(r"^copies.*\n", "", text, flags=re.M).replace(
            "[[card]]", "[[card]]\ncopies = 1001", 1
        ),
        "at most 1000 copies - at `$.copies`",
    ),
    "no end of digits": (
        lambda text: text.replace("[[card]]", f"[[card]]\ncopies = {'9' * 5000}", 1),
        "cannot be read: Exceeds the limit",
    ),
    "no end of brackets": (
        lambda text: f"{text}\n[[card]]\nid = {'[' * 5000}\n",
        "cannot be read: maximum recursion depth exceeded",
    ),
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_named(name: str, what: str, tmp_path: Path) -> None:
    path = copied(name, tmp_path / "mine")
    spoil, reason = BROKEN[what]
    path.write_text(spoil(path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(BadCard) as refusal:
        find(name, path.parent)
    assert reason in str(refusal.value)
    assert str(refusal.value).startswith(f"{path}: ")


def test_the_mark_with_which_some_editors_begin_a_file_is_no_mistake(tmp_path: Path) -> None:
    path = copied("cthulhu_realms", tmp_path / "mine")
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    game = find("cthulhu_realms", path.parent)
    assert game.fingerprint == find("cthulhu_realms").fingerprint


@pytest.mark.parametrize("name", GAMES)
def test_a_folder_that_is_not_there_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadCard, match="nowhere: there is no such folder"):
        find(name, tmp_path / "nowhere")


@clause("BH-4.13")
def test_presets_that_cannot_be_made_are_left_out_in_heroes(tmp_path: Path) -> None:
    path = copied("berserk_heroes", tmp_path / "mine")
    path.unlink()  # the creatures of Darkness
    game = find("berserk_heroes", path.parent)
    names = game.setup_options[0].values
    assert "forest_fast" in names
    assert "darkness_fast" not in names
    game.start(1, Setup(2))


def test_a_folder_without_any_preset_says_what_is_missing(tmp_path: Path) -> None:
    path = copied("berserk_heroes", tmp_path / "mine")
    heroes = path.parent / "heroes.toml"
    text = heroes.read_text(encoding="utf-8")
    heroes.write_text(re.sub(r'^id = "', 'id = "other_', text, flags=re.M), encoding="utf-8")
    game = find("berserk_heroes", path.parent)
    with pytest.raises(KolodaError, match="option deck1: there is no card"):
        game.start(1, Setup(2))


@clause("BK-4.2", "BK-4.3")
def test_presets_that_are_no_longer_legal_are_left_out_in_berserk(tmp_path: Path) -> None:
    path = copied("berserk", tmp_path / "mine")
    change(path.parent / "neutral.toml", r'^keywords = .*"horde".*\n', "")
    game = find("berserk", path.parent)
    assert 0 < len(game.setup_options[0].values) < len(find("berserk").setup_options[0].values)
    game.start(1, Setup(2))


@clause("VA-4.203", "VA-4.207", "VA-4.1605", "VA-4.1732")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (r"(?s)\[\[card\]\].*?(?=\[\[card\]\])", "", "at least 25 jarls needed, found 24"),
        (r"(?s)^.*(?=\[\[card\]\])", "", "at least 25 jarls needed, found 1"),
    ],
)
def test_too_few_jarls_are_refused_in_valhalla(
    old: str, new: str, reason: str, tmp_path: Path
) -> None:
    path = copied("valhalla", tmp_path / "mine")
    change(path.parent / "jarls.toml", old, new)
    with pytest.raises(BadCard, match=reason):
        find("valhalla", path.parent)


@clause("VA-4.203", "VA-4.207", "VA-4.1605", "VA-4.902")
@pytest.mark.parametrize(
    ("file", "key", "value", "reason"),
    [
        ("jarls", "three_plus", "true", "at least 10 jarls without 3\\+ needed, found 0"),
        ("jarls", "first_game", "false", "at least 6 jarls for the first game needed, found 0"),
        ("jarls", "solo", "false", "at least 1 jarl for the solo game needed, found 0"),
        ("loki", "first_game", "false", "at least one Loki card for the first game is needed"),
    ],
)
def test_marks_that_a_set_up_needs_are_counted_in_valhalla(
    file: str, key: str, value: str, reason: str, tmp_path: Path
) -> None:
    path = copied("valhalla", tmp_path / "mine").parent / f"{file}.toml"
    text = re.sub(rf"^{key} *=.*\n", "", path.read_text(encoding="utf-8"), flags=re.M)
    text = text.replace("[[card]]", f"[[card]]\n{key} = {value}")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadCard, match=reason):
        find("valhalla", path.parent)
