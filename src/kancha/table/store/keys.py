"""Ids of matches, which anybody may know, and keys of seats, which are secrets."""

from __future__ import annotations

import hashlib
import secrets


def new_key() -> str:
    """Return a fresh secret of 128 bits."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """Return a fresh id of a match: ten letters and digits without look-alikes."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def hashed(key: str) -> str:
    """Return what is stored of a key. A random key of 128 bits needs no slow hash."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
