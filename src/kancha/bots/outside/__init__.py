"""Outside bots: programs in any language that play by `docs/outside-bots.md`.

A program that answers wrongly, too late or not at all loses its move: a random legal action is played for it, and that
is said in a line. One that fails too often in a match is let go, and the rest of its match is played at random.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Final

from kancha.bots.outside.program import Ended, Program, split
from kancha.bots.outside.talk import Wishes, Wrong, answer, greeting, over, question, wish
from kancha.kernel.errors import KanchaError
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State

__all__ = ["OutsideBot", "outside"]

SECONDS: Final = 5.0
"""Time for an answer, unless another one is given."""
START_SECONDS: Final = 30.0
"""Time to say `ready`."""
FAILURES: Final = 5
"""After so many failures in a match a program is let go."""


class OutsideBot:
    """Holds one seat of one match by a program; `close` ends it."""

    blind = False

    def __init__(self, command: str, seconds: float = SECONDS, told: Callable[[str], None] | None = None) -> None:
        split(command)
        self.command = command
        self.seconds = seconds
        self.failures = 0
        self._told = _say if told is None else told
        self._program: Program | None = None
        self._wishes = Wishes("", frozenset())
        self._asked = 0

    def choose(self, game: Rulebook, seat: int, seen: State | None, codes: list[int], rng: Random) -> int:
        """Return the program's answer; a random one where it has none that can be played."""
        if seen is None:
            raise KanchaError("a bot must be told what its seat sees: state.seen(seat)")
        spare = rng.choice(codes)
        self._asked += 1
        if self.failures >= FAILURES:
            return spare
        try:
            return self._ask(game, seat, seen, codes)
        except Wrong as wrong:
            self._failed(str(wrong), isinstance(wrong, Ended))
            return spare

    def _ask(self, game: Rulebook, seat: int, seen: State, codes: list[int]) -> int:
        if self._program is None:
            self._program = self._started(game, seat, len(seen.ledger.totals))
        program = self._program
        program.say(question(game, seat, seen, codes, self._asked, self.seconds, self._wishes.wants))
        end = monotonic() + self.seconds
        while True:
            code = answer(program.hear(end), self._asked, game.space, codes)
            if code is not None:
                return code

    def _started(self, game: Rulebook, seat: int, seats: int) -> Program:
        program = Program(self.command)
        program.say(greeting(game, seat, seats, self.seconds))
        self._wishes = Wishes("", frozenset())
        end = monotonic() + START_SECONDS
        try:
            while (wishes := wish(program.hear(end), self._wishes)) is not None:
                self._wishes = wishes
        except Wrong:
            program.kill()
            raise
        return program

    def _failed(self, why: str, has_ended: bool) -> None:
        self.failures += 1
        self._told(
            f"bot 'run:{self.command}', question {self._asked}: {why}; a random legal action is played for it"
            + (" from here on" if self.failures >= FAILURES else "")
        )
        if self._program is None:
            return
        if has_ended or self.failures >= FAILURES:
            self._program.kill()
            self._program = None
        else:
            self._program.say([f"wrong {self._asked} {why}"])

    def close(self, scores: list[int] | None = None) -> None:
        """End the program; it is told the scores, if the match is over."""
        if self._program is not None:
            if scores is not None:
                self._program.say(over(scores))
            self._program.close()
            self._program = None


def outside(given: str) -> OutsideBot:
    """Return the bot of `run:COMMAND` or `run:SECONDS:COMMAND`, by what stands after the first colon."""
    first, mark, rest = given.partition(":")
    if mark and first.isascii() and first.isdigit() and int(first):
        return OutsideBot(rest, float(first))
    return OutsideBot(given)


def _say(line: str) -> None:
    print(f"kancha: {line}", file=sys.stderr)
