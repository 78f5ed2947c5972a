"""Every action of the game, each said once; the order of the lines gives the codes. Chance answers with the deals."""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter.facts import CULTURE_FROM, HIGH, SHIPPED, TRIBES, WIDE
from kancha.games.endless_winter.vocabulary import COLUMNS, SLUGS
from kancha.kernel.action import Space

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

CARD_NAMES: Final = SHIPPED.card_names
TRIBE_NAMES: Final = SHIPPED.card_names[:CULTURE_FROM]
CULTURE_NAMES: Final = SHIPPED.card_names[CULTURE_FROM:]
ANIMAL_NAMES: Final = SHIPPED.animal_names
HEX_NAMES: Final = SHIPPED.hex_names
X_NAMES: Final = [f"{x / 2:g}" for x in range(WIDE)]
Y_NAMES: Final = [f"{y / 2:g}" for y in range(HIGH)]

SPACE: Final = Space()

DONE: Final = SPACE.single("done", kind="end")
"""Go on, stop, or decline what is left."""
DEAL_SEAT: Final = SPACE.family("deal seat {at}", at=4)
"""Chance: this seat is next in the turn order."""
DEAL_TILE: Final = SPACE.family("deal tile {terrain}", terrain=SHIPPED.terrain_names)
DEAL_GLACIER: Final = SPACE.family("deal glacier {hex}", hex=HEX_NAMES)
DEAL_STONE: Final = SPACE.family("deal {stone}", name="deal-stone", stone=SHIPPED.stone_names)
"""Chance: this Sacred Stone comes into the next place of the reserves."""
DEAL_CULTURE: Final = SPACE.family("deal culture {card}", card=CULTURE_NAMES)
DEAL_ANIMAL: Final = SPACE.family("deal animal {animal}", animal=ANIMAL_NAMES)
DEAL_CARD: Final = SPACE.family("deal card {card}", card=CARD_NAMES)
"""Chance: a seat draws this card from the own deck."""
TAKE_CHIEF: Final = SPACE.family("chief {chief}", name="take-chief", chief=SHIPPED.chief_names)
"""Take a Chief card, or chance deals it."""
TAKE_SETUP: Final = SPACE.family("setup {setup}", name="take-setup", setup=SHIPPED.setup_names)
PLAY_CULTURE: Final = SPACE.family("play {card}", name="play-culture", card=CULTURE_NAMES)
PLACE: Final = SPACE.family("place {figure} on {place}", figure=FIGURES, place=PLACES)
WORK: Final = SPACE.family("work {card}", card=TRIBE_NAMES)
"""Play a Tribe card for its Labor."""
EAT: Final = SPACE.single("eat")
"""Move the Food marker one space left for the Labor it crosses."""
RECRUIT: Final = SPACE.family("recruit {card}", card=SHIPPED.card_names[:TRIBES])
LEARN: Final = SPACE.family("learn {card}", card=CULTURE_NAMES)
"""Take a face-up Culture card."""
PITCH_CAMP: Final = SPACE.single("camp", name="pitch-camp")
"""Put the leftmost Camp of the board on the Base tile."""
MOVE_CAMP: Final = SPACE.family("move {start} to {end}", name="move-camp", start=HEX_NAMES, end=HEX_NAMES)
FOUND_VILLAGE: Final = SPACE.family("village {juncture}", name="found-village", juncture=SHIPPED.juncture_names)
REVEAL_ANIMALS: Final = SPACE.single("reveal")
TAKE_ANIMAL: Final = SPACE.family("take {animal}", name="take-animal", animal=ANIMAL_NAMES)
FEAST: Final = SPACE.single("feast")
"""Take Food up to the limit for want of Animals."""
TIP_ANIMAL: Final = SPACE.family("tip {animal}", animal=ANIMAL_NAMES)
BURY_CARD: Final = SPACE.family("bury {card} from {origin}", name="bury", origin=ORIGINS, card=CARD_NAMES)
SET_STONE: Final = SPACE.family("set {stone}", name="set-stone", stone=SHIPPED.stone_names)
CHOOSE: Final = SPACE.family("choose {benefit}", benefit=SLUGS)
"""Take this benefit next, of several."""
GAIN_FOOD: Final = SPACE.single("food", name="gain-food")
GAIN_TOOL: Final = SPACE.single("tool", name="gain-tool")
DRAW_CARD: Final = SPACE.single("draw", name="draw-card")
RAISE_IDOL: Final = SPACE.family("idol {track}", name="raise-idol", track=TRACKS)
BUILD: Final = SPACE.family("build {x} {y}", name="build-megalith", x=X_NAMES, y=Y_NAMES)
"""Place a Megalith; a slot has whole coordinates, a place between two Megaliths a half one."""
PAY_COST: Final = SPACE.single("pay")
"""Pay the left side of a result icon."""
DISCARD_CARD: Final = SPACE.family("discard {card}", name="discard-card", card=CARD_NAMES)
OFFER_CARD: Final = SPACE.family("offer {card}", card=CARD_NAMES)
"""Put a card from hand on the own Eclipse pile."""
USE_CARD: Final = SPACE.family("use {card}", name="use-card", card=TRIBE_NAMES)
"""Carry out the Eclipse action of a card of the own pile."""
HARVEST: Final = SPACE.family("harvest {hex}", hex=HEX_NAMES)
"""Take the benefit of a Terrain tile."""
