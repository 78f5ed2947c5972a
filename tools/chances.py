"""Fit `src/kancha/bots/chances.toml`: how much a lead in the hand-written values means, early and late in a match.

    python tools/chances.py --matches 40 > src/kancha/bots/chances.toml
    python tools/chances.py --matches 16 --bot plan cuzco java      # prints the rows of these games

Matches of bots are read at the end of every turn; the two spreads of each game make what happened likeliest.
"""

from __future__ import annotations

import argparse
from math import exp, log

import kancha
from kancha.kernel.units import Trace
from kancha.lab import experiment, play
from kancha.records import Record

SPREADS = [1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.5, 8.0, 10.0, 12.0, 15.0, 18.0, 22.0, 27.0, 33.0, 40.0]


Row = tuple[list[float], float, list[int]]
"""Values, progress and winners at the end of a turn."""


def rows(game: str, bot: str, matches: int) -> tuple[list[Row], int]:
    """Return the ends of turns, and how many decisions a match has for each seat."""
    found: list[Row] = []
    decisions = 0.0
    for number in range(matches):
        seats = 2 if number % 2 == 0 else max(2, min(4, kancha.game(game).seats[-1]))
        made = play(experiment(game, 1, seats, [bot], 70_000 + number), keep=True)
        match = Record.parse(made.record).replay()
        decisions += len(match.log) / seats / matches
        for span in Trace(match).turns():
            values = match.game.values(match.at(span.end).state)
            found.append((values, span.end / len(match.log), match.ranking[0]))
    return found, round(decisions)


def surprise(found: list[Row], begin: float, end: float) -> float:
    """Return the mean surprise at the winners."""
    total = 0.0
    for values, progress, winners in found:
        spread = begin + (end - begin) * progress
        best = max(values)
        weights = [exp((value - best) / spread) for value in values]
        total -= log(max(sum(weights[seat] for seat in winners) / sum(weights), 1e-9))
    return total / len(found)


def main() -> None:
    """Print the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("games", nargs="*")
    args = parser.parse_args()
    print("# How much a lead in the hand-written values means, in points: chances are as exp(value / spread).")
    print(f"# Fitted to {args.matches} matches of {args.bot} bots a game, two and four seats: tools/chances.py")
    for game in args.games or kancha.games():
        found, decisions = rows(game, args.bot, args.matches)
        pairs = [(begin, end) for begin in SPREADS for end in SPREADS if end <= begin]
        begin, end = min(pairs, key=lambda pair: surprise(found, *pair))
        print(f"\n[spread.{game}]\nbegin = {begin}\nend = {end}\ndecisions = {decisions}", flush=True)


if __name__ == "__main__":
    main()
