"""The comparison needs a compiled build: `make test-compiled` makes one and names it in KANCHA_COMPILED."""

from __future__ import annotations

import os

collect_ignore_glob = [] if "KANCHA_COMPILED" in os.environ else ["test_*.py"]
