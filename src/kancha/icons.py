"""The icon key of a game: what each picture on its boards and cards means, and the rules that say so.

Data in the folder of a game: `icons.toml`, and a message `icon-<id>` for every icon in `icons.<lang>.ftl` (an edition
may have files of its own beside them):

    plain = ["ground", "plate-*"]  # pictures that mean nothing by themselves

    [[icons]]
    id = "stone"
    symbols = ["stone"]            # drawn in the key
    also = ["loss-stone"]          # means the same, is not drawn again
    rules = ["K6.1"]

Names may be patterns. `check` tells which symbol of the game nobody explains.
"""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
from msgspec import Struct, field

from kancha.kernel.errors import DataError
from kancha.kernel.game import Game
from kancha.words import LANGUAGES, Words


class Icon(Struct, forbid_unknown_fields=True):
    """Some symbols that mean one thing."""

    id: str
    symbols: list[str]
    rules: list[str]
    also: list[str] = field(default_factory=list)


class Key(Struct, forbid_unknown_fields=True):
    """The icons of a game, those met first at the beginning."""

    icons: list[Icon] = field(default_factory=list)
    plain: list[str] = field(default_factory=list)
    """Symbols that mean nothing by themselves."""


def key(game: Game) -> Key | None:
    """Return the icon key of a game, patterns replaced by the names of its symbols; None if it has none."""
    written = _written(game)
    if written is None:
        return None
    known = symbols(game)
    icons = [Icon(one.id, _named(one.symbols, known), one.rules, _named(one.also, known)) for one in written.icons]
    return Key(icons, _named(written.plain, known))


def symbols(game: Game) -> list[str]:
    """Return the names of all symbols of a game, in the order in which they are drawn."""
    drawn = "".join(path.read_text(encoding="utf-8") for path in game.files("symbols", "svg"))
    return list(dict.fromkeys(re.findall(r'<symbol id="([^"]+)"', drawn)))


def words_files(game: Game, lang: str) -> list[Path]:
    """Return the Fluent files of an icon key."""
    return game.files("icons", f"{lang}.ftl")


def check(game: Game) -> list[str]:
    """Return what is wrong with an icon key: a symbol that nobody or two explain, a rule or words that are missing."""
    written = _written(game)
    found = key(game)
    if written is None or found is None:
        return ["there is no icon key"]
    known = symbols(game)
    faults = [
        f"{one.id}: there is no symbol {name}"
        for one in written.icons
        for name in (*one.symbols, *one.also)
        if not _named([name], known)
    ]
    faults += [f"there is no plain symbol {name}" for name in written.plain if not _named([name], known)]
    told = [name for one in found.icons for name in (*one.symbols, *one.also)] + found.plain
    faults += [f"nobody explains {name}" for name in known if name not in told]
    faults += [f"{name} is explained twice" for name in sorted({name for name in told if told.count(name) > 1})]
    for one in found.icons:
        faults += [f"{one.id}: there is no rule {rule}" for rule in one.rules if rule not in game.rules]
        for lang in LANGUAGES:
            if not Words(lang, extra=words_files(game, lang)).has(f"icon-{one.id}"):
                faults.append(f"{one.id} is not told in {lang}")
    return faults


def _named(patterns: list[str], known: list[str]) -> list[str]:
    return [name for pattern in patterns for name in known if fnmatchcase(name, pattern)]


def _written(game: Game) -> Key | None:
    files = game.files("icons", "toml")
    if not files:
        return None
    try:
        return msgspec.convert(tomllib.loads(files[-1].read_text(encoding="utf-8")), Key)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"{files[-1].name} of {game.name}: {error}") from error
