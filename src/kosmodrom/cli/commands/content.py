"""`kosmodrom content`: the components of a game, loaded and checked."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.registry import check_name, open_pack
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.words import say
from kosmodrom.core.content import ORIGINS
from kosmodrom.games.pack import files_of, known_in, origins_in, usual_folder


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
    pack = open_pack(where, name)
    loaded = pack.game
    screen.say("content-good", game=name, hash=pack.content)
    screen.say("content-folder" if folder is None else "content-pack", folder=str(where), title=pack.title)
    for file in files_of(name):
        _show_file(where / file, screen)
    state = loaded.lay_out(loaded.about.min_seats, loaded.about.complete({}))
    screen.say("content-total", count=sum(loaded.components(state)))
    return 0


def _show_file(file: Path, screen: Screen) -> None:
    """How many entries a good file has, where they come from, and what of reconstructed ones is better known."""
    origins = origins_in(file)
    words = ", ".join(
        f"{say(f'origin-{origin}', screen.language)} {origins[origin]}" for origin in ORIGINS if origins[origin]
    )
    screen.say("content-file", file=file.name, entries=origins.total(), origins=words)
    for origin, known in known_in(file).items():
        screen.say("content-known", origin=say(f"origin-{origin}", screen.language), known=", ".join(known))
