"""The real server as a process that can be killed at a named point and started again on the same data.

    python -m proof.house --database URL --port PORT [--name NAME] [--kill POINT:N] [--seed S] [--limits JSON] ...

runs one server. With `--keeper` it runs one after another, each when a line on standard input asks for it: `POINT:N`
or `-`. They are forked off a process that has imported the server and done nothing else, so that thousand starts don't
cost thousand imports; everything after the imports is as `kosmodrom serve` does it.
"""

import asyncio
import atexit
import json
import logging
import os
import shutil
import signal
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Final, Self

from kosmodrom.games import NAMES, find
from kosmodrom.server.app import make_app
from kosmodrom.server.config import Config, Limits
from kosmodrom.server.serving import bind, make_server, port_of
from kosmodrom.server.thinkers.limits import die_with_parent
from kosmodrom.server.world import ALPHABET, World, nothing
from proof.repeatable import make_repeatable_app

ROOT: Final = Path(__file__).parent.parent
HOST: Final = "127.0.0.1"
POINTS: Final = ("before-transaction", "in-transaction", "after-transaction", "before-acknowledge", "before-broadcast")
THINKER: Final = b"kosmodrom.server.thinkers.worker"
ROOMY: Final[Mapping[str, int]] = {
    "socket_messages": 1_000_000,
    "sockets_an_address": 10_000,
    "sockets": 10_000,
    "open_tables": 1_000_000,
    "request_rate": 1_000_000,
    "new_guests": 1_000_000,
}
"""Limits for many players behind one address, none of whom is the nuisance that limits are for."""


class NotReady(Exception):
    """A server ended before it answered: says what it wrote last."""


@dataclass(frozen=True)
class Kill:
    """The process ends itself, as `kill -9` would, when it passes a point for the Nth time."""

    point: str
    passes: int

    def __str__(self) -> str:
        return f"{self.point}:{self.passes}"

    @staticmethod
    def read(text: str) -> "Kill | None":
        """What was written as POINT:N; `-` is none."""
        if text == "-":
            return None
        point, _, passes = text.partition(":")
        if point not in POINTS or not passes.isdigit():
            raise ValueError(f"expected POINT:N with a point of {', '.join(POINTS)}, not {text!r}")
        return Kill(point, int(passes))

    def trap(self) -> Callable[[str], None]:
        """What is to be called at each named point."""
        left = self.passes

        def pass_by(point: str) -> None:
            nonlocal left
            left -= point == self.point
            if left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

        return pass_by


def free_port() -> int:
    """A port that nobody listens on."""
    with bind(HOST, 0) as bound:
        return port_of(bound)


@cache
def bytecode() -> Path:
    """Where compiled modules are kept while this process lives."""
    folder = Path(tempfile.mkdtemp(prefix="bytecode-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def environment() -> dict[str, str]:
    """The environment of servers: if it forbids to keep compiled modules, each start would compile them all again."""
    if not sys.dont_write_bytecode:
        return dict(os.environ)
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(bytecode())}


class House:
    """One server at one address; started, killed and started again. Colleagues of its own may share a PostgreSQL.

    `starts` are the seconds from each start till it answered, imports not counted.
    """

    def __init__(
        self,
        database: str,
        log: Path,
        *,
        port: int | None = None,
        seed: int = 0,
        thinkers: int = 1,
        limits: Mapping[str, float] = ROOMY,
    ) -> None:
        self.port = free_port() if port is None else port
        self.address = f"http://{HOST}:{self.port}"
        self.starts: list[float] = []
        self.pid = 0
        self._log = log
        self._arguments = [
            *("--database", database, "--port", str(self.port), "--seed", str(seed)),
            *("--thinkers", str(thinkers), "--limits", json.dumps(dict(limits)), "--keeper"),
        ]
        self._keeper: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        with self._log.open("ab") as log:
            self._keeper = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "proof.house",
                *self._arguments,
                cwd=ROOT,
                env=environment(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        await self._hear("waiting")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._keeper is not None and self._keeper.stdin is not None
        self.kill()
        self._keeper.stdin.close()
        await self._keeper.wait()

    @property
    def is_up(self) -> bool:
        """Whether a server process is there, as far as has been heard."""
        return self.pid != 0

    async def launch(self, kill: Kill | None = None) -> None:
        """Start a server without waiting until it answers."""
        assert self._keeper is not None and self._keeper.stdin is not None, "the house is entered first"
        assert not self.is_up, "one server at a time"
        self._keeper.stdin.write(f"{kill or '-'}\n".encode())
        self.pid = int((await self._hear("pid"))[0])

    async def ready(self) -> bool:
        """Wait until the server launched answers; false if it was killed first. NotReady if it ended by itself."""
        said, *rest = await self._next()
        if said == "ready":
            self.starts.append(float(rest[0]))
            return True
        self._bury(rest[0])
        return False

    async def start(self, kill: Kill | None = None) -> bool:
        """Start a server and wait until it answers; false if it was killed before that."""
        await self.launch(kill)
        return await self.ready()

    async def ended(self) -> None:
        """Wait until the server, once ready, is gone. Cancelling is no harm; nobody else may wait meanwhile."""
        self._bury((await self._hear("ended"))[0])

    def kill(self) -> None:
        """End the server at once."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the server to end in order."""
        self._signal(signal.SIGTERM)

    def _signal(self, how: signal.Signals) -> None:
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, how)

    @property
    def thinkers(self) -> list[int]:
        """The ids of the server's thinker processes; one that has only been forked is none yet."""
        return [pid for pid in children_of(self.pid) if THINKER in command_of(pid)]

    def _bury(self, status: str) -> None:
        self.pid = 0
        if int(status) not in (0, -signal.SIGKILL):
            raise NotReady(f"The server ended with {status}:\n{self._last_words()}")

    def _last_words(self) -> str:
        return self._log.read_text(errors="replace")[-4_000:] if self._log.exists() else "(its log is gone)"

    async def _hear(self, expected: str) -> list[str]:
        said, *rest = await self._next()
        if said != expected:
            raise NotReady(f"The keeper of the server said {said!r}, not {expected!r}:\n{self._last_words()}")
        return rest

    async def _next(self) -> list[str]:
        assert self._keeper is not None and self._keeper.stdout is not None
        line = await self._keeper.stdout.readline()
        if not line:
            raise NotReady(f"The keeper of the server is gone:\n{self._last_words()}")
        return line.decode().split()


def children_of(pid: int) -> list[int]:
    """The processes that a process has started and that are still there."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = file.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found.append(int(file.parent.name))
    return sorted(found)


def command_of(pid: int) -> list[bytes]:
    """The arguments that a process was started with; none if it is gone."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    return []


# The other side of the pipe


def make_world(seed: int | None, start: int, at_point: Callable[[str], None]) -> World:
    """The outside of one start: with a seed, its ids and secrets can be had again."""
    if seed is None:
        return World(at_point=at_point)
    rng = Random(f"house {seed} {start}")
    return World(
        new_id=lambda: "".join(rng.choices(ALPHABET, k=12)),
        new_secret=lambda: rng.randbytes(32).hex(),
        at_point=at_point,
    )


def serve(arguments: Namespace, start: int, kill: Kill | None, when_ready: Callable[[], None]) -> None:
    """Run the server in this process until it is stopped or dies."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(process)d %(levelname)s %(message)s")
    limits = Limits(**json.loads(arguments.limits))
    config = Config(
        arguments.database,
        HOST,
        arguments.port,
        lan_address=arguments.name,
        thinkers=arguments.thinkers,
        limits=limits,
    )
    make = make_repeatable_app if arguments.repeatable else make_app
    app = make(config, make_world(arguments.seed, start, kill.trap() if kill else nothing))
    make_server(app, config, when_ready).run(sockets=[bind(config.host, config.port)])


def warm_up() -> None:
    """Import what a server imports only while it starts, and read the games."""
    for module in ("aiosqlite", "asyncpg", "httptools", "uvloop", "anyio._backends._asyncio", "uvicorn.lifespan.off"):
        import_module(module)
    for protocol in ("http.httptools_impl", "websockets.websockets_sansio_impl"):
        import_module(f"uvicorn.protocols.{protocol}")
    for game in NAMES:
        find(game)


def keep(arguments: Namespace) -> None:
    """Run one server after another, each in a process of its own, as long as there are lines to read."""
    warm_up()
    say("waiting")
    for start, line in enumerate(iter(sys.stdin.readline, "")):
        kill = Kill.read(line.strip())
        began = time.monotonic()
        pid = os.fork()
        if pid == 0:
            die_with_parent()
            os.close(0)
            say(f"pid {os.getpid()}")
            serve(arguments, start, kill, partial(say_ready, began))
            os._exit(0)
        _, status = os.waitpid(pid, 0)
        say(f"ended {os.waitstatus_to_exitcode(status)}")


def say_ready(began: float) -> None:
    """The server answers."""
    say(f"ready {time.monotonic() - began:.4f}")


def say(line: str) -> None:
    """One line to whoever keeps the keeper, whole."""
    os.write(1, f"{line}\n".encode())


def main() -> None:
    """Read the command line and serve."""
    parser = ArgumentParser(prog="python -m proof.house", description="A server that can be killed at a named point.")
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--name", default="", help="what others call this machine: links lead there")
    parser.add_argument("--kill", type=Kill.read)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--repeatable", action="store_true", help="requests name the seeds of tables (repeatable.py)")
    parser.add_argument("--thinkers", type=int, default=1)
    parser.add_argument("--limits", default="{}")
    parser.add_argument("--keeper", action="store_true")
    arguments = parser.parse_args()
    if arguments.keeper:
        keep(arguments)
    else:
        serve(arguments, 0, arguments.kill, lambda: say(f"ready at http://{HOST}:{arguments.port}"))


if __name__ == "__main__":
    main()
