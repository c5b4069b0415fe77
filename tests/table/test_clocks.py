"""Time at a table: whose clock runs, until when, and what a bot does for who is late."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.table.commands import ComeBack, Play, Propose, Say, Undo, Vote
from kosmodrom.table.decisions import stand_in
from kosmodrom.table.facts import StandInReason, StoodIn
from kosmodrom.table.refused import Refused
from kosmodrom.table.settings import Pace, PaceKind
from tests.table.party import SECOND, Party, at_turn, started

LIVE = Pace(kind="live", seconds=100, increment=10)
DAYS = Pace(kind="days", days=3)
AWAY = Pace(kind="away", seconds=60)
DAY = 86_400 * SECOND


def left(party: Party, seat: int = 0) -> int | None:
    """How many seconds a seat has now; None if its clock stands."""
    deadline = party.table.deadline(seat)
    return None if deadline is None else (deadline - party.now) // SECOND


def bank(party: Party, seat: int = 0) -> int | None:
    """The seconds on a seat's clock as it was last stopped."""
    found = party.board().seats[seat].left
    return None if found is None else found // SECOND


# Live


def test_all_who_are_asked_spend_their_time_at_once(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=1, pace=LIVE)
    assert [left(party, seat) for seat in range(3)] == [100, 100, None]
    assert [bank(party, seat) for seat in range(3)] == [100, 100, None]
    party.play("Ada", *party.moves(0)[:2], after=30 * SECOND)
    assert [left(party, seat) for seat in range(2)] == [None, 70]
    assert bank(party) == 100 - 30 + 10


def test_several_steps_of_a_turn_earn_one_increment(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "capital b", "Ada", "Bo", pace=LIVE)
    before = left(party)
    assert before is not None
    party.play("Ada", party.moves(0, "capital b")[0], after=20 * SECOND)
    assert left(party) == before - 20
    party.play("Ada", "lay blue", after=5 * SECOND)
    assert (left(party), bank(party)) == (None, before - 25 + 10)


def test_what_others_do_and_say_leaves_a_running_clock_alone(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", pace=LIVE)
    party.play("Bo", party.moves(1)[0], after=5 * SECOND)
    party.do("Bo", Say("your turn"), after=5 * SECOND)
    assert left(party) == 90


def test_who_has_not_moved_earns_nothing_when_a_move_is_taken_back(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "city", "Ada", "Bo", pace=LIVE)
    before = bank(party, 1)
    party.play("Ada", party.moves(0, "city")[0])
    party.do("Ada", Undo(), after=7 * SECOND)
    assert before is not None
    assert (left(party, 1), bank(party, 1)) == (None, before - 7)


def test_no_time_is_won_by_going_to_and_fro(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "city", "Ada", "Bo", pace=LIVE)
    before = left(party)
    assert before is not None
    for _ in range(5):
        party.play("Ada", party.moves(0, "city")[0])
        party.do("Ada", Undo())
    assert left(party) == before - 5


def test_who_goes_back_with_little_time_has_a_moment_to_think(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "city", "Ada", "Bo", pace=LIVE)
    now = left(party)
    assert now is not None
    party.play("Ada", party.moves(0, "city")[0], after=(now - 5) * SECOND)
    assert bank(party) == 15
    party.do("Ada", Undo())
    assert left(party) == 15


def test_time_is_never_less_than_none(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", pace=LIVE)
    party.play("Ada", *party.moves(0)[:2], after=500 * SECOND)
    assert bank(party) == 10


# Days, away, waiting


def test_with_days_each_decision_has_its_time_anew(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", pace=DAYS)
    assert [left(party, seat) for seat in range(2)] == [3 * 86_400] * 2
    party.play("Ada", party.moves(0)[0], after=2 * DAY)
    assert [left(party, seat) for seat in range(2)] == [3 * 86_400, 86_400]
    seats = party.board("Bo").seats
    assert [seat.left for seat in seats] == [None, None]
    assert seats[1].deadline == party.now + DAY


@pytest.mark.parametrize(("pace", "is_shown"), [(LIVE, True), (DAYS, True), (AWAY, False), (Pace(), False)])
def test_deadlines_are_shown_where_all_have_the_same(kosmopolis: Game, pace: Pace, is_shown: bool) -> None:
    """Of those who are away nobody knows for how long, so nothing is shown."""
    party = started(kosmopolis, "Ada", "Bo", pace=pace)
    assert [seat.deadline is not None for seat in party.board().seats] == [is_shown] * 2


def test_a_table_wakes_for_its_bots_then_for_the_first_clock_that_runs_out(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=1, pace=AWAY)
    asked = party.now
    assert party.table.wake == 0
    party.bot_plays(2)
    party.bot_plays(2)
    assert party.table.wake == asked + 60 * SECOND
    party.play("Ada", party.moves(0)[0])
    party.play("Bo", *party.moves(1)[:2])
    assert party.table.wake == party.table.deadline(0)
    assert party.table.deadline(1) is None


def test_a_table_that_waits_never_wakes_for_people(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    assert (party.table.wake, party.table.deadline(0)) == (None, None)


@pytest.mark.parametrize("pace", [LIVE, DAYS, AWAY])
def test_no_clock_runs_after_the_end(kosmopolis: Game, pace: Pace) -> None:
    party = started(kosmopolis, "Ada", "Bo", pace=pace).finish()
    assert [party.table.deadline(seat) for seat in range(2)] == [None, None]
    assert party.table.wake is None


# A bot stands in


@pytest.mark.parametrize(
    ("why", "line"),
    [
        ("clock", "Time is up for Bo: a bot takes the seat until they are back."),
        ("away", "Bo is away: a bot takes the seat for now."),
        ("gone", "Bo won't be back: a bot plays on."),
    ],
)
def test_a_bot_stands_in(kosmopolis: Game, why: StandInReason, line: str) -> None:
    party = started(kosmopolis, "Ada", "Bo", pace=LIVE)
    question = party.board("Bo").question
    assert party.stand_in("Bo", why) == StoodIn(1, why)
    board = party.board("Bo")
    assert (board.question, board.moves, board.can_hint, board.seats[1].is_stood_in) == (0, [], False, True)
    assert party.refusal("Bo", Play(question, (party.moves(1)[0],))) == "stood-in"
    assert (party.table.bot_of(1), party.table.bots_to_move, party.table.wake) == ("easy", [1], 0)
    assert left(party, 1) is None
    assert party.lines()[-1] == line
    party.bot_plays(1)


def test_a_person_takes_his_seat_back_and_the_bots_answer_is_stale(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", pace=LIVE)
    answer = party.answer("Bo", party.moves(1)[0])
    party.stand_in("Bo", after=100 * SECOND)
    party.do("Bo", ComeBack())
    assert party.board("Bo").question == party.table.seq
    assert party.refusal("Bo", answer) == "stale"
    assert party.lines()[-1] == "Bo is back."
    assert party.refusal("Bo", ComeBack()) == "not-stood-in"
    party.play("Bo", *answer.moves)


@pytest.mark.parametrize(("increment", "spent", "found"), [(10, 100, 30), (45, 100, 45), (10, 20, 80)])
def test_who_is_back_finds_half_a_minute_at_least(kosmopolis: Game, increment: int, spent: int, found: int) -> None:
    party = started(kosmopolis, "Ada", "Bo", pace=Pace(kind="live", seconds=100, increment=increment))
    party.stand_in("Bo", after=spent * SECOND)
    party.do("Bo", ComeBack(), after=1_000 * SECOND)
    assert left(party, 1) == found


def test_who_is_back_while_others_move_waits_for_his_turn(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "city", "Ada", "Bo", pace=LIVE)
    party.stand_in("Bo")
    party.do("Bo", ComeBack())
    assert (party.board("Bo").question, left(party, 1)) == (0, None)
    party.play("Ada", party.moves(0, "city")[0])
    assert left(party, 1) is not None


def test_a_bot_stands_in_only_where_a_person_decides(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=1)
    party.stand_in("Bo")
    for seat in (1, 2):
        with pytest.raises(Refused):
            stand_in(party.table, seat, "clock")
    with pytest.raises(Refused):
        stand_in(started(kosmopolis, "Ada", "Bo").finish().table, 0, "clock")


@pytest.mark.parametrize("kind", ["live", "days", "away"])
def test_time_goes_on_where_it_stood_when_all_go_back(kosmopolis: Game, kind: PaceKind) -> None:
    party = at_turn(kosmopolis, "capital g", "Ada", "Bo", pace=Pace(kind=kind))
    party.play("Ada", party.moves(0, "capital g")[0])
    party.do("Ada", Propose("undo"))
    party.do("Bo", Vote(True))
    assert left(party) is not None
    assert left(party, 1) is None
