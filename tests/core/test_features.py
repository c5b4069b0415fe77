"""How features are declared, named and written."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from examples.comet import make
from kosmodrom.core.features import (
    AT_LEAST,
    COUNT,
    MOST_WRITTEN,
    ONE_OF,
    Layout,
    new_indices,
    numbers,
    within,
    write_at_least,
)
from kosmodrom.core.game import Game


def small_layout(seats: int, colour: str = "red") -> Layout:
    layout = Layout("small", seats)
    layout.table("round", ONE_OF, numbers(1, 3))
    layout.seat("points", AT_LEAST, (colour, "blue"), numbers(2, 4, 2))
    layout.seat("gold", COUNT, ("left",))
    layout.own("hand", COUNT, ("ace", "king"))
    return layout


def test_names_follow_from_the_declaration_in_the_order_of_indices() -> None:
    layout = small_layout(2)
    assert layout.size == len(layout.names()) == 3 + 2 * 5 + 2 * 2
    assert layout.names() == [
        *("round 1", "round 2", "round 3"),
        *("me points red 2", "me points red 4", "me points blue 2", "me points blue 4", "me gold left"),
        *("+1 points red 2", "+1 points red 4", "+1 points blue 2", "+1 points blue 4", "+1 gold left"),
        *("me hand ace", "me hand king", "+1 hand ace", "+1 hand king"),
    ]


def test_a_block_of_a_later_seat_lies_a_blocks_size_further_on() -> None:
    layout = small_layout(3)
    names = layout.names()
    gold, hand = (next(group for group in layout.groups if group.name == name) for name in ("gold", "hand"))
    assert names[gold.start + 2 * layout.seat_size] == "+2 gold left"
    assert names[hand.start + 2 * layout.own_size] == "+2 hand ace"


def test_the_hash_changes_with_names_and_seats_alone() -> None:
    assert small_layout(2).hash() == small_layout(2).hash()
    assert len({small_layout(2).hash(), small_layout(3).hash(), small_layout(2, "green").hash()}) == 3


def test_groups_out_of_order_or_with_a_name_twice_are_refused() -> None:
    layout = small_layout(2)
    with pytest.raises(AssertionError, match="'deck' has to be added before"):
        layout.table("deck", ONE_OF, ("empty",))
    with pytest.raises(AssertionError, match="called 'hand'"):
        layout.own("hand", ONE_OF, ("ace",))


@pytest.mark.parametrize(("reached", "written"), [(-3, []), (0, []), (2, [5, 6]), (3, [5, 6, 7]), (9, [5, 6, 7])])
def test_thresholds_that_are_reached_are_written_from_the_first_on(reached: int, written: list[int]) -> None:
    indices = vec[i64]([0] * 8)
    n = write_at_least(indices, 1, 5, 3, reached)
    assert sorted(indices[i] for i in range(1, n)) == written


def test_a_number_stays_within_its_bounds() -> None:
    assert [within(number, -2, 3) for number in (-5, -2, 0, 3, 4)] == [-2, -2, 0, 3, 3]


def test_an_index_written_twice_counts_two_and_a_world_has_the_secrets_of_all() -> None:
    game = make()
    state = game.lay_out(2, {"passes": "3"})
    state.hands = [[1, 4, 4], [2]]
    features = game.features(2)
    assert features is not None
    names = features.layout.names()

    def of_hands(counts: list[int]) -> dict[str, int]:
        return {name: count for name, count in zip(names, counts, strict=True) if " hand " in name and count}

    assert of_hands(features.observe(state, 0)) == {"me hand 1": 1, "me hand 4": 2}
    assert of_hands(features.observe(state, 1)) == {"me hand 2": 1}
    assert of_hands(features.survey(state, 1)) == {"me hand 2": 1, "+1 hand 1": 1, "+1 hand 4": 2}
    indices = new_indices()
    assert len(indices) == MOST_WRITTEN
    assert features.fill_world(state, 0, indices) == sum(features.survey(state, 0))


def test_a_game_has_none_unless_it_says_so(kosmopolis: Game) -> None:
    assert Game(kosmopolis.about).features(2) is None
