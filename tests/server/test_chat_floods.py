"""Somebody talks without end: others play on, come back and load the table."""

import asyncio
import gc
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kosmodrom.core.game import Game
from kosmodrom.server.config import Limits
from kosmodrom.server.connection import Connection
from kosmodrom.server.messages import Look, Refusal
from kosmodrom.server.replaying import load
from kosmodrom.server.world import World
from kosmodrom.table.board import Board, Reader
from kosmodrom.table.commands import Propose, Say, Vote
from kosmodrom.table.facts import Said
from tests.server.clock import Clock
from tests.server.guests import GuestServer, fresh_id, open_server, playing_pair, problem
from tests.server.stored_games import awaited, keep_long, opened, played
from tests.table.party import Party, started

SECONDS = 1 / 60
"""Of a minute."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[GuestServer]:
    """A server of these tests alone, with the usual limits of chat."""
    with open_server(tmp_path_factory.mktemp("chat"), world=World(now=clock), limits=Limits()) as found:
        yield found


def refused_lines(server: GuestServer) -> float:
    """How many lines of chat the server says it has refused."""
    name = "kosmodrom_chat_refused_total "
    told = server.nobody().get("/metrics").text.splitlines()
    return float(next(line for line in told if line.startswith(name)).removeprefix(name))


def test_a_flood_is_refused_in_words_and_counted_and_others_are_heard(server: GuestServer, clock: Clock) -> None:
    host, other, table = playing_pair(server)
    before = refused_lines(server)
    most = Limits().chat_lines
    with other.socket(table) as socket:
        socket.greet()
        replies = [socket.ask(Say(f"spam {number}")) for number in range(3 * most)]
    refused = [reply for reply in replies if isinstance(reply, Refusal)]
    assert [reply.reason for reply in refused] == ["chat-too-fast"] * (2 * most)
    assert "Wait a moment" in refused[0].words
    assert refused_lines(server) == before + 2 * most
    host.do(table, Say("please stop"))
    host.play(table)
    clock.wait(Limits().chat_seconds * SECONDS)
    other.do(table, Say("sorry"))
    assert problem(other.ask(table, Say("sorry"))) == "409 chat-repeated"


def test_a_line_that_is_sent_again_with_its_id_is_no_repetition(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    command_id = fresh_id()
    first = host.do(table, Say("once"), command_id)
    assert host.do(table, Say("once"), command_id) == first


def test_whoever_was_away_during_a_flood_comes_back_to_a_board_of_bounded_size(
    server: GuestServer, clock: Clock
) -> None:
    host, other, table = playing_pair(server)
    with other.socket(table) as socket:
        left = socket.greet().seq
    for number in range(130):
        clock.wait(Limits().chat_seconds * SECONDS / Limits().chat_lines)
        host.do(table, Say(f"{number} " + "🚀" * 290))
    with other.socket(table, after=left) as socket:
        board = socket.greet()
        assert (board.seq, board.lines_after) == (left + 130, 0)
        assert board.lines[-1].text.startswith("129 ")
        assert socket.next(Board).lines == [], "this one shows who has come"
        socket.send(Look(after=left))
        assert socket.next(Board).lines == board.lines
    before = board.lines[0].seq
    older = other.get(f"/api/tables/{table}/lines", before=before).json()
    assert older[-1]["seq"] == before - 1, "the page puts older lines in front of these"


def connection() -> Connection:
    return Connection(Reader(None, "en"), Limits(out_messages=3, out_bytes=1_000))


def test_a_message_alone_is_sent_however_large_it_is() -> None:
    reader = connection()
    reader.push(b"welcome")
    reader.push(b"x" * 5_000)
    assert not reader.is_dropped
    reader.push(b"more")
    assert reader.is_dropped and reader.is_slow


def test_too_many_messages_are_too_many_however_small() -> None:
    reader = connection()
    for _ in range(3):
        reader.push(b"x")
    assert not reader.is_dropped
    reader.push(b"x")
    assert reader.is_slow


def talk(game: Game) -> Party:
    party = started(game, "Ada", "Bo")
    for number in range(20_000):
        party.happen(Said(number % 2, f"line {number}"))
    return party


def waver(game: Game) -> Party:
    """A move that is taken back again and again: all before it are made anew each time."""
    party = played(game, 50)
    seat = party.asked()[0]
    for _ in range(150):
        party.go_on(seat)
        party.do(party.who(seat), Propose("undo"))
        for other in {0, 1, 2} - {seat}:
            party.do(party.who(other), Vote(agrees=True))
    return party


@pytest.mark.parametrize("make", [talk, waver])
@awaited
async def test_a_log_is_loaded_in_slices(kosmopolis: Game, tmp_path: Path, make: Callable[[Game], Party]) -> None:
    """What the processor does for it between two turns of another task; the clock on the wall doesn't matter."""
    party = make(kosmopolis)
    async with opened(f"sqlite+aiosqlite:///{tmp_path}/k.db") as store:
        await keep_long(store, "long", party)
        slices = [0.0]

        async def take_turns() -> None:
            while True:
                began = time.thread_time()
                await asyncio.sleep(0)
                slices.append(time.thread_time() - began)

        gc.disable()
        other = asyncio.create_task(take_turns())
        found = await load(store, "long")
        await asyncio.sleep(0)
        other.cancel()
        began = time.thread_time()
        party.replayed()
        whole = time.thread_time() - began
        gc.enable()
    assert found.fault is None and found.table.seq == party.table.seq
    assert max(slices) < whole / 2
