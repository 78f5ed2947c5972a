"""A festival for the eye: a drawer with its prize, everybody's bid, and what the cards in hand are worth in it (C8)."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.cards import CARD_NAMES
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.festival import JOIN, OPEN, Festival
from kancha.games.terraces.picture.layout import CENTRES
from kancha.games.terraces.settlements import towns_of
from kancha.games.terraces.state import Terraces
from kancha.kernel.game import size
from kancha.kernel.scene import Bid, Card, Drawer, Fact, Spot, Text

LIT: Final = 2.6
"""How much around the temple stays lit."""


def festival_of(s: Terraces) -> Festival | None:
    """Return the festival under way."""
    step = s.stack[-1] if s.stack else None
    return step if isinstance(step, Festival) else None


def shared_points(s: Terraces, festival: Festival) -> int:
    """Return what everybody gets who shares the festival (C8.9)."""
    return s.facts.shared[s.temple_value[s.temple_cell.index(festival.cell)] // 2 - 1]


def outcomes(s: Terraces, festival: Festival, seat: int) -> Text:
    """Say where a seat would stand after having the festival alone, and after sharing it."""
    points = s.ledger.totals[seat]
    alone = s.facts.alone[s.temple_value[s.temple_cell.index(festival.cell)] // 2 - 1]
    shared = points + shared_points(s, festival)
    return Text("festival-outcomes", {"points": points, "alone": points + alone, "shared": shared})


def drawer(s: Terraces, festival: Festival) -> Drawer:
    """Return what everybody sees of a festival."""
    cell = festival.cell
    value = s.temple_value[s.temple_cell.index(cell)]
    floor = value // 2 - 1
    facts = [
        Fact(str(s.facts.alone[floor]), Text("fact-alone", {"value": value}), good=True),
        Fact(str(shared_points(s, festival)), Text("fact-shared")),
        Fact("", Text("fact-open", {"card": CARD_NAMES[s.open]}), f"card-{s.open}"),
    ]
    seats = len(s.seats)
    order = [(festival.opener + n) % seats for n in range(seats)]
    title = Text("drawer-festival", {"cell": NAMES[cell]})
    found = Drawer(title, Text("drawer-opened", {"seat": festival.opener}), "festival", facts, board="site")
    found.bids = [bid(s, festival, seat, place) for place, seat in enumerate(order)]
    found.words = words(s, festival)
    x, y = CENTRES[cell]
    found.spot = Spot(x, y, LIT)
    return found


def words(s: Terraces, festival: Festival) -> list[Text]:
    """Say what the others who may still bid hold, and what becomes of the cards (C8.10, C9.2, C9.3)."""
    told = [
        Text("festival-holds", {"seat": seat, "count": size(holder.hand)})
        for seat, holder in enumerate(s.seats)
        if seat != festival.seat and not festival.out[seat] and s.town[festival.cell] in towns_of(s, seat)
    ]
    return [*told, Text("festival-lost"), Text("festival-renews" if s.facts.new_open_card else "festival-stays")]


def bid(s: Terraces, festival: Festival, seat: int, place: int) -> Bid:
    """Return how a seat stands; `place` counts from the seat that opened."""
    total = festival.totals[seat]
    symbols = [f"card-{card}" for card, count in enumerate(s.seats[seat].table) for _ in range(count)]
    return Bid(seat, str(total) if total else "–", Text(standing(s, festival, seat, place)), symbols)


def standing(s: Terraces, festival: Festival, seat: int, place: int) -> str:
    """Say in a word how a seat stands."""
    asked = (festival.seat - festival.opener) % len(s.seats)
    if seat == festival.seat:
        return "bid-asked"
    if s.town[festival.cell] not in towns_of(s, seat):
        return "bid-absent"
    if festival.stage in (OPEN, JOIN) and place > asked:
        return "bid-waiting" if size(s.seats[seat].hand) else "bid-out"
    if festival.out[seat]:
        return "bid-dropped" if festival.totals[seat] else "bid-out"
    best = best_bid(festival)
    if festival.totals[seat] < best:
        return "bid-below"
    rivals = [other for other, total in enumerate(festival.totals) if total == best and not festival.out[other]]
    return "bid-top" if len(rivals) == 1 else "bid-level"


def best_bid(festival: Festival) -> int:
    """Return the highest bid, that of the seat that is asked included."""
    return max(total for seat, total in enumerate(festival.totals) if not festival.out[seat])


def offers(s: Terraces, seat: int) -> list[Card]:
    """Return the cards of the viewer, and what each is worth beside the open card."""
    found: list[Card] = []
    for card, count in enumerate(s.seats[seat].hand):
        if count:
            worth = s.facts.worth[s.open][card]
            text = Text("offer-card" if worth else "offer-nothing", {"card": CARD_NAMES[card], "count": count})
            found.append(Card(f"card-{card}", f"+{worth}" if worth else "0", text, f"hand-{card}" if worth else ""))
    return found
