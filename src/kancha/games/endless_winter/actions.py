"""Every action of the game, and the codes at which the families begin. Chance answers with the `Deal` families."""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter.facts import CULTURE_FROM, HIGH, SHIPPED, TRIBES, WIDE
from kancha.games.endless_winter.vocabulary import COLUMNS, SLUGS
from kancha.kernel.action import Action, Family, Space

HAND: Final = 0
DISCARDS: Final = 1
ABOVE: Final = 2
DECK: Final = 3
ORIGINS: Final = ("hand", "discards", "above", "deck")
CHIEF: Final = 0
FIGURE: Final = 1
FIGURES: Final = ("chief", "figure")
ECLIPSE: Final = 4
PLACES: Final = (*COLUMNS, "eclipse")
OFFERING: Final = 0
HONOR: Final = 1
TRACKS: Final = ("offering", "honor")


class Done(Action):
    """Go on, stop, or decline what is left."""

    __slots__ = ()


class DealSeat(Action):
    """Chance: this seat is next in the turn order."""

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at


class DealTile(Action):
    """Chance: a Terrain tile of this type is laid next."""

    __slots__ = ("terrain",)

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain


class DealGlacier(Action):
    """Chance: a Glacier lies on this hex."""

    __slots__ = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex = hex


class DealStone(Action):
    """Chance: this Sacred Stone comes into the next place of the reserves."""

    __slots__ = ("stone",)

    def __init__(self, stone: int) -> None:
        self.stone = stone


class DealCulture(Action):
    """Chance: this Culture card is turned up."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class DealAnimal(Action):
    """Chance: the top Animal of the deck is of this species."""

    __slots__ = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal = animal


class DealCard(Action):
    """Chance: a seat draws this card from the own deck."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class TakeChief(Action):
    """Take a Chief card (or chance deals it)."""

    __slots__ = ("chief",)

    def __init__(self, chief: int) -> None:
        self.chief = chief


class TakeSetup(Action):
    """Take a setup card (or chance deals it)."""

    __slots__ = ("setup",)

    def __init__(self, setup: int) -> None:
        self.setup = setup


class PlayCulture(Action):
    """Play a Culture card from hand."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Place(Action):
    """Place a figure in a column or on the own Eclipse space."""

    __slots__ = ("figure", "place")

    def __init__(self, figure: int, place: int) -> None:
        self.figure = figure
        self.place = place


class Work(Action):
    """Play a Tribe card for its Labor."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Eat(Action):
    """Move the Food marker one space left for the Labor it crosses."""

    __slots__ = ()


class Recruit(Action):
    """Take a Tribe card from the supply."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Learn(Action):
    """Take a face-up Culture card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class PitchCamp(Action):
    """Put the leftmost Camp of the board on the Base tile."""

    __slots__ = ()


class MoveCamp(Action):
    """Move one of the own Camps to an adjacent tile."""

    __slots__ = ("end", "start")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


class FoundVillage(Action):
    """Turn three Camps around a juncture into a Village."""

    __slots__ = ("juncture",)

    def __init__(self, juncture: int) -> None:
        self.juncture = juncture


class Reveal(Action):
    """Turn up Animals."""

    __slots__ = ()


class TakeAnimal(Action):
    """Take a face-up Animal."""

    __slots__ = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal = animal


class Feast(Action):
    """Take Food up to the limit for want of Animals."""

    __slots__ = ()


class Tip(Action):
    """Tip an upright Animal for its benefits."""

    __slots__ = ("animal",)

    def __init__(self, animal: int) -> None:
        self.animal = animal


class Bury(Action):
    """Bury a card."""

    __slots__ = ("card", "origin")

    def __init__(self, origin: int, card: int) -> None:
        self.origin = origin
        self.card = card


class SetStone(Action):
    """Take a Sacred Stone and set it on the next space of the own board."""

    __slots__ = ("stone",)

    def __init__(self, stone: int) -> None:
        self.stone = stone


class Choose(Action):
    """Take this benefit next, of several."""

    __slots__ = ("benefit",)

    def __init__(self, benefit: int) -> None:
        self.benefit = benefit


class GainFood(Action):
    """Take 1 Food."""

    __slots__ = ()


class GainTool(Action):
    """Take 1 Tool."""

    __slots__ = ()


class DrawCard(Action):
    """Draw 1 card."""

    __slots__ = ()


class RaiseIdol(Action):
    """Move one of the own idol markers up a level."""

    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        self.track = track


class BuildMegalith(Action):
    """Place a Megalith; a slot has whole coordinates, a place between two Megaliths a half one."""

    __slots__ = ("x", "y")

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y


class Pay(Action):
    """Pay the left side of a result icon."""

    __slots__ = ()


class DiscardCard(Action):
    """Discard a card from hand as a cost."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Offer(Action):
    """Put a card from hand on the own Eclipse pile."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class UseCard(Action):
    """Carry out the Eclipse action of a card of the own pile."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Harvest(Action):
    """Take the benefit of a Terrain tile."""

    __slots__ = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex = hex


CARD_NAMES: Final = SHIPPED.card_names
TRIBE_NAMES: Final = SHIPPED.card_names[:CULTURE_FROM]
CULTURE_NAMES: Final = SHIPPED.card_names[CULTURE_FROM:]
X_NAMES: Final = [f"{x / 2:g}" for x in range(WIDE)]
Y_NAMES: Final = [f"{y / 2:g}" for y in range(HIGH)]

SPACE: Final = Space(
    Family(Done, "done"),
    Family(DealSeat, "deal seat {at}", at=4),
    Family(DealTile, "deal tile {terrain}", terrain=SHIPPED.terrain_names),
    Family(DealGlacier, "deal glacier {hex}", hex=SHIPPED.hex_names),
    Family(DealStone, "deal {stone}", stone=SHIPPED.stone_names),
    Family(DealCulture, "deal culture {card}", card=CULTURE_NAMES),
    Family(DealAnimal, "deal animal {animal}", animal=SHIPPED.animal_names),
    Family(DealCard, "deal card {card}", card=CARD_NAMES),
    Family(TakeChief, "chief {chief}", chief=SHIPPED.chief_names),
    Family(TakeSetup, "setup {setup}", setup=SHIPPED.setup_names),
    Family(PlayCulture, "play {card}", card=CULTURE_NAMES),
    Family(Place, "place {figure} on {place}", figure=FIGURES, place=PLACES),
    Family(Work, "work {card}", card=TRIBE_NAMES),
    Family(Eat, "eat"),
    Family(Recruit, "recruit {card}", card=SHIPPED.card_names[:TRIBES]),
    Family(Learn, "learn {card}", card=CULTURE_NAMES),
    Family(PitchCamp, "camp"),
    Family(MoveCamp, "move {start} to {end}", start=SHIPPED.hex_names, end=SHIPPED.hex_names),
    Family(FoundVillage, "village {juncture}", juncture=SHIPPED.juncture_names),
    Family(Reveal, "reveal"),
    Family(TakeAnimal, "take {animal}", animal=SHIPPED.animal_names),
    Family(Feast, "feast"),
    Family(Tip, "tip {animal}", animal=SHIPPED.animal_names),
    Family(Bury, "bury {card} from {origin}", origin=ORIGINS, card=CARD_NAMES),
    Family(SetStone, "set {stone}", stone=SHIPPED.stone_names),
    Family(Choose, "choose {benefit}", benefit=SLUGS),
    Family(GainFood, "food"),
    Family(GainTool, "tool"),
    Family(DrawCard, "draw"),
    Family(RaiseIdol, "idol {track}", track=TRACKS),
    Family(BuildMegalith, "build {x} {y}", x=X_NAMES, y=Y_NAMES),
    Family(Pay, "pay"),
    Family(DiscardCard, "discard {card}", card=CARD_NAMES),
    Family(Offer, "offer {card}", card=CARD_NAMES),
    Family(UseCard, "use {card}", card=TRIBE_NAMES),
    Family(Harvest, "harvest {hex}", hex=SHIPPED.hex_names),
)

DONE: Final = SPACE.first(Done)
DEAL_SEAT: Final = SPACE.first(DealSeat)
DEAL_TILE: Final = SPACE.first(DealTile)
DEAL_GLACIER: Final = SPACE.first(DealGlacier)
DEAL_STONE: Final = SPACE.first(DealStone)
DEAL_CULTURE: Final = SPACE.first(DealCulture)
DEAL_ANIMAL: Final = SPACE.first(DealAnimal)
DEAL_CARD: Final = SPACE.first(DealCard)
TAKE_CHIEF: Final = SPACE.first(TakeChief)
TAKE_SETUP: Final = SPACE.first(TakeSetup)
PLAY_CULTURE: Final = SPACE.first(PlayCulture)
PLACE: Final = SPACE.first(Place)
WORK: Final = SPACE.first(Work)
EAT: Final = SPACE.first(Eat)
RECRUIT: Final = SPACE.first(Recruit)
LEARN: Final = SPACE.first(Learn)
PITCH_CAMP: Final = SPACE.first(PitchCamp)
MOVE_CAMP: Final = SPACE.first(MoveCamp)
FOUND_VILLAGE: Final = SPACE.first(FoundVillage)
REVEAL_ANIMALS: Final = SPACE.first(Reveal)
TAKE_ANIMAL: Final = SPACE.first(TakeAnimal)
FEAST: Final = SPACE.first(Feast)
TIP_ANIMAL: Final = SPACE.first(Tip)
BURY_CARD: Final = SPACE.first(Bury)
SET_STONE: Final = SPACE.first(SetStone)
CHOOSE: Final = SPACE.first(Choose)
GAIN_FOOD: Final = SPACE.first(GainFood)
GAIN_TOOL: Final = SPACE.first(GainTool)
DRAW_CARD: Final = SPACE.first(DrawCard)
RAISE_IDOL: Final = SPACE.first(RaiseIdol)
BUILD: Final = SPACE.first(BuildMegalith)
PAY_COST: Final = SPACE.first(Pay)
DISCARD_CARD: Final = SPACE.first(DiscardCard)
OFFER_CARD: Final = SPACE.first(Offer)
USE_CARD: Final = SPACE.first(UseCard)
HARVEST: Final = SPACE.first(Harvest)
