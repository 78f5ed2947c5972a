"""The HTTP interface under /api, /health and /metrics, a module a subject."""

from __future__ import annotations

from typing import Final

from kancha.table.routes import games, matches, operators, people, rooms

ROUTES: Final = (*games.ROUTES, *matches.ROUTES, *operators.ROUTES, *people.ROUTES, *rooms.ROUTES)
