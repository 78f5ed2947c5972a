"""Pottery: pots of the market and of the stack (A6.P), and the refill of the market."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import POT, REVEAL_POT, STOP
from kancha.games.ayar.events import PotRevealed, PotTaken
from kancha.games.ayar.names import MARKET, POTS, POTTERY, STACK, WILD
from kancha.games.ayar.power import Activity, refuse_price
from kancha.games.ayar.scoring import recount
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.viracocha import gain_viracocha
from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY
from kancha.kernel.steps import BagDraw


def can_pot(s: AyarState, seat: int, power: int) -> bool:
    """Whether a pot can be afforded and has a place (A6.P.1)."""
    if len(s.seats[seat].pots) >= s.facts.pot_slots:
        return False
    prices = s.facts.market_power
    if s.stack_pots and prices[STACK] <= power:
        return True
    return any(s.market[slot] >= 0 and prices[slot] <= power for slot in range(STACK))


class Pottery(Activity):
    """Which pot next, or stop? A6.P.2."""

    RULES: ClassVar = ("A6.P.2", "A6.P.5")
    ANSWERS: ClassVar = (POT, STOP)
    ACTIVITY: ClassVar[int] = POTTERY

    def who(self, s: AyarState) -> int:
        """The seat, as long as it can take another pot."""
        return self.seat if can_pot(s, self.seat, self.left(s)) else NOBODY

    def choices(self, s: AyarState) -> list[int]:
        """Every pot that the power left pays for."""
        left = self.left(s)
        prices, pots = s.facts.market_power, POT.codes
        codes = [pots[slot] for slot in range(STACK) if s.market[slot] >= 0 and prices[slot] <= left]
        if s.stack_pots and prices[STACK] <= left:
            codes.append(pots[STACK])
        return codes

    def judge(self, s: AyarState, code: int) -> Refusal | None:
        """There must be a pot, and power for it."""
        slot = POT.value(code)
        if slot == STACK:
            if s.stack_pots == 0:
                return Refusal("A6.P.4", "refuse-stack-empty")
        elif s.market[slot] < 0:
            return Refusal("A6.P.4", "refuse-no-pot-there", {"slot": MARKET[slot]})
        return refuse_price(s.facts.market_power[slot], self.left(s), "A6.P.2")

    def take(self, s: AyarState, code: int) -> None:
        """Take the pot; an icon gives a Viracocha at once (A6.P.3)."""
        slot = POT.values[code]
        self.spent += s.facts.market_power[slot]
        self.taken += 1
        take_pot(s, self.seat, slot)

    def finish(self, s: AyarState) -> None:
        """End the activity: the market slides and fills up."""
        s.stack.pop()
        slide_market(s)


def take_pot(s: AyarState, seat: int, slot: int) -> None:
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


def slide_market(s: AyarState) -> None:
    """Slide the pots down and let chance fill the gaps from the stack (A6.P.4)."""
    kept = [pot for pot in s.market if pot >= 0]
    s.market = kept + [-1] * (STACK - len(kept))
    s.stack.append(MarketRefill())


class PotReveal(BagDraw):
    """The stack's next pot goes to the lowest empty market slot."""

    ANSWERS: ClassVar = (REVEAL_POT,)

    def bag(self, s: AyarState) -> list[int]:
        """All kinds that nobody has seen yet: a wild pot in somebody's track may have any face, too."""
        return s.pots

    def drawn(self, s: AyarState, value: int) -> None:
        """Turn the pot up."""
        s.stack_pots -= 1
        slot = s.market.index(-1)
        s.market[slot] = value
        if s.events is not None:
            s.events.append(PotRevealed(POTS[value], slot + 1))


class MarketRefill(PotReveal):
    """The stack fills the market, until all slots are full or it is empty. A6.P.4."""

    RULES: ClassVar = ("A6.P.4",)

    def who(self, s: AyarState) -> int:
        """Chance, while there is a gap and a pot."""
        return CHANCE if s.stack_pots and s.market[STACK - 1] < 0 else NOBODY


class OpeningPots(PotReveal):
    """Four pots without an icon open the market, the first on the lowest slot. A1.9, Q36."""

    RULES: ClassVar = ("A1.9", "Q36")

    def who(self, s: AyarState) -> int:
        """Chance, until the market is full."""
        return CHANCE if s.market[STACK - 1] < 0 else NOBODY

    def legal(self, s: AyarState) -> list[int]:
        """Any plain pot: those with an icon go back and change nothing."""
        return [REVEAL_POT.codes[pot] for pot in range(0, len(s.pots), 2) if s.pots[pot]]

    def weights(self, s: AyarState) -> list[int]:
        """As many as there are."""
        return [count for count in s.pots[::2] if count]
