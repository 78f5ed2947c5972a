"""Reading what somebody names: a file, not a device or a pipe that never ends."""

from __future__ import annotations

from pathlib import Path
from typing import Final

MOST: Final = 64_000_000
"""No record and no data file has so many bytes."""


def read_text(path: Path) -> str:
    """Return the text of a file; an `OSError` if it is something else, or beyond all measure."""
    if path.exists() and not path.is_file():
        raise OSError(0, "is not a file", str(path))
    with path.open("rb") as file:
        content = file.read(MOST + 1)
    if len(content) > MOST:
        raise OSError(0, f"has more than {MOST} bytes", str(path))
    return content.decode("utf-8").replace("\r\n", "\n")
