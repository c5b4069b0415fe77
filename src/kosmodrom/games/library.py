"""All games that a process plays: with the content they come with, and with content packs."""

from collections.abc import Iterable
from pathlib import Path

from kosmodrom.core.content import BadContent
from kosmodrom.core.game import Game
from kosmodrom.games import NAMES, find
from kosmodrom.games.pack import Pack, find_packs, read_pack


def read_named(folder: Path) -> Pack:
    """The pack in one of several folders; BadContent says which of them can't be used, and why."""
    try:
        return read_pack(folder)
    except BadContent as error:
        raise BadContent(f"{folder}: {error}") from None


class Library:
    """Games by name and the hash of their content."""

    def __init__(self, packs: Iterable[Pack] = ()) -> None:
        self._packs: dict[tuple[str, str], Pack] = {}
        for pack in packs:
            name = pack.game.about.name
            other = self._packs.setdefault((name, pack.content), pack)
            if other is not pack:
                raise BadContent(f"{pack.folder}: the same content of {name} as in {other.folder}")

    @classmethod
    def read(cls, folders: Iterable[Path]) -> "Library":
        """With the packs of these folders, each a pack or full of packs; BadContent says what can't be used."""
        return cls(read_named(pack) for folder in folders for pack in find_packs(folder))

    @property
    def packs(self) -> list[Pack]:
        """All packs, in the order they were given."""
        return list(self._packs.values())

    def pack(self, name: str, content: str) -> Pack | None:
        """The pack of a game that has this hash."""
        return self._packs.get((name, content))

    def find(self, name: str, content: str = "") -> Game | None:
        """The game with the content of this hash; where no pack has it, with what it comes with. None: no such game."""
        pack = self.pack(name, content)
        if pack is not None:
            return pack.game
        return find(name) if name in NAMES else None
