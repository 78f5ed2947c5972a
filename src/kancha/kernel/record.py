"""A record: a match as a text file, a header and one line per decision, chance included.

    kancha record 2
    game: cuzco
    rules: 1
    seats: 2
    options: {}
    data: 0123456789abcdef01234567
    names: ["Ana", "Ben"]

        1 3fa9 c start 1
        2 08c1 1 lay triple
    end: open 0 0

A line holds the number of the decision, a check, who took it (`c` for chance) and the action's text. The check hashes
the line with the check before it, so a line that was changed, lost or added is found where it stands.

Format 1, that of the first release, has neither names nor figures, and `data` is a hash of the files' text.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from kancha.kernel.errors import RecordError
from kancha.kernel.files import read_text

FORMAT: Final = 2
"""The format that is written; all up to it are read."""
KEYS: Final = ("game", "rules", "seats", "options", "data")
EXTRA: Final = ("names", "figures")
"""Lines that a header may have, in this order: who sat there; the data set, if it is none that the package ships."""
MOST: Final = 1_000_000
"""No match has so many decisions; a longer file is refused before it is replayed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """The header and the decisions of a match."""

    def __init__(
        self, header: dict[str, str], decisions: list[tuple[str, str]], end: str, format: int = FORMAT
    ) -> None:
        self.header = header
        """The lines of the header as they are written, by name."""
        self.decisions = decisions
        """(who, text) of each decision."""
        self.end = end
        self.format = format

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.header["game"]

    @property
    def version(self) -> int:
        """The version of the rules that the match was played by."""
        return _number(3, "version of the rules", self.header["rules"])

    @property
    def seats(self) -> int:
        """The number of seats."""
        return _number(4, "number of seats", self.header["seats"])

    @property
    def options(self) -> dict[str, Any]:
        """The options and rulings of the match."""
        found = self._json("options", "{}")
        if not isinstance(found, dict):
            raise RecordError(5, "unreadable header: options are a table of names and choices")
        return found

    @property
    def data(self) -> str:
        """The name of the data set: its fingerprint, or, in format 1, the hash of its files."""
        return self.header["data"]

    @property
    def names(self) -> list[str]:
        """Who held the seats, in order; empty if the record does not tell."""
        found = self._json("names", "[]")
        plain = isinstance(found, list) and all(isinstance(name, str) for name in found)
        if not plain or ("names" in self.header and len(found) != self.seats):
            raise RecordError(self.place("names"), "unreadable header: there is one name for each seat")
        return list(found)

    @property
    def figures(self) -> dict[str, Any] | None:
        """The data set itself, if the record brings it along."""
        found = self._json("figures", "null")
        if found is not None and not isinstance(found, dict):
            raise RecordError(self.place("figures"), "unreadable header: figures are tables")
        return found

    def _json(self, key: str, absent: str) -> Any:
        try:
            return json.loads(self.header.get(key, absent))
        except (ValueError, RecursionError) as unreadable:
            raise RecordError(self.place(key), f"unreadable header: {unreadable}") from unreadable

    def place(self, key: str) -> int:
        """Return the line of the file that holds a part of the header."""
        return [*KEYS, *(extra for extra in EXTRA if extra in self.header)].index(key) + 2

    def line(self, number: int) -> int:
        """Return the line of the file that holds a decision, counted from 1."""
        return len(self.header) + 2 + number

    def text(self) -> str:
        """Return the file's text."""
        keys = [*KEYS, *(key for key in EXTRA if key in self.header)]
        head = [f"kancha record {self.format}", *(f"{key}: {self.header[key]}" for key in keys), ""]
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
            text = read_text(Path(path))
        except UnicodeDecodeError as error:
            raise RecordError(1, "this is not a text file") from error
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a record from its text."""
        lines = text.splitlines()
        known = {f"kancha record {format}": format for format in range(1, FORMAT + 1)}
        format = known.get(lines[0].strip(), 0) if lines else 0
        if not format:
            readable = " or ".join(repr(line) for line in known)
            raise RecordError(1, f"a record begins with {readable}; a later format needs a newer Kancha")
        if len(lines) > MOST:
            raise RecordError(MOST, "the record is too long to be a match")
        header = {}
        for place, key in enumerate(KEYS, 2):
            line = lines[place - 1] if place <= len(lines) else ""
            if not line.startswith(f"{key}: "):
                raise RecordError(place, f"expected the header line {key!r}")
            header[key] = line[len(key) + 2 :]
        start = len(KEYS) + 1
        for key in EXTRA if format > 1 else ():
            if start < len(lines) and lines[start].startswith(f"{key}: "):
                header[key] = lines[start][len(key) + 2 :]
                start += 1
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
                return cls(header, decisions, end, format)
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


def written(value: Any) -> str:
    """Return plain data as one line of JSON that people can read: only what does not print is escaped."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text)


def _number(line: int, what: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise RecordError(line, f"unreadable header: {text!r} is no {what}")
    return int(text)
