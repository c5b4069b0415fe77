"""The list of one's devices, signing them out, and what they have open then."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kosmodrom.server.identity import hash_of
from kosmodrom.server.messages import Ping, Pong
from kosmodrom.server.routes.devices import Device
from kosmodrom.server.routes.me import Me, PersonalLink
from kosmodrom.server.routes.tokens import Token
from tests.postgres import frozen_notices
from tests.server.guests import PATIENCE, Guest, GuestServer, Socket, problem, read
from tests.server.live import live, new_table

SIGNED_OUT = (4401, "signed-out")
NOTICED = 5.0
"""Seconds within which another server ends what goes on with a key that was removed here."""
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


def why_closed(socket: Socket) -> tuple[int, str]:
    """Read a socket to its end."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def assert_open(socket: Socket) -> None:
    socket.send(Ping())
    socket.next(Pong)


def link_of(guest: Guest, query: str = "") -> str:
    return read(guest.post(f"/api/me/link{query}"), PersonalLink).key


def phone_of(guest: Guest, key: str = "") -> Guest:
    """A phone that the same person is signed in on."""
    phone = guest.server.nobody()
    phone.browser.headers["User-Agent"] = FIREFOX
    assert phone.post("/api/me/claim", {"key": key or link_of(guest, "?keep=true")}).status_code == 200
    return phone


def devices(guest: Guest) -> list[Device]:
    return read(guest.get("/api/me/devices"), list[Device])


def is_known(guest: Guest) -> bool:
    return guest.get("/api/me").status_code == 200


def test_every_device_is_listed_with_what_it_is_and_how_it_came(server: GuestServer) -> None:
    ada = server.guest("Ada")
    phone = phone_of(ada)
    first, second = devices(ada)
    assert [first.label, second.label] == ["", "Firefox · Android"]
    assert [first.is_this, second.is_this] == [True, False]
    assert [first.by_link, second.by_link] == [False, True]
    assert [row.is_this for row in devices(phone)] == [False, True]
    assert abs(second.created - time.time_ns() // 1_000_000) < 60_000 and second.used >= second.created
    link_of(ada, "?keep=true")
    assert [row.by_link for row in devices(ada)] == [False, False], "the link it came by is replaced"
    assert devices(server.guest("Ada")) != devices(ada)
    program = ada.program()
    assert [row.is_this for row in devices(program)] == [False, False], "a program is no device"


def sign_out(ada: Guest, phone: Guest) -> None:
    phone.post("/api/me/sign-out")


def sign_out_device(ada: Guest, phone: Guest) -> None:
    found = next(row for row in devices(ada) if not row.is_this)
    assert ada.send("DELETE", f"/api/me/devices/{found.id}").status_code == 204


def sign_out_everywhere(ada: Guest, phone: Guest) -> None:
    assert ada.post("/api/me/sign-out-everywhere", {}).status_code == 204


def renew_link(ada: Guest, phone: Guest) -> None:
    link_of(ada)


def become_another(ada: Guest, phone: Guest) -> None:
    key = link_of(phone.server.guest("Bo"))
    assert read(phone.post("/api/me/claim", {"key": key, "replace": True}), Me).name == "Bo"


def forget(ada: Guest, phone: Guest) -> None:
    assert ada.send("DELETE", "/api/me").status_code == 204


END = pytest.mark.parametrize(
    "end",
    [sign_out, sign_out_device, sign_out_everywhere, renew_link, become_another, forget],
    ids=lambda end: end.__name__,
)


@END
@pytest.mark.parametrize("is_public", [False, True], ids=["private", "public"])
def test_a_device_that_is_signed_out_has_nothing_open_any_more(
    server: GuestServer, end: Callable[[Guest, Guest], None], is_public: bool
) -> None:
    ada = server.guest("Ada")
    phone, bo = phone_of(ada), server.guest("Bo")
    own, foreign = ada.open(is_public=is_public), bo.open(is_public=True)
    with ExitStack() as stack:
        sockets = [stack.enter_context(phone.socket(table)) for table in (own, own, foreign)]
        others = [stack.enter_context(guest.socket(foreign)) for guest in (bo, server.nobody())]
        for socket in (*sockets, *others):
            socket.greet()
        key = hash_of(phone.browser.cookies["kosmodrom"])
        end(ada, phone)
        assert key not in server.services.hub.key_uses.keys, "at once, not with the next heartbeat"
        assert [why_closed(socket) for socket in sockets] == [SIGNED_OUT] * 3
        for socket in others:
            assert_open(socket)


def test_this_device_stays_whatever_ends_the_others(server: GuestServer) -> None:
    ada = server.guest("Ada")
    table = ada.open()
    phone = phone_of(ada)
    with ada.socket(table) as socket, phone.socket(table) as here:
        socket.greet()
        here.greet()
        link_of(phone)
        assert is_known(phone), "the device that renews the link it came by stays"
        assert phone.post("/api/me/sign-out-everywhere", {}).status_code == 204
        assert why_closed(socket) == SIGNED_OUT
        assert_open(here)
    assert is_known(phone) and not is_known(ada)
    assert [row.is_this for row in devices(phone)] == [True]


def test_a_device_can_be_kept_when_the_link_it_came_by_is_replaced(server: GuestServer) -> None:
    ada = server.guest("Ada")
    phone = phone_of(ada)
    link_of(ada, "?keep=true")
    assert is_known(phone)


def test_signing_out_everywhere_ends_the_link_and_spares_programs_unless_asked(server: GuestServer) -> None:
    ada = server.guest("Ada")
    key, program = link_of(ada), ada.program()
    sign_out_everywhere(ada, ada)
    assert problem(server.nobody().post("/api/me/claim", {"key": key})) == "404 not-found"
    assert is_known(program)
    table = ada.open()
    with program.socket(table) as socket:
        socket.greet()
        assert ada.post("/api/me/sign-out-everywhere", {"tokens": True}).status_code == 204
        assert why_closed(socket) == SIGNED_OUT
    assert not is_known(program) and is_known(ada)
    last = ada.program()
    assert last.post("/api/me/sign-out-everywhere", {"tokens": True}).status_code == 204
    assert is_known(last) and not is_known(ada), "who asks stays, a program too"


def test_a_token_that_is_revoked_has_no_socket_any_more(server: GuestServer) -> None:
    ada = server.guest("Ada")
    made = read(ada.post("/api/me/tokens", {"label": "x"}), Token)
    with Guest(server, made.token).socket(ada.open()) as socket:
        socket.greet()
        assert ada.send("DELETE", f"/api/me/tokens/{made.id}").status_code == 204
        assert why_closed(socket) == SIGNED_OUT


def test_the_own_device_can_be_signed_out_from_the_list_and_strangers_can_not(server: GuestServer) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    own = devices(ada)[0].id
    assert problem(bo.send("DELETE", f"/api/me/devices/{own}")) == "404 not-found"
    assert is_known(ada)
    assert ada.send("DELETE", f"/api/me/devices/{own}").status_code == 204
    assert not ada.browser.cookies


def test_a_request_that_waits_ends_with_its_key(server: GuestServer) -> None:
    ada = server.guest("Ada")
    phone, table = phone_of(ada), ada.open()
    seq, answers = phone.board(table).seq, list[httpx.Response]()
    waiting = threading.Thread(target=lambda: answers.append(phone.get(f"/api/tables/{table}", after=seq, wait=25)))
    began = time.monotonic()
    waiting.start()
    hub = server.services.hub
    while not hub.key_uses.keys:
        assert time.monotonic() < began + PATIENCE
        time.sleep(0.01)
    sign_out_everywhere(ada, phone)
    waiting.join(PATIENCE)
    assert time.monotonic() - began < PATIENCE
    assert problem(answers[0]) == "404 not-found", "nobody may see a private table"


async def closing(socket: ClientConnection) -> tuple[int, str]:
    """Read a socket to its end."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            await socket.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.timeout(240)
def test_another_server_ends_what_goes_on_with_a_removed_key_though_it_hears_no_notices(
    tmp_path: Path, new_postgres: str
) -> None:
    async def happen() -> None:
        async with (
            live(tmp_path, database=new_postgres) as here,
            live(tmp_path, database=new_postgres) as there,
            here.visitor("Ann") as ann,
            there.visitor("Bob") as bob,
            httpx.AsyncClient(base_url=there.address, trust_env=False, timeout=20) as phone,
        ):
            key = (await ann.post("/api/me/link")).json()["key"]
            assert (await phone.post("/api/me/claim", json={"key": key})).status_code == 200
            table = await new_table(ann)
            foreign = await new_table(bob, is_public=True)
            async with (
                there.socket(table, phone) as own,
                there.socket(foreign, phone) as watching,
                there.socket(foreign, bob) as other,
                frozen_notices(here.services.store) as count,
            ):
                assert count == 2, "both servers listen"
                seq = (await phone.get(f"/api/tables/{table}")).json()["seq"]
                waiting = asyncio.create_task(phone.get(f"/api/tables/{table}?after={seq}&wait=25"))
                while len(there.services.hub.key_uses.keys) < 2:
                    await asyncio.sleep(0.01)
                assert (await ann.post("/api/me/sign-out-everywhere", json={})).status_code == 204
                async with asyncio.timeout(NOTICED):
                    assert await closing(own) == SIGNED_OUT
                    assert await closing(watching) == SIGNED_OUT
                    assert (await waiting).status_code == 404
                assert there.services.hub.key_uses.keys and other.close_code is None, "Bob stays"

    asyncio.run(happen())


def test_a_key_that_was_removed_while_its_socket_was_being_opened_ends_it(server: GuestServer) -> None:
    ada = server.guest("Ada")
    phone = phone_of(ada)
    with phone.socket(ada.open()) as socket:
        socket.greet()
        removing = server.services.store.people.remove_key(hash_of(phone.browser.cookies["kosmodrom"]))
        asyncio.run_coroutine_threadsafe(removing, server.loop).result(PATIENCE)
        assert why_closed(socket) == SIGNED_OUT
