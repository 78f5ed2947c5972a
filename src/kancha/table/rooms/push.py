"""Web Push: notices that a browser shows although no page is open. Off unless the server's owner turns it on."""

from __future__ import annotations

import base64
from time import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from kancha.kernel.errors import KanchaError
from kancha.table.rooms.bodies import Subscription
from kancha.table.rooms.courier import Courier

DAY: Final = 86_400
GONE: Final = (404, 410)
"""A push service says so of a browser that no longer listens."""


def new_key() -> str:
    """Return a fresh private key that signs notices, as text."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    made = ec.generate_private_key(ec.SECP256R1())
    return made.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


def check() -> None:
    """Refuse to send notices without the library for it."""
    try:
        import pywebpush  # noqa: F401
    except ImportError as error:
        raise KanchaError("PUSH needs the package pywebpush: pip install 'kancha[push]'") from error


class Push:
    """Signs and encrypts notices for browsers."""

    def __init__(self, key: str, contact: str, courier: Courier) -> None:
        from cryptography.hazmat.primitives import serialization
        from py_vapid import Vapid02

        self._vapid: Any = Vapid02.from_pem(key.encode())
        self._contact = contact
        self._courier = courier
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public_key = base64.urlsafe_b64encode(point).decode().rstrip("=")
        """What a browser needs to subscribe."""

    async def send(self, to: Subscription, notice: dict[str, str]) -> bool:
        """Send a notice; False if the browser no longer listens."""
        from pywebpush import WebPusher

        encoded: Any = WebPusher(msgspec.to_builtins(to)).encode(msgspec.json.encode(notice))
        parts = urlsplit(to.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact, "exp": int(time()) + DAY // 2}
        headers: dict[str, str] = dict(self._vapid.sign(claims))
        headers |= {"Content-Encoding": "aes128gcm", "TTL": str(DAY), "Urgency": "normal"}
        headers["Content-Type"] = "application/octet-stream"
        return await self._courier.post(to.endpoint, encoded["body"], headers) not in GONE
