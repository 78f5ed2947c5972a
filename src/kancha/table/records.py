"""Checking records that somebody uploads: every line is judged by the rules, in a worker."""

from __future__ import annotations

from typing import Final

from kancha.kernel.errors import KanchaError, RecordError
from kancha.records import Record

FIGURES: Final = 100_000
"""Characters of a data set that a record may bring along: no game's has a fifth of it."""


class Checked:
    """A record that was replayed to its end without fault."""

    def __init__(self, record: Record) -> None:
        match = record.replay()
        if not match.over:
            raise RecordError(len(record.decisions) + 1, "the match of this record is not over")
        self.game = record.game
        self.terms = match.game.terms
        self.seats = match.seats
        self.names = record.names or [""] * match.seats
        self.options = match.options
        actions = match.game.space.actions
        self.decisions = [(who, actions[code].text) for who, code in zip(match.who, match.log, strict=True)]


class Fault:
    """What is wrong with a record."""

    def __init__(self, error: KanchaError) -> None:
        self.detail = str(error)
        self.line = error.line if isinstance(error, RecordError) else 0
        self.rule = error.rule if isinstance(error, RecordError) else ""


def check(text: str) -> Checked | Fault:
    """Replay a record; runs in a worker."""
    try:
        record = Record.parse(text)
        if len(record.header.get("figures", "")) > FIGURES:
            raise RecordError(record.place("figures"), f"its figures have more than {FIGURES} characters")
        return Checked(record)
    except RecursionError:
        return Fault(RecordError(1, "it is nested too deeply"))
    except KanchaError as error:
        return Fault(error)
