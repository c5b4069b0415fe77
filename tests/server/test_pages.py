"""The page at a server's own addresses: whole, the same everywhere, harmless, and without effect."""

import gzip
import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from kosmodrom.server.config import Limits
from kosmodrom.server.routes.invites import Invitation
from kosmodrom.server.routes.pages import PATHS, describe, liked, title_of
from kosmodrom.server.site import LASTING, OWN, Site, encodings, find_folder
from kosmodrom.table.status import Status
from tests.server.live import Live, new_table, tell

EVIL = '"><script>alert(1)</script>'
INDEX = """<!doctype html>
<html lang="ru">
  <head>
    <!--meta-->
    <title>Kosmodrom</title>
    <script type="module" src="/assets/index-AbC_-123.js"></script>
  </head>
  <body></body>
</html>
"""
SCRIPT = b"console.log('Kosmodrom');\n" * 50
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
ADDRESSES = [path.replace("{game:str}", "kosmopolis").replace("{table_id:str}", "22222222") for path in PATHS]


class Outline(HTMLParser):
    """The tags of a page with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.tags]

    @property
    def language(self) -> str | None:
        return next(attributes["lang"] for name, attributes in self.tags if name == "html")

    @property
    def addresses(self) -> list[str]:
        return [value for _, found in self.tags for name in ("href", "src") if (value := found.get(name))]

    def told(self, name: str) -> str | None:
        """What the head says about the address."""
        found = [tag.get("content") for _, tag in self.tags if tag.get("property", tag.get("name")) == name]
        assert len(found) == 1
        return found[0]


def check_harmless(text: str) -> None:
    """Nothing inline, nothing from elsewhere."""
    outline = Outline(text)
    assert not {"style", "iframe", "form", "base"} & set(outline.names)
    for name, attributes in outline.tags:
        assert name != "script" or attributes.get("src")
        assert not [each for each in attributes if each == "style" or each.startswith("on")]
    assert all(re.match("/(?!/)", address) for address in outline.addresses)
    assert not re.search(r"<script[^>]*>[^<]", text)


@pytest.fixture
def page(tmp_path: Path) -> str:
    """A small page, as builds lay it down."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_text("{}")
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "notes.unknown").write_bytes(b"\0")
    (folder / "assets" / "golos-latin-1234abcd.woff2").write_bytes(b"wOF2")
    script = folder / "assets" / "index-AbC_-123.js"
    script.write_bytes(SCRIPT)
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name(script.name + ".br").write_bytes(b"packed by the other")
    return str(folder)


# The index


def test_every_page_is_the_index_in_the_readers_language(tmp_path: Path, page: str) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Борис", language="ru") as boris:
            for address in ADDRESSES:
                answer = await server.client.get(address)
                assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["cache-control"] == "no-cache"
                outline = Outline(answer.text)
                assert outline.language == "en" and outline.told("og:title") == "Kosmodrom"
                assert outline.told("description") == outline.told("og:description")
                assert "/assets/index-AbC_-123.js" in outline.addresses
                check_harmless(answer.text)
                assert Outline((await boris.get(address)).text).language == "ru"
            assert Outline((await boris.get("/?language=en")).text).language == "en"

    tell(tmp_path, story, page=page)


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("ru-RU,ru;q=0.9", "ru"), ("de", "en"), ("de, RU;q=0.8, en;q=0.5", "ru"), ("\xff;;,,q=", "en")],
)
def test_a_browser_is_answered_in_the_first_of_its_languages_that_is_ours(header: str, language: str) -> None:
    assert liked(header) == language


def test_a_person_at_a_wrong_address_gets_the_page_and_a_program_a_problem(tmp_path: Path, page: str) -> None:
    async def story(server: Live) -> None:
        for address in ("/nowhere", "/t", "/t/a/b/c", "/rules/a/b", "/%3Cscript%3E"):
            lost = await server.client.get(address, headers=BROWSER)
            assert lost.status_code == 404 and lost.headers["content-type"] == "text/html; charset=utf-8"
            assert lost.headers["cache-control"] == "no-store"
            check_harmless(lost.text)
            assert (await server.client.get(address)).json()["reason"] == "not-found"
        files = ("/assets/gone-12345678.js", "/assets/gone", "/robots.txt", "/index.html", "/.vite/manifest.json")
        for address in (*files, "/api", "/api/nowhere", "/ws/tables"):
            answer = await server.client.get(address, headers=BROWSER)
            assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")
        assert (await server.client.post("/nowhere", headers=BROWSER)).json()["reason"] == "not-found"

    tell(tmp_path, story, page=page)


def test_without_a_page_there_is_one_that_says_how_to_build_it(tmp_path: Path) -> None:
    async def story(server: Live) -> None:
        for address in ADDRESSES:
            answer = await server.client.get(address, headers={"Accept-Language": "ru"})
            assert answer.status_code == 200 and "make play" in answer.text
            assert Outline(answer.text).language == "ru"
            check_harmless(answer.text)
        for address in Outline(answer.text).addresses:
            assert (await server.client.get(address)).status_code == 200
        lost = await server.client.get("/nowhere", headers=BROWSER)
        assert (lost.status_code, lost.json()["reason"]) == (404, "not-found")

    tell(tmp_path, story, page=str(tmp_path))


# Files


def test_a_file_is_sent_as_the_browser_can_take_it(tmp_path: Path, page: str) -> None:
    async def story(server: Live) -> None:
        async def ask(accepted: str, method: str = "GET") -> httpx.Response:
            headers = {"Accept-Encoding": accepted}
            request = server.client.build_request(method, "/assets/index-AbC_-123.js", headers=headers)
            return await server.client.send(request, stream=True)

        for accepted, encoding in {"": "", "identity": "", "gzip": "gzip", "gzip, br;q=0": "gzip"}.items():
            answer = await ask(accepted)
            assert await answer.aread() == SCRIPT
            assert answer.headers.get("content-encoding", "") == encoding
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert answer.headers["cache-control"] == LASTING and answer.headers["vary"] == "Accept-Encoding"
        answer = await ask("gzip, deflate, br")
        assert answer.headers["content-encoding"] == "br"
        assert b"".join([part async for part in answer.aiter_raw()]) == b"packed by the other"
        bare = await ask("gzip", "HEAD")
        assert bare.headers["content-length"] == str(len(gzip.compress(SCRIPT))) and await bare.aread() == b""

    tell(tmp_path, story, page=page)


@pytest.mark.parametrize(
    ("path", "kind", "keeping"),
    [
        ("/favicon.svg", "image/svg+xml", "no-cache"),
        ("/assets/golos-latin-1234abcd.woff2", "font/woff2", LASTING),
        ("/assets/page.css", "text/css; charset=utf-8", "no-cache"),
        ("/notes.unknown", "application/octet-stream", "no-cache"),
    ],
)
def test_a_file_says_what_it_is_and_how_long_it_stays_so(
    tmp_path: Path, page: str, path: str, kind: str, keeping: str
) -> None:
    async def story(server: Live) -> None:
        answer = await server.client.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        assert answer.headers["cache-control"] == keeping and "vary" not in answer.headers
        again = await server.client.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = await server.client.get(path, headers={"If-None-Match": 'W/"0"'})
        assert other.content == answer.content
        assert (await server.client.post(path)).status_code == 404

    tell(tmp_path, story, page=page)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%00",
        "//secret.txt",
        "/assets/index-AbC_-123.js.gz",
        "/assets/",
        "/assets",
    ],
)
def test_nothing_but_the_pages_own_files_can_be_read(tmp_path: Path, page: str, path: str) -> None:
    (tmp_path / "secret.txt").write_text("secret")

    async def story(server: Live) -> None:
        request = httpx.Request("GET", httpx.URL(server.address).copy_with(raw_path=path.encode()))
        answer = await server.client.send(request)
        assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")

    tell(tmp_path, story, page=page)


@pytest.mark.parametrize(
    ("header", "allowed"),
    [("gzip, BR", {"gzip", "br"}), ("gzip;q=0, br;q=0.001", {"br"}), ("gzip; q = 0.000", set()), ("", {""})],
)
def test_encodings_are_those_that_are_not_ruled_out(header: str, allowed: set[str]) -> None:
    assert encodings(header) == allowed


def test_files_of_the_page_do_not_count_as_requests(tmp_path: Path, page: str) -> None:
    async def story(server: Live) -> None:
        for _ in range(30):
            assert (await server.client.get("/favicon.svg")).status_code == 200
        assert (await server.client.get("/healthz")).status_code == 200

    tell(tmp_path, story, page=page, limits=Limits(request_rate=5))


@pytest.mark.skipif(find_folder() is None, reason="the page is not built")
def test_the_real_page_is_whole(tmp_path: Path) -> None:
    folder = find_folder()
    assert folder is not None
    assert "<!--meta-->" in (folder / "index.html").read_text(encoding="utf-8")

    async def story(server: Live) -> None:
        answer = await server.client.get("/", headers={"Accept-Language": "en"})
        check_harmless(answer.text)
        assert Outline(answer.text).language == "en"
        addresses = Outline(answer.text).addresses
        assert any(address.endswith(".js") for address in addresses)
        for address in addresses:
            file = await server.client.get(address)
            assert file.status_code == 200, address
            if address.startswith("/assets/"):
                assert file.headers["cache-control"] == LASTING, address
            if address.endswith((".js", ".css")):
                assert file.headers["content-encoding"] == "gzip", address
        assert "Open Font License" in (await server.client.get("/licenses.txt")).text, (
            "others' work goes with its terms"
        )

    tell(tmp_path, story)


def test_our_own_style_sheet_loads_nothing() -> None:
    style = (OWN / "page.css").read_text(encoding="utf-8")
    assert "url(" not in style and "@import" not in style
    assert not Site.read(None).is_built


# Links


def test_an_invitation_tells_what_it_leads_to_and_takes_no_seat(tmp_path: Path, page: str) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna, server.visitor("Boris", language="ru") as boris:
            table = await new_table(anna, title="Friday night", seats=["me", "open", "easy"])
            code = (await anna.post(f"/api/tables/{table}/invites")).json()["code"]
            before = (await anna.get(f"/api/tables/{table}")).json()
            answer = await server.client.get(f"/i/{code}")
            assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
            outline = Outline(answer.text)
            assert outline.told("og:title") == "Anna invites you to play Kosmopolis"
            assert outline.told("og:description") == "Friday night · seats: 3, open: 1 · waiting for players"
            assert outline.told("description") == outline.told("og:description")
            check_harmless(answer.text)
            assert (
                Outline((await boris.get(f"/i/{code}")).text).told("og:title") == "Anna зовёт вас сыграть: Космополис"
            )
            bare = await server.client.head(f"/i/{code}")
            assert (bare.status_code, bare.content) == (200, b"")
            assert bare.headers["content-length"] == str(len(answer.content))
            assert (await anna.get(f"/api/tables/{table}")).json()["seq"] == before["seq"]

    tell(tmp_path, story, page=page)


@pytest.mark.parametrize("code", ["nothing", "2" * 12, "%3Cscript%3E", "x" * 500, "%00"])
def test_a_link_that_opens_nothing_says_so(tmp_path: Path, page: str, code: str) -> None:
    async def story(server: Live) -> None:
        answer = await server.client.get(f"/i/{code}?language=ru")
        assert answer.status_code == 404
        assert Outline(answer.text).told("og:title") == "Эта ссылка никуда не ведёт"
        check_harmless(answer.text)

    tell(tmp_path, story, page=page)


def test_a_withdrawn_link_opens_nothing(tmp_path: Path, page: str) -> None:
    async def story(server: Live) -> None:
        async with server.visitor("Anna") as anna:
            table = await new_table(anna)
            code = (await anna.post(f"/api/tables/{table}/invites")).json()["code"]
            assert (await anna.delete(f"/api/tables/{table}/invites/{code}")).status_code == 204
            gone = await server.client.get(f"/i/{code}")
            assert gone.status_code == 404
            assert gone.text == (await server.client.get("/i/222222222222")).text

    tell(tmp_path, story, page=page)


def test_a_script_in_a_name_or_title_is_only_text(tmp_path: Path, page: str) -> None:
    async def story(server: Live) -> None:
        async with server.visitor('<b>"x"</b>') as anna:
            table = await new_table(anna, title=EVIL)
            code = (await anna.post(f"/api/tables/{table}/invites")).json()["code"]
            text = (await server.client.get(f"/i/{code}")).text
            check_harmless(text)
            outline = Outline(text)
            assert outline.names.count("script") == 1 and "b" not in outline.names
            assert EVIL in (outline.told("og:description") or "") and '<b>"x"</b>' in (outline.told("og:title") or "")

    tell(tmp_path, story, page=page)


@pytest.mark.parametrize("status", list(Status))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_state_of_a_table_has_words(status: Status, language: str) -> None:
    invitation = Invitation("t", "kosmopolis", "Friday", "Anna", ["Anna", ""], [], 2, 1, "", status, "", "")
    assert describe(invitation, language).count(" · ") == 2
    assert title_of(invitation, language).startswith("Anna ")


def test_a_host_who_has_left_invites_nobody_by_name() -> None:
    invitation = Invitation("t", "kosmopolis", "", "", [""], [], 2, 1, "", Status.GATHERING, "", "")
    assert title_of(invitation, "en") == "You are invited to play Kosmopolis"
    assert describe(invitation, "en") == "seats: 2, open: 1 · waiting for players"
