"""A correction arrives while matches are under way: each goes on by the rules and figures that it began with.

A release of Saltmarket with figures that were never shipped serves two matches. It is replaced by one in which a figure
and a rule are corrected, as an operator would: stop, install, start.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

from tests.table.helpers import ROOT, Page, Process, play_out, with_path


def release(folder: Path, coins: int, corrected: bool) -> Path:
    """Return a folder with a release of Saltmarket: so many coins to begin with; corrected, more points for them."""
    package = folder / "saltmarket"
    shutil.copytree(ROOT / "tests" / "saltmarket", package, ignore=shutil.ignore_patterns("__pycache__"))
    change(package / "data" / "market.toml", "coins = 12", f"coins = {coins}")
    if corrected:
        change(package / "__init__.py", "    seats: ClassVar", "    version: ClassVar[int] = 2\n    seats: ClassVar")
        change(package / "rounds.py", "seat.coins // 3", "seat.coins // (2 if s.facts.rules >= 2 else 3)")
    return folder


def change(path: Path, before: str, after: str) -> None:
    """Replace a text in a file."""
    content = path.read_text()
    assert content.count(before) == 1
    path.write_text(content.replace(before, after))


def pages(server: Process, opened: Any) -> list[Page]:
    """Connect every seat that has a key."""
    return [server.page(opened["match"], entry["key"]) for entry in opened["keys"] if entry["key"]]


def play(server: Process, opened: Any, rng: Random, decisions: int = 10_000) -> Any:
    """Play a match on, without bots."""
    seats = pages(server, opened)
    play_out(seats, rng, decisions)
    for page in seats:
        page.close()
    return seats[0].now


def shown(server: Process, opened: Any) -> Any:
    """Return what a server tells of a match, but for who is there: of a server that was killed that is known later."""
    found = server.http.get(f"/api/matches/{opened['match']}", params={"key": opened["watch"]}).json()
    for player in found["players"]:
        del player["connected"]
    return found


def play_with_bot(server: Process, opened: Any, rng: Random) -> Any:
    """Play the only seat of a person to the end; the bot answers by itself."""
    (page,) = pages(server, opened)
    while not page.my_turn()["over"]:
        page.play(rng=rng)
    page.close()
    return page.now


def in_fresh_process(release: Path, db: str, records: list[Path]) -> Any:
    """Replay records and a whole database with a release."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.table.fresh", db, *map(str, records)],
        cwd=ROOT,
        env=os.environ | with_path(release),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_correction_on_a_server_leaves_running_matches_as_they_began(db: str, tmp_path: Path) -> None:
    """Two matches go on to their ends by the old figure and rule, a third takes the new ones, all records replay."""
    rng = Random(3)
    old = release(tmp_path / "old", coins=13, corrected=False)
    new = release(tmp_path / "new", coins=20, corrected=True)
    server = Process(db, old)
    people, mixed = server.open("me open"), server.open("me bot", level="greedy")
    play(server, people, rng, 12)
    with server.page(mixed["match"], mixed["keys"][0]["key"]) as page:
        for _ in range(3):
            page.my_turn()
            page.play(rng=rng)
    before = shown(server, people)
    server.kill()

    server = Process(db, new)
    assert shown(server, people) == before
    fresh = server.open("me open")
    ends = [play(server, people, rng), play_with_bot(server, mixed, rng), play(server, fresh, rng)]
    records = []
    for opened in (people, mixed, fresh):
        answer = server.http.get(f"/api/matches/{opened['match']}/record", params={"key": opened["watch"]})
        assert answer.status_code == 200, answer.text
        records.append(tmp_path / f"{opened['match']}.kancha")
        records[-1].write_text(answer.text)
    server.kill()

    found = in_fresh_process(new, db, records)
    told = found["records"]
    assert [(match["version"], match["begun"], match["over"]) for match in told] == [
        (1, [13, 13], True),
        (1, [13, 13], True),
        (2, [20, 20], True),
    ]
    assert [match["scores"] for match in told] == [end["scores"] for end in ends]
    assert told[0]["data"] == told[1]["data"] != told[2]["data"]
    for match in told:
        worth = 3 if match["version"] == 1 else 2
        points = {str(seat): coins // worth for seat, coins in enumerate(match["coins"])}
        assert match["counted"] == {seat: count for seat, count in points.items() if count}
    assert found["misfits"] == []
    older = in_fresh_process(old, db, records[:2])
    assert older["records"] == told[:2]
    assert len(older["misfits"]) == 1
    assert "version 1, not 2" in older["misfits"][0]
