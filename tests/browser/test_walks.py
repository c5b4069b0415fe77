"""Every page in every state: axe finds no fault, everything fits, no foreign word is left, nothing stands inline.

A walk stops at every place, and looks at what can differ there:

- whether things fit depends on language and device, and on no theme: on a phone and at a laptop in both languages; in
  Russian, whose words are longer, on a tablet and with text at twice its size, too. What only has more room (a monitor,
  a wall) is looked at by resizing the window at a laptop's stops;
- words of the other language are looked for in each walk;
- axe's rules of structure (names, roles, order) depend on the device, whose layouts differ, and on texts being there:
  once on each device, once in each language;
- axe's rules of colour depend on theme and device, and on no language: the walks in Russian are in the dark theme,
  those in English in the light one. What was examined before, the same in the same surroundings, is not again.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.inspection import colour_violations, faults, inline, structure_violations, watch_policy
from tests.browser.language import foreign_words
from tests.browser.server import PageServer
from tests.browser.tables import FOLDERS, MadeTables
from tests.browser.visitor import DESKTOP, LAPTOP, MONITOR, PHONE, TABLET, THEMES, WALL, Device, Language, Theme
from tests.browser.walk import Walk

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
    has_structure: bool = False
    """Whether axe looks at everything but colours."""
    has_colours: bool = False
    """Whether axe looks at colours."""
    wider: tuple[Device, ...] = ()
    """Where else things have to fit at each stop."""

    def __str__(self) -> str:
        return "-".join([self.language, self.device.name, *(["large"] if self.is_large else [])])

    @property
    def smallest(self) -> int:
        """How large has to be what is pressed."""
        return FINGER if self.device.has_touch and not self.is_large else MOUSE

    @property
    def theme(self) -> Theme:
        return "dark" if self.language == "ru" else "light"


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
    Look("ru", LAPTOP, has_colours=True, wider=(MONITOR, WALL)),
    Look("en", LAPTOP, has_colours=True, has_structure=True),
    Look("ru", PHONE, has_colours=True, has_structure=True),
    Look("en", PHONE, has_colours=True),
    Look("ru", TABLET),
    Look("ru", PHONE, is_large=True),
    Look("ru", DESKTOP, is_large=True),
)


@pytest.fixture
def server(quiet_server: PageServer) -> PageServer:
    return quiet_server


@pytest.mark.parametrize("theme", THEMES)
def test_axe_sees_what_is_wrong_in_colours(visit: Visit, theme: Theme) -> None:
    page = visit(theme=theme).open()
    page.get_by_role("heading", level=1).wait_for()
    assert colour_violations(page) == []
    for faint in ("light-dark(#eee, #111)", "light-dark(#ddd, #222)"):
        page.evaluate(ADD, [f"color: {faint}; background: light-dark(#fff, #000)", "p"])
        assert [fault.partition(":")[0] for fault in colour_violations(page)] == ["color-contrast"]
    assert colour_violations(page) == [], "what is the same is examined once"


def test_axe_sees_what_is_wrong_in_structure(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("heading", level=1).wait_for()
    assert structure_violations(page) == []
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [fault.partition(":")[0] for fault in structure_violations(page)] == ["button-name"]


@pytest.mark.parametrize("fault", MISFITS)
def test_what_does_not_fit_is_seen(visit: Visit, fault: str) -> None:
    page = visit(device=PHONE).open()
    page.get_by_role("heading", level=1).wait_for()
    assert faults(page, FINGER) == []
    page.evaluate(ADD, MISFITS[fault])
    assert any(each.startswith(fault) for each in faults(page, FINGER)), faults(page, FINGER)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_fault_is_found(visit: Visit, tables: MadeTables, look: Look, folder: str) -> None:
    walk: Walk = import_module(f"tests.browser.{folder}.walk").walk
    visitor = visit(language=look.language, device=look.device, theme=look.theme)
    page = visitor.page
    watch_policy(visitor.context)
    if look.is_large:
        visitor.enlarge()
    found: list[str] = []
    for place in walk(visitor, tables):
        found += [f"{place}: {fault}" for fault in faults(page, look.smallest)]
        found += [f"{place}: not {look.language}: {word}" for word in foreign_words(page, look.language)]
        found += [f"{place}: {each}" for each in inline(page)]
        if look.has_structure:
            found += [f"{place}: {fault}" for fault in structure_violations(page)]
        if look.has_colours:
            found += [f"{place}: {fault}" for fault in colour_violations(page)]
        for device in look.wider:
            visitor.resize(device)
            found += [f"{place}, {device.name}: {fault}" for fault in faults(page, MOUSE)]
        if look.wider:
            visitor.resize(look.device)
    assert found == [], "\n".join(found)
