"""A replay: what it needs once, and positions in which each thing is sent once."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from kancha.kernel.scene import Panel, Piece, Scene, Zone
from kancha.kernel.turn import TurnSpan
from kancha.review.model import Review
from kancha.table.protocol.messages import LogLine, PlanStep, Player, Question


class ReplayInfo(Struct, kw_only=True):
    """A match to look back at."""

    match: str
    game: str
    version: int
    options: dict[str, Any]
    viewer: int | None
    players: list[Player]
    decisions: int
    over: bool
    log: list[LogLine]
    turns: list[TurnSpan]
    ranking: list[list[int]] | None
    conceded: list[int] | UnsetType = UNSET
    """As in a position."""


class ReviewInfo(Struct):
    """The review of a match that is over, or how far it is."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    total: int
    review: Review | None = None
    steps: list[PlanStep] = []
    """The actions that its mistakes name, by their codes."""


class FramePanel(Struct):
    """A panel without its zones and pieces, and these, by their numbers among the things."""

    panel: int
    zones: list[int]
    pieces: list[int]


class Frame(Struct, kw_only=True):
    """A position; `scene` is the number of a scene without panels, `ledger` how much of the ledger is there by now."""

    decision: int
    scene: int
    panels: list[int]
    """Their numbers among the panels."""
    question: Question | None
    scores: list[int] | None
    ranking: list[list[int]] | None
    ledger: int
    over: bool


class Frames(Struct, kw_only=True):
    """Positions one after the other, and everything that is drawn in them."""

    things: list[Annotated[Raw, Meta(extra={"holds": Scene | Panel | Zone | Piece})]]
    panels: list[FramePanel]
    frames: list[Frame]
    ledger: list[tuple[int, int, str]]
