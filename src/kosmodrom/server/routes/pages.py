"""The addresses of the page: the same index everywhere, with meta tags that describe what a link leads to."""

import re
from html import escape
from http import HTTPStatus
from typing import Final

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from kosmodrom.core.rules import LANGUAGES
from kosmodrom.games import find
from kosmodrom.server.errors import NotFound
from kosmodrom.server.problem import AnyRequest, Problem, unanswered
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.routes.invites import Invitation, invitation_of
from kosmodrom.server.services import services_of
from kosmodrom.server.site import FRESH
from kosmodrom.server.visit import Visit, load_visit, visit_of
from kosmodrom.server.words import say

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
HTML: Final = "text/html"
KEPT: Final = {"Cache-Control": FRESH, "Vary": "Accept-Language, Cookie"}
"""Headers that let a browser go back without a request. Pages of links don't have them."""
PATHS: Final = (
    "/",
    "/new/{game:str}",
    "/t/{table_id:str}",
    "/t/{table_id:str}/replay",
    "/rules",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/solo/{game:str}",
    "/seat",
    "/record",
    "/me",
)
"""The addresses that the page handles, besides those of links."""
APART: Final = re.compile(r"/(api|assets|schema|ws)(/|$)|.*\.[^/]*$")
"""Paths that are never pages: those of programs and of files."""


def show(request: AnyRequest, language: str, title: str, about: str, status: int = HTTPStatus.OK) -> Response[str]:
    """The index with the meta tags of an address, or a page that says how to build it."""
    site = services_of(request.app.state).site
    text = site.index(language, head(language, title, about)) if site.is_built else unbuilt(language)
    return Response(text, status_code=status, media_type=HTML)


def head(language: str, title: str, about: str) -> str:
    """The meta tags for programs that show a preview of a link."""
    told = {
        "og:site_name": say("page-name", language),
        "og:type": "website",
        "og:title": title,
        "og:description": about,
    }
    lines = [f'<meta property="{name}" content="{escape(words)}" />' for name, words in told.items()]
    return "\n    ".join([f'<meta name="description" content="{escape(about)}" />', *lines])


def unbuilt(language: str) -> str:
    """The plain page that is shown when the page is not built."""
    others = "".join(
        f'<p><a href="/?language={other}" hreflang="{other}" lang="{other}">'
        f"{escape(say('page-language', other))}</a></p>\n"
        for other in LANGUAGES
        if other != language
    )
    name = escape(say("page-name", language))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n'
        f'<title>{name}</title>\n<link rel="stylesheet" href="/assets/page.css">\n</head>\n'
        f"<body>\n<main>\n<h1>{name}</h1>\n<p>{escape(say('page-unbuilt', language))}</p>\n"
        f'<p><a href="/schema/openapi.json">{escape(say("page-description", language))}</a></p>\n'
        f"{others}</main>\n</body>\n</html>\n"
    )


def reading(request: AnyRequest, visit: Visit | None = None) -> str:
    """The language asked for, or the person's own, or the first of ours that the browser accepts."""
    asked = request.query_params.get("language")
    if asked in LANGUAGES:
        return str(asked)
    if visit is not None and visit.player is not None:
        return visit.language
    return liked(request.headers.get("accept-language", ""))


def liked(accepted: str) -> str:
    """The first of our languages in an Accept-Language header. Browsers send the preferred one first."""
    wishes = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


@route(list(PATHS), http_method=READ, include_in_schema=False, guards=[load_visit])
async def get_page(request: ApiRequest) -> Response[str]:
    language = reading(request, visit_of(request))
    page = show(request, language, say("page-name", language), say("page-about", language))
    page.headers.update(KEPT)
    return page


@route("/i/{code:str}", http_method=READ, include_in_schema=False, guards=[load_visit])
async def get_invite_page(request: ApiRequest, code: FromPath[str]) -> Response[str]:
    visit = visit_of(request)
    language = reading(request, visit)
    try:
        invitation = await invitation_of(visit, code)
    except NotFound as missing:
        title, about = say("page-no-invite", language), say(missing.text, language)
        return show(request, language, title, about, HTTPStatus.NOT_FOUND)
    return show(request, language, title_of(invitation, language), describe(invitation, language))


def title_of(invitation: Invitation, language: str) -> str:
    """The title of an invitation: who invites to which game."""
    game = find(invitation.game).about.texts.say("game-title", language)
    if not invitation.host:
        return say("page-invite", language, game=game)
    return say("page-invite-from", language, host=invitation.host, game=game)


def describe(invitation: Invitation, language: str) -> str:
    """The description of an invitation in one line."""
    seats = say("page-seats-open", language, seats=invitation.seats, open=invitation.open_seats)
    facts = [invitation.title, seats, say(f"page-status-{invitation.status}", language)]
    return " · ".join(fact for fact in facts if fact)


def page_not_found(request: AnyRequest, error: NotFoundException) -> Response[str] | Response[Problem]:
    """The response to an unknown address: the page for people, a problem for programs."""
    is_page = request.method in READ and "text/html" in request.headers.get("accept", "")
    if not is_page or APART.match(request.scope["path"]) or not services_of(request.app.state).site.is_built:
        return unanswered(request, error)
    language = reading(request)
    return show(request, language, say("page-name", language), say("page-about", language), HTTPStatus.NOT_FOUND)


ROUTES: Final = (get_page, get_invite_page)
