"""What a review holds: plain data, codes and message ids, that can be stored and told in any language."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

FORMAT: Final = 3
"""Moves when a review means something else; one of another format is made anew."""
TO_COME: Final = "to-come"
"""The part of a difference that no source has given yet."""
COUNTED: Final = "counted"
"""What sets the score apart from the sum of all points, where a game counts them in another way."""
RIVAL: Final = "rival"
"""The part that the best rival gets or loses."""


class Moment(Struct):
    """What was to be expected after so many decisions, at the end of a turn."""

    decision: int
    seat: int | None
    """Whose turn it was; None for what happens outside of turns."""
    scores: list[float]
    """The final points to expect, of all seats, an automa's included."""
    wins: list[float] | None
    """Their chances to win; None, where nobody can be beaten."""


class Share(Struct):
    """A part of a difference: the points of a source, of the rival, or what is still to come."""

    source: str
    points: float


class Mistake(Struct):
    """A way to play that was clearly worse than another one."""

    seat: int
    decision: int
    """After so many decisions the two ways part."""
    played: list[int]
    """The codes that were played from there, up to where chance or somebody else had a say."""
    better: list[int]
    loss: float
    """How many points of its lead the seat gave away."""
    error: float
    """The standard error of the loss, over the ways in which the match could have gone on."""
    win: float | None
    """The chance to win that it gave away."""
    shares: list[Share]
    """What the loss is made of: they sum to it."""


class Luck(Struct):
    """What chance gave, against what it gives on average."""

    decision: int
    """The number of its last answer."""
    turn: int | None
    """Whose turn it was."""
    points: list[float]
    """By seat: points of the lead."""
    wins: list[float] | None


class Balance(Struct):
    """A seat's match in a line."""

    seat: int
    luck: float
    """Points of the lead that chance gave it, beyond the average."""
    win_luck: float | None
    given: float
    """Points of the lead that it gave away by the mistakes that are named."""
    judged: int
    """In so many choices."""


class Review(Struct, kw_only=True):
    """All of it."""

    format: int = FORMAT
    game: str
    seats: int
    decisions: int
    learned: bool
    """Whether a network judged; else the hand-written evaluation did."""
    moments: list[Moment] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)
    """The largest first."""
    luck: list[Luck] = field(default_factory=list)
    """The strokes of luck that moved most, in their order."""
    balance: list[Balance] = field(default_factory=list)
