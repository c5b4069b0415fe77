"""What is left in the other language on a page."""

import re
from typing import Final

from playwright.sync_api import Page

from kosmodrom.server.device import BROWSERS, SYSTEMS
from tests.browser.tables import PEOPLE
from tests.browser.visitor import Language

# All that is read or read aloud; what says that it is in another language, and the code of a table, is left out.
READ: Final = """
() => {
  const own = document.documentElement.lang;
  const names = ["aria-label", "aria-valuetext", "title", "placeholder", "alt", "label"];
  const texts = new Set([document.title]);
  const read = (thing, around) => {
    if (thing.matches("code, kbd, script, style, .code")) return;
    const language = thing.getAttribute("lang") ?? around;
    if (language === own) for (const name of names) texts.add(thing.getAttribute(name) ?? "");
    for (const node of thing.childNodes) {
      if (node.nodeType === 1) read(node, language);
      else if (node.nodeType === 3 && language === own) texts.add(node.textContent);
    }
  };
  read(document.body, own);
  return [...texts].filter((text) => text.trim());
}
"""
CYRILLIC: Final = re.compile("[А-Яа-яЁё]+")
LATIN: Final = re.compile(r"(?<![A-Za-z0-9])[A-Za-z]{3,}(?![A-Za-z0-9])")
FINGERPRINT: Final = re.compile("[0-9a-f]{4} [0-9a-f]{4}…")
GIVEN: Final = (
    *PEOPLE,
    "Zoya",
    "Friday flight",
    "The table of those who talk a lot before they play",
    "Good game!",
    "game.json",
)
"""What people have written, in whatever language."""
DEVICES: Final = {word for _, name in (*BROWSERS, *SYSTEMS) for word in name.split()}
TERMS: Final = {"SHA", "Ctrl", "Shift", "json", "https", "kosmodrom"} | DEVICES
"""What has no other name in Russian; the last one of our own begins the names of files."""


def foreign_words(page: Page, language: Language) -> set[str]:
    """Words of the other language on a page."""
    text = FINGERPRINT.sub("", "\n".join(page.evaluate(READ)))
    for given in GIVEN:
        text = text.replace(given, "")
    return set(CYRILLIC.findall(text)) if language == "en" else set(LATIN.findall(text)) - TERMS
