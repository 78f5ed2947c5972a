"""The market laid out for the eye: the lot in the middle, a stall for each seat, the orders in hand below."""

from __future__ import annotations

from kancha.kernel.action import Action
from kancha.kernel.look import Picture
from kancha.kernel.scene import Aim, Panel, Piece, Scene, SeatLine, Stat, Text, Zone
from kancha.kernel.shelf import card, hand, row

from .actions import DELIVER, GOODS, ORDERS
from .state import Market, Seat


class MarketPicture(Picture[Market]):
    """One position; what is seen holds -1 wherever it must not be drawn."""

    def draw(self) -> Scene:
        """The lot, the stalls and the purses, which everybody sees."""
        s = self.s
        lot = [good for good, count in enumerate(s.lot) for _ in range(count)]
        board = Panel(id="market", title=Text("panel-market"), w=6, h=3, art="ground")
        board.zones.append(Zone(id="lot", x=3, y=1.5, w=5, h=2, r=0.2, caption=Text("zone-lot"), rule="S2.1"))
        for i, (x, y) in enumerate(row(len(lot), (1.5, 1.5), step=1.5)):
            board.pieces.append(Piece(f"lot-{i}", GOODS[lot[i]], x, y, tip=Text(GOODS[lot[i]])))
        lines = [
            SeatLine(who.seat, s.ledger.totals[who.seat], [Stat("coin", who.coins, Text("tip-coins"))])
            for who in s.seats
        ]
        status = [Text("status-day", {"day": s.day, "days": s.days})]
        return Scene([board, *(stall(who) for who in s.seats)], lines, status=status)

    def own(self, seen: Market, seat: int, scene: Scene) -> None:
        """The orders in hand, which only their owner sees."""
        cards = []
        for i, order in enumerate(seen.seats[seat].orders):
            cards.append(card(f"order-{order}-{i}", "order", (0, 0), rule="S4.1"))
            cards[i].tip = Text(ORDERS[order])
        self.put(scene, hand(seat, cards))

    def aim(self, seen: Market, action: Action) -> Aim:
        """Deliveries are clicked on the order in hand; everything else is a button."""
        if action.code in DELIVER:
            order = DELIVER.value(action.code)
            for who in seen.seats:
                if order in who.orders:
                    return Aim([f"order-{order}-{who.orders.index(order)}"])
        return Aim()


def stall(who: Seat) -> Panel:
    """What a seat has in store."""
    panel = Panel(id=f"stall-{who.seat}", title=Text("panel-stall"), w=4, h=1, place="seat", seat=who.seat)
    for good, (x, y) in enumerate(row(len(GOODS), (0.5, 0.5), step=1)):
        if who.goods[good]:
            panel.pieces.append(Piece(f"stall-{who.seat}-{GOODS[good]}", GOODS[good], x, y, count=who.goods[good]))
    return panel
