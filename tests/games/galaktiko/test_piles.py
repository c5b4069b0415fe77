"""Piles and queues packed into numbers, against plain lists; positions read from JSON."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.game import new_buffer
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import FastRng
from kosmodrom.games.galaktiko.parts import pile
from kosmodrom.games.galaktiko.parts.kinds import (
    INSPECTOR,
    KINDS,
    PASSENGERS,
    RICH,
    STATIONS,
    STOWAWAY,
    VORTAN,
    icons_of,
    sector_of,
    slot_of,
    station_at,
)
from kosmodrom.games.galaktiko.parts.sector import LONGEST_QUEUE, ROOM, Sector
from tests.games.galaktiko.positions import GAME, new_game

ORDINARY = st.dictionaries(st.integers(0, RICH - 1), st.integers(1, 3), max_size=12)
OTHERS = st.dictionaries(st.integers(RICH, KINDS - 1), st.integers(1, 7), max_size=8)
CARDS = st.builds(lambda ordinary, others: Counter(ordinary | others), ORDINARY, OTHERS)
ICON = st.integers(0, 7)
patient = settings(deadline=None)


def full(cards: Counter[int]) -> pile.Pile:
    return pile.pile_of(list(cards.elements()))


@patient
@given(CARDS)
def test_a_pile_is_its_list_of_cards(cards: Counter[int]) -> None:
    packed = full(cards)
    assert packed.kinds() == sorted(cards.elements())
    assert packed.size == cards.total()
    assert [packed.count(kind) for kind in range(KINDS)] == [cards[kind] for kind in range(KINDS)]


@patient
@given(CARDS)
def test_cards_leave_a_pile_one_by_one(cards: Counter[int]) -> None:
    packed = full(cards)
    for kind in list(cards.elements()):
        packed.remove(kind)
        cards[kind] -= 1
        assert (packed.count(kind), packed.size) == (cards[kind], cards.total())
    assert (packed.size, packed.ordinary, packed.others) == (0, 0, 0)


@patient
@given(CARDS)
def test_sorts_of_cards_are_counted(cards: Counter[int]) -> None:
    packed = full(cards)
    kinds = list(cards.elements())
    assert pile.count_ordinary(packed) == sum(kind < RICH for kind in kinds)
    assert pile.count_rich(packed) == sum(RICH <= kind < STOWAWAY for kind in kinds)
    assert pile.count_stowaways(packed) == sum(STOWAWAY <= kind < VORTAN for kind in kinds)
    assert pile.count_vortans(packed) == cards[VORTAN]


def listed(ordinary: int, others: int) -> list[int]:
    """The kinds among cards at their places."""
    numbers = new_buffer(KINDS)
    n = int(pile.list_kinds(ordinary, others, 0, numbers))
    found = [int(numbers[i]) for i in range(n)]
    assert found == [kind for kind in range(KINDS) if pile.has(ordinary, others, kind)]
    return found


@patient
@given(CARDS, ICON)
def test_cards_of_an_icon(cards: Counter[int], icon: int) -> None:
    packed = full(cards)
    of_icon = [kind for kind in sorted(cards) if icon in icons_of(kind)]
    assert listed(packed.ordinary_of(icon), 0) == [kind for kind in of_icon if kind < RICH]
    assert listed(0, packed.rich_of(icon)) == [kind for kind in of_icon if RICH <= kind < STOWAWAY]
    assert listed(0, packed.stowaways_of(icon)) == [kind for kind in of_icon if kind >= STOWAWAY]
    assert listed(0, packed.vortans()) == ([VORTAN] if cards[VORTAN] else [])
    assert listed(0, packed.stowaways()) == [kind for kind in sorted(cards) if STOWAWAY <= kind < VORTAN]


@patient
@given(CARDS)
def test_the_lowest_kind_is_found(cards: Counter[int]) -> None:
    packed = full(cards)
    if packed.ordinary:
        assert pile.first_ordinary(packed.ordinary) == min(cards)
    if packed.others:
        assert pile.first_other(packed.others) == min(kind for kind in cards if kind >= RICH)


STEPS = st.lists(st.one_of(st.integers(0, PASSENGERS - 1), st.sampled_from(["oldest", "vortan"])), max_size=60)


@patient
@given(STEPS)
def test_a_queue_is_a_list_that_grows_at_its_end(steps: list[int | str]) -> None:
    sector, plain = Sector(), list[int]()
    for step in steps:
        if isinstance(step, int):
            if len(plain) < ROOM:
                sector.join(step)
                plain.append(step)
        elif step == "oldest" and plain:
            assert sector.take_oldest() == plain.pop(0)
        elif step == "vortan" and VORTAN in plain:
            assert sector.find_vortan() == plain.index(VORTAN)
            sector.take_from(sector.find_vortan())
            plain.remove(VORTAN)
        assert (sector.queue(), sector.length) == (plain, len(plain))
    assert sector.find_vortan() == (plain.index(VORTAN) if VORTAN in plain else -1)


@patient
@given(st.lists(st.integers(0, PASSENGERS - 1), min_size=1, max_size=ROOM), st.data())
def test_any_place_of_a_queue_can_be_left(cards: list[int], data: st.DataObject) -> None:
    sector = Sector()
    for kind in cards:
        sector.join(kind)
    place = data.draw(st.integers(0, len(cards) - 1))
    sector.take_from(place)
    assert sector.queue() == cards[:place] + cards[place + 1 :]


def test_the_longest_queue_has_room() -> None:
    assert LONGEST_QUEUE <= ROOM


def test_a_station_is_its_slot_and_its_sector() -> None:
    assert [station_at(sector_of(station), slot_of(station)) for station in range(STATIONS)] == list(range(STATIONS))


@pytest.mark.parametrize(
    ("place", "value", "complaint"),
    [
        (("question",), None, "a number 'question', not None"),
        (("discard",), 7, "numbers from 0 to 45 'discard', not 7"),
        (("sectors",), [], "as many as there are, with fields of their own 'sectors'"),
        (("deck",), [], "fields of its own 'deck'"),
        (("deck", "upper"), "many", "a number 'upper', not 'many'"),
        (("sectors", 2, "icons"), [1, 2], r"3 numbers from 0 to 7 'icons', not \[1, 2\]"),
        (("sectors", 2, "icons"), [1, 2, 8], r"3 numbers from 0 to 7 'icons', not \[1, 2, 8\]"),
        (("players", 1, "station"), None, "a number 'station', not None"),
    ],
)
def test_a_position_that_is_none_is_refused(place: tuple[str | int, ...], value: object, complaint: str) -> None:
    data = msgspec.json.decode(canonical(new_game(2, FastRng(1))))
    assert canonical(GAME.from_json(data)) == msgspec.json.encode(data, order="sorted")
    inner = data
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = value
    with pytest.raises(ValueError, match=complaint):
        GAME.from_json(data)


assert INSPECTOR == KINDS - 1
