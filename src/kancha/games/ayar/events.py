"""What happened, in the past tense. Rules build these only if somebody listens, and never read them."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.event import Event


class FirstPlayerDrawn(Event):
    """Chance named the First Player."""

    RULES: ClassVar = ("A1.3",)
    seat: int


class WomanPlaced(Event):
    """A female Ayar took her temple row."""

    QUIET: ClassVar = "set-up: the temple rows show her"
    RULES: ClassVar = ("A1.5",)
    ayar: str
    row: int


class RaymiTileLaid(Event):
    """A Raymi tile was laid on its slot."""

    QUIET: ClassVar = "set-up: the paths show the tile"
    RULES: ClassVar = ("A1.6",)
    slot: str
    activity: str


class PotRevealed(Event):
    """A pot came to the market."""

    QUIET: ClassVar = "nobody does it: the market shows the pot"
    RULES: ClassVar = ("A6.P.4",)
    pot: str
    slot: int


class TextileRevealed(Event):
    """A textile came to the top of its stack."""

    QUIET: ClassVar = "nobody does it: the stack shows the textile"
    RULES: ClassVar = ("Q9",)
    stack: int
    textile: str


class RoundBegun(Event):
    """A day began."""

    RULES: ClassVar = ("A2.1",)
    round: int
    seat: int


class MarkerLaid(Event):
    """A seat laid a step marker."""

    RULES: ClassVar = ("A3.1",)
    seat: int
    marker: str
    line: str


class AyarMoved(Event):
    """An Ayar travelled."""

    RULES: ClassVar = ("A4.1",)
    seat: int
    ayar: str
    steps: int
    space: int


class TamboBuilt(Event):
    """A tambo was built on a path."""

    RULES: ClassVar = ("A5.1", "A6.0")
    seat: int
    path: str
    place: str
    activity: str
    power: int


class TamboBoxed(Event):
    """A tambo went back to the box, for want of an activity."""

    RULES: ClassVar = ("Q2",)
    seat: int
    cell: str


class PotTaken(Event):
    """A seat took a pot."""

    RULES: ClassVar = ("A6.P.2",)
    seat: int
    pot: str
    slot: str


class TextileTaken(Event):
    """A seat took a textile."""

    RULES: ClassVar = ("A6.W.2",)
    seat: int
    textile: str
    stack: int


class TextileLaid(Event):
    """A seat laid a textile in its weaving area."""

    RULES: ClassVar = ("A6.W.4",)
    seat: int
    textile: str
    cell: str
    suns: int
    moons: int


class MaizePlanted(Event):
    """A seat planted maize."""

    RULES: ClassVar = ("A6.F.2",)
    seat: int
    box: str
    left: int


class BoatSailed(Event):
    """A boat entered a space."""

    RULES: ClassVar = ("A6.R.2",)
    seat: int
    node: str
    cost: int


class IslandBuilt(Event):
    """A seat built an island."""

    RULES: ClassVar = ("A6.R.3",)
    seat: int
    node: str
    number: int
    moon: int


class LakeViracochaTaken(Event):
    """A seat took a Viracocha from the lake."""

    RULES: ClassVar = ("A6.R.5",)
    seat: int
    section: str


class ViracochaGained(Event):
    """A seat gained a Viracocha."""

    QUIET: ClassVar = "half-step: where it is placed is told, or that it returns"
    RULES: ClassVar = ("A10.1",)
    seat: int


class ViracochaPlaced(Event):
    """A seat placed a Viracocha on a bonus slot."""

    RULES: ClassVar = ("A10.1",)
    seat: int
    slot: str
    held: int
    need: int


class BonusCompleted(Event):
    """A bonus slot became complete."""

    RULES: ClassVar = ("A10.1",)
    seat: int
    slot: str


class ViracochaReturned(Event):
    """A Viracocha found no slot and went back to the supply."""

    RULES: ClassVar = ("Q12",)
    seat: int


class SupplyEmpty(Event):
    """There was nothing left to gain."""

    RULES: ClassVar = ("Q11",)
    seat: int
    piece: str


class LlamaGained(Event):
    """A seat gained a llama."""

    RULES: ClassVar = ("A9.1",)
    seat: int


class MarkerShifted(Event):
    """A retired marker changed its Moon slot."""

    RULES: ClassVar = ("A10.6",)
    seat: int
    marker: str
    start: str
    end: str


class ShiftDeclined(Event):
    """A seat left its retired markers alone."""

    RULES: ClassVar = ("A10.6",)
    seat: int


class TemplePlaced(Event):
    """A temple was placed."""

    RULES: ClassVar = ("A7.1",)
    seat: int
    activity: str
    ayar: str
    column: int
    bonus: int


class BonusMarked(Event):
    """An Inti bonus was marked."""

    RULES: ClassVar = ("A7.2",)
    seat: int
    activity: str


class DevotionGained(Event):
    """A seat's Inti dial rose."""

    RULES: ClassVar = ("A7.3",)
    seat: int
    activity: str
    suns: int
    dial: int


class SixesGained(Event):
    """A seat's Inti dial rose for its marked Inti bonuses."""

    RULES: ClassVar = ("A10.7",)
    seat: int
    marked: int
    points: int
    dial: int


class RaymiReached(Event):
    """A Raymi tile was scored."""

    RULES: ClassVar = ("A7.3",)
    ayar: str
    activity: str
    space: int
    threshold: int


class FertileGroundReached(Event):
    """An Ayar reached fertile ground."""

    RULES: ClassVar = ("A7.5",)
    ayar: str


class AyarRetired(Event):
    """An Ayar retired."""

    RULES: ClassVar = ("A8.1",)
    ayar: str
    space: int


class MaizeHarvested(Event):
    """A seat won the harvest."""

    RULES: ClassVar = ("A8.2",)
    seat: int
    number: int
    ayar: str


class HarvestForgone(Event):
    """Nobody had planted maize."""

    RULES: ClassVar = ("A8.2",)
    ayar: str


class TemplesBlessed(Event):
    """A seat got Moons for its temples."""

    TELLS: ClassVar = ("moon.viracocha",)
    RULES: ClassVar = ("A10.4",)
    seat: int
    number: int
    points: int


class TempleScored(Event):
    """A temple was scored."""

    TELLS: ClassVar = ("moon.temple",)
    RULES: ClassVar = ("A8.3",)
    seat: int
    activity: str
    moons: int
    bonus: int


class MarkerRetired(Event):
    """A seat retired a step marker."""

    TELLS: ClassVar = ("moon.marker",)
    RULES: ClassVar = ("A8.4",)
    seat: int
    marker: str
    activity: str
    moons: int


class DawnBroken(Event):
    """A seat's dial gave it Sun points."""

    TELLS: ClassVar = ("sun.raymi", "sun.bonus", "sun.fertile")
    RULES: ClassVar = ("A8.5",)
    seat: int
    dial: int


class LlamasGiven(Event):
    """A seat gave llamas to the Sun or the Moon."""

    TELLS: ClassVar = ("sun.llamas", "moon.llamas")
    RULES: ClassVar = ("A9.1",)
    seat: int
    track: str
    number: int
    points: int
