"""`examples/own_player.py`, as a process of its own, plays whole games on a real server."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kosmodrom.server.app import make_app
from kosmodrom.server.config import Config
from kosmodrom.server.services import services_of
from kosmodrom.server.serving import bind, make_server, port_of, running
from kosmodrom.store.rows import KeyKind

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples/own_player.py"
PATIENCE = 90
"""Seconds for a whole game."""


class House:
    """A server for one test, and the programs that play on it."""

    def __init__(self, folder: Path) -> None:
        self.bound = bind("127.0.0.1", 0)
        self.config = Config(f"sqlite+aiosqlite:///{folder}/games.db", port=port_of(self.bound), thinkers=1)
        self.app = make_app(self.config)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with running(make_server(self.app, self.config), self.bound):
            yield

    async def token(self, name: str) -> str:
        """The token of a new person."""
        identities = services_of(self.app.state).identities
        player = await identities.welcome(name, "en")
        return await identities.give_key(player.id, KeyKind.TOKEN)

    async def start(self, *arguments: str) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            str(EXAMPLE),
            self.config.address,
            *arguments,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )


async def last_line(program: asyncio.subprocess.Process) -> str:
    """What a program says at its end; it must end well."""
    out, problems = await asyncio.wait_for(program.communicate(), PATIENCE)
    assert program.returncode == 0, problems.decode()
    return out.decode().splitlines()[-1]


def test_two_programs_play_each_other(tmp_path: Path) -> None:
    """One opens a table as a guest, the other, who has a token, takes the other seat by the printed link."""

    async def game() -> list[str]:
        house = House(tmp_path)
        async with house.open():
            host = await house.start("open")
            assert host.stdout is not None
            link = (await asyncio.wait_for(host.stdout.readline(), PATIENCE)).decode().strip()
            guest = await house.start(link, await house.token("Second"))
            return list(await asyncio.gather(last_line(host), last_line(guest)))

    first, second = asyncio.run(game())
    assert first.startswith("seat 0 over [")
    assert second == first.replace("seat 0", "seat 1")


def test_a_program_plays_a_bot(tmp_path: Path) -> None:
    async def game() -> str:
        house = House(tmp_path)
        async with house.open():
            return await last_line(await house.start("easy"))

    assert asyncio.run(game()).startswith("seat 0 over [")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("easy", "kt_" + "x" * 43), "token"),
        (("genius",), "bot"),
        (("http://127.0.0.1/i/nowhere",), "link"),
    ],
    ids=["wrong token", "no such bot", "wrong link"],
)
def test_a_program_that_is_turned_away_says_why(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    async def attempt() -> tuple[int | None, str]:
        house = House(tmp_path)
        async with house.open():
            program = await house.start(*arguments)
            _, problems = await asyncio.wait_for(program.communicate(), PATIENCE)
            return program.returncode, problems.decode()

    code, said = asyncio.run(attempt())
    assert code == 1
    assert words in said.lower()
    assert "Traceback" not in said


def test_the_example_is_short() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines[1:]) <= 40, "lines of code after the docstring"
