"""Chapters K13 and K20: modules together, the order of the year's end, choices and secrets."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from kancha.games.caral.actions import SPACE
from kancha.games.caral.ceremony import SacrificeChoice
from kancha.games.caral.modules import YEAR_END
from kancha.games.caral.movement import destinations
from kancha.games.caral.rounds import push
from kancha.kernel.state import CHANCE
from kancha.kernel.testing import check_everything, random_match, rule
from kancha.kernel.view import view

from .positions import (
    ALL,
    FACTS,
    GAME,
    acting,
    anaconda,
    desire,
    hold,
    moving,
    offers,
    place,
    play,
    progress,
    pyramid,
    state,
    status,
    stones,
    table,
    yearly,
)

MODULES = list(ALL)


@pytest.mark.parametrize("number", range(64))
@rule("K13.1", "K20.5", "K20.7")
def test_every_combination_of_modules_plays_to_its_end(number: int) -> None:
    """All 64 combinations keep the contract over a whole random match, within seven years."""
    options = {name: bool(number >> bit & 1) for bit, name in enumerate(MODULES)}
    seats = 2 + number % 3
    check_everything(GAME, seats, seed=number, options=options, every=15, pairs=30)
    match = list(random_match(GAME, seats, number, options))[-1]

    assert match.over
    assert state(match).year <= 7


@pytest.mark.parametrize(("module", "seats"), list(product(MODULES, (2, 3, 4))))
@rule("K13.1")
def test_each_module_alone_at_each_number_of_families(module: str, seats: int) -> None:
    """Only its own pieces are in play."""
    match = list(random_match(GAME, seats, 7, {module: True}))[-1]
    s = state(match)

    assert [type(found).__name__.lower() for found in s.modules] == [module]
    assert module != "desire" or desire(s).pile
    assert module != "yearly" or yearly(s).tiles
    assert module != "anaconda" or anaconda(s).space >= 0


@rule("K13.2")
def test_the_year_ends_in_order_with_everything_on() -> None:
    """Blocked type, sacrifices, fame, desire, yearly, then the turn of the year."""
    s = table(2, *MODULES)
    s.high_priest = 1
    s.stack = []
    push(s, YEAR_END)

    assert [type(step).__name__ for step in reversed(s.stack)] == [
        "BlockedType",
        "SacrificeChoice",
        "SacrificeChoice",
        "CeremonyFame",
        "DesireJudgement",
        "YearlyBonus",
        "YearTurn",
    ]
    assert [step.seat for step in reversed(s.stack) if isinstance(step, SacrificeChoice)] == [1, 0]


@rule("K13.2")
def test_the_new_year_begins_in_order() -> None:
    """Desire card, blessing, anaconda, and only then the first turn."""
    s = table(2, *MODULES)
    pyramid(s, "S1", 0, 1)
    desire(s).pile, desire(s).bag = [0], [0, 1, 1, 1, 1, 1, 1]
    yearly(s).tiles = list(range(7))
    s.high_priest = 0
    s.stack = []
    push(s, YEAR_END)
    s.advance()
    asked = []
    while s.seat == CHANCE or s.seat >= 0:
        asked.append(type(s.stack[-1]).__name__)
        if asked[-1] == "ArchitectDie":
            break
        s.play(s.legal()[0])

    assert asked[-4:] == ["DesireReveal", "Drawing", "AnacondaPlacement", "ArchitectDie"]


@rule("K20.1")
def test_chance_answers_only_what_the_rules_leave_to_it() -> None:
    """First family, deck, die, module piles and blocked type; never a family's choice."""
    families = set()
    match = list(random_match(GAME, 2, 3, ALL))[-1]
    for code, who in zip(match.log, match.who, strict=True):
        if who == CHANCE:
            families.add(SPACE.actions[code].family)

    assert {"choose-first", "deal", "roll", "reveal"} == families


@rule("K20.2")
def test_the_order_of_a_turn() -> None:
    """Destination, cards for range, action, pairs, second move, action there, end."""
    s = table()
    pyramid(s, "S13", 0, 1)
    stones(s, 0, 1)
    hold(s, 0, fish=3, alpaca=2)
    moving(s, 0)
    play(s, "move to a5", "discard fish")
    play(s, "worker in quarry-1", "pair fish", "worker in quarry-1", "pair alpaca", "move to s13", "build next")

    assert offers(s) == ["end turn"]
    assert s.site_levels[12] == 2


@rule("K20.3")
def test_who_chooses_outside_the_own_turn() -> None:
    """Sacrifices and losses ask the family concerned, whoever's turn it was."""
    s = table(3, "desire")
    desire(s).pile, desire(s).bag, s.turn.seat = [1], [1, 0, 1, 1, 1, 1, 1], 0
    s.high_priest = 1
    s.stack = []
    push(s, YEAR_END)
    s.advance()
    asked = []
    while s.seat >= 0:
        asked.append(s.seat)
        s.play(s.legal()[0])

    assert asked == [1, 2, 0, 1, 2, 0]


@rule("K20.4", "R27")
def test_hands_are_private_and_their_sizes_public() -> None:
    """Seat 1 sees the number of seat 0's cards, its own cards, and the discard pile."""
    s = table()
    hold(s, 0, fish=3, clay=1)
    hold(s, 1, stone=2)
    seen = view(s, 1)

    assert seen["families"][0]["hand"] == {"hidden": 4}
    assert seen["families"][1]["hand"] == [2, 0, 0, 0]
    assert seen["discard"] == [0, 0, 0, 0]
    assert seen["deck"] == {"hidden": 42}


@rule("K20.4")
def test_an_imagined_world_deals_the_unseen_cards() -> None:
    """Sizes fit, all cards are there, and the hidden ones vary."""
    s = table()
    hold(s, 0, fish=3, clay=1)
    hold(s, 1, stone=2)
    rng = Random(1)
    worlds = [GAME.imagine(s, 1, rng) for _ in range(20)]
    hands = {tuple(world.families[0].hand) for world in worlds}

    assert all(GAME.conserved(world)["cards"] == 48 for world in worlds)
    assert {4} == {sum(hand) for hand in hands}
    assert len(hands) > 3


@rule("K20.5")
def test_half_of_the_faces_force_the_architect_on() -> None:
    """Three of six faces have no zero."""
    assert sum(0 not in face for face in FACTS.die) == 3


@rule("K20.6")
def test_every_action_may_be_declined_but_not_one_that_was_paid_for() -> None:
    """On each kind of space the end of the turn is offered beside the action; after fish it is not."""
    for name in ("A1", "A2", "A3", "A4"):
        s = table()
        hold(s, 0, fish=2)
        found = offers(acting(s, 0, name))
        assert "end turn" in found
        assert len(found) > 1
        play(s, found[0])
        while s.seat == CHANCE:
            s.play(s.legal()[0])
        assert "end turn" not in offers(play(s, "pair fish"))


@pytest.mark.parametrize("seed", range(20))
@rule("K20.7", "K4.8")
def test_a_move_of_cost_one_always_exists(seed: int) -> None:
    """From every place under random pyramids, without cards, with any movement."""
    rng = Random(seed)
    s = table()
    for site in range(FACTS.sites):
        if rng.random() < 0.4:
            s.site_owner[site], s.site_levels[site], s.site_kind[site] = 1, 1, 2
    for start in range(FACTS.centre):
        s.families[0].pawn = start
        assert destinations(s, 0, 1)


@rule("K20.8")
def test_no_turn_is_longer_than_its_means() -> None:
    """Over random matches with all modules no turn takes more than forty decisions."""
    longest, current, turn = 0, 0, None
    for match in random_match(GAME, 4, 11, ALL):
        s = state(match)
        current = current + 1 if s.turn is turn else 0
        turn = s.turn
        longest = max(longest, current)

    assert longest < 40


@rule("K20.9")
def test_a_completion_scores_before_its_tile_is_laid() -> None:
    """Table fame, central level and status cards come before the question about the tile."""
    s = table(3, "progress", "status")
    progress(s).slots = [0, 2, 4]
    s.completed, status(s).owner[6] = 2, -1
    pyramid(s, "S1", 0, 1)
    pyramid(s, "S2", 0, 1)
    pyramid(s, "S3", 0, 4)
    stones(s, 0, 1)
    play(acting(s, 0, "S3"), "build next")

    assert [source for _, _, source in s.ledger.entries()[-2:]] == ["status.card", "progress.table"]
    assert offers(s) == ["tile on a1", "tile on a5", "tile on a9"]
    assert place("S3") == s.families[0].pawn
