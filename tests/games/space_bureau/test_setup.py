"""SB-S Set-up."""

from collections import Counter

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.games import find
from kosmodrom.games.space_bureau.state import SpaceBureauState
from kosmodrom.games.space_bureau.view.table import SpaceBureauView
from tests.games.space_bureau.boxes import game_of
from tests.games.space_bureau.positions import legal, play, question, refusal, reserve, seen


def new(seats: int, seed: int = 0, **options: str) -> SpaceBureauState:
    s = game_of().new(seats, options, FastRng(seed))
    assert isinstance(s, SpaceBureauState)
    return s


def distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sb_s1_orange_and_blue_touch_the_centre_and_purple_lies_two_off(seats: int) -> None:
    spaces = seen(new(seats)).spaces
    assert [(space.hex, space.planet, distance(space.q, space.r)) for space in spaces] == [
        (1, None, 0),
        (2, "orange", 1),
        (3, "blue", 1),
        (4, "purple", 2),
    ]
    assert [space.hex for space in spaces if space.has_wormhole] == [1]


def test_sb_s1_a_lone_captain_begins_with_centre_and_purple_three_off() -> None:
    spaces = seen(new(1)).spaces
    assert [(space.hex, distance(space.q, space.r)) for space in spaces] == [(1, 0), (4, 3)]


@pytest.mark.parametrize(("seats", "bag", "stack"), [(1, 13, 12), (2, 25, 12), (3, 35, 18), (4, 47, 24)])
def test_sb_s2_stack_bag_and_queue(seats: int, bag: int, stack: int) -> None:
    view = seen(new(seats))
    assert (view.bag, len(view.queue), view.stack) == (bag, 3, stack)


def test_sb_s2_the_queue_is_drawn_from_all_agents() -> None:
    drawn = Counter(kind for seed in range(1000) for kind in seen(new(2, seed)).queue)
    for kind, expected in {"orange-straight": 960, "blue-corner": 780, "purple": 600, "inspector": 660}.items():
        assert abs(drawn[kind] - expected) < 120


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sb_s3_captains_begin_alike(seats: int) -> None:
    for seat, captain in enumerate(seen(new(seats)).seats):
        assert (captain.fuel, captain.samples, captain.capacity, captain.credits) == (2, [0, 0, 0], 9, 0)
        assert (captain.room, captain.level, captain.hex, captain.side, captain.ability) == (0, 0, 1, "00", None)
        assert reserve(new(seats), seat) == "orange-straight blue-corner purple"
        assert [office.hex for office in captain.offices] == [None] * 5


def test_sb_s3_every_captain_chooses_a_side_and_an_ability_from_the_first_on() -> None:
    s = new(3, ships="chosen", captains="chosen", first="first-seat")
    assert (question(s), legal(s)) == ("side 0", ["side 00", "side 01", "side 02", "side 03", "side 04"])
    assert sorted(seen(s).sides) == ["00", "01", "02", "03", "04"]
    play(s, "side 02", "ability 3")
    assert (question(s), refusal(s, "side 02"), refusal(s, "side 00")) == ("side 1", "SB-S3", None)
    play(s, "side 00")
    assert (question(s), refusal(s, "ability 3")) == ("ability 1", "SB-S3")
    play(s, "ability 1", "side 00")
    assert [refusal(s, f"ability {number}") for number in (1, 3, 6)] == ["SB-S3", "SB-S3", None]
    play(s, "ability 6")
    assert question(s) == "place 0"
    assert [(captain.side, captain.ability) for captain in seen(s).seats] == [("02", 3), ("00", 1), ("00", 6)]


def test_sb_s3_sides_alone_or_abilities_alone_may_be_chosen() -> None:
    s = new(2, ships="chosen", first="first-seat")
    play(s, "side 01", "side 04")
    assert question(s) == "place 0"
    s = new(2, captains="chosen", first="first-seat")
    play(s, "ability 5", "ability 2")
    assert question(s) == "place 0"


def test_sb_s3_what_is_dealt_differs() -> None:
    for seed in range(20):
        captains = seen(new(4, seed, ships="reverse", captains="dealt")).seats
        assert sorted(str(captain.side) for captain in captains) == ["01", "02", "03", "04"]
        assert len({captain.ability for captain in captains}) == 4


def test_sb_s4_the_first_captain_is_found_at_random() -> None:
    first = Counter(new(4, seed).first for seed in range(400))
    assert all(60 < first[seat] < 140 for seat in range(4))


def test_sb_s4_or_the_table_chooses() -> None:
    assert {new(4, seed, first="first-seat").first for seed in range(20)} == {0}


def test_the_first_captain_begins() -> None:
    s = new(3, 5)
    assert question(s) == f"place {s.first}"
    assert seen(s).round == 1


def test_the_game_that_is_delivered_can_be_set_up() -> None:
    game = find("space_bureau")
    view = game.view(game.new(4, {}, FastRng(1)), 0)
    assert isinstance(view, SpaceBureauView)
    assert len(view.sides["00"]) == 24
