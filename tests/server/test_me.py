"""Names without a sign-up: cookies, personal links, tokens."""

from pathlib import Path

import pytest

from kosmodrom.server.config import Limits
from kosmodrom.server.routes.me import LinkOwner, Me, PersonalLink
from kosmodrom.server.routes.tokens import Token, TokenRow
from kosmodrom.table.board import Board
from tests.server.guests import Guest, GuestServer, open_server, playing_pair, problem, read


def test_a_new_guest_gets_a_cookie_that_scripts_and_other_sites_cannot_use(server: GuestServer) -> None:
    response = server.nobody().post("/api/me", {"name": "  Ada ", "language": "ru"})
    assert read(response, Me, 201) == Me("Ada", "ru", False)
    key, *attributes = response.headers["set-cookie"].split("; ")
    assert key.startswith("kosmodrom=kc_") and len(key) > 50
    assert {text.lower() for text in attributes} == {"httponly", "max-age=34560000", "path=/", "samesite=lax"}


def test_under_tls_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    with open_server(tmp_path, public_url="https://play.example.org") as server:
        cookie = server.nobody().post("/api/me", {"name": "Ada"}).headers["set-cookie"]
    assert cookie.startswith("__Host-kosmodrom=kc_")
    assert "secure" in cookie.lower().split("; ") and "domain" not in cookie.lower()


def test_who_has_a_name_keeps_it(server: GuestServer) -> None:
    ada = server.guest("Ada")
    again = ada.post("/api/me", {"name": "Bo"})
    assert read(again, Me, 200).name == "Ada"
    assert "set-cookie" not in again.headers


def test_a_new_name_is_seen_at_the_table_at_once(server: GuestServer) -> None:
    host, other, table = playing_pair(server)
    with other.socket(table) as socket:
        assert [seat.name for seat in socket.greet().seats] == ["Ada", "Bo"]
        assert read(host.send("PATCH", "/api/me", {"name": "Adele"}), Me).name == "Adele"
        while [seat.name for seat in socket.next(Board).seats] != ["Adele", "Bo"]:
            pass
    assert any("Adele" in line.text for line in other.board(table).lines)


def test_a_language_is_what_problems_are_said_in(server: GuestServer) -> None:
    ada = server.guest("Ada", "ru")
    missing = "/api/tables/nnnnnnnnnnnn"
    assert "Такого стола нет" in ada.get(missing).text
    assert "There is no such table" in ada.get(missing, language="en").text
    assert read(ada.send("PATCH", "/api/me", {"language": "en"}), Me).language == "en"
    assert "There is no such table" in ada.get(missing).text
    assert "Такого стола нет" in server.nobody().get(missing, language="ru").text
    assert "There is no such table" in server.nobody().get(missing, language="tlh").text


def test_a_personal_link_opens_the_identity_on_another_device(server: GuestServer) -> None:
    ada = server.guest("Ada")
    table = ada.open()
    link = read(ada.post("/api/me/link"), PersonalLink)
    assert link.link.endswith(f"/#me={link.key}") and link.key.startswith("kl_")
    phone = server.nobody()
    assert read(phone.post("/api/me/claim", {"key": link.key}), Me).name == "Ada"
    assert phone.board(table).you == 0
    assert phone.browser.cookies != ada.browser.cookies
    phone.post("/api/me/sign-out")
    assert phone.get("/api/me").status_code == 204
    assert ada.board(table).you == 0, "the other device stays signed in"


@pytest.mark.parametrize("has_tables", [True, False])
def test_a_personal_link_replaces_nobody_unasked(server: GuestServer, has_tables: bool) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    if has_tables:
        bo.open()
    key = read(ada.post("/api/me/link"), PersonalLink).key
    before = dict(bo.browser.cookies)
    refused = bo.post("/api/me/claim", {"key": key})
    assert problem(refused) == "409 another-me"
    assert refused.json()["words"] == "This link is Ada's. On this device you are Bo."
    assert dict(bo.browser.cookies) == before and "set-cookie" not in refused.headers
    assert read(bo.get("/api/me"), Me).name == "Bo"
    assert read(bo.post("/api/me/claim", {"key": key, "replace": True}), Me).name == "Ada"
    assert read(bo.get("/api/me"), Me).name == "Ada"
    former = server.nobody()
    former.browser.cookies.update(before)
    assert former.get("/api/me").status_code == 204, "what the device was known by before opens nothing any more"


def test_a_program_that_opens_a_personal_link_keeps_its_token(server: GuestServer) -> None:
    ada, program = server.guest("Ada"), server.guest("Bo").program()
    key = read(ada.post("/api/me/link"), PersonalLink).key
    assert read(program.post("/api/me/claim", {"key": key, "replace": True}), Me).name == "Ada"
    assert read(program.get("/api/me"), Me).name == "Bo"


def test_whose_a_personal_link_is_can_be_asked_without_signing_in(server: GuestServer) -> None:
    ada, bo = server.guest("Ada"), server.guest("Bo")
    key = read(ada.post("/api/me/link"), PersonalLink).key
    for guest, is_you in ((ada, True), (bo, False), (server.nobody(), False)):
        looked = guest.post("/api/me/link/look", {"key": key})
        assert read(looked, LinkOwner) == LinkOwner("Ada", is_you) and "set-cookie" not in looked.headers
    assert read(bo.get("/api/me"), Me).name == "Bo"
    assert problem(server.nobody().post("/api/me/link/look", {"key": "kl_" + "x" * 43})) == "404 not-found"


def test_oneself_is_claimed_without_a_new_cookie(server: GuestServer) -> None:
    ada = server.guest("Ada")
    key = read(ada.post("/api/me/link"), PersonalLink).key
    again = ada.post("/api/me/claim", {"key": key})
    assert read(again, Me).name == "Ada" and "set-cookie" not in again.headers, "the cookie that is there will do"


def test_a_newer_personal_link_replaces_the_former(server: GuestServer) -> None:
    ada = server.guest("Ada")
    first, second = (read(ada.post("/api/me/link"), PersonalLink).key for _ in range(2))
    assert problem(server.nobody().post("/api/me/claim", {"key": first})) == "404 not-found"
    assert server.nobody().post("/api/me/claim", {"key": second}).status_code == 200


def test_signing_out_ends_the_cookie_itself(server: GuestServer) -> None:
    ada = server.guest("Ada")
    stolen = Guest(server)
    stolen.browser.cookies = ada.browser.cookies
    kept = dict(ada.browser.cookies)
    assert ada.post("/api/me/sign-out").status_code == 204
    assert not ada.browser.cookies
    stolen.browser.cookies.update(kept)
    assert stolen.get("/api/me").status_code == 204


def test_a_token_lets_a_program_play_until_it_is_revoked(server: GuestServer) -> None:
    ada = server.guest("Ada")
    made = read(ada.post("/api/me/tokens", {"label": "my program"}), Token, 201)
    program = Guest(server, made.token)
    assert read(program.get("/api/me"), Me).name == "Ada"
    with program.socket(program.open()) as socket:
        assert socket.greet().you == 0
    listed = read(ada.get("/api/me/tokens"), list[TokenRow])
    assert [(row.id, row.label) for row in listed] == [(made.id, "my program")]
    assert made.token not in ada.get("/api/me/tokens").text
    assert ada.send("DELETE", f"/api/me/tokens/{made.id}").status_code == 204
    assert problem(program.get("/api/me")) == "401 who-are-you"
    assert read(ada.get("/api/me/tokens"), list[TokenRow]) == []


@pytest.mark.parametrize(
    "header",
    ["Bearer kt_" + "x" * 43, "Bearer", "Basic QWRhOkFkYQ==", "kt_" + "x" * 43, "Bearer " + "k" * 5000],
)
def test_a_wrong_token_is_nobodys_even_beside_a_good_cookie(server: GuestServer, header: str) -> None:
    ada = server.guest("Ada")
    ada.browser.headers["Authorization"] = header
    assert problem(ada.get("/api/me")) == "401 who-are-you"


def test_one_kind_of_key_is_no_other(server: GuestServer) -> None:
    ada = server.guest("Ada")
    cookie = ada.browser.cookies["kosmodrom"]
    token = read(ada.post("/api/me/tokens", {"label": ""}), Token).token
    link = read(ada.post("/api/me/link"), PersonalLink).key
    for key in (cookie, link):
        assert problem(Guest(server, key).get("/api/me")) == "401 who-are-you"
    for key in (cookie, token):
        assert problem(server.nobody().post("/api/me/claim", {"key": key})) == "404 not-found"
    for key in (token, link):
        thief = server.nobody()
        thief.browser.cookies.set("kosmodrom", key)
        assert thief.get("/api/me").status_code == 204


def test_there_are_so_many_tokens_and_tables_and_no_more(tmp_path: Path) -> None:
    with open_server(tmp_path, limits=Limits(tokens=2, open_tables=2, invites=2)) as server:
        ada = server.guest("Ada", "ru")
        for _ in range(2):
            assert ada.post("/api/me/tokens", {"label": ""}).status_code == 201
        last = [ada.open() for _ in range(2)][-1]
        codes = [ada.invite(last) for _ in range(2)]
        body = {"game": "kosmopolis", "seats": ["me", "open"]}
        assert problem(ada.post("/api/me/tokens", {"label": ""})) == "409 too-many-tokens"
        assert problem(ada.post("/api/tables", body)) == "409 too-many-tables"
        assert "У вас уже открыто столов: 2" in ada.post("/api/tables", body).text
        assert problem(ada.post(f"/api/tables/{last}/invites")) == "409 too-many-invites"
        ada.send("DELETE", f"/api/tables/{last}/invites/{codes[0]}")
        assert ada.post(f"/api/tables/{last}/invites").status_code == 201
