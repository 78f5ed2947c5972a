"""Writes what learners see of each game: the surveys of the lab, where fields have changed, and the pages about them.

    python tools/observations.py [--again] [GAME ...]

A survey whose layout comes out otherwise than the one that is kept gets the next version; `--again` surveys games
whose fields have not changed, too.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

import kancha
from kancha.lab import describe
from kancha.lab.observation import layout
from kancha.lab.survey import FOLDER, Survey, declared, fresh, save, survey

PAGES = Path(__file__).parent.parent / "docs" / "lab"
MATCHES = 12


def main(names: list[str], again: bool) -> None:
    """Bring surveys and pages up to date."""
    for id in names or kancha.games():
        found = kancha.game(id)
        file = FOLDER / f"{id}.json"
        kept = msgspec.json.decode(file.read_bytes(), type=Survey) if file.exists() else None
        if again or kept is None or kept.declared != declared(found):
            made = fresh(found, kept.version if kept else 1, MATCHES, "greedy")
            if kept is not None and msgspec.json.encode(made) != msgspec.json.encode(kept):
                made = msgspec.structs.replace(made, version=kept.version + 1)
            save(made)
            survey.cache_clear()
            layout.cache_clear()
        (PAGES / f"observations-{id}.md").write_text(describe(id), encoding="utf-8")
        print(f"{id}: version {survey(id).version}")


if __name__ == "__main__":
    main([name for name in sys.argv[1:] if not name.startswith("-")], "--again" in sys.argv)
