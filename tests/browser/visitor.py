"""A person in front of a browser: what the page shows, what they press, and that nothing went wrong meanwhile."""

import hashlib
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import quote

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from proof.harness.repeatable import HEADER

Language = Literal["en", "ru"]
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
PATIENCE: Final = 20_000
"""How long, in ms, is waited for what has to come: machines that test are busy."""
EXPECTED_TROUBLE: Final = re.compile(r"WebSocket connection|Failed to load resource|net::ERR")
"""What a browser writes by itself when a server is away or answers with a problem."""

ENLARGE: Final = """
new MutationObserver((_, observer) => {
  if (document.documentElement) {
    document.documentElement.style.fontSize = "200%";
    observer.disconnect();
  }
}).observe(document, {childList: true});
"""
"""The root does not exist yet when a page begins."""

TWO_FRAMES: Final = "async () => { for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame); }"
"""What is as large as something else is sized a frame after it."""

REPEAT: Final = """
((numbers) => {
  const fresh = crypto.getRandomValues.bind(crypto);
  let next = 0;
  crypto.getRandomValues = (array) =>
    array.byteLength === 12 ? fresh(array) : array.map((_, at) => (array[at] = numbers[next++ % numbers.length]));
})(NUMBERS);
"""
"""What a page adds to a deal by chance, and the names it suggests, are always the same; ids of commands (12 bytes) are
not, since the same id says that a command is sent again."""


@dataclass(frozen=True)
class Device:
    """What somebody looks at."""

    name: str
    width: int
    height: int
    has_touch: bool = False


DESKTOP: Final = Device("desktop", 1280, 800)
PHONE: Final = Device("phone", 360, 740, has_touch=True)
LAPTOP: Final = Device("laptop", 1280, 720)
MONITOR: Final = Device("monitor", 1920, 1080)
TABLET: Final = Device("tablet", 768, 1024, has_touch=True)
WALL: Final = Device("wall", 2560, 1440)


class Visitor:
    """One browser of one person. Whatever the page complains of is kept, and asked for at the end."""

    def __init__(self, context: BrowserContext, address: str, language: Language, device: Device) -> None:
        self.context = context
        self.device = device
        self.address = address
        self.language = language
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        context.on("request", self._requested)
        context.on("page", self._opened)
        self.page = context.new_page()

    def _opened(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED_TROUBLE.search(message.text):
            self.complaints.append(message.text)

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.strangers.append(request.url)

    def open(self, path: str = "/") -> Page:
        """Go to an address of the server."""
        self.page.goto(self.address + path)
        return self.page

    def resize(self, device: Device) -> None:
        """Have a window as large as that of another device."""
        self.page.set_viewport_size({"width": device.width, "height": device.height})
        self.page.evaluate(TWO_FRAMES)

    @contextmanager
    def unpainted(self) -> Iterator[None]:
        """The page has its shape, and is not drawn: where only sizes are looked at, a third of the work is the drawing.

        Nothing can be pressed meanwhile.
        """
        self.page.evaluate("document.documentElement.style.clipPath = 'inset(50%)'")
        yield
        self.page.evaluate("document.documentElement.style.clipPath = ''")

    def enlarge(self) -> None:
        """Have text at twice its size on all pages from now on, as browsers let people choose."""
        self.context.add_init_script(ENLARGE)

    @contextmanager
    def enlarged(self) -> Iterator[None]:
        """This page has text at twice its size for a while. Its end is not waited for: `resize` does that."""
        self.page.evaluate(f"document.documentElement.style.fontSize = '200%'; ({TWO_FRAMES})()")
        yield
        self.page.evaluate("document.documentElement.style.fontSize = ''")

    def api(self, method: str, path: str, body: object = None, status: int | None = None) -> object:
        """Ask the server as this browser would."""
        answer = self.context.request.fetch(
            f"{self.address}/api{path}",
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"Content-Type": "application/json", "Origin": self.address},
        )
        assert status is None or answer.status == status, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None


def as_object(answer: object) -> dict[str, object]:
    """An answer of the server that has to be an object."""
    assert isinstance(answer, dict), answer
    return answer


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    *,
    language: Language = "en",
    device: Device = DESKTOP,
    theme: Theme = "light",
    motion: bool = False,
    seed: str = "1",
) -> Iterator[Visitor]:
    """Somebody comes to a server; when they leave, their page must have had nothing to complain of.

    The deals of the tables that the page opens follow from the seed.
    """
    context = browser.new_context(
        locale={"en": "en-GB", "ru": "ru-RU"}[language],
        viewport={"width": device.width, "height": device.height},
        has_touch=device.has_touch,
        is_mobile=device.has_touch,
        device_scale_factor=2 if device.has_touch else 1,
        color_scheme=theme,
        reduced_motion="no-preference" if motion else "reduce",
        extra_http_headers={HEADER: quote(seed)},
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(REPEAT.replace("NUMBERS", str(list(hashlib.sha256(seed.encode()).digest()))))
    try:
        visitor = Visitor(context, address, language, device)
        yield visitor
        assert visitor.complaints == []
        assert visitor.strangers == [], "the page asks nobody but its server"
    finally:
        context.close()
