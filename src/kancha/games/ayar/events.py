"""What happened, in the past tense. Rules build these only if somebody listens, and never read them."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import Event


class FirstPlayerDrawn(Event):
    """Chance named the First Player."""

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("A1.3",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class WomanPlaced(Event):
    """A female Ayar took her temple row."""

    __slots__ = ("ayar", "row")
    RULES: ClassVar[tuple[str, ...]] = ("A1.5",)

    def __init__(self, ayar: str, row: int) -> None:
        self.ayar = ayar
        self.row = row


class RaymiTileLaid(Event):
    """A Raymi tile was laid on its slot."""

    __slots__ = ("activity", "slot")
    RULES: ClassVar[tuple[str, ...]] = ("A1.6",)

    def __init__(self, slot: str, activity: str) -> None:
        self.slot = slot
        self.activity = activity


class PotRevealed(Event):
    """A pot came to the market."""

    __slots__ = ("pot", "slot")
    RULES: ClassVar[tuple[str, ...]] = ("A6.P.4",)

    def __init__(self, pot: str, slot: int) -> None:
        self.pot = pot
        self.slot = slot


class TextileRevealed(Event):
    """A textile came to the top of its stack."""

    __slots__ = ("stack", "textile")
    RULES: ClassVar[tuple[str, ...]] = ("Q9",)

    def __init__(self, stack: int, textile: str) -> None:
        self.stack = stack
        self.textile = textile


class RoundBegun(Event):
    """A day began."""

    __slots__ = ("round", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A2.1",)

    def __init__(self, round: int, seat: int) -> None:
        self.round = round
        self.seat = seat


class MarkerLaid(Event):
    """A seat laid a step marker."""

    __slots__ = ("line", "marker", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A3.1",)

    def __init__(self, seat: int, marker: str, line: str) -> None:
        self.seat = seat
        self.marker = marker
        self.line = line


class AyarMoved(Event):
    """An Ayar travelled."""

    __slots__ = ("ayar", "seat", "space", "steps")
    RULES: ClassVar[tuple[str, ...]] = ("A4.1",)

    def __init__(self, seat: int, ayar: str, steps: int, space: int) -> None:
        self.seat = seat
        self.ayar = ayar
        self.steps = steps
        self.space = space


class TamboBuilt(Event):
    """A tambo was built on a path."""

    __slots__ = ("activity", "path", "place", "power", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A5.1", "A6.0")

    def __init__(self, seat: int, path: str, place: str, activity: str, power: int) -> None:
        self.seat = seat
        self.path = path
        self.place = place
        self.activity = activity
        self.power = power


class TamboBoxed(Event):
    """A tambo went back to the box, for want of an activity."""

    __slots__ = ("cell", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("Q2",)

    def __init__(self, seat: int, cell: str) -> None:
        self.seat = seat
        self.cell = cell


class PotTaken(Event):
    """A seat took a pot."""

    __slots__ = ("pot", "seat", "slot")
    RULES: ClassVar[tuple[str, ...]] = ("A6.P.2",)

    def __init__(self, seat: int, pot: str, slot: str) -> None:
        self.seat = seat
        self.pot = pot
        self.slot = slot


class TextileTaken(Event):
    """A seat took a textile."""

    __slots__ = ("seat", "stack", "textile")
    RULES: ClassVar[tuple[str, ...]] = ("A6.W.2",)

    def __init__(self, seat: int, textile: str, stack: int) -> None:
        self.seat = seat
        self.textile = textile
        self.stack = stack


class TextileLaid(Event):
    """A seat laid a textile in its weaving area."""

    __slots__ = ("cell", "moons", "seat", "suns", "textile")
    RULES: ClassVar[tuple[str, ...]] = ("A6.W.4",)

    def __init__(self, seat: int, textile: str, cell: str, suns: int, moons: int) -> None:
        self.seat = seat
        self.textile = textile
        self.cell = cell
        self.suns = suns
        self.moons = moons


class MaizePlanted(Event):
    """A seat planted maize."""

    __slots__ = ("box", "left", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A6.F.2",)

    def __init__(self, seat: int, box: str, left: int) -> None:
        self.seat = seat
        self.box = box
        self.left = left


class BoatSailed(Event):
    """A boat entered a space."""

    __slots__ = ("cost", "node", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A6.R.2",)

    def __init__(self, seat: int, node: str, cost: int) -> None:
        self.seat = seat
        self.node = node
        self.cost = cost


class IslandBuilt(Event):
    """A seat built an island."""

    __slots__ = ("moon", "node", "number", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A6.R.3",)

    def __init__(self, seat: int, node: str, number: int, moon: int) -> None:
        self.seat = seat
        self.node = node
        self.number = number
        self.moon = moon


class LakeViracochaTaken(Event):
    """A seat took a Viracocha from the lake."""

    __slots__ = ("seat", "section")
    RULES: ClassVar[tuple[str, ...]] = ("A6.R.5",)

    def __init__(self, seat: int, section: str) -> None:
        self.seat = seat
        self.section = section


class ViracochaGained(Event):
    """A seat gained a Viracocha."""

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("A10.1",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ViracochaPlaced(Event):
    """A seat placed a Viracocha on a bonus slot."""

    __slots__ = ("held", "need", "seat", "slot")
    RULES: ClassVar[tuple[str, ...]] = ("A10.1",)

    def __init__(self, seat: int, slot: str, held: int, need: int) -> None:
        self.seat = seat
        self.slot = slot
        self.held = held
        self.need = need


class BonusCompleted(Event):
    """A bonus slot became complete."""

    __slots__ = ("seat", "slot")
    RULES: ClassVar[tuple[str, ...]] = ("A10.1",)

    def __init__(self, seat: int, slot: str) -> None:
        self.seat = seat
        self.slot = slot


class ViracochaReturned(Event):
    """A Viracocha found no slot and went back to the supply."""

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("Q12",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class SupplyEmpty(Event):
    """There was nothing left to gain."""

    __slots__ = ("piece", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("Q11",)

    def __init__(self, seat: int, piece: str) -> None:
        self.seat = seat
        self.piece = piece


class LlamaGained(Event):
    """A seat gained a llama."""

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("A9.1",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class MarkerShifted(Event):
    """A retired marker changed its Moon slot."""

    __slots__ = ("end", "marker", "seat", "start")
    RULES: ClassVar[tuple[str, ...]] = ("A10.6",)

    def __init__(self, seat: int, marker: str, start: str, end: str) -> None:
        self.seat = seat
        self.marker = marker
        self.start = start
        self.end = end


class ShiftDeclined(Event):
    """A seat left its retired markers alone."""

    __slots__ = ("seat",)
    RULES: ClassVar[tuple[str, ...]] = ("A10.6",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TemplePlaced(Event):
    """A temple was placed."""

    __slots__ = ("activity", "ayar", "bonus", "column", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A7.1",)

    def __init__(self, seat: int, activity: str, ayar: str, column: int, bonus: int) -> None:
        self.seat = seat
        self.activity = activity
        self.ayar = ayar
        self.column = column
        self.bonus = bonus


class BonusMarked(Event):
    """An Inti bonus was marked."""

    __slots__ = ("activity", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A7.2",)

    def __init__(self, seat: int, activity: str) -> None:
        self.seat = seat
        self.activity = activity


class DevotionGained(Event):
    """A seat's Inti dial rose."""

    __slots__ = ("activity", "dial", "seat", "suns")
    RULES: ClassVar[tuple[str, ...]] = ("A7.3",)

    def __init__(self, seat: int, activity: str, suns: int, dial: int) -> None:
        self.seat = seat
        self.activity = activity
        self.suns = suns
        self.dial = dial


class SixesGained(Event):
    """A seat's Inti dial rose for its marked Inti bonuses."""

    __slots__ = ("dial", "marked", "points", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A10.7",)

    def __init__(self, seat: int, marked: int, points: int, dial: int) -> None:
        self.seat = seat
        self.marked = marked
        self.points = points
        self.dial = dial


class RaymiReached(Event):
    """A Raymi tile was scored."""

    __slots__ = ("activity", "ayar", "space", "threshold")
    RULES: ClassVar[tuple[str, ...]] = ("A7.3",)

    def __init__(self, ayar: str, activity: str, space: int, threshold: int) -> None:
        self.ayar = ayar
        self.activity = activity
        self.space = space
        self.threshold = threshold


class FertileGroundReached(Event):
    """An Ayar reached fertile ground."""

    __slots__ = ("ayar",)
    RULES: ClassVar[tuple[str, ...]] = ("A7.5",)

    def __init__(self, ayar: str) -> None:
        self.ayar = ayar


class AyarRetired(Event):
    """An Ayar retired."""

    __slots__ = ("ayar", "space")
    RULES: ClassVar[tuple[str, ...]] = ("A8.1",)

    def __init__(self, ayar: str, space: int) -> None:
        self.ayar = ayar
        self.space = space


class MaizeHarvested(Event):
    """A seat won the harvest."""

    __slots__ = ("ayar", "number", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A8.2",)

    def __init__(self, seat: int, number: int, ayar: str) -> None:
        self.seat = seat
        self.number = number
        self.ayar = ayar


class HarvestForgone(Event):
    """Nobody had planted maize."""

    __slots__ = ("ayar",)
    RULES: ClassVar[tuple[str, ...]] = ("A8.2",)

    def __init__(self, ayar: str) -> None:
        self.ayar = ayar


class TemplesBlessed(Event):
    """A seat got Moons for its temples."""

    __slots__ = ("number", "points", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A10.4",)

    def __init__(self, seat: int, number: int, points: int) -> None:
        self.seat = seat
        self.number = number
        self.points = points


class TempleScored(Event):
    """A temple was scored."""

    __slots__ = ("activity", "bonus", "moons", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A8.3",)

    def __init__(self, seat: int, activity: str, moons: int, bonus: int) -> None:
        self.seat = seat
        self.activity = activity
        self.moons = moons
        self.bonus = bonus


class MarkerRetired(Event):
    """A seat retired a step marker."""

    __slots__ = ("activity", "marker", "moons", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A8.4",)

    def __init__(self, seat: int, marker: str, activity: str, moons: int) -> None:
        self.seat = seat
        self.marker = marker
        self.activity = activity
        self.moons = moons


class DawnBroken(Event):
    """A seat's dial gave it Sun points."""

    __slots__ = ("dial", "seat")
    RULES: ClassVar[tuple[str, ...]] = ("A8.5",)

    def __init__(self, seat: int, dial: int) -> None:
        self.seat = seat
        self.dial = dial


class LlamasGiven(Event):
    """A seat gave llamas to the Sun or the Moon."""

    __slots__ = ("number", "points", "seat", "track")
    RULES: ClassVar[tuple[str, ...]] = ("A9.1",)

    def __init__(self, seat: int, track: str, number: int, points: int) -> None:
        self.seat = seat
        self.track = track
        self.number = number
        self.points = points
