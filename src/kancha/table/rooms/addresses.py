"""How other devices reach this server: its addresses in the network, and what to do if it has none."""

from __future__ import annotations

import ipaddress

import ifaddr

from kancha.table.rooms.bodies import Addresses

EVERYWHERE = ("0.0.0.0", "::", "")


def is_here(host: str) -> bool:
    """Tell whether a name or an address is that of this machine for itself."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def reachable(host: str, port: int) -> Addresses:
    """Return the addresses at which other devices find a server that listens on a host and port."""
    command = f"kancha serve --host 0.0.0.0 --port {port}"
    if is_here(host):
        return Addresses([], only_here=True, command=command)
    hosts = network() if host in EVERYWHERE else [host]
    return Addresses([f"http://{_bracketed(one)}:{port}" for one in hosts], only_here=False, command=command)


def network() -> list[str]:
    """Return this machine's addresses in its networks, those of a home network first."""
    found: list[ipaddress.IPv4Address | ipaddress.IPv6Address] = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            text = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
            address = ipaddress.ip_address(text)
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                found.append(address)
    found.sort(key=lambda address: (address.version, not _is_home(address), int(address)))
    return [str(address) for address in dict.fromkeys(found)]


def _is_home(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Tell whether an address is of the kind that home routers give; containers and virtual machines have others."""
    return address.version == 4 and address in ipaddress.ip_network("192.168.0.0/16")


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
