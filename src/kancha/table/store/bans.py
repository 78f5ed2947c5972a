"""Names that nobody may bear here, because the operator says so."""

from __future__ import annotations

import unicodedata
from time import time

from sqlalchemy import delete, insert, select

from kancha.table.errors import TableError
from kancha.table.store.access import Access, whole
from kancha.table.store.schema import BANS, DEVICES, PEOPLE


def folded(name: str) -> str:
    """Return a name as it is compared: size, spaces and signs that only look different do not count."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(sign for sign in plain if sign.isalnum())[:80]


class Bans:
    """The banned names of a database."""

    def __init__(self, access: Access) -> None:
        self.access = access

    @whole
    async def check(self, *names: str) -> None:
        """Refuse names of which one is banned."""
        wanted = {folded(name): name for name in names if name}
        if not wanted:
            return
        async with self.access.reading() as connection:
            found = (await connection.execute(select(BANS.c.name).where(BANS.c.name.in_(wanted)))).scalars().first()
        if found is not None:
            raise TableError(403, "error-banned", f"nobody may be called {wanted[found]!r} here", name=wanted[found])

    @whole
    async def add(self, name: str) -> int:
        """Ban a name; whoever bears it loses their devices' keys. Returns how many people that were."""
        async with self.access.writing() as connection:
            await connection.execute(delete(BANS).where(BANS.c.name == folded(name)))
            await connection.execute(insert(BANS), {"name": folded(name), "written": name[:80], "created": time()})
            people = (await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name))).all()
            bearers = [row.id for row in people if folded(row.name) == folded(name)]
            for start in range(0, len(bearers), 500):
                lost = DEVICES.c.person.in_(bearers[start : start + 500])
                await connection.execute(delete(DEVICES).where(lost))
        return len(bearers)

    @whole
    async def lift(self, name: str) -> bool:
        """Allow a name again; False if it was allowed."""
        async with self.access.writing() as connection:
            return bool((await connection.execute(delete(BANS).where(BANS.c.name == folded(name)))).rowcount)

    @whole
    async def all(self) -> list[tuple[str, float]]:
        """Return the banned names and since when, the oldest first."""
        query = select(BANS.c.written, BANS.c.created).order_by(BANS.c.created)
        async with self.access.reading() as connection:
            return [(row.written, row.created) for row in await connection.execute(query)]
