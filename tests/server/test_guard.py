"""What is turned away at the door, and what every answer bears."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from kosmodrom.server.config import Config, Limits
from kosmodrom.server.guard import REFUSAL_SECONDS
from kosmodrom.server.headers import common_headers, content_policy
from kosmodrom.server.rate import MOST_ADDRESSES, Rate, network_of
from tests.server.live import Live, new_table, tell

LINK = "/api/me/link"
"""Changes something, and needs no body."""


async def in_parts(size: int, parts: int) -> AsyncIterator[bytes]:
    """A body without a known length."""
    for _ in range(parts):
        yield b" " * size


# Origins


def test_an_own_page_and_a_program_may_change_things_and_a_foreign_page_may_not(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            port = server.config.port
            for own in (server.address, f"http://localhost:{port}"):
                assert (await anna.post(LINK, headers={"Origin": own})).status_code == 200
            assert (await anna.post(LINK)).status_code == 200
            for foreign in ("http://example.org", "null", f"https://127.0.0.1:{port}", f"{server.address}.org", ""):
                answer = await anna.post(LINK, headers={"Origin": foreign})
                assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
            twice = [("Origin", server.address), ("Origin", "http://example.org")]
            assert (await anna.post(LINK, headers=twice)).status_code == 403

    tell(tmp_path, story)


@pytest.mark.parametrize("method", ["POST", "PATCH", "DELETE", "PUT"])
def test_no_foreign_page_reaches_an_unsafe_method(tmp_path: Path, method: str) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            headers = {"Origin": "http://example.org"}
            assert (await anna.request(method, "/api/me", headers=headers)).status_code == 403
            assert (await anna.get("/api/me", headers=headers)).json()["name"] == "Anna"

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("site", "status"), [("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403), ("odd", 403)]
)
def test_without_an_origin_the_browsers_word_on_the_site_counts(tmp_path: Path, site: str, status: int) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            assert (await anna.post(LINK, headers={"Sec-Fetch-Site": site})).status_code == status

    tell(tmp_path, story)


def test_words_come_in_the_language_asked_for(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        answer = await server.client.post(LINK + "?language=ru", headers={"Origin": "http://example.org"})
        assert "другого адреса" in answer.json()["words"]

    tell(tmp_path, story)


def test_a_foreign_page_gets_no_socket(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            table = await new_table(anna)
            with pytest.raises(InvalidStatus):
                async with server.socket(table, anna, origin="http://example.org"):
                    raise AssertionError

    tell(tmp_path, story)


# Headers


def test_every_answer_bears_the_common_headers(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        client = server.client
        answers = [
            await client.get("/"),
            await client.get("/api/me/tables"),
            await client.get("/api/tables"),
            await client.get("/nowhere"),
            await client.put("/api/tables"),
            await client.post(LINK, headers={"Origin": "http://example.org"}),
            await client.post("/api/me", content=b"{", headers={"Content-Type": "application/json"}),
            await client.get("/healthz"),
            await client.get("/assets/page.css"),
            await client.get("/schema/openapi.json"),
        ]
        assert [answer.status_code for answer in answers] == [200, 401, 200, 404, 405, 403, 400, 200, 200, 200]
        for answer in answers:
            for name, value in common_headers(server.config).items():
                assert answer.headers.get_list(name.decode()) == [value.decode()]
            assert "server" not in answer.headers
            is_page = answer.url.path in ("/", "/assets/page.css")
            assert answer.headers["cache-control"] == ("no-cache" if is_page else "no-store")
            assert "strict-transport-security" not in answer.headers

    tell(tmp_path, story)


def test_the_content_policy_allows_nothing_inline_and_only_own_sockets() -> None:
    config = Config("", public_url="https://games.example.org")
    policy = content_policy(config).decode()
    assert "unsafe" not in policy and "*" not in policy
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "connect-src 'self' wss://games.example.org;" in policy


def test_under_tls_browsers_are_told_to_stay_there() -> None:
    headers = common_headers(Config("", public_url="https://games.example.org"))
    assert headers[b"strict-transport-security"].startswith(b"max-age=")


def test_the_description_of_the_api_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        assert (await server.client.get("/schema/openapi.json")).json()["info"]["title"] == "Kosmodrom"
        for page in ("swagger", "redoc", "elements", "rapidoc", "scalar", "openapi.yaml"):
            assert (await server.client.get(f"/schema/{page}")).status_code == 404
        assert "html" not in (await server.client.get("/schema")).headers["content-type"]

    tell(tmp_path, story)


# Bodies


def test_a_body_that_is_too_large_is_refused_however_it_is_sent(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        headers = {"Content-Type": "application/json"}
        for content in (b" " * 2_001, in_parts(500, 5), in_parts(100_000, 3)):
            answer = await server.client.post("/api/me", content=content, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
        fitting = b'{"name": "Anna"}' + b" " * (2_000 - 16)
        assert (await server.client.post("/api/me", content=fitting, headers=headers)).status_code == 201

    tell(tmp_path, story, limits=Limits(body_bytes=2_000))


def test_endless_bodies_are_cut_off_while_they_come(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        writer.writelines([b"200\r\n" + b" " * 512 + b"\r\n"] * 8)
        await writer.drain()
        assert b" 413 " in await asyncio.wait_for(reader.readline(), 5)
        assert b"connection: close" in (await asyncio.wait_for(reader.read(), 5)).lower()
        writer.close()

    tell(tmp_path, story, limits=Limits(body_bytes=2_000))


def test_a_length_that_is_a_lie_is_not_waited_for(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n")
        assert b" 413 " in await asyncio.wait_for(reader.readline(), 5)
        writer.close()

    tell(tmp_path, story)


def test_a_record_to_be_verified_may_be_larger(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        headers = {"Content-Type": "application/json"}
        async with server.visitor("Anna") as anna:
            for path in ("/api/verify", "/api//verify/", "/api/replay"):
                assert (await anna.post(path, content=b" " * 5_000, headers=headers)).status_code == 400
                assert (await anna.post(path, content=b" " * 9_000, headers=headers)).status_code == 413

    tell(tmp_path, story, limits=Limits(body_bytes=2_000, record_bytes=8_000))


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_that_a_form_could_send_is_not_read(tmp_path: Path, kind: str) -> None:
    async def story(server: Live) -> None:
        answer = await server.client.post("/api/me", content=b'{"name": "Anna"}', headers={"Content-Type": kind})
        assert answer.status_code == 415 and "application/json" in answer.json()["words"]

    tell(tmp_path, story)


def test_json_may_name_its_letters(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        headers = {"Content-Type": "Application/JSON; charset=utf-8"}
        answer = await server.client.post("/api/me", content='{"name": "Анна"}'.encode(), headers=headers)
        assert answer.json()["name"] == "Анна"

    tell(tmp_path, story)


# Rates


def test_an_address_that_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        answers = [await server.client.get("/healthz") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["reason"] == "too-fast"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 120
        assert answers[-1].headers["x-content-type-options"] == "nosniff"

    tell(tmp_path, story, limits=Limits(request_rate=5))


def test_whoever_asks_too_often_waits_for_the_refusal(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        assert (await server.client.get("/healthz")).status_code == 200
        began = time.monotonic()
        assert (await server.client.get("/healthz")).status_code == 429
        assert time.monotonic() - began >= REFUSAL_SECONDS

    tell(tmp_path, story, limits=Limits(request_rate=1))


def test_a_proxy_that_is_not_trusted_cannot_make_up_addresses(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        for number in range(4):
            answer = await server.client.get("/healthz", headers={"X-Forwarded-For": f"203.0.113.{number}"})
        assert answer.status_code == 429

    tell(tmp_path, story, limits=Limits(request_rate=3))


def test_behind_a_trusted_proxy_each_address_counts_for_itself(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async def ask(address: str) -> int:
            return (await server.client.get("/healthz", headers={"X-Forwarded-For": address})).status_code

        assert [await ask("203.0.113.1") for _ in range(4)] == [200, 200, 200, 429]
        assert [await ask("203.0.113.2") for _ in range(4)] == [200, 200, 200, 429]
        assert await ask("203.0.113.3, 203.0.113.1") == 429, "only what the proxy itself added counts"

    tell(tmp_path, story, limits=Limits(request_rate=3), trusted_proxies=("127.0.0.1",))


def test_new_names_are_limited_and_old_ones_are_not(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna, server.visitor("Boris"):
            for path in ("/api/me", "/api/me/", f"{server.address}//api//me"):
                answer = await server.client.post(path, json={"name": "Clara"})
                assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
                assert int(answer.headers["retry-after"]) > 60
            assert (await anna.get("/api/me")).status_code == 200

    tell(tmp_path, story, limits=Limits(new_guests=2))


def test_a_name_that_was_not_given_is_not_counted(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        for _ in range(3):
            assert (await server.client.post("/api/me", json={"name": "x"})).status_code == 409
        async with server.visitor("Anna") as anna:
            assert (await anna.post("/api/me", json={"name": "Anna"})).status_code == 429

    tell(tmp_path, story, limits=Limits(new_guests=1))


def test_handshakes_are_limited_too(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async def status(table: str) -> int:
            with pytest.raises(InvalidStatus) as refused:
                async with server.socket(table):
                    raise AssertionError
            return refused.value.response.status_code

        assert [await status("nowhere") for _ in range(4)] == [403] * 4
        assert (await server.client.get("/healthz")).status_code == 200, "requests are counted apart"

    tell(tmp_path, story, limits=Limits(request_rate=3))


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_a_window_slides() -> None:
    clock = Clock()
    rate = Rate(10, 60.0, clock)
    assert [rate.take("a") for _ in range(10)] == [0] * 10
    assert rate.take("a") > 0
    clock.now += 60
    assert rate.take("a") > 0, "at the edge of a window, all of the one before still counts"
    clock.now += 30
    assert [rate.take("a") == 0 for _ in range(6)] == [True] * 5 + [False]
    clock.now += 120
    assert rate.take("a") == 0


@pytest.mark.parametrize("burst", [3, 10, 50])
def test_whoever_waits_as_told_is_let_in(burst: int) -> None:
    clock = Clock()
    rate = Rate(10, 60.0, clock)
    for _ in range(burst):
        clock.now += 1.3
        wait = rate.take("a")
        if wait:
            clock.now += wait
            assert rate.take("a") == 0


def test_memory_stays_bounded() -> None:
    rate = Rate(1, 60.0)
    for number in range(MOST_ADDRESSES + 100):
        rate.take(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(rate) == MOST_ADDRESSES


def test_a_household_has_one_count_whatever_its_addresses() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1:2:3") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("no address") == "no address"


def test_a_slow_client_is_not_an_error(tmp_path: Path) -> None:
    """A client that leaves in the middle of its body leaves no trace."""

    async def story(server: Live) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
        writer.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        await writer.drain()
        writer.close()
        answer = await server.client.get("/healthz")
        assert answer.status_code == 200 and isinstance(answer, httpx.Response)

    tell(tmp_path, story)
