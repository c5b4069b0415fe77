"""Who may do what: every route, every message and every command, for everybody who may come by.

A row has two lines of outcomes, one for a private table and one for a public one, for: nobody known, a stranger (at a
public table he watches), somebody who sat there and has left, another seat, the host. An outcome is a status, or a
status with the reason. Rows are tried in this order at one table, so that what changes it comes last.
"""

from dataclasses import dataclass
from typing import Final, Literal

from kosmodrom.server.routes.pages import PATHS
from kosmodrom.table.commands import (
    AnyCommand,
    Close,
    ComeBack,
    Configure,
    HandOver,
    Leave,
    Mix,
    Mute,
    Play,
    Propose,
    Remove,
    Resign,
    Resume,
    Say,
    SeatBot,
    Sit,
    StandIn,
    Start,
    Undo,
    Vote,
)
from kosmodrom.table.settings import Settings

Stage = Literal["gathering", "playing", "over"]

ROLES: Final = ("nobody", "stranger", "former", "seated", "host")
ID: Final = "command-of-the-matrix"
ANYBODY: Final = "200 200 200 200 200"
KNOWN: Final = "401:who-are-you 200 200 200 200"
NEW: Final = KNOWN.replace("200", "201")
GONE: Final = KNOWN.replace("200", "204")
SEERS: Final = "404:not-found 404:not-found 404:not-found 200 200"
NOT_YET: Final = SEERS.replace("200", "409:not-over")
NOT_YET_PUBLIC: Final = ANYBODY.replace("200", "409:not-over")
HOST_ONLY: Final = "401:who-are-you 404:not-found 404:not-found 409:host-only"
HOST_ONLY_PUBLIC: Final = "401:who-are-you 409:host-only 409:host-only 409:host-only"
SEATED: Final = "401:who-are-you 404:not-found 404:not-found 200 200"
SEATED_PUBLIC: Final = "401:who-are-you 409:no-seat 409:no-seat 200 200"
NOT_HIS: Final = "401:who-are-you 404:not-found 404:not-found 404:not-found 204"


@dataclass(frozen=True)
class Row:
    """A route, what is sent to it, at which stage of a game, and what comes of it."""

    route: str
    private: str
    public: str
    body: object = None
    stage: Stage = "gathering"
    query: str = ""


def alike(route: str, outcomes: str, body: object = None, stage: Stage = "gathering") -> Row:
    """A route for which it makes no difference whether the table is public."""
    return Row(route, outcomes, outcomes, body, stage)


SAYING: Final = {"type": "do", "id": ID, "command": {"type": "say", "text": "hi"}}
RECORD: Final = {
    "format": 1,
    "game": "kosmopolis",
    "version": "1",
    "content": "",
    "seats": 2,
    "options": {},
    "chance": {"kind": "fast", "seed": 1},
    "names": [],
    "steps": [],
}

ROWS: Final = (
    alike("GET /api/me", "204 200 200 200 200"),
    alike("POST /api/me", "201 200 200 200 200", {"name": "Ada"}),
    alike("PATCH /api/me", KNOWN, {"name": "Bea"}),
    alike("DELETE /api/me", GONE),
    alike("POST /api/me/link", KNOWN),
    alike("POST /api/me/claim", "200 409:another-me 409:another-me 409:another-me 200", {"key": "{key}"}),
    alike("POST /api/me/link/look", ANYBODY, {"key": "{key}"}),
    alike("POST /api/me/sign-out", GONE),
    alike("GET /api/me/devices", KNOWN),
    alike("DELETE /api/me/devices/{device_id}", NOT_HIS),
    alike("POST /api/me/sign-out-everywhere", GONE, {}),
    alike("GET /api/me/tokens", KNOWN),
    alike("POST /api/me/tokens", NEW, {"label": "mine"}),
    alike("DELETE /api/me/tokens/{token_id}", NOT_HIS),
    alike("GET /api/me/tables", KNOWN),
    alike("GET /api/me/blocks", KNOWN),
    Row(
        "POST /api/me/blocks",
        "401:who-are-you 404:not-found 404:not-found 409:block-nobody 201",
        "401:who-are-you 201 201 409:block-nobody 201",
        {"table": "{table_id}", "seat": 1},
    ),
    alike("DELETE /api/me/blocks/{block_id}", NOT_HIS),
    alike("GET /api/games", ANYBODY),
    alike("GET /api/games/{game}/rules", ANYBODY),
    alike("GET /api/games/{game}/lesson", ANYBODY),
    alike("GET /api/solo/{game}/deals/{day}", ANYBODY),
    alike("GET /api/solo/{game}/best", ANYBODY),
    alike("POST /api/solo/{game}/deals/{day}/practice", KNOWN.replace("200", "409:deal-first")),
    alike("POST /api/solo/{game}/deals/{day}/try", KNOWN),
    alike("GET /api/tables", ANYBODY),
    alike("POST /api/tables", NEW, {"game": "kosmopolis", "seats": ["me", "open"]}),
    Row("GET /api/tables/{table_id}", SEERS, ANYBODY, stage="playing"),
    Row(
        "POST /api/tables/{table_id}/commands",
        SEATED,
        SEATED_PUBLIC,
        SAYING,
    ),
    Row(
        "POST /api/tables/{table_id}/hint",
        "401:who-are-you 404:not-found 404:not-found 409:hints-off 409:hints-off",
        "401:who-are-you 409:no-seat 409:no-seat 409:hints-off 409:hints-off",
        {"id": ID},
        "playing",
    ),
    Row("GET /api/tables/{table_id}/lines", SEERS, ANYBODY, stage="playing"),
    Row("GET /api/tables/{table_id}/note", SEATED, SEATED_PUBLIC),
    Row("PUT /api/tables/{table_id}/note", SEATED, SEATED_PUBLIC, {"text": "mine"}),
    Row(
        "GET /api/tables/{table_id}/record",
        NOT_YET,
        NOT_YET_PUBLIC,
        stage="playing",
    ),
    Row("GET /api/tables/{table_id}/record", SEERS, ANYBODY, stage="over"),
    Row("GET /api/tables/{table_id}/at/{step}", SEERS, ANYBODY, stage="playing"),
    Row(
        "GET /api/tables/{table_id}/at/{step}",
        "404:not-found 404:not-found 404:not-found 409:not-over 200",
        "409:not-over 409:not-over 409:not-over 409:not-over 200",
        stage="playing",
        query="?seat=0",
    ),
    Row(
        "GET /api/tables/{table_id}/at/{step}",
        "404:not-found 404:not-found 404:not-found 409:not-over 409:not-over",
        "200 200 200 409:not-over 409:not-over",
        stage="playing",
        query="?seat=-1",
    ),
    Row("GET /api/tables/{table_id}/at/{step}", SEERS, ANYBODY, stage="over", query="?seat=0"),
    Row("GET /api/tables/{table_id}/scores", SEERS, ANYBODY, stage="playing"),
    Row("GET /api/tables/{table_id}/scores", SEERS, ANYBODY, stage="over"),
    Row("GET /api/tables/{table_id}/chance", SEERS, ANYBODY, stage="playing"),
    Row("GET /api/tables/{table_id}/chance", SEERS, ANYBODY, stage="over"),
    alike("POST /api/verify", ANYBODY, RECORD),
    alike("POST /api/replay", KNOWN.replace("200", "409:other-content"), {"record": RECORD}),
    Row("POST /api/tables/{table_id}/rematch", SEATED, SEATED_PUBLIC, stage="over"),
    Row(
        "POST /api/tables/{table_id}/rematch",
        "401:who-are-you 404:not-found 404:not-found 409:not-over 409:not-over",
        "401:who-are-you 409:no-seat 409:no-seat 409:not-over 409:not-over",
        stage="playing",
    ),
    Row("GET /api/tables/{table_id}/invites", f"{HOST_ONLY} 200", f"{HOST_ONLY_PUBLIC} 200"),
    Row("POST /api/tables/{table_id}/invites", f"{HOST_ONLY} 201", f"{HOST_ONLY_PUBLIC} 201"),
    Row("DELETE /api/tables/{table_id}/invites/{code}", f"{HOST_ONLY} 204", f"{HOST_ONLY_PUBLIC} 204"),
    alike("GET /api/invites/{code}", ANYBODY),
    alike("POST /api/invites/{code}", "401:who-are-you 200 200 409:seated-already 409:seated-already", {"id": ID}),
    Row(
        "POST /api/tables/{table_id}/seats/{seat}/link",
        f"{HOST_ONLY} 409:not-away",
        f"{HOST_ONLY_PUBLIC} 409:not-away",
        stage="playing",
    ),
    Row(
        "DELETE /api/tables/{table_id}/seats/{seat}/link",
        f"{HOST_ONLY} 204",
        f"{HOST_ONLY_PUBLIC} 204",
        stage="playing",
    ),
    alike("POST /api/seats/look", ANYBODY, {"key": "{seat_key}"}, "playing"),
    alike(
        "POST /api/seats/take",
        "401:who-are-you 409:not-away 409:not-away 200 409:seated-already",
        {"id": ID, "key": "{seat_key}"},
        "playing",
    ),
    Row("GET /api/tables/{table_id}/watch", SEATED, SEATED_PUBLIC, stage="playing"),
    *(alike(f"GET {path.replace(':str', '')}", ANYBODY) for path in PATHS),
    alike("GET /i/{code}", ANYBODY),
    alike("GET /healthz", ANYBODY),
    alike("GET /metrics", ANYBODY),
    alike("GET /schema/openapi.json", ANYBODY),
)


@dataclass(frozen=True)
class Deed:
    """A command, at which stage, and what a watcher, another seat and the host are told: `done` or a reason."""

    command: AnyCommand
    stage: Stage
    watcher: str
    seated: str
    host: str


DEEDS: Final = (
    Deed(Sit(), "gathering", "done", "seated-already", "seated-already"),
    Deed(Mix("mine"), "gathering", "no-seat", "done", "done"),
    Deed(Leave(), "gathering", "no-seat", "done", "done"),
    Deed(Remove(1), "gathering", "host-only", "host-only", "done"),
    Deed(SeatBot(2, "easy"), "gathering", "host-only", "host-only", "done"),
    Deed(Configure(Settings(seats=3, is_public=True)), "gathering", "host-only", "host-only", "done"),
    Deed(HandOver(1), "gathering", "host-only", "host-only", "done"),
    Deed(Start(fill="random"), "gathering", "host-only", "host-only", "done"),
    Deed(Sit(), "playing", "already-started", "already-started", "already-started"),
    Deed(Play(0, ("keep b2",)), "playing", "no-seat", "stale", "stale"),
    Deed(Undo(), "playing", "no-seat", "KD-5", "KD-5"),
    Deed(Propose("pause"), "playing", "no-seat", "done", "proposal-open"),
    Deed(Vote(True), "playing", "no-seat", "no-proposal", "no-proposal"),
    Deed(Resume(), "playing", "no-seat", "not-paused", "not-paused"),
    Deed(Resign(), "playing", "no-seat", "done", "KD-1"),
    Deed(ComeBack(), "playing", "no-seat", "not-stood-in", "not-stood-in"),
    Deed(StandIn(1), "playing", "host-only", "host-only", "not-away"),
    Deed(Say("hello"), "playing", "no-seat", "done", "done"),
    Deed(Mute(1), "playing", "host-only", "host-only", "done"),
    Deed(Propose("close"), "playing", "no-seat", "done", "proposal-open"),
    Deed(Close(), "playing", "host-only", "host-only", "close-others"),
    Deed(Play(1, ("keep b2",)), "over", "KD-1", "KD-1", "KD-1"),
    Deed(Say("well played"), "over", "no-seat", "done", "done"),
)
