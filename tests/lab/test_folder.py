"""The folder of a run: rows that stream into it, and a run that goes on after an accident."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from kancha.kernel.errors import KanchaError
from kancha.lab import Stopped, open_run, simulate, sweep, tournament
from kancha.lab.folder import Folder
from kancha.lab.matches import Outcome, play
from kancha.lab.results import Result
from kancha.lab.rows import MEANING, TABLES, schema
from kancha.lab.runs import Pending

TIMES = ["seconds"]
"""What a repetition changes."""


def rows(result: Result, table: str) -> list[dict[str, Any]]:
    """The rows of a table in the order of the matches, without times."""
    found = result.rows(table).to_table().drop_columns([] if table == "decisions" else TIMES)
    keys = {"matches": ["match"], "seats": ["match", "seat"], "decisions": ["match", "number"]}[table]
    listed: list[dict[str, Any]] = found.sort_by([(key, "ascending") for key in keys]).to_pylist()
    return listed


def same_rows(one: Result, other: Result, *names: str) -> None:
    """Both have the same rows."""
    for table in names or ("matches", "seats"):
        assert rows(one, table) == rows(other, table)


def test_rows_in_a_folder_are_those_in_memory(tmp_path: Path) -> None:
    """One row a match, one a seat, one a decision, wherever they are; the summary too is the same."""
    memory = simulate("saltmarket", 12, 3, ["greedy", "random"], 4, jobs=1, decisions=True)
    folder = simulate("saltmarket", 12, 3, ["greedy", "random"], 4, jobs=2, out=tmp_path / "run", decisions=True)
    same_rows(memory, folder, *TABLES)
    assert folder["matches"] == memory["matches"]
    assert folder == memory
    assert len(rows(folder, "seats")) == 36
    assert len(rows(folder, "decisions")) == sum(row["decisions"] for row in rows(folder, "matches"))


def test_rows_agree_with_each_other() -> None:
    """Sources add up to the score, victories to one, seats to the match."""
    result = simulate("caral", 3, 4, jobs=1, seed=2)
    seats = rows(result, "seats")
    for match in rows(result, "matches"):
        own = [row for row in seats if row["match"] == match["match"]]
        assert [row["score"] for row in own] == match["scores"]
        assert sum(row["win"] for row in own) == pytest.approx(1)
        assert sum(row["forced"] for row in own) == match["forced"]
        assert sorted(row["turn"] for row in own) == [0, 1, 2, 3]
        assert all(sum(points for _, points in row["sources"]) == row["score"] for row in own)
        assert all(sum(times for _, times in row["actions"]) == row["decisions"] for row in own)


def test_every_column_has_a_meaning() -> None:
    """The schema says in words what a column is, in the order of the table."""
    for table in TABLES:
        assert list(MEANING[table]) == schema(table).names


def test_a_folder_says_how_to_repeat_it(tmp_path: Path) -> None:
    """Rules, data, options, seeds, versions; and what the codes mean."""
    simulate("saltmarket", 2, 2, seed=7, options={"days": 6}, jobs=1, out=tmp_path)
    sheet = Folder(tmp_path).sheet
    (arm,) = sheet.arms
    assert (sheet.kind, arm.game, arm.seed, arm.options["days"]) == ("simulate", "saltmarket", 7, 6)
    again = simulate(arm.game, arm.games, arm.seats, arm.bots, arm.seed, arm.options, jobs=1, version=arm.rules)
    same_rows(open_run(tmp_path), again)
    names = parquet.read_table(tmp_path / "actions.parquet")
    assert "bid 3" in names["text"].to_pylist()


def test_changed_data_are_in_the_folder(tmp_path: Path) -> None:
    """The run can be repeated with them, even if the folder they came from is gone."""
    data = tmp_path / "mine"
    data.mkdir()
    shipped = Path(__file__).parent.parent / "saltmarket" / "data" / "market.toml"
    (data / "market.toml").write_text(shipped.read_text().replace("coins = 12", "coins = 3"), encoding="utf-8")
    poor = simulate("saltmarket", 3, 2, data=data, jobs=2, out=tmp_path / "run")
    shutil.rmtree(data)
    (arm,) = Folder(tmp_path / "run").sheet.arms
    assert (arm.data, arm.values["market"]["coins"] if arm.values else 0) == (poor["data"], 3)
    assert [play(arm, deal).scores for deal in range(3)] == [row["scores"] for row in poor["matches"]]


def test_the_same_call_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Nothing is played twice, and the end is what it would have been."""
    whole = simulate("saltmarket", 20, 2, jobs=1)
    told: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> None:
        if done >= 7:
            raise KeyboardInterrupt

    with pytest.raises(Stopped, match=r"interrupted; \d+ of 20 matches are in .* goes on from there"):
        simulate("saltmarket", 20, 2, jobs=1, out=tmp_path, told=stop)
    before = len(rows(open_run(tmp_path), "matches"))
    assert 7 <= before < 20
    again = simulate("saltmarket", 20, 2, jobs=2, out=tmp_path, told=lambda done, total: told.append((done, total)))
    assert told[0] == (before, 20)
    assert told[-1] == (20, 20)
    same_rows(whole, again)


def test_a_finished_run_is_read_and_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same call gives the same summary; more games go on from there."""
    once = simulate("saltmarket", 4, 2, jobs=1, out=tmp_path)

    def forbidden(*_: Any) -> Outcome:
        raise AssertionError("played again")

    with monkeypatch.context() as patched:
        patched.setattr("kancha.lab.runs.play", forbidden)
        assert simulate("saltmarket", 4, 2, jobs=1, out=tmp_path) == once
    more = simulate("saltmarket", 6, 2, jobs=1, out=tmp_path)
    same_rows(more, simulate("saltmarket", 6, 2, jobs=1))


@pytest.mark.parametrize(
    ("change", "fragment"),
    [
        ({"seed": 1}, "its seed is 0, not 1"),
        ({"games": 2}, "its games is 3, not 2"),
        ({"bots": ["greedy"]}, "its bots is"),
        ({"options": {"days": 6}}, "its options is"),
        ({"decisions": True}, "its choices is False, not True"),
    ],
    ids=str,
)
def test_another_run_is_refused(tmp_path: Path, change: dict[str, Any], fragment: str) -> None:
    """A folder holds one run; the message says what is different."""
    usual: dict[str, Any] = {"games": 3, "seats": 2, "jobs": 1, "out": tmp_path}
    simulate("saltmarket", **usual)
    with pytest.raises(KanchaError, match="holds another run: " + fragment.replace(".", r"\.")):
        simulate("saltmarket", **{**usual, **change})


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    """Nothing is written between other people's files."""
    (tmp_path / "letter.txt").write_text("dear reader", encoding="utf-8")
    with pytest.raises(KanchaError, match="neither empty nor the folder of a run"):
        simulate("saltmarket", 1, 2, jobs=1, out=tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(KanchaError, match="is not the folder of a run"):
        open_run(tmp_path)


def test_a_folder_has_one_writer(tmp_path: Path) -> None:
    """A second command at the same time is refused."""
    simulate("saltmarket", 1, 2, jobs=1, out=tmp_path)
    arms = Folder(tmp_path).sheet.arms
    with (
        Folder(tmp_path).opened("simulate", arms, False),
        pytest.raises(KanchaError, match="in use by another command"),
    ):
        simulate("saltmarket", 1, 2, jobs=1, out=tmp_path)


def test_what_a_crash_left_is_cleared_away(tmp_path: Path) -> None:
    """Rows of seats without their matches, and half-written files, do not count."""
    whole = simulate("saltmarket", 6, 2, jobs=1, out=tmp_path)
    before = rows(whole, "seats")
    (tmp_path / "matches" / "000000.parquet").unlink()
    (tmp_path / "seats" / "000007.parquet.part").write_bytes(b"PAR1")
    again = simulate("saltmarket", 6, 2, jobs=1, out=tmp_path)
    assert rows(again, "seats") == before
    assert list(tmp_path.glob("*/*.part")) == []


def test_the_rows_of_a_tournament_and_a_sweep_go_on_too(tmp_path: Path) -> None:
    """Their folders give the same standings and effects as a run in memory."""
    rated = tournament("saltmarket", ["random", "greedy"], deals=4, jobs=1)
    assert tournament("saltmarket", ["random", "greedy"], deals=4, jobs=2, out=tmp_path / "a") == rated
    assert open_run(tmp_path / "a") == rated
    varied = sweep("saltmarket", ["days=4,6"], 8, 2, jobs=1)
    assert sweep("saltmarket", ["days=4,6"], 8, 2, jobs=2, out=tmp_path / "b") == varied
    assert open_run(tmp_path / "b") == varied


def test_tasks_grow_with_the_speed_and_shrink_towards_the_end() -> None:
    """The first task is one match; then about a second's worth; the last ones are small again."""
    pending = Pending(bytearray(1000), lambda: 2)
    assert pending.take() == (0,)
    pending.learn(1, 0.01)
    sizes = []
    while numbers := pending.take():
        sizes.append(len(numbers))
        pending.learn(len(numbers), 0.01 * len(numbers))
    assert max(sizes) == 100
    assert sizes[-1] == 1
    assert sum(sizes) == 999


def suicide(*args: Any) -> Outcome:
    """Play, but let the first process that gets match 5 die."""
    mark = Path(os.environ["KANCHA_TEST_MARK"])
    if args[2] == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(*args)


def stall(*args: Any) -> Outcome:
    """Play, but never come to an end with the later matches."""
    while args[2] >= 60:
        time.sleep(1)
    return play(*args)


def until(true: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


SCRIPT = """
import sys
import kancha.lab.runs as runs
from kancha.games import GAMES
from kancha.lab import simulate
from tests.lab import test_folder

GAMES["saltmarket"] = "tests.saltmarket:Saltmarket"
runs.play = getattr(test_folder, sys.argv[2])
runs.FLUSH = 0.1
runs.TASK = 0.05
if __name__ == "__main__":
    simulate("saltmarket", int(sys.argv[3]), 3, ["greedy"], jobs=2, out=sys.argv[1])
"""


def script(tmp_path: Path, *args: object) -> subprocess.Popen[str]:
    """Start a run in a process of its own."""
    file = tmp_path / "script.py"
    file.write_text(SCRIPT, encoding="utf-8")
    root = Path(__file__).parent.parent.parent
    environment = {**os.environ, "KANCHA_TEST_MARK": str(tmp_path / "mark")}
    environment["PYTHONPATH"] = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", str(root / "src"))])
    command = [sys.executable, str(file), *map(str, args)]
    return subprocess.Popen(command, env=environment, text=True, stderr=subprocess.PIPE)


def test_a_process_that_dies_costs_nothing(tmp_path: Path) -> None:
    """What it had in hand is played again by others."""
    running = script(tmp_path, tmp_path / "run", "suicide", 30)
    assert running.communicate(timeout=120)[1] == ""
    assert (tmp_path / "mark").exists()
    same_rows(open_run(tmp_path / "run"), simulate("saltmarket", 30, 3, ["greedy"], jobs=1))


def test_a_killed_run_keeps_what_is_finished(tmp_path: Path) -> None:
    """Killed without a warning, it goes on where it stopped."""
    folder = Folder(tmp_path / "run")
    running = script(tmp_path, folder.path, "stall", 120)
    until(lambda: len(folder.parts("matches")) >= 1)
    running.kill()
    running.communicate()
    assert 0 < len(rows(open_run(folder.path), "matches")) <= 60
    until(lambda: not _is_held(folder))
    finished = simulate("saltmarket", 120, 3, ["greedy"], jobs=2, out=folder.path)
    same_rows(finished, simulate("saltmarket", 120, 3, ["greedy"], jobs=2))


def _is_held(folder: Folder) -> bool:
    try:
        with folder.opened("simulate", folder.sheet.arms, False):
            return False
    except KanchaError:
        return True


def test_the_page_about_rows_names_every_column() -> None:
    """Name, type and meaning of each column stand in `docs/lab/rows.md`."""
    page = (Path(__file__).parent.parent.parent / "docs" / "lab" / "rows.md").read_text(encoding="utf-8")
    for table in TABLES:
        for field in schema(table):
            assert f"| {field.name} | `{field.type}` | {MEANING[table][field.name]} |" in page
