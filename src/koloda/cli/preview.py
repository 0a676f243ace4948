"""A page of all faces of a game, to look at while editing card files; it opens from a file."""

from pathlib import Path
from typing import Any

import msgspec

import koloda
from koloda.effects.text import LANGUAGES, Texts
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.protocol import Game
from koloda.kernel.state import BaseState

CLIENT = Path(koloda.__file__).parent / "server/static"
PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<script type="application/json" id="cards">{content}</script>
<script>{script}</script>
</body>
</html>
"""


def write(game: Game[BaseState], words: Texts, path: Path) -> str:
    """The faces as the client draws them, in both languages, with all they need in one file."""
    try:
        style = (CLIENT / "preview.css").read_text(encoding="utf-8")
        script = (CLIENT / "preview.js").read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise KolodaError(words.say("no-client")) from error
    texts = {lang: registry.texts_of(game, lang) for lang in LANGUAGES}
    page = PAGE.format(
        lang=words.lang,
        title=texts[words.lang].say("game-name"),
        style=style,
        content=content(texts, words.lang),
        script=script.replace("</script", "<\\/script"),
    )
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise KolodaError(f"{path}: {error.strerror}") from error
    return words.say("faces-written", path=str(path), n=len(texts[words.lang].faces))


def content(texts: dict[str, Texts], lang: str) -> str:
    """Faces and messages as JSON that a script element may hold."""
    told: dict[str, Any] = {
        own: {
            "id": words.game,
            "name": words.say("game-name"),
            "faces": words.faces,
            "ftl": words.source,
        }
        for own, words in texts.items()
    }
    return msgspec.json.encode({"lang": lang, "texts": told}).decode().replace("<", "\\u003c")
