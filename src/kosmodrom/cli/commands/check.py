"""`kosmodrom check`: checks a database, and replays every game in it."""

import asyncio
from pathlib import Path

from kosmodrom.cli.kit.database import Database, complaining, database_url
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.registry import open_library
from kosmodrom.cli.kit.screen import Screen, print_json


def check(
    *, database: Database = None, content: list[Path] | None = None, json: bool = False, lang: Language = None
) -> int:
    """Check a database, and play every game in it again; people may play meanwhile. Nothing is changed.

    Ends with 0 if all is well, 1 if something was found, 2 if the database can't be used.

    Parameters
    ----------
    database
        A file, or an address such as postgresql+asyncpg://USER@HOST/NAME; by default what `kosmodrom serve` uses.
    content
        A folder with a content pack that games are played with, or with several. May be given several times.
    json
        As JSON, for programs.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    library = open_library(content or [])
    with complaining():
        from kosmodrom.cli.kit.database_check import examine, show

        found = asyncio.run(examine(database_url(database), library, language))
    if json:
        print_json(found)
    else:
        show(found, Screen(language))
    return 0 if found.is_clean else 1
