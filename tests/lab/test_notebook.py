"""The notebook of the docs runs from its first cell to its last, and shows what it says."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

TOUR = Path(__file__).parent.parent.parent / "docs" / "lab" / "tour.ipynb"


def kinds(notebook: Any) -> list[list[list[str]]]:
    """What kinds of output each cell has."""
    shown = [cell.outputs for cell in notebook.cells if cell.cell_type == "code"]
    return [[sorted(output.get("data", [output.output_type])) for output in outputs] for outputs in shown]


def test_the_notebook_runs_and_finds_the_planted_imbalance() -> None:
    """Each cell gives the kinds of output that the kept one shows: tables, drawings, rows; and no error."""
    read: Any = nbformat.read
    kept = read(TOUR, as_version=4)
    run = read(TOUR, as_version=4)
    NotebookClient(run, timeout=300, kernel_name="python3").execute()
    for before, after in zip(kinds(kept), kinds(run), strict=True):
        assert len(before) == len(after)
        assert all(set(one) <= set(other) for one, other in zip(before, after, strict=True))
    (found,) = [cell for cell in run.cells if cell.cell_type == "code" and cell.source.startswith("planted")]
    clear = {row[0]: row for row in ast.literal_eval(found.outputs[0].data["text/plain"])}
    assert clear["score-turn-1"][2] > 0
    assert clear["win-turn-1"][2] > 0
