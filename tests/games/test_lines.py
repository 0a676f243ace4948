"""Cards in glyphs: the line language that stands on their faces."""

import json
import re
from pathlib import Path

import pytest

from koloda.effects.text import GLYPH, LANGUAGES, glyphs
from koloda.games import registry
from koloda.kernel.errors import IllegalAction

ROOT = Path(__file__).parent.parent.parent
DRAWN = json.loads((ROOT / "web/src/cards/glyphs.json").read_text(encoding="utf-8"))
SPEAKING = ["berserk", "berserk_heroes", "cthulhu_realms", "elven_rage", "valhalla"]


@pytest.mark.parametrize("name", SPEAKING)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_has_a_line_and_every_glyph_a_name_and_a_picture(
    name: str, lang: str
) -> None:
    texts = registry.texts_of(registry.find(name), lang)
    for face in texts.faces.values():
        assert len(face.lines) == len(face.text)
        for line in face.lines:
            for glyph in GLYPH.findall(line):
                assert texts.has(f"glyph-{glyph}"), f"{face.id}: {glyph} has no name"
                assert glyph in DRAWN, f"{face.id}: {glyph} has no picture"
            assert "[" not in GLYPH.sub("", line)


def test_glyphs_and_sentences_come_from_the_same_structure() -> None:
    texts = registry.texts_of(registry.find("cthulhu_realms"), "en")
    deep_ones = texts.faces["deep_ones"]
    assert deep_ones.lines == ["[conj]+3 or [lose]−4", "[green]: [abjure] card ≤6"]
    assert deep_ones.text[1].startswith("With another green card: abjure")
    assert texts.spoken("[draw]2") == "‹draw a card›2"


@pytest.mark.parametrize("name", SPEAKING)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_of_a_face_is_explained_by_a_clause(name: str, lang: str) -> None:
    texts = registry.texts_of(registry.find(name), lang)
    rules = (registry.folder(name) / "RULES.md").read_text(encoding="utf-8")
    for face in texts.faces.values():
        assert set(glyphs(face.lines)) <= set(face.terms)
        for term in face.terms:
            assert texts.help(term).endswith("."), f"{face.id}: {term} is not explained"
            assert f"**{texts.say(f'{term}.clause')}**" in rules, f"{face.id}: {term}"
            assert term.startswith("keyword-") or term.removeprefix("glyph-") in DRAWN


@pytest.mark.parametrize("name", SPEAKING)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_begins_with_a_capital_and_ends_with_a_full_stop(name: str, lang: str) -> None:
    texts = registry.texts_of(registry.find(name), lang)
    for face in texts.faces.values():
        for text in face.text:
            assert text[0].isupper(), text
            assert text.endswith("."), text


@pytest.mark.parametrize("name", SPEAKING)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_ends_with_one_full_stop_after_its_clause(name: str, lang: str) -> None:
    texts = registry.texts_of(registry.find(name), lang)
    reasons = re.findall(r"^refusal-(\w+)", texts.source, re.M)
    assert len(reasons) > 20
    for reason in reasons:
        for detail in ("", next(iter(texts.faces))):
            error = IllegalAction(reason, "XX-1.1", detail)
            plain = texts.refusal(error, cite=False)
            assert plain == plain.rstrip(" .:") + "."
            assert texts.refusal(error) == f"{plain[:-1]} (XX-1.1)."
