"""What happened, for log lines, animation and statistics. Names are message ids of the game's words."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.event import Event
from kancha.kernel.state import OWNER


class OrderTaken(Event):
    """A seat took a position in the turn order."""

    RULES: ClassVar = ("E2.9", "E11.2")
    seat: int
    position: int


class ChiefTaken(Event):
    """A seat got a Chief card."""

    RULES: ClassVar = ("E2.10",)
    seat: int
    chief: str


class SetupTaken(Event):
    """A seat got a setup card."""

    RULES: ClassVar = ("E2.11",)
    seat: int
    setup: str


class RoundBegun(Event):
    """A round began."""

    RULES: ClassVar = ("E1.1",)
    round: int


class CulturePlayed(Event):
    """A seat played a Culture card."""

    RULES: ClassVar = ("E4.3",)
    seat: int
    card: str


class FigurePlaced(Event):
    """A seat placed a figure."""

    RULES: ClassVar = ("E4.4",)
    seat: int
    figure: str
    place: str


class CardWorked(Event):
    """A seat played a Tribe card for Labor."""

    RULES: ClassVar = ("E5.2",)
    seat: int
    card: str


class LaborGained(Event):
    """A seat gained Labor beyond that of a card."""

    QUIET: ClassVar = "half-step: what the Labor is spent on is told"
    RULES: ClassVar = ("E5.2",)
    seat: int
    labor: int


class FoodEaten(Event):
    """A seat moved the Food marker one space left for Labor."""

    RULES: ClassVar = ("E5.3",)
    seat: int
    labor: int


class BottomReached(Event):
    """A seat was the first of the round at the bottom of a column."""

    RULES: ClassVar = ("E4.6",)
    seat: int
    place: str


class TribeRecruited(Event):
    """A seat took a Tribe card from the supply."""

    RULES: ClassVar = ("E6.1",)
    seat: int
    card: str
    to: str


class CardBuried(Event):
    """A seat buried a card that lay open."""

    RULES: ClassVar = ("E6.3",)
    seat: int
    card: str
    origin: str


class CardEntombed(Event):
    """A seat buried a card that nobody else saw."""

    RULES: ClassVar = ("E1.5", "E6.3")
    SEES: ClassVar = {"card": OWNER}
    seat: int
    card: str
    origin: str


class CultureLearned(Event):
    """A seat took a Culture card into hand."""

    RULES: ClassVar = ("E7.1",)
    seat: int
    card: str


class StoneSet(Event):
    """A seat set a Sacred Stone on its board."""

    RULES: ClassVar = ("E7.2",)
    seat: int
    stone: str
    food: int
    tools: int


class CampPitched(Event):
    """A seat put a Camp on the Base tile."""

    RULES: ClassVar = ("E8.1",)
    seat: int


class CampMoved(Event):
    """A seat moved a Camp."""

    RULES: ClassVar = ("E8.2",)
    seat: int
    start: str
    end: str


class VillageFounded(Event):
    """A seat placed a Village."""

    RULES: ClassVar = ("E8.3",)
    seat: int
    juncture: str


class AnimalRevealed(Event):
    """An Animal was turned up on the Animal board."""

    QUIET: ClassVar = "nobody does it: the row shows the animal"
    RULES: ClassVar = ("E9.1", "E12.3")
    animal: str


class AnimalTaken(Event):
    """A seat took an Animal."""

    RULES: ClassVar = ("E9.2", "E9.6")
    seat: int
    animal: str


class AnimalTipped(Event):
    """A seat tipped an Animal."""

    RULES: ClassVar = ("E9.5",)
    seat: int
    animal: str


class FoodGained(Event):
    """A seat gained Food; excess was lost."""

    RULES: ClassVar = ("E3.3",)
    seat: int
    food: int
    lost: int


class ToolGained(Event):
    """A seat gained Tools; excess was lost."""

    RULES: ClassVar = ("E3.4",)
    seat: int
    tools: int
    lost: int


class CardDrawn(Event):
    """A seat drew a card."""

    RULES: ClassVar = ("E3.1",)
    SEES: ClassVar = {"card": OWNER}
    seat: int
    card: str


class DeckShuffled(Event):
    """A seat's discard pile became its new deck."""

    RULES: ClassVar = ("E3.1",)
    seat: int


class CardDiscarded(Event):
    """A seat discarded a card from hand as a cost."""

    RULES: ClassVar = ("E3.5",)
    seat: int
    card: str


class IdolRaised(Event):
    """A seat moved an idol marker up."""

    RULES: ClassVar = ("E14.1",)
    seat: int
    track: str
    level: int


class MegalithBuilt(Event):
    """A seat placed a Megalith."""

    RULES: ClassVar = ("E13.2",)
    seat: int
    x: str
    y: str
    level: int


class CardOffered(Event):
    """A seat put a card on its Eclipse pile."""

    RULES: ClassVar = ("E4.9",)
    SEES: ClassVar = {"card": OWNER}
    seat: int
    card: str


class PileRevealed(Event):
    """A seat's Eclipse pile was revealed; the total is in Labor, as written."""

    RULES: ClassVar = ("E11.1",)
    seat: int
    cards: list[str]
    total: str


class CardUsed(Event):
    """A seat carried out the Eclipse action of a card."""

    RULES: ClassVar = ("E11.3",)
    seat: int
    card: str


class TileHarvested(Event):
    """A seat took the benefit of a Terrain tile."""

    RULES: ClassVar = ("E11.3",)
    seat: int
    hex: str
    terrain: str


class CultureReturned(Event):
    """A Culture card went back under its deck."""

    QUIET: ClassVar = "nobody does it: the row is dealt anew"
    RULES: ClassVar = ("E12.4",)
    card: str


class CultureRevealed(Event):
    """A Culture card was turned up."""

    QUIET: ClassVar = "nobody does it: the row shows the card"
    RULES: ClassVar = ("E2.3", "E12.6")
    card: str


class GravesOpened(Event):
    """The buried cards of a seat were turned up at the end."""

    RULES: ClassVar = ("E15.4",)
    seat: int
    cards: list[str]


class MatchScored(Event):
    """The final scoring began."""

    RULES: ClassVar = ("E15.1",)
