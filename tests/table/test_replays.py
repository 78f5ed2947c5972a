"""Looking back: whole matches in little room, through any eyes once they are over, and playing on from anywhere."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kancha
from kancha.kernel.scene import plain
from tests.table.helpers import Server
from tests.table.rooms.helpers import Somebody

MOST = 5_000_000
"""Bytes that the replay of a whole match may send."""


def finished(game: str, seats: int, seed: int = 5) -> Any:
    """A match that was played at random to its end."""
    match = kancha.game(game).start(seats, seed=seed)
    rng = Random(seed)
    while not match.over:
        match.take(rng.choice(match.state.legal()))
    return match


def upload(server: Server, match: Any, names: list[str]) -> str:
    """Store a finished match; returns its id."""
    answer = server.http.post(
        "/api/records", content=match.record(names).text(), headers={"content-type": "text/plain"}
    )
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["match"]
    return found


def frames(server: Server, match: str, first: int, **more: Any) -> Any:
    """Some positions of a match."""
    answer = server.http.get(f"/api/replays/{match}/frames", params={"first": first, "last": first + 31, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def scene(found: Any, frame: Any) -> Any:
    """A position as it is drawn."""
    things = found["things"]
    panels = [
        {
            **things[one["panel"]],
            "zones": [things[number] for number in one["zones"]],
            "pieces": [things[number] for number in one["pieces"]],
        }
        for one in (found["panels"][number] for number in frame["panels"])
    ]
    return {**things[frame["scene"]], "panels": panels}


@pytest.mark.parametrize("game", kancha.games())
def test_a_whole_match_is_sent_in_five_megabytes(server: Server, game: str) -> None:
    """Every position of a match with as many seats as there can be, before it is compressed."""
    seats = max(kancha.game(game).seats)
    match = finished(game, seats)
    id = upload(server, match, ["Ana", "Ben", "Cem", "Dua"][:seats])
    sent = server.http.get(f"/api/replays/{id}").num_bytes_downloaded
    plain_size = 0
    for first in range(0, len(match.log) + 1, 32):
        answer = server.http.get(f"/api/replays/{id}/frames", params={"first": first, "last": first + 31})
        sent += answer.num_bytes_downloaded
        plain_size += len(answer.content)
    assert sent < plain_size < MOST


def test_a_finished_match_is_opened_by_its_address(server: Server) -> None:
    """Names, story and turns need no key; every frame is the position as a spectator saw it."""
    match = finished("caral", 2)
    id = upload(server, match, ["Ana", "Ben"])
    about = server.http.get(f"/api/replays/{id}").json()
    assert [player["name"] for player in about["players"]] == ["Ana", "Ben"]
    assert (about["over"], about["decisions"], len(about["log"])) == (True, len(match.log), len(match.log))
    assert about["turns"][-1]["end"] == len(match.log)
    found = frames(server, id, 32)
    past = match.at(40)
    drawn = plain(past.game.look(past.state.seen(None), None).scene)
    shown = scene(found, found["frames"][8])
    assert [panel["id"] for panel in shown["panels"]] == [panel["id"] for panel in drawn["panels"]]
    assert shown["panels"][0]["pieces"] == drawn["panels"][0]["pieces"]


def test_hands_are_open_after_the_end_and_only_then(server: Server) -> None:
    """Any seat's eyes and all hands once it is over; nothing of the kind, and no address without a key, before."""
    match = finished("caral", 2)
    id = upload(server, match, ["Ana", "Ben"])
    hands = [
        {panel["id"] for panel in scene(found, found["frames"][20])["panels"]}
        for found in (frames(server, id, 0, eyes=0), frames(server, id, 0, eyes=-2))
    ]
    assert "hand" in hands[0]
    assert {"open-0-hand", "open-1-hand"} <= hands[1]
    ana = Somebody(server, "Ana")
    made = ana.make("caral", places=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True)
    running = made["match"]
    assert server.http.get(f"/api/replays/{running}").status_code == 404
    own: dict[str, Any] = {"first": 0, "last": 1, "key": ana.key}
    assert server.http.get(f"/api/replays/{running}/frames", params=own).status_code == 200
    for eyes in (1, -2):
        answer = server.http.get(f"/api/replays/{running}/frames", params={**own, "eyes": eyes})
        assert answer.status_code == 403
    assert server.http.get("/api/replays/nowhere").status_code == 404


def test_names_are_kept_in_records(server: Server) -> None:
    """Those of the table go into the record, and come back with it."""
    match = finished("caral", 2)
    id = upload(server, match, ["Ana", "Ben"])
    about = server.http.get(f"/api/replays/{id}").json()
    assert [player["name"] for player in about["players"]] == ["Ana", "Ben"]


def test_playing_on_makes_a_match_that_says_where_it_comes_from(server: Server) -> None:
    """The first decisions are the same, bots hold the other seats, and a running match cannot be played on."""
    match = finished("caral", 2)
    id = upload(server, match, ["Ana", "Ben"])
    ana = Somebody(server, "Ana")
    turn = next(number for number in range(60, len(match.log)) if match.at(number).seat == 1)
    wish = {"match": id, "decision": turn, "seat": 1, "level": "random"}
    made = ana.make("caral", play_on=wish)
    with ana.look(made["room"]) as room, ana.sit(made["match"]) as page:
        assert room.now["origin"] == {"match": id, "decision": turn}
        assert [place["kind"] for place in room.now["places"]] == ["bot", "person"]
        now = page.position()
        assert (now["decision"], now["viewer"], now["question"]["seat"]) == (turn, 1, 1)
        page.play(now["actions"][0]["code"])
    again = {**wish, "match": made["match"]}
    ana.ask("POST", "/api/rooms", 404, game="caral", play_on=again)
    ana.ask("POST", "/api/rooms", 409, game="caral", play_on={**wish, "decision": len(match.log)})
    ana.ask("POST", "/api/rooms", 400, game="cuzco", play_on=wish)
