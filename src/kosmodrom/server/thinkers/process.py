"""One thinker process, seen from the server."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Sequence
from typing import Final, Protocol, runtime_checkable

from kosmodrom.server.thinkers.question import MOST_BYTES, Garbled, Message, Question, Ready, to_line, to_message

STARTING_SECONDS: Final = 15.0
"""How long a process may take to be ready."""
ENDING_SECONDS: Final = 5.0
"""How long the system may take to end a killed process."""
_KILL: Final = signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM

log: Final = logging.getLogger(__name__)


@runtime_checkable
class _Pipe(Protocol):
    """A write transport. uvloop's are no instances of asyncio.WriteTransport."""

    def write(self, data: bytes) -> None: ...


class Misbehaved(Exception):
    """A thinker process broke the protocol. The text continues "a thinker process …"."""


class Thinker(asyncio.SubprocessProtocol):
    """A process that is asked one question at a time. Once it has misbehaved, it must be replaced.

    `wake` is set whenever its state has changed.
    """

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.wake = asyncio.Event()
        self.trouble: str | None = None
        self.answers = 0
        self.pid = 0
        self._transport: asyncio.SubprocessTransport | None = None
        self._heard = bytearray()
        self._expected: asyncio.Future[bytes] | None = loop.create_future()
        self._exited: asyncio.Future[None] = loop.create_future()
        self._closed: asyncio.Future[None] = loop.create_future()

    def take(self, transport: asyncio.SubprocessTransport) -> None:
        """Take over the transport of the started process."""
        self._transport = transport
        self.pid = transport.get_pid() or 0

    async def ready(self) -> None:
        """Wait until the process is ready. Misbehaved if it sends anything else, or nothing."""
        if not isinstance(await self._hear(STARTING_SECONDS), Ready):
            raise Misbehaved("gave an answer before it was asked")

    async def ask(self, question: Question, seconds: float) -> Message:
        """Returns the process's message to a question. Misbehaved if it is invalid or takes longer than `seconds`."""
        assert self._expected is None, "a process is asked one question at a time"
        assert self._transport is not None, "the process has not been started"
        if self.trouble is not None:
            raise Misbehaved(self.trouble)
        self._expected = asyncio.get_running_loop().create_future()
        pipe = self._transport.get_pipe_transport(0)
        assert isinstance(pipe, _Pipe), "the process has no standard input"
        pipe.write(to_line(question))
        return await self._hear(seconds)

    async def end(self) -> None:
        """Kill the process, even a stopped one, and wait until it has ended."""
        if self._transport is None:
            return
        if not self._exited.done():
            # Not by the transport, which might reap the process before asyncio's own watcher does.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, _KILL)
            await asyncio.wait([self._exited], timeout=ENDING_SECONDS)
        self._transport.close()
        await asyncio.wait([self._closed], timeout=ENDING_SECONDS)
        if not self._exited.done():
            log.error("thinker process %d was killed but does not end", self.pid)

    async def _hear(self, seconds: float) -> Message:
        assert self._expected is not None
        try:
            async with asyncio.timeout(seconds):
                return to_message(await self._expected)
        except TimeoutError:
            raise Misbehaved(f"did not answer within {seconds:.1f} s") from None
        except Garbled as error:
            raise Misbehaved(str(error)) from None
        finally:
            self._expected = None

    def _fail(self, trouble: str) -> None:
        if self.trouble is None:
            self.trouble = trouble
        if self._expected is not None and not self._expected.done():
            self._expected.set_exception(Misbehaved(self.trouble))
        self.wake.set()

    # Called by asyncio

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if self.trouble is not None:
            return
        self._heard += data
        line, end, rest = self._heard.partition(b"\n")
        if len(self._heard) > MOST_BYTES:
            self._fail(f"said more than {MOST_BYTES} bytes")
        elif self._expected is None or self._expected.done() or rest:
            self._fail("spoke without being asked")
        elif end:
            self._heard.clear()
            self._expected.set_result(bytes(line))

    def pipe_connection_lost(self, fd: int, error: Exception | None) -> None:
        self._fail("closed its pipes or ended")

    def process_exited(self) -> None:
        if not self._exited.done():
            self._exited.set_result(None)
        self._fail("ended")

    def connection_lost(self, error: Exception | None) -> None:
        if not self._closed.done():
            self._closed.set_result(None)


async def start(command: Sequence[str]) -> Thinker:
    """Start a process, which is not ready yet. OSError if that fails."""
    transport, thinker = await asyncio.get_running_loop().subprocess_exec(
        Thinker,
        *command,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=None,
        start_new_session=True,
    )
    thinker.take(transport)
    return thinker
