"""Stepping through a game keeps nobody waiting; a command that could not be stored leaves the table as it was."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from kosmodrom.server.routes.replay import Moment, Scores
from kosmodrom.server.world import World
from kosmodrom.table.commands import Play, Say
from tests.server.guests import PATIENCE, GuestServer, finished_pair, fresh_id, open_server, playing_pair, read


@contextmanager
def locked(server: GuestServer, table: str) -> Iterator[None]:
    """Somebody holds the lock of a table's room while the block runs."""
    lock = server.services.hub.rooms[table].lock

    async def release() -> None:
        lock.release()

    asyncio.run_coroutine_threadsafe(lock.acquire(), server.loop).result(PATIENCE)
    try:
        yield
    finally:
        asyncio.run_coroutine_threadsafe(release(), server.loop).result(PATIENCE)


def test_moments_and_scores_do_not_wait_for_the_lock(server: GuestServer) -> None:
    host, other, table = finished_pair(server)
    host.board(table)
    with locked(server, table):
        moments = [
            read(guest.get(f"/api/tables/{table}/at/{step}"), Moment) for guest in (host, other) for step in (0, 1)
        ]
        scores = read(other.get(f"/api/tables/{table}/scores"), Scores)
    assert [moment.step for moment in moments] == [0, 1, 0, 1] and len(scores.scores) == 2


@dataclass
class Disk:
    """Fails before a transaction while it is sick."""

    is_sick: bool = False

    def at_point(self, name: str) -> None:
        if self.is_sick and name == "before-transaction":
            raise OSError("planted")


def test_a_command_that_could_not_be_stored_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    disk = Disk()
    with open_server(tmp_path, world=World(at_point=disk.at_point)) as server:
        host, other, table = playing_pair(server)
        before = [guest.board(table) for guest in (host, other)]
        command_id, move = fresh_id(), Play(before[0].question, (before[0].moves[0].move,))
        disk.is_sick = True
        assert host.ask(table, move, command_id).status_code == 503
        assert other.ask(table, Say("lost")).status_code == 503
        disk.is_sick = False
        assert [guest.board(table) for guest in (host, other)] == before
        assert host.do(table, move, command_id) == before[0].seq + 1
        assert host.board(table).step == before[0].step + 1
