"""Limits for what comes before a request is known: its first line and headers, in bytes and in seconds."""

import asyncio
import logging
from http import HTTPStatus
from typing import Final

import uvicorn

from kosmodrom.server.protocols.settings import gate_of

END: Final = b"\r\n\r\n"
KEPT: Final = len(END) - 1
"""Bytes of a chunk that may be the beginning of an end."""
COUNTED: Final = frozenset({"Invalid HTTP request received.", "Unsupported upgrade request."})
"""Lines of uvicorn that are not written: anybody could fill the disk with them."""


class Counted(logging.Filter):
    """Drops the lines about what is counted in the metrics instead."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg not in COUNTED


NOT_WRITTEN: Final = Counted()


class LimitedHeads(asyncio.Protocol):
    """The part of a connection that both kinds of HTTP protocols share. It counts before anything is parsed.

    A connection has `header_seconds` for its first request, from its beginning; for each further one it has them from
    the request's first byte. Between requests uvicorn's own limit of keep-alive holds.
    """

    config: uvicorn.Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None

    _size = 0
    """Bytes of the head that is coming."""
    _tail = b""
    _timer: asyncio.TimerHandle | None = None

    @property
    def is_between(self) -> bool:
        """Whether what comes next belongs to a head."""
        raise NotImplementedError

    @property
    def has_begun(self) -> bool:
        """Whether a part of a head has come, and not yet all of it."""
        raise NotImplementedError

    @property
    def last_head(self) -> object:
        """Another object for each head that has come."""
        raise NotImplementedError

    def is_idle(self) -> bool:
        """Whether no request is being answered."""
        raise NotImplementedError

    @property
    def address(self) -> str:
        """Where the connection comes from."""
        return self.client[0] if self.client is not None else ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let it in, or close it."""
        super().connection_made(transport)
        if gate_of(self.config).enter(self.transport, self.address, self.is_idle):
            self._start_timer()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._stop_timer()
        gate_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what belongs to a head, then have it parsed."""
        if self.transport.is_closing():
            return
        if self.is_between:
            self._count(data)
            if self._size > gate_of(self.config).limits.header_bytes:
                self._refuse("headers", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
                return
        before = self.last_head
        super().data_received(data)
        if self.last_head is not before:
            self._stop_timer()
            self._size, self._tail = 0, b""
            if self.has_begun:
                self._start_timer()
        elif self.is_between and self._timer is None:
            self._start_timer()

    def count_malformed(self) -> None:
        """Count what is no request."""
        self._stop_timer()
        gate_of(self.config).refusals.count("malformed", self.address)

    def _count(self, data: bytes) -> None:
        both = self._tail + data
        end = both.find(END)
        self._size += len(data) if end < 0 else end + len(END) - len(self._tail)
        self._tail = both[-KEPT:]

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(gate_of(self.config).limits.header_seconds, self._be_late)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _be_late(self) -> None:
        self._timer = None
        if self._size or self.has_begun:
            self._refuse("slow-headers", HTTPStatus.REQUEST_TIMEOUT)
        else:
            # Browsers connect in advance, too.
            self.transport.close()

    def _refuse(self, why: str, status: HTTPStatus) -> None:
        self._stop_timer()
        gate_of(self.config).refusals.count(why, self.address)
        if self.is_idle():
            head = f"HTTP/1.1 {status} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()
