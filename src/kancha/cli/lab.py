"""The commands of the lab."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import kancha
from kancha.cli import report
from kancha.cli.common import (
    Bots,
    Data,
    GameArgument,
    Jobs,
    JsonFile,
    Options,
    Seats,
    Seed,
    bot_names,
    check_writable,
    progress_bar,
    read_options,
    seat_count,
    write_json,
)
from kancha.cli.screen import screen
from kancha.lab import simulate as lab_simulate
from kancha.lab import tournament as lab_tournament
from kancha.lab.matches import Outcome
from kancha.lab.simulate import plans as simulation_plans
from kancha.lab.tournament import plans as tournament_plans


def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option(help="Number of matches.")] = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    json_file: JsonFile = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Save every record in this folder.")] = None,
    jobs: Jobs = None,
) -> None:
    """Play many matches between bots and sum up what they show."""
    found = kancha.game(game, data)
    places = seat_count(found, seats)
    chosen = read_options(found, option)
    levels = bot_names(bots)
    simulation_plans(game, games, places, levels, seed, chosen, data)
    check_writable(json_file)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with progress_bar(games, f"{found.name}, {places} seats") as progress:

        def heard(outcome: Outcome) -> None:
            if records is not None:
                (records / f"{game}-{outcome.plan.seed}.kancha").write_text(outcome.record, encoding="utf-8")
            progress.advance(progress.task_ids[0])

        result = lab_simulate(
            game, games, places, levels, seed, chosen, data, jobs, heard=heard, keep=records is not None
        )
    write_json(result, json_file)
    if json_file is None or str(json_file) != "-":
        report.simulation(screen(), result)


def tournament(
    game: GameArgument,
    bots: Bots = "random,greedy",
    seats: Seats = None,
    deals: Annotated[int, typer.Option(help="Number of deals; each is played by every group in every order.")] = 10,
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    json_file: JsonFile = None,
    jobs: Jobs = None,
) -> None:
    """Let bots play the same deals in every order of seats, and rate them."""
    found = kancha.game(game, data)
    places = seat_count(found, seats, least=2)
    chosen = read_options(found, option)
    levels = bot_names(bots)
    total = len(tournament_plans(game, levels, places, deals, seed, chosen, data))
    check_writable(json_file)
    with progress_bar(total, f"{found.name}, {places} seats") as progress:
        result = lab_tournament(
            game, levels, places, deals, seed, chosen, data, jobs, lambda _: progress.advance(progress.task_ids[0])
        )
    write_json(result, json_file)
    if json_file is None or str(json_file) != "-":
        report.standings(screen(), result)
