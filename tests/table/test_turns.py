"""The turn bar and outlooks over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.helpers import Page, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('turns')}/k.sqlite")
    yield made
    made.stop()


@pytest.fixture
def pages(server: Server) -> Iterator[dict[int, Page]]:
    """A match of Cuzco for two, both seats at a page, by seat."""
    opened = server.open("cuzco", "me me")
    found = {entry["seat"]: server.page(opened["match"], entry["key"]) for entry in opened["keys"]}
    for page in found.values():
        page.position()
    yield found
    for page in found.values():
        page.close()


def asked(pages: dict[int, Page]) -> Page:
    """The page of the seat that must answer."""
    now = next(iter(pages.values())).now
    page = pages[now["question"]["seat"]]
    while page.now["seq"] < now["seq"]:
        page.position()
    return page


def code_of(page: Page, text: str) -> int:
    """The code of a legal answer."""
    found: int = next(choice["code"] for choice in page.now["actions"] if choice["text"] == text)
    return found


def test_a_position_tells_the_turn_to_the_seat_that_must_answer_only(pages: dict[int, Page]) -> None:
    """Crumbs, places and why undo is grey; every answer names its place and its kind."""
    mine = asked(pages)
    others = [page for page in pages.values() if page is not mine]
    turn = mine.now["turn"]
    assert turn["crumbs"][0]["state"] == "now"
    assert turn["undo_why"]["id"] == "undo-chance"
    places = {code: slot["id"] for slot in turn["slots"] for code in slot.get("codes", [])}
    assert {choice["code"]: choice["slot"] for choice in mine.now["actions"]} == places
    basin = next(slot for slot in turn["slots"] if slot["id"] == "basin")
    assert basin["reason"]["message"] == "refuse-tile-first"
    assert all("turn" not in page.now for page in others)


def test_outlooks_follow_the_position(pages: dict[int, Page]) -> None:
    """Price and what follows of every answer, to the seat that must answer."""
    page = asked(pages)
    found = page.wait("outlook")
    assert found["seq"] == page.now["seq"]
    assert set(found["outlooks"]) == {str(choice["code"]) for choice in page.now["actions"]}
    token = found["outlooks"][str(code_of(page, "token"))]
    seat = page.now["viewer"]
    points = page.now["question"]["args"]["points"]
    assert {"measure": "ap", "by": 1, "now": points + 1, "seat": seat} in token["changes"]
    assert token["next"]["id"] == "question-turn"


def test_single_answers_are_looked_at_on_demand(pages: dict[int, Page]) -> None:
    """The answer carries the id of the request; a code that is not legal has no outlook."""
    page = asked(pages)
    page.wait("outlook")
    code = code_of(page, "lay village")
    id = page.send("outlook", decision=page.now["decision"], codes=[code, 0, 99_999])
    found = page.wait("outlook")
    assert found["id"] == id
    assert str(code) in found["outlooks"]
    assert "99999" not in found["outlooks"]


def test_a_path_shows_the_question_behind_it(pages: dict[int, Page]) -> None:
    """Where a tile could lie, with ghosts and outlooks, before it is chosen; nothing is decided by it."""
    page = asked(pages)
    page.wait("outlook")
    before = page.now["decision"]
    page.send("outlook", decision=before, path=[code_of(page, "lay village")])
    found = page.wait("outlook")
    assert found["question"]["step"] == "laying"
    assert len(found["actions"]) > 50
    assert found["actions"][0]["targets"]
    assert set(found["outlooks"]) == {str(choice["code"]) for choice in found["actions"]}
    page.send("outlook", decision=before, path=[0, 0, 0])
    assert "question" not in page.wait("outlook")


def test_only_the_seat_that_must_answer_may_ask(pages: dict[int, Page]) -> None:
    """Others, and who asks about an older position, get an error and nothing else."""
    mine = asked(pages)
    mine.wait("outlook")
    other = next(page for page in pages.values() if page is not mine)
    assert other.ask("outlook", decision=other.now["decision"])["message"] == "error-not-your-turn"
    assert mine.ask("outlook", decision=mine.now["decision"] + 5)["message"] == "error-stale"


def test_ending_a_turn_tells_what_is_wasted(pages: dict[int, Page]) -> None:
    """Action points that are left are named before the turn ends."""
    page = asked(pages)
    page.wait("outlook")
    for text in ("lay village", None):
        answer = code_of(page, text) if text else page.now["actions"][60]["code"]
        page.change("play", code=answer)
        found = page.wait("outlook")
    stop = found["outlooks"][str(code_of(page, "stop"))]
    left = page.now["question"]["args"]["points"]
    assert stop["waste"] == [{"measure": "ap", "by": -left, "now": 0, "seat": page.now["viewer"]}]
    assert stop["ends"]
    assert stop["locked"]
    assert next(choice["kind"] for choice in page.now["actions"] if choice["text"] == "stop") == "end"


def test_measures_are_in_the_catalogue(server: Server) -> None:
    """What a game counts, the most important first."""
    found: Any = server.http.get("/api/games/cuzco/measures").json()
    assert [measure["id"] for measure in found][:2] == ["points", "estimate"]
    assert {"id": "ap", "symbol": "icon-points", "sign": 1, "common": False, "fleeting": True, "per": 1} in found
    assert server.http.get("/api/games/nothing/measures").status_code == 404
