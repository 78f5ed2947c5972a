"""What is pressed counts once, for the question it was pressed at, whatever arrives meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.browser import TABLE, Person
from tests.browser.crowd import play_until
from tests.browser.line import Line
from tests.table.helpers import Process

People = Callable[..., Person]


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
