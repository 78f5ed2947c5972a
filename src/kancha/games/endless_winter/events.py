"""What happened, for log lines, animation and statistics. Names are message ids of the game's words."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import OWNER, Event


class OrderTaken(Event):
    """A seat took a position in the turn order."""

    RULES: ClassVar[tuple[str, ...]] = ("E2.9", "E11.2")

    def __init__(self, seat: int, position: int) -> None:
        self.seat = seat
        self.position = position


class ChiefTaken(Event):
    """A seat got a Chief card."""

    RULES: ClassVar[tuple[str, ...]] = ("E2.10",)

    def __init__(self, seat: int, chief: str) -> None:
        self.seat = seat
        self.chief = chief


class SetupTaken(Event):
    """A seat got a setup card."""

    RULES: ClassVar[tuple[str, ...]] = ("E2.11",)

    def __init__(self, seat: int, setup: str) -> None:
        self.seat = seat
        self.setup = setup


class RoundBegun(Event):
    """A round began."""

    RULES: ClassVar[tuple[str, ...]] = ("E1.1",)

    def __init__(self, round: int) -> None:
        self.round = round


class CulturePlayed(Event):
    """A seat played a Culture card."""

    RULES: ClassVar[tuple[str, ...]] = ("E4.3",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class FigurePlaced(Event):
    """A seat placed a figure."""

    RULES: ClassVar[tuple[str, ...]] = ("E4.4",)

    def __init__(self, seat: int, figure: str, place: str) -> None:
        self.seat = seat
        self.figure = figure
        self.place = place


class CardWorked(Event):
    """A seat played a Tribe card for Labor."""

    RULES: ClassVar[tuple[str, ...]] = ("E5.2",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class LaborGained(Event):
    """A seat gained Labor beyond that of a card."""

    RULES: ClassVar[tuple[str, ...]] = ("E5.2",)

    def __init__(self, seat: int, labor: int) -> None:
        self.seat = seat
        self.labor = labor


class FoodEaten(Event):
    """A seat moved the Food marker one space left for Labor."""

    RULES: ClassVar[tuple[str, ...]] = ("E5.3",)

    def __init__(self, seat: int, labor: int) -> None:
        self.seat = seat
        self.labor = labor


class BottomReached(Event):
    """A seat was the first of the round at the bottom of a column."""

    RULES: ClassVar[tuple[str, ...]] = ("E4.6",)

    def __init__(self, seat: int, place: str) -> None:
        self.seat = seat
        self.place = place


class TribeRecruited(Event):
    """A seat took a Tribe card from the supply."""

    RULES: ClassVar[tuple[str, ...]] = ("E6.1",)

    def __init__(self, seat: int, card: str, to: str) -> None:
        self.seat = seat
        self.card = card
        self.to = to


class CardBuried(Event):
    """A seat buried a card that lay open."""

    RULES: ClassVar[tuple[str, ...]] = ("E6.3",)

    def __init__(self, seat: int, card: str, origin: str) -> None:
        self.seat = seat
        self.card = card
        self.origin = origin


class CardEntombed(Event):
    """A seat buried a card that nobody else saw."""

    RULES: ClassVar[tuple[str, ...]] = ("E1.5", "E6.3")
    SEES: ClassVar[dict[str, str]] = {"card": OWNER}

    def __init__(self, seat: int, card: str, origin: str) -> None:
        self.seat = seat
        self.card = card
        self.origin = origin


class CultureLearned(Event):
    """A seat took a Culture card into hand."""

    RULES: ClassVar[tuple[str, ...]] = ("E7.1",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class StoneSet(Event):
    """A seat set a Sacred Stone on its board."""

    RULES: ClassVar[tuple[str, ...]] = ("E7.2",)

    def __init__(self, seat: int, stone: str, food: int, tools: int) -> None:
        self.seat = seat
        self.stone = stone
        self.food = food
        self.tools = tools


class CampPitched(Event):
    """A seat put a Camp on the Base tile."""

    RULES: ClassVar[tuple[str, ...]] = ("E8.1",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CampMoved(Event):
    """A seat moved a Camp."""

    RULES: ClassVar[tuple[str, ...]] = ("E8.2",)

    def __init__(self, seat: int, start: str, end: str) -> None:
        self.seat = seat
        self.start = start
        self.end = end


class VillageFounded(Event):
    """A seat placed a Village."""

    RULES: ClassVar[tuple[str, ...]] = ("E8.3",)

    def __init__(self, seat: int, juncture: str) -> None:
        self.seat = seat
        self.juncture = juncture


class AnimalRevealed(Event):
    """An Animal was turned up on the Animal board."""

    RULES: ClassVar[tuple[str, ...]] = ("E9.1", "E12.3")

    def __init__(self, animal: str) -> None:
        self.animal = animal


class AnimalTaken(Event):
    """A seat took an Animal."""

    RULES: ClassVar[tuple[str, ...]] = ("E9.2", "E9.6")

    def __init__(self, seat: int, animal: str) -> None:
        self.seat = seat
        self.animal = animal


class AnimalTipped(Event):
    """A seat tipped an Animal."""

    RULES: ClassVar[tuple[str, ...]] = ("E9.5",)

    def __init__(self, seat: int, animal: str) -> None:
        self.seat = seat
        self.animal = animal


class FoodGained(Event):
    """A seat gained Food; excess was lost."""

    RULES: ClassVar[tuple[str, ...]] = ("E3.3",)

    def __init__(self, seat: int, food: int, lost: int) -> None:
        self.seat = seat
        self.food = food
        self.lost = lost


class ToolGained(Event):
    """A seat gained Tools; excess was lost."""

    RULES: ClassVar[tuple[str, ...]] = ("E3.4",)

    def __init__(self, seat: int, tools: int, lost: int) -> None:
        self.seat = seat
        self.tools = tools
        self.lost = lost


class CardDrawn(Event):
    """A seat drew a card."""

    RULES: ClassVar[tuple[str, ...]] = ("E3.1",)
    SEES: ClassVar[dict[str, str]] = {"card": OWNER}

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class DeckShuffled(Event):
    """A seat's discard pile became its new deck."""

    RULES: ClassVar[tuple[str, ...]] = ("E3.1",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardDiscarded(Event):
    """A seat discarded a card from hand as a cost."""

    RULES: ClassVar[tuple[str, ...]] = ("E3.5",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class IdolRaised(Event):
    """A seat moved an idol marker up."""

    RULES: ClassVar[tuple[str, ...]] = ("E14.1",)

    def __init__(self, seat: int, track: str, level: int) -> None:
        self.seat = seat
        self.track = track
        self.level = level


class MegalithBuilt(Event):
    """A seat placed a Megalith."""

    RULES: ClassVar[tuple[str, ...]] = ("E13.2",)

    def __init__(self, seat: int, x: str, y: str, level: int) -> None:
        self.seat = seat
        self.x = x
        self.y = y
        self.level = level


class CardOffered(Event):
    """A seat put a card on its Eclipse pile."""

    RULES: ClassVar[tuple[str, ...]] = ("E4.9",)
    SEES: ClassVar[dict[str, str]] = {"card": OWNER}

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class PileRevealed(Event):
    """A seat's Eclipse pile was revealed; the total is in Labor, as written."""

    RULES: ClassVar[tuple[str, ...]] = ("E11.1",)

    def __init__(self, seat: int, cards: list[str], total: str) -> None:
        self.seat = seat
        self.cards = cards
        self.total = total


class CardUsed(Event):
    """A seat carried out the Eclipse action of a card."""

    RULES: ClassVar[tuple[str, ...]] = ("E11.3",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class TileHarvested(Event):
    """A seat took the benefit of a Terrain tile."""

    RULES: ClassVar[tuple[str, ...]] = ("E11.3",)

    def __init__(self, seat: int, hex: str, terrain: str) -> None:
        self.seat = seat
        self.hex = hex
        self.terrain = terrain


class CultureReturned(Event):
    """A Culture card went back under its deck."""

    RULES: ClassVar[tuple[str, ...]] = ("E12.4",)

    def __init__(self, card: str) -> None:
        self.card = card


class CultureRevealed(Event):
    """A Culture card was turned up."""

    RULES: ClassVar[tuple[str, ...]] = ("E2.3", "E12.6")

    def __init__(self, card: str) -> None:
        self.card = card


class MatchScored(Event):
    """The final scoring began."""

    RULES: ClassVar[tuple[str, ...]] = ("E15.1",)
