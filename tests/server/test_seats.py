"""Seats whose people don't come back: a bot at the host's request, and a link that gives the seat to somebody else."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kosmodrom.server.absence import AWAY
from kosmodrom.server.routes.invites import Accepted
from kosmodrom.server.routes.seats import GUEST, HOST, SeatLink, SeatOffer
from kosmodrom.server.world import World
from kosmodrom.table.commands import ComeBack, HandOver, Resign, StandIn, Start
from tests.server.clock import Clock
from tests.server.guests import PATIENCE, Guest, GuestServer, fresh_id, open_server, playing_pair, problem, read


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[GuestServer]:
    """A server of these tests alone, for they let time pass."""
    with open_server(tmp_path_factory.mktemp("seats"), world=World(now=clock)) as found:
        yield found


def link(guest: Guest, table: str, seat: int) -> SeatLink:
    return read(guest.post(f"/api/tables/{table}/seats/{seat}/link"), SeatLink, 201)


def look(guest: Guest, key: str) -> SeatOffer:
    return read(guest.post("/api/seats/look", {"key": key}), SeatOffer)


def take(guest: Guest, key: str) -> str:
    """What comes of taking a seat: the table, or status and reason."""
    response = guest.post("/api/seats/take", {"id": fresh_id(), "key": key})
    return read(response, Accepted).table if response.status_code == 200 else problem(response)


# A bot at the host's request


def test_a_bot_plays_for_whoever_is_away_for_some_minutes_until_they_are_back(
    server: GuestServer, clock: Clock
) -> None:
    host, other, table = playing_pair(server)
    with other.socket(table) as socket:
        socket.greet()
        clock.wait(60)
        assert problem(host.ask(table, StandIn(1))) == "409 not-away", "who is connected is not away, however long"
    assert problem(host.ask(table, StandIn(1))) == "409 not-away"
    clock.wait(AWAY - 0.1)
    assert problem(host.ask(table, StandIn(1))) == "409 not-away"
    clock.wait(0.2)
    host.do(table, StandIn(1))
    assert host.board(table).seats[1].is_stood_in
    with other.socket(table) as socket:
        assert not socket.greet().seats[1].is_stood_in, "whoever opens the page again has the seat again"


def test_it_is_said_how_long_one_has_to_be_away(server: GuestServer) -> None:
    host, _, table = playing_pair(server)
    words = host.ask(table, StandIn(1)).json()["words"]
    assert words.startswith("Bo is at the table") and f"{AWAY} minutes" in words


def test_whoever_the_server_has_only_just_come_to_know_is_not_taken_for_away(tmp_path: Path) -> None:
    clock = Clock()
    with open_server(tmp_path, world=World(now=clock)) as server:
        host, _, table = playing_pair(server)
        cookies = dict(host.browser.cookies)
    clock.wait(60)
    with open_server(tmp_path, world=World(now=clock)) as server:
        host = server.nobody()
        host.browser.cookies.update(cookies)
        assert problem(host.ask(table, StandIn(1))) == "409 not-away", "people are only just coming back"
        clock.wait(AWAY)
        host.do(table, StandIn(1))


# A link for a seat


def test_a_link_gives_the_seat_to_whoever_takes_it_and_looking_takes_nothing(server: GuestServer, clock: Clock) -> None:
    host, other, table = playing_pair(server, title="evening")
    hand = other.board(table).view
    clock.wait(GUEST)
    made = link(host, table, 1)
    assert made.link.endswith(f"/seat#{made.key}") and made.key.startswith("ks_") and len(made.key) >= 46
    before = host.board(table).seq
    again = server.guest("Bo again")
    for guest in (server.nobody(), again, host):
        offer = look(guest, made.key)
        assert (offer.table, offer.game, offer.title, offer.host) == (table, "kosmopolis", "evening", "Ada")
        assert (offer.seat, offer.name, offer.is_yours) == (1, "Bo", False)
    assert server.nobody().get("/seat").status_code == 200
    assert host.board(table).seq == before
    assert take(again, made.key) == table
    board = again.board(table)
    assert (board.you, board.view) == (1, hand)
    assert [line.text for line in host.board(table).lines[-2:]] == [
        "Bo has not come back: the seat is given away by a link.",
        "Bo again takes over seat 2.",
    ]


def test_a_link_is_good_once(server: GuestServer, clock: Clock) -> None:
    host, _, table = playing_pair(server)
    clock.wait(GUEST)
    key = link(host, table, 1).key
    first, second = server.guest("Cy"), server.guest("Di")
    assert take(first, key) == table
    assert take(first, key) == table, "asked again because the answer was lost, it is answered again"
    assert look(first, key).is_yours
    clock.wait(GUEST)
    assert take(second, key) == "404 not-found"
    assert problem(second.post("/api/seats/look", {"key": key})) == "404 not-found"


def test_who_lost_the_seat_is_told_and_looks_on(server: GuestServer, clock: Clock) -> None:
    host, other, table = playing_pair(server)
    clock.wait(GUEST)
    key = link(host, table, 1).key
    take(server.guest("Cy"), key)
    board = other.board(table)
    assert (board.you, board.lost, board.question, board.moves) == (-1, 1, 0, [])
    assert problem(other.ask(table, ComeBack())) == "409 no-seat"
    with other.socket(table) as socket:
        assert socket.greet().lost == 1
    assert problem(server.guest().get(f"/api/tables/{table}")) == "404 not-found"


def test_a_link_opens_nothing_once_it_is_withdrawn_or_replaced(server: GuestServer, clock: Clock) -> None:
    host, _, table = playing_pair(server)
    clock.wait(GUEST)
    first, second = link(host, table, 1).key, link(host, table, 1).key
    guest = server.guest("Cy")
    assert take(guest, first) == "404 not-found"
    assert look(guest, second).seat == 1
    assert host.send("DELETE", f"/api/tables/{table}/seats/1/link").status_code == 204
    assert take(guest, second) == "404 not-found"


def test_whoever_comes_back_keeps_the_seat_whatever_links_there_are(server: GuestServer, clock: Clock) -> None:
    host, other, table = playing_pair(server)
    clock.wait(GUEST)
    key = link(host, table, 1).key
    clock.wait(1)
    with other.socket(table) as socket:
        socket.greet()
        assert take(server.guest("Cy"), key) == "404 not-found"
    room = server.services.hub.rooms[table]
    while room.audience.connections:
        time.sleep(0.01)
    clock.wait(HOST)
    forget = asyncio.run_coroutine_threadsafe(server.services.hub._forget_idle(), server.loop)
    forget.result(PATIENCE)
    assert table not in server.services.hub.rooms, "nobody is at the table any more"
    assert take(server.guest("Cy"), key) == "404 not-found", "who was back once has not lost the seat"


def test_a_link_is_made_for_somebody_who_is_away_for_long(server: GuestServer, clock: Clock) -> None:
    host, other, table = playing_pair(server)
    path = f"/api/tables/{table}/seats/1/link"
    clock.wait(GUEST - 0.1)
    assert problem(host.post(path)) == "409 not-away"
    clock.wait(0.2)
    with other.socket(table) as socket:
        socket.greet()
        assert problem(host.post(path)) == "409 not-away"


def test_the_hosts_seat_is_given_away_by_the_others_after_longer(server: GuestServer, clock: Clock) -> None:
    _, other, table = playing_pair(server)
    clock.wait(GUEST)
    assert problem(other.post(f"/api/tables/{table}/seats/0/link")) == "409 not-away"
    clock.wait(HOST - GUEST)
    key = link(other, table, 0).key
    guest = server.guest("Ada again")
    assert take(guest, key) == table
    assert guest.board(table).is_host
    guest.do(table, HandOver(1))


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ("0", "409 hand-over-person"),
        ("2", "409 hand-over-person"),
        ("7", "409 no-such-seat"),
        ("9" * 400, "400 bad-request"),
    ],
)
def test_there_is_a_link_for_seats_of_other_people_alone(
    server: GuestServer, clock: Clock, seat: str, reason: str
) -> None:
    host = server.guest()
    table = host.open("me", "open", "easy")
    assert server.guest("Bo").join(host.invite(table)).status_code == 200
    assert problem(host.post(f"/api/tables/{table}/seats/1/link")) == "409 not-started"
    host.do(table, Start())
    clock.wait(GUEST)
    assert problem(host.post(f"/api/tables/{table}/seats/{seat}/link")) == reason


def test_a_game_that_is_over_has_no_seats_to_give(server: GuestServer, clock: Clock) -> None:
    host, _, table = playing_pair(server)
    clock.wait(GUEST)
    key = link(host, table, 1).key
    host.do(table, Resign())
    assert problem(host.post(f"/api/tables/{table}/seats/1/link")) == "409 KD-1"
    assert take(server.guest("Cy"), key) == "404 not-found"


def test_who_is_blocked_by_somebody_at_the_table_gets_no_seat(server: GuestServer, clock: Clock) -> None:
    host, _, table = playing_pair(server)
    unwanted = server.guest("Cy")
    elsewhere = unwanted.open("me", "open", is_public=True)
    assert host.post("/api/me/blocks", {"table": elsewhere, "seat": 0}).status_code == 201
    clock.wait(GUEST)
    assert take(unwanted, link(host, table, 1).key) == "404 not-found"


@pytest.mark.parametrize("key", ["", "ks_" + "x" * 43, "kl_" + "x" * 43, "kosmodrom"])
def test_what_is_no_key_opens_nothing(server: GuestServer, key: str) -> None:
    assert take(server.guest(), key) == "404 not-found"


def test_a_key_for_a_seat_is_no_other_key_and_is_kept_hashed(server: GuestServer, clock: Clock) -> None:
    host, other, table = playing_pair(server)
    clock.wait(GUEST)
    key = link(host, table, 1).key
    assert problem(server.nobody().post("/api/me/claim", {"key": key})) == "404 not-found"
    assert problem(Guest(server, key).get("/api/me")) == "401 who-are-you"
    thief = server.nobody()
    thief.browser.cookies.set("kosmodrom", key)
    assert thief.get("/api/me").status_code == 204
    personal = other.post("/api/me/link").json()["key"]
    assert take(server.guest(), personal) == "404 not-found"
    place = server.services.store.place
    assert key.encode() not in b"".join(file.read_bytes() for file in Path(str(place)).parent.glob("server.db*"))
