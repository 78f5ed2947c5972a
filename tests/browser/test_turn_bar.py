"""One thought, one click: dragging, taking all, what a click leaves, drawers, announcements, story and board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.browser import TABLE, Person
from tests.browser.crowd import play_until, table
from tests.browser.line import Line
from tests.table.helpers import Process

People = Callable[..., Person]


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lay(one: Person, decision: int) -> None:
    """Take the tile that hangs on the pointer to a place where it has more than one direction, and let it go."""
    one.page.mouse.move(*middle(one.page.locator("[data-stage] [data-target]").nth(30)), steps=4)
    expect(one.page.locator(".ghosts .piece").first).to_be_attached()
    expect(one.page.get_by_role("button", name="Turn", exact=True)).to_be_visible()
    one.wait_for_answer()
    one.page.mouse.up()
    expect(one.page.locator(TABLE)).to_have_attribute("data-decision", str(decision + 3))


def test_a_tile_is_dragged_from_its_card_to_its_place(person: People, server: Process) -> None:
    """Kind, place and direction are one press of the button; the ghost hangs on the pointer all the way."""
    one = person()
    made = table(server, "me bot", "java")
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    decision = one.decision
    mouse = one.page.mouse
    mouse.move(*middle(one.page.locator('[data-place="lay-triple"]')))
    mouse.down()
    mouse.move(720, 400, steps=6)
    one.wait_past(decision)
    lay(one, decision)


@pytest.mark.parametrize("way", ["held", "let go on the board", "let go beside it"])
def test_a_card_is_dragged_faster_than_its_outlook_comes(person: People, server: Process, way: str) -> None:
    """What it leads to is not known yet when it leaves its place: it is taken along as soon as it is, and only once."""
    one = person()
    line = Line(one, "outlook")
    made = table(server, "me bot", "java")
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    decision = one.decision
    mouse, card = one.page.mouse, one.page.locator('[data-place="lay-triple"]')
    mouse.move(*middle(card))
    mouse.down()
    mouse.move(720, 400, steps=6)
    if way == "let go beside it":
        mouse.move(*middle(one.page.locator(".meter")), steps=4)
    if way != "held":
        mouse.up()
    assert not line.said("play")
    line.wait()
    line.arrive()
    one.wait_past(decision)
    if way == "held":
        lay(one, decision)
    one.settle()
    assert [message["decision"] for message in line.said("play")].count(decision) == 1


def test_what_is_due_is_taken_by_one_click(person: People, server: Process) -> None:
    """Several benefits in a row that need no choice."""
    match, key = play_until(server, "endless-winter", 2, lambda now: bool(now.get("turn", {}).get("all")))
    one = person()
    one.sit(match, key)
    one.wait_for_turn()
    decision = one.decision
    one.page.locator("[data-all]").click()
    one.wait_past(decision + 1)


def test_a_drawer_leaves_the_stage_where_it_is(person: People, server: Process) -> None:
    """The ceremony lies over less than half of the stage, away from what it is about, which stays lit."""
    match, key = play_until(server, "caral", 2, lambda now: "drawer" in now["scene"] and len(now["actions"]) > 1)
    one = person()
    one.sit(match, key)
    drawer = one.page.locator("[data-drawer]")
    expect(drawer).to_be_visible()
    one.settle()
    over = drawer.bounding_box()
    stage = one.page.locator("[data-stage]").bounding_box()
    spot = one.page.locator("[data-spot]").bounding_box()
    assert over
    assert stage
    assert spot
    assert over["width"] <= 0.46 * stage["width"]
    assert spot["x"] >= over["x"] + over["width"] or spot["x"] + spot["width"] / 2 <= over["x"]
    drawer.get_by_role("button", name="Look at the board").click()
    expect(drawer).to_have_count(0)
    assert one.page.locator("[data-stage]").bounding_box() == stage


def test_story_and_board_show_each_other(person: People, crowded: Any) -> None:
    """Pointing at a line lights what it names; pointing at a place lights the lines that name it."""
    one = person()
    one.sit(*crowded("caral"))
    one.wait_for_turn()
    for line in one.page.locator(".side .rest article, .side .rest li").all():
        line.hover()
        lit = one.page.locator("[data-stage] .linked path")
        if lit.count():
            break
    expect(lit.first).to_be_attached()
    places = one.page.locator("[data-stage] [data-zone^=space-], [data-stage] [data-zone^=site-]")
    told = 0
    for place in places.all():
        one.page.mouse.move(*middle(place))
        told += one.page.locator(".side .rest .lit").count()
        if told:
            break
    assert told


def test_the_meter_says_what_a_click_leaves(person: People, server: Process) -> None:
    """Pointing at a card with a price shows the action points after it."""
    one = person()
    made = table(server, "me bot", "java")
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    before = one.page.locator(".meter").inner_text()
    one.page.locator('[data-place="lay-triple"]').click()
    one.page.locator("[data-stage] [data-target]").nth(10).hover()
    expect(one.page.locator(".meter")).to_contain_text("→")
    assert before != one.page.locator(".meter").inner_text()


def test_small_things_are_shown_in_a_lens_where_the_pointer_rests(person: People, crowded: Any) -> None:
    """Nothing is covered by it, and it goes when the pointer moves on."""
    one = person(reduced_motion="no-preference")
    one.sit(*crowded("ayar"))
    one.wait_for_turn()
    small = one.page.evaluate(
        """() => [...document.querySelectorAll('[data-stage] svg[data-panel] [data-id]')]
            .map(thing => thing.getBoundingClientRect())
            .filter(box => box.width > 8 && Math.min(box.width, box.height) < 40)
            .map(box => [box.x + box.width / 2, box.y + box.height / 2])
            .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-id]'))"""
    )
    for x, y in small[:: max(1, len(small) // 8)]:
        one.page.mouse.move(x, y)
        one.rest(2)
        if one.page.locator("[data-lens]").count():
            break
    expect(one.page.locator("[data-lens]")).to_have_count(1)
    one.page.mouse.move(x + 60, y + 40)
    expect(one.page.locator("[data-lens]")).to_have_count(0)
