"""The pages at a server's own addresses: true, harmless, and without effect."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kosmodrom.server.pages import describe
from kosmodrom.server.routes.invites import Invitation
from kosmodrom.table.status import Status
from tests.server.live import Live, new_table, tell

EVIL = "<script>alert(1)</script>"


class Outline(HTMLParser):
    """The tags and attributes of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    @property
    def addresses(self) -> list[str | None]:
        return [value for name, value in self.attributes if name in ("href", "src", "action")]


def check_harmless(text: str) -> None:
    """Nothing inline, nothing from elsewhere."""
    outline = Outline(text)
    assert not {"script", "style", "iframe", "form", "img"} & set(outline.tags)
    assert not [name for name, _ in outline.attributes if name == "style" or name.startswith("on")]
    assert all(re.match("/(?!/)", address or "") for address in outline.addresses)


@pytest.mark.parametrize(
    ("query", "header", "words"),
    [
        ("", "", "This server runs"),
        ("", "ru-RU,ru;q=0.9", "Сервер работает"),
        ("", "de", "This server runs"),
        ("?language=ru", "en", "Сервер работает"),
        ("?language=en", "ru", "This server runs"),
        ("?language=xx", "", "This server runs"),
    ],
)
def test_the_front_page_speaks_both_languages(tmp_path: Path, query: str, header: str, words: str) -> None:
    async def story(server: Live) -> None:
        answer = await server.client.get("/" + query, headers={"Accept-Language": header})
        assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
        assert words in answer.text and 'href="/schema/openapi.json"' in answer.text
        check_harmless(answer.text)

    tell(tmp_path, story)


def test_all_that_the_pages_link_to_is_there(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        for address in Outline((await server.client.get("/")).text).addresses:
            assert (await server.client.get(address or "")).status_code == 200
        style = await server.client.get("/assets/page.css")
        assert style.headers["content-type"] == "text/css; charset=utf-8"
        assert "url(" not in style.text and "@import" not in style.text

    tell(tmp_path, story)


def test_an_invitation_tells_what_it_leads_to_and_takes_no_seat(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna, server.visitor("Boris", language="ru") as boris:
            table = await new_table(anna, title="Friday night", seats=["me", "open", "easy"])
            code = (await anna.post(f"/api/tables/{table}/invites")).json()["code"]
            before = (await anna.get(f"/api/tables/{table}")).json()
            page = await server.client.get(f"/i/{code}")
            assert page.status_code == 200
            for words in ("Friday night", "Anna", "3, open: 1", f"POST request to /api/invites/{code}"):
                assert words in page.text
            check_harmless(page.text)
            assert "Вас приглашают" in (await boris.get(f"/i/{code}")).text
            await server.client.head(f"/i/{code}")
            assert (await anna.get(f"/api/tables/{table}")).json()["seq"] == before["seq"]

    tell(tmp_path, story)


@pytest.mark.parametrize("code", ["nothing", "2" * 12, "%3Cscript%3E", "x" * 500, "%00"])
def test_a_link_that_opens_nothing_says_so(tmp_path: Path, code: str) -> None:
    async def story(server: Live) -> None:
        page = await server.client.get(f"/i/{code}?language=ru")
        assert page.status_code == 404 and "ничего не открывает" in page.text
        check_harmless(page.text)

    tell(tmp_path, story)


def test_a_withdrawn_link_opens_nothing(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            table = await new_table(anna)
            code = (await anna.post(f"/api/tables/{table}/invites")).json()["code"]
            assert (await anna.delete(f"/api/tables/{table}/invites/{code}")).status_code == 204
            gone = await server.client.get(f"/i/{code}")
            assert gone.status_code == 404
            assert gone.text == (await server.client.get("/i/222222222222")).text

    tell(tmp_path, story)


def test_a_script_in_a_name_or_title_is_only_text(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("<b>x</b>") as anna:
            table = await new_table(anna, title=EVIL)
            code = (await anna.post(f"/api/tables/{table}/invites")).json()["code"]
            page = (await server.client.get(f"/i/{code}")).text
            check_harmless(page)
            assert "&lt;script&gt;alert(1)" in page and "&lt;b&gt;x" in page

    tell(tmp_path, story)


@pytest.mark.parametrize("status", list(Status))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_state_of_a_table_has_words(status: Status, language: str) -> None:
    invitation = Invitation("t", "kosmopolis", EVIL, EVIL, [EVIL], 2, 1, EVIL, status)
    text = describe(invitation, language)
    assert "<script" not in text and text.count("<dt>") == 7
