"""Databases and servers for the tests of the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kancha.games import GAMES
from tests.table.helpers import Idle, Postgres, Server


@pytest.fixture(scope="package", autouse=True)
def _saltmarket() -> Iterator[None]:
    """Saltmarket is in the catalogue while tables are tested, and servers have no worker before they need one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "saltmarket", "tests.saltmarket:Saltmarket")
        patch.setattr("kancha.table.app.Workers", Idle)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs while the tests do."""
    made = Postgres()
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a fresh database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/kancha.sqlite"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share, on either kind of database."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('db')}/kancha.sqlite"
    else:
        url = request.getfixturevalue("postgres").database()
    made = Server(url, absent_seconds=0.3)
    yield made
    made.stop()
