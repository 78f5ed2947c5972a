"""What each request of a page does in a room: one handler a type of message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from kancha.table import opening
from kancha.table.errors import TableError
from kancha.table.protocol import Pong
from kancha.table.rooms import playing, requests, waiting
from kancha.table.rooms.open_room import OpenRoom, RoomViewer
from kancha.table.rooms.rooms import Rooms
from kancha.table.seats import clean

Handler = Callable[[Rooms, OpenRoom, RoomViewer, Any], Awaitable[None]]


async def sit(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Sit) -> None:
    """Take an open place."""
    await room.change(lambda draft: waiting.sit(draft, viewer.person, request.place))


async def share(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Share) -> None:
    """Let somebody else at the same screen take an open place."""
    name = await _named(rooms, request.name)
    await room.change(lambda draft: waiting.share(draft, viewer.person, request.place, name))


async def stand(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, _request: requests.Stand) -> None:
    """Watch."""
    await room.change(lambda draft: waiting.stand(draft, viewer.person))


async def seat_bot(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.SeatBot) -> None:
    """Set a bot on a place."""
    await room.change(lambda draft: waiting.seat_bot(draft, viewer.person, request.place, request.level))


async def clear(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Clear) -> None:
    """Open a place."""
    await room.change(lambda draft: waiting.clear(draft, viewer.person, request.place))


async def swap(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Swap) -> None:
    """Let two places change."""
    await room.change(lambda draft: waiting.swap(draft, viewer.person, request.one, request.other))


async def shuffle(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, _request: requests.Shuffle) -> None:
    """Let the lot decide who sits where."""
    await room.change(lambda draft: waiting.shuffle(draft, viewer.person, rooms.tables.lot()))


async def resize(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Resize) -> None:
    """Set the number of places."""
    game = opening.known_game(room.room.game)
    await room.change(lambda draft: waiting.resize(draft, viewer.person, game, request.count))


async def choose(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Choose) -> None:
    """Set the options."""
    game = opening.known_game(room.room.game)
    await room.change(lambda draft: waiting.choose(draft, viewer.person, game, request.options))


async def agree(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Agree) -> None:
    """Set the terms."""
    await room.change(
        lambda draft: waiting.agree(
            draft,
            viewer.person,
            request.pace,
            request.absent,
            request.level,
            request.chat,
            request.first,
            request.advice,
        )
    )


async def consent(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Consent) -> None:
    """Agree, or not, that everybody may ask for hints."""
    await room.change(lambda draft: waiting.consent(draft, viewer.person, request.yes))


async def remove(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Remove) -> None:
    """Show somebody the door."""
    await room.change(lambda draft: waiting.remove(draft, viewer.person, request.person))
    for other in room.viewers:
        if other.person == request.person:
            other.dismiss()


async def make_host(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.MakeHost) -> None:
    """Make somebody host."""
    now, patience = room.now, rooms.settings.absent_seconds
    await room.change(lambda draft: waiting.hand_over(draft, viewer.person, request.person, now, patience))


async def leave(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, _request: requests.Leave) -> None:
    """Go for good."""
    await room.change(lambda draft: waiting.leave(draft, viewer.person))


async def call(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Call) -> None:
    """Change a name, in the room and at the table."""
    name = await _named(rooms, request.name)
    await room.change(lambda draft: waiting.rename(draft, viewer.person, name, request.place))
    if room.room.state == "playing":
        table = await rooms.tables.table(room.room.match)
        for seat in room.room.seats_of(viewer.person):
            await table.seats.rename(seat, room.room.places[seat].name)
        table.broadcast.tell_players()


async def begin(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, _request: requests.Begin) -> None:
    """Begin the match."""
    await rooms.begin(room, viewer.person)


async def say(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Say) -> None:
    """Say something."""
    await room.say(viewer.person, request.text, request.phrase)


async def ask_bot(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.AskBot) -> None:
    """Let a bot play for the own seat, or vote for one."""
    now, grace = room.now, rooms.settings.absent_seconds
    passed = await room.change(lambda draft: playing.ask_for_bot(draft, viewer.person, request.seat, now, grace))
    place = room.room.places[request.seat]
    if not passed:
        await room.tell("told-wants-bot", name=place.name)
        return
    told = "told-bot" if place.person == viewer.person else "told-vote-bot"
    await rooms.landlord.bot_plays(room, request.seat, told, request.level, name=place.name)


async def take_back(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.TakeBack) -> None:
    """Play an own seat again."""
    await rooms.landlord.plays_again(room, viewer.person, request.seat)


async def pause(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, _request: requests.Pause) -> None:
    """Stop the match."""
    await rooms.landlord.pause(room, viewer.person)


async def resume(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, _request: requests.Resume) -> None:
    """Go on."""
    await rooms.landlord.resume(room, viewer.person)


async def refuse(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Refuse) -> None:
    """Say no to what is asked."""
    await room.change(lambda draft: playing.refuse(draft, viewer.person, request.kind, request.seat))


async def concede(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Concede) -> None:
    """Give an own seat up."""
    if request.seat not in room.room.seats_of(viewer.person):
        raise TableError(403, "error-not-your-seat", "only its owner may give a seat up", seat=request.seat)
    name = room.room.places[request.seat].name
    await rooms.landlord.concede(room, request.seat, "told-conceded", name=name)


async def end_lesson(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, _request: requests.EndLesson) -> None:
    """Play on without the lesson."""
    await room.change(lambda draft: playing.end_lesson(draft, viewer.person))
    (await rooms.tables.table(room.room.match)).changed()


async def rematch(rooms: Rooms, room: OpenRoom, viewer: RoomViewer, request: requests.Rematch) -> None:
    """Ask for another match."""
    await rooms.rematch(room, viewer.person, request.stronger)


async def reopen(_rooms: Rooms, room: OpenRoom, viewer: RoomViewer, _request: requests.Reopen) -> None:
    """Lead everybody back to the waiting room."""
    await room.change(lambda draft: playing.reopen(draft, viewer.person))


async def ping(_rooms: Rooms, _room: OpenRoom, viewer: RoomViewer, _request: requests.Ping) -> None:
    """Give a sign of life."""
    viewer.post(Pong())


async def _named(rooms: Rooms, name: str) -> str:
    tidy = clean(name)
    await rooms.bans.check(tidy)
    if not tidy:
        raise TableError(400, "error-no-name", "a name has at least one letter")
    return tidy


HANDLERS: Final[dict[type, Handler]] = {
    requests.Sit: sit,
    requests.Share: share,
    requests.Stand: stand,
    requests.SeatBot: seat_bot,
    requests.Clear: clear,
    requests.Swap: swap,
    requests.Shuffle: shuffle,
    requests.Resize: resize,
    requests.Choose: choose,
    requests.Agree: agree,
    requests.Consent: consent,
    requests.Remove: remove,
    requests.MakeHost: make_host,
    requests.Leave: leave,
    requests.Call: call,
    requests.Begin: begin,
    requests.Say: say,
    requests.AskBot: ask_bot,
    requests.TakeBack: take_back,
    requests.Pause: pause,
    requests.Resume: resume,
    requests.Refuse: refuse,
    requests.Concede: concede,
    requests.EndLesson: end_lesson,
    requests.Rematch: rematch,
    requests.Reopen: reopen,
    requests.Ping: ping,
}
"""One for every member of `requests.Request`."""
