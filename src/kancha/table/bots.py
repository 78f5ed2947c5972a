"""Bots: they get a view and the legal codes, never the state."""

from __future__ import annotations

from random import Random
from typing import Any

from kancha import bots as library
from kancha.bots import advice
from kancha.bots.advice import Plan
from kancha.bots.chances import progress
from kancha.bots.minds import Rating
from kancha.games import game, game_under
from kancha.kernel.rulebook import Terms
from kancha.table.errors import TableError


def levels(id: str) -> list[str]:
    """Return the levels that a game's bots play at, weakest first."""
    return library.levels(game(id))


def rated(id: str) -> dict[str, Rating]:
    """Return what was measured of a game's levels."""
    return library.rated(game(id))


def check_level(id: str, level: str) -> None:
    """Refuse a level that no bot has; one that is offered no more is still played."""
    if not library.is_level(level):
        raise TableError(400, "error-no-level", f"no such level: {level!r}; the levels are {', '.join(levels(id))}")


def advise(terms: Terms, view: Any, seat: int, codes: list[int], luck: int) -> list[Plan]:
    """Return the best plans of a seat, by the terms of its match, after so many decisions as `luck` says; in a worker.

    Whoever asks again is told the same.
    """
    found = game_under(terms)
    seen = found.state(view)
    done = progress(found.id, luck, len(seen.ledger.totals))
    return advice.advise(found, seat, seen, codes, Random(luck), done=done)


def choose(terms: Terms, level: str, view: Any, seat: int, codes: list[int], luck: int) -> int:
    """Let a bot choose one of the codes, thinking by the terms of its match and with its luck; runs in a worker."""
    found = game_under(terms)
    return library.bot(level).choose(found, seat, found.state(view), codes, Random(luck))
