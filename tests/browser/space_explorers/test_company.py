"""Space Explorers with somebody else: at one device with a curtain between turns, and in two browsers to the result."""

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.http_player import Json
from tests.browser.player import LONGEST
from tests.browser.result import assert_result_is_true, shown_scores
from tests.browser.space_explorers.player import SpaceExplorersPlayer
from tests.browser.space_explorers.tables import keen
from tests.browser.test_hot_seat import LONGER_THAN_A_LAST_LOOK, MOVED_ON, NEXT
from tests.browser.test_two_browsers import asked_of, catch_up, invite, seat_of
from tests.browser.visitor import PHONE, as_object

CARDS: Final = "() => [...document.querySelectorAll('[data-card]')].map((thing) => Number(thing.dataset.card))"
TALENTS: Final = "() => [...document.querySelectorAll('[data-move^=talent]')].map((thing) => thing.dataset.move)"
MODULES: Final = {"modules": "chosen", "with-powers": "on", "with-talents": "on", "with-goals": "on"}
ROUNDS: Final = 2


def secrets_of(board: Json) -> set[int]:
    """Cards in somebody's hand, by their own board, that nobody else has seen."""
    view = board["view"]
    return set(view["own"]["hand"]) - set(view["seats"][view["seat"]]["known"])


def assert_hidden(board: Json, page: Page) -> int:
    """The page shows none of the secrets of this board; how many those are."""
    secrets = secrets_of(board)
    assert not secrets & set(page.evaluate(CARDS))
    if board["view"]["question"] == "talent":
        assert not {f"talent {number}" for number in board["view"]["own"]["offered"]} & set(page.evaluate(TALENTS))
    return len(secrets)


@pytest.mark.timeout(300)
def test_two_rounds_at_one_phone_in_russian_with_a_curtain_between_turns(visit: Visit) -> None:
    player = SpaceExplorersPlayer(visit(device=PHONE, language="ru"), seed=12, speed="off")
    player.page.clock.install()
    player.introduce("Белка")
    page = player.visitor.open("/new/space_explorers?with=device")
    page.locator("[data-option=modules] summary").tap()
    page.get_by_role("radio", name="Каждый отдельно").check()
    page.get_by_role("checkbox", name="Таланты").check()
    expect(page.locator("[data-option=level]")).to_have_count(0)
    page.get_by_role("button", name="Поехали!").tap()
    page.wait_for_url("**/t/*")
    player.table = page.url.rpartition("/")[2]
    curtain = page.locator("[data-curtain]")
    seat, curtains, hidden = -1, 0, 0
    for _ in range(LONGEST):
        met = page.wait_for_function(NEXT).json_value()
        paths = [f"/tables/{player.table}{who}" for who in ("", "?as=1")]
        boards: list[Json] = [as_object(player.visitor.api("GET", path)) for path in paths]
        if boards[0]["view"]["round"] > ROUNDS:
            break
        if met == "curtain":
            seat = int(curtain.get_attribute("data-curtain") or -1)
            assert page.evaluate(CARDS) == [], "behind the curtain there is nothing"
            curtain.get_by_role("button").first.tap()
            expect(curtain).to_have_count(0)
            curtains += 1
        else:
            hidden += assert_hidden(boards[1 - seat], page)
            sight = player.glance()
            player.answer_by_list()
            page.wait_for_function(MOVED_ON, arg=sight.step)
            page.clock.fast_forward(LONGER_THAN_A_LAST_LOOK)
    assert curtains >= 2 * ROUNDS and player.kinds.keys() >= {"talent"}
    assert hidden > 0, "there was something to hide"


@pytest.mark.timeout(300)
def test_two_browsers_from_the_invitation_to_the_result(visit: Visit) -> None:
    """Of a game with three modules the beginning and the last round are played on the pages, the rest without them."""
    host = SpaceExplorersPlayer(visit(language="ru"), seed=6, speed="off")
    guest = SpaceExplorersPlayer(visit(device=PHONE), seed=7, speed="off")
    host.begin(["me", "open"], options=MODULES)
    invite(host, guest)
    players = (host, guest)
    hidden = _play_on_pages(players, 10)
    choose = keen(Random(3))
    while (player := asked_of(players)) is not None:
        board: Json = player.board()
        if board["view"]["ending"]:
            break
        move = choose(board["you"], board)
        player.command({"type": "play", "question": board["question"], "moves": [move]})
    catch_up(players)
    hidden += _play_on_pages(players, LONGEST)
    assert hidden > 3, "there was something to hide"
    for player in players:
        expect(player.page.locator("[data-result-toggle]")).to_be_attached()
        _assert_frames_tell_only_what_is_public(player)
        assert_result_is_true(player)
        expect(player.page.locator("[data-brought] h4")).to_have_count(3)
    assert shown_scores(host.page) == shown_scores(guest.page)


def _play_on_pages(players: tuple[SpaceExplorersPlayer, SpaceExplorersPlayer], most: int) -> int:
    """Both answer what they are asked, so often or to the end; how much there was to hide."""
    hidden = 0
    for _ in range(most):
        player = asked_of(players)
        if player is None:
            break
        other = players[1 - players.index(player)]
        catch_up(players)
        sight = player.glance()
        hidden += assert_hidden(other.board(), player.page)
        if player.visitor.device.has_touch:
            player.answer_by_touch(sight)
        else:
            player.answer_by_mouse(sight)
    return hidden


def _assert_frames_tell_only_what_is_public(player: SpaceExplorersPlayer) -> None:
    """No frame tells what the other drew or was offered."""
    boards: list[Json] = player.boards()
    seat = seat_of(player)
    assert len(boards) > 10
    for board in boards:
        if board["view"]:
            assert board["view"]["seat"] == board["you"] == seat
            assert {type(each["hand"]) for each in board["view"]["seats"]} == {int}
        for line in board["lines"]:
            event = line.get("event")
            if event and event["seat"] != seat and event["kind"] in ("drew", "chose"):
                assert "card" not in event and "talent" not in event
