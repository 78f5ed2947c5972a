"""The matches of a database as a collection, to be replayed one by one; the database is only read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import inspect, literal_column, make_url, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kancha.kernel.errors import KanchaError
from kancha.kernel.match import Match
from kancha.records import Collection
from kancha.table.journal import Journal, playing
from kancha.table.settings import driver_url
from kancha.table.store import Entry, MatchInfo
from kancha.table.store.codes import text_of
from kancha.table.store.figures import read_figures
from kancha.table.store.schema import FIGURES, JOURNAL, MATCHES
from kancha.table.store.store import match_info


def matches(db: str) -> Collection:
    """Return every match of a database by its id, oldest first; a file that is not there is refused."""
    engine = _engine(db)
    # A loop in a thread of its own: the caller's thread, in a notebook say, may have one running.
    runner = asyncio.Runner()
    with ThreadPoolExecutor(1) as thread:

        def wait(work: Coroutine[Any, Any, Any]) -> Any:
            return thread.submit(runner.run, work).result()

        try:
            for info in wait(_matches(engine)):
                replay: Callable[[], Match] = partial(_replayed, info, *wait(_stored(engine, info)))
                yield f"{info.id} ({info.game})", replay
        except (SQLAlchemyError, OSError) as error:
            raise KanchaError(f"{db} cannot be read: {str(error).splitlines()[0]}") from error
        finally:
            wait(engine.dispose())
            thread.submit(runner.close).result()


def _engine(db: str) -> AsyncEngine:
    if "://" not in db and not Path(db).is_file():
        raise KanchaError(f"{db} is neither a folder nor a database")
    url = make_url(driver_url(db))
    if url.drivername.startswith("sqlite"):
        if not Path(url.database or "").is_file():
            raise KanchaError(f"{url.database} is no database")
        url = url.set(database=f"file:{url.database}", query={"mode": "ro", "uri": "true"})
    return create_async_engine(url, hide_parameters=True)


async def _matches(engine: AsyncEngine) -> list[MatchInfo]:
    query = select(*(MATCHES.c[name] for name in MatchInfo._fields)).order_by(MATCHES.c.created)
    async with engine.connect() as connection:
        return [match_info(row) for row in (await connection.execute(query)).all()]


async def _stored(engine: AsyncEngine, info: MatchInfo) -> tuple[list[Entry], dict[str, Any] | None]:
    """Return the rows of a match, and its data set if the database has one; that of an earlier release has none."""
    async with engine.connect() as connection:
        columns = await connection.run_sync(lambda sync: {row["name"] for row in inspect(sync).get_columns("journal")})
        action = JOURNAL.c.action if "action" in columns else literal_column("code")
        query = select(JOURNAL.c.seat, action, JOURNAL.c.back).where(JOURNAL.c.match == info.id)
        found = (await connection.execute(query.order_by(JOURNAL.c.number))).all()
        rows = [
            Entry(who, said if isinstance(said, str) else text_of(info.game, said), back) for who, said, back in found
        ]
        has_figures = await connection.run_sync(lambda sync: inspect(sync).has_table(FIGURES.name))
        return rows, await read_figures(connection, info.data) if has_figures else None


def _replayed(info: MatchInfo, rows: list[Entry], figures: dict[str, Any] | None) -> Match:
    journal = Journal(*playing(info, figures))
    for row in rows:
        journal.take(row)
    return journal.match
