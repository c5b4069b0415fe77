"""Where a game is found: `module:attribute`, a game or something that makes one.

With `module:attribute:FOLDER` it is made of the content of a folder.
"""

import sys
from importlib import import_module
from pathlib import Path

from kosmodrom.core.content import BadContent
from kosmodrom.core.game import Game


class BadSpec(ValueError):
    """No game is found at a spec; says what was expected."""


def load_game(spec: str) -> Game:
    """The game at `module:attribute`, which a folder after another colon is handed to; BadSpec if there is none."""
    module_name, _, rest = spec.partition(":")
    attribute, _, folder = rest.partition(":")
    if not module_name or not attribute:
        raise BadSpec(f"a game is named as module:attribute, such as examples.comet:make, not {spec!r}")
    try:
        module = import_module(module_name)
    except ImportError as error:
        raise BadSpec(f"module {module_name!r} can't be imported: {error}") from None
    found: object = getattr(module, attribute, None)
    if found is None:
        raise BadSpec(f"module {module_name!r} has no {attribute!r}")
    made: object = found
    try:
        if callable(found) and not isinstance(found, Game):
            made = found(Path(folder)) if folder else found()
    except BadContent as error:
        raise BadSpec(f"{spec}: {error}") from None
    if not isinstance(made, Game):
        raise BadSpec(f"{spec} gives a {type(made).__name__}, not a game")
    return made


def find_spec(game: Game) -> str | None:
    """Where a game like this one can be found by another process, or nothing."""
    kind = type(game)
    module = kind.__module__
    candidates = [f"{module}:make", f"{module.rpartition('.')[0]}:make", f"{module}:{kind.__qualname__}"]
    for spec in candidates:
        if sys.modules.get(spec.partition(":")[0]) is not None and _makes(spec, kind):
            return spec
    return None


def _makes(spec: str, kind: type[Game]) -> bool:
    try:
        return type(load_game(spec)) is kind
    except (BadSpec, TypeError):
        return False
