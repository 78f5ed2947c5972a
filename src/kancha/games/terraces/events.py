"""What happened, for the log, animation and statistics. Hexes are told by name, cards by message id."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.event import Event
from kancha.kernel.state import OWNER


class SeatBegan(Event):
    """Chance chose the start player."""

    RULES: ClassVar = ("C1.5",)
    seat: int


class TurnBegan(Event):
    """A seat began its turn."""

    QUIET: ClassVar = "every turn has a heading of its own"
    RULES: ClassVar = ("C2.1",)
    seat: int
    points: int


class DutyLapsed(Event):
    """A seat found no place for any tile and need not lay one this turn."""

    RULES: ClassVar = ("R12",)
    seat: int


class TileLaid(Event):
    """A tile was laid; `tile` is triple, double, village or field, the first hex is its village hex."""

    RULES: ClassVar = ("C3.2",)
    seat: int
    tile: str
    cells: list[str]
    height: int
    price: int


class CityCut(Event):
    """A tile has made a city smaller; `cell` is the hex of its temple."""

    RULES: ClassVar = ("C3.10",)
    seat: int
    cell: str
    before: int
    after: int


class PawnEntered(Event):
    """A pawn came in."""

    RULES: ClassVar = ("C4.2",)
    seat: int
    cell: str
    price: int


class PawnWalked(Event):
    """A pawn walked."""

    RULES: ClassVar = ("C4.3",)
    seat: int
    start: str
    cell: str
    price: int


class PawnLeft(Event):
    """A pawn went back to its supply."""

    RULES: ClassVar = ("C4.2",)
    seat: int
    start: str
    price: int


class TempleBuilt(Event):
    """A village became a city."""

    RULES: ClassVar = ("C5.3",)
    seat: int
    cell: str
    value: int


class TempleEnlarged(Event):
    """A temple grew."""

    RULES: ClassVar = ("C5.5",)
    seat: int
    cell: str
    value: int


class BasinPlaced(Event):
    """A basin was placed."""

    RULES: ClassVar = ("C6.1",)
    seat: int
    cell: str


class BasinClosed(Event):
    """A group of basins was surrounded, and a seat stood highest."""

    TELLS: ClassVar = ("basin",)
    RULES: ClassVar = ("C6.4",)
    seat: int
    cells: list[str]
    size: int
    points: int


class BasinWasted(Event):
    """A group of basins was surrounded, and nobody stood alone at the top."""

    RULES: ClassVar = ("C6.4",)
    cells: list[str]
    size: int


class TokenUsed(Event):
    """A seat gave an extra-action token."""

    RULES: ClassVar = ("C2.2",)
    seat: int


class OpenCardTaken(Event):
    """A seat took the open card."""

    RULES: ClassVar = ("C7.1",)
    seat: int
    card: str


class CardDrawn(Event):
    """A seat drew an unseen card."""

    SEES: ClassVar = {"card": OWNER}
    RULES: ClassVar = ("C7.1",)
    seat: int
    card: str


class CardTurnedUp(Event):
    """A card was turned up as the open card."""

    QUIET: ClassVar = "nobody does it: the card lies open"
    RULES: ClassVar = ("C7.2",)
    card: str


class DiscardsShuffled(Event):
    """The discards became the new pile."""

    RULES: ClassVar = ("C9.4",)
    count: int


class FestivalProposed(Event):
    """A seat opened a festival."""

    RULES: ClassVar = ("C8.1",)
    seat: int
    cell: str
    value: int


class CardPlayed(Event):
    """A seat played a card in a festival and now has that total."""

    RULES: ClassVar = ("C8.4",)
    seat: int
    card: str
    total: int


class StayedOut(Event):
    """A seat stayed out of a festival."""

    RULES: ClassVar = ("C8.4",)
    seat: int


class DroppedOut(Event):
    """A seat dropped out of a festival."""

    RULES: ClassVar = ("C8.6",)
    seat: int


class Stood(Event):
    """A seat agreed to share."""

    RULES: ClassVar = ("C8.8",)
    seat: int


class FestivalHeld(Event):
    """A festival ended; these seats share it, or one holds it alone."""

    TELLS: ClassVar = ("festival.alone", "festival.shared")
    RULES: ClassVar = ("C8.9",)
    winners_seat: list[int]
    cell: str
    points: int
    count: int


class EndBegan(Event):
    """The last triple was laid: everybody else has one last turn."""

    RULES: ClassVar = ("C10.1",)
    seat: int


class LandFull(Event):
    """Nobody could lay a tile for a whole round: the end begins."""

    RULES: ClassVar = ("R29",)
    seat: int


class CityScored(Event):
    """A seat scored a city in its final count; `position` is 1 or 2, `tied` how many others share it."""

    TELLS: ClassVar = ("final.first", "final.second")
    RULES: ClassVar = ("C11.1",)
    seat: int
    cell: str
    position: int
    tied: int
    points: int


class SeatCounted(Event):
    """A seat finished its final count."""

    QUIET: ClassVar = "its cities were told one by one"
    RULES: ClassVar = ("C10.2",)
    seat: int
    points: int
