"""The actions of the four kinds of action space (K5.3-K5.6); a module may put another one in their place."""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import ALPACA_PLACES, CARALI_PLACES, CHASES, SPACE_CODES, USE_SPACE
from kancha.games.caral.cards import draw
from kancha.games.caral.holdings import cards_to_draw, hand_size
from kancha.games.caral.modules import judge
from kancha.games.caral.placing import (
    alpaca_refusal,
    alpaca_targets,
    can_place_alpaca,
    carali_refusal,
    carali_targets,
    place_alpaca,
    place_carali,
)
from kancha.games.caral.sled import load_stones
from kancha.games.caral.state import CaralState, SpaceAction
from kancha.games.caral.worth import ENOUGH_CARDS, card_worth, stone_worth
from kancha.kernel.errors import Refusal
from kancha.kernel.scene import Text


class Village(SpaceAction):
    """Place a Carali (K5.3)."""

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """Every place for a Carali of the reserve."""
        return carali_targets(s, seat)

    def possible(self, s: CaralState, seat: int, space: int) -> bool:
        """A Carali can always become a worker."""
        return s.families[seat].reserve > 0

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Judge a place."""
        return carali_refusal(s, seat, code) if code in CARALI_PLACES else not_here(s, seat, code)

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Place the Carali."""
        place_carali(s, seat, code)

    def hint(self, s: CaralState, seat: int, space: int) -> Text:
        """Say whether there is a Carali to place."""
        return Text("gain-village" if s.families[seat].reserve else "gain-no-carali")

    def worth(self, s: CaralState, seat: int, space: int, time: float) -> float:
        """A figure more earns something every year."""
        return min(1.2, 0.9 * time) if s.families[seat].reserve else 0.0


class Quarry(SpaceAction):
    """Take a stone for each own worker (K5.4)."""

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """With workers, and room on the sled."""
        return [USE_SPACE] if self.possible(s, seat, space) else []

    def possible(self, s: CaralState, seat: int, space: int) -> bool:
        """With workers, and room on the sled."""
        family = s.families[seat]
        return family.stones < s.facts.stone_room and family.workers[s.facts.quarry_of[space]] > 0

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Without workers or without room there is nothing to take."""
        if code != USE_SPACE:
            return not_here(s, seat, code)
        if s.families[seat].workers[s.facts.quarry_of[space]] == 0:
            return Refusal("K5.4", "refuse-no-workers")
        return Refusal("K1.2", "refuse-sled-full") if s.families[seat].stones >= s.facts.stone_room else None

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Load the stones."""
        load_stones(s, seat, s.families[seat].workers[s.facts.quarry_of[space]])

    def hint(self, s: CaralState, seat: int, space: int) -> Text:
        """Say how many stones there are to load, or why none."""
        workers, room = s.families[seat].workers[s.facts.quarry_of[space]], s.facts.stone_room - s.families[seat].stones
        if workers == 0 or room == 0:
            return Text("gain-sled-full" if workers else "gain-no-workers")
        return Text("gain-quarry", {"stones": min(workers, room)})

    def worth(self, s: CaralState, seat: int, space: int, time: float) -> float:
        """Count the stones for which there is room."""
        family = s.families[seat]
        return stone_worth(time) * min(family.workers[s.facts.quarry_of[space]], s.facts.stone_room - family.stones)


class Worship(SpaceAction):
    """Draw two cards (K5.5)."""

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """While there are cards."""
        return [USE_SPACE] if self.possible(s, seat, space) else []

    def possible(self, s: CaralState, seat: int, space: int) -> bool:
        """While there are cards."""
        return cards_to_draw(s) > 0

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Deck and discard pile may both be empty."""
        if code != USE_SPACE:
            return not_here(s, seat, code)
        return Refusal("R26", "refuse-no-cards-left") if sum(s.deck) + sum(s.discard) == 0 else None

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Draw the cards."""
        draw(s, seat, s.facts.worship_cards, "K5.5")

    def hint(self, s: CaralState, seat: int, space: int) -> Text:
        """Say how many cards there are to draw."""
        cards = min(s.facts.worship_cards, cards_to_draw(s))
        return Text("gain-worship", {"drawn": cards}) if cards else Text("gain-no-cards")

    def worth(self, s: CaralState, seat: int, space: int, time: float) -> float:
        """A large hand gains little by more cards."""
        return s.facts.worship_cards * card_worth(time) * (1.0 if hand_size(s, seat) < ENOUGH_CARDS else 0.2)


class Market(SpaceAction):
    """Place an alpaca (K5.6)."""

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """Every place for an alpaca of the reserve."""
        return alpaca_targets(s, seat)

    def possible(self, s: CaralState, seat: int, space: int) -> bool:
        """With an alpaca in reserve, and room for it."""
        return can_place_alpaca(s, seat)

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Judge a place."""
        return alpaca_refusal(s, seat, code) if code in ALPACA_PLACES else not_here(s, seat, code)

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Place the alpaca."""
        place_alpaca(s, seat, code)

    def hint(self, s: CaralState, seat: int, space: int) -> Text:
        """Say whether there is an alpaca to place and room for it."""
        if can_place_alpaca(s, seat):
            return Text("gain-market")
        return Text("gain-no-room" if s.families[seat].alpaca_reserve else "gain-no-alpaca")

    def worth(self, s: CaralState, seat: int, space: int, time: float) -> float:
        """An alpaca more earns something every year."""
        return 0.6 * min(time, 2.5) if can_place_alpaca(s, seat) else 0.0


BASIC: Final[list[SpaceAction]] = [Village(), Quarry(), Worship(), Market()]
"""The actions of the board, by kind of space."""


def action_at(s: CaralState, space: int) -> SpaceAction:
    """Return what may be done on a space now: its own action, or what modules have laid over it."""
    action = BASIC[s.facts.kind[space]]
    for module in s.modules:
        action = module.action(s, space, action)
    return action


def is_usable(s: CaralState, seat: int, space: int, action: SpaceAction) -> bool:
    """Return whether an action has any answer that it does not refuse; `possible`, judged the other way round."""
    return any(action.refusal(s, seat, space, code) is None for code in SPACE_CODES)


def not_here(s: CaralState, seat: int, code: int) -> Refusal | None:
    """Refuse an action that another place offers, or one that there is nothing here to use it for."""
    return judge(s, seat, code) if code in CHASES else Refusal("K5.2", "refuse-not-here")
