"""Long turns: of a dozen actions with a hundred answers each, the few whole turns that are worth judging.

The game says what is worth trying (`candidates`); beginnings of the turn that have as much left to spend are compared
with each other, the best are gone on from, and those that lead to the same position count once. Chance answers alike
for all that is tried in one world. It runs at every turn of a thinking bot, so it is compiled with the rules.
"""

from __future__ import annotations

import gc
import time
from random import Random
from typing import Any, Final

from kancha.bots.evaluators import lead
from kancha.bots.turns import Line, close, is_boundary, play_on
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

WIDTH: Final = 6
"""So many beginnings with as much left to spend are gone on from."""
PASSES: Final = 3
"""So often with what costs nothing."""
LONGEST: Final = 40
"""No turn that is planned has more codes."""
ENDS: Final = 4
"""So many times as many turns are ended."""
SPARE: Final = 4
"""So many times what is gone on from is kept: ways that lead to the same position are told apart only then."""


class Way:
    """A turn, or its beginning: its codes, the state after them, and how far the seat leads there by hand."""

    def __init__(self, codes: list[int], state: State, value: float, sure: int) -> None:
        self.codes = codes
        self.state = state
        self.value = value
        self.sure = sure
        """How many codes come before chance has a say; 0: all of them."""
        self.is_tried = False


class Ways:
    """The best ways of those that were found."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.found: list[Way] = []
        self.least = float("-inf")
        """What is worth less is not among the best."""

    def add(self, way: Way) -> None:
        """Add a way, if it is one of the best so far."""
        if way.value < self.least:
            return
        self.found.append(way)
        if len(self.found) >= 2 * self.most:
            self.found = sorted(self.found, key=_worth)[: self.most]
            self.least = self.found[-1].value

    def best(self, game: Rulebook, count: int) -> list[Way]:
        """Return the best ways that lead to different positions."""
        self.found.sort(key=_worth)
        chosen: list[Way] = []
        met: set[Any] = set()
        for way in self.found:
            position = game.position(way.state) if way.state.stack else ()
            if position not in met:
                met.add(position)
                chosen.append(way)
                if len(chosen) == count:
                    break
        return chosen


class Beam:
    """The turns of a seat from an imagined state on."""

    def __init__(
        self, game: Rulebook, seat: int, world: State, luck: int, width: int, end: float | None, overlooks: float
    ) -> None:
        self.game = game
        self.seat = seat
        self.luck = luck
        self.width = width
        self.ends = ENDS * width
        self.end = end
        self.overlooks = overlooks
        self.glance = Random(luck)
        """Draws what is overlooked."""
        self.turn = game.turn(world)
        self.begun: dict[int, Ways] = {}
        """Beginnings by what is left to spend."""
        self.ended = Ways(2 * self.ends)
        """Turns without further actions; a question that closes them may still be open."""
        self.go_on(Way([], world, 0.0, 0))

    def search(self) -> list[Way]:
        """Return whole turns, the best by hand first."""
        todo = sorted(self.begun, reverse=True)
        while todo and not self.is_late():
            left = todo[0]
            for _ in range(PASSES):
                fresh = [way for way in self.begun[left].best(self.game, self.width) if not way.is_tried]
                if not fresh:
                    break
                for way in fresh:
                    self.go_on(way)
                    if self.is_late():
                        break
            todo = sorted([other for other in self.begun if other < left], reverse=True)
        self.stop()
        ended: list[Way] = []
        for way in self.ended.best(self.game, self.ends):
            ended += self.closed(way)
        if not ended:
            for ways in self.begun.values():
                ended += ways.found
        return sorted(ended, key=_worth)

    def is_late(self) -> bool:
        """Whether the time is up; at least one way has been found by then."""
        return self.end is not None and time.monotonic() > self.end and len(self.begun) + len(self.ended.found) > 0

    def go_on(self, way: Way) -> None:
        """Try what is worth trying after a beginning."""
        way.is_tried = True
        if len(way.codes) < LONGEST:
            for codes in self.noticed(self.game.candidates(way.state, way.codes)):
                self.keep(self.after(way, codes))

    def noticed(self, ways: list[list[int]]) -> list[list[int]]:
        """Return the ways that are not overlooked, one of them at least."""
        if not self.overlooks or not ways:
            return ways
        found = [way for way in ways if self.glance.random() >= self.overlooks]
        return found or [ways[self.glance.randrange(len(ways))]]

    def stop(self) -> None:
        """End turns that have nothing left to spend, also those that were not gone on from."""
        if 0 in self.begun:
            for way in self.begun[0].best(self.game, self.ends):
                code = -1 if way.is_tried else self.game.reply(way.state)
                if code >= 0:
                    self.keep(self.after(way, [code]))

    def after(self, way: Way, codes: list[int]) -> Way:
        """Return a way that goes on with some codes."""
        state = way.state.clone()
        sure = way.sure
        for number, code in enumerate(codes):
            place = len(way.codes) + number
            if play_on(state, code, self.luck + place) and not sure:
                sure = place + 1
        return Way(way.codes + codes, state, 0.0, sure)

    def keep(self, way: Way) -> None:
        """Keep a way among its like."""
        game, state = self.game, way.state
        way.value = lead(game.values(state), self.seat)
        if is_boundary(game, state, self.seat, self.turn) or not game.is_open_turn(state):
            self.ended.add(way)
            return
        left = game.left(state)
        if left not in self.begun:
            self.begun[left] = Ways(2 * self.ends if left == 0 else SPARE * self.width)
        self.begun[left].add(way)

    def closed(self, way: Way) -> list[Way]:
        """Return the ways to answer what closes a turn, each with the likely answers of all to it."""
        game = self.game
        if is_boundary(game, way.state, self.seat, self.turn):
            return [way]
        found: list[Way] = []
        for code in way.state.legal():
            ended = self.after(way, [code])
            line = Line(code, ended.state)
            close(game, line, self.luck + len(ended.codes))
            ended.state = line.state
            ended.value = lead(game.values(ended.state), self.seat)
            found.append(ended)
        return found


def _worth(way: Way) -> tuple[float, list[int]]:
    return -way.value, way.codes


def whole_turns(
    game: Rulebook,
    seat: int,
    world: State,
    luck: int,
    width: int = WIDTH,
    end: float | None = None,
    overlooks: float = 0.0,
) -> list[Way]:
    """Return the whole turns worth judging from an imagined state on, best by hand first; `end` is a time.

    Whoever is no expert does not see all that could be done: this share of it is overlooked.
    Hundreds of states are kept meanwhile, none of which refers to itself: the collector would look at them for nothing.
    """
    is_collecting = gc.isenabled()
    gc.disable()
    try:
        return Beam(game, seat, world, luck, width, end, overlooks).search()
    finally:
        if is_collecting:
            gc.enable()
