"""The program that `process.py` runs as a server: as `kosmodrom serve`, with a seed and with points to be killed at.

    python -m proof.harness.program --database URL --port PORT [--name NAME] [--kill POINT:N] [--seed S] ...

runs one server. With `--keeper` it runs one server after another, each when a line on standard input asks for it:
`POINT:N` or `-`. They are forked off a process that has only imported the server, so that a thousand starts don't cost
a thousand imports; everything after the imports is as `kosmodrom serve` does it.
"""

import json
import logging
import os
import signal
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random
from typing import Final

from kosmodrom.games import NAMES, find
from kosmodrom.server.app import make_app
from kosmodrom.server.config import Config, Limits
from kosmodrom.server.serving import bind, make_server
from kosmodrom.server.thinkers.limits import die_with_parent
from kosmodrom.server.world import ALPHABET, World, nothing
from proof.harness.repeatable import make_repeatable_app

HOST: Final = "127.0.0.1"
POINTS: Final = ("before-transaction", "in-transaction", "after-transaction", "before-acknowledge", "before-broadcast")


@dataclass(frozen=True)
class Kill:
    """The process ends itself, as `kill -9` would, when it passes a point for the Nth time."""

    point: str
    passes: int

    def __str__(self) -> str:
        return f"{self.point}:{self.passes}"

    @staticmethod
    def read(text: str) -> "Kill | None":
        """Parse POINT:N; `-` is no kill."""
        if text == "-":
            return None
        point, _, passes = text.partition(":")
        if point not in POINTS or not passes.isdigit():
            raise ValueError(f"expected POINT:N with a point of {', '.join(POINTS)}, not {text!r}")
        return Kill(point, int(passes))

    def trap(self) -> Callable[[str], None]:
        """The function to call at each named point."""
        left = self.passes

        def pass_by(point: str) -> None:
            nonlocal left
            left -= point == self.point
            if left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

        return pass_by


def make_world(seed: int | None, start: int, at_point: Callable[[str], None]) -> World:
    """What one start takes from outside itself: with a seed, its ids and secrets are the same each time."""
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
    """Run one server after another, each in a process of its own, until standard input ends."""
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
    """Write one whole line to the process that started this one."""
    os.write(1, f"{line}\n".encode())


def main() -> None:
    """Read the command line and serve."""
    parser = ArgumentParser(
        prog="python -m proof.harness.program", description="A server that can be killed at a named point."
    )
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
