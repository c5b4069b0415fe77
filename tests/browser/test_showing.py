"""What others do is shown one after another, can be skipped, and can be seen again."""

from itertools import pairwise
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.position import dictionary
from tests.browser.pupil import Pupil

SHORTEST: Final = 300
"""Milliseconds that a move of somebody else is at least to be seen, even when others wait."""
WATCH_STEPS: Final = """
  window.shown = [];
  new MutationObserver(() => {
    const step = Number(document.querySelector("[data-layout]")?.dataset.step ?? -1);
    if (step >= 0 && step !== window.shown.at(-1)?.[1]) window.shown.push([performance.now(), step]);
  }).observe(document, {childList: true, subtree: true, attributes: true});
"""


def shown_since(pupil: Pupil, step: int) -> list[tuple[float, int]]:
    """When each board after so many moves was first on the screen."""
    return [(at, each) for at, each in pupil.page.evaluate("window.shown") if each > step]


def words_at(pupil: Pupil, step: int) -> str:
    """What the move that led to a position brought about, in words."""
    moment = dictionary(pupil.visitor.api("GET", f"/tables/{pupil.table}/at/{step}?seat=-2&language=en", status=200))
    lines = moment["lines"]
    assert isinstance(lines, list)
    return ". ".join(line["text"] for line in lines if line["kind"] == "event")


def test_the_moves_of_three_bots_are_shown_skipped_and_seen_again(visit: Visit) -> None:
    pupil = Pupil(visit(motion=True), seed=9)
    pupil.page.add_init_script(WATCH_STEPS)
    pupil.begin(["me", "easy", "easy", "easy"])
    pupil.play_by_list(until=lambda sight: sight.asked == "play")
    screen = pupil.page.locator("[data-layout]")

    # One after another.
    before = pupil.see()
    pupil.answer_by_list(pupil.cityward())
    after = pupil.see(since=before.question)
    shown = shown_since(pupil, before.step)
    came = sorted({step_of(board) for board in pupil.boards()})
    assert [step for _, step in shown] == [step for step in came if step > before.step], "none is left out"
    assert min(later - sooner for (sooner, _), (later, _) in pairwise(shown[1:])) > SHORTEST
    assert after.step - before.step >= 4

    # Seen again, page by page.
    count = after.step - last_decision(pupil)
    pupil.page.locator("[data-tool=recap]").click()
    bar = pupil.page.locator("[data-recap]")
    bar.get_by_role("button", name="Stop").click()
    while f"0 of {count}" not in bar.inner_text():
        bar.get_by_role("button", name="One move back").click()
    prompt = pupil.page.locator("[data-prompt] p")
    for turned in range(1, count + 1):
        bar.get_by_role("button", name="One move on").click()
        expect(bar).to_contain_text(f"{turned} of {count}")
        expect(prompt).to_have_text(words_at(pupil, after.step - count + turned))
    assert pupil.listed() == {}, "nothing is played while one looks back"
    bar.locator("[data-skip]").click()
    expect(bar).to_have_count(0)
    assert pupil.see() == after

    # And once more, by itself, to its end.
    pupil.page.keyboard.press("r")
    expect(bar).to_contain_text(f"1 of {count}")
    expect(bar).to_have_count(0, timeout=4_000 * count + 5_000)
    assert pupil.see() == after

    # Skipped.
    pupil.answer_by_list(pupil.cityward())
    pupil.page.locator("[data-skip]").click()
    skipped = pupil.see(since=after.question)
    assert len(shown_since(pupil, after.step)) < skipped.step - after.step, "not all were shown"
    expect(screen).to_have_attribute("data-step", str(pupil.board()["step"]))


def step_of(board: dict[str, object]) -> int:
    """How many moves a board has seen."""
    step = board["step"]
    assert isinstance(step, int)
    return step


def last_decision(pupil: Pupil) -> int:
    """How many moves had been made when this person last decided."""
    since = pupil.board()["since"]
    assert isinstance(since, int)
    return since


def test_whoever_comes_back_is_told_how_much_he_missed(visit: Visit) -> None:
    pupil = Pupil(visit(), seed=10, speed="off")
    pupil.begin(["me", "easy", "easy", "easy"])
    pupil.play_by_list(until=lambda sight: sight.asked == "play")
    before = pupil.see()
    pupil.answer_by_list(pupil.cityward())
    after = pupil.see(since=before.question)
    pupil.page.reload()
    pupil.see()
    missed = pupil.page.locator("[data-missed]")
    expect(missed).to_contain_text(f"Since your turn: {after.step - last_decision(pupil)} moves. Show")
    missed.get_by_role("button").first.click()
    expect(pupil.page.locator("[data-recap]")).to_be_visible()
    pupil.page.keyboard.press("Escape")
    expect(pupil.page.locator("[data-recap]")).to_have_count(0)
    expect(missed).to_have_count(0)
    assert pupil.see() == after
