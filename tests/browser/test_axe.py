"""Nothing that axe finds fault with: every page and state, in both themes and languages, on a phone and a desk."""

import pytest

from tests.browser.club import Club
from tests.browser.conftest import Visit
from tests.browser.inspection import violations
from tests.browser.tour import Walk, boards, rooms
from tests.browser.visitor import DESKTOP, PHONE, Device, Language, Theme


@pytest.mark.parametrize("walk", [rooms, boards], ids=["rooms", "boards"])
@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=lambda device: device.name)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_axe_finds_nothing_wrong(
    visit: Visit, club: Club, language: Language, theme: Theme, device: Device, walk: Walk
) -> None:
    visitor = visit(language=language, theme=theme, device=device)
    found = [f"{place}: {fault}" for place in walk(visitor, club) for fault in violations(visitor.page)]
    assert found == [], "\n".join(found)
