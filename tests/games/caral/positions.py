"""Hand-made positions: a board after set-up without sites, and short words to move on it."""

from __future__ import annotations

import kancha
from kancha.games.caral import MODULES
from kancha.games.caral.actions import CARDS, LARGE, SPACE
from kancha.games.caral.anaconda import Anaconda
from kancha.games.caral.desire import Desire
from kancha.games.caral.emissaries import Emissaries
from kancha.games.caral.facts import Facts
from kancha.games.caral.modules import module_of
from kancha.games.caral.movement import Movement
from kancha.games.caral.progress import Progress
from kancha.games.caral.setup import bring, new_state
from kancha.games.caral.state import CaralState, Turn
from kancha.games.caral.status import OPEN, Status
from kancha.games.caral.turn import ActionPhase
from kancha.games.caral.yearly import Yearly
from kancha.kernel.errors import Refusal
from kancha.kernel.match import Match

GAME = kancha.game("caral")
FACTS: Facts = GAME.facts
ALL = dict.fromkeys(MODULES, True)


def reading(version: int | None = None, **rulings: str) -> Facts:
    """Return the facts by other house rulings (underlines stand for hyphens), or by an older version of the rules."""
    facts = GAME.under(version, {name.replace("_", "-"): choice for name, choice in rulings.items()}).facts
    assert isinstance(facts, Facts)
    return facts


def table(seats: int = 3, *modules: str, facts: Facts = FACTS) -> CaralState:
    """Year 1, seat 0 first: every family with two workers, 5 fame, movement 4; no site taken, no card in hand."""
    s = new_state(facts, seats)
    s.year = 1
    for family in s.families:
        family.workers = [1, 1]
        family.reserve -= 2
        s.ledger.add(family.seat, 5, "setup")
    assert set(modules) <= MODULES.keys()
    bring(s, [kind(seats) for name, (kind, _) in MODULES.items() if name in modules])
    s.stack = []
    return s


def desire(s: CaralState) -> Desire:
    """Return the desire of the gods, which is in play."""
    return module_of(s, Desire)


def yearly(s: CaralState) -> Yearly:
    """Return the yearly tiles, which are in play."""
    return module_of(s, Yearly)


def status(s: CaralState) -> Status:
    """Return the status cards, which are in play."""
    return module_of(s, Status)


def progress(s: CaralState) -> Progress:
    """Return the progress tiles, which are in play."""
    return module_of(s, Progress)


def anaconda(s: CaralState) -> Anaconda:
    """Return the anaconda, which is in play."""
    return module_of(s, Anaconda)


def emissaries(s: CaralState) -> Emissaries:
    """Return the emissaries, which are in play."""
    return module_of(s, Emissaries)


def unpacked(seats: int, *modules: str) -> CaralState:
    """Return a match of these modules before its first decision."""
    s = GAME.setup(seats, GAME.choose(seats, dict.fromkeys(modules, True)))
    assert isinstance(s, CaralState)
    s.advance()
    return s


def state(match: Match) -> CaralState:
    """Return the state of a match."""
    assert isinstance(match.state, CaralState)
    return match.state


def place(name: str) -> int:
    """Return the place on the path of A1, S9, C or START."""
    if name == "START":
        return 0
    if name == "C":
        return FACTS.centre
    number = int(name[1:]) - 1
    return FACTS.space_spot[number] if name[0] == "A" else FACTS.site_spot[number]


def pyramid(s: CaralState, name: str, owner: int, levels: int = 1, kind: int = LARGE) -> int:
    """Put a pyramid on a site, its levels taken from the supply; 0 levels reserve it. Return the site."""
    site = int(name[1:]) - 1
    s.site_owner[site] = owner
    s.site_levels[site] = levels
    s.site_kind[site] = kind if levels else 0
    for level in range(levels):
        s.supply[FACTS.height[kind] - level] -= 1
    if owner < s.seats:
        s.families[owner].reserve -= 1
    return site


def hold(s: CaralState, seat: int, **cards: int) -> None:
    """Give a family cards of the deck."""
    for name, count in cards.items():
        card = CARDS.index(name)
        s.families[seat].hand[card] += count
        s.deck[card] -= count


def stones(s: CaralState, seat: int, count: int) -> None:
    """Put stones on a sled."""
    s.stones -= count - s.families[seat].stones
    s.families[seat].stones = count


def moving(s: CaralState, seat: int, at: str = "START") -> CaralState:
    """Ask a family for its move."""
    s.turn = Turn(seat)
    s.families[seat].pawn = place(at)
    s.stack = [ActionPhase(seat), Movement(seat)]
    return s


def acting(s: CaralState, seat: int, at: str) -> CaralState:
    """Ask a family for its action on a place."""
    moving(s, seat, at)
    s.stack.pop()
    return s


def offers(s: CaralState) -> list[str]:
    """Return the texts of all legal actions."""
    return [str(SPACE.actions[code]) for code in s.legal()]


def moves(s: CaralState) -> list[str]:
    """Return the legal destinations, in capitals."""
    return [text.removeprefix("move to ").upper() for text in offers(s) if text.startswith("move to")] + [
        "C" for text in offers(s) if text == "enter centre"
    ]


def play(s: CaralState, *texts: str) -> CaralState:
    """Play actions, chance included; each must be legal by both formulations."""
    for text in texts:
        code = SPACE.parse(text).code
        refusal = s.refusal(code)
        assert refusal is None, f"{text}: {refusal}"
        assert code in s.legal(), f"{text} is not offered: {offers(s)}"
        s.play(code)
    return s


def refused(s: CaralState, text: str) -> Refusal:
    """Return why an action is refused; it must be refused by both formulations."""
    code = SPACE.parse(text).code
    refusal = s.refusal(code)
    assert refusal is not None, f"{text} is not refused"
    assert code not in s.legal(), f"{text} is offered"
    return refusal


def open_status(s: CaralState, *cards: int) -> None:
    """Reveal status cards, numbered from 1."""
    for card in cards:
        status(s).owner[card - 1] = OPEN


def fame(s: CaralState) -> list[int]:
    """Return the fame of all families."""
    return s.ledger.totals[:]


def sources(s: CaralState, seat: int) -> dict[str, int]:
    """Return a family's fame by source."""
    found: dict[str, int] = {}
    for who, points, source in s.ledger.entries():
        if who == seat:
            found[source] = found.get(source, 0) + points
    return found
