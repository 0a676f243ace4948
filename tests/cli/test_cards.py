"""Cards on the command line: listing, validation, schema."""

import json
import shutil
from pathlib import Path

import pytest

from koloda.cli import preview
from koloda.cli.__main__ import main
from koloda.games import registry

Output = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A designer's copy of the cards of Cthulhu Realms."""
    copy = tmp_path / "mine"
    shutil.copytree(registry.folder("cthulhu_realms") / "cards", copy)
    return copy


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def refused(folder: Path, capsys: Output) -> str:
    """The one line that says what is wrong."""
    assert main(["cards", "cthulhu_realms", "--check", str(folder)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_card_is_listed_with_its_text(game: str, lang: str, capsys: Output) -> None:
    assert main(["cards", game, "--lang", lang]) == 0
    out = " ".join(capsys.readouterr().out.split())
    for face in registry.texts_of(registry.find(game), lang).faces.values():
        for said in (face.name, face.line, *face.text):
            assert " ".join(said.split()) in out


def test_one_card_is_found_by_a_part_of_its_name(capsys: Output) -> None:
    assert main(["cards", "cthulhu_realms", "goon", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Goon ×8  Black entity")
    assert "One card in 8 copies." in out


def test_a_name_that_no_card_has_is_refused(capsys: Output) -> None:
    assert main(["cards", "cthulhu_realms", "wolf", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "koloda: no card is called “wolf”\n"


def test_a_good_folder_is_in_order(folder: Path, capsys: Output) -> None:
    assert main(["cards", "cthulhu_realms", "--check", str(folder), "--lang", "en"]) == 0
    mark = registry.find("cthulhu_realms").fingerprint
    expected = f"{folder}: 40 cards in 108 copies, all in order (fingerprint {mark})\n"
    assert capsys.readouterr().out == expected


def test_an_unknown_key_is_named_with_file_card_and_key(folder: Path, capsys: Output) -> None:
    edit(folder, "black.toml", "cost", "coast")
    line = refused(folder, capsys)
    assert "black.toml: card " in line
    assert "`coast`" in line


def test_what_only_the_game_forbids_names_the_file_too(folder: Path, capsys: Output) -> None:
    edit(folder, "black.toml", "copies = 24", "copies = 23")
    line = refused(folder, capsys)
    assert "black.toml: card 'follower': too few copies" in line
    assert "`$.copies`" in line


def test_a_wrong_total_names_the_folder(folder: Path, capsys: Output) -> None:
    (folder / "green.toml").unlink()
    assert f"{folder}: the common cards must be 66 in all" in refused(folder, capsys)


def test_a_folder_without_cards_is_refused(tmp_path: Path, capsys: Output) -> None:
    assert "no card files (*.toml) here" in refused(tmp_path, capsys)


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_schema_knows_every_key_that_the_cards_use(game: str, capsys: Output) -> None:
    assert main(["cards", game, "--schema"]) == 0
    schema = json.loads(capsys.readouterr().out)
    named = {key for part in schema["$defs"].values() for key in part.get("properties", {})}
    assert {"id", "name", "copies", "clauses"} <= named


def test_cards_of_a_designer_are_listed(folder: Path, capsys: Output) -> None:
    edit(folder, "black.toml", 'en = "Goon"', 'en = "Thug"')
    words = ["cards", "cthulhu_realms", "thug", "--lang", "en", "--set", f"cards={folder}"]
    assert main(words) == 0
    assert capsys.readouterr().out.startswith("Thug ×8")


def test_the_cards_are_copied_to_begin_from(tmp_path: Path, capsys: Output) -> None:
    folder = tmp_path / "mine"
    assert main(["cards", "cthulhu_realms", "--copy", str(folder)]) == 0
    assert main(["cards", "cthulhu_realms", "--check", str(folder)]) == 0
    assert len(list(folder.glob("*.toml"))) == 4


def test_nothing_is_copied_over_what_exists(tmp_path: Path, capsys: Output) -> None:
    assert main(["cards", "cthulhu_realms", "--copy", str(tmp_path), "--lang", "en"]) == 2
    assert "exists already: give a folder that does not" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_copy_needs_a_place(tmp_path: Path, capsys: Output) -> None:
    place = tmp_path / "file"
    place.write_text("", encoding="utf-8")
    assert main(["cards", "cthulhu_realms", "--copy", str(place / "mine")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_page_of_faces_holds_all_it_needs(
    tmp_path: Path, folder: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "preview.css").write_text(".face { color: red }", encoding="utf-8")
    (client / "preview.js").write_text('draw("</script>")', encoding="utf-8")
    monkeypatch.setattr(preview, "CLIENT", client)
    edit(folder, "black.toml", 'en = "Goon"', 'en = "Big <b>Goon</b>"')
    page = tmp_path / "faces.html"
    wanted = ["--set", f"cards={folder}", "--lang", "en", "--html", str(page)]
    assert main(["cards", "cthulhu_realms", *wanted]) == 0
    assert capsys.readouterr().out == f"{page}: 40 faces; open it in a browser\n"
    text = page.read_text(encoding="utf-8")
    assert "<style>.face { color: red }</style>" in text
    assert text.count("</script>") == 2
    told = json.loads(text.split('id="cards">')[1].split("</script>")[0])
    assert told["lang"] == "en"
    assert told["texts"]["en"]["faces"]["goon"]["name"] == "Big <b>Goon</b>"
    assert told["texts"]["ru"]["faces"]["goon"]["lines"] == ["[lose]−1"]
    assert "glyph-lose" in told["texts"]["ru"]["ftl"]


def test_a_page_of_faces_needs_the_built_client(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preview, "CLIENT", tmp_path)
    page = tmp_path / "faces.html"
    assert main(["cards", "cthulhu_realms", "--lang", "en", "--html", str(page)]) == 2
    assert capsys.readouterr().err.startswith("koloda: the client is not built")
    assert not page.exists()
