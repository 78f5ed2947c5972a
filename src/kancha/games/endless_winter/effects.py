"""The one table of effects: for every word of the vocabulary, whether it can be done now and how it is done."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.endless_winter.actions import DISCARD_CARD, DONE, PAY_COST
from kancha.games.endless_winter.benefits import push_gains
from kancha.games.endless_winter.decks import distinct, put
from kancha.games.endless_winter.develop import FreeCulture
from kancha.games.endless_winter.events import CardDiscarded
from kancha.games.endless_winter.facts import TRIBES
from kancha.games.endless_winter.hunt import AnimalDraw, FreeAnimal, FreeTip, feeds
from kancha.games.endless_winter.lesser import Benefit
from kancha.games.endless_winter.megaliths import arrow_targets
from kancha.games.endless_winter.migrate import CampMoves, FreeVillage, has_camp_on_map, pitch_camp, villages_open
from kancha.games.endless_winter.moments import Ask, AskSome
from kancha.games.endless_winter.settle import Adoption, Burial, can_bury
from kancha.games.endless_winter.state import WinterState
from kancha.games.endless_winter.tracks import fill_food, gain_food, gain_labor, gain_tools
from kancha.games.endless_winter.vocabulary import FOOD, MEGALITH, TOOL, WORDS, Effect, Possible, Take
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import NEVER


def always(s: WinterState, seat: int, effect: Effect) -> bool:
    """A ranked benefit can always be taken, at worst as Food (Q13)."""
    return True


def has_camp(s: WinterState, seat: int, effect: Effect) -> bool:
    """A Camp is left on the player board."""
    return s.seats[seat].camps_left > 0


def has_move(s: WinterState, seat: int, effect: Effect) -> bool:
    """A Camp stands on the map."""
    return has_camp_on_map(s.seats[seat])


def has_village(s: WinterState, seat: int, effect: Effect) -> bool:
    """A Village could be founded."""
    return len(villages_open(s, s.seats[seat])) > 0


def has_burial(s: WinterState, seat: int, effect: Effect) -> bool:
    """There is a card to bury."""
    return can_bury(s.seats[seat])


def has_supply(s: WinterState, seat: int, effect: Effect) -> bool:
    """A Tribe pile is not empty."""
    return any(s.supply)


def has_culture(s: WinterState, seat: int, effect: Effect) -> bool:
    """A Culture card lies face up."""
    return max(s.culture_row) >= 0


def has_animal(s: WinterState, seat: int, effect: Effect) -> bool:
    """An Animal lies face up, or Food is paid for want of one (Q49)."""
    return any(s.animal_row) or feeds(s)


def has_top_animal(s: WinterState, seat: int, effect: Effect) -> bool:
    """The Animal deck has a card; in the first version, or there is no Animal at all (Q20)."""
    return any(s.animal_deck) or (s.facts.rules < 2 and not any(s.animal_row))


def has_animal_deck(s: WinterState, seat: int, effect: Effect) -> bool:
    """The Animal deck has a card."""
    return any(s.animal_deck)


def has_upright(s: WinterState, seat: int, effect: Effect) -> bool:
    """An own Animal is upright."""
    return any(s.seats[seat].upright)


def has_hand(s: WinterState, seat: int, effect: Effect) -> bool:
    """There is a card in hand."""
    return len(s.seats[seat].hand) > 0


def has_arrow(s: WinterState, seat: int, effect: Effect) -> bool:
    """A slot that the arrows of the last Megalith point to is free (Q58)."""
    return len(arrow_targets(s, s.megalith_cells[-1])) > 0


def can_pay(s: WinterState, seat: int, effect: Effect) -> bool:
    """The left side of a result icon can be paid."""
    t = s.seats[seat]
    for cost in effect.cost:
        if cost.word == FOOD:
            if t.food < cost.units:
                return False
        elif cost.word == TOOL:
            if t.tools < cost.units:
                return False
        elif len(t.hand) < cost.units:
            return False
    return True


def never(s: WinterState, seat: int, effect: Effect) -> bool:
    """The word is read where it is printed and never waits as a benefit."""
    return False


def take_food(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Food is gained without a question: there is nothing lower."""
    gain_food(s, s.seats[seat], units)


def take_ranked(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Megalith, card, Idol, Tool: unit by unit, each as printed or lower (E3.2)."""
    s.stack.append(Benefit(seat, effect.word, units, []))


def take_labor(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Labor for this turn."""
    gain_labor(s, s.seats[seat], units)


def take_food_max(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Food up to the limit."""
    fill_food(s, s.seats[seat])


def take_camps(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Camps from the board to the Base tile."""
    t = s.seats[seat]
    for _ in range(min(units, t.camps_left)):
        pitch_camp(s, t)


def take_moves(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Steps of Camps."""
    s.stack.append(CampMoves(seat, units))


def take_villages(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Villages without the Food."""
    s.stack.append(FreeVillage(seat, units))


def take_burials(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Burials without the Tool."""
    s.stack.append(Burial(seat, units))


def take_tribe(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Tribe cards of the supply: to hand, to the discard pile or to the burial area, by the word."""
    s.stack.append(Adoption(seat, units, effect.word))


def take_culture(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Face-up Culture cards."""
    s.stack.append(FreeCulture(seat, units))


def take_animals(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Face-up Animals, or Food for want of them."""
    s.stack.append(FreeAnimal(seat, units))


def take_top_animals(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """An Animal from the deck; in the first version Food to the limit if there is no Animal at all (Q20)."""
    if any(s.animal_deck):
        s.stack.append(AnimalDraw(units, seat))
    else:
        fill_food(s, s.seats[seat])


def take_reveals(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Turn up an Animal."""
    s.stack.append(AnimalDraw(units, NOBODY))


def take_tips(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Tip own Animals."""
    s.stack.append(FreeTip(seat, units))


def take_points(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Immediate points."""
    s.score(seat, units, "effects")


def take_discards(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Discard from hand: a cost that was accepted."""
    s.stack.append(Discarding(seat, units))


def take_extra(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """One more Megalith where the arrows of the last one point."""
    s.stack.append(Benefit(seat, MEGALITH, 1, arrow_targets(s, s.megalith_cells[-1])))


def take_payment(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Offer to pay the left side for the right."""
    s.stack.append(Payment(seat, effect.id))


def take_nothing(s: WinterState, seat: int, units: int, effect: Effect) -> None:
    """Never called: see `never`."""


EFFECTS: Final[dict[str, tuple[Possible, Take]]] = {
    "FOOD": (always, take_food),
    "TOOL": (always, take_ranked),
    "IDOL": (always, take_ranked),
    "DRAW": (always, take_ranked),
    "MEGALITH": (always, take_ranked),
    "LABOR": (always, take_labor),
    "FOOD_MAX": (always, take_food_max),
    "CAMP": (has_camp, take_camps),
    "MOVE": (has_move, take_moves),
    "VILLAGE": (has_village, take_villages),
    "BURY": (has_burial, take_burials),
    "BURY_SUPPLY": (has_supply, take_tribe),
    "TRIBE": (has_supply, take_tribe),
    "TRIBE_DISCARD": (has_supply, take_tribe),
    "CULTURE": (has_culture, take_culture),
    "ANIMAL": (has_animal, take_animals),
    "ANIMAL_TOP": (has_top_animal, take_top_animals),
    "REVEAL": (has_animal_deck, take_reveals),
    "TIP": (has_upright, take_tips),
    "VP": (always, take_points),
    "DISCARD": (has_hand, take_discards),
    "EXTRA": (has_arrow, take_extra),
    "PAY": (can_pay, take_payment),
    "ON": (never, take_nothing),
    "ECLIPSE_LABOR": (never, take_nothing),
}

POSSIBLE: Final[list[Possible]] = [EFFECTS[word][0] for word in WORDS]
TAKE: Final[list[Take]] = [EFFECTS[word][1] for word in WORDS]


class Payment(Ask):
    """Whether to pay the left side of a result icon for the right."""

    RULES: ClassVar = ("E3.5",)
    ANSWERS: ClassVar = (PAY_COST, DONE)

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def legal(self, s: WinterState) -> list[int]:
        """Pay, or decline."""
        return [PAY_COST, DONE]

    def refusal(self, s: WinterState, code: int) -> Refusal | None:
        """The icon was only offered because it can be paid."""
        return None

    def play(self, s: WinterState, code: int) -> None:
        """Pay the cost, then gain."""
        s.stack.pop()
        if code == DONE:
            return
        effect = s.facts.effects[self.effect]
        t = s.seats[self.seat]
        push_gains(s, self.seat, effect.gain)
        for cost in effect.cost:
            if cost.word == FOOD:
                t.food -= cost.units
            elif cost.word == TOOL:
                t.tools -= cost.units
            else:
                take_discards(s, self.seat, cost.units, cost)


class Discarding(AskSome):
    """Discard cards from hand; it was accepted and must be done."""

    RULES: ClassVar = ("E3.5",)
    ANSWERS: ClassVar = (DISCARD_CARD, DONE)
    UNTIL: ClassVar[int] = NEVER

    def choices(self, s: WinterState) -> list[int]:
        """Any card in hand."""
        return [DISCARD_CARD.codes[kind] for kind in distinct(s.seats[self.seat].hand)]

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """The cost must be paid in full, with cards in hand."""
        if code == DONE:
            return Refusal("E3.5", "refuse-must-discard", {"left": self.left})
        kind = DISCARD_CARD.value(code)
        if kind in s.seats[self.seat].hand:
            return None
        return Refusal("E3.5", "refuse-not-in-hand", {"card": s.facts.card_names[kind]})

    def take(self, s: WinterState, code: int) -> None:
        """Discard the card."""
        t = s.seats[self.seat]
        kind = DISCARD_CARD.values[code]
        t.hand.remove(kind)
        put(t.discards, kind)
        if kind < TRIBES and t.loose[kind] < t.gained[kind]:
            t.loose[kind] += 1
        if s.events is not None:
            s.events.append(CardDiscarded(self.seat, s.facts.card_names[kind]))


def give(s: WinterState, seat: int, effects: list[Effect]) -> None:
    """Give set-up benefits as printed, without lesser benefits or refusals (Q56)."""
    t = s.seats[seat]
    for effect in effects:
        if effect.word == FOOD:
            gain_food(s, t, effect.units)
        elif effect.word == TOOL:
            gain_tools(s, t, effect.units)
