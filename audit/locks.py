"""What is locked: the packages of `requirements/*.txt` and of `client/package-lock.json`, for all platforms."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

PYPI: Final = "PyPI"
NPM: Final = "npm"
"""The ecosystems, by their names in OSV's advisories."""

PIN: Final = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)
FOLDER: Final = "node_modules/"


class Package(NamedTuple):
    """A package in the version that is locked."""

    ecosystem: str
    name: str
    version: str


class NpmEntry(msgspec.Struct):
    """What package-lock.json says of a package."""

    version: str = ""
    license: str = ""
    optional: bool = False
    """Whether it is for some platforms only."""


class NpmLock(msgspec.Struct):
    """package-lock.json: packages by their places, of which the first is the client's own."""

    packages: dict[str, NpmEntry]


def python_packages(files: Iterable[Path]) -> list[Package]:
    """The packages of requirement files, each once. ValueError for a file that pins nothing."""
    found: set[Package] = set()
    for file in files:
        pins = PIN.findall(file.read_text(encoding="utf-8"))
        if not pins:
            raise ValueError(f"{file} pins no package")
        found |= {Package(PYPI, name, version) for name, version in pins}
    return sorted(found)


def npm_entries(lock: Path) -> dict[str, NpmEntry]:
    """What a package-lock.json says of packages, by their places in its folder."""
    entries = msgspec.json.decode(lock.read_bytes(), type=NpmLock).packages
    return {place: entry for place, entry in entries.items() if place}


def npm_name(place: str) -> str:
    """The name of the package in a place."""
    return place.rpartition(FOLDER)[2]
