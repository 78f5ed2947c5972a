"""The catalogue: every game by its id, one line each; nothing is imported until somebody asks for it."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any, Final

from kancha.kernel.errors import UnknownGame
from kancha.kernel.game import Game, Terms

GAMES: Final = {
    "ayar": "kancha.games.ayar:Ayar",
    "caral": "kancha.games.caral:Caral",
    "cuzco": "kancha.games.terraces:Cuzco",
    "endless-winter": "kancha.games.endless_winter:EndlessWinter",
    "java": "kancha.games.terraces:Java",
}


def games() -> list[str]:
    """Return the ids of all games, sorted."""
    return sorted(GAMES)


def game(id: str, data: Path | str | None = None, figures: str | dict[str, Any] | None = None) -> Game:
    """Return a game by id; with `data`, one that reads its facts from that folder first.

    With `figures`, one that plays with a data set of an earlier release, by its fingerprint, or with given values.
    """
    found = _find(id, data)
    return found if figures is None else found.under(figures=figures)


def game_under(terms: Terms) -> Game:
    """Return the game that plays by such terms: those of a match elsewhere, in another process or at another time."""
    return game(terms.game).under(terms.version, terms.rulings, terms.values or terms.data)


def _find(id: str, data: Path | str | None) -> Game:
    if id not in GAMES:
        raise UnknownGame(id, games())
    return _shipped(GAMES[id]) if data is None else _make(GAMES[id], Path(data))


@cache
def _shipped(place: str) -> Game:
    return _make(place, None)


def _make(place: str, data: Path | None) -> Game:
    module, _, name = place.partition(":")
    made: Game = getattr(importlib.import_module(module), name)(data)
    return made
