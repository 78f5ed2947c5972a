"""What happens in Caral, in the past tense; places and cards are message ids."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import OWNER, Event


class FirstFamilyNamed(Event):
    """A family holds the architect die for the year."""

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("K2.5", "K9.5")

    def __init__(self, seat: int) -> None:
        self.seat = seat


class PieceRevealed(Event):
    """A card or tile of a module came into play."""

    __slots__ = ("piece",)
    RULES: ClassVar[tuple[str, ...]] = ("K13.1",)

    def __init__(self, piece: str) -> None:
        self.piece = piece


class PyramidFounded(Event):
    """Set-up: a family started its first pyramid."""

    __slots__ = ("seat", "site")
    RULES: ClassVar[tuple[str, ...]] = ("K2.6",)

    def __init__(self, seat: int, site: str) -> None:
        self.seat = seat
        self.site = site


class NeutralSet(Event):
    """Set-up of two families: a neutral level was placed."""

    __slots__ = ("seat", "site")
    RULES: ClassVar[tuple[str, ...]] = ("K12.1",)

    def __init__(self, seat: int, site: str) -> None:
        self.seat = seat
        self.site = site


class YearBegun(Event):
    """A new year began."""

    __slots__ = ("seat", "year")
    RULES: ClassVar[tuple[str, ...]] = ("K3.1",)

    def __init__(self, year: int, seat: int) -> None:
        self.year = year
        self.seat = seat


class DieRolled(Event):
    """The architect die was rolled."""

    __slots__ = ("options", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K3.2",)

    def __init__(self, seat: int, options: str) -> None:
        self.seat = seat
        self.options = options


class ArchitectMoved(Event):
    """The architect went on to an action space or to the centre."""

    __slots__ = ("spot", "steps")
    RULES: ClassVar[tuple[str, ...]] = ("K3.3",)

    def __init__(self, steps: int, spot: str) -> None:
        self.steps = steps
        self.spot = spot


class PawnMoved(Event):
    """A family moved its pawn."""

    __slots__ = ("cost", "seat", "spot")
    RULES: ClassVar[tuple[str, ...]] = ("K4.1",)

    def __init__(self, seat: int, spot: str, cost: int) -> None:
        self.seat = seat
        self.spot = spot
        self.cost = cost


class CardDiscarded(Event):
    """A family discarded a card, by the rule that asked for it."""

    __slots__ = ("card", "rule", "seat")

    def __init__(self, seat: int, card: str, rule: str) -> None:
        self.seat = seat
        self.card = card
        self.rule = rule


class CardDrawn(Event):
    """A family drew a card, by the rule that gave it; only the family knows which."""

    __slots__ = ("card", "rule", "seat")
    SEES: ClassVar[dict[str, str]] = {"card": OWNER}

    def __init__(self, seat: int, card: str, rule: str) -> None:
        self.seat = seat
        self.card = card
        self.rule = rule


class CardTaken(Event):
    """A family took a card of the discard pile."""

    __slots__ = ("card", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K17.3",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class DeckRenewed(Event):
    """The discard pile became the deck."""

    __slots__ = ("cards",)
    RULES: ClassVar[tuple[str, ...]] = ("K1.6",)

    def __init__(self, cards: int) -> None:
        self.cards = cards


class StonesLoaded(Event):
    """A family put stones on its sled."""

    __slots__ = ("seat", "stones")
    RULES: ClassVar[tuple[str, ...]] = ("K5.4", "K1.2")

    def __init__(self, seat: int, stones: int) -> None:
        self.seat = seat
        self.stones = stones


class StonesLost(Event):
    """A family gave stones back."""

    __slots__ = ("seat", "stones")
    RULES: ClassVar[tuple[str, ...]] = ("K14.4",)

    def __init__(self, seat: int, stones: int) -> None:
        self.seat = seat
        self.stones = stones


class WorkerPlaced(Event):
    """A Carali went to work in a quarry."""

    __slots__ = ("quarry", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K5.3",)

    def __init__(self, seat: int, quarry: str) -> None:
        self.seat = seat
        self.quarry = quarry


class SiteReserved(Event):
    """A Carali reserved a site."""

    __slots__ = ("seat", "site")
    RULES: ClassVar[tuple[str, ...]] = ("K5.3",)

    def __init__(self, seat: int, site: str) -> None:
        self.seat = seat
        self.site = site


class PriestOrdained(Event):
    """A Carali became priest of a pyramid."""

    __slots__ = ("seat", "site")
    RULES: ClassVar[tuple[str, ...]] = ("K5.3",)

    def __init__(self, seat: int, site: str) -> None:
        self.seat = seat
        self.site = site


class AlpacaHarnessed(Event):
    """An alpaca was put on the sled."""

    __slots__ = ("movement", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K5.6",)

    def __init__(self, seat: int, movement: int) -> None:
        self.seat = seat
        self.movement = movement


class EmissarySent(Event):
    """A figure was put on the emissary board."""

    __slots__ = ("figure", "level", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K19.2",)

    def __init__(self, seat: int, figure: str, level: int) -> None:
        self.seat = seat
        self.figure = figure
        self.level = level


class EmissaryLevelReached(Event):
    """A family completed a level of the emissary board."""

    __slots__ = ("face", "level", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K19.3",)

    def __init__(self, seat: int, level: int, face: str) -> None:
        self.seat = seat
        self.level = level
        self.face = face


class TokenTaken(Event):
    """A family took the diplomacy token."""

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("K19.5",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class CardsTraded(Event):
    """A family used the trade face of its emissary tile."""

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("K19.6",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class LevelBuilt(Event):
    """A family laid a level."""

    __slots__ = ("seat", "site", "size")
    RULES: ClassVar[tuple[str, ...]] = ("K6.1",)

    def __init__(self, seat: int, site: str, size: int) -> None:
        self.seat = seat
        self.site = site
        self.size = size


class PyramidCompleted(Event):
    """A family finished a pyramid."""

    __slots__ = ("nth", "seat", "site")
    RULES: ClassVar[tuple[str, ...]] = ("K7.1",)

    def __init__(self, seat: int, site: str, nth: int) -> None:
        self.seat = seat
        self.site = site
        self.nth = nth


class CentralRaised(Event):
    """A level was added to the central pyramid."""

    __slots__ = ("levels", "prize")
    RULES: ClassVar[tuple[str, ...]] = ("K7.2", "K7.3")

    def __init__(self, levels: int, prize: int) -> None:
        self.levels = levels
        self.prize = prize


class PairPlayed(Event):
    """A family discarded a pair for its power."""

    __slots__ = ("card", "other", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K8.2",)

    def __init__(self, seat: int, card: str, other: str) -> None:
        self.seat = seat
        self.card = card
        self.other = other


class AnacondaChased(Event):
    """A family paid to use the blocked space."""

    __slots__ = ("price", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K18.2",)

    def __init__(self, seat: int, price: str) -> None:
        self.seat = seat
        self.price = price


class AnacondaMoved(Event):
    """A family put the anaconda on a space."""

    __slots__ = ("seat", "space")
    RULES: ClassVar[tuple[str, ...]] = ("K18.1", "K18.2")

    def __init__(self, seat: int, space: str) -> None:
        self.seat = seat
        self.space = space


class TileLaid(Event):
    """A family covered a space with a progress tile."""

    __slots__ = ("seat", "space", "tile")
    RULES: ClassVar[tuple[str, ...]] = ("K17.2",)

    def __init__(self, seat: int, tile: str, space: str) -> None:
        self.seat = seat
        self.tile = tile
        self.space = space


class CaraliRecalled(Event):
    """A placed Carali came back."""

    __slots__ = ("seat", "spot")
    RULES: ClassVar[tuple[str, ...]] = ("K14.4", "K17.3")

    def __init__(self, seat: int, spot: str) -> None:
        self.seat = seat
        self.spot = spot


class AlpacaRecalled(Event):
    """A placed alpaca came back."""

    __slots__ = ("place", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K14.4", "K17.3")

    def __init__(self, seat: int, place: str) -> None:
        self.seat = seat
        self.place = place


class HighPriestNamed(Event):
    """The year ended; a family opens the ceremony."""

    __slots__ = ("cause", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K3.5", "K3.6")

    def __init__(self, seat: int, cause: str) -> None:
        self.seat = seat
        self.cause = cause


class TypeBlocked(Event):
    """Two families: a type may not be sacrificed this year."""

    __slots__ = ("card",)
    RULES: ClassVar[tuple[str, ...]] = ("K12.3",)

    def __init__(self, card: str) -> None:
        self.card = card


class SacrificeMade(Event):
    """A family sacrificed cards."""

    __slots__ = ("card", "count", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K9.1",)

    def __init__(self, seat: int, count: int, card: str) -> None:
        self.seat = seat
        self.count = count
        self.card = card


class SacrificeWithheld(Event):
    """A family sacrificed nothing."""

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("K9.2",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class GodsSatisfied(Event):
    """The families together gave enough."""

    __slots__ = ("need", "total")
    RULES: ClassVar[tuple[str, ...]] = ("K14.2",)

    def __init__(self, total: int, need: int) -> None:
        self.total = total
        self.need = need


class GodsAngered(Event):
    """The families together gave too little."""

    __slots__ = ("need", "total")
    RULES: ClassVar[tuple[str, ...]] = ("K14.3",)

    def __init__(self, total: int, need: int) -> None:
        self.total = total
        self.need = need


class StatusTaken(Event):
    """A family took a status card."""

    __slots__ = ("card", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("K16.2",)

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class MatchEnded(Event):
    """The last ceremony is over."""

    __slots__ = ("ending",)
    RULES: ClassVar[tuple[str, ...]] = ("K11.1",)

    def __init__(self, ending: str) -> None:
        self.ending = ending
