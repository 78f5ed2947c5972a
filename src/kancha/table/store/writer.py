"""Writing journals: appends that arrive together are committed together, each one whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from time import time
from typing import Final, NamedTuple

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from kancha.table.store.access import Access
from kancha.table.store.fates import end
from kancha.table.store.rows import Entry, Row
from kancha.table.store.schema import JOURNAL

BATCH: Final = 200
"""Appends that are committed together at most."""
Done = Callable[[Exception | None], None]


class Conflict(Exception):
    """Another writer was faster: the journal has rows that the caller has not seen."""


class _Append(NamedTuple):
    match: str
    rows: list[Row]
    done: Done
    ends: bool


class Writer:
    """The one writer of a server's journals."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._pending: list[_Append] = []
        self._wake = asyncio.Event()
        self._stopping = False

    def post(self, id: str, after: int, rows: Sequence[Entry], ends: bool, done: Done) -> None:
        """Append rows after number `after`, all or none; `done` is told when they are committed, or why they are not.

        A `Conflict` says that somebody else has appended since.
        """
        self._pending.append(_Append(id, numbered(id, after, rows), done, ends))
        self._wake.set()

    async def append(self, id: str, after: int, rows: Sequence[Entry], ends: bool) -> None:
        """Append rows as `post` does, and wait until they are committed."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.post(id, after, rows, ends, partial(_settle, future))
        await future

    def stop(self) -> None:
        """Write what is pending, and no more."""
        self._stopping = True
        self._wake.set()

    async def run(self) -> None:
        """Write until stopped."""
        while not self._stopping:
            await self._wake.wait()
            self._wake.clear()
            while self._pending:
                batch = self._pending[:BATCH]
                try:
                    await self._commit(batch)
                except IntegrityError:
                    for entry in batch:
                        await self._commit_one(entry)
                except Exception as error:
                    _tell(batch, error)
                del self._pending[: len(batch)]

    async def _commit(self, batch: list[_Append]) -> None:
        rows = [row for entry in batch for row in entry.rows]
        over = [entry.match for entry in batch if entry.ends]
        if over:
            async with self._access.writing() as connection:
                await connection.execute(insert(JOURNAL), [row._asdict() for row in rows])
                await end(connection, over)
        else:
            await self._access.append(rows)
        _tell(batch, None)

    async def _commit_one(self, entry: _Append) -> None:
        try:
            await self._commit([entry])
        except IntegrityError:
            _tell([entry], Conflict())
        except Exception as error:
            _tell([entry], error)


def numbered(id: str, after: int, rows: Sequence[Entry]) -> list[Row]:
    """Return entries as rows of the journal."""
    now = time()
    return [Row(id, after + place, row.seat, row.action, row.back, now) for place, row in enumerate(rows, 1)]


def _tell(batch: list[_Append], error: Exception | None) -> None:
    """Tell everybody, one after the other, how it went; the next rows are written meanwhile."""
    loop = asyncio.get_running_loop()
    for entry in batch:
        loop.call_soon(entry.done, error)


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
