"""Figures: the values that a game reads from its data files, and the sets of them that were ever shipped.

A set is known by its fingerprint, a hash of the game's id and the values in canonical form. Sets that were shipped stay
in the package, `data/history/<fingerprint>.json`, so that whoever began with one can always go on with it. The list
`data/history/sets.toml` names them, oldest first.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any, Final

from kancha.kernel.errors import DataError

DIGITS: Final = 24
"""Length of a fingerprint. The first release named data sets by 16 digits: a hash of the files' text."""


class Figures:
    """A data set by value."""

    def __init__(self, game: str, values: dict[str, Any]) -> None:
        self.values = values
        """What the game reads, in the shape of its files, without provenance."""
        self.fingerprint = hashlib.sha256(f"{game}\n{canonical(values)}".encode()).hexdigest()[:DIGITS]


def canonical(values: Any) -> str:
    """Return plain data as text in which only the values count: keys are sorted, nothing is spaced."""
    try:
        return json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise DataError(f"data are numbers, texts, truths, lists and tables: {error}") from error


class History:
    """The data sets of one game that were ever shipped."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game
        path = folder / "sets.toml"
        listed = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        rows: list[dict[str, Any]] = listed.get("set", [])
        self.rows = [row for row in rows if row["game"] == game]
        """The lines of the list about this game, oldest first."""

    @property
    def fingerprints(self) -> list[str]:
        """The fingerprints of all sets, oldest first."""
        return [row["figures"] for row in self.rows]

    def name(self, data: str) -> str | None:
        """Return the fingerprint of a shipped set by itself, or by the hash that the first release gave it."""
        for row in self.rows:
            if data in (row["figures"], row.get("hash")):
                found: str = row["figures"]
                return found
        return None

    def load(self, fingerprint: str) -> Figures:
        """Return a shipped set."""
        path = self.folder / f"{fingerprint}.json"
        figures = Figures(self.game, json.loads(path.read_text(encoding="utf-8")))
        if figures.fingerprint != fingerprint:
            raise DataError(f"{path.name} was changed: its values have the fingerprint {figures.fingerprint}")
        return figures

    def later(self, fingerprint: str | None) -> list[Figures]:
        """Return the sets that were shipped after one, oldest first; all, if it was never shipped."""
        known = self.fingerprints
        start = known.index(fingerprint) + 1 if fingerprint in known else 0
        return [self.load(name) for name in known[start:]]
