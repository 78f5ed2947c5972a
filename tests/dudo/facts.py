"""The facts of the game, read from `data` and checked once."""

from __future__ import annotations

from typing import Any

from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError

from .actions import COUNTS


class Facts:
    """How many dice a seat begins with."""

    def __init__(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> None:
        self.rules = version
        self.dice: dict[str, int] = {length: tables.value("dice", length) for length in ("full", "short")}
        if not 1 <= min(self.dice.values()) <= max(self.dice.values()) <= len(COUNTS) // 4:
            raise DataError(f"dice.toml: a seat has 1 to {len(COUNTS) // 4} dice")
