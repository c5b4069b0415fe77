"""Generates the client's types from the server's: `python -m kosmodrom.server.typescript [--check] client/src`."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, get_type_hints

from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition

from kosmodrom.core import record
from kosmodrom.games import NAMES
from kosmodrom.server.app import make_app
from kosmodrom.server.config import Config
from kosmodrom.server.messages import PROTOCOL, AnyMessage, AnyReply
from kosmodrom.server.routes.playback import Playback
from kosmodrom.server.translation import Alias, Translation
from kosmodrom.table.commands import AnyCommand
from kosmodrom.table.story import LogLine

COMMAND: Final = "python -m kosmodrom.server.typescript"
HEADER: Final = f"// Made of the server's types by `{COMMAND} client/src`: change them there.\n\n"

SENT: Final = (
    Alias("AnyCommand", AnyCommand, "What a person at a table, or one who comes to it, may ask of it."),
    Alias("AnyMessage", AnyMessage, "What a client sends over the socket of a table."),
)
RECEIVED: Final = (Alias("AnyReply", AnyReply, "What a client receives over the socket of a table."),)
RENAMED: Final[Mapping[type, str]] = {
    record.Record: "GameRecord",
    LogLine: "Line",
    Playback: "Replay",
}
"""Classes that are called otherwise in the client's one file of messages."""


def application() -> Litestar:
    """The application. It opens nothing before it starts."""
    return make_app(Config("sqlite+aiosqlite:///"))


def routes(app: Litestar) -> list[tuple[str, HTTPRouteHandler]]:
    """Our own routes of an application and their handlers, by path and method: `POST /api/me`."""
    found = [
        (route.path, method, handler)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
        if handler.fn.__module__.startswith("kosmodrom.")
    ]
    return [(f"{method} {path}", handler) for path, method, handler in sorted(found, key=lambda row: row[:2])]


def bodies(app: Litestar) -> tuple[list[Alias], list[Alias]]:
    """The types that routes receive and send, including problems. Files and pages have none."""
    sent: list[Alias] = []
    received: list[Alias] = []
    for _, handler in routes(app):
        signature = handler.parsed_fn_signature
        if "data" in signature.parameters:
            sent.append(Alias("", signature.parameters["data"].annotation))
        received += [Alias("", answer) for answer in _answers(signature.return_type)]
        received += [Alias("", spec.data_container) for spec in (handler.responses or {}).values()]
    return list(dict.fromkeys(sent)), list(dict.fromkeys(received))


def _answers(field: FieldDefinition) -> list[object]:
    if field.is_union or field.is_subclass_of(Response):
        return [answer for inner in field.inner_types for answer in _answers(inner)]
    return [] if field.annotation in (None, type(None), bytes, str) else [field.annotation]


def protocol() -> str:
    """The file of all types that are sent over sockets and HTTP, the same for all games."""
    sent, received = bodies(application())
    translation = Translation([*SENT, *sent], [*RECEIVED, *received], RENAMED)
    doc = "/** The version of these messages; the server names its own in `Welcome`. */"
    return f"{HEADER}{doc}\nexport const PROTOCOL = {PROTOCOL};\n\n{translation.write()}"


def view(game: str) -> str:
    """The file of what a game shows: its view, its preview and its events, and the board that brings them."""
    shown = (
        Alias("GameView", returned(game, "view", "view"), "What a seat or a spectator sees of the table."),
        Alias(
            "GamePreview",
            returned(game, "preview", "preview"),
            "What the moves that a seat may make would bring.",
        ),
        Alias("GameEvent", event(game), "Something that happened, as far as a seat or a spectator may know it."),
    )
    board = "export type GameBoard = Board<GameView, GamePreview, GameEvent>;\n"
    board = f"/** The board of a table of this game. */\n{board}"
    return f'{HEADER}import type {{ Board }} from "../../protocol";\n\n{Translation((), shown).write()}\n{board}'


def event(game: str) -> object:
    """The type of a game's events; of one that shows them in words only, any."""
    return returned(game, "event_view", "view")


def returned(game: str, function: str, module: str) -> object:
    """The type that a function of a game's module returns; `object` if there is no such function."""
    name = f"kosmodrom.games.{game}.{module}"
    found = getattr(import_module(name), function, None) if find_spec(name) else None
    return object if found is None else get_type_hints(found)["return"]


def files() -> Iterator[tuple[Path, str]]:
    """All generated files, by their path in the client's sources."""
    yield Path("protocol.ts"), protocol()
    for game in NAMES:
        yield Path("games", game, "view.ts"), view(game)


def stale(folder: Path) -> list[Path]:
    """The generated files that are missing or out of date."""
    return [path for path, text in files() if not (folder / path).is_file() or _read(folder / path) != text]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description="Write the client's types, made of the server's.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is not up to date")
    parser.add_argument("folder", type=Path, help="the client's sources")
    options = parser.parse_args(arguments)
    if options.check:
        old = stale(options.folder)
        if old:
            names = ", ".join(str(path) for path in old)
            print(f"Not up to date in {options.folder}: {names}. Run: {COMMAND} {options.folder}", file=sys.stderr)
        return 1 if old else 0
    for path, text in files():
        (options.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (options.folder / path).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
