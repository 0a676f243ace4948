"""docs/views.md and the shapes it is made from."""

from pathlib import Path

import pytest

from koloda.games import registry
from koloda.server.document import document
from koloda.server.typescript import shapes, shared_shapes

PAGE = Path(__file__).parents[2] / "docs" / "views.md"


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == document()


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_field_says_what_it_means_and_nothing_else_is_allowed(name: str) -> None:
    for schema in (*shared_shapes().values(), *shapes(name).values()):
        assert schema["additionalProperties"] is False, schema["title"]
        for field, kind in schema["properties"].items():
            assert kind.get("description"), f"{schema['title']}.{field}"


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_view_has_what_all_views_have(name: str) -> None:
    view, *_ = shapes(name).values()
    assert view["required"][:10] == shared_shapes()["AnyView"]["required"]
