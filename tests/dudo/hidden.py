"""What a seat cannot see, imagined: the dice under the other cups."""

from __future__ import annotations

from random import Random

from kancha.kernel.game import size

from .actions import FACES
from .state import Cups


def fill(s: Cups, seat: int | None, rng: Random) -> None:
    """Roll the dice of all others anew, as many as lie under each cup."""
    for other in s.seats:
        if other.seat != seat:
            rolled = [rng.randrange(len(FACES)) for _ in range(size(other.dice))]
            other.dice = [rolled.count(face) for face in range(len(FACES))]
