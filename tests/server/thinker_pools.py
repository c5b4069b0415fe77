"""Pools of thinkers under test: positions to think about, processes with a mind of their own."""

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from textwrap import dedent

from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import State
from kosmodrom.server.thinkers.job import seconds_of
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.server.thinkers.thought import Thought

SECONDS_LATE = 2.0
"""An answer comes within the seconds of the level and these."""
LONG = "hard:1000000"
"""Thinks as long as a table lets it."""


def script(body: str) -> list[str]:
    """The command of a process with a mind of its own: `say` sends a message, `hear` gets a question."""
    head = """
        import itertools, json, os, sys, time
        from kosmodrom.games import find
        from kosmodrom.server.thinkers.question import to_line, to_question
        from kosmodrom.server.thinkers.worker import Worker
        find("kosmopolis")
        out = os.fdopen(os.dup(1), "wb", buffering=0)
        def say(message):
            out.write((message if isinstance(message, bytes) else json.dumps(message).encode()) + b"\\n")
        def hear():
            return to_question(sys.stdin.buffer.readline())
        def behave():
            say({"type": "ready"})
            for line in sys.stdin.buffer:
                out.write(to_line(Worker().answer(to_question(line))))
            sys.exit()
        READY = {"type": "ready"}
        answer = {"type": "answer", "value": None, "considered": []}
    """
    return [sys.executable, "-c", dedent(head) + dedent(body)]


def once(folder: Path, body: str) -> list[str]:
    """The command of a process that misbehaves the first time it is started, and behaves when started again."""
    mark = str(folder / "started")
    return script(f"if os.path.exists({mark!r}):\n    behave()\nopen({mark!r}, 'w').close()\n{dedent(body)}")


def position(game: Game, moves: int = 7, seed: int = 1) -> tuple[State, int]:
    """A position some moves into a game, and a seat that is to act."""
    rng = FastRng(seed)
    state = game.new(3, {}, rng)
    for _ in range(moves):
        seat = game.next_seat(state)
        legal = game.legal_moves(state, seat)
        game.apply(state, seat, legal[rng.below(len(legal), 0)], rng)
    return state, game.next_seat(state)


@contextlib.asynccontextmanager
async def running(pool: ThinkerPool) -> AsyncIterator[ThinkerPool]:
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


async def ask(pool: ThinkerPool, game: Game, level: str = "medium:20", moves: int = 7) -> Thought:
    """A thought, checked to be a legal move that came in time."""
    state, seat = position(game, moves)
    start = time.monotonic()
    thought = await pool.think(game, state, seat, level)
    spent = time.monotonic() - start
    assert thought.move in game.legal_moves(state, seat)
    assert spent < seconds_of(level) + SECONDS_LATE
    return thought


async def until(condition: Callable[[], bool], seconds: float = 15.0) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def is_running(pid: int) -> bool:
    """Whether a process exists and is more than an entry waiting to be collected."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def recovers(pool: ThinkerPool, game: Game) -> None:
    """The pool comes to answer by a thinker again."""
    await until(lambda: len(pool.pids) == pool.size)
    assert (await ask(pool, game)).by == "thinker"
