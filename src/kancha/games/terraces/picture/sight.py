"""A view read as a state that the rules can be asked about, without copying its lists: it is only looked at."""

from __future__ import annotations

from typing import Any

from kancha.games.terraces.facts import CELLS
from kancha.games.terraces.pawns import FAR, reach
from kancha.games.terraces.state import Seat, Terraces
from kancha.kernel.fields import field_names
from kancha.kernel.game import Game
from kancha.kernel.state import Ledger, Step


def borrow(data: dict[str, Any], kind: Any) -> Any:
    """Return a part that shares the values of its data; a hidden list becomes as many -1 as its hint."""
    part = kind.__new__(kind)
    for name in field_names(kind):
        if name not in data:
            continue
        value = data[name]
        setattr(part, name, [-1] * value["hidden"] if isinstance(value, dict) and "hidden" in value else value)
    return part


class Sight:
    """A view with all that its drawing and its aims want to know."""

    def __init__(self, game: Game, view: Any) -> None:
        self.view = view
        kinds = {kind.__name__: kind for kind in game.parts}
        plain = {name: value for name, value in view.items() if name not in ("seats", "stack", "ledger")}
        self.state: Terraces = borrow(plain, Terraces)
        self.state.facts = game.facts
        self.state.events = None
        self.state.seats = [borrow(seat, Seat) for seat in view["seats"]]
        self.state.stack = [borrow(step, kinds[step["is"]]) for step in view["stack"]]
        self.state.ledger = borrow(view["ledger"], Ledger)
        self.step: Step | None = self.state.stack[-1] if self.state.stack else None
        self._prices: dict[int, list[int]] = {}

    def price(self, start: int, goal: int) -> int:
        """Return what the walk of a pawn costs (FAR: too much); all goals of a start are searched for at once."""
        found = self._prices.get(start)
        if found is None:
            found = self._prices[start] = [FAR] * (CELLS + 1)
            reach(self.state, self.state.active, start, self.state.ap, found)
        return found[goal]
