"""Every page in every state: axe finds no fault, everything fits, no foreign word is left, nothing stands inline.

One walk looks at all of that at once. Axe sees every place in both themes, both languages, on a phone and at a desk
(the dark theme is asked for colours alone, which no language changes: once); whether things fit is looked at from a
phone to a wall, and with text at twice its size.
"""

from dataclasses import dataclass
from typing import Final

import pytest

from tests.browser.club import Club
from tests.browser.conftest import Visit
from tests.browser.foreign import foreign
from tests.browser.house import House
from tests.browser.inspection import faults, inline, violations, watch_policy
from tests.browser.patrol import patrol
from tests.browser.tour import Walk, boards, rooms
from tests.browser.visitor import DESKTOP, PHONE, TABLET, WALL, Device, Language, Theme
from tests.browser.voyage import voyage

LAPTOP: Final = Device("laptop", 1280, 720)
MONITOR: Final = Device("monitor", 1920, 1080)
FINGER: Final = 44
MOUSE: Final = 24
"""How large, in pixels, what is pressed has to be."""


@dataclass(frozen=True)
class Look:
    """How the page is looked at."""

    language: Language
    device: Device
    is_large: bool = False
    """Text at twice its size."""
    judged: tuple[Theme, ...] = ()
    """The themes in which axe looks, too."""

    def __str__(self) -> str:
        return "-".join([self.language, self.device.name, *(["large"] if self.is_large else [])])

    @property
    def smallest(self) -> int:
        """How large has to be what is pressed."""
        return FINGER if self.device.has_touch and not self.is_large else MOUSE


ADD: Final = """
([style, tag]) => {
  const added = document.createElement(tag);
  const inner = document.createElement("span");
  inner.textContent = "Hard to read";
  added.style.cssText = style;
  added.append(inner);
  document.querySelector("main").append(added);
}
"""
MISFITS: Final = {
    "torn, Hard": ("width: 1ch; overflow-wrap: anywhere", "p"),
    "hangs out of button": ("width: 50px; height: 50px; padding: 0; white-space: nowrap", "button"),
    "cut off by p": ("width: 50px; overflow: hidden; white-space: nowrap", "p"),
    "outside": ("position: relative; left: -40px", "p"),
    "8.0 px letters": ("font-size: 8px", "p"),
    "words run together": ("word-spacing: -0.1em", "p"),
    "20 x 20 px to press": ("width: 20px; height: 20px; padding: 0; font-size: 0", "button"),
}
"""What the page must not have, and how to give it that."""
LOOKS: Final = (
    Look("ru", PHONE, judged=("dark", "light")),
    Look("en", PHONE, judged=("light",)),
    Look("ru", LAPTOP, judged=("dark", "light")),
    Look("en", LAPTOP, judged=("light",)),
    Look("ru", TABLET),
    Look("ru", MONITOR),
    Look("ru", WALL),
    Look("ru", PHONE, is_large=True),
    Look("ru", DESKTOP, is_large=True),
)


@pytest.fixture
def house(quiet_house: House) -> House:
    return quiet_house


def test_axe_sees_what_is_wrong_in_either_theme(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("heading", level=1).wait_for()
    assert violations(page) == []
    faint = "color: light-dark(#eee, #111); background: light-dark(#fff, #000)"
    page.evaluate(ADD, [faint, "p"])
    assert [(theme, fault.partition(":")[0]) for theme, fault in violations(page)] == [
        ("dark", "color-contrast"),
        ("light", "color-contrast"),
    ]


@pytest.mark.parametrize("fault", MISFITS)
def test_what_does_not_fit_is_seen(visit: Visit, fault: str) -> None:
    page = visit(device=PHONE).open()
    page.get_by_role("heading", level=1).wait_for()
    assert faults(page, FINGER) == []
    page.evaluate(ADD, MISFITS[fault])
    assert any(each.startswith(fault) for each in faults(page, FINGER)), faults(page, FINGER)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("walk", [rooms, boards, voyage, patrol], ids=lambda walk: walk.__name__)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_no_fault_is_found(visit: Visit, club: Club, look: Look, walk: Walk) -> None:
    visitor = visit(language=look.language, device=look.device)
    page = visitor.page
    watch_policy(visitor.context)
    if look.is_large:
        visitor.enlarge()
    found: list[str] = []
    for place in walk(visitor, club):
        found += [f"{place}: {fault}" for fault in faults(page, look.smallest)]
        found += [f"{place}: not {look.language}: {word}" for word in foreign(page, look.language)]
        found += [f"{place}: {each}" for each in inline(page)]
        if look.judged:
            found += [f"{place}, {theme}: {fault}" for theme, fault in violations(page, look.judged)]
    assert found == [], "\n".join(found)
