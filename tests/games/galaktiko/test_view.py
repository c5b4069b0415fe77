"""What everybody sees of the table, and what a move would bring."""

import msgspec
import pytest

from kosmodrom.core.record import canonical
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR, Event
from kosmodrom.games.galaktiko import events
from kosmodrom.games.galaktiko.moves import CARD_NAMES, MOVES
from kosmodrom.games.galaktiko.options import OPTIONS
from kosmodrom.games.galaktiko.preview import Preview
from kosmodrom.games.galaktiko.state import GalaktikoState
from kosmodrom.games.galaktiko.view import Left, Station
from tests.games.galaktiko.positions import GAME, hand, legal, new_game, play, position, seen, told


def previews(s: GalaktikoState) -> dict[str, Preview]:
    found = GAME.preview(s, GAME.next_seat(s))
    assert isinstance(found, list)
    assert [entry.move for entry in found] == [MOVES.notation(move) for move in GAME.legal_moves(s, GAME.next_seat(s))]
    return {entry.move: entry for entry in found}


def test_gk_s5_all_see_the_same() -> None:
    s = new_game(3, FastRng(1))
    whole = [msgspec.to_builtins(seen(s, seat)) for seat in (0, 1, 2, SPECTATOR)]
    assert [entry.pop("seat") for entry in whole] == [0, 1, 2, SPECTATOR]
    assert whole == [whole[0]] * 4


def test_gk_c3_a_sector_shows_three_stations_and_which_are_open() -> None:
    sector = seen(position("seats: 3; at 2: 5b; queue 5: vortan rich-cafe bath-market; inspectors 5: 2")).sectors[4]
    assert sector.stations == [
        Station("museum", True, None),
        Station("factory", True, 2),
        Station("dacha", False, None),
    ]
    assert sector.queue == ["vortan", "rich-cafe", "bath-market"]
    assert sector.inspectors == 2


@pytest.mark.parametrize(("seats", "route"), [(2, "green"), (3, "yellow"), (4, "yellow"), (5, "pink"), (6, "pink")])
def test_gk_c3_the_route_follows_from_the_players(seats: int, route: str) -> None:
    assert seen(position(f"seats: {seats}")).route == route


def test_gk_e2_a_seat_shows_its_cards_and_what_they_count_now() -> None:
    seat = seen(position("at 1: 3a; hand 1: vortan bath-cafe rich-bath; scored 1: stowaway-bath bath-market")).seats[1]
    assert (seat.sector, seat.station) == (3, "3a")
    assert seat.hand == ["bath-cafe", "rich-bath", "vortan"]
    assert seat.scored == ["bath-market", "stowaway-bath"]
    assert (seat.points, seat.penalty, seat.score) == (3, -4, -1)


def test_gk_o2_a_seat_shows_no_penalty_for_those_who_would_walk() -> None:
    """Station 3a is a cafe, 3b a beach and 3c a factory."""
    cards = "at 1: 3a; hand 1: bath-cafe beach-museum rich-bath rich-factory stowaway-cafe vortan"
    s = position(f"they_walk: on; {cards}")
    assert (seen(s).seats[1].penalty, seen(s).seats[1].score, GAME.scores(s)[1]) == (-3, -3, -3)
    s = position(cards)
    assert (seen(s).seats[1].penalty, seen(s).seats[1].score, GAME.scores(s)[1]) == (-8, -8, -8)


def test_gk_s4_a_bus_that_has_not_started_stands_nowhere() -> None:
    view = seen(new_game(2, FastRng(3)))
    assert (view.question, view.round, view.end_of_shift, view.rounds_left) == ("start", 1, False, None)
    assert [(seat.sector, seat.station, seat.turns) for seat in view.seats] == [(None, None, 0)] * 2


def test_gk_e1_the_rounds_left_are_those_after_the_current_one() -> None:
    assert seen(position("round: 4; last round: 5")).rounds_left == 1
    assert seen(position("round: 5; last round: 5")).rounds_left == 0


def test_gk_e1_turns_taken_are_counted_from_the_first_driver() -> None:
    view = seen(position("seats: 3; round: 4; first: 1; turn: 0"))
    assert [seat.turns for seat in view.seats] == [3, 4, 4]
    over = seen(position("seats: 3; question: over; round: 5; last round: 5; first: 1; turn: 1"))
    assert [seat.turns for seat in over.seats] == [5, 5, 5]
    assert over.turn is None


def test_gk_s1_what_is_left_lists_every_kind_with_its_number() -> None:
    view = seen(position("deck: vortan inspector | rich-bath vortan end"))
    assert (view.upper, view.lower) == (2, 3)
    assert [left.card for left in view.left] == list(CARD_NAMES)
    assert [left for left in view.left if left.unseen] == [
        Left("rich-bath", 1),
        Left("vortan", 2),
        Left("inspector", 1),
    ]


def test_gk_s4_a_start_shows_who_boards() -> None:
    s = position("question: start; queue 2: vortan rich-cafe bath-market")
    assert previews(s)["start 2a"] == Preview(
        "start 2a", boards=["vortan", "rich-cafe", "bath-market"], hand=3, penalty=-4
    )


def test_gk_t3_a_flight_shows_its_path_and_where_cards_are_dealt() -> None:
    found = previews(position("at 0: 7a; at 1: 6a"))["fly 2a"]
    assert found.path == [8, 1, 2]
    assert found.deals == [1, 8, 7, 6, 5]


def test_gk_t1_a_full_circle_enters_all_eight_sectors() -> None:
    found = previews(position("seats: 3; full_circle: on; at 0: 7a"))["fly 7b"]
    assert found.path == [8, 1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    ("deck", "deals"),
    [
        ("deck: | vortan vortan end", [2, 1]),
        ("bitter_end: on; deck: vortan | vortan vortan", [2, 1, 8]),
        ("last round: 1; deck: | vortan vortan", []),
    ],
)
def test_gk_t5_no_more_cards_are_promised_than_the_deck_can_deal(deck: str, deals: list[int]) -> None:
    assert previews(position(f"at 0: 7a; at 1: 6a; {deck}"))["fly 3a"].deals == deals


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "hand 0: bath-museum museum-dacha rich-museum rich-bath; queue 5: vortan rich-cafe",
            Preview(
                "fly 5a",
                off=["bath-museum", "museum-dacha", "rich-museum"],
                points=4,
                boards=["vortan", "rich-cafe"],
                hand=3,
                penalty=-4,
            ),
        ),
        (
            "hand 0: stowaway-museum stowaway-bath; inspectors 5: 2",
            Preview(
                "fly 5a",
                off=["stowaway-museum"],
                scored=["stowaway-bath", "stowaway-museum"],
                inspector="scores",
                points=4,
            ),
        ),
        ("hand 0: rich-bath; inspectors 5: 1", Preview("fly 5a", inspector="returns", hand=1, penalty=-1)),
        (
            "hand 0: stowaway-museum; queue 5: vortan",
            Preview("fly 5a", off=["stowaway-museum"], boards=["vortan"], hand=1, penalty=-2),
        ),
        (
            "hand 0: vortan vortan vortan; queue 5: bath-cafe vortan rich-cafe vortan",
            Preview("fly 5a", pairs=2, boards=["bath-cafe", "rich-cafe"], hand=3, penalty=-4),
        ),
        (
            "hand 0: vortan vortan vortan vortan rich-bath; queue 5: bath-cafe rich-cafe",
            Preview("fly 5a", boards=["bath-cafe"], hand=6, penalty=-10),
        ),
        (
            "cheeky_stowaways: on; hand 0: stowaway-museum; queue 5: vortan",
            Preview("fly 5a", off=["stowaway-museum"], boards=["vortan"], hand=1, penalty=-2),
        ),
        (
            "rich_first: on; hand 0: bath-museum stowaway-museum",
            Preview("fly 5a", hand=2, penalty=-3),
        ),
        (
            "rich_first: on; cheeky_stowaways: on; hand 0: bath-museum stowaway-museum",
            Preview("fly 5a", off=["stowaway-museum"], hand=1, penalty=-1),
        ),
        (
            "rich_first: on; hand 0: bath-museum rich-museum",
            Preview("fly 5a", off=["bath-museum", "rich-museum"], points=3),
        ),
        (
            "optional_loading: on; hand 0: bath-museum; queue 5: vortan",
            Preview("fly 5a", off=["bath-museum"], points=1, boards=["vortan"], hand=1, penalty=-2),
        ),
        (
            "they_walk: on; round: 2; last round: 2; turn: 0; first: 1; hand 0: rich-factory; queue 5: rich-dacha",
            Preview("fly 5a", boards=["rich-dacha"], hand=2),
        ),
        (
            "they_walk: on; round: 2; last round: 2; hand 0: rich-factory vortan; queue 5: rich-dacha",
            Preview("fly 5a", boards=["rich-dacha"], hand=3, penalty=-2),
        ),
        ("inspectors 5: 1; last round: 2", Preview("fly 5a", inspector="returns")),
        ("bitter_end: on; inspectors 5: 1; deck: | vortan", Preview("fly 5a", inspector="discarded")),
        ("bitter_end: on; inspectors 5: 1; last round: 2; rest: discard", Preview("fly 5a", inspector="discarded")),
    ],
)
def test_a_flight_shows_who_leaves_and_who_boards(text: str, expected: Preview) -> None:
    s = position(f"at 0: 4a; {text}")
    found = previews(s)["fly 5a"]
    assert msgspec.structs.replace(found, path=[], deals=[]) == expected
    assert found.path == [5]


AT_THE_MUSEUM = "question: off; at 0: 5a; hand 0: bath-museum stowaway-museum vortan rich-bath"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (AT_THE_MUSEUM, Preview("off bath-museum", points=1, hand=3, penalty=-5)),
        (AT_THE_MUSEUM, Preview("off stowaway-museum", hand=3, penalty=-4)),
        (f"{AT_THE_MUSEUM}; queue 5: rich-cafe vortan", Preview("off vortan", pairs=1, hand=3, penalty=-4)),
        (
            f"{AT_THE_MUSEUM}; queue 5: rich-cafe vortan",
            Preview("stay", boards=["rich-cafe", "vortan"], hand=6, penalty=-9),
        ),
        (
            "question: off; at 0: 5a; hand 0: rich-museum; queue 5: vortan",
            Preview("off rich-museum", points=2, boards=["vortan"], hand=1, penalty=-2),
        ),
        (
            "question: load; optional_loading: on; at 0: 5a; hand 0: vortan; queue 5: rich-cafe vortan bath-cafe",
            Preview("load 2", boards=["rich-cafe", "vortan"], hand=3, penalty=-5),
        ),
        (
            "question: load; optional_loading: on; at 0: 5a; hand 0: vortan; queue 5: rich-cafe",
            Preview("load 0", hand=1, penalty=-2),
        ),
    ],
)
def test_other_moves_show_what_follows_from_them(text: str, expected: Preview) -> None:
    assert previews(position(text))[expected.move] == expected


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_a_preview_promises_comes_true(seats: int) -> None:
    """In games with the rules as they are, then with options drawn at random."""
    rng, dice = FastRng(seats), FastRng(10 + seats)
    flights = 0
    for number in range(8):
        options = {option.name: option.choices[dice.below(2, 0)] for option in OPTIONS} if number else {}
        s = new_game(seats, rng, options)
        while not GAME.is_over(s):
            moves = legal(s)
            before = canonical(s)
            found = previews(s)[moves[dice.below(len(moves), 0)]]
            assert canonical(s) == before
            flights += found.move.startswith("fly")
            check_promise(s, found, rng)
    assert flights > 8 * (3 * seats - 1)


def check_promise(s: GalaktikoState, promised: Preview, rng: FastRng) -> None:
    """Play a move, and after a flight let off all who can leave and take on board all who fit."""
    seat = int(GAME.next_seat(s))
    points, hand_before = seen(s).seats[seat].points, len(hand(s, seat).split())
    happened = play(s, f"{seat} {promised.move}", rng=rng)
    if promised.move.startswith("fly"):
        dealt = [event.sector for event in told(happened, "dealt") + told(happened, "inspector")]
        assert set(dealt) <= set(promised.deals)
        assert len(dealt) == len(promised.deals) or told(happened, "shift_ends")
        while GAME.next_seat(s) == seat and (leaving := legal(s)[0]).startswith("off"):
            happened += play(s, leaving, rng=rng)
        if seen(s).question == "load" and GAME.next_seat(s) == seat:
            happened += play(s, legal(s)[-1], rng=rng)
        icon = str(told(happened, "flies")[0].icon)
        left = [event for kind in ("caught", "off", "sneaks_off", "forced_off") for event in told(happened, kind)]
        with_icon = [str(event.card) for event in left if icon in str(event.card).split("-")]
        assert sorted(promised.off) == sorted(with_icon)
        assert promised.inspector == became_of_inspector(happened)
    walked = [event for event in told(happened, "walks") if event.seat == seat]
    assert [event.card for event in told(happened, "caught")] == promised.scored
    assert [event.card for event in told(happened, "boards")] == promised.boards
    assert len(told(happened, "pair")) == promised.pairs
    assert seen(s).seats[seat].points == points + promised.points
    assert len(hand(s, seat).split()) + len(walked) == promised.hand <= max(6, hand_before)
    assert seen(s).seats[seat].penalty == promised.penalty


def became_of_inspector(happened: list[Event]) -> str | None:
    if told(happened, "inspector_leaves"):
        return "scores"
    for event in told(happened, "inspector_returns"):
        return "discarded" if event.count == events.INTO_DISCARD else "returns"
    return None


def test_gk_e1_gk_o2_in_the_last_turn_of_a_seat_the_preview_is_its_final_score() -> None:
    """Whoever else still flies: nothing of it changes any more."""
    compared = 0
    for seats in (2, 3, 4, 5, 6):
        rng = FastRng(seats)
        s = new_game(seats, rng, {"they_walk": "on"})
        promised = dict[int, int]()
        while not GAME.is_over(s):
            seat, view = int(GAME.next_seat(s)), seen(s)
            found = previews(s)[legal(s)[0]]
            if view.rounds_left == 0:
                promised[seat] = view.seats[seat].points + found.points + found.penalty
            play(s, found.move, rng=rng)
        assert promised == dict(enumerate(GAME.scores(s)))
        compared += len(promised)
    assert compared == 2 + 3 + 4 + 5 + 6
