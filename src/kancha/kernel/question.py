"""A question as a caller meets it: what is asked, and the actions that answer it."""

from __future__ import annotations

from kancha.kernel.action import Action, Space
from kancha.kernel.errors import UnknownAction


class Question:
    """What is asked: the step's name, the seat that must answer, the rules it rests on, its words."""

    __slots__ = ("args", "rules", "seat", "step")

    def __init__(self, step: str, seat: int, rules: tuple[str, ...], args: dict[str, int | str]) -> None:
        self.step = step
        self.seat = seat
        self.rules = rules
        self.args = args

    @property
    def message(self) -> str:
        """The id of the sentence that asks."""
        return f"question-{self.step}"

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.step} ({', '.join(self.rules)})>"


def code_of(space: Space, action: Action | int | str) -> int:
    """Return the code of an action of the space, given by itself, its code or its text."""
    actions = space.actions
    if isinstance(action, Action):
        code = action.code
        if not 0 <= code < len(actions) or actions[code] is not action:
            raise UnknownAction(action.text, [])
        return code
    if isinstance(action, str):
        return space.parse(action).code
    if isinstance(action, bool) or not 0 <= action < len(actions):
        raise UnknownAction(str(action), [])
    return action
