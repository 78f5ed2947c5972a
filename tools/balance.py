"""Writes the tables of docs/lab/balance-caral.md: what modules and house rulings change in length, spread and order.

    python tools/balance.py FOLDER            plays what is missing in FOLDER, then writes the tables
    python tools/balance.py FOLDER --read     writes them from what is there

It is `kancha sweep` of one change at a time, on the same deals: by greedy bots at two seats, at four seats by random
bots, of which there are many more matches. Compiled rules make it four times as fast.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kancha.lab import open_run, sweep
from kancha.lab.effects import Effect, factor_effects
from kancha.lab.report import command
from kancha.lab.results import Result
from kancha.lab.speech import Speech

PAGE = Path(__file__).parent.parent / "docs" / "lab" / "balance-caral.md"
MARK = "<!-- The rest is written by tools/balance.py. -->\n"
MODULES = [f"{name}=false,true" for name in ("desire", "yearly", "status", "progress", "anaconda", "emissaries")]
RULINGS = [
    "levels=unlimited,finishable,scarce",
    "second-move=three,cards",
    "priests=one,any",
    "fame-floor=zero,none",
    "last-blessing=none,priests",
    "start-hand=drawn,one-of-each",
]
SWEEPS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("modules", MODULES, {}),
    ("rulings", RULINGS, {}),
    ("trade", ["trade=often,once"], {"emissaries": True}),
]
TABLES = [("greedy", 2, 200), ("random", 4, 2000)]
SHOWN = ("length", "score", "spread", "margin", "win-turn-1")


def runs(folder: Path, bots: str, seats: int, deals: int, read: bool) -> Iterable[Result]:
    """Play the sweeps of one kind of table, or open what is there of them."""
    for name, vary, options in SWEEPS:
        out = folder / f"{name}-{bots}-{seats}"
        if not read:
            yield sweep("caral", vary, deals, seats, [bots], options=options, each=len(vary) > 1, out=out)
        elif out.exists():
            yield open_run(out)


def table(effects: list[Effect], speech: Speech) -> list[str]:
    """Return one row for each change; a clear difference is bold."""
    titles = [speech.metric(name) for name in SHOWN]
    rows = [f"| change | deals | {' | '.join(titles)} |", "| --- |" + " --- |" * (len(SHOWN) + 1)]
    for variable, value in dict.fromkeys((effect.variable, effect.value) for effect in effects):
        own = {effect.metric: effect for effect in effects if (effect.variable, effect.value) == (variable, value)}
        first = own[SHOWN[0]]
        cells = [speech.change(first), str(first.deals)]
        for name in SHOWN:
            effect = own[name]
            low, high = (speech.amount(name, edge, signed=True) for edge in (effect.low, effect.high))
            change = speech.amount(name, effect.difference, signed=True)
            text = f"{change} ({low} to {high}; {speech.signed(round(effect.size, 2))})"
            cells.append(f"**{text}**" if effect.clear else text)
        rows.append(f"| {' | '.join(cells)} |")
    return rows


def base(result: Result, speech: Speech) -> str:
    """Say what the changes start from."""
    effects = {effect.metric: effect for effect in factor_effects(result)}
    said = [f"{speech.metric(name).lower()} {speech.amount(name, effects[name].before)}" for name in SHOWN]
    return f"Without any change: {', '.join(said)}."


def main(folder: Path, read: bool) -> None:
    """Write the tables."""
    lines = [MARK]
    for bots, seats, deals in TABLES:
        found = list(runs(folder, bots, seats, deals, read))
        speech = Speech("en", found[0].arms[0])
        played = sum(result["games"] for result in found)
        lines += [f"## {seats} seats, {bots} bots", "", f"{played:,} matches. {base(found[0], speech)}", ""]
        for result in found:
            lines += [f"```sh\n{command(result)}\n```", "", *table(factor_effects(result), speech), ""]
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0] if PAGE.exists() else ""
    PAGE.write_text(head + "\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--read" in sys.argv)
