"""Secrecy over the wire: what a seat cannot know reaches it in no message."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kancha.games import games
from kancha.kernel.event import Event
from kancha.kernel.state import HIDDEN, OWNER, State
from kancha.kernel.view import sights
from kancha.table.table import Table
from tests.table.helpers import Server, play_out


@pytest.fixture(scope="module")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('secrecy')}/k.sqlite")
    yield made
    made.stop()


def _whisper(event: Event, seat: int | None) -> Event:
    """Return the event with other private facts, if the seat may not hear them."""
    kind: Any = type(event)
    private = [name for name, sight in sights(kind).items() if sight in (OWNER, HIDDEN)]
    if not private or (seat is not None and getattr(event, "seat", None) == seat):
        return event
    return replace(event, **dict.fromkeys(private, "something-else"))


class World:
    """A served match whose hidden facts can be exchanged."""

    def __init__(self, server: Server, opened: Any) -> None:
        self.server = server
        self.opened = opened

    def table(self) -> Table:
        """Return the table as the server holds it."""
        return self.server.tables._open[self.opened["match"]]

    def put(self, state: State, story: list[list[Event]]) -> None:
        """Exchange the state and the story, and show them to all."""

        async def exchange() -> None:
            table = self.table()
            async with table.lock:
                journal = copy(await table.load())
                journal.match = copy(journal.match)
                journal.match.timeline = copy(journal.match.timeline)
                journal.match.timeline.state = state
                journal.match.timeline.events = story
                table.journal = journal
                table.changed()

        self.server.call(exchange)


def _messages(server: Server, match: str, key: str, codes: list[int]) -> list[str]:
    """Return all that a viewer can get out of the server in this position."""
    with server.page(match, key) as page:
        page.position()
        if page.now["actions"]:
            page.wait("outlook")
            legal = [choice["code"] for choice in page.now["actions"]]
            for asked in ({"codes": legal[:3]}, {"path": legal[:1]}):
                page.send("outlook", decision=page.now["decision"], **asked)
                page.wait("outlook")
            for code in codes:
                page.send("why", decision=page.now["decision"], code=code)
                page.wait("why")
            targets = [zone["id"] for panel in page.now["scene"]["panels"] for zone in panel.get("zones", [])]
            for target in targets[:: 1 + len(targets) // 5]:
                page.send("why", decision=page.now["decision"], target=target)
                page.wait("why")
        return [*page.raw, server.http.get(f"/api/matches/{match}", params={"key": key}).text]


@pytest.mark.parametrize("game", ["saltmarket", *games()])
def test_no_message_tells_what_others_hide(sqlite: Server, game: str) -> None:
    """With all sockets open, exchange what one viewer cannot see: every message to it stays the same, byte for byte."""
    most = next(info["seats"][-1] for info in sqlite.http.get("/api/games").json() if info["id"] == game)
    opened = sqlite.open(game, " ".join(["me"] * most))
    id = opened["match"]
    world = World(sqlite, opened)
    keys: dict[int | None, str] = {entry["seat"]: entry["key"] for entry in opened["keys"]}
    keys[None] = opened["watch"]
    rng = Random(9)
    compared = 0
    for depth in (1, 25, 60, 140):
        pages = [sqlite.page(id, keys[seat]) for seat in range(most)]
        play_out(pages, rng, decisions=depth)
        journal = world.table().journal
        assert journal is not None
        match = journal.match
        true_state, true_story = match.state, journal.story
        codes = [rng.randrange(len(match.game.space)) for _ in range(8)]
        for seat, key in keys.items():
            world.put(true_state, true_story)
            truth = _messages(sqlite, id, key, codes)
            for _ in range(2):
                twin = match.game.imagine(true_state, seat, rng)
                story = [[_whisper(event, seat) for event in events] for events in true_story]
                world.put(twin, story)
                assert _messages(sqlite, id, key, codes) == truth
                compared += 1
        world.put(true_state, true_story)
        for page in pages:
            page.close()
        if match.over:
            break
    assert compared >= 4 * (most + 1)


def test_another_seats_choice_is_not_told(sqlite: Server) -> None:
    """The action of a log line is told to its own seat only, and chance's to nobody."""
    opened = sqlite.open("saltmarket", "me open")
    pages = [sqlite.page(opened["match"], entry["key"]) for entry in opened["keys"]]
    play_out(pages, Random(3))
    for page in pages:
        told = {line["seat"] for line in page.log if "action" in line}
        assert told == {page.now["viewer"]}
        dealt = {line["events"][0]["event"] for line in page.log if line["events"]}
        assert {"order-dealt", "order-dealt-hidden"} <= dealt
        page.close()


def test_a_record_is_secret_while_the_match_runs(sqlite: Server) -> None:
    """It holds every hidden card."""
    opened = sqlite.open("saltmarket", "me open")
    answer = sqlite.http.get(f"/api/matches/{opened['match']}/record", params={"key": opened["keys"][0]["key"]})
    assert (answer.status_code, answer.json()["error"]["message"]) == (409, "error-not-over")


def test_the_seed_leaves_the_server_nowhere(sqlite: Server) -> None:
    """No message and no answer holds the seed of chance."""
    opened = sqlite.open("saltmarket", "me open")
    match, key = opened["match"], opened["keys"][0]["key"]
    with sqlite.page(match, key) as page:
        page.position()
        seed = str(world_seed(sqlite, match))
        texts = [*page.raw, *(sqlite.http.get(f"/api/matches/{match}{path}?key={key}").text for path in ("", "/at/3"))]
    assert len(seed) > 10
    assert all(seed not in text for text in texts)


def world_seed(server: Server, match: str) -> int:
    """Return the secret seed of a match."""
    return server.tables._open[match].info.seed


def test_keys_are_not_logged(tmp_path: Any, capfd: pytest.CaptureFixture[str]) -> None:
    """The log names the path of a request and never its query."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", log="debug")
    opened = server.open("saltmarket", "me open")
    keys = [opened["watch"], *(entry["key"] for entry in opened["keys"])]
    for key in keys:
        server.http.get(f"/api/matches/{opened['match']}", params={"key": key})
        with server.page(opened["match"], key) as page:
            page.position()
    server.stop()
    written = "".join(capfd.readouterr())
    assert f"/api/matches/{opened['match']}" in written
    assert not any(key in written for key in keys)
