"""Records of the games in the catalogue."""

from __future__ import annotations

from kancha.games import game
from kancha.kernel.game import Game
from kancha.kernel.match import MatchRecord


class Record(MatchRecord):
    """A record that finds its game by its id: `Record.load(path).replay()`."""

    def find(self) -> Game:
        """Return the game from the catalogue."""
        return game(self.game)
