"""A tournament: every group of bots plays the same deals in every order of seats, and is rated.

Deals are paired: the chance of a deal is the same for every group and every rotation, so that luck weighs on all alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from kancha.kernel.errors import KanchaError
from kancha.lab.experiments import Experiment, experiment
from kancha.lab.folder import Folder
from kancha.lab.matches import Outcome
from kancha.lab.numbers import Spread, credit, share
from kancha.lab.results import Result
from kancha.lab.runs import Heard, Told, run

Place = tuple[Sequence[str], list[int], list[int]]
"""A match as ratings see it: the bots of its seats, scores, ranks."""


def groups(
    id: str,
    bots: Sequence[str],
    seats: int,
    deals: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    data: Path | str | None = None,
    version: int | None = None,
) -> list[Experiment]:
    """Return an experiment for each group of bots and each order of it around the table, no order twice.

    A group that is smaller than the table sits down again and again, beginning with each of its bots in turn: nobody
    holds more seats than the others.
    """
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise KanchaError("a tournament needs at least two different bots")
    if deals < 1:
        raise KanchaError(f"the number of deals must be at least 1, not {deals}")
    if seats < 2:
        raise KanchaError(f"a tournament needs at least 2 seats, not {seats}")
    made: list[Experiment] = []
    for group in combinations(bots, min(seats, len(bots))):
        orders: dict[tuple[str, ...], None] = {}
        for first in range(len(group)):
            table = tuple(group[(first + seat) % len(group)] for seat in range(seats))
            orders |= dict.fromkeys(table[turn:] + table[:turn] for turn in range(seats))
        made += [experiment(id, deals, seats, order, seed, options, data, version) for order in orders]
    return made


def tournament(
    id: str,
    bots: Sequence[str],
    seats: int = 2,
    deals: int = 10,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    data: Path | str | None = None,
    jobs: int | None = None,
    heard: Heard | None = None,
    *,
    version: int | None = None,
    cluster: str | None = None,
    out: Path | str | None = None,
    decisions: bool = False,
    told: Told | None = None,
) -> Result:
    """Play a tournament and return the table, best rating first; the other arguments are those of `simulate`."""
    arms = groups(id, bots, seats, deals, seed, options, data, version)
    outcomes = run("tournament", arms, jobs, cluster, out, heard, told, choices=decisions)
    return rated(arms, outcomes, None if out is None else Folder(out), decisions)


def rated(
    arms: Sequence[Experiment], outcomes: Sequence[Outcome], folder: Folder | None, choices: bool = False
) -> Result:
    """Return the result of a tournament."""
    names = list(dict.fromkeys(name for arm in arms for name in arm.bots))
    first = arms[0]
    played = [(arms[o.arm].bots, o.scores, o.ranks) for o in outcomes]
    games, rows = standings(played if folder is None else _places(arms, folder), names)
    summary = {
        "game": first.game,
        "seats": first.seats,
        "options": first.options,
        "seed": first.seed,
        "games": games,
        "standings": rows,
    }
    return Result("tournament", arms, summary, outcomes, folder, choices)


def _places(arms: Sequence[Experiment], folder: Folder) -> Iterator[Place]:
    """Read the matches of a folder in their order: ratings depend on it."""
    columns = ["match", "arm", "scores", "ranks"]
    for batch in folder.dataset("matches").to_table(columns).sort_by("match").to_batches(max_chunksize=10_000):
        for row in batch.to_pylist():
            yield arms[row["arm"]].bots, row["scores"], row["ranks"]


def standings(places: Iterable[Place], bots: Sequence[str]) -> tuple[int, list[dict[str, Any]]]:
    """Rate the bots from the matches, in order; return how many these were, and the table, best first."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    wins = dict.fromkeys(bots, 0.0)
    scores = {bot: Spread() for bot in bots}
    games = dict.fromkeys(bots, 0)
    count = 0
    for table, points, ranks in places:
        count += 1
        parts = credit(ranks)
        best_rank: dict[str, int] = {}
        for name in sorted(set(table)):
            held = [seat for seat, other in enumerate(table) if other == name]
            games[name] += 1
            scores[name].add(max(points[seat] for seat in held))
            wins[name] += sum(parts[seat] for seat in held)
            best_rank[name] = min(ranks[seat] for seat in held)
        rated = model.rate([[ratings[name]] for name in best_rank], ranks=[float(rank) for rank in best_rank.values()])
        for name, (rating,) in zip(best_rank, rated, strict=True):
            ratings[name] = rating
    rows = [
        {
            "bot": name,
            "games": games[name],
            "rating": round(ratings[name].mu, 2),
            "sigma": round(ratings[name].sigma, 2),
            "score": scores[name].result(),
            **share(wins[name], games[name]),
        }
        for name in bots
        if games[name]
    ]
    rows.sort(key=lambda row: (-float(row["rating"]), row["bot"]))
    return count, rows
