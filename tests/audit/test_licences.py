"""The list of licences is up to date, and nothing is shipped under one that is not allowed."""

from pathlib import Path

import pytest

from audit.licences import LIST, Licences, is_allowed, licence_of
from kosmodrom.server.site import find_folder


@pytest.fixture
def page() -> Path:
    folder = find_folder()
    return folder if folder is not None else pytest.skip("the page is not built")


def test_the_list_is_up_to_date(page: Path) -> None:
    assert LIST.read_text(encoding="utf-8") == Licences(page).write(), "run: make licences"


def test_nothing_is_shipped_under_a_licence_that_is_not_allowed(page: Path) -> None:
    assert Licences(page).refused == {}


def test_a_package_of_the_page_under_another_licence_is_refused_and_listed(tmp_path: Path) -> None:
    notices = "svelte 5.57.3 (MIT)\n\nPermission (granted)\n\n---\n@a/map 1.0.0-rc.1 (GPL-3.0-only)\n"
    (tmp_path / "licenses.txt").write_text(notices, encoding="utf-8")
    licences = Licences(tmp_path)
    assert licences.page == {"svelte": "MIT", "@a/map": "GPL-3.0-only"}
    assert licences.refused == {"@a/map": "GPL-3.0-only"}
    assert "| `@a/map` | GPL-3.0-only |" in licences.write()


@pytest.mark.parametrize(
    ("expression", "allowed"),
    [
        *(("MIT", True), ("MIT AND PSF-2.0", True), ("GPL-2.0-only OR MIT AND ISC", True)),
        *(("MIT AND GPL-2.0-only", False), ("(MIT)", False), ("", False)),
    ],
)
def test_one_alternative_has_to_be_allowed_with_all_its_parts(expression: str, allowed: bool) -> None:
    assert is_allowed(expression) is allowed


@pytest.mark.parametrize(
    ("fields", "licence"),
    [
        ("License-Expression: mit or apache-2.0\nLicense: BSD\n", "MIT OR Apache-2.0"),
        ("License: MIT License\n        Copyright of somebody\n", "MIT"),
        ("License: APL 2\nClassifier: License :: OSI Approved :: Apache Software License\n", "Apache-2.0"),
    ],
)
def test_packages_say_their_licence_in_several_ways(
    fields: str, licence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, fields)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert licence_of("planted") == licence


def test_a_package_without_a_clear_licence_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "License: free\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ValueError, match="planted has no licence that is known here"):
        licence_of("planted")


def install(folder: Path, fields: str) -> None:
    """A package with fields about it, and nothing in it."""
    about = folder / "planted-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: planted\nVersion: 1.0\n{fields}", encoding="utf-8")
