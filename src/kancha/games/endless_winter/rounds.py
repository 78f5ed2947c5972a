"""The sequence of play (E1.1): rounds and their phases."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.endless_winter.action_phase import Turn
from kancha.games.endless_winter.decks import put
from kancha.games.endless_winter.eclipse import EclipseTurn, reveal
from kancha.games.endless_winter.events import RoundBegun
from kancha.games.endless_winter.preparation import prepare
from kancha.games.endless_winter.scoring import score_match
from kancha.games.endless_winter.state import WinterState
from kancha.kernel.state import Step

IN_ACTION: Final = 0
IN_ECLIPSE: Final = 1


class Rounds(Step):
    """Four rounds: action phase, Eclipse phase, preparation phase; then the final scoring."""

    RULES: ClassVar = ("E1.1", "E4.1")

    def __init__(self, phase: int = IN_ACTION, turns: int = 0) -> None:
        self.phase = phase
        self.turns = turns
        """Turns begun in this phase, all seats together."""

    def run(self, s: WinterState) -> None:
        """Push the next turn, or change the phase."""
        seats = len(s.seats)
        if self.phase == IN_ACTION:
            if self.turns == 0 and s.events is not None:
                s.events.append(RoundBegun(s.round))
            if self.turns < s.facts.turns * seats:
                s.turn = self.turns // seats
                self.turns += 1
                s.stack.append(Turn(s.order[(self.turns - 1) % seats]))
                return
            reveal(s)
            self.phase = IN_ECLIPSE
            self.turns = 0
            return
        if self.turns < seats:
            self.turns += 1
            s.stack.append(EclipseTurn(s.order[self.turns - 1]))
            return
        for t in s.seats:
            for kind in t.revealed:
                put(t.discards, kind)
            t.revealed = []
        if s.round == s.facts.rounds:
            s.stack.pop()
            score_match(s)
            return
        self.phase = IN_ACTION
        self.turns = 0
        prepare(s)
