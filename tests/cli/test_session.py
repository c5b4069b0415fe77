"""What only some positions show: moves made by themselves, and going back over them."""

from collections.abc import Iterator

import pytest

from kosmodrom.cli.kit.participants import parse_seats
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.session import Session
from kosmodrom.core.game import Game
from kosmodrom.core.illegal import Illegal
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance
from kosmodrom.core.rng import FastRng


def session_of(game: Game, seed: int) -> Session:
    seats = parse_seats("you,random", game.about, "en")
    return Session(Match(game, 2, Chance("fast", seed=seed)), seats, Screen("en"), FastRng(seed))


def sessions_after_a_forced_move(game: Game) -> Iterator[Session]:
    """Games in which the person's last move was the only one, and another choice is open."""
    for seed in range(100):
        session = session_of(game, seed)
        while not session.match.is_over:
            seat = session.next_seat()
            if seat in session.bots:
                session.move_bot(seat)
            elif not session.move_forced(seat):
                own = [number for number, step in enumerate(session.match.steps) if step.seat == seat]
                if own and own[-1] in session.forced:
                    yield session
                    break
                session.move(seat, prefer_clerics(game, session))


def prefer_clerics(game: Game, session: Session) -> int:
    """Clerics sent to the capital often find one card only."""
    moves = game.legal_moves(session.match.state, 0)
    return next((move for move in moves if game.about.moves.notation(move).startswith("capital p")), moves[0])


def test_the_only_possible_move_is_made_and_said(kosmopolis: Game, capsys: pytest.CaptureFixture[str]) -> None:
    session = next(sessions_after_a_forced_move(kosmopolis))
    words = session.forced[max(session.forced)]
    assert f"  Only one move is possible: “{words}”\n" in capsys.readouterr().out


def test_undo_goes_back_over_a_forced_move_to_the_choice_before(kosmopolis: Game) -> None:
    for session in sessions_after_a_forced_move(kosmopolis):
        forced = max(session.forced)
        try:
            session.undo(0)
        except Illegal:
            continue
        assert len(session.match.steps) < forced
        assert forced not in session.forced
        assert len(kosmopolis.legal_moves(session.match.state, 0)) > 1
        return
    pytest.fail("in no game could a forced move be taken back")


def test_a_forced_move_that_can_t_be_taken_back_is_made_again(kosmopolis: Game) -> None:
    for session in sessions_after_a_forced_move(kosmopolis):
        steps = [(step.seat, step.move) for step in session.match.steps]
        try:
            session.undo(0)
        except Illegal as refused:
            assert refused.rule == "KD-5"
            while session.next_seat() in session.bots or session.move_forced(0):
                if session.next_seat() in session.bots:
                    session.move_bot(session.next_seat())
            assert [(step.seat, step.move) for step in session.match.steps][: len(steps) - 1] == steps[:-1]
            return
    pytest.fail("every forced move could be taken back")
