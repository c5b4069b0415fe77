"""The command that a host runs, as a process of its own."""

import asyncio
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kosmodrom.cli import main
from kosmodrom.cli.kit.address import origin_of
from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.lan import lan_address
from kosmodrom.cli.kit.logs import discreet
from tests.cli.command import COMMAND, environment, run

STOP_SECONDS = 5.0


class Process:
    """A server that has said it is ready."""

    def __init__(self, folder: Path, *words: str, port: int = 0, thinkers: int = 0, **variables: str) -> None:
        self.errors = folder / "stderr"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*COMMAND, "serve", "--port", str(port), "--thinkers", str(thinkers), *words],
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
                cwd=folder,
                env={**environment(), "KOSMODROM_DATA": str(folder / "data"), **variables},
            )
        self.lines = [self._line()]
        while "Ctrl+C" not in self.lines[-1]:
            self.lines.append(self._line())
        found = re.search(r"https?://\S+", "\n".join(self.lines))
        assert found is not None, self.lines
        self.address = found[0]

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.errors.read_text()
        return line.rstrip("\n")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Exit code and last words."""
        self.process.send_signal(how)
        said, _ = self.process.communicate(timeout=30)
        return self.process.returncode, said.strip()

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, trust_env=False, timeout=20)


@contextmanager
def serving(folder: Path, *words: str, port: int = 0, thinkers: int = 0, **variables: str) -> Iterator[Process]:
    """A server that is gone at the end, one way or another."""
    server = Process(folder, *words, port=port, thinkers=thinkers, **variables)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.wait(20)
        assert server.process.stdout is not None
        server.process.stdout.close()


def new_table(client: httpx.Client) -> str:
    client.post("/api/me", json={"name": "Anna"}).raise_for_status()
    answer = client.post("/api/tables", json={"game": "kosmopolis", "seats": ["me", "open"], "is_public": True})
    table = answer.raise_for_status().json()["table"]
    assert isinstance(table, str)
    return table


def test_it_says_where_it_is_when_it_answers_and_keeps_everything_between_starts(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        assert client.get("/healthz").status_code == 200, "ready means ready"
        assert server.lines[0] == f"Kosmodrom is ready. Open {server.address}"
        assert server.lines[-3] == f"Everything is kept in {tmp_path / 'data' / 'kosmodrom.db'}"
        assert "No process thinks" in server.lines[-2]
        table = new_table(client)
        cookies = dict(client.cookies)
        assert server.stop() == (0, "Stopped. Everything is kept.")
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0, "nobody else's business"
    with serving(tmp_path) as server, server.client() as client:
        client.cookies.update(cookies)
        assert client.get("/api/me").json()["name"] == "Anna"
        assert client.get(f"/api/tables/{table}").json()["table"] == table
        assert server.stop(signal.SIGINT)[0] == 0
    assert server.errors.read_text() == ""


def test_variables_of_the_environment_do_as_options_do(tmp_path: Path) -> None:
    variables = {
        "KOSMODROM_DATABASE": str(tmp_path / "my games?.db"),
        "KOSMODROM_PUBLIC_URL": "https://games.example.org/",
        "KOSMODROM_TRUSTED_PROXIES": "127.0.0.1 10.0.0.0/8",
        "KOSMODROM_METRICS_TOKEN": "secret",
        "LANG": "ru_RU.UTF-8",
    }
    with serving(tmp_path, port=0, thinkers=0, **variables) as server:
        assert server.lines[0] == "Космодром готов. Откройте https://games.example.org"
        assert server.lines[-3] == f"Всё хранится здесь: {tmp_path / 'my games?.db'}"
        address = "http://127.0.0.1:" + server.lines[-4].rstrip(".").rpartition(" ")[2]
        with httpx.Client(base_url=address, trust_env=False) as client:
            far = {"X-Forwarded-For": "203.0.113.1"}
            assert client.get("/metrics", headers=far).status_code == 404
            assert client.get("/metrics", headers={**far, "Authorization": "Bearer secret"}).status_code == 200
            own = {"Origin": "https://games.example.org"}
            made = client.post("/api/me", json={"name": "Анна"}, headers=own)
            assert made.status_code == 201 and "__Host-" in made.headers["set-cookie"]
            assert client.post("/api/me", json={"name": "Анна"}, headers={"Origin": address}).status_code == 403
        assert server.stop() == (0, "Остановлено. Всё сохранено.")


def test_everybody_in_the_network_can_come_by_the_address_in_the_links(tmp_path: Path) -> None:
    try:
        lan = lan_address(None)
    except Complaint:
        assert "has no address in a local network" in run(tmp_path, "serve", "--lan").stderr
        return
    with serving(tmp_path, "--lan") as server, server.client() as client:
        port = server.address.rpartition(":")[2]
        assert server.lines[0] == f"Kosmodrom is ready. Open http://{lan}:{port}"
        assert any(line.startswith("Anybody on the same network") for line in server.lines)
        table = new_table(client)
        assert client.post(f"/api/tables/{table}/invites").json()["link"].startswith(f"{server.address}/i/")
        for own in (server.address, f"http://127.0.0.1:{port}", f"http://localhost:{port}"):
            assert client.post("/api/me/link", headers={"Origin": own}).status_code == 200
        foreign = {"Origin": f"http://example.org:{port}"}
        assert client.post("/api/me/link", headers=foreign).status_code == 403
        assert httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False).status_code == 200
        assert server.stop()[0] == 0


def test_on_wish_the_next_free_port_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with serving(tmp_path, "--next-port", port=taken) as server, server.client() as client:
            port = int(server.address.rpartition(":")[2])
            assert taken < port < taken + 50
            assert server.lines[0].startswith(f"Port {taken} is taken") and f"port {port} " in server.lines[0]
            assert client.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--lan", "--host", "127.0.0.1"], "With --lan, --host is an address of this machine in the network"),
        (["--port", "70000"], "--port is a number from 0 to 65535, not 70000."),
        (["--port", "http"], "--port is a whole number, not “http”."),
        (["--thinkers", "-1"], "--thinkers is a number from 0 to 256, not -1."),
        (["--public-url", "games.example.org"], "--public-url is an address such as"),
        (["--origin", "http://x/y"], "--origin is an address such as"),
        (["--trusted-proxy", "proxy"], "--trusted-proxy is an address such as"),
        (["--expire-playing-days", "0"], "--expire-playing-days is a number of days above 0"),
        (["--expire-gathering-days", "nan"], "--expire-gathering-days is a number of days above 0"),
        (["--prot", "1"], "There is no option --prot here; did you mean --port?"),
    ],
)
def test_an_option_that_cannot_be_used_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main(["serve", "--lang", "en", *words]) == 2
    said = capsys.readouterr()
    assert said.out == "" and sentence in said.err and len(said.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--host", "203.0.113.77"], "This machine can't listen at 203.0.113.77 port 8080"),
        (["--database", "mysql://u:secret@h/x"], "The database must be given as"),
        (["--database", "nowhere/x.db"], "There is no folder"),
        (["--database", "postgresql://u:secret@127.0.0.1:9/x"], "can't be reached"),
    ],
)
def test_a_place_that_cannot_be_used_gets_one_sentence(tmp_path: Path, words: list[str], sentence: str) -> None:
    port = [] if "--host" in words else ["--port", "0"]
    done = run(tmp_path, "serve", *words, *port, KOSMODROM_DATA=str(tmp_path / "data"))
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr and len(done.stderr.splitlines()) == 1
    assert "secret" not in done.stderr


def test_a_port_or_a_file_that_is_in_use_gets_one_sentence(tmp_path: Path) -> None:
    data = {"KOSMODROM_DATA": str(tmp_path / "data")}
    with serving(tmp_path) as server:
        port = server.address.rpartition(":")[2]
        done = run(tmp_path, "serve", "--port", port, "--database", str(tmp_path / "other.db"))
        assert (done.returncode, done.stdout) == (2, "")
        assert f"127.0.0.1 port {port} is taken" in done.stderr and len(done.stderr.splitlines()) == 1
        assert "--next-port" in done.stderr
        done = run(tmp_path, "serve", "--port", "0", **data)
        assert (done.returncode, done.stdout) == (2, "")
        assert "in use by another Kosmodrom server" in done.stderr and len(done.stderr.splitlines()) == 1
        assert server.stop()[0] == 0


def test_a_database_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    done = run(tmp_path, "serve", "--port", "0", "--database", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert "newer release" in done.stderr and len(done.stderr.splitlines()) == 1


def test_without_its_packages_it_says_what_to_install(tmp_path: Path) -> None:
    program = "import sys; sys.modules['uvicorn'] = None; from kosmodrom.cli import main; sys.exit(main(['serve']))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", cwd=tmp_path, env=environment()
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "install kosmodrom[server]" in done.stderr and len(done.stderr.splitlines()) == 1


# Stopping


async def watch(socket: ClientConnection) -> tuple[int, list[str]]:
    """What a socket is closed with, and the commands acknowledged until then."""
    done = []
    try:
        async for message in socket:
            reply = json.loads(message)
            if reply["type"] == "done":
                done.append(reply["id"])
    except ConnectionClosed:
        pass
    return socket.close_code or 0, done


async def crowd(address: str, table: str, cookie: str, count: int) -> list[ClientConnection]:
    url = f"ws{address.removeprefix('http')}/ws/tables/{table}"
    headers = {"Cookie": cookie, "Origin": address}
    return await asyncio.gather(
        *(connect(url, additional_headers=headers, proxy=None, open_timeout=60).__aenter__() for _ in range(count))
    )


def test_a_stop_finishes_what_was_begun_and_sends_150_sockets_away_in_order(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with server.client() as client:
            table = new_table(client)
            cookie = f"kosmodrom={client.cookies['kosmodrom']}"

        async def story() -> tuple[float, list[tuple[int, list[str]]]]:
            sockets = await crowd(server.address, table, cookie, 150)
            watching = [asyncio.create_task(watch(socket)) for socket in sockets]
            for number, socket in enumerate(sockets[:20]):
                command = {"type": "say", "text": f"Line {number}"}
                await socket.send(json.dumps({"type": "do", "id": f"command-{number}", "command": command}))
            await asyncio.sleep(0.05)
            server.process.send_signal(signal.SIGTERM)
            start = time.monotonic()
            seen = await asyncio.gather(*watching)
            await asyncio.to_thread(server.process.wait, 30)
            return time.monotonic() - start, seen

        seconds, seen = asyncio.run(story())
        assert server.process.returncode == 0
        assert seconds < STOP_SECONDS
        assert [code for code, _ in seen] == [1012] * 150
        acknowledged = {f"Line {command.removeprefix('command-')}" for _, done in seen for command in done}
        assert acknowledged
    assert server.errors.read_text() == ""
    with serving(tmp_path) as server, server.client() as client:
        client.headers["Cookie"] = cookie
        lines = client.get(f"/api/tables/{table}/lines").text
        assert [line for line in acknowledged if f'{line}"' not in lines] == []
        assert server.stop()[0] == 0


def test_a_stop_does_not_wait_for_who_waits_for_news_or_reads_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as client:
        table = new_table(client)
        stuck = socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])))
        stuck.sendall(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n")

        async def story() -> tuple[float, int]:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=40) as other:
                waiting = asyncio.create_task(other.get(f"/api/tables/{table}?after=1&wait=25"))
                await asyncio.sleep(1)
                assert not waiting.done()
                start = time.monotonic()
                server.process.send_signal(signal.SIGTERM)
                answer = await waiting
                await asyncio.to_thread(server.process.wait, 30)
                return time.monotonic() - start, answer.status_code

        seconds, status = asyncio.run(story())
        stuck.close()
        assert (server.process.returncode, status) == (0, 200)
        assert seconds < 2 * STOP_SECONDS
        assert "Traceback" not in server.errors.read_text()


# What it writes


def test_requests_are_written_only_on_wish_and_without_what_opens_something(tmp_path: Path) -> None:
    with serving(tmp_path, "--verbose") as server, server.client() as client:
        table = new_table(client)
        code = client.post(f"/api/tables/{table}/invites").json()["code"]
        key = client.post("/api/me/link").json()["key"]
        client.post("/api/me/claim", json={"key": key})
        client.get(f"/i/{code}?secret=1")
        client.get(f"/api/invites/{code}")
        cookie = client.cookies["kosmodrom"]
        assert server.stop()[0] == 0
    written = server.errors.read_text()
    assert "GET /i/..." in written and "GET /api/invites/..." in written
    for secret in (code, key, cookie, "secret"):
        assert secret not in written


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/i/abc?x=1", "/i/..."),
        ("/t/abc?watch=xyz", "/t/abc"),
        ("/ws/tables/abc?language=en&watch=xyz", "/ws/tables/abc"),
        ("/api/tables/t/invites/abc", "/api/tables/t/invites/..."),
        ("/api/me", "/api/me"),
        ("127.0.0.1:1", "127.0.0.1:1"),
    ],
)
def test_a_path_is_shown_without_secrets(path: str, shown: str) -> None:
    assert discreet(path) == shown


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://Games.Example.org/", "https://games.example.org"),
        ("https://games.example.org:443", "https://games.example.org"),
        ("http://192.168.1.5:8080", "http://192.168.1.5:8080"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_an_address_is_kept_as_browsers_write_it(given: str, origin: str) -> None:
    assert origin_of("--public-url", given) == origin


@pytest.mark.parametrize(
    "given", ["games", "ftp://x", "https://", "https://u:p@x", "https://x/y", "https://x?y", "https://x:y", "https://ж"]
)
def test_an_address_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(Complaint):
        origin_of("--public-url", given)
