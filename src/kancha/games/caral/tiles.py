"""Module progress tiles (K17.3): what the eight tiles do in place of a space's own action.

A tile is an action of a space. Its first part is chosen with its target; later parts are pushed first, so that they
come after it. A part that can have no effect lapses (R14); a cost must be paid, or the tile cannot be used that way.
"""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.caral.actions import (
    ALPACA_PLACES,
    BUILD_AT,
    CARALI_PLACES,
    CARDS,
    CHASES,
    EMPLOY,
    HARNESS,
    ORDAIN,
    RECALL_ALPACA,
    RECALL_BUILDER,
    RECALL_WORKER,
    RECALLS,
    RESERVE,
    SEND_ALPACA,
    SEND_CARALI,
    STAY,
    TAKE,
    USE_SPACE,
)
from kancha.games.caral.building import build_level, can_extend, extend_refusal
from kancha.games.caral.cards import Payment, draw
from kancha.games.caral.events import CardTaken
from kancha.games.caral.facts import MARKET, QUARRY, VILLAGE, WORSHIP
from kancha.games.caral.holdings import cards_to_draw, hand_size
from kancha.games.caral.modules import changed, judge
from kancha.games.caral.placing import (
    alpaca_refusal,
    alpaca_targets,
    carali_refusal,
    carali_targets,
    place_alpaca,
    place_carali,
    recall,
    recall_alpaca,
    recall_alpaca_refusal,
    recall_alpaca_targets,
    recall_refusal,
    recall_targets,
)
from kancha.games.caral.sled import Loading, load_stones
from kancha.games.caral.spaces import BASIC
from kancha.games.caral.state import CaralState, SpaceAction
from kancha.kernel.components import DataTables
from kancha.kernel.errors import Refusal
from kancha.kernel.scene import Text
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import Ask, AskSome

FOR_TILE: Final = "for-tile"
RULE: Final = "K17.3"


class Tile(SpaceAction):
    """A progress tile: it covers spaces of one kind."""

    KIND: ClassVar[int] = VILLAGE
    number = 0
    """Its place among the tiles, from 1: the number in its name."""

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Judge a placement or a use that the tile offers; refuse all else."""
        if code == USE_SPACE:
            return self.use_refusal(s, seat, space)
        return judge(s, seat, code) if code in CHASES else Refusal("K17.2", "refuse-other-tile")

    def use_refusal(self, s: CaralState, seat: int, space: int) -> Refusal | None:
        """Judge the use of the tile without a target."""
        return Refusal("K17.2", "refuse-other-tile")

    def hint(self, s: CaralState, seat: int, space: int) -> Text:
        """Say what the tile does, if it does anything."""
        name = f"tile-{self.number}"
        return Text("gain-tile" if self.possible(s, seat, space) else "gain-no-tile", {"tile": name})

    def worth(self, s: CaralState, seat: int, space: int, time: float) -> float:
        """A tile is a little better than what it covers."""
        return BASIC[self.KIND].worth(s, seat, space, time) + 0.4


class DrawAndDiscard(Tile):
    """Draw some cards, then discard some."""

    KIND: ClassVar[int] = WORSHIP

    def __init__(self, numbers: dict[str, int]) -> None:
        self.draw = numbers["draw"]
        self.discard = numbers["discard"]

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """While there are cards."""
        return [USE_SPACE] if cards_to_draw(s) else []

    def use_refusal(self, s: CaralState, seat: int, space: int) -> Refusal | None:
        """Deck and discard pile may both be empty."""
        return Refusal("R26", "refuse-no-cards-left") if sum(s.deck) + sum(s.discard) == 0 else None

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Draw, then discard."""
        s.stack.append(Payment(seat, self.discard, FOR_TILE, RULE))
        draw(s, seat, self.draw, RULE)


class PayAndDraw(Tile):
    """Discard some cards to draw more."""

    KIND: ClassVar[int] = WORSHIP

    def __init__(self, numbers: dict[str, int]) -> None:
        self.pay = numbers["pay"]
        self.draw = numbers["draw"]

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """With enough cards in hand."""
        return [USE_SPACE] if hand_size(s, seat) >= self.pay else []

    def use_refusal(self, s: CaralState, seat: int, space: int) -> Refusal | None:
        """The cost must be paid."""
        few = sum(s.families[seat].hand) < self.pay
        return Refusal(RULE, "refuse-too-few-cards", {"need": self.pay}) if few else None

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Discard, then draw."""
        draw(s, seat, self.draw, RULE)
        s.stack.append(Payment(seat, self.pay, FOR_TILE, RULE))


class CaraliTile(Tile):
    """Place a Carali; something follows, also if there is no Carali to place."""

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """Every place for a Carali; without one, only what follows."""
        return carali_targets(s, seat) or ([USE_SPACE] if self.follows(s, seat) else [])

    def possible(self, s: CaralState, seat: int, space: int) -> bool:
        """With a Carali, or if what follows has an effect."""
        return s.families[seat].reserve > 0 or self.follows(s, seat)

    def follows(self, s: CaralState, seat: int) -> bool:
        """Return whether what follows would have an effect."""
        raise NotImplementedError

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Judge a place for the Carali."""
        return carali_refusal(s, seat, code) if code in CARALI_PLACES else super().refusal(s, seat, space, code)

    def use_refusal(self, s: CaralState, seat: int, space: int) -> Refusal | None:
        """A Carali in reserve must be placed."""
        if s.families[seat].reserve > 0:
            return Refusal("R11", "refuse-place-first")
        return self.follow_refusal(s, seat)

    def follow_refusal(self, s: CaralState, seat: int) -> Refusal | None:
        """Judge what follows alone."""
        raise NotImplementedError


class CaraliAndCards(CaraliTile):
    """Place a Carali, then draw."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.draw = numbers["draw"]

    def follows(self, s: CaralState, seat: int) -> bool:
        """While there are cards."""
        return cards_to_draw(s) > 0

    def follow_refusal(self, s: CaralState, seat: int) -> Refusal | None:
        """Deck and discard pile may both be empty."""
        return Refusal("R26", "refuse-no-cards-left") if sum(s.deck) + sum(s.discard) == 0 else None

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Place, then draw."""
        draw(s, seat, self.draw, RULE)
        if code != USE_SPACE:
            place_carali(s, seat, code)


class CaraliAndMove(CaraliTile):
    """Place a Carali, then move one."""

    def follows(self, s: CaralState, seat: int) -> bool:
        """With a Carali that may be moved."""
        return len(recall_targets(s, seat, False)) > 0

    def follow_refusal(self, s: CaralState, seat: int) -> Refusal | None:
        """There may be no Carali to move."""
        return None if _has_movable(s, seat) else Refusal("R14", "refuse-no-effect")

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Place, then move."""
        s.stack.append(Relocation(seat))
        if code != USE_SPACE:
            place_carali(s, seat, code)


class AlpacaAndStones(Tile):
    """Place an alpaca, then gain stones."""

    KIND: ClassVar[int] = MARKET

    def __init__(self, numbers: dict[str, int]) -> None:
        self.stones = numbers["stones"]

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """Every place for an alpaca; without one, only the stones."""
        room = s.families[seat].stones < s.facts.stone_room
        return alpaca_targets(s, seat) or ([USE_SPACE] if room else [])

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Judge a place for the alpaca."""
        return alpaca_refusal(s, seat, code) if code in ALPACA_PLACES else super().refusal(s, seat, space, code)

    def use_refusal(self, s: CaralState, seat: int, space: int) -> Refusal | None:
        """An alpaca that can be placed must be; stones need room."""
        if alpaca_refusal(s, seat, HARNESS) is None or alpaca_refusal(s, seat, SEND_ALPACA) is None:
            return Refusal("R11", "refuse-place-first")
        return Refusal("K1.2", "refuse-sled-full") if s.families[seat].stones >= s.facts.stone_room else None

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Place, then load."""
        s.stack.append(Loading(seat, self.stones))
        if code != USE_SPACE:
            place_alpaca(s, seat, code)


class AlpacaOrCards(Tile):
    """Place an alpaca, or give one back for cards of one's choice from the discard pile."""

    KIND: ClassVar[int] = MARKET

    def __init__(self, numbers: dict[str, int]) -> None:
        self.cards = numbers["cards"]

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """Every place for an alpaca; and the placed ones, while there are discards."""
        codes = alpaca_targets(s, seat)
        return codes + recall_alpaca_targets(s, seat) if any(s.discard) else codes

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Judge a place for the alpaca, or the one that is given back."""
        if code in ALPACA_PLACES:
            return alpaca_refusal(s, seat, code)
        if code not in RECALL_ALPACA:
            return super().refusal(s, seat, space, code)
        if sum(s.discard) == 0:
            return Refusal("R26", "refuse-discard-empty")
        return recall_alpaca_refusal(s, seat, RECALL_ALPACA.value(code))

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Place the alpaca; or take it back, then the cards."""
        if code in RECALL_ALPACA:
            s.stack.append(Retrieval(seat, self.cards))
            recall_alpaca(s, seat, RECALL_ALPACA.value(code), RULE)
        else:
            place_alpaca(s, seat, code)


class StonesAndMove(Tile):
    """Gain a stone for each worker, then move a Carali."""

    KIND: ClassVar[int] = QUARRY

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """With stones to gain or a Carali to move."""
        works = BASIC[QUARRY].possible(s, seat, space)
        return [USE_SPACE] if works or recall_targets(s, seat, False) else []

    def use_refusal(self, s: CaralState, seat: int, space: int) -> Refusal | None:
        """A worker can always be moved, so only what can be moved counts."""
        return None if _has_movable(s, seat) else Refusal("R14", "refuse-no-effect")

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Load, then move."""
        s.stack.append(Relocation(seat))
        load_stones(s, seat, s.families[seat].workers[s.facts.quarry_of[space]])


class StonesOrLevel(Tile):
    """Gain a stone for each worker, or build a level on any own started pyramid."""

    KIND: ClassVar[int] = QUARRY

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """The stones; with a stone, every pyramid that can grow."""
        codes = BASIC[QUARRY].targets(s, seat, space)
        if s.families[seat].stones:
            codes += [BUILD_AT.codes[site] for site in range(s.facts.sites) if can_extend(s, seat, site)]
        return codes

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Judge a pyramid."""
        if code not in BUILD_AT:
            return super().refusal(s, seat, space, code)
        if s.families[seat].stones < 1:
            return Refusal("K6.1", "refuse-no-stone")
        return extend_refusal(s, seat, BUILD_AT.value(code))

    def use_refusal(self, s: CaralState, seat: int, space: int) -> Refusal | None:
        """The stones are those of the quarry."""
        return BASIC[QUARRY].refusal(s, seat, space, USE_SPACE)

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Load, or build."""
        if code == USE_SPACE:
            load_stones(s, seat, s.families[seat].workers[s.facts.quarry_of[space]])
        else:
            build_level(s, seat, BUILD_AT.value(code))


def read_tiles(tables: DataTables) -> list[Tile]:
    """Return the tiles with their numbers, in the order of the rulebook's symbols."""
    tiles: list[Tile] = [
        DrawAndDiscard(tables.value("progress", "PT1")),
        PayAndDraw(tables.value("progress", "PT2")),
        CaraliAndCards(tables.value("progress", "PT3")),
        CaraliAndMove(),
        AlpacaAndStones(tables.value("progress", "PT5")),
        StonesAndMove(),
        AlpacaOrCards(tables.value("progress", "PT7")),
        StonesOrLevel(),
    ]
    for place, tile in enumerate(tiles):
        tile.number = place + 1
    return tiles


def _has_movable(s: CaralState, seat: int) -> bool:
    family = s.families[seat]
    return sum(family.workers) + family.away_caralis > 0 or any(
        owner == seat and s.site_levels[site] == 0 for site, owner in enumerate(s.site_owner)
    )


class Relocation(Ask):
    """Move a placed Carali to another place, or leave all where they are (PT4, PT6, R40)."""

    RULES: ClassVar = ("K17.3", "R40")
    ANSWERS: ClassVar = (STAY, *RECALLS)

    def legal(self, s: CaralState) -> list[int]:
        """Stay, or take one back that is neither owner marker nor priest."""
        return [STAY, *recall_targets(s, self.seat, False)]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Judge the choice."""
        return None if code == STAY else recall_refusal(s, self.seat, code, False)

    def play(self, s: CaralState, code: int) -> None:
        """Take the Carali up and ask for its new place."""
        s.stack.pop()
        if code == STAY:
            return
        recall(s, self.seat, code, RULE)
        quarry = RECALL_WORKER.value(code) if code in RECALL_WORKER else -1
        site = RECALL_BUILDER.value(code) if code in RECALL_BUILDER else -1
        s.stack.append(Placement(self.seat, quarry, site))


class Placement(Ask):
    """The new place of a Carali that was taken up; never the one it came from (R40)."""

    RULES: ClassVar = ("K17.3", "R40")
    ANSWERS: ClassVar = (EMPLOY, RESERVE, ORDAIN, SEND_CARALI)

    def __init__(self, seat: int, quarry: int, site: int) -> None:
        super().__init__(seat)
        self.quarry = quarry
        """The quarry it came from, -1 for none."""
        self.site = site
        """The site it came from, -1 for none; without quarry and site it came from the board beside the path."""

    def source(self) -> int:
        """Return the action that would put the Carali back where it came from."""
        if self.quarry >= 0:
            return EMPLOY.code(self.quarry)
        return RESERVE.code(self.site) if self.site >= 0 else SEND_CARALI

    def legal(self, s: CaralState) -> list[int]:
        """Every other place."""
        return [code for code in carali_targets(s, self.seat) if code != self.source()]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Judge the place."""
        if code == self.source():
            return Refusal("R40", "refuse-same-place")
        return carali_refusal(s, self.seat, code)

    def play(self, s: CaralState, code: int) -> None:
        """Place the Carali."""
        s.stack.pop()
        place_carali(s, self.seat, code)


class Retrieval(AskSome):
    """Take cards of one's choice from the discard pile (PT7, R26)."""

    RULES: ClassVar = ("K17.3", "R26")
    ANSWERS: ClassVar = (TAKE,)

    def who(self, s: CaralState) -> int:
        """The family, while the pile has a card for it."""
        return self.seat if any(s.discard) else NOBODY

    def choices(self, s: CaralState) -> list[int]:
        """Every type in the discard pile."""
        return [TAKE.codes[card] for card, count in enumerate(s.discard) if count]

    def judge(self, s: CaralState, code: int) -> Refusal | None:
        """Only a card of the pile can be taken."""
        card = TAKE.value(code)
        return Refusal("R26", "refuse-not-in-discard", {"card": CARDS[card]}) if s.discard[card] == 0 else None

    def take(self, s: CaralState, code: int) -> None:
        """Take the card in hand."""
        card = TAKE.value(code)
        s.discard[card] -= 1
        s.families[self.seat].hand[card] += 1
        if s.events is not None:
            s.events.append(CardTaken(self.seat, CARDS[card]))
        changed(s, self.seat)
