"""All sockets of an address have one pace: whoever floods has to go, and everybody else goes on."""

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kosmodrom.core.game import Game
from kosmodrom.server.config import Limits
from kosmodrom.server.household import AT_ONCE, Household, Households
from kosmodrom.server.rate import MessageRate
from kosmodrom.server.refusals import Refusals
from kosmodrom.server.written_boards import WrittenBoards
from kosmodrom.table.board import Reader, Surroundings
from kosmodrom.table.facts import Said
from tests.server.live import Live, new_table, tell
from tests.server.stored_games import awaited
from tests.table.party import started

OTHER = "127.0.0.2"


async def ask(socket: ClientConnection, times: int) -> None:
    """Ask something, and wait for the answer each time."""
    for _ in range(times):
        await socket.send('{"type":"ping"}')
        async with asyncio.timeout(20):
            while json.loads(await socket.recv())["type"] != "pong":
                pass


def test_of_an_address_the_socket_that_sends_too_much_is_closed_and_the_others_stay(tmp_path: Path) -> None:
    limits = Limits(address_messages=30, fair_messages=5, address_seconds=60.0, address_share=1_000_000)

    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            table = await new_table(anna, is_public=True)
            mate, greedy, further = [await server.socket(table, anna) for _ in range(3)]
            elsewhere = await server.socket(table, anna, local_addr=(OTHER, 0))
            await ask(mate, 1)
            await ask(greedy, 28)
            with pytest.raises(ConnectionClosed) as closed:
                await ask(greedy, 3)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too-fast")
            await ask(mate, 4)
            await ask(further, 5)
            with pytest.raises(ConnectionClosed):
                await ask(further, 1)
            await ask(elsewhere, 20)
            assert server.services.gate.refusals.totals["messages"] == 2
            for socket in (mate, elsewhere):
                await socket.close()

    tell(tmp_path, story, limits=limits)


def test_a_household_is_one_however_many_addresses_of_its_network_it_uses() -> None:
    refusals = Refusals()
    households = Households(Limits(sockets_an_address=2), refusals)
    with (
        households.place("2001:db8::1") as first,
        households.place("2001:db8::ffff:2") as second,
        households.place("2001:db8::3") as third,
        households.place("2001:db8:0:1::1") as other,
    ):
        assert first is second is not None
        assert third is None and other is not None and other is not first
        assert (households.sockets, refusals.totals["sockets"]) == (3, 1)
    assert households.sockets == 0
    with households.place("2001:db8::1") as again:
        assert again is not first, "nothing is kept of those who have left"


@awaited
async def test_messages_of_an_address_take_turns_and_what_was_only_asked_rests() -> None:
    household = Household("203.0.113.1", Limits(address_share=0))
    at_work = most = 0

    async def work() -> None:
        nonlocal at_work, most
        async with household.turn():
            at_work += 1
            most = max(most, at_work)
            await asyncio.sleep(0)
            at_work -= 1

    await asyncio.gather(*(work() for _ in range(5 * AT_ONCE)))
    assert most == AT_ONCE

    begun: list[float] = []

    async def question() -> None:
        async with household.turn(longest_rest=0.2):
            begun.append(time.monotonic())

    await asyncio.gather(*(question() for _ in range(AT_ONCE + 1)))
    assert begun[-1] - begun[0] >= 0.19, "the turns of the questions have gone on"


def test_what_a_sender_has_sent_is_forgotten_after_its_seconds() -> None:
    now = 100.0
    rate = MessageRate(3, 10.0, lambda: now)
    assert [rate.is_too_fast() for _ in range(4)] == [False, False, False, True]
    now += 10.1
    assert not rate.is_too_fast(3)
    assert rate.is_too_fast(1_000_000)


# Boards


def test_a_board_is_written_once_for_all_who_see_the_same_until_something_changes(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    table = party.table
    around = Surroundings({"ada": "Ada"}, frozenset({0}), 0, 1)
    boards = WrittenBoards()
    nobody, stranger = Reader(None, "en"), Reader("nobody-knows", "en")
    first = boards.get(table, nobody, around, 0)
    assert boards.get(table, stranger, replace(around, now=5), 0) is first
    seated = Reader(table.seats[0].player, "en")
    assert boards.get(table, seated, around, 0) != first
    assert boards.get(table, Reader(None, "ru"), around, 0) != first
    assert boards.get(table, nobody, around, 1) != first
    assert boards.get(table, nobody, around, 0) is first
    assert boards.get(table, nobody, replace(around, watchers=2), 0) != first
    assert boards.get(table, nobody, around, 0) is not first
    before = boards.get(table, seated, around, 0)
    party.happen(Said(0, "hello"))
    assert b"hello" in boards.get(table, seated, around, 0)
    assert b"hello" not in before
