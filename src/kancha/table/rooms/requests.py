"""What a page may ask of a room (`docs/rooms.md`)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder

from kancha.table.protocol import Count, Id, Name
from kancha.table.rooms.bodies import SEATS, Number, Options
from kancha.table.rooms.chat import LONGEST
from kancha.table.rooms.clocks import Pace
from kancha.table.rooms.model import Advice, Subject, Talk


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Take an open place."""

    place: Number
    id: Count = 0


class Share(Struct, tag="share", forbid_unknown_fields=True):
    """Let somebody else at this screen take an open place."""

    place: Number
    name: Name
    id: Count = 0


class Stand(Struct, tag="stand", forbid_unknown_fields=True):
    """Give the own places up, and watch."""

    id: Count = 0


class SeatBot(Struct, tag="bot", forbid_unknown_fields=True):
    """Set a bot on a place (the host)."""

    place: Number
    level: Id
    id: Count = 0


class Clear(Struct, tag="clear", forbid_unknown_fields=True):
    """Open a place (the host, or who sits there)."""

    place: Number
    id: Count = 0


class Swap(Struct, tag="swap", forbid_unknown_fields=True):
    """Let two places change (the host)."""

    one: Number
    other: Number
    id: Count = 0


class Shuffle(Struct, tag="shuffle", forbid_unknown_fields=True):
    """Let the lot decide who sits where (the host)."""

    id: Count = 0


class Resize(Struct, tag="seats", forbid_unknown_fields=True):
    """Set the number of places (the host)."""

    count: Annotated[int, Meta(ge=1, le=SEATS)]
    id: Count = 0


class Choose(Struct, tag="options", forbid_unknown_fields=True):
    """Set the game's options (the host)."""

    options: Options
    id: Count = 0


class Agree(Struct, tag="terms", forbid_unknown_fields=True):
    """Set the terms, those that are named (the host)."""

    pace: Pace | None = None
    absent: Count | None = None
    level: Id | None = None
    chat: Talk | None = None
    advice: Advice | None = None
    first: Annotated[int, Meta(ge=-1, lt=SEATS)] | None = None
    id: Count = 0


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """Say whether one agrees that everybody may ask for hints."""

    yes: bool
    id: Count = 0


class Remove(Struct, tag="remove", forbid_unknown_fields=True):
    """Show somebody the door (the host)."""

    person: Id
    id: Count = 0


class MakeHost(Struct, tag="host", forbid_unknown_fields=True):
    """Make somebody else host; or become it oneself if the host has been away for long."""

    person: Id
    id: Count = 0


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Go for good."""

    id: Count = 0


class Call(Struct, tag="name", forbid_unknown_fields=True):
    """Change the own name, or that of a place one holds."""

    name: Name
    place: Number | None = None
    id: Count = 0


class Begin(Struct, tag="start", forbid_unknown_fields=True):
    """Begin the match (the host)."""

    id: Count = 0


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something: own words, or a phrase."""

    text: Annotated[str, Meta(max_length=LONGEST)] = ""
    phrase: Id = ""
    id: Count = 0


class AskBot(Struct, tag="takeover", forbid_unknown_fields=True):
    """Let a bot play for the own seat; vote for one that plays an absent one's."""

    seat: Number
    level: Id = ""
    id: Count = 0


class TakeBack(Struct, tag="giveback", forbid_unknown_fields=True):
    """Play an own seat oneself again."""

    seat: Number
    id: Count = 0


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    """Stop the match; with a clock, vote for it."""

    id: Count = 0


class Resume(Struct, tag="resume", forbid_unknown_fields=True):
    """Go on."""

    id: Count = 0


class Refuse(Struct, tag="refuse", forbid_unknown_fields=True):
    """Say no to what is asked."""

    kind: Subject
    seat: Annotated[int, Meta(ge=-1, lt=SEATS)] = -1
    id: Count = 0


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    """Give an own seat up for good."""

    seat: Number
    id: Count = 0


class EndLesson(Struct, tag="lesson-off", forbid_unknown_fields=True):
    """Play on without the lesson."""

    id: Count = 0


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """Ask for another match; it begins when all who sit here have. The first who asks may want stronger bots."""

    stronger: bool = False
    id: Count = 0


class Reopen(Struct, tag="reopen", forbid_unknown_fields=True):
    """Lead everybody back to the waiting room (the host)."""

    id: Count = 0


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life."""

    id: Count = 0


Request = (
    Sit
    | Share
    | Stand
    | SeatBot
    | Clear
    | Swap
    | Shuffle
    | Resize
    | Choose
    | Agree
    | Consent
    | Remove
    | MakeHost
    | Leave
    | Call
    | Begin
    | Say
    | AskBot
    | TakeBack
    | Pause
    | Resume
    | Refuse
    | Concede
    | EndLesson
    | Rematch
    | Reopen
    | Ping
)
requests: Decoder[Request] = Decoder(Request)
