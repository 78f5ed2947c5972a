"""Hand-made positions: boards without cards or steps, to which a test adds what it needs."""

from __future__ import annotations

from typing import Any

import kancha
from kancha.games.endless_winter.actions import SPACE
from kancha.games.endless_winter.facts import HIGH, SHIPPED
from kancha.games.endless_winter.state import NEUTRAL, Seat, WinterState
from kancha.kernel.positions import Moves
from kancha.kernel.state import Step

GAME: Any = kancha.game("endless-winter")
MOVES = Moves(SPACE)
ask, chance, offers, play, refused = MOVES.ask, MOVES.chance, MOVES.offers, MOVES.play, MOVES.refused
HUNTER, CRAFTER, EXPLORER, ELDER, SHAMAN, TRIBESMAN, TRIBESWOMAN, BRAVE = range(8)
MAMMOTH, RHINO, SLOTH, GLYPTODON, BEAVER, TIGER, ARGENTAVIS = range(7)
PLAINS, FOREST, LAKE, VALLEY, MOUNTAIN, GLACIER = range(1, 7)


def culture(name: str) -> int:
    """Return the kind of a Culture card."""
    return SHIPPED.card_names.index(name)


def hexagon(name: str) -> int:
    """Return the number of a hex."""
    return SHIPPED.hex_names.index(name)


def juncture(name: str) -> int:
    """Return the number of a juncture."""
    return SHIPPED.juncture_names.index(name)


def reading(version: int | None = None, **rulings: str) -> Any:
    """Return the game by other house rulings (underlines stand for hyphens), or by an older version of the rules."""
    return GAME.under(version, {name.replace("_", "-"): choice for name, choice in rulings.items()})


def bare(seats: int = 2, *steps: Step, ground: str = "plaza", game: Any = GAME) -> WinterState:
    """Return boards in turn order 0, 1, ...; hands and display are empty, all starting cards in the decks.

    The map is Plains and Forests in turn, without Glaciers; the Animal board and the Culture display are empty.
    """
    s: WinterState = game.setup(seats, {"megaliths": ground, "setup-draft": False, "chief-draft": False})
    s.stack = list(steps)
    s.order = list(range(seats))
    s.honor_order = list(range(seats))
    s.terrain = [0, *(PLAINS if h % 2 else FOREST for h in range(1, 19))]
    return s


def hold(s: WinterState, seat: int, *kinds: int) -> Seat:
    """Give a seat a hand of these cards, in addition to its deck."""
    t = s.seats[seat]
    t.hand = sorted([*t.hand, *kinds])
    t.owned = sorted([*t.owned, *kinds])
    return t


def place(s: WinterState, x: float, y: float, level: int, owner: int = NEUTRAL) -> None:
    """Put a Megalith on the board."""
    s.megalith_cells.append(int(2 * x) * HIGH + int(2 * y))
    s.megalith_levels.append(level)
    s.megalith_owners.append(owner)


def cell(x: float, y: float) -> int:
    """Return the number of a cell."""
    return int(2 * x) * HIGH + int(2 * y)
