"""The numbered paragraphs of a game, in our own words: `rules.toml`.

Each table is one paragraph or ruling: `title`, `en`, `fr`, `kind` ("rule" or "ruling") and `source`.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kancha.kernel.errors import DataError


class Paragraph(NamedTuple):
    """One numbered paragraph."""

    id: str
    title: str
    en: str
    fr: str
    kind: str
    source: str

    def text(self, lang: str) -> str:
        """Return the wording in a language; English if there is none."""
        return self.fr if lang == "fr" else self.en


class Rules:
    """The paragraphs of one game, in order."""

    def __init__(self, paragraphs: list[Paragraph]) -> None:
        self.paragraphs = {paragraph.id: paragraph for paragraph in paragraphs}

    def __contains__(self, id: str) -> bool:
        return id in self.paragraphs

    def __getitem__(self, id: str) -> Paragraph:
        return self.paragraphs[id]

    def within(self, prefix: str) -> list[Paragraph]:
        """Return a paragraph and those below it: C3 gives C3.1, C3.2, ... and not C31."""
        return [p for p in self.paragraphs.values() if p.id == prefix or p.id.startswith(f"{prefix}.")]

    @staticmethod
    @cache
    def load(path: Path) -> Rules:
        """Read a file; every paragraph must be complete."""
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise DataError(f"{path.name}: {error}") from error
        paragraphs = []
        for id, row in content.items():
            missing = [key for key in ("title", "en", "fr", "kind", "source") if not row.get(key)]
            if missing or row["kind"] not in ("rule", "ruling"):
                raise DataError(f"{path.name}: {id} lacks {', '.join(missing) or 'a kind: rule or ruling'}")
            paragraphs.append(Paragraph(id, *(row[key] for key in ("title", "en", "fr", "kind", "source"))))
        return Rules(
            sorted(paragraphs, key=lambda p: [int(n) if n.isdigit() else n for n in re.findall(r"\d+|\D+", p.id)])
        )
