"""Hints over the wire."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.helpers import Page, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('hints')}/k.sqlite")
    yield made
    made.stop()


def asked(server: Server, seats: str) -> Page:
    """Open a match of the example game and return the page of a seat that must answer."""
    opened = server.open("saltmarket", seats)
    pages = [server.page(opened["match"], entry["key"]) for entry in opened["keys"] if entry["key"]]
    if len(pages) == 1:
        pages[0].my_turn()
    for page in pages:
        if page.now is None:
            page.position()
    return next(page for page in pages if page.now["actions"])


def test_who_plays_against_bots_is_told_plans(server: Server) -> None:
    """The plans begin with different legal answers, come best first, and are the same when asked again."""
    page = asked(server, "me bot bot")
    id = page.send("hint", decision=page.now["decision"])
    found = page.wait("hint")
    assert (found["id"], found["decision"]) == (id, page.now["decision"])
    legal = {choice["code"] for choice in page.now["actions"]}
    firsts = [plan["steps"][0]["code"] for plan in found["plans"]]
    assert 1 <= len(firsts) <= 3
    assert len(set(firsts)) == len(firsts)
    assert legal >= set(firsts)
    assert [plan["lead"] for plan in found["plans"]] == sorted((plan["lead"] for plan in found["plans"]), reverse=True)
    assert all(len(plan["scores"]) == 3 for plan in found["plans"])
    page.send("hint", decision=page.now["decision"])
    assert page.wait("hint")["plans"] == found["plans"]
    page.close()


def test_no_hint_is_given_beside_other_people(server: Server) -> None:
    """Where another human sits, whoever asks is refused."""
    page = asked(server, "me me")
    page.send("hint", decision=page.now["decision"])
    assert page.wait("error")["message"] == "error-no-hint"
    page.close()
