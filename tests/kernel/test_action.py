"""Families of actions: said once, read in one way, refused with what is wrong."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from kancha.kernel import action
from kancha.kernel.action import Space
from tests.kernel.examples import examples


def test_the_example_of_the_module_runs() -> None:
    """The docstring tells the truth."""
    found = doctest.DocTestParser().get_doctest(examples(action), vars(action).copy(), "action", None, 0)
    assert len(found.examples) > 5
    assert doctest.DocTestRunner().run(found).failed == 0


def test_codes_and_values_are_each_others_inverse() -> None:
    """The last field runs fastest, and lists and rows hold the same codes."""
    space = Space()
    space.single("pass")
    lay = space.family("lay {marker} at {line}", marker=3, line=("a", "b"))
    assert [lay.code(marker, line) for marker in range(3) for line in range(2)] == lay.codes
    assert [lay.read(code) for code in lay.codes] == [(m, n) for m in range(3) for n in range(2)]
    assert lay.rows[2] == [lay.code(2, 0), lay.code(2, 1)]
    bid = space.family("bid {amount}", amount=4)
    assert [bid.value(code) for code in bid.codes] == [bid.values[code] for code in bid.codes] == [0, 1, 2, 3]
    assert [family.name for family in space.of] == ["pass", *["lay"] * 6, *["bid"] * 4]
    assert [code in lay for code in range(len(space))] == [False, *[True] * 6, *[False] * 4]
    assert [str(space.actions[code]) for code in lay.rows[1]] == ["lay 1 at a", "lay 1 at b"]


def test_a_family_is_called_by_its_first_words() -> None:
    """Or by the name that is given."""
    space = Space()
    space.single("no festival", kind="decline")
    space.family("lay {marker}", name="lay-marker", marker=2)
    assert [family.name for family in space.families] == ["no-festival", "lay-marker"]
    assert [action.kind for action in space.actions] == ["decline", "act", "act"]


@pytest.mark.parametrize(
    ("template", "fields", "reason"),
    [
        ("{card}", {"card": 2}, "begins with a field"),
        ("pass", {}, "a `single` none"),
        ("bid {amount}", {"amount": 2}, "two families are called 'bid'"),
    ],
)
def test_a_family_that_cannot_be_says_why(template: str, fields: dict[str, Any], reason: str) -> None:
    """The error names what is missing."""
    space = Space()
    space.family("bid {price}", price=3)
    with pytest.raises(ValueError, match=reason):
        space.family(template, **fields)


def test_two_actions_with_one_text_are_refused() -> None:
    """Texts are the language of records: each means one action."""
    space = Space()
    space.family("move to {space}", name="move-to-space", space=("a",))
    with pytest.raises(ValueError, match="share the text 'move to a'"):
        space.family("move to {site}", name="move-to-site", site=("b", "a"))


def test_an_unknown_kind_is_refused() -> None:
    """What ends a turn is one of four words."""
    with pytest.raises(ValueError, match="kind may be act, skip, decline, end"):
        Space().single("pass", kind="finish")
