"""Thinker processes: every question is answered in time with a legal move, whatever the processes do."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from itertools import count
from math import inf
from pathlib import Path
from textwrap import dedent

import msgspec
import pytest

from kosmodrom.bots.levels import is_compiled
from kosmodrom.bots.search import SearchBot
from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import State
from kosmodrom.games import find
from kosmodrom.server.thinkers.budget import TurnBudget
from kosmodrom.server.thinkers.job import seconds_of
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.server.thinkers.question import Answer, Question, to_question
from kosmodrom.server.thinkers.thought import Thought
from kosmodrom.server.thinkers.worker import Worker
from tests.server.thinker_pools import LONG, ask, is_running, position, running, script, until

# Answers


@pytest.mark.parametrize("level", ["random", "beginner", "easy", "medium:20", "medium:0.1s", "hard:20"])
def test_each_level_is_answered_with_a_legal_move(kosmopolis: Game, level: str) -> None:
    async def body() -> None:
        async with running(ThinkerPool(1)) as pool:
            for moves in (0, 7, 20):
                thought = await ask(pool, kosmopolis, level, moves)
                assert thought.by == "thinker"
                searches = seconds_of(level) > 0
                assert bool(thought.considered) == searches == (thought.value is not None)
            assert (pool.asked, pool.answered, pool.fallbacks, pool.restarts) == (3, 3, 0, 0)
            assert (pool.waiting, pool.busy) == (0, 0)

    asyncio.run(body())


def test_a_thought_depends_on_position_level_and_seeds_alone(kosmopolis: Game) -> None:
    async def thoughts(size: int, first: int) -> list[Thought]:
        async with running(ThinkerPool(size, seed=count(first).__next__)) as pool:
            return [await ask(pool, kosmopolis, level, moves) for moves in (0, 9) for level in ("medium:30", "hard:20")]

    once_more = asyncio.run(thoughts(2, 5))
    assert asyncio.run(thoughts(1, 5)) == once_more
    assert asyncio.run(thoughts(1, 6)) != once_more
    assert all(thought.by == "thinker" for thought in once_more)


def test_a_turn_of_many_choices_is_no_longer_than_a_turn_may_be() -> None:
    turn, spent = TurnBudget(), []
    for _ in range(30):
        spent.append(min(seconds_of("hard"), turn.left(1, "hard")))
        turn.spend(spent[-1])
    assert spent[:4] == [2, 2, 2, 2]
    assert 10 <= sum(spent) < 15
    assert turn.left(1, "easy") == inf, "who answers at once needs no limit"
    assert turn.left(0, "hard") == 5, "another's turn begins anew"


def test_a_choice_is_cut_short_where_its_turn_wants_it(kosmopolis: Game) -> None:
    async def body() -> float:
        async with running(ThinkerPool(1)) as pool:
            await ask(pool, kosmopolis, "easy")
            began = time.monotonic()
            await pool.think(kosmopolis, *position(kosmopolis), "hard:1000000", most=0.1)
            return time.monotonic() - began

    assert asyncio.run(body()) < 5


def test_what_a_level_may_take_is_bounded() -> None:
    assert [seconds_of(level) for level in ("random", "beginner", "easy", "medium", "hard:0.5s")] == [0, 0, 0, 0.3, 0.5]
    assert [seconds_of(level) for level in ("hard:2000", "hard:600s")] == [10, 10]


def test_what_can_not_be_thought_about_is_refused(kosmopolis: Game) -> None:
    async def body() -> None:
        state, seat = position(kosmopolis, 12)
        idle = next(other for other in range(3) if other not in kosmopolis.to_act(state))
        pool = ThinkerPool(1)
        with pytest.raises(ValueError, match="there is no bot 'strong'"):
            await pool.think(kosmopolis, state, seat, "strong")
        with pytest.raises(ValueError, match=f"seat {idle} is not to act"):
            await pool.think(kosmopolis, state, idle, "easy")
        assert pool.asked == 0

    asyncio.run(body())
    with pytest.raises(ValueError, match="0 thinkers or more"):
        ThinkerPool(-1)


def test_where_nothing_has_to_be_repeated_the_time_decides_how_much_is_thought(tmp_path: Path) -> None:
    bureau = find("space_bureau")
    state = bureau.new(2, {}, FastRng(1))

    async def asked(name: str, seed: Callable[[], int] | None, urgent: bool) -> bool:
        file = tmp_path / name
        async with running(ThinkerPool(1, grace=20, command=script(SPY.format(file=str(file))), seed=seed)) as pool:
            await pool.think(bureau, state, bureau.next_seat(state), "easy", urgent=urgent)
        return to_question(file.read_bytes()).is_timed

    assert asyncio.run(asked("table", None, urgent=True))
    assert not asyncio.run(asked("hint", None, urgent=False)), "a person waits for it"
    assert not asyncio.run(asked("seeded", lambda: 1, urgent=True)), "the same seed, the same game"


@pytest.mark.parametrize(("is_timed", "simulations"), [(True, 64_000), (False, 4_000)])
def test_a_timed_question_goes_beyond_the_simulations_of_its_level(is_timed: bool, simulations: int) -> None:
    bureau = find("space_bureau")
    state = bureau.new(2, {}, FastRng(1))
    world = msgspec.Raw(msgspec.json.encode(state.to_json()))
    seat, content = int(bureau.next_seat(state)), bureau.about.content
    worker = Worker()
    answer = worker.answer(Question(1, "space_bureau", content, seat, "hard", 1, world, 0.05, is_timed))
    assert isinstance(answer, Answer)
    assert [bot.simulations for bot in worker._bots.values() if isinstance(bot, SearchBot)] == [simulations]


# What a process learns

SPY = """
    say(READY)
    for line in sys.stdin.buffer:
        with open({file!r}, "ab") as file:
            file.write(line)
        out.write(to_line(Worker().answer(to_question(line))))
"""


def heard_by_spy(file: Path, game: Game, states: list[State], seat: int, seed: Callable[[], int]) -> list[bytes]:
    """Every line that went down the pipe for these positions."""

    async def body() -> None:
        command = script(SPY.format(file=str(file)))
        async with running(ThinkerPool(1, grace=20, command=command, seed=seed)) as pool:
            for state in states:
                thought = await pool.think(game, state, seat, "random", compares=True)
                assert thought.by == "thinker"

    asyncio.run(body())
    return file.read_bytes().splitlines()


@pytest.mark.parametrize("moves", [0, 7, 25])
def test_the_pipe_is_the_same_for_positions_that_the_seat_can_not_tell_apart(
    kosmopolis: Game, tmp_path: Path, moves: int
) -> None:
    truth, seat = position(kosmopolis, moves)
    twins = [kosmopolis.determinize(truth, seat, FastRng(seed)) for seed in range(8)]
    assert len({msgspec.json.encode(twin.to_json()) for twin in twins}) > 1, "nothing is hidden in this position"
    lines = heard_by_spy(tmp_path / "heard", kosmopolis, [truth, *twins], seat, lambda: 11)
    without_ids = {msgspec.json.encode({**msgspec.json.decode(line), "id": 0}) for line in lines}
    assert (len(lines), len(without_ids)) == (9, 1)


def test_hidden_things_on_the_pipe_vary_while_the_true_ones_stay(kosmopolis: Game, tmp_path: Path) -> None:
    truth, seat = position(kosmopolis)
    others = [other for other in range(3) if other != seat]
    lines = heard_by_spy(tmp_path / "heard", kosmopolis, [truth] * 30, seat, count(1).__next__)
    worlds = [kosmopolis.from_json(msgspec.json.decode(to_question(line).world)) for line in lines]
    assert {msgspec.json.encode(kosmopolis.view(world, seat)) for world in worlds} == {
        msgspec.json.encode(kosmopolis.view(truth, seat))
    }
    for other in others:
        assert len({msgspec.json.encode(kosmopolis.view(world, other)) for world in worlds}) > 5
    assert sum(msgspec.json.encode(truth.to_json()) in line for line in lines) < 3
    assert {frozenset(msgspec.json.decode(line)) for line in lines} == {frozenset(Question.__struct_fields__)}


def test_the_world_is_sampled_before_the_state_can_change(kosmopolis: Game) -> None:
    async def body() -> None:
        async with running(ThinkerPool(1, seed=lambda: 3)) as pool:
            state, seat = position(kosmopolis)
            expected = await pool.think(kosmopolis, state, seat, "medium:20")
            thinking = pool.think(kosmopolis, state, seat, "medium:20")
            kosmopolis.apply(state, seat, kosmopolis.legal_moves(state, seat)[0], FastRng(1))
            assert await thinking == expected

    asyncio.run(body())


# A busy pool


def test_more_questions_than_processes_are_all_answered_in_time(kosmopolis: Game) -> None:
    gaps: list[float] = []

    async def tick() -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(0.01)
            now = time.monotonic()
            gaps.append(now - last)
            last = now

    async def body() -> None:
        async with running(ThinkerPool(2)) as pool:
            ticker = asyncio.create_task(tick())
            thoughts = []
            while len(gaps) <= 10:
                thoughts += await asyncio.gather(*(ask(pool, kosmopolis, "medium") for _ in range(30)))
            ticker.cancel()
            assert (pool.asked, pool.waiting) == (len(thoughts), 0)
            assert pool.answered == sum(thought.by == "thinker" for thought in thoughts) >= 2
            assert pool.answered + pool.fallbacks == len(thoughts)

    asyncio.run(body())
    assert len(gaps) > 10
    assert max(gaps) < 0.25


def test_moves_are_thought_about_before_hints(kosmopolis: Game) -> None:
    order: list[str] = []

    async def body() -> None:
        state, seat = position(kosmopolis)

        async def note(name: str, level: str, urgent: bool) -> None:
            thought = await pool.think(kosmopolis, state, seat, level, urgent=urgent)
            assert thought.by == "thinker"
            order.append(name)

        async with running(ThinkerPool(1, grace=20)) as pool, asyncio.TaskGroup() as tasks:
            (pid,) = pool.pids
            os.kill(pid, signal.SIGSTOP)
            tasks.create_task(note("first", "hard:20", True))
            await until(lambda: pool.busy == 1)
            tasks.create_task(note("hint", "hard:20", False))
            tasks.create_task(note("move", "hard:20", True))
            await until(lambda: pool.waiting == 2)
            os.kill(pid, signal.SIGCONT)

    asyncio.run(body())
    assert order == ["first", "move", "hint"]


def test_a_cancelled_question_is_dropped(kosmopolis: Game) -> None:
    async def body() -> None:
        async with running(ThinkerPool(1)) as pool:
            (pid,) = pool.pids
            state, seat = position(kosmopolis)
            os.kill(pid, signal.SIGSTOP)
            tasks = [asyncio.create_task(pool.think(kosmopolis, state, seat, "hard:20")) for _ in range(2)]
            await until(lambda: (pool.busy, pool.waiting) == (1, 1))
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            assert (pool.busy, pool.waiting) == (1, 0)
            os.kill(pid, signal.SIGCONT)
            assert (await ask(pool, kosmopolis)).by == "thinker"
            assert (pool.asked, pool.answered, pool.fallbacks, pool.restarts) == (3, 1, 0, 0)
            assert pool.pids == [pid]

    asyncio.run(body())


def test_the_fallback_takes_a_few_milliseconds_and_is_greedy_when_compiled(kosmopolis: Game) -> None:
    async def body() -> None:
        pool = ThinkerPool(0)
        await pool.start()
        spent = []
        for moves in range(40):
            state, seat = position(kosmopolis, moves)
            start = time.monotonic()
            thought = await pool.think(kosmopolis, state, seat, LONG)
            spent.append(time.monotonic() - start)
            assert (thought.by, thought.value, thought.considered) == ("fallback", None, ())
            legal = kosmopolis.legal_moves(state, seat)
            gains = {move: kosmopolis.policy().gain(state, seat, move) for move in legal}
            assert thought.move in legal
            assert gains[thought.move] == max(gains.values()) or not is_compiled()
        assert sorted(spent)[20] < 0.01
        assert pool.fallbacks == 40
        await pool.stop()

    asyncio.run(body())


# The end


def run_with(make_loop: Callable[[], asyncio.AbstractEventLoop] | None, body: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=make_loop) as runner:
        runner.run(body)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_stopping_leaves_no_process_and_answers_all(kosmopolis: Game, loop: str) -> None:
    async def body() -> None:
        pool = ThinkerPool(2)
        await pool.start()
        pids = pool.pids
        assert len(pids) == 2 and all(is_running(pid) for pid in pids)
        os.kill(pids[0], signal.SIGSTOP)
        state, seat = position(kosmopolis)
        thinking = [asyncio.create_task(pool.think(kosmopolis, state, seat, LONG)) for _ in range(4)]
        await until(lambda: (pool.busy, pool.waiting) == (2, 2))
        start = time.monotonic()
        await pool.stop()
        assert [(await task).by for task in thinking] == ["fallback"] * 4
        assert time.monotonic() - start < 2
        assert not any(is_running(pid) for pid in pids)
        assert (await ask(pool, kosmopolis)).by == "fallback"
        await pool.start()
        assert (await ask(pool, kosmopolis)).by == "thinker"
        await pool.stop()

    make_loop = pytest.importorskip("uvloop").new_event_loop if loop == "uvloop" else None
    run_with(make_loop, body())


PARENT = """
    import asyncio
    from kosmodrom.core.rng import FastRng
    from kosmodrom.games import find
    from kosmodrom.server.thinkers.pool import ThinkerPool
    async def main():
        pool = ThinkerPool(2)
        await pool.start()
        game = find("kosmopolis")
        state = game.new(3, {}, FastRng(1))
        thinking = asyncio.create_task(pool.think(game, state, game.next_seat(state), "hard:1000000"))
        while not pool.busy:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        print(*pool.pids, flush=True)
        await thinking
    asyncio.run(main())
"""


def ignores(pid: int, number: signal.Signals) -> bool:
    """Whether a process ignores a signal, as the kernel says."""
    ignored = re.search(r"^SigIgn:\s*([0-9a-f]+)$", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    assert ignored is not None
    return bool(int(ignored[1], 16) & 1 << (number - 1))


def test_processes_end_with_the_server_that_was_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", dedent(PARENT)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        assert len(pids) == 2 and all(is_running(pid) for pid in pids)
        assert {os.getpriority(os.PRIO_PROCESS, pid) for pid in pids} == {
            min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
        }
        assert all(ignores(pid, signal.SIGINT) for pid in pids), "Ctrl-C of a terminal reaches them, too"
        parent.kill()
    asyncio.run(until(lambda: not any(is_running(pid) for pid in pids), 3))
