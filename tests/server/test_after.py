"""After the game: its record, every moment of it, its chance, another game."""

from dataclasses import dataclass

import msgspec
import pytest

from kosmodrom.core.match import begin, take_step
from kosmodrom.core.record import Record, commitment
from kosmodrom.games import find
from kosmodrom.server.routes.records import Rematch
from kosmodrom.server.routes.replay import Moment
from kosmodrom.server.verification import MOST_WORK, Verification, count_moves
from kosmodrom.table.board import Board
from kosmodrom.table.commands import Play, Resign, Say, Sit, Start, Undo
from kosmodrom.table.status import Status
from tests.server.guests import Guest, GuestServer, finished_pair, playing_pair, problem, read, seated_pair

Steps = tuple[tuple[int, str], ...]


@dataclass
class Finished:
    """A game played to its end against a bot, with something taken back, and the boards that its player saw."""

    host: Guest
    table: str
    boards: list[Board]
    record: Record


@pytest.fixture(scope="module")
def finished(server: GuestServer) -> Finished:
    host = server.guest("Ada")
    table = host.open("me", "random")
    host.do(table, Start(nonce="from-ada"))
    boards = [host.board(table)]
    has_undone = False
    while boards[-1].status != Status.OVER:
        board = boards[-1]
        if not board.question:
            boards.append(host.board(table, after=board.seq, wait=20))
        elif board.undo and not has_undone:
            has_undone = True
            host.do(table, Undo())
            boards = [host.board(table)]
        else:
            host.do(table, Play(board.question, (board.moves[-1].move,)))
            boards.append(host.board(table))
    record = read(host.get(f"/api/tables/{table}/record"), Record)
    return Finished(host, table, boards, record)


def test_a_record_comes_only_after_the_end(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    for guest in (host, other):
        assert problem(guest.get(f"/api/tables/{table}/record")) == "409 not-over"
        response = guest.get(f"/api/tables/{table}/chance")
        found = read(response, Verification)
        assert found == Verification(guest.board(table).chance.commitment, is_over=False)
        assert b"secret" not in response.content
    other.do(table, Resign())
    record = read(host.get(f"/api/tables/{table}/record"), Record)
    assert record.names == ("Ada", "Bo")
    assert record.chance.secret is not None and commitment(record.chance.secret) == record.commitment
    checked = read(other.get(f"/api/tables/{table}/chance"), Verification)
    assert checked.is_over and checked.is_sound, "a game that was given up is over, too"


def test_a_finished_game_can_be_checked(finished: Finished) -> None:
    record = finished.record
    assert any(text.startswith("undo") for _, text in record.steps), "something was taken back"
    assert record.final is not None and record.chance.nonces == ("from-ada", "")
    assert record.commitment == finished.boards[0].chance.commitment
    checked = read(finished.host.get(f"/api/tables/{finished.table}/chance"), Verification)
    assert checked.is_over and checked.is_sound and checked.problem is None
    assert (checked.secret, checked.nonces) == (record.chance.secret, record.chance.nonces)
    assert read(finished.host.post("/api/verify", record), Verification) == checked


def with_another_move(record: Record) -> Steps:
    """The steps with the last choice of the draft made otherwise: another card is played later than was kept."""
    game = find(record.game)
    for number in range(len(record.steps) - 1, 0, -1):
        if not record.steps[number][1].startswith("keep"):
            continue
        match = begin(game, record)
        for before in range(1, number + 1):
            take_step(match, record, before)
        seat, made = record.steps[number]
        moves = [game.about.moves.notation(move) for move in game.legal_moves(match.state, seat)]
        if len(moves) > 1:
            other = next(move for move in moves if move != made)
            return (*record.steps[:number], (seat, other), *record.steps[number + 1 :])
    raise AssertionError("nothing was chosen in this game")


def tampered(record: Record) -> dict[str, Record]:
    """Records that somebody has changed a little."""
    chance, steps = record.chance, record.steps
    other_secret = "00" * 32
    replace = msgspec.structs.replace
    return {
        "secret": replace(record, chance=replace(chance, secret=other_secret)),
        "secret and commitment": replace(
            record, chance=replace(chance, secret=other_secret), commitment=commitment(other_secret)
        ),
        "nonce": replace(record, chance=replace(chance, nonces=("from-eve", ""))),
        "move": replace(record, steps=with_another_move(record)),
        "extra move": replace(record, steps=(steps[0], *steps)),
        "last move": replace(record, steps=steps[:-1]),
        "commitment": replace(record, commitment="ab" * 32),
        "final": replace(record, final="00" * 32),
        "scores": replace(record, scores=(999, 0)),
        "secret hidden": replace(record, chance=replace(chance, secret=None)),
        "format": replace(record, format=99),
        "game": replace(record, game="chess"),
        "version": replace(record, version="0"),
        "content": replace(record, content="00"),
        "seats": replace(record, seats=10**30),
        "seat": replace(record, steps=((10**30, steps[0][1]), *steps[1:])),
        "undo": replace(record, steps=(*steps, (0, "undo 99999999999999999999"))),
        "work": replace(record, steps=(*steps[:-1], *(((0, "undo 1"), steps[-2]) * 5_000))),
    }


CHANGES = (
    *("secret", "secret and commitment", "nonce", "move", "extra move", "last move", "commitment", "final", "scores"),
    *("secret hidden", "format", "game", "version", "content", "seats", "seat", "undo", "work"),
)


def test_every_change_is_tried(finished: Finished) -> None:
    assert set(tampered(finished.record)) == set(CHANGES)


@pytest.mark.parametrize("what", CHANGES)
def test_a_changed_record_is_not_sound(finished: Finished, what: str) -> None:
    checked = read(finished.host.post("/api/verify", tampered(finished.record)[what]), Verification)
    assert checked.is_sound is False and checked.problem


def test_a_record_that_is_all_taking_back_is_not_played(finished: Finished) -> None:
    record = finished.record
    most = MOST_WORK * find(record.game).about.longest
    assert len(record.steps) <= count_moves(record) < most
    for undo in ("undo 1", "undo +1", "undo 1_0"):
        steps = (*record.steps[:-1], *(((0, undo), record.steps[-2]) * 5_000))
        endless = msgspec.structs.replace(record, steps=steps)
        assert count_moves(endless) > most
        assert "taken back" in (read(finished.host.post("/api/verify", endless), Verification).problem or "")


def test_every_moment_is_what_the_seat_saw_then(finished: Finished) -> None:
    path = f"/api/tables/{finished.table}/at"
    seen = {board.step: board for board in finished.boards}
    assert len(seen) > 10
    for step, board in seen.items():
        moment = read(finished.host.get(f"{path}/{step}", seat=0), Moment)
        assert (moment.step, moment.seat, moment.steps) == (step, 0, finished.boards[-1].step)
        if board.status != Status.OVER:
            assert moment.view == board.view
    first = read(finished.host.get(f"{path}/0"), Moment)
    assert first.seat == 0 and first.ask
    last = read(finished.host.get(f"{path}/{first.steps}"), Moment)
    told = [line for line in finished.boards[-1].lines if line.step == first.steps]
    assert last.lines == told and told
    assert problem(finished.host.get(f"{path}/{first.steps + 1}")) == "404 not-found"
    assert problem(finished.host.get(f"{path}/0", seat=2)) == "409 no-such-seat"
    for wrong in ("-1", "x", "9" * 5000):
        assert finished.host.get(f"{path}/{wrong}").status_code in (400, 404)


def test_a_moment_of_a_running_game_is_ones_own(server: GuestServer) -> None:
    host, other, table = playing_pair(server, is_public=True)
    path = f"/api/tables/{table}/at/0"
    assert read(host.get(path), Moment).view == host.board(table).view
    assert read(other.get(path), Moment).view == other.board(table).view != host.board(table).view
    assert read(server.nobody().get(path), Moment).view == server.nobody().board(table).view
    assert problem(other.get(path, seat=0)) == "409 not-over"
    assert problem(server.nobody().get(path, seat=0)) == "409 not-over"
    other.do(table, Resign())
    assert read(server.nobody().get(path, seat=0), Moment).view == read(host.get(path), Moment).view


def test_there_is_no_moment_before_the_game(server: GuestServer) -> None:
    host, _, table = seated_pair(server)
    assert problem(host.get(f"/api/tables/{table}/at/0")) == "409 not-started"


def test_a_rematch_asked_for_twice_is_one_table(server: GuestServer) -> None:
    host, other, table = finished_pair(server)
    path = f"/api/tables/{table}/rematch"
    first, again, others = (read(guest.post(path), Rematch).table for guest in (host, host, other))
    assert first == again == others != table
    assert host.board(table).rematch == first and host.board(first).previous == table
    board = other.board(first)
    assert [seat.is_kept_for_you for seat in board.seats] == [True, False], "seats move on by one"
    assert [seat.name for seat in host.board(first).seats] == ["Bo", "Ada"], "also of who hasn't come yet"
    other.do(first, Sit())
    assert other.board(first).you == 0 and host.board(first).you == 1
    assert [seat.patch for seat in board.seats] == [1, 0], "everybody is known by the same patch"
    assert problem(server.guest("Eve").get(f"/api/tables/{first}")) == "404 not-found"


def test_a_rematch_of_a_rematch_is_against_the_same_bots(server: GuestServer) -> None:
    host = server.guest("Ada")
    table = host.open("me", "easy", "random")
    faces = []
    for _ in range(3):
        host.do(table, Start())
        host.do(table, Resign())
        seats = host.board(table).seats
        faces.append(
            sorted(
                (seat.name, seat.level, seat.bot, number if seat.patch is None else seat.patch)
                for number, seat in enumerate(seats)
            )
        )
        table = read(host.post(f"/api/tables/{table}/rematch"), Rematch).table
    assert faces[0] == faces[1] == faces[2]
    assert len({face[3] for face in faces[0]}) == 3


def test_people_may_talk_after_the_game(server: GuestServer) -> None:
    host, other, table = finished_pair(server)
    other.do(table, Say("well played"))
    assert [line.text for line in host.board(table).lines if line.kind == "chat"] == ["well played"]
