"""The parts of a table, each without a socket: every request has its handler, a drawing lives while it is owed."""

from __future__ import annotations

import asyncio
import gc
import sys
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from kancha.games import game, games
from kancha.table.broadcast import Broadcast, Shown
from kancha.table.choices import choices
from kancha.table.halves import Common, Own
from kancha.table.handlers import HANDLERS
from kancha.table.house import Free
from kancha.table.metrics import Metrics
from kancha.table.positions import Shared, Sight
from kancha.table.protocol import Next, Request
from kancha.table.seats import Seats
from kancha.table.settings import Settings
from kancha.table.store import SeatInfo
from kancha.table.turns import Turns
from kancha.table.viewer import Viewer
from tests.table.test_journal import begun


def test_every_request_has_a_handler() -> None:
    """A message that the page may send is served, and nothing else is."""
    assert set(HANDLERS) == set(get_args(Request))


class Notes:
    """Stands in for a store: notes presence."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, bool]] = []

    def note_presence(self, _id: str, seat: int, online: bool) -> None:
        """Note it."""
        self.noted.append((seat, online))


def _seats(store: Any) -> Seats:
    journal, _ = begun()
    held = [SeatInfo(seat=0, kind="me", name="Ana"), SeatInfo(seat=1, kind="bot", name="", level="greedy")]
    return Seats(journal.info, held, store, Settings())


def test_a_seat_is_connected_until_its_last_page_goes() -> None:
    """Two pages of one seat: presence is noted as over with the second."""
    notes = Notes()
    seats = _seats(notes)
    assert [player.connected for player in seats.players()] == [False, True]
    seats.come(0)
    seats.come(0)
    assert seats.go(0) is False
    assert seats.is_connected(0)
    assert seats.go(0) is True
    assert not seats.is_connected(0)
    assert notes.noted == [(0, True), (0, True), (0, False)]


def _shown() -> list[Shown]:
    gc.collect()
    return [thing for thing in gc.get_objects() if isinstance(thing, Shown)]


def test_a_drawing_is_shared_and_goes_with_the_last_who_is_owed_it() -> None:
    """Two spectators get the very same bytes; a change of the match or of its seats gives others."""

    async def run() -> None:
        before = len(_shown())
        journal, _ = begun()
        seats = _seats(Notes())
        broadcast = Broadcast(seats, Free(), Metrics())

        async def send(_: bytes) -> None:
            pass

        viewers = [Viewer(None, send), Viewer(None, send), Viewer(0, send)]
        for viewer in viewers:
            broadcast.join(viewer)
        first, second = (_served(broadcast, journal, viewer) for viewer in viewers[:2])
        assert first is second
        assert len(_shown()) == before + 1
        seats.come(0)
        viewers[0].after = 0
        assert _served(broadcast, journal, viewers[0]) != first
        assert len(_shown()) == before + 1
        _served(broadcast, journal, viewers[2])
        assert len(_shown()) == before
        journal.play(journal.match.state.legal()[0])
        assert _served(broadcast, journal, viewers[1]) != first

    asyncio.run(run())


def _served(broadcast: Broadcast, journal: Any, viewer: Viewer) -> bytes:
    """Give a viewer its position, as its own loop does."""
    viewer.due = False
    return broadcast.position(journal, viewer)


def test_a_scene_is_sent_whole() -> None:
    """Encoding its panels apart loses nothing of what a game draws."""
    journal, _ = begun()
    scene = journal.game.look(journal.match.state.seen(0), 0).scene
    assert bytes(Sight(Shared(journal.match), 0).whole()) == msgspec.json.encode(scene)


@pytest.mark.parametrize("id", games())
def test_choices_are_sent_as_their_struct_says(id: str) -> None:
    """Words of an action that are encoded once, and its aim: together they are a `Choice`, in every question."""
    match, rng = game(id).start(3, 4), Random(2)
    turns = Turns(match.game)
    for _ in range(40):
        if match.seat is None or match.question is None:
            break
        sight = Sight(Shared(match), match.seat, turns)
        step, look = match.question.step, match.game.look(match.state.seen(match.seat), match.seat)
        told = msgspec.json.encode(choices(match.legal, look, turns.bar, step))
        assert msgspec.json.decode(sight.actions) == msgspec.json.decode(told)
        match.play(rng.choice(match.actions))


def test_what_a_following_page_is_told_has_all_its_fields() -> None:
    """The common part and the viewer's own are one message: together they have the fields of `Next`, each once."""
    parts = [*Own.__struct_fields__, *Common.__struct_fields__]
    assert sorted(parts) == sorted(Next.__struct_fields__)


def test_a_viewer_keeps_nothing_of_what_it_was_sent() -> None:
    """A whole position is large, and every connection waits for the next one for most of its time."""
    message = bytes(1000)

    async def look() -> int:
        sent, before = asyncio.Event(), sys.getrefcount(message)

        async def send(text: bytes) -> None:
            assert len(text) == 1000
            sent.set()

        async def position(_viewer: Viewer) -> bytes:
            return message

        task = asyncio.create_task(Viewer(0, send).run(position))
        await sent.wait()
        await asyncio.sleep(0)
        held = sys.getrefcount(message)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return held - before

    assert asyncio.run(look()) == 0
