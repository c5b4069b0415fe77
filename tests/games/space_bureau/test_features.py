"""What a learning program sees, at positions where a number could be wrong."""

from collections.abc import Iterator

import pytest

from kosmodrom.core.features import MOST_WRITTEN, combine, new_indices
from kosmodrom.core.rng import FastRng
from kosmodrom.games import find
from kosmodrom.games.space_bureau.bot.chances import cells_that_trigger
from kosmodrom.games.space_bureau.bot.reach import FARTHEST, Reach
from kosmodrom.games.space_bureau.features import SpaceBureauFeatures
from kosmodrom.games.space_bureau.parts.sets import bit
from kosmodrom.games.space_bureau.parts.ship import CELL_NAMES, CELLS
from kosmodrom.games.space_bureau.parts.tiles import KINDS, count, type_of
from kosmodrom.games.space_bureau.rules.ability import count_triggers
from kosmodrom.games.space_bureau.rules.course import Course
from kosmodrom.games.space_bureau.rules.placement import lay_tile
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState
from tests.games.space_bureau.positions import play, position, stacked

FAR = 30
"""More fuel than any ship has."""


def told(s: SpaceBureauState, name: str, seat: int = 0) -> str:
    """The entries of a group that a seat is told, `fuel` or `+1 fuel`, in their order, each as often as it counts."""
    features = SpaceBureauFeatures(s.box, s.seats)
    seen = features.observe(s, seat)
    for group in features.layout.groups:
        for place, start in features.layout.copies_of(group):
            if place + group.name == name:
                entries = zip(combine(group.axes), seen[start:], strict=False)
                return ", ".join([entry for entry, times in entries for _ in range(times)])
    raise AssertionError(f"there is no group of features {name!r}")


def positions_of_random_games(captains: str) -> Iterator[SpaceBureauState]:
    game = find("space_bureau")
    for seed, seats in enumerate((1, 2, 3, 4, 4), 1):
        rng = FastRng(seed)
        s = game.new(seats, {"ships": "reverse", "captains": captains}, rng)
        assert isinstance(s, SpaceBureauState)
        while (seat := game.next_seat(s)) >= 0:
            yield s
            moves = game.legal_moves(s, seat)
            game.apply(s, seat, moves[rng.below(len(moves), 0)], rng)


def test_seats_are_told_from_the_one_who_looks_on() -> None:
    s = position("seats: 3; turn: 1; fuel 0: 1; fuel 1: 2; fuel 2: 3; credits 2: 9")
    assert [told(s, f"{place} fuel", 2) for place in ("me", "+1", "+2")] == ["1, 2, 3", "1", "1, 2"]
    assert [told(s, "turn", seat) for seat in range(3)] == ["+1", "me", "+2"]
    assert (told(s, "me score", 2), told(s, "me score rest", 2)) == ("", ", ".join(["each"] * 9))
    assert told(s, "me ahead", 2).split(", ")[-1] == "5"
    assert told(s, "+1 ahead", 2).split(", ")[-1] == "-10"


@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("", "orange planet 1, blue planet 1, free orange planet 1, free blue planet 1, unexplored 0"),
        (
            "space: 16 @ 1 -1",
            "orange planet 1, blue planet 1, purple planet 1, "
            "free orange planet 1, free blue planet 1, free purple planet 1, unexplored 0",
        ),
        (
            "space: 9 @ 3 -2",
            "orange planet 1, blue planet 1, purple planet 1, "
            "free orange planet 1, free blue planet 1, free purple planet 1, unexplored 0",
        ),
        (
            "offices 1: any @ 2",
            "orange planet 1, blue planet 1, free blue planet 1, unexplored 0",
        ),
    ],
    ids=["at the start", "purple beside", "purple beside a wormhole", "an office on orange"],
)
def test_near_is_the_fuel_to_the_nearest_of_a_kind(space: str, near: str) -> None:
    assert told(position(f"seats: 2; {space}"), "near") == near


def test_the_fuel_to_places_is_that_of_the_rules() -> None:
    course, reach = Course(), Reach()
    for s in positions_of_random_games("off"):
        reach.survey(s)
        for player in s.players:
            course.chart(s, player.place, FAR, 0)
            reach.chart(player.place)
            for place in range(s.places):
                rings = [fuel for fuel in range(FARTHEST + 1) if reach.within[fuel] & bit(place)]
                fuel = int(course.fuel[place])
                assert rings == list(range(fuel, FARTHEST + 1))


@pytest.mark.parametrize(
    ("fuel", "at", "landing"),
    [(0, 1, ""), (1, 1, "2, 3, 4"), (1, 3, ""), (2, 3, "2, 3, 4")],
    ids=["no fuel", "one border away", "there already, and no way back", "there and back"],
)
def test_a_landing_in_reach_is_one_after_a_flight(fuel: int, at: int, landing: str) -> None:
    s = position(f"fuel 0: {fuel}; at 0: {at}; samples 0: blue blue orange; tiles 0: blue-es a1, orange-ns* b1")
    assert told(s, "me best landing") == landing
    assert told(s, "me landings in reach") == ("1" if landing else "")


def test_nobody_lands_twice_on_a_planet_in_a_turn() -> None:
    s = position("cells: c1 = flight, flight; fuel 0: 4; tiles 0: blue-es a1, blue-sw b1; reserve 0: purple")
    play(s, "place purple-esw c1", "do 1", "fly w")
    assert (told(s, "flown"), told(s, "landing"), told(s, "to do")) == ("yes", "2", "flight 1")
    play(s, "land")
    assert (told(s, "flown"), told(s, "landed"), told(s, "me landings in reach")) == ("", "1", "")


def test_what_is_due_is_what_the_actions_of_the_turn_still_allow() -> None:
    s = position("cells: c1 = flight, office; fuel 0: 1; tiles 0: blue-es a1, blue-sw b1; reserve 0: purple")
    assert (told(s, "due landing"), told(s, "due office")) == ("", "")
    play(s, "place purple-esw c1")
    assert (told(s, "due landing"), told(s, "due office")) == ("2", "4, 5, 6")
    play(s, "do 1", "fly e")
    assert (told(s, "due landing"), told(s, "due office")) == ("", "4, 5")
    play(s, "end")
    assert (told(s, "due landing"), told(s, "due office", seat=1)) == ("", "4, 5")


def test_the_best_office_is_the_one_of_the_colour_or_any() -> None:
    offices = "offices 0: orange @ 2"
    assert told(position("fuel 0: 1"), "me best office").split(", ")[-1] == "6"
    assert told(position(f"fuel 0: 1; {offices}; offices 1: blue @ 3; space: 14 @ 0 1"), "me best office") == "4"
    assert told(position(f"fuel 0: 0; {offices}"), "me best office") == ""


def test_hexes_in_reach_are_those_that_fuel_and_stack_are_enough_for() -> None:
    assert told(position("fuel 0: 8"), "me hexes in reach") == "1, 2"
    assert told(position("fuel 0: 8; stack: 9"), "me hexes in reach") == "1"
    assert told(position("fuel 0: 2"), "me hexes in reach") == ""


def test_what_open_cells_are_good_for_grows_with_level_and_offices() -> None:
    cells = "cells: a1 = per level: fuel 2 or flight | b1 = per office: credits 1 | c1 = fuel 1 | d1 = fuel 1"
    bottom = f"{cells} | e1 = fuel 1 | f1 = fuel 1"
    assert told(position(bottom), "me best of open cells") == "fuel 1"
    s = position(f"{bottom}; level 0: 2; offices 0: any @ 2")
    assert told(s, "me best of open cells") == "fuel 1, fuel 2, flight 1, flight 2, credits 1"


def test_to_do_is_what_is_left_of_the_cell_and_to_gain_what_is_left_of_a_bonus() -> None:
    s = position("cells: c1 = flight, fuel 4, office; fuel 0: 3; reserve 0: purple")
    assert told(s, "to do") == ""
    play(s, "place purple-esw c1")
    assert told(s, "to do") == "fuel 1, fuel 2, flight 1, office 1"
    play(s, "do 1", "explore ne", rng=stacked(s, hexes="6"))
    assert (told(s, "question"), told(s, "to gain")) == ("gain", "sample 1, sample 2")
    assert told(s, "to do") == "fuel 1, fuel 2, office 1"


def test_triggers_are_the_open_cells_where_a_tile_earns_the_ability() -> None:
    seen = set()
    for s in positions_of_random_games("dealt"):
        for player in s.players:
            if player.ability == 0:
                continue
            cells = cells_that_trigger(player) & ~player.filled
            assert cells == sum(int(bit(cell)) for cell in range(CELLS) if earns(player, cell))
            seen.add((int(player.ability), cells != 0))
    assert {ability for ability, _ in seen} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("ship", "triggers"),
    [
        ("tiles 0: blue-es a1, blue-sw b1; reserve 0: blue-straight", "1"),
        ("tiles 0: blue-es a1, blue-sw b1; reserve 0: blue-straight; lines 0: 1", ""),
        ("tiles 0: blue-es a1, blue-sw b1; reserve 0: blue-straight; lines 0: 2 a c", "1"),
        ("tiles 0: blue-es a1, blue-sw b1; reserve 0: purple", ""),
        ("tiles 0: blue-ns b1, blue-ns b2; reserve 0: blue-straight", "1"),
        ("tiles 0: blue-ns b1, blue-ns b2; reserve 0: blue-straight; lines 0: b", ""),
        ("tiles 0: blue-ns b1, blue-ns b2; reserve 0: blue-straight; lines 0: 3 a c", "1"),
        ("tiles 0: blue-es e1, blue-nw f1, blue-ns a2; reserve 0: blue-straight", "1"),
    ],
)
def test_a_line_earns_ability_1_once(ship: str, triggers: str) -> None:
    assert told(position(f"captains: 1; ability 0: 1; {ship}"), "me triggers") == triggers


@pytest.mark.parametrize(
    ("tiles", "triggers"),
    [
        ("purple-nes b1, purple-new b2, blue-ns a2, blue-ns c2", "1"),
        ("purple-nes b1, blue-ew a2, blue-ew c2, purple-new b3", "1"),
        ("purple-nes b1, purple-new b2, blue-ns a2", ""),
    ],
    ids=["the neighbour of a tile", "the tile itself", "two sides open"],
)
def test_ability_5_is_earned_by_the_last_of_four_neighbours(tiles: str, triggers: str) -> None:
    assert told(position(f"captains: 1; ability 0: 5; tiles 0: {tiles}"), "me triggers") == triggers


def earns(player: Player, cell: int) -> bool:
    """Whether some tile of the reserve earns the ability in an empty cell."""
    if player.filled & bit(cell):
        return False
    for kind in range(KINDS):
        if count(player.reserve, kind):
            tried = Player()
            tried.load(player)
            lay_tile(tried, type_of(kind), 15, bit(cell))
            if count_triggers(tried, type_of(kind), cell):
                return True
    return False


def test_a_lone_captain_is_told_the_rank_and_what_is_missing() -> None:
    s = position("seats: 1; credits 0: 76")
    assert (told(s, "rank"), told(s, "missing")) == ("employee, captain", "4")
    assert told(position("seats: 1; credits 0: 120"), "missing") == ""
    assert told(position("seats: 1; captains: 1; ability 0: 2; credits 0: 76"), "missing") == "9"


def test_rooms_ahead_go_round_the_loop() -> None:
    s = position("room 0: 8")
    assert told(s, "rooms ahead") == "1 level, 2 credits, 3 storage, 4 fuel"
    assert told(s, "me to level") == "1"
    s = position("room 0: 12")
    assert (told(s, "rooms ahead"), told(s, "me to level")) == ("1 level, 2 credits, 3 storage, 4 fuel", "1")
    assert told(position("room 0: 5"), "rooms ahead") == "1 fuel, 1 sample, 2 level, 3 credits, 4 level"


def test_the_features_of_four_rich_ships_are_not_too_many() -> None:
    rich = [
        f"fuel {seat}: 9; capacity {seat}: 15; samples {seat}: orange orange blue blue purple purple; room {seat}: 9; "
        f"credits {seat}: 12{seat}; reserve {seat}: orange-corner blue-corner purple; ability {seat}: {seat + 1}; "
        f"tiles {seat}: orange-ne a1, orange-ne b1, orange-ne c1, blue-ne d1, blue-ne e1, blue-ne f1, "
        "purple-nes a2, purple-nes b2, purple-nes c2, inspector-n d2, inspector-n e2, inspector-n f2"
        for seat in range(4)
    ]
    space = "space: 7 @ 1 -1, 8 @ 0 1, 10 @ -1 1, 11 @ 2 -1, 14 @ -2 0, 15 @ 0 -1, 16 @ 1 1"
    cells = " | ".join(f"{cell} = flight, fuel 8, office, sample any" for cell in CELL_NAMES)
    s = position(f"cells: {cells}; seats: 4; captains: 1; {space}; {'; '.join(rich)}")
    features = SpaceBureauFeatures(s.box, s.seats)
    assert MOST_WRITTEN - 100 < features.fill_world(s, 0, new_indices()) <= MOST_WRITTEN
