"""`kancha admin`, beside a server that runs on the same database."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

import kancha
from kancha.cli import main
from tests.table.helpers import Server, eventually, play_out
from tests.table.rooms.helpers import Somebody


class Said(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


Admin = Callable[..., Said]


@pytest.fixture
def house(db: str) -> Iterator[Server]:
    """A running server."""
    made = Server(db)
    yield made
    made.stop()


@pytest.fixture
def admin(db: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command on the database of the running server."""

    def call(*args: object, db: str = db) -> Said:
        code = 0
        try:
            main(["admin", *map(str, args), "--db", db])
        except SystemExit as exit:
            code = exit.code if isinstance(exit.code, int) else int(exit.code is not None)
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call


def played(server: Server, decisions: int = 10_000) -> Any:
    """Open a match and play it on."""
    opened = server.open()
    pages = [server.page(opened["match"], entry["key"]) for entry in opened["keys"]]
    play_out(pages, Random(2), decisions)
    for page in pages:
        page.close()
    return opened


def test_matches_and_rooms_are_listed(house: Server, admin: Admin) -> None:
    """With states, names and what they belong to; as a table for people and as JSON for programs."""
    running, over = played(house, 8), played(house)
    ana = Somebody(house, "Ana")
    room = ana.make()["room"]
    listed = json.loads(admin("list", "--json").out)
    assert {(line["id"], line["state"]) for line in listed} == {(running["match"], "running"), (over["match"], "over")}
    assert listed[0]["id"] == over["match"]
    assert [line["id"] for line in json.loads(admin("list", "--state", "running", "--json").out)] == [running["match"]]
    assert json.loads(admin("list", "--game", "java", "--json").out) == []
    (line,) = json.loads(admin("list", "--rooms", "--json").out)
    assert (line["id"], line["state"], line["host"]) == (room, "waiting", "Ana")
    shown = admin("list")
    assert shown.code == 0
    assert running["match"] in shown.out
    assert "running" in shown.out
    assert "en cours" in admin("list", "--lang", "fr").out
    assert "Ana" in admin("list", "--rooms").out


def test_a_closed_match_ends_as_it_stood(house: Server, admin: Admin) -> None:
    """Whoever plays is led to its end, nobody can go on, and its record is there."""
    opened = played(house, 12)
    with house.page(opened["match"], opened["watch"]) as page:
        before = page.position()
        said = admin("close", opened["match"])
        assert (said.code, said.out) == (0, f"Match {opened['match']} is closed: it ended as it stood.\n")
        with contextlib.suppress(ConnectionClosed):
            while True:
                page.read()
        assert page.socket.close_code == 4410
    keys = {entry["seat"]: entry["key"] for entry in opened["keys"]}
    with house.page(opened["match"], keys[before["question"]["seat"]]) as page:
        now = page.position()
        assert now["over"]
        assert now["decision"] == before["decision"]
        assert sorted(seat for group in now["ranking"] for seat in group) == [0, 1]
        refused = page.ask("play", decision=now["decision"], seq=now["seq"], code=0)
        assert refused["message"] == "error-closed"
    record = house.http.get(f"/api/matches/{opened['match']}/record", params={"key": opened["watch"]})
    assert record.status_code == 200
    assert admin("close", opened["match"]).out == f"Match {opened['match']} was over already.\n"
    assert json.loads(admin("list", "--json").out)[0]["state"] == "closed"


def test_a_closed_room_is_gone_and_its_match_over(house: Server, admin: Admin) -> None:
    """Its people are told, its match has ended and stays with those who played it."""
    ana = Somebody(house, "Ana")
    made = ana.make(places=[{"kind": "me"}, {"kind": "screen", "name": "Eve"}], start=True)
    with ana.look(made["room"]) as page:
        assert admin("close", made["room"]).code == 0
        with contextlib.suppress(ConnectionClosed):
            while True:
                page.read()
        assert page.socket.close_code == 4404
    assert house.http.get(f"/api/rooms/{made['room']}").status_code == 404
    with ana.sit(made["match"], 0) as seat:
        assert seat.position()["over"]


def test_a_match_of_a_room_can_be_closed_and_played_again(house: Server, admin: Admin) -> None:
    """The room sees that it is over, and may begin another one."""
    ana = Somebody(house, "Ana")
    made = ana.make(places=[{"kind": "me"}, {"kind": "screen", "name": "Eve"}], start=True)
    with ana.look(made["room"]) as page:
        assert admin("close", made["match"]).code == 0
        page.until(lambda room: room["state"] == "over")
        page.send("rematch")
        page.until(lambda room: room["state"] == "playing" and room["match"] != made["match"])
    assert ana.mine()["finished"] == 1


def test_what_is_not_there_cannot_be_closed(house: Server, admin: Admin) -> None:
    """A sentence, and exit code 1."""
    said = admin("close", "nowhere")
    assert said.code == 1
    assert said.err.startswith("kancha: there is no match and no room 'nowhere'")


def test_records_are_exported(house: Server, admin: Admin, tmp_path: Path) -> None:
    """All of them or some; a running match with its decisions so far."""
    running, over = played(house, 8), played(house)
    folder = tmp_path / "records"
    assert admin("export", folder).out == f"2 records are in {folder}.\n"
    assert admin("export", tmp_path / "one", over["match"]).out == f"1 record is in {tmp_path / 'one'}.\n"
    assert [path.name for path in (tmp_path / "one").iterdir()] == [f"saltmarket-{over['match']}.kancha"]
    assert kancha.Record.load(folder / f"saltmarket-{over['match']}.kancha").replay().over
    assert not kancha.Record.load(folder / f"saltmarket-{running['match']}.kancha").replay().over
    assert admin("export", tmp_path / "none", "nowhere").code == 1
    (tmp_path / "file").touch()
    assert "is a file" in admin("export", tmp_path / "file").err


def test_pruning_by_hand(house: Server, admin: Admin, tmp_path: Path) -> None:
    """A dry run only tells; a given policy wins over the settings; those who are there keep their match."""
    over = played(house)
    house.open()
    assert admin("prune").out == "Removed:\n  nothing\n"
    with house.page(over["match"], over["keys"][0]["key"]) as page:
        page.position()
        assert eventually(lambda: house.is_online(over["match"]))
        assert "finished" not in admin("prune", "--finished", "0.0000001").out
    assert eventually(lambda: not house.is_online(over["match"]))

    async def leave() -> None:
        async with house.tables.store.access.writing() as connection:
            await connection.exec_driver_sql("UPDATE seats SET online = false, seen = seen - 1000")

    house.call(leave)
    said = admin("prune", "--finished", "0.0000001", "--dry-run")
    assert said.out == "Would be removed:\n  1 finished match\n"
    said = admin("prune", "--finished", "0.0000001", "--export", tmp_path / "kept")
    assert said.out == "Removed:\n  1 finished match\n  (records written: 1)\n"
    assert [path.name for path in (tmp_path / "kept").iterdir()] == [f"saltmarket-{over['match']}.kancha"]
    assert admin("prune", "--finished", "-1").code == 2


def test_a_banned_name_is_nobodys(house: Server, admin: Admin) -> None:
    """Nobody takes it, however it is written; whoever bears it is signed off at once; lifted, it is free again."""
    troll, ana = Somebody(house, "The Troll"), Somebody(house, "Ana")
    room = ana.make()["room"]
    with troll.enter(room) as page:
        said = admin("ban", "the troll")
        assert said.out == "Nobody may be called the troll any more. One person was, and is signed off.\n"
        with contextlib.suppress(ConnectionClosed):
            while True:
                page.read()
        assert page.socket.close_code == 4401
    troll.ask("GET", "/api/people/me", 401)
    for name in ("THE  TROLL", "the-troll", "Ｔｈｅ Ｔｒｏｌｌ"):
        answer = house.http.post("/api/people", json={"name": name})
        assert (answer.status_code, answer.json()["error"]["message"]) == (403, "error-banned")
    ana.ask("PATCH", "/api/people/me", 403, name="The Troll")
    ana.ask("POST", f"/api/rooms/{room}/enter", 403, name="The Troll")
    seats = [{"kind": "me", "name": "The Troll"}, {"kind": "open"}]
    assert house.http.post("/api/matches", json={"game": "saltmarket", "seats": seats}).status_code == 403
    opened = house.open()
    with house.page(opened["match"], opened["keys"][0]["key"]) as seat, ana.look(room) as hers:
        assert seat.ask("name", name="The Troll")["message"] == "error-banned"
        assert hers.refused("name", name="The Troll") == "error-banned"
        assert hers.refused("share", place=1, name="The Troll") == "error-banned"
    assert admin("ban").out.endswith("  the troll\n")
    assert admin("ban", "The Troll", "--lift").code == 0
    assert admin("ban", "The Troll", "--lift").code == 1
    assert house.http.post("/api/people", json={"name": "The Troll"}).status_code == 201


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("list", "--state", "lost"), "a match is running, over, closed or uploaded, not 'lost'"),
        (("ban", "!!!"), "has no letter and no digit"),
        (("ban", "--lift"), "which name shall be allowed again?"),
    ],
)
def test_mistakes_are_told(house: Server, admin: Admin, args: tuple[str, ...], words: str) -> None:
    """In a sentence on standard error."""
    said = admin(*args)
    assert said.code == 1
    assert words in said.err


def test_no_database_is_made(admin: Admin, tmp_path: Path) -> None:
    """Whoever mistypes a file is told that there is none."""
    said = admin("list", db=str(tmp_path / "kancha.sqlite"))
    assert said.code == 1
    assert "there is no database" in said.err
    assert list(tmp_path.glob("*.sqlite")) == []


def test_looking_after_a_database_leaves_presence_alone(house: Server, admin: Admin) -> None:
    """Whoever is connected stays so in the eyes of others."""
    opened = house.open()
    with house.page(opened["match"], opened["keys"][0]["key"]) as page:
        page.position()
        assert eventually(lambda: house.is_online(opened["match"]))
        admin("list")
        assert house.is_online(opened["match"])
