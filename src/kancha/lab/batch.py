"""Many matches at once in one process: for learners that judge positions in batches.

    batch = Batch("caral", seats=2, count=64, seed=1)
    while learning:
        codes = policy(batch.seats, batch.observe(), batch.masks())
        rewards, over = batch.step(codes)

A match that is over is replaced by a new one at once; its number grows by the size of the batch, and its number is what
it is dealt by, so the same seed gives the same matches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kancha.kernel.chance import roll
from kancha.kernel.errors import KanchaError
from kancha.kernel.match import Match
from kancha.lab.extra import need
from kancha.lab.observation import layout
from kancha.lab.rewards import worth


class Batch:
    """Matches of one game that are played side by side."""

    def __init__(
        self, id: str, seats: int, count: int, seed: int = 0, options: Mapping[str, Any] | None = None
    ) -> None:
        if count < 1:
            raise KanchaError(f"a batch has at least one match, not {count}")
        self._np: Any = need("numpy", "a batch")
        self.layout = layout(id, seats)
        self._options = self.layout.game.check(seats, options or {})
        self._seed = seed
        self.numbers = list(range(count))
        """The number of each match."""
        self._matches = [self._start(number) for number in self.numbers]
        self._legal = [match.state.legal() for match in self._matches]

    def _start(self, number: int) -> Match:
        dealt = roll(self._seed, "batch", number, 2**62)
        return self.layout.game.start(self.layout.seats, dealt, self._options)

    @property
    def seats(self) -> Any:
        """Who must answer in each match."""
        return self._np.array([match.seat for match in self._matches])

    def observe(self) -> Any:
        """Return what those who must answer see, one row a match."""
        made = self._np.empty((len(self._matches), self.layout.size), self._np.float32)
        for row, match in enumerate(self._matches):
            made[row] = self.layout.observe(match.state, match.state.seat)
        return made

    def masks(self) -> Any:
        """Return 1 for every legal action, one row a match."""
        made = self._np.zeros((len(self._matches), self.layout.actions), self._np.int8)
        for row, codes in enumerate(self._legal):
            made[row, codes] = 1
        return made

    def step(self, codes: Sequence[int]) -> tuple[Any, Any]:
        """Play one action in each match; return the rewards by match and seat, and which matches ended."""
        if len(codes) != len(self._matches):
            raise KanchaError(f"a batch of {len(self._matches)} matches needs as many actions, not {len(codes)}")
        for row, code in enumerate(codes):
            if int(code) not in self._legal[row]:
                raise KanchaError(f"match {self.numbers[row]} of the batch: action {int(code)} is not legal")
        gained = self._np.zeros((len(codes), self.layout.seats), self._np.float32)
        over = self._np.zeros(len(codes), bool)
        for row, code in enumerate(codes):
            match = self._matches[row]
            match.take(int(code))
            if match.over:
                gained[row] = worth(match)
                over[row] = True
                self.numbers[row] += len(codes)
                self._matches[row] = self._start(self.numbers[row])
            self._legal[row] = self._matches[row].state.legal()
        return gained, over
