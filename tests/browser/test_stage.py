"""The stage measured: what is large enough, what stays where it is, what nobody asked for."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.browser import TABLE, Person
from tests.browser.crowd import GAMES, table
from tests.table.helpers import Process

People = Callable[..., Person]
DESKS: Final = [(1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
SMALL: Final = [(390, 844), (844, 390), (768, 1024), (1024, 768)]
"""Phone and tablet, upright and flat."""
FLAGGED: Final = ("cuzco", "java")
"""Games with numbers that nothing may cover: how high each tile lies."""
SHAPES: Final[dict[str, tuple[tuple[int, int], list[str]]]] = {
    "desk": ((1440, 900), ["header", ".shelf", "[data-stage]", ".side", "[data-area=question]"]),
    "phone": ((390, 844), ["header", "[data-stage]", "[data-area=question]"]),
}
"""A window and its regions."""

MEASURE = """() => {
    const box = element => { const r = element.getBoundingClientRect(); return [r.x, r.y, r.width, r.height]; };
    const shown = element => {
        const r = element.getBoundingClientRect();
        return r.width > 0 && r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight;
    };
    const hidden = () => {
        const bubbles = [...document.querySelectorAll('[data-stage] .bubble')].map(one => one.getBoundingClientRect());
        const under = one => bubbles.some(b =>
            b.left < one.right - 1 && b.right > one.left + 1 && b.top < one.bottom - 1 && b.bottom > one.top + 1);
        const below = [...document.querySelectorAll('[data-stage] .flags')]
            .filter(one => one.parentElement.lastElementChild !== one);
        const covered = [...document.querySelectorAll('[data-stage] [data-flag]')]
            .filter(one => under(one.querySelector('rect').getBoundingClientRect()));
        return [...below.map(() => 'a layer'), ...covered.map(one => one.dataset.flag)];
    };
    const drawn = '[data-stage] svg[data-panel] text, [data-area=hand] text, .dock text';
    const letters = [...document.querySelectorAll(drawn)].filter(shown)
        .map(text => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM().a)]);
    const words = [...document.querySelectorAll('.table *')]
        .filter(one => !one.closest('svg') && !one.closest('.hidden-but-read') && shown(one))
        .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
        .map(one => [one.textContent.trim().slice(0, 30), parseFloat(getComputedStyle(one).fontSize)]);
    return {
        stage: box(document.querySelector('[data-stage]')),
        scales: Object.fromEntries([...document.querySelectorAll('[data-stage] svg[data-panel]')]
            .map(svg => [svg.dataset.panel, Number(svg.dataset.scale)])),
        letters: [...letters, ...words],
        targets: [...document.querySelectorAll('[data-target]')].filter(shown)
            .map(one => [one.dataset.target, ...box(one)]),
        cards: [...document.querySelectorAll('[data-place], .thumb, .again')].filter(shown)
            .map(one => [one.dataset.place ?? one.className, ...box(one)]),
        tips: document.querySelectorAll('[role=tooltip]').length,
        cut: [...document.querySelectorAll('[data-tight]')].filter(shown)
            .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
            .map(one => one.textContent.trim().slice(0, 60)),
        flags: [...document.querySelectorAll('[data-stage] [data-flag]')].length,
        hidden: hidden(),
        wide: document.documentElement.scrollWidth,
        high: document.documentElement.scrollHeight,
    };
}"""


LAYOUT = """regions => ({
    boxes: regions.map(region => Object.values(document.querySelector(region)?.getBoundingClientRect().toJSON() ?? {})),
    tips: document.querySelectorAll('[role=tooltip]').length,
})"""


def measure(one: Person, size: tuple[int, int]) -> dict[str, Any]:
    """Measure the page in a window of some size."""
    one.page.set_viewport_size({"width": size[0], "height": size[1]})
    one.settle()
    found: dict[str, Any] = one.page.evaluate(MEASURE)
    return found


@pytest.mark.parametrize("id", GAMES)
def test_everything_on_a_desk_is_large_enough(person: People, crowded: Any, id: str) -> None:
    """Letters of 11 px, none cut, no flag covered, targets of 28, a stage of 60 %, larger boards in larger windows."""
    one = person()
    one.sit(*crowded(id))
    one.wait_for_turn()
    scales: dict[str, float] = {}
    for width, height in DESKS:
        found = measure(one, (width, height))
        where = f"{id} at {width} x {height}"
        small = [(text, size) for text, size in found["letters"] if size < 11 - 0.01]
        assert not small, f"{where}: {small[:8]}"
        tiny = [target for target in found["targets"] if min(target[3], target[4]) < 28 - 0.5]
        assert not tiny, f"{where}: {tiny[:8]}"
        low = [card for card in found["cards"] if min(card[3], card[4]) < 28 - 0.5]
        assert not low, f"{where}: {low[:8]}"
        assert found["stage"][2] * found["stage"][3] >= 0.6 * width * height, where
        assert found["tips"] == 0, where
        assert not found["hidden"], f"{where}: {found['hidden']}"
        assert (found["flags"] > 0) == (id in FLAGGED), where
        assert not found["cut"], f"{where}: {found['cut']}"
        assert (found["wide"], found["high"]) == (width, height), where
        for panel, scale in scales.items():
            if panel in found["scales"]:
                assert found["scales"][panel] >= scale, f"{where}: {panel}"
        # A board beside the first one may be larger in a lower window, which leaves it more room.
        scales |= found["scales"] if width >= 1440 else dict([next(iter(found["scales"].items()))])
    # Also the boards that nothing is asked about, and those of the others.
    one.page.set_viewport_size({"width": 1440, "height": 900})
    boards = one.page.locator(".thumb")
    for place in range(boards.count()):
        boards.nth(place).click()
        expect(boards.nth(place)).to_have_attribute("aria-pressed", "true")
        found = measure(one, (1440, 900))
        small = [(text, size) for text, size in found["letters"] if size < 11 - 0.01]
        assert not small, f"{id}, board {place + 1}: {small[:8]}"


@pytest.mark.parametrize("id", GAMES)
def test_a_small_screen_keeps_scores_stage_and_turn_in_sight(person: People, crowded: Any, id: str) -> None:
    """Phone and tablet, upright and flat: nothing scrolls or is cut, and what is tapped waits for its confirmation."""
    width, height = SMALL[0]
    one = person(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    one.sit(*crowded(id))
    one.wait_for_turn()
    for width, height in SMALL:
        found = measure(one, (width, height))
        where = f"{id} at {width} x {height}"
        assert (found["wide"], found["high"]) == (width, height), where
        small = [(text, size) for text, size in found["letters"] if size < 11 - 0.01]
        assert not small, f"{where}: {small[:8]}"
        assert not found["cut"], f"{where}: {found['cut']}"
        for seat in range(GAMES[id][0]):
            expect(one.page.locator(f'[data-seat="{seat}"]')).to_be_in_viewport()
        assert not found["hidden"], f"{where}: {found['hidden']}"
        assert (found["flags"] > 0) == (id in FLAGGED), where
        low = [thing for thing in found["cards"] + found["targets"] if min(thing[3], thing[4]) < 44 - 0.5]
        assert not low, f"{where}: {low[:8]}"
        sheet = one.page.locator("[data-area=question]").bounding_box()
        assert sheet
        assert 1 - sheet["width"] * sheet["height"] / (width * height) >= 0.6, where
        free = one.page.evaluate(
            """() => [...document.querySelectorAll('[data-stage] [data-target]')].flatMap(element => {
                const box = element.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                return element.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
            })[0]"""
        )
        if free:
            decision = one.decision
            one.page.touchscreen.tap(*free)
            expect(one.page.locator("[data-confirm], [data-back]").first).to_be_visible()
            assert one.decision == decision, f"{where}: a tap alone has played"
            while one.page.locator('[data-back="choice"]').count():
                one.page.locator('[data-back="choice"]').tap()


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("id", GAMES)
def test_nothing_jumps_and_the_sentence_follows(person: People, server: Process, id: str, shape: str) -> None:
    """Over fifty decisions the regions stay where they are, no tip opens, and a click that only narrows is told."""
    (width, height), regions = SHAPES[shape]
    one = person(viewport={"width": width, "height": height}, has_touch=shape == "phone")
    made = table(server, "me bot", id)
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    rng = Random(11)
    begin, narrowed = one.decision, 0
    said = one.page.locator("[data-say]")
    layout = one.page.evaluate(LAYOUT, regions)
    assert all(layout["boxes"])
    one.page.mouse.move(width / 2, 20)
    while one.decision < begin + 50 and one.wait_for_turn():
        before = one.decision, said.inner_text()
        one.click_something(rng)
        one.page.mouse.move(width / 2, 20)
        one.wait_for_answer()
        assert one.page.evaluate(LAYOUT, regions) == layout
        if one.decision == before[0] and one.page.locator('.table[data-asked="true"]').count():
            narrowed += 1
            assert said.inner_text() != before[1]
    if id in ("ayar", "endless-winter"):
        assert narrowed


@pytest.mark.parametrize("id", GAMES)
def test_a_tip_never_lies_over_a_target(person: People, crowded: Any, id: str) -> None:
    """Resting on things that cannot be chosen tells about them, beside what can; so does the lens."""
    one = person()
    one.sit(*crowded(id))
    one.wait_for_turn()
    things = one.page.evaluate(
        """() => [...document.querySelectorAll('[data-stage] [data-zone]')].map(zone => zone.getBoundingClientRect())
            .map(box => [box.x + box.width / 2, box.y + box.height / 2])
            .filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('[data-target]'))"""
    )
    shown = 0
    for x, y in things[:: max(1, len(things) // 5)]:
        one.page.mouse.move(x, y)
        one.rest(1)
        for over in one.page.locator("[role=tooltip], [data-lens]").all():
            box = over.bounding_box()
            assert box
            shown += 1
            for _, left, top, w, h in one.page.evaluate(MEASURE)["targets"]:
                assert (
                    left + w <= box["x"] + 1
                    or left >= box["x"] + box["width"] - 1
                    or top + h <= box["y"] + 1
                    or top >= box["y"] + box["height"] - 1
                    or (
                        over.get_attribute("data-lens") is not None
                        and hypot(
                            left + w / 2 - box["x"] - box["width"] / 2, top + h / 2 - box["y"] - box["height"] / 2
                        )
                        > box["width"] / 2
                    )
                )

    assert shown


def test_a_repeated_key_does_not_throw_the_turn_away(person: People, server: Process) -> None:
    """The end of a turn asks when something would be lost, says what; a held key or a double click changes nothing."""
    one = person()
    made = table(server, "me bot", "java")
    one.sit(made["match"], made["keys"][0]["key"])
    rng = Random(2)
    end = one.page.locator('[data-end="end"]:not([aria-disabled="true"])')
    for _ in range(80):
        assert one.wait_for_turn()
        if end.count():
            break
        one.click_something(rng, ("place lay-", "target"))
    decision = one.decision
    one.page.keyboard.down("e")
    for _ in range(5):
        one.page.keyboard.down("e")
    one.page.keyboard.up("e")
    expect(one.page.locator('[data-place="armed"]')).to_be_visible()
    assert one.decision == decision
    one.page.keyboard.press("Escape")
    expect(one.page.locator('[data-place="armed"]')).to_have_count(0)
    assert one.decision == decision
    end.dblclick()
    expect(one.page.locator('[data-place="armed"]')).to_be_visible()
    assert one.decision == decision, "the second click of a double one has answered the question of the first"


def test_escape_is_one_step_back_everywhere(person: People, server: Process) -> None:
    """A kind that was named by an answer already played is taken back too, also by a page that was loaded anew."""
    one = person()
    made = table(server, "me bot", "java")
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    decision = one.decision
    one.page.locator('[data-place="lay-triple"]').click()
    one.wait_past(decision)
    expect(one.page.locator("[data-stage] [data-target]").first).to_be_visible()
    expect(one.page.locator('[data-before] [data-place="lay-triple"]')).to_be_visible()
    one.page.reload()
    one.wait_for_turn()
    expect(one.page.locator('[data-before] [data-place="lay-triple"]')).to_be_visible()
    expect(one.page.locator("[data-back]")).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(one.page.locator(TABLE)).to_have_attribute("data-decision", str(decision))


def test_no_answer_without_an_alternative_is_asked(person: People, server: Process) -> None:
    """With the setting that everybody has at first, whoever is asked has at least two answers."""
    one = person()
    made = table(server, "me bot", "caral")
    one.sit(made["match"], made["keys"][0]["key"])
    rng = Random(9)
    for _ in range(30):
        if not one.wait_for_turn():
            break
        answers = one.page.locator(TABLE).get_attribute("data-answers")
        assert int(answers or 0) != 1
        one.click_something(rng)


def test_a_rivals_board_opens_at_any_time(person: People, crowded: Any) -> None:
    """Also while the question is on the own board; it stays until the person or the next question chooses."""
    one = person()
    one.sit(*crowded("ayar"))
    one.wait_for_turn()
    one.page.locator('[data-board="seat-1"]').click()
    expect(one.page.locator('[data-stage] svg[data-panel="board-1"]').first).to_be_visible()
    one.settle()
    expect(one.page.locator('[data-board="seat-1"]')).to_have_attribute("aria-pressed", "true")
    one.page.locator('[data-seat="0"] .open').click()
    expect(one.page.locator('[data-board="seat-0"]')).to_have_attribute("aria-pressed", "true")


def test_the_choice_of_layout_is_remembered(person: People, crowded: Any) -> None:
    """One board or two where there is room: as it was chosen, also after a reload and at another table."""
    one = person()
    one.sit(*crowded("endless-winter"))
    one.wait_for_turn()
    switch = one.page.get_by_role("switch", name="second board")
    one.page.get_by_role("button", name="Menu").click()
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    one.page.reload()
    one.page.wait_for_selector(TABLE)
    one.page.get_by_role("button", name="Menu").click()
    expect(switch).to_have_attribute("aria-checked", "false")


def test_a_replay_shows_the_board_where_something_happened(person: People, crowded: Any) -> None:
    """Both seats' boards come on stage as they are used; one that was pinned stays, until it is let go."""
    one = person()
    match, key = crowded("ayar")
    one.visit(f"/replay/{match}?at=40&key={key}")
    one.page.wait_for_selector(f'{TABLE}[data-decision="40"]')
    one.settle()
    pressed = one.page.locator('.thumb[aria-pressed="true"]')

    def boards(until: int) -> set[str | None]:
        found = set()
        while (decision := one.decision) < until:
            one.page.keyboard.press("ArrowRight")
            one.wait_past(decision)
            found.add(pressed.get_attribute("data-board"))
        return found

    assert boards(50) > {"seat-0", "seat-1"}
    lake = one.page.locator('[data-board="lake"]')
    lake.click()
    assert boards(56) == {"lake"}
    lake.click()
    expect(lake).to_have_attribute("aria-pressed", "false")
