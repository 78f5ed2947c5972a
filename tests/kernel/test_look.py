"""Pictures: what is taken over from the position before, and what is drawn anew."""

from __future__ import annotations

from kancha.kernel.look import fields_of
from tests.saltmarket import Saltmarket
from tests.saltmarket.scene import MarketPicture, stall
from tests.saltmarket.state import Market


class Stalls(MarketPicture):
    """The market, of which the stall of the first seat is kept by all that the seat has."""

    def first(self) -> object:
        """Return the stall as it is drawn."""
        who = self.s.seats[0]
        return self.kept("stall", (fields_of(who),), lambda: stall(who))


def market() -> Market:
    """A position."""
    state = Saltmarket().start(seats=2, seed=7).state
    assert isinstance(state, Market)
    return state


def after(before: Stalls | None, s: Market) -> Stalls:
    """The picture of a position, after another one."""
    made = Stalls(Saltmarket(), s.seen(None))
    if before is not None:
        made.follow(before)
    return made


def test_a_panel_is_taken_over_until_what_it_depends_on_is_another() -> None:
    """The same values in another copy of a part keep it; one that differs, or has come back since, draws it anew."""
    s = market()
    first = after(None, s)
    drawn = first.first()
    second = after(first, s.clone())
    assert second.first() is drawn
    s.seats[0].goods[0] += 1
    third = after(second, s)
    assert third.first() is not drawn
    s.seats[0].goods[0] -= 1
    fourth = after(third, s)
    assert fourth.first() is not drawn
    assert fourth.first() == drawn


def test_the_picture_before_is_let_go_of() -> None:
    """Once a position is settled nothing more is taken over; what was drawn for it is there for the next."""
    s = market()
    first = after(None, s)
    drawn = first.first()
    second = after(first, s)
    second.settle()
    anew = second.first()
    assert anew is not drawn
    assert after(second, s).first() is anew
