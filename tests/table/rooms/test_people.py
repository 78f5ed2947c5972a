"""People: names, devices, codes, recovery phrases; what a stranger learns."""

from __future__ import annotations

from time import time

import pytest
from sqlalchemy import text

from kancha.table.limits import Buckets
from kancha.table.rooms import recovery
from kancha.table.rooms.addresses import is_here, network, reachable
from kancha.table.rooms.rooms import CLAIMS
from tests.table.helpers import Server
from tests.table.rooms.helpers import Somebody


@pytest.fixture(autouse=True)
def _fresh_limits(server: Server) -> None:
    """Every test may try codes as if it were the first."""
    server.rooms.claims = Buckets(CLAIMS, 10)


BOT = {"kind": "bot", "level": "random"}


def test_a_seat_moves_to_another_device_by_a_code(server: Server) -> None:
    """The code works once, however it is typed; the other device then opens the same seat with a key of its own."""
    ana = Somebody(server, "Ana")
    made = ana.make(places=[{"kind": "me"}, BOT], start=True)
    code = ana.ask("POST", "/api/people/me/code", 201)["code"]
    typed = f" {code[:4].upper()}-{code[4:]} "
    known = server.http.post("/api/people/claim", json={"code": typed, "label": "phone"}).json()
    assert known["name"] == "Ana"
    assert known["key"] != ana.key
    phone = Somebody(server, "Ana", known["key"])
    assert phone.sit(made["match"]).position()["viewer"] == 0
    assert phone.mine()["now"][0]["match"] == made["match"]
    assert server.http.post("/api/people/claim", json={"code": code}).status_code == 404
    me = ana.ask("GET", "/api/people/me")
    assert [(device["label"], device["here"]) for device in me["devices"]] == [("computer", True), ("phone", False)]


def test_other_devices_are_signed_off(server: Server) -> None:
    """Their keys open nothing any more; the own one still does."""
    ana = Somebody(server, "Ana")
    made = ana.make(places=[{"kind": "me"}, BOT], start=True)
    code = ana.ask("POST", "/api/people/me/code", 201)["code"]
    phone = Somebody(server, "Ana", server.http.post("/api/people/claim", json={"code": code}).json()["key"])
    assert ana.ask("POST", "/api/people/me/sign-off") == {"devices": 1}
    phone.ask("GET", "/api/people/me", 401)
    answer = server.http.get(f"/api/matches/{made['match']}", params={"key": phone.key})
    assert answer.status_code == 404
    assert ana.sit(made["match"]).position()["viewer"] == 0


def test_a_code_ends(server: Server) -> None:
    """With its time, and with the next one."""
    ana = Somebody(server, "Ana")
    first = ana.ask("POST", "/api/people/me/code", 201)["code"]
    second = ana.ask("POST", "/api/people/me/code", 201)["code"]
    assert server.http.post("/api/people/claim", json={"code": first}).status_code == 404

    async def late() -> None:
        async with server.tables.store.access.writing() as connection:
            await connection.execute(text("UPDATE codes SET expires = :now"), {"now": time() - 1})

    server.call(late)
    assert server.http.post("/api/people/claim", json={"code": second}).status_code == 404


def test_a_phrase_brings_everything_back(server: Server) -> None:
    """A browser that has forgotten all types the phrase, in capitals and without accents."""
    ana = Somebody(server, "Ana")
    ana.ask("PATCH", "/api/people/me", lang="fr")
    made = ana.make(places=[{"kind": "me"}, BOT], start=True)
    old = ana.ask("POST", "/api/people/me/phrase", 201)["phrase"]
    phrase = ana.ask("POST", "/api/people/me/phrase", 201)["phrase"]
    assert len(phrase.split()) == 7
    assert ana.ask("GET", "/api/people/me")["has_phrase"]
    typed = recovery.tidy_phrase(phrase).upper().replace(" ", "  ")
    back = Somebody(server, "Ana", server.http.post("/api/people/claim", json={"phrase": typed}).json()["key"])
    assert back.sit(made["match"]).position()["viewer"] == 0
    assert server.http.post("/api/people/claim", json={"phrase": old}).status_code == 404


def test_what_a_device_held_becomes_the_claimants(server: Server) -> None:
    """Somebody who played on the phone under another name is one person from then on, in rooms and at tables."""
    ana, other = Somebody(server, "Ana"), Somebody(server, "Tika")
    computer = ana.make(places=[{"kind": "me"}, BOT], start=True)
    phone = other.make(places=[{"kind": "me"}, BOT], start=True)
    shared = ana.make()["room"]
    with other.enter(shared) as page:
        page.send("sit", place=1)
        page.until(lambda now: now["places"][1]["name"] == "Tika")
        code = ana.ask("POST", "/api/people/me/code", 201)["code"]
        known = other.ask("POST", "/api/people/claim", 201, code=code)
        page.until(lambda now: now["me"] == ana.id and len(now["guests"]) == 1)
    both = Somebody(server, "Ana", known["key"])
    assert {one["match"] for one in both.mine()["now"]} >= {computer["match"], phone["match"]}
    assert both.sit(phone["match"]).position()["viewer"] == 0
    assert other.ask("GET", "/api/people/me")["person"] == ana.id
    with both.look(shared) as page:
        page.until(lambda now: [place["person"] for place in now["places"]] == [ana.id, ana.id])


def test_secrets_are_stored_as_hashes(server: Server) -> None:
    """Neither key nor code nor phrase can be read in the database."""
    ana = Somebody(server, "Ana")
    code = ana.ask("POST", "/api/people/me/code", 201)["code"]
    phrase = recovery.tidy_phrase(ana.ask("POST", "/api/people/me/phrase", 201)["phrase"])

    async def everything() -> str:
        found = []
        async with server.tables.store.access.reading() as connection:
            for table in ("people", "devices", "codes", "rooms", "members", "holders"):
                found += [str(tuple(row)) for row in await connection.execute(text(f"SELECT * FROM {table}"))]
        return "\n".join(found)

    dump = server.call(everything)
    assert "Ana" in dump
    for secret in (ana.key, code, phrase):
        assert secret not in dump


def test_guessing_codes_is_slowed_down(server: Server) -> None:
    """An address that tries one after the other is refused soon."""
    statuses = [server.http.post("/api/people/claim", json={"code": f"aaaaaa{n:02}"}).status_code for n in range(30)]
    assert set(statuses) <= {404, 429}
    assert statuses[-1] == 429


def test_a_stranger_learns_the_door_and_nothing_else(server: Server) -> None:
    """The link shows who invites to which game; no key, no chat, no person's id."""
    ana = Somebody(server, "Ana")
    room = ana.make()["room"]
    door = server.http.get(f"/api/rooms/{room}").json()
    assert set(door) == {"room", "game", "host", "state", "match", "seats", "open", "names", "member"}
    assert ana.id not in str(door)
    assert ana.key not in str(door)
    assert server.http.get("/api/rooms/nowhere").status_code == 404
    assert server.http.post(f"/api/rooms/{room}/enter", json={}).status_code == 401


def test_addresses_are_told_at_this_machine_only(server: Server) -> None:
    """A server on loopback says so, with the command that opens it; somebody elsewhere learns nothing."""
    here = server.http.get("/api/addresses").json()
    assert here["only_here"]
    assert here["command"].startswith("kancha serve --host 0.0.0.0")
    there = server.http.get("/api/addresses", headers={"Host": "kancha.example"})
    assert there.status_code == 421
    assert "kancha serve" not in there.text
    open_to_all = reachable("0.0.0.0", 8123)
    assert not open_to_all.only_here
    assert len(open_to_all.addresses) == len(network())
    assert all(address.endswith(":8123") for address in open_to_all.addresses)
    assert [is_here(host) for host in ("127.0.0.1", "[::1]", "localhost", "192.168.1.4")] == [True, True, True, False]


def test_a_link_is_drawn_as_a_qr_code(server: Server) -> None:
    """An SVG without script or fixed size; a text that is too long is refused."""
    answer = server.http.post("/api/qr", json={"text": "http://192.168.1.4:8000/#/room/k7m2x9qrst"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "script" not in answer.text
    assert server.http.post("/api/qr", json={"text": "x" * 301}).status_code == 400
