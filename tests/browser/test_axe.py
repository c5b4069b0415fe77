"""Nothing that axe finds fault with: every page and state, in both themes and languages, on a phone and a desk.

Each two of these meet in every run; `make axe` has all eight together.
"""

import os
from itertools import product
from typing import Final

import pytest

from tests.browser.club import Club
from tests.browser.conftest import Visit
from tests.browser.inspection import violations
from tests.browser.tour import Walk, boards, rooms
from tests.browser.visitor import DESKTOP, PHONE, Device, Language, Theme

PAIRS: Final = (("ru", "light", PHONE), ("en", "dark", PHONE), ("ru", "dark", DESKTOP), ("en", "light", DESKTOP))
EVERY: Final = tuple(product(("ru", "en"), ("light", "dark"), (PHONE, DESKTOP)))


@pytest.mark.parametrize("walk", [rooms, boards], ids=["rooms", "boards"])
@pytest.mark.parametrize(
    ("language", "theme", "device"),
    EVERY if os.environ.get("KOSMODROM_EVERY") else PAIRS,
    ids=lambda value: getattr(value, "name", value),
)
def test_axe_finds_nothing_wrong(
    visit: Visit, club: Club, language: Language, theme: Theme, device: Device, walk: Walk
) -> None:
    visitor = visit(language=language, theme=theme, device=device)
    found = [f"{place}: {fault}" for place in walk(visitor, club) for fault in violations(visitor.page)]
    assert found == [], "\n".join(found)
