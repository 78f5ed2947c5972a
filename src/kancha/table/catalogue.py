"""The games that this server can serve."""

from __future__ import annotations

from kancha.games import game, games
from kancha.kernel.errors import DataError
from kancha.kernel.game import Game
from kancha.table import logs


def available() -> list[Game]:
    """Return every game of the catalogue; one that cannot be loaded is left out, and the log says why."""
    found = []
    for id in games():
        try:
            found.append(game(id))
        except (ImportError, AttributeError, DataError) as error:
            logs.get(part="catalogue", game=id).error("left out", error=repr(error))
    return found
