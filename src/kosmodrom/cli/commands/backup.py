"""`kosmodrom backup`: everything that is kept, as one file."""

import asyncio
from pathlib import Path

from kosmodrom.cli.kit.database import Database, complaining, database_url
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.screen import Screen


def backup(file: Path, /, *, database: Database = None, lang: Language = None) -> int:
    """Copy a database to a new file, as it stands at one moment; people may play meanwhile.

    Parameters
    ----------
    file
        The file to make. `kosmodrom restore` reads it, whichever kind of database it came from.
    database
        A file, or an address such as postgresql+asyncpg://USER@HOST/NAME; by default what `kosmodrom serve` uses.
    lang
        en or ru; by default from LANG.
    """
    screen = Screen(lang or language_of_environment())
    with complaining():
        from kosmodrom.store.backup import backup as copy_to

        rows = asyncio.run(copy_to(database_url(database), file))
    screen.say("backup-made", file=str(file), rows=rows)
    return 0
