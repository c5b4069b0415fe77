"""The components of a game as data files, with where each comes from; refused whole if anything is wrong."""

import hashlib
import tomllib
from pathlib import Path
from typing import Final

import msgspec

RECONSTRUCTED: Final = "reconstructed"
ORIGINS: Final = ("rulebook", "public", RECONSTRUCTED)
SOURCES: Final = ("origin", "known")
"""Fields that tell where an entry is known from."""
LABEL: Final = "pack.toml"
"""Says what a folder of content is called; no part of the content."""
NONE: Final[dict[str, str]] = {}


class BadContent(Exception):
    """A content file that can't be used: names the file, the row and what was expected."""


class Row:
    """One entry of a content file, read field by field; every complaint names file and row."""

    def __init__(self, where: str, fields: dict[str, object]) -> None:
        self.where = where
        self._fields = dict(fields)
        self.origin = self.word("origin", ORIGINS)
        self.known = self._known()
        """What of a reconstructed entry is better known: `ability public`."""

    def number(self, name: str, low: int, high: int) -> int:
        value = self._fields.pop(name, None)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadContent(f"{self.where}: {name} must be a number from {low} to {high}, not {value!r}")
        return value

    def word(self, name: str, choices: tuple[str, ...]) -> str:
        value = self._fields.pop(name, None)
        if not isinstance(value, str) or value not in choices:
            raise BadContent(f"{self.where}: {name} must be one of {', '.join(choices)}, not {value!r}")
        return value

    def has(self, name: str) -> bool:
        """Whether a field is there that may be left out; those that are read complain if they aren't."""
        return name in self._fields

    def text(self, name: str) -> str:
        value = self._fields.pop(name, None)
        if not isinstance(value, str):
            raise BadContent(f"{self.where}: {name} must be a text, not {value!r}")
        return value

    def texts(self, name: str) -> list[str]:
        value = self._fields.pop(name, None)
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise BadContent(f"{self.where}: {name} must be a list of texts, not {value!r}")
        return value

    def _known(self) -> list[str]:
        if "known" not in self._fields:
            return []
        known = self.texts("known")
        if self.origin != RECONSTRUCTED:
            raise BadContent(f"{self.where}: known is for reconstructed entries, this one is {self.origin}")
        for text in known:
            what, _, origin = text.rpartition(" ")
            if not what or origin not in ORIGINS or origin == RECONSTRUCTED:
                raise BadContent(f"{self.where}: known must say what and from where: 'ability public', not {text!r}")
        return known

    def done(self) -> None:
        """Complain about fields nobody read."""
        if self._fields:
            raise BadContent(f"{self.where}: unknown field {sorted(self._fields)[0]!r}")


def read_file(folder: Path, file: str) -> dict[str, object]:
    """What a content file says; BadContent if it can't be read."""
    try:
        return tomllib.loads((folder / file).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadContent(f"{file}: no such file in {folder}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{file}: not a TOML file: {error}") from None


def read_rows(folder: Path, file: str, table: str) -> list[Row]:
    """The entries `[[table]]` of a file; BadContent if it can't be read or holds anything else."""
    data = read_file(folder, file)
    rows = data.pop(table, None)
    if not isinstance(rows, list) or data or not all(isinstance(row, dict) for row in rows):
        raise BadContent(f"{file}: expected entries [[{table}]] and nothing else")
    return [Row(f"{file}, {table} {number}", fields) for number, fields in enumerate(rows, 1)]


def check_total(file: str, what: str, found: int, expected: int) -> None:
    """BadContent unless a total is right."""
    if found != expected:
        raise BadContent(f"{file}: {expected} {what} expected, {found} found")


def content_hash(folder: Path, former: dict[str, str] = NONE) -> str:
    """A hash of what all content files of a folder say: a record names the content it was played with.

    Comments, white space, the order of fields and where entries are known from are no part of it; their order is.
    `former` has the hashes that some content is known by in records from before that.
    """
    digest = hashlib.sha256()
    for name in sorted(file.name for file in folder.glob("*.toml") if file.name != LABEL):
        said = msgspec.json.encode(without_sources(read_file(folder, name)), order="sorted")
        digest.update(name.encode() + b"\0" + said + b"\0")
    found = digest.hexdigest()[:16]
    return former.get(found, found)


def without_sources(data: object) -> object:
    """Content without where it is known from: a better source changes no game."""
    if isinstance(data, dict):
        return {name: without_sources(value) for name, value in data.items() if name not in SOURCES}
    return [without_sources(value) for value in data] if isinstance(data, list) else data
