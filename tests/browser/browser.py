"""A Chromium to drive, and what a person does at the table."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, expect

from tests.table.helpers import PATIENCE

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
TABLE = '.table[data-decision]:not([data-decision="-1"])'  # one that shows a position


def chromium() -> str:
    """Return the path of an installed Chromium; install one where that is possible."""
    for attempt in range(2):
        found = next((path for name in NAMES if (path := shutil.which(name))), None)
        if found:
            return found
        if attempt == 0 and hasattr(os, "getuid") and os.getuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], check=True, capture_output=True)
    raise RuntimeError("these tests need Chromium: install the package chromium")


def launch(playwright: Playwright) -> Browser:
    """Start a browser."""
    return playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)


class Person:
    """Somebody at a browser of their own."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        self._stack = ExitStack()
        options = {"locale": "en-GB", "viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"} | context
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.address = address
        self._is_stopped = False
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.console: list[str] = []
        self.page.on("console", lambda said: self.console.append(said.text) if said.type == "error" else None)

    def close(self) -> None:
        """Go away."""
        self.context.close()

    def visit(self, place: str = "/") -> None:
        """Open a place of the page."""
        self.page.goto(f"{self.address}/#{place}")

    def sit(self, match: str, key: str) -> None:
        """Open a seat by its link."""
        self.visit(f"/table/{match}?key={key}")
        self.page.wait_for_selector(TABLE)

    def play_now(self, game: str) -> None:
        """Click "play now" on a game's card."""
        self.visit()
        self.page.locator(f'[data-game="{game}"] [data-play]').click()
        self.page.wait_for_selector(TABLE)

    @property
    def decision(self) -> int:
        """The number of decisions shown."""
        return int(self.page.locator(TABLE).get_attribute("data-decision") or -1)

    @property
    def over(self) -> bool:
        """Whether the match is shown as over."""
        return self.page.locator(TABLE).get_attribute("data-over") == "true"

    def wait_for_turn(self, timeout: float = PATIENCE) -> bool:
        """Wait until this seat is asked; False if the match ended instead."""
        self.page.wait_for_function(READY, timeout=timeout * 1000)
        return not self.over

    def wait_past(self, decision: int, timeout: float = PATIENCE) -> None:
        """Wait until a later decision is shown."""
        self.page.wait_for_function(
            "n => Number(document.querySelector('.table')?.dataset.decision) > n", arg=decision, timeout=timeout * 1000
        )

    def wait_for_answer(self) -> None:
        """Wait until what was clicked or typed has been answered, if it was more than a part of a choice."""
        self.page.wait_for_function(f"() => ({READY})() || !({ASKED})()")

    def settle(self) -> None:
        """Wait until nothing of the page moves any more, as after a change of the window."""
        self.page.evaluate(SETTLED)

    def rest(self, seconds: float) -> None:
        """Let the page believe that so much time goes by; from then on its time goes by only so."""
        if not self._is_stopped:
            self.page.clock.install()
            self._is_stopped = True
        self.page.clock.run_for(round(1000 * seconds))

    def click_something(self, rng: Random, prefer: Sequence[str] = ()) -> None:
        """Click one thing that may be chosen: a target or a card of the turn bar; never "back".

        Of those whose name begins like one of `prefer`, the first such is taken. When nothing is asked (the answer to
        the last click is on its way), nothing is clicked.
        """
        found: list[str] = self.page.evaluate(CHOICES, 1000 * PATIENCE)
        if not found:
            return
        wanted = [one for start in prefer for one in found if one.startswith(start)]
        point = self.page.evaluate(POINT, wanted[0] if wanted else rng.choice(found))
        if point:
            self.page.mouse.click(*point)

    def play_out(self, rng: Random, patience: float = PATIENCE) -> None:
        """Click at random, as fast as the page answers, until the match is over.

        The clicks go to what lies on top at the middle of the thing chosen, so what is covered is never clicked, and
        what was begun is never taken back. Fails when the page shows a banner, leaves nothing to click, or shows no
        new decision for `patience` seconds.
        """
        clicks = 0
        while True:
            seen: dict[str, Any] = self.page.evaluate(PLAY, [rng.getrandbits(32), patience * 1000])
            clicks += seen["clicks"]
            assert not seen["trouble"], f"after {clicks} clicks at decision {self.decision}: {seen['trouble']}"
            if seen["over"]:
                return

    def healthy(self) -> None:
        """Check that no script failed."""
        assert self.errors == []


READY = """() => {
    const table = document.querySelector('.table');
    if (!table || table.dataset.busy === 'true' || table.dataset.forced === 'true') return false;
    return table.dataset.asked === 'true' || table.dataset.over === 'true';
}"""
SETTLED = """async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const shape = () => JSON.stringify([...document.querySelectorAll(
        '.table > *, [data-area], [data-panel], [data-place], [data-drawer], dialog, [role=dialog]')]
        .map(element => Object.values(element.getBoundingClientRect().toJSON())));
    for (let [last, same] = ['', 0]; same < 3; ) {
        await frame();
        const now = shape();
        same = now === last ? same + 1 : 0;
        last = now;
    }
}"""
ASKED = "() => document.querySelector('.table')?.dataset.asked === 'true'"
OPEN = """name => {
    // While something is chosen already, cards would take it back; so would the cards of the question before.
    const begun = document.querySelector('[data-back=choice], [data-before]');
    const cards = begun ? '[data-place^="done:"], [data-confirm]' : '[data-place]:not([aria-disabled=true])';
    return [...document.querySelectorAll(name === 'place' ? cards : '[data-target]')];
}"""
REACH = """element => {
    // What lies on top at the middle of an element, which may have to be moved into sight.
    element.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (top === element || element.contains(top)) ? [x, y] : null;
}"""
CHOICES = f"""async patience => {{
    const until = performance.now() + patience;
    while (!({READY})() && ({ASKED})()) {{
        if (performance.now() > until) throw new Error('the answer does not come');
        await new Promise(resolve => setTimeout(resolve, 5));
    }}
    return ['target', 'place'].flatMap(name => ({OPEN})(name)
    .filter({REACH}).map(element => `${{name}} ${{element.dataset[name]}}`));
}}"""
POINT = f"""chosen => ['target', 'place'].flatMap(name => ({OPEN})(name)
    .filter(element => chosen === `${{name}} ${{element.dataset[name]}}`).map({REACH})).find(point => point)"""
PLAY = (
    """async ([seed, patience]) => {
    const open = """
    + OPEN
    + """;
    const random = count => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return Math.floor(seed / 2 ** 32 * count);
    };
    const table = () => document.querySelector('.table');
    const pause = () => new Promise(resolve => setTimeout(resolve));
    const click = element => {
        element.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const box = element.getBoundingClientRect();
        const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementFromPoint(clientX, clientY);
        if (!top || (top !== element && !element.contains(top))) return false;
        const more = {bubbles: true, cancelable: true, composed: true, view: window, clientX, clientY};
        for (const type of ['pointerdown', 'pointerup'])
            top.dispatchEvent(new PointerEvent(type, {...more, pointerId: 1, pointerType: 'mouse', isPrimary: true}));
        top.dispatchEvent(new MouseEvent('click', more));
        return true;
    };
    const choose = () => {
        const choices = ['place', 'target'].flatMap(open);
        while (choices.length) if (click(...choices.splice(random(choices.length), 1))) return true;
        return false;
    };
    const seen = (clicks, trouble = '') => ({clicks, trouble, over: table().dataset.over === 'true'});
    const asked = () => document.querySelector('[data-area=question]')?.innerText;
    const until = performance.now() + 5000;
    let [last, shown, clicks] = [performance.now(), '', 0];
    for (;;) {
        const banner = document.querySelector('[role=alert]');
        if (banner) return seen(clicks, `banner: ${banner.innerText}`);
        const {decision, over, busy, asked: open, forced} = table().dataset;
        const now = performance.now();
        if (over === 'true' || now > until && now - last < 1000) return seen(clicks);
        if (decision !== shown) [shown, last] = [decision, now];
        if (now - last > patience) return seen(clicks, `no new decision: ${asked()}`);
        if (open === 'true' && busy !== 'true' && forced !== 'true') {
            if (!choose()) return seen(clicks, `nothing to click: ${asked()}`);
            clicks++;
        }
        await pause();
    }
}"""
)

__all__ = ["ARGUMENTS", "TABLE", "Person", "chromium", "expect", "launch"]
