"""Clocks at real tables: what happens when time is up, and that they stand still while no server runs."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import Process, Server, eventually
from tests.table.rooms.helpers import RoomPage, Somebody


def begun(server: Any, pace: dict[str, Any]) -> tuple[list[Somebody], list[RoomPage], str, int]:
    """Let two people start with a clock; returns them, their pages, the match, and the seat that is asked."""
    ana, ben = Somebody(server, "Ana"), Somebody(server, "Ben")
    room = ana.make()["room"]
    pages = [ana.look(room), ben.enter(room)]
    for page in pages:
        page.until(lambda now: now is not None)
    pages[1].send("sit", place=1)
    pages[0].until(lambda now: now["places"][1]["kind"] == "person")
    pages[0].send("terms", pace=pace)
    pages[0].send("start")
    for page in pages:
        page.until(lambda now: now["state"] == "playing")
    return [ana, ben], pages, pages[0].now["match"], pages[0].now["asked"]


def test_a_turn_takes_its_time_and_then_the_reserve(server: Server) -> None:
    """Whose clock runs follows who is asked."""
    people, pages, match, asked = begun(server, {"turn": 1, "bank": 100})
    clock = pages[0].now["clock"]
    assert (clock["seat"], clock["running"], clock["banks"]) == (asked, True, [100, 100])
    time.sleep(1.5)
    with people[asked].sit(match) as page:
        page.my_turn()
        while page.now["question"] and page.now["question"]["seat"] == asked:
            page.play()
    now = pages[0].until(lambda now: now["asked"] == 1 - asked)
    assert now["clock"]["seat"] == 1 - asked
    assert 90 < now["clock"]["banks"][asked] < 99.9
    assert now["clock"]["banks"][1 - asked] == 100


@pytest.mark.parametrize(("end", "told"), [("bot", "told-late-bot"), ("nothing", "told-late")])
def test_when_time_is_up_the_table_s_choice_happens(server: Server, end: str, told: str) -> None:
    """A bot takes over, or it is only said; either way the match goes on."""
    _, pages, _, asked = begun(server, {"turn": 1, "end": end})
    assert pages[0].heard(told)["args"]["name"] == ["Ana", "Ben"][asked]
    if end == "bot":
        pages[1].until(lambda now: now["places"][asked]["taken"])
    assert pages[0].now["state"] == "playing"


def test_when_time_is_up_a_seat_may_concede(server: Server) -> None:
    """If the table has chosen that; of two seats the other one wins."""
    _, pages, _, asked = begun(server, {"turn": 1, "end": "concede"})
    now = pages[1].until(lambda now: now["state"] == "over")
    assert now["ranking"] == [[1 - asked], [asked]]
    pages[1].heard("told-late-concede")


def test_time_is_up_at_a_table_that_nobody_has_open(server: Server) -> None:
    """By correspondence nobody looks; the clock is kept all the same."""
    people, pages, match, asked = begun(server, {"turn": 2, "end": "concede"})
    for open_page in pages:
        open_page.close()
    assert eventually(lambda: people[0].mine()["finished"] > 0)
    with people[1 - asked].sit(match) as page:
        assert page.position()["ranking"] == [[1 - asked], [asked]]


def test_a_pause_stops_the_clock(server: Server) -> None:
    """With a clock both must want it; then no time goes."""
    _, pages, _, _ = begun(server, {"turn": 0, "bank": 50})
    pages[0].send("pause")
    vote = pages[1].until(lambda now: now["votes"])["votes"][0]
    assert (vote["kind"], len(vote["yes"])) == ("pause", 1)
    pages[1].send("pause")
    stopped = pages[0].until(lambda now: now["paused"] and not now["clock"]["running"])["clock"]
    time.sleep(2)
    pages[1].send("resume")
    running = pages[0].until(lambda now: not now["paused"] and now["clock"]["running"])["clock"]
    seat = running["seat"]
    assert stopped["banks"][seat] - running["banks"][seat] < 1.5


def test_no_time_goes_while_the_server_is_down(tmp_path: Path) -> None:
    """Killed without warning for longer than a turn has; whoever is asked still has time after the restart."""
    file = tmp_path / "kancha.sqlite"
    server = Process(f"sqlite:///{file}")
    try:
        people, pages, match, asked = begun(server, {"turn": 600, "end": "concede"})
        room = pages[0].now["id"]
    finally:
        server.kill()
    _age(file, 3600)
    server = Process(f"sqlite:///{file}")
    try:
        ana = Somebody(server, "Ana", people[0].key)
        with ana.look(room) as page:
            assert page.now["state"] == "playing"
            assert 0 < page.now["clock"]["turn"] <= 600
            again = Somebody(server, "", people[asked].key)
            with again.sit(match) as seat:
                assert seat.my_turn()["actions"]
    finally:
        server.kill()


def _age(file: Path, seconds: float) -> None:
    """Let a database be so much older: everything in it happened that much earlier."""
    with sqlite3.connect(file) as connection:
        [(match, text)] = connection.execute("SELECT match, clock FROM sittings").fetchall()
        clock = json.loads(text)
        clock["since"] -= seconds
        moved = (json.dumps(clock), seconds, seconds, match)
        connection.execute(
            "UPDATE sittings SET clock = ?, deadline = deadline - ?, moved = moved - ? WHERE match = ?", moved
        )
        [(alive,)] = connection.execute("SELECT value FROM vault WHERE name = 'alive'").fetchall()
        connection.execute("UPDATE vault SET value = ? WHERE name = 'alive'", (repr(float(alive) - seconds),))
    connection.close()
