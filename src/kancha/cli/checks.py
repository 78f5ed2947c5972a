"""`kancha check`: what a game's files hold, whether they fit together, and how sure they are."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from kancha.kernel.action import kebab
from kancha.kernel.game import Game
from kancha.kernel.state import ChanceStep, Step
from kancha.words import LANGUAGES, Words


class Report(NamedTuple):
    """What was found."""

    counts: list[tuple[str, str, int]]
    """(file, table, rows)."""
    provenance: Counter[str]
    reconstructed: list[tuple[str, str, str]]
    """(file, place, why): of the data, then the paragraphs of the rules."""
    paragraphs: int
    rulings: int
    problems: list[str]


def check(game: Game) -> Report:
    """Read everything a game ships; loading it has already verified the counts of its components."""
    counts: list[tuple[str, str, int]] = []
    sources = game.tables.provenance()
    for file in dict.fromkeys(file for file, _, _ in sources):
        counts += [(file, table, rows) for table, rows in _tables(game.tables.files[file])]
    kinds = Counter(source.partition(":")[0].strip() for _, _, source in sources)
    paragraphs = game.rules.paragraphs.values()
    reconstructed = [
        (file, place, source.partition(":")[2].strip())
        for file, place, source in [*sources, *(("rules", p.id, p.source) for p in paragraphs)]
        if source.startswith("reconstructed")
    ]
    return Report(
        counts,
        kinds,
        reconstructed,
        sum(p.kind == "rule" for p in paragraphs),
        sum(p.kind == "ruling" for p in paragraphs),
        [*_unknown_rules(game), *_missing_words(game)],
    )


def _tables(node: dict[str, Any]) -> list[tuple[str, int]]:
    return [
        (key, len(value))
        for key, value in node.items()
        if isinstance(value, list) and value and all(isinstance(row, dict) for row in value)
    ]


def _unknown_rules(game: Game) -> list[str]:
    return [
        f"{kind.__name__} cites rule {id}, which rules.toml does not have"
        for kind in game.parts
        if issubclass(kind, Step)
        for id in kind.RULES
        if id not in game.rules
    ]


def _missing_words(game: Game) -> list[str]:
    needed = ["game-name", "game-blurb"]
    for option in game.options:
        needed += [f"option-{option}", f"option-{option}-help"]
    for family in game.space.families:
        needed += [f"action-{family.name}", f"group-{family.name}"]
    for kind in game.parts:
        asks = issubclass(kind, Step) and not issubclass(kind, ChanceStep) and kind.legal is not Step.legal
        if asks:
            needed.append(f"question-{kebab(kind.__name__)}")
    missing: list[str] = []
    for lang in LANGUAGES:
        words = Words(lang, game)
        missing += [f"words.{lang}.ftl lacks {id}" for id in needed if not words.has(id)]
    return missing
