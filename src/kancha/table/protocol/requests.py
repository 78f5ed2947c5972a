"""Messages of the page: what a viewer asks for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.json import Decoder

from kancha.table.protocol.limits import Count, Id, Name


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Answer the question with the action of that code."""

    id: Count
    decision: Count
    code: Count
    seq: Count | None = None


class TakeBack(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last own decision back."""

    id: Count
    decision: Count
    seq: Count | None = None


class TakeAgain(Struct, tag="redo", forbid_unknown_fields=True):
    """Take a decision again that was taken back."""

    id: Count
    decision: Count
    seq: Count | None = None


class Restart(Struct, tag="restart", forbid_unknown_fields=True):
    """Take back all that may be taken back."""

    id: Count
    decision: Count
    seq: Count | None = None


class AskWhy(Struct, tag="why", forbid_unknown_fields=True):
    """Ask why an action, or the actions that aim at a target after those of `prefix`, are not legal."""

    id: Count
    decision: Count
    code: Count | None = None
    target: Id = ""
    prefix: Annotated[list[Id], Meta(max_length=16)] = field(default_factory=list)


class AskOutlook(Struct, tag="outlook", forbid_unknown_fields=True):
    """Ask what comes of answers, of all if none is named; with a `path`, of those that follow if it is given."""

    id: Count
    decision: Count
    codes: Annotated[list[Count], Meta(max_length=64)] | None = None
    path: Annotated[list[Count], Meta(max_length=8)] = field(default_factory=list)


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask for the best plans for the own turn."""

    id: Count
    decision: Count


class TakeOver(Struct, tag="takeover", forbid_unknown_fields=True):
    """Let a bot play for an absent seat."""

    id: Count
    seat: Count
    level: Id


class GiveBack(Struct, tag="giveback", forbid_unknown_fields=True):
    """Take the own seat back from the bot."""

    seat: Count
    id: Count = 0


class Rename(Struct, tag="name", forbid_unknown_fields=True):
    """Change the own name."""

    name: Name
    id: Count = 0


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask for a sign of life."""

    id: Count = 0


class Lack(Struct, tag="lack", forbid_unknown_fields=True):
    """Say that a panel, or the position that a change is based on, is not there: everything is sent again."""

    id: Count = 0


Change = Play | TakeBack | TakeAgain | Restart
Request = (
    Play | TakeBack | TakeAgain | Restart | AskWhy | AskOutlook | AskHint | TakeOver | GiveBack | Rename | Ping | Lack
)
requests: Decoder[Request] = Decoder(Request)
