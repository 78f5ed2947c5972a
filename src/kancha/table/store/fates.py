"""The fates of matches: which have ended, and which the operator has closed."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import NamedTuple

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kancha.table.store.access import Access, whole
from kancha.table.store.schema import MATCHES


class Fate(NamedTuple):
    """When a match ended, None while it runs, and whether that was the operator's doing."""

    ended: float | None
    closed: bool


class Fates:
    """What has become of matches."""

    def __init__(self, access: Access) -> None:
        self.access = access

    @whole
    async def of(self, ids: Sequence[str]) -> dict[str, Fate]:
        """Return the fates of matches; one that is not there is no more."""
        found: dict[str, Fate] = {}
        for start in range(0, len(ids), 500):
            some = ids[start : start + 500]
            query = select(MATCHES.c.id, MATCHES.c.ended, MATCHES.c.closed).where(MATCHES.c.id.in_(some))
            async with self.access.reading() as connection:
                found |= {row.id: Fate(row.ended, row.closed) for row in await connection.execute(query)}
        return found

    @whole
    async def end(self, id: str) -> None:
        """Write down that a match is over, if nobody has."""
        async with self.access.writing() as connection:
            await end(connection, [id])


async def end(connection: AsyncConnection, ids: Sequence[str], closed: bool = False) -> None:
    """Write down inside a transaction that matches are over now; those that were stay as they are."""
    running = MATCHES.c.id.in_(ids) & MATCHES.c.ended.is_(None)
    await connection.execute(update(MATCHES).where(running).values(ended=time(), closed=closed))
