"""Pruning: what nobody needs goes by policy; what somebody plays, looks at or may come back to stays."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import kancha
from kancha.table.pruner import Policy, Pruned, Pruner
from kancha.table.settings import driver_url
from kancha.table.store import Store
from tests.table.helpers import Server, eventually, play_out
from tests.table.rooms.helpers import Somebody

POLICY = Policy(finished=100, abandoned=50, unplayed=10, rooms=20)
DAY = 86_400


@pytest.fixture
def house(db: str) -> Iterator[Server]:
    """A server that prunes only when it is told to."""
    made = Server(db, prune_hours=0)
    yield made
    made.stop()


def age(server: Server, days: float, match: str = "", room: str = "") -> None:
    """Let all that was written about a match or a room have been written so many days earlier."""

    async def work() -> None:
        past = days * DAY
        async with server.tables.store.access.writing() as connection:
            for table, column, key in (
                ("matches", "created", "id"),
                ("matches", "ended", "id"),
                ("journal", "at", "match"),
                ("seats", "seen", "match"),
                ("sittings", "moved", "match"),
            ):
                change = f"UPDATE {table} SET {column} = {column} - :past WHERE {key} = :id"
                await connection.execute(text(change), {"past": past, "id": match})
            for table, column, key in (("rooms", "changed", "id"), ("members", "seen", "room")):
                change = f"UPDATE {table} SET {column} = {column} - :past WHERE {key} = :id"
                await connection.execute(text(change), {"past": past, "id": room})
            await connection.execute(text("UPDATE seats SET online = false WHERE match = :id"), {"id": match})

    server.call(work)


def prune(server: Server, folder: Path | None = None, dry: bool = False) -> Pruned:
    """Prune as the server would."""

    async def work() -> Pruned:
        tables, rooms = server.tables, server.rooms
        spares = lambda id: tables.is_watched(id) or rooms.is_watched(id)  # noqa: E731
        return await Pruner(tables.store, POLICY, folder, spares, dry).run()

    return server.call(work)


def is_there(server: Server, opened: Any) -> bool:
    """Tell whether a match can still be looked at."""
    answer = server.http.get(f"/api/matches/{opened['match']}", params={"key": opened["watch"]})
    return answer.status_code == 200


def played(server: Server, decisions: int = 10_000) -> Any:
    """Open a match and play it on, to its end if not told otherwise."""
    opened = server.open()
    pages = [server.page(opened["match"], entry["key"]) for entry in opened["keys"]]
    play_out(pages, Random(1), decisions)
    for page in pages:
        page.close()
    wait_until_left(server, opened["match"])
    return opened


def wait_until_left(server: Server, *matches: str) -> None:
    """Let it be written down that everybody has gone."""
    for match in matches:
        assert eventually(lambda match=match: not server.is_online(match))  # type: ignore[misc]


def test_what_is_old_goes_and_what_is_not_stays(house: Server, tmp_path: Path) -> None:
    """Finished, abandoned and unplayed matches each go after their own time, and not a day before."""
    finished, abandoned, unplayed = played(house), played(house, 12), house.open()
    kept = [played(house), played(house, 12), house.open()]
    for opened, days in zip([finished, abandoned, unplayed], (101, 51, 11), strict=True):
        age(house, days, opened["match"])
    for opened, days in zip(kept, (99, 49, 9), strict=True):
        age(house, days, opened["match"])
    would = prune(house, dry=True)
    assert (would.finished, would.abandoned, would.unplayed) == (1, 1, 1)
    assert is_there(house, finished)
    done = prune(house, tmp_path)
    assert (done.finished, done.abandoned, done.unplayed, done.exported) == (1, 1, 1, 2)
    assert [is_there(house, opened) for opened in (finished, abandoned, unplayed)] == [False] * 3
    assert [is_there(house, opened) for opened in kept] == [True] * 3
    assert prune(house) == Pruned()
    records = {path.stem.removeprefix("saltmarket-"): kancha.Record.load(path) for path in tmp_path.glob("*.kancha")}
    assert set(records) == {finished["match"], abandoned["match"]}
    assert records[finished["match"]].replay().over
    assert len(records[abandoned["match"]].replay().log) >= 12


@pytest.mark.parametrize("who", ["seat", "spectator"])
def test_a_match_that_somebody_looks_at_stays(house: Server, who: str) -> None:
    """However old it is; also if only a spectator of this server looks."""
    opened = played(house, 12)
    with house.page(opened["match"], opened["watch"] if who == "spectator" else opened["keys"][0]["key"]) as page:
        page.position()
        age(house, 400, opened["match"])
        assert prune(house).abandoned == 0
        assert is_there(house, opened)


def test_a_seat_that_was_looked_through_keeps_its_match(house: Server) -> None:
    """Nobody has decided anything for long, but somebody came to look."""
    opened = played(house, 12)
    age(house, 60, opened["match"])
    with house.page(opened["match"], opened["keys"][1]["key"]) as page:
        page.position()
        assert eventually(lambda: house.is_online(opened["match"]))
    wait_until_left(house, opened["match"])
    assert prune(house).abandoned == 0


def test_a_turn_by_correspondence_may_last(house: Server) -> None:
    """While somebody's clock runs, the match is not abandoned; nor does a room go in which it is played."""
    ana, ben = Somebody(house, "Ana"), Somebody(house, "Ben")
    made = ana.make()
    with ana.look(made["room"]) as hers, ben.enter(made["room"]) as his:
        his.send("sit", place=1)
        hers.send("terms", pace={"turn": 14 * DAY, "bank": 0, "end": "nothing"})
        hers.until(lambda room: room["places"][1]["person"] and room["terms"]["pace"]["turn"])
        hers.send("start")
        match = hers.until(lambda room: room["state"] == "playing")["match"]
    wait_until_left(house, match, made["room"])
    age(house, 60, match, made["room"])
    assert prune(house).abandoned == 0

    async def stop_clock() -> None:
        async with house.tables.store.access.writing() as connection:
            await connection.execute(text("UPDATE sittings SET deadline = NULL"))

    house.call(stop_clock)
    done = prune(house)
    assert done.abandoned + done.unplayed == 1
    assert ana.mine()["now"] == []


def test_empty_rooms_and_strangers_go(house: Server) -> None:
    """A room that waited for nobody goes; so do people who have neither seat nor room nor phrase."""
    ana, ben = Somebody(house, "Ana"), Somebody(house, "Ben")
    old, new = ana.make()["room"], ben.make()["room"]
    age(house, 21, room=old)

    async def forget_when() -> None:
        async with house.tables.store.access.writing() as connection:
            await connection.execute(text("UPDATE people SET seen = :past"), {"past": time() - 30 * DAY})

    house.call(forget_when)
    done = prune(house)
    assert (done.rooms, done.people) == (1, 1)
    assert eventually(lambda: house.http.get(f"/api/rooms/{old}").status_code == 404)
    assert house.http.get(f"/api/rooms/{new}").status_code == 200
    ben.ask("GET", "/api/people/me")
    ana.ask("GET", "/api/people/me", 401)


def test_the_last_match_of_a_room_waits_for_the_others(house: Server) -> None:
    """A room goes with its last match, and only when the matches before have gone."""
    ana = Somebody(house, "Ana")
    made = ana.make(places=[{"kind": "me"}, {"kind": "screen", "name": "Eve"}], start=True)
    matches = [made["match"]]
    with ana.look(made["room"]) as page:
        for number in range(2):
            page.send("concede", seat=0)
            page.send("concede", seat=1)
            page.until(lambda room: room["state"] == "over")
            if not number:
                page.send("rematch")
                matches.append(page.until(lambda room: room["state"] == "playing")["match"])
    wait_until_left(house, made["room"], *matches)
    for match in matches:
        age(house, 101, match)
    age(house, 101, room=made["room"])
    age(house, -60, matches[0])
    assert prune(house).finished == 0
    age(house, 60, matches[0])
    assert prune(house).finished == 1
    assert house.http.get(f"/api/rooms/{made['room']}").status_code == 200
    assert prune(house).finished == 1
    assert eventually(lambda: house.http.get(f"/api/rooms/{made['room']}").status_code == 404)


def closing_code(socket: ClientConnection) -> int:
    """Return the code that a connection is closed with."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(10)
    return socket.close_code or 0


def test_whoever_looks_at_what_is_removed_elsewhere_is_told(house: Server, db: str) -> None:
    """Another process removes a match and a room: their pages are closed with 4404, and nothing else happens."""
    opened = played(house, 12)
    ana = Somebody(house, "Ana")
    room = ana.make()["room"]
    with house.page(opened["match"], opened["watch"]) as page, ana.look(room) as hers:
        page.position()

        async def elsewhere() -> None:
            store = Store(driver_url(db))
            await store.open()
            await store.pruning.drop([opened["match"]])
            await store.pruning.drop_rooms([room])
            await store.close()

        asyncio.run(elsewhere())
        for socket in (page.socket, hers.socket):
            assert closing_code(socket) == 4404


def test_the_end_of_a_match_is_written_with_its_last_decision(house: Server) -> None:
    """`ended` is null while a match runs, and a time once it is over."""

    async def fate(opened: Any) -> Any:
        return (await house.tables.store.fates.of([opened["match"]]))[opened["match"]]

    running, over = played(house, 12), played(house)
    assert house.call(lambda: fate(running)).ended is None
    ended = house.call(lambda: fate(over)).ended
    assert abs(ended - time()) < 60


def test_a_server_prunes_by_itself(db: str) -> None:
    """Now and then, by its own settings."""
    server = Server(db, keep_unplayed=0.000001, prune_hours=0.0001)
    opened = server.open()
    assert eventually(lambda: not is_there(server, opened))
    server.stop()
