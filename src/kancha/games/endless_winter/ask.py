"""What all questions to a seat share: who answers, and how an action of the wrong moment is refused."""

from __future__ import annotations

from typing import Any, Final

from kancha.games.endless_winter.actions import SPACE, Done
from kancha.kernel.action import Action
from kancha.kernel.errors import Refusal
from kancha.kernel.state import Step

# Each kind of action with the paragraph that says when it may be taken.
MOMENT: Final[dict[str, str]] = {
    "take-chief": "E16.2",
    "take-setup": "E16.1",
    "play-culture": "E4.3",
    "place": "E4.4",
    "work": "E5.1",
    "eat": "E5.1",
    "recruit": "E6.1",
    "learn": "E7.1",
    "pitch-camp": "E8.1",
    "move-camp": "E8.2",
    "found-village": "E8.3",
    "reveal": "E9.1",
    "take-animal": "E9.2",
    "feast": "E9.4",
    "tip": "E9.5",
    "bury": "E6.3",
    "set-stone": "E7.2",
    "choose": "E3.5",
    "gain-food": "E3.2",
    "gain-tool": "E3.2",
    "draw-card": "E3.2",
    "raise-idol": "E14.1",
    "build-megalith": "E13.1",
    "pay": "E3.5",
    "discard-card": "E3.5",
    "offer": "E4.9",
    "use-card": "E11.3",
    "harvest": "E11.3",
}


class Ask(Step):
    """A question to one seat. Subclasses judge the actions they ask for in `judge`; the rest is not of this moment."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, s: Any) -> int:
        """The seat answers."""
        return self.seat

    def refusal(self, s: Any, code: int) -> Refusal | None:
        """Judge an action; `done` is legal unless a subclass says otherwise."""
        action = SPACE.actions[code]
        if isinstance(action, Done):
            return self.judge_done(s)
        return self.judge(s, action)

    def judge_done(self, s: Any) -> Refusal | None:
        """Judge going on."""
        return None

    def judge(self, s: Any, action: Action) -> Refusal | None:
        """Judge an action other than `done`."""
        return self.stray(action)

    def stray(self, action: Action) -> Refusal:
        """Refuse an action that belongs to another moment."""
        if action.family in MOMENT:
            return Refusal(MOMENT[action.family], f"refuse-moment-{action.family}")
        return Refusal(self.RULES[0], "refuse-chance")
