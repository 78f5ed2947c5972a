"""Module emissaries (K19): the emissary board, the tile faces and the diplomacy token."""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import ALPACA, CLAY, FISH, STONE
from kancha.games.caral.cards import FOR_TRADE, Payment, draw
from kancha.games.caral.events import CardsTraded, EmissaryLevelReached, EmissarySent, TokenTaken
from kancha.games.caral.facts import (
    DRAW_PER_ALPACA,
    FACES,
    NO_FACE,
    PLUS_ONE,
    SWAP_FISH_ALPACA,
    SWAP_STONE_CLAY,
    TRADE_FACE,
)
from kancha.games.caral.holdings import hand_size
from kancha.games.caral.sled import Loading, load_stones
from kancha.games.caral.state import CaralState
from kancha.kernel.errors import Refusal

PARTNER: Final = (CLAY, STONE, ALPACA, FISH)
"""The type that may stand in for each type, by type."""


def setup(s: CaralState) -> None:
    """Bring the emissary board into play."""
    s.emissaries = True


def face(s: CaralState, seat: int) -> int:
    """Return the face of the tile that a family holds (K19.3)."""
    return s.facts.emissary_face[s.families[seat].emissary_level] if s.emissaries else NO_FACE


def lacks_carali(s: CaralState, seat: int) -> bool:
    """Return whether the family's lowest incomplete level still needs a Carali (K19.1)."""
    if not s.emissaries:
        return False
    family = s.families[seat]
    level = family.emissary_level
    needs = s.facts.emissary_caralis
    return level < len(needs) and family.emissary_caralis < needs[level]


def lacks_alpaca(s: CaralState, seat: int) -> bool:
    """Return whether the family's lowest incomplete level still needs an alpaca (K19.1)."""
    if not s.emissaries:
        return False
    family = s.families[seat]
    level = family.emissary_level
    needs = s.facts.emissary_alpacas
    return level < len(needs) and family.emissary_alpacas < needs[level]


def send_carali(s: CaralState, seat: int) -> None:
    """Put a Carali of the reserve on the board."""
    family = s.families[seat]
    family.reserve -= 1
    family.emissary_caralis += 1
    if s.events is not None:
        s.events.append(EmissarySent(seat, "carali", family.emissary_level + 1))
    _check_level(s, seat)


def send_alpaca(s: CaralState, seat: int) -> None:
    """Put an alpaca of the reserve on the board."""
    family = s.families[seat]
    family.alpaca_reserve -= 1
    family.emissary_alpacas += 1
    if s.events is not None:
        s.events.append(EmissarySent(seat, "alpaca", family.emissary_level + 1))
    _check_level(s, seat)


def _check_level(s: CaralState, seat: int) -> None:
    """Reward a level that is complete now and settle the token (K19.3, K19.5)."""
    facts = s.facts
    family = s.families[seat]
    level = family.emissary_level
    if (
        family.emissary_caralis < facts.emissary_caralis[level]
        or family.emissary_alpacas < facts.emissary_alpacas[level]
    ):
        return
    best = max(other.emissary_level for other in s.families)
    family.emissary_caralis = 0
    family.emissary_alpacas = 0
    family.emissary_level = level + 1
    if s.events is not None:
        s.events.append(EmissaryLevelReached(seat, level + 1, f"face-{FACES[face(s, seat)]}".replace("_", "-")))
    s.score(seat, facts.emissary_fame[level], "emissary.level")
    if level + 1 > best:
        if s.diplomat != seat and s.events is not None:
            s.events.append(TokenTaken(seat))
        s.diplomat = seat
    draw(s, seat, facts.emissary_cards[level], "K19.3")
    load_stones(s, seat, facts.emissary_stones[level])


def draws_per_alpaca(s: CaralState, seat: int) -> bool:
    """Return whether placing an alpaca draws a card (K19.6)."""
    return face(s, seat) == DRAW_PER_ALPACA


def gift_bonus(s: CaralState, seat: int) -> int:
    """Return by how many cards a real sacrifice counts for more (K19.6, R35)."""
    return 1 if s.families[seat].gift and face(s, seat) == PLUS_ONE else 0


def can_swap(s: CaralState, seat: int, card: int) -> bool:
    """Return whether the tile lets a partner stand in for one card of a pair of this type (K19.6, R43)."""
    held = face(s, seat)
    swaps = SWAP_STONE_CLAY if card in (STONE, CLAY) else SWAP_FISH_ALPACA
    return held == swaps and not s.turn.swapped


def can_trade(s: CaralState, seat: int) -> bool:
    """Return whether the trade face can be used now (K19.6, R43)."""
    if s.turn.traded or face(s, seat) != TRADE_FACE:
        return False
    return hand_size(s, seat) >= s.facts.trade_cards and s.families[seat].stones < s.facts.stone_room


def trade_refusal(s: CaralState, seat: int) -> Refusal | None:
    """Judge the use of the trade face."""
    if not s.emissaries:
        return Refusal("K19.6", "refuse-no-emissaries")
    if s.facts.emissary_face[s.families[seat].emissary_level] != TRADE_FACE:
        return Refusal("K19.6", "refuse-no-trade-face")
    if s.turn.traded:
        return Refusal("R43", "refuse-traded")
    if sum(s.families[seat].hand) < s.facts.trade_cards:
        return Refusal("K19.6", "refuse-too-few-cards", {"need": s.facts.trade_cards})
    if s.families[seat].stones >= s.facts.stone_room:
        return Refusal("K1.2", "refuse-sled-full")
    return None


def trade(s: CaralState, seat: int) -> None:
    """Ask for the cards; the stones follow."""
    s.turn.traded = True
    if s.events is not None:
        s.events.append(CardsTraded(seat))
    s.stack.append(Loading(seat, s.facts.trade_stones))
    s.stack.append(Payment(seat, s.facts.trade_cards, FOR_TRADE))
