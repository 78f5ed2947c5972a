"""A bot that searches: Monte Carlo tree search over information sets, open loop.

Every iteration imagines a new complete state from what the seat sees and walks down one tree of seats' decisions.
Chance is sampled on the way and is no node of the tree, so the tree never rests on cards that nobody has seen. At the
end of the walk the game's own evaluation judges the position for every seat; there are no random playouts. A node looks
first at the actions that look best at once, and at more of them the more often it is visited.
"""

from __future__ import annotations

import time
from math import log, sqrt
from random import Random
from typing import Final

from kancha.bots.base import Imagination, settle
from kancha.bots.greedy import best_now, is_follow_up, look_ahead
from kancha.bots.turns import play_on
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

EXPLORE: Final = 0.5
WIDEN: Final = 1.2
WORLDS: Final = 2
ROOT: Final = 8
"""The search decides between so many actions, the best after a look ahead in a few imagined states."""
RANKED: Final = 20
"""Below the root only so many legal actions, drawn at random, are ranked; the others follow in no order."""
DEEPEST: Final = 40
FOLLOW_UPS: Final = 2
WIDTH: Final = 6
"""At the end of a walk the last action is completed: so many small questions, so many answers tried."""
PART: Final = 0.125
"""This part of the time that is left for a long turn goes to its next action."""
REMEMBERED: Final = 64
"""Of so many long turns it is kept how long they were thought about."""


class Node:
    """A sequence of decisions: what was tried after it, and how it went for the seat that decides here."""

    __slots__ = ("children", "closed", "offered", "ranked", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.offered: dict[int, int] = {}
        """How often each child was legal when the node was visited."""
        self.ranked: list[int] | None = None
        """Codes to try, the best-looking first."""
        self.closed = False
        """True if codes that are not ranked are never tried."""
        self.visits = 0
        self.total = 0.0
        """Sum of rewards for the seat that chose this node."""


class Scale:
    """Brings evaluations into 0 to 1 by the lowest and the highest one seen."""

    def __init__(self) -> None:
        self.low = float("inf")
        self.high = float("-inf")

    def see(self, value: float) -> None:
        """Widen the range if need be."""
        self.low = min(self.low, value)
        self.high = max(self.high, value)

    def place(self, value: float) -> float:
        """Return where a value lies in the range."""
        return (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5


class SearchBot:
    """Searches for a number of iterations or of seconds, whichever ends first; a long turn has as many in all."""

    blind = False

    def __init__(self, iterations: int = 400, seconds: float | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self._spent: dict[tuple[object, ...], float] = {}
        """Seconds that were spent on the latest long turns."""

    def choose(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> int:
        """Return the code that was visited most."""
        if len(codes) == 1:
            return codes[0]
        if self.seconds is None or seen is None or not game.long_turns:
            end = None if self.seconds is None else time.monotonic() + self.seconds
            return self._search(game, seat, seen, codes, rng, end)
        key = (game.id, seat, *game.turn(seen))
        spent = self._spent.pop(key, 0.0)
        began = time.monotonic()
        code = self._search(game, seat, seen, codes, rng, began + PART * max(self.seconds - spent, 0.0))
        self._spent[key] = spent + time.monotonic() - began
        while len(self._spent) > REMEMBERED:
            del self._spent[next(iter(self._spent))]
        return code

    def _search(
        self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random, end: float | None
    ) -> int:
        imagination = Imagination(game, seat, seen)
        root, scale = Node(), Scale()
        root.ranked = _rank_root(game, seat, imagination, codes, rng, end)[:ROOT]
        root.closed = True
        for _ in range(self.iterations):
            _iterate(game, root, scale, imagination.world(rng), rng)
            if end is not None and time.monotonic() > end:
                break
        tried = root.children
        return max(tried, key=lambda code: (tried[code].visits, tried[code].total, -code))


def _rank_root(
    game: Rulebook, seat: int, imagination: Imagination, codes: list[int], rng: Random, end: float | None
) -> list[int]:
    """Return the codes, best after a look ahead first; only those that there was time to look at."""
    order = codes if end is None else rng.sample(codes, len(codes))
    values: dict[int, float] = {}
    for number in range(WORLDS):
        world, luck = imagination.world(rng), rng.getrandbits(32)
        looked: dict[int, float] = {}
        for code in order:
            if end is not None and (values or looked) and time.monotonic() > end:
                break
            looked[code] = look_ahead(game, seat, world, code, Random(luck))
        if number == 0 or len(looked) == len(values):
            order = [code for code in order if code in looked]
            values = {code: values.get(code, 0.0) + looked[code] for code in order}
    return sorted(order, key=lambda code: (-values[code], code))


def _iterate(game: Rulebook, root: Node, scale: Scale, state: State, rng: Random) -> None:
    node = root
    path: list[tuple[int, Node]] = []
    for _ in range(DEEPEST):
        settle(state, rng)
        if not state.stack:
            break
        mover = state.seat
        asked, depth = type(state.stack[-1]), len(state.stack)
        code = _select(game, node, scale, state, mover, rng)
        child = node.children.get(code)
        fresh = child is None
        if child is None:
            child = node.children[code] = Node()
        state.play(code)
        path.append((mover, child))
        node = child
        if fresh:
            settle(state, rng)
            _complete(game, state, mover, asked, depth, rng)
            break
    settle(state, rng)
    rewards = _standing(game, state)
    for reward in rewards:
        scale.see(reward)
    root.visits += 1
    for mover, child in path:
        child.visits += 1
        child.total += rewards[mover]


def _complete(game: Rulebook, state: State, mover: int, asked: type, depth: int, rng: Random) -> None:
    """Answer the small questions that belong to the last action, so that it is judged as a whole."""
    for _ in range(FOLLOW_UPS):
        if not is_follow_up(state, mover, asked, depth):
            return
        codes = state.legal()
        state.play(best_now(game, mover, state, codes if len(codes) <= WIDTH else rng.sample(codes, WIDTH), rng))
        settle(state, rng)


def _standing(game: Rulebook, state: State) -> list[float]:
    """For each seat: its evaluation less that of its best rival."""
    values = [game.evaluate(state, seat) for seat in range(len(state.ledger.totals))]
    if len(values) == 1:
        return values
    best = max(values)
    second = sorted(values)[-2]
    return [value - (second if value == best else best) for value in values]


def _select(game: Rulebook, node: Node, scale: Scale, state: State, mover: int, rng: Random) -> int:
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    if node.ranked is None:
        node.ranked = _rank(game, state, mover, legal, rng)
    allowed = set(legal)
    if not node.closed:
        known = set(node.ranked)
        node.ranked += [code for code in legal if code not in known]
    width = 1 + int(WIDEN * sqrt(node.visits + 1))
    window = [code for code in node.ranked if code in allowed][:width]
    for code in window:
        node.offered[code] = node.offered.get(code, 0) + 1
    best, best_value = window[0], float("-inf")
    for code in window:
        child = node.children.get(code)
        if child is None:
            return code
        mean = scale.place(child.total / child.visits)
        value = mean + EXPLORE * sqrt(log(node.offered[code] + 1) / child.visits)
        if value > best_value:
            best, best_value = code, value
    return best


def _rank(game: Rulebook, state: State, mover: int, legal: list[int], rng: Random) -> list[int]:
    sample = legal if len(legal) <= RANKED else rng.sample(legal, RANKED)
    luck = rng.getrandbits(32)
    values: dict[int, float] = {}
    for code in sample:
        after = state.clone()
        play_on(after, code, luck)
        values[code] = game.evaluate(after, mover)
    return sorted(sample, key=lambda code: (-values[code], code))
