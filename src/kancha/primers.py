"""Primers: goal, pieces, turn and points of a game on one screen, drawn with its own symbols.

A primer is data in the folder of its game: `learn.toml` (or `learn.<id>.toml` for an edition) and its words in
`learn.<lang>.ftl`, a message `learn-line-<id>` for every line.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from kancha.kernel.errors import DataError
from kancha.kernel.game import Game
from kancha.words import LANGUAGES, Words

PARTS: Final = ("goal", "turn", "points")
"""What every primer tells; `pieces`, what things are called, is told by games with words of their own."""
PIECES: Final = "pieces"


class Line(Struct, forbid_unknown_fields=True):
    """One sentence with its symbols: of a piece "Name. What it is."; of points, also how many there are."""

    id: str
    part: Literal["goal", "pieces", "turn", "points"]
    symbols: list[str]
    rules: list[str]
    value: str = ""


class Primer(Struct, forbid_unknown_fields=True):
    """What somebody must know before a first match."""

    lines: list[Line] = field(default_factory=list)
    first: list[str] = field(default_factory=list)
    """Chapters of the rules that are read first: goal and end."""
    last: list[str] = field(default_factory=list)
    """Chapters that are read last, set-up at the very end."""


def primer(game: Game) -> Primer | None:
    """Return the primer of a game or of its edition; None if it has none."""
    files = game.files("learn", "toml")
    if not files:
        return None
    try:
        return msgspec.convert(tomllib.loads(files[-1].read_text(encoding="utf-8")), Primer)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"{files[-1].name} of {game.name}: {error}") from error


def words_files(game: Game, lang: str) -> list[Path]:
    """Return the Fluent files of a primer."""
    return game.files("learn", f"{lang}.ftl")


def check(game: Game) -> list[str]:
    """Return what is wrong with a primer: a part, a symbol, a rule or a sentence that is not there."""
    found = primer(game)
    if found is None:
        return ["there is no primer"]
    drawn = "".join(path.read_text(encoding="utf-8") for path in game.files("symbols", "svg"))
    symbols = set(re.findall(r'<symbol id="([^"]+)"', drawn))
    faults = [f"nothing is said of {part}" for part in PARTS if not any(line.part == part for line in found.lines)]
    chapters = {re.split(r"[.\-]|(?<=^[QR])(?=\d)", id)[0] for id in game.rules.paragraphs}
    faults += [f"there is no chapter {one}" for one in (*found.first, *found.last) if one not in chapters]
    for line in found.lines:
        faults += [f"{line.id}: there is no symbol {symbol}" for symbol in line.symbols if symbol not in symbols]
        faults += [f"{line.id}: there is no rule {rule}" for rule in line.rules if rule not in game.rules]
        for lang in LANGUAGES:
            words, message = Words(lang, extra=words_files(game, lang)), f"learn-line-{line.id}"
            if not words.has(message):
                faults.append(f"{line.id} is not told in {lang}")
            elif line.part == PIECES and ". " not in words.text(message):
                faults.append(f"{line.id} has no name in {lang}")
    return faults
