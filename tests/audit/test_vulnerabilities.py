"""Known vulnerabilities of what is locked are found, and nothing is called clean that was not checked."""

import json
import os
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from audit.advisories import Affected, Event, Named, OfflineCopy, Range, is_affected
from audit.findings import NoData
from audit.locks import NPM, PYPI, NpmEntry, Package, npm_entries, python_packages
from audit.services import ask_npm, ask_uv
from audit.vulnerabilities import ROOT, main
from tests.audit.service import ADVISORY, PLANTED, serve

LOCKED = {package.name: package.version for package in python_packages([ROOT / "requirements/run.txt"])}
SVELTE = npm_entries(ROOT / "client/package-lock.json")["node_modules/svelte"].version


def plant(folder: Path, ecosystem: str, name: str, end: str, version: str) -> None:
    """An advisory on a package, from its first version to one that is affected or is not."""
    kind = {PYPI: "ECOSYSTEM", NPM: "SEMVER"}[ecosystem]
    ranges = [{"type": kind, "events": [{"introduced": "0"}, {end: version}]}]
    affected = {"package": {"ecosystem": ecosystem, "name": name}, "ranges": ranges}
    advisory = {"id": f"OSV-{name.replace('/', '-')}-{end}", "modified": "2026-01-02T03:04:05Z", "affected": [affected]}
    (folder / f"{advisory['id']}.json").write_text(json.dumps(advisory), encoding="utf-8")


# Offline


def test_a_locked_package_with_an_advisory_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plant(tmp_path, PYPI, "Fluent.Runtime", "last_affected", LOCKED["fluent-runtime"])
    plant(tmp_path, PYPI, "litestar", "fixed", LOCKED["litestar"])
    plant(tmp_path, NPM, "svelte", "last_affected", SVELTE)
    plant(tmp_path, NPM, "@fluent/bundle", "fixed", "0.0.1")
    assert main(["--data", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert f"fluent-runtime {LOCKED['fluent-runtime']}: OSV-Fluent.Runtime-last_affected" in said
    assert f"svelte {SVELTE}: OSV-svelte-last_affected" in said
    assert said.count("known vulnerabilities: 1") == 2
    assert said.count("as of 2026-01-02") == 2


def test_no_known_vulnerability_is_told_with_the_date_of_the_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(tmp_path, PYPI, "litestar", "fixed", LOCKED["litestar"])
    plant(tmp_path, NPM, "svelte", "fixed", SVELTE)
    assert main(["--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out.count("as of 2026-01-02, known vulnerabilities: 0") == 2


@pytest.mark.parametrize(
    ("ecosystem", "events", "inside", "outside"),
    [
        (PYPI, [Event(introduced="1.9"), Event(fixed="1.10")], ["1.9", "1.9.1", "1.10rc1"], ["1.8", "1.10", "2"]),
        (PYPI, [Event(introduced="0"), Event(last_affected="2.0")], ["0.dev1", "2", "2.0"], ["2.0.post1"]),
        (NPM, [Event(introduced="1.9.0"), Event(fixed="1.10.0")], ["1.9.0", "1.10.0-rc.2"], ["1.10.0", "1.9.0-rc"]),
        (NPM, [Event(introduced="0"), Event(fixed="1.0.0-rc.10")], ["1.0.0-rc.9", "1.0.0-beta"], ["1.0.0-rc.x"]),
        (NPM, [Event(introduced="1.0.0-1"), Event(last_affected="1.0.0-a")], ["1.0.0-2", "1.0.0-a+build"], ["1.0.0"]),
        (
            *(NPM, [Event(fixed="2.5"), Event(introduced="2"), Event(introduced="0"), Event(fixed="1.2.3")]),
            *(["0.0.1", "2.4.9"], ["1.2.3", "2.5.0", "3.0.0"]),
        ),
        (PYPI, [Event(introduced="0"), Event(fixed="2.0"), Event(introduced="nonsense")], ["3.0"], []),
    ],
)
def test_ranges_hold_the_versions_between_their_events(
    ecosystem: str, events: list[Event], inside: list[str], outside: list[str]
) -> None:
    affected = Affected(Named(ecosystem, "x"), ranges=[Range("ECOSYSTEM", events)])
    assert [each for each in inside if not is_affected(Package(ecosystem, "x", each), affected)] == []
    assert [each for each in outside if is_affected(Package(ecosystem, "x", each), affected)] == []


def test_versions_are_listed_one_by_one_too_and_commits_say_nothing() -> None:
    affected = Affected(Named(PYPI, "x"), ["1.0"], [Range("GIT", [Event(introduced="0")])])
    assert is_affected(Package(PYPI, "x", "1.0"), affected)
    assert not is_affected(Package(PYPI, "x", "1.1"), affected)


def test_a_withdrawn_advisory_does_not_count(tmp_path: Path) -> None:
    package = Package(PYPI, PLANTED, "1.0")
    for withdrawn, count in ((None, 1), ("2026-01-02T03:04:05Z", 0)):
        (tmp_path / "a.json").write_text(json.dumps({**ADVISORY, "withdrawn": withdrawn}), encoding="utf-8")
        assert len(OfflineCopy(tmp_path, [package]).ask(PYPI).findings) == count


def test_a_folder_without_advisories_for_an_ecosystem_is_not_clean(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in (tmp_path / "missing", tmp_path):
        assert main(["--data", str(folder)]) == 3
        assert capsys.readouterr().err.count("NOT CHECKED") == 2
    plant(tmp_path, PYPI, "litestar", "fixed", LOCKED["litestar"])
    assert main(["--data", str(tmp_path)]) == 3
    assert "npm: " in capsys.readouterr().err
    plant(tmp_path, PYPI, "litestar", "last_affected", LOCKED["litestar"])
    assert main(["--data", str(tmp_path)]) == 1
    assert "NOT CHECKED" in capsys.readouterr().err


def test_a_file_that_is_no_advisory_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.json").write_text('{"affected": []}', encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(["--data", str(tmp_path)])
    assert end.value.code == 2
    assert "a.json is no advisory in OSV's format" in capsys.readouterr().err


# Services

PACKAGES = dict.fromkeys((PLANTED, "healthy"), "1.0.0")
PYTHON = [Package(PYPI, name, version) for name, version in PACKAGES.items()]
ENTRIES = {f"node_modules/{name}": NpmEntry(version) for name, version in PACKAGES.items()}


@pytest.fixture
def uv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The program uv, which finds packages in a folder and asks a service once."""
    for name, version in PACKAGES.items():
        with ZipFile(tmp_path / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
            about = f"{name}-{version}.dist-info"
            wheel.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
            wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
            wheel.writestr(f"{about}/RECORD", "")
    monkeypatch.setenv("UV_FIND_LINKS", str(tmp_path))
    monkeypatch.setenv("UV_NO_INDEX", "1")
    monkeypatch.setenv("UV_HTTP_RETRIES", "0")
    return shutil.which("uv") or str(ROOT / ".tools/bin/uv")


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which packages are locked for npm."""
    folder = tmp_path / "client"
    folder.mkdir()
    own = {"name": "client", "devDependencies": PACKAGES}
    packages = {place: {"version": entry.version, "dev": True} for place, entry in ENTRIES.items()}
    lock = {"name": "client", "lockfileVersion": 3, "requires": True, "packages": {"": own, **packages}}
    (folder / "package.json").write_text(json.dumps(own), encoding="utf-8")
    (folder / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    monkeypatch.setenv("PATH", f"{ROOT / '.tools/node/bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("NODE_ENV", "production")
    monkeypatch.setenv("npm_config_offline", "true")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    return folder


@pytest.fixture
def nobody() -> Iterator[str]:
    """The address of a service that is not there."""
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{port.getsockname()[1]}"


def test_uv_asks_about_every_python_package(uv: str) -> None:
    with serve() as service:
        (finding,) = ask_uv(uv, PYTHON, service).findings
    assert str(finding) == f"{PLANTED} 1.0.0: OSV-1: A planted fault (fixed in 2.0.0)"


def test_uv_has_to_ask_about_as_many_packages_as_are_locked(uv: str) -> None:
    with serve() as service, pytest.raises(NoData, match="2 packages only"):
        ask_uv(uv, [*PYTHON, *PYTHON], service)


def test_npm_asks_about_every_package_however_it_is_set(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve() as service:
        monkeypatch.setenv("npm_config_registry", service)
        (finding,) = ask_npm("npm", client, ENTRIES).findings
    assert str(finding) == f"{PLANTED} 1.0.0: OSV-1: A planted fault (affected: <2.0.0)"


def test_without_a_service_nothing_is_known(
    uv: str, client: Path, nobody: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NoData, match="uv audit gave no report"):
        ask_uv(uv, PYTHON, nobody)
    monkeypatch.setenv("npm_config_registry", nobody)
    with pytest.raises(NoData, match="npm audit gave no report"):
        ask_npm("npm", client, ENTRIES)


def test_without_programs_that_ask_nothing_is_clean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--uv", "no-such-uv", "--npm", "no-such-npm"]) == 3
    assert capsys.readouterr().err.count("NOT CHECKED") == 2
