"""The games as PettingZoo environments: turn by turn (AEC), with masks of the legal actions.

    from kancha.lab import pettingzoo
    env = pettingzoo.env("ayar", seats=2)

An agent observes `{"observation": ..., "action_mask": ...}` (see `kancha.lab.observation`). When the match is over the
winner gets 1 and the others share -1. Chance is answered by a seed that no agent sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kancha.kernel.errors import KanchaError
from kancha.kernel.match import Match
from kancha.lab.extra import need
from kancha.lab.observation import layout
from kancha.lab.rewards import worth

need("pettingzoo", "a PettingZoo environment")

import gymnasium  # noqa: E402
import numpy  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

__all__ = ["KanchaEnv", "env", "raw_env"]


def env(id: str, seats: int, options: Mapping[str, Any] | None = None) -> AECEnv[Any, Any, Any]:
    """Return a game as an environment; an illegal action ends the match, with -1 for who took it."""
    made: Any = raw_env(id, seats, options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(id: str, seats: int, options: Mapping[str, Any] | None = None) -> KanchaEnv:
    """Return a game as an environment without guards: an illegal action is an error."""
    return KanchaEnv(id, seats, options)


class KanchaEnv(AECEnv[Any, Any, Any]):  # type: ignore[misc]
    """A match as an environment; agents are `seat_0`, `seat_1`, ..."""

    metadata: dict[str, Any]

    def __init__(self, id: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self._layout = layout(id, seats)
        self._options = self._layout.game.check(seats, options or {})
        self.metadata = {
            "name": f"kancha_{id.replace('-', '_')}_v{self._layout.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        box = gymnasium.spaces.Box(-1.0, 1.0, (self._layout.size,), numpy.float32)
        bits = gymnasium.spaces.Box(0, 1, (self._layout.actions,), numpy.int8)
        observed: dict[str, Any] = {"observation": box, "action_mask": bits}
        self.observation_spaces = {agent: gymnasium.spaces.Dict(observed) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self._layout.actions) for agent in self.possible_agents}
        self._rng, _ = seeding.np_random()
        self._match: Match | None = None
        self._codes: list[int] = []

    def observation_space(self, agent: Any) -> gymnasium.spaces.Space[Any]:
        """Return what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Any) -> gymnasium.spaces.Space[Any]:
        """Return what an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match; the same seed gives the same deal."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        dealt = int(self._rng.integers(2**62))
        self._match = self._layout.game.start(len(self.possible_agents), dealt, self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        match = self._running()
        seat = match.seat
        self._codes = [] if seat is None else match.state.legal()
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: Any) -> Any:
        """Return what an agent sees, and what it may do if it must answer."""
        match = self._running()
        seat = self.possible_agents.index(agent)
        codes = self._codes if match.seat == seat else []
        return {"observation": self._layout.observe(match.state, seat), "action_mask": self._layout.mask(codes)}

    def step(self, action: Any) -> None:
        """Play the action of the agent that must answer."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        match = self._running()
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        match.play(int(action))
        self._ask()
        gained = worth(match)
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = gained[seat]
            self.terminations[other] = match.over
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn here: the table in the browser does that."""

    def close(self) -> None:
        """Nothing is held open."""

    def _running(self) -> Match:
        if self._match is None:
            raise KanchaError("call reset() before anything else")
        return self._match
