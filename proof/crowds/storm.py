"""Every socket breaks at once, and everybody comes back at once: how long until each sees the right board again."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from proof.crowds.crowd import Crowd
from proof.crowds.sitter import Sitter
from proof.harness.process import RunningServer

PATIENCE: Final = 60.0
NEVER: Final = float("inf")


async def break_all(crowd: Crowd) -> list[float]:
    """Every client loses its connection at the same moment; the seconds until each has its board again."""
    sitters = sitters_of(crowd)
    numbers = numbers_of(sitters)
    began = time.monotonic()
    for sitter in sitters:
        sitter.go()
    return await _return(sitters, numbers, began)


async def kill(crowd: Crowd, server: RunningServer) -> tuple[list[float], float]:
    """The server is killed and started again; the seconds until each has its board, and until the server was well."""
    sitters = sitters_of(crowd)
    numbers = numbers_of(sitters)
    began = time.monotonic()
    for sitter in sitters:
        sitter.let_go()
    server.kill()
    returning = asyncio.create_task(_return(sitters, numbers, began))
    ready = await asyncio.to_thread(server.start)
    return await returning, ready


def sitters_of(crowd: Crowd) -> list[Sitter]:
    """Everybody."""
    return [sitter for circle in crowd.circles for sitter in circle.sitters]


def numbers_of(sitters: Sequence[Sitter]) -> list[int]:
    """The last number that each has seen: nobody may be shown less, and nobody plays meanwhile."""
    return [0 if sitter.board is None else sitter.board.seq for sitter in sitters]


async def _return(sitters: Sequence[Sitter], numbers: Sequence[int], began: float) -> list[float]:
    pairs = zip(sitters, numbers, strict=True)
    return await asyncio.gather(*(_one(sitter, number, began) for sitter, number in pairs))


async def _one(sitter: Sitter, number: int, began: float) -> float:
    try:
        async with asyncio.timeout(PATIENCE):
            await sitter.come()
            await sitter.until(lambda board: board.seq == number)
    except TimeoutError:
        return NEVER
    return time.monotonic() - began
