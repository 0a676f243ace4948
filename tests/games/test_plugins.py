"""Games of other packages: listed beside ours, and broken ones in nobody's way."""

import pickle
import shutil
from pathlib import Path

import pytest

from koloda.agents.registry import check, make
from koloda.arena.match import play_match
from koloda.effects.text import LANGUAGES
from koloda.games import outsiders, registry
from koloda.kernel.conformance import check_game
from koloda.kernel.errors import KolodaError
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import Game
from koloda.kernel.record import dumps, loads, open_record, replay
from koloda.kernel.setup import Setup
from tests.cli.running import Captured, koloda, refused
from tests.cli.talking import Guesser, Talk, play_with, replay_with
from tests.outsiders import GOOD, LONE, Outside, look_again

pytestmark = pytest.mark.usefixtures("outside")


def test_what_is_looked_for_is_the_protocol() -> None:
    asked = {name for name in vars(Game) if not name.startswith("_")}
    assert {*outsiders.ATTRIBUTES, *outsiders.METHODS} == asked


def test_an_outsiders_game_is_listed_behind_ours(capsys: Captured) -> None:
    assert registry.names() == [*registry.GAMES, LONE, GOOD]
    assert registry.problems() == []
    status, out, err = koloda(capsys, "games")
    assert (status, err) == (0, "")
    assert out.splitlines()[-2:] == [
        f"{LONE}  version 1  seats 2-4  clauses 0  cards 0  options: tricks=1..4",
        f"{GOOD}  version 1  seats 2-4  clauses 7  cards 5  options: tricks=1..4, cards=FOLDER",
    ]
    assert koloda(capsys, "games", "--ids")[1].split() == registry.names()


def test_its_parts_are_found(good_folder: Path) -> None:
    game = registry.find(GOOD)
    assert registry.folder(GOOD) == good_folder / GOOD
    assert registry.where(GOOD) == f"{GOOD}:GAME"
    assert registry.part(game, "minds.evaluate").__name__ == f"{GOOD}.minds.evaluate"
    assert registry.part(game, "minds.encode") is None
    cards = ["mouse", "cat", "dog", "wolf", "elephant"]
    assert [card.id for card in registry.cards_of(game)] == cards
    assert registry.card_type(GOOD).__name__ == "Animal"
    assert "TT-2.3" in registry.rules(GOOD)
    assert pickle.loads(pickle.dumps(game)) is game


def test_a_module_by_itself_is_a_game_without_parts(capsys: Captured) -> None:
    game = registry.find(LONE)
    assert registry.part(game, "minds.evaluate") is None
    assert registry.cards_of(game) == []
    assert registry.rules(LONE) == ""
    assert "is not played with other cards" in refused(
        capsys, "simulate", LONE, "--games", "1", "--set", "cards=/tmp"
    )
    assert "has no card files" in refused(capsys, "cards", LONE)
    assert "has no card files" in refused(capsys, "cards", LONE, "--schema")
    assert "has no rulebook" in refused(capsys, "rules", LONE)
    assert "has no rulebook" in refused(capsys, "clauses", LONE, "--tests", "tests")


@pytest.mark.parametrize("name", [GOOD, LONE])
def test_it_keeps_the_promises_in_other_processes_too(name: str) -> None:
    report = check_game(registry.find(name), games=12, where=registry.where(name))
    assert report.failures == []


@pytest.mark.parametrize("name", [GOOD, LONE])
@pytest.mark.parametrize("agent", ["uniform", "greedy", "easy", "ismcts:60"])
def test_bots_play_it(name: str, agent: str) -> None:
    game = registry.find(name)
    agents = [make(agent, game, 1), make("uniform", game, 2)]
    result = play_match(game, Setup(2), 3, agents)
    assert len(result.returns) == 2
    check("strong", game)


@pytest.mark.parametrize("name", [GOOD, LONE])
def test_its_records_replay(name: str) -> None:
    game, setup = registry.find(name), Setup(3)
    record, s, chooser = open_record(game, 5, setup), game.start(5, setup), Chooser(5)
    while options := game.options(s):
        option = options[chooser.below(len(options))]
        record.actions.append(game.action(s, option))
        game.apply(s, option)
    assert replay(game, loads(dumps(record))).key() == s.key()


@pytest.mark.parametrize("name", [GOOD, LONE])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_in_the_terminal(name: str, lang: str, tmp_path: Path) -> None:
    kept = tmp_path / "match"
    line = f"{name} --seed 3 --seats 3 --agents uniform --lang {lang} --record {kept}"
    said = play_with(Guesser(40), line)
    over = {"en": "The game is over", "ru": "Игра окончена"}
    assert over[lang] in said
    assert replay_with(Talk([]), f"{kept} --lang {lang}")


def test_it_is_in_the_menu() -> None:
    said = play_with(Talk([]), "--lang en")
    assert "6  Lone tricks (2 to 4 players)" in said
    assert "7  Three tricks (2 to 4 players). Tricks with hidden hands" in said


def test_a_designers_cards(tmp_path: Path, capsys: Captured) -> None:
    shutil.copytree(registry.folder(GOOD) / "cards", tmp_path / "mine")
    path = tmp_path / "mine" / "animals.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("strength = 4", "strength = 9"))
    game = registry.find(GOOD, tmp_path / "mine")
    assert game.fingerprint != registry.find(GOOD).fingerprint
    assert registry.texts_of(game, "en").faces["wolf"].numbers == {"strength": 9}
    again = pickle.loads(pickle.dumps(game))
    assert again.fingerprint == game.fingerprint
    status, out, _ = koloda(capsys, "check", GOOD, "--games", "2", "--set", f"cards={path.parent}")
    assert (status, out.endswith(" 0 failures\n")) == (0, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_words_of_its_own(lang: str) -> None:
    texts = registry.texts_of(registry.find(GOOD), lang)
    play = {"en": "Play Mouse", "ru": "Сыграть: Мышь"}
    assert texts.action(("play", "mouse"), ["Ann", "Bob"]) == play[lang]
    assert len(texts.faces["mouse"].text) == 1
    assert texts.faces["dog"].text == []
    assert "zone-hand" in texts.source
    assert "hidden-card" in texts.source


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_words_it_is_told_in_plain_english(lang: str) -> None:
    texts, names = registry.texts_of(registry.find(LONE), lang), ["Ann", "Bob"]
    assert texts.say("game-name") == "Lone tricks"
    assert texts.action(("play", "great_mouse"), names) == "Play Great mouse"
    event = {"key": "takes_it", "args": {"seat": 1, "card": "mouse", "n": 3}}
    assert texts.event(event, names) == "Bob: takes it Mouse 3"
    assert texts.prompt({"key": "card", "args": {"n": 2}}, names) == "Card 2"
    assert texts.ending("all_counted") == "All counted"
    assert texts.faces["great_mouse"].name == "Great mouse"
    assert list(texts.faces) == []


def test_words_in_one_language_serve_in_the_other(outskirts: Outside, good_folder: Path) -> None:
    shutil.copytree(good_folder / GOOD, outskirts.folder / GOOD)
    (outskirts.folder / GOOD / "texts" / "ru.ftl").unlink()
    outskirts.offer("english_tricks", "english_tricks")
    source = (good_folder / f"{LONE}.py").read_text().replace(LONE, "english_tricks")
    package = outskirts.folder / "english_tricks"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").write_text(source)
    (package / "texts" / "en.ftl").write_text("action-play = Lay down { $card }\n")
    look_again()
    texts = registry.texts_of(registry.find("english_tricks"), "ru")
    assert texts.action(("play", "mouse"), []) == "Lay down Mouse"
    assert texts.say("hidden-card") != "Card"


CHANGED = f"from {LONE} import Lone\n\n\nclass Changed(Lone):\n"
BROKEN = {
    "absent": ("nowhere_at_all", "", "nowhere_at_all cannot be imported: ModuleNotFoundError: "),
    "unread": ("unread", "def (:\n", "unread cannot be imported: SyntaxError: "),
    "raising": ("raising", "1 / 0\n", "ZeroDivisionError: division by zero"),
    "leaving": ("leaving", "raise SystemExit('bye')\n", "SystemExit: bye"),
    "Two Words": ("two_words", "", "an id is made of a-z, 0-9 and _"),
    "unspelt": ("not a module!", "", "cannot be imported: "),
    "empty": ("empty", "", "empty has no GAME"),
    "elsewhere": ("elsewhere:OTHER", "OTHER = GAME = 1\n", "elsewhere:OTHER has no GAME"),
    "number": ("number", "GAME = 1\n", "its GAME has no id (str)"),
    "misnamed": ("misnamed", f"from {LONE} import GAME\n", f"its GAME has the id '{LONE}'"),
    "valhalla": ("my_valhalla", "", "there is a game of this id already"),
    GOOD: ("tricks_again", "", "there is a game of this id already"),
    "handless": (
        "handless",
        f"{CHANGED}    resample = None\n    id = 'handless'\n\n\nGAME = Changed()\n",
        "its GAME has no method resample",
    ),
    "unversioned": (
        "unversioned",
        f"{CHANGED}    pass\n\n\nGAME = Changed()\ndel GAME.version\n",
        "its GAME has no version (int)",
    ),
    "crowd": (
        "crowd",
        f"{CHANGED}    pass\n\n\nGAME = Changed()\nGAME.max_seats = 40\n",
        "it is played by 2 to 40: from 1 to 8 is possible",
    ),
    "stuck": (
        "stuck",
        f"{CHANGED}    def start(self, *_):\n        raise TypeError('no\\nstart')\n\n\n"
        "GAME = Changed()\nGAME.id = 'stuck'\n",
        "no match can be started: TypeError: no\\nstart",
    ),
    "blind": (
        "blind",
        f"{CHANGED}    def observe(self, s, seat):\n        return {{'game': 'blind'}}\n\n\n"
        "GAME = Changed()\nGAME.id = 'blind'\n",
        "its views have no 'seat'",
    ),
    "mute": (
        "mute",
        f"{CHANGED}    pass\n\n\nGAME = Changed()\nGAME.id = 'mute'\nGAME.verbs = {{}}\n",
        "its verbs do not name 'play'",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_told_of_in_one_line_and_breaks_nobody(
    name: str, outskirts: Outside, capsys: Captured
) -> None:
    value, source, reason = BROKEN[name]
    package = f"zz-{name.replace(' ', '-')}"
    outskirts.offer(name, value, package)
    outskirts.module(value.partition(":")[0], source)
    if name == "absent":
        (outskirts.folder / "nowhere_at_all.py").unlink()
    look_again()
    assert registry.names() == [*registry.GAMES, LONE, GOOD]
    (problem,) = registry.problems()
    assert problem.startswith(f"game {name!r} of {package} cannot be used: ")
    assert reason in problem
    status, out, err = koloda(capsys, "games")
    assert (status, len(out.splitlines()), err) == (0, 7, f"koloda: {problem}\n")
    if name not in registry.names():
        with pytest.raises(KolodaError) as told:
            registry.find(name)
        assert str(told.value) == problem


def test_faces_that_fail_are_a_broken_package_too(
    outskirts: Outside, good_folder: Path, capsys: Captured
) -> None:
    package = outskirts.folder / "faceless"
    shutil.copytree(good_folder / GOOD, package)
    for path in package.rglob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace(GOOD, "faceless"))
    (package / "faces" / "text.py").write_text("def texts(game, lang):\n    return {}[lang]\n")
    outskirts.offer("faceless", "faceless")
    look_again()
    assert registry.problems() == [
        "game 'faceless' of faceless cannot be used: its cards or texts cannot be read: "
        "KeyError: 'en'"
    ]
    assert koloda(capsys, "check", GOOD, "--games", "1")[0] == 0


@pytest.mark.parametrize("key", ["game-about", "setup-tricks", "setup-tricks-4"])
def test_a_text_that_cannot_be_said_in_the_lobby_is_one_too(
    key: str, outskirts: Outside, good_folder: Path
) -> None:
    name = f"wordless_{key.replace('-', '_')}"
    package = outskirts.folder / name
    shutil.copytree(good_folder / GOOD, package)
    for path in package.rglob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace(GOOD, name))
    (package / "texts" / "ru.ftl").write_text(f"{key} = {{ $nobody }}\n")
    outskirts.offer(name, name)
    look_again()
    (problem,) = registry.problems()
    assert f"text '{key}' of {name} in ru" in problem
    assert registry.names() == [*registry.GAMES, LONE, GOOD]


def test_unknown_clauses_toml_of_a_stranger_leaves_the_list_alone(
    outskirts: Outside, good_folder: Path, capsys: Captured
) -> None:
    package = outskirts.folder / "waiving"
    shutil.copytree(good_folder / GOOD, package)
    for path in package.rglob("*.py"):
        path.write_text(path.read_text(encoding="utf-8").replace(GOOD, "waiving"))
    (package / "clauses.toml").write_text("chapters = 3\n")
    outskirts.offer("waiving", "waiving")
    look_again()
    status, out, err = koloda(capsys, "games")
    assert (status, len(out.splitlines())) == (0, 7)
    assert err.startswith("koloda: clauses.toml of waiving: ")
    (package / "clauses.toml").unlink()
    assert "waiving  version 1  seats 2-4  clauses 7" in koloda(capsys, "games")[1]
