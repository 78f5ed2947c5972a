"""What may go: finished, abandoned and unplayed matches, empty rooms, and what only they needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, update

from kancha.table.store.access import Access, whole
from kancha.table.store.schema import FIGURES, HOLDERS, JOURNAL, MATCHES, MEMBERS, PEOPLE, ROOMS, SEATS, SITTINGS

BATCH: Final = 50
"""Matches that go in one transaction: whoever plays meanwhile waits for no more."""


class Pruning:
    """Finds what may go, and lets it go."""

    def __init__(self, access: Access) -> None:
        self.access = access

    @whole
    async def finished(self, before: float, present: float) -> list[str]:
        """Return matches that ended before a moment; nobody may have looked since the moment `present`."""
        return await self._ids(MATCHES.c.imported.is_(False), MATCHES.c.ended < before, _is_left(before, present))

    @whole
    async def uploaded(self, before: float, present: float) -> list[str]:
        """Return uploaded records that came before a moment."""
        return await self._ids(MATCHES.c.imported.is_(True), MATCHES.c.created < before, _is_left(before, present))

    @whole
    async def abandoned(self, before: float, present: float) -> list[str]:
        """Return running matches in which nobody has decided anything, or looked, since a moment."""
        return await self._ids(*_is_still(before), _is_left(before, before), _has_no_clock(present))

    @whole
    async def unplayed(self, before: float, present: float) -> list[str]:
        """Return matches that nobody has begun to play, nor looked at since a moment."""
        decided = exists().where(JOURNAL.c.match == MATCHES.c.id, JOURNAL.c.seat >= 0)
        return await self._ids(*_is_still(before), ~decided, _is_left(before, before), _has_no_clock(present))

    @whole
    async def _ids(self, *where: ColumnElement[bool]) -> list[str]:
        async with self.access.reading() as connection:
            found = await connection.execute(select(MATCHES.c.id).where(*where).order_by(MATCHES.c.created))
            return [row.id for row in found]

    @whole
    async def over_since(self, id: str) -> None:
        """Write down that a match was over with its last decision."""
        last = select(func.max(JOURNAL.c.at)).where(JOURNAL.c.match == id).scalar_subquery()
        where = (MATCHES.c.id == id) & MATCHES.c.ended.is_(None)
        async with self.access.writing() as connection:
            await connection.execute(update(MATCHES).where(where).values(ended=last))

    @whole
    async def drop(self, ids: Sequence[str]) -> None:
        """Let matches go with all that belongs to them, and rooms whose last match they were."""
        async with self.access.writing() as connection:
            await connection.execute(delete(ROOMS).where(ROOMS.c.match.in_(ids)))
            await connection.execute(delete(MATCHES).where(MATCHES.c.id.in_(ids)))

    @whole
    async def empty_rooms(self, before: float) -> list[str]:
        """Return rooms without a match that nobody has changed, or come to, since a moment."""
        kept = exists().where(MATCHES.c.id == ROOMS.c.match)
        seen = exists().where(MEMBERS.c.room == ROOMS.c.id, MEMBERS.c.seen >= before)
        played = exists().where(SITTINGS.c.room == ROOMS.c.id)
        where = and_(ROOMS.c.changed < before, ~kept, ~played, ~seen)
        async with self.access.reading() as connection:
            return [row.id for row in await connection.execute(select(ROOMS.c.id).where(where))]

    @whole
    async def drop_rooms(self, ids: Sequence[str]) -> None:
        """Let rooms go with their chat."""
        async with self.access.writing() as connection:
            await connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(ids)))

    @whole
    async def drop_strangers(self, before: float) -> int:
        """Forget people who hold no seat, are in no room and have no recovery phrase; returns how many."""
        seated = exists().where(HOLDERS.c.person == PEOPLE.c.id)
        member = exists().where(MEMBERS.c.person == PEOPLE.c.id)
        where = and_(PEOPLE.c.seen < before, PEOPLE.c.phrase.is_(None), ~seated, ~member)
        async with self.access.writing() as connection:
            return (await connection.execute(delete(PEOPLE).where(where))).rowcount

    @whole
    async def drop_figures(self) -> int:
        """Forget data sets that no match is played with; returns how many."""
        used = exists().where(MATCHES.c.data == FIGURES.c.fingerprint)
        async with self.access.writing() as connection:
            return (await connection.execute(delete(FIGURES).where(~used))).rowcount


def _is_still(before: float) -> tuple[ColumnElement[bool], ...]:
    """The match runs, and its last row is old."""
    last: Any = (
        select(JOURNAL.c.at)
        .where(JOURNAL.c.match == MATCHES.c.id)
        .order_by(JOURNAL.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    return MATCHES.c.ended.is_(None), MATCHES.c.created < before, func.coalesce(last, MATCHES.c.created) < before


def _is_left(before: float, present: float) -> ColumnElement[bool]:
    """Nobody is there; and the match is not the last one of a room that has others, or that somebody still uses."""
    looks = exists().where(SEATS.c.match == MATCHES.c.id, SEATS.c.kind != "bot", SEATS.c.seen >= present)
    other = SITTINGS.alias()
    held = exists().where(
        ROOMS.c.match == MATCHES.c.id,
        or_(
            ROOMS.c.changed >= before,
            exists().where(MEMBERS.c.room == ROOMS.c.id, MEMBERS.c.seen >= before),
            exists().where(other.c.room == ROOMS.c.id, other.c.match != MATCHES.c.id),
        ),
    )
    return and_(~looks, ~held)


def _has_no_clock(now: float) -> ColumnElement[bool]:
    """Nobody's time runs: a turn by correspondence may last."""
    return ~exists().where(SITTINGS.c.match == MATCHES.c.id, SITTINGS.c.deadline >= now)
