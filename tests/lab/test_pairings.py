"""What tournaments have shown, as the pages tell it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kancha.lab import open_run, tournament
from tools.pairings import Met, main, met, spans, told


def test_a_run_is_told_match_by_match(tmp_path: Path) -> None:
    """Deals, parts of the victories and points are those that the tournament itself told."""
    first = tournament("caral", ["random", "greedy"], deals=2, seed=5, jobs=1, out=tmp_path / "one")
    pairing, matches = met(open_run(tmp_path / "one"))
    assert pairing == ("caral", 2, "greedy", "random")
    assert sorted(match.deal for match in matches) == [5, 5, 6, 6]
    rows = {row["bot"]: row for row in first["standings"]}
    assert sum(match.part for match in matches) == rows["greedy"]["wins"]
    ahead = rows["greedy"]["score"]["mean"] - rows["random"]["score"]["mean"]
    assert sum(match.ahead for match in matches) / 4 == pytest.approx(ahead)


def test_runs_of_the_same_pairing_are_one_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever was named first, and in whatever folder."""
    tournament("caral", ["random", "greedy"], deals=1, seed=5, jobs=1, out=tmp_path / "one")
    tournament("caral", ["greedy", "random"], deals=1, seed=9, jobs=1, out=tmp_path / "two")
    main([tmp_path / "one", tmp_path / "two"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "caral"
    assert len(lines) == 2
    assert " of 4 = " in lines[1]
    assert lines[1].endswith("| 5, 9 |")


def test_a_row_names_the_winner_first() -> None:
    """Its share with the interval, the points, and the deals as runs."""
    matches = [Met(1, 0.0, -8), Met(2, 0.0, -4), Met(3, 0.5, 0), Met(7, 0.0, -4)]
    row = told(("caral", 2, "greedy", "master"), matches)
    assert row == "| 2 seats | `master` over `greedy` | 3.5 of 4 = 88 % (40 to 99), by 4 points | 1 to 3, 7 |"
    assert spans({4}) == "4"
