"""Hints: the best plans for a seat's turn, thought out in a worker as bots do."""

from __future__ import annotations

from msgspec import UNSET

from kancha.bots.advice import EVALUATOR
from kancha.kernel.match import Match
from kancha.table import bots
from kancha.table.errors import TableError
from kancha.table.line import Whose
from kancha.table.protocol import Hint, PlanInfo, PlanStep
from kancha.table.table import Table


async def hint(table: Table, match: Match, seat: int, id: int) -> Hint:
    """Return the best plans for the question that a seat is asked; the same whenever it asks again."""
    decision = len(match.log)
    asked = (match.game.terms, match.view(seat), seat, match.state.legal(), decision)
    actions = match.game.space.actions
    try:
        plans = await table.workers.run(Whose(table.info.id, table.addresses), bots.advise, *asked)
    except TimeoutError as error:
        raise TableError(503, "error-hint-late", "the hint took too long") from error
    return Hint(
        id,
        decision,
        [
            PlanInfo(
                steps=[
                    PlanStep(code, actions[code].text, actions[code].family, actions[code].fields)
                    for code in plan.codes
                ],
                lead=round(plan.lead, 1),
                scores=[round(score, 1) for score in plan.scores],
                wins=UNSET if plan.wins is None else [round(win, 3) for win in plan.wins],
            )
            for plan in plans
        ],
        EVALUATOR.network(match.game, match.game.kind(match.state)) is not None,
    )
