"""The wire and the texts that go with it."""

import re
from pathlib import Path

import msgspec
import pytest

from koloda.effects.text import LANGUAGES, TEXTS
from koloda.server import catalogue
from koloda.server.bots import choose, levels
from koloda.server.limits import Bucket, Buckets
from koloda.server.match import Named, pieces
from koloda.server.typescript import generate
from koloda.server.wire import NewTable, decode_client

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src/koloda/server"


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of table.ftl and the arguments each one names."""
    text = (TEXTS / lang / "table.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    found = zip(parts[::2], parts[1::2], strict=True)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in found}


def test_the_typescript_types_are_current() -> None:
    for name, text in generate().items():
        assert (ROOT / "web/src" / name).read_text(encoding="utf-8") == text, name


def test_both_languages_say_the_same_things() -> None:
    first, second = (messages(lang) for lang in LANGUAGES)
    assert first.keys() == second.keys()
    for key, args in first.items():
        assert args == second[key], key


def test_every_refusal_has_its_words() -> None:
    reasons: set[str] = set()
    for path in SERVER.glob("*.py"):
        reasons |= set(re.findall(r'Refusal\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(reasons) > 20
    for lang in LANGUAGES:
        words = catalogue.table_texts(lang)
        for reason in reasons:
            assert words.say(f"refusal-{reason}", detail="x")


def test_every_message_the_client_asks_for_exists() -> None:
    known = messages("en").keys()
    for path in (ROOT / "web/src").rglob("*.svelte"):
        for key in re.findall(r"\bt\(\"([a-z-]+)\"", path.read_text(encoding="utf-8")):
            assert key in known, f"{path.name}: {key}"


GHOUL, OX, OLD_OX = Named("Ghoul", "ghoul", -1), Named("Ox", "g", 3), Named("Old Ox", "o", 4)


@pytest.mark.parametrize(
    ("text", "cards", "found"),
    [
        ("Ann plays Ghoul.", [GHOUL], ["Ann plays ", ("ghoul", "Ghoul", -1), "."]),
        ("Ghoul", [GHOUL], [("ghoul", "Ghoul", -1)]),
        ("Old Ox eats Ox", [OX, OLD_OX], [("o", "Old Ox", 4), " eats ", ("g", "Ox", 3)]),
        ("Ox hits Ox", [OX, OX._replace(unit=7)], [("g", "Ox", 3), " hits ", ("g", "Ox", 7)]),
        ("Ghoul #9 (Ghoul #12)", [GHOUL],
         [("ghoul", "Ghoul", 9), " (", ("ghoul", "Ghoul", 12), ")"]),
        ("Ghouls eat no Ghoul", [GHOUL], ["Ghouls eat no ", ("ghoul", "Ghoul", -1)]),
        ("nothing", [], ["nothing"]),
    ],
)  # fmt: skip
def test_card_names_in_a_line_can_be_touched(
    text: str, cards: list[Named], found: list[str | tuple[str, str, int]]
) -> None:
    assert pieces(text, cards) == found


def test_a_bucket_allows_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=0.0, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_buckets_are_kept_apart_and_forgotten() -> None:
    buckets = Buckets(rate=0.0, burst=1, keep=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert len(buckets.found) == 2


def test_every_level_chooses_a_legal_action() -> None:
    from koloda.games import registry
    from koloda.kernel.setup import Setup

    game = registry.find("cthulhu_realms")
    s = game.start(1, Setup(2))
    for level in levels():
        if level != "strong":
            game.option(s, choose(game.id, level, s.clone(), 5))


def test_settings_of_a_table_say_nothing_about_decks() -> None:
    from koloda.games import registry
    from koloda.kernel.decks import deck_options

    for name in registry.GAMES:
        decks = deck_options(registry.find(name))
        assert catalogue.open_settings(name, dict.fromkeys(decks, "secret")) == {}


def test_a_word_with_an_end_of_line_is_another_word() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_client('{"type": "hello", "lang": "en\\n"}')
    for game, kind in (("valhalla\\n", "me"), ("valhalla", "me\\n")):
        body = f'{{"game": "{game}", "seats": [{{"kind": "{kind}"}}]}}'
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(body, type=NewTable)
