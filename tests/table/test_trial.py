"""What if: a turn is tried in a copy, and the match stays as it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kancha.kernel.match import Match
from kancha.table.trial import copied
from tests.saltmarket import Saltmarket
from tests.table.helpers import PATIENCE, Page, Server


class TrialPage(Page):
    """A page that looks at a trial instead of the match."""

    def __init__(self, port: int, match: str, key: str) -> None:
        super().__init__(port, match, key)
        self._stack.close()
        url = f"ws://127.0.0.1:{port}/api/matches/{match}/trial?key={key}"
        self.socket = self._stack.enter_context(connect(url, max_size=None, max_queue=None, open_timeout=PATIENCE))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('trial')}/k.sqlite")
    yield made
    made.stop()


def asked(server: Server, seats: str = "me bot bot") -> tuple[str, str, Page]:
    """Open a match and wait until its first seat is asked; return its id, the key and the page."""
    opened = server.open("saltmarket", seats)
    key = next(entry["key"] for entry in opened["keys"] if entry["key"])
    page = server.page(opened["match"], key)
    page.my_turn()
    return opened["match"], key, page


def test_a_trial_goes_on_and_the_match_stays(server: Server) -> None:
    """The seat plays, bots answer, it may take back and ask for hints; the match has no decision more."""
    match, key, page = asked(server)
    before = server.http.get(f"/api/matches/{match}", params={"key": key}).json()
    with TrialPage(server.port, match, key) as trial:
        now = trial.position()
        assert [choice["text"] for choice in now["actions"]] == [choice["text"] for choice in page.now["actions"]]
        assert now["viewer"] == page.now["viewer"]
        first = now["seq"]
        assert first > 0, "a page that follows by changes takes 0 for nothing"
        trial.play()
        trial.my_turn()
        assert trial.now["seq"] > first
        assert [line["decision"] for line in trial.log] == list(range(1, trial.now["decision"] + 1))
        trial.send("hint", decision=trial.now["decision"])
        assert trial.wait("hint")["plans"]
        assert trial.ask("name", name="Ana")["message"] == "error-trial"
    assert server.http.get(f"/api/matches/{match}", params={"key": key}).json() == before
    assert page.play()["decision"] > before["decisions"]
    page.close()


def test_a_trial_is_for_whoever_is_asked_and_may_have_hints(server: Server) -> None:
    """Beside other people nobody tries anything, spectators never do."""
    match, key, page = asked(server, "me me")
    with TrialPage(server.port, match, key) as trial, pytest.raises(ConnectionClosed) as closed:
        trial.read()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "error-no-hint")
    page.close()
    watch = server.open("saltmarket", "me bot")
    with TrialPage(server.port, watch["match"], watch["watch"]) as trial, pytest.raises(ConnectionClosed) as closed:
        trial.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "error-trial-turn"


def test_the_copy_tells_nothing_that_is_hidden(server: Server) -> None:
    """It is made from what the seat sees: twins that it cannot tell apart give the same copy."""
    game: Any = Saltmarket()
    match = game.start(3, seed=5)
    seat = match.state.seat
    info = next(iter(server.tables._open.values())).info if server.tables._open else None
    assert info is not None
    info = info._replace(seats=3, options=match.options)
    found = set()
    for number in range(4):
        twin = Match(game, 3, match.options, 1)
        twin.timeline = match.at(len(match.log)).timeline
        twin.timeline.state = game.imagine(match.state, seat, Random(number))
        found.add(json.dumps(game.data(copied(info, twin, seat).match.state)))
    assert len(found) == 1
