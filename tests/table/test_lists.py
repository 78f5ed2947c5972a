"""Lists of actions change from release to release: a match that was written under another list means what it meant."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kancha.games import GAMES, game
from tests.table.helpers import ROOT, Server, play_out

ANEW = [
    ('PASS: Final = SPACE.single("pass", kind="end")\n', ""),
    ("BEGIN: Final", 'HAGGLE: Final = SPACE.family("haggle {amount}", amount=7)\nBEGIN: Final'),
    ("BEGIN: Final", 'PASS: Final = SPACE.single("pass", kind="end")\nBEGIN: Final'),
]
"""Another order of the list, with actions in its middle that the old one had not."""
RENAMED = [("arrive {good}", "bring {good}")]
"""The list without the texts of some actions."""


@contextmanager
def release(folder: Path, name: str, changes: list[tuple[str, str]]) -> Iterator[None]:
    """Have a release of Saltmarket in the catalogue whose list of actions is changed."""
    package = folder / name
    shutil.copytree(ROOT / "tests" / "saltmarket", package, ignore=shutil.ignore_patterns("__pycache__"))
    actions = package / "actions.py"
    for before, after in changes:
        assert actions.read_text().count(before) == 1
        actions.write_text(actions.read_text().replace(before, after))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setitem(GAMES, "saltmarket", f"{name}:Saltmarket")
        yield


def play(server: Server, opened: Any, rng: Random, decisions: int) -> Any:
    """Play a match on and return its last position."""
    pages = [server.page(opened["match"], entry["key"]) for entry in opened["keys"]]
    play_out(pages, rng, decisions)
    for page in pages:
        page.close()
    return pages[0].now


def decisions(server: Server, opened: Any) -> list[str]:
    """Return the texts of all decisions as the server has them in memory."""

    async def read() -> list[str]:
        table, _ = await server.tables.get(opened["match"], opened["watch"])
        async with table.lock:
            match = (await table.load()).match
        return [match.game.space.actions[code].text for code in match.log]

    return server.call(read)


def test_a_match_goes_on_under_another_list(tmp_path: Path) -> None:
    """Each decision of a running match is the same action under a list in another order; it is played to its end."""
    db = f"sqlite:///{tmp_path}/kancha.sqlite"
    server = Server(db)
    opened = server.open(seats="me open open")
    play(server, opened, Random(4), 40)
    before = decisions(server, opened)
    codes = [game("saltmarket").space.parse(text).code for text in before]
    server.stop()
    with release(tmp_path / "anew", "saltmarket_anew", ANEW):
        moved = [game("saltmarket").space.parse(text).code for text in before]
        assert all(old != new for old, new in zip(codes, moved, strict=True))
        server = Server(db)
        assert decisions(server, opened) == before
        assert play(server, opened, Random(5), 10_000)["over"]
        record = server.http.get(f"/api/matches/{opened['match']}/record", params={"key": opened["watch"]}).text
        server.stop()
    server = Server(db)
    assert decisions(server, opened)[: len(before)] == before
    assert server.http.get(f"/api/matches/{opened['match']}/record", params={"key": opened["watch"]}).text == record
    server.stop()


def test_an_action_that_is_no_more_closes_its_match_alone(tmp_path: Path) -> None:
    """Under a list that lacks the text of a decision, that match is closed: 4409, with the decision and the text."""
    db = f"sqlite:///{tmp_path}/kancha.sqlite"
    server = Server(db)
    old = server.open(seats="me open")
    before = decisions(server, old)
    server.stop()
    number = next(n for n, text in enumerate(before, 1) if text.startswith("arrive"))
    with release(tmp_path / "renamed", "saltmarket_renamed", RENAMED):
        server = Server(db)
        new = server.open(seats="me open")
        answer = server.http.get(f"/api/matches/{old['match']}", params={"key": old["watch"]})
        error = answer.json()["error"]
        assert (answer.status_code, error["message"], error["args"]["decision"]) == (409, "error-broken", number)
        assert before[number - 1] in error["args"]["reason"]
        with server.page(old["match"], old["watch"]) as page, pytest.raises(ConnectionClosed) as closed:
            page.read()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4409, "error-broken")
        assert play(server, new, Random(1), 20)["decision"] >= 20
        server.stop()
