"""All rooms of a server: opening, forgetting, hearing of other servers, and the work that time brings."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from time import monotonic, time
from typing import Any, Final

from kancha.kernel.game import Game
from kancha.table import bots, logs, opening
from kancha.table.errors import TableError
from kancha.table.house import Free, House
from kancha.table.limits import Buckets
from kancha.table.rooms import beginnings, model, playing, starting, waiting
from kancha.table.rooms.bodies import NewRoom, PlaceWish
from kancha.table.rooms.ending import Ending
from kancha.table.rooms.landlord import Landlord
from kancha.table.rooms.listing import Listing
from kancha.table.rooms.model import Guest, Place, Room, RoomTerms
from kancha.table.rooms.notices import Notices
from kancha.table.rooms.open_room import OpenRoom, no_room
from kancha.table.rooms.store import RoomStore
from kancha.table.seats import clean
from kancha.table.store import Person, new_id
from kancha.table.store.trouble import StorageTrouble
from kancha.table.tables import Tables

PULSE: Final = 5.0
"""How often a server writes down that it is alive; clocks lose at most so much when it ends."""
LAST: Final = 3.0
"""Seconds that work under way has when the server ends; what is broken off in the database is hard to clean up."""
CLAIMS: Final = 0.1
"""Codes and phrases a second that one address may try, after a burst of ten."""
USUAL: Final = ("greedy", "search", "random")
"""Levels of a bot that takes over, the best known first."""


class Rooms:
    """The rooms of this server."""

    def __init__(self, tables: Tables, notices: Notices) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.people = tables.store.people
        self.bans = tables.store.bans
        self.store = RoomStore(tables.store)
        self.notices = notices
        self._ending = Ending()
        self.listing = Listing(tables.store, self.settings.beat_seconds)
        self.landlord = Landlord(tables, self._ending, self.spawn)
        self.claims = Buckets(CLAIMS, 10)
        self.drawings = Buckets(2.0, 40)
        self._open: dict[str, OpenRoom] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._log = logs.get(part="rooms")
        tables.house_of = self.house
        tables.listeners.append(self.heard)

    def __len__(self) -> int:
        return len(self._open)

    async def start(self) -> None:
        """Let the clocks run on where they stood when no server was left, and begin to look after rooms."""
        await self.notices.start(self.store)
        gap = await self.store.awake()
        if gap > PULSE:
            self._log.info("clocks go on", seconds=round(gap))
        self.spawn(self._tend())

    async def stop(self) -> None:
        """Stop looking after rooms, and write down that the server was alive until now."""
        self._ending.begin()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=LAST)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.notices.close()
        here = {id: room.presence.here for id, room in self._open.items() if room.presence.here}
        with contextlib.suppress(StorageTrouble):
            await self.store.beat(here, online=False)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; when the server ends it is too late for it."""
        if self._ending.has_begun:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._log.error("task failed", error=repr(task.exception()))

    # Finding rooms

    async def get(self, id: str) -> OpenRoom:
        """Return a room; one that nobody had open is read."""
        found = self._open.get(id)
        if found is None:
            read = await self.store.load(id)
            if read is None:
                raise no_room()
            made = OpenRoom(self.store, self.settings, self._ending, *read)
            await made.load()
            found = self._open.setdefault(id, made)
        found.used = monotonic()
        return found

    def is_watched(self, id: str) -> bool:
        """Tell whether somebody looks at a room at this server."""
        return id in self._open and bool(self._open[id].viewers)

    async def house(self, match: str) -> House:
        """Return the house of a match: that of its room, or a free one."""
        sitting = await self.store.sitting(match)
        if sitting is None:
            return Free()
        return self.landlord.house(await self.get(sitting.room), sitting)

    def heard(self, id: str) -> None:
        """Another server has changed a room."""
        room = self._open.get(id)
        if room is not None:
            self.spawn(room.catch_up())

    # Making rooms and matches

    async def make(self, host: Person, wish: NewRoom) -> Room:
        """Make a room; with `start` its match begins at once."""
        game = opening.known_game(wish.game)
        if wish.lesson or wish.play_on is not None:
            room, match = (
                beginnings.taught(game, host, wish.lesson, wish.step)
                if wish.play_on is None
                else await beginnings.played_on(self.tables, game, host, wish.play_on)
            )
            await starting.begin(self.tables, self.store, room, None, match)
            return room
        levels = bots.levels(game.id)
        room = Room(
            id=new_id(),
            game=game.id,
            host=host.id,
            lang=host.lang,
            guests=[Guest(host.id, host.name)],
            places=_places(game, host, wish.places, levels),
            terms=RoomTerms(level=next((level for level in USUAL if level in levels), levels[-1])),
        )
        await self.bans.check(*(place.name for place in room.places))
        waiting.choose(room, host.id, game, wish.options)
        waiting.agree(room, host.id, first=wish.first)
        if wish.start:
            waiting.check_start(room, host.id, game)
            await starting.begin(self.tables, self.store, room, None)
        else:
            await self.store.create(room)
        return room

    async def begin(self, room: OpenRoom, person: str) -> None:
        """Begin the match of a room (its host does)."""
        waiting.check_start(room.room, person, opening.known_game(room.room.game))
        await self._begin(room)

    async def rematch(self, room: OpenRoom, person: str, stronger: bool = False) -> None:
        """Somebody wants another match, perhaps against stronger bots; it begins when everybody does."""
        ladder = bots.levels(room.room.game) if stronger else None
        if not await room.change(lambda draft: playing.want_rematch(draft, person, ladder)):
            guest = room.room.guest(person)
            await room.tell("told-rematch", name=guest.name if guest else "")
            return
        await room.change(playing.again)
        await self._begin(room)

    async def _begin(self, room: OpenRoom) -> None:
        async with room.lock:
            draft = model.copy(room.room)
            model.need_state(draft, "waiting")
            room.sitting = await starting.begin(self.tables, self.store, draft, room.version)
            room.room, room.version = draft, room.version + 1
            room.taken, room.heading = {}, None
        self.tables.store.touch(room.room.id)
        room.show()
        await room.tell("told-started")
        (await self.tables.table(room.room.match)).changed()

    async def merge(self, old: str, new: Person) -> None:
        """Two people turned out to be one: rooms, seats and devices of the first become the second's."""

        def become(room: Room) -> None:
            for place in room.places:
                if place.person == old:
                    place.person = new.id
            room.guests = [guest for guest in room.guests if guest.person != old or room.guest(new.id) is None]
            for guest in room.guests:
                if guest.person == old:
                    guest.person = new.id
            room.host = new.id if room.host == old else room.host
            room.ready = [new.id if person == old else person for person in room.ready]

        for id in await self.people.memberships(old):
            room = await self.get(id)
            for viewer in room.viewers:
                if viewer.person == old:
                    viewer.person = new.id
            room.presence.rename(old, new.id)
            await room.change(become)
        await self.people.merge(old, new.id)

    # What time brings

    async def _tend(self) -> None:
        pulse = beat = monotonic()
        while not await self._ending.comes_within(self.settings.poll_seconds):
            try:
                await self._poll()
                await self._watch_clocks()
                for room in list(self._open.values()):
                    await self.landlord.replace_absent(room)
                await self._tell_turns()
                if monotonic() - pulse > PULSE:
                    pulse = monotonic()
                    everybody = monotonic() - beat > self.settings.beat_seconds
                    beat = monotonic() if everybody else beat
                    await self._beat(everybody)
            except Exception as error:
                self._log.warning("rooms not tended", error=repr(error))
            self._sweep()

    async def _poll(self) -> None:
        """Look for what other servers have written, should a notice have been lost."""
        open = dict(self._open)
        marks = await self.store.marks(list(open))
        for id, (version, line) in marks.items():
            if open[id].viewers and (version, line) != (open[id].version, open[id].last_line):
                self.heard(id)
        for id in open.keys() - marks.keys():
            self._open.pop(id, open[id]).vanish()
        here = {person for room in open.values() for person in room.presence.here}
        for person in await self.people.without_device(sorted(here)):
            for room in open.values():
                room.dismiss(person)

    async def _watch_clocks(self) -> None:
        for match in await self.store.late(time()):
            sitting = await self.store.sitting(match)
            if sitting is not None:
                await self.landlord.time_up(await self.get(sitting.room), match)

    async def _tell_turns(self) -> None:
        """Tell whoever is asked and does not look."""
        patience = self.settings.notice_seconds
        for match in await self.store.untold(time() - patience):
            sitting = await self.store.sitting(match)
            if sitting is None:
                continue
            room = await self.get(sitting.room)
            owner = "" if sitting.asked is None else room.room.places[sitting.asked].person
            is_here = room.presence.is_here(owner)
            if owner and not is_here and room.presence.away(owner) < patience:
                continue
            async with room.lock:
                if room.sitting is None or room.sitting.match != match or room.sitting.told:
                    continue
                await room.keep_held(lambda sitting: sitting._replace(told=True))
            if owner and not is_here and room.room.state == "playing":
                self.spawn(self.notices.tell_turn(owner, room.room))

    async def _beat(self, everybody: bool) -> None:
        here = {id: room.presence.here for id, room in self._open.items() if room.presence.here} if everybody else {}
        await self.store.beat(here)

    def _sweep(self) -> None:
        limit = monotonic() - self.settings.idle_seconds
        for id, room in list(self._open.items()):
            if not room.viewers and room.used < limit and not room.lock.locked() and not self._is_played(room):
                del self._open[id]

    def _is_played(self, room: OpenRoom) -> bool:
        return bool(room.room.match) and self.tables.is_open(room.room.match)


def _places(game: Game, host: Person, wishes: list[PlaceWish], levels: list[str]) -> list[Place]:
    """Return the places of a new room: as wished, else the host's and open ones."""
    if not wishes:
        count = next((seats for seats in game.seats if seats >= 2), game.seats[0])
        return [Place(person=host.id, name=host.name), *(Place() for _ in range(count - 1))]
    places = []
    for wish in wishes:
        if wish.kind == "bot":
            bots.check_level(game.id, wish.level)
            places.append(Place(level=wish.level, name=clean(wish.name)))
        elif wish.kind == "open":
            places.append(Place())
        else:
            name = host.name if wish.kind == "me" else clean(wish.name)
            taken = {place.name for place in places}
            places.append(
                Place(person=host.id, name=name if name and name not in taken else f"{name} {len(places) + 1}")
            )
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise TableError(400, "error-one-me", "one browser has one me")
    return places
