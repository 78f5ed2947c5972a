"""Golden records are never changed: a match that was played once replays for ever."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

import kancha

from . import RECORDS, golden_paths

MANIFEST = RECORDS / "manifest.txt"
PATHS = [path for id in kancha.games() for path in golden_paths(id)]


def hashes() -> dict[str, str]:
    """The SHA-256 of every golden record, by its path."""
    return {path.relative_to(RECORDS).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in PATHS}


def frozen() -> dict[str, str]:
    """The hashes in the manifest."""
    lines = MANIFEST.read_text(encoding="utf-8").splitlines()
    return {path: digest for digest, path in (line.split(maxsplit=1) for line in lines)}


def test_no_golden_record_was_changed_or_removed() -> None:
    """Every line of the manifest names a file with that very content; KANCHA_GOLDEN=1 adds lines for new files."""
    found, known = hashes(), frozen()
    changed = [path for path, digest in known.items() if found.get(path) != digest]
    assert not changed, f"golden records are never changed or removed: {', '.join(changed)}; add new ones beside them"
    new = {path: digest for path, digest in found.items() if path not in known}
    if os.environ.get("KANCHA_GOLDEN"):
        with MANIFEST.open("a", encoding="utf-8") as file:
            file.writelines(f"{digest}  {path}\n" for path, digest in new.items())
    else:
        assert not new, f"not in the manifest: {', '.join(new)}; KANCHA_GOLDEN=1 adds them"


def test_every_record_lies_in_the_folder_of_its_game_and_version() -> None:
    """`<game>/v<N>/<name>.kancha`, and nothing elsewhere."""
    assert sorted(RECORDS.rglob("*.kancha")) == sorted(PATHS)
    for path in PATHS:
        record = kancha.Record.load(path)
        assert (record.game, f"v{record.header['rules']}") == (path.parts[-3], path.parts[-2])


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.relative_to(RECORDS).as_posix())
def test_a_golden_record_replays_to_its_recorded_end(path: Path) -> None:
    """Every decision is legal by the rules it was played with, and leads to the recorded scores."""
    record = kancha.Record.load(path)
    match = record.replay()
    assert match.over
    assert record.end == " ".join(["over", *map(str, match.scores)])
