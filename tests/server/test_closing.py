"""Closing a game of several people: together, or when the others have long been away. Then all is shown."""

from collections.abc import Iterator

import pytest

from kosmodrom.core.record import Record, commitment
from kosmodrom.server.absence import AWAY, DAY, LONG_AWAY
from kosmodrom.server.routes.replay import Moment
from kosmodrom.server.verification import Verification
from kosmodrom.server.world import World
from kosmodrom.table.commands import Close, Propose, Resign, StandIn, Start, Vote
from kosmodrom.table.status import Status
from tests.server.clock import Clock
from tests.server.guests import Guest, GuestServer, open_server, playing_pair, problem, read

HOUR = 60
"""Minutes."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[GuestServer]:
    """A server of these tests alone, for they let time pass."""
    with open_server(tmp_path_factory.mktemp("closing"), world=World(now=clock)) as found:
        yield found


def playing_three(server: GuestServer, **more: object) -> tuple[Guest, Guest, Guest, str]:
    """A host, two others, and their game."""
    host, other, third = server.guest("Ada"), server.guest("Bo"), server.guest("Cy")
    table = host.open("me", "open", "open", **more)
    for guest in (other, third):
        guest.join(host.invite(table))
    host.do(table, Start())
    return host, other, third, table


def test_a_host_closes_no_game_of_others_alone(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    answer = host.ask(table, Close())
    assert problem(answer) == "409 close-others"
    assert answer.json()["words"].startswith("Bo plays here too.")
    assert host.board(table).status == Status.PLAYING
    other.do(table, Resign())
    assert host.board(table).status == Status.OVER


def test_a_host_closes_a_game_that_all_others_have_left_for_long(server: GuestServer, clock: Clock) -> None:
    host, other, third, table = playing_three(server)
    clock.wait(LONG_AWAY * HOUR - 1)
    third.board(table)
    clock.wait(1)
    assert "Cy plays here too" in host.ask(table, Close()).json()["words"]
    other.board(table)
    clock.wait(LONG_AWAY * HOUR)
    assert problem(other.ask(table, Close())) == "409 host-only"
    clock.wait(LONG_AWAY * HOUR)
    host.do(table, Close())
    assert host.board(table).status == Status.CLOSED


def test_where_a_decision_may_take_days_so_may_an_absence(server: GuestServer, clock: Clock) -> None:
    host, _, table = playing_pair(server, pace={"kind": "days", "days": 3})
    clock.wait(2 * DAY * HOUR)
    assert problem(host.ask(table, Close())) == "409 close-others"
    clock.wait(DAY * HOUR)
    host.do(table, Close())


def test_who_gave_up_is_not_asked(server: GuestServer) -> None:
    host, other, third, table = playing_three(server)
    third.do(table, Resign())
    host.do(table, Propose("close"))
    other.do(table, Vote(True))
    assert host.board(table).status == Status.CLOSED


def test_two_do_not_close_the_game_of_a_third_who_is_away(server: GuestServer, clock: Clock) -> None:
    host, other, _, table = playing_three(server)
    clock.wait(AWAY)
    other.board(table)
    host.do(table, StandIn(2))
    assert problem(host.ask(table, Propose("close"))) == "409 close-others"
    clock.wait(LONG_AWAY * HOUR)
    host.do(table, Propose("close"))
    other.do(table, Vote(True))
    assert host.board(table).status == Status.CLOSED


@pytest.mark.parametrize("is_public", [False, True])
def test_of_a_closed_game_all_is_shown(server: GuestServer, is_public: bool) -> None:
    host, other, table = playing_pair(server, is_public=is_public)
    promised = host.board(table).chance.commitment
    host.play(table)
    path = f"/api/tables/{table}"
    assert problem(host.get(f"{path}/record")) == "409 not-over"
    assert problem(other.get(f"{path}/at/1", seat=0)) == "409 not-over"
    other.do(table, Propose("close"))
    host.do(table, Vote(True))
    for guest in (host, other):
        chance = guest.board(table).chance
        record = read(guest.get(f"{path}/record"), Record)
        assert commitment(chance.secret or "") == promised == record.commitment
        assert record.chance.secret == chance.secret and len(record.steps) == 1
        assert read(guest.get(f"{path}/at/1", seat=0), Moment).seat == 0
        found = read(guest.get(f"{path}/chance"), Verification)
        assert (found.is_over, found.is_sound, found.secret) == (True, True, chance.secret)
    stranger = server.guest("Eve").get(f"{path}/record")
    assert stranger.status_code == (200 if is_public else 404)
