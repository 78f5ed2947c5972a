"""What happens in Caral, in the past tense; places and cards are message ids."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.event import Event
from kancha.kernel.state import OWNER


class FirstFamilyNamed(Event):
    """A family holds the architect die for the year."""

    QUIET: ClassVar = "the year that begins tells who goes first"
    RULES: ClassVar = ("K2.5", "K9.5")
    seat: int


class PieceRevealed(Event):
    """A card or tile of a module came into play."""

    RULES: ClassVar = ("K13.1",)
    piece: str


class PyramidFounded(Event):
    """Set-up: a family started its first pyramid."""

    RULES: ClassVar = ("K2.6",)
    seat: int
    site: str


class NeutralSet(Event):
    """Set-up of two families: a neutral level was placed."""

    RULES: ClassVar = ("K12.1",)
    seat: int
    site: str


class YearBegun(Event):
    """A new year began."""

    RULES: ClassVar = ("K3.1",)
    year: int
    seat: int


class DieRolled(Event):
    """The architect die was rolled."""

    QUIET: ClassVar = "half-step: where the architect goes is told"
    RULES: ClassVar = ("K3.2",)
    seat: int
    options: str


class ArchitectMoved(Event):
    """The architect went on to an action space or to the centre."""

    RULES: ClassVar = ("K3.3",)
    steps: int
    spot: str


class PawnMoved(Event):
    """A family moved its pawn."""

    RULES: ClassVar = ("K4.1",)
    seat: int
    spot: str
    cost: int


class CardDiscarded(Event):
    """A family discarded a card, by the rule that asked for it."""

    seat: int
    card: str
    rule: str


class CardDrawn(Event):
    """A family drew a card, by the rule that gave it; only the family knows which."""

    SEES: ClassVar = {"card": OWNER}
    seat: int
    card: str
    rule: str


class CardTaken(Event):
    """A family took a card of the discard pile."""

    RULES: ClassVar = ("K17.3",)
    seat: int
    card: str


class DeckRenewed(Event):
    """The discard pile became the deck."""

    RULES: ClassVar = ("K1.6",)
    cards: int


class StonesLoaded(Event):
    """A family put stones on its sled."""

    RULES: ClassVar = ("K5.4", "K1.2")
    seat: int
    stones: int


class StonesLost(Event):
    """A family gave stones back."""

    RULES: ClassVar = ("K14.4",)
    seat: int
    stones: int


class WorkerPlaced(Event):
    """A Carali went to work in a quarry."""

    RULES: ClassVar = ("K5.3",)
    seat: int
    quarry: str


class SiteReserved(Event):
    """A Carali reserved a site."""

    RULES: ClassVar = ("K5.3",)
    seat: int
    site: str


class PriestOrdained(Event):
    """A Carali became priest of a pyramid."""

    RULES: ClassVar = ("K5.3",)
    seat: int
    site: str


class AlpacaHarnessed(Event):
    """An alpaca was put on the sled."""

    RULES: ClassVar = ("K5.6",)
    seat: int
    movement: int


class EmissarySent(Event):
    """A figure was put on the emissary board."""

    RULES: ClassVar = ("K19.2",)
    seat: int
    figure: str
    level: int


class EmissaryLevelReached(Event):
    """A family completed a level of the emissary board."""

    RULES: ClassVar = ("K19.3",)
    seat: int
    level: int
    face: str


class TokenTaken(Event):
    """A family took the diplomacy token."""

    RULES: ClassVar = ("K19.5",)
    seat: int


class CardsTraded(Event):
    """A family used the trade face of its emissary tile."""

    RULES: ClassVar = ("K19.6",)
    seat: int


class LevelBuilt(Event):
    """A family laid a level."""

    RULES: ClassVar = ("K6.1",)
    seat: int
    site: str
    size: int


class PyramidCompleted(Event):
    """A family finished a pyramid."""

    RULES: ClassVar = ("K7.1",)
    seat: int
    site: str
    nth: int


class CentralRaised(Event):
    """A level was added to the central pyramid."""

    RULES: ClassVar = ("K7.2", "K7.3")
    levels: int
    prize: int


class PairPlayed(Event):
    """A family discarded a pair for its power."""

    RULES: ClassVar = ("K8.2",)
    seat: int
    card: str
    other: str


class AnacondaChased(Event):
    """A family paid to use the blocked space."""

    RULES: ClassVar = ("K18.2",)
    seat: int
    price: str


class AnacondaMoved(Event):
    """A family put the anaconda on a space."""

    RULES: ClassVar = ("K18.1", "K18.2")
    seat: int
    space: str


class TileLaid(Event):
    """A family covered a space with a progress tile."""

    RULES: ClassVar = ("K17.2",)
    seat: int
    tile: str
    space: str


class CaraliRecalled(Event):
    """A placed Carali came back, by the rule that took it."""

    seat: int
    spot: str
    rule: str


class AlpacaRecalled(Event):
    """A placed alpaca came back, by the rule that took it."""

    seat: int
    place: str
    rule: str


class HighPriestNamed(Event):
    """The year ended; a family opens the ceremony."""

    RULES: ClassVar = ("K3.5", "K3.6")
    seat: int
    cause: str


class TypeBlocked(Event):
    """Two families: a type may not be sacrificed this year."""

    RULES: ClassVar = ("K12.3",)
    card: str


class SacrificeMade(Event):
    """A family sacrificed cards."""

    RULES: ClassVar = ("K9.1",)
    seat: int
    count: int
    card: str


class SacrificeWithheld(Event):
    """A family sacrificed nothing."""

    RULES: ClassVar = ("K9.2",)
    seat: int


class GodsSatisfied(Event):
    """The families together gave enough."""

    RULES: ClassVar = ("K14.2",)
    total: int
    need: int


class GodsAngered(Event):
    """The families together gave too little."""

    RULES: ClassVar = ("K14.3",)
    total: int
    need: int


class YearlyScored(Event):
    """A family had most, or second most, of what the tile of the year compares; `position` is 1 or 2."""

    TELLS: ClassVar = ("yearly.first", "yearly.second")
    RULES: ClassVar = ("K15.2",)
    seat: int
    tile: str
    position: int
    points: int


class StatusTaken(Event):
    """A family took a status card."""

    RULES: ClassVar = ("K16.2",)
    seat: int
    card: str


class MatchEnded(Event):
    """The last ceremony is over."""

    RULES: ClassVar = ("K11.1",)
    ending: str
