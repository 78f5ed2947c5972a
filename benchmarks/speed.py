"""Decisions per second and clone times of every game, pure and compiled, beside a peer, in one interleaved run.

Absolute figures depend on the machine and on who else uses it; the ratios are taken within each round, and the median
of the rounds counts. Everything runs on one core.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import kancha

HERE = Path(__file__).parent
ONE = "import json, sys; from kancha.lab.speed import measure; a = sys.argv; "
ONE += "print(json.dumps(measure(a[1], int(a[2]), float(a[3]), int(a[4]))))"


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(["cuzco", "java", "caral", "ayar", "endless-winter"]))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0, help="time of one measurement")
    parser.add_argument("--compiled", type=Path, help="folder of the compiled package")
    parser.add_argument("--peer", type=Path, help="Python of the peer's environment")
    parser.add_argument("--json", type=Path, help="write all rounds as JSON")
    return parser.parse_args()


def run(command: list[str], path: Path | None = None, pinned: bool = True) -> dict[str, Any]:
    """Run one measurement in a fresh process, on one core if it is `pinned`."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    pin = _pin if pinned and _can_pin() else None
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, preexec_fn=pin)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def _can_pin() -> bool:
    return hasattr(os, "sched_setaffinity")


def _pin() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    """Measure in rounds and print the table."""
    asked = arguments()
    games = [name for name in asked.games.split(",") if name in kancha.games()]
    peer: list[dict[str, Any]] = []
    rounds: dict[tuple[str, str], list[dict[str, Any]]] = {}
    modes: list[tuple[str, Path | None]] = [("pure", Path("src").resolve())]
    if asked.compiled is not None:
        modes.append(("compiled", asked.compiled.resolve()))
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", file=sys.stderr)
        if asked.peer is not None:
            peer.append(run([str(asked.peer), str(HERE / "peer.py"), str(asked.seconds), str(number)]))
        for game in games:
            for mode, path in modes:
                command = [sys.executable, "-c", ONE, game, str(asked.seats), str(asked.seconds), str(number)]
                rounds.setdefault((game, mode), []).append(run(command, path))
    _print(peer, rounds)
    if asked.json is not None:
        plain = {f"{game} {mode}": rows for (game, mode), rows in rounds.items()}
        asked.json.write_text(json.dumps({"peer": peer, "games": plain}, indent=2), encoding="utf-8")


def _print(peer: list[dict[str, Any]], rounds: dict[tuple[str, str], list[dict[str, Any]]]) -> None:
    print(f"{'':28s}{'decisions/s':>12s}{'ratio':>8s}{'legal':>8s}{'clone us':>10s}{'ratio':>8s}")
    if peer:
        speed = max(row["decisions_per_second"] for row in peer)
        copy = min(row["clone_microseconds"] for row in peer)
        print(f"{peer[0]['game']:28s}{speed:12,d}{1.0:8.2f}{'':8s}{copy:10.1f}{1.0:8.3f}")
    for (game, mode), rows in rounds.items():
        speed = max(row["decisions_per_second"] for row in rows)
        clone = min(row["clone_microseconds"] for row in rows)
        line = f"{f'{game}, {mode}':28s}{speed:12,d}"
        if peer:
            line += f"{_ratio(rows, peer, 'decisions_per_second'):8.2f}{rows[0]['legal']:8.1f}"
            line += f"{clone:10.1f}{_ratio(rows, peer, 'clone_microseconds'):8.3f}"
        else:
            line += f"{'':8s}{rows[0]['legal']:8.1f}{clone:10.1f}"
        print(line)


def _ratio(rows: list[dict[str, Any]], peer: list[dict[str, Any]], key: str) -> float:
    return statistics.median(float(row[key]) / float(other[key]) for row, other in zip(rows, peer, strict=True))


if __name__ == "__main__":
    main()
