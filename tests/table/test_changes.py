"""Changes: a page that follows by them holds the very position that a whole message shows, and is sent little."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kancha.games import game, games
from kancha.kernel.scene import Panel, Piece, Text
from kancha.table.broadcast import Broadcast
from kancha.table.changes import Drawn, splices
from kancha.table.house import Free
from kancha.table.journal import Journal, rows_of
from kancha.table.metrics import Metrics
from kancha.table.seats import Seats
from kancha.table.settings import Settings
from kancha.table.store import MatchInfo, SeatInfo
from kancha.table.viewer import Viewer
from tests.table.follow import Follower, spliced
from tests.table.helpers import Server

MOST = 8000
"""Bytes of a position after the first, on average over a match, uncompressed."""


async def _send(_: bytes) -> None:
    """Nobody reads it."""


class Watched:
    """A match of four, and a broadcast of it to pages that are sent whole positions and to others that follow."""

    def __init__(self, id: str, seed: int, store: Any = None) -> None:
        match = game(id).start(4, seed)
        info = MatchInfo("m", id, match.version, match.game.terms.data, 4, match.options, seed, 0.0, False)
        self.journal = Journal(info, match.game)
        for row in rows_of(match):
            self.journal.take(row)
        self.journal.ready()
        seats = Seats(info, [SeatInfo(seat, "me", f"seat {seat}") for seat in range(4)], store, Settings())
        self.broadcast = Broadcast(seats, Free(), Metrics())
        self.viewers: list[int | None] = [0, 1, 2, 3, None]
        self.whole = [Viewer(seat, _send) for seat in self.viewers]
        self.following = [Viewer(seat, _send) for seat in self.viewers]
        self.pages = [Follower() for _ in self.viewers]
        for viewer in self.following:
            viewer.follow()
            self.broadcast.join(viewer)

    def look(self, place: int, check: bool) -> None:
        """Send one viewer the position; compare what its page then holds with the whole one."""
        message = self.broadcast.position(self.journal, self.following[place])
        found = self.pages[place].take(json.loads(message))
        if check:
            shown = self.whole[place]
            shown.after = 0
            told = json.loads(self.broadcast.position(self.journal, shown))
            for name in ("log", "log_from"):
                del told[name], found[name]
            if "turn" in told:
                late = dict(filter(None, self.journal.turns.bar.reasons(self.journal.match)))
                for slot, whole in zip(found["turn"]["slots"], told["turn"]["slots"], strict=True):
                    if whole.get("reason") != slot.get("reason"):
                        slot["reason"] = json.loads(msgspec.json.encode(late[slot["id"]]))
            assert found == told

    def play(self, rng: Random) -> None:
        """Play something, or take it back."""
        match = self.journal.match
        if match.undoable and rng.random() < 0.1:
            self.journal.undo(rng.randint(1, match.undoable))
        else:
            self.journal.play(rng.choice(match.state.legal()))


@pytest.mark.parametrize("id", games())
def test_a_page_that_follows_holds_what_a_whole_message_shows(id: str) -> None:
    """For each seat and a spectator, through plays and undos, also for pages that miss positions or come anew."""
    watched, rng = Watched(id, 3), Random(5)
    for step in range(24):
        for place in range(5):
            if rng.random() < 0.7:
                watched.look(place, check=step % 3 == 0)
            elif rng.random() < 0.05:
                watched.following[place].follow(watched.pages[place].have)
        if watched.journal.match.over:
            break
        watched.play(rng)
    for place in range(5):
        watched.look(place, check=True)


@pytest.mark.parametrize("id", games())
def test_a_position_after_the_first_is_small(id: str) -> None:
    """Over a whole random match of four seats, every position to each of them: at most 8 kB on average."""
    watched, rng = Watched(id, 1), Random(1)
    sizes: list[int] = []
    while not watched.journal.match.over:
        for viewer in watched.following[:4]:
            sizes.append(len(watched.broadcast.position(watched.journal, viewer)))
        watched.journal.play(rng.choice(watched.journal.match.state.legal()))
    mean = sum(sizes[4:]) / len(sizes[4:])
    assert mean <= MOST, f"{id}: {mean:.0f} bytes; the first {sizes[0]}"


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 2))), st.lists(st.tuples(st.integers(0, 9), st.integers(0, 2)))
)
def test_splices_make_one_list_of_another(old: list[tuple[int, int]], new: list[tuple[int, int]]) -> None:
    """Whatever changed, came, went or changed places, also if names are not unique."""
    assert spliced(old, splices(old, new, lambda thing: thing[0])) == new


def test_a_change_is_sent_as_that_alone() -> None:
    """One thing moves, one comes and one goes: three are told, of a hundred."""
    old = [(number, 0) for number in range(100)]
    new = [*old[:10], (10, 1), *old[11:50], (200, 0), *old[50:90], *old[91:]]
    assert splices(old, new, lambda thing: thing[0]) == [(10, 1, [(10, 1)]), (50, 0, [(200, 0)]), (91, 1, [])]
    assert splices(old, old) == []


def _panel(*symbols: str) -> Drawn:
    return Drawn(Panel("board", Text("board"), 1, 1, pieces=[Piece(f"p{n}", s, 0, 0) for n, s in enumerate(symbols)]))


def test_a_hash_tells_content_and_not_the_way_to_it() -> None:
    """A panel has one hash, whatever it was made from; another content has another."""
    first, second = _panel("a", "b"), _panel("a", "c", "d")
    first.since(None)
    second.since(first)
    straight, back = _panel("a", "c", "d"), _panel("a", "b")
    straight.since(None)
    back.since(second)
    assert second.hash == straight.hash
    assert back.hash == first.hash != second.hash


def test_a_page_that_lacks_something_gets_everything(tmp_path: Path) -> None:
    """Over the wire: panels that the page names are not sent again; one that says that it lacks something gets all."""
    server = Server(f"sqlite:///{tmp_path}/kancha.sqlite")
    opened = server.open()
    path = f"{opened['watch']}&changes=1"
    with server.page(opened["match"], path) as page:
        follower = Follower()
        follower.take(page.wait("next"))
        page.socket.send('{"type": "lack"}')
        again = page.wait("next")
        assert (again["base"], len(again["panels"])) == (0, len(again["hashes"]))
        assert set(again["hashes"]) == follower.have
    with server.page(opened["match"], f"{path}&have={','.join(again['hashes'][1:])}") as page:
        known = page.wait("next")
        assert [change["hash"] for change in known["panels"]] == known["hashes"][:1]
    server.stop()
