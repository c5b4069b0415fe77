"""A table on the deal of a day, and whose work a lone player's game is."""

from datetime import UTC, datetime

import pytest

from kosmodrom.core.game import Game
from kosmodrom.games import find
from kosmodrom.table import decisions, facts
from kosmodrom.table.board import Reader, Surroundings, make_board
from kosmodrom.table.commands import Configure, Mix, Resign, Say, Start
from kosmodrom.table.deal import Dealt, close_of, day_at, end_of, is_day, number_of
from kosmodrom.table.facts import Chair, Created
from kosmodrom.table.refused import Refused
from kosmodrom.table.settings import Settings
from kosmodrom.table.status import Status
from kosmodrom.table.steps import is_own_work
from kosmodrom.table.table import Table
from tests.table.party import IDS, Party

DAY = "2026-11-16"


@pytest.fixture(scope="module")
def game() -> Game:
    return find("space_bureau")


class Loner(Party):
    """Ada alone at a table, perhaps on a deal."""

    def __init__(self, game: Game, deal: Dealt | None = None, secret: str = "c0ffee" * 10 + "c0de") -> None:
        super().__init__(game, Settings(seats=1))
        about, host = game.about, IDS["Ada"]
        self.log, self.table = [], Table("table-1", game)
        chairs = (Chair(player=host),)
        self.happen(Created(about.name, about.version, about.content, Settings(1), host, secret, chairs, deal=deal))

    def finish_soon(self) -> "Loner":
        while self.table.status == Status.PLAYING:
            soon = [move for move in self.moves(0) if move in ("done", "end")]
            self.go_on(0, (soon or self.moves(0))[0])
        return self


def dealt(game: Game, *, is_rated: bool = True) -> Loner:
    party = Loner(game, Dealt(DAY, is_rated))
    party.do("Ada", Start(nonce="from-ada"))
    return party


def test_days_are_those_of_utc() -> None:
    last = datetime(2026, 11, 16, 23, 59, 59, tzinfo=UTC).timestamp() * 1_000
    assert day_at(int(last)) == DAY and day_at(int(last) + 1_000) == "2026-11-17" == day_at(end_of(DAY))
    assert close_of(DAY) - end_of(DAY) == 12 * 3_600_000
    assert number_of("2026-11-17") == number_of(DAY) + 1 and number_of("2026-11-15") % 7 == 0
    assert is_day(DAY) and not any(is_day(text) for text in ("", "2026-02-30", "20261116", "2026-W47-1", "today"))


def test_no_nonce_is_mixed_into_a_deal_and_nothing_else_is_changed(game: Game) -> None:
    party = Loner(game, Dealt(DAY, is_rated=True))
    assert party.refusal("Ada", Mix("from-ada")) == "deal-fixed"
    assert party.refusal("Ada", Configure(Settings(seats=1, hints=True))) == "deal-fixed"
    party.do("Ada", Start(nonce="from-ada"))
    plain = Loner(game)
    plain.do("Ada", Start(nonce="from-ada"))
    quiet = Loner(game)
    quiet.do("Ada", Start())
    assert party.table.match is not None and party.table.match.chance.nonces == ("",)
    assert party.board("Ada").view == quiet.board("Ada").view != plain.board("Ada").view


def test_its_secret_is_shown_when_the_deal_is_closed(game: Game) -> None:
    party = dealt(game).finish_soon()
    shown = {}
    for now in (0, close_of(DAY) - 1, close_of(DAY)):
        board = make_board(party.table, Reader(IDS["Ada"], "en"), Surroundings({}, now=now))
        shown[now] = board.chance.secret is not None
        assert board.chance.shown == (None if shown[now] else close_of(DAY))
        assert board.deal is not None and (board.deal.day, board.deal.closes) == (DAY, close_of(DAY))
    assert list(shown.values()) == [False, False, True]


def test_who_looks_back_reads_no_chat(game: Game) -> None:
    party = dealt(game)
    party.do("Ada", Say("to myself"))
    boards = [make_board(party.table, Reader(who, "en"), Surroundings({})) for who in (IDS["Ada"], IDS["Bo"], None)]
    assert [any(line.kind == "chat" for line in board.lines) for board in boards] == [True, False, False]


def test_nobody_advises_in_the_try_that_counts(game: Game) -> None:
    assert not decisions.can_hint(dealt(game).table, 0)
    assert decisions.can_hint(dealt(game, is_rated=False).table, 0)


def test_what_a_lone_player_decides_to_the_end_is_his_own_work(game: Game) -> None:
    party = dealt(game)
    assert not is_own_work(party.table), "it is not over"
    assert is_own_work(party.finish_soon().table)


def test_advice_makes_it_another_work_and_changes_no_question(game: Game) -> None:
    party = Loner(game)
    party.do("Ada", Start())
    question = party.board("Ada").question
    party.happen(decisions.advise(party.table, 0))
    assert party.board("Ada").question == question != 0
    with pytest.raises(Refused):
        decisions.advise(party.table, 0)
    assert not is_own_work(party.finish_soon().table)


def test_a_bots_moves_and_giving_up_are_not_his_own_work(game: Game) -> None:
    party = dealt(game)
    party.stand_in("Ada")
    party.go_on(0)
    party.happen(facts.CameBack(0))
    assert not is_own_work(party.finish_soon().table)
    given_up = dealt(game)
    given_up.do("Ada", Resign())
    assert given_up.table.status == Status.OVER and not is_own_work(given_up.table)
