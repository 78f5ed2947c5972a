"""Tables for tests, and matches that have gone on for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final

from kancha.games import game as find_game
from kancha.kernel.match import Match
from kancha.table.settings import driver_url
from kancha.table.store import Entry, Store
from tests.saltmarket import Saltmarket
from tests.table.helpers import Page, Process
from tests.table.lot import same_lot

GAMES: Final = {"cuzco": (3, 300), "java": (4, 300), "ayar": (2, 110), "caral": (3, 200), "endless-winter": (3, 260)}
"""Seats and decisions of a crowded position."""


def table(server: Process, seats: str, game: str = "saltmarket", level: str = "random", **more: Any) -> Any:
    """Open a table for seats of these kinds, the first one to begin."""
    wish = [{"kind": kind} | ({"level": level} if kind == "bot" else {}) for kind in seats.split()]
    answer = server.http.post("/api/matches", json={"game": game, "seats": wish, "first": 0} | more)
    assert answer.status_code == 201, answer.text
    return answer.json()


def advanced(
    server: Process, game: str, seats: int, until: Callable[[Match, int], bool], seed: int = 7
) -> tuple[str, str]:
    """Return a match with the key of its first place, played at random until something is true of it and that seat.

    Nobody has looked at it, so its rows can be written without asking the server, which would draw every position.
    """
    made = table(server, " ".join(["me"] + ["bot"] * (seats - 1)), game)
    id, mine = made["match"], made["keys"][0]
    playing = Saltmarket() if game == "saltmarket" else find_game(game)
    match = playing.start(seats, seed=same_lot().getrandbits(64))
    begun = len(match.log)
    rng = Random(seed)
    while not until(match, mine["seat"]):
        assert not match.over, "the match is over"
        match.play(rng.choice(match.state.legal()))
    texts = [str(match.game.space.actions[code]) for code in match.log]
    rows = [Entry(who, text) for who, text in zip(match.who, texts, strict=True)]

    async def write() -> None:
        store = Store(driver_url(server.db))
        await store.open()
        await store.append(id, begun, rows[begun:], match.over)
        await store.close()

    with ThreadPoolExecutor(1) as thread:  # The browser's loop runs in this one.
        thread.submit(asyncio.run, write()).result()
    return id, mine["key"]


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
