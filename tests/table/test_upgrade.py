"""Upgrades: a database of an earlier release is taken along, with all its matches playable."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kancha.records import check
from kancha.table import collection
from tests.table.helpers import Server, play_out

FIXTURES = Path(__file__).parent / "fixtures"
RELEASES = sorted(path.stem for path in FIXTURES.glob("*.json"))
"""Every release that a fixture was made with, see `fixtures/make.py`."""


def unpack(release: str, folder: Path) -> Path:
    """Return a copy of a release's database."""
    path = folder / "kancha.sqlite"
    path.write_bytes(lzma.decompress((FIXTURES / f"{release}.sqlite.xz").read_bytes()))
    return path


def matches(release: str) -> list[Any]:
    """Return what the release said about its matches."""
    found: list[Any] = json.loads((FIXTURES / f"{release}.json").read_text())
    return found


@pytest.fixture(scope="module", params=RELEASES)
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Server]]:
    """A server of today on the database of a release."""
    server = Server(f"sqlite:///{unpack(request.param, tmp_path_factory.mktemp('upgrade'))}")
    yield request.param, server
    server.stop()


@pytest.mark.parametrize("release", RELEASES)
def test_a_fixture_holds_what_hosts_have(release: str, tmp_path: Path) -> None:
    """Running and finished matches of all games, imported ones, rows that take back, and a seat taken over."""
    with sqlite3.connect(unpack(release, tmp_path)) as connection:
        undone = connection.execute("SELECT DISTINCT match FROM journal WHERE back > 0").fetchall()
        taken = connection.execute("SELECT count(*) FROM seats WHERE taken <> ''").fetchone()[0]
    connection.close()
    told = matches(release)
    assert len(undone) >= 8
    assert taken == 2
    for over in (False, True):
        assert {match["game"] for match in told if match["over"] == over} == {
            "ayar",
            "caral",
            "cuzco",
            "endless-winter",
            "java",
        }
    assert sum(match["imported"] for match in told) == 5


def test_every_match_of_a_release_is_as_it_was(upgraded: tuple[str, Server]) -> None:
    """The summary, the pending question, the legal actions and what may be taken back are those of the release."""
    release, server = upgraded
    for told in matches(release):
        seen = server.http.get(f"/api/matches/{told['match']}", params={"key": told["watch"]}).json()
        for name in ("game", "options", "decisions", "seq", "over", "scores", "ranking", "imported"):
            assert seen[name] == told[name], (told["game"], name)
        assert [player["taken_over"] for player in seen["players"]] == told["taken_over"]
        if told["question"] is None:
            continue
        with server.page(told["match"], told["keys"][str(told["question"]["seat"])]) as page:
            now = page.position()
            assert {name: now["question"][name] for name in ("step", "seat")} == told["question"]
            assert sorted(action["text"] for action in now["actions"]) == told["actions"]
            assert now["undo"] == told["undo"]


def test_every_running_match_of_a_release_goes_on(upgraded: tuple[str, Server]) -> None:
    """Each running match that has no bot is played on and taken back over the wire."""
    release, server = upgraded
    rng = Random(6)
    went_on = 0
    for told in matches(release):
        if told["over"] or any(told["taken_over"]):
            continue
        pages = [server.page(told["match"], key) for key in told["keys"].values()]
        play_out(pages, rng, told["decisions"] + 25)
        assert pages[0].now["decision"] >= told["decisions"] + 25 or pages[0].now["over"]
        for page in pages:
            page.close()
        went_on += 1
    assert went_on == 5


def test_every_finished_match_of_a_release_gives_its_record(upgraded: tuple[str, Server]) -> None:
    """The record of a finished match is there, and can be uploaded again."""
    release, server = upgraded
    for told in matches(release):
        if told["over"] and not told["imported"]:
            text = server.http.get(f"/api/matches/{told['match']}/record", params={"key": told["watch"]}).text
            copy = server.http.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
            assert copy.status_code == 201, copy.text


@pytest.mark.parametrize("release", RELEASES)
def test_a_database_of_a_release_is_a_collection(release: str, tmp_path: Path) -> None:
    """Every match of it fits, without the database being touched; a damaged row is named with its decision."""
    path = unpack(release, tmp_path)
    before = path.read_bytes()
    found = list(check(collection.matches(str(path))))
    assert len(found) == len(matches(release))
    assert not [finding for finding in found if finding.problem]
    assert path.read_bytes() == before
    with sqlite3.connect(path) as connection:
        last = "SELECT match, max(number) FROM journal WHERE back = 0 GROUP BY match"
        id, number = connection.execute(last).fetchone()
        connection.execute("UPDATE journal SET code = 99999 WHERE match = ? AND number = ?", (id, number))
    connection.close()
    (wrong,) = [finding for finding in check(collection.matches(str(path))) if finding.problem]
    assert wrong.name.startswith(id)
    assert wrong.decision > 0
    assert "no action '#99999'" in wrong.problem
