"""The Chromium of this machine."""

import os
import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

LAN_NAME: Final = "kosmodrom.test"
"""A name that leads to this machine, but of which a browser doesn't know it: plain http in a local network."""
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is Chromium without the windows around its pages, which takes about half the time."""
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1",
)


def launch(playwright: Playwright) -> Browser:
    """Start it; an AssertionError says what is missing."""
    asked = os.environ.get("KOSMODROM_CHROMIUM")
    found = asked or next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "Chromium is needed: install Debian's chromium, or name one by KOSMODROM_CHROMIUM"
    return playwright.chromium.launch(executable_path=found, args=list(QUIET))
