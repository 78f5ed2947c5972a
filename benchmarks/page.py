"""The page of measurements: each benchmark owns the section between its markers and leaves the others alone."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import kancha

PAGE: Final = Path(__file__).parent.parent / "docs" / "performance.md"


def write_section(name: str, lines: list[str], page: Path = PAGE) -> None:
    """Put lines between the markers of a section; a page without them gets the section at its end."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    text = page.read_text(encoding="utf-8") if page.exists() else "# Performance\n"
    made = "\n".join([begin, *lines, end])
    if begin in text and end in text:
        before, rest = text.split(begin, 1)
        text = before + made + rest.split(end, 1)[1]
    else:
        text = f"{text.rstrip()}\n\n{made}\n"
    page.write_text(text, encoding="utf-8")


def circumstances() -> str:
    """Say when and by what was measured: versions, cores, and how busy the machine was."""
    day = datetime.now(UTC).date().isoformat()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    made = f"Kancha {kancha.__version__}, Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    return f"Measured {day}: {made}, {os.cpu_count()} cores{load}."


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    """Return a table, the first column to the left and figures to the right."""
    lines = [heads, [":--", *["--:"] * (len(heads) - 1)], *rows]
    return [f"| {' | '.join(line)} |" for line in lines]
