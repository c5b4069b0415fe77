"""The second guided game: with powers, what the coach says is so."""

import pytest

from kosmodrom.games import find
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.view.shapes import PaymentView, PowerBoard, Seat
from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.games.space_explorers.lessons import Told, report, tell

GAME = find("space_explorers")
LESSON = GAME.about.lessons[1]
LEARNER, NOVA = 0, 1
BLUE, GREEN, YELLOW, RED, PURPLE = range(5)
USA, FRANCE = 1, 2


@pytest.fixture(scope="module")
def scenes() -> list[Told]:
    return list(tell(GAME, LESSON))


def told_at(scenes: list[Told], text: str) -> Told:
    return next(told for told in scenes if told.scene.coach == f"lesson-powers-{text}")


def view_at(scenes: list[Told], text: str) -> ExplorersView:
    return told_at(scenes, text).view


def learner_at(scenes: list[Told], text: str) -> Seat:
    return view_at(scenes, text).seats[LEARNER]


def board_at(scenes: list[Told], text: str) -> PowerBoard:
    board = learner_at(scenes, text).board
    assert board is not None
    return board


def payment_at(scenes: list[Told], text: str) -> PaymentView:
    payment = view_at(scenes, text).payment
    assert payment is not None
    return payment


def tokens_at(scenes: list[Told], text: str) -> dict[int, tuple[str, str]]:
    """Power tokens in the Center, by their cards."""
    return {each.card: (each.token.power, each.token.icon) for each in view_at(scenes, text).center if each.token}


def price_at(scenes: list[Told], text: str) -> tuple[list[int], list[int]]:
    """What the move of the lesson takes."""
    told = told_at(scenes, text)
    assert told.preview is not None
    price = next(found for found in told.preview.moves if found.move == told.scene.move).price
    assert price is not None
    return list(price.tokens), list(price.cards)


def test_it_is_a_game_with_powers_for_two_in_some_twenty_steps(scenes: list[Told]) -> None:
    view = scenes[0].view
    assert (LESSON.name, LESSON.seats, LESSON.seat, view.modules) == ("powers", 2, LEARNER, ["powers"])
    assert [seat.board.power for seat in view.seats if seat.board] == ["japan", "ussr"]
    assert 18 <= len(scenes) <= 24 and {told.view.round for told in scenes} == {1, 2, 3, 4}
    assert not any(line.startswith("BROKEN") for line in report(GAME, LESSON))


def test_the_learner_is_never_asked_without_a_choice(scenes: list[Told]) -> None:
    for told in scenes[:-1]:
        assert told.preview is not None
        assert told.scene.seat != LEARNER or len(told.preview.moves) > 1


@pytest.mark.parametrize("kind", [events.GAINED, events.NICHE, events.MARKED, events.MOVED, events.SECTION])
def test_everything_is_seen_once(scenes: list[Told], kind: int) -> None:
    assert kind in [event.kind for told in scenes for step in told.made for event in step.events]


def test_what_the_coach_says_of_ones_own_token_is_so(scenes: list[Told]) -> None:
    assert sorted(power for power, _ in tokens_at(scenes, "welcome").values()) == ["france", "japan", "usa", "ussr"]
    assert tokens_at(scenes, "welcome")[1] == ("japan", "green")
    assert payment_at(scenes, "own").needs == [0, 0, 1, 0, 1]
    board = board_at(scenes, "lay")
    assert board.sections[0].icon == "green" and not board.sections[0].is_used
    lays = told_at(scenes, "lay").preview
    assert lays is not None and "lay 2" in [found.move for found in lays.moves]


def test_what_the_coach_says_of_novas_tokens_is_so(scenes: list[Told]) -> None:
    assert tokens_at(scenes, "rival-takes")[9] == ("usa", "red")
    assert tokens_at(scenes, "section")[29] == ("usa", "red")
    before, after = learner_at(scenes, "rival-pays").tokens, learner_at(scenes, "rival-moves").tokens
    assert [now - then for then, now in zip(before, after, strict=True)] == [0, 0, 2, 0, 2, 0]
    assert 9 not in tokens_at(scenes, "rival-recruits") and tokens_at(scenes, "rival-moves")[11][0] == "ussr"
    assert tokens_at(scenes, "second")[20][0] == "ussr" and 54 not in tokens_at(scenes, "rival-waits")
    costs = [len(view_at(scenes, "second").printed.cards[card - 1].cost) for card in (11, 20)]
    assert costs[0] > costs[1]


def test_what_the_coach_says_of_the_section_is_so(scenes: list[Told]) -> None:
    assert view_at(scenes, "foreign").this_turn.wild == 2 and board_at(scenes, "foreign").sections[0].is_used
    assert view_at(scenes, "foreign").printed.cards[49].cost == ["yellow", "blue"]
    assert tokens_at(scenes, "foreign")[50] == ("france", "any")
    assert price_at(scenes, "foreign") == ([0] * 6, [])
    assert board_at(scenes, "international").international[FRANCE] == 1


def test_what_the_coach_says_of_the_second_niche_is_so(scenes: list[Told]) -> None:
    assert tokens_at(scenes, "second")[2][0] == "japan"
    assert view_at(scenes, "second").printed.cards[1].cost == ["red", "green"]
    assert payment_at(scenes, "red-icon").needs == [0, 0, 0, 1, 0]
    assert board_at(scenes, "niches").sections[1].icon is not None
    discounts = learner_at(scenes, "niches").discounts
    assert discounts[BLUE] == max(discounts) > sorted(discounts)[-2]
    kept = told_at(scenes, "keep").preview
    assert kept is not None and {found.move for found in kept.moves} == {"section 2", "done"}


def test_what_the_coach_says_of_the_set_is_so(scenes: list[Told]) -> None:
    assert tokens_at(scenes, "set")[29] == ("usa", "red")
    assert payment_at(scenes, "dear").needs == [1, 0, 0, 1, 3]
    assert price_at(scenes, "dear") == ([1, 0, 0, 0, 2, 0], [27])
    board = board_at(scenes, "points")
    assert (board.international[USA], board.international[FRANCE]) == (1, 1)
    assert next(each.sets for each in scenes[0].view.printed.powers if each.power == "japan")[1:3] == [3, 6]
    assert learner_at(scenes, "points").points.powers == 3
