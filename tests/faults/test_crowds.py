"""Crowds: limits hold exactly, also when all come at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kancha.table.seats import CHANGES
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


def test_renames_are_counted_for_the_seat_and_not_for_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty connections of one seat rename it ten times each: a few are told to all, the others are refused."""
    monkeypatch.setattr("kancha.table.limits.monotonic", lambda: 0.0)
    server = Server(f"sqlite:///{tmp_path}/k.sqlite")
    opened = server.open(seats="me open")
    pages = [server.page(opened["match"], opened["keys"][0]["key"]) for _ in range(20)]
    with server.page(opened["match"], opened["watch"]) as watcher:
        watcher.position()
        for number in range(10):
            for place, page in enumerate(pages):
                page.send("name", name=f"{place} {number}")
        refused = 0
        for page in pages:
            page.send("ping")
            page.wait("pong")
            refused += sum(message.get("message") == "error-flood" for message in page.others)
            page.others.clear()
        assert refused == 200 - 10 * CHANGES
    for page in pages:
        page.close()
    server.stop()


def test_messages_are_counted_for_the_seat_and_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More connections give a seat no more messages, nor an address that watches."""
    now = 0.0
    monkeypatch.setattr("kancha.table.limits.monotonic", lambda: now)
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", message_rate=5.0)
    opened = server.open(seats="me open")
    for key, most in ((opened["keys"][0]["key"], 10), (opened["watch"], 40)):
        pages = [server.page(opened["match"], key) for _ in range(10)]
        for page in pages:
            page.position()
            for _ in range(10):
                page.send("ping")
        answers: Counter[str] = Counter()
        for page in pages:
            while answers[page.socket.id.hex] < 10:
                message = page.read()
                if message["type"] in ("pong", "error"):
                    answers[page.socket.id.hex] += 1
                    answers[message["type"]] += 1
            page.close()
        assert answers["pong"] == most
        now += 1000
    server.stop()
