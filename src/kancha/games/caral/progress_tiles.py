"""Module progress tiles (K17.3): what the eight tiles do in place of a space's own action.

A tile's first part is chosen with its target; later parts are pushed first, so that they come after it.
A part that can have no effect lapses (R14); a cost must be paid, or the tile cannot be used that way.
"""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import (
    ALPACA_PLACES,
    BUILD_AT,
    CARALI_PLACES,
    HARNESS,
    RECALL_ALPACA,
    SEND_ALPACA,
    USE_SPACE,
)
from kancha.games.caral.building import build_level, can_extend, extend_refusal
from kancha.games.caral.cards import FOR_TILE, Payment, Retrieval, draw
from kancha.games.caral.emissaries import lacks_alpaca
from kancha.games.caral.holdings import cards_to_draw, hand_size
from kancha.games.caral.placing import (
    Relocation,
    alpaca_refusal,
    alpaca_targets,
    carali_refusal,
    carali_targets,
    place_alpaca,
    place_carali,
    recall_alpaca,
    recall_alpaca_refusal,
    recall_alpaca_targets,
    recall_targets,
)
from kancha.games.caral.sled import Loading, load_stones
from kancha.games.caral.state import CaralState
from kancha.kernel.errors import Refusal

DRAW_THREE_DISCARD_ONE: Final = 0
PAY_TWO_DRAW_FOUR: Final = 1
PLACE_CARALI_DRAW_ONE: Final = 2
PLACE_CARALI_MOVE_ONE: Final = 3
PLACE_ALPACA_GAIN_STONE: Final = 4
STONES_MOVE_ONE: Final = 5
ALPACA_OR_CARDS: Final = 6
STONES_OR_LEVEL: Final = 7

PLACES_CARALI: Final = (PLACE_CARALI_DRAW_ONE, PLACE_CARALI_MOVE_ONE)
PLACES_ALPACA: Final = (PLACE_ALPACA_GAIN_STONE, ALPACA_OR_CARDS)

PAID_CARDS: Final = 2
CARDS_FOR_PAY: Final = 4
CARDS_DRAWN: Final = 3
CARDS_TAKEN: Final = 3


def tile_targets(s: CaralState, seat: int, effect: int, quarry: int) -> list[int]:
    """Return the actions that a tile offers now."""
    family = s.families[seat]
    room = family.stones < s.facts.stone_room
    if effect == DRAW_THREE_DISCARD_ONE:
        return [USE_SPACE] if cards_to_draw(s) else []
    if effect == PAY_TWO_DRAW_FOUR:
        return [USE_SPACE] if hand_size(s, seat) >= PAID_CARDS else []
    if effect in PLACES_CARALI:
        codes = carali_targets(s, seat)
        if codes:
            return codes
        rest = cards_to_draw(s) if effect == PLACE_CARALI_DRAW_ONE else len(recall_targets(s, seat, False))
        return [USE_SPACE] if rest else []
    if effect == PLACE_ALPACA_GAIN_STONE:
        return alpaca_targets(s, seat) or ([USE_SPACE] if room else [])
    if effect == ALPACA_OR_CARDS:
        codes = alpaca_targets(s, seat)
        return codes + recall_alpaca_targets(s, seat) if any(s.discard) else codes
    works = room and family.workers[quarry] > 0
    if effect == STONES_MOVE_ONE:
        return [USE_SPACE] if works or recall_targets(s, seat, False) else []
    codes = [USE_SPACE] if works else []
    if family.stones:
        codes += [BUILD_AT.codes[site] for site in range(s.facts.sites) if can_extend(s, seat, site)]
    return codes


def can_use_tile(
    s: CaralState, seat: int, effect: int, quarry: int, stones: int, cards: int, sled: int, board: int
) -> bool:
    """Return whether a tile could take effect with other holdings, e.g. after a payment of alpacas, stones or cards."""
    family = s.families[seat]
    room = stones < s.facts.stone_room
    paid = sum(family.hand) > cards
    if effect == DRAW_THREE_DISCARD_ONE:
        return paid or cards_to_draw(s) > 0
    if effect == PAY_TWO_DRAW_FOUR:
        return cards >= PAID_CARDS
    if effect == PLACE_CARALI_DRAW_ONE:
        return family.reserve > 0 or paid or cards_to_draw(s) > 0
    if effect == PLACE_CARALI_MOVE_ONE:
        return family.reserve > 0 or len(recall_targets(s, seat, False)) > 0
    reserve = family.alpaca_reserve + family.alpacas - sled + family.emissary_alpacas - board
    freed = board < family.emissary_alpacas
    places = reserve > 0 and (sled < s.facts.alpaca_room or freed or lacks_alpaca(s, seat))
    if effect == PLACE_ALPACA_GAIN_STONE:
        return places or room
    if effect == ALPACA_OR_CARDS:
        return places or ((paid or any(s.discard)) and sled + board > 0)
    works = room and family.workers[quarry] > 0
    if effect == STONES_MOVE_ONE:
        return works or len(recall_targets(s, seat, False)) > 0
    return works or (stones > 0 and any(can_extend(s, seat, site) for site in range(s.facts.sites)))


def tile_refusal(s: CaralState, seat: int, effect: int, quarry: int, code: int) -> Refusal | None:
    """Judge an action on a space that a tile covers."""
    if code in CARALI_PLACES:
        if effect in PLACES_CARALI:
            return carali_refusal(s, seat, code)
    elif code in ALPACA_PLACES:
        if effect in PLACES_ALPACA:
            return alpaca_refusal(s, seat, code)
    elif code in RECALL_ALPACA:
        if effect == ALPACA_OR_CARDS:
            if sum(s.discard) == 0:
                return Refusal("R26", "refuse-discard-empty")
            return recall_alpaca_refusal(s, seat, RECALL_ALPACA.value(code))
    elif code in BUILD_AT:
        if effect == STONES_OR_LEVEL:
            if s.families[seat].stones < 1:
                return Refusal("K6.1", "refuse-no-stone")
            return extend_refusal(s, seat, BUILD_AT.value(code))
    elif effect != ALPACA_OR_CARDS:
        return _use_refusal(s, seat, effect, quarry)
    return Refusal("K17.2", "refuse-other-tile")


def _use_refusal(s: CaralState, seat: int, effect: int, quarry: int) -> Refusal | None:
    """Judge the use of a tile without a target."""
    family = s.families[seat]
    if effect == PAY_TWO_DRAW_FOUR:
        few = sum(family.hand) < PAID_CARDS
        return Refusal("K17.3", "refuse-too-few-cards", {"need": PAID_CARDS}) if few else None
    if effect == DRAW_THREE_DISCARD_ONE:
        return Refusal("R26", "refuse-no-cards-left") if cards_to_draw(s) == 0 else None
    if effect in PLACES_CARALI and family.reserve > 0:
        return Refusal("R11", "refuse-place-first")
    if effect == PLACE_CARALI_DRAW_ONE:
        return Refusal("R26", "refuse-no-cards-left") if cards_to_draw(s) == 0 else None
    if effect == PLACE_ALPACA_GAIN_STONE:
        if alpaca_refusal(s, seat, HARNESS) is None or alpaca_refusal(s, seat, SEND_ALPACA) is None:
            return Refusal("R11", "refuse-place-first")
        return Refusal("K1.2", "refuse-sled-full") if family.stones >= s.facts.stone_room else None
    if effect in (PLACE_CARALI_MOVE_ONE, STONES_MOVE_ONE):
        movable = sum(family.workers) + family.emissary_caralis > 0 or any(
            owner == seat and s.site_levels[site] == 0 for site, owner in enumerate(s.site_owner)
        )
        return None if movable else Refusal("R14", "refuse-no-effect")
    if family.workers[quarry] == 0:
        return Refusal("K5.4", "refuse-no-workers")
    return Refusal("K1.2", "refuse-sled-full") if family.stones >= s.facts.stone_room else None


def use_tile(s: CaralState, seat: int, effect: int, quarry: int, code: int) -> None:
    """Carry a tile's action out."""
    if effect == DRAW_THREE_DISCARD_ONE:
        s.stack.append(Payment(seat, 1, FOR_TILE))
        draw(s, seat, CARDS_DRAWN, "K17.3")
    elif effect == PAY_TWO_DRAW_FOUR:
        draw(s, seat, CARDS_FOR_PAY, "K17.3")
        s.stack.append(Payment(seat, PAID_CARDS, FOR_TILE))
    elif effect in PLACES_CARALI:
        if effect == PLACE_CARALI_DRAW_ONE:
            draw(s, seat, 1, "K17.3")
        else:
            s.stack.append(Relocation(seat))
        if code != USE_SPACE:
            place_carali(s, seat, code)
    elif effect == PLACE_ALPACA_GAIN_STONE:
        s.stack.append(Loading(seat, 1))
        if code != USE_SPACE:
            place_alpaca(s, seat, code)
    elif effect == ALPACA_OR_CARDS:
        if code in RECALL_ALPACA:
            s.stack.append(Retrieval(seat, CARDS_TAKEN))
            recall_alpaca(s, seat, RECALL_ALPACA.value(code))
        else:
            place_alpaca(s, seat, code)
    elif code == USE_SPACE:
        if effect == STONES_MOVE_ONE:
            s.stack.append(Relocation(seat))
        load_stones(s, seat, s.families[seat].workers[quarry])
    else:
        build_level(s, seat, BUILD_AT.value(code))
