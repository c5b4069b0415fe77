"""Tables in every state that a page can find one in; each game says in its folder which ones it needs.

They are made once for all processes that test, and every server of a session starts with a copy of them.
"""

import fcntl
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from tests.browser.games import GAMES
from tests.browser.server import PageServer
from tests.browser.visitor import Visitor

FOLDERS: Final = ("lobby", *GAMES)
"""Each has its tables and a walk: the pages around the games, and every game."""
PEOPLE: Final = ("Ann", "Boris", "Carla", "Dmitri", "Elena", "Farida")
MADE: Final = "made"


@dataclass(frozen=True)
class Tables:
    """Ids of tables at which Ann sits on the first seat, and the key that makes a browser hers; nobody changes them."""

    key: str

    def sign_in(self, visitor: Visitor) -> None:
        """This browser is Ann's from now on."""
        visitor.api("POST", "/me/claim", {"key": self.key, "replace": True}, 200)


T = TypeVar("T", bound=Tables)
Make = Callable[[str, str], Tables]
"""Brings each table of a server, by its address, to its state; the deals follow from a seed."""


class MadeTables:
    """A folder with a server's data, and with the ids of the tables in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make_once(self, deals: int) -> None:
        """Make the tables, if nobody has; whoever asks meanwhile waits."""
        self.folder.mkdir(exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (self.folder / MADE).exists():
                with PageServer(self.folder) as server, ThreadPoolExecutor() as executor:
                    list(executor.map(lambda name: self._make(name, server.address, deals), FOLDERS))
                (self.folder / MADE).touch()

    def _make(self, name: str, address: str, deals: int) -> None:
        make: Make = import_module(f"tests.browser.{name}.tables").make
        self._file(name).write_bytes(msgspec.json.encode(make(address, f"{deals} {name}")))

    def read(self, kind: type[T]) -> T:
        """The tables of a folder, by their class."""
        return msgspec.json.decode(self._file(kind.__module__.split(".")[-2]).read_bytes(), type=kind)

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    def server(self, folder: Path) -> PageServer:
        """A server of one's own, with the tables in it."""
        shutil.copytree(self.folder, folder, dirs_exist_ok=True)
        return PageServer(folder)
