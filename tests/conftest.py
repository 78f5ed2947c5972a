"""Citations: every paragraph that a test cites must exist, and every paragraph of a game should be cited."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kancha.kernel.rules import Rules

GAMES = Path(__file__).parent.parent / "src" / "kancha" / "games"
UNCITED = pytest.StashKey[dict[str, list[str]]]()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Compare the `@rule` marks of `tests/games/<folder>`, or of a game's own folder, with its `rules.toml`."""
    cited: dict[Path, set[str]] = {}
    for item in session.items:
        cited.setdefault(item.path.parent, set()).update(mark.args[0] for mark in item.iter_markers("rule"))
    report: dict[str, list[str]] = {}
    for folder, ids in sorted(cited.items()):
        own = folder / "rules.toml"
        if folder.parent.name != "games" and not own.exists():
            continue
        rules = Rules.load(own if own.exists() else GAMES / folder.name / "rules.toml")
        unknown = sorted(ids - rules.paragraphs.keys())
        if unknown:
            raise pytest.UsageError(f"tests of {folder.name} cite rules that do not exist: {', '.join(unknown)}")
        report[folder.name] = [p.id for p in rules.paragraphs.values() if p.kind == "rule" and p.id not in ids]
    session.config.stash[UNCITED] = report
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["uncited"] = report


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take the report from a worker; with several processes only they collect."""
    node.config.stash[UNCITED] = getattr(node, "workeroutput", {}).get("uncited", {})


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the paragraphs that no collected test cites."""
    for folder, ids in config.stash.get(UNCITED, {}).items():
        terminalreporter.write_line(f"rules of {folder} without a citing test: {', '.join(ids) or 'none'}")
