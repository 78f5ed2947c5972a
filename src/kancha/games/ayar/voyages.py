"""How far a boat can sail with the power it has left, for whoever judges a voyage that is under way (A6.R)."""

from __future__ import annotations

from kancha.games.ayar.names import REED
from kancha.games.ayar.reeds import ReedBundling, all_islands, entry_cost, is_barred
from kancha.games.ayar.state import AyarState


class Landing:
    """An island that the boat can build next: where, with how much power left then, and after how many moves."""

    def __init__(self, node: int, left: int, moves: int) -> None:
        self.node = node
        self.left = left
        self.moves = moves


def under_way(s: AyarState, seat: int) -> ReedBundling | None:
    """Return the voyage that the seat has not ended yet."""
    for step in reversed(s.stack):
        if isinstance(step, ReedBundling):
            return step if step.seat == seat else None
    return None


def is_adrift(s: AyarState, voyage: ReedBundling) -> bool:
    """Whether the boat has sailed on since it began or last built an island."""
    built = len(voyage.visited) == 1 and voyage.visited[0] in s.seats[voyage.seat].islands
    return bool(voyage.visited) and not built


def landings(s: AyarState, voyage: ReedBundling) -> list[Landing]:
    """Return every island that the boat can build next, each by the cheapest way, of equals by the shortest."""
    boat = s.seats[voyage.seat].boat
    links, islands = s.facts.links, all_islands(s)
    left = [-1] * len(links)
    moves = [0] * len(links)
    left[boat] = voyage.left(s)
    ahead = [boat]
    found: list[int] = []
    for node in ahead:
        if node != boat and voyage.is_due(s, node):
            continue
        for near in links[node]:
            rest = left[node] - entry_cost(s, near, islands)
            if rest < 0 or rest <= left[near] or is_barred(s, voyage.seat, near):
                continue
            left[near] = rest
            moves[near] = moves[node] + 1
            ahead.append(near)
            if near not in found and voyage.is_due(s, near):
                found.append(near)
    return [Landing(node, left[node], moves[node]) for node in found]


def promise(s: AyarState, seat: int, landing: Landing) -> tuple[int, int, bool]:
    """Return the Suns and Moons that an island adds for reed bundling, and whether it brings a Viracocha."""
    own = s.seats[seat]
    number = len(own.islands) + 1
    suns = s.facts.island_suns[number] - s.facts.island_suns[number - 1]
    moons = max(s.facts.node_moon[landing.node] - own.moons[REED], 0)
    fished = number in s.facts.island_icons and any(s.lake[part] for part in s.facts.sections_at[landing.node])
    return suns, moons, fished
