"""Citations: every paragraph that a test cites must exist, and every paragraph of a game should be cited."""

from __future__ import annotations

from pathlib import Path

import pytest

from kancha.kernel.rules import Rules

GAMES = Path(__file__).parent.parent / "src" / "kancha" / "games"
UNCITED = pytest.StashKey[dict[str, list[str]]]()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Compare the `@rule` marks of `tests/games/<folder>` with that folder's `rules.toml`."""
    cited: dict[str, set[str]] = {}
    for item in session.items:
        marks = [mark.args[0] for mark in item.iter_markers("rule")]
        if marks:
            cited.setdefault(item.path.parent.name, set()).update(marks)
    report: dict[str, list[str]] = {}
    for folder, ids in sorted(cited.items()):
        rules = Rules.load(GAMES / folder / "rules.toml")
        unknown = sorted(ids - rules.paragraphs.keys())
        if unknown:
            raise pytest.UsageError(f"tests of {folder} cite rules that do not exist: {', '.join(unknown)}")
        report[folder] = [p.id for p in rules.paragraphs.values() if p.kind == "rule" and p.id not in ids]
    session.config.stash[UNCITED] = report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Print the paragraphs that no collected test cites."""
    for folder, ids in config.stash.get(UNCITED, {}).items():
        terminalreporter.write_line(f"rules of {folder} without a citing test: {', '.join(ids) or 'none'}")
