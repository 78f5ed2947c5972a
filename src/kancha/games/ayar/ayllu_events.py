"""What the Ayllu did and which rule decided it (A11)."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel.state import Event


class TokenFlipped(Event):
    """The Ayllu flipped an activity token."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.6", "A11.8")

    def __init__(self, seat: int, token: str, steps: int, power: int) -> None:
        self.seat = seat
        self.token = token
        self.steps = steps
        self.power = power


class MarkerDrawn(Event):
    """The Ayllu drew a marker."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.6",)

    def __init__(self, seat: int, ayar: str) -> None:
        self.seat = seat
        self.ayar = ayar


class BagRefilled(Event):
    """The Ayllu's markers went back into the bag."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.6",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class SlotChosen(Event):
    """The Ayllu chose where to build, and by which rule."""

    def __init__(self, seat: int, activity: str, reason: str, rule: str) -> None:
        self.seat = seat
        self.activity = activity
        self.reason = reason
        self.rule = rule


class SlotMissed(Event):
    """The Ayllu found no usable building slot."""

    RULES: ClassVar[tuple[str, ...]] = ("Q25",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class PotsChosen(Event):
    """The Ayllu chose its pots."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.14", "Q42")

    def __init__(self, seat: int, number: int, icons: int, power: int) -> None:
        self.seat = seat
        self.number = number
        self.icons = icons
        self.power = power


class StacksChosen(Event):
    """The Ayllu chose its textile stacks."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.15",)

    def __init__(self, seat: int, stacks: list[int], power: int) -> None:
        self.seat = seat
        self.stacks = stacks
        self.power = power


class MaizeSown(Event):
    """The Ayllu planted maize."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.16",)

    def __init__(self, seat: int, number: int, power: int) -> None:
        self.seat = seat
        self.number = number
        self.power = power


class TrackSailed(Event):
    """The Ayllu's boat moved on its track."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.17",)

    def __init__(self, seat: int, steps: int, value: int) -> None:
        self.seat = seat
        self.steps = steps
        self.value = value


class IslandSet(Event):
    """The Ayllu set an island on the lake, and by which rule."""

    def __init__(self, seat: int, node: str, number: int, wanted: int, reason: str, rule: str) -> None:
        self.seat = seat
        self.node = node
        self.number = number
        self.wanted = wanted
        self.reason = reason
        self.rule = rule


class IslandSetAside(Event):
    """The Ayllu found no lake slot for its island."""

    RULES: ClassVar[tuple[str, ...]] = ("Q29",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


class SectionChosen(Event):
    """The Ayllu took a Viracocha from the section with the lowest rating."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.19", "Q27")

    def __init__(self, seat: int, section: str, rating: int) -> None:
        self.seat = seat
        self.section = section
        self.rating = rating


class TempleChosen(Event):
    """The Ayllu chose the temple of the activity with most Moons."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.10",)

    def __init__(self, seat: int, activity: str, moons: int) -> None:
        self.seat = seat
        self.activity = activity
        self.moons = moons


class MoonSlotChosen(Event):
    """The Ayllu chose the Moon slot of the activity with most Moons."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.21",)

    def __init__(self, seat: int, activity: str, moons: int) -> None:
        self.seat = seat
        self.activity = activity
        self.moons = moons


class BonusChosen(Event):
    """The Ayllu marked the activity with most Suns."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.22",)

    def __init__(self, seat: int, activity: str, suns: int) -> None:
        self.seat = seat
        self.activity = activity
        self.suns = suns


class TokenRemoved(Event):
    """An activity token left the game."""

    RULES: ClassVar[tuple[str, ...]] = ("A11.23",)

    def __init__(self, seat: int, token: str, round: int) -> None:
        self.seat = seat
        self.token = token
        self.round = round
