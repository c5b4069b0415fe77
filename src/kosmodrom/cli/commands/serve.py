"""`kosmodrom serve`: tables for people and programs, over HTTP and sockets."""

import errno
import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from kosmodrom.bots.levels import is_compiled
from kosmodrom.cli.kit.address import check_days, check_proxy, origin_of
from kosmodrom.cli.kit.browser import open_page
from kosmodrom.cli.kit.complaint import Complaint, check_number
from kosmodrom.cli.kit.database import Database, complaining, database_url
from kosmodrom.cli.kit.lan import lan_address
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.logs import set_up_logs
from kosmodrom.cli.kit.registry import open_library
from kosmodrom.cli.kit.screen import Screen

if TYPE_CHECKING:
    import socket

    from kosmodrom.server.config import Config

MOST_PORT: Final = 65_535
PORTS_TRIED: Final = 50
MOST_THINKERS: Final = 256
MOST_DAYS: Final = 36_500.0


def serve(
    *,
    host: Annotated[str | None, Parameter(env_var="KOSMODROM_HOST")] = None,
    port: Annotated[int, Parameter(env_var="KOSMODROM_PORT")] = 8080,
    next_port: bool = False,
    lan: bool = False,
    open: bool = False,
    database: Database = None,
    public_url: Annotated[str, Parameter(env_var="KOSMODROM_PUBLIC_URL")] = "",
    origin: Annotated[list[str] | None, Parameter(env_var="KOSMODROM_ORIGINS")] = None,
    trusted_proxy: Annotated[list[str] | None, Parameter(env_var="KOSMODROM_TRUSTED_PROXIES")] = None,
    content: Annotated[list[Path] | None, Parameter(name="--content", env_var="KOSMODROM_CONTENT")] = None,
    thinkers: Annotated[int | None, Parameter(env_var="KOSMODROM_THINKERS")] = None,
    expire_gathering_days: Annotated[float, Parameter(env_var="KOSMODROM_EXPIRE_GATHERING_DAYS")] = 2.0,
    expire_playing_days: Annotated[float, Parameter(env_var="KOSMODROM_EXPIRE_PLAYING_DAYS")] = 60.0,
    allow_private_webhooks: Annotated[bool, Parameter(env_var="KOSMODROM_ALLOW_PRIVATE_WEBHOOKS")] = False,
    set_aside: bool = False,
    verbose: bool = False,
    lang: Language = None,
) -> int:
    """Run a server for playing, until Ctrl+C. Everything is kept in one file, or in PostgreSQL.

    Each option may also be given by an environment variable: KOSMODROM_PORT for --port, and so on. The variable
    KOSMODROM_METRICS_TOKEN opens /metrics to whoever sends it as a bearer token.

    Parameters
    ----------
    host
        The address to listen at; by default 127.0.0.1, this machine alone.
    port
        The port to listen at; 0 for a free one.
    next_port
        If the port is taken, take the next one that is free.
    lan
        Let everybody in the local network come: listen at 0.0.0.0, and make links of this machine's address there.
    open
        Open the page in the browser of this desktop, if there is one and this is a terminal.
    database
        A file, or postgresql+asyncpg://USER@HOST/NAME; by default kosmodrom.db in KOSMODROM_DATA, or else in the
        user's data folder.
    public_url
        The address that people use, such as https://games.example.org, if it is another one: behind a proxy, or by a
        name.
    origin
        One more address that people may come by. May be given several times.
    trusted_proxy
        The address or network of a proxy whose word on where requests come from is believed. May be given several
        times.
    content
        A folder with a content pack, or with several, each in a folder of its own: tables can choose it. May be given
        several times; the variable takes several with the system's separator of paths between them.
    thinkers
        How many processes think for bots; by default one less than there are cores.
    expire_gathering_days
        After how many days without a sign of life a table that has not started is closed.
    expire_playing_days
        After how many days without a move a game is closed.
    allow_private_webhooks
        Let turn alerts go to addresses of this machine and its own network.
    set_aside
        Start though this release can't go on with some games under way: they can then be read but not played on.
    verbose
        Write a line for each request to stderr.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    check_number("--port", port, 0, MOST_PORT)
    if thinkers is not None:
        check_number("--thinkers", thinkers, 0, MOST_THINKERS)
    for name, days in (
        ("--expire-gathering-days", expire_gathering_days),
        ("--expire-playing-days", expire_playing_days),
    ):
        check_days(name, days, MOST_DAYS)
    proxies = tuple(check_proxy(address) for address in trusted_proxy or ())
    origins = tuple(origin_of("--origin", address) for address in origin or ())
    public = origin_of("--public-url", public_url) if public_url else ""
    library = open_library(content or [])
    _check_installed()
    from kosmodrom.server.config import Config

    config = Config(
        database=database_url(database),
        host=host or ("0.0.0.0" if lan else "127.0.0.1"),
        port=port,
        lan_address=lan_address(host) if lan else "",
        public_url=public,
        origins=origins,
        trusted_proxies=proxies,
        expire_gathering_days=expire_gathering_days,
        expire_playing_days=expire_playing_days,
        metrics_token=os.environ.get("KOSMODROM_METRICS_TOKEN", ""),
        allow_private_webhooks=allow_private_webhooks,
        packs=tuple(str(pack.folder.absolute()) for pack in library.packs),
    )
    if thinkers is not None:
        config = replace(config, thinkers=thinkers)
    screen = Screen(language)
    for pack in library.packs:
        screen.say("serve-pack", game=pack.game.about.name, title=pack.title, content=pack.content)
    when_ready = partial(open_page, screen) if open else None
    return run(config, screen, when_ready, next_port=next_port, set_aside=set_aside, verbose=verbose)


def run(
    config: "Config",
    screen: Screen,
    when_ready: Callable[[str], None] | None = None,
    *,
    next_port: bool,
    set_aside: bool,
    verbose: bool,
) -> int:
    """Serve until stopped; `when_ready` is told the address."""
    from kosmodrom.server.app import make_app
    from kosmodrom.server.serving import make_server, port_of
    from kosmodrom.server.upgrade import UpgradeRefused

    set_up_logs(verbose)
    with _bind(config, PORTS_TRIED if next_port else 1) as bound, complaining():
        if config.port not in (0, port_of(bound)):
            screen.say("serve-next-port", taken=str(config.port), port=str(port_of(bound)))
        config = replace(config, port=port_of(bound))
        app = make_app(config, set_aside=set_aside)

        def ready() -> None:
            _say_ready(config, screen)
            if when_ready is not None:
                when_ready(config.address)

        server = make_server(app, config, ready, verbose=verbose)
        try:
            server.run([bound])
        except UpgradeRefused as refused:
            raise Complaint("bad-database", detail=str(refused)) from refused
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise _taken(config) from error
            raise
    screen.say("serve-stopped")
    return 0


def _check_installed() -> None:
    try:
        import kosmodrom.server.app
        import kosmodrom.server.serving  # noqa: F401
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "kosmodrom":
            raise
        raise Complaint("serve-extra", name=error.name) from error


def _bind(config: "Config", tried: int) -> "socket.socket":
    """A socket at the port, or at one of those after it that are to be tried."""
    from kosmodrom.server.serving import bind

    try:
        return bind(config.host, config.port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            if tried > 1 and config.port < MOST_PORT:
                return _bind(replace(config, port=config.port + 1), tried - 1)
            raise _taken(config) from error
        reason = error.strerror or str(error)
        raise Complaint("serve-bind", host=config.host, port=str(config.port), reason=reason) from error


def _taken(config: "Config") -> Complaint:
    return Complaint("serve-taken", host=config.host, port=str(config.port))


def _say_ready(config: "Config", screen: Screen) -> None:
    from sqlalchemy import make_url

    from kosmodrom.server.site import find_folder

    url = make_url(config.database)
    is_file = url.get_backend_name() == "sqlite"
    screen.say("serve-address", style="bold", address=config.address)
    if find_folder() is None:
        screen.say("serve-no-page")
    if config.public_url:
        screen.say("serve-listens", host=config.host, port=str(config.port))
    elif config.lan_address:
        screen.say("serve-lan", port=str(config.port))
    screen.say("serve-data", place=url.database or "" if is_file else url.render_as_string(hide_password=True))
    build = "compiled" if is_compiled() else "uncompiled"
    screen.say("serve-thinkers", count=config.thinkers, build=build)
    screen.say("serve-stop")
    screen.flush()
