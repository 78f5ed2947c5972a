"""Every answer a seat, or chance, can give. A turn is asked in small questions; so are its actions."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.facts import CELLS, DIRECTIONS, NAMES
from kancha.kernel.action import Action, Family, Space


class LayTriple(Action):
    """Lay a triple tile."""

    __slots__ = ()


class LayDouble(Action):
    """Lay a double tile."""

    __slots__ = ()


class LayVillage(Action):
    """Lay a single village tile."""

    __slots__ = ()


class LayField(Action):
    """Lay a single field tile."""

    __slots__ = ()


class Enter(Action):
    """Bring a pawn in."""

    __slots__ = ()


class Pick(Action):
    """Take up a pawn to walk or to leave."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class Build(Action):
    """Build a temple."""

    __slots__ = ()


class Enlarge(Action):
    """Enlarge a temple."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class Basin(Action):
    """Place a basin."""

    __slots__ = ()


class DrawOpen(Action):
    """Take the open festival card."""

    __slots__ = ()


class DrawHidden(Action):
    """Draw the top card of the pile."""

    __slots__ = ()


class Token(Action):
    """Use an extra-action token."""

    __slots__ = ()


class Stop(Action):
    """End the actions of the turn."""

    __slots__ = ()


class Settle(Action):
    """Put the village hex of the tile here."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class Sow(Action):
    """Put the single field here."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class Spread(Action):
    """Turn the two fields of a triple to these two sides."""

    __slots__ = ("sides",)

    def __init__(self, sides: int) -> None:
        self.sides = sides


class Side(Action):
    """Turn the field of a double to this side."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


class Walk(Action):
    """Set the pawn here."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class Leave(Action):
    """Take the pawn off the site."""

    __slots__ = ()


class Found(Action):
    """Build the temple here."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class Value(Action):
    """Give the temple this value."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value


class Irrigate(Action):
    """Place the basin here."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class Celebrate(Action):
    """Propose a festival in the city of this temple."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class NoFestival(Action):
    """Propose no festival."""

    __slots__ = ()


class PlayCard(Action):
    """Play a festival card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Enough(Action):
    """Play no more cards for now."""

    __slots__ = ()


class StayOut(Action):
    """Stay out of the festival, or drop out of it."""

    __slots__ = ()


class Stand(Action):
    """Be content with the level score."""

    __slots__ = ()


class First(Action):
    """Chance: this seat begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Card(Action):
    """Chance: this card comes from the pile."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


CARDS: Final = ("a", "b", "c", "ab", "bc", "ca")
SPREADS: Final = tuple(f"{DIRECTIONS[i]}-{DIRECTIONS[(i + 1) % 6]}" for i in range(6))
VALUES: Final = (2, 4, 6, 8, 10)

SPACE: Final = Space(
    Family(LayTriple, "lay triple"),
    Family(LayDouble, "lay double"),
    Family(LayVillage, "lay village"),
    Family(LayField, "lay field"),
    Family(Enter, "enter"),
    Family(Pick, "pawn {cell}", cell=NAMES),
    Family(Build, "build"),
    Family(Enlarge, "enlarge {cell}", cell=NAMES),
    Family(Basin, "basin"),
    Family(DrawOpen, "draw open"),
    Family(DrawHidden, "draw hidden"),
    Family(Token, "token"),
    Family(Stop, "stop"),
    Family(Settle, "settle {cell}", cell=NAMES),
    Family(Sow, "sow {cell}", cell=NAMES),
    Family(Spread, "spread {sides}", sides=SPREADS),
    Family(Side, "side {side}", side=DIRECTIONS),
    Family(Walk, "to {cell}", cell=NAMES),
    Family(Leave, "leave"),
    Family(Found, "found {cell}", cell=NAMES),
    Family(Value, "value {value}", value=[str(value) for value in VALUES]),
    Family(Irrigate, "irrigate {cell}", cell=NAMES),
    Family(Celebrate, "festival {cell}", cell=NAMES),
    Family(NoFestival, "no festival"),
    Family(PlayCard, "play {card}", card=CARDS),
    Family(Enough, "enough"),
    Family(StayOut, "stay out"),
    Family(Stand, "stand"),
    Family(First, "first {seat}", seat=4),
    Family(Card, "card {card}", card=CARDS),
)

LAY_TRIPLE: Final[int] = SPACE.first(LayTriple)
LAY_DOUBLE: Final[int] = SPACE.first(LayDouble)
LAY_VILLAGE: Final[int] = SPACE.first(LayVillage)
LAY_FIELD: Final[int] = SPACE.first(LayField)
ENTER: Final[int] = SPACE.first(Enter)
PICK: Final[int] = SPACE.first(Pick)
BUILD: Final[int] = SPACE.first(Build)
ENLARGE: Final[int] = SPACE.first(Enlarge)
PLACE_BASIN: Final[int] = SPACE.first(Basin)
DRAW_OPEN: Final[int] = SPACE.first(DrawOpen)
DRAW_HIDDEN: Final[int] = SPACE.first(DrawHidden)
USE_TOKEN: Final[int] = SPACE.first(Token)
STOP: Final[int] = SPACE.first(Stop)
SETTLE: Final[int] = SPACE.first(Settle)
SOW: Final[int] = SPACE.first(Sow)
SPREAD: Final[int] = SPACE.first(Spread)
SIDE: Final[int] = SPACE.first(Side)
WALK: Final[int] = SPACE.first(Walk)
LEAVE: Final[int] = SPACE.first(Leave)
FOUND: Final[int] = SPACE.first(Found)
VALUE: Final[int] = SPACE.first(Value)
IRRIGATE: Final[int] = SPACE.first(Irrigate)
CELEBRATE: Final[int] = SPACE.first(Celebrate)
NO_FESTIVAL: Final[int] = SPACE.first(NoFestival)
PLAY_CARD: Final[int] = SPACE.first(PlayCard)
ENOUGH: Final[int] = SPACE.first(Enough)
STAY_OUT: Final[int] = SPACE.first(StayOut)
STAND: Final[int] = SPACE.first(Stand)
FIRST: Final[int] = SPACE.first(First)
CARD: Final[int] = SPACE.first(Card)


def is_in(code: int, base: int, size: int = CELLS) -> bool:
    """Whether a code belongs to the family that begins at `base`."""
    return base <= code < base + size
