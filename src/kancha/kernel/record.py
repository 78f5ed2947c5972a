"""A record: a match as a text file, a header and one line per decision, chance included.

    kancha record 1
    game: cuzco
    rules: 1
    seats: 2
    options: {}
    data: 0123456789abcdef

        1 3fa9 c start 1
        2 08c1 1 lay triple
    end: open 0 0

A line holds the number of the decision, a check, who took it (`c` for chance) and the action's text. The check hashes
the line with the check before it, so a line that was changed, lost or added is found where it stands.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from kancha.kernel.errors import RecordError

FIRST: Final = "kancha record 1"
KEYS: Final = ("game", "rules", "seats", "options", "data")
MOST: Final = 1_000_000
"""No match has so many decisions; a longer file is refused before it is replayed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """The header and the decisions of a match."""

    def __init__(self, header: dict[str, str], decisions: list[tuple[str, str]], end: str) -> None:
        self.header = header
        self.decisions = decisions
        """(who, text) of each decision."""
        self.end = end

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.header["game"]

    @property
    def seats(self) -> int:
        """The number of seats."""
        written = self.header["seats"]
        if not (written.isascii() and written.isdigit() and len(written) < 4):
            raise RecordError(4, f"unreadable header: {written!r} is no number of seats")
        return int(written)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the match."""
        found: Any = None
        try:
            found = json.loads(self.header["options"])
        except (ValueError, RecursionError) as unreadable:
            raise RecordError(5, f"unreadable header: {unreadable}") from unreadable
        if not isinstance(found, dict):
            raise RecordError(5, "unreadable header: options are a table of names and choices")
        return found

    def line(self, number: int) -> int:
        """Return the line of the file that holds a decision, counted from 1."""
        return len(KEYS) + 2 + number

    def text(self) -> str:
        """Return the file's text."""
        head = [FIRST, *(f"{key}: {self.header[key]}" for key in KEYS), ""]
        check = _check("", "\n".join(head))
        lines = []
        for number, (who, text) in enumerate(self.decisions, 1):
            check = _check(check, f"{number} {who} {text}")
            lines.append(f"{number:5d} {check} {who} {text}")
        return "\n".join([*head, *lines, f"end: {self.end} {_check(check, self.end)}", ""])

    def save(self, path: Path | str) -> None:
        """Write the file."""
        Path(path).write_text(self.text(), encoding="utf-8")

    @classmethod
    def load(cls, path: Path | str) -> Self:
        """Read a file; a damaged one is a `RecordError` that names the line."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise RecordError(1, "this is not a text file") from error
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a record from its text."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST:
            raise RecordError(1, f"a record begins with {FIRST!r}")
        if len(lines) > MOST:
            raise RecordError(MOST, "the record is too long to be a match")
        header = {}
        for place, key in enumerate(KEYS, 2):
            line = lines[place - 1] if place <= len(lines) else ""
            if not line.startswith(f"{key}: "):
                raise RecordError(place, f"expected the header line {key!r}")
            header[key] = line[len(key) + 2 :]
        start = len(KEYS) + 1
        if start >= len(lines) or lines[start]:
            raise RecordError(start + 1, "expected an empty line after the header")
        check = _check("", "\n".join([*lines[:start], ""]))
        decisions: list[tuple[str, str]] = []
        for place in range(start + 1, len(lines)):
            line = lines[place]
            if line.startswith("end: "):
                end, _, found = line[5:].rpartition(" ")
                if found != _check(check, end):
                    raise RecordError(place + 1, "the last line was changed or lines before it are missing")
                if any(rest.strip() for rest in lines[place + 1 :]):
                    raise RecordError(place + 2, "there is text after the end of the record")
                return cls(header, decisions, end)
            words = line.split(maxsplit=3)
            number = len(decisions) + 1
            if len(words) < 4 or words[0] != str(number):
                raise RecordError(place + 1, f"expected decision {number}; a line is missing, added or damaged")
            check = _check(check, f"{number} {words[2]} {words[3]}")
            if words[1] != check:
                raise RecordError(place + 1, f"decision {number} or the header was changed: its check does not fit")
            decisions.append((words[2], words[3]))
        raise RecordError(len(lines), "the record is cut off: its last line is missing")


def _check(before: str, line: str) -> str:
    return hashlib.blake2b(f"{before}\n{line}".encode(), digest_size=2).hexdigest()
