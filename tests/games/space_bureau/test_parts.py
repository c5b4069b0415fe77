"""Sets of cells, counts of tiles and samples, packed into numbers."""

import pytest

from kosmodrom.games.space_bureau.parts.sets import bit, lowest, member, size
from kosmodrom.games.space_bureau.parts.ship import (
    CELL_NAMES,
    CELLS,
    INNER_CELLS,
    LEFT_COLUMN,
    RIGHT_COLUMN,
    SQUARES,
    beside,
    column_of,
    nearly_surrounded,
    one_sample,
    row_of,
    sample_sets,
    sample_total,
    samples_of,
    squares,
    surrounded,
)
from kosmodrom.games.space_bureau.parts.tiles import KINDS, TURNED_NAMES, count, one, tile_at, total


def cells(text: str) -> int:
    return sum(int(bit(CELL_NAMES.index(cell))) for cell in text.split())


def named(members: int) -> str:
    return " ".join(name for cell, name in enumerate(CELL_NAMES) if members >> cell & 1)


@pytest.mark.parametrize("place", range(32))
def test_a_member_is_found_by_its_bit(place: int) -> None:
    assert (lowest(bit(place)), lowest(bit(place) | 2**31), size(bit(place))) == (place, place, 1)


def test_members_are_counted_from_the_lowest() -> None:
    assert [member(0b1011001, number) for number in range(4)] == [0, 3, 4, 6]


@pytest.mark.parametrize(
    ("tiles", "found"),
    [
        ("c2 c1 b2 d2", "c2"),
        ("c2 c1 b2", ""),
        ("c2 c1 b2 d2 c3", ""),
        ("c1 b2 d2 c3", ""),
        ("a2 a1 a3 b2", ""),
        ("f1 a2 b2 a3 b1 b3 f2", "b2"),
        ("b2 c2 b1 c1 b3 d2 d3", "b2 c2"),
    ],
)
def test_a_tile_lacks_one_neighbour(tiles: str, found: str) -> None:
    assert named(nearly_surrounded(cells(tiles))) == found


def test_cells_have_rows_and_columns() -> None:
    assert [(row_of(cell), column_of(cell)) for cell in (0, 5, 6, 23)] == [(0, 0), (0, 5), (1, 0), (3, 5)]
    assert (CELL_NAMES[0], CELL_NAMES[5], CELL_NAMES[6], CELL_NAMES[23]) == ("a1", "f1", "a2", "f4")


@pytest.mark.parametrize(
    ("cell", "around"), [("a1", "b1 a2"), ("f1", "e1 f2"), ("c2", "c1 b2 d2 c3"), ("a4", "a3 b4"), ("f4", "f3 e4")]
)
def test_neighbours_do_not_go_around_the_edge(cell: str, around: str) -> None:
    assert named(beside(cells(cell))) == around


def test_columns_and_inner_cells() -> None:
    assert named(LEFT_COLUMN) == "a1 a2 a3 a4"
    assert named(RIGHT_COLUMN) == "f1 f2 f3 f4"
    assert named(INNER_CELLS) == "b2 c2 d2 e2 b3 c3 d3 e3"
    assert size(SQUARES) == 15


def test_squares_and_surrounded_cells_by_brute_force() -> None:
    for start in range(500):
        filled = start * 7919 * 104729 % 2**CELLS
        inside = {cell for cell in range(CELLS) if filled >> cell & 1}
        found = [c for c in range(18) if c % 6 < 5 and {c, c + 1, c + 6, c + 7} <= inside]
        assert named(squares(filled)) == " ".join(CELL_NAMES[cell] for cell in found)
        found = [c for c in sorted(inside) if 0 < c % 6 < 5 and 6 <= c < 18 and {c - 1, c + 1, c - 6, c + 6} <= inside]
        assert named(surrounded(filled)) == " ".join(CELL_NAMES[cell] for cell in found)


def test_tiles_are_counted() -> None:
    tiles = 16 * one(0) + 13 * one(3) + 10 * one(4) + 11 * one(5)
    assert [count(tiles, kind) for kind in range(KINDS)] == [16, 0, 0, 13, 10, 11]
    assert total(tiles) == 50
    assert [tile_at(tiles, number) for number in (0, 15, 16, 28, 29, 39, 49)] == [0, 0, 3, 3, 4, 5, 5]


def test_samples_are_counted() -> None:
    samples = 2 * one_sample(0) + 15 * one_sample(1) + 3 * one_sample(2)
    assert [samples_of(samples, colour) for colour in range(3)] == [2, 15, 3]
    assert (sample_total(samples), sample_sets(samples)) == (20, 2)


def test_a_turned_tile_is_named_by_its_sides() -> None:
    assert TURNED_NAMES[:7] == (
        "orange-ns",
        "orange-ew",
        "orange-ne",
        "orange-es",
        "orange-sw",
        "orange-nw",
        "blue-ns",
    )
    assert TURNED_NAMES[12:] == (
        "purple-nes",
        "purple-esw",
        "purple-nsw",
        "purple-new",
        "inspector-n",
        "inspector-e",
        "inspector-s",
        "inspector-w",
    )
