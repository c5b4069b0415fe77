"""What a browser is called in the list of a person's devices."""

from typing import Final

BROWSERS: Final = (
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("YaBrowser/", "Yandex Browser"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("OPR/", "Opera"),
    ("Vivaldi/", "Vivaldi"),
    ("Edg", "Edge"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What the User-Agent header of a browser contains. Most contain the marks of those further down as well."""
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """Browser and system, such as `Firefox · Android`, as far as they can be told. Versions would say too much."""
    found = (_first(names, user_agent) for names in (BROWSERS, SYSTEMS))
    return " · ".join(name for name in found if name)


def _first(names: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for mark, name in names if mark in user_agent), "")
