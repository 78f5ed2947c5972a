"""One position for the eye. What all viewers see alike is drawn once (`Picture`); each viewer gets a `Look` at it.

A game's `scene.py` has one class, which its `Game.picture` makes of what a spectator sees:

    class MarketPicture(Picture[Market]):
        def draw(self) -> Scene: ...                        # from self.s, that is state.seen(None)
        def own(self, seen, seat, scene) -> None: ...       # add what the seat sees besides
        def aim(self, seen, action) -> Aim: ...             # where an action is clicked

A picture and its looks live as long as the position: whatever is worth computing once for it may be kept on them,
nowhere else. Panels that several viewers get are the same objects, so that they are encoded once, too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from kancha.kernel.action import Action
from kancha.kernel.fields import field_names
from kancha.kernel.scene import Aim, Panel, Scene
from kancha.kernel.state import ASIDE, Part, State
from kancha.kernel.view import sights

if TYPE_CHECKING:
    from kancha.kernel.rulebook import Rulebook

S = TypeVar("S", bound=State)
T = TypeVar("T")


def fields_of(part: Part) -> tuple[Any, ...]:
    """Return the values of a part, without those that are no part of a position."""
    kind: type = type(part)
    return _fields(kind)(part)


@cache
def _fields(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    """Return what gets the fields of a part, and twice its class, so that there is a tuple in any case."""
    seen = sights(kind)
    names = [name for name in field_names(kind) if seen.get(name) not in ASIDE]
    return attrgetter(*names, "__class__", "__class__")


@mypyc_attr(allow_interpreted_subclasses=True)
class Picture(Generic[S]):
    """One position as everybody sees it."""

    def __init__(self, game: Rulebook, s: S) -> None:
        self.game = game
        self.s = s
        """What a spectator sees."""
        self._scene: Scene | None = None
        self._kept: dict[str, tuple[tuple[Any, ...], Any]] = {}
        self._before: dict[str, tuple[tuple[Any, ...], Any]] = {}

    def follow(self, before: Picture[S]) -> None:
        """Take over from a picture of an earlier position what is `kept` and looks the same."""
        self._before = before._kept

    def settle(self) -> None:
        """Let go of the earlier picture: all that will be drawn is drawn."""
        self._before = {}

    def kept(self, name: str, on: tuple[Any, ...], draw: Callable[[], T]) -> T:
        """Return what `draw` makes, or, if all that it depends `on` is as it was, what it made for the position before.

        `on` holds values of what the viewer sees, and lists of them; whatever `draw` looks at must be in it. A part is
        like nothing but itself: its `fields_of` are compared.
        """
        found = self._before.get(name)
        if found is None or found[0] != on:
            found = (on, draw())
        self._kept[name] = found
        drawn: T = found[1]
        return drawn

    def draw(self) -> Scene:
        """Lay out what everybody sees."""
        raise NotImplementedError

    def own(self, seen: S, seat: int, scene: Scene) -> None:
        """Add to a scene what a seat sees besides; its lists are the viewer's own, the panels on them are everybody's.

        `put` adds a panel or takes the place of the one with its id.
        """

    def put(self, scene: Scene, panel: Panel) -> None:
        """Add a panel to a scene, or take the place of the one with its id."""
        panels, id = scene.panels, panel.id
        for place, known in enumerate(panels):
            if known.id == id:
                panels[place] = panel
                return
        panels.append(panel)

    def aim(self, seen: S, action: Action) -> Aim:
        """Say where an action of the space, legal or not, is clicked by the viewer who sees this."""
        raise NotImplementedError

    def rests_on(self, seen: S, code: int) -> int:
        """Tell by a number all that the aim of an answer rests on, besides the answer and the step; -1: on more.

        What is told of an answer is kept by that number, and not made again.
        """
        return -1

    @property
    def scene(self) -> Scene:
        """The scene of a spectator, drawn once."""
        if self._scene is None:
            self._scene = self.draw()
        return self._scene

    def look(self, seen: S, seat: int | None) -> Look[S]:
        """Return what a viewer sees: `seen` is `state.seen(seat)` of the same position."""
        return Look(self, seen, seat)


class Look(Generic[S]):
    """One position as one viewer sees it: the scene, and where each action is clicked."""

    def __init__(self, picture: Picture[S], seen: S, seat: int | None) -> None:
        self.picture = picture
        self.seen = seen
        self.seat = seat
        self.scene: Scene = picture.scene
        if seat is not None:
            self.scene = replace(picture.scene, panels=picture.scene.panels[:])
            picture.own(seen, seat, self.scene)

    def aim(self, action: Action) -> Aim:
        """Say where an action of the space is clicked."""
        return self.picture.aim(self.seen, action)
