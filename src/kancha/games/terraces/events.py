"""What happened, for the log, animation and statistics. Hexes are told by name, cards by message id."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import OWNER, Event


class SeatBegan(Event):
    """Chance chose the start player."""

    RULES: ClassVar[tuple[str, ...]] = ("C1.5",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TurnBegan(Event):
    """A seat began its turn."""

    RULES: ClassVar[tuple[str, ...]] = ("C2.1",)

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points


class DutyLapsed(Event):
    """A seat found no place for any tile and need not lay one this turn."""

    RULES: ClassVar[tuple[str, ...]] = ("R12",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TileLaid(Event):
    """A tile was laid; `tile` is triple, double, village or field, the first hex is its village hex."""

    RULES: ClassVar[tuple[str, ...]] = ("C3.2",)

    def __init__(self, seat: int, tile: str, cells: list[str], height: int, price: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cells = cells
        self.height = height
        self.price = price


class PawnEntered(Event):
    """A pawn came in."""

    RULES: ClassVar[tuple[str, ...]] = ("C4.2",)

    def __init__(self, seat: int, cell: str, price: int) -> None:
        self.seat = seat
        self.cell = cell
        self.price = price


class PawnWalked(Event):
    """A pawn walked."""

    RULES: ClassVar[tuple[str, ...]] = ("C4.3",)

    def __init__(self, seat: int, start: str, cell: str, price: int) -> None:
        self.seat = seat
        self.start = start
        self.cell = cell
        self.price = price


class PawnLeft(Event):
    """A pawn went back to its supply."""

    RULES: ClassVar[tuple[str, ...]] = ("C4.2",)

    def __init__(self, seat: int, start: str, price: int) -> None:
        self.seat = seat
        self.start = start
        self.price = price


class TempleBuilt(Event):
    """A village became a city."""

    RULES: ClassVar[tuple[str, ...]] = ("C5.3",)

    def __init__(self, seat: int, cell: str, value: int) -> None:
        self.seat = seat
        self.cell = cell
        self.value = value


class TempleEnlarged(Event):
    """A temple grew."""

    RULES: ClassVar[tuple[str, ...]] = ("C5.5",)

    def __init__(self, seat: int, cell: str, value: int) -> None:
        self.seat = seat
        self.cell = cell
        self.value = value


class BasinPlaced(Event):
    """A basin was placed."""

    RULES: ClassVar[tuple[str, ...]] = ("C6.1",)

    def __init__(self, seat: int, cell: str) -> None:
        self.seat = seat
        self.cell = cell


class BasinClosed(Event):
    """A group of basins was surrounded, and a seat stood highest."""

    RULES: ClassVar[tuple[str, ...]] = ("C6.4",)

    def __init__(self, seat: int, cells: list[str], size: int, points: int) -> None:
        self.seat = seat
        self.cells = cells
        self.size = size
        self.points = points


class BasinWasted(Event):
    """A group of basins was surrounded, and nobody stood alone at the top."""

    RULES: ClassVar[tuple[str, ...]] = ("C6.4",)

    def __init__(self, cells: list[str], size: int) -> None:
        self.cells = cells
        self.size = size


class TokenUsed(Event):
    """A seat gave an extra-action token."""

    RULES: ClassVar[tuple[str, ...]] = ("C2.2",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class OpenCardTaken(Event):
    """A seat took the open card."""

    RULES: ClassVar[tuple[str, ...]] = ("C7.1",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class CardDrawn(Event):
    """A seat drew an unseen card."""

    SEES: ClassVar[dict[str, str]] = {"card": OWNER}
    RULES: ClassVar[tuple[str, ...]] = ("C7.1",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class CardTurnedUp(Event):
    """A card was turned up as the open card."""

    RULES: ClassVar[tuple[str, ...]] = ("C7.2",)

    def __init__(self, card: str) -> None:
        self.card = card


class DiscardsShuffled(Event):
    """The discards became the new pile."""

    RULES: ClassVar[tuple[str, ...]] = ("C9.4",)

    def __init__(self, count: int) -> None:
        self.count = count


class FestivalProposed(Event):
    """A seat opened a festival."""

    RULES: ClassVar[tuple[str, ...]] = ("C8.1",)

    def __init__(self, seat: int, cell: str, value: int) -> None:
        self.seat = seat
        self.cell = cell
        self.value = value


class CardPlayed(Event):
    """A seat played a card in a festival and now has that total."""

    RULES: ClassVar[tuple[str, ...]] = ("C8.4",)

    def __init__(self, seat: int, card: str, total: int) -> None:
        self.seat = seat
        self.card = card
        self.total = total


class StayedOut(Event):
    """A seat stayed out of a festival."""

    RULES: ClassVar[tuple[str, ...]] = ("C8.4",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DroppedOut(Event):
    """A seat dropped out of a festival."""

    RULES: ClassVar[tuple[str, ...]] = ("C8.6",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Stood(Event):
    """A seat agreed to share."""

    RULES: ClassVar[tuple[str, ...]] = ("C8.8",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class FestivalHeld(Event):
    """A festival ended; these seats share it, or one holds it alone."""

    RULES: ClassVar[tuple[str, ...]] = ("C8.9",)

    def __init__(self, winners_seat: list[int], cell: str, points: int) -> None:
        self.winners_seat = winners_seat
        self.count = len(winners_seat)
        self.cell = cell
        self.points = points


class EndBegan(Event):
    """The last triple was laid: everybody else has one last turn."""

    RULES: ClassVar[tuple[str, ...]] = ("C10.1",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class LandFull(Event):
    """Nobody could lay a tile for a whole round: the end begins."""

    RULES: ClassVar[tuple[str, ...]] = ("R29",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CityScored(Event):
    """A seat scored a city in its final count; `position` is 1 or 2."""

    RULES: ClassVar[tuple[str, ...]] = ("C11.1",)

    def __init__(self, seat: int, cell: str, position: int, points: int) -> None:
        self.seat = seat
        self.cell = cell
        self.position = position
        self.points = points


class SeatCounted(Event):
    """A seat finished its final count."""

    RULES: ClassVar[tuple[str, ...]] = ("C10.2",)

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points
