"""Two people, each with a browser of his own, from the invitation to the result; nobody learns what he must not."""

import re
from random import Random
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.ending import assert_result_is_true, shown_scores
from tests.browser.player import LONGEST
from tests.browser.position import answer, dictionary
from tests.browser.pupil import Pupil
from tests.browser.test_whole_games import assert_checks_were_shown

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


def cards_in(thing: object) -> set[str]:
    """All cards that something in JSON names."""
    if isinstance(thing, str):
        return {thing} if re.fullmatch("[bpgy][2-6]", thing) else set()
    if isinstance(thing, dict):
        return set().union(*(cards_in(each) for each in thing.values()))
    return set().union(*(cards_in(each) for each in thing)) if isinstance(thing, list) else set()


def secrets_of(other: dict[str, object], reader: dict[str, object]) -> set[str]:
    """Cards that somebody holds, by his board, and of whose like the reader of another can't know a single one."""
    own, view = dictionary(dictionary(other["view"])["own"]), dictionary(reader["view"])
    known = cards_in([view["capital"], view["seats"], view["discard"], view["own"]])
    return cards_in([own["hand"], own["pack"]]) - known


def assert_hidden(secrets: set[str], page: Page) -> None:
    """Neither marks nor words of the page tell of these cards."""
    assert not secrets & set(page.evaluate(MARKED))
    spoken = page.evaluate(SPOKEN)
    for card in secrets:
        assert not re.search(rf"\b({CARDS[card[0]]}) {card[1]}\b", spoken, re.IGNORECASE), card


def assert_boards_tell_only_what_is_public(pupil: Pupil) -> None:
    """Of the other seat no frame names a card that was not played openly."""
    boards = pupil.boards()
    assert len(boards) > 50
    for board in boards:
        view = board["view"]
        if isinstance(view, dict):
            assert view["seat"] == board["you"] == pupil_seat(pupil)
            assert {type(seat[what]) for seat in view["seats"] for what in ("hand", "pack")} == {int}
        assert isinstance(board["lines"], list)
        for line in board["lines"]:
            event = line.get("event")
            if event and event["seat"] != board["you"] and event["kind"] in ("kept", "passed", "drawn", "looked"):
                assert "card" not in event and "value" not in event
                assert not re.search("[2-6]", line["text"].replace(str(event.get("cards", "")), ""))


def pupil_seat(pupil: Pupil) -> int:
    """Where somebody sits."""
    seat = pupil.board()["you"]
    assert isinstance(seat, int)
    return seat


def meet(visit: Visit) -> tuple[Pupil, Pupil]:
    """A Russian host and an English guest, who came by the link; dealt."""
    host = Pupil(visit(language="ru"), seed=6, speed="off")
    guest = Pupil(visit(), seed=7, speed="off")
    host.begin(["me", "open"])
    link = host.page.get_by_label("Ссылка на стол").input_value()
    guest.visitor.page.goto(link)
    guest.page.get_by_role("textbox").fill("Alex")
    guest.page.get_by_role("button", name="Take a seat").click()
    guest.page.wait_for_url("**/t/*")
    guest.table = host.table
    expect(host.page.get_by_text("Alex").first).to_be_visible()
    host.page.get_by_role("button", name="Поехали!").click()
    for pupil in (host, guest):
        expect(pupil.page.locator("[data-board]")).to_be_visible()
    return host, guest


def catch_up(pupils: tuple[Pupil, ...]) -> None:
    """Wait until everybody's page shows what was done without it."""
    for pupil in pupils:
        expect(pupil.page.locator("[data-layout]")).to_have_attribute("data-step", str(pupil.board()["step"]))


def asked_of(pupils: tuple[Pupil, ...]) -> Pupil | None:
    """Who is to answer, by what the server says; nobody: the game is over."""
    board = pupils[0].board()
    assert isinstance(board["seats"], list)
    seats = [seat for seat, who in enumerate(board["seats"]) if who.get("is_turn")]
    return pupils[seats[0]] if seats and board["status"] == "playing" else None


def test_a_whole_game_in_two_languages_by_an_invitation(visit: Visit) -> None:
    host, guest = pupils = meet(visit)
    hidden = 0
    answered: dict[Pupil, int] = {}
    for turn in range(LONGEST):
        pupil = asked_of(pupils)
        if pupil is None:
            break
        sight = pupil.see(since=answered.get(pupil))
        answered[pupil] = sight.question
        if turn % 3 == 0:
            other = guest if pupil is host else host
            secrets = secrets_of(other.board(), pupil.board())
            assert_hidden(secrets, pupil.page)
            assert not secrets & cards_in(pupil.boards()[-1])
            hidden += len(secrets)
        pupil.answer_by_mouse(sight)
    assert hidden > 10, "there was something to hide"
    for pupil in pupils:
        assert pupil.see(since=answered[pupil]).is_over
        assert_checks_were_shown(pupil)
        assert_boards_tell_only_what_is_public(pupil)
        assert_result_is_true(pupil)
    assert shown_scores(host.page) == shown_scores(guest.page)
    ending = dictionary(host.board()["ending"])
    headlines = [pupil.page.locator(".result [role=status] h2").inner_text() for pupil in pupils]
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
    host, guest = pupils = meet(visit)
    rng = Random(1)
    mover = host
    while dictionary(mover.board()["view"])["question"] != "play":
        answer(mover.visitor, mover.table, rng)
        mover = asked_of(pupils) or host
    other = guest if mover is host else host
    catch_up(pupils)
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
    for pupil in pupils:
        expect(pupil.page.locator("[data-layout]")).to_have_attribute("data-step", str(before.step))
        expect(pupil.page.locator("[data-proposal]")).to_have_count(0)
    assert mover.see().position == before.position
