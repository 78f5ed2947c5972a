"""`kancha train`: a judgement learned from matches of bots, as a file of weights."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Annotated, Any

import typer

import kancha
from kancha.bots.judgement import save
from kancha.cli.common import GameArgument, Seed, check_writable, progress_bar, read_options, seat_count
from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game
from kancha.lab.extra import need


def train(
    game: GameArgument,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Folder of the run; run again to go on.")],
    seats: Annotated[
        str | None,
        typer.Option(help="Numbers of seats that one network is for: 2 or 2,3,4; all, if not given."),
    ] = None,
    seed: Seed = 1,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of matches; a network is fitted after each.")] = 5,
    matches: Annotated[int, typer.Option(min=2, help="Matches in a round.")] = 300,
    noise: Annotated[float, typer.Option(min=0.0, help="How far bots stray from their best turn, in points.")] = 1.0,
    trace: Annotated[float, typer.Option(min=0.0, max=1.0, help="Lambda: how much the end of a match counts.")] = 0.8,
    units: Annotated[str, typer.Option(help="Units of the two layers.")] = "64,32",
    epochs: Annotated[int, typer.Option(min=1, help="How often a round's rows are gone through.")] = 4,
    elders: Annotated[float, typer.Option(min=0.0, max=1.0, help="Chance that an older judgement holds a seat.")] = 0.0,
    others: Annotated[
        list[Path] | None, typer.Option("--with", metavar="DIR", help="Another run, to learn from its matches too.")
    ] = None,
    nets: Annotated[int, typer.Option(min=1, help="Networks that learn side by side; their mean plays.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="An option of all matches; given again, each match has one of them."),
    ] = None,
    weights: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the weights go; in the run's folder, if not given.")
    ] = None,
) -> None:
    """Learn to judge positions of a game from matches of bots against themselves and others."""
    need("numpy", "training")
    from kancha.bots.training.runs import Run, Settings

    played = kancha.game(game)
    places = list(played.seats) if seats is None else _numbers(seats)
    for count in places:
        seat_count(played, count)
    sizes = [int(size) for size in units.split(",") if size.isdigit()]
    if len(sizes) != 2 or not all(sizes):
        raise KanchaError(f"--units takes two numbers such as 32,16, not {units!r}")
    check_writable(out)
    check_writable(weights)
    settings = Settings(
        game=game,
        seats=places,
        seed=seed,
        rounds=rounds,
        matches=matches,
        noise=noise,
        trace=trace,
        units=(sizes[0], sizes[1]),
        epochs=epochs,
        elders=elders,
        others=[str(other) for other in others or []],
        nets=nets,
        options=_choices(played, option or []),
    )
    run = Run(played, settings, out, commit())
    with progress_bar(None, "training") as progress:

        def told(title: str, done: int, total: int) -> None:
            progress.update(progress.task_ids[0], description=title, completed=done, total=total)

        learned = run.train(told)
    file = out / "weights.json" if weights is None else weights
    save(learned, file)
    typer.echo(file)


def _choices(game: Game, given: list[str]) -> dict[str, list[Any]]:
    """Return the values of each option that is given, in their order."""
    found: dict[str, list[Any]] = {}
    for pair in given:
        for name, value in read_options(game, [pair]).items():
            found.setdefault(name, []).append(value)
    return found


def _numbers(seats: str) -> list[int]:
    found = [int(number) for number in seats.split(",") if number.strip().isdigit()]
    if not found or len(found) != len(set(found)) or len(found) != len(seats.split(",")):
        raise KanchaError(f"--seats takes numbers such as 2 or 2,3,4, not {seats!r}")
    return sorted(found)


def commit() -> str:
    """Return the commit of the sources; the version, where there is no repository."""
    folder = Path(kancha.__file__).parent
    asked = ["git", "-C", str(folder), "rev-parse", "--short=12", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, check=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return kancha.__version__
