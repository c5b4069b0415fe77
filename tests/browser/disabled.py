"""What says of itself that it can't be done, and tells why when it is pressed all the same."""

from typing import Final

from playwright.sync_api import Locator, expect

# The middle of a thing, brought to where nothing lies on it; or what does.
FREE: Final = """
async (thing) => {
  thing.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const {x, y, width, height} = thing.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2];
  const top = document.elementFromPoint(...middle);
  return thing.contains(top) ? middle : `under ${top?.outerHTML.slice(0, 200)}`;
}
"""


def press_disabled(thing: Locator) -> None:
    """Press it as somebody would who wonders why: Playwright's own click waits until something can be done."""
    expect(thing).to_have_attribute("aria-disabled", "true")
    middle = thing.evaluate(FREE)
    assert isinstance(middle, list), middle
    thing.page.mouse.click(*middle)
