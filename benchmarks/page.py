"""How quick the page is: what the first load weighs, when it can be used on a slow machine, how soon a move is seen.

    python -m benchmarks.page [--loads 5] [--games 2]

A real server on loopback, a real Chromium with an empty cache. Ends with 0 if all that is required was met, else 1.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, Request, sync_playwright

from proof.harness.process import RunningServer
from tests.browser.chromium import launch
from tests.browser.http_player import Choice, HttpTable, Json, claim, http_players, is_asked, prefer, reach
from tests.browser.kosmopolis.player import KosmopolisPlayer
from tests.browser.kosmopolis.tables import two_at_table
from tests.browser.player import Player, Sight
from tests.browser.space_explorers.player import SpaceExplorersPlayer
from tests.browser.space_explorers.tables import ALL, keen
from tests.browser.visitor import PHONE, visiting

SLOWDOWN: Final = 4
KINDS: Final = {"script": "JS", "stylesheet": "CSS", "font": "fonts"}

# The page can be used when the way into a game is there and the browser has drawn it and is free again.
WATCH_USABLE: Final = """
  new MutationObserver((_, observer) => {
    if (document.querySelector("[data-play-now]")) {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => { window.usable = performance.now(); }));
    }
  }).observe(document, {childList: true, subtree: true});
"""
# From the press on a button to the frame in which the board stands as the server has it.
WATCH_MOVES: Final = """
  window.seen = [];
  let pressed = null;
  addEventListener("click", ({target}) => {
    pressed = target.closest("[data-move], [data-confirm]") ? performance.now() : null;
  }, true);
  new MutationObserver(() => {
    const began = pressed;
    if (began !== null) {
      pressed = null;
      requestAnimationFrame(() => window.seen.push(performance.now() - began));
    }
  }).observe(document, {subtree: true, attributeFilter: ["data-step"]});
"""
# `expect` would describe the whole page at its first try, within the time that is measured.
MOVED_ON: Final = "(step) => Number(document.querySelector('[data-layout]').dataset.step) !== step"


class Figure(NamedTuple):
    """Something measured and what it may be at most."""

    what: str
    value: float
    most: float
    unit: str
    note: str = ""

    @property
    def is_met(self) -> bool:
        return self.value <= self.most

    def __str__(self) -> str:
        verdict = "met" if self.is_met else "MISSED"
        return f"{self.what:<62}{self.value:>8.1f} {self.unit:<3}  at most {self.most:<6g}{verdict:<8}{self.note}"


def weigh(browser: Browser, address: str) -> list[Figure]:
    """What comes over the wire before the first page can be used, as compressed."""
    sizes: Counter[str] = Counter()
    with visiting(browser, address, language="ru") as visitor:
        page = visitor.page
        page.on("requestfinished", lambda request: sizes.update({request.resource_type: _bytes(request)}))
        visitor.open("/")
        page.wait_for_load_state("networkidle")
    parts = {name: sizes[kind] / 1_000 for kind, name in KINDS.items()}
    note = ", ".join(f"{name} {size:.0f}" for name, size in parts.items())
    return [
        Figure("first load, JS + CSS + fonts, compressed", sum(parts.values()), 250, "kB", note),
        Figure("of it JS", parts["JS"], 120, "kB"),
    ]


def _bytes(request: Request) -> int:
    return request.sizes()["responseBodySize"]


def load(browser: Browser, address: str, loads: int) -> Figure:
    """When the first page can be used by somebody with a slow phone."""
    times = []
    for _ in range(loads):
        with visiting(browser, address, device=PHONE, motion=True) as visitor:
            session = visitor.context.new_cdp_session(visitor.page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
            visitor.page.add_init_script(WATCH_USABLE)
            visitor.open("/")
            visitor.page.wait_for_function("() => window.usable")
            times.append(float(visitor.page.evaluate("window.usable")))
    note = f"median of {loads}, worst {max(times):.0f}"
    return Figure(f"interactive with {SLOWDOWN}x CPU slowdown", median(times), 2_000, "ms", note)


def play(browser: Browser, address: str, games: int) -> list[Figure]:
    """How soon a move of one's own is on the board, in games of two people: no bot thinks meanwhile."""
    return [
        _clicks("Kosmopolis", [_play_kosmopolis(browser, address, game) for game in range(games)]),
        _clicks("Space Explorers", [_play_space_explorers(browser, address, game) for game in range(games)]),
    ]


def _clicks(game: str, seen: list[list[float]]) -> Figure:
    times = [time for each in seen for time in each]
    note = f"{len(times)} moves, median {median(times):.0f}"
    return Figure(f"{game}: a click to the changed board, p95", quantiles(times, n=20)[-1], 100, "ms", note)


def _play_kosmopolis(browser: Browser, address: str, game: int) -> list[float]:
    with visiting(browser, address, motion=True) as visitor:
        visitor.page.add_init_script(WATCH_MOVES)
        player = KosmopolisPlayer(visitor, seed=game)
        with two_at_table(visitor, "keep") as table:
            player.sit_at(table.id)
            player.play(partial(_answer_both, player, table, prefer(Random(game))))
        return _seen(visitor.page)


def _play_space_explorers(browser: Browser, address: str, game: int) -> list[float]:
    """With all modules: the board that has most on it."""
    with (
        visiting(browser, address, motion=True) as visitor,
        http_players(address, "Robin", "Alex") as (robin, alex),
    ):
        visitor.page.add_init_script(WATCH_MOVES)
        player = SpaceExplorersPlayer(visitor, seed=game)
        settings: Json = {"game": player.game, "options": ALL}
        table = reach(is_asked("act"), (robin, alex), keen, f"bench {game}", **settings)
        claim(visitor, robin)
        player.sit_at(table.id)
        player.play(partial(_answer_both, player, table, keen(Random(game))))
        return _seen(visitor.page)


def _answer_both(player: Player, table: HttpTable, other: Choice, sight: Sight) -> None:
    """My move through the page; once it is there, whatever the other has to say, without it."""
    player.answer_by_list()
    player.page.wait_for_function(MOVED_ON, arg=sight.step)
    while table.move(1, other):
        pass


def _seen(page: Page) -> list[float]:
    found = page.evaluate("window.seen")
    assert isinstance(found, list)
    return [float(each) for each in found]


def main() -> int:
    parser = ArgumentParser(prog="python -m benchmarks.page", description="How quick the page is.")
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--games", type=int, default=2)
    options = parser.parse_args()
    with TemporaryDirectory() as folder, RunningServer(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        figures = [
            *weigh(browser, server.address),
            load(browser, server.address, options.loads),
            *play(browser, server.address, options.games),
        ]
    for figure in figures:
        print(figure)
    return 0 if all(figure.is_met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
