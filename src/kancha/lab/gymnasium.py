"""The games as Gymnasium environments: one seat learns, bots hold the others.

    from kancha.lab import gymnasium
    env = gymnasium.env("ayar", seats=2, bots=["greedy"])

`info["action_mask"]` and `env.action_masks()` (as MaskablePPO asks for it) tell what is legal. An illegal action loses
the match. The winner gets 1, a loser an equal part of -1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from kancha.bots import bot
from kancha.kernel.errors import KanchaError
from kancha.kernel.match import Match
from kancha.lab.extra import need
from kancha.lab.observation import layout
from kancha.lab.rewards import worth

need("gymnasium", "a Gymnasium environment")

import gymnasium  # noqa: E402
import numpy  # noqa: E402

__all__ = ["KanchaEnv", "env"]


def env(
    id: str,
    seats: int,
    bots: Sequence[str] = ("random",),
    seat: int = 0,
    options: Mapping[str, Any] | None = None,
) -> KanchaEnv:
    """Return a game as an environment for one seat; bots repeat around the other seats, in their order."""
    return KanchaEnv(id, seats, bots, seat, options)


class KanchaEnv(gymnasium.Env[Any, Any]):
    """A match as an environment for one seat."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self, id: str, seats: int, bots: Sequence[str], seat: int, options: Mapping[str, Any] | None = None
    ) -> None:
        self._layout = layout(id, seats)
        self._options = self._layout.game.check(seats, options or {})
        if not 0 <= seat < seats:
            raise KanchaError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
        if seats > 1 and not bots:
            raise KanchaError("the other seats need at least one bot")
        self._seat = seat
        others = [other for other in range(seats) if other != seat]
        self._bots = {other: bot(bots[place % len(bots)]) for place, other in enumerate(others)}
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, (self._layout.size,), numpy.float32)
        self.action_space = gymnasium.spaces.Discrete(self._layout.actions)
        self._match: Match | None = None
        self._luck = Random(0)
        self._codes: list[int] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a match; the same seed gives the same deal and the same bots."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**62))
        self._luck = Random(f"{dealt} bots")
        self._match = self._layout.game.start(self._layout.seats, dealt, self._options)
        self._advance()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action and let the others answer until it is this seat's turn again."""
        match = self._running()
        if int(action) not in self._codes:
            self._codes = []
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        match.take(int(action))
        self._advance()
        return self._seen(), float(worth(match)[self._seat]), match.over, False, self._info()

    def action_masks(self) -> Any:
        """Return which actions are legal, as bools."""
        return self._layout.mask(self._codes).astype(bool)

    def _advance(self) -> None:
        match = self._running()
        while (seat := match.seat) is not None and seat != self._seat:
            holder = self._bots[seat]
            seen = None if holder.blind else match.state.seen(seat)
            match.take(holder.choose(match.game, seat, seen, match.state.legal(), self._luck))
        self._codes = [] if match.over else match.state.legal()

    def _seen(self) -> Any:
        return self._layout.observe(self._running().state, self._seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._layout.mask(self._codes)}

    def _running(self) -> Match:
        if self._match is None:
            raise KanchaError("call reset() before anything else")
        return self._match
