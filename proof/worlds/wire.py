"""What goes over the wire: HTTP answers byte for byte, frames of sockets one by one, in their order."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kosmodrom.server.messages import Ping

HOST: Final = "127.0.0.1"
END: Final = b"\r\n\r\n"
PING: Final = msgspec.json.encode(Ping())
PONG: Final = b'{"type":"pong"}'
PASSING: Final = (b"date:", b"sec-websocket-accept:")
"""Headers that differ from one second, or one handshake, to the next."""
SECONDS: Final = 20.0


def lasting(head: bytes) -> bytes:
    """The head of an answer without what is of the moment."""
    return b"\r\n".join(line for line in head.split(b"\r\n") if not line.lower().startswith(PASSING))


class HttpConnection:
    """A connection to a port over which one request after the other is made."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._hang_up()

    async def ask(self, method: str, path: str, body: object = None, token: str = "", cookie: str = "") -> bytes:
        """A whole answer, head and body, as it came; only the date is left out."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = [f"{method} {path} HTTP/1.1", f"Host: {HOST}", f"Content-Length: {len(content)}"]
        head += ["Content-Type: application/json"] if content else []
        head += [f"Authorization: Bearer {token}"] if token else []
        head += [f"Cookie: {cookie}"] if cookie else []
        request = "\r\n".join(head).encode() + END + content
        try:
            return await asyncio.wait_for(self._exchange(request), SECONDS)
        except (asyncio.IncompleteReadError, ConnectionError):
            # A server may hang up on somebody who was silent for long.
            await self._hang_up()
            return await asyncio.wait_for(self._exchange(request), SECONDS)

    async def _exchange(self, request: bytes) -> bytes:
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._streams
        writer.write(request)
        head = (await reader.readuntil(END)).removesuffix(END)
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        body = await reader.readexactly(int(fields.get(b"content-length", b"0")))
        if fields.get(b"connection") == b"close":
            await self._hang_up()
        return lasting(head) + END + body

    async def _hang_up(self) -> None:
        if self._streams is not None:
            writer = self._streams[1]
            self._streams = None
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def body_of(answer: bytes) -> bytes:
    """What follows the head."""
    return answer.partition(END)[2]


def status_of(answer: bytes) -> int:
    """The number that an answer begins with."""
    return int(answer.split(b" ", 2)[1])


class TableSocket:
    """A socket at a table. It has read all that was sent so far once a ping is answered."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._kept: list[bytes] = []

    @classmethod
    async def open(cls, port: int, table: str, language: str, token: str) -> Self:
        """An open socket; InvalidStatus if it is not opened."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        socket = await connect(
            f"ws://{HOST}:{port}/ws/tables/{table}?language={language}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            proxy=None,
        )
        return cls(socket)

    async def close(self) -> None:
        """Go."""
        await self._socket.close()

    async def say(self, message: object) -> None:
        """Send a message."""
        await self._socket.send(msgspec.json.encode(message), text=True)

    async def hear(self) -> list[bytes]:
        """All that came since last time."""
        return await self.ask([])

    async def ask(self, messages: Sequence[object]) -> list[bytes]:
        """Send messages, and hear all that came up to their answers."""
        try:
            for message in messages:
                await self.say(message)
            await self.catch_up()
            heard, self._kept = self._kept, []
            return heard
        except ConnectionClosed as closed:
            return [_farewell(closed)]

    async def catch_up(self) -> None:
        """Wait until all that was said before is answered; what came is kept to be heard."""
        await self._socket.send(PING, text=True)
        async with asyncio.timeout(SECONDS):
            while (frame := await self._socket.recv(decode=False)) != PONG:
                self._kept.append(frame)

    async def until_closed(self, messages: Sequence[bytes]) -> list[bytes]:
        """Send raw messages until the other side ends it; the last that is heard is how."""
        heard = [lasting(_head(self._socket))]
        try:
            for message in messages:
                await self._socket.send(message, text=True)
            while True:
                heard.append(await asyncio.wait_for(self._socket.recv(decode=False), SECONDS))
        except ConnectionClosed as closed:
            return [*heard, _farewell(closed)]


def _head(socket: ClientConnection) -> bytes:
    assert socket.response is not None, "an open socket was answered"
    return socket.response.serialize().removesuffix(END)


def _farewell(closed: ConnectionClosed) -> bytes:
    return f"closed {closed.rcvd.code} {closed.rcvd.reason}".encode() if closed.rcvd is not None else b"closed"


async def turned_away(port: int, table: str, token: str) -> bytes:
    """The answer to somebody who may not open a socket; empty if they may."""
    try:
        socket = await TableSocket.open(port, table, "en", token)
    except InvalidStatus as refused:
        return lasting(refused.response.serialize().removesuffix(END)) + END + (refused.response.body or b"")
    await socket.close()
    return b""
