"""Rates the levels of a game on one scale and writes what the lobby shows of them.

    python tools/rate.py GAME FOLDER...             prints the ratings that the runs in these folders give
    python tools/rate.py GAME FOLDER... --write     writes games/<game>/judgement/<id>.ratings.toml too

The folders are those of `kancha tournament GAME --out FOLDER` at two seats and, for solo matches against an automa,
of `kancha simulate GAME --seats 1 --out FOLDER`: then the automa is rated by the option that sets its strength. Time is
taken here, on a few matches of each level against `greedy`: processor time of a turn, compiled if the rules are.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import kancha
from kancha.bots import bot, levels
from kancha.bots.training.runs import machine
from kancha.cli.train import commit
from kancha.kernel.game import Game
from kancha.lab import open_run
from kancha.lab.numbers import AUTOMA, credit
from kancha.lab.ratings import Duel, rate
from kancha.lab.results import Result

SOURCES = Path(__file__).parent.parent / "src" / "kancha"
TIMED = 2
"""So many matches of each level are timed."""


def duels(result: Result) -> dict[int, list[Duel]]:
    """Return who met whom in a run, and how it ended, by deal."""
    found: dict[int, list[Duel]] = defaultdict(list)
    for row in result.matches.to_table(["seed", "arm", "ranks"]).to_pylist():
        arm = result.arms[row["arm"]]
        names = list(arm.bots)
        if len(row["ranks"]) > len(names):
            names.append("-".join([AUTOMA, *map(str, arm.options.values())]))
        parts: dict[str, float] = defaultdict(float)
        for name, part in zip(names, credit(row["ranks"]), strict=True):
            parts[name] += part
        if len(parts) == 2:
            one, other = sorted(parts)
            found[row["seed"]].append((one, other, parts[one]))
    return found


def seconds(game: Game, level: str) -> float:
    """Return the processor time that a level thinks about a turn, on a few deals."""
    spent, turns = 0.0, set()
    for seed in range(TIMED):
        live = game.start(2, seed)
        minds = [bot(level), bot("greedy")]
        luck = Random(f"time {seed}")
        while live.state.stack:
            state = live.state
            codes, seat = state.legal(), state.seat
            began = time.process_time()
            code = codes[0] if len(codes) == 1 else minds[seat].choose(game, seat, state.seen(seat), codes, luck)
            if seat == 0:
                spent += time.process_time() - began
                turns.add((seed, *game.turn(state)))
            live.take(code)
    return spent / len(turns)


def write_ratings(game: Game, deals: Mapping[int, Sequence[Duel]], command: str) -> None:
    """Rate, and write the file of ratings of a game."""
    text = "\n".join(sheet(game, deals, command)) + "\n"
    # What runs may have been compiled from the sources: both are told.
    for folder in {SOURCES / game.folder.relative_to(Path(kancha.__file__).parent), game.folder}:
        (folder / "judgement" / f"{game.id}.ratings.toml").write_text(text, encoding="utf-8")


def sheet(game: Game, deals: Mapping[int, Sequence[Duel]], command: str) -> list[str]:
    """Return the lines of the file of ratings, and print what it says."""
    found = rate(deals)
    lines = [
        f"# The levels of {game.name} on one scale, greedy at 1000; 400 points more win ten of eleven matches.",
        "# Written by tools/rate.py; docs/bots.md tells how it was measured.",
        f'command = "{command}"',
        f'commit = "{commit()}"',
        f'machine = "{machine()}"',
    ]
    offered = levels(game)
    for name, one in found.items():
        thought = seconds(game, name) if name in offered else 0.0
        print(f"{name:12} {one.rating:6.0f} ({one.low:.0f} to {one.high:.0f}), {one.matches} matches, {thought:.3f} s")
        lines += [
            "",
            f'[rating."{name}"]',
            f"rating = {one.rating:.0f}",
            f"low = {one.low:.0f}",
            f"high = {one.high:.0f}",
            f"matches = {one.matches}",
            f"turn = {thought:.4f}",
        ]
    return lines


def main(id: str, folders: list[Path], writes: bool) -> None:
    """Rate and print, or write."""
    game = kancha.game(id)
    deals: dict[int, list[Duel]] = defaultdict(list)
    for folder in folders:
        for deal, met in duels(open_run(folder)).items():
            deals[deal] += met
    command = f"python tools/rate.py {id} {' '.join(folder.name for folder in folders)}"
    if writes:
        write_ratings(game, deals, command)
    else:
        sheet(game, deals, command)


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word != "--write"]
    main(given[0], [Path(word) for word in given[1:]], "--write" in sys.argv)
