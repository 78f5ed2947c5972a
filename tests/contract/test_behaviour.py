"""Behaviour does not move unless the version of the rules does: every running match and every record rests on it.

`behaviour/<game>.txt` holds a line for each case: version, data set, seats, seed, options, and checks. The checks hash,
decision by decision, who is asked, what is legal with which weight, and the points, along a match of random answers;
one digit for every eight decisions, so that a failure says where a match departs from what it was.

KANCHA_GOLDEN=1 adds lines for cases that have none, and writes those of versions after the one in `released.txt` anew.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

import kancha
from kancha.kernel.game import Game
from kancha.kernel.state import CHANCE

from .cases import chosen, variants

GOLDENS: Final = Path(__file__).parent / "behaviour"
EVERY: Final = 8
"""A digit stands for so many decisions."""
SEEDS: Final = 3
"""So many matches of each case."""


class Case(NamedTuple):
    """One match of random answers."""

    version: int
    data: str
    seats: int
    seed: int
    options: str

    def __str__(self) -> str:
        return f"rules version {self.version}, {self.seats} seats, options {self.options}, seed {self.seed}"


def checks(game: Game, case: Case) -> str:
    """Play a case and return its checks."""
    options = game.choose(case.seats, json.loads(case.options), recorded=True)
    bound = game.under(case.version, options, case.data)
    state = bound.setup(case.seats, options)
    state.advance()
    rng = Random(f"{case.seats} {case.seed}")
    digits: list[str] = []
    check = b""
    decisions = 0
    while state.stack:
        seat = state.seat
        codes = state.legal()
        weights = state.stack[-1].weights(state) if seat == CHANCE else [1] * len(codes)
        answers = sorted(zip(codes, weights, strict=True))
        heard = repr((seat, answers, state.ledger.totals)).encode()
        check = hashlib.blake2b(check + heard, digest_size=8).digest()
        decisions += 1
        if decisions % EVERY == 0:
            digits.append(check.hex()[0])
        state.play(_pick(answers, rng))
    last = repr((bound.scores(state), bound.ranking(state), bound.ending(state))).encode()
    return f"{''.join(digits)}-{hashlib.blake2b(check + last, digest_size=8).hexdigest()}"


def _pick(answers: list[tuple[int, int]], rng: Random) -> int:
    number = rng.random() * sum(weight for _, weight in answers)
    for code, weight in answers:
        number -= weight
        if number < 0:
            return code
    return answers[-1][0]


def departure(found: str, known: str) -> str:
    """Say where two strings of checks part."""
    for place, (one, two) in enumerate(zip(found, known, strict=False)):
        if one != two:
            digits = known.partition("-")[0]
            if place > len(digits):
                return "in its last decisions or its result"
            return f"between decisions {EVERY * place + 1} and {EVERY * (place + 1)}"
    return "in its length"


def lines(id: str) -> dict[Case, str]:
    """Return the reviewed lines of a game."""
    path = GOLDENS / f"{id}.txt"
    found: dict[Case, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        version, data, seats, seed, options, digits = line.split("\t")
        found[Case(int(version), data, int(seats), int(seed), options)] = digits
    return found


def released(id: str) -> int:
    """Return the last version of a game's rules that was released; 0, if none was."""
    table = (line.split() for line in (GOLDENS / "released.txt").read_text(encoding="utf-8").splitlines())
    return int(dict(table).get(id, "0"))


def wanted(game: Game) -> Iterator[Case]:
    """Yield the cases that a game must have: each seat count with all options and rulings in turn, newest rules."""
    for seats in game.seats:
        for options in variants(game, seats):
            complete = json.dumps(game.choose(seats, options), sort_keys=True)
            for seed in range(SEEDS):
                yield Case(game.version, game.figures.fingerprint, seats, seed, complete)


def has_line(case: Case, known: dict[Case, str], game: Game) -> bool:
    """Tell whether a case has a line, with whatever data set; options that came later had their old meaning before."""

    def meaning(other: Case) -> dict[str, Any]:
        return game.choose(other.seats, json.loads(other.options), recorded=True)

    same = [line for line in known if (line.version, line.seats, line.seed) == (case.version, case.seats, case.seed)]
    return any(meaning(line) == meaning(case) for line in same)


@pytest.mark.parametrize("id", chosen())
def test_behaviour_moves_only_with_the_version(id: str) -> None:
    """Random matches of all seat counts, options, rulings and versions go as they went when they were written down."""
    game = kancha.game(id)
    known = lines(id)
    fixed = released(id)
    path = GOLDENS / f"{id}.txt"
    if os.environ.get("KANCHA_GOLDEN"):
        known = {case: digits for case, digits in known.items() if case.version <= fixed}
        known |= {case: checks(game, case) for case in wanted(game) if not has_line(case, known, game)}
        path.write_text(
            "".join(f"{chr(9).join(map(str, case))}\t{digits}\n" for case, digits in known.items()), encoding="utf-8"
        )
    for case, digits in known.items():
        found = checks(game, case)
        assert found == digits, (
            f"{id}: a match of {case} departs from what it was {departure(found, digits)}. Behaviour that changes "
            f"needs a new version of the rules: guard it with `if s.facts.rules >= {max(game.version, fixed + 1)}`, "
            f"set `version` of the game to that, and let KANCHA_GOLDEN=1 write the lines of the new version."
        )
    missing = [str(case) for case in wanted(game) if not has_line(case, known, game)]
    assert not missing, f"{id}: no line for {missing[0]} and {len(missing) - 1} more; KANCHA_GOLDEN=1 adds them"


def test_a_departure_is_found_where_it_is() -> None:
    """The digits say where a match went another way."""
    assert departure("abc-1234", "abd-1234") == "between decisions 17 and 24"
    assert departure("abc-1234", "abc-1235") == "in its last decisions or its result"
    assert departure("abc", "abcd-12") == "in its length"
