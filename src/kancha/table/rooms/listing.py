"""Somebody's own matches, as the lobby lists them: those that wait for them first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import time
from typing import Any, Final

from sqlalchemy import Row, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kancha.table.rooms import model
from kancha.table.rooms.bodies import Mine, MineView, SeatLine
from kancha.table.rooms.model import Room
from kancha.table.rooms.store import Sitting, sitting_of
from kancha.table.store import Store
from kancha.table.store.access import whole
from kancha.table.store.schema import HOLDERS, MATCHES, MEMBERS, ROOMS, SEATS, SITTINGS

MOST: Final = 60
STALE: Final = 14 * 86_400
"""A waiting room that nobody has touched for so many seconds is no longer listed."""


class Listing:
    """Lists of one's matches."""

    def __init__(self, store: Store, beat: float) -> None:
        self.access = store.access
        self._patience = 2.5 * beat

    @whole
    async def mine(self, person: str) -> Mine:
        """Return what waits or runs, and how many matches are finished."""
        query = (
            select(ROOMS.c.document, ROOMS.c.changed, SITTINGS)
            .join(MEMBERS, MEMBERS.c.room == ROOMS.c.id)
            .outerjoin(SITTINGS, SITTINGS.c.match == ROOMS.c.match)
            .where(MEMBERS.c.person == person, MEMBERS.c.hidden.is_(False))
            .order_by(ROOMS.c.changed.desc())
            .limit(MOST)
        )
        async with self.access.reading() as connection:
            rows = [
                (model.decode(row.document), row.changed, None if row.match is None else sitting_of(row))
                for row in (await connection.execute(query)).all()
            ]
            wanted = [row for row in rows if _is_listed(row[0], row[1])]
            seats = await _seats(connection, [room.match for room, _, _ in wanted if room.match])
            here = await self._present(connection, [room.id for room, _, _ in wanted])
            finished: int = (await connection.execute(_finished(person, func.count()))).scalar_one()
        views = [self._now(person, room, changed, sitting, seats, here) for room, changed, sitting in wanted]
        rank = {"playing": 1, "over": 1, "waiting": 2}
        views.sort(key=lambda view: (0 if view.my_turn else rank[view.state], view.since))
        return Mine(views, finished)

    def _now(
        self,
        person: str,
        room: Room,
        changed: float,
        sitting: Sitting | None,
        seats: dict[str, list[Row[Any]]],
        here: set[tuple[str, str]],
    ) -> MineView:
        mine = room.seats_of(person)
        playing = room.state != "waiting" and sitting is not None
        taken = {row.seat: row.taken for row in seats.get(room.match, [])} if playing else {}
        asked = sitting.asked if playing and sitting is not None else None
        scores = sitting.scores if playing and sitting is not None else None
        return MineView(
            room=room.id,
            match=room.match if playing else "",
            game=room.game,
            state=room.state,
            my_turn=room.state == "playing" and asked in mine and not room.paused and not taken.get(asked or 0),
            asked=asked,
            seats=[
                SeatLine(
                    seat=seat,
                    name=place.name,
                    level=place.level,
                    mine=seat in mine,
                    bot=bool(place.level or taken.get(seat)),
                    online=bool(place.level) or (room.id, place.person) in here,
                    score=scores[seat] if scores is not None else None,
                )
                for seat, place in enumerate(room.places)
                if not place.is_open
            ],
            open=sum(place.is_open for place in room.places) if room.state == "waiting" else 0,
            since=max(0.0, time() - (sitting.moved if playing and sitting is not None else changed)),
            wants_rematch=room.state == "over" and bool(room.ready),
            ranking=None,
            lesson=room.lesson if playing else "",
        )

    @whole
    async def finished(self, person: str, start: int) -> list[MineView]:
        """Return matches that are over, the newest first."""
        query = (
            _finished(person, SITTINGS, MATCHES.c.game)
            .order_by(SITTINGS.c.moved.desc(), SITTINGS.c.match)
            .offset(start)
            .limit(MOST)
        )
        async with self.access.reading() as connection:
            rows = (await connection.execute(query)).all()
            matches = [row.match for row in rows]
            seats = await _seats(connection, matches)
            held = select(HOLDERS.c.match, HOLDERS.c.seat).where(
                HOLDERS.c.person == person, HOLDERS.c.match.in_(matches)
            )
            mine = {(row.match, row.seat) for row in await connection.execute(held)}
        return [_past(sitting_of(row), row.game, seats[row.match], mine) for row in rows]

    @whole
    async def hide(self, person: str, room: str, match: str, hidden: bool) -> bool:
        """Let a room, or one finished match of it, leave the list or come back; False if there is none."""
        if match:
            change = update(HOLDERS).where(HOLDERS.c.match == match, HOLDERS.c.person == person)
        else:
            change = update(MEMBERS).where(MEMBERS.c.room == room, MEMBERS.c.person == person)
        async with self.access.writing() as connection:
            return bool((await connection.execute(change.values(hidden=hidden))).rowcount)

    async def _present(self, connection: AsyncConnection, rooms: Sequence[str]) -> set[tuple[str, str]]:
        query = select(MEMBERS.c.room, MEMBERS.c.person).where(
            MEMBERS.c.room.in_(rooms), MEMBERS.c.online.is_(True), MEMBERS.c.seen > time() - self._patience
        )
        return {(row.room, row.person) for row in await connection.execute(query)}


def _is_listed(room: Room, changed: float) -> bool:
    if room.state == "over":
        return bool(room.ready)
    return room.state == "playing" or time() - changed < STALE


def _finished(person: str, *columns: Any) -> Any:
    held = select(HOLDERS.c.match).where(HOLDERS.c.person == person, HOLDERS.c.hidden.is_(False))
    return (
        select(*columns)
        .select_from(SITTINGS)
        .join(MATCHES, MATCHES.c.id == SITTINGS.c.match)
        .where(SITTINGS.c.match.in_(held), SITTINGS.c.over.is_(True))
    )


async def _seats(connection: AsyncConnection, matches: Iterable[str]) -> dict[str, list[Row[Any]]]:
    columns = (SEATS.c.match, SEATS.c.seat, SEATS.c.name, SEATS.c.kind, SEATS.c.level, SEATS.c.taken)
    found: dict[str, list[Any]] = {match: [] for match in matches}
    for row in await connection.execute(select(*columns).where(SEATS.c.match.in_(found)).order_by(SEATS.c.seat)):
        found[row.match].append(row)
    return found


def _past(sitting: Sitting, game: str, seats: list[Row[Any]], mine: set[tuple[str, int]]) -> MineView:
    return MineView(
        room=sitting.room,
        match=sitting.match,
        game=game,
        state="over",
        my_turn=False,
        asked=None,
        seats=[
            SeatLine(
                seat=row.seat,
                name=row.name,
                level=row.level,
                mine=(sitting.match, row.seat) in mine,
                bot=row.kind == "bot",
                online=False,
                score=sitting.scores[row.seat] if sitting.scores is not None else None,
            )
            for row in seats
        ],
        open=0,
        since=max(0.0, time() - sitting.moved),
        wants_rematch=False,
        ranking=sitting.ranking,
        lesson="",
    )
