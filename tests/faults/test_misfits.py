"""Rows that do not fit: the match is closed alone, the reason names the decision, and its record can be had."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from kancha.kernel.record import Record
from kancha.table import admin
from tests.table.helpers import Server, eventually, play_out

DAMAGE = {
    "illegal": ("UPDATE journal SET action = 'bid 30' WHERE match = ? AND number = 4", 4),
    "beyond": ("UPDATE journal SET action = 'no such thing' WHERE match = ? AND number = 4", 4),
    "missing": ("DELETE FROM journal WHERE match = ? AND number = 4", 4),
    "back": ("UPDATE journal SET back = 30000 WHERE match = ? AND number = 4", 3),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_match_is_closed_alone(tmp_path: Path, kind: str) -> None:
    """409 and 4409 with the decision and a reason; the record is there; others play on."""
    file = tmp_path / "k.sqlite"
    server = Server(f"sqlite:///{file}")
    broken, whole = server.open(seats="me open"), server.open(seats="me open")
    pages = [server.page(broken["match"], entry["key"]) for entry in broken["keys"]]
    play_out(pages, Random(1), 14)
    for page in pages:
        page.close()
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
    assert {text for _, text in Record.parse(record.text).decisions} == {"hidden"}
    with server.page(whole["match"], whole["keys"][0]["key"]) as page:
        page.my_turn()
        page.play()
    server.stop()


def test_the_record_of_a_broken_match_tells_a_seat_its_own_decisions(tmp_path: Path) -> None:
    """Nobody learns another hand from it, nor the deck; once the operator has closed the match, everybody may."""
    file = tmp_path / "k.sqlite"
    server = Server(f"sqlite:///{file}")
    opened = server.open(seats="me open")
    pages = [server.page(opened["match"], entry["key"]) for entry in opened["keys"]]
    play_out(pages, Random(1), 14)
    for page in pages:
        page.close()
    server.stop()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE journal SET action = 'no such thing' WHERE number = 4")
    connection.close()
    server = Server(f"sqlite:///{file}")

    def decisions(key: str) -> list[tuple[str, str]]:
        answer = server.http.get(f"/api/matches/{opened['match']}/record", params={"key": key})
        assert answer.status_code == 200
        return Record.parse(answer.text).decisions

    for entry in opened["keys"]:
        told = decisions(entry["key"])
        own = [text for who, text in told if who == str(entry["seat"])]
        assert own
        assert "hidden" not in own
        assert {text for who, text in told if who != str(entry["seat"])} == {"hidden"}

    async def close() -> None:
        await admin.close(server.tables.store, opened["match"])

    server.call(close)
    assert eventually(lambda: all(text != "hidden" for _, text in decisions(opened["watch"])))
    server.stop()
