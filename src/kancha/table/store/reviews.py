"""Reviews in the database: each is kept with its match, and goes with it."""

from __future__ import annotations

from time import time

from sqlalchemy import delete, insert, select

from kancha.table.store.access import Access, whole
from kancha.table.store.schema import REVIEWS


class Reviews:
    """What was found out about matches that are over."""

    def __init__(self, access: Access) -> None:
        self.access = access

    @whole
    async def of(self, match: str) -> str | None:
        """Return the review of a match as text, None if there is none."""
        query = select(REVIEWS.c.content).where(REVIEWS.c.match == match)
        async with self.access.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    @whole
    async def keep(self, match: str, content: str) -> None:
        """Keep the review of a match instead of an older one."""
        async with self.access.writing() as connection:
            await connection.execute(delete(REVIEWS).where(REVIEWS.c.match == match))
            await connection.execute(insert(REVIEWS), {"match": match, "content": content, "at": time()})
