"""The landlord: lets a room act on the table at which its match is played, and keeps time."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from time import time
from typing import Any, Final

from kancha.table import bots, errors
from kancha.table.errors import TableError
from kancha.table.journal import Journal
from kancha.table.positions import standing
from kancha.table.rooms import playing
from kancha.table.rooms.ending import Ending
from kancha.table.rooms.model import Room, need_state
from kancha.table.rooms.open_room import OpenRoom
from kancha.table.rooms.store import Sitting
from kancha.table.seats import Seats
from kancha.table.tables import Tables

ELSEWHERE: Final = 1.0
"""Seconds that another server has to write down the turn that it began."""


class RoomHouse:
    """The house of a match that belongs to a room; see `kancha.table.house`."""

    def __init__(self, landlord: Landlord, room: OpenRoom, match: str, ranking: list[list[int]] | None) -> None:
        self.ranking = ranking
        self._landlord = landlord
        self._room = room
        self._match = match

    @property
    def _is_played(self) -> bool:
        return self._room.room.match == self._match

    @property
    def conceded(self) -> list[int]:
        """The seats that gave up; of a match before the room's last one it is not known any more."""
        return self._room.room.conceded if self._is_played else []

    @property
    def is_stopped(self) -> bool:
        """Whether nobody may answer now, bots included."""
        return self.ranking is not None or (self._is_played and bool(self._room.room.paused))

    @property
    def lesson(self) -> str:
        """The lesson that the match is, "" if it is none or no longer."""
        return self._room.room.lesson if self._is_played else ""

    def may_advise(self, seats: Seats, seat: int) -> bool:
        """Whether a seat may ask for hints: as the terms say, and beside other people only if all agree."""
        room = self._room.room
        return room.terms.advice != "off" and (seats.is_alone(seat) or (self._is_played and room.is_advice_agreed))

    def check_answer(self) -> None:
        """Refuse an answer in a pause, and after everybody gave up."""
        if self.ranking is not None:
            raise errors.not_your_turn(None)
        if self.is_stopped:
            raise TableError(409, "error-paused", "the match is paused")

    def check_take_over(self, asker: int, seat: int) -> None:
        """Refuse that a bot takes over somebody else's seat: the room votes."""
        if asker != seat:
            raise TableError(403, "error-room-decides", "the people in the room decide that together", seat=seat)

    def check_give_back(self, seat: int) -> None:
        """Refuse to give back what was given up."""
        if self._is_played and seat in self._room.room.conceded:
            raise TableError(409, "error-conceded", "this seat has given up", seat=seat)

    def moved(self, journal: Journal, seats: Seats, mine: bool) -> None:
        """Begin the turn of whoever is asked now."""
        if self._is_played:
            self._landlord.turned(self._room, journal, seats, mine)


class Landlord:
    """Acts on tables for rooms."""

    def __init__(self, tables: Tables, ending: Ending, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._tables = tables
        self._ending = ending
        self._spawn = spawn

    def house(self, room: OpenRoom, sitting: Sitting) -> RoomHouse:
        """Return the house of a match of that room."""
        return RoomHouse(self, room, sitting.match, sitting.ranking)

    # Time

    def turned(self, room: OpenRoom, journal: Journal, seats: Seats, mine: bool) -> None:
        """Note who is asked and which bots play for people; what is new is written down."""
        match = journal.match
        taken = {seat: seats.level(seat) for seat in range(len(seats)) if seats.is_taken_over(seat)}
        if taken != room.taken:
            room.taken = taken
            room.show()
        sitting = room.sitting
        if sitting is None or sitting.over:
            return
        asked = match.seat
        runs = None if asked is None or seats.is_played_by_bot(asked) else asked
        # Turns that are noted and not yet written count, so that none is lost when several follow each other.
        if room.heading != (sitting.match, asked, match.over, runs):
            room.heading = (sitting.match, asked, match.over, runs)
            stands = standing(match, match.state.seen(None))
            self._spawn(self._turn(room, sitting.match, asked, runs, match.over, stands, mine))

    async def _turn(
        self,
        room: OpenRoom,
        match: str,
        asked: int | None,
        runs: int | None,
        over: bool,
        stands: tuple[list[int] | None, list[list[int]] | None],
        mine: bool,
    ) -> None:
        scores, ranking = stands

        if not mine:
            if await self._ending.comes_within(ELSEWHERE):
                return
            await room.catch_up()

        def turn(sitting: Sitting) -> Sitting:
            if sitting.match != match or sitting.over:
                return sitting
            passed = sitting.asked != asked
            new = room.with_clock(sitting, runs, new_turn=passed)
            if passed or over:
                new = new._replace(asked=asked, moved=time(), told=runs is None, scores=scores, over=over)
                new = new._replace(ranking=ranking)
            return new

        async with room.lock:
            await room.keep_held(turn)
            if over and room.room.match == match and room.room.state == "playing":
                await room.change_held(playing.finish)
        room.show()

    async def time_up(self, room: OpenRoom, match: str) -> None:
        """Somebody's time is up: what the table has agreed on happens."""
        table = await self._tables.table(match)
        async with table.lock:
            journal = await table.load()
            asked = journal.match.seat
        sitting = room.sitting
        if sitting is None or sitting.match != match or sitting.deadline is None or sitting.deadline > time():
            return
        if asked is None or asked != sitting.asked or asked != sitting.clock.seat:
            self.turned(room, journal, table.seats, mine=True)
            return
        async with room.lock:
            await room.keep_held(lambda sitting: sitting._replace(deadline=None))
        name = room.room.places[asked].name
        end = room.room.terms.pace.end
        if end == "bot":
            await self.bot_plays(room, asked, "told-late-bot", name=name)
        elif end == "concede":
            await self.concede(room, asked, "told-late-concede", name=name)
        else:
            await room.tell("told-late", name=name)

    # People

    async def bot_plays(self, room: OpenRoom, seat: int, told: str, level: str = "", **args: str) -> None:
        """Let a bot play for a seat, and tell it."""
        level = level or room.room.terms.level
        bots.check_level(room.room.game, level)
        table = await self._tables.table(room.room.match)
        await table.seats.take_over(seat, seat, level)
        table.broadcast.tell_players()
        table.changed()
        await room.tell(told, **args)

    async def plays_again(self, room: OpenRoom, person: str, seat: int) -> None:
        """Give a seat back to its owner."""
        need_state(room.room, "playing")
        if seat not in room.room.seats_of(person):
            raise TableError(403, "error-not-your-seat", "only its owner may take a seat back", seat=seat)
        table = await self._tables.table(room.room.match)
        table.house.check_give_back(seat)
        await table.seats.give_back(seat, seat)
        table.broadcast.tell_players()
        table.changed()
        await room.tell("told-back", name=room.room.places[seat].name)

    async def pause(self, room: OpenRoom, person: str) -> None:
        """Stop the match, or vote for it."""
        now = room.now
        async with room.lock:
            stopped = await room.change_held(lambda draft: playing.ask_for_pause(draft, person, now))
            if stopped:
                await self._set_clock(room)
        room.show()
        name = _name(room.room, person)
        await room.tell("told-paused" if stopped else "told-wants-pause", name=name)
        await self._refresh(room)

    async def resume(self, room: OpenRoom, person: str) -> None:
        """Go on."""
        if not room.room.paused:
            return
        async with room.lock:
            await room.change_held(lambda draft: playing.resume(draft, person))
            await self._set_clock(room)
        room.show()
        await room.tell("told-resumed", name=_name(room.room, person))
        await self._refresh(room)

    async def _set_clock(self, room: OpenRoom) -> None:
        await room.keep_held(lambda sitting: room.with_clock(sitting, sitting.clock.seat, new_turn=False))

    async def concede(self, room: OpenRoom, seat: int, told: str, **args: str) -> None:
        """A seat gives up: the match ends with it, or a bot plays on for it."""
        table = await self._tables.table(room.room.match)
        async with table.lock:
            match = (await table.load()).match
            scores = list(match.scores)
        async with room.lock:
            closed = await room.change_held(lambda draft: playing.concede(draft, seat))
            if closed:
                ranking = playing.ranking(room.room, scores)
                await room.keep_held(
                    lambda sitting: room.with_clock(sitting, None, new_turn=True)._replace(
                        asked=None, over=True, told=True, moved=time(), scores=scores, ranking=ranking
                    )
                )
                if isinstance(table.house, RoomHouse):
                    table.house.ranking = ranking
        room.show()
        if closed:
            await room.tell(told, **args)
            table.changed()
        else:
            await self.bot_plays(room, seat, told, **args)

    async def _refresh(self, room: OpenRoom) -> None:
        """Show the match again, and let its bots see whether they may answer."""
        (await self._tables.table(room.room.match)).changed()

    async def replace_absent(self, room: OpenRoom) -> None:
        """Let a bot play for whoever is asked and has been away for as long as the table agreed to wait."""
        patience, sitting = room.room.terms.absent, room.sitting
        if not patience or room.room.state != "playing" or room.room.paused or sitting is None:
            return
        asked = sitting.asked
        if asked is None or sitting.clock.seat != asked:
            return
        owner = room.room.places[asked].person
        others = room.presence.present(person for person in room.room.playing if person != owner)
        if others and room.presence.away(owner) >= patience:
            await self.bot_plays(room, asked, "told-absent-bot", name=room.room.places[asked].name)


def _name(room: Room, person: str) -> str:
    guest = room.guest(person)
    return "" if guest is None else guest.name
