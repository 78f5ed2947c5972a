"""Errors of the table: a message id, its arguments, an English sentence and a status."""

from __future__ import annotations

from typing import Any

from kancha.kernel.errors import KanchaError


class TableError(KanchaError):
    """A request that cannot be served; it changed nothing."""

    def __init__(self, status: int, message: str, detail: str, rule: str = "", **args: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.message = message
        self.detail = detail
        self.rule = rule
        self.words: dict[str, Any] = args


def unknown_match() -> TableError:
    """No such match, or a key that does not open it: nobody learns which."""
    return TableError(404, "error-no-match", "there is no such match, or the key does not open it")


def stale() -> TableError:
    """The request answers a position that is gone."""
    return TableError(409, "error-stale", "the match has moved on; this answers an older position")


def not_your_turn(seat: int | None) -> TableError:
    """Somebody else must answer."""
    if seat is None:
        return TableError(409, "error-over", "the match is over")
    return TableError(403, "error-not-your-turn", f"seat {seat} must answer now", seat=seat)


def flooding() -> TableError:
    """Too many requests."""
    return TableError(429, "error-flood", "too many messages; wait a moment")


def too_large(most: int) -> TableError:
    """A request that is too long."""
    return TableError(413, "error-too-large", f"a message may have at most {most} bytes", most=most)


def malformed(detail: str) -> TableError:
    """A request that cannot be understood."""
    return TableError(400, "error-malformed", f"the message cannot be understood: {detail}", reason=detail)
