"""Looks for known vulnerabilities of everything that is locked, for Python and for npm.

    python -m audit.vulnerabilities [--data FOLDER]

Without a folder it asks OSV and npm's registry; with one it asks nobody and reads an offline copy of OSV's advisories.
Ends with 0 if none is known, 1 if one is, 3 if none is but some packages could not be checked.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from audit.advisories import OfflineCopy
from audit.findings import Answer, NoData
from audit.locks import NPM, PYPI, Package, npm_entries, npm_name, python_packages
from audit.services import ask_npm, ask_uv

ROOT: Final = Path(__file__).parent.parent
VULNERABLE: Final = 1
NOT_CHECKED: Final = 3
"""2 is wrong usage."""


def show(ecosystem: str, count: int, ask: Callable[[], Answer]) -> int:
    """Print what is known of so many packages; returns what the audit of them ends with."""
    try:
        findings, newest = ask()
    except NoData as error:
        print(f"{ecosystem}: {count} packages NOT CHECKED: {error}", file=sys.stderr)
        return NOT_CHECKED
    when = f", as of {newest}" if newest else ""
    print(f"{ecosystem}: {count} packages{when}, known vulnerabilities: {len(findings)}")
    for finding in findings:
        print(f"  {finding}")
    return VULNERABLE if findings else 0


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(
        prog="python -m audit.vulnerabilities", description="Known vulnerabilities of what is locked."
    )
    parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="an offline copy of OSV's advisories: nobody is asked"
    )
    parser.add_argument("--uv", default="uv", help="the program uv, 0.13 or newer")
    parser.add_argument("--npm", default="npm", help="the program npm")
    parser.add_argument("--osv", default="", metavar="URL", help="a service that answers as OSV does, in its place")
    options = parser.parse_args(arguments)
    python = python_packages((ROOT / "requirements").glob("*.txt"))
    client = ROOT / "client"
    entries = npm_entries(client / "package-lock.json")
    npm = {Package(NPM, npm_name(place), entry.version) for place, entry in entries.items()}
    ask_python: Callable[[], Answer] = partial(ask_uv, options.uv, python, options.osv)
    ask_client: Callable[[], Answer] = partial(ask_npm, options.npm, client, entries)
    if options.data:
        try:
            copy = OfflineCopy(options.data, [*python, *npm])
        except NoData as error:
            parser.error(str(error))
        ask_python, ask_client = partial(copy.ask, PYPI), partial(copy.ask, NPM)
    ends = {show(PYPI, len(python), ask_python), show(NPM, len(npm), ask_client)}
    return min(ends - {0}, default=0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
