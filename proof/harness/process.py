"""Servers as processes of their own, killed and started again on the same data."""

import asyncio
import atexit
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from kosmodrom.server.serving import bind, port_of
from proof.harness.limits import ROOMY, UNLIMITED
from proof.harness.program import HOST, Kill
from proof.processes import children_of, command_of

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = "proof.harness.program"
THINKER: Final = b"kosmodrom.server.thinkers.worker"
PAUSE: Final = 0.025
PATIENCE: Final = 60.0
"""Seconds after which a server that doesn't answer is given up."""


class NotReady(Exception):
    """A server ended, or doesn't answer. The message has the end of its log."""


def free_port() -> int:
    """A port that nobody listens on."""
    with bind(HOST, 0) as bound:
        return port_of(bound)


def sqlite_in(folder: Path) -> str:
    """The address of a SQLite file in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'games.db'}"


@cache
def bytecode() -> Path:
    """Where compiled modules are kept while this process lives."""
    folder = Path(tempfile.mkdtemp(prefix="bytecode-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def environment() -> dict[str, str]:
    """The environment of servers. Where Python may not keep what it compiles, each start would compile it again."""
    if not sys.dont_write_bytecode:
        return dict(os.environ)
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPYCACHEPREFIX": str(bytecode())}


def end_of(log: Path) -> str:
    """The last lines of a server's log."""
    return log.read_text(errors="replace")[-4_000:] if log.exists() else "(its log is gone)"


class RunningServer:
    """A server at one port, started when the block begins, killed when it ends; may be restarted on the same data.

    It keeps its log and, unless a database is named, its data in a folder. With a seed its tables are the same each
    time. With a name, links lead to that name, as they do in a local network. `module` is what is run as the server,
    `starts` are the seconds from each start until the server answered. `files` is how many files it may open, if it is
    not as many as this process.
    """

    def __init__(
        self,
        folder: Path,
        *,
        database: str = "",
        seed: int | None = None,
        name: str = "",
        thinkers: int = 1,
        limits: Mapping[str, float] = ROOMY,
        module: Sequence[str] = (PROGRAM,),
        files: int = 0,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.port = free_port()
        self.address = f"http://{name or HOST}:{self.port}"
        self.database = database or sqlite_in(folder)
        self.log = folder / "server.log"
        self.starts: list[float] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._set_limits = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (files, files)) if files else None
        self._command = [*module, "--database", self.database, "--port", str(self.port), "--thinkers", str(thinkers)]
        self._command += ["--limits", json.dumps(dict(limits))]
        self._command += ["--seed", str(seed)] if seed is not None else []
        self._command += ["--name", name] if name else []

    @property
    def pid(self) -> int:
        """The id of the server's process."""
        assert self._process is not None, "the server was started"
        return self._process.pid

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    async def __aenter__(self) -> Self:
        await asyncio.to_thread(self.start)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> float:
        """Start the server and wait until it answers; returns after how many seconds."""
        began = time.monotonic()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *self._command],
                cwd=ROOT,
                env=environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=self._set_limits,
            )
        while not self._is_well():
            if self._process.poll() is not None or time.monotonic() - began > PATIENCE:
                raise NotReady(f"The server does not answer:\n{end_of(self.log)}")
            time.sleep(PAUSE)
        self.starts.append(time.monotonic() - began)
        return self.starts[-1]

    def kill(self) -> None:
        """End the server at once, as when the machine fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the server to end in order, and wait until it has."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait()

    def _is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{HOST}:{self.port}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


class PlainServer(RunningServer):
    """The server as `kosmodrom serve` starts it for everybody."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._command = ["kosmodrom", "serve", "--database", self.database, "--port", str(self.port)]


class KillableServer:
    """A server that is killed and started again a thousand times, at one address. Several may share a PostgreSQL.

    Servers are forked off one process, the keeper, so that a start needs no imports. `starts` are the seconds from each
    start until the server answered.
    """

    def __init__(self, database: str, log: Path, *, seed: int = 0, thinkers: int = 1) -> None:
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        self.starts: list[float] = []
        self.pid = 0
        self._log = log
        self._arguments = [
            *("--database", database, "--port", str(self.port), "--seed", str(seed)),
            *("--thinkers", str(thinkers), "--limits", json.dumps(dict(UNLIMITED)), "--keeper"),
        ]
        self._keeper: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> Self:
        with self._log.open("ab") as log:
            self._keeper = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                PROGRAM,
                *self._arguments,
                cwd=ROOT,
                env=environment(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        await self._expect("waiting")
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
        """Whether a server process is there, as far as is known."""
        return self.pid != 0

    async def launch(self, kill: Kill | None = None) -> None:
        """Start a server without waiting until it answers."""
        assert self._keeper is not None and self._keeper.stdin is not None, "the block is entered first"
        assert not self.is_up, "one server at a time"
        self._keeper.stdin.write(f"{kill or '-'}\n".encode())
        self.pid = int((await self._expect("pid"))[0])

    async def ready(self) -> bool:
        """Wait until the server answers; false if it was killed first. NotReady if it ended by itself."""
        said, *rest = await self._read()
        if said == "ready":
            self.starts.append(float(rest[0]))
            return True
        self._note_end(rest[0])
        return False

    async def start(self, kill: Kill | None = None) -> bool:
        """Start a server and wait until it answers; false if it was killed before that."""
        await self.launch(kill)
        return await self.ready()

    async def ended(self) -> None:
        """Wait until the server is gone. May be cancelled; only one caller may wait at a time."""
        self._note_end((await self._expect("ended"))[0])

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
        """The ids of the server's thinker processes. A process that has only been forked is not counted."""
        return [pid for pid in children_of(self.pid) if THINKER in command_of(pid)]

    def _note_end(self, status: str) -> None:
        self.pid = 0
        if int(status) not in (0, -signal.SIGKILL):
            raise NotReady(f"The server ended with {status}:\n{end_of(self._log)}")

    async def _expect(self, expected: str) -> list[str]:
        said, *rest = await self._read()
        if said != expected:
            raise NotReady(f"The keeper of the server said {said!r}, not {expected!r}:\n{end_of(self._log)}")
        return rest

    async def _read(self) -> list[str]:
        assert self._keeper is not None and self._keeper.stdout is not None
        line = await self._keeper.stdout.readline()
        if not line:
            raise NotReady(f"The keeper of the server is gone:\n{end_of(self._log)}")
        return line.decode().split()
