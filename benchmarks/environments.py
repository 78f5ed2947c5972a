"""Steps a second of Kancha's environments beside PettingZoo's chess and catanatron's, in one interleaved run.

Absolute figures depend on the machine and on who else uses it; ratios are taken within each round, and the median of
them counts. Turn-by-turn environments are compared with chess, those with bots in the other seats with catanatron's.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path
from typing import Any

import kancha
from benchmarks.speed import run

STEPS = Path(__file__).parent / "steps.py"
RIVALS = {"pettingzoo": "chess", "gymnasium": "catanatron", "batch": "chess"}


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(kancha.games()))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="time of one measurement")
    parser.add_argument("--compiled", type=Path, help="folder of the compiled package")
    parser.add_argument("--chess", type=Path, required=True, help="Python with PettingZoo's chess")
    parser.add_argument("--catanatron", type=Path, required=True, help="Python with catanatron's environment")
    parser.add_argument("--json", type=Path, help="write all rounds as JSON")
    return parser.parse_args()


def main() -> None:
    """Measure in rounds and print the table."""
    asked = arguments()
    modes: list[tuple[str, Path]] = [("pure", Path("src").resolve())]
    if asked.compiled is not None:
        modes.append(("compiled", asked.compiled.resolve()))
    rounds: dict[tuple[str, str, str], list[dict[str, Any]]] = {}
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", file=sys.stderr)
        timed = [str(asked.seconds), str(number)]
        for rival, python in (("chess", asked.chess), ("catanatron", asked.catanatron)):
            rounds.setdefault((rival, "", ""), []).append(run([str(python), str(STEPS), rival, *timed]))
        for game in asked.games.split(","):
            for kind in RIVALS:
                for mode, path in modes:
                    command = [sys.executable, str(STEPS), kind, *timed, game, str(asked.seats)]
                    rounds.setdefault((kind, game, mode), []).append(run(command, path))
    print(f"{'':44s}{'steps/s':>10s}{'ratio':>8s}")
    for (kind, game, mode), rows in rounds.items():
        speed = max(row["steps_per_second"] for row in rows)
        rivals = rounds[RIVALS.get(kind, kind), "", ""]
        ratio = statistics.median(
            row["steps_per_second"] / other["steps_per_second"] for row, other in zip(rows, rivals, strict=True)
        )
        title = f"{game}, {kind}, {mode}" if game else rows[0]["name"]
        print(f"{title:44s}{speed:10,d}{ratio:8.2f}")
    if asked.json is not None:
        plain = {" ".join(key).strip(): rows for key, rows in rounds.items()}
        asked.json.write_text(json.dumps(plain, indent=2), encoding="utf-8")


if __name__ == "__main__":
    main()
