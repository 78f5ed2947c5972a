"""The games for OpenSpiel: `openspiel.game("ayar", seats=2)`; after import also `pyspiel.load_game("kancha_ayar")`.

Chance is a player there too, with its true probabilities. Observations are those of `kancha.lab.observation`.
"""

from __future__ import annotations

from typing import Any

from kancha.games import game as find
from kancha.games import games
from kancha.kernel.state import CHANCE, State
from kancha.lab.extra import need
from kancha.lab.observation import Layout, layout
from kancha.lab.rewards import rewards

need("pyspiel", "an OpenSpiel game")

import numpy  # noqa: E402
import pyspiel  # noqa: E402

__all__ = ["KanchaGame", "KanchaState", "game"]

LONGEST = 5000
"""No match has so many decisions."""


def game(id: str, seats: int) -> Any:
    """Return a game for OpenSpiel."""
    return pyspiel.load_game(_name(id), {"seats": seats})


def _name(id: str) -> str:
    return f"kancha_{id.replace('-', '_')}"


class KanchaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the catalogue at a seat count."""

    id: str
    """Each game of the catalogue is registered as a class of its own."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("seats", 2))
        self.layout = layout(self.id, seats)
        self.options = self.layout.game.check(seats, {})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=self.layout.actions,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_kind(self.id, seats), info, given)

    def new_initial_state(self) -> KanchaState:
        """Return the state before the first decision."""
        return KanchaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what turns a state into an observation."""
        return Observer(self.layout)


class Held:
    """A position that OpenSpiel copies deeply, but in which only the position itself is copied."""

    def __init__(self, places: Layout, position: State) -> None:
        self.layout = places
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.layout, self.position.clone())


class KanchaState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, made: KanchaGame) -> None:
        super().__init__(made)
        position = made.layout.game.opening(made.layout.seats, made.options)
        position.advance()
        self._held = Held(made.layout, position)

    @property
    def layout(self) -> Layout:
        """The places of an observation."""
        return self._held.layout

    @property
    def position(self) -> State:
        """The position as the rules know it."""
        return self._held.position

    def current_player(self) -> int:
        """Return who must answer."""
        if not self.position.stack:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.position.seat
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the answers of chance with their probabilities."""
        step = self.position.stack[-1]
        weights = step.weights(self.position)
        whole = sum(weights)
        answers = zip(step.legal(self.position), weights, strict=True)
        return [(code, weight / whole) for code, weight in answers if weight]

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.layout.game.space.actions[action])

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return not self.position.stack

    def returns(self) -> list[float]:
        """Return what the match is worth to each seat."""
        seats = self.layout.seats
        if self.position.stack:
            return [0.0] * seats
        return rewards(self.layout.game.ranking(self.position), seats)

    def __str__(self) -> str:
        return " ".join(str(code) for code in self.history())


class Observer:
    """Writes observations as OpenSpiel asks for them."""

    def __init__(self, places: Layout) -> None:
        self._layout = places
        self.tensor = numpy.zeros(places.size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KanchaState, player: int) -> None:
        """Write what a seat sees."""
        self.tensor[:] = self._layout.observe(state.position, player)

    def string_from(self, state: KanchaState, player: int) -> str:
        """Return what a seat sees as text."""
        return ",".join(f"{number:.4g}" for number in self._layout.observe(state.position, player))


def _kind(id: str, seats: int) -> Any:
    """Describe a game; a solo match against the automa is no zero-sum game of its players."""
    found = find(id)
    sums = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=_name(id),
        long_name=f"Kancha: {found.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.ZERO_SUM if seats > 1 else sums.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=found.seats[-1],
        min_num_players=found.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 2},
    )


for _id in games():
    pyspiel.register_game(_kind(_id, 2), type(_name(_id), (KanchaGame,), {"id": _id}))
