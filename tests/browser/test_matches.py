"""Whole matches of every game by clicks, against bots, knowing of a game no more than its seats and options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kancha.games import game
from kancha.words import Words
from tests.browser.browser import Person
from tests.browser.crowd import table
from tests.table.helpers import Process


def switched_on(id: str) -> dict[str, Any]:
    """Return every option of a game that can be switched on, switched on."""
    return {name: True for name, option in game(id).options.items() if True in option.choices}


def adds_up(result: Locator, id: str) -> None:
    """Check that sources add up to the score; by side in Ayar, whose lower side is the score."""

    def numbers(rows: Locator) -> list[list[int]]:
        cells = [row.locator("td").all_inner_texts() for row in rows.all()]
        return [[int(cell.split("\n")[0].replace("–", "0").replace("−", "-")) for cell in row] for row in cells]

    scores = numbers(result.locator("tfoot tr"))[0]
    if id != "ayar":
        rows = numbers(result.locator("[data-source]"))
        assert [sum(row[seat] for row in rows) for seat in range(len(scores))] == scores
        return
    sides = numbers(result.locator("[data-side]"))
    for side, sums in zip(("sun", "moon"), sides, strict=True):
        rows = numbers(result.locator(f'[data-source^="{side}."]'))
        assert [sum(row[seat] for row in rows) for seat in range(len(scores))] == sums
    assert [min(sums) for sums in zip(*sides, strict=True)] == scores


@pytest.mark.parametrize(
    ("id", "seats", "options"),
    [
        pytest.param("ayar", 2, {}, id="ayar"),
        pytest.param("ayar", 1, {"level": 3}, id="ayar-solo"),
        pytest.param("caral", 2, switched_on("caral"), id="caral-modules"),
        pytest.param("endless-winter", 2, {}, id="endless-winter"),
        pytest.param("cuzco", 2, {}, id="cuzco"),
    ],
)
def test_a_whole_match_by_clicks(
    person: Callable[..., Person], server: Process, id: str, seats: int, options: dict[str, Any]
) -> None:
    """What may be chosen is clicked until the result shows everybody's rank and score."""
    one = person()
    made = table(server, " ".join(["me", "bot", "bot", "bot"][:seats]), id, options=options)
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    one.play_out(Random(1))
    result = one.page.locator("[data-final]")
    expect(result).to_be_visible()
    summary = server.http.get(f"/api/matches/{made['match']}", params={"key": made["watch"]}).json()
    assert summary["over"]
    ranked = [seat for seats in summary["ranking"] for seat in seats]
    assert sorted(ranked) == list(range(len(summary["scores"])))
    words = Words("en", game(id), [player["name"] for player in summary["players"]])
    everybody = range(len(ranked))
    assert result.locator("thead th").all_inner_texts()[1:] == [words.seat(seat) for seat in everybody]
    assert result.locator("tfoot td").all_inner_texts() == [str(summary["scores"][seat]) for seat in everybody]
    assert words.seat(ranked[0]) in result.get_by_role("heading", level=2).inner_text()
    adds_up(result, id)
    expect(result.locator("[data-seat-curve]")).to_have_count(len(ranked))
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("o")
    one.page.locator("li[data-decision]").first.wait_for(state="attached")
    assert one.page.locator("li[data-decision]").count() > summary["decisions"] / 4
    assert one.console == []
