"""Turns told to an address of the player's own, and to no other."""

import asyncio
import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import httpx
import pytest

from kosmodrom.server import alerts, webhook
from kosmodrom.server.alerts import MOST_WAITING, Alerts, Turn
from kosmodrom.server.webhook import Unreachable
from kosmodrom.table.table import Table
from tests.server.live import Live, new_table, tell

DAYS = {"kind": "days", "days": 3}
PATIENCE = 60.0
"""Seconds that a test waits for what a busy machine is slow to do."""
SEATED = ("Anna", "Борис")
"""Who sits where at the table of these tests."""
LAST = "Last"
"""The name of whoever is told after all others."""


@pytest.fixture(autouse=True)
def one_sender(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns are told in the order in which they come: when a later one is told, nothing is left of those before."""
    monkeypatch.setattr(alerts, "SENDERS", 1)
    monkeypatch.setattr(alerts, "TIMEOUT", PATIENCE)


@dataclass
class Ear:
    """An HTTP server that keeps what it is sent and answers as it is told."""

    answers: list[bytes] = field(default_factory=list)
    """Statuses to answer, then 200 for ever; an empty one: no answer at all."""
    heard: list[tuple[str, dict[str, str], dict[str, object]]] = field(default_factory=list)
    """Request line, headers, body."""
    port: int = 0
    answers_now: asyncio.Event = field(default_factory=asyncio.Event)
    """While it is not set, whoever is heard waits for an answer."""

    def __post_init__(self) -> None:
        self.answers_now.set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?key=1"

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:-2])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((head[0], headers, json.loads(body)))
        answer = self.answers.pop(0) if self.answers else b"200 OK"
        await self.answers_now.wait()
        if answer:
            writer.write(b"HTTP/1.1 " + answer + b"\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
        else:
            await reader.read()
        writer.close()

    @property
    def names(self) -> list[str]:
        """Who was told, in order."""
        return [str(alert["name"]) for _, _, alert in self.heard]

    async def until(self, count: int) -> None:
        """Wait until so much was heard."""
        await eventually(lambda: len(self.heard) >= count)

    async def all_before_last(self, server: Live) -> list[str]:
        """Who was told before somebody at another table is, whose turn comes now."""
        async with server.visitor(LAST) as last:
            await listen(last, self.address)
            table = await new_table(last, game="space_bureau", seats=["me"], pace=DAYS)
            await do(last, table, "command-start", type="start")
            await eventually(lambda: LAST in self.names)
        return self.names[: self.names.index(LAST)]


@asynccontextmanager
async def ear(*answers: bytes) -> AsyncIterator[Ear]:
    made = Ear(list(answers))
    server = await asyncio.start_server(made.hear, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


async def eventually(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def do(client: httpx.AsyncClient, table: str, command_id: str, **command: object) -> None:
    answer = await client.post(
        f"/api/tables/{table}/commands", json={"type": "do", "id": command_id, "command": command}
    )
    assert answer.status_code == 200, answer.text


async def listen(client: httpx.AsyncClient, address: str) -> None:
    answer = await client.patch("/api/me", json={"webhook": address})
    assert answer.status_code == 200, answer.text
    assert answer.json()["has_webhook"] is bool(address)
    assert "hook" not in answer.text.replace("has_webhook", ""), "an address is never shown"


async def play_one(client: httpx.AsyncClient, table: str, command_id: str) -> None:
    """Let somebody make the first move he can."""
    board = (await client.get(f"/api/tables/{table}")).json()
    await do(client, table, command_id, type="play", question=board["question"], moves=[board["moves"][0]["move"]])


async def asked_at(client: httpx.AsyncClient, table: str) -> list[str]:
    """The names of those whose turn it is."""
    board = (await client.get(f"/api/tables/{table}")).json()
    return [seat["name"] for seat in board["seats"] if seat.get("is_turn")]


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
    async def story(server: Live, heard: Ear, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str) -> None:
        before = time.time() * 1_000
        await do(anna, table, "command-start", type="start")
        asked = await asked_at(anna, table)
        assert sorted(await heard.all_before_last(server)) == sorted(asked)
        for line, headers, alert in heard.heard[: len(asked)]:
            assert line == "POST /hook?key=1 HTTP/1.1"
            assert headers["host"] == f"127.0.0.1:{heard.port}"
            assert headers["content-type"] == "application/json"
            assert not {"cookie", "authorization"} & set(headers)
            link = f"{server.address}/t/{table}"
            assert (alert["table"], alert["game"], alert["title"]) == (link, "kosmopolis", "Friday")
            assert isinstance(alert["deadline"], int) and 2.9 < (alert["deadline"] - before) / 86_400_000 < 3.1
            assert ("ваш ход" if alert["name"] == "Борис" else "it is your turn") in str(alert["text"])
            assert link in str(alert["text"])
            assert alert["content"] == alert["text"], "Discord shows one, Slack the other"
            assert alert["allowed_mentions"] == {"parse": []}, "nobody's name calls a whole channel"

    at_table(tmp_path, story)


@pytest.mark.parametrize(
    ("answers", "logged"),
    [
        ([b"400 Bad Request"] * 2, "refused by its receiver: HTTP 400"),
        ([b"503 Service Unavailable"] * 4, "given up after 2 tries"),
    ],
)
def test_an_alert_that_nobody_took_is_logged_without_its_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answers: list[bytes], logged: str
) -> None:
    async def story(server: Live, heard: Ear, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str) -> None:
        hub = server.services.hub
        async with Alerts(hub, pauses=(0.0, 0.05)) as own:
            hub.tell_turns = own.tell
            await do(anna, table, "command-start", type="start")
            await eventually(lambda: any(logged in record.getMessage() for record in caplog.records))
        told = [record for record in caplog.records if logged in record.getMessage()]
        assert all(record.levelname == "WARNING" for record in told), "what a keeper sees without asking for more"
        assert "hook" not in "".join(record.getMessage() for record in told)

    at_table(tmp_path, story, *answers)


def test_nobody_is_told_at_a_table_without_days(tmp_path: Path) -> None:
    async def story(server: Live, heard: Ear, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str) -> None:
        await do(anna, table, "command-start", type="start")
        assert await asked_at(anna, table)
        assert await heard.all_before_last(server) == []

    at_table(tmp_path, story, pace={"kind": "wait"})


def test_nobody_is_told_who_has_the_table_open_or_wants_no_alerts(tmp_path: Path) -> None:
    async def story(server: Live, heard: Ear, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str) -> None:
        await listen(boris, "")
        async with server.socket(table, anna) as board:
            await board.recv()
            await do(anna, table, "command-start", type="start")
            assert await heard.all_before_last(server) == []

    at_table(tmp_path, story)


def test_within_the_quiet_time_everybody_is_told_once(tmp_path: Path) -> None:
    async def story(server: Live, heard: Ear, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str) -> None:
        people = {"Anna": anna, "Борис": boris}
        await do(anna, table, "command-start", type="start")
        told = await asked_at(anna, table)
        await heard.until(len(told))
        for number in range(60):
            asked = await asked_at(anna, table)
            await play_one(people[asked[0]], table, f"command-play-{number}")
            if told[0] in await asked_at(anna, table) and number > 4:
                break
        names = await heard.all_before_last(server)
        assert sorted(set(names)) == sorted(names)

    at_table(tmp_path, story)


def test_a_turn_within_the_quiet_time_is_told_when_it_is_over(tmp_path: Path) -> None:
    async def story(server: Live, heard: Ear, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str) -> None:
        found, seat, _ = await begin(server, anna, boris, table)
        async with Alerts(server.services.hub, quiet=0.3) as own:
            own.tell(found, [seat])
            await heard.until(1)
            own.tell(found, [seat])
            own.tell(found, [seat])
            await heard.until(2)
            assert own.waiting == []
        assert heard.names == [SEATED[seat]] * 2

    at_table(tmp_path, story)


async def begin(
    server: Live, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str
) -> tuple[Table, int, httpx.AsyncClient]:
    """Start a game while nobody is told; answers the table, the seat that is asked, and its person."""
    hub = server.services.hub
    hub.tell_turns = lambda table, seats: None
    await do(anna, table, "command-start", type="start")
    asked = (await asked_at(anna, table))[0]
    found = hub.room(table).table
    assert found is not None
    return found, 0 if asked == "Anna" else 1, anna if asked == "Anna" else boris


def test_who_has_moved_meanwhile_is_not_told_again(tmp_path: Path) -> None:
    async def story(server: Live, heard: Ear, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str) -> None:
        found, seat, person = await begin(server, anna, boris, table)
        async with Alerts(server.services.hub, pauses=(0.0, 0.01)) as own:
            server.services.hub.tell_turns = own.tell
            heard.answers_now.clear()
            own.tell(found, [seat])
            await heard.until(1)
            number = 0
            while found.questions[seat]:
                await play_one(person, table, f"command-{number}")
                number += 1
            heard.answers_now.set()
            told = await heard.all_before_last(server)
        assert told.count(SEATED[seat]) == 1

    at_table(tmp_path, story, b"503 Busy")


ANSWERS = [
    ([b"500 Oops", b"503 Busy"], 3),
    ([b"500 Oops"] * 5, 3),
    ([b"429 Slow"], 2),
    ([b"404 Not Found"], 1),
    ([b"302 Found\r\nLocation: /elsewhere"], 1),
    ([b"204 No Content"], 1),
    ([b"nonsense"], 2),
]


@pytest.mark.parametrize(("answers", "tries"), ANSWERS)
def test_what_may_pass_is_tried_again_and_nothing_else(tmp_path: Path, answers: list[bytes], tries: int) -> None:
    async def story(server: Live, heard: Ear, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str) -> None:
        found, seat, _ = await begin(server, anna, boris, table)
        async with Alerts(server.services.hub, pauses=(0.0, 0.01, 0.01)) as own:
            server.services.hub.tell_turns = own.tell
            own.tell(found, [seat])
            await heard.until(tries)
            heard.answers.clear()
            assert await heard.all_before_last(server) == [SEATED[seat]] * tries
        assert {line for line, _, _ in heard.heard} == {"POST /hook?key=1 HTTP/1.1"}

    at_table(tmp_path, story, *answers)


def test_an_ear_that_never_answers_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(alerts, "TIMEOUT", 0.2)

    async def story(server: Live, heard: Ear, anna: httpx.AsyncClient, boris: httpx.AsyncClient, table: str) -> None:
        found, seat, person = await begin(server, anna, boris, table)
        async with Alerts(server.services.hub, pauses=(0.0, 0.0, 0.0)) as own:
            own.tell(found, [seat])
            await heard.until(1)
            await play_one(person, table, "command-play")
            await heard.until(3)
            await eventually(lambda: "an alert was given up after 3 tries" in caplog.text)
        assert len(heard.heard) == 3

    at_table(tmp_path, story, b"", b"", b"")


def test_what_waits_is_bounded_and_the_oldest_is_given_up(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        own = Alerts(server.services.hub)
        for number in range(MOST_WAITING + 10):
            own.queue(Turn("t", f"player {number}", "kosmopolis", "", None))
        own.queue(Turn("t", f"player {number}", "kosmopolis", "again", None))
        waiting = own.waiting
        assert len(waiting) == MOST_WAITING
        assert (waiting[0].player, waiting[-1].title) == ("player 10", "again")

    tell(tmp_path, story)


# Where alerts may go


@pytest.mark.parametrize("host", ["localhost", "2130706433", "0x7f.1", "127.1", "[::1]"])
def test_a_name_that_leads_home_is_found_out_when_it_is_used(host: str) -> None:
    async def story() -> None:
        async with ear() as heard, webhook.client() as sender:
            with pytest.raises(Unreachable):
                await webhook.post(sender, f"http://{host}:{heard.port}/", b"{}", allow_private=False)
            assert heard.heard == []

    asyncio.run(story())


def test_a_server_that_does_not_allow_it_sends_nothing_home(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Not even to an address that was kept while it was allowed."""

    async def story(server: Live) -> None:
        async with ear() as heard, server.visitor("Anna") as anna, server.visitor("Boris") as boris:
            answer = await anna.patch("/api/me", json={"webhook": heard.address})
            assert (answer.status_code, answer.json()["reason"]) == (409, "private-webhook")
            table = await new_table(anna, is_public=True, pace=DAYS)
            await do(boris, table, "command-sit", type="sit")
            found, seat, _ = await begin(server, anna, boris, table)
            store = server.services.store
            player = await store.people.player(found.seats[seat].player or "")
            assert player is not None
            await store.people.update_player(replace(player, webhook=heard.address))
            async with Alerts(server.services.hub, pauses=(0.0,)) as own:
                own.tell(found, [seat])
                await eventually(lambda: "an alert was not sent" in caplog.text)
            assert heard.heard == []

    tell(tmp_path, story)


Resolved = list[tuple[socket.AddressFamily, socket.SocketKind, int, str, tuple[str, int]]]


class Names:
    """A name service that answers each question with the next of its answers."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)

    async def __call__(self, host: object, port: int, **_: object) -> Resolved:
        address = self.answers.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]


def test_a_name_is_asked_for_once_and_what_was_checked_is_what_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with ear() as heard, webhook.client() as sender:
            names = Names("127.0.0.1")
            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", names)
            address = f"http://games.example:{heard.port}/hook"
            assert await webhook.post(sender, address, b"{}", allow_private=True) == 200
            assert heard.heard[0][1]["host"] == f"games.example:{heard.port}"
            assert names.answers == []

    asyncio.run(story())


@pytest.mark.skipif(shutil.which("openssl") is None, reason="makes its certificate with openssl")
def test_under_tls_it_is_the_name_that_must_be_proved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=games.example -addext subjectAltName=DNS:games.example"
    subprocess.run(
        ["openssl", *made.split(), "-keyout", "key", "-out", "cert"], cwd=tmp_path, check=True, capture_output=True
    )
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(tmp_path / "cert", tmp_path / "key")
    trusting = ssl.create_default_context(cafile=str(tmp_path / "cert"))

    async def story() -> None:
        heard = Ear()
        server = await asyncio.start_server(heard.hear, "127.0.0.1", 0, ssl=own)
        port = server.sockets[0].getsockname()[1]
        async with server, httpx.AsyncClient(verify=trusting, trust_env=False) as sender:
            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", Names("127.0.0.1", "127.0.0.1"))
            assert await webhook.post(sender, f"https://games.example:{port}/", b"{}", allow_private=True) == 200
            with pytest.raises(httpx.ConnectError, match="certificate"):
                await webhook.post(sender, f"https://others.example:{port}/", b"{}", allow_private=True)
        assert len(heard.heard) == 1

    asyncio.run(story())
