"""Every ```python snippet of the docs and the README runs; `>>>` ones print what they say."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SNIPPET = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_snippets_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    for number, snippet in enumerate(SNIPPET.findall(page.read_text(encoding="utf-8")), 1):
        label = f"{page.name}, snippet {number}"
        if ">>>" in snippet:
            test = doctest.DocTestParser().get_doctest(snippet, names, label, str(page), 0)
            assert doctest.DocTestRunner().run(test, clear_globs=False).failed == 0, label
            names.update(test.globs)
        else:
            exec(compile(snippet, label, "exec"), names)
