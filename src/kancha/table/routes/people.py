"""People over HTTP: names, devices, coming back, notices, and one's own matches."""

from __future__ import annotations

from time import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, patch, post, put
from litestar.params import JSONBody, QueryParameter

from kancha.table import errors
from kancha.table.errors import TableError
from kancha.table.rooms import recovery
from kancha.table.rooms.bodies import (
    AboutMe,
    Claim,
    Code,
    DeviceView,
    Forgotten,
    Known,
    Me,
    Mine,
    MineView,
    NewPerson,
    Phrase,
    SignedOff,
    Subscription,
)
from kancha.table.rooms.rooms import Rooms
from kancha.table.routes.common import client, faults, limit
from kancha.table.seats import clean
from kancha.table.store import Person, hashed

ORIGIN: Final = 200
"""The longest address of a page."""


def rooms(request: Request[Any, Any, Any]) -> Rooms:
    """Return the rooms of the server."""
    found: Rooms = request.app.state.rooms
    return found


def key_of(request: Request[Any, Any, Any]) -> str:
    """Return the key of the device that asks; "" without one."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


async def who(request: Request[Any, Any, Any]) -> Person:
    """Return the person whose device asks."""
    found = await somebody(request)
    if found is None:
        raise TableError(401, "error-no-person", "this device is nobody's: send its key as a bearer token")
    return found


async def somebody(request: Request[Any, Any, Any]) -> Person | None:
    """Return the person whose device asks, None for a stranger."""
    key = key_of(request)
    return await rooms(request).people.by_key(key) if key else None


@post("/api/people", summary="Take a name", responses=faults(400, 403, 413, 429))
async def create(request: Request[Any, Any, Any], data: JSONBody[NewPerson]) -> Known:
    """Make somebody known; the answer holds the key of this device, which is shown only here."""
    limit(request)
    name = _name(data.name)
    await rooms(request).bans.check(name)
    person, key = await rooms(request).people.create(name, data.lang, clean(data.label))
    return Known(person.id, person.name, key)


@get("/api/people/me", summary="Who I am", responses=faults(401))
async def me(request: Request[Any, Any, Any]) -> Me:
    """Return name, devices and notices of the person whose device asks."""
    return await _me(request, await who(request))


@patch("/api/people/me", summary="Change my name or my notices", responses=faults(400, 401, 403, 413, 429))
async def change(request: Request[Any, Any, Any], data: JSONBody[AboutMe]) -> Me:
    """Change what is named. A webhook is told of turns by a small JSON message."""
    limit(request)
    person = await who(request)
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = _name(data.name)
        await rooms(request).bans.check(values["name"])
    if data.lang is not None:
        values["lang"] = data.lang
    if data.webhook is not None:
        if data.webhook:
            await rooms(request).notices.courier.check(data.webhook)
        values["webhook"] = data.webhook
        values["origin"] = _origin(request)
    await rooms(request).people.update(person.id, **values)
    return await _me(request, await who(request))


@post("/api/people/me/phrase", summary="Get a recovery phrase", responses=faults(401, 429))
async def phrase(request: Request[Any, Any, Any]) -> Phrase:
    """Make a new recovery phrase; it is shown only here, and the one before is void."""
    limit(request)
    person = await who(request)
    made = recovery.new_phrase(person.lang)
    await rooms(request).people.update(person.id, phrase=recovery.tidy_phrase(made))
    return Phrase(made)


@post("/api/people/me/code", summary="Get a code for another device", responses=faults(401, 429))
async def code(request: Request[Any, Any, Any]) -> Code:
    """Make a short code that makes another device one's own, once and for ten minutes."""
    limit(request)
    person = await who(request)
    made = recovery.new_code()
    await rooms(request).people.new_code(person.id, made, time() + recovery.CODE_SECONDS)
    return Code(made, recovery.CODE_SECONDS)


@post("/api/people/claim", summary="Come back on this device", responses=faults(400, 404, 413, 429))
async def claim(request: Request[Any, Any, Any], data: JSONBody[Claim]) -> Known:
    """Make this device somebody's by a code or a recovery phrase; what it held before becomes theirs too."""
    house = rooms(request)
    if not house.claims.take(client(request)):
        raise errors.flooding()
    if data.code:
        found = await house.people.redeem(recovery.tidy_code(data.code))
    else:
        found = await house.people.by_phrase(recovery.tidy_phrase(data.phrase))
    if found is None:
        raise TableError(404, "error-no-claim", "this code or phrase is not known, or no longer")
    before = await somebody(request)
    if before is not None and before.id != found.id:
        await house.merge(before.id, found)
    key = await house.people.add_device(found.id, clean(data.label))
    return Known(found.id, found.name, key)


@post("/api/people/me/sign-off", summary="Sign my other devices off", status_code=200, responses=faults(401, 429))
async def sign_off(request: Request[Any, Any, Any]) -> SignedOff:
    """Let no device but this one be mine."""
    limit(request)
    person = await who(request)
    return SignedOff(await rooms(request).people.drop_other_devices(person.id, key_of(request)))


@put("/api/people/me/push", summary="Be told of turns on this device", responses=faults(400, 401, 409, 413, 429))
async def subscribe(request: Request[Any, Any, Any], data: JSONBody[Subscription]) -> Me:
    """Note where this browser wants to be told."""
    limit(request)
    person = await who(request)
    await rooms(request).notices.check(data)
    await rooms(request).people.set_push(hashed(key_of(request)), msgspec.json.encode(data).decode())
    await rooms(request).people.update(person.id, origin=_origin(request))
    return await _me(request, person)


@delete("/api/people/me/push", summary="No longer be told on this device", status_code=200, responses=faults(401))
async def unsubscribe(request: Request[Any, Any, Any]) -> Me:
    """Forget where this browser wants to be told."""
    person = await who(request)
    await rooms(request).people.set_push(hashed(key_of(request)), None)
    return await _me(request, person)


@get("/api/people/me/matches", summary="My matches", responses=faults(401))
async def matches(request: Request[Any, Any, Any]) -> Mine:
    """Return what waits or runs, those where it is my turn first, and how many are finished."""
    person = await who(request)
    return await rooms(request).listing.mine(person.id)


@get("/api/people/me/finished", summary="My finished matches", responses=faults(400, 401))
async def finished(
    request: Request[Any, Any, Any],
    start: Annotated[int, QueryParameter(name="start", ge=0, le=100_000)] = 0,
) -> list[MineView]:
    """Return matches that are over, the newest first, beginning with number `start`."""
    person = await who(request)
    return await rooms(request).listing.finished(person.id, start)


@post("/api/people/me/forget", summary="Forget a match, or recall it", status_code=200, responses=faults(400, 401, 404))
async def forget(request: Request[Any, Any, Any], data: JSONBody[Forgotten]) -> Mine:
    """Take a room, or one finished match, out of my list, or put it back. The seat stays mine."""
    person = await who(request)
    if not await rooms(request).listing.hide(person.id, data.room, data.match, data.hidden):
        raise errors.unknown_match()
    return await rooms(request).listing.mine(person.id)


async def _me(request: Request[Any, Any, Any], person: Person) -> Me:
    here = hashed(key_of(request))
    devices = await rooms(request).people.devices(person.id)
    return Me(
        person=person.id,
        name=person.name,
        lang=person.lang,
        has_phrase=person.has_phrase,
        webhook=person.webhook,
        devices=[
            DeviceView(
                label=device.label,
                created=device.created,
                here=device.key == here,
                push=device.push is not None,
            )
            for device in devices
        ],
        push_key=rooms(request).notices.public_key,
    )


def _name(name: str) -> str:
    tidy = clean(name)
    if not tidy:
        raise TableError(400, "error-no-name", "a name has at least one letter")
    return tidy


def _origin(request: Request[Any, Any, Any]) -> str:
    """Return the address of the page that asks, to which notices shall lead."""
    origin = request.headers.get("origin", "")
    return origin if origin.startswith(("https://", "http://")) and len(origin) <= ORIGIN else ""


ROUTES: Final = (
    create,
    me,
    change,
    phrase,
    code,
    claim,
    sign_off,
    subscribe,
    unsubscribe,
    matches,
    finished,
    forget,
)
