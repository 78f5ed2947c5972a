"""Pottery: pots of the market and of the stack (A6.P), and the refill of the market."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import POT, REVEAL_POT, STOP
from kancha.games.ayar.events import PotRevealed, PotTaken
from kancha.games.ayar.names import MARKET, POTS, POTTERY, STACK, WILD
from kancha.games.ayar.power import power_left
from kancha.games.ayar.scoring import recount
from kancha.games.ayar.state import Table
from kancha.games.ayar.viracocha import gain_viracocha
from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep, Step


def can_pot(s: Table, seat: int, power: int) -> bool:
    """Whether a pot can be afforded and has a place (A6.P.1)."""
    if len(s.seats[seat].pots) >= s.facts.pot_slots:
        return False
    prices = s.facts.market_power
    if s.stack_pots and prices[STACK] <= power:
        return True
    return any(s.market[slot] >= 0 and prices[slot] <= power for slot in range(STACK))


class Pottery(Step):
    """Which pot next, or stop? A6.P.2."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.P.2", "A6.P.5")

    def __init__(self, seat: int, base: int) -> None:
        self.seat = seat
        self.base = base
        self.spent = 0
        self.taken = 0

    def words(self, s: Table) -> dict[str, int | str]:
        """The power that is left."""
        return {"left": power_left(s, self.seat, POTTERY, self.base, self.spent)}

    def who(self, s: Table) -> int:
        """The seat, as long as it can take another pot."""
        left = power_left(s, self.seat, POTTERY, self.base, self.spent)
        return self.seat if can_pot(s, self.seat, left) else NOBODY

    def legal(self, s: Table) -> list[int]:
        """Every pot that the power left pays for; stop after the first."""
        left = power_left(s, self.seat, POTTERY, self.base, self.spent)
        prices = s.facts.market_power
        codes = [POT + slot for slot in range(STACK) if s.market[slot] >= 0 and prices[slot] <= left]
        if s.stack_pots and prices[STACK] <= left:
            codes.append(POT + STACK)
        if self.taken:
            codes.append(STOP)
        return codes

    def refusal(self, s: Table, code: int) -> Refusal | None:
        """There must be a pot, and power for it; at least one is taken."""
        if code == STOP:
            return None if self.taken else Refusal("Q3", "refuse-at-least-one")
        slot = code - POT
        if not 0 <= slot < len(MARKET):
            return self.other()
        if slot == STACK:
            if s.stack_pots == 0:
                return Refusal("A6.P.4", "refuse-stack-empty")
        elif s.market[slot] < 0:
            return Refusal("A6.P.4", "refuse-no-pot-there", {"slot": MARKET[slot]})
        left = power_left(s, self.seat, POTTERY, self.base, self.spent)
        price = s.facts.market_power[slot]
        if price > left:
            return Refusal("A6.P.2", "refuse-power", {"power": price, "left": left})
        return None

    def play(self, s: Table, code: int) -> None:
        """Take the pot; an icon gives a Viracocha at once (A6.P.3)."""
        if code == STOP:
            self.finish(s)
            return
        slot = code - POT
        self.spent += s.facts.market_power[slot]
        self.taken += 1
        take_pot(s, self.seat, slot)

    def run(self, s: Table) -> None:
        """Nothing more can be taken."""
        self.finish(s)

    def finish(self, s: Table) -> None:
        """End the activity: the market slides and fills up."""
        s.stack.pop()
        slide_market(s)


def take_pot(s: Table, seat: int, slot: int) -> None:
    """Move a pot to a seat's track; one from the stack stays face down and is wild."""
    own = s.seats[seat]
    if slot == STACK:
        s.stack_pots -= 1
        pot = WILD
    else:
        pot = s.market[slot]
        s.market[slot] = -1
    own.pots.append(pot)
    recount(s, seat, POTTERY)
    if s.events is not None:
        s.events.append(PotTaken(seat, "wild" if pot == WILD else POTS[pot], MARKET[slot]))
    if pot != WILD and pot % 2 == 1:
        gain_viracocha(s, seat)


def slide_market(s: Table) -> None:
    """Slide the pots down and let chance fill the gaps from the stack (A6.P.4)."""
    kept = [pot for pot in s.market if pot >= 0]
    s.market = kept + [-1] * (STACK - len(kept))
    s.stack.append(MarketRefill())


class MarketRefill(ChanceStep):
    """The stack fills the lowest empty market slot, until all are full or it is empty. A6.P.4."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.P.4",)

    def who(self, s: Table) -> int:
        """Chance, while there is a gap and a pot."""
        if s.stack_pots and s.market[STACK - 1] < 0:
            return CHANCE
        return NOBODY

    def legal(self, s: Table) -> list[int]:
        """Any kind that nobody has seen yet: a wild pot in somebody's track may have any face, too."""
        return [REVEAL_POT + pot for pot, count in enumerate(s.pots) if count]

    def weights(self, s: Table) -> list[int]:
        """As many as there are."""
        return [count for count in s.pots if count]

    def play(self, s: Table, code: int) -> None:
        """Turn the pot up."""
        pot = code - REVEAL_POT
        s.pots[pot] -= 1
        s.stack_pots -= 1
        slot = s.market.index(-1)
        s.market[slot] = pot
        if s.events is not None:
            s.events.append(PotRevealed(POTS[pot], slot + 1))


class OpeningPots(ChanceStep):
    """Four pots without an icon open the market, the first on the lowest slot. A1.9, Q36."""

    RULES: ClassVar[tuple[str, ...]] = ("A1.9", "Q36")

    def who(self, s: Table) -> int:
        """Chance, until the market is full."""
        return CHANCE if s.market[STACK - 1] < 0 else NOBODY

    def legal(self, s: Table) -> list[int]:
        """Any plain pot."""
        return [REVEAL_POT + pot for pot in range(0, len(s.pots), 2) if s.pots[pot]]

    def weights(self, s: Table) -> list[int]:
        """As many as there are: those with an icon go back and change nothing."""
        return [s.pots[pot] for pot in range(0, len(s.pots), 2) if s.pots[pot]]

    def play(self, s: Table, code: int) -> None:
        """Put it on the next slot."""
        pot = code - REVEAL_POT
        s.pots[pot] -= 1
        s.stack_pots -= 1
        slot = s.market.index(-1)
        s.market[slot] = pot
        if s.events is not None:
            s.events.append(PotRevealed(POTS[pot], slot + 1))
