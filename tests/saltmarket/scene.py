"""The market laid out for the eye: the lot in the middle, a stall for each seat, the orders in hand below."""

from __future__ import annotations

from typing import Any

from kancha.kernel.action import Action
from kancha.kernel.scene import Aim, Palette, Panel, Piece, Scene, SeatLine, Stat, Text, Zone

from .actions import GOODS, ORDERS


def draw(view: Any, seat: int | None) -> Scene:
    """Draw what the view tells, and nothing else."""
    lot = [good for good, count in enumerate(view["lot"]) for _ in range(count)]
    board = Panel(id="market", title=Text("panel-market"), w=6, h=3, art="ground")
    board.zones.append(Zone(id="lot", x=3, y=1.5, w=5, h=2, r=0.2, caption=Text("zone-lot"), rule="S2.1"))
    board.pieces = [
        Piece(id=f"lot-{i}", symbol=GOODS[good], x=1.5 + 1.5 * i, y=1.5, tip=Text(GOODS[good]))
        for i, good in enumerate(lot)
    ]
    panels = [board, *(_stall(who) for who in view["seats"])]
    if seat is not None:
        panels.append(_hand(view["seats"][seat], seat))
    totals = view["ledger"]["totals"]
    lines = [
        SeatLine(who["seat"], totals[who["seat"]], [Stat("coin", who["coins"], Text("tip-coins"))])
        for who in view["seats"]
    ]
    return Scene(panels, lines, status=[Text("status-day", {"day": view["day"], "days": view["days"]})])


def _stall(who: Any) -> Panel:
    panel = Panel(id=f"stall-{who['seat']}", title=Text("panel-stall"), w=4, h=1, place="seat", seat=who["seat"])
    panel.pieces = [
        Piece(id=f"stall-{who['seat']}-{GOODS[good]}", symbol=GOODS[good], x=0.5 + good, y=0.5, count=count)
        for good, count in enumerate(who["goods"])
        if count
    ]
    return panel


def _hand(who: Any, seat: int) -> Panel:
    panel = Panel(id="hand", title=Text("panel-hand"), w=4, h=1.4, place="hand", seat=seat)
    panel.pieces = [
        Piece(id=f"order-{order}-{i}", symbol="order", x=0.7 + 1.3 * i, y=0.7, tip=Text(ORDERS[order]), rule="S4.1")
        for i, order in enumerate(who["orders"])
    ]
    return panel


def aim(view: Any, action: Action) -> Aim:
    """Deliveries are clicked on the order in hand; everything else is a button."""
    if action.family != "deliver":
        return Aim()
    order = ORDERS.index(str(action.fields["order"]))
    for who in view["seats"]:
        if isinstance(who["orders"], list) and order in who["orders"]:
            return Aim([f"order-{order}-{who['orders'].index(order)}"])
    return Aim()


def palette() -> Palette:
    """Sand by day, indigo by night."""
    return Palette(
        light={"ground": "#e9dcc0", "ink": "#3a2d1c", "salt": "#f7f5ef", "oil": "#c9a227"},
        dark={"ground": "#23243a", "ink": "#efe6d2", "salt": "#cfd3dd", "oil": "#d9b64a"},
    )
