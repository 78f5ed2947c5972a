"""The page of measurements: every benchmark writes its own section and nothing else."""

from __future__ import annotations

from pathlib import Path

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
