"""A socket that costs little processor time, so that many of them leave it to the server that is measured."""

import asyncio
from collections.abc import Callable
from typing import Final

HOST: Final = "127.0.0.1"
KEY: Final = "a29zbW9kcm9tLXByb29mIQ=="
END: Final = b"\r\n\r\n"
OPENED: Final = b"HTTP/1.1 101"
TEXT: Final = 0x81
"""A whole text in one frame."""
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASK: Final = b"\x00\x00\x00\x00"
"""A client's frames are masked; this mask changes nothing."""


def handshake(port: int, table: str, token: str) -> bytes:
    """The request that opens the socket of a table."""
    head = (
        f"GET /ws/tables/{table}?language=en HTTP/1.1",
        f"Host: {HOST}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {KEY}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {token}",
    )
    return "\r\n".join(head).encode() + END


def frame(kind: int, payload: bytes) -> bytes:
    """One frame of a client."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([kind]) + length + MASK + payload


class LightSocket(asyncio.Protocol):
    """Sends a handshake, then texts; `hear` gets every text that comes, `lost` is told once why it is over."""

    def __init__(
        self, opening: bytes, hear: Callable[[bytes], None], lost: Callable[["LightSocket", str], None]
    ) -> None:
        self._opening = opening
        self._hear = hear
        self._lost = lost
        self._buffer = bytearray()
        self._is_open = False
        self._why = "the connection broke"
        self._transport: asyncio.Transport | None = None

    async def dial(self, port: int) -> None:
        """Connect, and ask for a socket; OSError if nobody is there."""
        self._transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
        self._transport.write(self._opening)

    def data_received(self, data: bytes) -> None:
        """Hand on every whole frame."""
        self._buffer += data
        if not self._is_open and not self._open():
            return
        while (found := self._next()) is not None:
            kind, payload = found
            if kind == TEXT:
                self._hear(payload)
            elif kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE:
                self._why = f"closed with {int.from_bytes(payload[:2], 'big')} {payload[2:].decode()}"
                self.drop()
            else:
                assert kind == PONG, f"the server sends whole texts, not frames of kind {kind:#x}"

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._transport = None
        self._lost(self, self._why)

    def send(self, text: bytes) -> None:
        """Send a text; nothing happens if it is over already."""
        self._write(TEXT, text)

    def drop(self) -> None:
        """Break the connection without a word."""
        if self._transport is not None:
            self._transport.abort()

    def _write(self, kind: int, payload: bytes) -> None:
        if self._transport is not None:
            self._transport.write(frame(kind, payload))

    def _open(self) -> bool:
        """Whether the answer to the handshake has come, and is the right one."""
        head, end, rest = self._buffer.partition(END)
        if not end:
            return False
        if not head.startswith(OPENED):
            self._why = f"not opened: {head[:40].decode(errors='replace')}"
            self.drop()
            return False
        self._buffer, self._is_open = rest, True
        return True

    def _next(self) -> tuple[int, bytes] | None:
        """The next frame, if it is there as a whole."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload
