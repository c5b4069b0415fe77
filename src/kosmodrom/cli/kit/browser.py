"""The browser of the desktop that a command runs on."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import PurePath
from typing import Final

from kosmodrom.cli.kit.screen import Screen

DESKTOPS: Final = ("darwin", "win32")
"""Systems that always have a desktop."""
IN_TERMINALS: Final = frozenset({"elinks", "links", "lynx", "w3m", "www-browser"})
"""Browsers that would run in this terminal."""


def has_desktop(platform: str, environment: Mapping[str, str], is_terminal: bool) -> bool:
    """Whether a person at this machine would see a window: output goes to a terminal, and not over SSH."""
    if not is_terminal or "SSH_CONNECTION" in environment:
        return False
    return platform in DESKTOPS or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_page(screen: Screen, address: str) -> None:
    """Open a page in the desktop's browser, if there is one, without waiting for it."""
    if not has_desktop(sys.platform, os.environ, sys.stdout.isatty()):
        return
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if PurePath(getattr(browser, "name", "")).name not in IN_TERMINALS:
        screen.say("serve-opens")
        threading.Thread(target=browser.open, args=(address,), daemon=True).start()
