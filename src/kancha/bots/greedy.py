"""A bot that looks one action ahead.

It imagines a few states that fit what it sees, tries each legal action in each of them, answers the small questions
that belong to the action in the same way, and takes the action with the best average evaluation.
"""

from __future__ import annotations

from random import Random
from typing import Final

from kancha.bots.base import Imagination, settle
from kancha.bots.turns import play_on
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

FOLLOW_UPS: Final = 3
"""So many small questions of its own are answered with care; after that an action is judged as it stands."""
WIDTH: Final = 12
"""So many answers to a small question are tried."""
SHORT_LIST: Final = 5
"""So many actions stay in the race after the first imagined state."""


class GreedyBot:
    """Takes the action after which the game's own evaluation is best."""

    blind = False

    def __init__(self, worlds: int = 2) -> None:
        self.worlds = worlds

    def choose(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> int:
        """Return the code with the best average over the imagined states; the first of equals."""
        if len(codes) == 1:
            return codes[0]
        imagination = Imagination(game, seat, seen)
        race = codes
        sums = dict.fromkeys(codes, 0.0)
        for _ in range(self.worlds):
            world = imagination.world(rng)
            luck = rng.getrandbits(32)
            for code in race:
                sums[code] += look_ahead(game, seat, world, code, Random(luck))
            race = sorted(race, key=lambda code: (-sums[code], code))[:SHORT_LIST]
        return max(race, key=lambda code: (sums[code], -code))


def look_ahead(game: Rulebook, seat: int, world: State, code: int, rng: Random) -> float:
    """Play an action in a copy of an imagined state, finish what belongs to it, and evaluate."""
    state = world.clone()
    asked, depth = type(state.stack[-1]), len(state.stack)
    state.play(code)
    settle(state, rng)
    for _ in range(FOLLOW_UPS):
        if not is_follow_up(state, seat, asked, depth):
            break
        codes = state.legal()
        if len(codes) > WIDTH:
            codes = rng.sample(codes, WIDTH)
        state.play(best_now(game, seat, state, codes, rng))
        settle(state, rng)
    return game.evaluate(state, seat)


def is_follow_up(state: State, seat: int, asked: type, depth: int) -> bool:
    """Tell whether the pending question belongs to an action that began with a question `asked` at a stack's depth."""
    if not state.stack or state.seat != seat:
        return False
    now = len(state.stack)
    return now > depth or (now == depth and type(state.stack[-1]) is not asked)


def best_now(game: Rulebook, seat: int, state: State, codes: list[int], rng: Random) -> int:
    """Return the code after which the evaluation is best at once."""
    if len(codes) == 1:
        return codes[0]
    best, best_value = codes[0], float("-inf")
    luck = rng.getrandbits(32)
    for code in codes:
        after = state.clone()
        play_on(after, code, luck)
        value = game.evaluate(after, seat)
        if value > best_value:
            best, best_value = code, value
    return best
