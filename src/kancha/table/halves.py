"""The two halves of a `Next`: what each viewer has to himself, and what is encoded once for all."""

from __future__ import annotations

from msgspec import UNSET, Raw, Struct, UnsetType

from kancha.table.protocol import Coaching, Undo


class Own(Struct, tag="next", kw_only=True):
    """The fields of a `Next` that each viewer has to himself; they stand first."""

    viewer: int | None
    hashes: list[str]
    panels: list[Raw]
    actions: Raw
    undo: Undo
    log: Raw
    turn: Raw | UnsetType = UNSET
    coach: Coaching | UnsetType = UNSET


class Common(Struct, kw_only=True):
    """The other fields of a `Next`."""

    seq: int
    base: int
    decision: int
    question: Raw
    scene: Raw
    seats: Raw
    scores: list[int] | None
    ranking: list[list[int]] | None
    ledger: Raw
    players: Raw
    log_from: int
    over: bool
    auto: bool
    turns: Raw
    conceded: list[int] | UnsetType = UNSET
