"""The common stock, the cards, and the seats' own numbers."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.cards import CARD_NAMES
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.picture.festival import best_bid, festival_of
from kancha.games.terraces.picture.layout import HEX
from kancha.games.terraces.state import KINDS, Seat, Terraces
from kancha.kernel.game import size
from kancha.kernel.scene import Panel, Piece, SeatLine, Stat, Text, Zone
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
    pieces += [*discs(s), *cards(s)]
    return Panel("stock", Text("panel-stock"), 2.4, 7.6, "side", pieces=pieces, shelf=True)


def discs(s: Terraces) -> list[Piece]:
    """Return the sun discs that are left, if the edition has them: beside the temples that they are for."""
    if s.facts.discs == 0:
        return []
    left = s.facts.discs - s.temple_ready.count(0)
    return [Piece("stock-discs", "festival", 1.62, 5.1, 0.72, 0.72, count=left, tip=Text("tip-discs"), rule="C8.11")]


def cards(s: Terraces) -> list[Piece]:
    """Return the open card, the pile and the discards, which make room for sun discs."""
    narrow = s.facts.discs > 0
    first, second, wide = (0.42, 1.24, 0.76) if narrow else (0.56, 1.62, CARD)
    aside = (1.94, 6.75) if narrow else (1.62, 5.04)
    gone = pile("discards", "card-back", aside, sum(s.discards), Text("tip-discards"), 0.5 if narrow else 0.72)
    gone.faded, gone.rule = True, "C9.1"
    found = [gone]
    if s.open >= 0:
        shown = card("open", f"card-{s.open}", (first, 6.75), wide, rule="C8.3")
        shown.tip = Text("tip-open", {"card": CARD_NAMES[s.open]})
        found.append(shown)
    found.append(pile("deck", "card-back", (second, 6.75), size(s.deck), Text("tip-deck"), wide, rule="C7.1"))
    return found


def track_panel(s: Terraces) -> Panel:
    """Return the score track, ten points in a row, with everybody's marker."""
    panel = Panel("track", Text("panel-track"), 2.4, 2.3, "side", art="track", shelf=True)
    panel.zones = [
        Zone(f"tens-{tens}", 0.22, short(0.26 + 0.22 * tens / 10), w=0.44, h=0.44, label=str(tens))
        for tens in range(0, 100, 20)
    ]
    for seat, points in enumerate(s.ledger.totals):
        x, y = 0.57 + 0.19 * (points % 10), 0.15 + 0.22 * (points % 100 // 10)
        before = s.ledger.totals[:seat].count(points)
        marker = Piece(f"track-{seat}", "marker", short(x + 0.05 * before), short(y - 0.04 * before), 0.26, 0.26, seat)
        marker.quiet = True
        panel.pieces.append(marker)
    return panel


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
    if s.closing or s.triples == 0:
        found.append(Text("status-last"))
    festival = festival_of(s)
    if festival:
        found.append(Text("status-festival", {"cell": NAMES[festival.cell], "top": best_bid(festival)}))
    return found
