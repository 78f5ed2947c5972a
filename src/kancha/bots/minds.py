"""How the levels of a game think, and what was measured of them: data beside the weights of its judgement.

`<id>.levels.toml` lists the levels that a game offers, weakest first, and how each of those that are set game by game
thinks. `<id>.ratings.toml` is written by `tools/rate.py`: where the levels stand on one scale, and how long they think.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec

from kancha.bots.beams import WIDTH
from kancha.bots.planner import MOST
from kancha.bots.turns import WIDTH as ANSWERS
from kancha.kernel.errors import DataError
from kancha.kernel.rulebook import Rulebook


class Mind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level thinks about its turns."""

    judge: Literal["hand", "learned"] = "learned"
    strays: float = 0.0
    """How far it errs: 0 is never."""
    worlds: int = 2
    """How many imagined states it looks at."""
    most: int = MOST
    """How many actions it thinks through."""
    width: int = WIDTH
    """How many beginnings of a long turn it goes on from."""
    answers: int = ANSWERS
    """How many answers to each further question of a turn it tries; of more, so many drawn ones."""
    overlooks: float = 0.0
    """Which share of what is worth trying in a long turn it does not see."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level that a game offers."""

    name: str
    mind: Mind | None = None
    """None: it thinks as it does in every game."""
    otherwise: str = "plan"
    """The bot that plays for a level which judges by what was learned, where nothing was."""


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of a game's levels holds."""

    level: list[Level]


class Rating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a level stands: `greedy` is 1000, and 400 points more win ten matches of eleven."""

    rating: int
    low: int
    high: int
    """The interval that holds it in 95 of 100 resamplings of the deals."""
    matches: int
    turn: float
    """Seconds that it thinks about a turn, on one core, compiled."""


class Ratings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of measured ratings holds."""

    command: str
    commit: str
    machine: str
    rating: dict[str, Rating]


def offered(game: Rulebook) -> list[Level]:
    """Return the levels that a game sets, weakest first; none, if it leaves them to what is usual."""
    path = game.folder / "judgement" / f"{game.id}.levels.toml"
    return _read(path, Levels).level if path.exists() else []


def ratings(game: Rulebook) -> dict[str, Rating]:
    """Return what was measured of a game's levels, by name."""
    path = game.folder / "judgement" / f"{game.id}.ratings.toml"
    return _read(path, Ratings).rating if path.exists() else {}


def _read(path: Path, kind: Any) -> Any:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"{path.name}: {error}") from error
