"""The HTTP interface under /api, /health and /metrics, a module a subject."""

from __future__ import annotations

from typing import Final

from kancha.table.routes import games, lessons, matches, operators, people, replays, reviews, rooms

ROUTES: Final = (
    *games.ROUTES,
    *lessons.ROUTES,
    *matches.ROUTES,
    *operators.ROUTES,
    *people.ROUTES,
    *replays.ROUTES,
    *reviews.ROUTES,
    *rooms.ROUTES,
)
