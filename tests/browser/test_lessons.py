"""Lessons as a newcomer plays them: read, click what is lit, be led back kindly, and play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import kancha
from kancha.lessons import Lesson, lessons, words_file
from kancha.words import Words
from tests.browser.browser import Person
from tests.table.helpers import Process

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ALL = [lesson for id in kancha.games() for lesson in lessons(kancha.game(id))]
TONGUES = [(lesson, lang) for lesson in ALL for lang in ("en", "fr")]
"""Every lesson in English on a desk and in French on a phone."""
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


def play(person: Person) -> dict[str, str]:
    """Play a lesson to its end; returns the steps that were shown, each whole on the screen, and what they asked for.

    Whatever is ringed is clicked, up to three times for one answer; what needs more than that is done by the coach.
    """
    seen, outside = person.page.evaluate(FOLLOW, OVER)
    assert outside == []
    return dict(seen)


FOLLOW = """async over => {
    const table = () => document.querySelector('.table');
    const coach = () => document.querySelector('[data-coach]');
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const ringed = () => document.querySelector('[data-ring]')?.getBoundingClientRect();
    const [seen, outside] = [[], []];
    let [asked, clicks, since, last, still, clicked] = ['', 0, performance.now(), '', 0, ''];
    while (seen.at(-1)?.[0] !== over) {
        await frame();
        if (performance.now() - since > 60_000) throw new Error(`nothing goes on after ${asked}`);
        if (!coach() || table().dataset.busy === 'true') continue;
        const step = coach().dataset.coach;
        const box = coach().getBoundingClientRect();
        if (seen.at(-1)?.[0] !== step) seen.push([step, coach().querySelector('h2').innerText]);
        if (box.left < 0 || box.right > innerWidth) outside.push(step);
        const next = coach().querySelector('[data-coach-next]');
        const show = coach().querySelector('[data-coach-show]:enabled');
        const question = `${step} ${table().dataset.decision}`;
        if (question !== asked) [asked, clicks, since, last, clicked] = [question, 0, performance.now(), '', ''];
        if (next) next.click();
        if (next || !show) continue;
        const ring = ringed();  // It finds its place, and is followed when what it is about moves.
        const place = ring ? `${ring.x} ${ring.y}` : '';
        still = place === last ? still + 1 : 0;
        last = place;
        if (still < (place && place !== clicked ? 3 : 9)) continue;
        const [clientX, clientY] = ring ? [ring.x + ring.width / 2, ring.y + ring.height / 2] : [0, 0];
        const top = document.elementFromPoint(clientX, clientY);
        [still, clicked] = [0, place];
        if (!ring || ++clicks > 3 || coach().contains(top)) {
            show.click();
            continue;
        }
        const more = {bubbles: true, cancelable: true, composed: true, view: window, clientX, clientY};
        for (const type of ['pointerdown', 'pointerup'])
            top?.dispatchEvent(new PointerEvent(type, {...more, pointerId: 1, pointerType: 'mouse', isPrimary: true}));
        top?.dispatchEvent(new MouseEvent('click', more));
    }
    return [seen, outside];
}"""


@pytest.fixture(scope="module")
def learners(browser: Browser, server: Process) -> Iterator[Callable[[str], Person]]:
    """Somebody at a desk who reads English and somebody at a phone who reads French; they stay for all lessons."""
    known: dict[str, Person] = {}

    def find(lang: str) -> Person:
        if lang not in known:
            more: dict[str, Any] = {"locale": "fr-FR"} | PHONE if lang == "fr" else {}
            known[lang] = Person(browser, f"http://127.0.0.1:{server.port}", **more)
        return known[lang]

    yield find
    for one in known.values():
        one.close()


@pytest.mark.parametrize(
    ("lesson", "lang"), TONGUES, ids=lambda one: one if isinstance(one, str) else f"{one.game}-{one.id}"
)
def test_a_lesson_can_be_played_through(learners: Callable[[str], Person], lesson: Lesson, lang: str) -> None:
    """Every step is shown, whole and in the language of the reader, and afterwards the match is free."""
    learner = learners(lang)
    begin(learner, lesson)
    shown = play(learner)
    words = Words(lang, extra=[words_file(kancha.game(lesson.game), lesson, lang)])
    assert list(shown) == [*(step.id for step in lesson.steps), OVER]
    assert {step.id: shown[step.id] for step in lesson.steps} == {step.id: words.text(step.id) for step in lesson.steps}
    learner.page.locator("[data-coach-end]").click()
    expect(learner.page.locator(STEP)).to_have_count(0)
    assert learner.wait_for_turn()
    learner.healthy()


def test_another_answer_is_explained_and_nothing_is_lost(person: Callable[..., Person]) -> None:
    """The step says why, the position stays, and leaving the lesson allows everything."""
    lesson = lessons(kancha.game("caral"))[0]
    learner = person()
    begin(learner, lesson)
    page = learner.page
    page.locator("[data-coach-next]").click()
    before = learner.decision
    page.locator('[data-target="site-3"]').click(force=True)
    told = Words("en", extra=[kancha.game("caral").folder / "lessons" / "first.en.ftl"]).text("found-else")
    expect(page.locator("[data-astray]")).to_have_text(told)
    assert learner.decision == before
    page.locator("[data-coach-leave]").click()
    expect(page.locator(STEP)).to_have_count(0)
    page.locator('[data-target="site-3"]').click(force=True)
    learner.wait_past(before)


def test_the_lobby_offers_to_learn(person: Callable[..., Person]) -> None:
    """From the card of a game to goal, pieces, turn and points, and from there to its coached first match."""
    learner = person()
    learner.visit()
    learner.page.locator('[data-game="caral"] [data-learn]').click()
    expect(learner.page.locator('[data-primer="caral"] section')).to_have_count(4)
    learner.page.locator('[data-lesson="first"]').click()
    learner.page.wait_for_selector(STEP)
    assert at(learner) == lessons(kancha.game("caral"))[0].steps[0].id


@pytest.mark.parametrize("game", kancha.games())
def test_goal_turn_and_points_and_any_thing_are_one_key_away(person: Callable[..., Person], game: str) -> None:
    """At the table: a sentence for every line of the goal; what lies on the board, large, and its neighbours."""
    player = person()
    player.play_now(game)
    player.page.keyboard.press("g")
    lines = player.page.locator(f'dialog [data-primer="{game}"] li')
    expect(lines.first).to_be_visible()
    assert all("learn-line" not in text for text in lines.all_inner_texts())
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog")).to_have_count(0)
    player.page.keyboard.press("i")
    looked = player.page.locator("[data-inspect]")
    first = looked.get_attribute("data-inspect") or ""
    player.page.keyboard.press("ArrowRight")
    expect(looked).not_to_have_attribute("data-inspect", first)
    expect(looked.locator("svg").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog")).to_have_count(0)
