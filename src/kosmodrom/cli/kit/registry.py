"""Finds games by name, and content packs in folders."""

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.core.content import BadContent
from kosmodrom.core.game import Game
from kosmodrom.games import NAMES, find
from kosmodrom.games.library import Library
from kosmodrom.games.pack import Pack, read_pack

Content = Annotated[Path | None, Parameter(name="--content")]
"""A folder of content instead of what a game comes with."""


def check_name(name: str) -> str:
    """The name of a game; complains about an unknown name and suggests the nearest."""
    wanted = name.lower()
    if wanted not in NAMES:
        near = get_close_matches(wanted, NAMES, 1, 0.4)
        raise Complaint("bad-game", name=name, near=near[0] if near else "none", known=", ".join(NAMES))
    return wanted


def find_game(name: str, content: Path | None = None) -> Game:
    """The game of a name, with the content of a folder if one is named; complains about what is unknown or bad."""
    known = check_name(name)
    return find(known) if content is None else open_pack(content, known).game


def open_pack(folder: Path, name: str | None = None) -> Pack:
    """The content pack in a folder, of one game or of any; complains about what is wrong with it."""
    if not folder.is_dir():
        raise Complaint("bad-folder", folder=str(folder))
    try:
        return read_pack(folder, name)
    except BadContent as error:
        raise Complaint("bad-content", detail=str(error)) from None


def open_library(folders: list[Path]) -> Library:
    """All games, and the packs of some folders, each a pack or full of packs; complains about what is wrong."""
    for folder in folders:
        if not folder.is_dir():
            raise Complaint("bad-folder", folder=str(folder))
    try:
        return Library.read(folders)
    except BadContent as error:
        raise Complaint("bad-content", detail=str(error)) from None
