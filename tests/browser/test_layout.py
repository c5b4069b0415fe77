"""Everything fits: from a phone to a wall, in both languages, and with text at twice its size."""

import pytest

from tests.browser.club import Club
from tests.browser.conftest import Visit
from tests.browser.inspection import faults
from tests.browser.tour import Walk, boards, rooms
from tests.browser.visitor import DESKTOP, PHONE, TABLET, WALL, Device, Language

LAPTOP = Device("laptop", 1280, 720)
MONITOR = Device("monitor", 1920, 1080)
FINGER = 44
MOUSE = 24
"""How large, in pixels, what is pressed has to be."""

WALKS = pytest.mark.parametrize("walk", [rooms, boards], ids=["rooms", "boards"])


@WALKS
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_phone_shows_everything_large_enough_for_a_finger(
    visit: Visit, club: Club, language: Language, walk: Walk
) -> None:
    visitor = visit(language=language, device=PHONE)
    found = [f"{place}: {fault}" for place in walk(visitor, club) for fault in faults(visitor.page, FINGER)]
    assert found == [], "\n".join(found)


@WALKS
@pytest.mark.parametrize(
    ("device", "smallest"),
    [(TABLET, FINGER), (LAPTOP, MOUSE), (MONITOR, MOUSE), (WALL, MOUSE)],
    ids=lambda value: getattr(value, "name", ""),
)
def test_every_larger_screen_shows_everything(
    visit: Visit, club: Club, device: Device, smallest: int, walk: Walk
) -> None:
    visitor = visit(language="ru", device=device)
    found = [f"{place}: {fault}" for place in walk(visitor, club) for fault in faults(visitor.page, smallest)]
    assert found == [], "\n".join(found)


@WALKS
@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
def test_text_at_twice_its_size_stays_whole(visit: Visit, club: Club, device: Device, walk: Walk) -> None:
    visitor = visit(language="ru", device=device)
    visitor.enlarge()
    found = [f"{place}: {fault}" for place in walk(visitor, club) for fault in faults(visitor.page, MOUSE)]
    assert found == [], "\n".join(found)
