"""Whole turns: an action is judged when the turn that it begins is over, so that like is compared with like.

A turn is played to its end in an imagined state: each further question of the turn gets the answer after which the
game's own evaluation is best. Chance answers alike for all that is tried in one world. It runs at every decision of
a thinking bot, so it is compiled with the rules.
"""

from __future__ import annotations

from random import Random
from typing import Final

from kancha.bots.base import settle
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import CHANCE, State

DEEPEST: Final = 40
"""So many further questions of a turn are answered; after that it is judged as it stands."""
LONGEST: Final = 60
"""So many likely answers close a long turn."""
WIDTH: Final = 8
"""So many answers to each of them are tried."""


class Line:
    """A turn as it could go: its codes, and the state after it."""

    def __init__(self, code: int, state: State) -> None:
        self.codes: list[int] = [code]
        self.state = state
        self.sure = 0
        """How many codes come before chance has a say, and are a plan; 0: all of them."""

    def add(self, code: int, state: State, is_lucky: bool) -> None:
        """Go on with a code that leads to a state; chance answered it, or it did not."""
        self.codes.append(code)
        self.state = state
        self.see(is_lucky)

    def see(self, is_lucky: bool) -> None:
        """Note whether chance answered the last code."""
        if is_lucky and not self.sure:
            self.sure = len(self.codes)

    def plan(self) -> list[int]:
        """Return the codes that can be planned."""
        return self.codes[: self.sure] if self.sure else self.codes[:]


def is_boundary(game: Rulebook, state: State, seat: int, turn: list[int]) -> bool:
    """Tell whether the turn of a seat, by its name, is over: nobody or another seat is asked, or a new turn began."""
    if not state.stack or state.seat != seat:
        return True
    now = game.turn(state)
    return len(now) > 0 and now != turn


def play_on(state: State, code: int, luck: int) -> bool:
    """Play a code, and what chance answers to it; tell whether it was asked."""
    state.play(code)
    if state.stack and state.seat == CHANCE:
        settle(state, Random(luck))
        return True
    return False


def finish(game: Rulebook, seat: int, world: State, code: int, luck: int, width: int = WIDTH) -> Line:
    """Play a code in a copy of an imagined state and complete the turn; a long turn is closed by likely answers."""
    turn = game.turn(world)
    state = world.clone()
    line = Line(code, state)
    line.see(play_on(state, code, luck))
    if game.long_turns:
        close(game, line, luck)
        return line
    for number in range(1, DEEPEST):
        if is_boundary(game, state, seat, turn):
            break
        codes = state.legal()
        if len(codes) == 1:
            line.add(codes[0], state, play_on(state, codes[0], luck + number))
            continue
        if len(codes) > width:
            codes = Random(luck + number).sample(codes, width)
        best, best_code, best_value, best_luck = state, codes[0], float("-inf"), False
        for other in codes:
            after = state.clone()
            is_lucky = play_on(after, other, luck + number)
            value = game.evaluate(after, seat)
            if value > best_value:
                best, best_code, best_value, best_luck = after, other, value, is_lucky
        state = best
        line.add(best_code, state, best_luck)
    return line


def close(game: Rulebook, line: Line, luck: int) -> None:
    """Let all who are asked to close a long turn answer as is likely."""
    for number in range(1, LONGEST):
        code = game.reply(line.state)
        if code < 0:
            return
        line.add(code, line.state, play_on(line.state, code, luck + number))


def shortened(game: Rulebook, seat: int, world: State, codes: list[int], luck: int, most: int) -> list[int]:
    """Return the codes that look best at once, if there are more than so many."""
    if len(codes) <= most:
        return codes
    values: dict[int, float] = {}
    for code in codes:
        after = world.clone()
        play_on(after, code, luck)
        values[code] = game.evaluate(after, seat)
    return sorted(codes, key=lambda code: (-values[code], code))[:most]
