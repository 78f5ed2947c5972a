"""The catalogue: every game by its id, one line each; nothing is imported until somebody asks for it."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Final

from kancha.kernel.errors import UnknownGame
from kancha.kernel.game import Game

GAMES: Final = {
    "ayar": "kancha.games.ayar:Ayar",
    "caral": "kancha.games.caral:Caral",
    "cuzco": "kancha.games.terraces:Cuzco",
    "endless-winter": "kancha.games.endless_winter:EndlessWinter",
    "java": "kancha.games.terraces:Java",
}

_loaded: dict[str, Game] = {}


def games() -> list[str]:
    """Return the ids of all games, sorted."""
    return sorted(GAMES)


def game(id: str, data: Path | str | None = None) -> Game:
    """Return a game by id; with `data`, one that reads its facts from that folder first."""
    if id not in GAMES:
        raise UnknownGame(id, games())
    if data is None and id in _loaded:
        return _loaded[id]
    module, _, name = GAMES[id].partition(":")
    made: Game = getattr(importlib.import_module(module), name)(None if data is None else Path(data))
    if data is None:
        _loaded[id] = made
    return made
