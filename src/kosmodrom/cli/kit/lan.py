"""Where this machine is in the local network."""

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final

from kosmodrom.cli.kit.complaint import Complaint

ALONE: Final = ("127.0.0.1", "localhost", "::1")
EVERYWHERE: Final = ("", "0.0.0.0", "::")
FAR: Final = ("10.255.255.255", "172.31.255.255", "192.168.255.255", "192.0.2.255")
"""Addresses in private networks, and a public one. Nothing is ever sent to them."""
ANY_PORT: Final = 9


def lan_address(host: str | None) -> str:
    """The address by which others in the network reach this machine; complains if there is none.

    That is the host, if it is such an address.
    """
    if host in ALONE:
        raise Complaint("serve-lan-host", value=host)
    if host is not None and host not in EVERYWHERE:
        return host
    found = best([address for place in FAR if (address := sender(place)) is not None])
    if found is None:
        raise Complaint("serve-no-lan")
    return found


def sender(place: str) -> str | None:
    """The address that this machine would send from, or None. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((place, ANY_PORT))
        except OSError:
            return None
        return str(asking.getsockname()[0])


def best(addresses: Iterable[str]) -> str | None:
    """An address of a private network if there is one, else any that other machines can reach."""
    found = [ipaddress.ip_address(address) for address in addresses]
    fitting = [each for each in found if not (each.is_loopback or each.is_unspecified or each.is_link_local)]
    return str(min(fitting, key=lambda each: not each.is_private)) if fitting else None
