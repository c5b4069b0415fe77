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

from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from proof.harness.process import RunningServer
from tests.browser.chromium import launch
from tests.browser.http_player import HttpTable, prefer
from tests.browser.kosmopolis.player import KosmopolisPlayer
from tests.browser.kosmopolis.tables import two_at_table
from tests.browser.player import Sight
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


def play(browser: Browser, address: str, games: int) -> Figure:
    """How soon a move of one's own is on the board, in games of two people: no bot thinks meanwhile."""
    times: list[float] = []
    for game in range(games):
        with visiting(browser, address, motion=True) as visitor:
            visitor.page.add_init_script(WATCH_MOVES)
            player = KosmopolisPlayer(visitor, seed=game)
            with two_at_table(visitor, "keep") as table:
                player.sit_at(table.id)
                player.play(partial(_answer_both, player, table, Random(game)))
            times += _seen(visitor.page)
    cut = quantiles(times, n=20)[-1]
    return Figure(
        "a click to the changed board, p95", cut, 100, "ms", f"{len(times)} moves, median {median(times):.0f}"
    )


def _answer_both(player: KosmopolisPlayer, table: HttpTable, rng: Random, sight: Sight) -> None:
    """My move through the page; once it is there, whatever the other has to say, without it."""
    player.answer_by_list()
    expect(player.page.locator("[data-layout]")).not_to_have_attribute("data-step", str(sight.step))
    while table.move(1, prefer(rng)):
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
            play(browser, server.address, options.games),
        ]
    for figure in figures:
        print(figure)
    return 0 if all(figure.is_met for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
