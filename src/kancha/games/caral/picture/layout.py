"""The geometry of the board: a squarish spiral of two turns, with the action spaces at its quarters.

Space A1 lies at the top; each further one a quarter turn on, nearer to the centre. Sites between two spaces
share the way evenly, whatever their number, so that a corrected path needs no new drawing.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

WIDTH: Final = 31.4
HEIGHT: Final = 26.0
CENTRE: Final = (14.9, 13.6)
QUARTERS: Final = 8
"""Quarter turns from the first action space to the last."""
OUTER: Final = (14.2, 10.5)
INNER: Final = (4.9, 3.5)
SQUARE: Final = 0.72
"""Below 1 the ellipse becomes squarish and uses the corners of the panel."""
SITE_SIZE: Final = 2.2
SITE_OFFSET: Final = 1.7
SPACE_SIZE: Final = 3.0
START_TURN: Final = -0.52


class Spot(NamedTuple):
    """A place on the path: the point, and the direction away from the inside of the spiral."""

    x: float
    y: float
    out_x: float
    out_y: float


def point(turn: float) -> tuple[float, float]:
    """Return the point of the spiral after so many quarter turns from the first space."""
    angle = (turn - 1) * pi / 2
    share = turn / QUARTERS
    rx = OUTER[0] + (INNER[0] - OUTER[0]) * share
    ry = OUTER[1] + (INNER[1] - OUTER[1]) * share
    return CENTRE[0] + rx * _bend(cos(angle)), CENTRE[1] + ry * _bend(sin(angle))


def _bend(value: float) -> float:
    bent: float = abs(value) ** SQUARE
    return bent if value >= 0 else -bent


def spot(turn: float) -> Spot:
    """Return the place after so many quarter turns, with its outward direction."""
    x, y = point(turn)
    ax, ay = point(turn - 0.04)
    bx, by = point(turn + 0.04)
    length = hypot(bx - ax, by - ay)
    return Spot(x, y, (by - ay) / length, -(bx - ax) / length)


def along(start: float, parts: int) -> list[float]:
    """Return the turns that cut the quarter after `start` into so many parts of equal length."""
    steps = 60
    points = [point(start + n / steps) for n in range(steps + 1)]
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        lengths.append(lengths[-1] + hypot(bx - ax, by - ay))
    cuts = []
    for part in range(1, parts):
        wanted = lengths[-1] * part / parts
        n = next(i for i, length in enumerate(lengths) if length >= wanted)
        cuts.append(start + n / steps)
    return cuts


@lru_cache(maxsize=8)
def spots(kinds: str) -> tuple[Spot, ...]:
    """Return the places of a path given as a text of `a` (action space), `s` (site) and `c` (centre), START first."""
    found = [spot(START_TURN)]
    turn = -1
    place = 0
    while place < len(kinds):
        if kinds[place] == "c":
            found.append(Spot(CENTRE[0], CENTRE[1], 0.0, -1.0))
            place += 1
            continue
        if kinds[place] == "a":
            turn += 1
            found.append(spot(turn))
            place += 1
        sites = len(kinds[place:]) - len(kinds[place:].lstrip("s"))
        found += [spot(cut) for cut in along(turn, sites + 1)]
        place += sites
    return tuple(found)


def path(steps: int = 160) -> str:
    """Return the spiral as the data of an SVG path, for the drawing of the ground."""
    points = [point(START_TURN + (QUARTERS - START_TURN) * n / steps) for n in range(steps + 1)]
    points.append(CENTRE)
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
