"""What the page of measurements says about the table."""

from __future__ import annotations

from typing import Any, Final

import kancha
from benchmarks.page import circumstances, table

Figures = dict[str, Any]
SHARE: Final = 0.02
"""Parts of the work with less than this are not named."""
MODES: Final = {"": "pure", "-compiled": "compiled"}


def told(figures: Figures, matches: int, rate: float, seconds: float, stretch: int | None) -> list[str]:
    """Return the section of the page."""
    games = figures["games"]
    heads = ["game", "rules", "moves/s", "of the broadcaster", "ms of processor a move", "p50 ms", "p99 ms"]
    rows = [_row(game, found, mode) for game, found in games.items() for mode in MODES if f"table{mode}" in found]
    lasts = f"{seconds:g} s" if stretch is None else f"for the next {stretch} decisions of each match, a minute at most"
    lines = [
        circumstances(),
        "",
        f"One server process, SQLite, {matches} matches with four sockets each, by `benchmarks/table.py`. Latencies,",
        "from the moment a move is due until all four have the position, which is in the database then, are those at",
        f"{rate:g} moves a second, {seconds:g} s; moves a second and processor time are flat out, {lasts}.",
        "The bare broadcaster sends as many bytes to as many sockets and knows neither rules nor a database.",
        "",
        *table([*heads, "broadcaster p99", "kB a position", "kB a match"], rows),
    ]
    against = [
        _against(game, found, mode)
        for game, found in games.items()
        for mode in MODES
        if f"table{mode}" in found and f"beside{mode}" in found
    ]
    if against:
        lines += ["", "Of the release it was measured beside, in the same run, both pure or both compiled:", ""]
        lines += table(["game", "rules", "moves/s", "ms of processor a move", "p50", "p99", "kB a match"], against)
    if figures.get("processes"):
        lines += ["", *_two(figures["processes"])]
    if "growth" in figures:
        grown = figures["growth"]
        lines += [
            "",
            f"Length: a move in the last tenth of a match of {grown['decisions']} decisions takes {grown['ratio']} of",
            "the time of one in the first tenth.",
        ]
    profiles = {game: found["profile"] for game, found in games.items() if "profile" in found}
    if profiles:
        lines += ["", "What is left, in shares of the processor time of a server that is flat out, pure:", ""]
        lines += _left(profiles)
    return lines


def _row(game: str, found: Figures, mode: str) -> list[str]:
    here, other = found[f"table{mode}"], found["bare"]
    flat, paced = here["flat_out"], here["paced"]
    share = flat["moves_per_second"] / max(0.1, other["flat_out"]["moves_per_second"])
    return [
        kancha.game(game).name,
        MODES[mode],
        f"{flat['moves_per_second']:.0f}",
        f"{share:.2f}",
        f"{flat['server_ms_per_move']:.2f}",
        f"{paced['p50_ms']:.1f}",
        f"{paced['p99_ms']:.1f}",
        f"{other['paced']['p99_ms']:.1f}",
        f"{flat['mean_position_kb']:.1f}",
        f"{here['kb_per_match']:.0f}",
    ]


def _against(game: str, found: Figures, mode: str) -> list[str]:
    here, other = found[f"table{mode}"], found[f"beside{mode}"]

    def times(phase: str, name: str) -> str:
        return f"{here[phase][name] / max(0.01, other[phase][name]):.2f}"

    memory = here["kb_per_match"] / max(0.1, other["kb_per_match"])
    return [
        kancha.game(game).name,
        MODES[mode],
        times("flat_out", "moves_per_second"),
        times("flat_out", "server_ms_per_move"),
        times("paced", "p50_ms"),
        times("paced", "p99_ms"),
        f"{memory:.2f}",
    ]


def _two(found: Figures) -> list[str]:
    one, two = found["1"]["flat_out"], found["2"]["flat_out"]
    carried = 2 * one["server_ms_per_move"] / max(0.001, two["server_ms_per_move"])
    moves = two["moves_per_second"] / max(0.1, one["moves_per_second"])
    return [
        f"PostgreSQL: one process takes {one['server_ms_per_move']:.2f} ms of processor a move, two together",
        f"{two['server_ms_per_move']:.2f}: with a core each they carry {carried:.2f} of what one does. On this",
        f"machine, players and database beside them, {moves:.2f}.",
    ]


def _left(profiles: dict[str, Figures]) -> list[str]:
    names = {name for found in profiles.values() for name, share in found["parts"].items() if share >= SHARE}
    ordered = sorted(names, key=lambda name: -sum(found["parts"].get(name, 0.0) for found in profiles.values()))
    rows = [
        [name, *(f"{100 * found['parts'].get(name, 0.0):.0f} %" for found in profiles.values())] for name in ordered
    ]
    return table(["part", *(kancha.game(game).name for game in profiles)], rows)
