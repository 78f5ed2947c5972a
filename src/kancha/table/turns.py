"""The turn bar of a match: crumbs, places and kinds of answers for the seat that must answer."""

from __future__ import annotations

from functools import lru_cache

from kancha.kernel.bar import Bar
from kancha.kernel.match import Match
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.story import first_recent, turn
from kancha.kernel.turn import Turn, TurnSpan
from kancha.kernel.units import Trace
from kancha.table.choices import Offers


@lru_cache(maxsize=64)
def _bar(game: Rulebook) -> tuple[Bar, Offers]:
    """Return the turn bar of a game and its choices: its places are large, and the same in all matches."""
    bar = Bar(game)
    return bar, Offers(game, bar)


class Turns:
    """The turn bar of the game that a journal is about, and the units of its match."""

    def __init__(self, game: Rulebook) -> None:
        self.bar, self.offers = _bar(game)
        self._trace: Trace | None = None
        self._over: list[TurnSpan] = []
        """The turns of that trace that are over, up to the last one that was told."""

    def turn(self, match: Match, codes: list[int], reasons: bool = True) -> Turn:
        """Return the turn of the seat that must answer by one of some codes.

        Without `reasons`, they are told with the outlooks.
        """
        return self.bar.turn(match, self._follow(match), reasons, codes)

    def recent(self, match: Match) -> list[TurnSpan]:
        """Return the last turns: whose they were, and what came of them."""
        trace = self._follow(match)
        last = len(trace.owner) - 1
        self._over += [turn(trace, number) for number in range(len(self._over), last)]
        return [*self._over[first_recent(trace) : last], turn(trace, last)]

    def _follow(self, match: Match) -> Trace:
        trace = Trace(match) if self._trace is None else self._trace.follow(match)
        if trace is not self._trace:
            self._trace = trace
            self._over.clear()
        trace.join(match)
        return trace
