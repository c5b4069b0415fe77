"""Breaks every socket at once, and measures how long it takes until each person sees the right board again."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from proof.crowds.crowd import Crowd
from proof.crowds.light_player import LightPlayer
from proof.harness.process import RunningServer

PATIENCE: Final = 60.0
NEVER: Final = float("inf")


async def break_all(crowd: Crowd) -> list[float]:
    """Every client loses its connection at the same moment; the seconds until each has its board again."""
    players = players_of(crowd)
    numbers = numbers_of(players)
    began = time.monotonic()
    for player in players:
        player.go()
    return await _return(players, numbers, began)


async def kill(crowd: Crowd, server: RunningServer) -> tuple[list[float], float]:
    """The server is killed and started again; the seconds until each has its board, and until the server was well."""
    players = players_of(crowd)
    numbers = numbers_of(players)
    began = time.monotonic()
    for player in players:
        player.let_go()
    server.kill()
    returning = asyncio.create_task(_return(players, numbers, began))
    ready = await asyncio.to_thread(server.start)
    return await returning, ready


def players_of(crowd: Crowd) -> list[LightPlayer]:
    """Everybody."""
    return [player for group in crowd.groups for player in group.players]


def numbers_of(players: Sequence[LightPlayer]) -> list[int]:
    """The last number that each has seen: nobody may be shown less, and nobody plays meanwhile."""
    return [0 if player.board is None else player.board.seq for player in players]


async def _return(players: Sequence[LightPlayer], numbers: Sequence[int], began: float) -> list[float]:
    pairs = zip(players, numbers, strict=True)
    return await asyncio.gather(*(_one(player, number, began) for player, number in pairs))


async def _one(player: LightPlayer, number: int, began: float) -> float:
    try:
        async with asyncio.timeout(PATIENCE):
            await player.come()
            await player.until(lambda board: board.seq == number)
    except TimeoutError:
        return NEVER
    return time.monotonic() - began
