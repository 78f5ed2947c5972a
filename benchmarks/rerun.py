"""Trains shipped networks anew by their own commands, and lets those that come of it meet the shipped ones.

    python -m benchmarks.rerun caral.2 ayar.2 ...      weights by the names of their files

A command gives the same matches as long as rules, features and bots are the same; once they have changed, the same
strength is what is left to be shown. Runs are kept in `build/reruns`, what they showed in `benchmarks/duels`.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

import kancha
from benchmarks.duels import FIRST, FOLDER, Duels, Pairing, digest
from kancha.bots.judgement import Provenance, Weights, load, shipped
from kancha.cli.train import commit

RUNS: Final = Path("build/reruns")
KEPT: Final = FOLDER / "reruns.jsonl"
SHIPPED: Final = "learned:0"
"""Plans by what was shipped, as `weights:FILE` does by another file."""
DEALS: Final = 100


class Rerun(msgspec.Struct, frozen=True):
    """What came of training anew."""

    game: str
    kinds: list[str]
    shipped: Provenance
    anew: Provenance
    is_same: bool
    """Whether each weight is the same."""
    duels: Duels | None = None
    """What the shipped network has shown against the new one, unless they are the same."""


def reruns() -> Iterator[Rerun]:
    """Go through what was trained anew, as far as it is shipped still."""
    for line in KEPT.read_bytes().splitlines() if KEPT.exists() else []:
        found = msgspec.json.decode(line, type=Rerun)
        if any(weights.provenance == found.shipped for weights in shipped(kancha.game(found.game))):
            yield found


def rerun(weights: Weights, jobs: int | None) -> Rerun:
    """Train anew, and play if another network comes of it."""
    name = f"{weights.game}.{'+'.join(weights.kinds)}"
    new = load(trained(name, weights.provenance.command))
    is_same = is_alike(weights, new)
    duels = None if is_same else met(weights, RUNS / f"{name}.json", jobs)
    return Rerun(weights.game, weights.kinds, weights.provenance, new.provenance, is_same, duels)


def trained(name: str, command: str) -> Path:
    """Run the command of a file of weights; return where the new ones are."""
    program, *words = shlex.split(command)
    RUNS.mkdir(parents=True, exist_ok=True)
    file = RUNS / f"{name}.json"
    subprocess.run(
        [sys.executable, "-m", program, *words, "--out", str(RUNS / name), "--weights", str(file)], check=True
    )
    return file


def is_alike(one: Weights, other: Weights) -> bool:
    """Whether two networks say the same of everything, whenever and wherever they were learned."""
    return msgspec.structs.replace(one, provenance=other.provenance) == other


def met(weights: Weights, file: Path, jobs: int | None) -> Duels:
    """Let the shipped network meet the new one, at the largest table that it was learned for."""
    pairing = Pairing(weights.game, max(map(int, weights.kinds)), (SHIPPED, f"weights:{file}"))
    duels = Duels(pairing, digest(pairing.play(1, FIRST, 1)), commit(), commit())
    duels.add(pairing.play(DEALS, FIRST, jobs))
    return duels


def keep(found: Rerun) -> None:
    """Put down what was found, in the place of what was found before."""
    others = [one for one in reruns() if (one.game, one.kinds) != (found.game, found.kinds)]
    kept = sorted([*others, found], key=lambda one: (one.game, one.kinds))
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_bytes(b"".join(msgspec.json.encode(one, order="deterministic") + b"\n" for one in kept))


def main() -> None:
    """Train anew what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="+", help="such as caral.2 or ayar.3+4")
    parser.add_argument("--jobs", type=int)
    asked = parser.parse_args()
    known = {f"{one.game}.{'+'.join(one.kinds)}": one for id in kancha.games() for one in shipped(kancha.game(id))}
    for name in asked.names:
        if name not in known:
            parser.error(f"there are no weights {name}; there are {', '.join(sorted(known))}")
        command = known[name].provenance.command
        if not command.startswith("kancha ") or "--with" in command or "(" in command:
            parser.error(f"{name} was not made by one command alone: {command}")
    for name in asked.names:
        keep(rerun(known[name], asked.jobs))


if __name__ == "__main__":
    main()
