"""Every button of the game screen does what it says or tells why not, for both at a table; nobody is left waiting."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Request, Response, expect

from tests.browser.conftest import Visit
from tests.browser.http_player import HttpTable, http_players
from tests.browser.player import Player
from tests.browser.server import PageServer
from tests.browser.visitor import DESKTOP, PHONE, Device
from tests.browser.words import words

say = words("en")
MOST_FRAMES = 2_000
"""So many frames are waited for an answer: some 30 seconds."""
FRAME = "new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))"


class Presser(Player):
    """Somebody who presses everything, and knows what the server has not answered."""

    def __init__(self, visitor: object, table: str) -> None:
        super().__init__(visitor, speed="off")  # type: ignore[arg-type]
        self.refused: list[str] = []
        self._loading: set[Request] = set()
        self.page.on("request", self._asked)
        self.page.on("response", self._answered)
        self.page.on("requestfinished", self._loaded)
        self.page.on("requestfailed", self._loaded)
        self.sit_at(table)
        expect(self.page.locator("[data-layout]")).to_be_visible()

    def _asked(self, request: Request) -> None:
        if "/api/" in request.url:
            self._loading.add(request)

    def _loaded(self, request: Request) -> None:
        self._loading.discard(request)

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url and response.status >= 400:
            self.refused.append(f"{response.status} {response.url}")

    def _is_answered(self) -> bool:
        asked = {frame["id"] for frame in map(json.loads, self.sent) if "id" in frame}
        return not self._loading and asked <= {frame["id"] for frame in map(json.loads, self.heard) if "id" in frame}

    def settle(self, pressed: str) -> None:
        """Wait until all that was sent is answered; the server must have understood it.

        What a press sends is sent before the page's next frame.
        """
        for _ in range(MOST_FRAMES):
            self.page.evaluate(FRAME)
            if self._is_answered():
                break
        assert self._is_answered(), f"no answer after {pressed}"
        assert not any('"bad-message"' in frame for frame in self.heard), f"not understood: {pressed}"
        assert self.refused == [], pressed

    def tidy(self) -> None:
        """Close what is open, and take back what is proposed."""
        while self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        for withdraw in self.page.locator("[data-proposal] button").all()[:1]:
            withdraw.click()
            expect(self.page.locator("[data-proposal]")).to_have_count(0)

    def press_each(self, region: str, open_it: Callable[[Page], None] = lambda _: None) -> int:
        """Press every button of a part of the page, each after opening it anew."""
        self.tidy()
        open_it(self.page)
        buttons = self.page.locator(f"{region} button:visible")
        buttons.first.wait_for()
        count = buttons.count()
        for number in range(count):
            self.tidy()
            open_it(self.page)
            button = buttons.nth(number)
            pressed = f"{region}: {button.get_attribute('aria-label') or button.inner_text()}"
            # What can't be done now says so when it is pressed.
            button.click(force=button.get_attribute("aria-disabled") == "true")
            self.settle(pressed)
        self.tidy()
        return count

    def see_result(self, page: Page) -> None:
        """Come to the table anew: some buttons of the result lead away."""
        self.sit_at(self.table)
        expect(page.locator(".stage button").first).to_be_visible()

    def press_preferences(self) -> None:
        """Choose every preference, one after the other; the last language is the one that the test reads."""
        opened_by_menu("screen-preferences")(self.page)
        for label in self.page.locator("dialog[open] label:visible").all():
            label.click()
            self.settle("a preference")
        self.tidy()


@pytest.fixture
def pair(server: PageServer, seed: str) -> Iterator[HttpTable]:
    with http_players(server.address, "Ada", "Bo") as players:
        yield HttpTable(*players, seed=seed)


def sit(visit: Visit, pair: HttpTable, device: Device = DESKTOP) -> tuple[Presser, Presser]:
    """Both people, each in a browser of their own."""
    pressers = []
    for player in pair.players:
        visitor = visit(device=device)
        visitor.api("POST", "/me/claim", {"key": player.key()}, 200)
        pressers.append(Presser(visitor, pair.id))
    host, guest = pressers
    return host, guest


def open_menu(page: Page) -> None:
    page.get_by_role("button", name=say("screen-menu"), exact=True).click()


def opened_by_menu(item: str) -> Callable[[Page], None]:
    def open_it(page: Page) -> None:
        open_menu(page)
        page.get_by_role("dialog").get_by_role("button", name=say(item)).click()

    return open_it


def about(name: str) -> Callable[[Page], None]:
    """Opens what can be done about somebody."""

    def open_it(page: Page) -> None:
        page.get_by_role("button", name=say("screen-seat-actions", name=name)).click()

    return open_it


def test_no_button_leaves_anybody_waiting(visit: Visit, pair: HttpTable) -> None:
    host, guest = sit(visit, pair)
    for person, other in ((host, "Bo"), (guest, "Ada")):
        assert person.press_each("header") >= 3
        assert person.press_each(".tools") == 4
        # Preferences, notes, a watch link, keys, pause, resign, ask to close the game, the sheet's own button.
        assert person.press_each("dialog[open]", open_menu) == 8
        person.press_preferences()
        for item in ("screen-notes", "screen-shortcuts"):
            assert person.press_each("dialog[open]", opened_by_menu(item)) >= 1
        person.page.locator("[data-chat]").fill(f"Hello, {other}!")
        person.press_each("aside.log form")
        expect(person.page.locator("[data-log]")).to_contain_text(f"Hello, {other}!")
    guest.tidy()
    opened_by_menu("screen-resign")(guest.page)
    guest.page.locator("[data-confirm]").click()
    guest.settle("resigning")
    for person in (host, guest):
        expect(person.page.locator("[data-result-toggle]")).to_be_visible()
        person.press_each(".head")
        assert person.press_each(".stage", person.see_result) >= 3


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=lambda device: device.name)
def test_what_is_pressed_about_a_person_is_done(visit: Visit, pair: HttpTable, device: Device) -> None:
    host, guest = sit(visit, pair, device)

    def press(person: Presser, name: str, button: str) -> None:
        if device is PHONE:
            person.page.locator("[data-people]").click()
        about(name)(person.page)
        person.page.get_by_role("dialog").get_by_role("button", name=say(button), exact=True).click()
        person.settle(button)

    def log_of(person: Presser) -> None:
        if device is PHONE:
            person.page.locator("[data-tool=log]").click()

    press(host, "Bo", "screen-mute")
    log_of(guest)
    expect(guest.page.get_by_text(say("screen-chat-muted"))).to_be_visible()
    guest.tidy()
    press(host, "Bo", "screen-unmute")
    log_of(guest)
    expect(guest.page.locator("[data-chat]")).to_be_visible()
    guest.tidy()
    press(host, "Bo", "screen-hand-over")
    press(guest, "Ada", "screen-mute")
    press(guest, "Ada", "screen-unmute")
    press(guest, "Ada", "screen-block")
    expect(guest.page.get_by_text(say("screen-blocked", name="Ada"))).to_be_visible()
    guest.visitor.open("/me")
    blocked = guest.page.locator("[data-blocked]")
    expect(blocked).to_contain_text("Ada")
    blocked.get_by_role("button").click()
    expect(guest.page.get_by_text(say("home-unblocked", name="Ada"))).to_be_visible()
    expect(blocked).to_have_count(0)
