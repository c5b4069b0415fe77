"""Tables over HTTP: set up, listed, played, waited for."""

import threading
import time

import httpx
import msgspec
import pytest

from kosmodrom.bots.ratings import shipped
from kosmodrom.games import NAMES
from kosmodrom.server.messages import Do, Done, Refusal
from kosmodrom.server.problem import Problem
from kosmodrom.server.routes.games import GameRow, Rules
from kosmodrom.server.routes.notes import Note
from kosmodrom.server.routes.tables import OpenedTable, TableRow
from kosmodrom.table.board import Board
from kosmodrom.table.commands import Close, Configure, Leave, Mute, Play, Remove, Say, Start
from kosmodrom.table.settings import Settings
from kosmodrom.table.story import LogLine
from tests.server.guests import PATIENCE, GuestServer, finished_pair, fresh_id, playing_pair, problem, read, seated_pair


def test_a_table_says_at_once_what_its_chance_is_committed_to(server: GuestServer) -> None:
    ada = server.guest()
    opened = read(ada.post("/api/tables", {"game": "kosmopolis", "seats": ["open", "me", "easy"]}), OpenedTable, 201)
    board = ada.board(opened.table)
    assert board.chance.commitment == opened.commitment and board.chance.secret is None
    assert [seat.kind for seat in board.seats] == ["open", "person", "bot"]
    assert board.you == 1 and board.is_host


@pytest.mark.parametrize(
    ("fields", "outcome"),
    [
        ({"seats": ["open", "open"]}, "409 one-seat-for-me"),
        ({"seats": ["me", "me"]}, "409 one-seat-for-me"),
        ({"seats": ["me"]}, "409 wrong-seats"),
        ({"seats": ["me"] + ["open"] * 4}, "409 wrong-seats"),
        ({"seats": ["me", "genius"]}, "409 no-such-bot"),
        ({"seats": ["me", "hard:600s"]}, "409 no-such-bot"),
        ({"stand_in": "genius"}, "409 no-such-bot"),
        ({"options": {"speed": "high"}}, "409 wrong-options"),
        ({"game": "space_explorers", "options": {"level": "2"}}, "409 wrong-options"),
        ({"title": "a\u202eb"}, "409 title-hidden"),
        ({"game": "chess"}, "404 not-found"),
        ({"seats": []}, "400 bad-request"),
        ({"seats": ["open"] * 9}, "400 bad-request"),
        ({"title": "x" * 61}, "400 bad-request"),
        ({"pace": {"kind": "hourglass"}}, "400 bad-request"),
        ({"pace": {"kind": "live", "seconds": 0}}, "400 bad-request"),
        ({"is_public": "yes"}, "400 bad-request"),
        ({"host": "somebody"}, "400 bad-request"),
        ({"seats": 2}, "400 bad-request"),
    ],
)
def test_a_table_that_cannot_be(server: GuestServer, fields: dict[str, object], outcome: str) -> None:
    ada = server.guest()
    body = {"game": "kosmopolis", "seats": ["me", "open"], **fields}
    assert problem(ada.post("/api/tables", body)) == outcome
    assert read(ada.get("/api/me/tables"), list[TableRow]) == []


def test_lists_show_public_tables_to_all_and_ones_own_to_oneself(server: GuestServer) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    hidden, shown = ada.open(title="mine"), ada.open(title="ours", is_public=True)
    public = {row.table: row for row in read(bo.get("/api/tables"), list[TableRow])}
    assert hidden not in public
    row = public[shown]
    assert (row.title, row.host, row.names, row.seats, row.open_seats) == ("ours", "Ada", ["Ada"], 2, 1)
    assert not row.is_yours
    mine = read(ada.get("/api/me/tables"), list[TableRow])
    assert [(row.table, row.is_yours) for row in mine] == [(shown, True), (hidden, True)]
    assert read(bo.get("/api/me/tables"), list[TableRow]) == []


def test_a_list_says_whose_turn_it_is(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    names = [seat.name for seat in host.board(table).seats]
    assert read(host.get("/api/me/tables"), list[TableRow])[0].turn == names
    while host.board(table).question:
        host.play(table)
    assert [row.turn for row in read(host.get("/api/me/tables"), list[TableRow])] == [names[1:]]
    assert [row.is_your_turn for row in read(other.get("/api/me/tables"), list[TableRow])] == [True]


def test_my_finished_games_are_paged(server: GuestServer) -> None:
    ada, _, first = finished_pair(server)
    time.sleep(0.002)
    second = ada.open()
    ada.do(second, Close())
    found = read(ada.get("/api/me/tables", state="finished"), list[TableRow])
    assert [row.table for row in found] == [second, first]
    older = read(ada.get("/api/me/tables", state="finished", before=found[0].touched), list[TableRow])
    assert [row.table for row in older] == [first]
    assert read(ada.get("/api/me/tables"), list[TableRow]) == []
    assert problem(ada.get("/api/me/tables", state="lost")) == "400 bad-request"


def test_no_such_table_and_not_your_table_are_the_same_bytes(server: GuestServer) -> None:
    ada, stranger = server.guest("Ada"), server.guest("Eve")
    table = ada.open()
    for method, tail, body in (
        ("GET", "", None),
        ("GET", "/lines", None),
        ("GET", "/note", None),
        ("GET", "/record", None),
        ("GET", "/chance", None),
        ("GET", "/at/0", None),
        ("GET", "/invites", None),
        ("POST", "/invites", None),
        ("POST", "/rematch", None),
        ("POST", "/hint", {"id": fresh_id()}),
        ("POST", "/commands", Do(fresh_id(), Say("hi"))),
        ("PUT", "/note", {"text": "x"}),
    ):
        there, nowhere = (stranger.send(method, f"/api/tables/{name}{tail}", body) for name in (table, "n" * 12))
        assert there.status_code == nowhere.status_code == 404
        assert there.content == nowhere.content
        assert _headers(there) == _headers(nowhere)


def _headers(response: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in response.headers.items() if name != "date"}


@pytest.mark.parametrize("name", ["n" * 12, "N" * 12, "x" * 33, "%00", "..%2F..%2Fetc", "стол", "0", "o" * 4000])
def test_an_unknown_table_leaves_nothing_behind(server: GuestServer, name: str) -> None:
    ada = server.guest()
    before = set(server.services.hub.rooms)
    assert problem(ada.get(f"/api/tables/{name}")) == "404 not-found"
    assert problem(ada.post(f"/api/tables/{name}/commands", Do(fresh_id(), Say("hi")))) == "404 not-found"
    assert set(server.services.hub.rooms) <= before


def test_a_command_sent_twice_is_carried_out_once(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    command_id = fresh_id()
    first = host.do(table, Say("once"), command_id)
    assert host.do(table, Say("once"), command_id) == first
    assert host.do(table, Say("something else"), command_id) == first
    assert other.do(table, Say("twice"), command_id) == first + 1, "ids are each person's own"
    assert [line.text for line in other.board(table).lines if line.kind == "chat"] == ["once", "twice"]
    with host.socket(table) as socket:
        socket.send(Do(command_id, Say("once more")))
        assert socket.next(Done).seq == first


def test_an_answer_to_an_old_question_brings_a_fresh_board(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    old = host.board(table)
    host.play(table)
    other.play(table)
    fresh = host.board(table)
    assert fresh.question not in (0, old.question)
    refusal = read(host.ask(table, Play(old.question, (fresh.moves[0].move,))), Refusal, 409)
    assert refusal.reason == "stale" and refusal.words
    assert refusal.board == fresh
    assert host.board(table) == fresh


def test_a_refusal_names_the_rule_in_the_readers_language(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    question = host.board(table).question
    command = Do(fresh_id(), Play(question, ("fly away",)))
    english, russian = (host.post(f"/api/tables/{table}/commands?language={each}", command) for each in ("en", "ru"))
    assert read(english, Refusal, 409).reason == read(russian, Refusal, 409).reason == "KD-4"
    assert read(english, Refusal, 409).words != read(russian, Refusal, 409).words
    assert host.board(table).question == question


def until_waited_for(server: GuestServer, table: str) -> None:
    """Until a long poll has found no news, and waits for some."""
    audience = server.services.hub.rooms[table].audience
    began = time.monotonic()
    while not audience.shown._waiters:
        assert time.monotonic() - began < PATIENCE, "nobody waits for news"
        time.sleep(0.01)


def test_a_long_poll_wakes_on_a_move(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    seq = other.board(table).seq
    found: list[Board] = []
    waiting = threading.Thread(target=lambda: found.append(other.board(table, after=seq, wait=20)))
    began = time.monotonic()
    waiting.start()
    until_waited_for(server, table)
    assert not found
    moved = host.play(table)
    waiting.join()
    assert found[0].seq == moved and found[0].lines_after == seq
    assert time.monotonic() - began < 15


def test_a_long_poll_ends_without_news_and_does_not_wait_for_what_is_there(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    seq = host.board(table).seq
    began = time.monotonic()
    assert host.board(table, after=seq, wait=1).seq == seq
    assert 0.9 < time.monotonic() - began < 10
    began = time.monotonic()
    host.board(table, after=seq - 1, wait=20)
    assert time.monotonic() - began < 10
    assert problem(host.get(f"/api/tables/{table}", wait=26)) == "400 bad-request"
    assert problem(host.get(f"/api/tables/{table}", after=-1)) == "400 bad-request"


def test_whoever_is_removed_from_a_private_table_sees_no_more_of_it(server: GuestServer) -> None:
    host, other, table = seated_pair(server)
    found: list[httpx.Response] = []
    seq = other.board(table).seq
    waiting = threading.Thread(target=lambda: found.append(other.get(f"/api/tables/{table}", after=seq, wait=20)))
    with other.socket(table) as socket:
        socket.greet()
        waiting.start()
        until_waited_for(server, table)
        host.do(table, Remove(1))
        waiting.join()
        assert problem(found[0]) == "404 not-found"
        with pytest.raises(Exception, match="4404"):
            while True:
                assert socket.next(Board).you == 1


def test_watchers_go_when_a_table_becomes_private(server: GuestServer) -> None:
    host = server.guest()
    table = host.open(is_public=True)
    with server.nobody().socket(table) as socket:
        assert socket.greet().you == -1
        host.do(table, Configure(Settings(seats=2, is_public=False)))
        with pytest.raises(Exception, match="4404"):
            while True:
                assert socket.next(Board).settings.is_public


def test_who_leaves_by_socket_is_told_that_it_is_done(server: GuestServer) -> None:
    _, other, table = seated_pair(server)
    with other.socket(table) as socket:
        socket.greet()
        assert isinstance(socket.ask(Leave()), Done)


def test_chat_is_plain_text_and_a_muted_seat_has_none(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    script = "<script>alert('x')</script> & \"you\""
    other.do(table, Say(script))
    response = host.get(f"/api/tables/{table}")
    assert response.headers["content-type"].startswith("application/json")
    assert [line.text for line in read(response, Board).lines if line.kind == "chat"] == [script]
    host.do(table, Mute(1))
    assert problem(other.ask(table, Say("hello?"))) == "409 muted"
    host.do(table, Mute(1, False))
    other.do(table, Say("\u202ehello\u0000 \u200b you"))
    assert [line.text for line in host.board(table).lines if line.kind == "chat"][-1] == "hello you"


def test_lines_are_paged_backwards(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    for number in range(5):
        host.do(table, Say(f"line {number}"))
    whole = read(host.get(f"/api/tables/{table}/lines"), list[LogLine])
    last = read(host.get(f"/api/tables/{table}/lines", most=2), list[LogLine])
    before = read(host.get(f"/api/tables/{table}/lines", most=2, before=last[0].seq), list[LogLine])
    assert [*before, *last] == whole[-4:]
    assert problem(host.get(f"/api/tables/{table}/lines", most=0)) == "400 bad-request"
    assert problem(host.get(f"/api/tables/{table}/lines", most=201)) == "400 bad-request"


def test_a_note_is_ones_own(server: GuestServer) -> None:
    host, other, table = seated_pair(server)
    path = f"/api/tables/{table}/note"
    assert read(host.get(path), Note).text == ""
    assert read(host.send("PUT", path, {"text": "watch\nthe blue\u202e ones"}), Note).text == "watch\nthe blue ones"
    assert read(other.get(path), Note).text == ""
    assert read(host.get(path), Note).text == "watch\nthe blue ones"
    assert problem(host.send("PUT", path, {"text": "x" * 4_001})) == "409 note-long"
    assert read(host.get(path), Note).text == "watch\nthe blue ones"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_choices_that_need_words_have_a_sentence_and_what_they_are_recommended_for(
    server: GuestServer, language: str
) -> None:
    rows = read(server.nobody().get("/api/games", language=language), list[GameRow])
    options = {option.name: option for row in rows if row.name == "space_explorers" for option in row.options}
    modules = options["modules"].choices
    assert all(choice.about.endswith(".") for choice in modules)
    assert [choice.name for choice in modules if choice.mark] == ["none", "first"]
    switches = [option for option in options.values() if option.needs is not None and option.name.startswith("with-")]
    assert len(switches) == 7 and all(option.about for option in switches)
    assert not any(choice.about or choice.mark for choice in options["level"].choices)


def test_the_list_of_games_says_how_strong_levels_are_where_that_was_measured(server: GuestServer) -> None:
    rows = read(server.nobody().get("/api/games"), list[GameRow])
    measured = {each.game: each for each in shipped().measured if each.seats == 2}
    for row in rows:
        known = {rated.level: rated for rated in measured[row.name].levels} if row.name in measured else {}
        assert [strength.level for strength in row.strengths] == [level for level in known if level != "random"]
        for strength in row.strengths:
            rated = known[strength.level]
            assert strength.low <= strength.rating == rated.rating <= strength.high
            assert strength.rival in known and strength.wins == round(100 * rated.wins[strength.rival])


def test_games_and_rules_in_both_languages(server: GuestServer) -> None:
    nobody = server.nobody()
    english, russian = (read(nobody.get("/api/games", language=each), list[GameRow]) for each in ("en", "ru"))
    assert [row.name for row in english] == list(NAMES)
    assert english[0].title == "Kosmopolis" and russian[0].title != english[0].title
    assert (english[0].min_seats, english[0].max_seats) == (2, 4)
    assert english[0].levels == ["random", "beginner", "easy", "medium", "hard", "expert"]
    assert english[0].tagline and russian[0].tagline not in ("", english[0].tagline)
    assert (english[0].min_minutes, english[0].max_minutes, english[0].weight) == (20, 30, 2)
    assert [lesson.name for lesson in english[0].lessons] == ["first"]
    rules = read(nobody.get("/api/games/kosmopolis/rules"), Rules)
    assert [part.title for part in rules.sections][:2] == ["What is in the box", "Setting up"]
    refusals = {rule.id: rule.refusal for part in rules.sections for rule in part.rules}
    assert refusals["KP-C1"] is None and refusals["KP-P1"] == "That card isn't in your hand. Choose one that is."
    assert all(clause.text for part in rules.sections for rule in part.rules for clause in rule.clauses)
    decided = [clause for part in rules.sections for rule in part.rules for clause in rule.clauses if clause.reason]
    assert decided and all(clause.kind == "decided" for clause in decided)
    assert "KD-1" in [rule.id for rule in rules.common]
    assert "wins" in rules.short[0]
    glossary = read(server.guest("Марина", "ru").get("/api/games/kosmopolis/rules"), Rules).glossary
    printed = {word: term.rules for term in glossary for word in term.printed}
    assert printed["жрец"] == ["KP-P6"]
    assert problem(nobody.get("/api/games/chess/rules")) == "404 not-found"


def test_bots_play_when_it_is_their_turn(server: GuestServer) -> None:
    host = server.guest()
    table = host.open("me", "random")
    host.do(table, Start())
    for _ in range(5):
        board = host.board(table)
        while not board.question:
            board = host.board(table, after=board.seq, wait=20)
        host.do(table, Play(board.question, (board.moves[0].move,)))
    assert host.board(table).step >= 5


def test_the_seat_is_never_taken_from_what_is_sent(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    board = host.board(table)
    command = {"type": "play", "question": board.question, "moves": [board.moves[0].move], "seat": 1}
    response = host.post(f"/api/tables/{table}/commands", {"type": "do", "id": fresh_id(), "command": command})
    found = msgspec.json.decode(response.content, type=Problem)
    assert (response.status_code, found.reason) == (400, "bad-request")
    assert "seat" in found.detail
