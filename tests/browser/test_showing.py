"""What others do is shown one after another, can be skipped, and can be seen again."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.http_player import HttpPlayer, HttpTable, claim, is_asked, prefer
from tests.browser.kosmopolis.player import KosmopolisPlayer
from tests.browser.visitor import as_object

SHORTEST: Final = 300
"""Milliseconds that a move of somebody else is at least to be seen, even when others wait."""
TICK: Final = 100
"""Milliseconds that the page's clock runs before it is looked at again."""
MOST_TICKS: Final = 1_000
WATCH_STEPS: Final = """
  window.shown = [];
  new MutationObserver(() => {
    const step = Number(document.querySelector("[data-layout]")?.dataset.step ?? -1);
    if (step >= 0 && step !== window.shown.at(-1)?.[1]) window.shown.push([performance.now(), step]);
  }).observe(document, {childList: true, subtree: true, attributes: true});
"""


def shown_since(player: KosmopolisPlayer, step: int) -> list[tuple[float, int]]:
    """When each board after so many moves was first on the screen."""
    return [(at, each) for at, each in player.page.evaluate("window.shown") if each > step]


def words_at(player: KosmopolisPlayer, step: int) -> str:
    """What the move that led to a position brought about, in words."""
    moment = as_object(player.visitor.api("GET", f"/tables/{player.table}/at/{step}?seat=-2&language=en", status=200))
    lines = moment["lines"]
    assert isinstance(lines, list)
    return ". ".join(line["text"] for line in lines if line["kind"] == "event")


def run_until(player: KosmopolisPlayer, is_so: Callable[[], bool]) -> None:
    """Let the page's clock run until something is so."""
    for _ in range(MOST_TICKS):
        if is_so():
            return
        player.page.clock.run_for(TICK)
    raise AssertionError("it never came to this")


def is_over(player: KosmopolisPlayer) -> bool:
    """Whether the page shows all that the server has told, and it is my turn again."""
    boards = player.boards()
    return bool(boards[-1]["question"]) and player.step == step_of(boards[-1])


def test_the_moves_of_three_bots_are_shown_skipped_and_seen_again(visit: Visit, seed: str) -> None:
    player = KosmopolisPlayer(visit(motion=True), seed=9)
    page = player.page
    with HttpPlayer(player.visitor.address, "Robin") as robin:
        table = HttpTable(robin, seed=seed, bots=["easy"] * 3)
        assert table.play(prefer(Random(9)), is_asked("play"))
        claim(player.visitor, robin)
    page.clock.install()
    page.add_init_script(WATCH_STEPS)
    player.sit_at(table.id)
    screen = page.locator("[data-layout]")

    # One after another.
    before = player.see()
    page.clock.pause_at(page.evaluate("Date.now()") + TICK)
    player.answer_by_list(player.cityward())
    run_until(player, lambda: is_over(player) and step_of(player.boards()[-1]) > before.step)
    after = player.see(since=before.question)
    shown = shown_since(player, before.step)
    came = sorted({step_of(board) for board in player.boards()})
    assert [step for _, step in shown] == [step for step in came if step > before.step], "none is left out"
    assert min(later - sooner for (sooner, _), (later, _) in pairwise(shown[1:])) > SHORTEST
    assert after.step - before.step >= 4

    # Seen again, page by page.
    count = after.step - last_decision(player)
    page.locator("[data-tool=recap]").click()
    bar = page.locator("[data-recap]")
    bar.get_by_role("button", name="Stop").click()
    while f"0 of {count}" not in bar.inner_text():
        bar.get_by_role("button", name="One move back").click()
    prompt = page.locator("[data-prompt] p")
    for turned in range(1, count + 1):
        bar.get_by_role("button", name="One move on").click()
        expect(bar).to_contain_text(f"{turned} of {count}")
        expect(prompt).to_have_text(words_at(player, after.step - count + turned))
    assert player.listed() == {}, "nothing is played while one looks back"
    bar.locator("[data-skip]").click()
    expect(bar).to_have_count(0)
    assert player.see() == after

    # And once more, by itself, to its end.
    page.keyboard.press("r")
    expect(bar).to_be_visible()
    run_until(player, lambda: f"1 of {count}" in bar.inner_text())
    run_until(player, lambda: bar.count() == 0)
    assert player.see() == after

    # Skipped.
    player.answer_by_list(player.cityward())
    page.locator("[data-skip]").click()
    run_until(player, lambda: is_over(player) and step_of(player.boards()[-1]) > after.step)
    skipped = player.see(since=after.question)
    assert len(shown_since(player, after.step)) < skipped.step - after.step, "not all were shown"
    expect(screen).to_have_attribute("data-step", str(player.board()["step"]))


def step_of(board: dict[str, object]) -> int:
    """How many moves a board has seen."""
    step = board["step"]
    assert isinstance(step, int)
    return step


def last_decision(player: KosmopolisPlayer) -> int:
    """How many moves had been made when this person last decided."""
    since = player.board()["since"]
    assert isinstance(since, int)
    return since


def test_whoever_comes_back_is_told_how_much_they_missed(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), seed=10, speed="off")
    player.begin(["me", "easy", "easy", "easy"])
    player.play_by_list(until=lambda sight: sight.asked == "play")
    before = player.see()
    player.answer_by_list(player.cityward())
    after = player.see(since=before.question)
    player.page.reload()
    player.see()
    missed = player.page.locator("[data-missed]")
    expect(missed).to_contain_text(f"Since your turn: {after.step - last_decision(player)} moves. Show")
    missed.get_by_role("button").first.click()
    expect(player.page.locator("[data-recap]")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("[data-recap]")).to_have_count(0)
    expect(missed).to_have_count(0)
    assert player.see() == after
