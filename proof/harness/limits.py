"""Limits for servers that are not tested for their limits."""

from collections.abc import Mapping
from typing import Final

MANY: Final = 1_000_000
ROOMY: Final[Mapping[str, int]] = {
    "request_rate": MANY,
    "new_guests": MANY,
    "open_tables": MANY,
    "record_rate": MANY,
    "connections_an_address": MANY,
    "connections": MANY,
    "sockets_an_address": MANY,
    "sockets": MANY,
    "address_messages": MANY,
    "address_share": MANY,
    "chat_lines": MANY,
    "table_chat_lines": MANY,
}
"""Many people behind one address. How much one socket may send stays as it is."""
UNLIMITED: Final[Mapping[str, int]] = {**ROOMY, "socket_messages": MANY, "socket_frames": MANY}
"""As ROOMY, with sockets that may send as fast as they like."""
