"""The facts of the game, read from `data` and checked once."""

from __future__ import annotations

from typing import Any

from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError

from .actions import GOODS, ORDERS


class Facts:
    """Plain tables; good and order ids are their indexes."""

    def __init__(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> None:
        self.rules = version
        self.last_is_asked: bool = rulings["last-bidder"] == "asked"
        self.coins: int = tables.value("market", "coins")
        self.wages: int = tables.value("market", "wages")
        self.lot: int = tables.value("market", "lot")
        self.hand: int = tables.value("market", "orders")
        self.crates: list[int] = [tables.value("market", "crates", good) for good in GOODS]
        rows = tables.rows("orders", "order")
        self.copies: list[int] = [row["copies"] for row in rows]
        self.points: list[int] = [row["points"] for row in rows]
        self.needs: list[list[int]] = [[0] * len(GOODS) for _ in rows]
        for order, row in enumerate(rows):
            if row["name"] not in ORDERS or ORDERS.index(row["name"]) != order:
                raise DataError(f"orders.toml: order {order} is {row['name']!r}; the orders are {', '.join(ORDERS)}")
            for good in row["needs"]:
                if good not in GOODS:
                    raise DataError(f"orders.toml: {row['name']} needs {good!r}; the goods are {', '.join(GOODS)}")
                self.needs[order][GOODS.index(good)] += 1
        tables.expect("market", "crates", sum(self.crates), 28)
        tables.expect("orders", "order cards", sum(self.copies), 18)
