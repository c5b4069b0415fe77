"""Turns told to an address of the player's own, and to no other."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from kosmodrom.server import alerts, webhook
from kosmodrom.server.alerts import MOST_WAITING, Alerts, Turn
from kosmodrom.server.errors import Declined
from kosmodrom.server.webhook import Unreachable, check_webhook, is_public
from tests.server.live import Live, new_table, tell

DAYS = {"kind": "days", "days": 3}


@dataclass
class Ear:
    """An HTTP server that keeps what it is sent and answers as it is told."""

    answers: list[bytes] = field(default_factory=list)
    """Statuses to answer, then 200 for ever; an empty one: no answer at all."""
    heard: list[tuple[str, dict[str, str], dict[str, object]]] = field(default_factory=list)
    """Request line, headers, body."""
    port: int = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?key=1"

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:-2])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((head[0], headers, json.loads(body)))
        answer = self.answers.pop(0) if self.answers else b"200 OK"
        if answer:
            writer.write(b"HTTP/1.1 " + answer + b"\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
        else:
            await reader.read()
        writer.close()

    async def until(self, count: int, seconds: float = 10.0) -> None:
        """Wait until so much was heard."""
        await eventually(lambda: len(self.heard) >= count, seconds)


@asynccontextmanager
async def ear(*answers: bytes) -> AsyncIterator[Ear]:
    made = Ear(list(answers))
    server = await asyncio.start_server(made.hear, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


async def eventually(is_so: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


async def do(client: httpx.AsyncClient, table: str, command_id: str, **command: object) -> None:
    answer = await client.post(f"/api/tables/{table}/commands", json={"type": "do", "id": command_id, "command": command})
    assert answer.status_code == 200, answer.text


async def listen(client: httpx.AsyncClient, address: str) -> None:
    answer = await client.patch("/api/me", json={"webhook": address})
    assert answer.status_code == 200, answer.text
    assert answer.json()["has_webhook"] is bool(address)
    assert "hook" not in answer.text.replace("has_webhook", ""), "an address is never shown"


async def play_one(server: Live, client: httpx.AsyncClient, table: str, command_id: str) -> None:
    """Let somebody make the first move he can."""
    board = (await client.get(f"/api/tables/{table}")).json()
    ask = board["ask"]
    await do(client, table, command_id, type="play", question=ask["question"], moves=[ask["moves"][0]["move"]])


Story = Callable[[Live, Ear, httpx.AsyncClient, httpx.AsyncClient, str], Awaitable[None]]


def at_table(folder: Path, story: Story, *answers: bytes, pace: dict[str, object] | None = None) -> None:
    """Anna hosts a table for Boris and herself, both listening; it has not started."""

    async def happen(server: Live) -> None:
        async with (
            ear(*answers) as heard,
            server.visitor("Anna") as anna,
            server.visitor("Борис", language="ru") as boris,
        ):
            for person in (anna, boris):
                await listen(person, heard.address)
            table = await new_table(anna, title="Friday", is_public=True, pace=pace or DAYS)
            await do(boris, table, "command-sit", type="sit")
            await story(server, heard, anna, boris, table)

    tell(folder, happen, allow_private_webhooks=True)


def test_whoever_is_asked_is_told_in_his_language(tmp_path: Path) -> None:
    async def story(
        server: Live, heard: Ear, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str
    ) -> None:
        before = time.time() * 1_000
        await do(anna, table, "command-start", type="start")
        board = (await anna.get(f"/api/tables/{table}")).json()
        asked = [seat["name"] for seat in board["seats"] if seat["is_asked"]]
        await heard.until(len(asked))
        await asyncio.sleep(0.3)
        assert sorted(str(alert["name"]) for _, _, alert in heard.heard) == sorted(asked)
        for line, headers, alert in heard.heard:
            assert line == "POST /hook?key=1 HTTP/1.1"
            assert headers["host"] == f"127.0.0.1:{heard.port}"
            assert headers["content-type"] == "application/json"
            assert not {"cookie", "authorization"} & set(headers)
            link = f"{server.address}/#table={table}"
            assert (alert["table"], alert["game"], alert["title"]) == (link, "kosmopolis", "Friday")
            assert isinstance(alert["deadline"], int) and 2.9 < (alert["deadline"] - before) / 86_400_000 < 3.1
            assert ("ваш ход" if alert["name"] == "Борис" else "it is your turn") in str(alert["text"])
            assert link in str(alert["text"])

    at_table(tmp_path, story)
