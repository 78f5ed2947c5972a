"""What server and page say to each other: one struct per message, JSON on the wire (`docs/protocol.md`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field
from msgspec.json import Decoder

NAME = 40
"""The most characters of a seat's name."""
INT = 2_147_483_647
"""The greatest number that a client may name."""

Count = Annotated[int, Meta(ge=0, le=INT)]
Id = Annotated[str, Meta(max_length=100)]
Name = Annotated[str, Meta(max_length=NAME)]
Lang = Literal["en", "fr"]
Scalar = int | float | bool | str


# Position


class Question(Struct):
    """What is asked, of which seat; `message` is the id of the sentence."""

    step: str
    seat: int
    message: str
    args: dict[str, Any]
    rules: list[str]


class Choice(Struct, omit_defaults=True):
    """A legal action: where it is clicked and what it would look like."""

    code: int
    text: str
    family: str
    fields: dict[str, int | str]
    targets: list[str]
    ghost: Any = UNSET
    ghost_panel: str = ""
    gain: Any = UNSET
    pose: str = ""


class Heard(Struct):
    """An event as one viewer may hear of it."""

    event: str
    args: dict[str, Any]
    rules: list[str]


class LogLine(Struct, omit_defaults=True):
    """A decision and what came of it. Only its own seat is told the action; a seat of null is chance."""

    decision: int
    seat: int | None
    events: list[Heard]
    action: str | UnsetType = UNSET
    family: str | UnsetType = UNSET
    fields: dict[str, int | str] | UnsetType = UNSET


class Player(Struct, omit_defaults=True):
    """Who holds a seat."""

    seat: int
    name: str
    kind: str
    connected: bool
    taken_over: bool
    level: str | UnsetType = UNSET


class Undo(Struct):
    """How many decisions the viewer may take back, and take again."""

    undo: int
    redo: int


class Position(Struct, tag="position"):
    """All that one viewer sees. `log` continues after decision `log_from`; later lines held before are void."""

    seq: int
    decision: int
    viewer: int | None
    question: Question | None
    scene: Raw
    actions: Raw
    undo: Undo
    scores: list[int] | None
    ranking: list[list[int]] | None
    ledger: list[tuple[int, int, str]]
    players: list[Player]
    log_from: int
    log: list[LogLine]
    over: bool
    auto: bool


# Other messages of the server


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


class Problem(Struct, tag="error", omit_defaults=True):
    """A request that changed nothing, and why."""

    message: str
    args: dict[str, Any]
    detail: str
    id: int | UnsetType = UNSET
    rule: str = ""


class Pong(Struct, tag="pong"):
    """The answer to a ping."""


# Messages of the page


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


Change = Play | TakeBack | TakeAgain | Restart
Request = Play | TakeBack | TakeAgain | Restart | AskWhy | TakeOver | GiveBack | Rename | Ping
requests: Decoder[Request] = Decoder(Request)


# HTTP


class OptionInfo(Struct):
    """A choice made before the match."""

    id: str
    default: Scalar
    choices: list[Scalar]
    seats: list[int] | None


class GameInfo(Struct):
    """A game of the catalogue."""

    id: str
    name: str
    version: str
    seats: list[int]
    options: list[OptionInfo]
    levels: list[str]


class PaletteInfo(Struct):
    """Colours of a game, for light and dark."""

    light: dict[str, str]
    dark: dict[str, str]


class ParagraphInfo(Struct):
    """A numbered paragraph of a game's rules."""

    id: str
    title: str
    en: str
    fr: str
    kind: str
    source: str


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit somewhere: me, a guest with a link, somebody at my screen, or a bot."""

    kind: Literal["me", "open", "screen", "bot"]
    name: Name = ""
    level: Id = ""


class NewMatch(Struct, forbid_unknown_fields=True):
    """A table to be opened; `first` is the place in `seats` that is asked first, None: by lot."""

    game: Id
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Id, Scalar], Meta(max_length=50)] = field(default_factory=dict)
    first: Annotated[int, Meta(ge=0, le=15)] | None = None
    lang: Lang = "en"


class SeatKey(Struct):
    """The secret of a seat; a bot's is null."""

    seat: int
    kind: str
    key: str | None


class Opened(Struct):
    """A new match: a key for each entry of the wish, in its order, and one for spectators."""

    match: str
    keys: list[SeatKey]
    watch: str


class Imported(Struct):
    """A match made from a record, and the key to watch it."""

    match: str
    watch: str


class Summary(Struct):
    """A match at a glance."""

    match: str
    game: str
    version: str
    options: dict[str, Scalar]
    viewer: int | None
    players: list[Player]
    decisions: int
    seq: int
    over: bool
    scores: list[int] | None
    ranking: list[list[int]] | None
    created: float
    imported: bool


class Health(Struct):
    """Whether the server can serve."""

    status: str
    version: str
    database: str
    matches: int
    viewers: int


class ErrorBody(Struct):
    """What was wrong: a message id with arguments, and an English sentence."""

    message: str
    args: dict[str, Any]
    detail: str


class ErrorInfo(Struct):
    """The body of every answer that is no success."""

    error: ErrorBody
