"""The guided first game: it plays, shows everything there is to learn, and what the coach says is so."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from kosmodrom.games import find, with_content
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.content import FOLDER
from kosmodrom.games.space_explorers.preview import MovePreview
from kosmodrom.games.space_explorers.view.printed import Card, ProjectSide
from kosmodrom.games.space_explorers.view.shapes import PaymentView, Seat
from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.games.space_explorers.lessons import Told, report, tell

GAME = find("space_explorers")
LESSON = GAME.about.lesson
assert LESSON is not None
LEARNER, NOVA = 0, 1
BLUE, GREEN, YELLOW, RED, PURPLE = range(5)
VOSTOK = "3-soviet"


@pytest.fixture(scope="module")
def scenes() -> list[Told]:
    assert LESSON is not None
    return list(tell(GAME, LESSON))


def told_at(scenes: list[Told], text: str) -> Told:
    return next(told for told in scenes if told.scene.coach == f"lesson-{text}")


def after(scenes: list[Told], text: str) -> Told:
    return scenes[scenes.index(told_at(scenes, text)) + 1]


def view_at(scenes: list[Told], text: str) -> ExplorersView:
    return told_at(scenes, text).view


def card(scenes: list[Told], number: int) -> Card:
    return scenes[0].view.printed.cards[number - 1]


def ability(scenes: list[Told], number: int) -> str:
    words = card(scenes, number).ability
    assert words is not None
    return words.words


def project(scenes: list[Told], name: str) -> ProjectSide:
    return next(side for side in scenes[0].view.printed.projects if side.project == name)


def learner(view: ExplorersView) -> Seat:
    return view.seats[LEARNER]


def payment_at(scenes: list[Told], text: str) -> PaymentView:
    payment = view_at(scenes, text).payment
    assert payment is not None
    return payment


def brought(told: Told) -> MovePreview:
    """What the move of the lesson would bring."""
    assert told.preview is not None
    return next(found for found in told.preview.moves if found.move == told.scene.move)


def count_cards(view: ExplorersView) -> int:
    return sum(len(stack) for stack in learner(view).hub)


def test_it_is_a_base_game_for_two_in_some_twenty_steps(scenes: list[Told]) -> None:
    assert LESSON is not None
    assert (LESSON.seats, LESSON.seat, scenes[0].view.modules) == (2, LEARNER, [])
    assert 18 <= len(scenes) <= 24
    assert {told.view.round for told in scenes} == set(range(1, 7))
    assert not scenes[-1].view.ending


def test_it_is_taught_with_the_content_the_game_comes_with_and_with_no_pack(tmp_path: Path) -> None:
    pack = shutil.copytree(FOLDER, tmp_path / "pack")
    assert with_content("space_explorers", pack).about.lessons == ()


def test_the_learner_is_never_asked_without_a_choice(scenes: list[Told]) -> None:
    for told in scenes[:-1]:
        assert told.preview is not None
        assert told.scene.seat != LEARNER or len(told.preview.moves) > 1


def test_a_step_that_breaks_is_named_with_the_moves_that_are_legal_there() -> None:
    assert LESSON is not None
    broken = (*LESSON.scenes[:3], replace(LESSON.scenes[3], move="recruit 22-testing"), *LESSON.scenes[4:])
    *_, last = report(GAME, replace(LESSON, scenes=broken))
    assert last.startswith("BROKEN: lesson.toml, step 4: seat 0 can't recruit 22-testing: SX-")
    assert "recruit 1-engineering" in last
    assert not any(line.startswith("BROKEN") for line in report(GAME, LESSON))


@pytest.mark.parametrize(
    "kind",
    [events.TOOK, events.RECRUITS, events.SPENT, events.RETURNED, events.TOKENS, events.RECRUITED, events.PROJECT],
)
def test_everything_is_seen_once(scenes: list[Told], kind: int) -> None:
    assert kind in [event.kind for told in scenes for step in told.made for event in step.events]


def test_what_the_coach_says_of_the_aim_is_so(scenes: list[Told]) -> None:
    vostok = project(scenes, VOSTOK)
    assert vostok.needs == [2, 0, 0, 0, 3] and VOSTOK in scenes[0].view.projects
    assert vostok.points > max(each.points for each in scenes[0].view.printed.cards)
    assert (vostok.en, vostok.ru) == ("Vostok 1", "Восток-1")
    assert set(card(scenes, 53).skills) == {"blue", "purple"}


def test_what_the_coach_says_of_tokens_is_so(scenes: list[Told]) -> None:
    assert sorted(card(scenes, 25).cost) == ["green", "purple"] and card(scenes, 25).division == "science"
    before, paid = view_at(scenes, "rival-pays"), view_at(scenes, "recruit")
    assert learner(before).tokens[:5] == [1, 1, 1, 1, 1] and learner(paid).tokens[:5] == [1, 2, 1, 1, 2]
    assert ability(scenes, 1) == "icons green"
    assert payment_at(scenes, "first-token").needs == [0, 0, 1, 0, 1]
    assert payment_at(scenes, "second-token").open == 1
    view = view_at(scenes, "rival-takes")
    assert [each.card for each in learner(view).hub[BLUE]] == [1] and learner(view).skills[BLUE] == 1


def test_what_the_coach_says_of_a_giver_and_a_returned_card_is_so(scenes: list[Told]) -> None:
    assert set(card(scenes, 41).skills) == {"red", "purple"} and len(card(scenes, 41).cost) == 4
    assert learner(view_at(scenes, "giver")).hub[BLUE][-1].is_working
    assert payment_at(scenes, "return").needs == [3, 0, 0, 0, 0] and payment_at(scenes, "return").worth == 2
    view = view_at(scenes, "return")
    assert view.own is not None and view.own.hand == [24, 53] and learner(view).tokens[BLUE] == 1
    assert not set(card(scenes, 24).skills) & {"blue", "purple"}
    assert payment_at(scenes, "rest").open == 1
    price = brought(told_at(scenes, "rest")).price
    assert price is not None and (price.tokens, price.cards) == ([1, 0, 0, 0, 0, 0], [])
    view = after(scenes, "rest").view
    assert 24 in [each.card for each in view.center] and [each.card for each in learner(view).hub[PURPLE]] == [41]


def test_what_the_coach_says_of_novas_payment_is_so(scenes: list[Told]) -> None:
    told = told_at(scenes, "rival-returns")
    assert sorted(card(scenes, 40).cost) == ["blue", "blue", "green", "green"]
    assert told.view.seats[NOVA].tokens[GREEN] == 0
    price = brought(told).price
    assert price is not None and (price.tokens, price.cards) == ([2, 0, 0, 0, 0, 0], [19])


def test_what_the_coach_says_of_the_discount_is_so(scenes: list[Told]) -> None:
    assert learner(view_at(scenes, "discount")).discounts[PURPLE] == 2 and len(card(scenes, 51).cost) == 3
    payment = payment_at(scenes, "one-icon")
    assert (payment.open, payment.needs[BLUE], card(scenes, 51).cost[0]) == (1, 1, "blue")
    covered, on_top = learner(view_at(scenes, "rival-follows")).hub[PURPLE]
    assert (covered.card, on_top.card, on_top.is_working) == (41, 51, False)


def test_what_the_coach_says_of_the_project_is_so(scenes: list[Told]) -> None:
    free = told_at(scenes, "free")
    price = brought(free).price
    assert price is not None and not any(price.tokens) and not price.cards
    assert learner(free.view).discounts[PURPLE] == 3 and card(scenes, 53).cost[0] == "green"
    assert len(card(scenes, 53).cost) == 4
    view = view_at(scenes, "project")
    assert (learner(view).skills[BLUE], learner(view).skills[PURPLE]) == (2, 3)
    done = after(scenes, "project").view
    assert learner(done).done == [VOSTOK] and len(done.projects) == 3
    assert learner(done).skills == learner(view).skills and count_cards(done) == count_cards(view)
    assert learner(done).points.total > done.seats[NOVA].points.total


def test_what_the_coach_says_of_novas_giver_is_so(scenes: list[Told]) -> None:
    told = told_at(scenes, "rival-giver")
    assert card(scenes, 42).cost[-1] == "purple"
    assert ability(scenes, 40) == "icons yellow yellow"
    price = brought(told).price
    assert price is not None and (sum(price.tokens), price.cards) == (2, [])


def test_what_the_coach_says_of_the_last_turn_is_so(scenes: list[Told]) -> None:
    view = view_at(scenes, "dear")
    assert learner(view).discounts[PURPLE] == 5
    assert len(card(scenes, 58).cost) == 6 == max(len(each.cost) for each in view.printed.cards)
    assert payment_at(scenes, "last-token").needs == [1, 0, 0, 0, 0]
    last = scenes[-1].view
    assert learner(last).points.total > last.seats[NOVA].points.total
