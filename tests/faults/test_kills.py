"""Servers and their database die during play. `kills.py` runs the same for longer by hand."""

from __future__ import annotations

from tests.faults.kills import destroy
from tests.table.helpers import Postgres


def test_nothing_is_lost_when_servers_and_database_die() -> None:
    """Four kills of servers and two of PostgreSQL: what was acknowledged is there, once, and every match replays."""
    postgres = Postgres()
    try:
        done = destroy(postgres, 4, 2, 6, ["saltmarket", "java", "caral"], 7)
    finally:
        postgres.stop()
    assert done.acknowledged > 20
    assert done.undone
