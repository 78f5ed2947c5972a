"""Rooms over the wire, with SQLite and with PostgreSQL: from the link to the rematch."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.helpers import Page, Postgres, Server
from tests.table.rooms.helpers import RoomPage, Somebody


def people(server: Server, *names: str) -> list[Somebody]:
    """Return some people, each at a device of their own."""
    return [Somebody(server, name) for name in names]


def play_some(pages: list[Page], turns: int = 6) -> None:
    """Let seats answer as they are asked."""
    rng = Random(3)
    by_seat = {page.position()["viewer"]: page for page in pages}
    for _ in range(turns):
        now = max((page.now for page in pages), key=lambda now: now["seq"])
        if now["over"]:
            return
        page = by_seat[now["question"]["seat"]]
        while page.now["seq"] < now["seq"]:
            page.position()
        page.play(rng=rng)


def test_from_one_link_to_a_match(server: Server) -> None:
    """Three people meet by one link, sit down, and the host starts; each one's own key opens the own seat."""
    ana, ben, cem = people(server, "Ana", "Ben", "Cem")
    room = ana.make()["room"]
    door = server.http.get(f"/api/rooms/{room}").json()
    assert (door["host"], door["open"], door["member"]) == ("Ana", 1, False)
    with ana.look(room) as host, ben.enter(room) as guest, cem.enter(room) as other:
        host.send("seats", count=3)
        guest.until(lambda now: len(now["places"]) == 3)
        guest.send("sit", place=1)
        host.until(lambda now: now["places"][1]["name"] == "Ben")
        other.send("sit", place=2)
        host.until(lambda now: now["places"][2]["name"] == "Cem")
        assert [place["online"] for place in host.now["places"]] == [True, True, True]
        assert guest.refused("start") == "error-not-host"
        host.send("start")
        match = other.until(lambda now: now["state"] == "playing")["match"]
        seats = [person.sit(match).position()["viewer"] for person in (ana, ben, cem)]
        assert seats == [0, 1, 2]
        names = [player["name"] for player in ana.sit(match).position()["players"]]
        assert names == ["Ana", "Ben", "Cem"]


def test_a_key_opens_no_others_seat(server: Server) -> None:
    """Not by its number, not without coming in; whoever has come in may watch."""
    ana, ben = people(server, "Ana", "Ben")
    made = ana.make(places=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    for key in (ben.key, f"{ana.key}:1", f"{ben.key}:0", f"{ana.key}x", f":{ana.key}"):
        answer = server.http.get(f"/api/matches/{made['match']}", params={"key": key})
        assert answer.status_code == 404
    with ben.enter(made["room"]):
        assert ben.sit(made["match"]).position()["viewer"] is None
    assert ana.sit(made["match"]).position()["viewer"] == 0


def test_play_now_needs_no_waiting_room(server: Server) -> None:
    """One request makes room and match; the place that shall begin does."""
    [ana] = people(server, "Ana")
    for _ in range(3):
        made = ana.make("java", places=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True, first=0)
        assert ana.sit(made["match"]).position()["question"]["seat"] == 0


def test_people_at_one_screen_hold_seats_of_their_own(server: Server) -> None:
    """One key, two seats: the number says which; without it the screen shows what spectators see."""
    [ana] = people(server, "Ana")
    made = ana.make(places=[{"kind": "me"}, {"kind": "screen", "name": "Eva"}], start=True)
    assert [ana.sit(made["match"], seat).position()["viewer"] for seat in (0, 1)] == [0, 1]
    assert ana.sit(made["match"]).position()["viewer"] is None


def test_presence_is_true_for_everybody(server: Server) -> None:
    """Who closes the page is away for the host and for the others, and comes back."""
    ana, ben = people(server, "Ana", "Ben")
    room = ana.make()["room"]
    with ana.look(room) as host:
        guest = ben.enter(room)
        host.until(lambda now: any(one["name"] == "Ben" and one["online"] for one in now["guests"]))
        guest.close()
        host.until(lambda now: any(one["name"] == "Ben" and not one["online"] for one in now["guests"]))
        with ben.look(room):
            host.until(lambda now: any(one["name"] == "Ben" and one["online"] for one in now["guests"]))


def test_who_is_shown_the_door_is_out(server: Server) -> None:
    """The connection ends, and the link no longer helps."""
    ana, ben = people(server, "Ana", "Ben")
    room = ana.make()["room"]
    with ana.look(room) as host:
        guest = ben.enter(room)
        guest.until(lambda now: now is not None)
        host.until(lambda now: len(now["guests"]) == 2)
        host.send("remove", person=ben.id)
        with pytest.raises(ConnectionClosed) as closed:
            guest.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        ben.ask("POST", f"/api/rooms/{room}/enter", 403, name="Ben")


def started(server: Server, *names: str, **terms: Any) -> tuple[list[Somebody], list[RoomPage], str]:
    """Let some people sit down together and start."""
    some = people(server, *names)
    room = some[0].make(places=[{"kind": "me"}, *({"kind": "open"} for _ in names[1:])])["room"]
    pages = [some[0].look(room), *(person.enter(room) for person in some[1:])]
    for place, page in enumerate(pages):
        page.until(lambda now: now is not None)
        if place:
            page.send("sit", place=place)
            page.until(lambda now, place=place: now["places"][place]["kind"] == "person")  # type: ignore[misc]
    if terms:
        pages[0].send("terms", **terms)
    pages[0].send("start")
    for page in pages:
        page.until(lambda now: now["state"] == "playing")
    return some, pages, pages[0].now["match"]


def test_a_bot_takes_the_own_seat_and_gives_it_back(server: Server) -> None:
    """At will, with one request each; meanwhile it answers."""
    (ana, _), (host, guest), match = started(server, "Ana", "Ben")
    page = ana.sit(match)
    seq = page.position()["seq"]
    seat = 0
    host.send("takeover", seat=seat, level="random")
    host.until(lambda now: now["places"][seat]["taken"] == "random")
    guest.heard("told-bot")
    if page.now["question"]["seat"] == seat:
        page.position(lambda now: now["seq"] > seq)
    host.send("giveback", seat=seat)
    guest.until(lambda now: now["places"][seat]["taken"] == "")


def test_an_absent_seat_is_taken_over_by_vote(server: Server) -> None:
    """Not while its owner is here; then more than half of those present decide; the owner takes it back."""
    (_, ben, _), (host, guest, other), _match = started(server, "Ana", "Ben", "Cem", absent=0)
    assert host.refused("takeover", seat=1) == "error-not-absent"
    guest.close()
    host.until(lambda now: not now["places"][1]["online"])
    time.sleep(0.5)
    host.send("takeover", seat=1)
    vote = other.until(lambda now: now["votes"])["votes"][0]
    assert (vote["kind"], vote["seat"], len(vote["yes"])) == ("bot", 1, 1)
    other.send("takeover", seat=1)
    host.until(lambda now: now["places"][1]["taken"] and not now["votes"])
    with ben.look(host.now["id"]) as back:
        back.send("giveback", seat=1)
        host.until(lambda now: not now["places"][1]["taken"])


def test_a_bot_takes_an_absent_seat_after_the_agreed_time(server: Server) -> None:
    """By itself, when it is asked and somebody waits."""
    some, pages, match = started(server, "Ana", "Ben", absent=1)
    asked = some[0].sit(match).position()["question"]["seat"]
    stays = 1 - asked
    pages[asked].close()
    pages[stays].heard("told-absent-bot", timeout=15)
    pages[stays].until(lambda now: now["places"][asked]["taken"])


def test_a_pause_stops_seats_and_bots(server: Server) -> None:
    """Nobody may answer until somebody resumes."""
    [ana] = people(server, "Ana")
    made = ana.make(places=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    with ana.look(made["room"]) as room, ana.sit(made["match"]) as page:
        page.my_turn()
        room.send("pause")
        room.until(lambda now: now["paused"])
        error = page.ask("play", decision=page.now["decision"], code=page.now["actions"][0]["code"])
        assert error["message"] == "error-paused"
        room.send("resume")
        room.until(lambda now: not now["paused"])
        page.play()


def test_conceding_ends_a_match_of_two(server: Server) -> None:
    """The match is over for everybody, the other one wins, and the record is there."""
    (ana, ben), (host, guest), match = started(server, "Ana", "Ben")
    pages = [ana.sit(match), ben.sit(match)]
    play_some(pages)
    assert guest.refused("concede", seat=0) == "error-not-your-seat"
    guest.send("concede", seat=1)
    assert host.until(lambda now: now["state"] == "over")["ranking"] == [[0], [1]]
    last = pages[0].position(lambda now: now["over"])
    assert (last["ranking"], last["question"], last["actions"]) == ([[0], [1]], None, [])
    assert last["conceded"] == server.http.get(f"/api/replays/{match}").json()["conceded"] == [1]
    answer = server.http.get(f"/api/matches/{match}/record", params={"key": ana.key})
    assert answer.status_code == 200
    summary = server.http.get(f"/api/matches/{match}", params={"key": ana.key}).json()
    assert (summary["over"], summary["ranking"]) == (True, [[0], [1]])


def test_who_concedes_among_three_is_played_by_a_bot_for_good(server: Server) -> None:
    """The match goes on, and the seat is not given back."""
    _, (host, guest, other), _match = started(server, "Ana", "Ben", "Cem")
    guest.send("concede", seat=1)
    now = other.until(lambda now: now["places"][1]["conceded"] and now["places"][1]["taken"])
    assert now["state"] == "playing"
    assert guest.refused("giveback", seat=1) == "error-conceded"
    host.send("concede", seat=0)
    assert other.until(lambda now: now["state"] == "over")["ranking"] == [[2], [0], [1]]


def test_a_rematch_begins_when_all_want_it_with_seats_moved_on(server: Server) -> None:
    """Same people, same room, next match; the old one stays as it was."""
    (ana, ben), (host, guest), first = started(server, "Ana", "Ben")
    guest.send("concede", seat=1)
    host.until(lambda now: now["state"] == "over")
    host.send("rematch")
    guest.until(lambda now: now["ready"] == [ana.id])
    guest.send("rematch")
    now = host.until(lambda now: now["state"] == "playing" and now["number"] == 2)
    assert now["match"] != first
    assert host.names() == ["Ben", "Ana"]
    assert ben.sit(now["match"]).position()["viewer"] == 0
    last = ana.sit(first).position()
    assert (last["ranking"], last["conceded"]) == ([[0], [1]], [])


def test_chat_is_kept_limited_and_switchable(server: Server) -> None:
    """Words and phrases reach everybody, and whoever comes later; the host may turn it off."""
    ana, ben = people(server, "Ana", "Ben")
    room = ana.make()["room"]
    with ana.look(room) as host:
        host.send("say", text="  hello\n<b>you</b>  ")
        host.send("say", phrase="luck")
        with ben.enter(room) as guest:
            assert guest.heard("hello <b>you</b>")["name"] == "Ana"
            assert guest.heard("luck")["kind"] == "phrase"
            assert guest.refused("say", phrase="no-such") == "error-no-phrase"
            assert guest.refused("say", text=" ") == "error-chat-empty"
            host.send("terms", chat="phrases")
            guest.until(lambda now: now["terms"]["chat"] == "phrases")
            assert guest.refused("say", text="but") == "error-chat-phrases"
            host.send("terms", chat="off")
            guest.until(lambda now: now["terms"]["chat"] == "off")
            assert guest.refused("say", phrase="oops") == "error-chat-off"
            host.send("terms", chat="all")
            guest.until(lambda now: now["terms"]["chat"] == "all")
            for _ in range(7):
                guest.send("say", phrase="wow")
            assert guest.refused("say", phrase="wow") == "error-chat-fast"


def test_my_matches_show_whose_turn_it_is(server: Server) -> None:
    """Those that wait for me first; scores and names; a waiting room among them; forgotten ones come back."""
    (ana, ben), _pages, match = started(server, "Ana", "Ben")
    waits = ben.make("cuzco")["room"]
    asked = ana.sit(match).position()["question"]["seat"]
    mine = [person.mine()["now"] for person in (ana, ben)]
    assert mine[asked][0]["my_turn"]
    assert not mine[1 - asked][0]["my_turn"]
    assert [seat["name"] for seat in mine[0][0]["seats"]] == ["Ana", "Ben"]
    assert [one["state"] for one in mine[1]] == ["playing", "waiting"]
    ben.ask("POST", "/api/people/me/forget", room=waits)
    assert [one["state"] for one in ben.mine()["now"]] == ["playing"]
    ben.ask("POST", "/api/people/me/forget", room=waits, hidden=False)
    assert [one["state"] for one in ben.mine()["now"]] == ["playing", "waiting"]


def test_finished_matches_are_listed_apart(server: Server) -> None:
    """With their ranking; each can be forgotten by itself."""
    (ana, ben), (host, guest), match = started(server, "Ana", "Ben")
    guest.send("concede", seat=1)
    host.until(lambda now: now["state"] == "over")
    mine = ana.mine()
    assert (mine["now"], mine["finished"]) == ([], 1)
    [past] = ben.ask("GET", "/api/people/me/finished")
    assert (past["match"], past["ranking"]) == (match, [[0], [1]])
    assert [seat["mine"] for seat in past["seats"]] == [False, True]
    ben.ask("POST", "/api/people/me/forget", room=past["room"], match=match)
    assert ben.ask("GET", "/api/people/me/finished") == []
    assert ana.mine()["finished"] == 1


def test_a_match_has_a_picture_and_a_room(server: Server) -> None:
    """The board as its viewer sees it; and whoever has only the match's link finds the room."""
    [ana] = people(server, "Ana")
    made = ana.make("cuzco", places=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    picture = server.http.get(f"/api/matches/{made['match']}/picture", params={"key": ana.key}).json()
    assert picture["panel"]["zones"]
    assert len(picture["scores"]) == 2
    assert server.http.get(f"/api/matches/{made['match']}/room").json() == {"room": made["room"]}
    assert server.http.get("/api/matches/nowhere/room").status_code == 404


def test_two_servers_show_one_room(postgres: Postgres) -> None:
    """People at different servers see each other come, sit, talk and go, and play one match."""
    db = postgres.database()
    servers = [Server(db), Server(db)]
    try:
        ana, ben = Somebody(servers[0], "Ana"), Somebody(servers[1], "Ben")
        room = ana.make()["room"]
        with ana.look(room) as host, ben.enter(room) as guest:
            guest.send("sit", place=1)
            host.until(lambda now: now["places"][1]["name"] == "Ben" and now["places"][1]["online"])
            guest.send("say", text="here I am")
            host.heard("here I am")
            host.send("start")
            match = guest.until(lambda now: now["state"] == "playing")["match"]
            pages = [ana.sit(match), ben.sit(match)]
            play_some(pages)
            asked = pages[0].now["question"]["seat"]
            for page in (host, guest):
                page.until(lambda now: now["asked"] == asked)
            guest.send("pause")
            host.until(lambda now: now["paused"])
            host.send("resume")
            guest.until(lambda now: not now["paused"])
            guest.close()
            host.until(lambda now: not now["places"][1]["online"])
    finally:
        for server in servers:
            server.stop()
