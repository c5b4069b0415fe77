"""Asks the services that know of vulnerabilities, by the tools that are there for it: `uv audit` and `npm audit`.

`npm audit` is told to ask and to leave nothing out: set to work offline, it finds nothing and ends well.
"""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

import msgspec

from audit.findings import Answer, Finding, NoData, fixed_in
from audit.locks import NpmEntry, Package

Report = TypeVar("Report")

UV: Final = ("--preview-features", "audit-command,json-output", "--output-format", "json")
NPM: Final = ("--json", "--package-lock-only", "--offline=false", "--include=dev", "--include=optional")
SCRIPT: Final = "locked.py"


class UvSummary(msgspec.Struct):
    """How many packages were looked up."""

    audited_packages: int


class UvDependency(msgspec.Struct):
    """A package that is vulnerable."""

    name: str
    version: str


class UvVulnerability(msgspec.Struct):
    """A vulnerability of a package."""

    dependency: UvDependency
    id: str
    summary: str | None
    fix_versions: list[str]


class UvStatus(msgspec.Struct):
    """A package that its index warns of: it is in quarantine, archived or deprecated."""

    name: str
    status: str
    reason: str | None = None


class UvReport(msgspec.Struct):
    """What `uv audit` reports."""

    summary: UvSummary
    vulnerabilities: list[UvVulnerability]
    adverse_statuses: list[UvStatus]


class NpmAdvisory(msgspec.Struct):
    """A vulnerability of a package."""

    name: str
    url: str
    title: str
    range: str


class NpmVulnerable(msgspec.Struct):
    """A vulnerable package: through advisories, or through others that it needs."""

    via: list[NpmAdvisory | str]
    nodes: list[str]
    """Its places in `node_modules`."""


class NpmReport(msgspec.Struct):
    """What `npm audit` reports; when it got no answer it reports something else."""

    vulnerabilities: dict[str, NpmVulnerable]


def ask_uv(uv: str, packages: Sequence[Package], service: str = "") -> Answer:
    """What OSV knows of Python packages. NoData unless it was asked about each of them."""
    pins = "".join(f'#   "{package.name}=={package.version}",\n' for package in packages)
    options = [*UV, *(["--service-url", service] if service else [])]
    with TemporaryDirectory() as folder:
        script = f'# /// script\n# requires-python = ">=3.11"\n# dependencies = [\n{pins}# ]\n# ///\n'
        Path(folder, SCRIPT).write_text(script, encoding="utf-8")
        report = run([uv, "audit", *options, "--script", SCRIPT], Path(folder), UvReport)
    if report.summary.audited_packages < len(packages):
        raise NoData(f"uv audit looked up {report.summary.audited_packages} packages only")
    found = [
        Finding(each.dependency.name, each.dependency.version, each.id, each.summary or "", fixed_in(each.fix_versions))
        for each in report.vulnerabilities
    ]
    versions = {package.name: package.version for package in packages}
    warned = [
        Finding(each.name, versions.get(each.name, ""), each.status, each.reason or "")
        for each in report.adverse_statuses
    ]
    return Answer([*found, *warned])


def ask_npm(npm: str, client: Path, entries: Mapping[str, NpmEntry]) -> Answer:
    """What npm's registry knows of the packages that are locked in a folder. NoData if it was not asked."""
    report = run([npm, "audit", *NPM], client, NpmReport)
    return Answer(
        [
            Finding(
                each.name, entries[place].version, each.url.rpartition("/")[2], each.title, f"affected: {each.range}"
            )
            for vulnerable in report.vulnerabilities.values()
            for each in vulnerable.via
            if isinstance(each, NpmAdvisory)
            for place in vulnerable.nodes
        ]
    )


def run(command: Sequence[str], folder: Path, kind: type[Report]) -> Report:
    """What a command reports, whatever it ends with. NoData if it reports nothing of that kind."""
    name = " ".join([Path(command[0]).name, *command[1:2]])
    # Of all versions of Python uv takes the one that runs this.
    environment = {**os.environ, "VIRTUAL_ENV": sys.prefix}
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        return msgspec.json.decode(done.stdout, type=kind)
    except OSError as error:
        raise NoData(f"{name} can't be run: {error}") from error
    except msgspec.DecodeError as error:
        raise NoData(f"{name} gave no report\n{done.stderr.strip()}") from error
