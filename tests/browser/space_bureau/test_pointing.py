"""Whatever is pointed at stays where it is: its words take no room."""

from typing import Final

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Visit
from tests.browser.http_player import Condition, is_asked
from tests.browser.space_bureau.player import SpaceBureauPlayer
from tests.browser.space_bureau.tables import is_mixed, sit_down
from tests.browser.visitor import DESKTOP, LAPTOP, MONITOR, Device

FRAMES: Final = 6
"""How long a thing is watched: what is under the pointer changes from frame to frame, and nothing here waits longer."""
WATCH: Final = """
(thing, frames) => {
  thing.scrollIntoView({block: "nearest"});
  const place = () => {
    const {x, y, width, height} = thing.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const [x, y, width, height] = place();
  window.ran = new Promise((resolve) => {
    const pointed = () => requestAnimationFrame(look);
    const look = () => {
      if (`${place()}` !== `${[x, y, width, height]}`) resolve(`${x},${y} to ${place()}`);
      else if (frames-- === 0) resolve("");
      else requestAnimationFrame(look);
    };
    addEventListener("pointermove", pointed, {once: true, capture: true});
  });
  return [x + width / 2, y + height / 2];
}
"""
SIGHTS: Final[dict[str, tuple[Condition, dict[str, int]]]] = {
    "place": (is_asked("place", 4), {".bureau [data-room]": 99, ".ships [data-cell]": 8, ".map [data-key]": 6}),
    "act": (is_mixed, {".list.asked [data-move]": 4, ".bureau [data-room]": 4, ".ships [data-cell]": 4}),
    "fly": (is_asked("fly"), {".map .reach": 8, ".ships [data-cell]": 4, ".bureau [data-room]": 4}),
}
"""What is asked, and of what kind of thing how many are pointed at."""


@pytest.mark.parametrize(
    ("device", "is_large"),
    [(LAPTOP, False), (DESKTOP, True), (MONITOR, False)],
    ids=["laptop", "desktop-large", "monitor"],
)
def test_nothing_in_the_bureau_runs_from_the_pointer(visit: Visit, device: Device, is_large: bool) -> None:
    visitor = visit(language="ru", device=device)
    if is_large:
        visitor.enlarge()
    captain = SpaceBureauPlayer(visitor, speed="off")
    runaways = []
    for asked, (moment, kinds) in SIGHTS.items():
        captain.sit_at(sit_down(visitor, moment, ("done",) if asked == "act" else ()))
        captain.see()
        captain.page.evaluate("document.fonts.ready.then(() => 0)")
        for kind, most in kinds.items():
            things = captain.page.locator(kind).all()
            assert things, f"{kind}: nothing to point at"
            runaways += [f"{kind}: {ran}" for thing in things[:most] if (ran := point_at(thing))]
    assert runaways == [], "\n".join(runaways)


def point_at(thing: Locator) -> str:
    """Point at a thing from elsewhere, and watch it; answers from where to where it ran, if it did."""
    page = thing.page
    page.mouse.move(1, 1)
    x, y = thing.evaluate(WATCH, FRAMES)
    page.mouse.move(x, y)
    return str(page.evaluate("window.ran"))
