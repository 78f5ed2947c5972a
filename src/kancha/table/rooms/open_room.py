"""An open room: one that somebody looks at, or whose match is played, at this server.

Its document is changed by functions on a copy and written before anybody sees it. Another server may have been faster:
then the newest document is read and the change is tried on it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from time import monotonic, time
from typing import Final, TypeVar

import msgspec

from kancha.table.errors import TableError
from kancha.table.protocol import Scalar
from kancha.table.rooms import clocks, model, playing, views
from kancha.table.rooms.chat import Talk
from kancha.table.rooms.ending import Ending
from kancha.table.rooms.messages import Line, Lines
from kancha.table.rooms.model import Room, Standing
from kancha.table.rooms.presence import Presence
from kancha.table.rooms.store import Overtaken, RoomStore, Sitting
from kancha.table.settings import Settings
from kancha.table.viewer import Viewer

T = TypeVar("T")
TRIES: Final = 5
GOODBYE: Final = 1.5
"""Seconds before others are told that somebody has gone: whoever only reloads has not."""
_json = msgspec.json.Encoder()


class RoomViewer(Viewer):
    """A page that looks at a room as somebody."""

    def __init__(self, person: str, send: Callable[[bytes], Awaitable[None]]) -> None:
        super().__init__(None, send)
        self.person = person
        self._dismissed: TableError | None = None

    def dismiss(self, why: TableError | None = None) -> None:
        """End the connection: its person was shown the door, or it is for another reason."""
        self._dismissed = why or TableError(403, "error-barred", "the host has closed this room to you")
        self.refresh()

    def check(self) -> None:
        """Refuse whoever was shown the door."""
        if self._dismissed is not None:
            raise self._dismissed


class OpenRoom:
    """A room with its viewers, its newest document, and the sitting that is played."""

    def __init__(self, store: RoomStore, settings: Settings, ending: Ending, room: Room, version: int) -> None:
        self.room = room
        self.version = version
        self.sitting: Sitting | None = None
        self.taken: dict[int, str] = {}
        """The bots that play for people, by seat, as this server last heard."""
        self.heading: tuple[str, int | None, bool, int | None] | None = None
        """The turn last noted: match, who is asked, whether it is over, whose clock runs."""
        self.lock = asyncio.Lock()
        self.viewers: list[RoomViewer] = []
        self.presence = Presence(settings.beat_seconds)
        self.talk = Talk()
        self.used = monotonic()
        self.last_line = 0
        self._store = store
        self._settings = settings
        self._ending = ending

    async def load(self) -> None:
        """Read what stands beside the document."""
        self.presence.take(await self._store.attendance(self.room.id))
        lines = await self._store.chat(self.room.id)
        self.last_line = lines[-1].number if lines else 0
        if self.room.match:
            self.sitting = await self._store.sitting(self.room.match)

    @property
    def now(self) -> Standing:
        """Who is here, and for how long the others have been away."""
        people = {guest.person for guest in self.room.guests} | set(self.room.seated)
        present = self.presence.present(people)
        return Standing(present, {person: self.presence.away(person) for person in people - present})

    def vanish(self) -> None:
        """The room is no more."""
        for viewer in self.viewers:
            viewer.dismiss(no_room())

    def dismiss(self, person: str) -> None:
        """Somebody's key opens nothing any more."""
        for viewer in self.viewers:
            if viewer.person == person:
                viewer.dismiss(TableError(401, "error-no-person", "this device is nobody's any more"))

    # Changes

    async def change(self, act: Callable[[Room], T]) -> T:
        """Change the document by a function on a copy; it is written, then shown."""
        async with self.lock:
            result = await self.change_held(act)
        self.show()
        return result

    async def change_held(self, act: Callable[[Room], T]) -> T:
        """Change the document; call with the lock held, and show it."""
        for _ in range(TRIES):
            draft = model.copy(self.room)
            result = act(draft)
            if draft == self.room:
                return result
            try:
                self.version = await self._store.save(draft, self.version)
            except Overtaken:
                await self._reload()
                continue
            self.room = draft
            return result
        raise Overtaken

    async def keep_held(self, change: Callable[[Sitting], Sitting]) -> None:
        """Change the sitting; call with the lock held, and show it."""
        for _ in range(TRIES):
            sitting = self.sitting
            if sitting is None:
                return
            wanted = change(sitting)
            if wanted == sitting:
                return
            try:
                self.sitting = await self._store.keep(wanted)
                return
            except Overtaken:
                self.sitting = await self._store.sitting(sitting.match)
        raise Overtaken

    async def _reload(self) -> None:
        found = await self._store.load(self.room.id)
        if found is None:
            raise no_room()
        self.room, self.version = found
        if self.room.match and (self.sitting is None or self.sitting.match != self.room.match):
            self.sitting = await self._store.sitting(self.room.match)

    async def catch_up(self) -> None:
        """Take over what another server has written."""
        async with self.lock:
            await self._reload()
            if self.room.match:
                self.sitting = await self._store.sitting(self.room.match)
            noted = await self._store.attendance(self.room.id)
            self.presence.take(noted)
            lines = await self._store.chat(self.room.id, self.last_line)
        for person in self.presence.here:
            # Somebody who has closed the page at another server is still here.
            if person in noted and not noted[person][0]:
                await self._store.attend(self.room.id, person, True)
        self._post(lines)
        self.show()

    def with_clock(self, sitting: Sitting, seat: int | None, new_turn: bool) -> Sitting:
        """Return a sitting whose clock runs for a seat, None for nobody's; in a pause it stands still."""
        pace, now = self.room.terms.pace, time()
        clock = sitting.clock
        if new_turn or clock.seat != seat:
            clock = clocks.turn(pace, clock, seat, now)
        clock = clocks.stop(clock, now) if self.room.paused else clocks.go(clock, now)
        if clock == sitting.clock:
            return sitting
        return sitting._replace(clock=clock, deadline=clocks.deadline(pace, clock))

    # What people see

    async def view(self, viewer: Viewer) -> bytes:
        """Return the room for a viewer."""
        assert isinstance(viewer, RoomViewer)
        viewer.check()
        grace = self._settings.absent_seconds
        return _json.encode(views.view(self.room, viewer.person, self.presence, self.sitting, self.taken, grace))

    def show(self) -> None:
        """Show the room to all."""
        self.used = monotonic()
        for viewer in self.viewers:
            viewer.refresh()

    async def say(self, person: str, text: str, phrase: str) -> None:
        """Somebody says something."""
        kind, body = self.talk.check(self.room, person, text, phrase)
        name = model.known(self.room, person).name
        self._post([await self._store.say(self.room, person, name, kind, body)])

    async def tell(self, body: str, **args: Scalar) -> None:
        """The room itself tells what happened; `body` is a message id."""
        self._post([await self._store.say(self.room, "", "", "told", body, args)])

    def _post(self, lines: list[Line]) -> None:
        new = [line for line in lines if line.number > self.last_line]
        if new:
            self.last_line = new[-1].number
            for viewer in self.viewers:
                viewer.post(Lines(new))

    # Coming and going

    async def join(self, viewer: RoomViewer, after: int) -> None:
        """Somebody looks at the room."""
        self._check_size()
        if self.presence.come(viewer.person):
            await self._store.attend(self.room.id, viewer.person, True)
        lines = await self._said(after)
        # Others may have come while this one waited; from here to its joining nobody can, and nothing is said.
        try:
            self._check_size()
        except TableError:
            await self._gone(viewer)
            raise
        self.viewers.append(viewer)
        if lines:
            viewer.post(Lines(lines))
        if any(vote.kind == "bot" for vote in self.room.votes):
            await self.change(lambda room: playing.came(room, viewer.person))
        self.show()

    async def _said(self, after: int) -> list[Line]:
        """Return the lines after a number, up to the newest that the others have been sent."""
        for _ in range(TRIES):
            lines = await self._store.chat(self.room.id, after)
            if (lines[-1].number if lines else after) >= self.last_line:
                break
        return lines

    def _check_size(self) -> None:
        if len(self.viewers) >= self._settings.connections:
            raise TableError(429, "error-crowded", "too many people look at this room")

    async def leave(self, viewer: RoomViewer) -> None:
        """Somebody went."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            await self._gone(viewer)

    async def _gone(self, viewer: RoomViewer) -> None:
        self.used = monotonic()
        if not self.presence.go(viewer.person):
            return
        await self._ending.comes_within(GOODBYE)
        if viewer.person not in self.presence.here:
            with contextlib.suppress(Exception):
                await self._store.attend(self.room.id, viewer.person, False)
            self.show()

    @property
    def is_busy(self) -> bool:
        """Whether somebody looks."""
        return bool(self.viewers)


def no_room() -> TableError:
    """No such room: the link is wrong or the room is gone."""
    return TableError(404, "error-no-room", "there is no such room")
