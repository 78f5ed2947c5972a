"""A fresh process that replays with a release of Saltmarket: records, and a database as a collection."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from kancha.games import GAMES
from kancha.records import Record, check
from kancha.table import collection


def told(path: Path) -> dict[str, Any]:
    """Replay a record and tell what it was played by and how it ended."""
    record = Record.load(path)
    match = record.replay()
    begun: Any = record.replay(to=0).state
    state: Any = match.state
    return {
        "version": match.version,
        "data": match.game.figures.fingerprint,
        "begun": [seat.coins for seat in begun.seats],
        "coins": [seat.coins for seat in state.seats],
        "counted": {str(seat): points for seat, points, source in state.ledger.entries() if source == "coins"},
        "scores": match.scores,
        "over": match.over,
    }


if __name__ == "__main__":
    GAMES["saltmarket"] = "saltmarket:Saltmarket"
    db, *records = sys.argv[1:]
    found = {
        "records": [told(Path(path)) for path in records],
        "misfits": [finding.problem for finding in check(collection.matches(db)) if finding.problem],
    }
    print(json.dumps(found))
