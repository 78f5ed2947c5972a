"""The common stock, the cards, and the seats' own numbers."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.cards import CARD_NAMES
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.picture.festival import festival_of
from kancha.games.terraces.picture.layout import HEX
from kancha.games.terraces.state import KINDS, Seat, Terraces
from kancha.kernel.game import size
from kancha.kernel.scene import Panel, Piece, SeatLine, Stat, Text
from kancha.kernel.shelf import card, grid, hand, pile, short

CARD: Final = 1.0
"""The width of a card in the stock."""


def stock_panel(s: Terraces) -> Panel:
    """Return the common stock and the festival cards: narrow, to be read and clicked on the shelf."""
    pieces = [
        Piece("stock-triples", "stack-triple", 0.56, 0.72, 0.95, 1.0, count=s.triples, tip=Text("tip-triples")),
        Piece("stock-basins", "water", 1.62, 0.72, 0.85, short(0.85 * HEX), count=s.basins, tip=Text("tip-basins")),
    ]
    pieces[0].rule, pieces[1].rule = "C10.1", "C6.1"
    for floor, at in enumerate(grid(len(s.floors), (0.56, 2.2), 1.06, 2, 1.42)):
        value = 2 * (floor + 1)
        tip = Text("tip-floors", {"value": value, "alone": s.facts.alone[floor], "shared": s.facts.shared[floor]})
        id = f"floors-{value}"
        floors = pile(id, f"temple-{value}", at, s.floors[floor], tip, 0.86, 0.998 / 0.86, "C5.9")
        floors.label, floors.label_y = str(value), 0.4
        pieces.append(floors)
    gone = pile("discards", "card-back", (1.62, 5.04), sum(s.discards), Text("tip-discards"), 0.72, rule="C9.1")
    gone.faded = True
    pieces.append(gone)
    if s.open >= 0:
        shown = card("open", f"card-{s.open}", (0.56, 6.75), CARD, rule="C8.3")
        shown.tip = Text("tip-open", {"card": CARD_NAMES[s.open]})
        pieces.append(shown)
    pieces.append(pile("deck", "card-back", (1.62, 6.75), size(s.deck), Text("tip-deck"), CARD, rule="C7.1"))
    return Panel("stock", Text("panel-stock"), 2.4, 7.6, "side", pieces=pieces, shelf=True)


def hand_panel(s: Terraces, holder: Seat) -> Panel:
    """Return the viewer's cards, those alike on each other, with what they are worth beside the open card."""
    worths = s.facts.worth[s.open] if s.open >= 0 else [0] * KINDS
    cards: list[Piece] = []
    for kind, count in enumerate(holder.hand):
        if count:
            piece = card(f"hand-{kind}", f"card-{kind}", (0, 0), count=count, rule="C8.3")
            piece.tip = Text("tip-hand-card", {"card": CARD_NAMES[kind], "worth": worths[kind]})
            piece.faded = worths[kind] == 0
            cards.append(piece)
    return hand(holder.seat, cards)


def seat_line(s: Terraces, holder: Seat) -> SeatLine:
    """Return a seat's public numbers: tiles, pawns, tokens and cards."""
    seat = holder.seat
    stats = [
        Stat("icon-double", holder.doubles, Text("tip-doubles")),
        Stat("icon-village", holder.villages, Text("tip-villages")),
        Stat("icon-field", holder.fields, Text("tip-fields")),
        Stat("icon-pawn", s.supply(seat), Text("tip-pawns")),
        Stat("token", holder.tokens, Text("tip-tokens")),
        Stat("icon-card", size(holder.hand), Text("tip-cards")),
    ]
    note = "note-counted" if s.scored[seat] else "note-turn" if s.turn and s.stack and s.active == seat else ""
    points = s.ledger.totals[seat]
    return SeatLine(seat, points, stats, Text(note) if note else None, unit=Text("unit-points", {"points": points}))


def status(s: Terraces) -> list[Text]:
    """Return what everybody should have in mind."""
    found = [Text("status-triples", {"count": s.triples})]
    if s.closing:
        found.append(Text("status-last"))
    festival = festival_of(s)
    if festival:
        found.append(Text("status-festival", {"cell": NAMES[festival.cell], "top": festival.top}))
    return found
