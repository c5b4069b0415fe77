"""Requests that never become whole, and connections beyond all number: refused early, and others get in."""

import asyncio
import resource
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kosmodrom.server.config import Limits
from kosmodrom.server.descriptors import RESERVED, make_room
from kosmodrom.server.protocols.plain import PlainProtocol
from kosmodrom.server.protocols.quick import QuickProtocol
from kosmodrom.server.serving import http_protocol
from tests.server.live import Live, new_table, tell

HOST = "127.0.0.1"
OTHER = "127.0.0.2"
LINE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
WHOLE = LINE + b"\r\n"
PART = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{"
"""A request without the last byte of its body."""
PATIENCE = 10.0

Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(params=["httptools", "h11"], autouse=True)
def library(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test runs with both libraries that parse HTTP: one of them may not be installed."""
    if request.param == "h11":
        monkeypatch.setitem(sys.modules, "kosmodrom.server.protocols.quick", None)
    assert http_protocol() is (PlainProtocol if request.param == "h11" else QuickProtocol)


async def dial(server: Live, source: str = OTHER) -> Wire:
    return await asyncio.open_connection(HOST, server.port, local_addr=(source, 0))


async def rest(wire: Wire) -> bytes:
    """All that comes until the server closes; nothing if it has broken the connection."""
    try:
        return await asyncio.wait_for(wire[0].read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        wire[1].close()


async def answer(wire: Wire) -> bytes:
    """The first line of an answer; its head and body are read."""
    head = await asyncio.wait_for(wire[0].readuntil(b"\r\n\r\n"), PATIENCE)
    size = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length"))
    await wire[0].readexactly(size)
    return head.split(b"\r\n")[0]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def refused(server: Live, why: str) -> int:
    return server.services.gate.refusals.totals[why]


# Heads


def test_headers_without_an_end_are_cut_off(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        wire = await dial(server)
        wire[1].write(LINE + b"X-Long: ")
        for _ in range(10):
            wire[1].write(b"a" * 100)
            await asyncio.sleep(0)
        assert (await rest(wire)).startswith(b"HTTP/1.1 431 ")
        assert refused(server, "headers") == 1
        told = (await server.client.get("/metrics")).text
        assert 'kosmodrom_refused_total{why="headers"} 1.0' in told

    tell(tmp_path, story, limits=Limits(header_bytes=1_000))


def test_headers_that_are_too_large_are_refused_though_they_come_at_once(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        for padding, line in ((1_100, b"HTTP/1.1 431 "), (800, b"HTTP/1.1 200 ")):
            wire = await dial(server)
            wire[1].write(LINE + b"Connection: close\r\nX-Long: " + b"a" * padding + b"\r\n\r\n")
            assert (await rest(wire)).startswith(line)

    tell(tmp_path, story, limits=Limits(header_bytes=1_000))


def test_each_request_of_a_connection_is_counted_for_itself(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        wire = await dial(server)
        for _ in range(20):
            wire[1].write(WHOLE)
            assert b" 200 " in await answer(wire)
        body = b'{"name": "' + b"x" * 500 + b'"}'
        post = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
        for _ in range(2):
            wire[1].write(post % len(body) + body)
            assert b" 400 " in await answer(wire), "a body is not part of the head"
        for byte in WHOLE:
            wire[1].write(bytes([byte]))
            await asyncio.sleep(0)
        assert b" 200 " in await answer(wire)
        wire[1].write(LINE + b"a" * 400)
        assert (await rest(wire)).startswith(b"HTTP/1.1 431 ")

    tell(tmp_path, story, limits=Limits(header_bytes=400))


def test_headers_that_are_too_slow_are_cut_off_and_slow_bodies_are_not(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        slow, silent, second, body = [await dial(server) for _ in range(4)]
        slow[1].write(LINE)
        second[1].write(WHOLE)
        assert b" 200 " in await answer(second)
        second[1].write(LINE)
        body[1].write(
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{"
        )
        assert (await rest(slow)).startswith(b"HTTP/1.1 408 ")
        assert await rest(silent) == b"", "browsers connect in advance, too"
        assert (await rest(second)).startswith(b"HTTP/1.1 408 ")
        assert refused(server, "slow-headers") == 2
        body[1].write(b"}")
        assert b" 400 " in await answer(body)
        body[1].close()

    tell(tmp_path, story, limits=Limits(header_seconds=0.3))


def test_what_is_no_request_is_counted_and_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(server: Live) -> None:
        for _ in range(5):
            wire = await dial(server)
            wire[1].write(b"\x00\x01 no request\r\n\r\n")
            assert (await rest(wire)).startswith(b"HTTP/1.1 400 ")
        assert refused(server, "malformed") == 5

    tell(tmp_path, story)
    assert "Invalid HTTP request" not in caplog.text


# Connections


def test_an_address_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        held = [await dial(server) for _ in range(3)]
        await until(lambda: len(server.services.gate) == 3)
        assert await rest(await dial(server)) == b""
        assert refused(server, "connections") == 1
        assert (await server.client.get("/healthz")).status_code == 200
        held.pop()[1].close()
        await until(lambda: len(server.services.gate) == 3)
        wire = await dial(server)
        wire[1].write(WHOLE)
        assert b" 200 " in await answer(wire)
        for _, writer in (*held, wire):
            writer.close()

    tell(tmp_path, story, limits=Limits(connections_an_address=3))


def test_when_all_are_taken_the_oldest_idle_one_of_the_busiest_address_gives_way(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        busy = await dial(server)
        busy[1].write(
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{"
        )
        await until(lambda: any(not held.is_idle() for held in server.services.gate.entrants))
        halves = [await dial(server) for _ in range(4)]
        await until(lambda: len(server.services.gate) == 5)
        assert await rest(await dial(server)) == b"", "whoever has most has to wait"
        assert (await server.client.get("/healthz")).status_code == 200
        assert await rest(halves[0]) == b""
        busy[1].write(b"}")
        assert b" 400 " in await answer(busy), "what is being answered stays"
        for _, writer in (busy, *halves):
            writer.close()

    tell(tmp_path, story, limits=Limits(connections=5))


def test_a_socket_counts_until_it_is_closed_and_never_gives_way(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            table = await new_table(anna)
        await server.client.aclose()
        await until(lambda: len(server.services.gate) == 0)
        async with server.socket(table, anna) as board:
            await board.recv()
            assert len(server.services.gate) == 1
            for _ in range(3):
                assert await rest(await dial(server)) == b""
            await (await board.ping())
        await until(lambda: len(server.services.gate) == 0)

    tell(tmp_path, story, limits=Limits(connections=1))


def test_a_trusted_proxy_may_have_any_number_of_connections(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        held = [await dial(server) for _ in range(8)]
        await until(lambda: len(server.services.gate) == 8)
        for _, writer in held:
            writer.close()

    tell(tmp_path, story, limits=Limits(connections_an_address=3), trusted_proxies=("127.0.0.0/30",))


def test_the_limit_of_files_is_raised_and_kept() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        assert make_room(400) == 400
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (400 + RESERVED, before[1])
        assert make_room(before[1] * 2) == before[1] - RESERVED
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
