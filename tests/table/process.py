"""A server process for tests: the catalogue and Saltmarket, or another release of it."""

from __future__ import annotations

import sys

from kancha.games import GAMES
from kancha.table import serve
from tests.table.lot import same_lot

if __name__ == "__main__":
    GAMES["saltmarket"] = sys.argv[3] if len(sys.argv) > 3 else "tests.saltmarket:Saltmarket"
    serve(port=int(sys.argv[1]), db=sys.argv[2], open_browser=False, lot=same_lot)
