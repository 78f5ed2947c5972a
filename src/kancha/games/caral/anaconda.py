"""Module anaconda (K18): the blocked action space and how to chase the snake away."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.actions import (
    BOARD,
    CHASE_WITH_ALPACA,
    CHASE_WITH_STONE,
    LEAD_ANACONDA,
    PLACES,
    SLED,
    SPACES,
)
from kancha.games.caral.events import AnacondaChased, AnacondaMoved
from kancha.games.caral.holdings import hand_size
from kancha.games.caral.placing import recall_alpaca
from kancha.games.caral.sled import pay_stone
from kancha.games.caral.spaces import can_use
from kancha.games.caral.state import MUST_AFTER_CHASE, CaralState
from kancha.kernel.errors import Refusal
from kancha.kernel.steps import Ask


class AnacondaPlacement(Ask):
    """Put the anaconda on another action space: at the start of a year, or after chasing it (K18.1, K18.2)."""

    RULES: ClassVar = ("K18.1", "K18.2", "R42")
    ANSWERS: ClassVar = (LEAD_ANACONDA,)

    def legal(self, s: CaralState) -> list[int]:
        """Every action space but the present one."""
        return [code for space, code in enumerate(LEAD_ANACONDA.codes) if space != s.snake]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """It must go somewhere else."""
        if LEAD_ANACONDA.value(code) == s.snake:
            return Refusal("R42", "refuse-same-space", {"space": SPACES[s.snake]})
        return None

    def play(self, s: CaralState, code: int) -> None:
        """Put it there."""
        s.stack.pop()
        s.snake = LEAD_ANACONDA.value(code)
        if s.events is not None:
            s.events.append(AnacondaMoved(self.seat, SPACES[s.snake]))


def setup(s: CaralState) -> None:
    """Bring the module into play; the snake itself enters later."""
    s.anaconda = True


def is_due(s: CaralState) -> bool:
    """Return whether the first family places or moves the anaconda this year (K18.1)."""
    return s.anaconda and s.year >= s.facts.anaconda_year


def chase_targets(s: CaralState, seat: int, space: int) -> list[int]:
    """Return the payments after which the blocked space's action would take effect (R42)."""
    family = s.families[seat]
    cards = hand_size(s, seat)
    stones, sled, board = family.stones, family.alpacas, family.emissary_alpacas
    codes = []
    if sled and can_use(s, seat, space, stones, cards, sled - 1, board):
        codes.append(CHASE_WITH_ALPACA.code(SLED))
    if board and can_use(s, seat, space, stones, cards, sled, board - 1):
        codes.append(CHASE_WITH_ALPACA.code(BOARD))
    price = s.facts.chase_stones
    if stones >= price and can_use(s, seat, space, stones - price, cards, sled, board):
        codes.append(CHASE_WITH_STONE)
    return codes


def chase_refusal(s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
    """Judge a payment for a family that may act on the space."""
    if s.snake < 0 or s.snake != space:
        return Refusal("K18.2", "refuse-no-anaconda")
    family = s.families[seat]
    stones, sled, board = family.stones, family.alpacas, family.emissary_alpacas
    if code == CHASE_WITH_STONE:
        if stones < s.facts.chase_stones:
            return Refusal("K18.2", "refuse-no-stone")
        stones -= s.facts.chase_stones
    elif CHASE_WITH_ALPACA.value(code) == SLED:
        if sled < 1:
            return Refusal("K18.2", "refuse-no-sled-alpaca")
        sled -= 1
    else:
        if board < 1:
            return Refusal("K19.4", "refuse-no-board-alpaca")
        board -= 1
    if not can_use(s, seat, space, stones, sum(family.hand), sled, board):
        return Refusal("R42", "refuse-no-effect")
    return None


def chase(s: CaralState, seat: int, code: int) -> None:
    """Pay; the action must follow and the snake leaves after it (R42)."""
    if code == CHASE_WITH_STONE:
        price = "stone"
        for _ in range(s.facts.chase_stones):
            pay_stone(s, seat)
    else:
        place = CHASE_WITH_ALPACA.value(code)
        price = f"alpaca-of-{PLACES[place]}"
        recall_alpaca(s, seat, place)
    if s.events is not None:
        s.events.append(AnacondaChased(seat, price))
    if code == CHASE_WITH_STONE:
        s.score(seat, s.facts.chase_fame, "anaconda.stone")
    s.turn.must = MUST_AFTER_CHASE
    s.turn.chasing = True
