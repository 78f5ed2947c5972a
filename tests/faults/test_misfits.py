"""Rows that do not fit: the match is closed alone, the reason names the decision, and its record can be had."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kancha.kernel.record import Record
from tests.table.helpers import Server

DAMAGE = {
    "illegal": ("UPDATE journal SET code = (SELECT max(code) FROM journal) + 1 WHERE match = ? AND number = 4", 4),
    "beyond": ("UPDATE journal SET code = 1000000 WHERE match = ? AND number = 4", 4),
    "missing": ("DELETE FROM journal WHERE match = ? AND number = 4", 4),
    "back": ("UPDATE journal SET back = 30000 WHERE match = ? AND number = 4", 3),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_match_is_closed_alone(tmp_path: Path, kind: str) -> None:
    """409 and 4409 with the decision and a reason; the record is there; others play on."""
    file = tmp_path / "k.sqlite"
    server = Server(f"sqlite:///{file}")
    broken, whole = server.open(seats="me open"), server.open(seats="me open")
    server.stop()
    statement, decision = DAMAGE[kind]
    with sqlite3.connect(file) as connection:
        connection.execute(statement, (broken["match"],))
    connection.close()
    server = Server(f"sqlite:///{file}")
    path = f"/api/matches/{broken['match']}"
    answer = server.http.get(path, params={"key": broken["watch"]})
    error = answer.json()["error"]
    assert (answer.status_code, error["message"]) == (409, "error-broken")
    assert error["args"]["decision"] == decision
    assert error["args"]["reason"]
    with server.page(broken["match"], broken["watch"]) as page, pytest.raises(ConnectionClosed) as closed:
        page.read()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4409, "error-broken")
    record = server.http.get(f"{path}/record", params={"key": broken["watch"]})
    assert record.status_code == 200
    assert Record.parse(record.text).game == "saltmarket"
    with server.page(whole["match"], whole["keys"][0]["key"]) as page:
        page.my_turn()
        page.play()
    server.stop()
