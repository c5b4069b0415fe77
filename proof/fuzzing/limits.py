"""The limits that keep one nuisance from spoiling it for others, met at a server that has them all as they come."""

import asyncio
from collections.abc import Callable
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kosmodrom.server.config import Limits
from proof.client import Client
from proof.fuzzing.fuzzed_table import FuzzedTable

LIMITS: Final = Limits()
POLICY: Final = 1008
SECONDS: Final = 20.0
TOO_FAST: Final = 429


async def meet(address: str, seed: int) -> tuple[dict[str, int], list[str]]:
    """Go to the limits of a server; after how many of each somebody is stopped, and what is wrong with that."""
    async with Client([address]) as client:
        fuzzed = FuzzedTable(0, seed)
        await fuzzed.arrive(client)
        await fuzzed.begin()
        table = fuzzed.transcripts[0].table
        found = {
            "messages over a socket": await _count_messages(address, table),
            "sockets of an address": await _count_sockets(address, table),
            "new guests of an address": await _count_requests(address, _become, LIMITS.new_guests) + len(fuzzed.tokens),
            "requests of an address": await _count_requests(address, _browse, LIMITS.request_rate),
        }
    return found, list(_wrong(found))


def _wrong(found: dict[str, int]) -> list[str]:
    exact = {
        "messages over a socket": LIMITS.socket_messages,
        "sockets of an address": LIMITS.sockets_an_address,
        "new guests of an address": LIMITS.new_guests,
    }
    wrong = [f"{what}: stopped after {found[what]}, not {most}" for what, most in exact.items() if found[what] != most]
    # Some requests were made before they were counted.
    if not 0 < found["requests of an address"] <= LIMITS.request_rate:
        wrong.append(f"requests of an address: stopped after {found['requests of an address']}")
    return wrong


async def _open(address: str, table: str) -> ClientConnection:
    socket = f"ws{address.removeprefix('http')}/ws/tables/{table}"
    return await connect(socket, compression=None, max_queue=None, ping_interval=None, proxy=None, close_timeout=1.0)


async def _count_messages(address: str, table: str) -> int:
    """Pings that are answered before the socket is closed as too fast; a new socket is welcome."""
    socket = await _open(address, table)
    pongs = 0
    try:
        async with asyncio.timeout(SECONDS):
            while True:
                await socket.send('{"type":"ping"}')
                while await socket.recv(decode=False) != b'{"type":"pong"}':
                    pass
                pongs += 1
    except ConnectionClosed as closed:
        if closed.rcvd is None or (closed.rcvd.code, closed.rcvd.reason) != (POLICY, "too-fast"):
            return -1
    await (await _open(address, table)).close()
    return pongs


async def _count_sockets(address: str, table: str) -> int:
    """Sockets that are open at once before one more is turned away."""
    opened: list[ClientConnection] = []
    try:
        while len(opened) <= LIMITS.sockets_an_address:
            opened.append(await _open(address, table))
    except InvalidHandshake:
        pass
    await asyncio.gather(*(socket.close() for socket in opened))
    return len(opened)


def _become(number: int) -> tuple[str, str, bytes]:
    return "POST", "/api/me", msgspec.json.encode({"name": f"Guest {number}"})


def _browse(_: int) -> tuple[str, str, bytes]:
    return "GET", "/api/games", b""


async def _count_requests(address: str, make: Callable[[int], tuple[str, str, bytes]], most: int) -> int:
    """Requests that are answered before one is too many; it says when to come back. -1 if none ever is."""
    async with httpx.AsyncClient(base_url=address, timeout=SECONDS, trust_env=False, verify=False) as client:
        for number in range(most + 1):
            method, path, content = make(number)
            client.cookies.clear()
            headers = {"Content-Type": "application/json"}
            response = await client.request(method, path, content=content, headers=headers)
            if response.status_code == TOO_FAST and int(response.headers["retry-after"]) > 0:
                return number
    return -1
