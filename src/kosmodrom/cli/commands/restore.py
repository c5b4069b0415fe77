"""`kosmodrom restore`: a backup back into a database, of the same kind or another."""

import asyncio
from pathlib import Path

from kosmodrom.cli.kit.database import Database, complaining, database_url
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.screen import Screen


def restore(file: Path, /, *, database: Database = None, lang: Language = None) -> int:
    """Fill an empty database from a backup: all of it or nothing. A database with anything in it is left as it is.

    Parameters
    ----------
    file
        What `kosmodrom backup` made.
    database
        A file, or an address such as postgresql+asyncpg://USER@HOST/NAME; by default what `kosmodrom serve` uses.
    lang
        en or ru; by default from LANG.
    """
    screen = Screen(lang or language_of_environment())
    with complaining():
        from kosmodrom.store.backup import restore as copy_from

        rows = asyncio.run(copy_from(file, database_url(database)))
    screen.say("backup-restored", file=str(file), rows=rows)
    return 0
