"""Saltmarket: a small complete game, the example of `docs/adding-a-game.md`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar

from kancha.kernel.action import Space
from kancha.kernel.components import DataTables
from kancha.kernel.game import Game, Option
from kancha.kernel.guide import Guide
from kancha.kernel.measures import Measure

from . import evaluation, hidden
from .actions import GOODS, SPACE
from .facts import Facts
from .measures import GUIDE, MEASURES, tally
from .orders import Refill
from .rounds import Days, FirstSeat
from .scene import MarketPicture
from .state import Market


class Saltmarket(Game[Market, Facts]):
    """Seats bid for crates and deliver secret orders."""

    id: ClassVar[str] = "saltmarket"
    name: ClassVar[str] = "Saltmarket"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, Option]] = {"days": Option("days", 4, [4, 6])}
    rulings: ClassVar[dict[str, Option]] = {"last-bidder": Option("last-bidder", "asked", ["asked", "spoils"])}
    space: ClassVar[Space] = SPACE
    folder: ClassVar[Path] = Path(__file__).parent
    measures: ClassVar[tuple[Measure, ...]] = MEASURES
    guide: ClassVar[Guide] = GUIDE

    def read(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> Facts:
        """Read the facts."""
        return Facts(tables, version, rulings)

    def setup(self, seats: int, options: dict[str, Any]) -> Market:
        """Return the position before anything was drawn; the last step pushed is asked first."""
        s = Market(self.facts, seats, options["days"])
        s.stack.append(Days())
        for seat in reversed(range(seats)):
            s.stack.append(Refill(seat))
        s.stack.append(FirstSeat())
        return s

    def fill(self, s: Market, seat: int | None, rng: Random) -> None:
        """Imagine what is hidden."""
        hidden.fill(s, seat, rng)

    def conserved(self, s: Market) -> dict[str, int]:
        """Every crate and every order is somewhere."""
        counts = {"orders": sum(s.deck) + sum(s.delivered) + sum(len(seat.orders) for seat in s.seats)}
        for good, name in enumerate(GOODS):
            owned = sum(seat.goods[good] for seat in s.seats)
            counts[name] = s.crates[good] + s.lot[good] + owned + s.sold[good] + s.spoiled[good]
        return counts

    def evaluate(self, s: Market, seat: int) -> float:
        """Estimate how well a seat stands."""
        return evaluation.evaluate(s, seat)

    def tally(self, s: Market, viewer: int | None) -> list[list[int]]:
        """Return the measures of all seats."""
        return tally(s)

    def picture(self, s: Market) -> MarketPicture:
        """Lay a position out for the eye."""
        return MarketPicture(self, s)
