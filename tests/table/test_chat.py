"""What people say at a table, and who doesn't hear it."""

import msgspec
import pytest

from kosmodrom.core.game import Game
from kosmodrom.server.config import Limits
from kosmodrom.table.board import Reader, Surroundings, make_lines
from kosmodrom.table.chat import ChatPace
from kosmodrom.table.commands import Close, Mute, Resign, Say, Undo
from kosmodrom.table.facts import Said
from kosmodrom.table.refused import Refused
from tests.table.party import IDS, NAMES, SECOND, Party, started


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


def talkative(game: Game, count: int, text: str = "") -> Party:
    party = started(game, "Ada", "Bo")
    for number in range(count):
        party.do("Ada", Say(f"line {number}{text}"))
    return party


def test_of_more_than_a_board_tells_the_tail_comes_and_takes_the_place_of_all(kosmopolis: Game) -> None:
    party = talkative(kosmopolis, 250)
    last = party.table.seq
    assert (party.board("Bo", after=last - 200).lines_after, len(party.board("Bo", after=last - 200).lines)) == (
        last - 200,
        200,
    )
    assert (party.board("Bo", after=last - 201).lines_after, len(party.board("Bo", after=last - 201).lines)) == (0, 200)
    assert party.board("Bo", after=last - 201) == party.board("Bo")


def test_a_board_is_not_large_however_much_is_said(kosmopolis: Game) -> None:
    party = talkative(kosmopolis, 199, " " + "🚀" * 290)
    board = party.board("Bo", after=3)
    assert board.lines_after == 0
    assert 100 < len(board.lines) < 120
    assert board.lines[-1].text.startswith("line 198 ")
    assert len(msgspec.json.encode(board)) < Limits().out_bytes * 0.6


def test_lines_of_one_number_stay_together(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    whole = party.board("Bo").lines
    dealt = [line for line in whole if line.seq == whole[-1].seq]
    assert len(dealt) > 1
    reader = Reader(IDS["Bo"], "en")
    assert make_lines(party.table, reader, Surroundings(NAMES), most=1) == dealt


PACE = ChatPace(lines=3, table_lines=5, seconds=10.0)


def why_not_say(party: Party, who: str, text: str, after: int = SECOND) -> str:
    """Why a person may not say something some time after the last fact, in a word; empty if they may."""
    try:
        PACE.check(party.table, IDS[who], text, party.now + after)
    except Refused as refused:
        assert all(refused.words(party.game.about.rules, language) for language in ("en", "ru"))
        return refused.reason
    return ""


def test_a_person_says_so_much_within_some_seconds(kosmopolis: Game) -> None:
    party = talkative(kosmopolis, 3)
    assert why_not_say(party, "Ada", "more", 7 * SECOND) == "chat-too-fast"
    assert why_not_say(party, "Ada", "more", 8 * SECOND) == ""
    assert why_not_say(party, "Bo", "me too") == ""


def test_all_at_a_table_say_so_much_within_some_seconds(kosmopolis: Game) -> None:
    party = talkative(kosmopolis, 3)
    for text in ("one", "two"):
        party.do("Bo", Say(text))
    assert why_not_say(party, "Bo", "three") == "chat-crowded"
    assert why_not_say(party, "Bo", "three", 6 * SECOND) == ""


def test_nobody_says_the_same_again_right_after_it(kosmopolis: Game) -> None:
    party = talkative(kosmopolis, 1)
    assert why_not_say(party, "Ada", "line 0", 59 * SECOND) == "chat-repeated"
    assert why_not_say(party, "Ada", "line 0", 60 * SECOND) == ""
    assert why_not_say(party, "Bo", "line 0") == ""
    party.do("Ada", Say("something else"))
    assert why_not_say(party, "Ada", "line 0") == ""


def test_what_was_said_counts_also_after_an_undo_and_from_the_log(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Ada", party.moves(0)[0])
    for number in range(3):
        party.do("Ada", Say(f"line {number}"))
    party.do("Ada", Undo())
    for table in (party, party.replayed()):
        assert why_not_say(table, "Ada", "more") == "chat-too-fast"


def test_older_lines_can_be_asked_for(kosmopolis: Game) -> None:
    party = talkative(kosmopolis, 250)
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
