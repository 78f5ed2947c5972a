"""A page that follows by changes, in Python: what the page's own `follow.ts` does."""

from __future__ import annotations

from typing import Any


def spliced(old: list[Any], splices: list[Any]) -> list[Any]:
    """Return a list after splices, from left to right."""
    made = list(old)
    for at, gone, came in splices:
        made[at : at + gone] = came
    return made


class Follower:
    """Holds the newest position and the panels of it by hash."""

    def __init__(self) -> None:
        self.position: dict[str, Any] = {}
        self.panels: dict[str, Any] = {}

    @property
    def have(self) -> frozenset[str]:
        """The hashes of what it holds."""
        return frozenset(self.panels)

    def take(self, told: dict[str, Any]) -> dict[str, Any]:
        """Take a change and return the whole position."""
        base = told.pop("base")
        last = self.position if base else {}
        assert not base or last["seq"] == base
        held = self.panels
        for change in told.pop("panels"):
            held[change["hash"]] = _changed(held, change)
        hashes = told.pop("hashes")
        self.panels = {hash: held[hash] for hash in hashes}
        seats = spliced(last["scene"]["seats"] if last else [], told.pop("seats"))
        scene = told.pop("scene") | {"panels": [held[hash] for hash in hashes], "seats": seats}
        lists = {name: spliced(last.get(name, []), told.pop(name)) for name in ("ledger", "turns")}
        self.position = told | {"type": "position", "scene": scene} | lists
        return self.position


def _changed(held: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    if "panel" in change:
        whole: dict[str, Any] = change["panel"]
        return whole
    base = held[change["base"]]
    made = dict(change.get("head") or {name: value for name, value in base.items() if name not in ("zones", "pieces")})
    for name in ("zones", "pieces"):
        if things := spliced(base.get(name, []), change.get(name, [])):
            made[name] = things
    return made
