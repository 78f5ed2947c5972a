"""Two servers, undo at either: no match is broken. `two_servers.py` runs the same for longer by hand."""

from __future__ import annotations

import pytest

from kancha.games import games
from tests.faults.two_servers import run
from tests.table.helpers import Postgres


@pytest.mark.parametrize("game", games())
def test_seats_at_two_servers_play_and_take_back(postgres: Postgres, game: str) -> None:
    """Sixty plays and undos in random order at random servers: all agree, and the journal replays legally."""
    done = run(postgres.database(), game, 60, 5)
    assert done.plays + done.undos >= 60
    assert done.undos
