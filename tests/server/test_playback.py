"""A record brought back and played again move by move; everybody's points after each move."""

import msgspec
import pytest

from kosmodrom.core.match import Match, retrace
from kosmodrom.core.record import Chance, Record
from kosmodrom.games import find
from kosmodrom.server.problem import Problem
from kosmodrom.server.routes.playback import Playback
from kosmodrom.server.routes.replay import Moment, Scores
from tests.server.guests import GuestServer, finished_pair, playing_pair, problem, read, seated_pair

GAME = find("kosmopolis")
replaced = msgspec.structs.replace


def played(names: tuple[str, ...] = ("Ada", "Bo"), most: int = 10_000, undo_at: int = 20) -> Match:
    """A game of two, each playing the last move there is, with something taken back on the way."""
    match = Match(GAME, 2, Chance("fast", seed=5), names=names)
    while not match.is_over and len(match.written) < most:
        if len(match.written) == undo_at:
            match.take_back(0, 2)
        seat = GAME.next_seat(match.state)
        match.play(seat, GAME.legal_moves(match.state, seat)[-1])
    return match


MATCH = played()
RECORD = MATCH.record()


def replayed(server: GuestServer, record: Record, seat: int = -1, language: str = "en") -> Playback:
    return read(server.guest().post(f"/api/replay?language={language}", {"record": record, "seat": seat}), Playback)


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_whole_game_as_a_seat_saw_it(server: GuestServer, seat: int) -> None:
    found = replayed(server, RECORD, seat)
    assert (found.game, found.title, found.names, found.seats) == ("kosmopolis", "Kosmopolis", ["Ada", "Bo"], 2)
    assert found.steps == len(MATCH.steps) == len(found.moments) - 1 == len(found.scores) - 1
    assert found.steps < len(RECORD.steps), "what was taken back is left out"
    for step, match in enumerate(retrace(MATCH)):
        moment = found.moments[step]
        assert (moment.step, moment.steps, moment.seat) == (step, found.steps, seat)
        assert moment.view == msgspec.to_builtins(GAME.view(match.state, seat))
        assert moment.ask == GAME.question_words(match.state, seat, "en", ["Ada", "Bo"])
        events = match.steps[-1].events if step else match.opening
        assert [line.text for line in moment.lines] == [GAME.event_words(e, seat, "en", ["Ada", "Bo"]) for e in events]
        assert [line.rule for line in moment.lines] == [GAME.event_rule(event) for event in events]
        shown = [msgspec.to_builtins(GAME.event_view(event, seat)) for event in events]
        assert [line.event for line in moment.lines] == shown
        assert found.scores[step] == GAME.scores(match.state)
    assert found.ending is not None and found.ending.why == "played"
    assert [result.score for result in found.ending.results] == found.scores[-1]
    assert found.verification.is_sound and found.verification.is_over


def test_a_game_broken_off_has_no_ending(server: GuestServer) -> None:
    found = replayed(server, played(most=12).record())
    assert found.ending is None and not found.verification.is_over
    assert found.verification.is_sound


def test_words_are_in_the_readers_language(server: GuestServer) -> None:
    found = replayed(server, RECORD, language="ru")
    assert found.title == "Космополис"
    assert found.moments[-1].ask == "Игра окончена."


def test_a_record_that_plays_but_does_not_end_as_it_says_is_shown_with_its_problem(server: GuestServer) -> None:
    found = replayed(server, replaced(RECORD, scores=(99, 0)))
    assert found.steps == len(MATCH.steps)
    assert not found.verification.is_sound and "scores" in (found.verification.problem or "")


@pytest.mark.parametrize(
    "record",
    [
        replaced(RECORD, game="chess"),
        replaced(RECORD, version="0"),
        replaced(RECORD, format=2),
        replaced(RECORD, names=("Ada",)),
        replaced(RECORD, steps=((0, "dance"), *RECORD.steps)),
        replaced(RECORD, steps=(*RECORD.steps, (0, "undo 500"))),
        replaced(RECORD, chance=Chance("hmac")),
    ],
    ids=["game", "version", "format", "names", "move", "undo", "secret"],
)
def test_a_record_that_cannot_be_played_is_refused_with_words(server: GuestServer, record: Record) -> None:
    for language, words in (("en", "This record can't be played here"), ("ru", "Эту запись здесь не повторить")):
        response = server.guest().post(f"/api/replay?language={language}", {"record": record})
        told = read(response, Problem, 409)
        assert told.reason == "bad-record" and told.words.startswith(words) and told.detail


def test_a_seat_that_there_is_not(server: GuestServer) -> None:
    assert problem(server.guest().post("/api/replay", {"record": RECORD, "seat": 2})) == "409 no-such-seat"
    assert problem(server.guest().post("/api/replay", {"record": RECORD, "seat": 8})) == "400 bad-request"


def test_names_are_shown_without_what_hides(server: GuestServer) -> None:
    record = played(names=("A\u202ed\u200ba\n" + "x" * 50, "\u2800\u0000"), most=4).record()
    assert replayed(server, record).names == ["Ada " + "x" * 20, "2"]


def test_the_record_of_a_table_comes_back_as_it_was(server: GuestServer) -> None:
    host, _, table = finished_pair(server)
    record = read(host.get(f"/api/tables/{table}/record"), Record)
    found = replayed(server, record, 1)
    assert found.ending is None and found.verification.is_sound, "the other has given up: the game itself isn't over"
    for moment in found.moments:
        shown = read(host.get(f"/api/tables/{table}/at/{moment.step}", seat=1), Moment)
        assert (shown.view, shown.ask) == (moment.view, moment.ask)
        assert [line.event for line in shown.lines if line.kind == "event"] == [line.event for line in moment.lines]


# Points after each move


def test_points_are_those_that_everybody_can_count(server: GuestServer) -> None:
    host, other, table = playing_pair(server, is_public=True)
    for guest in (host, host, other, other):
        guest.play(table)
    found = read(server.nobody().get(f"/api/tables/{table}/scores"), Scores)
    assert found == read(host.get(f"/api/tables/{table}/scores"), Scores)
    assert len(found.scores) == host.board(table).step + 1
    view = host.board(table).view
    assert isinstance(view, dict)
    assert found.scores[-1] == [seat["score"] for seat in view["seats"]]


def test_there_are_none_before_the_start(server: GuestServer) -> None:
    host, _, table = seated_pair(server)
    assert problem(host.get(f"/api/tables/{table}/scores")) == "409 not-started"
