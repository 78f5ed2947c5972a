"""Parts as plain data: the whole of it, what one seat may know of it, and back again.

A part becomes a dict whose key `is` names its class; a hidden value becomes `{"hidden": hint}`, where the hint is a
list's length, the sum of counts, or None.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from kancha.kernel.action import kebab
from kancha.kernel.event import Event
from kancha.kernel.fields import field_names
from kancha.kernel.state import ASIDE, BAG, EACH, HIDDEN, LENT, OWNER, OWNER_BAG, SHARED, Part, State


def sights(kind: type) -> dict[str, str]:
    """Return the declared visibility of a part's fields, with what it inherits."""
    return _sights(kind)


@cache
def _sights(kind: type) -> dict[str, str]:
    known: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        known.update(base.__dict__.get("SEES", {}))
    return {name: sight for name, sight in known.items() if sight != LENT}


@cache
def is_all_public(parts: tuple[type, ...]) -> bool:
    """Tell whether there is nothing in some parts that a viewer could not see."""
    return all(sight in ASIDE for kind in parts for sight in sights(kind).values())


def loans(kind: type) -> list[str]:
    """Return the public lists that copies of a part share until they are written."""
    return [name for base in kind.__mro__ for name, sight in base.__dict__.get("SEES", {}).items() if sight == LENT]


def to_data(node: Any) -> Any:
    """Return everything about a part, as plain JSON-able data."""
    if isinstance(node, Part):
        kind = type(node)
        seen = sights(kind)
        data: dict[str, Any] = {"is": kind.__name__}
        for name in field_names(kind):
            if seen.get(name) not in ASIDE:
                data[name] = to_data(getattr(node, name))
        return data
    if isinstance(node, (list, tuple)):
        return [item if type(item) is int else to_data(item) for item in node]
    return node


def view(node: Any, seat: int | None, owner: int | None = None) -> Any:
    """Return what a seat may know of a part (None: a spectator), built from nothing, as plain data."""
    if isinstance(node, Part):
        kind = type(node)
        seen = sights(kind)
        names = field_names(kind)
        if "seat" in names:
            owner = getattr(node, "seat")  # noqa: B009 - the field is not declared on Part
        data: dict[str, Any] = {"is": kind.__name__}
        for name in names:
            sight = seen.get(name)
            if sight not in ASIDE:
                data[name] = _look(getattr(node, name), sight, seat, owner)
        return data
    if isinstance(node, (list, tuple)):
        return [item if type(item) is int else view(item, seat, owner) for item in node]
    return node


def _look(value: Any, sight: str | None, seat: int | None, owner: int | None) -> Any:
    if sight is None:
        return view(value, seat, owner)
    if sight == EACH:
        return [view(item, seat, i) if i == seat else {"hidden": None} for i, item in enumerate(value)]
    if sight in (OWNER, OWNER_BAG) and seat is not None and owner == seat:
        return view(value, seat, owner)
    if sight in (BAG, OWNER_BAG):
        return {"hidden": len(value) if -1 in value else sum(value)}
    return {"hidden": len(value) if isinstance(value, list) else None}


def from_data(data: Any, parts: Mapping[str, type], shared: Mapping[str, Any]) -> Any:
    """Build a part from data or from a view; what is hidden becomes -1, a hidden list as many -1 as its hint.

    What is derived is not in the data: see `State.derive`.
    """
    if isinstance(data, dict):
        if "hidden" in data:
            hint = data["hidden"]
            return -1 if hint is None else [-1] * hint
        kind: Any = parts[data["is"]]
        node = kind.__new__(kind)
        seen = sights(kind)
        for name in field_names(kind):
            if seen.get(name) == SHARED:
                # What else a state shares it works out by itself.
                if name in shared or not isinstance(node, State):
                    setattr(node, name, shared.get(name))
            elif seen.get(name) not in ASIDE:
                setattr(node, name, from_data(data[name], parts, shared))
        return node
    if isinstance(data, list):
        return [item if type(item) is int else from_data(item, parts, shared) for item in data]
    return data


def hear(event: Event, seat: int | None) -> dict[str, Any]:
    """Return an event as one seat may hear of it: see `heard`."""
    message, args, rules = heard(event, seat)
    return {"event": message, "args": args, "rules": rules}


def heard(event: Event, seat: int | None) -> tuple[str, dict[str, Any], list[str]]:
    """Return an event as one seat may hear of it: message id, arguments and rules.

    Private fields are left out for others, and the message id then ends in `-hidden`.
    """
    kind = type(event)
    names, public = _heard(kind)
    message = kebab(kind.__name__)
    if public is not names and (seat is None or getattr(event, "seat", None) != seat):
        names, message = public, f"{message}-hidden"
    args = {name: getattr(event, name) for name in names}
    return message, args, [args["rule"]] if "rule" in args else list(event.RULES)


def is_open(event: Event) -> bool:
    """Tell whether everybody hears the same of an event."""
    names, public = _heard(type(event))
    return names is public


@cache
def _heard(kind: type[Event]) -> tuple[list[str], list[str]]:
    """Return the fields of an event, and those that everybody hears: the same list if there are no others."""
    seen = sights(kind)
    names = sorted(kind.__struct_fields__)
    public = [name for name in names if seen.get(name) not in (OWNER, HIDDEN)]
    return names, names if len(public) == len(names) else public


def has_secrets(parts: Iterable[type]) -> bool:
    """Whether a seat may see something that another one may not."""
    return any(sight in (OWNER, OWNER_BAG, EACH) for kind in parts for sight in sights(kind).values())


def visibility(parts: Iterable[type]) -> list[str]:
    """List every field of every part with who may see it, for review."""
    return [
        f"{kind.__name__}.{name}: {sights(kind).get(name, 'public')}" for kind in parts for name in field_names(kind)
    ]
