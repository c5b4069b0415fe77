"""Hints that say what speaks for a move: structured, in words, and from nothing but what the seat knows."""

import asyncio
import re
from itertools import count
from pathlib import Path

import pytest

from kosmodrom.bots.comparison import RIVAL, Comparison, LineDifference
from kosmodrom.bots.levels import is_compiled
from kosmodrom.bots.playouts import SECONDS
from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.games import find
from kosmodrom.server.advice import comparison_view
from kosmodrom.server.messages import AskHint, Hint
from kosmodrom.server.thinkers.job import Job
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.server.thinkers.question import Answer
from kosmodrom.server.thinkers.thought import Thought
from kosmodrom.server.thinkers.worker import Worker
from kosmodrom.table.commands import Start
from tests.games.kosmopolis.positions import position as kosmopolis_position
from tests.server.guests import Guest, GuestServer, fresh_id, open_server, read
from tests.server.thinker_pools import position, running

LAST_CARD = "round: 3; turn: 0; last turns: 1; capital: b6; hand 0: b6; city 0: b5; city 1: g2; rest: discard"


@pytest.mark.skipif(not is_compiled(), reason="uncompiled there is time for too few playouts")
def test_a_hint_compares_the_move_with_the_next_best(tmp_path: Path) -> None:
    with open_server(tmp_path, thinkers=1) as server:
        _check_wins(server.guest())
        _check_points(server.guest("Ада", "ru"))
        assert server.services.hub.pool.fallbacks == 0


def _check_wins(ada: Guest) -> None:
    """At a table of two, over the socket: wins in 100."""
    table = ada.open("me", "random", options={})
    ada.do(table, Start())
    with ada.socket(table) as socket:
        moves = {move.move: move.words for move in socket.greet().moves}
        socket.send(AskHint(fresh_id()))
        hint = socket.next(Hint)
    found = hint.comparison
    assert found is not None
    assert moves[hint.move] == hint.words != found.move_words == moves[found.move]
    assert (found.unit, found.pairs > 100, 0 < found.error < 10) == ("wins", True, True)
    assert f"“{found.move_words}”" in found.words and found.words.endswith(".")
    assert len(found.lines) <= 2 and all(abs(line.points) > 2 * line.error - 0.02 for line in found.lines)
    assert all(line.words in found.words for line in found.lines) or found.words.startswith("The search")


def _check_points(ada: Guest) -> None:
    """Alone, over HTTP: points, in Russian."""
    table = ada.open("me", game="space_bureau")
    ada.do(table, Start())
    hint = read(ada.post(f"/api/tables/{table}/hint", {"id": fresh_id()}), Hint)
    assert hint.value is None, "there is no win to have a share of"
    found = hint.comparison
    assert found is not None and found.unit == "points"
    assert f"«{found.move_words}»" in found.words
    assert not re.search("[A-Za-z]{3}", found.words)


def test_a_fallback_compares_nothing(server: GuestServer) -> None:
    ada = server.guest()
    table = ada.open("me", "random")
    ada.do(table, Start())
    assert read(ada.post(f"/api/tables/{table}/hint", {"id": fresh_id()}), Hint).comparison is None


def test_a_thought_is_compared_only_if_that_is_asked(kosmopolis: Game) -> None:
    async def thoughts() -> list[Thought]:
        state = kosmopolis_position(LAST_CARD)
        async with running(ThinkerPool(1, seed=count(1).__next__)) as pool:
            return [await pool.think(kosmopolis, state, 0, "hard:20", compares=compares) for compares in (True, False)]

    compared, plain = asyncio.run(thoughts())
    notation = kosmopolis.about.moves.notation
    assert compared.comparison is not None and plain.comparison is None
    assert [notation(move) for move in (compared.comparison.move, compared.comparison.other)] == [
        "capital b6",
        "city b6",
    ]
    assert {line.text: line.points for line in compared.comparison.lines} == {"score-bonus": 6, "score-city": 5}


@pytest.mark.parametrize(("name", "moves"), [("kosmopolis", 40), ("galaktiko", 30), ("space_explorers", 5)])
def test_the_words_are_the_same_for_positions_that_the_seat_can_not_tell_apart(name: str, moves: int) -> None:
    """What they are made of comes from a process that knows one sampled position (`test_thinkers.py`)."""
    game = find(name)
    truth, seat = position(game, moves)
    while len(legal := game.legal_moves(truth, seat)) == 1:
        game.apply(truth, seat, legal[0], FastRng(moves))
        seat = game.next_seat(truth)
    twin = game.determinize(truth, seat, FastRng(2))
    assert twin.to_json() != truth.to_json()
    for other in legal[1:]:
        comparison = Comparison(legal[0], other, 400, 0.05, 0.01, (LineDifference(RIVAL, -1.5, 0.2),))
        one, two = (comparison_view(game, state, seat, comparison, "en") for state in (truth, twin))
        assert one == two


def asked(game: Game, compares: bool = True) -> Job:
    """A question about the last card of a game."""
    world = kosmopolis_position(LAST_CARD)
    legal = tuple(game.legal_moves(world, 0))
    return Job(1, game, world, 0, legal, "hard:20", 5, False, 0.0, None, compares=compares)  # type: ignore[arg-type]


def test_comparing_takes_a_part_of_the_time(kosmopolis: Game) -> None:
    assert asked(kosmopolis).budget == asked(kosmopolis, compares=False).budget + SECONDS
    assert asked(kosmopolis).question(1.2).compares
    answer = Worker().answer(asked(kosmopolis).question(None))  # type: ignore[arg-type]
    assert isinstance(answer, Answer) and answer.comparison is not None


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"other": 10**30}, "compared move"),
        ({"move": 10**30}, "compared move"),
        ({"other": None}, "compared move"),
        ({"lines": (LineDifference("score-nothing", 1.0, 0.1),)}, "has no words"),
        ({"lines": (LineDifference(RIVAL, 1.0, 0.1), LineDifference("score-city", 1.0, 0.1))}, None),
    ],
)
def test_a_comparison_that_can_not_be_is_refused(change: dict[str, object], wrong: str | None) -> None:
    game = find("kosmopolis")
    job = asked(game)
    move, other = job.legal[:2]
    fields: dict[str, object] = {"move": move, "other": other, "lines": (), **change}
    if fields["other"] is None:
        fields["other"] = move
    comparison = Comparison(**{"pairs": 20, "difference": 0.1, "error": 0.1, **fields})  # type: ignore[arg-type]
    answer = Answer(1, move, None, [], comparison)
    found = job.why_not(answer)
    assert found is None if wrong is None else wrong in str(found)
    assert asked(game, compares=False).why_not(answer) == "compared moves without being asked"
