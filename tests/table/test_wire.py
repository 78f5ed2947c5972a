"""The page's types are made from the server's structs, and are fresh."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tools import wire


def test_the_types_of_the_page_are_fresh() -> None:
    """A struct that was changed without `make types` is found here."""
    assert wire.FILE.read_text(encoding="utf-8") == wire.text(), "run `make types`"
    assert wire.ROOMS.read_text(encoding="utf-8") == wire.rooms_text(), "run `make types`"


class Sent(Struct, tag="sent"):
    """Always whole."""

    count: int
    level: str | UnsetType = UNSET
    name: str = ""
    held: Annotated[Raw, Meta(extra={"holds": list[int | None]})] = Raw(b"[]")


class Asked(Struct, forbid_unknown_fields=True):
    """A request."""

    name: str = ""
    """What
    it is called."""


def test_only_what_the_sender_leaves_out_is_optional() -> None:
    """A default that is sent all the same is not, one that a request need not name is."""
    types = wire.Types()
    assert types.interface(Sent) == (
        "/** Always whole. */\nexport interface Sent {\n  type: 'sent';\n  count: number;\n  level?: string;\n"
        "  name: string;\n  held: (number | null)[];\n}"
    )
    assert types.interface(Asked) == (
        "/** A request. */\nexport interface Asked {\n  /** What it is called. */\n  name?: string;\n}"
    )


def test_an_untold_type_is_refused() -> None:
    """Encoded JSON must say what it holds."""
    with pytest.raises(TypeError, match="say what it holds"):
        wire.Types().name(Raw)
