"""Play over the wire: whole matches, undo, resume, spectators, bots, replay."""

from __future__ import annotations

import time
from random import Random

import pytest

from kancha.records import Record
from tests.table.helpers import Server, play_out


def test_four_pages_play_a_match_to_its_end(server: Server) -> None:
    """Every viewer ends with the same scores, and the record replays to them."""
    opened = server.open(seats="me open screen open")
    match, keys = opened["match"], [entry["key"] for entry in opened["keys"]]
    pages = [server.page(match, key) for key in keys]
    watcher = server.page(match, opened["watch"])
    play_out(pages, Random(1))
    last = watcher.position(lambda now: now["over"])
    assert last["viewer"] is None
    assert all(page.now["scores"] == last["scores"] for page in pages)
    assert last["ranking"][0][0] == max(range(4), key=lambda seat: last["scores"][seat])
    sums = [sum(points for who, points, _ in last["ledger"] if who == seat) for seat in range(4)]
    assert sums == last["scores"]
    for page in [*pages, watcher]:
        assert [line["decision"] for line in page.log] == list(range(1, last["decision"] + 1))
        page.close()
    text = server.http.get(f"/api/matches/{match}/record", params={"key": opened["watch"]}).text
    assert Record.parse(text).replay().scores == last["scores"]
    answer = server.http.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    copy = answer.json()
    seen = server.http.get(f"/api/matches/{copy['match']}", params={"key": copy["watch"]}).json()
    assert (seen["over"], seen["scores"], seen["imported"]) == (True, last["scores"], True)


def test_a_match_needs_no_human_hand_for_its_bots(server: Server) -> None:
    """One human against three bots: the bots answer by themselves, from worker processes."""
    opened = server.open(seats="me bot bot bot", level="greedy")
    with server.page(opened["match"], opened["keys"][0]["key"]) as page:
        rng = Random(2)
        while not page.my_turn()["over"]:
            page.play(rng=rng)
        assert {line["seat"] for line in page.log} == {None, 0, 1, 2, 3}
        assert [player["kind"] for player in page.now["players"]].count("bot") == 3


def test_bots_among_themselves_play_only_while_somebody_watches(server: Server) -> None:
    """A table of bots waits for its spectators."""
    opened = server.open(seats="bot bot")

    def decisions() -> int:
        seen = server.http.get(f"/api/matches/{opened['match']}", params={"key": opened["watch"]}).json()
        return int(seen["decisions"])

    begun = decisions()
    time.sleep(0.3)
    assert decisions() == begun
    with server.page(opened["match"], opened["watch"]) as page:
        assert page.position(lambda now: now["over"])["question"] is None


def test_the_first_seat_is_who_was_wished(server: Server) -> None:
    """The list is rotated, and the keys say where everybody sits."""
    for first in range(3):
        opened = server.open(seats="me open open", first=first)
        seats = [entry["seat"] for entry in opened["keys"]]
        assert sorted(seats) == [0, 1, 2]
        assert [(seat - seats[0]) % 3 for seat in seats] == [0, 1, 2]
        with server.page(opened["match"], opened["keys"][first]["key"]) as page:
            assert page.position()["actions"]


def test_undo_redo_and_restart_stay_inside_the_turn(server: Server) -> None:
    """A delivery can be taken back and again; what chance or others did since cannot."""
    opened = server.open(seats="me open", options={"days": 6})
    pages = [server.page(opened["match"], entry["key"]) for entry in opened["keys"]]
    by_seat = {page.position()["viewer"]: page for page in pages}
    now = pages[0].now
    rng = Random(5)
    while not now["over"]:
        page = by_seat[now["question"]["seat"]]
        while page.now["seq"] < now["seq"]:
            page.position()
        deliver = [action for action in page.now["actions"] if action["family"] == "deliver"]
        if deliver:
            break
        assert page.now["undo"]["redo"] == 0
        if not page.now["undo"]["undo"]:
            begun = page.now
        bids = [a for a in page.now["actions"] if a["family"] == "bid" and a["fields"]["amount"] < 6]
        now = page.play((rng.choice(bids[:2]) if bids else page.now["actions"][0])["code"])
    assert not now["over"], "nobody could ever deliver"
    before = page.now
    lines = len(page.log)
    depth = before["undo"]["undo"]
    if not depth:
        begun = before
    done = page.play(deliver[0]["code"])
    assert done["undo"] == {"undo": depth + 1, "redo": 0}
    undone = page.change("undo")
    assert (undone["decision"], undone["scene"], undone["actions"]) == (
        before["decision"],
        before["scene"],
        before["actions"],
    )
    assert undone["undo"] == {"undo": depth, "redo": 1}
    assert undone["seq"] == before["seq"] + 2
    assert len(page.log) == lines
    again = page.change("redo")
    assert (again["scene"], again["scores"]) == (done["scene"], done["scores"])
    assert page.change("restart")["scene"] == begun["scene"]
    assert page.now["undo"] == {"undo": 0, "redo": depth + 1}
    assert page.ask("undo", decision=page.now["decision"])["message"] == "error-no-undo"
    old = page.ask("play", decision=before["decision"], seq=before["seq"], code=deliver[0]["code"])
    assert old["message"] == "error-stale"
    other = next(p for p in pages if p is not page)
    other.position(lambda now: now["seq"] == page.now["seq"])
    assert [line["decision"] for line in other.log] == list(range(1, other.now["decision"] + 1))
    for page in pages:
        page.close()


def test_a_lost_connection_resumes_with_what_it_missed(server: Server) -> None:
    """`after` brings only the log lines that are new."""
    opened = server.open(seats="me open")
    keys = [entry["key"] for entry in opened["keys"]]
    pages = [server.page(opened["match"], key) for key in keys]
    play_out(pages, Random(3), decisions=14)
    lost = pages[0]
    seq, log = lost.now["seq"], lost.log
    lost.close()
    with server.page(opened["match"], keys[0]) as stand_in:
        stand_in.position()
        play_out_two = [stand_in, pages[1]]
        now = max((page.now for page in play_out_two), key=lambda n: n["seq"])
        page = next(p for p in play_out_two if p.now["viewer"] == now["question"]["seat"])
        now = page.play()
    back = server.page(opened["match"], keys[0], after=seq)
    back.log = log
    first = back.position()
    assert first["log_from"] == len(log)
    assert [line["decision"] for line in first["log"]] == list(range(len(log) + 1, now["decision"] + 1))
    assert [line["decision"] for line in back.log] == list(range(1, now["decision"] + 1))
    back.close()
    pages[1].close()


def test_nonsense_in_after_means_everything(server: Server) -> None:
    """A number that no position had is no harm."""
    opened = server.open()
    for after in (99999, 999999999999999):
        with server.page(opened["match"], opened["watch"], after=after) as page:
            assert page.position()["log_from"] == 0


def test_an_absent_seat_is_taken_over_and_given_back(server: Server) -> None:
    """A bot plays for the absent; the owner plays on after taking the seat back."""
    opened = server.open(seats="me open")
    mine, theirs = (entry["key"] for entry in opened["keys"])
    with server.page(opened["match"], mine) as page:
        page.position()
        with server.page(opened["match"], theirs) as other:
            other.position()
            assert page.ask("takeover", seat=other.now["viewer"], level="random")["message"] == "error-not-absent"
            absent = other.now["viewer"]
        page.wait("players")
        time.sleep(0.5)
        assert page.ask("takeover", seat=absent, level="genius")["message"] == "error-no-level"
        assert page.ask("takeover", seat=7, level="random")["message"] == "error-no-seat"
        page.send("takeover", seat=absent, level="random")
        taken = page.position(lambda now: now["players"][absent]["taken_over"])
        assert taken["players"][absent]["level"] == "random"
        begun = len([line for line in page.log if line["seat"] == absent])
        page.my_turn()
        page.play()
        page.my_turn()
        assert len([line for line in page.log if line["seat"] == absent]) > begun
        assert page.ask("giveback", seat=absent)["message"] == "error-not-your-seat"
        with server.page(opened["match"], theirs) as other:
            other.position()
            other.send("giveback", seat=absent)
            other.position(lambda now: not now["players"][absent]["taken_over"])
            if not page.position(lambda now: not now["players"][absent]["taken_over"])["actions"]:
                assert other.my_turn()["actions"]


def test_names_are_cleaned_and_told_to_all(server: Server) -> None:
    """A rename reaches every viewer without a new scene."""
    opened = server.open(seats="me open")
    with server.page(opened["match"], opened["watch"]) as watcher:
        watcher.position()
        with server.page(opened["match"], opened["keys"][0]["key"]) as page:
            seat = page.position()["viewer"]
            page.send("name", name="  Ana\u0007  Lu ")
            while (told := watcher.wait("players"))["players"][seat]["name"] != "Ana Lu":
                pass
            assert told["players"][seat]["connected"]
        assert watcher.wait("players")["players"][seat]["connected"] is False


def test_why_names_the_rule(server: Server) -> None:
    """The seat that must answer learns the rule; nobody else may ask."""
    opened = server.open(seats="me open")
    mine, theirs = (entry["key"] for entry in opened["keys"])
    with server.page(opened["match"], mine) as page, server.page(opened["match"], theirs) as other:
        other.position()
        now = page.my_turn()
        legal = now["actions"][0]["code"]
        page.send("why", decision=now["decision"], code=legal)
        assert page.wait("why")["answers"] == []
        page.send("why", decision=now["decision"], code=1)
        assert page.wait("why")["answers"] == [
            {"rule": "S3.2", "message": "refuse-low-bid", "args": {"best": 0}, "action": "bid 0"}
        ]
        hand = next(panel for panel in now["scene"]["panels"] if panel["id"] == "hand")["pieces"][0]["id"]
        page.send("why", decision=now["decision"], target=hand)
        assert [(a["message"], a["target"]) for a in page.wait("why")["answers"]] == [("refuse-not-asked", hand)]
        page.send("why", decision=now["decision"], target="moon")
        assert page.wait("why")["answers"][0]["message"] == "error-no-target"
        assert other.ask("why", decision=now["decision"], code=1)["message"] == "error-not-your-turn"
        assert page.ask("why", decision=0, code=1)["message"] == "error-stale"
        assert page.ask("why", decision=now["decision"], code=10**6)["message"] == "error-no-action"


def test_the_past_is_shown_as_it_was_seen(server: Server) -> None:
    """A past position is the one that this viewer was sent."""
    opened = server.open(seats="me open")
    keys = [entry["key"] for entry in opened["keys"]]
    pages = [server.page(opened["match"], key) for key in keys]
    sent: dict[int, object] = {}
    by_seat = {page.position()["viewer"]: page for page in pages}
    now = pages[0].now
    rng = Random(8)
    while not now["over"]:
        page = by_seat[now["question"]["seat"]]
        while page.now["seq"] < now["seq"]:
            page.position()
        if page is pages[0]:
            sent[page.now["decision"]] = page.now["scene"]
        now = page.play(rng=rng)
    for number, scene in sent.items():
        past = server.http.get(f"/api/matches/{opened['match']}/at/{number}", params={"key": keys[0]}).json()
        assert (past["decision"], past["scene"], past["actions"], past["seq"]) == (number, scene, [], 0)
        assert past["log"] == []
    for page in pages:
        page.close()


@pytest.mark.parametrize("path", ["", "/record", "/at/0"])
def test_a_key_opens_only_its_match(server: Server, path: str) -> None:
    """Unknown matches, unknown keys and keys of other matches all look alike."""
    one, two = server.open(), server.open()
    for match, key in [
        (one["match"], two["watch"]),
        (one["match"], "x"),
        ("nowhere", one["watch"]),
        (one["match"], ""),
    ]:
        answer = server.http.get(f"/api/matches/{match}{path}", params={"key": key})
        assert (answer.status_code, answer.json()["error"]["message"]) == (404, "error-no-match")
