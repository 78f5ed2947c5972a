"""What is pressed counts once, for the question it was pressed at, whatever arrives meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.browser import TABLE, Person
from tests.browser.crowd import GAMES, play_until
from tests.browser.line import Line
from tests.table.helpers import Page, Process

People = Callable[..., Person]
THINGS: Final = {
    "card": '[data-area="cards"] [data-place]:not([aria-disabled="true"])',
    "end": '[data-end]:not([aria-disabled="true"])',
    "place": "[data-stage] [data-target]",
    "hand": '[data-area="hand"] [data-target]',
    "entry": "[role=menuitem]",
}
"""What can be pressed to answer a question."""
FREE = """([selector, last]) => {
    const found = [...document.querySelectorAll(selector)].flatMap(element => {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return element.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
    });
    return found.at(last ? -1 : 0) ?? null;
}"""
"""The middle of the first or last thing of a sort that nothing covers."""
CHOSEN = "[data-back=choice], [data-confirm], [data-place=armed], .table[data-busy=true]"


def slot_of(action: Any) -> str:
    """The place of the turn bar that an action of a position belongs to."""
    return str(action.get("slot") or action["family"])


class Hand:
    """A mouse or a finger that goes down and up again at a place."""

    def __init__(self, one: Person, touch: bool) -> None:
        self._one = one
        self._touch = one.context.new_cdp_session(one.page) if touch else None

    def down(self, x: float, y: float) -> None:
        """Press."""
        if self._touch:
            self._touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        else:
            self._one.page.mouse.move(x, y)
            self._one.page.mouse.down()

    def up(self) -> None:
        """Let go."""
        if self._touch:
            self._touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self._one.page.mouse.up()


@pytest.mark.parametrize("by", ["mouse", "finger"])
@pytest.mark.parametrize("id", GAMES)
def test_what_arrives_between_press_and_release_takes_no_click_away(
    person: People, crowded: Any, id: str, by: str
) -> None:
    """Prices, players and the same position once more, while a card, an end, a place or an entry is pressed."""
    shape: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    tried = 0
    for thing in THINGS:
        one = person(**(shape if by == "finger" else {}))
        line = Line(one, "outlook", cut=True)
        one.sit(*crowded(id))
        one.wait_for_turn()
        if thing == "entry":
            one.page.evaluate("document.activeElement?.blur()")
            one.page.keyboard.press("l")
            expect(one.page.locator(THINGS["entry"]).first).to_be_visible()
        line.wait()
        one.settle()
        place = one.page.evaluate(FREE, [THINGS[thing], thing == "entry"])
        if place is None:
            one.close()
            continue
        tried += 1
        hand = Hand(one, by == "finger")
        hand.down(*place)
        line.arrive(line.last["next"])
        hand.up()
        expect(one.page.locator(CHOSEN).first, thing).to_be_attached()
        assert len(line.said("play")) <= 1, thing
        one.close()
    assert tried > 1


@pytest.mark.parametrize(("thing", "way"), [("end", "still"), ("end", "slips"), ("hand", "still")])
def test_a_press_is_no_answer_to_the_question_after_its_own(
    person: People, server: Process, thing: str, way: str
) -> None:
    """Somebody has answered elsewhere while the same thing was pressed here: it is let go, and nothing is played."""
    match, key = play_until(
        server,
        "endless-winter",
        2,
        lambda now: {"work-brave", "done"} <= {slot_of(action) for action in now["actions"]},
    )
    one = person()
    line = Line(one)
    one.sit(match, key)
    one.wait_for_turn()
    decision = one.decision
    x, y = one.page.evaluate(FREE, [THINGS[thing], True])
    line.keep("next")
    hand = Hand(one, False)
    hand.down(x, y)
    with Page(server.port, match, key) as elsewhere:
        now = elsewhere.my_turn()
        elsewhere.play(next(action["code"] for action in now["actions"] if slot_of(action) == "work-brave"))
    line.wait()
    if way == "slips":
        one.page.mouse.move(x - 12, y, steps=3)
    line.arrive()
    if way == "slips":
        one.wait_past(decision)
        one.page.mouse.move(x, y, steps=3)
    hand.up()
    one.wait_past(decision)
    assert one.wait_for_turn()
    assert not line.said("play")
    assert one.page.locator(CHOSEN).count() == 0


def test_an_end_whose_price_is_not_known_yet_is_under_way_at_once(person: People, server: Process) -> None:
    """Until the server has told what would be lost, nothing else can be chosen; then the end counts, once."""
    match, key = play_until(
        server,
        "endless-winter",
        2,
        lambda now: len(now["actions"]) > 2 and any(action.get("kind") == "skip" for action in now["actions"]),
    )
    one = person()
    line = Line(one, "outlook")
    one.sit(match, key)
    one.wait_for_turn()
    end = one.page.locator('[data-end="skip"]')
    code, decision = int(end.get_attribute("data-action") or -1), one.decision
    end.click()
    expect(one.page.locator(TABLE)).to_have_attribute("data-busy", "true")
    for other in one.page.locator('[data-area="cards"] [data-place], [data-target]').all()[:6]:
        other.click(force=True)
    end.click(force=True)
    assert [message["codes"] for message in line.said("outlook") if "codes" in message] == [[code]]
    assert not line.said("play")
    assert one.page.locator('[data-back="choice"]').count() == 0
    line.arrive()
    armed = one.page.locator('[data-place="armed"]')
    one.page.wait_for_function(
        """decision => document.querySelector('[data-place=armed]')
            || Number(document.querySelector('.table').dataset.decision) > decision""",
        arg=decision,
    )
    if armed.count():
        armed.click()
        one.wait_past(decision)
    assert [message["code"] for message in line.said("play") if message["decision"] == decision] == [code]


def test_a_card_is_chosen_at_its_very_edge_and_once_by_a_press_that_slips(person: People, server: Process) -> None:
    """Nothing moves away under the pointer, and whoever leaves a card and comes back has not taken it back."""
    match, key = play_until(
        server, "caral", 2, lambda now: sum(slot_of(action) == "reserve" for action in now["actions"]) > 12
    )
    one = person()
    one.sit(match, key)
    one.wait_for_turn()
    mouse = one.page.mouse
    card = one.page.locator('[data-place="reserve"]')
    box = card.bounding_box()
    assert box
    x, top, bottom = box["x"] + box["width"] / 2, box["y"], box["y"] + box["height"]
    mouse.move(x, bottom - 1)
    one.settle()
    mouse.down()
    mouse.up()
    expect(card).to_have_attribute("aria-pressed", "true")
    one.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    mouse.move(x, top + 8)
    mouse.down()
    mouse.move(x, top - 20, steps=4)
    expect(card).to_have_attribute("aria-pressed", "true")
    mouse.move(x, top + 8, steps=4)
    mouse.up()
    one.settle()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_key_pressed_while_a_dialog_closes_opens_what_it_asks_for(person: People) -> None:
    """A dialog tells that it closed a moment after it did; what was opened meanwhile stays open."""
    one = person()
    one.play_now("caral")
    one.page.keyboard.press("?")
    expect(one.page.locator("dialog[open]")).to_be_visible()
    one.page.evaluate("""() => {
        document.querySelector('dialog').close();
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'o', code: 'KeyO', bubbles: true}));
    }""")
    expect(one.page.locator("dialog")).to_have_count(0)
    one.settle()
    expect(one.page.locator(".pull[aria-label=Story]")).to_be_visible()
