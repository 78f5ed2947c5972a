"""A tournament: every group of bots plays the same deals in every order of seats, and is rated.

Deals are paired: the chance of a deal is the same for every group and every rotation, so that luck weighs on all alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from kancha.games import game
from kancha.kernel.errors import KanchaError
from kancha.lab.matches import Outcome, Plan, play_all, start
from kancha.lab.numbers import credit, share, spread


def plans(
    id: str,
    bots: Sequence[str],
    seats: int,
    deals: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    data: Path | str | None = None,
) -> list[Plan]:
    """Return every match: each deal, each group of bots, each rotation around the table."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise KanchaError("a tournament needs at least two different bots")
    if deals < 1:
        raise KanchaError(f"the number of deals must be at least 1, not {deals}")
    if seats < 2:
        raise KanchaError(f"a tournament needs at least 2 seats, not {seats}")
    if seats not in game(id, data).seats:
        game(id, data).start(seats, seed)
    folder = None if data is None else str(data)
    made: list[Plan] = []
    for deal in range(deals):
        for group in combinations(bots, min(seats, len(bots))):
            table = [group[seat % len(group)] for seat in range(seats)]
            for turn in range(seats):
                rotated = tuple(table[turn:] + table[:turn])
                made.append(Plan(id, rotated, seed + deal, dict(options or {}), folder))
    start(made[0])
    for level in bots:
        start(made[0]._replace(bots=(level,) * seats))
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
    heard: Callable[[Outcome], None] | None = None,
) -> dict[str, Any]:
    """Play a tournament and return the table, best rating first, as plain data."""
    outcomes: list[Outcome] = []
    for outcome in play_all(plans(id, bots, seats, deals, seed, options, data), jobs):
        if heard is not None:
            heard(outcome)
        outcomes.append(outcome)
    return standings(outcomes, bots)


def standings(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, Any]:
    """Rate the bots from the outcomes, in order."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    wins = dict.fromkeys(bots, 0.0)
    scores: dict[str, list[int]] = {bot: [] for bot in bots}
    games = dict.fromkeys(bots, 0)
    for outcome in outcomes:
        table = outcome.plan.bots
        parts = credit(outcome.ranking, len(outcome.scores))
        for name in set(table):
            games[name] += 1
            best = max(outcome.scores[seat] for seat, other in enumerate(table) if other == name)
            scores[name].append(best)
            wins[name] += sum(parts[seat] for seat, other in enumerate(table) if other == name)
        ranks = {seat: place for place, group in enumerate(outcome.ranking) for seat in group}
        best_rank = {name: min(ranks[seat] for seat, other in enumerate(table) if other == name) for name in set(table)}
        names = sorted(best_rank)
        rated = model.rate([[ratings[name]] for name in names], ranks=[float(best_rank[name]) for name in names])
        for name, (rating,) in zip(names, rated, strict=True):
            ratings[name] = rating
    rows = [
        {
            "bot": name,
            "games": games[name],
            "rating": round(ratings[name].mu, 2),
            "sigma": round(ratings[name].sigma, 2),
            "score": spread(scores[name]),
            **share(wins[name], games[name]),
        }
        for name in bots
    ]
    rows.sort(key=lambda row: (-float(row["rating"]), row["bot"]))
    plan = outcomes[0].plan
    return {
        "game": plan.game,
        "seats": len(plan.bots),
        "options": plan.options,
        "seed": plan.seed,
        "games": len(outcomes),
        "standings": rows,
    }
