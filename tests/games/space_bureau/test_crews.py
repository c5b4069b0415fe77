"""Space Bureau conforms, whoever plays: any two of number of players, ability and side meet in three random games.

In one on the sources, which are slower.
"""

from collections import Counter
from functools import cache
from itertools import combinations, product

import pytest

from kosmodrom.bots.levels import is_compiled
from kosmodrom.core.testing import check_game
from kosmodrom.games import find
from kosmodrom.games.space_bureau.parts.ship import SHIP_SIDE_NAMES
from tests.games.space_bureau.crews import ABILITIES, SEATS, Crew, cover_pairs, cover_triples

GAME = find("space_bureau")
TIMES = 3 if is_compiled() else 1
IDLE = {"log", "order", "spread"}
"""Nothing is hidden from anybody, and one seat decides at a time: nothing could break these."""


@cache
def crews() -> list[Crew]:
    return cover_pairs(GAME, TIMES)


@pytest.mark.parametrize("seats", SEATS)
def test_every_crew_conforms(seats: int) -> None:
    settings = [crew.setting for crew in crews() if crew.setting.seats == seats]
    report = check_game(GAME, settings=settings, every=30)
    assert report.ok, report.text()
    assert (report.games, report.notes) == (len(settings), ())
    assert {name for name, checks in report.checked.items() if checks == 0} == IDLE


def test_any_two_meet_as_often_as_asked_for() -> None:
    met = Counter(pair for crew in crews() for pair in crew.pairs)
    values = {
        "players": [str(seats) for seats in SEATS],
        "ability": [str(ability) for ability in ABILITIES],
        "side": list(SHIP_SIDE_NAMES),
    }
    options = {option.name: list(option.choices) for option in GAME.about.options}
    wanted = {
        (f"{one} {value}", f"{other} {beside}")
        for table in (values, options)
        for one, other in combinations(table, 2)
        for value, beside in product(table[one], table[other])
    }
    assert set(met) == wanted
    assert min(met.values()) >= TIMES
    assert len(crews()) < 80


def test_all_three_meet_as_often_as_asked_for() -> None:
    met = Counter(triple for crew in cover_triples(GAME, 2) for triple in crew.triples)
    assert set(met) == {
        (str(seats), str(ability), side) for seats, ability, side in product(SEATS, ABILITIES, SHIP_SIDE_NAMES)
    }
    assert min(met.values()) >= 2
