"""When each action may be taken; and what all questions share: an action of another moment is refused with its rule."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.endless_winter.actions import (
    BUILD,
    BURY_CARD,
    CHOOSE,
    DISCARD_CARD,
    DONE,
    DRAW_CARD,
    EAT,
    FEAST,
    FOUND_VILLAGE,
    GAIN_FOOD,
    GAIN_TOOL,
    HARVEST,
    LEARN,
    MOVE_CAMP,
    OFFER_CARD,
    PAY_COST,
    PITCH_CAMP,
    PLACE,
    PLAY_CULTURE,
    RAISE_IDOL,
    RECRUIT,
    REVEAL_ANIMALS,
    SET_STONE,
    SPACE,
    TAKE_ANIMAL,
    TAKE_CHIEF,
    TAKE_SETUP,
    TIP_ANIMAL,
    USE_CARD,
    WORK,
)
from kancha.kernel import steps
from kancha.kernel.action import Family
from kancha.kernel.errors import Refusal
from kancha.kernel.state import Step

MOMENTS: Final[dict[str, tuple[Family | int, ...]]] = {
    "E16.2": (TAKE_CHIEF,),
    "E16.1": (TAKE_SETUP,),
    "E4.3": (PLAY_CULTURE,),
    "E4.4": (PLACE,),
    "E5.1": (WORK, EAT),
    "E6.1": (RECRUIT,),
    "E7.1": (LEARN,),
    "E8.1": (PITCH_CAMP,),
    "E8.2": (MOVE_CAMP,),
    "E8.3": (FOUND_VILLAGE,),
    "E9.1": (REVEAL_ANIMALS,),
    "E9.2": (TAKE_ANIMAL,),
    "E9.4": (FEAST,),
    "E9.5": (TIP_ANIMAL,),
    "E6.3": (BURY_CARD,),
    "E7.2": (SET_STONE,),
    "E3.5": (CHOOSE, PAY_COST, DISCARD_CARD),
    "E3.2": (GAIN_FOOD, GAIN_TOOL, DRAW_CARD),
    "E14.1": (RAISE_IDOL,),
    "E13.1": (BUILD,),
    "E4.9": (OFFER_CARD,),
    "E11.3": (USE_CARD, HARVEST),
}
"""By paragraph: the actions whose moment it names."""


def stray(step: Step, code: int) -> Refusal:
    """Refuse an action that belongs to another moment."""
    for rule, answers in MOMENTS.items():
        for answer in answers:
            if code in answer if isinstance(answer, Family) else code == answer:
                return Refusal(rule, f"refuse-moment-{SPACE.of[code].name}")
    return Refusal(step.RULES[0], "refuse-chance")


class Ask(steps.Ask):
    """A question to one seat."""

    def not_asked(self, code: int) -> Refusal:
        """Say when the action may be taken."""
        return stray(self, code)


class AskAny(steps.AskAny):
    """A seat does things one after another, as many as it likes, until it is done."""

    UNTIL: ClassVar[int] = DONE

    def not_asked(self, code: int) -> Refusal:
        """Say when the action may be taken."""
        return stray(self, code)


class AskSome(steps.AskSome):
    """A seat does so many things one after another, or declines what is left."""

    UNTIL: ClassVar[int] = DONE

    def not_asked(self, code: int) -> Refusal:
        """Say when the action may be taken."""
        return stray(self, code)
