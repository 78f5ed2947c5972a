"""Lets the levels of every game meet, at two seats and four, and writes its part of `docs/bots.md` and the ratings.

    python -m benchmarks.bots [GAME ...]            plays what is still to be played, then writes
    python -m benchmarks.bots [GAME ...] --page     writes what was played so far

Every level meets the one below it; the strongest meets `greedy` and `search:100`, and `greedy` meets `random`. The same
deals are played in every order of seats. What was played is kept in `benchmarks/duels`, as long as bots choose alike:
the same command goes on where it was stopped. The chances that networks tell are held against matches which they play
against themselves, straying as in training.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec

import kancha
from benchmarks.bots_page import told
from benchmarks.duels import FIRST, FOLDER, Book, Pairing, together
from benchmarks.page import circumstances, write_section
from kancha.bots import levels
from kancha.bots.judgement import shipped
from kancha.bots.training.calibration import calibration
from kancha.cli.train import commit
from kancha.kernel.game import Game
from kancha.lab.numbers import AUTOMA
from tools.rate import write_ratings
from tools.temper import Judged, matches

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent / "docs" / "bots.md"
SEATS: Final = (2, 4)
DEALS: Final = 100
SELF: Final = 200
"""So many matches of a network against itself, if nothing is said, tell how far its chances can be trusted."""
PEER: Final = "search:100"
ALONE: Final = {"ayar": [{"level": level} for level in (1, 2, 3, 4)]}
"""Options of matches against an automa, which stands on the scale by them."""
MET_ALONE: Final = "plan"
"""Who meets an automa: somebody who judges alike in both kinds of match."""


def pairings(game: Game) -> Iterator[Pairing]:
    """Tell who meets whom in a game."""
    offered = levels(game)
    met = dict.fromkeys(pairwise(offered))
    met |= dict.fromkeys([("random", "greedy"), ("greedy", offered[-1]), (PEER, offered[-1])])
    alone = ALONE.get(game.id, ())
    if alone:
        met |= {("greedy", MET_ALONE): None}
    for seats in SEATS:
        yield from (Pairing(game.id, seats, bots) for bots in met)
    for options in alone:
        yield Pairing(game.id, 1, (MET_ALONE, "-".join([AUTOMA, *map(str, options.values())])), options)


def is_slow(pairing: Pairing) -> bool:
    """Whether one of the two takes much longer than any level."""
    return PEER in pairing.bots


def play(games: list[Game], deals: int, jobs: int | None, with_peer: bool) -> None:
    """Play what is still to be played; what takes long comes last, so that the page is as full as it can be."""
    found = [pairing for game in games for pairing in pairings(game) if with_peer or not is_slow(pairing)]
    for pairing in sorted(found, key=lambda one: (is_slow(one), one.seats)):
        print(f"{pairing.game}, {pairing.seats} seats: {' and '.join(pairing.bots)}", file=sys.stderr, flush=True)
        Book(pairing.game).play(pairing, deals, commit(), jobs)


def hold_against(id: str, seats: int, count: int = SELF) -> None:
    """Hold the chances that a network tells against matches that it has never seen, unless that was done."""
    game, file = kancha.game(id), chances_file(id, seats)
    weights = next((one for one in shipped(game) if str(seats) in one.kinds), None)
    if weights is None:
        return
    known = {"command": weights.provenance.command, "trust": weights.trust}
    kept = msgspec.json.decode(file.read_bytes()) if file.exists() else None
    if kept is not None and kept["network"] == known and kept["matches"] >= count:
        return
    print(f"{id}, {seats} seats: chances", file=sys.stderr, flush=True)
    rows = matches(game, weights, seats, count, FIRST * 1000)
    lead = list(game.feature_names).index("own.lead")
    found = {"network": known, "matches": count} | calibration(Judged(weights), rows, rows, lead)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


def chances_file(id: str, seats: int) -> Path:
    """Where it is kept what the chances of a network are worth."""
    return FOLDER / f"{id}-{seats}-chances.json"


def write(game: Game) -> None:
    """Write the tables of a game, and the ratings of its levels at two seats."""
    book = Book(game.id)
    known = [kept for kept in map(book.find, pairings(game)) if kept is not None and kept.deals]
    if not known:
        return
    rated = [one for one in known if one.pairing.seats <= 2 and not {PEER, "random"} & {*one.pairing.bots}]
    write_ratings(game, together(rated), f"python -m benchmarks.bots {game.id}")
    pure = {name: pure_seconds(game.id, name) for name in levels(game)}
    files = {seats: chances_file(game.id, seats) for seats in game.seats}
    chances: dict[int, Any] = {
        seats: msgspec.json.decode(file.read_bytes()) for seats, file in files.items() if file.exists()
    }
    write_section(game.id, [circumstances(), *told(game, known, rated, pure, chances)], PAGE)


def pure_seconds(id: str, level: str) -> float:
    """Return the processor time of a turn where rules are interpreted."""
    asked = "import sys, kancha; from tools.rate import seconds; print(seconds(kancha.game(sys.argv[1]), sys.argv[2]))"
    roots = {"PYTHONPATH": os.pathsep.join([str(HERE.parent / "src"), str(HERE.parent)])}
    command = [sys.executable, "-c", asked, id, level]
    return float(subprocess.run(command, env=os.environ | roots, capture_output=True, check=True, text=True).stdout)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=kancha.games())
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--chances", type=int, default=SELF, help="so many matches tell what chances are worth")
    parser.add_argument("--jobs", type=int, help="so many matches at once; one for each core if nothing is said")
    parser.add_argument(
        "--no-peer", action="store_true", help="leave search out, which takes as long as all the others"
    )
    parser.add_argument("--page", action="store_true", help="play nothing, write what was played")
    return parser.parse_args()


def main() -> None:
    """Play and write."""
    asked = arguments()
    games = [kancha.game(id) for id in asked.games]
    if not asked.page:
        play(games, asked.deals, asked.jobs, not asked.no_peer)
        with ProcessPoolExecutor(asked.jobs) as pool:
            tables = [(game.id, seats) for game in games for seats in game.seats if seats > 1]
            for waiting in [pool.submit(hold_against, *table, asked.chances) for table in tables]:
                waiting.result()
    for game in games:
        write(game)


if __name__ == "__main__":
    main()
