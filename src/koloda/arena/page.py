"""A self-contained HTML page: headings, plots, sortable tables; nothing loaded from elsewhere."""

from dataclasses import dataclass
from html import escape

_STYLE = """
:root{color-scheme:light dark;--ink:#1d2430;--quiet:#56606e;--line:#dde1e7;--paper:#fff;
--stripe:#f6f7f9;--accent:#2f5d8a}
@media (prefers-color-scheme:dark){:root{--ink:#dfe4ec;--quiet:#9aa5b4;--line:#2c3440;
--paper:#14181f;--stripe:#1a2029;--accent:#7fb0de}}
body{font:15px/1.5 system-ui,sans-serif;margin:2.5rem auto;max-width:64rem;padding:0 1rem;
color:var(--ink);background:var(--paper)}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 .25rem}
h2{font-size:1.2rem;margin:2.75rem 0 .5rem;padding-bottom:.3rem;border-bottom:2px solid var(--line)}
p{max-width:44rem;margin:.4rem 0 1rem}p.about,section>p{color:var(--quiet)}
figure{margin:.5rem 0 1.25rem}svg{max-width:100%;height:auto;color:var(--ink)}
div.wide{overflow-x:auto;margin-bottom:1.25rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .8rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{position:sticky;top:0;background:var(--paper);vertical-align:bottom}
tbody tr:nth-child(even){background:var(--stripe)}
td.number{white-space:nowrap}td.number,th.number{text-align:right}
th button{all:unset;cursor:pointer;font-weight:600}
th button:hover{color:var(--accent)}th button:focus-visible{outline:2px solid var(--accent)}
th[aria-sort=ascending] button::after{content:" \\25B2"}
th[aria-sort=descending] button::after{content:" \\25BC"}
@media print{body{margin:0;max-width:none}th{position:static}}
"""
_SCRIPT = """
document.querySelectorAll("th button").forEach(button => button.addEventListener("click", () => {
  const head = button.parentElement, table = head.closest("table"), body = table.tBodies[0];
  const column = head.cellIndex, up = head.getAttribute("aria-sort") === "descending";
  table.querySelectorAll("th").forEach(other => other.removeAttribute("aria-sort"));
  head.setAttribute("aria-sort", up ? "ascending" : "descending");
  const value = row => {
    const cell = row.cells[column];
    return "sort" in cell.dataset ? Number(cell.dataset.sort) : cell.textContent;
  };
  [...body.rows].sort((a, b) => {
    const x = value(a), y = value(b);
    const order = typeof x === "number" && typeof y === "number"
      ? x - y : String(x).localeCompare(String(y));
    return up ? order : -order;
  }).forEach(row => body.append(row));
}));
"""


def page(title: str, about: str, parts: list[str], lang: str = "en") -> str:
    """The whole document."""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f'<h1>{escape(title)}</h1>\n<p class="about">{escape(about)}</p>\n'
        + "\n".join(parts)
        + f"\n<script>{_SCRIPT}</script>\n</body>\n</html>\n"
    )


def section(heading: str, *content: str) -> str:
    """A heading with what belongs to it."""
    return f"<section>\n<h2>{escape(heading)}</h2>\n" + "\n".join(content) + "\n</section>"


def figure(svg: str, caption: str) -> str:
    """A plot and, for those who cannot see it, what it shows."""
    return f'<figure role="img" aria-label="{escape(caption)}">\n{svg}\n</figure>'


def paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>"


@dataclass(frozen=True)
class Cell:
    """A value as people read it, and for numbers what it is sorted by."""

    text: str
    sort: float | None = None


def table(rows: list[dict[str, Cell]]) -> str:
    """Rows with one head; a click on a head sorts by it."""
    if not rows:
        return ""
    heads = "".join(
        f'<th{_class(cell)} scope="col"><button type="button">{escape(head)}</button></th>'
        for head, cell in rows[0].items()
    )
    body = "\n".join("<tr>" + "".join(map(_cell, row.values())) + "</tr>" for row in rows)
    return (
        f'<div class="wide"><table>\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def _cell(cell: Cell) -> str:
    sort = "" if cell.sort is None else f' data-sort="{cell.sort:g}"'
    return f"<td{_class(cell)}{sort}>{escape(cell.text)}</td>"


def _class(cell: Cell) -> str:
    return "" if cell.sort is None else ' class="number"'
