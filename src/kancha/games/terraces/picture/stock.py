"""The common stock, the cards, and the seats' own numbers; like the board, nothing returned here may be changed."""

from __future__ import annotations

from functools import lru_cache

from kancha.games.terraces.cards import CARD_NAMES
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.festival import Festival
from kancha.games.terraces.picture.layout import HEX
from kancha.games.terraces.picture.sight import Sight
from kancha.games.terraces.state import KINDS, Seat, Terraces
from kancha.kernel.game import size
from kancha.kernel.scene import Panel, Piece, SeatLine, Stat, Text

Bid = tuple[int, int, tuple[int, ...]]
"""A seat, the total of its bid, and its cards on the table."""


def stock_of(sight: Sight) -> Panel:
    """Return the common stock and the festival cards, with the bids of a festival under way."""
    s, step = sight.state, sight.step
    bids: list[Bid] = []
    if isinstance(step, Festival):
        bids = [(n, step.totals[n], tuple(s.seats[n].table)) for n in range(len(s.seats)) if any(s.seats[n].table)]
    return stock_panel(s.triples, s.basins, tuple(s.floors), size(s.deck), sum(s.discards), s.open, tuple(bids))


@lru_cache(maxsize=128)
def stock_panel(
    triples: int, basins: int, floors: tuple[int, ...], deck: int, gone: int, shown: int, bids: tuple[Bid, ...]
) -> Panel:
    """Return the panel of the stock; `shown` is the open card or -1."""
    pieces = [
        Piece("stock-triples", "stack-triple", 0.95, 0.95, 1.2, 1.27, count=triples, tip=Text("tip-triples")),
        Piece("stock-basins", "water", 0.95, 2.6, 0.9, round(0.9 * HEX, 3), count=basins, tip=Text("tip-basins")),
    ]
    pieces[0].rule, pieces[1].rule = "C10.1", "C6.1"
    for floor, left in enumerate(floors):
        value = 2 * (floor + 1)
        x = round(2.35 + 0.92 * floor, 3)
        piece = Piece(f"stock-temple-{value}", f"temple-{value}", x, 2.5, 0.78, 0.9, count=left)
        piece.tip, piece.rule, piece.faded = Text("tip-floors", {"value": value}), "C5.9", left == 0
        pieces.append(piece)
    pieces.append(Piece("deck", "card-back", 2.6, 1.0, 1.0, 1.4, count=deck, tip=Text("tip-deck"), rule="C7.1"))
    if shown >= 0:
        text = Text("tip-open", {"card": CARD_NAMES[shown]})
        pieces.append(Piece("open", f"card-{shown}", 3.95, 1.0, 1.0, 1.4, tip=text, rule="C8.3"))
    back = Piece("discards", "card-back", 5.3, 1.0, 1.0, 1.4, count=gone, tip=Text("tip-discards"), rule="C9.1")
    back.faded = True
    pieces.append(back)
    height = 3.3
    for bid in bids:
        pieces += bid_row(bid, height)
        height += 0.95
    return Panel("stock", Text("panel-stock"), 6.8, height, "side", None, "", [], pieces)


def bid_row(bid: Bid, y: float) -> list[Piece]:
    """Return the cards a seat has played in the festival, with their total."""
    seat, total, table = bid
    text = Text("tip-bid", {"seat": seat, "total": total})
    found = [Piece(f"bid-{seat}", "marker", 0.6, y + 0.4, 0.7, 0.7, seat, True, tip=text, count=total)]
    x = 1.5
    for card, copies in enumerate(table):
        for copy in range(copies):
            piece = Piece(f"bid-{seat}-{card}-{copy}", f"card-{card}", x, y + 0.42, 0.6, 0.84, tip=text, rule="C8.4")
            found.append(piece)
            x += 0.62
    return found


def hand_of(s: Terraces, holder: Seat) -> Panel:
    """Return the viewer's festival cards with what they are worth beside the open card."""
    worth = s.facts.worth[s.open] if s.open >= 0 else [0] * KINDS
    return hand_panel(holder.seat, tuple(holder.hand), tuple(worth))


@lru_cache(maxsize=256)
def hand_panel(seat: int, hand: tuple[int, ...], worths: tuple[int, ...]) -> Panel:
    """Return the panel of a hand; cards alike lie on each other."""
    pieces: list[Piece] = []
    held = [card for card in range(KINDS) if hand[card]]
    for place, card in enumerate(held):
        worth = worths[card]
        x = round(0.6 + 1.12 * place, 3)
        piece = Piece(f"hand-{card}", f"card-{card}", x, 0.8, 1.0, 1.4, count=hand[card])
        piece.tip = Text("tip-hand-card", {"card": CARD_NAMES[card], "worth": worth})
        piece.rule, piece.faded = "C8.3", worth == 0
        pieces.append(piece)
    return Panel("hand", Text("panel-hand"), max(1, len(held)) * 1.12 + 0.1, 1.6, "hand", seat, "", [], pieces)


def line_of(s: Terraces, holder: Seat) -> SeatLine:
    """Return a seat's public numbers."""
    seat = holder.seat
    note = "note-counted" if s.scored[seat] else "note-turn" if s.turn and s.stack and s.active == seat else ""
    tiles = (holder.doubles, holder.villages, holder.fields)
    own = (*tiles, holder.pawns.count(-1), holder.tokens, size(holder.hand))
    return seat_line(seat, s.ledger.totals[seat], own, note)


@lru_cache(maxsize=256)
def seat_line(seat: int, total: int, own: tuple[int, ...], note: str) -> SeatLine:
    """Return the line of a seat: tiles, pawns, tokens and cards."""
    doubles, villages, fields, pawns, tokens, cards = own
    stats = [
        Stat("icon-double", doubles, Text("tip-doubles")),
        Stat("icon-village", villages, Text("tip-villages")),
        Stat("icon-field", fields, Text("tip-fields")),
        Stat("icon-pawn", pawns, Text("tip-pawns")),
        Stat("token", tokens, Text("tip-tokens")),
        Stat("icon-card", cards, Text("tip-cards")),
    ]
    return SeatLine(seat, total, stats, Text(note) if note else None)


def status(sight: Sight) -> list[Text]:
    """Return what everybody should have in mind."""
    found = [Text("status-triples", {"count": sight.state.triples})]
    if sight.state.closing:
        found.append(Text("status-last"))
    step = sight.step
    if isinstance(step, Festival):
        found.append(Text("status-festival", {"cell": NAMES[step.cell], "top": step.top}))
    return found
