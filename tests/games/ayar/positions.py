"""Hand-made positions: a table set up without chance, one pending question, and moves by their text."""

from __future__ import annotations

import kancha
from kancha.games.ayar.actions import SPACE
from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import CELLS, NODES, PLACES, POTS, RETIRED, TEXTILES, TURNS, WEAVE_CELLS
from kancha.games.ayar.scoring import recount
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.weaving import lay_textile
from kancha.kernel.event import Event
from kancha.kernel.match import Match
from kancha.kernel.positions import Moves

moves = Moves(SPACE)
ask, asked, play, chance, offers = moves.ask, moves.asked, moves.play, moves.chance, moves.offers


def facts() -> Facts:
    """The facts of the shipped data."""
    shipped: Facts = kancha.game("ayar").facts
    return shipped


def reading(version: int | None = None, **rulings: str) -> Facts:
    """The facts by other house rulings (underlines stand for hyphens), or by an older version of the rules."""
    read = kancha.game("ayar").under(version, {name.replace("_", "-"): choice for name, choice in rulings.items()})
    assert isinstance(read.facts, Facts)
    return read.facts


def table(players: int = 2, level: int = 1, read: Facts | None = None) -> AyarState:
    """A table before the first day: women teal, grey, brown, purple from the top; four plain pots; four textiles.

    Raymi: weaving and farming at the 8 spaces (teal/grey, brown/purple), reeds and pottery at 14 (grey/brown,
    teal/purple).
    """
    s = AyarState(players, level, read or facts())
    s.rows = [0, 1, 2, 3]
    s.raymi = [2, 0, 1, 3, 4, 5, 6, 7]
    show_pots(s, "green", "pink", "blue", "yellow")
    show_textiles(s, "t1a", "t2a", "t3a", "t4a")
    return s


def show_pots(s: AyarState, *names: str) -> None:
    """Put these pots in the market, lowest slot first; the pots there before go back."""
    for pot in s.market:
        if pot >= 0:
            s.pots[pot] += 1
            s.stack_pots += 1
    s.market = [-1] * 4
    for slot, name in enumerate(names):
        pot = POTS.index(name)
        s.market[slot] = pot
        s.pots[pot] -= 1
        s.stack_pots -= 1


def show_textiles(s: AyarState, *names: str) -> None:
    """Put these textiles on top of their stacks."""
    for name in names:
        design = TEXTILES.index(name)
        stack = design // 16
        if s.tops[stack] >= 0:
            s.textiles[s.tops[stack]] += 1
        s.tops[stack] = design
        s.textiles[design] -= 1


def grounds(s: AyarState, text: str) -> tuple[str, str]:
    """The rule and the message that forbid an action now; it must not be offered either."""
    refusal = moves.refused(s, text)
    return refusal.rule, refusal.message


def listen(s: AyarState) -> list[Event]:
    """Listen from here on; the list fills as things happen."""
    s.events = []
    return s.events


def names_of(events: list[Event]) -> list[str]:
    """The names of events."""
    return [type(event).__name__ for event in events]


def empty_cells(s: AyarState, seat: int, *cells: str) -> None:
    """Take tambos off the grid; they stand on the far end of the purple path, where they block nothing."""
    for cell in cells:
        s.seats[seat].grid[CELLS.index(cell)] = 0


def fill_slot(s: AyarState, seat: int, path: int, places: str) -> None:
    """Put tambos of a seat on building slots of a path: places by name, separated by blanks."""
    for place in places.split():
        s.tambos[s.facts.site_at[path][PLACES.index(place)]] = seat


def give_pots(s: AyarState, seat: int, *names: str) -> None:
    """Give pots out of the unseen ones; `wild` is one from the stack."""
    for name in names:
        s.stack_pots -= 1
        if name == "wild":
            s.seats[seat].pots.append(-1)
        else:
            pot = POTS.index(name)
            s.pots[pot] -= 1
            s.seats[seat].pots.append(pot)
    recount(s, seat, 3)


def give_islands(s: AyarState, seat: int, *nodes: str) -> None:
    """Put islands of a seat on the lake."""
    s.seats[seat].islands += [NODES.index(node) for node in nodes]
    recount(s, seat, 1)


def moor(s: AyarState, seat: int, node: str) -> None:
    """Put a seat's boat on a space."""
    s.seats[seat].boat = NODES.index(node)


def give_maize(s: AyarState, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Take so much maize from the boxes."""
    s.seats[seat].maize = [a, b, c, d]
    recount(s, seat, 0)


def lay(s: AyarState, seat: int, textile: str, cell: str, turn: str) -> None:
    """Lay a textile."""
    lay_textile(s, seat, TEXTILES.index(textile), WEAVE_CELLS.index(cell), TURNS.index(turn))


def give_suns(s: AyarState, seat: int, suns: list[int], moons: list[int] | None = None) -> None:
    """Set Suns and Moons by hand, for tests of what is scored with them."""
    s.seats[seat].suns = suns[:]
    s.seats[seat].moons = [0] * 4 if moons is None else moons[:]


def complete(s: AyarState, seat: int, slot: int) -> None:
    """Fill a bonus slot without its immediate effect."""
    s.seats[seat].viracocha[slot] = s.facts.slot_need[slot]


def park(s: AyarState, seat: int, marker: int, line: int, standing: bool = False) -> None:
    """Put a step marker in a step slot."""
    s.seats[seat].markers[marker] = line
    s.seats[seat].standing[marker] = int(standing)


def retire_everywhere(s: AyarState, ayar: int, activity: int) -> None:
    """Let an Ayar have retired, the markers of all seats on the Moon slot of an activity."""
    s.fled[ayar] = 1
    s.harvests[ayar] = 0
    s.viracocha += 1
    for own in s.seats:
        own.markers[ayar] = RETIRED
        own.standing[ayar] = 0
        own.moon_slots[activity] = ayar


def of(match: Match) -> AyarState:
    """The table of a match."""
    assert isinstance(match.state, AyarState)
    return match.state


def started(seats: int = 2, seed: int = 1, level: int = 0) -> Match:
    """A match after its set-up."""
    return kancha.game("ayar").start(seats=seats, seed=seed, options={"level": level} if level else None)
