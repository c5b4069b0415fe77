"""Two people, each with their own browser, from the invitation to the result; nobody learns what they must not."""

import re
from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.kosmopolis.player import KosmopolisPlayer
from tests.browser.kosmopolis.test_board import assert_checks_were_shown
from tests.browser.player import LONGEST, Player
from tests.browser.result import assert_result_is_true, shown_scores
from tests.browser.visitor import as_object

CARDS: Final = {
    "b": "agent|агент|агента",
    "p": "cleric|клирик|клирика",
    "g": "scholar|учёный|учёного",
    "y": "merchant|торговец|торговца",
}
"""How one card is called; totals of a colour are told of many."""
MARKED: Final = """
() => [...document.querySelectorAll("[data-card], [data-place]")]
  .flatMap((thing) => [thing.dataset.card, thing.dataset.place?.split("-").at(-1)]).filter(Boolean)
"""
SPOKEN: Final = """
() => document.body.textContent + [...document.querySelectorAll("[aria-label], [title]")]
  .map((thing) => ` ${thing.getAttribute("aria-label")} ${thing.title} `).join("")
"""


P = TypeVar("P", bound=Player)


def cards_in(thing: object) -> set[str]:
    """All cards that something in JSON names."""
    if isinstance(thing, str):
        return {thing} if re.fullmatch("[bpgy][2-6]", thing) else set()
    if isinstance(thing, dict):
        return set().union(*(cards_in(each) for each in thing.values()))
    return set().union(*(cards_in(each) for each in thing)) if isinstance(thing, list) else set()


def secrets_of(other: dict[str, object], reader: dict[str, object]) -> set[str]:
    """Cards that somebody holds, by his board, and of whose like the reader of another can't know a single one."""
    own, view = as_object(as_object(other["view"])["own"]), as_object(reader["view"])
    known = cards_in([view["capital"], view["seats"], view["discard"], view["own"]])
    return cards_in([own["hand"], own["pack"]]) - known


def assert_hidden(secrets: set[str], page: Page) -> None:
    """Neither marks nor words of the page tell of these cards."""
    assert not secrets & set(page.evaluate(MARKED))
    spoken = page.evaluate(SPOKEN)
    for card in secrets:
        assert not re.search(rf"\b({CARDS[card[0]]}) {card[1]}\b", spoken, re.IGNORECASE), card


def assert_boards_tell_only_what_is_public(player: KosmopolisPlayer) -> None:
    """Of the other seat no frame names a card that was not played openly."""
    boards = player.boards()
    assert len(boards) > 50
    for board in boards:
        view = board["view"]
        if isinstance(view, dict):
            assert view["seat"] == board["you"] == seat_of(player)
            assert {type(seat[what]) for seat in view["seats"] for what in ("hand", "pack")} == {int}
        assert isinstance(board["lines"], list)
        for line in board["lines"]:
            event = line.get("event")
            if event and event["seat"] != board["you"] and event["kind"] in ("kept", "passed", "drawn", "looked"):
                assert "card" not in event and "value" not in event
                assert not re.search("[2-6]", line["text"].replace(str(event.get("cards", "")), ""))


def seat_of(player: Player) -> int:
    """Where somebody sits."""
    seat = player.board()["you"]
    assert isinstance(seat, int)
    return seat


def meet(visit: Visit) -> tuple[KosmopolisPlayer, KosmopolisPlayer]:
    """A Russian host and an English guest, who came by the link; dealt."""
    host = KosmopolisPlayer(visit(language="ru"), seed=6, speed="off")
    guest = KosmopolisPlayer(visit(), seed=7, speed="off")
    host.begin(["me", "open"])
    invite(host, guest)
    return host, guest


def invite(host: Player, guest: Player) -> None:
    """The guest comes by the link of the host's table, and the host has the cards dealt."""
    link = host.page.get_by_label("Ссылка на стол").input_value()
    guest.visitor.page.goto(link)
    guest.page.get_by_role("textbox").fill("Alex")
    guest.page.get_by_role("button", name="Take a seat").click()
    guest.page.wait_for_url("**/t/*")
    guest.table = host.table
    expect(host.page.get_by_text("Alex").first).to_be_visible()
    host.page.get_by_role("button", name="Поехали!").click()
    for player in (host, guest):
        expect(player.page.locator("[data-board]")).to_be_visible()


def catch_up(players: Sequence[Player]) -> None:
    """Wait until everybody's page shows what was done without it."""
    for player in players:
        expect(player.page.locator("[data-layout]")).to_have_attribute("data-step", str(player.board()["step"]))


def asked_of(players: Sequence[P]) -> P | None:
    """Who is to answer, by what the server says; nobody: the game is over."""
    board = players[0].board()
    assert isinstance(board["seats"], list)
    seats = [seat for seat, who in enumerate(board["seats"]) if who.get("is_turn")]
    return players[seats[0]] if seats and board["status"] == "playing" else None


@pytest.mark.timeout(300)
def test_a_whole_game_in_two_languages_by_an_invitation(visit: Visit) -> None:
    host, guest = players = meet(visit)
    hidden = 0
    answered: dict[KosmopolisPlayer, int] = {}
    for turn in range(LONGEST):
        player = asked_of(players)
        if player is None:
            break
        sight = player.see(since=answered.get(player))
        answered[player] = sight.question
        if turn % 3 == 0:
            other = guest if player is host else host
            secrets = secrets_of(other.board(), player.board())
            assert_hidden(secrets, player.page)
            assert not secrets & cards_in(player.boards()[-1])
            hidden += len(secrets)
        player.answer_by_mouse(sight)
    assert hidden > 10, "there was something to hide"
    for player in players:
        assert player.see(since=answered[player]).is_over
        assert_checks_were_shown(player)
        assert_boards_tell_only_what_is_public(player)
        assert_result_is_true(player)
    assert shown_scores(host.page) == shown_scores(guest.page)
    ending = as_object(host.board()["ending"])
    headlines = [player.page.locator(".result [role=status] h2").inner_text() for player in players]
    told = {0: ("Вы победили!", "2nd place, "), 1: ("2-е место", "You won!")}
    winners = ending["winners"]
    assert isinstance(winners, list)
    if len(winners) == 1:
        for headline, beginning in zip(headlines, told[winners[0]], strict=True):
            assert headline.startswith(beginning)


def test_what_one_says_the_other_reads(visit: Visit) -> None:
    host, guest = meet(visit)
    host.see()
    guest.see()
    host.page.locator("[data-chat]").fill("Привет! Кто первый?")
    host.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-log]")).to_contain_text("Robin: Привет! Кто первый?")
    guest.page.locator("[data-chat]").fill("You, I think")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator("[data-log]")).to_contain_text("Alex: You, I think")
    expect(host.page.locator("[data-told]")).to_contain_text("Alex: You, I think")
    expect(guest.page.locator("[data-chat]")).to_have_value("")


def test_a_move_is_taken_back_if_the_other_agrees(visit: Visit) -> None:
    host, guest = players = meet(visit)
    rng = Random(1)
    mover = host
    while (board := mover.board()) and as_object(board["view"])["question"] != "play":
        moves = board["moves"]
        assert isinstance(moves, list)
        mover.command({"type": "play", "question": board["question"], "moves": [rng.choice(moves)["move"]]})
        mover = asked_of(players) or host
    other = guest if mover is host else host
    catch_up(players)
    before = mover.see()
    mover.answer_by_list(mover.cityward())
    expect(other.page.locator("[data-layout]")).to_have_attribute("data-step", str(before.step + 1))
    other.see()
    other.answer_by_list(other.cityward())
    expect(mover.page.locator("[data-layout]")).to_have_attribute("data-step", str(before.step + 2))
    mover.page.locator("[data-tool=undo]").click()
    expect(mover.page.locator("[data-proposal]")).to_be_visible()
    vote = other.page.locator("[data-proposal]")
    expect(vote).to_contain_text("Alex" if mover is guest else "Robin")
    vote.get_by_role("button", name=re.compile("Agree|Согласиться")).click()
    for player in players:
        expect(player.page.locator("[data-layout]")).to_have_attribute("data-step", str(before.step))
        expect(player.page.locator("[data-proposal]")).to_have_count(0)
    assert mover.see().position == before.position
