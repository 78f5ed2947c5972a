"""What a seat may not know, and the worlds it imagines (E1.5)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kancha.games.endless_winter.action_phase import PileBuilding, Placement, Turn
from kancha.games.endless_winter.events import PileRevealed
from kancha.games.endless_winter.hidden import held_cards, open_cards
from kancha.games.endless_winter.settle import SettleMiddle
from kancha.games.endless_winter.state import WinterState
from kancha.kernel.testing import random_match, rule
from kancha.kernel.view import hear, view

from .positions import ELDER, GAME, HUNTER, SHAMAN, TRIBESMAN, bare, culture, hold, offers, play


@rule("E1.5")
def test_imagined_worlds_keep_all_cards_of_every_tribe() -> None:
    """Cards are dealt anew between hand, deck, pile and burial area; none is lost or invented."""
    rng = Random(1)
    for number, match in enumerate(random_match(GAME, 3, 11)):
        if number % 40:
            continue
        for seat in (0, None):
            world = GAME.imagine(match.view(seat), seat, rng)
            for t, true in zip(world.seats, match.data()["seats"], strict=True):
                assert sorted(held_cards(t) + open_cards(t)) == t.owned == true["owned"]
                assert len(t.hand) == len(true["hand"])


@rule("E1.5")
def test_an_imagined_hand_varies_and_the_own_hand_does_not() -> None:
    """Ten worlds show several hands of the other seat, one of the own."""
    match = GAME.start(2, seed=4)
    while match.question.step != "placement":
        match.play(match.actions[-1])
    seat = match.seat
    worlds = [GAME.imagine(match.view(seat), seat, Random(n)) for n in range(10)]
    assert len({tuple(world.seats[1 - seat].hand) for world in worlds}) > 1
    assert {tuple(world.seats[seat].hand) for world in worlds} == {tuple(match.state.seats[seat].hand)}


@rule("E1.5")
@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 11), (4, 2)])
def test_an_imagined_world_asks_whom_the_true_one_asks(seats: int, seed: int) -> None:
    """No pending question comes or goes with hidden cards: else a seat could tell worlds apart, or not play them on."""
    rng = Random(seed)
    asked: set[str] = set()
    for number, match in enumerate(random_match(GAME, seats, seed)):
        step = type(match.state.stack[-1]).__name__ if match.state.stack else ""
        if number % 7 and step != "CulturePlay":
            continue
        asked.add(step)
        for seat in (*range(seats), None):
            world = GAME.imagine(match.state, seat, rng)
            assert world.seat == match.state.seat, f"{step}: seat {seat} imagines {world.stack[-1]!r} asking nobody"
            assert not world.stack or world.legal()
    assert "CulturePlay" in asked


def shown(s: WinterState, code: int, seat: int | None) -> tuple[Any, Any] | None:
    """Return what a seat sees and hears after an action; None if it reveals the Eclipse piles or ends the match."""
    after = s.clone()
    after.events = []
    after.play(code)
    if not after.stack or any(isinstance(event, PileRevealed) for event in after.events):
        return None
    return view(after, seat), [hear(event, seat) for event in after.events]


@rule("E1.5")
@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (3, 21), (4, 6)])
def test_the_same_action_looks_the_same_whatever_others_hold(seats: int, seed: int) -> None:
    """What follows an answer, automatic steps and events included, depends on hidden cards only when they are shown."""
    rng = Random(seed)
    compared = 0
    for number, match in enumerate(random_match(GAME, seats, seed)):
        s: Any = match.state
        if number % 3 or not s.stack:
            continue
        for seat in (*range(seats), None):
            twin = s.clone()
            GAME.fill(twin, seat, rng)
            both = sorted(set(s.legal()) & set(twin.legal()))
            if not both:
                continue
            code = rng.choice(both)
            assert shown(s, code, seat) == shown(twin, code, seat), GAME.space.actions[code].text
            compared += 1
    assert compared > 100


@rule("E1.5", "E4.3")
def test_the_culture_question_does_not_tell_what_the_hand_holds() -> None:
    """With a Dolmen in hand or in the deck the other seat sees the same; in neither nobody is asked."""
    dolmen = culture("dolmen")
    seen = []
    for hand, deck in (([TRIBESMAN, dolmen], [TRIBESMAN]), ([TRIBESMAN, TRIBESMAN], [dolmen])):
        s = bare(2, Turn(0))
        t = s.seats[0]
        t.hand, t.deck, t.owned = hand, deck, [TRIBESMAN, TRIBESMAN, dolmen]
        s.advance()
        assert offers(s) == (["play dolmen", "done"] if dolmen in hand else ["done"])
        seen.append(view(s, 1))
    assert seen[0] == seen[1]
    for hand, discards in (([], []), ([TRIBESMAN], [dolmen])):
        s = bare(2, Turn(0))
        t = s.seats[0]
        t.hand, t.discards, t.deck = hand, discards, [dolmen] if not hand else []
        t.owned = sorted([*t.hand, *t.discards, *t.deck])
        s.advance()
        assert isinstance(s.stack[-1], Placement)


@rule("E1.5", "Q54")
def test_what_was_buried_this_turn_is_imagined_among_the_buried() -> None:
    """The owner's note of burials from hand is as secret as the burial area."""
    s = bare(2, SettleMiddle(0))
    t = hold(s, 0, HUNTER, SHAMAN, ELDER)
    t.tools = 2
    play(s, "bury hunter from hand", "bury shaman from hand")
    assert view(s, 1)["seats"][0]["entombed"] == {"hidden": 2}
    for number in range(10):
        world = GAME.imagine(s, 1, Random(number))
        assert world.seats[0].entombed == world.seats[0].buried


def heard(s: WinterState, text: str, seat: int) -> list[str]:
    """Return the ids of the events that a seat hears of an action."""
    s.events = []
    play(s, text)
    found = [hear(event, seat)["event"] for event in s.events]
    s.events = None
    return found


@rule("E1.5", "E4.9")
def test_the_eclipse_pile_is_built_in_secret() -> None:
    """Others hear that a card was put, not which."""
    for kind in (HUNTER, SHAMAN):
        s = bare(2, PileBuilding(0))
        hold(s, 0, HUNTER, SHAMAN)
        name = "hunter" if kind == HUNTER else "shaman"
        assert heard(s, f"offer {name}", 1) == ["card-offered-hidden"]
        assert view(s, 1)["seats"][0]["pile"] == {"hidden": 1}


@rule("E1.5", "E6.3")
def test_a_burial_from_hand_is_secret_and_one_from_the_discards_is_not() -> None:
    """The event tells what everybody could see."""
    s = bare(2, SettleMiddle(0))
    t = hold(s, 0, HUNTER)
    t.tools, t.discards = 2, [ELDER]
    t.owned.append(ELDER)
    assert heard(s, "bury hunter from hand", 1) == ["card-entombed-hidden"]
    assert heard(s, "bury elder from discards", 1) == ["card-buried"]
