"""What a bot is: it gets a view and the legal codes, and answers with one of them. It never sees the state."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from kancha.kernel.chance import pick
from kancha.kernel.game import Game
from kancha.kernel.state import CHANCE, State


class Bot(Protocol):
    """Anything that can hold a seat. Its randomness comes from `rng`, so the same seed gives the same match."""

    blind: bool
    """True if it does not look at the view: then the caller may spare itself building one."""

    def choose(self, game: Game, seat: int, view: Any, codes: list[int], rng: Random) -> int:
        """Return one of the legal codes."""
        ...


class Imagination:
    """Complete states that a seat cannot tell from the true one, all made from the same view."""

    def __init__(self, game: Game, seat: int, view: Any) -> None:
        self._game = game
        self._seat = seat
        self._blank = game.state(view)

    def world(self, rng: Random) -> State:
        """Return a new imagined state."""
        state = self._blank.clone()
        self._game.fill(state, self._seat, rng)
        return state


def settle(state: State, rng: Random) -> None:
    """Let chance answer until a seat must, or the match is over."""
    while state.stack and state.seat == CHANCE:
        step = state.stack[-1]
        codes = step.legal(state)
        weights = step.weights(state)
        state.play(codes[pick(weights, rng.randrange(sum(weights)))])
