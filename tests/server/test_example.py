"""`examples/own_player.py`, as a process of its own, plays whole games on a real server."""

import asyncio
import sys
from pathlib import Path

import pytest

from kosmodrom.store.rows import KeyKind
from kosmodrom.table.status import Status
from tests.server.live import Live, live
from tests.server.test_metrics import measure

EXAMPLE = Path(__file__).parent.parent.parent / "examples/own_player.py"
PATIENCE = 90
"""Seconds for a whole game."""


async def token(server: Live, name: str) -> str:
    """The token of a new person."""
    identities = server.services.identities
    player = await identities.add_guest(name, "en")
    return await identities.give_key(player.id, KeyKind.TOKEN)


async def start(server: Live, *arguments: str) -> asyncio.subprocess.Process:
    """The example as a process of its own."""
    command = (sys.executable, str(EXAMPLE), server.address, *arguments)
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)


async def last_line(program: asyncio.subprocess.Process) -> str:
    """What a program says at its end; it must end well."""
    out, problems = await asyncio.wait_for(program.communicate(), PATIENCE)
    assert program.returncode == 0, problems.decode()
    return out.decode().splitlines()[-1]


def test_two_programs_play_each_other(tmp_path: Path) -> None:
    """One opens a table as a guest, the other, who has a token, takes the other seat by the printed link."""

    async def game() -> list[str]:
        async with live(tmp_path) as server:
            host = await start(server, "open")
            assert host.stdout is not None
            link = (await asyncio.wait_for(host.stdout.readline(), PATIENCE)).decode().strip()
            guest = await start(server, link, await token(server, "Second"))
            return list(await asyncio.gather(last_line(host), last_line(guest)))

    first, second = asyncio.run(game())
    assert first.startswith("seat 0 over [")
    assert second == first.replace("seat 0", "seat 1")


def test_a_program_plays_a_bot(tmp_path: Path) -> None:
    async def game() -> str:
        async with live(tmp_path, thinkers=1) as server:
            return await last_line(await start(server, "easy"))

    assert asyncio.run(game()).startswith("seat 0 over [")


def test_a_program_outlasts_a_busy_server(tmp_path: Path) -> None:
    """While so many commands wait that the server answers 503, the program sends its own again."""

    async def game() -> str:
        async with live(tmp_path, thinkers=1) as server:
            hub = server.services.hub
            hub.lifecycle.waiting += server.config.limits.waiting_commands
            program = await start(server, "easy")
            assert program.stdout is not None
            assert await asyncio.wait_for(program.stdout.readline(), PATIENCE)
            async with asyncio.timeout(PATIENCE):
                while (await measure(server))['kosmodrom_commands_total{outcome="busy"}'] < 2:
                    await asyncio.sleep(0.05)
            assert [room.table.status for room in hub.rooms.values() if room.table] == [Status.GATHERING]
            hub.lifecycle.waiting -= server.config.limits.waiting_commands
            return await last_line(program)

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
        async with live(tmp_path) as server:
            program = await start(server, *arguments)
            _, problems = await asyncio.wait_for(program.communicate(), PATIENCE)
            return program.returncode, problems.decode()

    code, said = asyncio.run(attempt())
    assert code == 1
    assert words in said.lower()
    assert "Traceback" not in said


def test_the_example_is_short() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines[1:]) <= 40, "lines of code after the docstring"
