"""The referee: what its judgements share.

`judge_tiles`, `judge_pawns`, `judge_pieces`, `judge_turn` and `bids` say why an answer is not legal, by paragraph. They
are written apart from the search for legal actions and from what it keeps (`flat`, `town`, lists of placements): the
contract suite lets both agree on sampled actions. Clear before fast.
"""

from __future__ import annotations

from kancha.games.terraces.facts import CELLS, NOWHERE
from kancha.games.terraces.state import TEMPLE, VILLAGE, Terraces
from kancha.kernel.errors import Refusal


def on_board(s: Terraces, cell: int) -> bool:
    """Whether a place is a hex of the site or next to it."""
    return 0 <= cell < CELLS and s.facts.land[cell] != NOWHERE


def settlement(s: Terraces, cell: int) -> set[int]:
    """Return all village hexes connected with a hex, found anew."""
    found: set[int] = set()
    todo = [cell] if s.kind[cell] in (VILLAGE, TEMPLE) else []
    while todo:
        here = todo.pop()
        if here not in found:
            found.add(here)
            todo += [n for n in s.facts.near[here] if s.kind[n] in (VILLAGE, TEMPLE)]
    return found


def temples_in(s: Terraces, cells: set[int]) -> list[int]:
    """Return the temples among some hexes."""
    return sorted(cell for cell in cells if s.kind[cell] == TEMPLE)


def ranking(s: Terraces, cells: set[int]) -> list[int]:
    """Return the seats with pawns on some hexes that share the first place (C5.1)."""
    lists: dict[int, list[int]] = {}
    for cell in cells:
        if s.pawn[cell] >= 0:
            lists.setdefault(s.pawn[cell], []).append(s.level[cell])
    for levels in lists.values():
        levels.sort(reverse=True)
    best = max(lists.values(), default=[])
    return sorted(seat for seat, levels in lists.items() if levels == best)


def points_left(s: Terraces, price: int) -> Refusal | None:
    """Refuse a price that cannot be paid (C2.7)."""
    if price > s.ap:
        return Refusal("C2.7", "refuse-points", {"price": price, "points": s.ap})
    return None
