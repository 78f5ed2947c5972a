"""The pictures of docs/images, taken again from real matches: python -m tests.browser.gallery [NAME ...]."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from kancha.games import game
from tests.browser.shots import studio

FOLDER: Final = Path(__file__).parent.parent.parent / "docs" / "images"


def _modules() -> dict[str, Any]:
    """Return every module of Caral, switched on."""
    return {id: True for id, option in game("caral").options.items() if True in option.choices}


PICTURES: Final[dict[str, dict[str, Any]]] = {
    "lobby": {},
    "java": {"game": "java", "seats": 3, "decisions": 240},
    "cuzco": {"game": "cuzco", "seats": 3, "decisions": 260},
    "cuzco-dark": {"game": "cuzco", "seats": 3, "decisions": 260, "dark": True, "lang": "fr", "seed": 2},
    "cuzco-phone": {"game": "cuzco", "seats": 2, "decisions": 160, "phone": True},
    "ayar": {"game": "ayar", "seats": 2, "decisions": 130},
    "ayar-phone": {"game": "ayar", "seats": 2, "decisions": 110, "phone": True},
    "caral": {"game": "caral", "seats": 3, "decisions": 200},
    "caral-modules": {"game": "caral", "seats": 3, "decisions": 160, "options": _modules, "dark": True},
    "endless-winter": {"game": "endless-winter", "seats": 3, "decisions": 200},
    "endless-winter-phone": {"game": "endless-winter", "seats": 2, "decisions": 140, "phone": True},
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
            if "options" in wish:
                wish["options"] = wish["options"]()
            made.table(level="greedy", **wish)
            print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
