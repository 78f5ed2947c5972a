"""What a seat may not know, and the worlds it imagines (E1.5)."""

from __future__ import annotations

from random import Random

from kancha.games.endless_winter.hidden import held_cards, open_cards
from kancha.games.endless_winter.settle import SettleMiddle
from kancha.games.endless_winter.state import WinterState
from kancha.games.endless_winter.turn import PileBuilding
from kancha.kernel.testing import random_match, rule
from kancha.kernel.view import hear, view

from .positions import ELDER, GAME, HUNTER, SHAMAN, bare, hold, play


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
