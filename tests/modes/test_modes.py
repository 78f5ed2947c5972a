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


def played(path: Path, id: str, seeds: int) -> Any:
    """Play random matches at every seat count in a new process that imports Kancha from a folder."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, id, str(seeds)],
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.mark.parametrize("id", kancha.games())
def test_both_modes_play_the_same_matches(id: str) -> None:
    """Records, every legal list, final states and views are equal; and each process really ran its mode."""
    pure, compiled = played(PURE, id, 3), played(COMPILED, id, 3)
    assert pure["file"].endswith(".py")
    assert not compiled["file"].endswith(".py")
    for one, two in zip(pure["matches"], compiled["matches"], strict=True):
        assert one[0].splitlines() == two[0].splitlines()
        assert one == two


def test_the_rules_of_every_game_are_compiled() -> None:
    """A module of the rules that is left as Python would be slow without a word; `setup.py` names those meant to be."""
    space: dict[str, Any] = {"Path": Path}
    for node in ast.parse((PURE.parent / "setup.py").read_text(encoding="utf-8")).body:
        if getattr(node, "name", "") == "is_compiled" or ast.unparse(node).startswith("INTERPRETED"):
            exec(ast.unparse(node), space)
    for source in sorted((PURE / "kancha").glob("games/*/*.py")) + sorted((PURE / "kancha").glob("kernel/*.py")):
        if not space["is_compiled"](source):
            continue
        built = (COMPILED / source.relative_to(PURE)).parent.glob(f"{source.stem}.*.so")
        assert list(built), f"{source.name} of {source.parent.name} is not compiled"
