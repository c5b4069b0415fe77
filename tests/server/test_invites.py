"""Links to tables."""

from kosmodrom.server.routes.invites import Accepted, Invitation, InviteRow
from kosmodrom.table.commands import Start
from tests.server.guests import GuestServer, fresh_id, problem, read, seated_pair


def test_looking_at_a_link_never_takes_a_seat(server: GuestServer) -> None:
    host = server.guest("Ada")
    table = host.open(title="evening")
    code = host.invite(table)
    before = host.board(table).seq
    for guest in (server.nobody(), server.guest("Bo"), host):
        found = read(guest.get(f"/api/invites/{code}"), Invitation)
        assert (found.table, found.title, found.host, found.open_seats) == (table, "evening", "Ada", 1)
        assert found.names == ["Ada", "open seat"]
        assert found.commitment == host.board(table).chance.commitment
        assert guest.get(f"/i/{code}").status_code == 200
    assert host.board(table).seq == before


def test_sending_a_link_takes_a_seat_exactly_once(server: GuestServer) -> None:
    host, bo = server.guest("Ada"), server.guest("Bo")
    table = host.open("me", "open", "open")
    code = host.invite(table)
    body = {"id": fresh_id(), "seat": 2, "nonce": "mine"}
    first, again = (read(bo.post(f"/api/invites/{code}", body), Accepted) for _ in range(2))
    assert first == again and first.table == table
    assert bo.board(table).you == 2
    assert problem(bo.join(code)) == "409 seated-already"


def test_a_full_table_and_a_taken_seat_are_refused_in_words(server: GuestServer) -> None:
    host, _, table = seated_pair(server)
    code = host.invite(table)
    late = server.guest("Cy")
    assert problem(late.join(code)) == "409 table-full"
    assert problem(late.post(f"/api/invites/{code}", {"id": fresh_id(), "seat": 1})) == "409 seat-taken"
    assert problem(late.post(f"/api/invites/{code}", {"id": fresh_id(), "seat": 3})) == "409 no-such-seat"
    assert problem(late.post(f"/api/invites/{code}", {"id": fresh_id(), "seat": 9})) == "400 bad-request"
    host.do(table, Start())
    assert problem(late.join(code)) == "409 already-started"
    assert problem(host.post(f"/api/tables/{table}/invites")) == "409 already-started"
    assert problem(late.get(f"/api/tables/{table}")) == "404 not-found"


def test_a_revoked_link_opens_what_a_wrong_one_does(server: GuestServer) -> None:
    host, bo = server.guest("Ada"), server.guest("Bo")
    table = host.open()
    code, other = host.invite(table), host.invite(table)
    assert host.send("DELETE", f"/api/tables/{table}/invites/{code}").status_code == 204
    revoked, wrong = (bo.get(f"/api/invites/{each}") for each in (code, "n" * 12))
    assert revoked.status_code == 404 and revoked.content == wrong.content
    revoked, wrong = (bo.join(each) for each in (code, "n" * 12))
    assert revoked.status_code == 404 and revoked.content == wrong.content
    assert [row.code for row in read(host.get(f"/api/tables/{table}/invites"), list[InviteRow])] == [other]
    assert problem(host.send("DELETE", f"/api/tables/{table}/invites/{code}")) == "404 not-found"
    assert bo.join(other).status_code == 200


def test_a_host_revokes_links_to_his_own_table_only(server: GuestServer) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    code, own = ada.invite(ada.open()), eve.open()
    assert problem(eve.send("DELETE", f"/api/tables/{own}/invites/{code}")) == "404 not-found"
    assert server.nobody().get(f"/api/invites/{code}").status_code == 200
