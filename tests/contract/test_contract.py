"""The contract suite over the catalogue, without a line for any one game."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

import kancha
from kancha.kernel import testing
from kancha.kernel.testing import random_match
from kancha.kernel.view import has_secrets, to_data, visibility

from .cases import Case, cases, chosen

GOLDENS = Path(__file__).parent / "visibility"
PAIRS = 100_000
FAR = 40
"""Decisions that copies of a position are played on."""


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_random_match_keeps_every_promise(case: Case) -> None:
    """Ends, offers, agrees, clones, hides, imagines, conserves and scores as promised, along one whole match."""
    judged = testing.check_everything(
        kancha.game(case.game), seats=case.seats, seed=1, options=dict(case.options), every=11, pairs=45
    )
    assert judged > 0


@pytest.mark.parametrize("id", chosen())
def test_legal_and_refusal_agree_on_many_pairs(id: str) -> None:
    """At least 100,000 sampled (state, action) pairs a game are judged alike by both formulations."""
    game = kancha.game(id)
    rng = Random(id)
    judged, seed = 0, 0
    while judged < PAIRS:
        seats = game.seats[seed % len(game.seats)]
        for number, match in enumerate(random_match(game, seats, 1000 + seed)):
            if match.over or judged >= PAIRS:
                break
            if number % 3 == 0:
                judged += testing.check_agreement(match, rng, 300)
        seed += 1
    assert judged >= PAIRS


@pytest.mark.parametrize("id", chosen())
def test_copies_go_their_own_ways(id: str) -> None:
    """Three copies of a position are played on by turns: it stays as it was, and what they derived holds."""
    game = kancha.game(id)
    rng = Random(id)
    for number, match in enumerate(random_match(game, game.seats[-1], 7)):
        if number % 60 or match.over:
            continue
        state = match.state
        before = (to_data(state), state.legal())
        copies = [state.clone() for _ in range(3)]
        for _ in range(FAR):
            for copy in copies:
                if copy.stack:
                    copy.play(rng.choice(copy.legal()))
        assert (to_data(state), state.legal()) == before
        for copy in copies:
            fresh = copy.clone()
            fresh.derive()
            assert not copy.stack or fresh.legal() == copy.legal()


@pytest.mark.parametrize("id", chosen())
def test_openings_are_all_alike_and_apart(id: str) -> None:
    """A game is set up once and copied: whatever is played on one copy, the next one begins as the first."""
    game = kancha.game(id)
    rng = Random(id)
    options = game.choose(game.seats[0], {})
    first = to_data(game.setup(game.seats[0], options))
    for _ in range(3):
        state = game.opening(game.seats[0], options)
        assert to_data(state) == first
        state.advance()
        for _ in range(FAR):
            if state.stack:
                state.play(rng.choice(state.legal()))


@pytest.mark.parametrize("id", chosen())
def test_a_record_replays_to_the_same_state(id: str, tmp_path: Path) -> None:
    """Saved in the middle and at the end, a match comes back the same."""
    game = kancha.game(id)
    for number, match in enumerate(random_match(game, game.seats[-1], 5)):
        if number == 40 or match.over:
            testing.check_record(match, tmp_path / f"{number}.kancha")


@pytest.mark.parametrize("id", chosen())
def test_the_same_seed_gives_the_same_match(id: str) -> None:
    """Nothing but the seed and the decisions matters."""
    game = kancha.game(id)
    testing.check_same_seed(game, game.seats[0], 3)


@pytest.mark.parametrize("id", chosen())
def test_every_question_says_what_answers_it(id: str) -> None:
    """The kernel refuses all other actions by itself."""
    testing.check_answers(kancha.game(id))


@pytest.mark.parametrize("id", chosen())
def test_no_field_becomes_public_by_accident(id: str) -> None:
    """The reviewed list of fields and their visibility; KANCHA_GOLDEN=1 writes it anew for review."""
    game = kancha.game(id)
    path = GOLDENS / f"{id}.txt"
    if os.environ.get("KANCHA_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(visibility(game.parts)) + "\n", encoding="utf-8")
    testing.check_visibility(game, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("id", chosen())
def test_a_game_has_secrets_if_seats_see_different_things(id: str) -> None:
    """A screen that two people share is handed over only then: along a match the views of seats differ, or never do."""
    game = kancha.game(id)
    views = (
        {repr(to_data(match.state.seen(seat))) for seat in range(2)}
        for number, match in enumerate(random_match(game, 2, 5))
        if number % 37 == 0
    )
    assert has_secrets(game.parts) == any(len(seen) > 1 for seen in views)


@pytest.mark.parametrize("id", chosen())
def test_a_seat_sees_the_same_beside_a_spectator(id: str) -> None:
    """What is taken over from the spectator's sight is no more and no less than what the seat sees alone."""
    game = kancha.game(id)
    seats = game.seats[-1]
    for number, match in enumerate(random_match(game, seats, 5)):
        if number % 11:
            continue
        public = match.state.seen(None)
        before = to_data(public)
        for seat in range(seats):
            assert to_data(match.state.seen_beside(public, seat)) == to_data(match.state.seen(seat))
        assert to_data(public) == before
