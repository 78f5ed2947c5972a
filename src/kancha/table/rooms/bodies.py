"""Bodies of HTTP requests and answers about rooms and people (`docs/rooms.md`)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from kancha.kernel.scene import Box, Panel, Text
from kancha.table.protocol import Id, Lang, Name, Scalar

SEATS = 16
"""The most places of a room."""
Number = Annotated[int, Meta(ge=0, lt=SEATS)]
Options = Annotated[dict[Id, Scalar], Meta(max_length=50)]


class PlaceWish(Struct, forbid_unknown_fields=True):
    """Who shall sit somewhere in a new room: the host, somebody else at the host's screen, a bot, or whoever comes."""

    kind: Literal["me", "screen", "bot", "open"]
    name: Name = ""
    level: Id = ""


class PlayOn(Struct, forbid_unknown_fields=True):
    """A finished match to be played on from one of its positions, in one of its seats."""

    match: Id
    decision: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Number
    level: Id


class NewRoom(Struct, forbid_unknown_fields=True):
    """A room to be made. With `start` its match begins at once; `first` is then the place that is asked first.

    A `lesson` has its own places and options, and so has a match that is played on: both begin at once.
    """

    game: Id
    places: Annotated[list[PlaceWish], Meta(max_length=SEATS)] = field(default_factory=list)
    options: Options = field(default_factory=dict)
    first: Annotated[int, Meta(ge=-1, lt=SEATS)] = -1
    start: bool = False
    lesson: Id = ""
    step: Id = ""
    """The step of the lesson to begin with, "" for the first."""
    play_on: PlayOn | None = None


class RoomMade(Struct):
    """A new room, and its match if that has begun."""

    room: str
    match: str


class Door(Struct, kw_only=True):
    """What a stranger with the link sees of a room before coming in."""

    room: str
    game: str
    host: str
    """The host's name."""
    state: str
    match: str
    seats: int
    open: int
    names: list[str]
    member: bool
    """Whether the asker has come in before."""


class Entry(Struct, forbid_unknown_fields=True):
    """Somebody comes in, under this name."""

    name: Name = ""


class Addresses(Struct):
    """How other devices reach this server."""

    addresses: list[str]
    only_here: bool
    """The server listens on this machine only."""
    command: str
    """What opens it to the network."""


class Drawing(Struct, forbid_unknown_fields=True):
    """A text to be drawn as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class NewPerson(Struct, forbid_unknown_fields=True):
    """Somebody who wants to be known here."""

    name: Name
    lang: Lang = "en"
    label: Annotated[str, Meta(max_length=40)] = ""
    """What the device is called: phone, computer."""


class Known(Struct):
    """Somebody, and the key of the device that asked: it is shown only here."""

    person: str
    name: str
    key: str


class DeviceView(Struct, kw_only=True):
    """A device of somebody."""

    label: str
    created: float
    here: bool
    """The one that asks."""
    push: bool


class Me(Struct, kw_only=True):
    """What is known of the person who asks."""

    person: str
    name: str
    lang: str
    has_phrase: bool
    webhook: str
    devices: list[DeviceView]
    push_key: str
    """The key with which a browser subscribes to notices; "" if this server sends none."""


class AboutMe(Struct, forbid_unknown_fields=True):
    """What shall be changed; what is not named stays."""

    name: Name | None = None
    lang: Lang | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Phrase(Struct):
    """A recovery phrase: it is shown only here."""

    phrase: str


class Code(Struct):
    """A short code that makes another device one's own, once, for so many seconds."""

    code: str
    seconds: int


class Claim(Struct, forbid_unknown_fields=True):
    """A device becomes somebody's: by a code or by a recovery phrase."""

    code: Annotated[str, Meta(max_length=40)] = ""
    phrase: Annotated[str, Meta(max_length=200)] = ""
    label: Annotated[str, Meta(max_length=40)] = ""


class PushKeys(Struct):
    """The keys of a subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(Struct):
    """Where a browser wants to be told that a turn has come, as the browser gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class SeatLine(Struct, kw_only=True):
    """A seat of a match in the list of one's matches."""

    seat: int
    name: str
    level: str
    mine: bool
    bot: bool
    online: bool
    score: int | None


class MineView(Struct, kw_only=True):
    """A room or a match of one's own, as the lobby lists it."""

    room: str
    match: str
    game: str
    state: Literal["waiting", "playing", "over"]
    my_turn: bool
    asked: int | None
    seats: list[SeatLine]
    open: int
    """Places that wait for somebody."""
    since: float
    """Seconds since the last turn began, or since the room changed."""
    wants_rematch: bool
    ranking: list[list[int]] | None
    lesson: str
    """The lesson that the match is, "" if it is none or no longer."""


class Mine(Struct):
    """One's matches: those that wait or run, and how many are finished."""

    now: list[MineView]
    finished: int


class Forgotten(Struct, forbid_unknown_fields=True):
    """A room, or one finished match of it, shall leave the list of one's matches, or come back."""

    room: Id
    match: Id = ""
    hidden: bool = True


class SignedOff(Struct):
    """How many devices were signed off."""

    devices: int


class Picture(Struct, kw_only=True):
    """A match at a glance, drawn: its main board, how far it is, who is asked, the scores as the seats show them."""

    panel: Annotated[Raw, Meta(extra={"holds": Panel})]
    box: Box
    status: Annotated[Raw, Meta(extra={"holds": list[Text]})]
    asked: int | None
    scores: list[str]


class RoomOf(Struct):
    """The room of a match."""

    room: str
