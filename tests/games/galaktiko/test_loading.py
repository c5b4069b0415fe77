"""GK-T9 to GK-T11 Loading. Seat 0 flies from 8a to 1a, a bath; the shift is over, so that nobody is dealt."""

from collections import Counter

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.games.galaktiko.parts.kinds import EXCESS
from kosmodrom.games.galaktiko.rules.loading import discard_excess
from tests.chance import Stacked
from tests.games.galaktiko.positions import (
    discard,
    hand,
    legal,
    play,
    position,
    question,
    queue,
    refusal,
    scored,
    told,
    told_kinds,
)
from tests.spread import check_spread

OVER = "last round: 2"
QUEUE = "queue 1: rich-cafe vortan cafe-beach stowaway-bath cafe-museum rich-dacha cafe-dacha"


def test_gk_t9_from_the_bottom_of_the_queue_until_six_are_in_hand() -> None:
    s = position(f"{OVER}; hand 0: rich-market rich-museum; {QUEUE}")
    happened = play(s, "fly 1a")
    assert [event.card for event in told(happened, "boards")] == ["rich-cafe", "vortan", "cafe-beach", "stowaway-bath"]
    assert (hand(s, 0), queue(s, 1)) == (
        "cafe-beach rich-market rich-cafe rich-museum stowaway-bath vortan",
        "cafe-museum rich-dacha cafe-dacha",
    )


def test_gk_t9_until_the_queue_is_empty() -> None:
    s = position(f"{OVER}; hand 0: rich-market; queue 1: rich-cafe vortan")
    play(s, "fly 1a")
    assert (hand(s, 0), queue(s, 1)) == ("rich-market rich-cafe vortan", "")


@pytest.mark.parametrize("held", [0, 3, 6])
def test_gk_t9_never_more_than_six(held: int) -> None:
    cards = ["market-beach", "market-museum", "market-factory", "market-cinema", "market-dacha", "beach-museum"][:held]
    s = position(f"{OVER}; hand 0: {' '.join(cards)}; {QUEUE}")
    play(s, "fly 1a")
    assert (len(hand(s, 0).split()), len(queue(s, 1).split())) == (6, 7 - (6 - held))


def test_gk_t9_an_empty_queue_gives_nobody() -> None:
    s = position(f"{OVER}; hand 0: rich-market; queue 2: rich-cafe")
    play(s, "fly 1a")
    assert (hand(s, 0), queue(s, 2)) == ("rich-market", "rich-cafe")


def test_gk_t9_cards_dealt_before_go_on_top_and_board_last() -> None:
    s = position("at 0: 8a; at 1: 7a; queue 1: vortan vortan; hand 1: rich-cafe rich-cafe")
    play(s, "fly 3a", deals="rich-dacha rich-market rich-market vortan vortan")
    happened = play(s, "1 fly 2a", deals="bath-cafe bath-beach bath-museum bath-factory bath-cinema")
    assert queue(s, 1) == "vortan vortan rich-market bath-cafe"
    assert [event.card for event in told(happened, "boards")] == ["rich-dacha"]


def test_gk_t9_decided_it_is_compulsory_and_not_asked() -> None:
    s = position(f"{OVER}; hand 0: rich-market; queue 1: vortan stowaway-cafe")
    play(s, "fly 1a")
    assert (question(s), hand(s, 0)) == ("fly 1", "rich-market stowaway-cafe vortan")


def test_gk_t9_after_it_the_turn_ends() -> None:
    s = position(f"{OVER}; hand 0: rich-bath; queue 1: vortan")
    play(s, "fly 1a")
    assert question(s) == "off 0"
    play(s, "stay")
    assert (question(s), hand(s, 0)) == ("fly 1", "rich-bath vortan")


# Optional loading

OPTIONAL = f"{OVER}; optional_loading: on"


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 4])
def test_gk_t9_option_any_number_from_none_up_still_from_the_bottom(cards: int) -> None:
    s = position(f"{OPTIONAL}; hand 0: rich-market rich-museum; {QUEUE}")
    play(s, "fly 1a")
    assert (question(s), legal(s)) == ("load 0", ["load 0", "load 1", "load 2", "load 3", "load 4"])
    happened = play(s, f"load {cards}")
    waiting = QUEUE.partition(": ")[2].split()
    assert [event.card for event in told(happened, "boards")] == waiting[:cards]
    assert queue(s, 1).split() == waiting[cards:]
    assert question(s) == "fly 1"


def test_gk_t9_option_more_than_fit_or_wait_are_refused() -> None:
    s = position(f"{OPTIONAL}; hand 0: rich-market rich-museum; {QUEUE}")
    play(s, "fly 1a")
    assert refusal(s, "load 5") == "GK-T9"
    s = position(f"{OPTIONAL}; hand 0: rich-market; queue 1: vortan")
    play(s, "fly 1a")
    assert [refusal(s, f"load {cards}") for cards in (1, 2, 6)] == [None, "GK-T9", "GK-T9"]


def test_gk_t9_option_six_may_board_an_empty_bus() -> None:
    s = position(f"{OPTIONAL}; {QUEUE}")
    play(s, "fly 1a", "load 6")
    assert (len(hand(s, 0).split()), queue(s, 1)) == (6, "cafe-dacha")


@pytest.mark.parametrize(
    "text",
    [
        "hand 0: rich-market",
        f"hand 0: market-beach market-museum market-factory market-cinema market-dacha beach-museum; {QUEUE}",
    ],
    ids=["empty queue", "full bus"],
)
def test_gk_t9_option_nothing_is_asked_when_nobody_could_board(text: str) -> None:
    s = position(f"{OPTIONAL}; {text}")
    play(s, "fly 1a")
    assert question(s) == "fly 1"


def test_gk_t9_option_comes_after_the_drop_off() -> None:
    s = position(f"{OPTIONAL}; hand 0: rich-bath; queue 1: vortan rich-cafe")
    play(s, "fly 1a", "off rich-bath")
    assert (question(s), legal(s)) == ("load 0", ["load 0", "load 1", "load 2"])


def test_gk_t9_option_leaves_the_start_alone() -> None:
    s = position("optional_loading: on; question: start; turn: 1; queue 3: vortan bath-market rich-cafe")
    play(s, "1 start 3a")
    assert (hand(s, 1), question(s)) == ("bath-market rich-cafe vortan", "start 0")


# More than six

EIGHT = "market-beach market-museum market-factory market-cinema market-dacha beach-museum rich-museum vortan"


def test_gk_t10_the_excess_is_discarded_at_random() -> None:
    s = position(f"{OVER}; hand 0: {EIGHT}; {QUEUE}")
    happened = play(s, "fly 1a", "stay", rng=Stacked({EXCESS: [7, 0]}))
    assert hand(s, 0) == "market-museum market-factory market-cinema market-dacha beach-museum rich-museum"
    assert discard(s) == "market-beach vortan"
    assert [event.card for event in told(happened, "excess")] == ["vortan", "market-beach"]
    assert "boards" not in told_kinds(happened)


def test_gk_t10_every_card_of_the_hand_is_as_likely_to_go() -> None:
    gone = Counter[str]()
    rng = FastRng(10)
    for _ in range(800):
        s = position(f"{OVER}; hand 0: {EIGHT}; rest: discard")
        before = Counter(discard(s).split())
        discard_excess(s, 0, rng)
        gone.update(Counter(discard(s).split()) - before)
    check_spread(gone, dict.fromkeys(EIGHT.split(), 1))


def test_gk_t10_who_gets_off_first_is_no_excess() -> None:
    s = position(f"{OVER}; hand 0: {EIGHT}; {QUEUE}".replace("market-", "bath-"))
    play(s, "fly 1a", "off bath-beach", "off bath-museum", "off bath-factory", "stay")
    assert (len(hand(s, 0).split()), len(scored(s, 0).split()), discard(s)) == (6, 3, "")


def test_gk_t10_six_are_not_too_many() -> None:
    s = position(f"{OVER}; hand 0: {' '.join(EIGHT.split()[:6])}; {QUEUE}")
    play(s, "fly 1a")
    assert (hand(s, 0), discard(s)) == (" ".join(EIGHT.split()[:6]), "")


# No short hops


def test_gk_t11_those_loaded_now_can_leave_on_a_later_turn_only() -> None:
    """Both have the icon of the station where they board; the turn is over all the same."""
    s = position(f"{OVER}; at 1: 6a; hand 0: rich-bath; queue 1: bath-cafe rich-bath")
    play(s, "fly 1a", "off rich-bath")
    assert (question(s), hand(s, 0), scored(s, 0)) == ("fly 1", "bath-cafe rich-bath", "rich-bath")
    play(s, "1 fly 7a", "0 fly 3a")
    assert legal(s) == ["off bath-cafe", "stay"]


def test_gk_t11_with_optional_loading_too() -> None:
    s = position(f"{OPTIONAL}; at 1: 6a; queue 1: bath-cafe")
    play(s, "fly 1a", "load 1")
    assert (question(s), hand(s, 0)) == ("fly 1", "bath-cafe")
