"""Tables for tests, and matches that have gone on for a while."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.table.helpers import Page, Process

GAMES: Final = {"cuzco": (3, 300), "java": (4, 300), "ayar": (2, 110), "caral": (3, 200), "endless-winter": (3, 260)}
"""Seats and decisions of a crowded position."""


def table(server: Process, seats: str, game: str = "saltmarket", level: str = "random", **more: Any) -> Any:
    """Open a table for seats of these kinds, the first one to begin."""
    wish = [{"kind": kind} | ({"level": level} if kind == "bot" else {}) for kind in seats.split()]
    answer = server.http.post("/api/matches", json={"game": game, "seats": wish, "first": 0} | more)
    assert answer.status_code == 201, answer.text
    return answer.json()


def play_until(server: Process, game: str, seats: int, until: Callable[[Any], bool], seed: int = 7) -> tuple[str, str]:
    """Play a match at random as its first seat until something is true of the position; return it with its key."""
    made = table(server, " ".join(["me"] + ["bot"] * (seats - 1)), game)
    match, key = made["match"], made["keys"][0]["key"]
    rng = Random(seed)
    with Page(server.port, match, key) as page:
        while not until(now := page.my_turn()):
            assert not now["over"], "the match is over"
            page.play(rng=rng)
    return match, key
