"""The common stock, the cards, and the seats' own numbers."""

from __future__ import annotations

from kancha.games.terraces.cards import CARD_NAMES
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.festival import Festival
from kancha.games.terraces.picture.layout import HEX
from kancha.games.terraces.state import KINDS, Seat, Terraces
from kancha.kernel.game import size
from kancha.kernel.scene import Panel, Piece, SeatLine, Stat, Text
from kancha.kernel.shelf import card, hand, pile, row, short


def festival_of(s: Terraces) -> Festival | None:
    """Return the festival under way."""
    step = s.stack[-1] if s.stack else None
    return step if isinstance(step, Festival) else None


def stock_panel(s: Terraces) -> Panel:
    """Return the common stock and the festival cards, with the bids of a festival under way."""
    pieces = [
        Piece("stock-triples", "stack-triple", 0.95, 0.95, 1.2, 1.27, count=s.triples, tip=Text("tip-triples")),
        Piece("stock-basins", "water", 0.95, 2.6, 0.9, short(0.9 * HEX), count=s.basins, tip=Text("tip-basins")),
    ]
    pieces[0].rule, pieces[1].rule = "C10.1", "C6.1"
    for floor, (x, y) in enumerate(row(len(s.floors), (2.35, 2.5), 0.92)):
        value, left = 2 * (floor + 1), s.floors[floor]
        tip = Text("tip-floors", {"value": value})
        pieces.append(pile(f"stock-temple-{value}", f"temple-{value}", (x, y), left, tip, 0.78, 0.9 / 0.78, "C5.9"))
    pieces.append(pile("deck", "card-back", (2.6, 1.0), size(s.deck), Text("tip-deck"), rule="C7.1"))
    if s.open >= 0:
        shown = card("open", f"card-{s.open}", (3.95, 1.0), rule="C8.3")
        shown.tip = Text("tip-open", {"card": CARD_NAMES[s.open]})
        pieces.append(shown)
    gone = pile("discards", "card-back", (5.3, 1.0), sum(s.discards), Text("tip-discards"), rule="C9.1")
    gone.faded = True
    pieces.append(gone)
    height = 3.3
    festival = festival_of(s)
    if festival:
        for holder in s.seats:
            if any(holder.table):
                pieces += bid_row(holder, festival.totals[holder.seat], height)
                height += 0.95
    return Panel("stock", Text("panel-stock"), 6.8, height, "side", None, "", [], pieces)


def bid_row(holder: Seat, total: int, y: float) -> list[Piece]:
    """Return the cards a seat has played in the festival, with their total."""
    seat = holder.seat
    text = Text("tip-bid", {"seat": seat, "total": total})
    found = [Piece(f"bid-{seat}", "marker", 0.6, short(y + 0.4), 0.7, 0.7, seat, True, tip=text, count=total)]
    for kind, copies in enumerate(holder.table):
        for copy in range(copies):
            at = (short(1.5 + 0.62 * (len(found) - 1)), short(y + 0.42))
            piece = card(f"bid-{seat}-{kind}-{copy}", f"card-{kind}", at, 0.6, rule="C8.4")
            piece.tip = text
            found.append(piece)
    return found


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
    return SeatLine(seat, s.ledger.totals[seat], stats, Text(note) if note else None)


def status(s: Terraces) -> list[Text]:
    """Return what everybody should have in mind."""
    found = [Text("status-triples", {"count": s.triples})]
    if s.closing:
        found.append(Text("status-last"))
    festival = festival_of(s)
    if festival:
        found.append(Text("status-festival", {"cell": NAMES[festival.cell], "top": festival.top}))
    return found
