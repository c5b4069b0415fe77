"""The harness that starts servers: they keep their data between starts, and say why they can't start."""

from pathlib import Path

import httpx
import pytest

from kosmodrom.server.config import Config
from kosmodrom.store.errors import StoreError
from proof.harness.local import serve_in_thread
from proof.harness.process import NotReady, RunningServer


def new_table(address: str) -> str:
    with httpx.Client(base_url=address, trust_env=False, timeout=20) as client:
        client.post("/api/me", json={"name": "Ada"}).raise_for_status()
        body = {"game": "kosmopolis", "seats": ["me", "open"], "is_public": True}
        return str(client.post("/api/tables", json=body).raise_for_status().json()["table"])


def test_a_server_that_is_killed_and_started_again_has_its_tables(tmp_path: Path) -> None:
    with RunningServer(tmp_path, seed=3, thinkers=0) as server:
        table = new_table(server.address)
        before = server.pid
        server.kill()
        server.start()
        assert server.pid != before and len(server.starts) == 2
        assert httpx.get(f"{server.address}/api/tables/{table}", trust_env=False).status_code == 200
    with RunningServer(tmp_path / "again", seed=3, thinkers=0) as again:
        assert new_table(again.address) == table, "the same seed makes the same ids"


def test_a_process_that_cannot_serve_is_reported_with_its_log(tmp_path: Path) -> None:
    with pytest.raises(NotReady, match="no-such-option"):
        RunningServer(tmp_path, module=("proof.harness.program", "--no-such-option")).start()


def test_what_keeps_a_server_in_a_thread_from_starting_is_raised(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"not a database" * 100)
    with pytest.raises(StoreError), serve_in_thread(Config(f"sqlite+aiosqlite:///{tmp_path}/games.db", thinkers=0)):
        pass
