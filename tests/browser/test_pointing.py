"""Whatever is pointed at stays where it is: its words take no room."""

from typing import Final

import pytest
from playwright.sync_api import Locator

from tests.browser.captain import Captain
from tests.browser.conftest import Visit
from tests.browser.hangar import Moment, is_at, is_mixed, seat
from tests.browser.visitor import DESKTOP, Device

LAPTOP: Final = Device("laptop", 1280, 720)
MONITOR: Final = Device("monitor", 1920, 1080)
WATCHED: Final = 300
"""How long, in ms, a thing is watched: what runs from the pointer comes back, and runs again."""
WATCH: Final = """
(thing, watched) => {
  thing.scrollIntoView({block: "nearest"});
  const place = () => {
    const {x, y, width, height} = thing.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const [x, y, width, height] = place();
  window.ran = new Promise((resolve) => {
    const end = performance.now() + watched;
    const look = () => {
      if (`${place()}` !== `${[x, y, width, height]}`) resolve(`${x},${y} to ${place()}`);
      else if (performance.now() > end) resolve("");
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return [x + width / 2, y + height / 2];
}
"""
SIGHTS: Final[dict[str, tuple[Moment, dict[str, int]]]] = {
    "place": (is_at("place", 4), {".bureau [data-room]": 99, ".ships [data-cell]": 8, ".map [data-key]": 6}),
    "act": (is_mixed, {".list.asked [data-move]": 4, ".bureau [data-room]": 4, ".ships [data-cell]": 4}),
    "fly": (is_at("fly"), {".map .reach": 8, ".ships [data-cell]": 4, ".bureau [data-room]": 4}),
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
    captain = Captain(visitor, speed="off")
    runaways = []
    for asked, (moment, kinds) in SIGHTS.items():
        captain.sit_at(seat(visitor, moment, ("done",) if asked == "act" else ()))
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
    x, y = thing.evaluate(WATCH, WATCHED)
    page.mouse.move(x, y)
    return str(page.evaluate("window.ran"))
