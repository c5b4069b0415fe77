"""Before the game: who sits where, and who may say so."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.table.commands import (
    Close,
    Command,
    Configure,
    HandOver,
    Leave,
    Mix,
    Mute,
    Remove,
    Say,
    SeatBot,
    Sit,
    Start,
)
from kosmodrom.table.facts import Chair, Left, Rematched, Sat, Started
from kosmodrom.table.settings import Settings
from kosmodrom.table.status import Status
from tests.table.party import IDS, Party, gathering, started


def people(party: Party) -> list[str]:
    """The seats as all see them: a name, or what else it is."""
    return [seat.name for seat in party.board().seats]


def test_a_table_begins_with_its_host_and_open_seats(kosmopolis: Game) -> None:
    party = gathering(kosmopolis)
    board = party.board("Ada")
    assert (board.status, board.you, board.is_host, board.seq) == (Status.GATHERING, 0, True, 1)
    assert people(party) == ["Ada", "open seat", "open seat"]
    assert party.board("Bo").you == party.board().you == -1
    assert (board.view, board.moves, board.question, board.undo, board.can_hint) == (None, [], 0, 0, False)
    assert board.ask == "The table is gathering. The host starts the game."


def test_who_sits_down_takes_the_first_open_seat_or_the_one_he_names(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 4)
    party.do("Bo", Sit(seat=2))
    party.do("Cy", Sit(nonce="cy"))
    assert people(party) == ["Ada", "Cy", "Bo", "open seat"]
    assert party.board("Bo").you == 2
    assert party.lines()[1:] == ["Bo took seat 3.", "Cy took seat 2."]


@pytest.mark.parametrize(
    ("who", "command", "reason"),
    [
        ("Bo", Sit(), "seated-already"),
        ("Cy", Sit(seat=1), "seat-taken"),
        ("Cy", Sit(seat=2), "seat-taken"),
        ("Cy", Sit(seat=3), "no-such-seat"),
        ("Cy", Sit(), "table-full"),
        ("Cy", Leave(), "no-seat"),
        ("Cy", Mix("n"), "no-seat"),
        ("Cy", Say("hello"), "no-seat"),
        ("Bo", Remove(2), "host-only"),
        ("Bo", SeatBot(2, "easy"), "host-only"),
        ("Bo", Configure(Settings(seats=3)), "host-only"),
        ("Bo", HandOver(1), "host-only"),
        ("Bo", Start(), "host-only"),
        ("Bo", Mute(0), "host-only"),
        ("Bo", Close(), "host-only"),
        ("Cy", Close(), "host-only"),
        ("Ada", Remove(0), "remove-self"),
        ("Ada", Remove(3), "no-such-seat"),
        ("Ada", SeatBot(1, "easy"), "seat-taken"),
        ("Ada", SeatBot(2, "godlike"), "no-such-bot"),
        ("Ada", SeatBot(3, "easy"), "no-such-seat"),
        ("Ada", HandOver(0), "hand-over-person"),
        ("Ada", HandOver(2), "hand-over-person"),
        ("Ada", HandOver(7), "no-such-seat"),
        ("Ada", Mute(2), "hand-over-person"),
        ("Ada", Configure(Settings(seats=2)), "seats-taken"),
        ("Ada", Configure(Settings(seats=5)), "wrong-seats"),
        ("Ada", Configure(Settings(seats=1)), "wrong-seats"),
        ("Ada", Configure(Settings(seats=3, options={"moons": "two"})), "wrong-options"),
        ("Ada", Configure(Settings(seats=3, stand_in="godlike")), "no-such-bot"),
        ("Ada", Configure(Settings(seats=3, title="a\u202eb")), "title-hidden"),
    ],
)
def test_what_is_refused_at_a_full_table_of_ada_bo_and_a_bot(
    kosmopolis: Game, who: str, command: Command, reason: str
) -> None:
    party = gathering(kosmopolis, 3, "Bo")
    party.do("Ada", SeatBot(2, "hard"))
    assert party.refusal(who, command) == reason


BEFORE_ONLY = [
    Sit(),
    Leave(),
    Mix("n"),
    Remove(1),
    SeatBot(2, "easy"),
    Configure(Settings(seats=3)),
    Start(),
]


@pytest.mark.parametrize("command", BEFORE_ONLY, ids=lambda command: type(command).__name__)
def test_what_can_only_be_done_before_the_start(kosmopolis: Game, command: Command) -> None:
    assert started(kosmopolis, "Ada", "Bo", bots=1).refusal("Ada", command) == "already-started"


@pytest.mark.parametrize("has_begun", [False, True])
@pytest.mark.parametrize(
    "command", [*BEFORE_ONLY, HandOver(1), Mute(1), Say("hello"), Close()], ids=lambda command: type(command).__name__
)
def test_nothing_can_be_done_at_a_closed_table(kosmopolis: Game, command: Command, has_begun: bool) -> None:
    party = started(kosmopolis, "Ada", "Bo") if has_begun else gathering(kosmopolis, 2, "Bo")
    party.do("Ada", Close())
    assert party.refusal("Ada", command) == "closed"
    board = party.board("Ada")
    assert (board.status, board.question, board.moves, party.table.wake) == (Status.CLOSED, 0, [], None)
    assert (board.lines[-1].text, board.ask) == ("The host closed the table.", "This table was closed.")


def test_a_table_set_aside_says_so(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.table.status = Status.ASIDE
    assert party.refusal("Ada", Say("hello")) == party.refusal("Ada", party.answer("Ada", "keep b2")) == "aside"


def test_a_seat_is_kept_for_a_person(kosmopolis: Game) -> None:
    chairs = (Chair(player=IDS["Ada"]), Chair(), Chair(kept_for=IDS["Bo"]))
    party = Party(kosmopolis, Settings(seats=3), chairs)
    assert [seat.is_kept_for_you for seat in party.board("Bo").seats] == [False, False, True]
    assert [seat.is_kept_for_you for seat in party.board("Cy").seats] == [False, False, False]
    assert [seat.is_kept for seat in party.board("Cy").seats] == [False, False, True]
    assert people(party) == ["Ada", "open seat", "Bo"], "it is said for whom"
    assert party.refusal("Cy", Sit(seat=2)) == "seat-taken"
    assert party.decide("Bo", Sit()).fact == Sat(2, IDS["Bo"])
    party.do("Cy", Sit())
    assert party.refusal("Di", Sit()) == "table-full"
    party.do("Bo", Sit())
    assert people(party) == ["Ada", "Cy", "Bo"]
    assert not any(seat.is_kept for seat in party.board().seats)


def test_who_sits_elsewhere_gives_up_the_seat_kept_for_him(kosmopolis: Game) -> None:
    chairs = (Chair(player=IDS["Ada"]), Chair(), Chair(kept_for=IDS["Bo"]))
    party = Party(kosmopolis, Settings(seats=3), chairs)
    party.do("Bo", Sit(seat=1))
    party.do("Cy", Sit())
    assert people(party) == ["Ada", "Bo", "Cy"]


def test_the_host_opens_a_kept_seat_for_anybody(kosmopolis: Game) -> None:
    party = Party(kosmopolis, Settings(seats=2), (Chair(player=IDS["Ada"]), Chair(kept_for=IDS["Bo"])))
    party.do("Ada", Remove(1))
    assert party.refusal("Ada", Remove(1)) == "seat-open"
    party.do("Cy", Sit())
    assert people(party) == ["Ada", "Cy"]


def test_whom_the_host_has_removed_does_not_sit_down_again(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 3, "Bo", "Cy")
    party.do("Ada", Remove(1))
    party.do("Cy", Leave())
    assert party.refusal("Bo", Sit()) == "removed"
    party.do("Cy", Sit())
    assert people(party) == ["Ada", "Cy", "open seat"]


def test_when_the_host_leaves_the_next_person_is_host(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 3, "Bo", "Cy")
    assert party.do("Ada", Leave()) == Left(0, IDS["Ada"], host=IDS["Bo"])
    assert people(party) == ["open seat", "Bo", "Cy"]
    assert (party.board("Bo").is_host, party.board("Ada").is_host) == (True, False)
    assert party.lines()[-2:] == ["Ada left.", "Bo is the host now."]
    assert party.refusal("Ada", Start()) == "host-only"


def test_when_another_leaves_the_host_stays(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 3, "Bo")
    party.do("Bo", Leave())
    assert people(party) == ["Ada", "open seat", "open seat"]
    assert party.board("Ada").is_host


def test_when_the_last_person_leaves_the_table_is_closed(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 2)
    party.do("Ada", SeatBot(1, "easy"))
    party.do("Ada", Leave())
    assert party.table.status == Status.CLOSED
    assert party.refusal("Bo", Sit()) == "closed"


def test_the_host_removes_people_and_bots(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 3, "Bo")
    party.do("Ada", SeatBot(2, "easy"))
    party.do("Ada", Remove(1))
    party.do("Ada", Remove(2))
    assert people(party) == ["Ada", "open seat", "open seat"]
    assert party.lines()[-1] == "The host removed Bo."
    assert party.board("Bo").you == -1


def test_bots_have_a_level_that_the_host_can_change(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 2)
    party.do("Ada", SeatBot(1, "easy"))
    party.do("Ada", SeatBot(1, "hard"))
    seat = party.board("Bo").seats[1]
    assert (seat.kind, seat.level, seat.name) == ("bot", "hard", "Lumen")


def test_a_table_grows_and_shrinks_by_open_seats(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 2)
    party.do("Ada", Configure(Settings(seats=4, title="  Friday   night ", hints=True)))
    party.do("Bo", Sit(seat=3))
    party.do("Ada", Configure(Settings(seats=2)))
    assert people(party) == ["Ada", "Bo"]
    assert party.board("Bo").you == 1
    assert party.lines()[-1] == "Ada changed the settings."


def test_settings_are_kept_as_the_game_takes_them(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 2)
    party.do("Ada", Configure(Settings(seats=4, title="  Friday   night ", hints=True)))
    settings = party.board("Bo").settings
    assert (settings.seats, settings.title, settings.hints) == (4, "Friday night", True)
    assert settings.options == kosmopolis.about.complete({})


def test_the_host_hands_over(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 2, "Bo")
    party.do("Ada", HandOver(1))
    assert [seat.is_host for seat in party.board().seats] == [False, True]
    assert party.refusal("Ada", Start()) == "host-only"
    party.do("Bo", Start())
    party.do("Bo", HandOver(0))
    assert party.board("Ada").is_host


def test_open_seats_hold_up_the_start_unless_bots_fill_them(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 4, "Bo")
    assert party.refusal("Ada", Start()) == "seats-open"
    assert party.refusal("Ada", Start(fill="godlike")) == "no-such-bot"
    fact = party.do("Ada", Start(fill="medium"))
    assert isinstance(fact, Started)
    assert [seat.level for seat in party.board().seats] == [None, None, "medium", "medium"]
    assert (party.table.status, party.table.wake) == (Status.PLAYING, 0)


def test_every_nonce_counts_for_the_deal(kosmopolis: Game) -> None:
    """A number of any seat makes another game of the same secret, and the host's is the last to be mixed in."""
    deals = set()
    for ada, bo, late in [("", "", ""), ("a", "", ""), ("", "b", ""), ("a", "b", ""), ("a", "b", "last")]:
        party = gathering(kosmopolis, 2)
        party.do("Bo", Sit(nonce=bo))
        party.do("Ada", Mix(ada))
        party.do("Ada", Start(nonce=late))
        deals.add(tuple(party.moves(0)))
        assert party.match.chance.nonces == (late or ada, bo)
    assert len(deals) == 5


def test_everybody_wears_another_patch_however_seats_come_and_go(kosmopolis: Game) -> None:
    chairs = (Chair(patch=1), Chair(player=IDS["Ada"], patch=2), Chair(level="easy", patch=0))
    party = Party(kosmopolis, Settings(seats=3), chairs)
    party.do("Ada", Configure(Settings(seats=2)))
    assert [seat.patch for seat in party.table.seats] == [2, 0]
    party.do("Ada", Configure(Settings(seats=4)))
    assert [seat.patch for seat in party.table.seats] == [2, 0, 1, 3]
    assert [seat.patch for seat in party.board().seats] == [2, 0, 1, None], "a seat's own goes without saying"


def test_a_table_names_its_rematch(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.happen(Rematched("table-2"))
    assert (party.board().rematch, party.board().previous) == ("table-2", None)
    assert party.lines()[-1] == "There is a table for a rematch."
