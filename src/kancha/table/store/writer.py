"""Writing journals: appends that arrive together are committed together, each one whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import time
from typing import Any, Final, NamedTuple

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from kancha.table.store.access import Access
from kancha.table.store.fates import end
from kancha.table.store.rows import Entry
from kancha.table.store.schema import JOURNAL

BATCH: Final = 200
"""Appends that are committed together at most."""


class Conflict(Exception):
    """Another writer was faster: the journal has rows that the caller has not seen."""


class _Append(NamedTuple):
    rows: list[dict[str, Any]]
    done: asyncio.Future[None]
    ends: bool


class Writer:
    """The one writer of a server's journals."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._pending: list[_Append] = []
        self._wake = asyncio.Event()
        self._stopping = False

    async def append(self, id: str, after: int, rows: Sequence[Entry], ends: bool) -> None:
        """Append rows after number `after`, all or none; `Conflict` if somebody else has appended since."""
        entry = _Append(numbered(id, after, rows), asyncio.get_running_loop().create_future(), ends)
        self._pending.append(entry)
        self._wake.set()
        await entry.done

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
                    _fail(batch, error)
                del self._pending[: len(batch)]

    async def _commit(self, batch: list[_Append]) -> None:
        rows = [row for entry in batch for row in entry.rows]
        over = [entry.rows[0]["match"] for entry in batch if entry.ends]
        if over:
            async with self._access.writing() as connection:
                await connection.execute(insert(JOURNAL), rows)
                await end(connection, over)
        else:
            await self._access.append(rows)
        for entry in batch:
            if not entry.done.done():
                entry.done.set_result(None)

    async def _commit_one(self, entry: _Append) -> None:
        try:
            await self._commit([entry])
        except IntegrityError:
            if not entry.done.done():
                entry.done.set_exception(Conflict())
        except Exception as error:
            _fail([entry], error)


def numbered(id: str, after: int, rows: Sequence[Entry]) -> list[dict[str, Any]]:
    """Return entries as rows of the journal."""
    now = time()
    return [
        {"match": id, "number": after + place, "seat": row.seat, "action": row.action, "back": row.back, "at": now}
        for place, row in enumerate(rows, 1)
    ]


def _fail(batch: list[_Append], error: Exception) -> None:
    for entry in batch:
        if not entry.done.done():
            entry.done.set_exception(error)
