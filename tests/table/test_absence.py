"""Seats whose people are away: a bot for them, the seat for somebody else, and what the result says of it."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.table import decisions
from kosmodrom.table.commands import ComeBack, HandOver, Mute, Resign, StandIn
from kosmodrom.table.facts import StoodIn
from kosmodrom.table.refused import Refused
from kosmodrom.table.settings import Pace
from kosmodrom.table.status import Status
from tests.table.party import IDS, Party, started

LIVE = Pace(kind="live", seconds=60)


def reseat(party: Party, who: str, seat: int, former: str) -> None:
    party.happen(decisions.reseat(party.table, IDS[who], seat, IDS[former]))


# A bot at the host's request


def test_the_host_lets_a_bot_play_for_somebody_until_they_are_back(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    assert party.do("Ada", StandIn(1)) == StoodIn(1, "host")
    assert party.table.bot_of(1) == party.table.settings.stand_in
    assert party.lines()[-1] == "Bo is away: a bot takes the seat at the host's request, until they are back."
    party.do("Bo", ComeBack())
    assert party.table.bot_of(1) is None


def test_nobody_else_does_but_anybody_may_for_the_host(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    assert party.refusal("Bo", StandIn(2)) == "host-only"
    assert party.refusal("Di", StandIn(0)) == "host-only"
    assert party.do("Bo", StandIn(0)) == StoodIn(0, "host")


def test_a_bot_takes_the_seat_of_another_person_who_decides_for_it(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=1)
    assert party.refusal("Ada", StandIn(0)) == "hand-over-person"
    assert party.refusal("Ada", StandIn(2)) == "hand-over-person"
    assert party.refusal("Ada", StandIn(3)) == "no-such-seat"
    party.do("Ada", StandIn(1))
    assert party.refusal("Ada", StandIn(1)) == "bot-sits"
    party.do("Bo", Resign())
    assert party.refusal("Ada", StandIn(1)) == "bot-sits"


# The seat for somebody else


def test_who_takes_over_a_seat_has_all_of_it_and_everybody_is_told(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.do("Ada", Mute(1))
    party.stand_in("Bo", "host")
    seen = party.board("Bo").view
    reseat(party, "Di", 1, "Bo")
    board = party.board("Di")
    assert (board.you, board.view, board.seats[1].is_muted, board.seats[1].is_stood_in) == (1, seen, False, False)
    assert board.question == party.table.questions[1] != 0
    assert party.lines()[-2:] == ["Bo has not come back: the seat is given away by a link.", "Di takes over seat 2."]
    party.play("Di", party.moves(1)[0])


def test_who_has_lost_a_seat_is_told_so_and_sees_what_everybody_sees(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    reseat(party, "Di", 1, "Bo")
    lost = party.board("Bo")
    assert (lost.you, lost.lost, lost.question) == (-1, 1, 0)
    assert lost.view == party.board().view
    assert [party.board(who).lost for who in ("Ada", "Di", None)] == [-1, -1, -1]


def test_a_seat_given_back_to_its_first_person_is_not_lost_any_more(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    reseat(party, "Di", 1, "Bo")
    reseat(party, "Bo", 1, "Di")
    assert (party.board("Bo").lost, party.board("Di").lost) == (-1, 1)


def test_who_takes_over_the_hosts_seat_is_the_host(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    reseat(party, "Di", 0, "Ada")
    assert party.table.host == IDS["Di"]
    party.do("Di", HandOver(1))


@pytest.mark.parametrize(
    ("who", "seat", "former", "reason"),
    [("Cy", 1, "Bo", "seated-already"), ("Di", 1, "Ada", "seat-taken"), ("Di", 3, "Di", "seat-taken")],
)
def test_a_seat_is_taken_over_from_whom_it_is(kosmopolis: Game, who: str, seat: int, former: str, reason: str) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy", bots=1)
    with pytest.raises(Refused) as refused:
        reseat(party, who, seat, former)
    assert refused.value.reason == reason


def test_what_was_resigned_is_nobodys_to_take_over(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.do("Bo", Resign())
    with pytest.raises(Refused, match="seat-taken"):
        reseat(party, "Di", 1, "Bo")


def test_the_log_replays_with_a_seat_taken_over(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    reseat(party, "Di", 1, "Bo")
    party.go_on(1)
    assert party.replayed().boards() == party.boards()


# Nobody left


def test_bots_dont_finish_a_game_that_no_person_plays(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", bots=1, pace=LIVE)
    party.stand_in("Ada")
    assert party.table.bots_to_move
    party.stand_in("Bo")
    assert (party.table.bots_to_move, party.table.wake, party.table.status) == ([], None, Status.PLAYING)
    assert party.board("Ada").ask == "Nobody is left at the table. The game waits until one of the players is back."
    party.do("Bo", ComeBack())
    assert party.table.bots_to_move
    assert "waits" not in party.board("Ada").ask


def test_a_lone_player_who_is_late_finds_his_game_where_it_was(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", bots=2, pace=LIVE)
    party.stand_in("Ada")
    assert party.table.bots_to_move == []
    party.do("Ada", ComeBack())
    assert party.table.bots_to_move


# The result


def test_whose_seat_a_bot_finished_does_not_win_and_the_result_says_so(kosmopolis: Game) -> None:
    outcomes = set()
    for seed in range(8):
        party = started(kosmopolis, "Ada", "Bo", pace=LIVE, seed=seed)
        party.stand_in("Bo")
        ending = party.finish().table.ending
        assert ending is not None
        assert (ending.why, ending.winners, ending.places, ending.stood_in) == ("played", (0,), (1, 2), (1,))
        outcomes.add(tuple(result.place for result in ending.results))
    assert (2, 1) in outcomes, "the bot had more points in one of them, and its person still didn't win"


def test_who_comes_back_before_the_end_has_played_himself(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", pace=LIVE)
    party.stand_in("Bo")
    party.do("Bo", ComeBack())
    ending = party.finish().table.ending
    assert ending is not None and ending.stood_in == ()
    assert ending.places == tuple(result.place for result in ending.results)


def test_who_resigned_comes_after_whom_a_bot_finished_for(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.stand_in("Bo", "away")
    party.do("Cy", Resign())
    ending = party.finish().table.ending
    assert ending is not None
    assert (ending.winners, ending.places, ending.stood_in, ending.resigned) == ((0,), (1, 2, 3), (1,), (2,))
