"""`kosmodrom bench`: measures how fast this machine plays."""

import platform

from msgspec import Struct

from kosmodrom.cli.kit.build import warn_if_uncompiled
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.registry import Content, open_pack
from kosmodrom.cli.kit.screen import Screen, print_json
from kosmodrom.cli.kit.words import decimal, say
from kosmodrom.games import NAMES, find
from kosmodrom.lab.bench import Speed, measure


class BenchResult(Struct, frozen=True):
    """The figures of all games, and where they were measured."""

    python: str
    machine: str
    games: tuple[Speed, ...]


def bench(*, content: Content = None, json: bool = False, lang: Language = None) -> int:
    """Measure this machine: moves a second compiled and from Python, time of a move with all views, simulations.

    Parameters
    ----------
    content
        A folder with content of your own: only the game with it is measured.
    json
        As JSON, for programs.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    warn_if_uncompiled(language)
    games = [find(name) for name in NAMES] if content is None else [open_pack(content).game]
    speeds = tuple(measure(game) for game in games)
    if json:
        print_json(BenchResult(platform.python_version(), f"{platform.system()} {platform.machine()}", speeds))
        return 0
    screen = Screen(language)
    for speed in speeds:
        _show(speed, screen)
    return 0


def _show(speed: Speed, screen: Screen) -> None:
    language = screen.language
    build = say("build-compiled" if speed.compiled else "build-uncompiled", language)
    screen.say("bench-title", style="bold", game=speed.game, seats=speed.seats, build=build)
    screen.say("bench-loop", rate=round(speed.loop_moves_per_second))
    screen.say("bench-python", rate=round(speed.python_moves_per_second))
    p50, p95 = (decimal(value, 3, language) for value in (speed.shown_move_p50_ms, speed.shown_move_p95_ms))
    screen.say("bench-shown", p50=p50, p95=p95)
    screen.say("bench-search", rate=round(speed.simulations_per_second))
