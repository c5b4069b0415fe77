"""Malformed HTTP over plain sockets: the server answers with 4xx or closes the connection, and goes on."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Final

from proof.harness.program import HOST

FIRST_SECONDS: Final = 1.0
"""How long somebody waits for an answer; a server may also wait for more to come."""
MORE_SECONDS: Final = 0.1
STALLED_SECONDS: Final = 40.0
AT_ONCE: Final = 16
KEY: Final = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE: Final = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
PATHS: Final = (
    *(b"/%00", b"/%ff%fe", b"/..%2f..%2fetc/passwd", b"//", b"/api//me", b"/api/me/", b"/api/tables/%F0%9F%9A%80"),
    *(
        b"/api/tables/" + b"x" * 5_000,
        b"/i/%3Cscript%3E",
        b"/api/tables/" + b"%41" * 500,
        b"/?" + b"a=1&" * 2_000,
        b"*",
    ),
    *(b"/api/games?language=%00", b"/api/games?language=" + b"e" * 3_000, b"/api/games?language=en&language=ru"),
    *(
        b"http://elsewhere/api/me",
        b"/api/tables/a?after=9999999999999999999999&wait=NaN",
        b"/api/tables/a?wait=Infinity",
    ),
    *(b"/api/me/tables?before=-1", b"/api/me/tables?before=9223372036854775808", b"/schema", b"/schema/openapi.yaml"),
    *(b"/\xff\xfe", b"/\xd1\x8f", b"/a b", b"/a\tb", b"/#fragment", b"/i/" + b"..%2f" * 100, b"/assets/../page.css"),
)
METHODS: Final = (
    b"GET",
    b"POST",
    b"PUT",
    b"PATCH",
    b"DELETE",
    b"HEAD",
    b"OPTIONS",
    b"TRACE",
    b"CONNECT",
    b"BREW",
    b"get",
    b"",
)
HEADERS: Final = (
    *(b"Authorization: Bearer \xff\xfe", b"Authorization: Bearer", b"Authorization: Basic QTpC", b"Authorization:"),
    *(
        b"Authorization: Bearer kt_" + b"x" * 5_000,
        b"Cookie: kosmodrom=\xff; a; =b; ;;",
        b"Cookie: " + b"a=b; " * 1_000,
    ),
    *(
        b"Origin: null",
        b"Origin: http://elsewhere",
        b"Origin: \xff",
        b"Accept-Language: \xff\xfe",
        b"X-A: " + b"y" * 7_000,
    ),
    *(
        b"X-Forwarded-For: 1.2.3.4, \xff",
        b"Forwarded: for=[::1",
        b"Host: \xff",
        b"Host: a\r\nHost: b",
        b"Expect: 100-continue",
    ),
    *(
        b"Range: bytes=0-0,-1",
        b"Accept: \x01",
        b"no colon here",
        b": no name",
        b"X Y: space",
        b" folded: line",
        b"X-N: \x00",
    ),
    *(b"Content-Length: -1", b"Content-Length: 1e3", b"Content-Length: 5, 5", b"Content-Length: 99999999999999999999"),
    *(
        b"Content-Length: \xb2",
        b"Content-Encoding: gzip",
        b"Transfer-Encoding: gzip",
        b"Transfer-Encoding: chunked, chunked",
    ),
    *(b"Content-Length: 2\r\nTransfer-Encoding: chunked", b"Content-Length: 2\r\nContent-Length: 3", b"Upgrade: h2c"),
)
TYPES: Final = (
    b"",
    b"text/plain",
    b"application/json; charset=utf-7",
    b"application/msgpack",
    b"multipart/form-data",
    b"\xff",
)
BODIES: Final = (
    b"",
    b"{}",
    b"null",
    b"\xff\xfe",
    b"[" * 30_000,
    b'{"name":"Ada"}',
    b"x" * 70_000,
    b"\x00" * 10,
    b'{"a":1' * 999,
)
LINES: Final = (
    *(
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.0\r\n\r\n",
        b"GET /\r\n\r\n",
        b"\x00" * 100,
    ),
    *(
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
        b"GET / HTTP/1.1\n\n",
    ),
    *(b"GET / HTTP/1.1\r\nHost: a\r\n" * 3 + b"\r\n", b"A" * 70_000, b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n"),
    *(b"GET / HTTP/1.1\r\nX: " + b"b" * 100_000 + b"\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n"),
    *(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n" * 20, b"POST /api/me HTTP/1.1\r\nContent-Length: 10\r\n\r\n{", b"G"),
)


@dataclass
class BadHttpResult:
    """What came of it."""

    met: Counter[str] = field(default_factory=Counter)
    """Kinds of requests and how they were answered."""
    violations: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        """All that was sent."""
        return self.met.total()

    @property
    def failed(self) -> int:
        """Answers with 5xx."""
        return sum(count for what, count in self.met.items() if what.partition(": ")[2].startswith("5"))


class BadHttp:
    """Sends malformed requests to a port."""

    def __init__(self, port: int, table: str, seed: int) -> None:
        self.bad_http_result = BadHttpResult()
        self._port = port
        self._table = table.encode()
        self._rng = Random(f"nonsense {seed}")

    async def run(self, rounds: int) -> None:
        """Everything known once, then so many that are put together by chance, then what takes long."""
        said = [*self._known(), *self._handshakes(), *self._chunks()]
        said += [("by chance", self._by_chance()) for _ in range(rounds)]
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._say(kind, data, gate) for kind, data in said))
        await self._slowly()

    def _known(self) -> Iterator[tuple[str, bytes]]:
        for line in LINES:
            yield "request lines", line
        for path in PATHS:
            yield "paths", b"GET " + path + b" HTTP/1.1\r\nHost: a\r\n\r\n"
            yield "handshakes", b"GET " + path + b" HTTP/1.1\r\nHost: a\r\n" + UPGRADE + KEY + b"\r\n"
        for header in HEADERS:
            yield "headers", b"GET /api/me HTTP/1.1\r\nHost: a\r\n" + header + b"\r\n\r\n"
            yield "headers", b"POST /api/me HTTP/1.1\r\nHost: a\r\n" + header + b"\r\n\r\n{}"
            yield "handshakes", self._handshake(header + b"\r\n")
        for body in BODIES:
            for kind in TYPES:
                yield "bodies", self._post(kind, body)

    def _post(self, kind: bytes, body: bytes) -> bytes:
        typed = b"Content-Type: " + kind + b"\r\n" if kind else b""
        return b"POST /api/me HTTP/1.1\r\nHost: a\r\n" + typed + b"Content-Length: %d\r\n\r\n" % len(body) + body

    def _handshake(self, more: bytes) -> bytes:
        return b"GET /ws/tables/" + self._table + b" HTTP/1.1\r\nHost: a\r\n" + UPGRADE + KEY + more + b"\r\n"

    def _handshakes(self) -> Iterator[tuple[str, bytes]]:
        """Sockets that are asked for in wrong ways, at addresses that aren't there, with what follows too early."""
        start = b"GET /ws/tables/" + self._table
        for query in (
            b"?after=-1",
            b"?after=x",
            b"?after=" + b"9" * 30,
            b"?language=%00",
            b"?language=\xff",
            b"/more",
            b"%00",
        ):
            yield "handshakes", start + query + b" HTTP/1.1\r\nHost: a\r\n" + UPGRADE + KEY + b"\r\n"
        for key in (
            b"",
            b"Sec-WebSocket-Key: x\r\n",
            KEY.replace(b"13", b"12"),
            KEY + KEY,
            KEY.replace(b"dG", b"\xff"),
        ):
            yield "handshakes", start + b" HTTP/1.1\r\nHost: a\r\n" + UPGRADE + key + b"\r\n"
        for path in (b"/", b"/api/me", b"/healthz", b"/ws/tables/", b"/ws/tables/none", b"/ws/tables/%ff", b"/ws"):
            yield "handshakes", b"GET " + path + b" HTTP/1.1\r\nHost: a\r\n" + UPGRADE + KEY + b"\r\n"
        yield "handshakes", self._handshake(b"") + b"\x81\x82\x00\x00\x00\x00{}" * 3
        yield "handshakes", self._handshake(b"Sec-WebSocket-Extensions: permessage-deflate; x=\xff\r\n")
        yield "handshakes", self._handshake(b"Content-Length: 5\r\n") + b"hello"
        yield "handshakes", self._handshake(b"").replace(b"GET", b"POST")

    def _by_chance(self) -> bytes:
        rng = self._rng
        lines = [rng.choice(METHODS) + b" " + rng.choice(PATHS) + b" HTTP/1.1", b"Host: a"]
        lines += rng.choices(HEADERS, k=rng.randrange(4))
        body = rng.choice(BODIES)
        lines += [
            b"Content-Type: " + rng.choice(TYPES),
            b"Content-Length: %d" % (len(body) + rng.choice((0, 0, 0, 1, -1))),
        ]
        data = bytearray(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        for _ in range(rng.choice((0, 0, 1, 5))):
            data[rng.randrange(min(len(data), 300))] = rng.randrange(256)
        return bytes(data)

    # What takes long

    def _chunks(self) -> Iterator[tuple[str, bytes]]:
        """Bodies without a length: too long, broken off, or with sizes that are none."""
        head = (
            b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        chunk = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
        for tail in (
            chunk * 5,
            chunk * 128,
            b"zz\r\n",
            b"-1\r\n",
            b"ffffffffffffffffff\r\nx",
            b"2\r\n{}\r\n0\r\nX: \xff\r\n\r\n",
        ):
            yield "chunks", head + tail
        yield "chunks", head.replace(b"/api/me", b"/api/verify") + chunk * 70

    async def _slowly(self) -> None:
        """Bodies and heads that stop half way: their connection is closed, and nobody else has to wait."""
        head = b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
        parts = [(head, b"{"), (head[:40], b"X"), (head, b"")]
        await asyncio.gather(*(self._drip(first, then) for first, then in parts * 5))

    async def _drip(self, first: bytes, then: bytes) -> None:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(HOST, self._port)
            writer.write(first)
            for _ in range(5):
                writer.write(then)
                await writer.drain()
                await asyncio.sleep(0.1)
            writer.close()
            await writer.wait_closed()
        self.bad_http_result.met["slow bodies: given up"] += 1

    async def stall(self) -> None:
        """A body that never comes is not waited for without end."""
        head = b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
        answer = await self._exchange(head, STALLED_SECONDS)
        self.bad_http_result.met[f"stalled bodies: {' '.join(statuses_of(answer)) or 'no answer'}"] += 1
        if statuses_of(answer) != ["400"]:
            self.bad_http_result.violations.append(f"a body that never came was answered with {answer[:300]!r}")

    # Saying and hearing

    async def _say(self, kind: str, data: bytes, gate: asyncio.Semaphore) -> None:
        """Send something, and look at what comes back."""
        async with gate:
            answer = await self._exchange(data, FIRST_SECONDS)
        statuses = statuses_of(answer)
        for status in statuses or ["no answer"]:
            self.bad_http_result.met[f"{kind}: {status}"] += 1
        if any(status >= "500" for status in statuses):
            self.bad_http_result.violations.append(
                f"{kind}: answered with {answer[:300]!r}; sent, in hex: {data[:2_000].hex()}"
            )

    async def _exchange(self, data: bytes, seconds: float) -> bytes:
        """What is answered until nothing more comes."""
        heard = bytearray()
        with suppress(OSError, TimeoutError):
            reader, writer = await asyncio.open_connection(HOST, self._port)
            try:
                writer.write(data)
                while part := await asyncio.wait_for(reader.read(65_536), MORE_SECONDS if heard else seconds):
                    heard += part
            finally:
                writer.close()
        return bytes(heard)


def statuses_of(answer: bytes) -> Sequence[str]:
    """The statuses of all answers in what came back."""
    pieces = answer.split(b"HTTP/1.1 ")[1:]
    return [piece[:3].decode("latin-1") for piece in pieces if piece[:3].isdigit()]
