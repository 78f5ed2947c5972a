"""Two servers on one PostgreSQL: seats at different servers play and take back in random order.

    python -m tests.faults.two_servers --plays 3000 [--game java]

Every seat has a page at each server and uses either at random; sometimes both at once, for the same decision. In the
end both servers, and a journal that is rebuilt from the rows, must agree.
"""

from __future__ import annotations

import argparse
import asyncio
from random import Random
from typing import Any, NamedTuple

from kancha.games import game as find_game
from kancha.games import games
from kancha.table.journal import Journal
from kancha.table.settings import driver_url
from kancha.table.store import Store
from tests.table.helpers import Page, Postgres, Server


class Count(NamedTuple):
    """What was done in a run."""

    plays: int
    undos: int
    stale: int
    matches: int


def run(db: str, game: str, plays: int, seed: int) -> Count:
    """Play and take back so often, in as many matches as that takes; every match must hold."""
    servers = [Server(db), Server(db)]
    rng = Random(seed)
    counts = [0, 0, 0]
    matches = 0
    try:
        while counts[0] + counts[1] < plays:
            opened = servers[0].open(game, "me open")
            pages = {
                entry["seat"]: [server.page(opened["match"], entry["key"]) for server in servers]
                for entry in opened["keys"]
            }
            try:
                _play(pages, rng, counts, plays)
                _agree(db, opened["match"], pages)
            finally:
                for both in pages.values():
                    for page in both:
                        page.close()
            matches += 1
    finally:
        for server in servers:
            server.stop()
    return Count(counts[0], counts[1], counts[2], matches)


def _play(pages: dict[int, list[Page]], rng: Random, counts: list[int], plays: int) -> None:
    now = next(iter(pages.values()))[0].position()
    for both in pages.values():
        for page in both:
            while page.now is None or page.now["seq"] < now["seq"]:
                page.position()
    while not now["over"] and counts[0] + counts[1] < plays:
        asked = pages[now["question"]["seat"]]
        page = rng.choice(asked)
        while page.now["seq"] < now["seq"]:
            page.position(timeout=60)
        undo = page.now["undo"]["undo"]
        if undo and rng.random() < 0.35:
            now = _change(page, "restart" if rng.random() < 0.2 else "undo", {}, counts)
            counts[1] += 1
            continue
        code = rng.choice(page.now["actions"])["code"]
        if rng.random() < 0.1:
            twin = asked[1 - asked.index(page)]
            while twin.now["seq"] < page.now["seq"]:
                twin.position(timeout=60)
            twin.send("play", decision=twin.now["decision"], seq=twin.now["seq"], code=code)
        now = _change(page, "play", {"code": code}, counts)
        counts[0] += 1


def _change(page: Page, type: str, fields: dict[str, Any], counts: list[int]) -> Any:
    """Ask for a change and wait for a later position; whoever lost a race is told so and shown it."""
    begun = page.now["seq"]
    page.send(type, decision=page.now["decision"], seq=begun, **fields)
    while page.now["seq"] <= begun:
        message = page.read(60)
        if message["type"] == "error":
            assert message["message"] == "error-stale", message
            counts[2] += 1
    return page.now


def _agree(db: str, match: str, pages: dict[int, list[Page]]) -> None:
    """Let everybody see the newest position, and rebuild the match from its rows."""
    newest = max(page.now["seq"] for both in pages.values() for page in both)
    for both in pages.values():
        for page in both:
            while page.now["seq"] < newest:
                page.position(timeout=60)
        assert both[0].now["scene"] == both[1].now["scene"]
        assert both[0].log == both[1].log

    async def rebuilt() -> Journal:
        store = Store(driver_url(db))
        try:
            info = await store.match(match)
            assert info is not None
            rows = await store.journal(match)
        finally:
            await store.close()
        found = find_game(info.game)
        options = found.choose(info.seats, info.options, recorded=True)
        journal = Journal(info._replace(options=options), found.under(info.rules, options, info.data))
        for row in rows:
            journal.take(row)
        return journal

    journal = asyncio.run(rebuilt())
    shown = next(iter(pages.values()))[0].now
    assert (journal.seq, len(journal.match.log)) == (shown["seq"], shown["decision"])


def main() -> None:
    """Run it by hand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plays", type=int, default=3000)
    parser.add_argument("--game", choices=games())
    given = parser.parse_args()
    postgres = Postgres()
    try:
        for game in [given.game] if given.game else games():
            print(game, run(postgres.database(), game, given.plays, 1), flush=True)
    finally:
        postgres.stop()


if __name__ == "__main__":
    main()
