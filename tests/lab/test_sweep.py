"""Sweeps: options and figures as variables, and effects that are found and sized."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kancha
from kancha.kernel.errors import KanchaError
from kancha.lab import experiment, play, sweep
from kancha.lab.effects import compare
from kancha.lab.experiments import bound
from kancha.lab.figures import change, figures
from kancha.lab.simulate import simulate
from kancha.lab.sweep import Variable, grid, points, variable
from tests.saltmarket import Saltmarket

RULINGS = Saltmarket.rulings


def effect(effects: list[dict[str, Any]], metric: str, value: str) -> dict[str, Any]:
    """The effect of a value on a metric."""
    (found,) = [row for row in effects if row["metric"] == metric and row["value"] == value]
    return found


def test_a_planted_imbalance_of_points_is_found_and_sized_exactly() -> None:
    """Three points more for every order of one kind: blind bots play as before, so the true effect can be counted."""
    planted = ["orders.order.0.points=4,7"]
    result = sweep("saltmarket", planted, 60, 2, jobs=1)
    poor, rich = (experiment("saltmarket", 60, 2, figures={"orders.order.0.points": points}) for points in (4, 7))
    before = [play(poor, deal) for deal in range(60)]
    after = [play(rich, deal) for deal in range(60)]
    assert [played.taken for played in before] == [played.taken for played in after]
    true = (sum(sum(played.scores) for played in after) - sum(sum(played.scores) for played in before)) / 120
    found = effect(result["effects"], "score", "7")
    assert true > 0.3
    assert found["difference"] == pytest.approx(true, abs=0.001)
    assert found["clear"]
    assert found["low"] < true < found["high"]
    assert not effect(result["effects"], "length", "7")["clear"]
    assert effect(result["effects"], "length", "7")["difference"] == 0


def test_a_planted_imbalance_of_seats_is_found() -> None:
    """The family that begins gets four stones, not one: it scores and wins more, the other family does not."""
    result = sweep("caral", ["pieces.seat.0.stones=1,4"], 300, 2, seed=1, jobs=1)
    first = effect(result["effects"], "score-turn-1", "4")
    second = effect(result["effects"], "score-turn-2", "4")
    wins = effect(result["effects"], "win-turn-1", "4")
    assert first["clear"]
    assert first["low"] > 0.5
    assert wins["clear"]
    assert wins["low"] > 0.02
    assert not second["clear"]


def test_a_change_that_changes_nothing_has_no_effect() -> None:
    """A figure that no base match reads leaves every match as it was."""
    result = sweep("caral", ["emissaries.level.0.fame=1,9"], 10, 2, jobs=1)
    assert all(row["difference"] == 0 and not row["clear"] for row in result["effects"])


def test_the_grid_has_every_combination_or_one_change_at_a_time() -> None:
    """The first values are the base."""
    variables = [Variable("a", [1, 2, 3]), Variable("b", [False, True])]
    assert len(grid(variables, each=False)) == 6
    alone = grid(variables, each=True)
    assert alone == [{"a": 1, "b": False}, {"a": 1, "b": True}, {"a": 2, "b": False}, {"a": 3, "b": False}]


def test_effects_compare_what_differs_in_nothing_else() -> None:
    """In a full grid every pair of experiments counts for the variable in which alone it differs."""
    result = sweep("saltmarket", ["days=4,6", "market.coins=12,3"], 30, 2, jobs=1)
    means = {tuple(arm["labels"].values()): arm["decisions"]["mean"] for arm in result["arms"]}
    days = effect(result["effects"], "length", "6")
    true = (means["6", "12"] - means["4", "12"] + means["6", "3"] - means["4", "3"]) / 2
    assert days["difference"] == pytest.approx(true, abs=0.01)
    assert days["clear"]


@pytest.mark.parametrize(
    ("written", "values"),
    [
        ("market.coins=3,12", [3, 12]),
        ("market.coins=3..6", [3, 4, 5, 6]),
        ("days=4,6", [4, 6]),
        ("orders.order.points=[4,5,5,8,9],[9,5,5,8,4]", [[4, 5, 5, 8, 9], [9, 5, 5, 8, 4]]),
        ("pieces.level_supply.kind=limited,unlimited", ["limited", "unlimited"]),
        ("desire=false,TRUE", [False, True]),
    ],
)
def test_variables_are_read(written: str, values: list[Any]) -> None:
    """Numbers, ranges, lists, words and the choices of options."""
    game = kancha.game("caral" if written.startswith(("pieces", "desire")) else "saltmarket")
    assert variable(game, written).values == values


@pytest.mark.parametrize(
    ("vary", "fragment"),
    [
        ([], "at least one variable"),
        (["days"], "NAME=VALUE"),
        (["days=4"], "make 1 experiments"),
        (["days=4,4"], "there twice"),
        (["days=4,5"], "may be 4, 6; not 5"),
        (["weeks=1,2"], "no option and no figure 'weeks'; its data files are market, orders"),
        (["market.coin=1,2"], "did you mean market.coins"),
        (["market.coins=12,many"], "market.coins is 12; it cannot be 'many'"),
        (["orders.order.points=1,2"], "is a list of 5 values, such as"),
        (["market.crates.salt=8,9"], "crates: expected 28, found 29"),
    ],
)
def test_what_cannot_be_varied_is_refused(vary: list[str], fragment: str) -> None:
    """The message says what is allowed; nothing is played."""
    with pytest.raises(KanchaError, match=fragment.replace("(", r"\(").replace(".", r"\.")):
        sweep("saltmarket", vary, 2, 2, jobs=1)


def test_the_plural_of_a_table_is_its_column_of_counts() -> None:
    """`pieces.levels` is `pieces.level.count`."""
    game = kancha.game("caral")
    split = [8, 10, 11, 9, 10]
    assert change(game, {"pieces.levels": split}) == change(game, {"pieces.level.count": split})
    arms = points(
        "caral", [Variable("pieces.levels", [[9, 9, 11, 9, 10], split])], 1, 2, ["random"], 0, {"levels": "scarce"}
    )
    assert bound(arms[1]).facts.level_counts == [0, *split]
    assert (arms[0].data == game.figures.fingerprint, arms[1].data == game.figures.fingerprint) == (True, False)


def test_every_figure_that_is_listed_can_be_set_to_what_it_is() -> None:
    """The names that the command lists are those that it takes."""
    for id in kancha.games():
        game = kancha.game(id)
        for figure in figures(game):
            assert change(game, {figure.name: figure.value}) == game.figures.values, figure.name


def test_a_house_ruling_is_a_variable() -> None:
    """Its readings are played on the same deals."""
    result = sweep("saltmarket", ["last-bidder=" + ",".join(RULINGS["last-bidder"].choices)], 5, 3, jobs=1)
    assert [arm["options"]["last-bidder"] for arm in result["arms"]] == RULINGS["last-bidder"].choices


def test_two_runs_on_the_same_deals_are_compared_deal_by_deal(tmp_path: Path) -> None:
    """Pairing takes the luck of the deals out: the interval is narrower than that of two independent runs."""
    base = simulate("saltmarket", 40, 2, ["greedy"], seed=0, jobs=1)
    longer = simulate("saltmarket", 40, 2, ["greedy"], seed=0, options={"days": 6}, jobs=1)
    other = simulate("saltmarket", 40, 2, ["greedy"], seed=500, options={"days": 6}, jobs=1)
    paired = {row.metric: row for row in compare(base, longer)}["length"]
    apart = {row.metric: row for row in compare(base, other)}["length"]
    assert paired.clear
    assert paired.difference == pytest.approx(apart.difference, abs=3)
    assert paired.low < paired.difference < paired.high
    assert paired.before == pytest.approx(base["decisions"]["mean"], abs=0.001)
    assert {row.metric for row in compare(base, base) if row.difference} == set()
