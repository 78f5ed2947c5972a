"""The language of rule tests: a position, moves by their text, what is offered, what is refused and what was heard.

A game's tests bind it once to the game's space and add words for its own pieces:

    moves = Moves(SPACE)
    ask, play, offers, refused, heard = moves.ask, moves.play, moves.offers, moves.refused, moves.heard
"""

from __future__ import annotations

from typing import TypeVar

from kancha.kernel.action import Space, kebab
from kancha.kernel.errors import Refusal
from kancha.kernel.event import Event
from kancha.kernel.state import CHANCE, State, Step

S = TypeVar("S", bound=State)


class Moves:
    """Verbs for the positions of one game; whatever is said of an action, both formulations must agree on it."""

    def __init__(self, space: Space) -> None:
        self.space = space

    def ask(self, s: S, *steps: Step) -> S:
        """Make these the pending questions, the last one on top, and run on to the first that somebody must answer."""
        s.stack = list(steps)
        s.advance()
        return s

    def asked(self, s: State) -> str:
        """Return the name of the pending question; nothing when the match is over."""
        return kebab(type(s.stack[-1]).__name__) if s.stack else ""

    def offers(self, s: State) -> list[str]:
        """Return the texts of all legal actions."""
        return [self.space.actions[code].text for code in s.legal()]

    def play(self, s: S, *texts: str) -> S:
        """Play actions by their text, those of chance too; each must be offered and must not be refused."""
        for text in texts:
            code = self.space.parse(text).code
            refusal = s.refusal(code)
            assert refusal is None, f"{text!r} is refused: {refusal}"
            assert code in s.legal(), f"{text!r} is not offered: {self.offers(s)}"
            s.play(code)
        return s

    def chance(self, s: S) -> S:
        """Let chance answer, always with its first outcome, until a seat must."""
        while s.stack and s.seat == CHANCE:
            s.play(s.legal()[0])
        return s

    def refused(self, s: State, text: str) -> Refusal:
        """Return why an action is refused; it must not be offered either."""
        code = self.space.parse(text).code
        refusal = s.refusal(code)
        assert refusal is not None, f"{text!r} is not refused"
        assert code not in s.legal(), f"{text!r} is refused ({refusal}) and offered"
        return refusal

    def heard(self, s: State, *texts: str) -> list[Event]:
        """Play actions and return what happened."""
        s.events = []
        self.play(s, *texts)
        events, s.events = s.events, None
        return events
