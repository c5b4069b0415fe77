"""Which database a command works on, and complaints about it."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kosmodrom.cli.kit.complaint import Complaint

Database = Annotated[str | None, Parameter(name="--database", env_var="KOSMODROM_DATABASE")]


def data_folder(environment: Mapping[str, str]) -> Path:
    """The folder of this user's data, unless another is named."""
    if environment.get("KOSMODROM_DATA"):
        return Path(environment["KOSMODROM_DATA"])
    shared = environment.get("XDG_DATA_HOME", "")
    return (Path(shared) if Path(shared).is_absolute() else Path.home() / ".local" / "share") / "kosmodrom"


def database_url(given: str | None) -> str:
    """The address of the database that was named, or of this user's own; a plain path is a SQLite file."""
    if given and "://" in given:
        return given
    if given:
        return file_url(Path(given))
    folder = data_folder(os.environ)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint("bad-data-folder", folder=str(folder), reason=error.strerror or str(error)) from error
    return file_url(folder / "kosmodrom.db")


def file_url(file: Path) -> str:
    """The address of a SQLite file."""
    from sqlalchemy import URL

    return URL.create("sqlite+aiosqlite", database=str(file.absolute())).render_as_string()


@contextmanager
def complaining() -> Iterator[None]:
    """Raise a complaint when a database can't be used or packages of the server are missing."""
    from kosmodrom.store.errors import StoreError

    try:
        yield
    except StoreError as error:
        raise Complaint("bad-database", detail=str(error)) from None
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "kosmodrom":
            raise
        raise Complaint("serve-extra", name=error.name) from error
