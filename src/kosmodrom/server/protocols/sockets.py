"""WebSocket connections."""

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from kosmodrom.server.protocols.settings import gate_of
from kosmodrom.server.rate import MessageRate

LAST_SECONDS: Final = 5.0
"""How long a WebSocket may take to close after its handler has ended."""
NO_TEXT: Final = 1007
"""The code that closes a WebSocket after a text message that is not UTF-8."""
POLICY: Final = 1008
SLICE: Final = 2 * 1024
"""Bytes that are parsed at a time. A quarter of a megabyte of the shortest frames would take half a second."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection. It ends soon after its handler, even if the client reads nothing.

    All frames are counted, also pings and parts of messages, which the handler never hears of.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin with the request that was an HTTP connection's until now."""
        super().connection_made(transport)
        gate = gate_of(self.config)
        gate.keep(self.transport)
        self._pace = MessageRate(gate.limits.socket_frames, gate.limits.socket_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        gate_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse a chunk in slices, until the connection is closed for what is in one."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """Pass on frames, or close the connection after too many."""
        if self._pace.is_too_fast(len(self.conn.events)):
            self._stop()
        else:
            super().handle_events()

    def _stop(self) -> None:
        gate_of(self.config).refusals.count("frames", self.client[0] if self.client is not None else "")
        if self.conn.state is State.OPEN and not self.close_sent:
            self.conn.send_close(POLICY, "too-fast")
            self.handle_parser_exception()
        else:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. A text that is not UTF-8 closes the connection and is not logged."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Give pending data some seconds, then abort the connection."""
        super().on_task_complete(task)
        self.loop.call_later(LAST_SECONDS, self.transport.abort)
