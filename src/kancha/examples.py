"""Examples of the rules: positions of recorded matches in which a paragraph is at work, to be opened on the board.

Data in the folder of a game, found by looking: `examples/<name>.toml` holds a match as its answers, chance's left out,
and for each paragraph that it shows how many of them were given before, and who is asked then:

    game = "caral"
    seats = 2
    seed = 3
    options = {}
    answers = ["found s1", "found s2"]

    [shows]
    "K2.6" = { after = 0, seat = 0 }

An example is a lesson of one step without captions: what it shows is said by the paragraph itself. `tools/examples.py`
writes such a file.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

from kancha.kernel.errors import DataError
from kancha.kernel.game import Game
from kancha.lessons import Lesson, Step, lesson

EXAMPLE: Final = "example"
"""Stands for all examples of a game."""
PREFIX: Final = f"{EXAMPLE}-"
"""Of the id of one example: `example-K4.1`."""


class Place(Struct, forbid_unknown_fields=True):
    """Where in a match a paragraph is shown."""

    after: int
    seat: int


class Examples(Struct, forbid_unknown_fields=True):
    """A match and the paragraphs that it shows."""

    game: str
    seats: int
    seed: int
    answers: list[str]
    shows: dict[str, Place]
    options: dict[str, int | bool | str] = field(default_factory=dict)

    def lesson(self, rule: str) -> Lesson:
        """Return the example of a paragraph: the position, and the answer that was given there."""
        place = self.shows[rule]
        return Lesson(
            game=self.game,
            seats=self.seats,
            seed=self.seed,
            order=0,
            minutes=0,
            steps=[Step(rule, [rule], play=[self.answers[place.after]])],
            seat=place.seat,
            options=self.options,
            before=self.answers[: place.after],
            id=f"{PREFIX}{rule}",
        )


def examples(game: Game) -> list[Examples]:
    """Return the matches with examples of a game."""
    return [one for one in _folder(game.folder / "examples") if one.game == game.id]


def shown(game: Game) -> list[str]:
    """Return the paragraphs of which a game has an example."""
    return sorted({rule for one in examples(game) for rule in one.shows})


def find(game: Game, id: str) -> Lesson | None:
    """Return a lesson or an example by its id; None if the game has none of that name."""
    if not id.startswith(PREFIX):
        return lesson(game, id)
    rule = id.removeprefix(PREFIX)
    return next((one.lesson(rule) for one in examples(game) if rule in one.shows), None)


@cache
def _folder(folder: Path) -> list[Examples]:
    found = []
    for path in sorted(folder.glob("*.toml")):
        try:
            found.append(msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Examples))
        except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise DataError(f"{path.name}: {error}") from error
    return found
