"""Errors for people: what was wrong, what is allowed, which rule."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from mypy_extensions import mypyc_attr


class Refusal:
    """Why an action is not legal: the rule that forbids it, a message id and its arguments."""

    __slots__ = ("args", "message", "rule")

    def __init__(self, rule: str, message: str, args: dict[str, int | str] | None = None) -> None:
        self.rule = rule
        self.message = message
        self.args: dict[str, int | str] = {} if args is None else args

    def __repr__(self) -> str:
        shown = "".join(f" {key}={value}" for key, value in self.args.items())
        return f"{self.rule} {self.message}{shown}"


@mypyc_attr(allow_interpreted_subclasses=True)
class KanchaError(ValueError):
    """Base of every error that Kancha raises for a caller's mistake."""


class IllegalAction(KanchaError):
    """An action that the rules forbid now; `refusal` says which rule and why."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action!r} is not allowed: rule {refusal}")
        self.action = action
        self.refusal = refusal


class UnknownAction(KanchaError):
    """A text or a code that names no action of the game."""

    def __init__(self, text: str, known: Sequence[str]) -> None:
        near = get_close_matches(text, known, n=3, cutoff=0.5)
        hint = f"; did you mean {', '.join(repr(n) for n in near)}?" if near else ""
        super().__init__(f"no such action: {text!r}{hint}")
        self.text = text


class UnknownGame(KanchaError):
    """An id that is not in the catalogue."""

    def __init__(self, id: str, known: Sequence[str]) -> None:
        super().__init__(f"unknown game {id!r}; the games are {', '.join(known)}")
        self.id = id


class DataError(KanchaError):
    """A data file that is missing, malformed or wrong in a count."""


class RecordError(KanchaError):
    """A record that cannot be read or replayed; it names the line and, if one applies, the rule."""

    def __init__(self, line: int, reason: str, rule: str = "", number: int = 0) -> None:
        cite = f" (rule {rule})" if rule else ""
        super().__init__(f"line {line}: {reason}{cite}")
        self.line = line
        self.number = number
        """The number of the decision that does not fit; 0, if it is another line."""
        self.reason = reason
        self.rule = rule


class Misfit(KanchaError):
    """A decision that was taken once and does not fit the match as it stands, and why."""

    def __init__(self, number: int, reason: str, rule: str = "") -> None:
        cite = f" (rule {rule})" if rule else ""
        super().__init__(f"decision {number}: {reason}{cite}")
        self.number = number
        self.reason = reason
        self.rule = rule
