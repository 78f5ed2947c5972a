"""Records of the games in the catalogue, one by one and whole collections of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from kancha.games import game
from kancha.kernel.errors import KanchaError, Misfit, RecordError
from kancha.kernel.game import Game
from kancha.kernel.match import Match, MatchRecord


class Record(MatchRecord):
    """A record that finds its game by its id: `Record.load(path).replay()`."""

    def find(self) -> Game:
        """Return the game from the catalogue."""
        return game(self.game)


Collection = Iterable[tuple[str, Callable[[], Match]]]
"""Matches by name, each with the way to replay it; one that does not fit raises a `KanchaError`."""


class Finding(NamedTuple):
    """What came of replaying one match of a collection."""

    name: str
    """Its file or id."""
    decisions: int
    """How many decisions fit."""
    decision: int
    """The number of the decision that does not fit; 0, if all do or if the match cannot even begin."""
    problem: str
    """What does not fit; empty, if all does."""


def in_folder(folder: Path) -> Collection:
    """Return the records of a folder and of those below it."""
    for path in sorted(folder.rglob("*.kancha")):
        yield path.relative_to(folder).as_posix(), lambda path=path: Record.load(path).replay()  # type: ignore[misc]


def check(collection: Collection) -> Iterator[Finding]:
    """Replay matches one after another by the rules and figures that they began with, and say what does not fit."""
    for name, replay in collection:
        try:
            yield Finding(name, len(replay().log), 0, "")
        except (RecordError, Misfit) as error:
            yield Finding(name, max(error.number - 1, 0), error.number, str(error))
        except (KanchaError, OSError) as error:
            yield Finding(name, 0, 0, str(error))
