"""Many matches of one game with the same bots, and what they show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from kancha.games import game
from kancha.kernel.errors import KanchaError
from kancha.lab.matches import Outcome, Plan, play_all, start
from kancha.lab.numbers import credit, share, spread

AUTOMA: Final = "automa"
"""Names the entry of a solo match that the rulebook plays."""


def plans(
    id: str,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None = None,
    data: Path | str | None = None,
    keep: bool = False,
) -> list[Plan]:
    """Return the plans of a simulation; match number n is played with seed + n, bots repeat around the table."""
    if games < 1:
        raise KanchaError(f"the number of games must be at least 1, not {games}")
    if not bots:
        raise KanchaError("a simulation needs at least one bot")
    if seats not in game(id, data).seats or len(bots) > seats:
        game(id, data).start(seats, seed)
        raise KanchaError(f"{len(bots)} bots cannot sit on {seats} seats")
    table = tuple(bots[seat % len(bots)] for seat in range(seats))
    folder = None if data is None else str(data)
    made = [Plan(id, table, seed + n, dict(options or {}), folder, keep) for n in range(games)]
    start(made[0])
    return made


def simulate(
    id: str,
    games: int,
    seats: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    data: Path | str | None = None,
    jobs: int | None = None,
    heard: Callable[[Outcome], None] | None = None,
    keep: bool = False,
) -> dict[str, Any]:
    """Play many matches and return their summary as plain data; `heard` is told of each outcome."""
    outcomes: list[Outcome] = []
    for outcome in play_all(plans(id, games, seats, bots, seed, options, data, keep), jobs):
        if heard is not None:
            heard(outcome)
        outcomes.append(outcome._replace(record=""))
    return summary(outcomes)


def summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Return what the outcomes of one set of plans show: by seat, by bot, endings, lengths, each match."""
    plan = outcomes[0].plan
    found = game(plan.game, plan.data)
    entries = len(outcomes[0].scores)
    names = [*plan.bots, *[AUTOMA] * (entries - len(plan.bots))]
    credits = [credit(outcome.ranking, entries) for outcome in outcomes]
    by_seat = [
        {
            "seat": entry,
            "bot": names[entry],
            "score": spread([outcome.scores[entry] for outcome in outcomes]),
            **share(sum(row[entry] for row in credits), len(outcomes)),
            "sources": _sources([outcome.sources[entry] for outcome in outcomes]),
        }
        for entry in range(entries)
    ]
    return {
        "game": plan.game,
        "rules": found.version,
        "data": found.figures.fingerprint,
        "seats": len(plan.bots),
        "options": found.choose(len(plan.bots), plan.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": len(outcomes),
        "decisions": spread([outcome.decisions for outcome in outcomes]),
        "margin": spread([_margin(outcome.scores) for outcome in outcomes]),
        "endings": dict(sorted(Counter(outcome.ending for outcome in outcomes).items())),
        "by_seat": by_seat,
        "by_bot": _by_bot(outcomes, names, credits),
        "matches": [
            {
                "seed": outcome.plan.seed,
                "scores": outcome.scores,
                "winners": outcome.ranking[0],
                "decisions": outcome.decisions,
                "ending": outcome.ending,
            }
            for outcome in outcomes
        ],
    }


def _by_bot(outcomes: Sequence[Outcome], names: list[str], credits: list[list[float]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in dict.fromkeys(names):
        places = [entry for entry, other in enumerate(names) if other == name]
        scores = [outcome.scores[entry] for outcome in outcomes for entry in places]
        wins = sum(row[entry] for row in credits for entry in places)
        found[name] = {"score": spread(scores), **share(wins, len(outcomes)), "seats": places}
    return found


def _sources(rows: list[dict[str, int]]) -> dict[str, float]:
    sums: Counter[str] = Counter()
    for row in rows:
        sums.update(row)
    return {source: round(points / len(rows), 3) for source, points in sorted(sums.items())}


def _margin(scores: list[int]) -> int:
    ordered = sorted(scores, reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else ordered[0]
