"""The actions of Caral: every answer a family, or chance, can ever give.

Codes do not depend on the order of the path, so that a corrected board keeps old records readable; there is room for
a few more building sites than the shipped board has.
"""

from __future__ import annotations

from typing import Final

from kancha.kernel.action import Action, Family, Space

CARDS: Final = ("stone", "clay", "fish", "alpaca")
STONE: Final = 0
CLAY: Final = 1
FISH: Final = 2
ALPACA: Final = 3

SPACES: Final = tuple(f"a{n}" for n in range(1, 10))
SITES: Final = tuple(f"s{n}" for n in range(1, 25))
QUARRIES: Final = ("quarry-1", "quarry-2")
STEPS: Final = ("0", "1", "2")
FACES: Final = ("1", "2", "3", "4", "5", "6")
COUNTS: Final = tuple(str(n) for n in range(1, 17))
REVEALED: Final = tuple(str(n) for n in range(1, 13))
MOST_GIVEN: Final = 16

SMALL: Final = 1
LARGE: Final = 2
NEXT: Final = 0
STAGES: Final = ("next", "small", "large")

SLED: Final = 0
BOARD: Final = 1
PLACES: Final = ("sled", "board")


class ChooseFirst(Action):
    """Chance: the first family of year 1."""

    __slots__ = ("start_seat",)

    def __init__(self, start_seat: int) -> None:
        self.start_seat = start_seat


class Deal(Action):
    """Chance: the type of the next card of the deck."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Roll(Action):
    """Chance: the face of the architect die."""

    __slots__ = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face


class Reveal(Action):
    """Chance: the next card or tile of a module's pile."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Found(Action):
    """Set-up: start the first large pyramid on a site."""

    __slots__ = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site


class SetNeutral(Action):
    """Set-up of two families: put a neutral level on a site."""

    __slots__ = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site


class Advance(Action):
    """Choose how many action spaces the architect moves."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps


class MoveToSpace(Action):
    """Move the pawn to an action space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space


class MoveToSite(Action):
    """Move the pawn to a pyramid or to an own empty site."""

    __slots__ = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site


class EnterCentre(Action):
    """Move the pawn onto the central pyramid and end the year."""

    __slots__ = ()


class Discard(Action):
    """Give up a card of the hand."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class UseSpace(Action):
    """Use the action of the space, where nothing has to be aimed at."""

    __slots__ = ()


class Employ(Action):
    """Place a Carali as worker in a quarry."""

    __slots__ = ("quarry",)

    def __init__(self, quarry: int) -> None:
        self.quarry = quarry


class Reserve(Action):
    """Place a Carali as builder on a free site."""

    __slots__ = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site


class Ordain(Action):
    """Place a Carali as priest on an own completed large pyramid."""

    __slots__ = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site


class SendCarali(Action):
    """Place a Carali on the emissary board."""

    __slots__ = ()


class Harness(Action):
    """Place a new alpaca on the sled."""

    __slots__ = ()


class SendAlpaca(Action):
    """Place a new alpaca on the emissary board."""

    __slots__ = ()


class Build(Action):
    """Build a level where the pawn stands: the next one, or the base of a small or a large pyramid."""

    __slots__ = ("stage",)

    def __init__(self, stage: int) -> None:
        self.stage = stage


class BuildAt(Action):
    """Build a level on any own started pyramid (progress tile)."""

    __slots__ = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site


class Pair(Action):
    """Discard two cards of a type for its power."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class MixedPair(Action):
    """Discard one card of a type and one of its partner for the power of the type (emissary tile)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Trade(Action):
    """Discard two cards to load two stones (emissary tile)."""

    __slots__ = ()


class ChaseWithAlpaca(Action):
    """Chase the anaconda with a placed alpaca."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place


class ChaseWithStone(Action):
    """Chase the anaconda with a stone and one fame."""

    __slots__ = ()


class LeadAnaconda(Action):
    """Put the anaconda on an action space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space


class LayTile(Action):
    """Put a progress tile on an action space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space


class RecallWorker(Action):
    """Take a worker back from a quarry."""

    __slots__ = ("quarry",)

    def __init__(self, quarry: int) -> None:
        self.quarry = quarry


class RecallBuilder(Action):
    """Take the builder back from an own empty site."""

    __slots__ = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site


class RecallPriest(Action):
    """Take the priest back from an own pyramid."""

    __slots__ = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site


class RecallEmissary(Action):
    """Take a Carali back from the incomplete emissary level."""

    __slots__ = ()


class RecallAlpaca(Action):
    """Take a placed alpaca back from the sled or from the incomplete emissary level."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place


class Take(Action):
    """Take a card of the discard pile into the hand."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Sacrifice(Action):
    """Sacrifice a number of cards of one type."""

    __slots__ = ("card", "count")

    def __init__(self, card: int, count: int) -> None:
        self.card = card
        self.count = count


class Withhold(Action):
    """Sacrifice nothing."""

    __slots__ = ()


class Stay(Action):
    """Leave all Caralis where they are."""

    __slots__ = ()


class EndTurn(Action):
    """End the own turn."""

    __slots__ = ()


SPACE: Final = Space(
    Family(ChooseFirst, "first family {start_seat}", start_seat=4),
    Family(Deal, "deal {card}", card=CARDS),
    Family(Roll, "roll face {face}", face=FACES),
    Family(Reveal, "reveal {number}", number=REVEALED),
    Family(Found, "found {site}", site=SITES),
    Family(SetNeutral, "neutral {site}", site=SITES),
    Family(Advance, "architect {steps}", steps=STEPS),
    Family(MoveToSpace, "move to {space}", space=SPACES),
    Family(MoveToSite, "move to {site}", site=SITES),
    Family(EnterCentre, "enter centre"),
    Family(Discard, "discard {card}", card=CARDS),
    Family(UseSpace, "use space"),
    Family(Employ, "worker in {quarry}", quarry=QUARRIES),
    Family(Reserve, "reserve {site}", site=SITES),
    Family(Ordain, "priest on {site}", site=SITES),
    Family(SendCarali, "send carali"),
    Family(Harness, "harness alpaca"),
    Family(SendAlpaca, "send alpaca"),
    Family(Build, "build {stage}", stage=STAGES),
    Family(BuildAt, "build at {site}", site=SITES),
    Family(Pair, "pair {card}", card=CARDS),
    Family(MixedPair, "mixed pair {card}", card=CARDS),
    Family(Trade, "trade cards"),
    Family(ChaseWithAlpaca, "chase with alpaca of {place}", place=PLACES),
    Family(ChaseWithStone, "chase with stone"),
    Family(LeadAnaconda, "anaconda to {space}", space=SPACES),
    Family(LayTile, "tile on {space}", space=SPACES),
    Family(RecallWorker, "recall worker of {quarry}", quarry=QUARRIES),
    Family(RecallBuilder, "recall builder of {site}", site=SITES),
    Family(RecallPriest, "recall priest of {site}", site=SITES),
    Family(RecallEmissary, "recall emissary"),
    Family(RecallAlpaca, "recall alpaca of {place}", place=PLACES),
    Family(Take, "take {card}", card=CARDS),
    Family(Sacrifice, "sacrifice {card} {count}", card=CARDS, count=COUNTS),
    Family(Withhold, "sacrifice nothing"),
    Family(Stay, "stay"),
    Family(EndTurn, "end turn"),
)

CHOOSE_FIRST: Final = SPACE.first(ChooseFirst)
DEAL: Final = SPACE.first(Deal)
ROLL: Final = SPACE.first(Roll)
REVEAL: Final = SPACE.first(Reveal)
FOUND: Final = SPACE.first(Found)
SET_NEUTRAL: Final = SPACE.first(SetNeutral)
ADVANCE: Final = SPACE.first(Advance)
MOVE_TO_SPACE: Final = SPACE.first(MoveToSpace)
MOVE_TO_SITE: Final = SPACE.first(MoveToSite)
ENTER_CENTRE: Final = SPACE.first(EnterCentre)
DISCARD: Final = SPACE.first(Discard)
USE_SPACE: Final = SPACE.first(UseSpace)
EMPLOY: Final = SPACE.first(Employ)
RESERVE: Final = SPACE.first(Reserve)
ORDAIN: Final = SPACE.first(Ordain)
SEND_CARALI: Final = SPACE.first(SendCarali)
HARNESS: Final = SPACE.first(Harness)
SEND_ALPACA: Final = SPACE.first(SendAlpaca)
BUILD: Final = SPACE.first(Build)
BUILD_AT: Final = SPACE.first(BuildAt)
PAIR: Final = SPACE.first(Pair)
MIXED_PAIR: Final = SPACE.first(MixedPair)
TRADE: Final = SPACE.first(Trade)
CHASE_WITH_ALPACA: Final = SPACE.first(ChaseWithAlpaca)
CHASE_WITH_STONE: Final = SPACE.first(ChaseWithStone)
LEAD_ANACONDA: Final = SPACE.first(LeadAnaconda)
LAY_TILE: Final = SPACE.first(LayTile)
RECALL_WORKER: Final = SPACE.first(RecallWorker)
RECALL_BUILDER: Final = SPACE.first(RecallBuilder)
RECALL_PRIEST: Final = SPACE.first(RecallPriest)
RECALL_EMISSARY: Final = SPACE.first(RecallEmissary)
RECALL_ALPACA: Final = SPACE.first(RecallAlpaca)
TAKE: Final = SPACE.first(Take)
SACRIFICE: Final = SPACE.first(Sacrifice)
WITHHOLD: Final = SPACE.first(Withhold)
STAY: Final = SPACE.first(Stay)
END_TURN: Final = SPACE.first(EndTurn)

FAMILY: Final[list[str]] = [action.family for action in SPACE.actions]
"""The family of each code, for judging any code of the space."""
