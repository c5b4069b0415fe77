"""People who don't want to meet."""

from kosmodrom.server.messages import Refusal
from kosmodrom.server.routes.blocks import Block
from kosmodrom.table.board import Board
from kosmodrom.table.commands import Say, Sit
from tests.server.guests import GuestServer, problem, read, seated_pair


def chat(board: Board) -> list[str]:
    return [line.text for line in board.lines if line.kind == "chat"]


def test_a_blocked_persons_chat_is_not_shown_to_who_blocked(server: GuestServer) -> None:
    host, other, table = seated_pair(server)
    other.do(table, Say("spam"))
    with host.socket(table) as socket:
        assert chat(socket.greet()) == ["spam"]
        blocked = read(host.post("/api/me/blocks", {"table": table, "seat": 1}), Block, 201)
        while (board := socket.next(Board)).lines_after != 0 or chat(board):
            pass
    assert blocked.name == "Bo"
    other.do(table, Say("more spam"))
    assert chat(host.board(table)) == []
    assert chat(other.board(table)) == ["spam", "more spam"]
    assert host.send("DELETE", f"/api/me/blocks/{blocked.id}").status_code == 204
    assert chat(host.board(table)) == ["spam", "more spam"]


def test_blocks_are_listed_without_ids_of_people(server: GuestServer) -> None:
    host, other, table = seated_pair(server)
    made = read(host.post("/api/me/blocks", {"table": table, "seat": 1}), Block)
    assert read(host.post("/api/me/blocks", {"table": table, "seat": 1}), Block) == made
    assert read(host.get("/api/me/blocks"), list[Block]) == [made]
    assert read(other.get("/api/me/blocks"), list[Block]) == []
    people = server.services.hub.rooms[table].names
    assert len(people) == 2 and not any(person in made.id or made.id in person for person in people)


def test_who_is_blocked_finds_the_link_wrong_and_the_public_table_closed_to_him(server: GuestServer) -> None:
    host, other, table = seated_pair(server)
    host.post("/api/me/blocks", {"table": table, "seat": 1})
    private, public = host.open(), host.open(is_public=True)
    code = host.invite(private)
    shunned, wrong = (other.join(each) for each in (code, "n" * 12))
    assert shunned.status_code == 404 and shunned.content == wrong.content
    assert other.get(f"/api/invites/{code}").content == other.get(f"/api/invites/{'n' * 12}").content
    assert problem(other.ask(public, Sit())) == "403 blocked"
    with other.socket(public) as socket:
        refusal = socket.ask(Sit())
        assert isinstance(refusal, Refusal) and refusal.reason == "blocked"
    assert other.board(public).you == -1


def test_who_has_blocked_somebody_does_not_sit_down_with_him(server: GuestServer) -> None:
    host, other, table = seated_pair(server)
    host.post("/api/me/blocks", {"table": table, "seat": 1})
    theirs = other.open(is_public=True)
    assert problem(host.ask(theirs, Sit())) == "403 blocked"


def test_there_must_be_somebody_to_block(server: GuestServer) -> None:
    host = server.guest()
    table = host.open("me", "easy", "open")
    for seat in (0, 1, 2, 5):
        assert problem(host.post("/api/me/blocks", {"table": table, "seat": seat})) == "409 block-nobody"
    assert problem(host.post("/api/me/blocks", {"table": table, "seat": -1})) == "400 bad-request"
    assert problem(host.send("DELETE", "/api/me/blocks/0123456789abcdef")) == "404 not-found"
