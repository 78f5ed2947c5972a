"""Dudo: dice under cups, bids that rise, and the doubt; a traditional game of Peru, written by following the guide."""

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
from .actions import SPACE
from .facts import Facts
from .measures import GUIDE, MEASURES, tally
from .rounds import FirstSeat, Rounds
from .scene import CupsPicture
from .state import Cups


class Dudo(Game[Cups, Facts]):
    """Say how many dice there are, or doubt it."""

    id: ClassVar[str] = "dudo"
    name: ClassVar[str] = "Dudo"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, Option]] = {"length": Option("length", "full", ["short", "full"])}
    space: ClassVar[Space] = SPACE
    folder: ClassVar[Path] = Path(__file__).parent
    measures: ClassVar[tuple[Measure, ...]] = MEASURES
    guide: ClassVar[Guide] = GUIDE

    def read(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> Facts:
        """Read the facts."""
        return Facts(tables, version, rulings)

    def setup(self, seats: int, options: dict[str, Any]) -> Cups:
        """Return the position before anything was rolled; the last step pushed is asked first."""
        s = Cups(self.facts, seats, self.facts.dice[options["length"]])
        s.stack += [Rounds(), FirstSeat()]
        return s

    def fill(self, s: Cups, seat: int | None, rng: Random) -> None:
        """Imagine what is hidden."""
        hidden.fill(s, seat, rng)

    def conserved(self, s: Cups) -> dict[str, int]:
        """Every die is somewhere."""
        return {"dice": s.total + s.lost}

    def evaluate(self, s: Cups, seat: int) -> float:
        """Estimate how well a seat stands."""
        return evaluation.evaluate(s, seat)

    def tally(self, s: Cups, viewer: int | None) -> list[list[int]]:
        """Return the measures of all seats."""
        return tally(s)

    def picture(self, s: Cups) -> CupsPicture:
        """Lay a position out for the eye."""
        return CupsPicture(self, s)
