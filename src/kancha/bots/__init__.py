"""Bots: they hold a seat with nothing but a view and the legal actions."""

from kancha.bots.base import Bot
from kancha.bots.levels import bot, choose, levels

__all__ = ["Bot", "bot", "choose", "levels"]
