"""The numbered paragraphs of a game, in our own words: `rules.toml`.

Each table is one paragraph or ruling: `title`, `en`, `fr`, `kind` ("rule" or "ruling") and `source`. A paragraph that
reads otherwise in some versions of the rules, or where a table has chosen another reading, says so:

    [R15]
    title = "Second after a tie for first"

    [[R15.instead]]                    # what stands under this number instead, if all of this holds
    when = { second-place = "none" }   # a ruling, and the choice that it belongs to
    until = 1                          # the last version of the rules that has it; `since` is the first
    title = "No second after a tie for first"

`when`, `since` and `until` may also stand in the paragraph itself: then it is no rule otherwise.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from kancha.kernel.errors import DataError

KEYS: Final = ("title", "en", "fr", "kind", "source")


class Paragraph(NamedTuple):
    """One numbered paragraph."""

    id: str
    title: str
    en: str
    fr: str
    kind: str
    source: str
    since: int = 1
    """The first version of the rules that has it."""
    until: int | None = None
    """The last version that has it; None: it is in force."""
    when: tuple[tuple[str, str], ...] = ()
    """The rulings and choices that it belongs to."""

    def holds(self, version: int, rulings: Mapping[str, Any]) -> bool:
        """Tell whether it is in force by a version of the rules and the rulings chosen."""
        in_time = self.since <= version and (self.until is None or version <= self.until)
        return in_time and all(rulings.get(ruling) == choice for ruling, choice in self.when)

    def text(self, lang: str) -> str:
        """Return the wording in a language; English if there is none."""
        return self.fr if lang == "fr" else self.en


class Rules:
    """The paragraphs of one game, in order."""

    def __init__(self, wordings: list[Paragraph]) -> None:
        self.wordings = wordings
        """Every wording of every paragraph; the usual one of a number comes first."""
        self.paragraphs: dict[str, Paragraph] = {}
        for wording in wordings:
            self.paragraphs.setdefault(wording.id, wording)

    def __contains__(self, id: str) -> bool:
        return id in self.paragraphs

    def __getitem__(self, id: str) -> Paragraph:
        return self.paragraphs[id]

    def within(self, prefix: str) -> list[Paragraph]:
        """Return a paragraph and those below it: C3 gives C3.1, C3.2, ... and not C31."""
        return [p for p in self.paragraphs.values() if p.id == prefix or p.id.startswith(f"{prefix}.")]

    def in_force(self, version: int, rulings: Mapping[str, Any]) -> Rules:
        """Return the paragraphs that hold by a version of the rules and the rulings chosen, each in its wording."""
        wordings: dict[str, list[Paragraph]] = {}
        for wording in self.wordings:
            wordings.setdefault(wording.id, []).append(wording)
        found: list[Paragraph] = []
        for usual, *others in wordings.values():
            holding = [wording for wording in (*others, usual) if wording.holds(version, rulings)]
            found += holding[:1]
        return Rules(found)

    def about(self, ruling: str) -> list[Paragraph]:
        """Return every wording that belongs to a ruling."""
        named = {w.id for w in self.wordings if any(id == ruling for id, _ in w.when)}
        return [wording for wording in self.wordings if wording.id in named]

    @staticmethod
    @cache
    def load(path: Path) -> Rules:
        """Read a file; every paragraph must be complete."""
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise DataError(f"{path.name}: {error}") from error
        wordings = []
        for id, row in content.items():
            kind = row.get("kind")
            for wording in (row, *row.get("instead", ())):
                wordings.append(_wording(path.name, id, {"kind": kind, **wording}))
        return Rules(
            sorted(wordings, key=lambda p: [int(n) if n.isdigit() else n for n in re.findall(r"\d+|\D+", p.id)])
        )


def _wording(file: str, id: str, row: dict[str, Any]) -> Paragraph:
    missing = [key for key in KEYS if not row.get(key)]
    if missing or row["kind"] not in ("rule", "ruling"):
        raise DataError(f"{file}: {id} lacks {', '.join(missing) or 'a kind: rule or ruling'}")
    unknown = sorted(row.keys() - {*KEYS, "since", "until", "when", "instead"})
    if unknown:
        raise DataError(f"{file}: {id} has {', '.join(unknown)}; nothing reads that")
    when = tuple(sorted(row.get("when", {}).items()))
    return Paragraph(
        id, row["title"], row["en"], row["fr"], row["kind"], row["source"], row.get("since", 1), row.get("until"), when
    )
