"""The actions of Caral: every answer a family, or chance, can ever give.

Codes do not depend on the order of the path, so that a corrected board keeps old records readable; there is room for
a few more building sites than the shipped board has.
"""

from __future__ import annotations

from typing import Final

from kancha.kernel.action import Space

CARDS: Final = ("stone", "clay", "fish", "alpaca")
STONE: Final = 0
CLAY: Final = 1
FISH: Final = 2
ALPACA: Final = 3

SPACES: Final = tuple(f"a{n}" for n in range(1, 10))
SITES: Final = tuple(f"s{n}" for n in range(1, 25))
QUARRIES: Final = ("quarry-1", "quarry-2")
STEPS: Final = ("0", "1", "2")
FACES: Final = ("1", "2", "3", "4", "5", "6")
COUNTS: Final = tuple(str(n) for n in range(1, 17))
"""Numbers of cards sacrificed; the value of a name is one less."""
REVEALED: Final = tuple(str(n) for n in range(1, 13))
MOST_GIVEN: Final = len(COUNTS)

NEXT: Final = 0
SMALL: Final = 1
LARGE: Final = 2
STAGES: Final = ("next", "small", "large")

SLED: Final = 0
BOARD: Final = 1
PLACES: Final = ("sled", "board")

SPACE: Final = Space()

CHOOSE_FIRST: Final = SPACE.family("first family {start_seat}", name="choose-first", start_seat=4)
DEAL: Final = SPACE.family("deal {card}", card=CARDS)
ROLL: Final = SPACE.family("roll face {face}", name="roll", face=FACES)
REVEAL: Final = SPACE.family("reveal {number}", number=REVEALED)
"""Chance: the next card or tile of a module's pile."""
FOUND: Final = SPACE.family("found {site}", site=SITES)
"""Set-up: start the first large pyramid on a site."""
SET_NEUTRAL: Final = SPACE.family("neutral {site}", name="set-neutral", site=SITES)
ADVANCE: Final = SPACE.family("architect {steps}", name="advance", steps=STEPS)
MOVE_TO_SPACE: Final = SPACE.family("move to {space}", name="move-to-space", space=SPACES)
MOVE_TO_SITE: Final = SPACE.family("move to {site}", name="move-to-site", site=SITES)
ENTER_CENTRE: Final = SPACE.single("enter centre")
DISCARD: Final = SPACE.family("discard {card}", card=CARDS)
USE_SPACE: Final = SPACE.single("use space")
"""Use the action of the space, where nothing has to be aimed at."""
EMPLOY: Final = SPACE.family("worker in {quarry}", name="employ", quarry=QUARRIES)
RESERVE: Final = SPACE.family("reserve {site}", site=SITES)
ORDAIN: Final = SPACE.family("priest on {site}", name="ordain", site=SITES)
SEND_CARALI: Final = SPACE.single("send carali")
"""Place a Carali on the emissary board."""
HARNESS: Final = SPACE.single("harness alpaca", name="harness")
"""Place a new alpaca on the sled."""
SEND_ALPACA: Final = SPACE.single("send alpaca")
BUILD: Final = SPACE.family("build {stage}", stage=STAGES)
"""Build a level where the pawn stands: the next one, or the base of a small or a large pyramid."""
BUILD_AT: Final = SPACE.family("build at {site}", site=SITES)
"""Build a level on any own started pyramid (progress tile)."""
PAIR: Final = SPACE.family("pair {card}", card=CARDS)
MIXED_PAIR: Final = SPACE.family("mixed pair {card}", card=CARDS)
"""Discard one card of a type and one of its partner for the power of the type (emissary tile)."""
TRADE: Final = SPACE.single("trade cards", name="trade")
"""Discard two cards to load two stones (emissary tile)."""
CHASE_WITH_ALPACA: Final = SPACE.family("chase with alpaca of {place}", name="chase-with-alpaca", place=PLACES)
CHASE_WITH_STONE: Final = SPACE.single("chase with stone")
LEAD_ANACONDA: Final = SPACE.family("anaconda to {space}", name="lead-anaconda", space=SPACES)
LAY_TILE: Final = SPACE.family("tile on {space}", name="lay-tile", space=SPACES)
RECALL_WORKER: Final = SPACE.family("recall worker of {quarry}", name="recall-worker", quarry=QUARRIES)
RECALL_BUILDER: Final = SPACE.family("recall builder of {site}", name="recall-builder", site=SITES)
RECALL_PRIEST: Final = SPACE.family("recall priest of {site}", name="recall-priest", site=SITES)
RECALL_AWAY: Final = SPACE.single("recall emissary")
"""Take a Carali back from the board beside the path."""
RECALL_ALPACA: Final = SPACE.family("recall alpaca of {place}", name="recall-alpaca", place=PLACES)
TAKE: Final = SPACE.family("take {card}", card=CARDS)
"""Take a card of the discard pile into the hand."""
SACRIFICE: Final = SPACE.family("sacrifice {card} {count}", card=CARDS, count=COUNTS)
WITHHOLD: Final = SPACE.single("sacrifice nothing", name="withhold", kind="decline")
STAY: Final = SPACE.single("stay", kind="skip")
"""Leave all Caralis where they are."""
END_TURN: Final = SPACE.single("end turn", kind="end")
EXTEND_RANGE: Final = SPACE.single("extend range")
"""Discard a card for one more space, before a goal is chosen."""

MOVES: Final = frozenset([*MOVE_TO_SPACE.codes, *MOVE_TO_SITE.codes, ENTER_CENTRE])
CHASES: Final = frozenset([*CHASE_WITH_ALPACA.codes, CHASE_WITH_STONE])
CARALI_PLACES: Final = frozenset([*EMPLOY.codes, *RESERVE.codes, *ORDAIN.codes, SEND_CARALI])
ALPACA_PLACES: Final = frozenset([HARNESS, SEND_ALPACA])
RECALLS: Final = (RECALL_WORKER, RECALL_BUILDER, RECALL_PRIEST, RECALL_AWAY)
"""Ways to take a placed Carali back."""
FREE_ACTIONS: Final = (TRADE,)
"""What may be done at any choice of the own turn."""
ON_SPACES: Final = (
    USE_SPACE,
    EMPLOY,
    RESERVE,
    ORDAIN,
    SEND_CARALI,
    HARNESS,
    SEND_ALPACA,
    RECALL_ALPACA,
    BUILD_AT,
    CHASE_WITH_ALPACA,
    CHASE_WITH_STONE,
)
"""What an action space can offer, whatever lies on it."""
SPACE_CODES: Final = [code for answer in ON_SPACES for code in ([answer] if isinstance(answer, int) else answer.codes)]
