"""What the lobby says of a game, from `card.toml` in its folder: weight, minutes and the best number of seats."""

from __future__ import annotations

import tomllib

import msgspec

from kancha.kernel.errors import DataError
from kancha.kernel.game import Game
from kancha.table.protocol import CardInfo


def card(game: Game) -> CardInfo | None:
    """Return the card of a game or of its edition; None if it has none."""
    files = game.files("card", "toml")
    if not files:
        return None
    try:
        return msgspec.convert(tomllib.loads(files[-1].read_text(encoding="utf-8")), CardInfo)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"{files[-1].name} of {game.name}: {error}") from error
