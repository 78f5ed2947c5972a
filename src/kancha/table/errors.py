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


def closed() -> TableError:
    """The operator has ended the match."""
    return TableError(410, "error-closed", "whoever runs this server has closed this match; it ended as it stood")


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


def too_deep() -> TableError:
    """A request that is nested too deeply."""
    return malformed("it is nested too deeply")


def too_long(most: int) -> TableError:
    """An address that is too long."""
    return TableError(414, "error-too-large", f"an address may have at most {most} characters", most=most)


def wrong_host(host: str) -> TableError:
    """A name that this server does not answer to."""
    return TableError(
        421,
        "error-host",
        f"this server does not answer to {host[:100]!r}; whoever runs it can list the name in KANCHA_HOSTS",
        host=host[:100],
    )


def foreign_page() -> TableError:
    """A page that was not served by this server asks."""
    return TableError(403, "error-origin", "pages of another place may not ask for this")


def wrong_type(wanted: str) -> TableError:
    """A body of another kind."""
    return TableError(415, "error-type", f"the body must be {wanted}, and say so", wanted=wanted)
