"""What the commands share: their arguments, how these are read, and how results are written."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; `kancha games` lists them.")]
Seats = Annotated[int | None, typer.Option(help="Number of seats; the fewest that make a match, if not given.")]
Bots = Annotated[str, typer.Option(help="Bots by name, comma-separated: random, greedy, plan, run:COMMAND, ...")]
Seed = Annotated[int, typer.Option(help="Seed of chance and of the bots.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option or a ruling.")]
Data = Annotated[Path | None, typer.Option(metavar="DIR", help="Folder with corrected component data.")]
JsonFile = Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write results as JSON; - is stdout.")]
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes; one for each core, if not given.")]
Lang = Annotated[str | None, typer.Option(help="Language: en or fr; that of the environment, if not given.")]


def seat_count(game: Game, seats: int | None, least: int = 1) -> int:
    """Return the number of seats asked for, or the usual one; a number that the game is not for is refused."""
    if seats is None:
        return max(2 if 2 in game.seats else game.seats[0], least)
    game.check(seats, {})
    return seats


def bot_names(bots: str) -> list[str]:
    """Return the names of a comma-separated list."""
    return [name.strip() for name in bots.split(",") if name.strip()]


def read_options(game: Game, given: Sequence[str] | None) -> dict[str, Any]:
    """Read KEY=VALUE by the choices that the option has; a value that is none of them stays text and is refused."""
    chosen: dict[str, Any] = {}
    for pair in given or ():
        key, mark, value = pair.partition("=")
        if not mark:
            raise KanchaError(f"an option is KEY=VALUE, not {pair!r}")
        option = (game.options | game.rulings).get(key)
        choices = [] if option is None else option.choices
        chosen[key] = next((choice for choice in choices if str(choice).lower() == value.lower()), value)
    return chosen


class Rate(ProgressColumn):
    """How many are done a second."""

    def render(self, task: Task) -> Text:
        """Return the rate, once it is known."""
        return Text("" if task.speed is None else f"{task.speed:,.1f}/s", style="progress.data.speed")


def progress_bar(total: int | None, title: str) -> Progress:
    """Return a progress bar on stderr that shows itself on a terminal only."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    progress = Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=120
    )
    progress.add_task(title, total=total)
    return progress


def check_writable(file: Path | None) -> None:
    """Refuse a file that could not be written, before any work is done."""
    if file is not None and str(file) != "-" and not (file.parent.is_dir() and os.access(file.parent, os.W_OK)):
        raise KanchaError(f"cannot write {file}: there is no such folder, or it is closed")


def write_json(result: Any, file: Path | None) -> None:
    """Write JSON in one go: a reader never sees half of it."""
    if file is None:
        return
    text = json.dumps(result, indent=2) + "\n"
    if str(file) == "-":
        sys.stdout.write(text)
        return
    part = file.with_name(f".{file.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)
