"""Hand-made positions in the map's coordinates (x, row), and moves by their text."""

from __future__ import annotations

import kancha
from kancha.games.terraces.actions import SPACE, SPREADS
from kancha.games.terraces.facts import DIRECTIONS, NAMES, Facts, place
from kancha.games.terraces.festival import Proposal
from kancha.games.terraces.land import Turning
from kancha.games.terraces.rounds import Round, Turn, TurnEnd
from kancha.games.terraces.settlements import retown
from kancha.games.terraces.state import FIELD, VILLAGE, Terraces
from kancha.kernel.positions import Moves

Spot = tuple[int, int]
EDITIONS = ("cuzco", "java")
A, B, C, AB, BC, CA = range(6)
"""Kinds of festival card."""

moves = Moves(SPACE)
heard, offers, play, refused = moves.heard, moves.offers, moves.play, moves.refused


def facts(edition: str, version: int | None = None, **rulings: str) -> Facts:
    """Return the facts of an edition, by our rulings or by others: `second_place="none"`; by newest rules or older."""
    options = {key.replace("_", "-"): choice for key, choice in rulings.items()}
    found = kancha.game(edition).under(version, options).facts
    assert isinstance(found, Facts)
    return found


def position(edition: str = "cuzco", seats: int = 2, ap: int = 6, duty: int = 0, of: Facts | None = None) -> Terraces:
    """Return an empty site in the middle of seat 0's turn, a tile laid or due; the open card is A, hands are empty."""
    s = Terraces(of or facts(edition), seats)
    s.stack += [Round(), TurnEnd(), Proposal(), Turn()]
    s.turn, s.ap, s.duty, s.laid = 5, ap, duty, 1 - duty
    s.open = A
    s.deck[A] -= 1
    return s


def at(spot: Spot) -> int:
    """Return the place of a hex."""
    cell = place(*spot)
    assert cell >= 0
    return cell


def name(spot: Spot) -> str:
    """Return the name of a hex."""
    return NAMES[at(spot)]


def tile(s: Terraces, village: Spot | None, *fields: Spot) -> None:
    """Put a tile on the site for nothing, wherever it is."""
    s.tiles += 1
    cells = ([at(village)] if village else []) + [at(spot) for spot in fields]
    for cell in cells:
        s.kind[cell] = VILLAGE if village and cell == at(village) else FIELD
        s.level[cell] += 1
        s.top[cell] = 4 * s.tiles + len(cells)
        s.refresh(cell)
    retown(s, cells)


def villages(s: Terraces, *spots: Spot, level: int = 1) -> None:
    """Put village hexes there, as parts of triples whose rest lies elsewhere."""
    land(s, VILLAGE, level, *spots)


def fields(s: Terraces, *spots: Spot, level: int = 1) -> None:
    """Put field hexes there, as parts of triples whose rest lies elsewhere."""
    land(s, FIELD, level, *spots)


def land(s: Terraces, kind: int, level: int, *spots: Spot) -> None:
    """Give hexes a kind and a level."""
    for spot in spots:
        cell = at(spot)
        s.tiles += 1
        s.kind[cell], s.level[cell], s.top[cell] = kind, level, 4 * s.tiles + 3
        s.refresh(cell)
    retown(s, [at(spot) for spot in spots])


def row(kind_of: str, first: Spot) -> list[tuple[str, Spot]]:
    """Spell a row of hexes from west to east, such as RRVVR."""
    return [(mark, (first[0] + 2 * i, first[1])) for i, mark in enumerate(kind_of)]


def pawns(s: Terraces, seat: int, *spots: Spot) -> None:
    """Set pawns of a seat there."""
    for spot in spots:
        s.put_pawn(seat, at(spot))


def temple(s: Terraces, spot: Spot, value: int, ready: int = 1) -> None:
    """Put a temple there that was built in an earlier turn."""
    s.put_temple(at(spot), value)
    s.temple_turn[-1] = 1
    s.temple_ready[-1] = ready


def hand(s: Terraces, seat: int, *cards: int) -> None:
    """Give a seat these cards from the pile."""
    for card in cards:
        s.deck[card] -= 1
        s.seats[seat].hand[card] += 1


def side(village: Spot, other: Spot) -> int:
    """Return the direction from a hex to a neighbour."""
    steps = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
    return steps.index((other[0] - village[0], other[1] - village[1]))


def texts(village: Spot | None, *others: Spot) -> list[str]:
    """Return the answers that lay a tile: its kind, its village hex, the sides of its fields."""
    if village is None:
        return ["lay field", f"sow {name(others[0])}"]
    if not others:
        return ["lay village", f"settle {name(village)}"]
    if len(others) == 1:
        return ["lay double", f"settle {name(village)}", f"side {DIRECTIONS[side(village, others[0])]}"]
    turns = sorted(side(village, other) for other in others)
    turn = turns[1] if turns == [0, 5] else turns[0]
    return ["lay triple", f"settle {name(village)}", f"spread {SPREADS[turn]}"]


def lay(s: Terraces, village: Spot | None, *others: Spot) -> None:
    """Lay a tile by the rules."""
    play(s, *texts(village, *others))


def lay_fault(s: Terraces, village: Spot | None, *others: Spot) -> str:
    """Return the paragraph that forbids a tile: of its whole footprint, if it has more than one hex."""
    after = s.clone()
    first, second, *turned = texts(village, *others)
    if first not in offers(after):
        return refused(after, first).rule
    play(after, first)
    fault = "" if second in offers(after) else refused(after, second).rule
    if not turned:
        return fault
    assert village
    after.stack[-1] = Turning(len(others) + 1, at(village))
    whole = "" if turned[0] in offers(after) else refused(after, turned[0]).rule
    assert whole or not fault
    return whole


def walk_prices(s: Terraces, *goals: Spot) -> list[int | None]:
    """Return what the pending walk or entry costs to each goal; None where it is not offered."""
    found: list[int | None] = []
    for goal in goals:
        after = s.clone()
        text = f"to {name(goal)}"
        if text not in offers(after):
            assert refused(after, text)
            found.append(None)
            continue
        play(after, text)
        found.append(s.ap - after.ap)
    return found
