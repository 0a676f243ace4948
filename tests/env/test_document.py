"""docs/observation.md says what the encoders do."""

from pathlib import Path

from koloda.env.document import document

PAGE = Path(__file__).parent.parent.parent / "docs" / "observation.md"


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == document()
