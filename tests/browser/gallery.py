"""The pictures of docs/images, taken again from real matches: python -m tests.browser.gallery [NAME ...]."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from tests.browser.shots import studio

FOLDER: Final = Path(__file__).parent.parent.parent / "docs" / "images"


PICTURES: Final[dict[str, dict[str, Any]]] = {
    "lobby": {},
    "java": {"game": "java", "seats": 3, "decisions": 240},
    "cuzco": {"game": "cuzco", "seats": 3, "decisions": 260},
    "cuzco-dark": {"game": "cuzco", "seats": 3, "decisions": 260, "dark": True, "lang": "fr", "seed": 2},
    "cuzco-phone": {"game": "cuzco", "seats": 2, "decisions": 160, "phone": True},
    "ayar": {"game": "ayar", "seats": 2, "decisions": 130},
    "ayar-phone": {"game": "ayar", "seats": 2, "decisions": 110, "phone": True},
    "caral": {"game": "caral", "seats": 3, "decisions": 200},
    "endless-winter": {"game": "endless-winter", "seats": 3, "decisions": 200},
}


def main(names: list[str]) -> None:
    """Take the pictures of these names, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with studio() as made:
        for name in names or PICTURES:
            wish = PICTURES[name] | {"out": FOLDER / f"{name}.png"}
            if "game" not in wish:
                made.lobby(**wish)
                continue
            made.table(level="greedy", **wish)
            print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
