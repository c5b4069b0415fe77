"""Thinker processes that die, freeze, lie or hang: a legal move comes in time all the same, and they are replaced."""

import asyncio
import logging
import os
import signal
from pathlib import Path

import pytest

from kosmodrom.core.game import Game
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.server.thinkers.question import MOST_BYTES, Garbled, to_message, to_question
from tests.server.thinker_pools import LONG, ask, is_running, once, recovers, running, script, until

WHEN_ASKED = {
    "garbage": "say(READY); hear(); say(b'\\xff{]'); time.sleep(60)",
    "another message": "say(READY); hear(); say(READY); time.sleep(60)",
    "deep nesting": "say(READY); hear(); say(b'[' * 100000); time.sleep(60)",
    "endless line": "say(READY); hear()\nwhile True: out.write(b' ' * 65536)",
    "too long an answer": "say(READY); q = hear(); say(b'{\"type\":' + b' ' * 300000 + b'\"ready\"}'); time.sleep(60)",
    "unknown move": "say(READY); q = hear(); say({**answer, 'id': q.id, 'move': 10**30}); time.sleep(60)",
    "illegal move": """
        say(READY)
        q = hear()
        game = find(q.game)
        legal = game.legal_moves(game.from_json(json.loads(bytes(q.world))), q.seat)
        move = next(move for move in itertools.count() if move not in legal)
        say({**answer, 'id': q.id, 'move': move})
        time.sleep(60)
    """,
    "illegal move considered": """
        say(READY)
        q = hear()
        move = Worker().answer(q).move
        say({**answer, 'id': q.id, 'move': move, 'considered': [[move, 1, 0.5], [-1, 1, 0.5]]})
        time.sleep(60)
    """,
    "wrong id": """
        say(READY)
        q = hear()
        say({**answer, 'id': q.id + 1, 'move': Worker().answer(q).move})
        time.sleep(60)
    """,
    "two answers": """
        say(READY)
        q = hear()
        line = to_line(Worker().answer(q))
        out.write(line + line)
        time.sleep(60)
    """,
    "no answer": "say(READY); time.sleep(60)",
    "hung up": "say(READY); hear(); os.close(1); out.close(); time.sleep(60)",
    "too much memory": """
        from kosmodrom.server.thinkers.limits import limit_memory
        limit_memory(int(sys.argv[-1]))
        say(READY)
        q = hear()
        hoard = [bytearray(2**24) for _ in range(1000)]
        out.write(to_line(Worker().answer(q)))
    """,
    "death at a question": "say(READY); hear(); sys.exit(3)",
    "death by signal": "import signal; say(READY); hear(); os.kill(os.getpid(), signal.SIGSEGV)",
}

UNASKED = {
    "deaf": "say(READY); os.close(0); time.sleep(60)",
    "death when ready": "say(READY)",
    "an answer when ready": "say(READY); say({**answer, 'id': 1, 'move': 0}); time.sleep(60)",
    "death at start": "sys.exit(3)",
    "garbage at start": "say(b'hello'); time.sleep(60)",
    "an answer at start": "say({**answer, 'id': 1, 'move': 0}); time.sleep(60)",
}


@pytest.mark.parametrize("name", WHEN_ASKED)
def test_a_process_that_misbehaves_when_asked_is_replaced(kosmopolis: Game, tmp_path: Path, name: str) -> None:
    async def body() -> None:
        async with running(ThinkerPool(1, command=once(tmp_path, WHEN_ASKED[name]))) as pool:
            (pid,) = pool.pids
            assert (await ask(pool, kosmopolis, "easy")).by == "fallback"
            await until(lambda: pool.restarts == 1)
            await recovers(pool, kosmopolis)
            assert pool.restarts == 1 and not is_running(pid)

    asyncio.run(body())


@pytest.mark.parametrize("name", UNASKED)
def test_a_process_that_misbehaves_unasked_is_replaced(kosmopolis: Game, tmp_path: Path, name: str) -> None:
    async def body() -> None:
        async with running(ThinkerPool(1, command=once(tmp_path, UNASKED[name]))) as pool:
            await ask(pool, kosmopolis, "easy")
            await until(lambda: pool.restarts == 1)
            await recovers(pool, kosmopolis)
            assert pool.restarts == 1

    asyncio.run(body())


def test_a_process_that_fails_at_one_question_is_kept(kosmopolis: Game) -> None:
    async def body() -> None:
        command = script("""
            say(READY)
            say({"type": "failure", "id": hear().id, "text": "no idea"})
            out.write(to_line(Worker().answer(hear())))
            time.sleep(60)
        """)
        async with running(ThinkerPool(1, command=command)) as pool:
            pids = pool.pids
            assert [(await ask(pool, kosmopolis)).by for _ in range(2)] == ["fallback", "thinker"]
            assert (pool.pids, pool.restarts) == (pids, 0)

    asyncio.run(body())


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_killed_or_frozen_in_mid_thought_is_replaced(kosmopolis: Game, blow: signal.Signals) -> None:
    async def body() -> None:
        async with running(ThinkerPool(1)) as pool:
            (pid,) = pool.pids
            thinking = asyncio.create_task(ask(pool, kosmopolis, LONG))
            await until(lambda: pool.busy == 1)
            await asyncio.sleep(0.1)
            os.kill(pid, blow)
            assert (await thinking).by == "fallback"
            await until(lambda: not is_running(pid))
            await recovers(pool, kosmopolis)
            assert pool.restarts == 1 and pool.pids != [pid]

    asyncio.run(body())


def test_a_process_frozen_while_idle_is_replaced_once_it_is_asked(kosmopolis: Game) -> None:
    async def body() -> None:
        async with running(ThinkerPool(1)) as pool:
            (pid,) = pool.pids
            os.kill(pid, signal.SIGSTOP)
            assert (await ask(pool, kosmopolis, "easy")).by == "fallback"
            await until(lambda: not is_running(pid))
            await recovers(pool, kosmopolis)

    asyncio.run(body())


def test_an_idle_process_that_dies_is_replaced_before_it_is_missed(kosmopolis: Game) -> None:
    async def body() -> None:
        async with running(ThinkerPool(2)) as pool:
            for pid in pool.pids:
                os.kill(pid, signal.SIGKILL)
            await until(lambda: pool.restarts == 2)
            await recovers(pool, kosmopolis)
            assert pool.fallbacks == 0

    asyncio.run(body())


def test_the_worker_keeps_to_its_memory(kosmopolis: Game) -> None:
    async def body() -> None:
        async with running(ThinkerPool(1, memory_bytes=80 * 2**20)) as pool:
            assert (await ask(pool, kosmopolis)).by == "thinker"
            assert (await ask(pool, kosmopolis, LONG)).by == "fallback"
            await recovers(pool, kosmopolis)
            assert pool.restarts == 1

    asyncio.run(body())


def test_what_is_printed_does_not_disturb_the_worker(kosmopolis: Game) -> None:
    body_of_worker = """
        from kosmodrom.server.thinkers import worker
        class Chatty(worker.Worker):
            def answer(self, question):
                print("thinking", flush=True)
                os.system("echo aloud")
                return super().answer(question)
        worker.Worker = Chatty
        worker.main(sys.argv[-1])
    """

    async def body() -> None:
        async with running(ThinkerPool(1, command=script(body_of_worker))) as pool:
            assert (await ask(pool, kosmopolis)).by == "thinker"
            assert pool.restarts == 0

    asyncio.run(body())


@pytest.mark.parametrize("command", [script("sys.exit(1)"), ["no-such-program-anywhere"]])
def test_processes_that_never_start_are_tried_again_with_pauses(
    kosmopolis: Game, command: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def body() -> None:
        async with running(ThinkerPool(1, command=command)) as pool:
            for _ in range(3):
                assert (await ask(pool, kosmopolis, "easy")).by == "fallback"
            assert 1 <= pool.restarts <= 6
            assert pool.pids == []

    with caplog.at_level(logging.WARNING):
        asyncio.run(body())
    assert "thinker process" in caplog.text


def test_garbled_lines_are_named() -> None:
    with pytest.raises(Garbled, match="no message"):
        to_message(b'{"type":"answer","id":1}')
    with pytest.raises(Garbled, match="no question"):
        to_question(b"{}")
    assert MOST_BYTES == 262_144
