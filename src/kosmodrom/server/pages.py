"""The pages that a browser gets at the server's own addresses: that it runs, and what a link leads to."""

from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from kosmodrom.core.rules import LANGUAGES
from kosmodrom.games import find
from kosmodrom.server.asked import Asked
from kosmodrom.server.errors import NotFound
from kosmodrom.server.routes.invites import Invitation, invitation_of
from kosmodrom.server.visit import greet, visit_of
from kosmodrom.server.words import say

STYLE: Final = (Path(__file__).parent / "assets" / "page.css").read_bytes()
HTML: Final = "text/html"
CACHED: Final = "public, max-age=3600"


def page(path: str, language: str, title: str, body: str) -> str:
    """A whole page; `body` is HTML, all else is text."""
    others = "".join(
        f'<p><a href="{escape(path)}?language={other}" hreflang="{other}" lang="{other}">'
        f"{escape(say('page-language', other))}</a></p>\n"
        for other in LANGUAGES
        if other != language
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n'
        f'<title>{escape(title)}</title>\n<link rel="stylesheet" href="/assets/page.css">\n</head>\n'
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n{body}{others}</main>\n</body>\n</html>\n"
    )


def language_of(request: Asked) -> str:
    """The language asked for, or the person's own, or the browser's first."""
    visit = visit_of(request)
    if visit.player is not None or request.query_params.get("language") in LANGUAGES:
        return visit.language
    first = request.headers.get("accept-language", "").strip()[:2].lower()
    return first if first in LANGUAGES else visit.language


def paragraph(text: str) -> str:
    """Text as a paragraph."""
    return f"<p>{escape(text)}</p>\n"


def linked(text: str, address: str) -> str:
    """A paragraph that is a link."""
    return f'<p><a href="{escape(address)}">{escape(text)}</a></p>\n'


@get("/", include_in_schema=False, guards=[greet])
async def get_front(request: Asked) -> Response[str]:
    language = language_of(request)
    body = (
        paragraph(say("page-runs", language))
        + paragraph(say("page-programs", language))
        + linked(say("page-description", language), "/schema/openapi.json")
    )
    return Response(page("/", language, "Kosmodrom", body), media_type=HTML)


@get("/i/{code:str}", include_in_schema=False, guards=[greet])
async def get_invite_page(request: Asked, code: FromPath[str]) -> Response[str]:
    language = language_of(request)
    try:
        invitation = await invitation_of(visit_of(request), code)
    except NotFound as missing:
        body = paragraph(say(missing.text, language)) + linked(say("page-front", language), "/")
        title = say("page-no-invite", language)
        return Response(page("/", language, title, body), status_code=HTTPStatus.NOT_FOUND, media_type=HTML)
    body = describe(invitation, language) + paragraph(say("page-join", language, address=f"/api/invites/{code}"))
    body += linked(say("page-description", language), "/schema/openapi.json")
    return Response(page(f"/i/{code}", language, say("page-invite", language), body), media_type=HTML)


def describe(invitation: Invitation, language: str) -> str:
    """What a link leads to."""
    facts = {
        "page-game": find(invitation.game).about.texts.say("game-title", language),
        "page-title": invitation.title,
        "page-host": invitation.host,
        "page-people": ", ".join(name for name in invitation.names if name),
        "page-seats": say("page-seats-open", language, seats=invitation.seats, open=invitation.open_seats),
        "page-status": say(f"page-status-{invitation.status}", language),
        "page-commitment": invitation.commitment,
    }
    rows = "".join(
        f"<dt>{escape(say(label, language))}</dt>\n<dd>{escape(value)}</dd>\n"
        for label, value in facts.items()
        if value
    )
    return f"<dl>\n{rows}</dl>\n"


@get("/assets/page.css", include_in_schema=False)
async def get_style() -> Response[bytes]:
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": CACHED})


ROUTES: Final = (get_front, get_invite_page, get_style)
