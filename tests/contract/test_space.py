"""Action lists only grow: databases and states of earlier releases hold codes, records hold texts.

`tests/contract/space/<game>.txt` is the reviewed list of all actions, one line `code text` each. New actions are added
at its end, by KANCHA_GOLDEN=1; a line that stands there is never changed, moved or removed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import kancha
from kancha.kernel.action import Space

from .cases import chosen

GOLDENS = Path(__file__).parent / "space"


def lines(space: Space) -> list[str]:
    """Every action of a space in the order of its code."""
    return [f"{action.code} {action.text}" for action in space.actions]


def first_difference(found: list[str], golden: list[str]) -> str:
    """Say where a space departs from its reviewed list; empty if it only has more at its end."""
    for place, line in enumerate(golden):
        if place >= len(found):
            return f"{line!r} is gone"
        if found[place] != line:
            return f"{line!r} has become {found[place]!r}"
    return ""


@pytest.mark.parametrize("id", chosen())
def test_a_space_only_grows_at_its_end(id: str) -> None:
    """Every reviewed action still has its code and its text, and new ones are reviewed too."""
    found = lines(kancha.game(id).space)
    path = GOLDENS / f"{id}.txt"
    golden = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    difference = first_difference(found, golden)
    assert not difference, f"{id}: {difference}; add families at the end of the space, and keep the old ones"
    if os.environ.get("KANCHA_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
    else:
        new = found[len(golden) :]
        assert not new, f"{id}: {len(new)} actions are new, from {new[0]!r} on; KANCHA_GOLDEN=1 appends them for review"


def test_a_changed_a_moved_and_a_lost_action_are_found() -> None:
    """The comparison sees each way to break a list, and lets it grow."""
    golden = ["0 pass", "1 bid 1", "2 bid 2"]
    assert first_difference([*golden, "3 stop"], golden) == ""
    assert first_difference(["0 stop", *golden[1:]], golden) == "'0 pass' has become '0 stop'"
    assert first_difference(["0 pass", "1 bid 2", "2 bid 1"], golden) == "'1 bid 1' has become '1 bid 2'"
    assert first_difference(golden[:2], golden) == "'2 bid 2' is gone"
