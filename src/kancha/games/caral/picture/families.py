"""The panels of the families: sled, reserves and sacrifice of each; the viewer's hand."""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import CARDS
from kancha.games.caral.holdings import movement
from kancha.games.caral.state import CaralState, Family
from kancha.kernel.game import size
from kancha.kernel.scene import Panel, Piece, Text, Zone
from kancha.kernel.shelf import Sheet, Sheets, row, short

CARD_W: Final = 1.5
CARD_H: Final = 2.2
OVERLAP: Final = 0.55
HARNESS: Final = row(7, (0.95, 0.95), 1.17)
"""The places of alpacas; a sled has room for the first few."""
LOAD: Final = row(7, (1.5, 2.55), 1.2)
GIFTS: Final = row(16, (11.3, 1.0), 0.3, room=2.4)


def family_panel(s: CaralState, family: Family, sheets: Sheets) -> Panel:
    """Draw a family's sled, reserves and sacrifice; modules add theirs below."""
    seat = family.seat
    panel = Panel(f"family-{seat}", Text("panel-family", {"seat": seat}), 14, 3.6, "seat", seat)
    sled = ("sled", seat, family.alpacas, family.stones, movement(s, seat))
    sheets.put(panel, sled, lambda sheet: _draw_sled(s, sheet, family))
    sheets.put(panel, ("reserve", seat, family.reserve), lambda sheet: _draw_reserve(sheet, family))
    sheets.put(panel, ("herd", seat, family.alpaca_reserve), lambda sheet: _draw_herd(sheet, family))
    cards = size(family.hand)
    hand = Piece(f"cards-{seat}", "card-back", 10.0, 1.0, 1.0, 1.45, label=str(cards), label_size=0.6, rule="K20.4")
    hand.label_fill, hand.tip = "var(--chalk)", Text("tip-hand", {"seat": seat, "cards": cards})
    panel.pieces.append(hand)
    for n in range(family.gift):
        name = CARDS[family.gift_card]
        gift = Piece(f"gift-{seat}-{n}", f"card-{name}", GIFTS[n][0], 1.0, 1.0, 1.45, rule="K9.1")
        gift.tip = Text("tip-gift", {"seat": seat, "count": family.gift, "card": name})
        panel.pieces.append(gift)
    if s.high_priest == seat:
        headdress = Piece("high-priest", "headdress", 10.0, 2.75, 1.2, 1.1, rule="K3.5")
        headdress.tip = Text("tip-high-priest")
        panel.pieces.append(headdress)
    for module in s.modules:
        module.paint(s, panel)
    return panel


def _draw_sled(s: CaralState, sheet: Sheet, family: Family) -> None:
    """The sled: alpacas in their harness, stones on the load."""
    seat = family.seat
    pulls = Text("tip-sled", {"movement": movement(s, seat)})
    carries = Text("tip-load", {"stones": family.stones, "room": s.facts.stone_room})
    rows = (
        ("sled", "harness", "alpaca", HARNESS[: family.alpacas], 1.0, 1.5, (1.15, 1.15), pulls, "K1.3"),
        ("load", "sled", "stone", LOAD[: family.stones], 2.7, 1.4, (1.05, 0.95), carries, "K1.2"),
    )
    for id, symbol, figure, places, y, high, (w, h), tip, rule in rows:
        zone = f"{id}-{seat}"
        sheet.zones.append(Zone(zone, 3.3, y, w=6.0, h=high, r=0.3, symbol=symbol, tip=tip, rule=rule))
        owner = seat if figure == "alpaca" else None
        for n, (px, py) in enumerate(places):
            sheet.pieces.append(
                Piece(f"{figure}-{seat}-{n}", figure, px, py, w, h, owner, tip=tip, rule=rule, zone=zone)
            )


def _draw_reserve(sheet: Sheet, family: Family) -> None:
    _draw_stock(sheet, family, "reserve", "carali", family.reserve, 1.0, "K5.3")


def _draw_herd(sheet: Sheet, family: Family) -> None:
    _draw_stock(sheet, family, "herd", "alpaca", family.alpaca_reserve, 2.7, "K5.6")


def _draw_stock(sheet: Sheet, family: Family, id: str, figure: str, count: int, y: float, rule: str) -> None:
    """Figures that wait in reserve, with their number."""
    seat = family.seat
    zone, tip = f"{id}-{seat}", Text(f"tip-{id}", {"count": count})
    sheet.zones.append(Zone(zone, 7.85, y, w=2.2, h=1.5, r=0.3, fill="var(--paper)", tip=tip, rule=rule))
    piece = Piece(f"{id}-{figure}-{seat}", figure, 7.4, y, 1.0, 1.0, seat, figure == "carali", faded=count == 0)
    piece.tip, piece.rule, piece.zone = tip, rule, zone
    number = Piece(f"{id}-number-{seat}", "blank", 8.4, y, 0.8, 0.8, zone=zone, quiet=True)
    number.label, number.label_size = str(count), 0.7
    sheet.pieces += [piece, number]


def hand_panel(s: CaralState, family: Family) -> Panel:
    """Draw the viewer's cards by type; the n-th card of a type offers n of them as a sacrifice."""
    panel = Panel("hand", Text("panel-hand"), 0.4, CARD_H + 0.6, "hand", family.seat)
    y = CARD_H / 2 + 0.3
    for card, name in enumerate(CARDS):
        count = family.hand[card]
        wide = CARD_W + OVERLAP * max(0, count - 1)
        again = s.facts.alpaca_pair_movement
        zone, tip = f"hand-{name}", Text(f"tip-card-{name}", {"count": count, "movement": again})
        middle = short(panel.w + wide / 2)
        panel.zones.append(Zone(zone, middle, y, w=short(wide + 0.2), h=CARD_H + 0.3, r=0.2, tip=tip, rule="K8.2"))
        for n, (x, _) in enumerate(row(max(1, count), (panel.w + CARD_W / 2, y), OVERLAP)):
            piece = Piece(f"card-{name}-{min(count, n + 1)}", f"card-{name}", x, y, CARD_W, CARD_H, faded=count == 0)
            piece.label, piece.label_y, piece.label_size = str(n + 1) if n else "", -0.82, 0.36
            piece.zone, piece.tip, piece.rule = zone, tip, "K8.2"
            panel.pieces.append(piece)
        panel.w = short(panel.w + wide + 0.5)
    return panel
