"""The actions of Ayar: what a seat, or chance, can answer. Codes are stable: records hold their texts."""

from __future__ import annotations

from typing import Final

from kancha.games.ayar.names import (
    ACTIVITIES,
    AYAR,
    BOXES,
    CELLS,
    CHECKS,
    LINES,
    MARKERS,
    MARKET,
    NODES,
    PLACES,
    POTS,
    RAYMI_TILES,
    SECTIONS,
    SLOTS,
    STACKS,
    TEXTILES,
    TOKENS,
    TRACKS,
    TURNS,
    WEAVE_CELLS,
)
from kancha.kernel.action import Action, Family, Space


class LayMarker(Action):
    """Lay a step marker in a step slot."""

    __slots__ = ("line", "marker")

    def __init__(self, marker: int, line: int) -> None:
        self.marker = marker
        self.line = line


class MoveAyar(Action):
    """Pick the Ayar that the gold marker moves."""

    __slots__ = ("ayar",)

    def __init__(self, ayar: int) -> None:
        self.ayar = ayar


class TakeTambo(Action):
    """Take a tambo from a cell of the grid."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class BuildTambo(Action):
    """Put the tambo on a building slot of a path."""

    __slots__ = ("path", "place")

    def __init__(self, path: int, place: int) -> None:
        self.path = path
        self.place = place


class TakePot(Action):
    """Take a pot from a market slot or from the stack."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot


class TakeTextile(Action):
    """Take the top textile of a stack."""

    __slots__ = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack = stack


class LayTextile(Action):
    """Lay the textile: its left or upper cell, and how it is turned."""

    __slots__ = ("cell", "turn")

    def __init__(self, cell: int, turn: int) -> None:
        self.cell = cell
        self.turn = turn


class PlantMaize(Action):
    """Plant the leftmost maize of a box."""

    __slots__ = ("box",)

    def __init__(self, box: int) -> None:
        self.box = box


class SailTo(Action):
    """Enter the next space with the boat."""

    __slots__ = ("node",)

    def __init__(self, node: int) -> None:
        self.node = node


class TakeViracocha(Action):
    """Take a Viracocha from a section of the lake."""

    __slots__ = ("section",)

    def __init__(self, section: int) -> None:
        self.section = section


class Stop(Action):
    """End the activity with power to spare."""

    __slots__ = ()


class PlaceViracocha(Action):
    """Put a Viracocha on a bonus slot."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot


class ShiftMarker(Action):
    """Move a retired marker from one Moon slot to another."""

    __slots__ = ("end", "start")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


class Decline(Action):
    """Leave the retired markers where they are."""

    __slots__ = ()


class Resolve(Action):
    """Resolve one of the end-of-turn checks next."""

    __slots__ = ("check",)

    def __init__(self, check: int) -> None:
        self.check = check


class PlaceTemple(Action):
    """Put the temple of an activity in the temple area."""

    __slots__ = ("activity",)

    def __init__(self, activity: int) -> None:
        self.activity = activity


class Honour(Action):
    """Score two activities on fertile ground."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second


class RetireMarker(Action):
    """Put the retired marker on the Moon slot of an activity."""

    __slots__ = ("activity",)

    def __init__(self, activity: int) -> None:
        self.activity = activity


class GiveLlamas(Action):
    """Give llamas to the Sun or to the Moon at the end."""

    __slots__ = ("number", "track")

    def __init__(self, track: int, number: int) -> None:
        self.track = track
        self.number = number


class DealFirst(Action):
    """Chance: the seat that begins."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class DealWoman(Action):
    """Chance: the woman of the next temple row."""

    __slots__ = ("ayar",)

    def __init__(self, ayar: int) -> None:
        self.ayar = ayar


class DealRaymi(Action):
    """Chance: the tile of the next Raymi slot."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile


class RevealPot(Action):
    """Chance: the next pot of the market."""

    __slots__ = ("pot",)

    def __init__(self, pot: int) -> None:
        self.pot = pot


class RevealTextile(Action):
    """Chance: the next textile on top of a stack."""

    __slots__ = ("textile",)

    def __init__(self, textile: int) -> None:
        self.textile = textile


class FlipToken(Action):
    """Chance: the Ayllu's next activity token."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token


class DrawMarker(Action):
    """Chance: the Ayllu's next marker from the bag."""

    __slots__ = ("ayar",)

    def __init__(self, ayar: int) -> None:
        self.ayar = ayar


SPACE: Final = Space(
    Family(LayMarker, "lay {marker} at {line}", marker=MARKERS, line=LINES),
    Family(MoveAyar, "move {ayar}", ayar=AYAR),
    Family(TakeTambo, "take {cell}", cell=CELLS),
    Family(BuildTambo, "build {path} {place}", path=AYAR, place=PLACES),
    Family(TakePot, "pot {slot}", slot=MARKET),
    Family(TakeTextile, "textile {stack}", stack=STACKS),
    Family(LayTextile, "weave {cell} {turn}", cell=WEAVE_CELLS, turn=TURNS),
    Family(PlantMaize, "plant {box}", box=BOXES),
    Family(SailTo, "sail {node}", node=NODES),
    Family(TakeViracocha, "fish {section}", section=SECTIONS),
    Family(Stop, "stop"),
    Family(PlaceViracocha, "viracocha {slot}", slot=SLOTS),
    Family(ShiftMarker, "shift {start} to {end}", start=ACTIVITIES, end=ACTIVITIES),
    Family(Decline, "decline"),
    Family(Resolve, "resolve {check}", check=CHECKS),
    Family(PlaceTemple, "temple {activity}", activity=ACTIVITIES),
    Family(Honour, "honour {first} and {second}", first=ACTIVITIES, second=ACTIVITIES),
    Family(RetireMarker, "retire to {activity}", activity=ACTIVITIES),
    Family(GiveLlamas, "give {track} {number}", track=TRACKS, number=10),
    Family(DealFirst, "first {seat}", seat=4),
    Family(DealWoman, "woman {ayar}", ayar=AYAR),
    Family(DealRaymi, "raymi {tile}", tile=RAYMI_TILES),
    Family(RevealPot, "reveal {pot}", pot=POTS),
    Family(RevealTextile, "reveal {textile}", textile=TEXTILES),
    Family(FlipToken, "flip {token}", token=TOKENS),
    Family(DrawMarker, "draw {ayar}", ayar=AYAR),
)

LAY: Final = SPACE.first(LayMarker)
MOVE: Final = SPACE.first(MoveAyar)
TAKE: Final = SPACE.first(TakeTambo)
BUILD: Final = SPACE.first(BuildTambo)
POT: Final = SPACE.first(TakePot)
TEXTILE: Final = SPACE.first(TakeTextile)
WEAVE: Final = SPACE.first(LayTextile)
PLANT: Final = SPACE.first(PlantMaize)
SAIL: Final = SPACE.first(SailTo)
FISH: Final = SPACE.first(TakeViracocha)
STOP: Final = SPACE.first(Stop)
PLACE: Final = SPACE.first(PlaceViracocha)
SHIFT: Final = SPACE.first(ShiftMarker)
DECLINE: Final = SPACE.first(Decline)
RESOLVE: Final = SPACE.first(Resolve)
TEMPLE: Final = SPACE.first(PlaceTemple)
HONOUR: Final = SPACE.first(Honour)
RETIRE: Final = SPACE.first(RetireMarker)
GIVE: Final = SPACE.first(GiveLlamas)
FIRST: Final = SPACE.first(DealFirst)
WOMAN: Final = SPACE.first(DealWoman)
RAYMI: Final = SPACE.first(DealRaymi)
REVEAL_POT: Final = SPACE.first(RevealPot)
REVEAL_TEXTILE: Final = SPACE.first(RevealTextile)
FLIP: Final = SPACE.first(FlipToken)
DRAW: Final = SPACE.first(DrawMarker)
