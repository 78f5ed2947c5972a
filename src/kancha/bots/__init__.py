"""Bots: they hold a seat with nothing but what it sees and the legal actions."""

from kancha.bots.base import Bot
from kancha.bots.levels import bot, is_level, levels, rated

__all__ = ["Bot", "bot", "is_level", "levels", "rated"]
