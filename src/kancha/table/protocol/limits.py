"""What a client may name: bounds of numbers, texts and lists."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

NAME = 40
"""The most characters of a seat's name."""
INT = 2_147_483_647
"""The greatest number that a client may name."""

Count = Annotated[int, Meta(ge=0, le=INT)]
Id = Annotated[str, Meta(max_length=100)]
Name = Annotated[str, Meta(max_length=NAME)]
SeatKind = Literal["me", "open", "screen", "bot"]
Lang = Literal["en", "fr"]
Scalar = int | float | bool | str
