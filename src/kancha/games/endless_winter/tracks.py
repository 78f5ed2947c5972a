"""The tracks of a player board (E3.3, E3.4): Food up to the first Camp, Tools to the end; and the Labor of a turn."""

from __future__ import annotations

from kancha.games.endless_winter.events import FoodGained, LaborGained, ToolGained
from kancha.games.endless_winter.state import Seat, WinterState


def food_limit(s: WinterState, t: Seat) -> int:
    """Return the highest Food space that no Camp covers (E3.3)."""
    return s.facts.food_last - t.camps_left


def gain_food(s: WinterState, t: Seat, units: int) -> None:
    """Gain Food; what exceeds the limit is lost."""
    room = food_limit(s, t) - t.food
    gained = min(units, room)
    t.food += gained
    if gained and s.events is not None:
        s.events.append(FoodGained(t.seat, gained, units - gained))


def fill_food(s: WinterState, t: Seat) -> None:
    """Gain Food up to the limit."""
    gain_food(s, t, food_limit(s, t) - t.food)


def gain_tools(s: WinterState, t: Seat, units: int) -> None:
    """Gain Tools; what exceeds the track is lost."""
    gained = min(units, s.facts.tool_last - t.tools)
    t.tools += gained
    if gained and s.events is not None:
        s.events.append(ToolGained(t.seat, gained, units - gained))


def gain_labor(s: WinterState, t: Seat, units: int) -> None:
    """Gain Labor for this turn."""
    t.labor += units
    if s.events is not None:
        s.events.append(LaborGained(t.seat, units))
