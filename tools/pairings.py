"""Tells what tournaments of two bots have shown, as rows of a table for docs/bots.md.

    python tools/pairings.py FOLDER...      rows of the runs in these folders, those of the same pairing together

The folders are those of `kancha tournament GAME --bots A,B --out FOLDER`. A pairing is told by whoever won more: its
part of the victories with the 95 % interval after Wilson, by how many points its best seat was ahead of the other's on
average, and the deals, each of which was played in every order of seats.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from kancha.lab import open_run
from kancha.lab.numbers import credit, share
from kancha.lab.results import Result


class Met(NamedTuple):
    """One match of two bots: the deal, the first bot's part of the victory, and its points ahead of the other."""

    deal: int
    part: float
    ahead: int


Pairing = tuple[str, int, str, str]
"""A game, a number of seats, and two bots in the order of the alphabet."""


def met(result: Result) -> tuple[Pairing, list[Met]]:
    """Return whose run it is, and all its matches."""
    first = result.arms[0]
    one, other = sorted(set(first.bots))
    found: list[Met] = []
    for row in result.matches.to_table(["seed", "arm", "ranks", "scores"]).to_pylist():
        bots = result.arms[row["arm"]].bots
        parts, best = {one: 0.0, other: 0.0}, {one: -(10**6), other: -(10**6)}
        for name, part, points in zip(bots, credit(row["ranks"]), row["scores"], strict=True):
            parts[name] += part
            best[name] = max(best[name], points)
        found.append(Met(row["seed"], parts[one], best[one] - best[other]))
    return (first.game, first.seats, one, other), found


def spans(deals: set[int]) -> str:
    """Return numbers as runs: "1 to 3, 7"."""
    ordered = sorted(deals)
    starts = [deal for deal in ordered if deal - 1 not in deals]
    ends = [deal for deal in ordered if deal + 1 not in deals]
    return ", ".join(f"{low} to {high}" if high > low else str(low) for low, high in zip(starts, ends, strict=True))


def told(pairing: Pairing, matches: list[Met]) -> str:
    """Return the row of a pairing."""
    _, seats, one, other = pairing
    part, ahead = sum(match.part for match in matches), sum(match.ahead for match in matches) / len(matches)
    if part < len(matches) / 2:
        one, other, part, ahead = other, one, len(matches) - part, -ahead
    known = share(part, len(matches))
    low, high = (round(100 * bound) for bound in known["interval"])
    won = f"{part:g} of {len(matches)} = {100 * known['rate']:.0f} % ({low} to {high}), by {ahead:.0f} points"
    return f"| {seats} seats | `{one}` over `{other}` | {won} | {spans({match.deal for match in matches})} |"


def main(folders: list[Path]) -> None:
    """Print the rows, game by game."""
    found: dict[Pairing, list[Met]] = defaultdict(list)
    for folder in folders:
        pairing, matches = met(open_run(folder))
        found[pairing] += matches
    for game in sorted({game for game, *_ in found}):
        print(game)
        for pairing in sorted(pairing for pairing in found if pairing[0] == game):
            print(told(pairing, found[pairing]))


if __name__ == "__main__":
    main([Path(word) for word in sys.argv[1:]])
