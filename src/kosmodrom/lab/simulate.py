"""Many games between bots, here or on several processes."""

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

import msgspec

from kosmodrom.core.game import Game
from kosmodrom.games import find, with_content
from kosmodrom.lab.arena import Arena, Plan, Played

BATCH_SECONDS: Final = 0.2
"""A worker is asked for about as many games at once as take this long."""
POLL_SECONDS: Final = 0.1


class WorkerLost(Exception):
    """A process that played games has ended unexpectedly, with this exit code."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"a worker process ended with code {code}")
        self.code = code


def game_of(plan: Plan) -> Game:
    """The game of a plan, with its content."""
    return with_content(plan.game, Path(plan.content)) if plan.content else find(plan.game)


def simulate(
    plan: Plan, jobs: int = 1, stop: Callable[[], bool] = lambda: False, numbers: Sequence[int] | None = None
) -> Iterator[Played]:
    """Play the games of a plan, or those of some numbers, in order. The number of jobs doesn't change them.

    With one job they are played in this process. When `stop` returns true, finished games are still yielded, in order
    but perhaps with gaps, and then no more.
    """
    numbers = range(plan.games) if numbers is None else numbers
    jobs = min(jobs, len(numbers))
    if jobs > 1:
        yield from _Workers(plan, numbers, jobs).play(stop)
        return
    arena = Arena(game_of(plan), plan)
    for number in numbers:
        played = arena.play(number, stop)
        if played is None:
            return
        yield played


class _Worker:
    """A process that plays the batches it is sent. JSON goes there and back: compiled objects can't be pickled."""

    def __init__(self, process: BaseProcess, connection: Connection) -> None:
        self.process = process
        self.connection = connection
        self.asked_at = 0.0
        self.count = 1

    def ask(self, numbers: Sequence[int]) -> None:
        self.asked_at = time.monotonic()
        self.count = len(numbers)
        try:
            self.connection.send_bytes(msgspec.json.encode(list(numbers)))
        except OSError:
            raise self._lost() from None

    def answer(self) -> list[Played]:
        """The batch that came back."""
        try:
            data = self.connection.recv_bytes()
        except (EOFError, OSError):
            raise self._lost() from None
        return msgspec.json.decode(data, type=list[Played])

    def _lost(self) -> WorkerLost:
        self.process.join(1)
        return WorkerLost(self.process.exitcode)

    def next_count(self) -> int:
        """How many games will take about BATCH_SECONDS, judging by the last batch."""
        spent = max(time.monotonic() - self.asked_at, 1e-6)
        return max(1, min(int(self.count * BATCH_SECONDS / spent), self.count * 4))


class _Workers:
    """The processes, and who plays which games."""

    def __init__(self, plan: Plan, numbers: Sequence[int], jobs: int) -> None:
        self.numbers = numbers
        self.handed_out = 0
        self.workers = _start(plan, jobs)

    def play(self, stop: Callable[[], bool]) -> Iterator[Played]:
        waiting: dict[int, Played] = {}
        expected = iter(self.numbers)
        number = next(expected)
        try:
            busy = {worker.connection: worker for worker in self.workers if self._ask(worker, 1)}
            while busy and not stop():
                for connection in wait(list(busy), POLL_SECONDS):
                    assert isinstance(connection, Connection)
                    worker = busy[connection]
                    waiting.update((played.number, played) for played in worker.answer())
                    if not self._ask(worker, worker.next_count()):
                        del busy[connection]
                while number in waiting:
                    yield waiting.pop(number)
                    number = next(expected, number)
            for number in sorted(waiting):
                yield waiting[number]
        finally:
            self._end()

    def _ask(self, worker: _Worker, count: int) -> bool:
        """Hand out the next games, leaving some for the others; returns whether there were any."""
        left = len(self.numbers) - self.handed_out
        count = min(count, -(-left // (2 * len(self.workers))))
        if count > 0:
            worker.ask(self.numbers[self.handed_out : self.handed_out + count])
        self.handed_out += count
        return count > 0

    def _end(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
            worker.connection.close()


def _start(plan: Plan, jobs: int) -> list[_Worker]:
    """Start the processes. They ignore Ctrl-C, which goes to all processes of a terminal; this one stops them."""
    context = get_context("spawn")
    workers = []
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if hasattr(signal, "pthread_sigmask") else None
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(msgspec.json.encode(plan), theirs), daemon=True)
            process.start()
            theirs.close()
            workers.append(_Worker(process, ours))
    finally:
        if mask is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
    return workers


def _work(data: bytes, connection: Connection) -> None:
    """Play batches until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    plan = msgspec.json.decode(data, type=Plan)
    arena = Arena(game_of(plan), plan)
    while True:
        try:
            numbers = msgspec.json.decode(connection.recv_bytes(), type=list[int])
        except (EOFError, OSError):
            return
        played = [arena.play(number) for number in numbers]
        connection.send_bytes(msgspec.json.encode(played))
