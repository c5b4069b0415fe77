"""Whether the engine runs compiled, and what to do if it doesn't."""

from collections.abc import Iterable

from kosmodrom.bots.levels import Level, is_compiled, shortfall
from kosmodrom.cli.kit.screen import warn
from kosmodrom.cli.kit.words import say


def warn_if_uncompiled(language: str, levels: Iterable[Level] = ()) -> None:
    """A line on stderr when everything is far slower than it could be, and one for each level that plays worse."""
    if is_compiled():
        return
    warn("uncompiled", language)
    for level in dict.fromkeys(levels):
        made = shortfall(level)
        if made is not None and level.budget is not None:
            name = say("bot-name", language, level=level.name)
            warn("uncompiled-level", language, name=name, made=made, cap=level.budget.simulations)
