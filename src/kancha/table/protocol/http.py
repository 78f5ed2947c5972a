"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct, field

from kancha.kernel.scene import Box, Panel
from kancha.table.protocol.limits import Id, Lang, Name, Scalar, SeatKind
from kancha.table.protocol.messages import Player


class OptionInfo(Struct, kw_only=True):
    """A choice made before the match."""

    id: str
    default: Scalar
    choices: list[Scalar]
    seats: list[int] | None


class CardInfo(Struct, kw_only=True):
    """What the lobby says of a game: weight from 1 to 5, least and most minutes of a match, seats it is best at."""

    weight: Annotated[int, Meta(ge=1, le=5)]
    minutes: tuple[int, int]
    best: tuple[int, int]


class CoverInfo(Struct):
    """What stands for a game in the lobby: a board some decisions into a match, and the part of it that is shown."""

    panel: Annotated[Raw, Meta(extra={"holds": Panel})]
    box: Box


class ParagraphInfo(Struct, kw_only=True):
    """A numbered paragraph of a game's rules."""

    id: str
    title: str
    en: str
    fr: str
    kind: str
    source: str
    titles: dict[str, str]
    """By language; English is always there."""
    texts: dict[str, str]


class LessonCard(Struct):
    """A lesson of a game at a glance; its words come with it. One of no steps stands for all examples of paragraphs."""

    id: str
    minutes: int
    steps: int
    rules: dict[str, str]
    """The rules that it shows, and the step that does."""


class StepInfo(Struct):
    """A step of a lesson: what is lit, its rules, and how many answers have been given before and after it."""

    id: str
    rules: list[str]
    spot: list[str]
    start: int
    end: int


class LessonInfo(Struct):
    """A lesson in one language; `words` is Fluent, with messages named after the steps."""

    id: str
    game: str
    seats: int
    seat: int
    minutes: int
    steps: list[StepInfo]
    words: str


class PrimerLine(Struct):
    """A sentence of a primer, `learn-line-<id>`, with its symbols; `value` says how many points there are.

    `part` is goal, pieces, turn or points.
    """

    id: str
    part: str
    symbols: list[str]
    rules: list[str]
    value: str


class IconInfo(Struct):
    """What some symbols mean, `icon-<id>`, and the rules that say so."""

    id: str
    symbols: list[str]
    """Drawn in the icon key."""
    also: list[str]
    """They mean the same."""
    rules: list[str]


class IllustrationInfo(Struct):
    """A picture for a rule: a part of a real position, with what is lit in it."""

    panel: Annotated[Raw, Meta(extra={"holds": Panel})]
    box: Box
    lit: list[str]


class PrimerInfo(Struct):
    """Goal, turn and points of a game in one language, its icons, and which rules have a picture; `words` is Fluent."""

    lines: list[PrimerLine]
    words: str
    first: list[str]
    """Chapters of the rules that are read first."""
    last: list[str]
    icons: list[IconInfo]
    illustrations: dict[str, str]
    """Rules and the messages that tell what their pictures show."""


class RulingInForce(Struct):
    """A house ruling and the reading that a table has chosen: `ruling-<id>` and `ruling-<id>-<choice>` say it."""

    id: str
    choice: str
    usual: bool
    """Whether it is our own reading."""


class RulesInForce(Struct):
    """The rules that a match is played by."""

    version: int
    rulings: list[RulingInForce]
    paragraphs: list[ParagraphInfo]


class RatingInfo(Struct, kw_only=True):
    """What was measured of a level of bots: its place on the scale of its game, and how long it thinks."""

    rating: int
    low: int
    high: int
    turn: float
    """Seconds for a turn, on one core."""


class GameInfo(Struct, kw_only=True):
    """A game of the catalogue."""

    id: str
    name: str
    version: int
    versions: list[int]
    seats: list[int]
    options: list[OptionInfo]
    rulings: list[OptionInfo]
    card: CardInfo | None
    levels: list[str]
    ratings: dict[str, RatingInfo]
    """By level, where it was measured."""
    lessons: list[LessonCard]


class MeasureInfo(Struct, kw_only=True):
    """A number that a game counts; its words are `measure-<id>` with `count`."""

    id: str
    symbol: str
    sign: int
    """1 if more is good for its owner, -1 if it is bad, 0 if it is neither."""
    common: bool
    """It belongs to nobody."""
    fleeting: bool
    """It lives within a turn."""
    per: int
    """So many make one in words: 2 if it counts halves."""


class PaletteInfo(Struct):
    """Colours of a game, for light and dark."""

    light: dict[str, str]
    dark: dict[str, str]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit somewhere: me, a guest with a link, somebody at my screen, or a bot."""

    kind: SeatKind
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
    kind: SeatKind
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


class Summary(Struct, kw_only=True):
    """A match at a glance."""

    match: str
    game: str
    version: int
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
    secrets: bool
    """A seat may see something that another one may not: people at one screen look away from each other's turns."""


class Health(Struct, kw_only=True):
    """Whether the server can serve."""

    status: str
    version: str
    database: str
    rules: str
    """How the rules run: `compiled`, or `pure`."""
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
