"""The commands of the lab: many matches between bots, and what they show."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import Progress

import kancha
from kancha.cli import report as shown
from kancha.cli.common import (
    Bots,
    Data,
    GameArgument,
    Jobs,
    JsonFile,
    Lang,
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
from kancha.cli.lines import language
from kancha.cli.screen import screen
from kancha.kernel.errors import KanchaError
from kancha.lab import report as lab_report
from kancha.lab import simulate as lab_simulate
from kancha.lab import sweep as lab_sweep
from kancha.lab import tournament as lab_tournament
from kancha.lab.experiments import experiment
from kancha.lab.figures import figures
from kancha.lab.matches import Outcome
from kancha.lab.results import Result, open_run
from kancha.lab.runs import Stopped, Told
from kancha.lab.sweep import points
from kancha.lab.tournament import groups

Version = Annotated[int | None, typer.Option(help="A version of the rules; the newest, if not given.")]
Address = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="Play on the workers of this Dask scheduler.")
]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="DIR", help="Stream rows to Parquet files in this folder; run again to go on."),
]
Decisions = Annotated[bool, typer.Option("--decisions", help="With --out: one row a decision too.")]


INTERRUPTED: Final = 130
"""The exit code that shells expect of a command that was stopped."""


def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option(help="Number of matches.")] = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    version: Version = None,
    json_file: JsonFile = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Save every record in this folder.")] = None,
    jobs: Jobs = None,
    cluster: Address = None,
    out: Out = None,
    decisions: Decisions = False,
) -> None:
    """Play many matches between bots and sum up what they show."""
    found = kancha.game(game, data)
    places = seat_count(found, seats)
    chosen = read_options(found, option)
    levels = bot_names(bots)
    experiment(game, games, places, levels, seed, chosen, data, version)
    _check(json_file, out, decisions)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)

    def heard(outcome: Outcome) -> None:
        if records is not None and outcome.record:
            (records / f"{game}-{outcome.seed}.kancha").write_text(outcome.record, encoding="utf-8")

    with _progress(f"{found.name}, {places} seats") as told:
        result = lab_simulate(
            game,
            games,
            places,
            levels,
            seed,
            chosen,
            data,
            jobs,
            heard,
            keep=records is not None,
            version=version,
            cluster=cluster,
            out=out,
            decisions=decisions,
            told=told,
        )
    if json_file is not None:
        write_json({**result, "matches": result["matches"]}, json_file)
    if str(json_file) != "-":
        shown.simulation(screen(), result)


def tournament(
    game: GameArgument,
    bots: Bots = "random,greedy",
    seats: Seats = None,
    deals: Annotated[int, typer.Option(help="Number of deals; each is played by every group in every order.")] = 10,
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    version: Version = None,
    json_file: JsonFile = None,
    jobs: Jobs = None,
    cluster: Address = None,
    out: Out = None,
    decisions: Decisions = False,
) -> None:
    """Let bots play the same deals in every order of seats, and rate them."""
    found = kancha.game(game, data)
    places = seat_count(found, seats, least=2)
    chosen = read_options(found, option)
    levels = bot_names(bots)
    groups(game, levels, places, deals, seed, chosen, data, version)
    _check(json_file, out, decisions)
    with _progress(f"{found.name}, {places} seats") as told:
        result = lab_tournament(
            game,
            levels,
            places,
            deals,
            seed,
            chosen,
            data,
            jobs,
            version=version,
            cluster=cluster,
            out=out,
            decisions=decisions,
            told=told,
        )
    _show(result, json_file, shown.standings)


def sweep(
    game: GameArgument,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            "--vary",
            metavar="NAME=VALUES",
            help="An option, a house ruling or a figure of the data files, and its values; the first is the base. "
            "4..8 is a range, [1,2],[2,1] are lists.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="Number of deals; each is played with every combination.")] = 100,
    each: Annotated[bool, typer.Option("--each", help="Vary one thing at a time, not every combination.")] = False,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    version: Version = None,
    json_file: JsonFile = None,
    jobs: Jobs = None,
    cluster: Address = None,
    out: Out = None,
    decisions: Decisions = False,
    listed: Annotated[bool, typer.Option("--list", help="List what can be varied, and its values.")] = False,
) -> None:
    """Play the same deals with other options or other figures, and show what each one changes."""
    found = kancha.game(game, data)
    if listed:
        shown.variables(screen(), found, figures(found))
        return
    places = seat_count(found, seats)
    chosen = read_options(found, option)
    levels = bot_names(bots)
    points(game, vary or [], games, places, levels, seed, chosen, data, version, each)
    _check(json_file, out, decisions)
    with _progress(f"{found.name}, {places} seats") as told:
        result = lab_sweep(
            game,
            vary or [],
            games,
            places,
            levels,
            seed,
            chosen,
            data,
            jobs,
            each=each,
            version=version,
            cluster=cluster,
            out=out,
            decisions=decisions,
            told=told,
        )
    _show(result, json_file, shown.effects)


def report(
    run: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a run: what --out was given.")],
    against: Annotated[
        Path | None, typer.Option("--against", metavar="DIR", help="The folder of a run to compare it with.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page; report.html in the folder, if not given.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write what a run shows as one page: plots, tables and plain words, without network or script."""
    found = open_run(run)
    file = run / "report.html" if out is None else out
    check_writable(file)
    lab_report(found, against, file, language(lang))
    typer.echo(file)


def _check(json_file: Path | None, out: Path | None, decisions: bool) -> None:
    check_writable(json_file)
    check_writable(out)
    if decisions and out is None:
        raise KanchaError("--decisions needs a folder for its rows: --out DIR")


def _show(result: Result, json_file: Path | None, printed: Any) -> None:
    write_json(result, json_file)
    if str(json_file) != "-":
        printed(screen(), result)


@contextmanager
def _progress(title: str) -> Iterator[Told]:
    """Show how far a run is; a request to end it is as good as Ctrl-C: what is finished is kept, and that is said."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with progress_bar(None, title) as progress:
            yield _teller(progress)
    except Stopped as stopped:
        if not stopped.interrupted:
            raise
        typer.echo(f"kancha: {stopped}", err=True)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        signal.signal(signal.SIGTERM, before)


def _teller(progress: Progress) -> Told:
    def told(done: int, total: int) -> None:
        progress.update(progress.task_ids[0], completed=done, total=total)

    return told
