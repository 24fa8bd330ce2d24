"""Plain tables on a terminal."""

from collections.abc import Sequence


def table(rows: Sequence[Sequence[object]]) -> str:
    """Rows in columns: the first to the left, the others to the right."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in texts if i < len(row)) for i in range(max(map(len, texts)))]
    lines = []
    for row in texts:
        cells = [cell.ljust(widths[i]) if i == 0 else cell.rjust(widths[i]) for i, cell in enumerate(row)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
