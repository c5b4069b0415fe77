"""An offline copy of OSV's advisories: a folder with a JSON file for each, as in the archives that OSV exports."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from packaging.utils import canonicalize_name
from packaging.version import Version

from audit.findings import Answer, Finding, NoData, fixed_in
from audit.locks import NPM, PYPI, Package

FIRST: Final = "0"
"""A range that is introduced in this version has no beginning."""


class Event(msgspec.Struct):
    """Where a range begins or ends; one of these is given."""

    introduced: str = ""
    fixed: str = ""
    last_affected: str = ""

    @property
    def version(self) -> str:
        return self.introduced or self.fixed or self.last_affected


class Range(msgspec.Struct):
    """Versions in their order, or commits (`GIT`), which no lock names."""

    type: str
    events: list[Event]


class Named(msgspec.Struct):
    """A package, in any version."""

    ecosystem: str
    name: str


class Affected(msgspec.Struct):
    """Versions that an advisory is about, one by one or as ranges."""

    package: Named | None = None
    versions: list[str] = []
    ranges: list[Range] = []

    @property
    def fixed(self) -> list[str]:
        """The versions that end ranges."""
        return [event.fixed for each in self.ranges if each.type != "GIT" for event in each.events if event.fixed]


class Advisory(msgspec.Struct):
    """What is known of a vulnerability."""

    id: str
    modified: str = ""
    withdrawn: str | None = None
    summary: str = ""
    affected: list[Affected] = []


def npm_order(version: str) -> tuple[list[int], bool, list[tuple[bool, int, str]]]:
    """What semantic versions are sorted by. A version before a release comes first; in it numbers come before words."""
    release, _, before = version.partition("+")[0].partition("-")
    numbers = [int(number) for number in release.split(".")]
    parts = [(False, int(part), "") if part.isdigit() else (True, 0, part) for part in before.split(".")]
    return [*numbers, *[0] * (3 - len(numbers))], not before, parts


ORDERS: Final[dict[str, Callable[[str], Any]]] = {PYPI: Version, NPM: npm_order}


def is_in(versions: Range, package: Package) -> bool:
    """Whether a package is in a range. ValueError if versions can't be compared."""
    if versions.type == "GIT":
        return False
    order = ORDERS[package.ecosystem]
    at = order(package.version)
    inside = False
    events = [event for event in versions.events if event.version]
    for event in sorted(events, key=lambda event: order(event.version)):
        if event.introduced:
            inside = inside or event.introduced == FIRST or order(event.introduced) <= at
        elif event.fixed:
            inside = inside and at < order(event.fixed)
        else:
            inside = inside and at <= order(event.last_affected)
    return inside


def is_affected(package: Package, affected: Affected) -> bool:
    """Whether an advisory is about a package's version. If versions can't be compared it is, so that somebody looks."""
    try:
        return package.version in affected.versions or any(is_in(each, package) for each in affected.ranges)
    except ValueError:
        return True


def read(folder: Path) -> Iterator[Advisory]:
    """All advisories under a folder. NoData for a file that is none."""
    decoder = msgspec.json.Decoder(Advisory)
    for file in sorted(folder.rglob("*.json")):
        try:
            yield decoder.decode(file.read_bytes())
        except msgspec.DecodeError as error:
            raise NoData(f"{file} is no advisory in OSV's format: {error}") from error


def key(ecosystem: str, name: str) -> tuple[str, str]:
    """What a package is found by: names on PyPI have several spellings."""
    return ecosystem, canonicalize_name(name) if ecosystem == PYPI else name


class OfflineCopy:
    """What the advisories of a folder say of packages; the folder is read once."""

    def __init__(self, folder: Path, packages: Iterable[Package]) -> None:
        self.folder = folder
        self._newest: dict[str, str] = {}
        self._findings: dict[str, dict[Finding, None]] = defaultdict(dict)
        locked: dict[tuple[str, str], list[Package]] = defaultdict(list)
        for package in packages:
            locked[key(package.ecosystem, package.name)].append(package)
        for advisory in read(folder):
            for affected in advisory.affected:
                if affected.package is None:
                    continue
                ecosystem, name = affected.package.ecosystem, affected.package.name
                self._newest[ecosystem] = max(self._newest.get(ecosystem, ""), advisory.modified)
                for package in locked.get(key(ecosystem, name), []):
                    if not advisory.withdrawn and is_affected(package, affected):
                        hint = fixed_in(affected.fixed)
                        found = Finding(package.name, package.version, advisory.id, advisory.summary, hint)
                        self._findings[ecosystem][found] = None

    def ask(self, ecosystem: str) -> Answer:
        """What is known of an ecosystem's packages. NoData if the folder has no advisory for it."""
        if ecosystem not in self._newest:
            raise NoData(f"{self.folder} has no advisories for it")
        return Answer(list(self._findings[ecosystem]), self._newest[ecosystem][:10])
