"""The seams of the rules: where modules (K13.1) come in, whichever are in play.

The course of a year is a sequence of named moments; modules add steps to a moment and answers to a choice. What a
module brings is in its own file, as a `Module` of the state.
"""

from __future__ import annotations

from typing import Final, TypeVar

from kancha.games.caral.state import CaralState, Module
from kancha.kernel.errors import Refusal
from kancha.kernel.state import Step

M = TypeVar("M", bound=Module)

BLOCKED_TYPE: Final = "blocked-type"
SACRIFICES: Final = "sacrifices"
CEREMONY_FAME: Final = "ceremony-fame"
TURN_OF_YEAR: Final = "turn-of-year"
YEAR_END: Final = (BLOCKED_TYPE, SACRIFICES, CEREMONY_FAME, TURN_OF_YEAR)
"""The end of a year, from the last turn on (K13.2)."""

NEW_YEAR: Final = "new-year"
BLESSING: Final = "blessing"
TURNS: Final = "turns"
YEAR: Final = (NEW_YEAR, BLESSING, TURNS)
"""A year up to its last turn (K13.2)."""

ALPACA_PLACED: Final = "alpaca-placed"
PYRAMID_COMPLETED: Final = "pyramid-completed"
"""Moments of a turn: an alpaca goes to its place; a pyramid has its last level, and its fame is scored."""

PLACE_CARALI: Final = 0
PLACE_ALPACA: Final = 1
PLAY_PAIR: Final = 2
ANY_TIME: Final = 3
"""The choices to which modules add: where a figure goes, which pair is played, what may be done at any time."""


def module_of(s: CaralState, kind: type[M]) -> M:
    """Return a module that is in play."""
    for found in s.modules:
        if isinstance(found, kind):
            return found
    raise LookupError(f"the module {kind.__name__} is not in play")


def module_steps(s: CaralState, moment: str, seat: int) -> list[Step]:
    """Return what the modules do at a moment, first things first."""
    steps: list[Step] = []
    for module in s.modules:
        steps += module.steps(s, moment, seat)
    return steps


def changed(s: CaralState, seat: int) -> None:
    """Let the modules look at what a family has now."""
    for module in s.modules:
        module.changed(s, seat)


def offer(s: CaralState, seat: int, choice: int, codes: list[int]) -> None:
    """Let the modules add to the codes of a choice of a family."""
    for place in range(s.offering):
        s.modules[place].offer(s, seat, choice, codes)


def judge(s: CaralState, seat: int, code: int) -> Refusal | None:
    """Judge an action that only a module offers."""
    for module in s.modules:
        if code in module.OWNS:
            return module.judge(s, seat, code)
    return Refusal("K13.1", "refuse-no-module")


def take(s: CaralState, seat: int, code: int) -> None:
    """Carry out an action that only a module offers."""
    for module in s.modules:
        if code in module.OWNS:
            module.take(s, seat, code)
            return
