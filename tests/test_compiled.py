"""Which of the two ways the engine runs here, and that it says so."""

import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import kosmodrom
from hatch_build import find_missing, find_modules
from kosmodrom.bots.levels import is_compiled
from tests.cli.command import run

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
INTERPRETED = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["interpreted"]


def test_installed_package_is_compiled_if_this_machine_can_and_the_sources_are_not() -> None:
    is_installed = not Path(kosmodrom.__file__).is_relative_to(ROOT / "src")
    expected = is_installed and not find_missing()
    modules = [file.removesuffix(".py").replace("/", ".") for file in find_modules(ROOT / "src", INTERPRETED)]
    specs = {module: find_spec(module) for module in modules}
    compiled = [name for name, spec in specs.items() if spec and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))]
    assert compiled == (modules if expected else [])
    assert is_compiled() is expected


def test_an_uncompiled_engine_says_so_and_what_to_install(tmp_path: Path) -> None:
    words = ["simulate", "kosmopolis", "--bots", "random,random", "--games", "1", "--jobs", "1"]
    said = run(tmp_path, *words).stderr
    assert said == "" if is_compiled() else "Install a C compiler and the Python headers" in said
    said = run(tmp_path, "play", "--lang", "ru", "--seats", "you,hard").stderr
    assert said.startswith("Движок не скомпилирован") != is_compiled()
    assert ("Сильный бот: здесь за отведённое время около" in said) != is_compiled()
