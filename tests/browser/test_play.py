"""Whole matches in the browser: by mouse, by keyboard, by several people."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import chain, repeat
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import expect

from tests.browser.browser import TABLE, Person
from tests.browser.crowd import advanced, table
from tests.table.helpers import PATIENCE, Process

People = Callable[..., Person]
JAVA = ("place lay-triple", "place stop", "place armed")
"""What ends a match of Java soon: triple tiles as long as they can be laid, then the end of the turn."""


def by_mouse(person: Person, rng: Random, clicks: int = 10_000, prefer: Sequence[str] = ()) -> None:
    """Click on what may be chosen until the match is over."""
    for _ in range(clicks):
        if not person.wait_for_turn():
            return
        person.click_something(rng, prefer)


def test_play_now_asks_the_first_question_after_one_click(person: People, server: Process) -> None:
    """From the click in the lobby to something to choose at the table, without a page between."""
    one = person()
    one.visit()
    one.page.locator('[data-game="java"] [data-play]').click()
    one.page.locator("[data-target], [data-place]").first.wait_for()
    expect(one.page.locator("dialog")).to_have_count(0)


def test_java_is_played_to_its_end_by_mouse(person: People, server: Process) -> None:
    """Legal targets are clicked until the result is shown."""
    one = person()
    match, key = advanced(server, "java", 2, lambda match, mine: match.seat == mine and len(match.log) > 1000, seed=1)
    one.sit(match, key)
    by_mouse(one, Random(5), prefer=JAVA)
    result = one.page.locator("[data-final]")
    expect(result).to_be_visible()
    summary = server.http.get(f"/api/matches/{match}", params={"key": key}).json()
    assert summary["over"]
    for score in summary["scores"]:
        expect(result.locator("tfoot td", has_text=re.compile(rf"^{score}$")).first).to_be_visible()


def test_a_whole_match_by_keyboard_alone(person: People, server: Process) -> None:
    """The list of actions, arrow keys and Enter are enough; the mouse is never used."""
    one = person()
    made = table(server, "me bot")
    one.sit(made["match"], made["keys"][0]["key"])
    keyboard = one.page.keyboard
    rng = Random(3)
    one.wait_for_turn()
    keyboard.press("l")
    while one.wait_for_turn():
        decision = one.decision
        if not one.page.evaluate("document.activeElement.getAttribute('role') === 'menuitem'"):
            keyboard.press("l")
        expect(one.page.locator("[role=menuitem]:focus")).to_have_count(1)
        for _ in range(rng.randrange(4)):
            keyboard.press(rng.choice(["ArrowDown", "ArrowUp", "ArrowRight"]))
        for _ in range(4):
            keyboard.press("Enter")
            one.wait_for_answer()
            if one.decision > decision or one.over:
                break
        one.wait_past(decision)
    expect(one.page.locator("[data-final]")).to_be_visible()


def test_java_is_playable_with_arrow_keys_on_the_board(person: People, server: Process) -> None:
    """Arrow keys walk over legal targets, Enter narrows, Shift and a digit choose a card, E ends the turn.

    However fast the keys come: those that come before the answer of the server are meant for what is asked then.
    """
    one = person()
    made = table(server, "me bot", "java")
    one.sit(made["match"], made["keys"][0]["key"])
    for _ in range(12):
        if not one.wait_for_turn():
            break
        decision = one.decision
        deadline = monotonic() + PATIENCE
        keys = chain(["Shift+Digit1"], repeat("e"))
        while one.decision == decision:
            assert monotonic() < deadline, "no key does anything"
            if one.page.locator("[data-area=board] [data-target]").count():
                for key in ("b", "ArrowRight", "ArrowDown", "Enter"):
                    one.page.keyboard.press(key, delay=5)
            else:
                one.page.keyboard.press(next(keys))
            one.wait_for_answer()


def test_two_browsers_play_one_match_with_a_reload_in_the_middle(person: People, server: Process) -> None:
    """Two people, each by their link; one reloads and goes on where they were."""
    kusi, illa = person(), person()
    made = table(server, "me open")
    kusi.sit(made["match"], made["keys"][0]["key"])
    illa.sit(made["match"], made["keys"][1]["key"])
    rng = Random(2)
    reloaded = False
    while not (kusi.over and illa.over):
        for one in (kusi, illa):
            one.page.wait_for_function(
                "() => document.querySelector('.table').dataset.asked === 'true'"
                " || document.querySelector('.table').dataset.over === 'true'"
                " || / plays$/.test(document.querySelector('[data-say]').textContent)"
            )
            if one.page.locator('.table[data-asked="true"]').count():
                decision = one.decision
                one.click_something(rng)
                one.wait_for_answer()
                if one.decision > 30 and not reloaded:
                    reloaded = True
                    shown = one.decision
                    one.page.reload()
                    one.page.wait_for_selector(TABLE)
                    assert one.decision >= max(shown, decision)
                    assert "key=" not in one.page.url
    assert reloaded
    for one in (kusi, illa):
        expect(one.page.locator("[data-final]")).to_be_visible()


def test_a_spectator_sees_no_hand_and_no_actions(person: People, server: Process) -> None:
    """The spectators' link shows the match and nothing to do."""
    kusi, guest = person(), person()
    made = table(server, "me bot")
    kusi.sit(made["match"], made["keys"][0]["key"])
    guest.sit(made["match"], made["watch"])
    expect(guest.page.get_by_text("watching")).to_be_visible()
    kusi.wait_for_turn()
    assert guest.page.locator("[data-target], [data-kind], [data-action], [data-panel=hand]").count() == 0
    before = guest.decision
    kusi.click_something(Random(0))
    guest.wait_past(before)


def test_a_lost_connection_is_told_and_resumed(person: People, server: Process) -> None:
    """The socket closes; the page says so, comes back by itself and goes on."""
    one = person()
    sockets: list[Any] = []

    def between(socket: Any) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    one.page.route_web_socket(re.compile("/live"), between)
    made = table(server, "me bot")
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    sockets[-1].close(code=1012)
    expect(one.page.get_by_text("connection is lost")).to_be_visible()
    expect(one.page.get_by_text("connection is lost")).to_have_count(0)
    assert len(sockets) > 1
    decision = one.decision
    one.click_something(Random(0))
    one.wait_past(decision)


def test_an_old_position_is_no_answer(person: People, server: Process) -> None:
    """The position shown comes once more while the server thinks: the page goes on waiting for its answer."""
    one = person()
    told: list[str | bytes] = []
    asked: list[str | bytes] = []
    ways: list[Any] = []

    def between(socket: Any) -> None:
        way = socket.connect_to_server()
        ways.append(way)

        def tell(message: str | bytes) -> None:
            if '"type":"next"' in str(message):
                told.append(message)
            socket.send(message)

        def ask(message: str | bytes) -> None:
            if '"type":"play"' not in str(message):
                way.send(message)
                return
            asked.append(message)
            socket.send(told[-1])

        way.on_message(tell)
        socket.on_message(ask)

    one.page.route_web_socket(re.compile("/live"), between)
    made = table(server, "me bot")
    one.sit(made["match"], made["keys"][0]["key"])
    one.wait_for_turn()
    decision = one.decision
    busy = one.page.locator('.table[data-busy="true"]')
    while not busy.count():
        one.click_something(Random(0))
    while not asked:
        one.page.wait_for_timeout(20)
    expect(busy).to_have_count(1)
    ways[-1].send(asked[0])
    one.wait_past(decision)
    assert len(asked) == 1
    expect(one.page.get_by_role("alert")).to_have_count(0)


def test_pieces_move_to_their_new_places(person: People, server: Process) -> None:
    """With motion allowed, changes are animated and nothing of the animation stays behind."""
    one = person(reduced_motion="no-preference")
    one.page.add_init_script(
        "window.moves = 0; const own = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.moves++; return own.apply(this, all); };"
    )
    made = table(server, "me bot", "java")
    one.sit(made["match"], made["keys"][0]["key"])
    by_mouse(one, Random(3), clicks=10)
    one.wait_for_turn()
    assert one.page.evaluate("window.moves") > 0
    expect(one.page.locator(".table > svg")).to_have_count(0)


def test_undo_redo_and_restart(person: People, server: Process) -> None:
    """Own decisions can be taken back up to new information, and taken again."""
    one = person()
    made = table(server, "me bot", "java")
    one.sit(made["match"], made["keys"][0]["key"])
    undo = one.page.get_by_role("button", name="Undo")
    redo = one.page.get_by_role("button", name="Redo")
    rng = Random(8)
    for _ in range(200):
        one.wait_for_turn()
        if undo.is_enabled():
            break
        one.click_something(rng)
    decision = one.decision
    one.page.keyboard.press("u")
    expect(redo).to_be_enabled()
    assert one.decision < decision
    redo.click()
    expect(one.page.locator(TABLE)).to_have_attribute("data-decision", str(decision))
    one.page.get_by_role("button", name="Restart turn").click()
    expect(undo).to_be_disabled()


def test_an_absent_seat_is_taken_over_and_given_back(person: People, server: Process) -> None:
    """Somebody leaves; a bot plays for them until they come back."""
    kusi, illa = person(), person()
    made = table(server, "me open")
    kusi.sit(made["match"], made["keys"][0]["key"])
    illa.sit(made["match"], made["keys"][1]["key"])
    illa.page.goto("about:blank")
    seat = kusi.page.locator(f'[data-seat="{made["keys"][1]["seat"]}"]')
    expect(seat).to_contain_text("away")
    kusi.page.wait_for_timeout(500)
    seat.get_by_role("button", name="Let a bot play").click()
    expect(seat).to_contain_text("played by a bot")
    illa.sit(made["match"], made["keys"][1]["key"])
    illa.page.get_by_role("button", name="Take your seat back").click()
    expect(seat).to_contain_text("online")
