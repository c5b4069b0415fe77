"""Whether the result of a game is told truly, and what a screen reader was told on the way."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.visitor import as_object
from tests.browser.words import words

LISTEN: Final = """
  window.told = [];
  window.called = [];
  const listen = (region, heard) => new MutationObserver(() => {
    const text = region.textContent.trim();
    if (text) heard.push(text);
  }).observe(region, {childList: true, characterData: true, subtree: true});
  const seen = new Set();
  new MutationObserver(() => {
    for (const [selector, heard] of [["[data-told]", window.told], ["[role=alert].unseen", window.called]]) {
      const region = document.querySelector(selector);
      if (region && !seen.has(region)) {
        seen.add(region);
        if (region.textContent.trim()) heard.push(region.textContent.trim());
        listen(region, heard);
      }
    }
  }).observe(document, {childList: true, subtree: true});
"""


def assert_all_was_told(player: Player) -> None:
    """Each move of the other and each turn of one's own was told to who listens, in Russian; `LISTEN` came first."""
    told = " ".join(player.page.evaluate("window.told"))
    moves = player.told_of(1)
    assert len(moves) >= player.turns() - 1 > 0, "between two turns of mine the other moves"
    assert [line for line in moves if line not in told] == [], "each move of the other is told"
    called = [each for each in player.page.evaluate("window.called") if each == words("ru")("screen-your-turn")]
    assert len(called) == player.turns(), "each turn of mine is told once"


def assert_result_is_true(player: Player) -> None:
    """The result on the page is that of the record, and its lines add up; who was alone has reached a rank."""
    page = player.page
    expect(page.locator("section.result")).to_be_visible(timeout=15_000)
    record = as_object(player.visitor.api("GET", f"/tables/{player.table}/record", status=200))
    names, scores = record["names"], record["scores"]
    assert isinstance(names, list) and isinstance(scores, list)
    if len(scores) > 1:
        expect(page.locator(".result ol li")).to_have_count(len(scores))
        assert shown_scores(page) == dict(zip(names, scores, strict=True))
    else:
        expect(page.locator(".result h2").first).to_have_text(str(player.board()["rank"]))
        expect(page.locator(".result tfoot td").first).to_have_text(str(scores[0]).replace("-", "−"))
    for column in range(len(scores)):
        rows = page.locator(".result tbody tr").all()
        parts = [number(row.locator("td").nth(column).inner_text()) for row in rows]
        total = page.locator(".result tfoot tr").first.locator("td").nth(column).inner_text()
        assert sum(parts) == number(total)


def number(shown: str) -> int:
    """A number as the page writes it."""
    return int(shown.replace("−", "-"))


def shown_scores(page: Page) -> dict[str, int]:
    """The places of the result: points by name."""
    rows = page.locator(".result ol li").all()
    return {
        row.locator(".who b").inner_text(): number(row.locator(".total [aria-hidden]").inner_text()) for row in rows
    }
