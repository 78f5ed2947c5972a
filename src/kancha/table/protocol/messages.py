"""Messages of the server: the position, and short ones."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from kancha.kernel.reasons import Reason
from kancha.kernel.scene import Panel, Piece, Scene, SeatLine, Stop, Tag, Text, Zone
from kancha.kernel.turn import Outlook, Turn, TurnSpan


class Question(Struct, kw_only=True):
    """What is asked, of which seat; `message` is the id of the sentence."""

    step: str
    seat: int
    message: str
    args: dict[str, Any]
    rules: list[str]


class Choice(Struct, kw_only=True, omit_defaults=True, gc=False):
    """A legal action: where it is clicked and what it would look like."""

    code: int
    text: str
    family: str
    fields: dict[str, int | str]
    targets: list[str]
    loose: bool = False
    """Its targets may be clicked in any order."""
    ghost: list[Piece] | UnsetType = UNSET
    ghost_panel: str = ""
    way: list[Stop] | UnsetType = UNSET
    """How the ghost gets there."""
    gain: Text | UnsetType = UNSET
    later: Text | UnsetType = UNSET
    tag: Tag | UnsetType = UNSET
    pose: str = ""
    slot: str = ""
    """The id of its place in the turn bar."""
    kind: str = "act"
    """act, skip, decline or end."""


class Heard(Struct, gc=False):
    """An event as one viewer may hear of it."""

    event: str
    args: dict[str, Any]
    rules: list[str]


class LogLine(Struct, omit_defaults=True, gc=False):
    """A decision and what came of it. Only its own seat is told the action; a seat of null is chance."""

    decision: int
    seat: int | None
    events: list[Heard]
    action: str | UnsetType = UNSET
    family: str | UnsetType = UNSET
    fields: dict[str, int | str] | UnsetType = UNSET


class Player(Struct, kw_only=True, omit_defaults=True, gc=False):
    """Who holds a seat."""

    seat: int
    name: str
    kind: str
    connected: bool
    taken_over: bool
    level: str | UnsetType = UNSET


class Undo(Struct, frozen=True):
    """How many decisions the viewer may take back, and take again."""

    undo: int
    redo: int


class Coaching(Struct, omit_defaults=True):
    """A match that is a lesson: how many answers it has had, and the code of the next one, if it is the viewer's."""

    lesson: str
    done: int
    code: int | UnsetType = UNSET


Asked = Annotated[Raw, Meta(extra={"holds": Question | None})]
Held = Annotated[Raw, Meta(extra={"holds": list[Player]})]
Lines = Annotated[list[Raw], Meta(extra={"holds": list[LogLine]})]


class Position(Struct, tag="position", kw_only=True):
    """All that one viewer sees. `log` continues after decision `log_from`; later lines held before are void."""

    seq: int
    decision: int
    viewer: int | None
    question: Asked
    scene: Annotated[Raw, Meta(extra={"holds": Scene})]
    actions: Annotated[Raw, Meta(extra={"holds": list[Choice]})]
    undo: Undo
    scores: list[int] | None
    ranking: list[list[int]] | None
    ledger: list[tuple[int, int, str]]
    players: Held
    log_from: int
    log: Lines
    over: bool
    auto: bool
    turn: Annotated[Raw, Meta(extra={"holds": Turn})] | UnsetType = UNSET
    """For the seat that must answer."""
    turns: list[TurnSpan] | UnsetType = UNSET
    """The last turns, all of them when it is over; the log's lines between `start` and `end` tell what happened. Not in
    a position of the past."""
    conceded: list[int] | UnsetType = UNSET
    """The match ended before its rules end it: by these seats, who gave up, or by the operator."""
    coach: Coaching | UnsetType = UNSET
    """In a lesson that nobody has left."""


Splice = tuple[int, int, list[Raw]]
"""At a place of a list so many things go and these come; splices follow each other from left to right."""
SeatLines = Annotated[Raw, Meta(extra={"holds": list[tuple[int, int, list[SeatLine]]]})]
Zones = Annotated[list[Splice], Meta(extra={"holds": list[tuple[int, int, list[Zone]]]})]
Pieces = Annotated[list[Splice], Meta(extra={"holds": list[tuple[int, int, list[Piece]]]})]
TurnSpans = Annotated[Raw, Meta(extra={"holds": list[tuple[int, int, list[TurnSpan]]]})]
Entries = Annotated[Raw, Meta(extra={"holds": list[tuple[int, int, list[tuple[int, int, str]]]]})]


class PanelChange(Struct, kw_only=True, omit_defaults=True):
    """A panel that the page lacks: whole, or as what differs from the one with the hash `base`."""

    hash: str
    panel: Annotated[Raw, Meta(extra={"holds": Panel})] | UnsetType = UNSET
    base: str = ""
    head: Annotated[Raw, Meta(extra={"holds": Panel})] | UnsetType = UNSET
    """The panel without zones and pieces, if that differs."""
    zones: Zones = []
    pieces: Pieces = []


class Next(Struct, tag="next", kw_only=True):
    """The position after the one with seq `base`, for a page that follows by changes; base 0: after nothing."""

    seq: int
    base: int
    decision: int
    viewer: int | None
    question: Asked
    hashes: list[str]
    """The panels of the scene, in order, by their content."""
    panels: Annotated[list[Raw], Meta(extra={"holds": list[PanelChange]})]
    """Those that the page lacks."""
    scene: Annotated[Raw, Meta(extra={"holds": Scene})]
    """The scene without panels and seats."""
    seats: SeatLines
    actions: Annotated[Raw, Meta(extra={"holds": list[Choice]})]
    undo: Undo
    scores: list[int] | None
    ranking: list[list[int]] | None
    ledger: Entries
    players: Held
    log_from: int
    log: Lines
    over: bool
    auto: bool
    turns: TurnSpans
    turn: Annotated[Raw, Meta(extra={"holds": Turn})] | UnsetType = UNSET
    conceded: list[int] | UnsetType = UNSET
    coach: Coaching | UnsetType = UNSET


class Players(Struct, tag="players"):
    """Somebody came, went, was renamed or taken over."""

    players: list[Player]


class WhyAnswer(Struct, omit_defaults=True):
    """One reason: the rule that forbids it and the sentence that says so."""

    rule: str
    message: str
    args: dict[str, int | str]
    action: str = ""
    target: str = ""


class Why(Struct, tag="why"):
    """The answer to a why question; without reasons, a legal action aims there."""

    id: int
    answers: list[WhyAnswer]


class Outlooks(Struct, tag="outlook", kw_only=True, omit_defaults=True):
    """What comes of answers, by code; only for the seat that must answer."""

    seq: int
    decision: int
    outlooks: dict[str, Outlook]
    reasons: dict[str, Reason] = {}
    """Why places of the turn bar are impossible, by their ids, for a page that follows by changes."""
    id: int | UnsetType = UNSET
    """That of the request, if it was asked for."""
    path: list[int] | UnsetType = UNSET
    """Answers that are supposed to be given before; then `question` and `actions` are what would be asked next."""
    question: Question | UnsetType = UNSET
    actions: list[Choice] | UnsetType = UNSET


class PlanStep(Struct):
    """An action of a plan, as it is put into words."""

    code: int
    text: str
    """As a record writes it."""
    family: str
    fields: dict[str, int | str]


class PlanInfo(Struct, omit_defaults=True):
    """A way to play the turn, up to where chance has a say."""

    steps: list[PlanStep]
    lead: float
    """Points before the best rival in the end."""
    scores: list[float]
    """Points to expect, by seat."""
    wins: list[float] | UnsetType = UNSET
    """Chances to win, by seat; none where nobody can be beaten."""


class Hint(Struct, tag="hint"):
    """The answer to a request for a hint: the best plans, best first."""

    id: int
    decision: int
    plans: list[PlanInfo]
    learned: bool
    """Whether a network tells what to expect in the end; else the scores are what is on the table then."""


class Problem(Struct, tag="error", omit_defaults=True):
    """A request that changed nothing, and why."""

    message: str
    args: dict[str, Any]
    detail: str
    id: int | UnsetType = UNSET
    rule: str = ""


class Pong(Struct, tag="pong"):
    """The answer to a ping."""


Message = Position | Next | Players | Why | Outlooks | Hint | Problem | Pong
