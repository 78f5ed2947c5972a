"""What a guest sees of a room."""

from __future__ import annotations

from time import time

from kancha.table.rooms import clocks
from kancha.table.rooms.messages import ClockView, GuestView, PlaceView, RoomView, TermsView
from kancha.table.rooms.model import Place, Room
from kancha.table.rooms.presence import Presence
from kancha.table.rooms.store import Sitting


def view(
    room: Room, me: str, presence: Presence, sitting: Sitting | None, taken: dict[int, str], grace: float
) -> RoomView:
    """Return the room as one of its guests sees it; `taken` are the bots that play for people."""
    return RoomView(
        id=room.id,
        game=room.game,
        me=me,
        host=room.host,
        state=room.state,
        number=room.number,
        match=room.match,
        places=[
            _place(place, presence, taken.get(number, ""), number in room.conceded)
            for number, place in enumerate(room.places)
        ],
        guests=[
            GuestView(
                person=guest.person,
                name=guest.name,
                online=presence.is_here(guest.person),
                watches=guest.person not in room.seated,
            )
            for guest in room.guests
        ],
        terms=TermsView(
            options=room.terms.options,
            pace=room.terms.pace,
            absent=room.terms.absent,
            level=room.terms.level,
            chat=room.terms.chat,
            first=room.terms.first,
            advice=room.terms.advice,
            agreed=room.agreed,
        ),
        paused=room.paused,
        votes=room.votes,
        ready=room.ready,
        asked=None if sitting is None else sitting.asked,
        clock=_clock(room, sitting),
        ranking=None if sitting is None else sitting.ranking,
        grace=int(grace),
        lesson=room.lesson,
        origin=room.origin,
    )


def _place(place: Place, presence: Presence, taken: str, conceded: bool) -> PlaceView:
    return PlaceView(
        kind="person" if place.person else "bot" if place.level else "open",
        person=place.person,
        name=place.name,
        level=place.level,
        online=bool(place.level) or presence.is_here(place.person),
        away=round(presence.away(place.person), 1) if place.person else 0.0,
        taken=taken,
        conceded=conceded,
    )


def _clock(room: Room, sitting: Sitting | None) -> ClockView | None:
    pace = room.terms.pace
    if sitting is None or pace.is_free or room.state == "waiting":
        return None
    now = time()
    clock = sitting.clock
    lefts = [clocks.left(pace, clock, seat, now) for seat in range(len(clock.banks))]
    return ClockView(
        seat=clock.seat,
        running=clock.since is not None,
        turn=round(float(pace.turn) if clock.seat is None else lefts[clock.seat].turn, 2),
        banks=[round(left.bank, 2) for left in lefts],
    )
