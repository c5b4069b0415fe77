"""The load tool in small: it measures what it says, and notices what goes wrong. No bound on time is asked for."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from kosmodrom.server.identity import hash_of
from kosmodrom.server.replaying import check_games
from kosmodrom.store.store import Store
from proof.client import Client
from proof.crowds.crowd import Crowd
from proof.crowds.scenarios import PEOPLE, Result, Setup, break_sockets, played, started, table_plans
from proof.crowds.stored_tables import TablePlan, store_tables
from proof.harness.process import RunningServer
from proof.invariants import Checker

ANY: Final = 1_000.0
"""A bound that is always kept."""
SEED: Final = 1


@pytest.fixture
def scenario(tmp_path: Path) -> Setup:
    return Setup(tmp_path, SEED, 5.0)


@asynccontextmanager
async def gathered(scenario: Setup, made: list[TablePlan]) -> AsyncIterator[tuple[RunningServer, Crowd]]:
    """A server and a crowd that has come to it."""
    stored_tables = await store_tables(scenario.database, made, SEED)
    async with RunningServer(scenario.folder, thinkers=0) as server, Client([server.address]) as client:
        crowd = Crowd(stored_tables, server.port, client, SEED)
        await crowd.come()
        yield server, crowd
        crowd.go()


def figure(result: Result, name: str) -> str:
    """A figure by its name."""
    return next(figure.value for figure in result.figures if figure.name == name)


def test_all_moves_are_acknowledged_nobody_is_dropped_and_all_boards_are_right(scenario: Setup) -> None:
    result = asyncio.run(played(scenario, 5, 5.0, ANY))
    assert result.holds, result
    assert figure(result, "moves not acknowledged") == "0"
    assert figure(result, "sockets lost, odd answers") == "0"
    boards = int(figure(result, "boards compared with the log"))
    assert boards >= 5 * PEOPLE + 25 * PEOPLE, "everybody sees every move"


def test_everybody_who_was_dropped_sees_the_right_board_again(scenario: Setup) -> None:
    result = Result("reconnects")
    asyncio.run(break_sockets(result, scenario, 10, ANY))
    assert result.holds, result
    assert figure(result, "30 sockets dropped: p50, most") and figure(result, "30 sockets, server killed: p50, most")


def test_a_server_starts_on_games_under_way(scenario: Setup) -> None:
    result = asyncio.run(started(scenario, 3))
    assert not result.violations
    assert figure(result, "first board of each table")


def test_games_that_end_are_followed_by_others(scenario: Setup) -> None:
    async def body() -> None:
        async with gathered(scenario, [TablePlan(PEOPLE, facts=98)] * 2) as (_, crowd):
            await crowd.play(12.0, 5.0)
            assert crowd.games >= 1
            assert not crowd.count_unanswered and not crowd.complaints
            findings = await Checker(scenario.database).check(crowd.transcripts)
            assert not findings.violations, findings.told()

    asyncio.run(body())


def test_a_server_that_stalls_is_not_hidden_by_those_who_wait(scenario: Setup) -> None:
    stall = 1.5

    async def body() -> None:
        async with gathered(scenario, table_plans(2, SEED)) as (server, crowd):
            playing = asyncio.create_task(crowd.play(10.0, 4.0))
            await asyncio.sleep(1.0)
            os.kill(server.pid, signal.SIGSTOP)
            await asyncio.sleep(stall)
            os.kill(server.pid, signal.SIGCONT)
            await playing
            assert max(crowd.acknowledgements) > 0.8 * stall
            late = sum(wait > 0.2 * stall for wait in crowd.acknowledgements)
            assert late >= 10, "moves that were due meanwhile are late, too, though nobody could send them"
            assert crowd.held and not crowd.count_unanswered

    asyncio.run(body())


def test_a_server_that_dies_is_noticed(scenario: Setup) -> None:
    async def body() -> None:
        async with gathered(scenario, table_plans(5, SEED)) as (server, crowd):
            playing = asyncio.create_task(crowd.play(10.0, 2.0, rest=0.5))
            await asyncio.sleep(1.0)
            server.kill()
            await playing
            assert crowd.count_unanswered
            assert len(crowd.complaints) == 5 * PEOPLE

    asyncio.run(body())


def test_stored_tables_are_sound_and_their_people_are_known(scenario: Setup) -> None:
    async def body() -> None:
        stored_tables = await store_tables(
            scenario.database, [TablePlan(PEOPLE, facts=100), TablePlan(1, ("easy",), 2)], SEED
        )
        store = await Store.open(scenario.database, writer=False)
        try:
            report = await check_games(store, lambda done, of: None)
            assert report.is_clean, report
            assert (report.tables, report.entries) == (2, 102)
            for person in (person for stored in stored_tables for person in stored.people):
                key = await store.people.find_key(hash_of(person.token))
                assert key is not None and key.player == person.id
        finally:
            await store.close()

    asyncio.run(body())
