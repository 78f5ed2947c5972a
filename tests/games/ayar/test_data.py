"""The facts: counts, references, provenance, and a corrected copy that changes the play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kancha
from kancha.games.ayar import Ayar
from kancha.games.ayar.names import NODES, PLACES, WEAVING
from kancha.kernel.errors import DataError

from .positions import facts

DATA = Path(kancha.__file__).parent / "games" / "ayar" / "data"


def corrected(folder: Path, file: str, pattern: str, replacement: str) -> Path:
    """Write a copy of one data file with one change."""
    text = (DATA / file).read_text(encoding="utf-8")
    changed, count = re.subn(pattern, replacement, text, count=1, flags=re.DOTALL)
    assert count == 1
    (folder / file).write_text(changed, encoding="utf-8")
    return folder


def test_paths_have_forty_slots_ten_of_each_activity() -> None:
    """Two slots in segments 1, 4, ..., 28 and in 29; four different first slots."""
    known = facts()
    for path in range(4):
        activities = [known.site_activity[site] for site in known.sites[path]]
        assert [activities.count(activity) for activity in range(4)] == [10] * 4
        assert known.site_at[path][PLACES.index("29b")] >= 0
    assert sorted(known.site_activity[site] for site in known.first_sites) == [0, 1, 2, 3]


def test_each_path_meets_four_raymi_tiles() -> None:
    """At 8, 14, 20 and 26."""
    known = facts()
    for path in range(4):
        assert [known.raymi_space[slot] for slot in known.raymi_of[path]] == [8, 14, 20, 26]


def test_thirty_spaces_and_eight_sections_of_the_lake() -> None:
    """A consistent planar map: spaces - links + faces = 2."""
    known = facts()
    spaces = sum(1 for kind in known.node_kind if kind >= 0)
    links = sum(len(near) for near in known.links) // 2
    sections = sum(1 for nodes in known.section_nodes if nodes)
    assert (spaces, links, sections) == (30, 37, 8)
    assert spaces - links + sections + 1 == 2
    for nodes in known.section_nodes:
        for one, other in zip(nodes, nodes[1:] + nodes[:1], strict=True):
            assert other in known.links[one], (NODES[one], NODES[other])


def test_every_reconstructed_number_says_so() -> None:
    """Files and rows name their source; what is ours is marked as reconstructed."""
    sources = kancha.game("ayar").tables.provenance()
    assert {file for file, _, _ in sources} == {"board", "lake", "player", "solo", "textiles"}
    assert sum(1 for _, _, source in sources if source.startswith("reconstructed")) > 60


@pytest.mark.parametrize(
    ("file", "pattern", "replacement", "message"),
    [
        ("board.toml", r"pots = 30", "pots = 31", "pots"),
        ("board.toml", r'"FW", "P", "R"', '"FX", "P", "R"', "activity"),
        ("board.toml", r'"FW", "P", "R"', '"FW", "P", "R", "R"', "segments"),
        ("board.toml", r'letter = "A"', 'letter = "C"', "letter"),
        ("board.toml", r"points = \[0, 1,", "points = [0,", "llama"),
        ("board.toml", r"capacity = \[1, 1, 1, 0\]", "capacity = [1, 1, 1, 1]", "last temple column"),
        ("player.toml", r"size = 4", "size = 5", "maize"),
        ("player.toml", r'"inti:F"', '"inti:R"', "Inti"),
        ("player.toml", r"rows = 3\ncolumns = 6", "rows = 5\ncolumns = 6", "weaving area"),
        ("player.toml", r'name = "llama"', 'name = "lama"', "Viracocha slots"),
        ("lake.toml", r'name = "r17"', 'name = "r18"', "linked"),
        ("lake.toml", r'name = "i12"', 'name = "x12"', "named"),
        ("lake.toml", r'colour = "red"', 'colour = "black"', "colours"),
        ("textiles.toml", r"copies = 2", "copies = 3", "textiles"),
        ("textiles.toml", r'name = "t1a"', 'name = "t9a"', "designs"),
        ("solo.toml", r"weaving_moons = \[1, ", "weaving_moons = [", "Moons"),
    ],
)
def test_wrong_data_is_refused_with_what_is_wrong(
    tmp_path: Path, file: str, pattern: str, replacement: str, message: str
) -> None:
    """The error names the file and the count."""
    with pytest.raises(DataError, match=message) as error:
        Ayar(corrected(tmp_path, file, pattern, replacement))
    assert "toml" in str(error.value)


def test_a_corrected_copy_changes_the_play(tmp_path: Path) -> None:
    """Four rows of weaving cells, a longer path, other thresholds: matches are played with them."""
    corrected(tmp_path, "player.toml", r"rows = 3\ncolumns = 6", "rows = 4\ncolumns = 6")
    corrected(tmp_path, "board.toml", r"llama_threshold = 6", "llama_threshold = 1")
    game = kancha.game("ayar", data=tmp_path)
    shipped = kancha.game("ayar")
    assert len(game.facts.weave_area) == 24
    assert game.facts.fertile_llama == 1
    assert game.figures.fingerprint != shipped.figures.fingerprint
    from kancha.kernel.testing import check_everything

    assert check_everything(game, seats=2, seed=5) > 0


def test_raymi_letters_activities_and_paths_can_be_corrected(tmp_path: Path) -> None:
    """Three letters, a tile of another activity, a shorter path whose first segment is bare: all of it is played."""
    corrected(tmp_path, "board.toml", r'"FW", "P", "R"', '"", "FP"')
    text = (tmp_path / "board.toml").read_text(encoding="utf-8")
    slots, tiles = re.split(r"(?=\[\[raymi_tile\]\])", text, maxsplit=1)
    slots = slots.replace('letter = "B"', 'letter = "C"', 1).replace('letter = "A"', 'letter = "D"', 1)
    tiles = tiles.replace('letter = "B"', 'letter = "C"', 1).replace('letter = "A"', 'letter = "D"', 1)
    tiles = tiles.replace('activity = "F"', 'activity = "W"', 1)
    (tmp_path / "board.toml").write_text(slots + tiles, encoding="utf-8")
    game = kancha.game("ayar", data=tmp_path)
    assert len(set(game.facts.raymi_letter)) == 4
    assert game.facts.tile_activity[0] == WEAVING
    assert game.facts.site_place[game.facts.first_sites[0]] == PLACES.index("2a")
    from kancha.kernel.testing import check_everything

    assert check_everything(game, seats=2, seed=5) > 0
