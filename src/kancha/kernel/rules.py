"""The numbered paragraphs of a game, in our own words: `rules.toml`, and `rules.<lang>.toml` for each language.

What a paragraph says is in the files of the languages, under its number: `title` and `text`. English is complete; where
another language lacks something, English stands in for it. `rules.toml` tells where paragraphs come from: `source` at
the top for all of them, and a table for each that is no plain rule of that source: `kind` ("rule" or "ruling") and
`source`. A paragraph that reads otherwise in some versions of the rules, or where a table has chosen another reading,
says so:

    [R15]
    kind = "ruling"
    source = "..."

    [[R15.instead]]                    # what stands under this number instead, if all of this holds
    when = { second-place = "none" }   # a ruling, and the choice that it belongs to
    until = 1                          # the last version of the rules that has it; `since` is the first
    source = "..."

and the languages have an `[[R15.instead]]` with its words, in the same order. `when`, `since` and `until` may also
stand in the paragraph itself: then it is no rule otherwise.

Editions in one folder share the files. `only = "java"` gives a paragraph to one of them; what reads otherwise in one
stands in a table of its name, in both files: `[R15.java]`. A language may give the editions words of their own, which
stand for their names in braces: `[terms.java]` with `temple = "palace"` for "a {temple} of value 4".
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from kancha.kernel.errors import DataError

ENGLISH: Final = "en"
KEYS: Final = ("kind", "source")
WORDS: Final = ("title", "text")
LIMITS: Final = ("since", "until", "when", "instead", "only")
TERMS: Final = "terms"


class Paragraph(NamedTuple):
    """One numbered paragraph."""

    id: str
    kind: str
    source: str
    titles: dict[str, str]
    """By language."""
    texts: dict[str, str]
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

    def title(self, lang: str = ENGLISH) -> str:
        """Return the title in a language; English if there is none."""
        return self.titles.get(lang) or self.titles[ENGLISH]

    def text(self, lang: str = ENGLISH) -> str:
        """Return the wording in a language; English if there is none."""
        return self.texts.get(lang) or self.texts[ENGLISH]


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
        for same in wordings.values():
            holding = [wording for wording in same[1:] + same[:1] if wording.holds(version, rulings)]
            found += holding[:1]
        return Rules(found)

    def about(self, ruling: str) -> list[Paragraph]:
        """Return every wording that belongs to a ruling."""
        named = {w.id for w in self.wordings if any(id == ruling for id, _ in w.when)}
        return [wording for wording in self.wordings if wording.id in named]

    @staticmethod
    @cache
    def load(path: Path, edition: str = "") -> Rules:
        """Read `rules.toml` and the files of all languages beside it, as an edition has them."""
        rows = _read(path)
        words = {file.suffixes[0][1:]: _read(file) for file in sorted(path.parent.glob("rules.*.toml"))}
        usual = {"kind": "rule", "source": rows.pop("source", "")}
        known = rows.keys() | (words.get(ENGLISH, {}).keys() - {TERMS} if usual["source"] else set())
        for lang, content in words.items():
            if unknown := sorted(content.keys() - known - {TERMS}):
                raise DataError(f"rules.{lang}.toml: {', '.join(unknown)} not in {path.name}")
            terms = content.pop(TERMS, {}).get(edition, {})
            words[lang] = {id: _put(_edition(row, edition), terms) for id, row in content.items()}
        wordings = []
        for id in sorted(known):
            whole = (usual if usual["source"] else {}) | rows.get(id, {})
            if edition and whole.get("only", edition) != edition:
                continue
            row = _edition(whole, edition)
            told = {lang: content.get(id, {}) for lang, content in words.items()}
            wordings.append(_wording(path.name, id, row, told))
            for place, other in enumerate(row.get("instead", ())):
                others = {lang: found.get("instead", [])[place : place + 1] for lang, found in told.items()}
                instead = {lang: found[0] if found else {} for lang, found in others.items()}
                wordings.append(_wording(path.name, id, {"kind": row.get("kind"), **other}, instead))
        return Rules(
            sorted(wordings, key=lambda p: [int(n) if n.isdigit() else n for n in re.findall(r"\d+|\D+", p.id)])
        )


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path.name}: {error}") from error


def _edition(row: dict[str, Any], edition: str) -> dict[str, Any]:
    """Return a paragraph as an edition has it: tables in it belong to editions, other than its conditions."""
    common = {key: value for key, value in row.items() if key == "when" or not isinstance(value, dict)}
    own: dict[str, Any] = row.get(edition, {})
    return common | own


def _put(told: Any, terms: dict[str, str]) -> Any:
    """Put an edition's own words into texts, however deep they lie."""
    if isinstance(told, dict):
        return {key: _put(value, terms) for key, value in told.items()}
    if isinstance(told, list):
        return [_put(value, terms) for value in told]
    for name, word in terms.items():
        told = told.replace(f"{{{name}}}", word)
    return told


def _wording(file: str, id: str, row: dict[str, Any], told: dict[str, dict[str, Any]]) -> Paragraph:
    missing = [key for key in KEYS if not row.get(key)]
    missing += [f"its English {key}" for key in WORDS if not told.get(ENGLISH, {}).get(key)]
    if missing or row["kind"] not in ("rule", "ruling"):
        raise DataError(f"{file}: {id} lacks {', '.join(missing) or 'a kind: rule or ruling'}")
    unknown = row.keys() - {*KEYS, *LIMITS}
    for found in told.values():
        unknown |= found.keys() - {*WORDS, "instead"}
    if unknown:
        raise DataError(f"{file}: {id} has {', '.join(sorted(unknown))}; nothing reads that")
    titles = {lang: found["title"] for lang, found in told.items() if found.get("title")}
    texts = {lang: found["text"] for lang, found in told.items() if found.get("text")}
    when = tuple(sorted(row.get("when", {}).items()))
    return Paragraph(id, row["kind"], row["source"], titles, texts, row.get("since", 1), row.get("until"), when)
