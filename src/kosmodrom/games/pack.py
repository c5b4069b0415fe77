"""Content packs: the components of a game in a folder that their owner keeps."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from kosmodrom.core.content import LABEL, BadContent
from kosmodrom.core.game import Game
from kosmodrom.games import NAMES, with_content

LONGEST_TITLE: Final = 60


@dataclass(frozen=True)
class Pack:
    """A folder of content: what people call it, the game with it, and how many of its entries come from where."""

    title: str
    folder: Path
    game: Game
    origins: dict[str, int]

    @property
    def content(self) -> str:
        """The hash of the content."""
        return self.game.about.content


def read_pack(folder: Path, game: str | None = None) -> Pack:
    """The pack in a folder, for one game or for whichever it is of; BadContent says why it can't be used."""
    found = game_in(folder) or game
    if found is None:
        raise BadContent("no content of a game is in it")
    if game not in (None, found):
        raise BadContent(f"this is content of {found}, not of {game}")
    try:
        return Pack(read_title(folder), folder, with_content(found, folder), dict(count_origins(folder, found)))
    except OSError as error:
        raise BadContent(f"{Path(error.filename or '').name}: {error.strerror or error}") from None


def find_packs(folder: Path) -> list[Path]:
    """A folder with content, or those folders in it that have some; BadContent if there is none."""
    try:
        inner = sorted(inner for inner in folder.iterdir() if inner.is_dir())
    except OSError as error:
        raise BadContent(f"{folder}: {error.strerror or error}") from None
    if game_in(folder) is not None:
        return [folder]
    found = [each for each in inner if game_in(each) is not None]
    if not found:
        raise BadContent(f"{folder}: no content of a game is in it, nor in the folders in it")
    return found


def usual_folder(name: str) -> Path:
    """The content that a game comes with."""
    spec = find_spec(f"kosmodrom.games.{name}")
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).with_name("content")


def files_of(name: str) -> list[str]:
    """The names of a game's content files."""
    return sorted(file.name for file in usual_folder(name).glob("*.toml"))


def game_in(folder: Path) -> str | None:
    """The game that most of the content files of a folder are of; None if there are none."""
    counts = {name: sum((folder / file).is_file() for file in files_of(name)) for name in NAMES}
    name = max(counts, key=lambda each: counts[each])
    return name if counts[name] else None


def read_title(folder: Path) -> str:
    """What `pack.toml` calls a pack; without one the folder's name."""
    label = folder / LABEL
    if not label.is_file():
        name = "".join(letter for letter in folder.absolute().name if letter.isprintable())
        return name[:LONGEST_TITLE].strip() or "?"
    try:
        data = tomllib.loads(label.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{LABEL}: not a TOML file: {error}") from None
    title = data.pop("name", None)
    if data or not isinstance(title, str) or not title.isprintable() or not 0 < len(title.strip()) <= LONGEST_TITLE:
        raise BadContent(f'{LABEL}: expected one line, name = "…", with 1 to {LONGEST_TITLE} letters')
    return title.strip()


def count_origins(folder: Path, name: str) -> Counter[str]:
    """Where the entries of a game's content, all of it good, come from."""
    origins: Counter[str] = Counter()
    for file in files_of(name):
        origins.update(origins_in(folder / file))
    return origins


def known_in(file: Path) -> dict[str, list[str]]:
    """What of reconstructed entries of a good content file is better known, by where from: `7 ability`."""
    known: dict[str, list[str]] = {}
    for rows in tomllib.loads(file.read_text(encoding="utf-8")).values():
        firsts = Counter(next(iter(entry.values())) for entry in rows)
        for entry in rows:
            first, second = [*entry.values()][:2]
            name = f"{first}-{second}" if firsts[first] > 1 else f"{first}"
            for text in entry.get("known", ()):
                what, _, origin = text.rpartition(" ")
                known.setdefault(origin, []).append(f"{name} {what}")
    return known


def origins_in(file: Path) -> Counter[str]:
    """Where the entries of a good content file come from."""
    entries = tomllib.loads(file.read_text(encoding="utf-8"))
    return Counter(entry["origin"] for rows in entries.values() for entry in rows)
