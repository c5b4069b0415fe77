"""A server of its own for the browser: a real process on a real file, with room for many guests of one address."""

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from proof.house import HOST, ROOT, free_port

PATIENCE: Final = 30.0
ROOMY: Final = {"new_guests": 100_000, "request_rate": 1_000_000, "open_tables": 1_000, "sockets_an_address": 10_000}


class House:
    """A server at one port, stopped and started again on the same data.

    Its tables can be had again by the seeds that requests name; with a seed of its own, even their ids. With a name
    links lead to that name, as they do in a local network.
    """

    def __init__(self, folder: Path, *, seed: int | None = None, name: str = "", **limits: int) -> None:
        self.port = free_port()
        self._name = name
        self._seed = seed
        self.log = folder / "server.log"
        self._database = folder / "games.db"
        self._limits = ROOMY | limits
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://{self._name or HOST}:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        arguments = ["--database", f"sqlite+aiosqlite:///{self._database}", "--limits", json.dumps(self._limits)]
        arguments += ["--name", self._name] if self._name else []
        arguments += ["--seed", str(self._seed)] if self._seed is not None else []
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "proof.house", *arguments, "--port", str(self.port), "--repeatable"],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        began = time.monotonic()
        while not self._is_well():
            assert self._process.poll() is None and time.monotonic() - began < PATIENCE, self.log.read_text()[-4_000:]
            time.sleep(0.05)

    def stop(self) -> None:
        """End it at once, as when the machine fails."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{HOST}:{self.port}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
