"""Long turns: of a dozen actions with a hundred answers each, the few whole turns that are worth judging.

The game says what is worth trying (`candidates`); beginnings of the turn that have as much left to spend are compared
with each other, the best are gone on from, and those that lead to the same position count once. Chance answers alike
for all that is tried in one world. It runs at every turn of a thinking bot, so it is compiled with the rules.
"""

from __future__ import annotations

import time
from typing import Any, Final

from kancha.bots.evaluators import lead
from kancha.bots.turns import is_boundary, play_on
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

WIDTH: Final = 6
"""So many beginnings with as much left to spend are gone on from."""
PASSES: Final = 3
"""So often with what costs nothing."""
LONGEST: Final = 40
"""No turn that is planned has more codes."""


class Way:
    """A turn, or its beginning: its codes, the state after them, and how far the seat leads there by hand."""

    def __init__(self, codes: list[int], state: State, value: float, sure: int) -> None:
        self.codes = codes
        self.state = state
        self.value = value
        self.sure = sure
        """How many codes come before chance has a say; 0: all of them."""
        self.is_tried = False


class Beam:
    """The turns of a seat from an imagined state on."""

    def __init__(self, game: Rulebook, seat: int, world: State, luck: int, width: int, end: float | None) -> None:
        self.game = game
        self.seat = seat
        self.luck = luck
        self.width = width
        self.end = end
        self.turn = game.turn(world)
        self.asked = type(world.stack[-1])
        self.begun: dict[int, dict[Any, Way]] = {}
        """Beginnings by what is left to spend and by position."""
        self.ended: dict[Any, Way] = {}
        """Whole turns by position."""
        self.go_on(Way([], world, 0.0, 0))

    def search(self) -> list[Way]:
        """Return whole turns, the best by hand first."""
        todo = sorted(self.begun, reverse=True)
        while todo and not self.is_late():
            left = todo[0]
            for _ in range(PASSES):
                ways = sorted(self.begun[left].values(), key=_worth)[: self.width]
                fresh = [way for way in ways if not way.is_tried]
                if not fresh:
                    break
                for way in fresh:
                    self.go_on(way)
                    if self.is_late():
                        break
            todo = sorted([other for other in self.begun if other < left], reverse=True)
        ended = list(self.ended.values())
        if not ended:
            for ways_of in self.begun.values():
                ended += ways_of.values()
        return sorted(ended, key=_worth)

    def is_late(self) -> bool:
        """Whether the time is up; at least one way has been found by then."""
        return self.end is not None and time.monotonic() > self.end and len(self.begun) + len(self.ended) > 0

    def go_on(self, way: Way) -> None:
        """Try what is worth trying after a beginning."""
        way.is_tried = True
        if len(way.codes) >= LONGEST:
            return
        for codes in self.game.candidates(way.state, way.codes):
            state = way.state.clone()
            sure = way.sure
            for number, code in enumerate(codes):
                place = len(way.codes) + number
                if play_on(state, code, self.luck + place) and not sure:
                    sure = place + 1
            self.keep(Way(way.codes + codes, state, 0.0, sure))

    def keep(self, way: Way) -> None:
        """Keep a way, unless there is a better one to the same position."""
        game, state = self.game, way.state
        way.value = lead(game.values(state), self.seat)
        if is_boundary(game, state, self.seat, self.turn) or not game.is_open_turn(state):
            kept = self.ended
        else:
            kept = self.begun.setdefault(game.left(state), {})
        key = game.position(state) if state.stack else ()
        other = kept.get(key)
        if other is None or other.value < way.value:
            kept[key] = way


def _worth(way: Way) -> tuple[float, list[int]]:
    return -way.value, way.codes


def whole_turns(
    game: Rulebook, seat: int, world: State, luck: int, width: int = WIDTH, end: float | None = None
) -> list[Way]:
    """Return the whole turns worth judging from an imagined state on, best by hand first; `end` is a time."""
    return Beam(game, seat, world, luck, width, end).search()
