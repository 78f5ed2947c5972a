"""People and their devices in the database. Keys, codes and phrases are stored as hashes only."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, update

from kancha.table.store.access import Access, whole
from kancha.table.store.keys import hashed, new_id, new_key
from kancha.table.store.schema import CODES, DEVICES, HOLDERS, MEMBERS, PEOPLE, ROOMS, SITTINGS

SPECTATOR = -1


class Person(NamedTuple):
    """Somebody with a name."""

    id: str
    name: str
    lang: str
    webhook: str
    origin: str
    has_phrase: bool


class Device(NamedTuple):
    """A browser of somebody; `push` is its subscription to notices, as the browser gave it."""

    key: str
    label: str
    push: str | None
    created: float


class People:
    """Who has a name here."""

    def __init__(self, access: Access) -> None:
        self.access = access

    @whole
    async def create(self, name: str, lang: str, label: str) -> tuple[Person, str]:
        """Make somebody known, and return the key of their first device."""
        id, key, now = new_id(), new_key(), time()
        row = {"id": id, "name": name, "lang": lang, "phrase": None, "webhook": "", "origin": ""}
        async with self.access.writing() as connection:
            await connection.execute(insert(PEOPLE), row | {"created": now, "seen": now})
            await connection.execute(insert(DEVICES), _device(key, id, label))
        return Person(id, name, lang, "", "", has_phrase=False), key

    async def by_key(self, key: str) -> Person | None:
        """Return whose device a key is."""
        return await self._one(
            PEOPLE.c.id == select(DEVICES.c.person).where(DEVICES.c.key == hashed(key)).scalar_subquery()
        )

    async def by_id(self, id: str) -> Person | None:
        """Return somebody."""
        return await self._one(PEOPLE.c.id == id)

    async def by_phrase(self, phrase: str) -> Person | None:
        """Return whose recovery phrase it is."""
        return await self._one(PEOPLE.c.phrase == hashed(phrase))

    @whole
    async def _one(self, where: Any) -> Person | None:
        columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.lang, PEOPLE.c.webhook, PEOPLE.c.origin, PEOPLE.c.phrase)
        async with self.access.reading() as connection:
            row = (await connection.execute(select(*columns).where(where))).one_or_none()
        return None if row is None else Person(*row[:5], has_phrase=row.phrase is not None)

    @whole
    async def update(self, person: str, **values: Any) -> None:
        """Change what is known of somebody."""
        if "phrase" in values:
            values["phrase"] = hashed(values["phrase"])
        async with self.access.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(seen=time(), **values))

    @whole
    async def add_device(self, person: str, label: str) -> str:
        """Make another device somebody's, and return its key."""
        key = new_key()
        async with self.access.writing() as connection:
            await connection.execute(insert(DEVICES), _device(key, person, label))
        return key

    @whole
    async def devices(self, person: str) -> list[Device]:
        """Return somebody's devices, the oldest first; `key` is the hash."""
        columns = [DEVICES.c[name] for name in Device._fields]
        query = select(*columns).where(DEVICES.c.person == person).order_by(DEVICES.c.created, DEVICES.c.key)
        async with self.access.reading() as connection:
            return [Device(*row) for row in (await connection.execute(query)).all()]

    @whole
    async def drop_other_devices(self, person: str, key: str) -> int:
        """Sign all devices off but the one with this key; returns how many."""
        where = (DEVICES.c.person == person) & (DEVICES.c.key != hashed(key))
        async with self.access.writing() as connection:
            return (await connection.execute(delete(DEVICES).where(where))).rowcount

    @whole
    async def set_push(self, hash: str, push: str | None) -> None:
        """Note, or forget, where a device wants to be told of turns; `hash` is that of its key."""
        async with self.access.writing() as connection:
            await connection.execute(update(DEVICES).where(DEVICES.c.key == hash).values(push=push))

    @whole
    async def without_device(self, people: Sequence[str]) -> list[str]:
        """Return those of some people whose devices have all lost their keys."""
        if not people:
            return []
        async with self.access.reading() as connection:
            query = select(DEVICES.c.person).where(DEVICES.c.person.in_(people)).distinct()
            known = {row.person for row in await connection.execute(query)}
        return [person for person in people if person not in known]

    @whole
    async def new_code(self, person: str, code: str, expires: float) -> None:
        """Let a code make another device this person's, once; older codes of the person end."""
        async with self.access.writing() as connection:
            late = (CODES.c.person == person) | (CODES.c.expires < time())
            await connection.execute(delete(CODES).where(late))
            await connection.execute(insert(CODES), {"code": hashed(code), "person": person, "expires": expires})

    @whole
    async def redeem(self, code: str) -> Person | None:
        """Use a code up, and return whose it was."""
        where = (CODES.c.code == hashed(code)) & (CODES.c.expires >= time())
        async with self.access.writing() as connection:
            person = (await connection.execute(select(CODES.c.person).where(where))).scalar_one_or_none()
            if person is None or not (await connection.execute(delete(CODES).where(where))).rowcount:
                return None
        return await self.by_id(person)

    @whole
    async def memberships(self, person: str) -> list[str]:
        """Return the rooms that somebody came into."""
        async with self.access.reading() as connection:
            rows = await connection.execute(select(MEMBERS.c.room).where(MEMBERS.c.person == person))
            return [row.room for row in rows]

    @whole
    async def merge(self, old: str, new: str) -> None:
        """Give what one person has to another, who turned out to be the same: devices, seats and rooms."""
        async with self.access.writing() as connection:
            both = select(MEMBERS.c.room).where(MEMBERS.c.person == new)
            await connection.execute(delete(MEMBERS).where(MEMBERS.c.person == old, MEMBERS.c.room.in_(both)))
            for table in (MEMBERS, HOLDERS, DEVICES):
                await connection.execute(update(table).where(table.c.person == old).values(person=new))
            await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == old))

    @whole
    async def holder(self, match: str, key: str) -> int | None:
        """Return the seat of a match that a person's key opens, -1 if it lets one watch, None if it opens nothing.

        Whoever holds several seats names one after a colon (`KEY:2`), and watches without.
        """
        secret, _, wanted = key.partition(":")
        async with self.access.reading() as connection:
            query = select(DEVICES.c.person).where(DEVICES.c.key == hashed(secret))
            person = (await connection.execute(query)).scalar_one_or_none()
            if person is None:
                return None
            held = select(HOLDERS.c.seat).where(HOLDERS.c.match == match, HOLDERS.c.person == person)
            seats: Sequence[int] = [row.seat for row in await connection.execute(held)]
            if wanted.isdecimal():
                return int(wanted) if int(wanted) in seats else None
            if len(seats) == 1 and not wanted:
                return seats[0]
            member = (
                select(MEMBERS.c.room)
                .join(SITTINGS, SITTINGS.c.room == MEMBERS.c.room)
                .where(SITTINGS.c.match == match, MEMBERS.c.person == person)
            )
            return None if (await connection.execute(member)).first() is None else SPECTATOR

    @whole
    async def seats_of(self, person: str) -> dict[str, list[int]]:
        """Return the seats that somebody holds, by match."""
        query = select(HOLDERS.c.match, HOLDERS.c.seat).where(HOLDERS.c.person == person).order_by(HOLDERS.c.seat)
        found: dict[str, list[int]] = {}
        async with self.access.reading() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.match, []).append(row.seat)
        return found

    @whole
    async def room_of(self, match: str) -> str | None:
        """Return the room that a match belongs to."""
        query = select(ROOMS.c.id).join(SITTINGS, SITTINGS.c.room == ROOMS.c.id).where(SITTINGS.c.match == match)
        async with self.access.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found


def _device(key: str, person: str, label: str) -> dict[str, Any]:
    return {"key": hashed(key), "person": person, "label": label, "push": None, "created": time()}
