"""`kosmodrom content`: the components of a game, loaded and checked."""

import tomllib
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kosmodrom.cli.complaint import Complaint
from kosmodrom.cli.language import Language, language_of_environment
from kosmodrom.cli.recordfile import reason_of
from kosmodrom.cli.registry import check_name
from kosmodrom.cli.screen import Screen
from kosmodrom.cli.words import say
from kosmodrom.core.content import ORIGINS, BadContent
from kosmodrom.core.game import Game
from kosmodrom.games import with_content


def content(
    game: str,
    /,
    *,
    check: bool = False,
    folder: Annotated[Path | None, Parameter(name="--from")] = None,
    lang: Language = None,
) -> int:
    """Load the components of a game and say what they add up to; a bad file is refused.

    Parameters
    ----------
    game
        Which game, as `kosmodrom games` lists it.
    check
        Check the files and say their totals, hash and origins, as is done without it too.
    folder
        Content of your own instead of what the game comes with.
    lang
        en or ru; by default from LANG.
    """
    screen = Screen(lang or language_of_environment())
    name = check_name(game)
    where = folder or usual_folder(name)
    loaded = load(name, where)
    screen.say("content-good", game=name, hash=loaded.about.content)
    for file in sorted(usual_folder(name).glob("*.toml")):
        _show_file(where / file.name, screen)
    state = loaded.lay_out(loaded.about.min_seats, loaded.about.complete({}))
    screen.say("content-total", count=sum(loaded.components(state)))
    return 0


def usual_folder(name: str) -> Path:
    """The content that a game comes with."""
    spec = find_spec(f"kosmodrom.games.{name}")
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).with_name("content")


def load(name: str, folder: Path) -> Game:
    """The game with the content of a folder; complains about what is wrong with it."""
    if not folder.is_dir():
        raise Complaint("bad-folder", folder=str(folder))
    try:
        return with_content(name, folder)
    except BadContent as error:
        raise Complaint("bad-content", detail=str(error)) from None
    except OSError as error:
        raise Complaint("bad-file", file=str(error.filename or folder), reason=reason_of(error)) from None


def _show_file(file: Path, screen: Screen) -> None:
    """How many entries a good file has, and where they come from."""
    origins: Counter[str] = Counter()
    for rows in tomllib.loads(file.read_text(encoding="utf-8")).values():
        origins.update(row["origin"] for row in rows)
    words = ", ".join(
        f"{say(f'origin-{origin}', screen.language)} {origins[origin]}" for origin in ORIGINS if origins[origin]
    )
    screen.say("content-file", file=file.name, entries=origins.total(), origins=words)
