"""Content packs as an owner of the box would write them."""

import re
import shutil
from pathlib import Path

from kosmodrom.games.pack import usual_folder

GAME = "space_bureau"


def changed_content(game: str, folder: Path, file: str, text: str | None) -> Path:
    """A copy of what a game comes with, but for the text of a file, or without that file."""
    shutil.copytree(usual_folder(game), folder)
    if text is None:
        (folder / file).unlink()
    else:
        (folder / file).write_text(text, encoding="utf-8")
    return folder


def write_pack(folder: Path, credits: int = 7, name: str = "My own box") -> Path:
    """A copy of what Space Bureau comes with; cell c1 of side 00 was read off a box, and brings credits instead."""
    shutil.copytree(usual_folder(GAME), folder)
    ships = (folder / "ships.toml").read_text(encoding="utf-8")
    ships = re.sub(r'(side = "00".*)origin = "reconstructed"', r'\1origin = "public"', ships)
    ships, count = re.subn(
        r'(side = "00", cell = "c1", actions = )\[[^\]]*\]', rf'\1["flight", "credits {credits}"]', ships
    )
    assert count == 1
    (folder / "ships.toml").write_text(ships, encoding="utf-8")
    if name:
        (folder / "pack.toml").write_text(f'name = "{name}"\n', encoding="utf-8")
    return folder


def break_pack(folder: Path) -> None:
    """Leave out an office."""
    offices = folder / "offices.toml"
    kept = [line for line in offices.read_text(encoding="utf-8").splitlines() if 'office = "blue"' not in line]
    offices.write_text("\n".join(kept), encoding="utf-8")
