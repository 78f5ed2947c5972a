"""What the Ayllu did and which rule decided it (A11)."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.event import Event


class TokenFlipped(Event):
    """The Ayllu flipped an activity token."""

    RULES: ClassVar = ("A11.6", "A11.8")
    seat: int
    token: str
    steps: int
    power: int


class MarkerDrawn(Event):
    """The Ayllu drew a marker."""

    RULES: ClassVar = ("A11.6",)
    seat: int
    ayar: str


class BagRefilled(Event):
    """The Ayllu's markers went back into the bag."""

    RULES: ClassVar = ("A11.6",)
    seat: int


class SlotChosen(Event):
    """The Ayllu chose where to build, and by which rule."""

    seat: int
    activity: str
    reason: str
    rule: str


class SlotMissed(Event):
    """The Ayllu found no usable building slot."""

    RULES: ClassVar = ("Q25",)
    seat: int


class PotsChosen(Event):
    """The Ayllu chose its pots."""

    RULES: ClassVar = ("A11.14", "Q42")
    seat: int
    number: int
    icons: int
    power: int


class StacksChosen(Event):
    """The Ayllu chose its textile stacks."""

    RULES: ClassVar = ("A11.15",)
    seat: int
    stacks: list[int]
    power: int


class MaizeSown(Event):
    """The Ayllu planted maize."""

    RULES: ClassVar = ("A11.16",)
    seat: int
    number: int
    power: int


class TrackSailed(Event):
    """The Ayllu's boat moved on its track."""

    RULES: ClassVar = ("A11.17",)
    seat: int
    steps: int
    value: int


class IslandSet(Event):
    """The Ayllu set an island on the lake, and by which rule."""

    seat: int
    node: str
    number: int
    wanted: int
    reason: str
    rule: str


class IslandSetAside(Event):
    """The Ayllu found no lake slot for its island."""

    RULES: ClassVar = ("Q29",)
    seat: int
    number: int


class SectionChosen(Event):
    """The Ayllu took a Viracocha from the section with the lowest rating."""

    RULES: ClassVar = ("A11.19", "Q27")
    seat: int
    section: str
    rating: int
    reason: str


class TempleChosen(Event):
    """The Ayllu chose the temple of the activity with most Moons."""

    RULES: ClassVar = ("A11.10",)
    seat: int
    activity: str
    moons: int


class MoonSlotChosen(Event):
    """The Ayllu chose the Moon slot of the activity with most Moons."""

    RULES: ClassVar = ("A11.21",)
    seat: int
    activity: str
    moons: int


class BonusChosen(Event):
    """The Ayllu marked the activity with most Suns."""

    RULES: ClassVar = ("A11.22",)
    seat: int
    activity: str
    suns: int


class TokenRemoved(Event):
    """An activity token left the game."""

    RULES: ClassVar = ("A11.23",)
    seat: int
    token: str
    round: int
