"""What came since one's last decision, and what comes along with the lines of the log."""

from kosmodrom.core.game import Game
from kosmodrom.games.kosmopolis.view import EventView, KosmopolisView
from kosmodrom.table.commands import Undo
from tests.table.party import at_turn, gathering, started


def test_before_the_game_and_before_the_first_decision_nothing_is_old(kosmopolis: Game) -> None:
    assert gathering(kosmopolis, 2, "Bo").board("Ada").since == 0
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Bo", party.moves(1)[0])
    assert (party.board("Ada").since, party.board("Bo").since) == (0, 1)


def test_since_counts_the_moves_up_to_the_last_decision(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Ada", *party.moves(0)[:2])
    party.play("Bo", party.moves(1)[0])
    assert (party.board("Ada").since, party.board("Bo").since, party.board().since) == (2, 3, 3)
    news = [line for line in party.board("Ada").lines if line.step > 2]
    assert [line.seat for line in news] == [1]


def test_what_a_stand_in_decided_is_news(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Ada", party.moves(0)[0])
    party.stand_in("Ada")
    party.bot_plays(0)
    assert (party.board("Ada").step, party.board("Ada").since) == (2, 1)


def test_a_move_that_played_itself_was_no_decision(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "capital p", "Ada", "Bo", forced=1)
    before = party.board("Ada").step
    party.play("Ada", party.moves(0, "capital p")[0])
    assert (party.board("Ada").step, party.board("Ada").since) == (before + 2, before + 1)


def test_an_undo_takes_the_decision_back(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Ada", party.moves(0)[0])
    assert party.board("Ada").since == 1
    party.do("Ada", Undo())
    assert party.board("Ada").since == 0


def test_lines_of_the_game_name_their_rule_and_show_the_event(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    card = party.moves(0)[0].split()[1]
    party.play("Ada", f"keep {card}")
    for who, shown in (
        ("Ada", EventView("kept", 0, card=card)),
        ("Bo", EventView("kept", 0)),
        (None, EventView("kept", 0)),
    ):
        line = party.board(who).lines[-1]
        assert (line.rule, line.event) == ("KP-D2", shown)
    assert {(line.rule, line.event) for line in party.board("Ada").lines if line.kind != "event"} == {("", None)}


def test_points_are_known_without_seeing_a_hand(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo").draft()
    match = party.match
    scores = [result.score for result in kosmopolis.outcome(match.state).results]
    assert kosmopolis.scores(match.state) == scores
    seen = party.board().view
    assert isinstance(seen, KosmopolisView)
    assert [seat.score for seat in seen.seats] == scores
