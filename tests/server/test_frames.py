"""Frames that are no messages: a socket may send so many, and no more."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from kosmodrom.server.config import Limits
from tests.server.live import Live, new_table, tell

MOST = 50


@pytest.mark.parametrize("kind", ["pings", "pongs", "parts"])
def test_a_flood_of_frames_closes_its_socket_and_no_other(tmp_path: Path, kind: str) -> None:
    first, one = {
        "pings": ([], Frame(Opcode.PING, b"")),
        "pongs": ([], Frame(Opcode.PONG, b"")),
        "parts": ([Frame(Opcode.TEXT, b"", fin=False)], Frame(Opcode.CONT, b"", fin=False)),
    }[kind]

    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            table = await new_table(anna)
            async with server.socket(table, anna) as other, server.socket(table, anna) as flooding:
                part = one.serialize(mask=True)
                flooding.transport.write(b"".join(frame.serialize(mask=True) for frame in first))
                flooding.transport.write(part * (MOST // 2))
                assert b"welcome" in await flooding.recv(decode=False)
                flooding.transport.write(part * MOST)
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await asyncio.wait_for(flooding.recv(), 10)
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-fast")
                assert server.services.gate.refusals.totals["frames"] == 1
                await asyncio.wait_for(await other.ping(), 10)

    tell(tmp_path, story, limits=Limits(socket_frames=MOST))


def test_a_message_in_parts_and_its_answers_are_no_flood(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            table = await new_table(anna)
            async with server.socket(table, anna) as board:
                for _ in range(5):
                    await board.send(["{", '"type"', ":", '"ping"', "}"])
                    async with asyncio.timeout(10):
                        while await board.recv() != '{"type":"pong"}':
                            pass
                assert server.services.gate.refusals.totals["frames"] == 0

    tell(tmp_path, story, limits=Limits(socket_frames=MOST))
