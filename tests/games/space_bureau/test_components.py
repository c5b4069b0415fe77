"""SB-C Components, and content files that are refused."""

import re
import shutil
from pathlib import Path

import pytest

from kosmodrom.core.content import BadContent
from kosmodrom.games import find, with_content
from kosmodrom.games.space_bureau.content import FOLDER, load
from kosmodrom.games.space_bureau.parts.box import HEX_LISTS, ROOM_LISTS
from kosmodrom.games.space_bureau.parts.constraints import kinds_of, list_actions, worth
from kosmodrom.games.space_bureau.parts.sets import size
from kosmodrom.games.space_bureau.parts.ship import CELLS
from kosmodrom.games.space_bureau.parts.tiles import COLOUR_NAMES, KIND_NAMES, count, kind_of, sides_of, total
from kosmodrom.games.space_bureau.parts.universe import HEXES, MEGAMALL, PLANET, WORMHOLE
from kosmodrom.games.space_bureau.parts.vocabulary import read_action
from kosmodrom.games.space_bureau.view.printed import Printed, action_of
from tests.games.space_bureau.boxes import write_box

CONTENT = load()
BOX = CONTENT.box
PRINTED = Printed(CONTENT)


def test_sb_c1_there_are_62_agents() -> None:
    assert total(BOX.bag_tiles) == 50
    assert [count(BOX.bag_tiles, kind) for kind in range(6)] == [16, 0, 0, 13, 10, 11]
    assert 4 * total(BOX.start_tiles) == 12


def test_sb_c2_tiles_have_two_connectors_purple_three_and_inspectors_one() -> None:
    connectors = {kind: {int(size(sides_of(t))) for t in range(20) if kind_of(t) == kind} for kind in range(6)}
    assert [connectors[kind] for kind in range(6)] == [{2}, {2}, {2}, {2}, {3}, {1}]
    assert KIND_NAMES[4:] == ("purple", "inspector")


@pytest.mark.parametrize(("seats", "hexes"), [(1, 14), (2, 16), (3, 22), (4, 28)])
def test_sb_c3_hexes_in_play(seats: int, hexes: int) -> None:
    game = find("space_bureau")
    assert game.components(game.lay_out(seats, game.about.complete({})))[4] == hexes


def test_sb_c4_the_stated_hexes_are_there() -> None:
    bonuses = [[int(a) for a in list_actions(BOX, HEX_LISTS + number)] for number in range(4, 8)]
    assert bonuses == [
        [read_action("", "sample any"), read_action("", "bureau 2")],
        [read_action("", "sample any", 2)],
        [read_action("", "credits 3")],
        [read_action("", "sample here"), read_action("", "bureau 1")],
    ]
    assert BOX.features[6] == COLOUR_NAMES.index("orange") + MEGAMALL
    assert BOX.features[7] == COLOUR_NAMES.index("purple")


def test_sb_c4_every_kind_of_place_and_every_colour_can_be_explored() -> None:
    unmarked = [int(BOX.features[number]) for number in range(4, 16)]
    assert any(feature & WORMHOLE for feature in unmarked)
    for first, last in ((4, 16), (16, 22), (22, HEXES)):
        assert {int(BOX.features[number]) & PLANET for number in range(first, last)} >= {0, 1, 2}


def test_sb_c5_five_offices_of_their_values() -> None:
    orange, blue, purple, either = BOX.office_values
    assert (purple, either) == (8, 4)
    assert 4 <= orange <= blue <= 8


STATED_CELLS = [
    ["flight", "flight", "per level: fuel 2"],
    ["sample -> fuel 5"],
    ["fuel 1 -> office"],
    ["per level: flight"],
    ["per office: credits 1"],
    ["per level: fuel 2 or flight"],
    ["flight", "per office: fuel 2"],
    ["bureau 4"],
]


@pytest.mark.parametrize("cell", STATED_CELLS)
def test_sb_c6_the_stated_cells_are_on_side_00(cell: list[str]) -> None:
    wanted = sorted({read_action("", text, cell.count(text)) for text in cell})
    assert wanted in [sorted(list_actions(BOX, number)) for number in range(CELLS)]


@pytest.mark.parametrize("side", range(5))
def test_sb_c6_higher_rows_are_stronger(side: int) -> None:
    rows = [
        sum(worth(a) for cell in range(6) for a in list_actions(BOX, side * CELLS + row * 6 + cell)) for row in range(4)
    ]
    assert rows == sorted(rows)


def test_sb_c7_the_track_has_four_levels_and_a_loop_of_four() -> None:
    levels = list(BOX.levels)
    assert [level for level in levels if level] == [1, 2, 3, 4]
    assert (BOX.loop, len(levels) - BOX.loop) == (levels.index(4), 4)
    assert all(not kinds_of(BOX, ROOM_LISTS + room) for room, level in enumerate(levels) if level)


def test_sb_c8_six_abilities() -> None:
    assert [ability.number for ability in PRINTED.abilities] == [1, 2, 3, 4, 5, 6]
    assert all(ability.bonus for ability in PRINTED.abilities)


# Words of the content files


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("fuel 3", "Action(effects=[Effect(kind='fuel', amount=3, colour=None)], times=1, per=None, pay=None, cost=0)"),
        (
            "per level: fuel 2 -> sample blue or flight",
            "Action(effects=[Effect(kind='sample', amount=1, colour='blue'), Effect(kind='flight', amount=1, "
            "colour=None)], times=1, per='level', pay='fuel', cost=2)",
        ),
        (
            "sample -> office",
            "Action(effects=[Effect(kind='office', amount=1, colour=None)], times=1, per=None, pay='sample', cost=1)",
        ),
    ],
)
def test_actions_are_read_from_words(text: str, found: str) -> None:
    assert str(action_of(read_action("", text))) == found


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("fuel", "needs a number from 1 to 15"),
        ("fuel 16", "needs a number from 1 to 15"),
        ("jump", "has the effect 'jump', expected one of fuel N"),
        ("per room: fuel 1", "begins with 'per room', expected one of per level, per office"),
        ("gold -> fuel 1", "has the price 'gold', expected fuel N or sample"),
        ("flight or flight", "offers the same twice"),
    ],
)
def test_an_action_in_other_words_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadContent, match=complaint):
        read_action("ships.toml, cell 1", text)


# Content packs


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for file in FOLDER.glob("*.toml"):
        shutil.copy(file, tmp_path)
    return tmp_path


def change(pack: Path, file: str, row: str, field: str, value: str) -> None:
    """Give a field of all rows that have some words another value; an empty one takes it away."""
    lines = (pack / file).read_text(encoding="utf-8").splitlines()
    changed = [
        re.sub(rf', {field} = (\[[^\]]*\]|"[^"]*"|\d+)', f", {field} = {value}" if value else "", line)
        if row in line
        else line
        for line in lines
    ]
    assert changed != lines, f"no row of {file} with {row!r} has another {field}"
    (pack / file).write_text("\n".join(changed), encoding="utf-8")


def test_a_content_pack_is_another_game(pack: Path) -> None:
    assert with_content("space_bureau", pack).about.content == find("space_bureau").about.content
    change(pack, "abilities.toml", "ability = 1,", "bonus", '["credits 9"]')
    assert with_content("space_bureau", pack).about.content != find("space_bureau").about.content


def test_what_was_read_off_a_box_need_not_be_plausible(tmp_path: Path) -> None:
    write_box(tmp_path, {})
    assert load(tmp_path).box.levels[9] == 4


SIDE = 'side = "00", cell = "'


@pytest.mark.parametrize(
    ("file", "row", "field", "value", "complaint"),
    [
        ("agents.toml", "orange", "count", "15", "agents.toml: 16 orange agents for the bag expected, 15 found"),
        ("agents.toml", "orange", "shape", '"tee"', "shape must be one of straight, corner, not 'tee'"),
        ("agents.toml", "inspector", "starting", "1", "0 inspector agents for a captain's start expected"),
        ("offices.toml", "purple", "value", "7", "offices.toml, office 3: value must be a number from 8 to 8"),
        ("offices.toml", "any", "count", "1", "count must be a number from 2 to 2"),
        ("offices.toml", "orange", "value", "8", "the orange office must not be worth more than the blue one"),
        ("hexes.toml", "hex = 16,", "holds", '["mall"]', "holds must be a planet's colour, megamall, both"),
        ("hexes.toml", "hex = 16,", "holds", '["blue", "wormhole"]', "holds must be a planet's colour, megamall, both"),
        ("hexes.toml", "hex = 16,", "bonus", '["flight"]', "hex 16: a bonus is no flight and no office"),
        ("hexes.toml", "hex = 5,", "bonus", '["sample here"]', "hex 5: no sample of the place"),
        ("hexes.toml", "hex = 16,", "bonus", "[]", "hex 16: a hex to explore has at least one bonus"),
        ("hexes.toml", "hex = 16,", "group", '"4"', "hex must be a number from 23 to 28, not 16"),
        ("hexes.toml", "hex = 4,", "at", '"ne e"', "at must be 2 steps in a straight line"),
        ("hexes.toml", "hex = 4,", "alone", '"ne ne"', "alone must be 3 steps in a straight line"),
        ("hexes.toml", "hex = 2,", "at", '"north"', "a step is one of e, ne, nw, w, sw, se, not 'north'"),
        ("hexes.toml", "hex = 2,", "holds", '["blue"]', "the starting hexes hold a wormhole, orange, blue and purple"),
        ("hexes.toml", 'group = "4"', "holds", '["orange"]', r"the 4 hexes need a planet of each colour, \['blue'"),
        ("bureau.toml", '"bonus"', "bonus", '["bureau 1"]', "a room's bonus is no flight, no office"),
        ("bureau.toml", '"bonus"', "bonus", '["fuel 1"]', "some room has to offer a choice of two bonuses"),
        ("bureau.toml", '"bonus"', "bonus", "[]", "a bonus room has a bonus, and no other room"),
        ("abilities.toml", "ability", "kind", '"usual"', "abilities.toml: 2 hard abilities expected, 0 found"),
        ("abilities.toml", "ability = 6,", "bonus", '["fuel 3"]', "a flight is the bonus of ability 6 and of no other"),
        ("abilities.toml", "ability = 5,", "bonus", '["fuel 2"]', "ability 5: 3 bonuses expected, 1 found"),
        ("abilities.toml", "ability = 4,", "bonus", '["fuel 2"]', "ability 4: 1 of each kind"),
        ("abilities.toml", "ability = 4,", "bonus", '["fuel 1", "fuel 1"]', "ability 4: a bonus stands there once"),
        ("abilities.toml", "ability = 2,", "bonus", '["sample -> fuel 5"]', "ability 2: a bonus costs nothing"),
        ("ships.toml", f'{SIDE}a1"', "actions", "[]", "cell a1 needs at least one action"),
        ("ships.toml", f'{SIDE}b1"', "cell", '"a1"', "cell a1 of this side was given before"),
        ("ships.toml", 'side = "00"', "enters", "", "some cell has to be entered by a ship connector"),
        ("ships.toml", f'{SIDE}a1"', "enters", "", "a connector enters every cell of the bottom row"),
        ("ships.toml", f'{SIDE}a1"', "enters", '"x"', "enters has the letters nesw, not 'x'"),
        ("ships.toml", f'{SIDE}a1"', "actions", '["per level: fuel 1"]', "cells that count levels or offices lie in"),
        ("ships.toml", f'{SIDE}a1"', "actions", '["fuel 2", "bureau 1"]', "24 different cells expected, 23 found"),
        ("ships.toml", 'side = "01"', "actions", '["credits 1"]', "row 2 has to be clearly stronger than row 1"),
    ],
)
def test_content_that_breaks_a_constraint_is_refused(
    pack: Path, file: str, row: str, field: str, value: str, complaint: str
) -> None:
    change(pack, file, row, field, value)
    with pytest.raises(BadContent, match=complaint):
        load(pack)


def test_content_is_checked_as_a_whole(pack: Path) -> None:
    rows = (pack / "bureau.toml").read_text(encoding="utf-8").replace('"level 3"', '"level 2"')
    (pack / "bureau.toml").write_text(rows, encoding="utf-8")
    with pytest.raises(BadContent, match="rooms of level 1 to 4 in order expected"):
        load(pack)
