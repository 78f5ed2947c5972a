"""The same seeds give the same matches, decision by decision, in pure and in compiled mode."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kancha

COMPILED = Path(os.environ["KANCHA_COMPILED"])
PURE = Path(__file__).parent.parent.parent / "src"
SCRIPT = """
import json, sys
import kancha, kancha.kernel.state
from kancha.kernel.testing import random_match

id, seeds = sys.argv[1], int(sys.argv[2])
game = kancha.game(id)
matches = []
for seats in game.seats:
    for seed in range(seeds):
        offered = []
        for match in random_match(game, seats, seed):
            offered.append(match.state.legal())
        matches.append([match.record().text(), offered, match.data(), [match.view(seat) for seat in range(seats)]])
print(json.dumps({"file": kancha.kernel.state.__file__, "matches": matches}))
"""

TOLD = """
import asyncio, json, sys
from random import Random
import kancha, kancha.table.following
from kancha.table.broadcast import Shown
from kancha.table.house import Free
from kancha.table.journal import Journal, rows_of
from kancha.table.store import MatchInfo
from kancha.table.viewer import Viewer

async def tell(id, decisions):
    match = kancha.game(id).start(4, 11)
    info = MatchInfo("m", id, match.version, match.game.terms.data, 4, match.options, 11, 0.0, False)
    journal = Journal(info, match.game)
    for row in rows_of(match):
        journal.take(row)
    journal.ready()
    viewers = [Viewer(seat, None) for seat in (0, 1, 2, 3, None)]
    for viewer in viewers[1:]:
        viewer.follow()
    rng, told, before = Random(11), [], None
    for _ in range(decisions):
        if journal.match.over:
            break
        shown = Shown(journal, Free(), before)
        before = shown.shared.picture
        moment = shown.moment(max(0, len(journal.match.log) - 2), False, b"[]")
        told += [shown.message(viewer, moment).decode() for viewer in viewers]
        journal.play(rng.choice(journal.match.legal.codes))
    return told

print(json.dumps({"file": kancha.table.following.__file__, "told": asyncio.run(tell(sys.argv[1], int(sys.argv[2])))}))
"""


def run(path: Path, script: str, id: str, count: int) -> Any:
    """Run a script for a game in a new process that imports Kancha from a folder; return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", script, id, str(count)],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize("id", kancha.games())
def test_both_modes_play_the_same_matches(id: str) -> None:
    """Records, every legal list, final states and views are equal; and each process really ran its mode."""
    pure, compiled = run(PURE, SCRIPT, id, 3), run(COMPILED, SCRIPT, id, 3)
    assert pure["file"].endswith(".py")
    assert not compiled["file"].endswith(".py")
    for one, two in zip(pure["matches"], compiled["matches"], strict=True):
        assert one[0].splitlines() == two[0].splitlines()
        assert one == two


@pytest.mark.parametrize("id", kancha.games())
def test_both_modes_tell_viewers_the_same(id: str) -> None:
    """Every message about the positions of a match has the same bytes: a page may go from one server to another."""
    pure, compiled = run(PURE, TOLD, id, 150), run(COMPILED, TOLD, id, 150)
    assert pure["file"].endswith(".py")
    assert not compiled["file"].endswith(".py")
    assert pure["told"] == compiled["told"]


def test_the_rules_and_drawings_of_every_game_are_compiled() -> None:
    """A module of them that is left as Python would be slow without a word; `setup.py` names those meant to be."""
    space: dict[str, Any] = {"Path": Path}
    for node in ast.parse((PURE.parent / "setup.py").read_text(encoding="utf-8")).body:
        if getattr(node, "name", "") == "is_compiled" or ast.unparse(node).startswith("INTERPRETED"):
            exec(ast.unparse(node), space)
    found = [
        source for folders in ("games/*", "games/*/picture", "kernel") for source in PURE.glob(f"kancha/{folders}/*.py")
    ]
    for source in found:
        if not space["is_compiled"](source):
            continue
        built = (COMPILED / source.relative_to(PURE)).parent.glob(f"{source.stem}.*.so")
        assert list(built), f"{source.name} of {source.parent.name} is not compiled"
