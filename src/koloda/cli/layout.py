"""Lines that wrap under themselves and leave no blanks at their ends."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


class Hanging:
    """A head, and a body that wraps to the right of it."""

    def __init__(self, head: Text, body: Text) -> None:
        self.head = head
        self.body = body

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = self.head.cell_len
        room = max(options.max_width - indent, 10)
        for i, line in enumerate(self.body.wrap(console, room)):
            whole = Text.assemble(self.head if i == 0 else " " * indent, line)
            whole.rstrip()
            yield whole


def indented(body: Text, n: int) -> Hanging:
    """A text some columns to the right."""
    return Hanging(Text(" " * n), body)


def shortened(text: Text, width: int) -> Text:
    """A text cut to one line."""
    short = text.copy()
    short.truncate(max(width, 1), overflow="ellipsis")
    return short


def grid(rows: list[list[Text]], widths: list[int]) -> Text:
    """Cells of one or more lines beside each other; an empty row takes one line."""
    lines: list[Text] = []
    for row in rows:
        cells = [cell.split("\n", allow_blank=True) for cell in row]
        for i in range(max(map(len, cells))):
            line = Text()
            for cell, width in zip(cells, widths, strict=True):
                part = shortened(cell[i], width) if i < len(cell) else Text()
                line.append_text(part)
                line.append(" " * (width + 1 - part.cell_len))
            line.rstrip()
            lines.append(line)
    return Text("\n").join(lines)
