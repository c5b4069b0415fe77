"""What whoever keeps a server running can see of it, and who else can't."""

import asyncio
import json
import resource
import socket
import time
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST

from kosmodrom.server.config import Limits
from kosmodrom.server.protocols.sockets import SocketProtocol
from tests.postgres import throwaway_postgres
from tests.server.live import Live, new_table, tell
from tests.server.test_serve import new_table as new_table_by
from tests.server.test_serve import serving


def figures(text: str) -> dict[str, float]:
    """The figures by name and labels."""
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


async def measure(server: Live) -> dict[str, float]:
    answer = await server.client.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"] == CONTENT_TYPE_LATEST
    return figures(answer.text)


def test_commands_sockets_and_rooms_are_counted(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        before = await measure(server)
        assert before['kosmodrom_commands_total{outcome="done"}'] == 0
        async with server.visitor("Anna") as anna:
            table = await new_table(anna)
            async with server.socket(table, anna) as board:
                say = {"type": "do", "id": "command-1", "command": {"type": "say", "text": "Hello"}}
                await board.send(json.dumps(say))
                while json.loads(await board.recv())["type"] != "done":
                    pass
                refused = {"type": "do", "id": "command-2", "command": {"type": "say", "text": " "}}
                answer = await anna.post(f"/api/tables/{table}/commands", json=refused)
                assert answer.status_code == 409
                found = await measure(server)
        assert found['kosmodrom_commands_total{outcome="done"}'] == 1
        assert found['kosmodrom_commands_total{outcome="refused"}'] == 1
        assert found['kosmodrom_commands_total{outcome="failed"}'] == 0
        assert found["kosmodrom_acknowledge_seconds_count"] == 1
        assert 0 < found["kosmodrom_acknowledge_seconds_sum"] < 5
        assert found["kosmodrom_sockets"] == 1 and found["kosmodrom_rooms"] == 1
        assert (await measure(server))["kosmodrom_sockets"] == 0
        assert (await measure(server))["kosmodrom_thinkers"] == 0

    tell(tmp_path, story)


def test_questions_to_thinkers_are_counted(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        assert (await measure(server))["kosmodrom_thinkers"] == 1
        async with server.visitor("Anna") as anna:
            table = await new_table(anna, seats=["me", "random"])
            start = {"type": "do", "id": "command-1", "command": {"type": "start"}}
            assert (await anna.post(f"/api/tables/{table}/commands", json=start)).status_code == 200
            hint = await anna.post(f"/api/tables/{table}/hint", json={"id": "command-2"})
            assert hint.status_code == 200, hint.text
        found = await measure(server)
        assert found["kosmodrom_thinker_questions_total"] >= 1
        assert found["kosmodrom_thinker_answers_total"] >= 1

    tell(tmp_path, story, thinkers=1)


def test_a_reader_who_takes_nothing_is_let_go_and_counted(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            table = await new_table(anna)
            stuck = socket.socket()
            stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            stuck.connect(("127.0.0.1", server.config.port))
            stuck.sendall(
                f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Cookie: kosmodrom={anna.cookies['kosmodrom']}\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            room = server.services.hub.room(table)
            while not room.audience.connections:
                await asyncio.sleep(0.01)
            (connection,) = room.audience.connections
            for _ in range(4_000):
                connection.push(b'"' + b"x" * 4_000 + b'"')
                await asyncio.sleep(0)
                if connection.is_dropped:
                    break
            assert connection.is_slow
            for _ in range(300):
                wires = [held for held in server.http.server_state.connections if isinstance(held, SocketProtocol)]
                if not wires:
                    break
                await asyncio.sleep(0.05)
            assert wires == [], "the connection itself is cut"
            assert not room.audience.connections and not server.services.households.sockets
            assert (await measure(server))["kosmodrom_slow_readers_total"] == 1
            stuck.close()

    tell(tmp_path, story)


def test_measurements_are_for_this_machine_and_for_whoever_has_the_token(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async def ask(**headers: str) -> int:
            given = {name.replace("_", "-").encode(): value.encode() for name, value in headers.items()}
            return (await server.client.get("/metrics", headers=given)).status_code

        assert await ask() == 200
        for name in ("X_Forwarded_For", "Forwarded", "Via"):
            assert await ask(**{name: "203.0.113.1"}) == 404
        assert await ask(X_Forwarded_For="203.0.113.1", Authorization="Bearer secret") == 200
        assert await ask(X_Forwarded_For="203.0.113.1", Authorization="Bearer Secret") == 404
        assert await ask(X_Forwarded_For="203.0.113.1", Authorization="Bearer секрет") == 404
        assert await ask(X_Forwarded_For="203.0.113.1", Authorization="secret") == 404
        hidden = await server.client.get("/metrics", headers={"Via": "1.1 x"})
        assert hidden.content == (await server.client.get("/nowhere")).content

    tell(tmp_path, story, metrics_token="secret")


def test_without_a_token_an_empty_one_opens_nothing(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        for value in ("Bearer", "Bearer x", "Basic x"):
            answer = await server.client.get("/metrics", headers={"Via": "1.1 x", "Authorization": value})
            assert answer.status_code == 404

    tell(tmp_path, story)


def test_health_tells_whether_the_store_answers(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        answer = await server.client.get("/healthz")
        assert answer.status_code == 200
        assert answer.json() == {"status": "ok", "release": "0.1.0", "database": "ok"}
        server.services.hub.lifecycle.is_closing = True
        answer = await server.client.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (503, "closing")

    tell(tmp_path, story)


def test_health_follows_a_database_that_goes_and_comes_back(tmp_path: Path) -> None:
    with throwaway_postgres() as postgres:

        async def story(server: Live) -> None:
            async def ask() -> tuple[int, str]:
                answer = await server.client.get("/healthz")
                return answer.status_code, answer.json()["database"]

            assert await ask() == (200, "ok")
            await asyncio.to_thread(postgres.kill)
            start = time.monotonic()
            assert await ask() == (503, "failing")
            assert time.monotonic() - start < 4
            await asyncio.to_thread(postgres.start)
            assert await ask() == (200, "ok")

        tell(tmp_path, story, database=postgres.url())


def test_health_tells_a_disk_that_can_only_be_read_and_that_it_works_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        table = new_table_by(client)
        data = tmp_path / "data" / "kosmodrom.db-wal"
        limit = resource.RLIM_INFINITY
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (data.stat().st_size, limit))
        command = {"type": "do", "id": "command-1", "command": {"type": "say", "text": "Hello"}}
        assert client.post(f"/api/tables/{table}/commands", json=command).status_code == 503
        for _ in range(3):
            answer = client.get("/healthz")
            assert (answer.status_code, answer.json()["database"]) == (503, "failing")
        assert client.get(f"/api/tables/{table}").status_code == 200, "it can still be read"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, limit))
        assert client.get("/healthz").status_code == 200
        assert client.post(f"/api/tables/{table}/commands", json=command).status_code == 200
        assert server.stop()[0] == 0
    begun, ended = server.errors.read_text().splitlines()
    assert "ERROR kosmodrom.store.outage: The database" in begun and "check the disk's space" in begun
    assert "works again, after" in ended


def test_many_can_ask_at_once(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        answers = await asyncio.gather(*(server.client.get("/metrics") for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}

    tell(tmp_path, story, limits=Limits(request_rate=100))
