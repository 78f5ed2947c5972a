"""Reviews at the table: made in the background, kept with the match, gone with it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, select

from kancha.table.store.schema import MATCHES, REVIEWS
from tests.table.helpers import Server, eventually, play_out


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('reviews')}/k.sqlite")
    yield made
    made.stop()


def played(server: Server, decisions: int = 10_000) -> str:
    """Play a match of the example game, to its end or so far."""
    opened = server.open("saltmarket", "me me")
    pages = [server.page(opened["match"], entry["key"]) for entry in opened["keys"]]
    play_out(pages, Random(3), decisions)
    for page in pages:
        page.close()
    match: str = opened["match"]
    return match


def asked(server: Server, match: str) -> Any:
    """Return how far the review of a match is."""
    return server.http.get(f"/api/replays/{match}/review").json()


def test_a_review_is_made_once_and_kept_with_its_match(server: Server) -> None:
    """Nobody has one before it is asked for; then it runs, is there for everybody, and goes with the match."""
    match = played(server)
    assert asked(server, match)["state"] == "none"
    begun = server.http.post(f"/api/replays/{match}/review")
    assert begun.status_code == 202
    assert begun.json()["state"] in ("waiting", "running")
    assert eventually(lambda: asked(server, match)["state"] == "done")
    found = asked(server, match)
    assert found["review"]["game"] == "saltmarket"
    assert len(found["review"]["balance"]) == 2
    codes = {step["code"] for step in found["steps"]}
    assert codes == {code for one in found["review"]["mistakes"] for code in one["played"] + one["better"]}
    assert server.http.post(f"/api/replays/{match}/review").json() == found

    async def drop() -> int:
        async with server.tables.store.access.writing() as connection:
            await connection.execute(delete(MATCHES).where(MATCHES.c.id == match))
            return len((await connection.execute(select(REVIEWS.c.match))).all())

    assert server.call(drop) == 0


def test_a_running_match_has_no_review(server: Server) -> None:
    """It would tell hidden things: it is not even known to be there."""
    match = played(server, 6)
    assert server.http.get(f"/api/replays/{match}/review").status_code == 404
    assert server.http.post(f"/api/replays/{match}/review").status_code == 404


def test_a_review_that_fails_can_be_asked_for_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What went wrong is said as such, and the next try may succeed."""
    match = played(server)
    monkeypatch.setattr("kancha.table.reviews.Reviews._run", _fails)
    server.http.post(f"/api/replays/{match}/review")
    assert eventually(lambda: asked(server, match)["state"] == "failed")
    monkeypatch.undo()
    server.http.post(f"/api/replays/{match}/review")
    assert eventually(lambda: asked(server, match)["state"] == "done")


async def _fails(*_: object) -> str:
    raise RuntimeError("the process has ended")
