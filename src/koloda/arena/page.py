"""A self-contained HTML page: headings, plots, sortable tables; nothing loaded from elsewhere."""

from html import escape

_STYLE = """
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;
color:#1d2430;background:#fff}
h1{font-size:1.6rem;margin-bottom:.2rem}h2{font-size:1.15rem;margin-top:2rem}
p.about{color:#566;margin-top:0}svg{max-width:100%;height:auto}
div.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .7rem;border-bottom:1px solid #dde1e7;text-align:left}
td.number,th{white-space:nowrap}td.number,th.number{text-align:right}
th button{all:unset;cursor:pointer;font-weight:600}
th button:focus-visible{outline:2px solid #2f5d8a}
th[aria-sort=ascending] button::after{content:" \\25B2"}
th[aria-sort=descending] button::after{content:" \\25BC"}
@media (prefers-color-scheme:dark){body{background:#14181f;color:#dfe4ec}p.about{color:#9aa5b4}
th,td{border-color:#2c3440}svg{background:#fff}}
"""
_SCRIPT = """
document.querySelectorAll("th button").forEach(button => button.addEventListener("click", () => {
  const head = button.parentElement, table = head.closest("table"), body = table.tBodies[0];
  const column = head.cellIndex, up = head.getAttribute("aria-sort") === "descending";
  table.querySelectorAll("th").forEach(other => other.removeAttribute("aria-sort"));
  head.setAttribute("aria-sort", up ? "ascending" : "descending");
  const value = row => {
    const text = row.cells[column].textContent, number = parseFloat(text);
    return Number.isNaN(number) ? text : number;
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


def table(rows: list[dict[str, object]]) -> str:
    """Rows with one head; a click on a head sorts by it."""
    if not rows:
        return paragraph("Nothing to show.")
    numbers = {head for head in rows[0] if not isinstance(rows[0][head], str)}
    heads = "".join(
        f'<th{_class(head in numbers)}><button type="button">{escape(head.replace("_", " "))}'
        "</button></th>"
        for head in rows[0]
    )
    body = "\n".join(
        "<tr>"
        + "".join(
            f"<td{_class(head in numbers)}>{escape(str(value))}</td>" for head, value in row.items()
        )
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide"><table>\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def _class(is_number: bool) -> str:
    return ' class="number"' if is_number else ""
