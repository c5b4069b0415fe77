"""The page loaded again, and the server gone and back, in the middle of a game."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kosmopolis.player import KosmopolisPlayer
from tests.browser.kosmopolis.tables import sit_down
from tests.browser.player import lines_of
from tests.browser.server import PageServer

WATCH_CONTACT: Final = """
  window.contacts = [];
  new MutationObserver(() => {
    const now = document.querySelector("[data-contact]")?.dataset.contact;
    if (now && now !== window.contacts.at(-1)) window.contacts.push(now);
  }).observe(document, {childList: true, subtree: true, attributes: true});
"""


def test_a_page_loaded_again_shows_the_same_board_and_question(visit: Visit) -> None:
    player = KosmopolisPlayer(visit(), seed=8, speed="off")
    player.begin(["me", "easy"])
    player.play_by_list(until=lambda sight: sight.round == 1 and sight.asked == "play" and player.kinds["capital"] > 1)
    before = player.see()
    shown = [player.places("[data-place]"), player.listed(), player.page.locator("[data-prompt] p").inner_text()]
    player.page.reload()
    assert player.see() == before
    player.open_list()
    assert [
        player.places("[data-place]"),
        player.listed(),
        player.page.locator("[data-prompt] p").inner_text(),
    ] == shown
    player.answer_by_list()
    assert player.see(since=before.question).step > before.step


def test_a_move_pressed_while_the_server_is_away_is_carried_out_once(visit: Visit, own_server: PageServer) -> None:
    player = KosmopolisPlayer(visit(own_server.address), speed="off")
    player.page.add_init_script(WATCH_CONTACT)
    player.sit_at(sit_down(player.visitor, "play"))
    before = player.see()
    move = player.cityward()
    contact = player.page.locator("[data-contact]")
    expect(contact).to_have_attribute("data-contact", "open")
    own_server.kill()
    expect(contact).to_have_attribute("data-contact", "lost")
    expect(contact).to_contain_text("Connection lost. Reconnecting.")
    player.answer_by_list(move)
    expect(contact).to_contain_text("Connection lost. Your move is safe, reconnecting.")
    assert player.step == before.step, "nothing is shown as done that is not"
    own_server.start()
    screen = player.page.locator("[data-layout]")
    expect(screen).to_have_attribute("data-step", str(before.step + 1), timeout=20_000)
    expect(contact).to_have_attribute("data-contact", "open")
    expect(contact).to_have_text("Connected")
    card = move.partition(" ")[2]
    log = [line.get("event") for line in lines_of(player.board()) if line.get("step") == before.step + 1]
    assert [event for event in log if isinstance(event, dict) and event.get("card") == card] != []
    assert player.board()["step"] == before.step + 1, "made once"
    sent = {frame for frame in player.sent if '"type":"play"' in frame}
    assert len(sent) == 1, "however often it was sent, it was one command"
    assert player.page.evaluate("window.contacts") == ["open", "lost", "open"]


def test_what_happened_while_the_page_was_cut_off_is_caught_up(visit: Visit, own_server: PageServer) -> None:
    player = KosmopolisPlayer(visit(own_server.address), speed="off")
    player.begin(["me", "easy"])
    player.play_by_list(until=lambda sight: sight.asked == "play")
    before = player.see()
    player.answer_by_list(player.cityward())
    own_server.kill()
    expect(player.page.locator("[data-contact]")).to_have_attribute("data-contact", "lost")
    own_server.start()
    expect(player.page.locator("[data-contact]")).to_have_attribute("data-contact", "open", timeout=20_000)
    sight = player.see(since=before.question)
    assert sight.step == player.board()["step"]
    player.answer_by_list()
    assert player.see(since=sight.question).step > sight.step


def test_a_table_asked_for_while_the_server_is_away_says_so_and_comes_up(visit: Visit, own_server: PageServer) -> None:
    player = KosmopolisPlayer(visit(own_server.address, language="ru"), speed="off")
    table = sit_down(player.visitor, "play")
    player.visitor.open("/")
    own_server.kill()
    player.page.evaluate(f"history.pushState(null, '', '/t/{table}'); dispatchEvent(new PopStateEvent('popstate'))")
    again = player.page.get_by_role("button", name="Ещё раз")
    expect(player.page.get_by_role("main")).to_contain_text("Сервер не отвечает.")
    again.click()
    expect(again).to_be_visible()
    own_server.start()
    again.click()
    expect(player.page.locator("[data-layout]")).to_be_visible()
