"""Results as tables on the terminal."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.table import Table

from kancha.cli.checks import Report
from kancha.kernel.game import Game
from kancha.lab.figures import Figure


def _table(*titles: str) -> Table:
    """The first column is text, the others are numbers."""
    table = Table(box=None, pad_edge=False)
    for place, title in enumerate(titles):
        table.add_column(title, justify="right" if place else "left")
    return table


def _interval(row: dict[str, Any]) -> str:
    low, high = row["interval"]
    return f"{row['rate']:.1%} ({low:.1%} to {high:.1%})"


def simulation(out: Console, result: dict[str, Any]) -> None:
    """Print the summary of a simulation."""
    out.print(f"{result['games']} matches of {result['game']}, {result['seats']} seats, seed {result['seed']}")
    length, margin = result["decisions"], result["margin"]
    out.print(f"decisions a match: {length['mean']:.1f} ({length['min']} to {length['max']})")
    out.print(f"winner's margin: {margin['mean']:.1f} ({margin['min']} to {margin['max']})")
    out.print("endings: " + ", ".join(f"{name} {count}" for name, count in result["endings"].items()), end="\n\n")
    table = _table("seat", "bot", "mean", "sd", "min", "max", "wins (95 %)")
    for row in result["by_seat"]:
        score = row["score"]
        numbers = [f"{score['mean']:.1f}", f"{score['sd']:.1f}", str(score["min"]), str(score["max"])]
        table.add_row(str(row["seat"]), row["bot"], *numbers, _interval(row))
    out.print(table)
    sources = sorted({source for row in result["by_seat"] for source in row["sources"]})
    if not sources:
        return
    out.print("\npoints by source, mean")
    table = _table("source", *(f"seat {row['seat']}" for row in result["by_seat"]))
    for source in sources:
        table.add_row(source, *(f"{row['sources'].get(source, 0):.2f}" for row in result["by_seat"]))
    out.print(table)


def standings(out: Console, result: dict[str, Any]) -> None:
    """Print the table of a tournament."""
    out.print(f"{result['games']} matches of {result['game']}, {result['seats']} seats, seed {result['seed']}\n")
    table = _table("bot", "rating", "+-", "games", "wins (95 %)", "best score, mean")
    for row in result["standings"]:
        numbers = [f"{row['rating']:.1f}", f"{2 * row['sigma']:.1f}", str(row["games"]), _interval(row)]
        table.add_row(row["bot"], *numbers, f"{row['score']['mean']:.1f}")
    out.print(table)


def variables(out: Console, game: Game, figures: list[Figure]) -> None:
    """Print what a sweep can vary, with the values it has."""
    for key, option in (game.options | game.rulings).items():
        out.print(f"{key} = {option.default}  ({', '.join(str(choice) for choice in option.choices)})", markup=False)
    for figure in figures:
        out.print(f"{figure.name} = {json.dumps(figure.value)}", markup=False, soft_wrap=True)


def effects(out: Console, result: dict[str, Any]) -> None:
    """Print what the values of a sweep change: every clear difference, or that there is none."""
    deals = f"{len(result['arms'])} experiments"
    out.print(f"{result['games']} matches of {result['game']}, {result['seats']} seats, {deals}\n")
    table = _table("variable", "metric", "before", "after", "difference (95 %)", "effect size")
    clear = [row for row in result["effects"] if row["clear"]]
    for row in clear:
        change = f"{row['variable']}: {row['base']} -> {row['value']}"
        interval = f"{row['difference']:+.3g} ({row['low']:+.3g} to {row['high']:+.3g})"
        table.add_row(
            change, row["metric"], f"{row['before']:.4g}", f"{row['after']:.4g}", interval, f"{row['size']:+.2f}"
        )
    if clear:
        out.print(table)
    rest = len(result["effects"]) - len(clear)
    out.print(f"\n{rest} other differences are not clear of chance" if clear else "no difference is clear of chance")


def speeds(out: Console, rows: list[dict[str, Any]]) -> None:
    """Print measured speeds."""
    table = _table("game", "seats", "decisions/s", "legal", "decisions/match", "clone us")
    for row in rows:
        table.add_row(
            row["game"],
            str(row["seats"]),
            f"{row['decisions_per_second']:,}",
            f"{row['legal']:.1f}",
            f"{row['decisions_per_match']:.0f}",
            f"{row['clone_microseconds']:.1f}",
        )
    out.print(table)


def checked(out: Console, game: Game, found: Report) -> None:
    """Print what a check found."""
    out.print(f"{game.name}: rules version {game.version}, data {game.figures.fingerprint}, {len(game.space)} actions")
    out.print(f"{found.paragraphs} paragraphs and {found.rulings} rulings\n")
    table = _table("file and table", "rows")
    for file, name, rows in found.counts:
        table.add_row(f"{file}.toml {name}", str(rows))
    out.print(table)
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(found.provenance.items()))
    out.print(f"\nprovenance of files and tables: {kinds}")
    if found.reconstructed:
        out.print("\nreconstructed, to be corrected by owners of the game:")
        for file, place, why in found.reconstructed:
            out.print(
                f"  {file}.toml {place}: {why}" if why else f"  {file}.toml {place}", soft_wrap=True, markup=False
            )
    for problem in found.problems:
        out.print(f"problem: {problem}", style="red", markup=False)
