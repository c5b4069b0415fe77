"""Every page in every state: axe finds no fault, everything fits, no foreign word is left, nothing stands inline.

A walk stops at every place, and looks at what can differ there:

- whether things fit depends on language and device, and on no theme: on a phone and at a laptop in both languages; in
  Russian, whose words are longer, on a tablet and with text at twice its size, too. What only has more room (a monitor,
  a wall) is looked at by resizing the window at a laptop's stops, large text by enlarging it there and on a phone.
  That everything can be pressed with large text is tried in two folders, on a phone;
- words of the other language are looked for in each walk;
- axe's rules of structure (names, roles, order) depend on the device, whose layouts differ, and on texts being there:
  once on each device, once in each language;
- axe's rules of colour depend on the theme and on no language: once in each theme, on the same walks. The walks in
  Russian are in the dark theme, those in English in the light one. The lobby, whose sheets and notices every board
  shows, is looked at in each theme on each device.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Final

import pytest

from tests.browser.conftest import Visit
from tests.browser.inspection import faults, inline, violations, watch_policy
from tests.browser.language import foreign_words
from tests.browser.server import PageServer
from tests.browser.tables import FOLDERS, MadeTables
from tests.browser.visitor import LAPTOP, MONITOR, PHONE, TABLET, THEMES, WALL, Device, Language, Theme, Visitor
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
    has_axe: bool = False
    """Whether axe looks at everything; in the lobby it looks at colours otherwise."""
    wider: tuple[Device, ...] = ()
    """Where else things have to fit at each stop."""
    is_enlarged: bool = False
    """Whether they have to fit at each stop with text at twice its size, too."""

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
SPACED: Final = "{textContent: 'Hard to read', style: 'letter-spacing: 0.05em !important'}"
BROKEN: Final = {
    "button-name": "document.createElement('button')",
    "avoid-inline-spacing": f"Object.assign(document.createElement('p'), {SPACED})",
}
"""Rules of structure, and what breaks each."""
LOOKS: Final = (
    Look("ru", LAPTOP, wider=(MONITOR, WALL), is_enlarged=True),
    Look("en", LAPTOP, has_axe=True),
    Look("ru", PHONE, has_axe=True, is_enlarged=True),
    Look("en", PHONE),
    Look("ru", TABLET),
)
LARGE: Final = Look("ru", PHONE, is_large=True)
WALKS: Final = [*((folder, look) for folder in FOLDERS for look in LOOKS), ("lobby", LARGE), ("space_explorers", LARGE)]


@pytest.fixture
def server(quiet_server: PageServer) -> PageServer:
    return quiet_server


@pytest.mark.parametrize("theme", THEMES)
def test_axe_sees_what_is_wrong_in_colours(visit: Visit, theme: Theme) -> None:
    page = visit(theme=theme).open()
    page.get_by_role("heading", level=1).wait_for()
    assert violations(page, structure=False) == []
    page.evaluate(ADD, ["color: light-dark(#eee, #111); background: light-dark(#fff, #000)", "p"])
    for structure in (False, True):
        assert [fault.partition(":")[0] for fault in violations(page, structure=structure)] == ["color-contrast"]


@pytest.mark.parametrize("fault", BROKEN)
def test_axe_sees_what_is_wrong_in_structure(visit: Visit, fault: str) -> None:
    page = visit().open()
    page.get_by_role("heading", level=1).wait_for()
    assert violations(page) == []
    page.evaluate(f"document.querySelector('main').append({BROKEN[fault]})")
    assert [each.partition(":")[0] for each in violations(page)] == [fault]
    assert violations(page, structure=False) == []


@pytest.mark.parametrize("fault", MISFITS)
def test_what_does_not_fit_is_seen(visit: Visit, fault: str) -> None:
    visitor = visit(device=PHONE)
    page = visitor.open()
    page.get_by_role("heading", level=1).wait_for()
    assert faults(page, FINGER) == []
    page.evaluate(ADD, MISFITS[fault])
    seen = faults(page, FINGER)
    assert any(each.startswith(fault) for each in seen), seen
    with visitor.unpainted():
        assert faults(page, FINGER) == seen


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("folder", "look"), WALKS, ids=str)
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
        if look.has_axe or folder == "lobby":
            found += [f"{place}: {fault}" for fault in violations(page, structure=look.has_axe)]
        if look.is_enlarged or look.wider:
            # Drawn once again, when everything has its size again.
            with visitor.unpainted():
                found += [f"{place}, {fault}" for fault in faults_elsewhere(visitor, look)]
    assert found == [], "\n".join(found)


def faults_elsewhere(visitor: Visitor, look: Look) -> Iterator[str]:
    """What does not fit with large text or in a larger window, at the place where the visitor is.

    Text has its usual size again only in the first of the larger windows: then the page is laid out once for both.
    """
    if look.is_enlarged:
        with visitor.enlarged():
            yield from (f"large: {fault}" for fault in faults(visitor.page, MOUSE))
    for device in look.wider:
        visitor.resize(device)
        yield from (f"{device.name}: {fault}" for fault in faults(visitor.page, MOUSE))
    visitor.resize(look.device)
