"""Lessons as a newcomer plays them: read, click what is lit, be led back kindly, and play on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import kancha
from kancha.lessons import Lesson, lessons
from kancha.words import Words
from tests.browser.browser import Person

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ALL = [lesson for id in kancha.games() for lesson in lessons(kancha.game(id))]
FIRST = [lesson for lesson in ALL if lesson.order == 1]
TONGUES = [
    (lesson, lang)
    for number, lesson in enumerate(ALL)
    for lang in ("en", "fr")
    if not lesson.before or lang == ("en", "fr")[number % 2]
]
"""First lessons in both languages; those that begin later, whose words the contract checks, by turns in one."""
STEP = "[data-coach]"
OVER = ":over"
"""What the card shows after the last step."""


def begin(person: Person, lesson: Lesson) -> None:
    """Open a lesson by its address."""
    person.visit(f"/learn/{lesson.game}?lesson={lesson.id}")
    person.page.wait_for_selector(STEP)


def at(person: Person) -> str:
    """The step that the card shows."""
    return person.page.locator(STEP).get_attribute("data-coach") or ""


def do(person: Person) -> None:
    """Do what the card asks for: click what is ringed; what needs more than a click is done by the coach."""
    page = person.page
    before = person.decision
    for _ in range(3):
        ring = page.locator("[data-ring]")
        if not ring.count():
            break
        box = ring.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for _ in range(8):  # An answer may be on its way: a second click would be for the next step.
            page.wait_for_timeout(150)
            if person.decision > before or not page.locator(STEP).count():
                return
    if page.locator("[data-coach-show]:enabled").count():
        page.locator("[data-coach-show]:enabled").click()
    person.wait_past(before)


def play(person: Person, lesson: Lesson) -> list[str]:
    """Play a lesson to its end; returns the steps that were shown."""
    seen: list[str] = []
    page = person.page
    while True:
        page.wait_for_selector(STEP, timeout=30_000)
        page.wait_for_timeout(150)
        now = at(person)
        if now not in seen:
            seen.append(now)
        if now == OVER:
            return seen
        if page.locator("[data-coach-next]").count():
            page.locator("[data-coach-next]").click()
        elif page.locator("[data-coach-show]").count():
            do(person)


@pytest.mark.parametrize(
    ("lesson", "lang"), TONGUES, ids=lambda one: one if isinstance(one, str) else f"{one.game}-{one.id}"
)
def test_a_lesson_can_be_played_through(person: Callable[..., Person], lesson: Lesson, lang: str) -> None:
    """Every step is shown, in the language of the reader, and afterwards the match is free."""
    learner = person(locale="fr-FR" if lang == "fr" else "en-GB")
    begin(learner, lesson)
    assert play(learner, lesson) == [*(step.id for step in lesson.steps), OVER]
    learner.page.locator("[data-coach-end]").click()
    expect(learner.page.locator(STEP)).to_have_count(0)
    assert learner.wait_for_turn()


@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_a_first_match_can_be_played_on_a_phone(person: Callable[..., Person], lesson: Lesson) -> None:
    """Every step fits on the screen with its buttons."""
    learner = person(**PHONE)
    begin(learner, lesson)
    page = learner.page
    for _ in range(len(lesson.steps) * 6):
        page.wait_for_selector(STEP, timeout=30_000)
        box = page.evaluate("step => document.querySelector(step)?.getBoundingClientRect().toJSON()", STEP)
        if box is None:  # A rival moves.
            continue
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        before = learner.decision
        if page.locator("[data-coach-end]").count():
            return
        if page.locator("[data-coach-next]").count():
            page.locator("[data-coach-next]").click()
        elif page.locator("[data-coach-show]:enabled").count():
            page.locator("[data-coach-show]:enabled").click()
            learner.wait_past(before)
    raise AssertionError("the lesson does not end")


def test_another_answer_is_explained_and_nothing_is_lost(person: Callable[..., Person]) -> None:
    """The step says why, the position stays, and leaving the lesson allows everything."""
    lesson = lessons(kancha.game("caral"))[0]
    learner = person()
    begin(learner, lesson)
    page = learner.page
    page.locator("[data-coach-next]").click()
    before = learner.decision
    page.locator('[data-target="site-9"]').click(force=True)
    told = Words("en", extra=[kancha.game("caral").folder / "lessons" / "first.en.ftl"]).text("found-else")
    expect(page.locator("[data-astray]")).to_have_text(told)
    assert learner.decision == before
    page.locator("[data-coach-leave]").click()
    expect(page.locator(STEP)).to_have_count(0)
    page.locator('[data-target="site-9"]').click(force=True)
    learner.wait_past(before)


def test_the_lobby_offers_to_learn(person: Callable[..., Person]) -> None:
    """From the card of a game to goal, turn and points, and from there to its coached first match."""
    learner = person()
    learner.visit()
    learner.page.locator('[data-game="caral"] [data-learn]').click()
    expect(learner.page.locator('[data-primer="caral"] section')).to_have_count(3)
    learner.page.locator('[data-lesson="first"]').click()
    learner.page.wait_for_selector(STEP)
    assert at(learner) == lessons(kancha.game("caral"))[0].steps[0].id


@pytest.mark.parametrize("game", kancha.games())
def test_goal_turn_and_points_are_one_key_away(person: Callable[..., Person], game: str) -> None:
    """At the table, in a match that runs, as on the page before it; every line has a sentence."""
    player = person()
    player.play_now(game)
    player.page.keyboard.press("g")
    lines = player.page.locator(f'dialog [data-primer="{game}"] li')
    expect(lines.first).to_be_visible()
    assert all("learn-line" not in text for text in lines.all_inner_texts())
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog")).to_have_count(0)
