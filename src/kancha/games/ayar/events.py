"""What happened, in the past tense. Rules build these only if somebody listens, and never read them."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import Event


class FirstPlayerDrawn(Event):
    """Chance named the First Player."""

    RULES: ClassVar[tuple[str, ...]] = ("A1.3",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class WomanPlaced(Event):
    """A female Ayar took her temple row."""

    RULES: ClassVar[tuple[str, ...]] = ("A1.5",)

    def __init__(self, ayar: str, row: int) -> None:
        self.ayar = ayar
        self.row = row


class RaymiTileLaid(Event):
    """A Raymi tile was laid on its slot."""

    RULES: ClassVar[tuple[str, ...]] = ("A1.6",)

    def __init__(self, slot: str, activity: str) -> None:
        self.slot = slot
        self.activity = activity


class PotRevealed(Event):
    """A pot came to the market."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.P.4",)

    def __init__(self, pot: str, slot: int) -> None:
        self.pot = pot
        self.slot = slot


class TextileRevealed(Event):
    """A textile came to the top of its stack."""

    RULES: ClassVar[tuple[str, ...]] = ("Q9",)

    def __init__(self, stack: int, textile: str) -> None:
        self.stack = stack
        self.textile = textile


class RoundBegun(Event):
    """A day began."""

    RULES: ClassVar[tuple[str, ...]] = ("A2.1",)

    def __init__(self, round: int, seat: int) -> None:
        self.round = round
        self.seat = seat


class MarkerLaid(Event):
    """A seat laid a step marker."""

    RULES: ClassVar[tuple[str, ...]] = ("A3.1",)

    def __init__(self, seat: int, marker: str, line: str) -> None:
        self.seat = seat
        self.marker = marker
        self.line = line


class AyarMoved(Event):
    """An Ayar travelled."""

    RULES: ClassVar[tuple[str, ...]] = ("A4.1",)

    def __init__(self, seat: int, ayar: str, steps: int, space: int) -> None:
        self.seat = seat
        self.ayar = ayar
        self.steps = steps
        self.space = space


class TamboBuilt(Event):
    """A tambo was built on a path."""

    RULES: ClassVar[tuple[str, ...]] = ("A5.1", "A6.0")

    def __init__(self, seat: int, path: str, place: str, activity: str, power: int) -> None:
        self.seat = seat
        self.path = path
        self.place = place
        self.activity = activity
        self.power = power


class TamboBoxed(Event):
    """A tambo went back to the box, for want of an activity."""

    RULES: ClassVar[tuple[str, ...]] = ("Q2",)

    def __init__(self, seat: int, cell: str) -> None:
        self.seat = seat
        self.cell = cell


class PotTaken(Event):
    """A seat took a pot."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.P.2",)

    def __init__(self, seat: int, pot: str, slot: str) -> None:
        self.seat = seat
        self.pot = pot
        self.slot = slot


class TextileTaken(Event):
    """A seat took a textile."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.W.2",)

    def __init__(self, seat: int, textile: str, stack: int) -> None:
        self.seat = seat
        self.textile = textile
        self.stack = stack


class TextileLaid(Event):
    """A seat laid a textile in its weaving area."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.W.4",)

    def __init__(self, seat: int, textile: str, cell: str, suns: int, moons: int) -> None:
        self.seat = seat
        self.textile = textile
        self.cell = cell
        self.suns = suns
        self.moons = moons


class MaizePlanted(Event):
    """A seat planted maize."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.F.2",)

    def __init__(self, seat: int, box: str, left: int) -> None:
        self.seat = seat
        self.box = box
        self.left = left


class BoatSailed(Event):
    """A boat entered a space."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.R.2",)

    def __init__(self, seat: int, node: str, cost: int) -> None:
        self.seat = seat
        self.node = node
        self.cost = cost


class IslandBuilt(Event):
    """A seat built an island."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.R.3",)

    def __init__(self, seat: int, node: str, number: int, moon: int) -> None:
        self.seat = seat
        self.node = node
        self.number = number
        self.moon = moon


class LakeViracochaTaken(Event):
    """A seat took a Viracocha from the lake."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.R.5",)

    def __init__(self, seat: int, section: str) -> None:
        self.seat = seat
        self.section = section


class ViracochaGained(Event):
    """A seat gained a Viracocha."""

    RULES: ClassVar[tuple[str, ...]] = ("A10.1",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class ViracochaPlaced(Event):
    """A seat placed a Viracocha on a bonus slot."""

    RULES: ClassVar[tuple[str, ...]] = ("A10.1",)

    def __init__(self, seat: int, slot: str, held: int, need: int) -> None:
        self.seat = seat
        self.slot = slot
        self.held = held
        self.need = need


class BonusCompleted(Event):
    """A bonus slot became complete."""

    RULES: ClassVar[tuple[str, ...]] = ("A10.1",)

    def __init__(self, seat: int, slot: str) -> None:
        self.seat = seat
        self.slot = slot


class ViracochaReturned(Event):
    """A Viracocha found no slot and went back to the supply."""

    RULES: ClassVar[tuple[str, ...]] = ("Q12",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class SupplyEmpty(Event):
    """There was nothing left to gain."""

    RULES: ClassVar[tuple[str, ...]] = ("Q11",)

    def __init__(self, seat: int, piece: str) -> None:
        self.seat = seat
        self.piece = piece


class LlamaGained(Event):
    """A seat gained a llama."""

    RULES: ClassVar[tuple[str, ...]] = ("A9.1",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class MarkerShifted(Event):
    """A retired marker changed its Moon slot."""

    RULES: ClassVar[tuple[str, ...]] = ("A10.6",)

    def __init__(self, seat: int, marker: str, start: str, end: str) -> None:
        self.seat = seat
        self.marker = marker
        self.start = start
        self.end = end


class ShiftDeclined(Event):
    """A seat left its retired markers alone."""

    RULES: ClassVar[tuple[str, ...]] = ("A10.6",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class TemplePlaced(Event):
    """A temple was placed."""

    RULES: ClassVar[tuple[str, ...]] = ("A7.1",)

    def __init__(self, seat: int, activity: str, ayar: str, column: int, bonus: int) -> None:
        self.seat = seat
        self.activity = activity
        self.ayar = ayar
        self.column = column
        self.bonus = bonus


class BonusMarked(Event):
    """An Inti bonus was marked."""

    RULES: ClassVar[tuple[str, ...]] = ("A7.2",)

    def __init__(self, seat: int, activity: str) -> None:
        self.seat = seat
        self.activity = activity


class DevotionGained(Event):
    """A seat's Inti dial rose."""

    RULES: ClassVar[tuple[str, ...]] = ("A7.3",)

    def __init__(self, seat: int, activity: str, suns: int, dial: int) -> None:
        self.seat = seat
        self.activity = activity
        self.suns = suns
        self.dial = dial


class SixesGained(Event):
    """A seat's Inti dial rose for its marked Inti bonuses."""

    RULES: ClassVar[tuple[str, ...]] = ("A10.7",)

    def __init__(self, seat: int, marked: int, points: int, dial: int) -> None:
        self.seat = seat
        self.marked = marked
        self.points = points
        self.dial = dial


class RaymiReached(Event):
    """A Raymi tile was scored."""

    RULES: ClassVar[tuple[str, ...]] = ("A7.3",)

    def __init__(self, ayar: str, activity: str, space: int, threshold: int) -> None:
        self.ayar = ayar
        self.activity = activity
        self.space = space
        self.threshold = threshold


class FertileGroundReached(Event):
    """An Ayar reached fertile ground."""

    RULES: ClassVar[tuple[str, ...]] = ("A7.5",)

    def __init__(self, ayar: str) -> None:
        self.ayar = ayar


class AyarRetired(Event):
    """An Ayar retired."""

    RULES: ClassVar[tuple[str, ...]] = ("A8.1",)

    def __init__(self, ayar: str, space: int) -> None:
        self.ayar = ayar
        self.space = space


class MaizeHarvested(Event):
    """A seat won the harvest."""

    RULES: ClassVar[tuple[str, ...]] = ("A8.2",)

    def __init__(self, seat: int, number: int, ayar: str) -> None:
        self.seat = seat
        self.number = number
        self.ayar = ayar


class HarvestForgone(Event):
    """Nobody had planted maize."""

    RULES: ClassVar[tuple[str, ...]] = ("A8.2",)

    def __init__(self, ayar: str) -> None:
        self.ayar = ayar


class TemplesBlessed(Event):
    """A seat got Moons for its temples."""

    RULES: ClassVar[tuple[str, ...]] = ("A10.4",)

    def __init__(self, seat: int, number: int, points: int) -> None:
        self.seat = seat
        self.number = number
        self.points = points


class TempleScored(Event):
    """A temple was scored."""

    RULES: ClassVar[tuple[str, ...]] = ("A8.3",)

    def __init__(self, seat: int, activity: str, moons: int, bonus: int) -> None:
        self.seat = seat
        self.activity = activity
        self.moons = moons
        self.bonus = bonus


class MarkerRetired(Event):
    """A seat retired a step marker."""

    RULES: ClassVar[tuple[str, ...]] = ("A8.4",)

    def __init__(self, seat: int, marker: str, activity: str, moons: int) -> None:
        self.seat = seat
        self.marker = marker
        self.activity = activity
        self.moons = moons


class DawnBroken(Event):
    """A seat's dial gave it Sun points."""

    RULES: ClassVar[tuple[str, ...]] = ("A8.5",)

    def __init__(self, seat: int, dial: int) -> None:
        self.seat = seat
        self.dial = dial


class LlamasGiven(Event):
    """A seat gave llamas to the Sun or the Moon."""

    RULES: ClassVar[tuple[str, ...]] = ("A9.1",)

    def __init__(self, seat: int, track: str, number: int, points: int) -> None:
        self.seat = seat
        self.track = track
        self.number = number
        self.points = points
