"""Measures the engine and writes its part of `docs/performance.md`: ratios beside other engines, in one run.

    python -m benchmarks.engine --compiled build/compiled --peer build/peer/bin/python --chess build/chess/bin/python

Everything runs one after the other on one core, in rounds, each measurement in a process of its own; a ratio is taken
within its round, and the median of the rounds counts. A quiet machine needs about seven minutes.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from pathlib import Path
from typing import Any, Final

import kancha
from benchmarks.page import circumstances, table, write_section
from benchmarks.public import measure_all
from benchmarks.speed import ONE, run

HERE: Final = Path(__file__).parent
SPIEL: Final = ("chess", "backgammon", "gin_rummy")
SEATS: Final = 4
Rounds = dict[str, list[dict[str, Any]]]


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(kancha.games()))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="time of one measurement")
    parser.add_argument("--compiled", type=Path, required=True, help="folder of the compiled package")
    parser.add_argument("--peer", type=Path, required=True, help="Python with catanatron")
    parser.add_argument("--chess", type=Path, required=True, help="Python with PettingZoo's chess")
    parser.add_argument("--dry", action="store_true", help="print the section instead of writing it")
    return parser.parse_args()


def main() -> None:
    """Measure and write the section."""
    asked = arguments()
    games = asked.games.split(",")
    modes = {"pure": HERE.parent / "src", "compiled": asked.compiled.resolve()}
    when = circumstances()
    rounds = measure_rounds(asked, games, modes)
    print("the public loop", file=sys.stderr)
    public = measure_all(games, modes, SEATS, asked.seconds)
    parts: dict[tuple[str, str], dict[str, Any]] = {}
    for game in games:
        for mode, path in modes.items():
            print(f"views, drawing, replay, search, memory: {game}, {mode}", file=sys.stderr)
            parts[game, mode] = run([sys.executable, str(HERE / "parts.py"), game, str(SEATS)], path)
    lines = [when, "", *speeds(rounds, games, public), "", *others(rounds), "", *costs(parts, games)]
    if asked.dry:
        print("\n".join(lines))
    else:
        write_section("engine", lines)


def measure_rounds(asked: argparse.Namespace, games: list[str], modes: dict[str, Path]) -> Rounds:
    """Let all engines play, one after the other, in rounds."""
    rounds: Rounds = {}
    for number in range(asked.rounds):
        print(f"decisions: round {number + 1} of {asked.rounds}", file=sys.stderr)
        timed = [str(asked.seconds), str(number)]
        rounds.setdefault("peer", []).append(run([str(asked.peer), str(HERE / "peer.py"), *timed]))
        for name in SPIEL:
            rounds.setdefault(name, []).append(run([sys.executable, str(HERE / "spiel.py"), name, *timed]))
        zoo = run([str(asked.chess), str(HERE / "steps.py"), "chess", *timed])
        zoo["game"] = zoo["name"].replace("pettingzoo", "PettingZoo")
        zoo["decisions_per_second"] = zoo["steps_per_second"]
        rounds.setdefault("zoo", []).append(zoo)
        for game in games:
            for mode, path in modes.items():
                command = [sys.executable, "-c", ONE, game, str(SEATS), *timed]
                rounds.setdefault(f"{game} {mode}", []).append(run(command, path))
    return rounds


def ratio(rounds: Rounds, name: str, key: str) -> float:
    """Return a figure beside catanatron's, the median of the rounds."""
    pairs = zip(rounds[name], rounds["peer"], strict=True)
    return statistics.median(float(own[key]) / float(other[key]) for own, other in pairs)


def speeds(rounds: Rounds, games: list[str], public: dict[tuple[str, str], tuple[float, float, float]]) -> list[str]:
    """Return the table of decisions, the public loop and clones beside catanatron's."""
    rows: list[list[str]] = []
    means: dict[str, list[float]] = {"pure": [], "compiled": []}
    for game in games:
        row = [kancha.game(game).name]
        for mode, found in means.items():
            name = f"{game} {mode}"
            speed = ratio(rounds, name, "decisions_per_second")
            found.append(speed)
            row += [f"{speed:.1f}", f"{speed / public[game, mode][2]:.1f}"]
            row.append(f"{ratio(rounds, name, 'clone_microseconds'):.3f}")
        rows.append(row)
    for_all = [f"{math.exp(statistics.mean(math.log(speed) for speed in found)):.1f}" for found in means.values()]
    rows.append(["geometric mean", for_all[0], "", "", for_all[1], "", ""])
    heads = ["decisions/s, times catanatron's", "pure", "public loop", "clone", "compiled", "public loop", "clone"]
    peer = rounds["peer"]
    best = max(row["decisions_per_second"] for row in peer)
    copy = min(row["clone_microseconds"] for row in peer)
    return [
        f"Four random seats; set-up, legal lists and chance are inside the loop. {peer[0]['game']} plays {best:,}",
        f"decisions a second here and copies a match in {copy:.1f} us; a clone is told as a share of that. The public",
        "loop is `match.actions` and `match.play`.",
        "",
        *table(heads, rows),
    ]


def others(rounds: Rounds) -> list[str]:
    """Return the table of the other engines."""
    rows: list[list[str]] = []
    for name in (*SPIEL, "zoo"):
        row = [rounds[name][0]["game"], f"{ratio(rounds, name, 'decisions_per_second'):.2f}"]
        row.append("" if name == "zoo" else f"{ratio(rounds, name, 'clone_microseconds'):.3f}")
        rows.append(row)
    return [
        "The same beside games that are known better, driven from Python (OpenSpiel is written in C++; PettingZoo's",
        "steps include an observation):",
        "",
        *table(["decisions/s, times catanatron's", "speed", "clone"], rows),
    ]


def costs(parts: dict[tuple[str, str], dict[str, Any]], games: list[str]) -> list[str]:
    """Return the table of what else a match costs."""
    keys = {
        "view_microseconds": "views, us",
        "draw_microseconds": "drawings, us",
        "replay_milliseconds": "replay, ms",
        "jump_milliseconds": "jump, ms",
        "search_per_second": "search/s",
        "late_speed": "late speed",
        "kilobytes": "memory, kB",
    }
    rows = [
        [f"{kancha.game(game).name}, {mode}", *[f"{parts[game, mode][key]:,}" for key in keys]]
        for game in games
        for mode in ("pure", "compiled")
    ]
    return [
        "What else a match of four costs: views and drawings for all four seats; a record replayed with every line",
        "judged; the longest of 21 jumps to a decision of a finished match; iterations a second of the searching bot;",
        "the speed of the last tenth of a match beside its first tenth; the memory of a match after 200 decisions.",
        "",
        *table(["", *keys.values()], rows),
    ]


if __name__ == "__main__":
    main()
