"""Kancha: an open digital table for strategy games.

>>> import kancha
>>> kancha.games()
['ayar', 'caral', 'cuzco', 'endless-winter', 'java']
"""

from kancha.games import game, games
from kancha.kernel.errors import DataError, IllegalAction, RecordError, UnknownGame
from kancha.kernel.match import Match
from kancha.records import Record

__all__ = [
    "DataError",
    "IllegalAction",
    "Match",
    "Record",
    "RecordError",
    "UnknownGame",
    "__version__",
    "game",
    "games",
]

__version__ = "0.1.0"
