"""What the lobby says and shows of a game, from `card.toml` in its folder: weight, minutes, best seats, cover."""

from __future__ import annotations

import tomllib
from typing import Any, Final, TypeVar

import msgspec

from kancha.kernel.errors import DataError
from kancha.kernel.game import Game
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.scene import Box, Panel, Scene
from kancha.table.protocol import CardInfo

T = TypeVar("T")


EARLY: Final = 120
"""How many decisions, chance included, the picture of a game is into a match, if its card does not say it."""


class Cover(Box):
    """Which board of a game stands for it, which part of that, and how many decisions into a match."""

    panel: str
    decisions: int = EARLY


class Covered(msgspec.Struct):
    """The line of a card that says what its cover is."""

    cover: Cover | None = None


def card(game: Game) -> CardInfo | None:
    """Return the card of a game or of its edition; None if it has none."""
    return _read(game, CardInfo)


def cover(game: Rulebook[Any, Any]) -> Cover | None:
    """Return what is on the cover of a game; None if its card says nothing of it."""
    found = _read(game, Covered)
    return None if found is None else found.cover


def covering(game: Rulebook[Any, Any], scene: Scene) -> tuple[Panel, Box]:
    """Return the board that stands for a match in the lobby, and the part that is shown; else all of the first."""
    found = cover(game)
    for panel in scene.panels:
        if found is not None and panel.id == found.panel:
            return panel, Box(found.x, found.y, found.w, found.h)
    first = next((panel for panel in scene.panels if panel.place == "board"), scene.panels[0])
    return first, Box(0, 0, first.w, first.h)


def _read(game: Rulebook[Any, Any], kind: type[T]) -> T | None:
    files = game.files("card", "toml")
    if not files:
        return None
    try:
        return msgspec.convert(tomllib.loads(files[-1].read_text(encoding="utf-8")), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"{files[-1].name} of {game.name}: {error}") from error
