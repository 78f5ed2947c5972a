"""The store, against SQLite and PostgreSQL: one winner for every number, hashed keys, migrations."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine
from inspect import getsource, iscoroutinefunction
from time import time
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from kancha.table.rooms.listing import Listing
from kancha.table.rooms.store import RoomStore
from kancha.table.settings import driver_url
from kancha.table.store import Conflict, Entry, MatchInfo, SeatInfo, Store, hashed, migrations, new_id, new_key
from kancha.table.store.bans import Bans
from kancha.table.store.fates import Fates
from kancha.table.store.people import People
from kancha.table.store.pruning import Pruning
from kancha.table.store.reviews import Reviews
from kancha.table.store.schema import METADATA


def with_store(db: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Run something with an open store."""

    async def run() -> Any:
        store = Store(driver_url(db))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def fill(store: Store) -> tuple[str, str, str]:
    """Write a match of one seat with two rows; returns its id and keys."""
    info = MatchInfo(new_id(), "saltmarket", 1, "d", 1, {"days": 4}, 2**64 - 1, time(), False)
    key, watch = new_key(), new_key()
    await store.create(
        info, watch, [(SeatInfo(0, "me", "Ana", "", "", False, 1.0), key)], [Entry(-1, "begin 0"), Entry(0, "bid 4")]
    )
    return info.id, key, watch


def test_what_is_written_is_read(db: str) -> None:
    """Options, a seed of 64 bits, seats and rows come back as they were."""

    async def work(store: Store) -> None:
        id, key, watch = await fill(store)
        info = await store.match(id)
        assert info is not None
        assert (info.options, info.seed, info.imported) == ({"days": 4}, 2**64 - 1, False)
        assert await store.journal(id) == [Entry(-1, "begin 0"), Entry(0, "bid 4")]
        assert await store.journal(id, 1) == [Entry(0, "bid 4")]
        assert await store.newest([id, "nowhere"]) == {id: 2}
        assert (await store.seats(id))[0].name == "Ana"
        assert (await store.holder(id, key), await store.holder(id, watch)) == (0, -1)
        assert await store.holder(id, "x") is None
        assert await store.match("nowhere") is None

    with_store(db, work)


def test_keys_are_nowhere_in_the_database(db: str) -> None:
    """Only hashes are stored; keys have 128 bits."""

    async def work(store: Store) -> None:
        _, key, watch = await fill(store)
        async with store.access.reading() as connection:
            rows = [*(await connection.execute(text("SELECT * FROM seats"))).all()]
            rows += (await connection.execute(text("SELECT * FROM matches"))).all()
        shown = repr(rows)
        assert key not in shown
        assert watch not in shown
        assert hashed(key) in shown
        assert len(key) == 22

    with_store(db, work)


def test_a_number_has_one_writer(db: str) -> None:
    """Of twenty servers' appends after the same row exactly one is taken, whole."""

    async def run() -> None:
        stores = [Store(driver_url(db)) for _ in range(4)]
        for store in stores:
            await store.open()
        id, _, _ = await fill(stores[0])
        attempts = [stores[n % 4].append(id, 2, [Entry(0, f"bid {n}"), Entry(-1, f"begin {n}")]) for n in range(20)]
        results = await asyncio.gather(*attempts, return_exceptions=True)
        winners = [n for n, result in enumerate(results) if result is None]
        assert len(winners) == 1
        assert all(isinstance(result, Conflict) for result in results if result is not None)
        assert await stores[1].journal(id, 2) == [Entry(0, f"bid {winners[0]}"), Entry(-1, f"begin {winners[0]}")]
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_conflict_does_not_touch_its_neighbours(db: str) -> None:
    """Appends that are committed together stand or fall one by one."""

    async def work(store: Store) -> None:
        ids = [(await fill(store))[0] for _ in range(5)]
        afters = [2, 2, 1, 2, 0]
        appends = [store.append(id, after, [Entry(0, "pass")]) for id, after in zip(ids, afters, strict=True)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [False, False, True, False, True]
        assert [len(await store.journal(id)) for id in ids] == [3, 3, 2, 3, 2]

    with_store(db, work)


def test_a_row_of_no_match_is_refused(db: str) -> None:
    """The database itself keeps journals and matches together."""

    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("nowhere", 0, [Entry(0, "pass")])

    with_store(db, work)


def test_the_migrations_make_the_schema(db: str) -> None:
    """What the code reads and what the migrations make are the same; a second start changes nothing."""

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def run() -> None:
        for _ in range(2):
            store = Store(driver_url(db))
            await store.open()
            await store.close()
        engine = create_async_engine(driver_url(db))
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(run())


def test_servers_that_start_together_migrate_once(db: str) -> None:
    """Four stores open an empty database at the same time."""

    async def run() -> None:
        stores = [Store(driver_url(db)) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await fill(stores[2])
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_presence_is_written_down(db: str) -> None:
    """Who comes and goes is noted at once and written a moment later, all together."""

    async def work(store: Store) -> None:
        id, _, _ = await fill(store)
        began = time()
        store.note_presence(id, 0, True)
        assert (await store.seats(id))[0].online
        other = Store(driver_url(db))
        for online in (True, False):
            store.note_presence(id, 0, online)
            while (seat := (await other.seats(id))[0]).online != online:
                await asyncio.sleep(0.02)
            assert seat.seen >= began
        await other.close()
        await store.set_seat(id, 0, name="Lu")
        assert (await store.seats(id))[0].name == "Lu"

    with_store(db, work)


def test_a_failed_statement_tells_no_seed(db: str) -> None:
    """What an error says may be logged: the values of a statement are no part of it."""

    async def work(store: Store) -> None:
        info = MatchInfo(new_id(), "saltmarket", 1, "d", 1, {"days": 4}, 2**64 - 17, time(), False)
        held: list[tuple[SeatInfo, str | None]] = [(SeatInfo(seat=0, kind="me", name="Ana"), None)]
        await store.create(info, new_key(), held, [])
        with pytest.raises(IntegrityError) as error:
            await store.create(info, new_key(), held, [])
        assert str(2**64 - 17) not in f"{error.value!r} {error.value} {error.value.__cause__}"

    with_store(db, work)


def test_migrations_can_be_taken_back_and_run_again(db: str) -> None:
    """A database with a match goes back to its first shape and forward again; the match is what it was."""

    def back_and_forth(connection: Connection) -> None:
        made = migrations.config()
        made.attributes["connection"] = connection
        command.downgrade(made, "0001")
        migrations.upgrade(connection)

    async def work(store: Store) -> None:
        id, key, _ = await fill(store)
        before = await store.match(id)
        async with store.access.writing() as connection:
            await connection.run_sync(back_and_forth)
        assert await store.match(id) == before
        assert await store.journal(id) == [Entry(-1, "begin 0"), Entry(0, "bid 4")]
        assert await store.holder(id, key) == 0

    with_store(db, work)


def test_a_data_set_is_stored_once(db: str) -> None:
    """Matches that begin together with a set of figures that was never shipped share one row of it."""

    async def work(store: Store) -> None:
        values = {"market": {"coins": 13}}
        infos = [MatchInfo(new_id(), "saltmarket", 2, "abc", 1, {}, 1, time(), False) for _ in range(4)]
        begun = [store.create(info, new_key(), [(SeatInfo(0, "me", ""), None)], [], figures=values) for info in infos]
        await asyncio.gather(*begun)
        assert await store.figures("abc") == values
        assert await store.figures("abd") is None
        found = await store.match(infos[3].id)
        assert found is not None
        assert found.rules == 2

    with_store(db, work)


OWNERS = (Store, People, Fates, Bans, Pruning, Reviews, RoomStore, Listing)


@pytest.mark.parametrize("owner", OWNERS)
def test_whoever_uses_the_database_does_so_to_the_end(owner: type) -> None:
    """Each method that takes a connection is one that cancelling the caller does not cut short."""
    users = {
        name: method
        for name, method in vars(owner).items()
        if iscoroutinefunction(method) and re.search(r"access\.(reading|writing)\(\)", getsource(method))
    }
    assert users
    assert [name for name, method in users.items() if not hasattr(method, "__wrapped__")] == []


def test_callers_that_leave_keep_no_connection(db: str) -> None:
    """Readers and writers of rooms and people who are cancelled at once leave the database as usable as before."""

    async def work(store: Store) -> None:
        rooms = RoomStore(store)
        person, key = await store.people.create("Ana", "en", "computer")
        for delay in (0.0, 0.001, 0.004):
            asked: list[Coroutine[Any, Any, Any]] = []
            for number in range(10):
                asked += [rooms.load("nowhere"), store.people.by_key(key), store.people.update(person.id, lang="fr")]
                asked += [rooms.secret(f"name{number}", lambda: "x"), rooms.beat({})]
            tasks = [asyncio.create_task(call) for call in asked]
            await asyncio.sleep(delay)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        async with asyncio.timeout(60):
            found = await asyncio.gather(*(store.people.by_key(key) for _ in range(20)))
        assert {one.id for one in found if one is not None} == {person.id}

    with_store(db, work)
