"""Hints, trials and reviews at the table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.browser import Person
from tests.browser.crowd import table
from tests.saltmarket import Saltmarket
from tests.table.helpers import Process

People = Callable[..., Person]


def test_a_hint_lights_its_first_step_and_a_turn_can_be_tried_out(person: People, server: Process) -> None:
    """By key, in French, on a phone: plans in words, the board lights up, and after a trial the match is as before."""
    one = person(locale="fr", viewport={"width": 390, "height": 844})
    made = table(server, "me bot", "caral")
    one.sit(made["match"], next(entry["key"] for entry in made["keys"] if entry["key"]))
    one.wait_for_turn()
    decision = one.decision
    one.page.keyboard.press("a")
    panel = one.page.locator("[data-advice]")
    expect(panel).to_have_attribute("data-advice", "told")
    expect(panel).to_contain_text("Essayer mon tour")
    plans = panel.get_by_role("radio")
    expect(plans.first).to_be_checked()
    expect(one.page.locator(".ghosts .piece").first).to_be_attached()
    plans.first.focus()
    one.page.keyboard.press("ArrowDown")
    expect(plans.nth(1)).to_be_checked()
    panel.locator("[data-try]").click()
    expect(one.page.locator("[data-trial]")).to_contain_text("essai")
    expect(panel).to_have_attribute("data-advice", "told")
    panel.locator("[data-begin]").click()
    one.page.wait_for_function("() => document.querySelector('.table').dataset.decision > 0")
    expect(one.page.locator(".strip [data-seat]")).to_have_count(2)
    one.page.locator("[data-trial-end]").click()
    expect(one.page.locator("[data-trial]")).to_have_count(0)
    expect(one.page.locator(".table")).to_have_attribute("data-decision", str(decision))
    one.page.keyboard.press("Escape")


def test_a_finished_match_is_reviewed_with_ways_into_the_replay(person: People, server: Process) -> None:
    """It is made when somebody asks; the curves, the luck and every mistake are there, and lead to their decisions."""
    match = Saltmarket().start(2, seed=3)
    dice = Random(3)
    while match.seat is not None:
        match.take(dice.choice(match.state.legal()))
    record = match.record(["Ana", "Ben"]).text()
    made = server.http.post("/api/records", content=record, headers={"content-type": "text/plain"}).json()
    one = person(locale="en", viewport={"width": 390, "height": 844})
    one.visit(f"/review/{made['match']}")
    one.page.locator("[data-make]").click()
    expect(one.page.locator("main")).to_have_attribute("data-review", "done")
    expect(one.page.get_by_role("heading", name="Chances to win")).to_be_visible()
    expect(one.page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    assert one.page.evaluate("document.documentElement.scrollWidth") == 390
    review = server.http.get(f"/api/replays/{made['match']}/review").json()["review"]
    expect(one.page.locator("[data-mistake]")).to_have_count(len(review["mistakes"]))
    one.page.get_by_role("link", name="Replay").first.click()
    expect(one.page.locator("[data-at]")).to_be_visible()
