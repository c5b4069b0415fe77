"""Moves at a table: all of a command or none, questions and their numbers, moves that play themselves."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.table.commands import ComeBack, Command, Play, Propose, Resign, Resume, Undo, Vote
from kosmodrom.table.facts import Forced, Played
from kosmodrom.table.refused import Refused
from kosmodrom.table.status import Status
from tests.lone_comet import LoneComet
from tests.table.party import IDS, at_turn, gathering, started


@pytest.mark.parametrize(
    "command",
    [Play(1, ("keep b2",)), Undo(), Propose("pause"), Vote(True), Resume(), Resign(), ComeBack()],
    ids=lambda command: type(command).__name__,
)
def test_what_belongs_to_the_game_waits_for_its_start_and_needs_a_seat(kosmopolis: Game, command: Command) -> None:
    assert gathering(kosmopolis, 2, "Bo").refusal("Ada", command) == "not-started"
    party = started(kosmopolis, "Ada", "Bo")
    assert party.refusal("Cy", command) == "no-seat"
    assert party.finish().refusal("Ada", command) == "KD-1"


def test_a_board_at_the_start_asks_both_at_once(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    ada, spectator = party.board("Ada"), party.board()
    assert (ada.status, ada.step, ada.question, spectator.question) == (Status.PLAYING, 0, 3, 0)
    assert ada.ask == "Keep 2 cards. The rest goes left."
    assert spectator.ask == "Waiting for Ada, Bo."
    assert [move.move for move in ada.moves] == party.moves(0)
    assert all(move.words.startswith("Keep ") for move in ada.moves)
    assert (spectator.moves, spectator.preview) == ([], None)
    assert [seat.is_turn for seat in spectator.seats] == [True, True]


def test_several_moves_are_one_command_and_one_fact(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    moves = tuple(party.moves(0)[:2])
    fact = party.play("Ada", *moves)
    assert isinstance(fact, Played)
    assert (fact.seat, fact.moves, fact.forced, fact.is_bot) == (0, moves, (), False)
    board = party.board("Bo")
    assert (board.seq, board.step, board.seats[0].is_turn) == (4, 2, False)
    assert {(line.seq, line.step) for line in board.lines if line.step > 0} == {(4, 1), (4, 2)}


@pytest.mark.parametrize(("second", "rule"), [("city b2", "KD-3"), ("keep b9", "KD-4"), ("dance", "KD-4")])
def test_when_the_second_move_is_illegal_the_first_is_not_made(kosmopolis: Game, second: str, rule: str) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    assert party.refusal("Ada", party.answer("Ada", party.moves(0)[0], second)) == rule


def test_a_rule_of_the_game_refuses_in_its_own_words(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    missing = next(move for move in party.moves(1) if move not in party.moves(0))
    assert party.refusal("Ada", party.answer("Ada", missing)) == "KP-D2"


def test_moves_beyond_a_reveal_are_refused(kosmopolis: Game) -> None:
    """With the last choice all get new packs: nobody keeps of a pack that he hasn't seen."""
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Ada", *party.moves(0)[:2])
    first, second, third = party.moves(1)[:3]
    assert party.refusal("Bo", party.answer("Bo", first, second, third)) == "moves-after-chance"
    party.play("Bo", first, second)


def test_moves_beyond_a_draw_are_refused(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "capital b", "Ada", "Bo")
    look = party.moves(0, "capital b")[0]
    assert party.refusal("Ada", party.answer("Ada", look, "lay blue")) == "moves-after-chance"
    party.play("Ada", look)
    party.play("Ada", "lay blue")


def test_a_question_answered_twice_is_stale(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    answer = party.answer("Ada", party.moves(0)[0])
    party.do("Ada", answer)
    assert party.board("Ada").question == party.table.seq
    assert party.refusal("Ada", answer) == "stale"
    assert party.refusal("Ada", Play(party.table.seq + 1, answer.moves)) == "stale"


def test_another_seats_answer_to_the_same_question_makes_none_stale(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    answer = party.answer("Ada", *party.moves(0)[:2])
    party.play("Bo", *party.moves(1)[:2])
    party.play("Cy", party.moves(2)[0])
    party.do("Ada", answer)
    party.play("Cy", party.moves(2)[0])
    assert party.board("Ada").question == party.board("Bo").question == party.table.seq


def test_a_seat_that_is_asked_nothing_waits(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    left = party.moves(0)
    party.play("Ada", *left[:2])
    board = party.board("Ada")
    assert (board.question, board.moves, board.preview, board.ask) == (0, [], None, "Waiting for Bo.")
    assert party.refusal("Ada", Play(0, (left[2],))) == party.refusal("Ada", Play(4, (left[2],))) == "KD-2"


def test_a_person_and_a_bot_answer_only_for_their_own_seats(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "city", "Ada", "Bo")
    assert party.refusal("Bo", Play(party.table.questions[0], (party.moves(0)[0],))) == "KD-2"
    party.play("Ada", party.moves(0, "city")[0])
    with pytest.raises(Refused, match="KD-2"):
        party.happen(party.decide("Ada", Play(party.table.seq, ("city b2",))))


def test_a_bots_move_is_known_as_one(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", bots=1)
    assert party.table.bots_to_move == [1]
    fact = party.bot_plays(1)
    assert isinstance(fact, Played) and fact.is_bot


def test_the_only_move_plays_itself_and_stands_in_the_log(kosmopolis: Game) -> None:
    """The cleric finds one colour in the capital: there is nothing to choose."""
    party = at_turn(kosmopolis, "capital p", "Ada", "Bo", forced=1)
    move = party.moves(0, "capital p")[0]
    fact = party.play("Ada", move)
    assert isinstance(fact, Played)
    assert fact.moves == (move,)
    (forced,) = fact.forced
    assert forced.seat == 0 and forced.move.startswith("take ")
    assert [step.is_forced for step in party.match.steps[-2:]] == [False, True]
    assert party.match.written[-1] == (0, forced.move)
    assert party.lines("Bo")[-1].startswith("Ada takes ")
    assert party.asked() == [1]


def test_the_only_move_may_be_sent_along(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "capital p", "Ada", "Bo", forced=1)
    move = party.moves(0, "capital p")[0]
    trial = party.match.fork()
    trial.play(0, kosmopolis.about.moves.parse(move))
    (take,) = trial.play_only_moves()
    fact = party.play("Ada", move, kosmopolis.about.moves.notation(take.move))
    assert isinstance(fact, Played)
    assert fact.forced == ()
    assert [step.is_forced for step in party.match.steps[-2:]] == [False, True]
    assert party.board("Ada").undo == 2


def test_a_game_played_to_its_end(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", bots=2).finish()
    board = party.board("Ada")
    assert (board.status, board.ask, board.undo, board.can_propose_undo) == (
        Status.OVER,
        "The game is over.",
        0,
        False,
    )
    outcome = kosmopolis.outcome(party.match.state)
    assert board.ending is not None
    assert (board.ending.why, board.ending.winners, board.ending.results) == (
        "played",
        outcome.winners,
        outcome.results,
    )
    assert board.ending.places == tuple(result.place for result in outcome.results)
    assert (party.table.wake, party.table.bots_to_move, party.asked()) == (None, [], [])


def test_the_secret_is_shown_at_the_end_and_proves_the_commitment(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    promised = party.board().chance
    assert (promised.secret, promised.nonces) == (None, ())
    shown = party.finish().board().chance
    assert shown.commitment == promised.commitment
    assert (shown.secret, shown.nonces) == (party.table.secret, ("", ""))
    record = party.table.record(("Ada", "Bo"))
    assert (record.chance.secret, record.names, len(record.steps)) == (shown.secret, ("Ada", "Bo"), 60)


def test_hints_are_for_those_who_play_with_bots_or_agreed_on_them(kosmopolis: Game) -> None:
    assert started(kosmopolis, "Ada", bots=1).board("Ada").can_hint
    assert not started(kosmopolis, "Ada", "Bo").board("Ada").can_hint
    party = started(kosmopolis, "Ada", "Bo", hints=True)
    assert party.board("Ada").can_hint
    assert not party.board().can_hint
    party.play("Ada", *party.moves(0)[:2])
    assert not party.board("Ada").can_hint


def test_forced_moves_are_written_in_short(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "capital p", "Ada", "Bo", forced=1)
    fact = party.play("Ada", party.moves(0, "capital p")[0])
    assert isinstance(fact, Played)
    assert f'"forced":[[0,"{fact.forced[0].move}"]]'.encode() in party.log[-1][3]
    assert isinstance(fact.forced[0], Forced)


def test_lines_after_a_number_go_on_where_a_reader_was(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    seen = party.board("Ada")
    party.play("Ada", party.moves(0)[0])
    later = party.board("Ada", after=seen.seq)
    assert later.lines_after == seen.seq
    assert [*seen.lines, *later.lines] == party.board("Ada").lines
    assert [line.seq for line in later.lines] == [4]
    assert party.board("Ada", after=99).lines_after == 0


def test_people_are_known_by_their_names_only(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    assert [seat.name for seat in party.board("Ada").seats] == ["Ada", "Bo"]
    assert [seat.is_you for seat in party.board("Bo").seats] == [False, True]
    assert not any(player.encode() in board for board in party.boards() for player in IDS.values())


def test_a_lone_player_wins_or_loses_as_the_game_says() -> None:
    game = LoneComet()
    endings = [started(game, "Ada", seed=seed).finish().board("Ada").ending for seed in (0, 16, 22)]
    found = [(ending.results[0].score, ending.winners) for ending in endings if ending is not None]
    assert found == [(-3, ()), (0, ()), (4, (0,))]
