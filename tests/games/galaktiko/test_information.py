"""GK-S5 Everything is public but the order of the deck."""

from collections import Counter

import msgspec
import pytest

from kosmodrom.core.bag import bag_of
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import EVERYONE, SPECTATOR, Witness
from kosmodrom.games.galaktiko.state import GalaktikoState
from kosmodrom.games.galaktiko.view import GalaktikoView
from tests.games.galaktiko.positions import (
    GAME,
    all_cards,
    has_option,
    new_game,
    play,
    position,
    seen,
    stacked,
)

EVERYTHING = {
    "cheeky_stowaways": "on",
    "they_walk": "on",
    "bitter_end": "on",
    "rich_first": "on",
    "full_circle": "on",
    "optional_loading": "on",
}
TABLES = [(seats, options) for seats in (2, 3, 4, 5, 6) for options in ({}, EVERYTHING)]
TABLE_NAMES = [f"{seats} {'all options' if options else 'plain'}" for seats, options in TABLES]


def sent(s: GalaktikoState, viewer: int) -> bytes:
    """All that a seat or a spectator is sent of a position: its view, previews, moves and words."""
    names = [f"player {seat}" for seat in range(s.seats)]
    return msgspec.json.encode(
        [
            GAME.view(s, viewer),
            GAME.preview(s, viewer) if viewer == GAME.next_seat(s) else None,
            GAME.legal_moves(s, viewer),
            GAME.question_words(s, viewer, "en", names),
            GAME.table_words(s, viewer, "ru", names),
        ]
    )


def play_on(s: GalaktikoState, rng: FastRng) -> None:
    """A random move."""
    seat = int(GAME.next_seat(s))
    moves = GAME.legal_moves(s, seat)
    GAME.play(s, seat, moves[rng.below(len(moves), 0)], rng)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=TABLE_NAMES)
def test_gk_s5_twin_worlds_are_sent_byte_for_byte_alike_to_every_seat_and_to_spectators(
    seats: int, options: dict[str, str]
) -> None:
    rng = FastRng(seats)
    s = new_game(seats, rng, options)
    twins = 0
    while not GAME.is_over(s):
        for viewer in (*range(seats), SPECTATOR):
            twin = GAME.determinize(s, viewer, rng)
            assert isinstance(twin, GalaktikoState)
            twin.deck.passengers = bag_of(twin.deck.passengers.kinds()[::-1], [])
            assert sent(twin, viewer) == sent(s, viewer)
            assert GAME.info_key(twin, viewer) == GAME.info_key(s, viewer)
            assert GAME.components(twin) == GAME.components(s)
            twins += twin.deck.lower_inspectors != s.deck.lower_inspectors
        play_on(s, rng)
    assert twins > 0


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=TABLE_NAMES)
def test_gk_s5_what_is_left_in_the_deck_is_all_that_is_not_in_sight(seats: int, options: dict[str, str]) -> None:
    """Counted from the view alone, at every position of whole games."""
    rng = FastRng(20 + seats)
    for _ in range(2):
        s = new_game(seats, rng, options)
        while not GAME.is_over(s):
            check_counts(s, options)
            play_on(s, rng)
        check_counts(s, options)


def check_counts(s: GalaktikoState, options: dict[str, str]) -> None:
    view = seen(s)
    in_sight = Counter(view.discard)
    for sector in view.sectors:
        in_sight.update(sector.queue)
        in_sight["inspector"] += sector.inspectors
    for seat in view.seats:
        in_sight.update(seat.hand + seat.scored)
    left = Counter({left.card: left.unseen for left in view.left})
    assert left + in_sight == all_cards(s.seats)
    has_end_card = "bitter_end" not in options and not view.end_of_shift
    assert view.upper + view.lower == left.total() + has_end_card


def test_gk_s5_the_view_says_nothing_of_where_inspectors_lie_in_the_deck() -> None:
    one = position("deck: vortan vortan inspector bath-cafe | inspector rich-bath bath-market end")
    other = position("deck: inspector bath-market inspector rich-bath | vortan bath-cafe vortan end")
    for viewer in (0, 1, SPECTATOR):
        assert sent(one, viewer) == sent(other, viewer)
        assert GAME.info_key(one, viewer) == GAME.info_key(other, viewer)


def test_gk_s5_the_sizes_of_both_parts_are_public() -> None:
    one = position("deck: vortan | vortan end")
    other = position("deck: | vortan vortan end")
    assert sent(one, SPECTATOR) != sent(other, SPECTATOR)
    assert GAME.info_key(one, 0) != GAME.info_key(other, 0)


@pytest.mark.parametrize(
    "change",
    [
        "hand 1: rich-bath",
        "scored 0: rich-bath",
        "discard: rich-bath",
        "queue 4: rich-bath",
        "inspectors 2: 1",
        "at 1: 3a",
        "turn: 1",
        "round: 2",
        "first: 1",
        "last round: 2",
        "they_walk: on",
        "question: off",
    ],
)
def test_gk_s5_the_info_key_changes_with_everything_in_sight(change: str) -> None:
    assert GAME.info_key(position(change), 0) != GAME.info_key(position(""), 0)


def test_gk_s5_the_info_key_knows_the_order_of_a_queue() -> None:
    one, other = position("queue 4: vortan rich-bath"), position("queue 4: rich-bath vortan")
    assert GAME.info_key(one, 0) != GAME.info_key(other, 0)


def test_gk_s5_the_info_key_knows_how_often_inspectors_came_from_the_upper_part() -> None:
    """Turned up once, or shuffled back and turned up again: the cards lie alike, but the second tells more."""
    once, twice = (position("deck: inspector vortan vortan | inspector rich-bath end") for _ in range(2))
    for s in (once, twice):
        s.deck.draw(stacked(s.deck, "inspector"))
    twice.deck.put_back_inspector()
    twice.deck.draw(stacked(twice.deck, "inspector"))
    assert sent(once, 0) == sent(twice, 0)
    assert GAME.info_key(once, 0) != GAME.info_key(twice, 0)


def test_gk_s5_the_info_key_knows_whether_a_rich_passenger_has_left() -> None:
    table = "rich_first: on; question: off; at 0: 5a; hand 0: bath-museum rich-museum"
    assert GAME.info_key(position(f"{table}; rich left: 1"), 0) != GAME.info_key(position(table), 0)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_gk_s5_no_two_positions_of_a_game_have_the_same_info_key(seats: int) -> None:
    rng = FastRng(seats)
    s = new_game(seats, rng, EVERYTHING)
    keys = []
    while not GAME.is_over(s):
        keys.append(int(GAME.info_key(s, 0)))
        play_on(s, rng)
    assert len(set(keys)) == len(keys) > 10


@pytest.mark.parametrize("seats", [2, 5])
def test_gk_s5_every_event_is_told_to_all(seats: int) -> None:
    rng = FastRng(seats)
    s = new_game(seats, rng, EVERYTHING)
    assert has_option(s, "bitter_end")
    s.witness = witness = Witness()
    while not GAME.is_over(s):
        play_on(s, rng)
    assert {event.seen_by for event in witness.events} == {EVERYONE}
    assert (witness.reveals, witness.shows) == (0, 0)


def test_a_view_can_be_read_back_from_what_is_sent() -> None:
    view = seen(position("seats: 3; hand 0: vortan; queue 2: rich-bath; inspectors 3: 1; deck: vortan | end"), 1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=GalaktikoView) == view


def test_a_view_shares_nothing_with_the_position() -> None:
    s = position("last round: 2; hand 0: rich-bath; queue 1: vortan; inspectors 1: 1")
    view = seen(s, 0)
    before = msgspec.json.encode(view)
    play(s, "fly 1a", "off rich-bath", "1 fly 3a")
    assert msgspec.json.encode(view) == before
