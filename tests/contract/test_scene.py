"""Every game draws itself: scenes that fit, aims that hit, symbols and words that exist."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kancha
from kancha.kernel.fields import field_names
from kancha.kernel.game import Game
from kancha.kernel.scene import Piece, Scene, Text, Zone, plain
from kancha.kernel.state import ASIDE, Part, State
from kancha.kernel.testing import random_match
from kancha.kernel.view import sights
from kancha.words import LANGUAGES, Words

from .cases import Case, cases

SCENES = [case for case in cases() if not case.options or case == [c for c in cases() if c.game == case.game][-1]]


def texts(node: Any) -> Iterator[Text]:
    """Every text inside a scene."""
    if isinstance(node, Text):
        yield node
    elif isinstance(node, (list, tuple)):
        for item in node:
            yield from texts(item)
    elif hasattr(node, "__struct_fields__"):
        for name in node.__struct_fields__:
            yield from texts(getattr(node, name))


def things(scene: Scene) -> list[Zone | Piece]:
    """Everything that lies on a panel."""
    found: list[Zone | Piece] = []
    for panel in scene.panels:
        found += panel.zones
        found += panel.pieces
    return found


def symbols(game: Game) -> set[str]:
    """The ids of all symbols that the game brings."""
    return {
        id
        for path in game.files("symbols", "svg")
        for id in re.findall(r'<symbol\b[^>]*\bid="([^"]+)"', path.read_text(encoding="utf-8"))
    }


def check_scene(game: Game, scene: Scene, known: set[str], bundles: list[Words]) -> None:
    """Ids are unique, symbols and words exist, everything has a size."""
    ids = Counter(thing.id for thing in things(scene))
    assert not [id for id, count in ids.items() if count > 1], "ids must be unique in a scene"
    used = {piece.symbol for panel in scene.panels for piece in panel.pieces}
    used |= {zone.symbol for panel in scene.panels for zone in panel.zones if zone.symbol}
    used |= {panel.art for panel in scene.panels if panel.art}
    used |= {stat.symbol for line in scene.seats for stat in line.stats}
    assert used <= known, f"no such symbols: {sorted(used - known)}"
    for text in texts(scene):
        for words in bundles:
            assert words.has(text.id), f"no {words.lang} message {text.id}"
            words.text(text.id, text.args)
    for panel in scene.panels:
        assert panel.w > 0
        assert panel.h > 0
    rules = {thing.rule for thing in things(scene) if thing.rule}
    assert all(rule in game.rules for rule in rules), f"unknown rules {[r for r in rules if r not in game.rules]}"


@pytest.mark.parametrize("case", SCENES, ids=str)
def test_a_picture_takes_over_what_looks_the_same_and_nothing_else(case: Case) -> None:
    """Drawn after the picture before it, also after one that was taken back, a position looks as if drawn alone.

    So it does if the game has drawn other positions and matches before.
    """
    game = kancha.game(case.game)
    before = None
    seats = [*range(case.seats), None]
    for number, match in enumerate(random_match(game, case.seats, 5, dict(case.options))):
        if number % 200 > 60 and not match.over:
            continue
        for now in (match, match.at(max(0, number - 7))) if number % 20 == 19 else (match,):
            state = now.state
            other = type(game)() if number % 20 == 19 else game
            picture, alone = game.picture(state.seen(None)), other.picture(state.seen(None))
            if before is not None:
                picture.follow(before)
            looks = [(picture.look(state.seen(seat), seat), alone.look(state.seen(seat), seat)) for seat in seats]
            assert [following.scene for following, _ in looks] == [fresh.scene for _, fresh in looks]
            before = picture


Path = tuple[str | int, ...]
"""Names of fields and places in lists that lead to a number inside a state."""


def numbers(node: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every number of a position, and the way to it."""
    if isinstance(node, Part):
        seen = sights(type(node))
        for name in field_names(type(node)):
            if seen.get(name) not in ASIDE:
                yield from numbers(getattr(node, name), (*path, name))
    elif isinstance(node, list):
        for place, item in enumerate(node):
            yield from numbers(item, (*path, place))
    elif isinstance(node, int):
        yield path, node


def field_of(path: Path) -> tuple[str, ...]:
    """The names on a way: the same for all things of a list."""
    return tuple(name for name in path if isinstance(name, str))


def changed(state: State, path: Path) -> State:
    """What a spectator would see if one number were another one."""
    seen = state.seen(None)
    seen.own()
    node: Any = seen
    for name in path[:-1]:
        node = getattr(node, name) if isinstance(name, str) else node[name]
    last = path[-1]
    if isinstance(last, str):
        setattr(node, last, type(getattr(node, last))(not getattr(node, last)))
    else:
        node[last] = type(node[last])(not node[last])
    return seen


@pytest.mark.parametrize("case", [case for case in SCENES if case.seats == 4 and not case.options], ids=str)
def test_what_is_kept_names_all_that_it_depends_on(case: Case) -> None:
    """Whichever number of a position changes alone, a picture that follows shows what one drawn alone does.

    Those that are drawn alone are drawn by a game that has never seen the others.
    """
    game = kancha.game(case.game)
    other = type(game)()
    rng = Random(str(case))
    first: dict[Path, int] = {}
    varying: set[tuple[str, ...]] = set()
    state: State | None = None
    for number, match in enumerate(random_match(game, case.seats, 5, {})):
        if number in (20, 150):
            state = match.state.clone()
        if number % 10 == 0 or match.over:
            now = dict(numbers(match.state.seen(None)))
            first = first or now
            # What never changes in a match, as the seat of a part, need not be named.
            varying |= {field_of(path) for path, value in now.items() if first.get(path) != value}
    assert state is not None
    before = game.picture(state.seen(None))
    assert before.scene
    fields: dict[tuple[str, ...], list[Path]] = {}
    for path, _ in numbers(state.seen(None)):
        fields.setdefault(field_of(path), []).append(path)
    tried = 0
    for field, paths in fields.items():
        for path in rng.sample(paths, min(3, len(paths))) if field in varying else []:
            try:
                alone = other.picture(changed(state, path)).scene
            except (IndexError, KeyError, ValueError, AttributeError, TypeError, ZeroDivisionError):
                continue  # There is no such position.
            picture = game.picture(changed(state, path))
            picture.follow(before)
            assert picture.scene == alone, f"what is drawn depends on {path}, and is taken over without asking for it"
            tried += 1
    assert tried > 20


@pytest.mark.parametrize("case", SCENES, ids=str)
def test_scenes_and_aims(case: Case) -> None:
    """At positions of a random match every viewer gets a sound scene, and every legal action can be clicked in it."""
    game = kancha.game(case.game)
    known = symbols(game)
    bundles = [Words(lang, game) for lang in LANGUAGES]
    rng = Random(str(case))
    for number, match in enumerate(random_match(game, case.seats, 4, dict(case.options))):
        if number % 23 and not match.over:
            continue
        picture = game.picture(match.state.seen(None))
        public = plain(picture.scene)
        for seat in [*range(case.seats), None]:
            seen = match.state.seen(seat)
            look = picture.look(seen, seat)
            scene = look.scene
            assert plain(game.look(seen, seat).scene) == plain(scene), f"what seat {seat} sees depends on other viewers"
            check_scene(game, scene, known, bundles)
            assert plain(scene)["panels"]
            assert scene.meter is None or scene.meter.measure in {measure.id for measure in game.measures}
            assert [line.seat for line in scene.seats][: case.seats] == list(range(case.seats))
            if seat is None or seat != match.seat:
                continue
            if scene.meter is not None:
                place = [measure.id for measure in game.measures].index(scene.meter.measure)
                assert game.tally(match.state, seat)[seat][place] == scene.meter.left, "the meter counts its measure"
            ids = {thing.id for thing in things(scene)}
            aims: dict[tuple[str, ...], str] = {}
            for action in match.actions:
                aim = look.aim(action)
                missing = [target for target in aim.targets if target not in ids]
                assert not missing, f"{action!r} aims at {missing}, which the scene of seat {seat} lacks"
                assert not aim.ghost_panel or aim.ghost_panel in {panel.id for panel in scene.panels}
                click = (*aim.targets, aim.pose)
                assert not aim.targets or aims.setdefault(click, str(action)) == str(action), (
                    f"{action!r} and {aims[click]!r} are clicked alike"
                )
            for action in rng.sample(game.space.actions, 40):
                look.aim(action)
        assert plain(picture.scene) == public, "a look has changed what all see"
    palette = game.palette()
    assert palette.light.keys() == palette.dark.keys()
