"""Addresses and spans of time, as a host of a server types them."""

import ipaddress
import math
from urllib.parse import urlsplit

from kosmodrom.cli.kit.complaint import Complaint


def origin_of(option: str, text: str) -> str:
    """An address of a page as browsers write it: scheme, host and port; complains about anything else."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise Complaint("bad-address", name=option, value=text) from None
    host = parts.hostname or ""
    is_plain = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in parts.netloc)
    if parts.scheme not in ("http", "https") or not host or not is_plain or not text.isascii():
        raise Complaint("bad-address", name=option, value=text)
    name = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" + ("" if port in (None, usual) else f":{port}")


def check_proxy(text: str) -> str:
    """An address or network; complains about anything else."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise Complaint("bad-proxy", value=text) from None
    return text


def check_days(option: str, days: float, most: float) -> None:
    """Complain unless a number of days is one that can pass."""
    if not math.isfinite(days) or not 0 < days <= most:
        raise Complaint("bad-days", name=option, value=f"{days:g}", most=f"{most:g}")
