"""The page around the matches: lobby, invitations, replay, languages, sizes, access."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kancha.table import Settings
from tests.browser.browser import TABLE, Person
from tests.browser.crowd import advanced, table
from tests.browser.test_play import by_mouse
from tests.table.helpers import Process

People = Callable[..., Person]
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def finished(person: People, server: Process) -> tuple[Person, str]:
    """Somebody at a match that is over."""
    one = person()
    match, key = advanced(server, "saltmarket", 2, lambda match, _: match.over)
    one.sit(match, key)
    one.page.locator(".choices .button").click()
    return one, match


def test_the_lobby_shows_every_game(person: People, server: Process) -> None:
    """A card for each game of the catalogue, with its name and blurb."""
    one = person()
    one.visit()
    games = server.http.get("/api/games").json()
    expect(one.page.locator("[data-game]")).to_have_count(len(games))


def test_an_address_that_leads_nowhere_says_so(person: People, server: Process) -> None:
    """Nonsense, a page without its name and a broken escape: a sentence and a way to the lobby, no silent lobby."""
    one = person()
    for place in ("/nonsense", "/rules", "/tabel/abc", "/table/%E0%A4%A"):
        one.visit(place)
        expect(one.page.locator("[data-nowhere] [role=alert]")).not_to_be_empty()
    for place in ("/rules/nogame", "/learn/nogame"):
        one.visit(place)
        expect(one.page.get_by_role("alert")).to_contain_text("nogame")
    one.visit("/nonsense")
    one.page.locator("[data-nowhere] a").click()
    expect(one.page.locator("[data-game]").first).to_be_visible()


def test_replay_scrubs_steps_and_links(finished: tuple[Person, str], person: People) -> None:
    """A finished match is walked through; a decision has an address that anybody can open."""
    one, match = finished
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.visit(f"/replay/{match}?at=5")
    bar = one.page.locator("[data-at]")
    expect(bar).to_have_attribute("data-at", "5")
    expect(one.page.locator(TABLE)).to_have_attribute("data-decision", "5")
    one.page.get_by_role("button", name="One decision on").click()
    expect(one.page.locator(TABLE)).to_have_attribute("data-decision", "6")
    one.page.get_by_role("slider").fill("12")
    expect(one.page.locator(TABLE)).to_have_attribute("data-decision", "12")
    assert "at=12" in one.page.url
    line = one.page.locator("li[data-decision]").nth(2)
    line.wait_for(state="attached")
    told = line.get_attribute("data-decision") or ""
    one.page.locator("details", has=one.page.locator(f"li[data-decision='{told}']")).evaluate(
        "turn => turn.open = true"
    )
    one.page.locator(f"li[data-decision='{told}'] .number").click()
    expect(bar).to_have_attribute("data-at", told)
    one.page.get_by_role("button", name="Play", exact=True).click()
    expect(bar).not_to_have_attribute("data-at", told)
    one.page.get_by_role("button", name="Pause").click()
    one.page.get_by_role("button", name="To the end").click()
    expect(one.page.locator(TABLE)).to_have_attribute("data-over", "true")


def test_a_record_is_downloaded_and_opened_again(finished: tuple[Person, str], person: People, tmp_path: Path) -> None:
    """The record of a match replays elsewhere."""
    one, match = finished
    with one.page.expect_download() as download:
        one.page.get_by_role("link", name="Download record").click()
    file = tmp_path / "match.kancha"
    download.value.save_as(file)
    other = person()
    other.visit()
    other.page.locator('input[type="file"]').set_input_files(file)
    expect(other.page.locator("[data-total]")).not_to_have_attribute("data-total", "0")
    assert match not in other.page.url
    file.write_text(file.read_text().replace("\n", "\nnonsense\n", 8))
    other.visit()
    other.page.locator('input[type="file"]').set_input_files(file)
    expect(other.page.get_by_role("alert")).to_be_visible()


def test_the_final_page_ranks_and_explains_points(finished: tuple[Person, str]) -> None:
    """Ranking, and points by source that add up to the score."""
    final = finished[0].page.locator("[data-final]")
    expect(final).to_be_visible()
    rows = final.locator("tbody tr")
    count = final.locator("thead th").count() - 1
    for seat in range(count):
        cells = [rows.nth(i).locator("td").nth(seat).inner_text() for i in range(rows.count())]
        total = sum(int(cell.replace("−", "-")) for cell in cells if cell != "–")
        assert total == int(final.locator("tfoot td").nth(seat).inner_text())


def test_why_not_names_the_rule(person: People, server: Process) -> None:
    """Pointing at something that may not be chosen tells the rule that forbids it, by mouse and by keyboard."""
    one = person()
    made = table(server, "me bot", "java")
    one.sit(made["match"], made["keys"][0]["key"])
    rng = Random(1)
    for _ in range(60):
        one.wait_for_turn()
        if one.page.locator("[data-area=board] [data-target]").count():
            break
        one.click_something(rng)
    zones = one.page.evaluate(
        """() => [...document.querySelectorAll('[data-stage] [data-zone]')].map(zone => zone.dataset.zone)
            .filter(id => !document.querySelector(`[data-target="${CSS.escape(id)}"]`))"""
    )
    asked = 0
    for zone in zones[:: max(1, len(zones) // 6)]:
        one.page.locator(f'[data-stage] [data-zone="{zone}"]').click(force=True)
        why = one.page.locator("[data-why]")
        expect(why).to_be_visible()
        expect(why.locator("p").first).not_to_be_empty()
        asked += why.locator(".rule").count()
        one.page.keyboard.press("Escape")
        expect(why).to_have_count(0)
    assert asked
    one.page.keyboard.press("w")
    one.page.keyboard.press("ArrowDown")
    one.page.keyboard.press("Enter")
    expect(one.page.locator("[data-why]")).to_be_visible()


def test_rules_can_be_searched(person: People, server: Process) -> None:
    """The rules of a game, found by a word."""
    one = person()
    one.visit("/rules/saltmarket")
    articles = one.page.locator("[data-rule]")
    articles.first.wait_for()
    everything = articles.count()
    one.page.get_by_role("searchbox").fill("bid")
    expect(articles).not_to_have_count(everything)
    assert 0 < articles.count() < everything


def test_french_by_browser_and_by_switch(person: People, server: Process) -> None:
    """The browser's language is taken; the switch changes everything at once."""
    one = person(locale="fr-FR")
    one.visit()
    expect(one.page.get_by_role("heading", name="Mes parties", exact=True)).to_be_visible()
    made = table(server, "me bot")
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    expect(one.page.locator("html")).to_have_attribute("lang", "fr")
    french = one.page.locator("[data-say]").inner_text()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="English").click()
    expect(one.page.locator("html")).to_have_attribute("lang", "en")
    expect(one.page.locator("[data-say]")).not_to_have_text(french)
    expect(one.page.get_by_role("button", name="Undo")).to_be_visible()


def test_no_message_id_is_shown_raw(person: People, server: Process) -> None:
    """Every text of a running match is words, in both languages."""
    for locale in ("en", "fr"):
        one = person(locale=locale)
        made = table(server, "me bot")
        one.sit(made["match"], made["keys"][0]["key"])
        by_mouse(one, Random(6), clicks=15)
        shown = one.page.locator("#app").inner_text()
        assert not re.findall(r"\b(?:page|question|action|group|refuse|source|level|panel|tip|zone)-[a-z-]+\b", shown)


@pytest.mark.parametrize("game", ["java", "saltmarket"])
def test_a_phone_shows_everything_without_scrolling_the_page(person: People, server: Process, game: str) -> None:
    """390 px: scores, board and turn are all in sight; story, list and rules behind the menu."""
    one = person(**PHONE)
    made = table(server, "me bot", game)
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    for seat in range(2):
        expect(one.page.locator(f'[data-seat="{seat}"]')).to_be_in_viewport()
    expect(one.page.locator("[data-say]")).to_be_in_viewport()
    for tab in ("Story", "Actions"):
        one.page.get_by_role("button", name="Menu").tap()
        one.page.get_by_role("button", name=tab, exact=True).tap()
        expect(one.page.get_by_role("heading", name=tab)).to_be_visible()
        one.page.get_by_role("button", name="Close").tap()
    width, height = one.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert width <= 390
    assert height <= 844


def findings(page: Page) -> list[str]:
    """Return what axe finds on the page as it is, of any severity."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}" for one in found["violations"]
    ]


@pytest.fixture(scope="module")
def over(server: Process) -> tuple[str, str]:
    """A match of Caral that is over."""
    return advanced(server, "caral", 2, lambda match, _: match.over)


@pytest.mark.parametrize(
    ("screen", "scheme", "lang"),
    [("desk", "light", "en"), ("desk", "dark", "fr"), ("phone", "light", "fr"), ("phone", "dark", "en")],
)
def test_axe_finds_nothing(
    person: People, server: Process, over: tuple[str, str], screen: str, scheme: str, lang: str
) -> None:
    """Lobby, waiting room, table with all that opens beside it, replay and result."""
    one = person(color_scheme=scheme, locale=lang, **(PHONE if screen == "phone" else {}))
    page = one.page
    one.visit()
    page.locator("[data-game] h3").first.wait_for()
    assert findings(page) == []
    one.visit("/new/saltmarket")
    page.locator("[data-room=waiting]").wait_for()
    assert findings(page) == []
    game = "java" if lang == "en" else "endless-winter"
    made = table(server, "me bot", game)
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    assert findings(page) == []
    for key in ("l", "o", "?", "k", "s"):
        page.keyboard.press(key)
        one.settle()
        assert findings(page) == []
        if page.locator("dialog").count():
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
    one.visit(f"/replay/{made['match']}?at=1")
    page.locator("[data-at]").wait_for()
    assert findings(page) == []
    one.sit(*over)
    page.locator(".choices .button").click()
    page.locator("[data-final]").wait_for()
    assert findings(page) == []


def test_the_page_is_light_and_speaks_to_its_own_server_only(person: People, server: Process) -> None:
    """Under 200 kB compressed; no request leaves for another host."""
    hosts = set()
    one = person()
    one.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    made = table(server, "me bot", "java")
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    assert hosts == {f"127.0.0.1:{server.port}"}
    files = [file for file in Settings().page.rglob("*") if file.is_file()]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 200_000
