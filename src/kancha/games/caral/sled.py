"""The transport sled (K1.2, K5.4): loading stones and giving them back."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.events import StonesLoaded
from kancha.games.caral.modules import changed
from kancha.games.caral.state import CaralState
from kancha.kernel.state import Step


class Loading(Step):
    """Load stones as a later part of an effect."""

    RULES: ClassVar = ("K1.2",)

    def __init__(self, seat: int, stones: int) -> None:
        self.seat = seat
        self.stones = stones

    def run(self, s: CaralState) -> None:
        """Load them."""
        s.stack.pop()
        load_stones(s, self.seat, self.stones)


def load_stones(s: CaralState, seat: int, stones: int) -> None:
    """Put stones on the sled; what it cannot carry is lost (K1.2)."""
    family = s.families[seat]
    loaded = min(stones, s.facts.stone_room - family.stones)
    if loaded <= 0:
        return
    family.stones += loaded
    s.stones -= loaded
    if s.events is not None:
        s.events.append(StonesLoaded(seat, loaded))
    changed(s, seat)


def pay_stone(s: CaralState, seat: int) -> None:
    """Give one stone of the sled back to the supply."""
    s.families[seat].stones -= 1
    s.stones += 1
