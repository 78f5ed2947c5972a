"""A12: who decides what, and what is hidden; whole matches end without a dead end."""

from __future__ import annotations

import pytest

import kancha
from kancha.games.ayar import Ayar
from kancha.games.ayar.names import ACTIVITIES
from kancha.games.ayar.scoring import recount
from kancha.kernel.state import SHARED
from kancha.kernel.testing import random_match, rule
from kancha.kernel.view import sights

from .positions import asked, of, started

QUESTIONS = {
    "starting-tambo",
    "starting-slot",
    "step-marker",
    "gold-ayar",
    "tambo-choice",
    "building-slot",
    "pottery",
    "weaving",
    "textile-laying",
    "farming",
    "reed-bundling",
    "lake-viracocha",
    "viracocha-slot",
    "marker-shift",
    "end-of-turn",
    "temple-choice",
    "fertile-ground",
    "moon-slot",
    "llama-split",
}


@rule("A12.1", "A12.4")
def test_every_decision_of_the_rulebook_is_asked() -> None:
    """In 40 random matches each question comes up, and no other."""
    seen = set()
    for seed in range(40):
        for match in random_match(started().game, 2, 900 + seed):
            if not match.over:
                seen.add(asked(match.state))
    assert seen == QUESTIONS


@rule("A12.3")
def test_nothing_on_the_table_is_hidden() -> None:
    """Unseen pieces are bags of counts that anybody can work out; no field is kept from a seat."""
    game = kancha.game("ayar")
    assert {sight for kind in game.parts for sight in sights(kind).values()} == {SHARED}
    for match in random_match(game, 3, 4):
        s = of(match)
        faces = [0] * len(s.facts.pots)
        for pot in [*s.market, *(pot for own in s.seats for pot in own.pots)]:
            if pot >= 0:
                faces[pot] += 1
        assert [seen + unseen for seen, unseen in zip(faces, s.pots, strict=True)] == s.facts.pots


@rule("A12.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_match_meets_a_dead_end(seats: int) -> None:
    """Every offered first part has a second part, and kept Suns and Moons are the true ones."""
    for seed in range(20):
        for match in random_match(started().game, seats, 1200 + seed):
            s = of(match)
            if match.over:
                continue
            assert s.legal()
            if seed % 10 == 0:
                for own in s.seats:
                    kept = own.suns[:], own.moons[:]
                    for activity in range(len(ACTIVITIES)):
                        recount(s, own.seat, activity)
                    assert kept == (own.suns, own.moons)


def test_the_ledger_explains_both_totals() -> None:
    """Sources name their track; each total is the sum of its own."""
    for seats in (1, 2, 4):
        *_, match = random_match(started().game, seats, 33)
        for own in of(match).seats:
            for track, total in (("sun", own.sun), ("moon", own.moon)):
                points = [p for seat, p, source in match.ledger if seat == own.seat and source.startswith(f"{track}.")]
                assert sum(points) == total
        assert len(match.scores) == max(seats, 2)


def test_bad_seats_and_options_are_refused_with_what_is_allowed() -> None:
    """Five seats, unknown options, and a level of the wrong type."""
    game = Ayar()
    with pytest.raises(ValueError, match="1, 2, 3 or 4"):
        game.start(seats=5)
    with pytest.raises(ValueError, match="level"):
        game.start(seats=1, options={"stars": 2})
    with pytest.raises(ValueError, match="may be 1, 2, 3, 4"):
        game.start(seats=1, options={"level": "2"})
