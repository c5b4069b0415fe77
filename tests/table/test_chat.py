"""What people say at a table, and who doesn't hear it."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.table.board import Reader, Surroundings, make_lines
from kosmodrom.table.commands import Close, Mute, Resign, Say
from kosmodrom.table.facts import Said
from tests.table.party import IDS, NAMES, started


def test_chat_is_told_to_all_as_it_was_written(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    assert party.do("Bo", Say("  <b>good</b>\n luck\u202e!  ")) == Said(1, "<b>good</b> luck !")
    for who in ("Ada", "Bo"):
        line = party.board(who).lines[-1]
        assert (line.kind, line.seat, line.text) == ("chat", 1, "<b>good</b> luck !")


@pytest.mark.parametrize(("text", "reason"), [(" \u200b\n ", "chat-empty"), ("a" * 301, "chat-long")])
def test_chat_that_is_refused(kosmopolis: Game, text: str, reason: str) -> None:
    assert started(kosmopolis, "Ada", "Bo").refusal("Ada", Say(text)) == reason


def test_a_muted_seat_is_silent_until_it_is_let_speak(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.do("Ada", Mute(1))
    assert party.board().seats[1].is_muted
    assert party.refusal("Bo", Say("hey")) == "muted"
    party.do("Ada", Mute(1, is_muted=False))
    party.do("Bo", Say("hey"))
    assert party.lines("Ada")[-3:] == ["The host muted Bo.", "Bo may write again.", "hey"]


@pytest.mark.parametrize("is_public", [False, True])
def test_who_looks_on_reads_the_chat_of_a_public_table_alone(kosmopolis: Game, is_public: bool) -> None:
    party = started(kosmopolis, "Ada", "Bo", is_public=is_public)
    party.do("Bo", Say("hey"))
    assert ("hey" in party.lines()) == is_public
    assert "hey" in party.lines("Ada")


def test_people_talk_on_after_the_end_but_not_at_a_closed_table(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.do("Ada", Resign())
    party.do("Ada", Say("well played"))
    closed = started(kosmopolis, "Ada", "Bo")
    closed.do("Ada", Close())
    assert closed.refusal("Bo", Say("oh")) == "closed"


def test_the_chat_of_a_blocked_person_is_not_shown_to_who_blocked_him(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo", "Cy")
    party.do("Bo", Say("boo"))
    party.do("Cy", Say("hi"))
    assert [line.text for line in party.board("Ada", hidden="Bo").lines if line.kind == "chat"] == ["hi"]
    assert [line.text for line in party.board("Cy").lines if line.kind == "chat"] == ["boo", "hi"]
    quiet, loud = party.board("Ada", hidden="Bo"), party.board("Ada")
    assert [line for line in loud.lines if line.text != "boo"] == quiet.lines
    later = party.board("Ada", after=5, hidden="Cy Bo")
    assert (later.lines_after, later.lines) == (5, [])


def test_words_that_were_erased_leave_no_line(kosmopolis: Game) -> None:
    """Who deletes his data takes his words with him; the numbers of the log stay."""
    party = started(kosmopolis, "Ada", "Bo")
    party.happen(Said(1, ""))
    assert not [line for line in party.board().lines if line.kind == "chat"]


def test_older_lines_can_be_asked_for(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    for number in range(250):
        party.do("Ada", Say(f"line {number}"))
    board = party.board("Bo")
    assert len(board.lines) == 200
    assert (board.lines[0].text, board.lines[-1].text) == ("line 50", "line 249")
    reader = Reader(IDS["Bo"], "en")
    older = make_lines(party.table, reader, Surroundings(NAMES), most=10, before=board.lines[0].seq)
    assert [line.text for line in older] == [f"line {number}" for number in range(40, 50)]


def test_a_name_nobody_remembers(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    reader = Reader(IDS["Ada"], "ru")
    (line,) = make_lines(party.table, reader, Surroundings({IDS["Ada"]: "Ада"}), after=1, before=3)
    assert line.text == "ушедший игрок занимает место 2."
