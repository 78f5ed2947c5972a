"""Every action of the game, said once; the order of the lines gives the codes."""

from __future__ import annotations

from typing import Final

from kancha.kernel.action import Space

GOODS: Final = ("salt", "oil", "cloth", "clay")
ORDERS: Final = ("pickled-fish", "lamp-oil", "dyed-cloak", "tanned-hide", "great-jar")
MOST: Final = 30
"""No seat can ever hold more coins: what it begins with, and wages on each of six days."""

SPACE: Final = Space()
PASS: Final = SPACE.single("pass", kind="end")
BID: Final = SPACE.family("bid {amount}", amount=MOST + 1)
DELIVER: Final = SPACE.family("deliver {order}", order=ORDERS)
DONE: Final = SPACE.single("done", kind="end")
BEGIN: Final = SPACE.family("begin {seat}", seat=4)
"""Chance names the first seat."""
ARRIVE: Final = SPACE.family("arrive {good}", good=GOODS)
"""Chance draws a crate."""
DEAL: Final = SPACE.family("deal {order}", order=ORDERS)
"""Chance deals an order."""
