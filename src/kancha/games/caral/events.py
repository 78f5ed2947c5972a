"""What happens in Caral, in the past tense; places and cards are message ids."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import OWNER, Event


class FirstFamilyNamed(Event):
    """A family holds the architect die for the year."""

    RULES: ClassVar[tuple[str, ...]] = ("K2.5", "K9.5")

    def __init__(self, seat: int) -> None:
        self.seat = seat


class PieceRevealed(Event):
    """A card or tile of a module came into play."""

    RULES: ClassVar[tuple[str, ...]] = ("K13.1",)

    def __init__(self, piece: str) -> None:
        self.piece = piece


class PyramidFounded(Event):
    """Set-up: a family started its first pyramid."""

    RULES: ClassVar[tuple[str, ...]] = ("K2.6",)

    def __init__(self, seat: int, site: str) -> None:
        self.seat = seat
        self.site = site


class NeutralSet(Event):
    """Set-up of two families: a neutral level was placed."""

    RULES: ClassVar[tuple[str, ...]] = ("K12.1",)

    def __init__(self, seat: int, site: str) -> None:
        self.seat = seat
        self.site = site


class YearBegun(Event):
    """A new year began."""

    RULES: ClassVar[tuple[str, ...]] = ("K3.1",)

    def __init__(self, year: int, seat: int) -> None:
        self.year = year
        self.seat = seat


class DieRolled(Event):
    """The architect die was rolled."""

    RULES: ClassVar[tuple[str, ...]] = ("K3.2",)

    def __init__(self, seat: int, options: str) -> None:
        self.seat = seat
        self.options = options


class ArchitectMoved(Event):
    """The architect went on to an action space or to the centre."""

    RULES: ClassVar[tuple[str, ...]] = ("K3.3",)

    def __init__(self, steps: int, spot: str) -> None:
        self.steps = steps
        self.spot = spot


class PawnMoved(Event):
    """A family moved its pawn."""

    RULES: ClassVar[tuple[str, ...]] = ("K4.1",)

    def __init__(self, seat: int, spot: str, cost: int) -> None:
        self.seat = seat
        self.spot = spot
        self.cost = cost


class CardDiscarded(Event):
    """A family discarded a card, by the rule that asked for it."""

    def __init__(self, seat: int, card: str, rule: str) -> None:
        self.seat = seat
        self.card = card
        self.rule = rule


class CardDrawn(Event):
    """A family drew a card, by the rule that gave it; only the family knows which."""

    SEES: ClassVar[dict[str, str]] = {"card": OWNER}

    def __init__(self, seat: int, card: str, rule: str) -> None:
        self.seat = seat
        self.card = card
        self.rule = rule


class CardTaken(Event):
    """A family took a card of the discard pile."""

    RULES: ClassVar[tuple[str, ...]] = ("K17.3",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class DeckRenewed(Event):
    """The discard pile became the deck."""

    RULES: ClassVar[tuple[str, ...]] = ("K1.6",)

    def __init__(self, cards: int) -> None:
        self.cards = cards


class StonesLoaded(Event):
    """A family put stones on its sled."""

    RULES: ClassVar[tuple[str, ...]] = ("K5.4", "K1.2")

    def __init__(self, seat: int, stones: int) -> None:
        self.seat = seat
        self.stones = stones


class StonesLost(Event):
    """A family gave stones back."""

    RULES: ClassVar[tuple[str, ...]] = ("K14.4",)

    def __init__(self, seat: int, stones: int) -> None:
        self.seat = seat
        self.stones = stones


class WorkerPlaced(Event):
    """A Carali went to work in a quarry."""

    RULES: ClassVar[tuple[str, ...]] = ("K5.3",)

    def __init__(self, seat: int, quarry: str) -> None:
        self.seat = seat
        self.quarry = quarry


class SiteReserved(Event):
    """A Carali reserved a site."""

    RULES: ClassVar[tuple[str, ...]] = ("K5.3",)

    def __init__(self, seat: int, site: str) -> None:
        self.seat = seat
        self.site = site


class PriestOrdained(Event):
    """A Carali became priest of a pyramid."""

    RULES: ClassVar[tuple[str, ...]] = ("K5.3",)

    def __init__(self, seat: int, site: str) -> None:
        self.seat = seat
        self.site = site


class AlpacaHarnessed(Event):
    """An alpaca was put on the sled."""

    RULES: ClassVar[tuple[str, ...]] = ("K5.6",)

    def __init__(self, seat: int, movement: int) -> None:
        self.seat = seat
        self.movement = movement


class EmissarySent(Event):
    """A figure was put on the emissary board."""

    RULES: ClassVar[tuple[str, ...]] = ("K19.2",)

    def __init__(self, seat: int, figure: str, level: int) -> None:
        self.seat = seat
        self.figure = figure
        self.level = level


class EmissaryLevelReached(Event):
    """A family completed a level of the emissary board."""

    RULES: ClassVar[tuple[str, ...]] = ("K19.3",)

    def __init__(self, seat: int, level: int, face: str) -> None:
        self.seat = seat
        self.level = level
        self.face = face


class TokenTaken(Event):
    """A family took the diplomacy token."""

    RULES: ClassVar[tuple[str, ...]] = ("K19.5",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardsTraded(Event):
    """A family used the trade face of its emissary tile."""

    RULES: ClassVar[tuple[str, ...]] = ("K19.6",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class LevelBuilt(Event):
    """A family laid a level."""

    RULES: ClassVar[tuple[str, ...]] = ("K6.1",)

    def __init__(self, seat: int, site: str, size: int) -> None:
        self.seat = seat
        self.site = site
        self.size = size


class PyramidCompleted(Event):
    """A family finished a pyramid."""

    RULES: ClassVar[tuple[str, ...]] = ("K7.1",)

    def __init__(self, seat: int, site: str, nth: int) -> None:
        self.seat = seat
        self.site = site
        self.nth = nth


class CentralRaised(Event):
    """A level was added to the central pyramid."""

    RULES: ClassVar[tuple[str, ...]] = ("K7.2", "K7.3")

    def __init__(self, levels: int, prize: int) -> None:
        self.levels = levels
        self.prize = prize


class PairPlayed(Event):
    """A family discarded a pair for its power."""

    RULES: ClassVar[tuple[str, ...]] = ("K8.2",)

    def __init__(self, seat: int, card: str, other: str) -> None:
        self.seat = seat
        self.card = card
        self.other = other


class AnacondaChased(Event):
    """A family paid to use the blocked space."""

    RULES: ClassVar[tuple[str, ...]] = ("K18.2",)

    def __init__(self, seat: int, price: str) -> None:
        self.seat = seat
        self.price = price


class AnacondaMoved(Event):
    """A family put the anaconda on a space."""

    RULES: ClassVar[tuple[str, ...]] = ("K18.1", "K18.2")

    def __init__(self, seat: int, space: str) -> None:
        self.seat = seat
        self.space = space


class TileLaid(Event):
    """A family covered a space with a progress tile."""

    RULES: ClassVar[tuple[str, ...]] = ("K17.2",)

    def __init__(self, seat: int, tile: str, space: str) -> None:
        self.seat = seat
        self.tile = tile
        self.space = space


class CaraliRecalled(Event):
    """A placed Carali came back."""

    RULES: ClassVar[tuple[str, ...]] = ("K14.4", "K17.3")

    def __init__(self, seat: int, spot: str) -> None:
        self.seat = seat
        self.spot = spot


class AlpacaRecalled(Event):
    """A placed alpaca came back."""

    RULES: ClassVar[tuple[str, ...]] = ("K14.4", "K17.3")

    def __init__(self, seat: int, place: str) -> None:
        self.seat = seat
        self.place = place


class HighPriestNamed(Event):
    """The year ended; a family opens the ceremony."""

    RULES: ClassVar[tuple[str, ...]] = ("K3.5", "K3.6")

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause


class TypeBlocked(Event):
    """Two families: a type may not be sacrificed this year."""

    RULES: ClassVar[tuple[str, ...]] = ("K12.3",)

    def __init__(self, card: str) -> None:
        self.card = card


class SacrificeMade(Event):
    """A family sacrificed cards."""

    RULES: ClassVar[tuple[str, ...]] = ("K9.1",)

    def __init__(self, seat: int, count: int, card: str) -> None:
        self.seat = seat
        self.count = count
        self.card = card


class SacrificeWithheld(Event):
    """A family sacrificed nothing."""

    RULES: ClassVar[tuple[str, ...]] = ("K9.2",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class GodsSatisfied(Event):
    """The families together gave enough."""

    RULES: ClassVar[tuple[str, ...]] = ("K14.2",)

    def __init__(self, total: int, need: int) -> None:
        self.total = total
        self.need = need


class GodsAngered(Event):
    """The families together gave too little."""

    RULES: ClassVar[tuple[str, ...]] = ("K14.3",)

    def __init__(self, total: int, need: int) -> None:
        self.total = total
        self.need = need


class StatusTaken(Event):
    """A family took a status card."""

    RULES: ClassVar[tuple[str, ...]] = ("K16.2",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class MatchEnded(Event):
    """The last ceremony is over."""

    RULES: ClassVar[tuple[str, ...]] = ("K11.1",)

    def __init__(self, ending: str) -> None:
        self.ending = ending
