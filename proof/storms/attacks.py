"""The attacks: each takes much of a server with little."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Final

import httpx
import msgspec

from kosmodrom.server.messages import Do, Look
from kosmodrom.table.commands import Say
from proof.crowds.light_socket import HOST, PING, TEXT, frame
from proof.storms.target import SOURCE, Target, forget

LINE: Final = b"GET / HTTP/1.1\r\nHost: x\r\n"
HEADER: Final = b"X-Long: " + b"a" * 65_000 + b"\r\n"
MOST_HEADERS: Final = 1_000
"""Of 65 kB each, on one connection."""
HALF_REQUESTS: Final = 1_100
CHUNK: Final = 64 * 1024
BEGUN: Final = 0x01
"""A text that is to be continued."""
CONTINUED: Final = 0x00
FLOODS: Final = 4
LOOKERS: Final = 150
LOOKS: Final = 4.8
"""A second, on each socket: as many as its own limit lets through."""
LINES: Final = 90
TALKERS: Final = 20
ASKERS: Final = 10
Attack = Callable[[Target], Awaitable[None]]


async def huge_headers(target: Target) -> None:
    """Requests whose headers have no end."""

    async def one() -> None:
        async for _, writer in target.connections():
            writer.write(LINE)
            for _ in range(MOST_HEADERS):
                if not await target.send(writer, HEADER):
                    break

    await asyncio.gather(*(one() for _ in range(FLOODS)))


async def half_requests(target: Target) -> None:
    """Requests that never become whole, on more connections than a server usually may have files."""

    async def one() -> None:
        async for reader, writer in target.connections():
            await target.send(writer, LINE + b"X-Half: ")
            await forget(reader, writer)
            target.tally["closed"] += 1

    async def bounded() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(one(), target.left)

    await asyncio.gather(*(bounded() for _ in range(HALF_REQUESTS)))


def flood(first: bytes, one: bytes) -> Attack:
    """The same frame again and again, as fast as it is taken."""
    chunk = one * (CHUNK // len(one))

    async def stream(target: Target) -> None:
        async for writer in target.sockets():
            if first:
                await target.send(writer, first)
            while await target.send(writer, chunk):
                pass

    async def attack(target: Target) -> None:
        await asyncio.gather(*(stream(target) for _ in range(FLOODS)))

    return attack


def messages(sockets: int, make: Callable[[int], object]) -> Attack:
    """Messages on many sockets, each within its own limit."""
    numbers = count()

    async def stream(target: Target, start: float) -> None:
        await asyncio.sleep(start)
        async for writer in target.sockets():
            while await target.send(writer, frame(TEXT, msgspec.json.encode(make(next(numbers))))):
                target.tally["messages"] += 1
                await asyncio.sleep(1 / LOOKS)

    async def attack(target: Target) -> None:
        await asyncio.gather(*(stream(target, number / sockets) for number in range(sockets)))

    return attack


def requests(method: str, path: str, *, with_record: bool = False) -> Attack:
    """One request after the other on a few connections."""

    async def stream(client: httpx.AsyncClient, target: Target) -> None:
        content = b'{"record": ' + target.record + b"}" if with_record else None
        while target.goes_on:
            try:
                answer = await client.request(method, path, content=content)
            except httpx.TransportError:
                target.tally["failed"] += 1
                await asyncio.sleep(0.1)
                continue
            target.tally[f"answers {answer.status_code}"] += 1
            target.tally["bytes taken"] += len(answer.content)

    async def attack(target: Target) -> None:
        headers = {"Authorization": f"Bearer {target.token}", "Content-Type": "application/json"}
        async with httpx.AsyncClient(
            base_url=f"http://{HOST}:{target.port}",
            transport=httpx.AsyncHTTPTransport(local_address=SOURCE),
            headers=headers,
            timeout=30.0,
        ) as client:
            await asyncio.gather(*(stream(client, target) for _ in range(ASKERS)))

    return attack


def line_of_chat(number: int) -> Do:
    """Something said, and never the same."""
    return Do(f"chatter-{number:08}", Say(f"Listen to me {number}"))


def look(number: int) -> Look:
    """A board with ever another part of the log, so that it isn't the same twice in a row."""
    return Look(after=number % LINES)


ATTACKS: Final[dict[str, Attack]] = {
    "headers": huge_headers,
    "halves": half_requests,
    "pings": flood(b"", frame(PING, b"")),
    "parts": flood(frame(BEGUN, b""), frame(CONTINUED, b"")),
    "looks": messages(LOOKERS, look),
    "chat": messages(TALKERS, line_of_chat),
    "description": requests("GET", "/schema/openapi.json"),
    "replays": requests("POST", "/api/replay", with_record=True),
}
"""By the name they have on the command line."""
