"""Golden records, by game and by the version of the rules they were played with: `<game>/v<N>/<name>.kancha`.

They are frozen: `manifest.txt` holds the hash of every file. Files may be added, never changed or removed.
"""

from __future__ import annotations

from pathlib import Path

from kancha.kernel.match import Match

RECORDS = Path(__file__).parent


def golden_paths(game: str) -> list[Path]:
    """Return the golden records of a game, of all versions."""
    return sorted((RECORDS / game).glob("v*/*.kancha"))


def keep(match: Match, path: Path) -> None:
    """Save a match as a new golden record; one that exists stays as it is."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        match.record().save(path)
