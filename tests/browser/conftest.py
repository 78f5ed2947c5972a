"""A server on a port of its own and a browser, both for all tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kancha.table import Settings
from tests.browser.browser import Person, launch
from tests.browser.crowd import GAMES, advanced
from tests.table.helpers import PATIENCE, Process


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The real server as a process, with Saltmarket in its catalogue."""
    assert (Settings().page / "index.html").is_file(), "the page has not been built: run `make page`"
    made = Process(f"sqlite:///{tmp_path_factory.mktemp('db')}/kancha.sqlite", absent_seconds=0.3)
    yield made
    made.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium; every person gets a context of their own."""
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        made = launch(playwright)
        yield made
        made.close()


@pytest.fixture(scope="session")
def crowded(server: Process) -> Callable[[str], tuple[str, str]]:
    """Matches that have gone on for a while, each waiting for its first seat with several answers."""
    known: dict[str, tuple[str, str]] = {}

    def make(id: str) -> tuple[str, str]:
        if id not in known:
            seats, decisions = GAMES[id]
            known[id] = advanced(
                server,
                id,
                seats,
                lambda match, mine: match.seat == mine and len(match.log) >= decisions and len(match.actions) > 3,
            )
        return known[id]

    return make


@pytest.fixture
def person(browser: Browser, server: Process, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """Make people, each at a browser of their own; afterwards no script of theirs may have failed."""
    people: list[Person] = []

    def make(**context: Any) -> Person:
        people.append(Person(browser, f"http://127.0.0.1:{server.port}", **context))
        return people[-1]

    yield make
    for one in people:
        one.close()
    for one in people:
        one.healthy()
