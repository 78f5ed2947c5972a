"""What a bot is: it gets what its seat sees and the legal codes, and answers with one of them."""

from __future__ import annotations

from random import Random
from typing import Protocol

from kancha.kernel.chance import pick
from kancha.kernel.errors import KanchaError
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import CHANCE, State


class Bot(Protocol):
    """Anything that can hold a seat. Its randomness comes from `rng`, so the same seed gives the same match."""

    blind: bool
    """True if it does not look at what the seat sees: then the caller may give None."""

    def choose(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> int:
        """Return one of the legal codes; `seen` is `state.seen(seat)`, never the state."""
        ...


class Imagination:
    """Complete states that a seat cannot tell from the true one, all made from what it sees."""

    def __init__(self, game: Rulebook, seat: int, seen: State | None) -> None:
        if seen is None:
            raise KanchaError("a bot that thinks must be told what its seat sees: state.seen(seat)")
        self._game = game
        self._seat = seat
        self._seen = seen

    def world(self, rng: Random) -> State:
        """Return a new imagined state."""
        state = self._seen.clone()
        self._game.fill(state, self._seat, rng)
        return state


def settle(state: State, rng: Random) -> None:
    """Let chance answer until a seat must, or the match is over."""
    while state.stack and state.seat == CHANCE:
        step = state.stack[-1]
        codes = step.legal(state)
        weights = step.weights(state)
        state.play(codes[pick(weights, rng.randrange(sum(weights)))])
