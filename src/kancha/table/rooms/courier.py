"""The courier: carries small messages to addresses that people gave, and is not sent where it must not go.

An address that anybody may name could lead the server to its own network. So a name is resolved once, every address it
stands for must be public (unless the server's owner allows others), and the connection goes to that very address.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

import httpx

from kancha.table import logs
from kancha.table.errors import TableError

SECONDS: Final = 5.0
AT_ONCE: Final = 8
"""Messages under way at the same time."""


class Courier:
    """Posts messages; whoever does not answer in a few seconds has not got them."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False)
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._log = logs.get(part="courier")

    async def close(self) -> None:
        """Let all connections go."""
        await self._client.aclose()

    async def check(self, url: str) -> None:
        """Refuse an address to which nothing may be sent."""
        await self._resolve(url)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Post a message; returns the status, 0 if it did not get there. The address is a secret and is not logged."""
        try:
            address = await self._resolve(url)
            parts = urlsplit(url)
            host = parts.hostname or ""
            at = f"[{address}]" if ":" in address else address
            target = parts._replace(netloc=at if parts.port is None else f"{at}:{parts.port}").geturl()
            named = host if parts.port is None else f"{host}:{parts.port}"
            async with self._turn:
                answer = await self._client.post(
                    target,
                    content=body,
                    headers=headers | {"Host": named, "User-Agent": "kancha"},
                    extensions={"sni_hostname": host},
                )
            return answer.status_code
        except (TableError, httpx.HTTPError, OSError, ValueError) as error:
            self._log.info("not delivered", reason=type(error).__name__)
            return 0

    async def _resolve(self, url: str) -> str:
        """Return the network address of a URL; one that is not public is refused."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError as error:
            raise _refused("this is no web address") from error
        if parts.scheme not in ("https", "http") or not host or parts.username or parts.password:
            raise _refused("a web address begins with https:// and names nobody")
        if parts.scheme == "http" and not self._private:
            raise _refused("only https:// is allowed")
        try:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(host, port or 443, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise _refused("there is no such host") from error
        addresses = [str(entry[4][0]) for entry in found]
        if not self._private and not all(_is_public(address) for address in addresses):
            raise _refused("this host is not a public one")
        return addresses[0]


def _is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_global and not found.is_multicast


def _refused(reason: str) -> TableError:
    return TableError(400, "error-webhook", f"nothing can be sent there: {reason}", reason=reason)
