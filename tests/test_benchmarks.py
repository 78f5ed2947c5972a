"""The page of measurements: every benchmark writes its own section and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.before import played
from benchmarks.page import PAGE, table, write_section


def test_a_section_is_written_between_its_markers(tmp_path: Path) -> None:
    """The text around it and the sections of others stay as they are; a second run replaces the first."""
    page = tmp_path / "page.md"
    page.write_text(
        "# Page\n\n<!-- a: begin -->\nold\n<!-- a: end -->\n\nmore\n\n<!-- b: begin -->\nb\n<!-- b: end -->\n"
    )
    for figure in ("1", "2"):
        write_section("a", ["new", figure], page)
    assert page.read_text() == (
        "# Page\n\n<!-- a: begin -->\nnew\n2\n<!-- a: end -->\n\nmore\n\n<!-- b: begin -->\nb\n<!-- b: end -->\n"
    )


def test_a_page_without_the_section_gets_it_at_its_end(tmp_path: Path) -> None:
    """So does a page that does not exist yet."""
    page = tmp_path / "page.md"
    write_section("a", ["x"], page)
    assert page.read_text() == "# Performance\n\n<!-- a: begin -->\nx\n<!-- a: end -->\n"


def test_the_page_of_the_docs_has_a_place_for_engine_and_table() -> None:
    """Each exactly once."""
    text = PAGE.read_text(encoding="utf-8")
    for name in ("engine", "table"):
        assert (text.count(f"<!-- {name}: begin -->"), text.count(f"<!-- {name}: end -->")) == (1, 1)


def test_a_table_keeps_figures_to_the_right() -> None:
    """Names to the left."""
    assert table(["game", "speed"], [["Caral", "33.2"]]) == ["| game | speed |", "| :-- | --: |", "| Caral | 33.2 |"]


@pytest.mark.parametrize(
    ("game", "seats", "hash"),
    [
        ("ayar", 2, "53e5a1f103a0"),
        ("ayar", 4, "2c110650771c"),
        ("caral", 2, "384f3d10a364"),
        ("caral", 4, "5b885fbb5e67"),
        ("cuzco", 2, "147eaa286d1a"),
        ("cuzco", 4, "8c513b84dcca"),
        ("java", 2, "d94d71586062"),
        ("java", 4, "33ad0be466cf"),
        ("endless-winter", 2, "aee4c814d375"),
        ("endless-winter", 4, "3a8f08359831"),
    ],
)
def test_a_comparison_with_the_first_release_plays_its_matches(game: str, seats: int, hash: str) -> None:
    """Decision by decision; the hashes were taken on the first release."""
    assert played(game, seats, 1)["hash"].startswith(hash)
