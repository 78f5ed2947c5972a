"""The result of a run: its summary as plain data, and its rows as Arrow tables, read when they are asked for."""

from __future__ import annotations

import html
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kancha.kernel.errors import KanchaError
from kancha.lab.experiments import Experiment
from kancha.lab.extra import need
from kancha.lab.folder import Folder, actions
from kancha.lab.matches import Outcome
from kancha.lab.rows import tables
from kancha.lab.summary import briefs, line, tallies

if TYPE_CHECKING:
    import pyarrow


class Result(dict[str, Any]):
    """A summary: a dict, ready for JSON. Its rows are `matches`, `seats` and, if they were kept, `decisions`.

    The rows of a folder are Arrow datasets: nothing is read before you ask (`to_table`, `scanner`, `head`; DuckDB and
    Polars take them too).
    """

    def __init__(
        self,
        kind: str,
        arms: Sequence[Experiment],
        summary: dict[str, Any],
        outcomes: Sequence[Outcome] = (),
        folder: Folder | None = None,
        choices: bool = False,
    ) -> None:
        super().__init__(summary)
        self.kind = kind
        self.arms = list(arms)
        self.folder = folder
        self._outcomes = outcomes
        self._choices = choices

    def __missing__(self, key: str) -> Any:
        """The list of all matches of a folder may be long: it is read when somebody asks for it."""
        if key == "matches" and self.folder is not None and self.kind == "simulate":
            self[key] = briefs(self.folder)
            return self[key]
        raise KeyError(key)

    @cached_property
    def _tables(self) -> dict[str, Any]:
        dataset: Any = need("pyarrow.dataset", "a table of rows")
        made = tables(self._outcomes, self.arms, self._choices)
        return {name: dataset.dataset(table) for name, table in made.items()}

    def rows(self, table: str) -> Any:
        """Return a table by its name: `matches`, `seats` or `decisions`."""
        if self.folder is not None:
            return self.folder.dataset(table)
        if table not in self._tables:
            raise KanchaError("there is no row for each decision; ask for them with decisions=True")
        return self._tables[table]

    @property
    def matches(self) -> Any:
        """One row a match, as an Arrow dataset."""
        return self.rows("matches")

    @property
    def seats(self) -> Any:
        """One row a seat, as an Arrow dataset."""
        return self.rows("seats")

    @property
    def decisions(self) -> Any:
        """One row a decision, as an Arrow dataset."""
        return self.rows("decisions")

    @property
    def actions(self) -> pyarrow.Table:
        """What the codes mean: every action of the game with its text, family and fields."""
        return actions(self.arms[0])

    def _repr_html_(self) -> str:
        """Show the summary in a notebook."""
        first = self.arms[0]
        head = f"{self['games']} matches of {first.game}, {first.seats} seats, seed {first.seed}"
        titles = ("seat", "bot", "mean score", "sd", "win rate", "95 % interval")
        body = []
        for row in self.get("by_seat", ()):
            low, high = row["interval"]
            score = row["score"]
            cells = [row["seat"], row["bot"], f"{score['mean']:.1f}", f"{score['sd']:.1f}"]
            cells += [f"{row['rate']:.1%}", f"{low:.1%} to {high:.1%}"]
            body.append("".join(f"<td>{html.escape(str(cell))}</td>" for cell in cells))
        names = "".join(f"<th>{title}</th>" for title in titles)
        lines = "".join(f"<tr>{cells}</tr>" for cells in body)
        table = f"<table><thead><tr>{names}</tr></thead><tbody>{lines}</tbody></table>" if body else ""
        return f"<p>{html.escape(head)}</p>{table}"


def open_run(path: Path | str) -> Result:
    """Return the result of a run from its folder, finished or not."""
    from kancha.lab.sweep import swept
    from kancha.lab.tournament import rated

    folder = Folder(path)
    sheet = folder.sheet
    if not folder.parts("matches"):
        raise KanchaError(f"{path} holds no finished match yet")
    if sheet.kind == "tournament":
        return rated(sheet.arms, (), folder)
    if sheet.kind == "sweep":
        return swept(sheet.arms, (), folder)
    return summed(sheet.arms, (), folder)


def summed(
    arms: Sequence[Experiment], outcomes: Sequence[Outcome], folder: Folder | None, choices: bool = False
) -> Result:
    """Return the result of a simulation."""
    (tally,) = tallies(list(arms), outcomes, folder)
    summary = tally.result()
    if folder is None:
        summary["matches"] = [line(outcome).brief() for outcome in outcomes]
    return Result("simulate", arms, summary, outcomes, folder, choices)
