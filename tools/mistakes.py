"""Asks of reviews whether the mistakes that they name are mistakes: plays each of them both ways again, to the end.

    python tools/mistakes.py GAME SEED MATCHES LEVELS...                   e.g. caral 700 10 novice,plan greedy,adept
    python tools/mistakes.py GAME SEED MATCHES LEVELS... --keep FOLDER     keeps the records too, to be read as pages

Matches are played by these levels, a seat each, one line-up after the other in turn, and reviewed. A mistake is then
played on as it was and the better way, in imagined states that the review has not seen, by bots that judge by the
network where there is one. It is one on average if the better way ends further ahead, and clearly one, or clearly none,
by two standard errors. So few trials err: how many would be none on average if each cost what was told is said too.
The parts of every difference must sum to it.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist, mean, stdev
from typing import NamedTuple

import kancha
from kancha.bots import bot
from kancha.bots.advice import EVALUATOR
from kancha.bots.base import Imagination
from kancha.bots.choice import Choice
from kancha.bots.planner import PlanningBot
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.review import review
from kancha.review.mistakes import NOISE, ended
from kancha.review.model import Mistake

WORLDS = 12
"""So many imagined states are played to the end both ways."""
WIDTH = 3
"""So many beginnings of a long turn are gone on from there: half as many as `plan` does, to be done in time."""
CLEAR = 2.0
"""What is clear is so many standard errors away from nothing."""


class Answer(NamedTuple):
    """By how much the better way ended further ahead, on average, and the standard error of that."""

    found: float
    error: float

    def verdict(self) -> str:
        """Return what is to be said of a mistake."""
        if abs(self.found) > CLEAR * self.error:
            return "clearly one" if self.found > 0 else "clearly none"
        return "one" if self.found > 0 else "none"

    def missed(self, loss: float) -> float:
        """Return how likely a mistake that costs so much looks like none."""
        return NormalDist(loss, self.error).cdf(0.0) if self.error else float(loss <= 0)


def played(game: Game, levels: list[str], seed: int) -> Match:
    """Let levels play a match."""
    match = game.start(len(levels), seed)
    minds = [bot(level) for level in levels]
    luck = Random(f"mistakes {seed}")
    while match.seat is not None:
        state, seat = match.state, match.seat
        codes = state.legal()
        match.take(codes[0] if len(codes) == 1 else minds[seat].choose(game, seat, state.seen(seat), codes, luck))
    return match


def asked(match: Match, mistake: Mistake, seed: int) -> Answer | None:
    """Play a mistake both ways to the end; None if that cannot be done twice."""
    game, seat = match.game, mistake.seat
    imagination = Imagination(game, seat, match.at(mistake.decision).state.seen(seat))
    dice = Random(f"asked {seed} {mistake.decision}")
    found: list[float] = []
    for _ in range(WORLDS):
        world, luck = imagination.world(dice), dice.getrandbits(32)
        one, two = (ended(game, world, codes, seat, luck, _mind()) for codes in (mistake.played, mistake.better))
        if one is not None and two is not None:
            found.append(two.lead - one.lead)
    return Answer(mean(found), stdev(found) / sqrt(len(found))) if len(found) > 1 else None


def _mind() -> PlanningBot:
    """Return who answers: one that strays a little, so that states differ where nothing is hidden."""
    return PlanningBot(EVALUATOR, worlds=1, width=WIDTH, choice=Choice(noise=NOISE))


def main(id: str, seed: int, matches: int, lineups: list[list[str]], folder: Path | None) -> None:
    """Play, review, ask, and tell."""
    game = kancha.game(id)
    verdicts: Counter[str] = Counter()
    named: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    told: list[float] = []
    found: list[float] = []
    missed, unequal = 0.0, 0
    for number in range(matches):
        levels = lineups[number % len(lineups)]
        match = played(game, levels, seed + number)
        if folder is not None:
            match.record(levels).save(folder / f"{id}-{seed + number}.kancha")
        began = time.process_time()
        made = review(match)
        spent = time.process_time() - began
        print(f"deal {seed + number}, {', '.join(levels)}: {match.scores}, review {spent:.1f} s", flush=True)
        seats.update(levels)
        for one in made.mistakes:
            level = levels[one.seat]
            named[level] += 1
            unequal += round(sum(share.points for share in one.shares), 6) != one.loss
            answer = asked(match, one, seed + number)
            verdict = "not to be played" if answer is None else answer.verdict()
            verdicts[verdict] += 1
            if answer is not None:
                told.append(one.loss)
                found.append(answer.found)
                missed += answer.missed(one.loss)
                says = f"{answer.found:6.1f} found, give or take {answer.error:4.1f}"
                print(f"  {level:8} {one.decision:5} {one.loss:6.1f} told, {says}: {verdict}", flush=True)
    print(
        f"{sum(named.values())} named in {matches} matches; "
        + ", ".join(f"{verdicts[word]} {word}" for word in verdicts)
    )
    print("a seat: " + ", ".join(f"{level} {named[level] / seats[level]:.1f}" for level in seats))
    if len(found) > 1:
        error = stdev(found) / sqrt(len(found))
        print(f"a mistake: {mean(told):.1f} told, {mean(found):.1f} found, give or take {error:.1f}")
        print(f"none on average, if each cost what was told: {missed:.1f}")
    print(f"parts do not sum to the difference: {unequal}")


if __name__ == "__main__":
    given = sys.argv[1:]
    kept = None
    if "--keep" in given:
        place = given.index("--keep")
        kept = Path(given[place + 1])
        kept.mkdir(parents=True, exist_ok=True)
        del given[place : place + 2]
    main(given[0], int(given[1]), int(given[2]), [word.split(",") for word in given[3:]], kept)
