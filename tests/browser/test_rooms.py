"""Rooms in the browser: three people by one link, from the door to the rematch; coming back; notices."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browser import READY, TABLE, Person
from tests.table.helpers import Process

People = Callable[..., Person]
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHOTS = os.environ.get("KANCHA_SHOTS", "")
"""A folder for pictures, if somebody wants to look."""


def shot(one: Person, name: str, whole: bool = False) -> None:
    """Take a picture, if pictures are wanted."""
    if SHOTS:
        one.page.wait_for_timeout(900)
        one.page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=whole)


def is_accessible(one: Person) -> None:
    """Check the page with axe: nothing to complain about."""
    if not one.page.evaluate("'axe' in window"):
        one.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = one.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    told = [(v["id"], [node["target"] for node in v["nodes"]]) for v in found["violations"]]
    assert told == []


def fits(one: Person) -> None:
    """Check that nothing stands out of the window to the right."""
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def named(one: Person, name: str) -> Person:
    """Give somebody a name before they do anything."""
    one.visit()
    one.page.evaluate("name => localStorage.setItem('kancha.name', JSON.stringify(name))", name)
    one.page.reload()
    one.page.wait_for_selector("[data-game]")
    return one


def make_room(host: Person, game: str) -> str:
    """Open a room from the lobby and return its link."""
    host.page.get_by_role("button", name="With friends", exact=True).click()
    host.page.locator("dialog").get_by_role("button", name=re.compile(game)).click()
    host.page.wait_for_selector("[data-room=waiting]")
    link: str = host.page.locator("[data-link]").input_value()
    return link


def come_in(guest: Person, link: str, name: str, button: str = "Take a seat", label: str = "Your name") -> None:
    """Open the link, say one's name at the door, and go in."""
    guest.page.goto(link)
    door = guest.page.locator("[data-door]")
    door.get_by_label(label).fill(name)
    door.get_by_role("button", name=button).click()
    guest.page.wait_for_selector("[data-room]")


def menu(one: Person, entry: str) -> None:
    """Choose something of the room in the table's menu."""
    one.page.locator("[aria-controls=k-menu]").click()
    one.page.locator(f"#k-menu [data-menu={entry}]").click()


def play_a_turn(people: list[Person]) -> None:
    """Let whoever is asked answer until somebody else is."""
    rng = Random(1)
    for _ in range(400):
        for one in people:
            if one.page.locator('.table[data-asked="true"][data-busy="false"][data-forced="false"]').count():
                before = one.decision
                while one.decision == before:
                    one.click_something(rng)
                    one.wait_for_answer()
                return
        people[0].page.wait_for_timeout(50)
    pytest.fail("nobody could play")


def test_three_people_by_one_link(person: People, server: Process) -> None:
    """Room, seats, names, start, play; one leaves and returns on a phone by code; a bot takes over and gives back;
    pause, chat, concession, rematch."""
    ana, ben, cem = named(person(), "Ana"), person(), person()
    link = make_room(ana, "Cuzco")
    assert "key" not in link
    ana.page.get_by_role("button", name="3", exact=True).click()
    come_in(ben, link, "Ben")
    come_in(cem, link, "Cem", "Watch")
    expect(ana.page.locator("[data-place='1']")).to_contain_text("Ben")
    expect(ana.page.get_by_text("Watching (1)")).to_be_visible()
    cem.page.locator("[data-place='2']").get_by_role("button", name="Sit down").click()
    for one in (ana, ben):
        expect(one.page.locator("[data-place='2']")).to_contain_text("Cem")
        expect(one.page.locator("[data-place='2']")).to_contain_text("online")
    ben.page.get_by_label("Say something").fill("Hello all")
    ben.page.get_by_role("button", name="Send").click()
    expect(cem.page.locator("[data-chat]")).to_contain_text("Hello all")
    shot(ana, "01-room", whole=True)
    is_accessible(ana)
    ana.page.locator("[data-start]").click()
    trio = [ana, ben, cem]
    for one in trio:
        one.page.wait_for_selector(TABLE)
        assert "key" not in one.page.url
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("Ben")
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("online")
    play_a_turn(trio)
    shot(ana, "02-table")

    # Chat with quick phrases: everybody reads their own language.
    ben.page.evaluate("localStorage.setItem('kancha.lang', JSON.stringify('fr'))")
    ben.page.reload()
    ben.page.wait_for_selector(TABLE)
    cem.page.locator("[data-chat-button]").click()
    cem.page.get_by_role("button", name="Quick phrases").click()
    cem.page.get_by_role("button", name="Good luck!").click()
    expect(ben.page.locator("[data-chat-button] .unread")).to_have_text("1")
    ben.page.locator("[data-chat-button]").click()
    expect(ben.page.locator("[data-chat]")).to_contain_text("Bonne chance")
    shot(ben, "03-chat-fr")

    # Ben's computer shows a code; his phone goes on with it.
    menu(ben, "device")
    code = ben.page.locator("[data-code]").inner_text()
    shot(ben, "04-device-fr")
    phone = person(**PHONE, color_scheme="dark")
    phone.visit()
    ben.page.goto("about:blank")
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("away")
    phone.page.get_by_role("button", name="Join by link or code").locator("visible=true").click()
    phone.page.get_by_label("Link, code or recovery phrase").fill(code.upper())
    phone.page.get_by_role("button", name="Go on").click()
    resume = phone.page.locator("[data-mine] a.button")
    expect(resume).to_have_count(1)
    shot(phone, "05-lobby-phone-dark", whole=True)
    fits(phone)
    is_accessible(phone)
    resume.click()
    phone.page.wait_for_selector(TABLE)
    expect(ana.page.locator('[data-seat="1"]')).to_contain_text("online")
    shot(phone, "06-table-phone-dark")
    trio[1] = phone

    # A bot plays for Cem for a while.
    menu(cem, "bot")
    seat = ana.page.locator('[data-seat="2"]')
    expect(seat).to_contain_text("played by a bot")
    shot(cem, "07-bot-plays")
    is_accessible(cem)
    cem.page.keyboard.press("Escape")
    cem.page.locator("[data-giveback]").click()
    expect(seat).to_contain_text("online")

    # A pause stops everybody.
    menu(ana, "pause")
    expect(cem.page.locator("[data-roombar]")).to_contain_text("Ana has paused the match")
    cem.page.locator("[data-roombar]").get_by_role("button", name="Go on").click()
    expect(ana.page.locator("[data-roombar]")).not_to_contain_text("paused")

    # Whoever is asked leaves; the others vote for a bot; the absent one comes back and takes the seat.
    asked = int(ana.page.locator('[data-seat][aria-current="true"]').get_attribute("data-seat") or 0)
    absent, (first, second) = trio[asked], [one for one in trio if one is not trio[asked]]
    absent.page.goto("about:blank")
    first.page.locator("[data-absent]").get_by_role("button").click()
    second.page.locator("[data-vote]").get_by_role("button", name="Agree").click()
    expect(second.page.locator("[data-vote]")).to_have_count(0)
    absent.page.goto(f"{absent.address}/#/")
    absent.page.locator("[data-mine] a.button").click()
    absent.page.locator("[data-giveback]").click()
    expect(absent.page.locator("[data-giveback]")).to_have_count(0)

    # Two concede: the match is over, and the same people play again with seats moved on.
    menu(cem, "concede")
    cem.page.locator("[data-sure]").click()
    expect(seat).to_contain_text("conceded")
    menu(phone, "concede")
    phone.page.locator("[data-sure]").click()
    expect(ana.page.locator("[data-final]")).to_be_visible()
    expect(ana.page.locator("dialog h2")).to_contain_text("Ana wins")
    shot(ana, "08-final")
    for one in (ana, cem, phone):
        one.page.locator("[data-rematch]").click()
    for one in (ana, cem, phone):
        one.page.wait_for_selector('.table[data-over="false"]')
    expect(ana.page.locator('[data-seat="2"]')).to_contain_text("Ana")
    expect(ana.page.locator('[data-seat="0"]')).to_contain_text("Ben")
    shot(ana, "09-rematch")
    is_accessible(ana)


def test_my_matches_come_first(person: People, server: Process) -> None:
    """Where it is my turn on top, with picture, opponents, score and age; forgetting asks and can be undone."""
    ana = named(person(), "Ana")
    for game in ("saltmarket", "cuzco"):
        ana.play_now(game)
        ana.wait_for_turn()
        ana.visit()
        ana.page.locator("[data-mine]").first.wait_for()
    link = make_room(ana, "Caral")
    ana.visit()
    cards = ana.page.locator("[data-mine]")
    expect(cards).to_have_count(3)
    assert [cards.nth(place).get_attribute("data-turn") for place in range(3)] == ["true", "true", "false"]
    first = cards.first
    expect(first.locator("img")).to_have_count(1)
    expect(first).to_contain_text("Trader")
    expect(first.get_by_role("link", name="Resume")).to_be_visible()
    expect(cards.last).to_contain_text("Waiting room · 1 of 2 places taken")
    heading = ana.page.get_by_role("heading", name="My matches").bounding_box()
    games = ana.page.get_by_role("heading", name="New match").bounding_box()
    assert heading is not None
    assert games is not None
    assert heading["y"] < 120
    assert heading["y"] < games["y"]
    assert ana.page.title() == "(2) Kancha"
    shot(ana, "10-lobby")
    is_accessible(ana)
    cards.last.get_by_role("button", name=re.compile("More about")).click()
    cards.last.get_by_role("button", name="Forget").click()
    ana.page.get_by_role("button", name="Cancel").click()
    expect(cards).to_have_count(3)
    cards.last.get_by_role("button", name=re.compile("More about")).click()
    cards.last.get_by_role("button", name="Forget").click()
    ana.page.locator("[data-sure]").click()
    expect(cards).to_have_count(2)
    ana.page.get_by_role("button", name="Undo").click()
    expect(cards).to_have_count(3)
    assert "/room/" in link


def test_a_phrase_brings_a_person_back(person: People, server: Process) -> None:
    """A browser that has forgotten everything types seven words and finds its matches."""
    ana = named(person(), "Ana")
    ana.play_now("saltmarket")
    ana.visit()
    ana.page.locator("[data-me]").click()
    ana.page.get_by_role("button", name="Get a phrase").click()
    phrase = ana.page.locator("[data-phrase]").inner_text()
    assert len(phrase.split()) == 7
    shot(ana, "11-me")
    is_accessible(ana)
    ana.page.evaluate("localStorage.clear()")
    ana.visit("/")
    ana.page.reload()
    expect(ana.page.locator("[data-mine]")).to_have_count(0)
    ana.page.locator("[data-join-button]").click()
    ana.page.get_by_label("Link, code or recovery phrase").fill(phrase)
    ana.page.get_by_role("button", name="Go on").click()
    expect(ana.page.locator("[data-mine]")).to_have_count(1)
    expect(ana.page.locator("[data-me]")).to_have_text("Ana")


def test_a_stranger_is_led_to_the_door(person: People, server: Process) -> None:
    """The address of a table or a replay opens nothing by itself, but shows the way to watch."""
    ana, eve = named(person(), "Ana"), person()
    ana.play_now("saltmarket")
    match = ana.page.url.split("/table/")[1]
    eve.visit(f"/table/{match}")
    eve.page.wait_for_selector("[data-door]")
    shot(eve, "12-door")
    is_accessible(eve)
    eve.page.get_by_role("button", name="Watch").click()
    eve.page.wait_for_selector(TABLE)
    expect(eve.page.get_by_text("watching")).to_be_visible()
    assert eve.page.locator("[data-target], [data-slot]").count() == 0
    sam = person()
    sam.visit(f"/replay/{match}?at=2")
    sam.page.get_by_role("button", name="Watch").click()
    expect(sam.page.locator("[data-at]")).to_have_attribute("data-at", "2")


def test_a_clock_runs_beside_the_seat_that_is_asked(person: People, server: Process) -> None:
    """The host chooses a clock; it counts down for who is asked and stands still for the others."""
    ana, ben = named(person(), "Ana"), person()
    link = make_room(ana, "Saltmarket")
    come_in(ben, link, "Ben")
    ana.page.locator("[data-pace]").select_option("live")
    expect(ben.page.get_by_label("When time is up")).to_have_value("bot")
    shot(ben, "13-room-guest", whole=True)
    ana.page.locator("[data-start]").click()
    ana.page.wait_for_selector(TABLE)
    clocks = ana.page.locator("[data-clock]")
    expect(clocks).to_have_count(2)
    running = ana.page.locator(".clock.runs")
    expect(running).to_have_count(1)
    before = running.inner_text()
    expect(running).not_to_have_text(before)
    shot(ana, "14-clocks")
    is_accessible(ana)


def test_hints_wait_until_everybody_has_agreed(person: People, server: Process) -> None:
    """Who proposes them has agreed; beside somebody who has not there is no hint, and one tick brings it."""
    ana, ben = named(person(), "Ana"), person()
    link = make_room(ana, "Saltmarket")
    come_in(ben, link, "Ben")
    ana.page.locator("[data-advice-terms]").select_option("all")
    expect(ana.page.locator("[data-consent]")).to_be_checked()
    expect(ben.page.locator("[data-consent]")).not_to_be_checked()
    expect(ben.page.locator("[data-room]")).to_contain_text("1 person has not agreed yet")
    ana.page.locator("[data-start]").click()
    for one in (ana, ben):
        one.page.wait_for_selector(TABLE)
        expect(one.page.locator("[data-advice-button]")).to_have_count(0)
    ben.page.goto(f"{link.split('#')[0]}#/room/{link.rsplit('/', 1)[1]}?stay=1")
    ben.page.locator("[data-consent]").check()
    expect(ana.page.locator("[data-advice-button]").first).to_be_attached()


def test_a_turn_sounds_while_one_looks_elsewhere(person: People, server: Process) -> None:
    """The tab says whose turn it is, and a sound is made if the window is not looked at."""
    ana, ben = named(person(), "Ana"), person()
    link = make_room(ana, "Saltmarket")
    come_in(ben, link, "Ben")
    for one in (ana, ben):
        one.page.mouse.click(5, 300)
        one.page.evaluate("document.hasFocus = () => false")
    ana.page.locator("[data-start]").click()
    for one in (ana, ben):
        one.page.wait_for_selector(TABLE)
    for _ in range(4):
        play_a_turn([ana, ben])
    ana.page.wait_for_function("() => document.documentElement.dataset.chimed || document.title.startsWith('●')")
    chimes = [int(one.page.evaluate("document.documentElement.dataset.chimed ?? 0")) for one in (ana, ben)]
    assert sum(chimes) > 0


def test_people_at_one_screen_sit_down_in_the_room(person: People, server: Process) -> None:
    """A second person at the same screen has a place of their own; between turns nothing of either is shown."""
    one = named(person(), "Kusi")
    make_room(one, "Saltmarket")
    place = one.page.locator("[data-place='1']")
    place.get_by_role("button", name=re.compile("More about place")).click()
    place.get_by_role("button", name="Somebody at this screen").click()
    place.get_by_label("Name of the other person at this screen").fill("Illa")
    place.get_by_role("button", name="Sit down").click()
    one.page.locator("[data-start]").click()
    seen: list[str] = []
    rng = Random(1)
    while len(seen) < 4:
        veil = one.page.locator("[data-handover]")
        veil.wait_for()
        seat = veil.get_attribute("data-handover") or ""
        expect(one.page.locator('[data-panel="hand"]')).to_have_count(0)
        expect(one.page.locator("[data-stage] [data-panel]").first).to_be_visible()
        one.page.locator("[data-handover] button").click()
        # A question with one answer answers itself, and the screen may be the next one's at once.
        one.page.wait_for_function(f"() => ({READY})() || !document.querySelector('[data-handover=\"{seat}\"]')")
        seen.append(seat)
        while one.page.locator('.table[data-asked="true"]').count():
            one.click_something(rng)
            one.wait_for_answer()
    assert set(seen) == {"0", "1"}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_of_rooms_fit_a_phone(person: People, server: Process, theme: str) -> None:
    """Lobby, door and waiting room, in French too: nothing beside the window, nothing for axe to say."""
    ana = named(person(), "Ana")
    link = make_room(ana, "Endless Winter")
    guest = person(**PHONE, color_scheme=theme, locale="fr-FR")
    guest.visit()
    guest.page.wait_for_selector("[data-game]")
    fits(guest)
    is_accessible(guest)
    guest.page.goto(link)
    guest.page.wait_for_selector("[data-door]")
    fits(guest)
    is_accessible(guest)
    come_in(guest, link, "Élise", "Prendre place", "Votre nom")
    expect(ana.page.locator("[data-place='1']")).to_contain_text("Élise")
    shot(guest, f"15-room-phone-{theme}", whole=True)
    fits(guest)
    is_accessible(guest)
