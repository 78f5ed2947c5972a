"""Rooms over HTTP: making one, its door, coming in; addresses and QR codes to invite people."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Raw

from kancha.table import cards, errors
from kancha.table.errors import TableError
from kancha.table.rooms import addresses, codes, waiting
from kancha.table.rooms.bodies import Addresses, Door, Drawing, Entry, NewRoom, Picture, RoomMade, RoomOf
from kancha.table.rooms.open_room import OpenRoom
from kancha.table.routes.common import Key, client, faults, limit, tables
from kancha.table.routes.people import rooms, somebody, who
from kancha.table.seats import clean


@post("/api/rooms", summary="Open a room", responses=faults(400, 401, 403, 404, 413, 429))
async def create(request: Request[Any, Any, Any], data: JSONBody[NewRoom]) -> RoomMade:
    """Make a room; with `start`, its match begins at once."""
    limit(request)
    made = await rooms(request).make(await who(request), data)
    return RoomMade(made.id, made.match)


@get("/api/rooms/{room:str}", summary="The door of a room", responses=faults(404))
async def door(request: Request[Any, Any, Any], room: FromPath[str]) -> Door:
    """Return what anybody who has the link may know before coming in."""
    found = await rooms(request).get(room)
    person = await somebody(request)
    return _door(found, "" if person is None else person.id)


@post("/api/rooms/{room:str}/enter", summary="Come in", status_code=200, responses=faults(400, 401, 403, 404, 413, 429))
async def enter(request: Request[Any, Any, Any], room: FromPath[str], data: JSONBody[Entry]) -> Door:
    """Come into a room: whoever has its link may. Taking a seat is another matter."""
    limit(request)
    found = await rooms(request).get(room)
    person = await who(request)
    name = clean(data.name) or person.name
    await rooms(request).bans.check(name)
    await found.change(lambda draft: waiting.enter(draft, person.id, name))
    return _door(found, person.id)


def _door(found: OpenRoom, person: str) -> Door:
    room = found.room
    host = room.guest(room.host)
    return Door(
        room=room.id,
        game=room.game,
        host="" if host is None else host.name,
        state=room.state,
        match=room.match,
        seats=len(room.places),
        open=sum(place.is_open for place in room.places),
        names=[place.name for place in room.places if place.person],
        member=room.guest(person) is not None,
    )


@get("/api/matches/{match:str}/room", summary="The room of a match", responses=faults(404))
async def room_of(request: Request[Any, Any, Any], match: FromPath[str]) -> RoomOf:
    """Return the room that a match belongs to, for whoever has the link of the match and no key."""
    found = await rooms(request).people.room_of(match)
    if found is None:
        raise errors.unknown_match()
    return RoomOf(found)


@get(
    "/api/matches/{match:str}/picture",
    summary="A picture of a match",
    responses={200: ResponseSpec(Picture, generate_examples=False), **faults(400, 404, 409)},
)
async def picture(request: Request[Any, Any, Any], match: FromPath[str], key: Key) -> Response[bytes]:
    """Return the main board as this viewer sees it, and the line that says how far the match is."""
    table, viewer = await tables(request).get(match, key)
    async with table.lock:
        now = (await table.load()).match
        scene = now.game.look(now.state.seen(viewer), viewer).scene
        asked = now.seat
    panel, box = cards.covering(now.game, scene)
    drawn = Picture(
        panel=Raw(msgspec.json.encode(panel)),
        box=box,
        status=Raw(msgspec.json.encode(scene.status)),
        asked=asked,
        scores=[str(line.score) for line in scene.seats],
    )
    return Response(msgspec.json.encode(drawn), media_type=MediaType.JSON)


@get("/api/addresses", summary="How other devices reach this server", sync_to_thread=False)
def reach(request: Request[Any, Any, Any]) -> Addresses:
    """Return this machine's addresses in its network, but only to somebody at this machine."""
    host, port = request.app.state.listening
    if not (addresses.is_here(client(request)) and addresses.is_here(request.url.hostname or "")):
        return Addresses([], only_here=False, command="")
    return addresses.reachable(host, port)


@post(
    "/api/qr",
    summary="Draw a QR code",
    status_code=200,
    media_type="image/svg+xml",
    responses=faults(400, 413, 429),
    sync_to_thread=False,
)
def qr(request: Request[Any, Any, Any], data: JSONBody[Drawing]) -> Response[str]:
    """Draw a text, such as the link of a room, as an SVG."""
    if not rooms(request).drawings.take(client(request)):
        raise errors.flooding()
    try:
        drawn = codes.drawn(data.text)
    except ValueError as error:
        raise TableError(400, "error-refused", "this cannot be drawn", reason=str(error)) from error
    return Response(drawn, media_type="image/svg+xml")


ROUTES: Final = (create, door, enter, room_of, picture, reach, qr)
