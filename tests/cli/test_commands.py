"""What the commands say and write."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import kancha
from kancha.kernel.mode import RULES
from kancha.lab import open_run
from kancha.lab.folder import Folder
from kancha.records import Record

from .conftest import Run


def simulated(run: Run, tmp_path: Path, *args: object) -> Any:
    """Run a simulation of the example game and return its JSON."""
    file = tmp_path / "result.json"
    result = run("simulate", "saltmarket", "--jobs", 1, "--json", file, *args)
    assert (result.code, result.err) == (0, "")
    return json.loads(file.read_text(encoding="utf-8"))


def test_games_lists_the_whole_catalogue(run: Run) -> None:
    """Every id of the catalogue is a row."""
    said = run("games")
    assert [line.split()[0] for line in said.out.splitlines()[1:]] == kancha.games()


def test_a_row_is_one_line_for_a_program(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """In a pipe nothing is folded to the width of a terminal that is not there."""
    monkeypatch.setenv("COLUMNS", "40")
    assert len(run("games").out.splitlines()) == 1 + len(kancha.games())


def test_games_as_json_tells_seats_and_options(run: Run) -> None:
    """Programs read seat counts and choices from it."""
    rows = {row["id"]: row for row in json.loads(run("games", "--json").out)}
    assert rows["saltmarket"]["seats"] == [2, 3, 4]
    assert rows["saltmarket"]["options"] == [{"id": "days", "default": 4, "choices": [4, 6], "seats": None}]


def test_the_version_is_that_of_the_package(run: Run) -> None:
    """`--version` agrees with `kancha.__version__`, and says how the rules run."""
    assert run("--version").out == f"kancha {kancha.__version__} ({RULES} rules)\n"


def test_simulate_sums_up_by_seat_and_source(run: Run, tmp_path: Path) -> None:
    """The summary follows from its own list of matches."""
    result = simulated(run, tmp_path, "--games", 8, "--seats", 3, "--seed", 5)
    assert [match["seed"] for match in result["matches"]] == list(range(5, 13))
    for row in result["by_seat"]:
        scores = [match["scores"][row["seat"]] for match in result["matches"]]
        assert row["score"]["mean"] == pytest.approx(sum(scores) / 8, abs=0.001)
        assert sum(row["sources"].values()) == pytest.approx(sum(scores) / 8, abs=0.01)
    assert sum(row["wins"] for row in result["by_seat"]) == pytest.approx(8, abs=0.01)


def test_simulate_gives_the_same_matches_for_the_same_seed(run: Run, tmp_path: Path) -> None:
    """Only the seed matters, whatever the bots."""
    once = simulated(run, tmp_path, "--games", 3, "--bots", "greedy,random", "--seed", 7)
    assert simulated(run, tmp_path, "--games", 3, "--bots", "greedy,random", "--seed", 7) == once
    assert simulated(run, tmp_path, "--games", 3, "--bots", "greedy,random", "--seed", 8)["matches"] != once["matches"]


def test_simulate_takes_options(run: Run, tmp_path: Path) -> None:
    """Six days make longer matches than four."""
    short = simulated(run, tmp_path, "--games", 4)
    long = simulated(run, tmp_path, "--games", 4, "--option", "days=6")
    assert long["options"] == {"days": 6, "last-bidder": "asked"}
    assert long["decisions"]["mean"] > short["decisions"]["mean"]


def test_simulate_writes_json_to_a_pipe_and_nothing_else(run: Run) -> None:
    """`--json -` leaves stdout to the JSON alone."""
    assert json.loads(run("simulate", "saltmarket", "--games", 1, "--jobs", 1, "--json", "-").out)["games"] == 1


def test_simulated_records_replay_in_a_new_process(run: Run, tmp_path: Path) -> None:
    """Every record of a simulation comes to the same end elsewhere."""
    folder = tmp_path / "records"
    assert run("simulate", "cuzco", "--games", 2, "--jobs", 1, "--seed", 3, "--records", folder).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["cuzco-3.kancha", "cuzco-4.kancha"]
    script = "import kancha, sys; print(kancha.Record.load(sys.argv[1]).replay().scores)"
    for file in files:
        done = subprocess.run([sys.executable, "-c", script, file], capture_output=True, text=True, check=True)
        assert done.stdout.strip() == str(Record.load(file).replay().scores)


def test_a_corrected_data_folder_is_played_with(run: Run, tmp_path: Path) -> None:
    """`--data` replaces a file, and the hash in the result tells so."""
    folder = tmp_path / "data"
    folder.mkdir()
    shipped = Path(__file__).parent.parent / "saltmarket" / "data" / "market.toml"
    (folder / "market.toml").write_text(shipped.read_text().replace("coins = 12", "coins = 3"), encoding="utf-8")
    plain = simulated(run, tmp_path, "--games", 3)
    poor = simulated(run, tmp_path, "--games", 3, "--data", folder)
    assert poor["data"] != plain["data"]
    assert poor["matches"] != plain["matches"]


def test_a_tournament_plays_every_order_and_rates(run: Run, tmp_path: Path) -> None:
    """Three bots on two seats: three pairs, two orders, for each deal."""
    file = tmp_path / "table.json"
    said = run(
        "tournament", "saltmarket", "--bots", "random,greedy,search:5", "--deals", 2, "--jobs", 1, "--json", file
    )
    assert said.code == 0
    table = json.loads(file.read_text(encoding="utf-8"))
    assert table["games"] == 12
    assert [row["games"] for row in table["standings"]] == [8, 8, 8]
    assert table["standings"][0]["bot"] in said.out


def test_rows_stream_into_a_folder_and_the_command_goes_on(run: Run, tmp_path: Path) -> None:
    """`--out` keeps one row a match; the same command with more matches plays only those that are missing."""
    folder = tmp_path / "rows"
    args = ("simulate", "saltmarket", "--jobs", 1, "--out", folder, "--json", "-")
    first = json.loads(run(*args, "--games", 3).out)
    more = json.loads(run(*args, "--games", 5).out)
    assert more["matches"][:3] == first["matches"]
    assert len(open_run(folder).matches.to_table()) == 5
    plain = json.loads(run("simulate", "saltmarket", "--jobs", 1, "--games", 5, "--json", "-").out)
    assert more == plain


def test_sweep_tells_what_a_figure_changes(run: Run, tmp_path: Path) -> None:
    """Every clear difference with its interval; `--list` names what can be varied."""
    args = ("sweep", "saltmarket", "--vary", "days=4,6", "--games", 20, "--jobs", 1)
    said = run(*args, "--json", tmp_path / "sweep.json").out
    assert "days: 4 -> 6" in said
    assert len(json.loads((tmp_path / "sweep.json").read_text(encoding="utf-8"))["arms"]) == 2
    listed = run("sweep", "saltmarket", "--list").out.splitlines()
    assert "days = 4  (4, 6)" in listed
    assert "market.crates.salt = 8" in listed


def test_rules_lists_titles_and_tells_paragraphs(run: Run) -> None:
    """A chapter id tells all its paragraphs, in both languages."""
    assert "S3.2     A bid must be higher" in run("rules", "saltmarket").out.splitlines()
    english = run("rules", "saltmarket", "S3", "--lang", "en").out
    assert [line.split()[0] for line in english.splitlines()[::2]] == ["S3.1", "S3.2", "S3.3", "S3.4", "S3.5"]
    assert "Une enchère" in run("rules", "saltmarket", "S3.2", "--lang", "fr").out


def test_a_rule_leads_to_its_code(run: Run) -> None:
    """Steps, refusals and tests that cite a paragraph are named with their places in the sources."""
    said = run("rules", "cuzco", "C3.5", "--where", "--lang", "en").out
    cited = [line.split() for line in said.splitlines()[2:]]
    assert {"Refusal", "Test"} <= {words[0] for words in cited}
    for _, name, place in cited:
        file, _, line = place.rpartition(":")
        around = (Path(__file__).parents[2] / file).read_text(encoding="utf-8").splitlines()
        assert any(name in text for text in around[int(line) - 1 : int(line) + 4])
    assert "Rien ne le cite." in run("rules", "saltmarket", "S5.2", "--where", "--lang", "fr").out


@pytest.mark.parametrize("id", kancha.games())
def test_check_finds_no_problem_in_any_game(run: Run, id: str) -> None:
    """Counts, citations and words of every game of the catalogue fit together."""
    result = run("check", id)
    assert (result.code, result.err) == (0, "")


def test_check_tells_what_is_reconstructed(run: Run) -> None:
    """An owner of the game sees which figures to compare with the box."""
    said = run("check", "caral").out
    assert "reconstructed, to be corrected" in said
    assert "board.toml" in said
    assert "rules.toml A1.10: " in run("check", "ayar").out


def test_bench_measures_a_game(run: Run, tmp_path: Path) -> None:
    """It plays for a while and tells decisions a second and the time of a clone."""
    file = tmp_path / "speed.json"
    assert run("bench", "saltmarket", "--seconds", 0.6, "--json", file).code == 0
    (row,) = json.loads(file.read_text(encoding="utf-8"))
    assert row["seats"] == 4
    assert row["decisions_per_second"] > 100
    assert 0 < row["clone_microseconds"] < 1000


def test_serve_hands_its_options_to_the_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server gets host, port, database and whether to open a browser."""
    calls: list[dict[str, Any]] = []
    monkeypatch.setattr("kancha.table.serve", lambda **options: calls.append(options))
    run("serve", "--host", "0.0.0.0", "--port", 8123, "--no-browser", "--db", "x.sqlite")
    run("play", "cuzco")
    assert calls[0] == {"host": "0.0.0.0", "port": 8123, "db": "x.sqlite", "open_browser": False, "path": "/"}
    assert calls[1]["open_browser"] is True
    assert calls[1]["path"] == "/#/new/cuzco"


def in_a_terminal(*args: str) -> str:
    """Run a command with a terminal as its stderr and return what it drew there."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "kancha", *args],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(theirs)
    drawn = b""
    while True:
        try:
            piece = os.read(ours, 4096)
        except OSError:
            break
        if not piece:
            break
        drawn += piece
    os.close(ours)
    assert process.wait() == 0
    return drawn.decode()


def test_the_progress_bar_shows_on_a_terminal_only() -> None:
    """A bar on a terminal, silence in a pipe."""
    assert "Cuzco, 2 seats" in in_a_terminal("simulate", "cuzco", "--games", "4", "--jobs", "1")
    piped = [sys.executable, "-m", "kancha", "simulate", "cuzco", "--games", "2", "--jobs", "1"]
    assert subprocess.run(piped, capture_output=True, text=True, check=True).stderr == ""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_run_that_is_stopped_says_what_is_kept(tmp_path: Path, jobs: int, number: signal.Signals) -> None:
    """Ctrl-C ends with 130 and one line; the rows are there, and nothing else is said."""
    folder = tmp_path / "rows"
    command = [sys.executable, "-m", "kancha", "simulate", "caral", "--games", "1000000", "--jobs", str(jobs)]
    # Whoever runs the tests in the background may have told them to ignore Ctrl-C; a person's terminal does not.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    with subprocess.Popen(
        [*command, "--out", str(folder)], stderr=subprocess.PIPE, text=True, preexec_fn=heed
    ) as process:
        while not (folder / "run.json").exists() and process.poll() is None:
            time.sleep(0.05)
        time.sleep(3)
        process.send_signal(number)
        assert process.stderr is not None
        said = process.stderr.read()
    assert process.returncode == 130
    assert re.fullmatch(
        r"kancha: interrupted; \d+ of 1000000 matches are in .*, and the same command goes on .*\n", said
    )
    kept = int(said.split("; ")[1].split()[0])
    assert Folder(folder).dataset("matches").count_rows() == kept


def test_a_report_is_written_beside_the_rows(run: Run, tmp_path: Path) -> None:
    """Or where `--out` says; a folder that is no run is refused."""
    folder = tmp_path / "rows"
    run("simulate", "saltmarket", "--jobs", 1, "--games", 5, "--out", folder)
    said = run("report", folder)
    assert (said.code, said.out.strip()) == (0, str(folder / "report.html"))
    assert "5 matches" in (folder / "report.html").read_text(encoding="utf-8")
    assert run("report", folder, "--against", folder, "--lang", "fr", "--out", tmp_path / "page.html").code == 0
    assert 'lang="fr"' in (tmp_path / "page.html").read_text(encoding="utf-8")
    refused = run("report", tmp_path)
    assert (refused.code, "is not the folder of a run" in refused.err) == (1, True)
