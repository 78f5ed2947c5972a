"""Coming back: short codes for another device, and recovery phrases for a browser that has forgotten everything."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from typing import Final

from mnemonic import Mnemonic

WORDS: Final = 7
"""Words of a phrase; each is one of 2048, so a phrase has 77 bits."""
CODE: Final = 8
CODE_SECONDS: Final = 600
SIGNS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits without look-alikes."""
LISTS: Final = {"en": "english", "fr": "french"}


@cache
def _list(lang: str) -> list[str]:
    return list(Mnemonic(LISTS.get(lang, "english")).wordlist)


def new_phrase(lang: str) -> str:
    """Return a fresh recovery phrase in somebody's language."""
    return " ".join(secrets.choice(_list(lang)) for _ in range(WORDS))


def tidy_phrase(text: str) -> str:
    """Return a phrase as it is hashed: without accents, capitals and needless space."""
    plain = unicodedata.normalize("NFKD", text.lower())
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())


def new_code() -> str:
    """Return a fresh code, short enough to type on a phone."""
    return "".join(secrets.choice(SIGNS) for _ in range(CODE))


def tidy_code(text: str) -> str:
    """Return a code as it is hashed: without dashes, space and capitals."""
    return "".join(sign for sign in text.lower() if sign.isalnum())
