"""Crowds: limits hold exactly, also when all come at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.table.helpers import Server


def test_five_hundred_sockets_at_once_find_room_for_the_limit(tmp_path: Path) -> None:
    """Of 500 connections to one match that come together exactly 64 are let in, and the others are told why."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", connections=64)
    opened = server.open(seats="me open")
    url = f"ws://127.0.0.1:{server.port}/api/matches/{opened['match']}/live?key={opened['watch']}"

    async def hold() -> None:
        """Keep the match busy until all of them wait for it."""
        table, _ = await server.tables.get(opened["match"], opened["watch"])
        await table.lock.acquire()
        asyncio.get_running_loop().call_later(4, table.lock.release)

    server.call(hold)

    async def come(leave: asyncio.Event) -> str:
        async with connect(url, max_size=None, open_timeout=60) as socket:
            try:
                await socket.recv()
            except ConnectionClosed as closed:
                return str(closed.rcvd and f"{closed.rcvd.code} {closed.rcvd.reason}")
            counted["in"] += 1
            if counted.total() == 500:
                leave.set()
            await leave.wait()
            return "in"

    async def run() -> Counter[str]:
        leave = asyncio.Event()

        async def one() -> str:
            said = await come(leave)
            if said != "in":
                counted["out"] += 1
                if counted.total() == 500:
                    leave.set()
            return said

        return Counter(await asyncio.gather(*(one() for _ in range(500))))

    counted: Counter[str] = Counter()
    assert asyncio.run(run()) == {"in": 64, "4429 error-crowded": 436}
    server.stop()
