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

from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec.structs import replace

from kancha.kernel.action import Action
from kancha.kernel.scene import Aim, Scene
from kancha.kernel.state import State

if TYPE_CHECKING:
    from kancha.kernel.rulebook import Rulebook

S = TypeVar("S", bound=State)


class Picture(Generic[S]):
    """One position as everybody sees it."""

    def __init__(self, game: Rulebook, s: S) -> None:
        self.game = game
        self.s = s
        """What a spectator sees."""
        self._scene: Scene | None = None

    def draw(self) -> Scene:
        """Lay out what everybody sees."""
        raise NotImplementedError

    def own(self, seen: S, seat: int, scene: Scene) -> None:
        """Add to a scene what a seat sees besides; its lists are the viewer's own, the panels on them are everybody's.

        `scene.put(panel)` adds a panel or takes the place of the one with its id.
        """

    def aim(self, seen: S, action: Action) -> Aim:
        """Say where an action of the space, legal or not, is clicked by the viewer who sees this."""
        raise NotImplementedError

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
