"""Many matches of one game with the same bots, and what they show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kancha.lab.experiments import experiment
from kancha.lab.folder import Folder
from kancha.lab.results import Result, summed
from kancha.lab.runs import Heard, Told, run


def simulate(
    id: str,
    games: int,
    seats: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    data: Path | str | None = None,
    jobs: int | None = None,
    heard: Heard | None = None,
    keep: bool = False,
    *,
    version: int | None = None,
    cluster: str | None = None,
    out: Path | str | None = None,
    decisions: bool = False,
    told: Told | None = None,
) -> Result:
    """Play many matches and return their summary; match number n is played with seed + n.

    `options` hold house rulings too; `data` is a folder with corrected data files, `version` that of the rules.
    `jobs` processes play (None: one for each core; a script that uses more than one belongs under
    `if __name__ == "__main__":`), or the workers of the Dask scheduler at `cluster`. With `out` the rows stream into
    that folder, and the same call goes on where it stopped. `decisions` asks for one row a decision too.

    `heard` gets each outcome, with its record if `keep` is set; with `out` it is called only if `keep` is set. `told`
    gets how many matches are done, and of how many.
    """
    arms = [experiment(id, games, seats, bots, seed, options, data, version)]
    outcomes = run("simulate", arms, jobs, cluster, out, heard, told, keep, decisions)
    return summed(arms, outcomes, None if out is None else Folder(out), decisions)
