"""What no linter knows: traps of compiled code, long files, and words that belong to one machine."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import find_modules

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
INTERPRETED = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["interpreted"]
COMPILED = [f"src/{file}" for file in find_modules(ROOT / "src", INTERPRETED)]
TYPED_PACKAGES = ("core", "bots", "games")

WITH_ANY = {"src/kosmodrom/core/state.py": 1}
"""Lines that may name Any: a game of any kind of position, the default of the type variable S."""

LONGEST_FILE = 500
MADE = "// Made of "
"""How a file begins that a program writes."""
LARGEST_LITERAL = 2**62
MACHINE_PATH = re.compile(r"/(?<![\w.]/)(?:root|home|Users|work|tmp|opt|mnt)/")
"""It begins with a plain character, which is found ten times as fast as a place after something."""
REGISTRIES = ["py" + "pi.org", "python" + "hosted", "npm" + "js.org", "npm" + "js.com", "deb.deb" + "ian"]
NOT_OURS = {".git", "node_modules", "dist", "build", "__pycache__"}


def project_files() -> Iterator[Path]:
    """Every text file of the project, without what was made or installed."""
    for top in ROOT.iterdir():
        if top.name in NOT_OURS or (top.is_dir() and top.name.startswith(".") and top.name != ".ci"):
            continue
        for file in [top] if top.is_file() else top.rglob("*"):
            if file.is_file() and not NOT_OURS & set(file.parts[len(ROOT.parts) :]):
                yield file


def read(file: Path) -> str:
    """The text of a file; a picture has none."""
    return file.read_bytes().decode("utf-8", errors="ignore")


def names_a_place(text: str) -> bool:
    """Whether something belongs to one machine, or to a registry."""
    return MACHINE_PATH.search(text) is not None or any(name in text for name in REGISTRIES)


def constants_of(tree: ast.Module) -> set[str]:
    """Names that stand for a literal number, which mypyc may put in their place."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_literal(node.value, set()):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign) and is_literal(node.value, set()):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return names


def is_literal(node: ast.expr | None, constants: set[str]) -> bool:
    """Whether an expression is a number, a name for one, or a number made an i64."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"i64", "int"}:
        return all(is_literal(argument, constants) for argument in node.args)
    if isinstance(node, ast.Name):
        return node.id in constants
    return isinstance(node, ast.Constant) and type(node.value) is int


def lines_with_short_shift(source: str) -> list[int]:
    """Lines that shift a literal left by a variable: compiled as a 32-bit shift, silently wrong from 2^31 up."""
    tree = ast.parse(source)
    constants = constants_of(tree)
    lines = []
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            left, by = node.left, node.right
        elif isinstance(node, ast.AugAssign):
            left, by = node.target, node.value
        else:
            continue
        if isinstance(node.op, ast.LShift) and is_literal(left, constants) and not isinstance(by, ast.Constant):
            lines.append(node.lineno)
    return lines


def lines_with_large_literal(source: str) -> list[int]:
    """Lines with a literal from 2^62 up, which compiled code boxes at each use."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value >= LARGEST_LITERAL
    ]


def lines_without_types(source: str) -> list[int]:
    """Lines that turn the type checker off: Any, cast, or an ignoring comment."""
    lines = [number for number, line in enumerate(source.splitlines(), 1) if "type: ignore" in line]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == "typing":
            lines += [node.lineno for alias in node.names if alias.name in {"Any", "cast"}]
    return lines


@pytest.mark.parametrize(
    "source", ["1 << k", "i64(1) << k", "one: i64 = 1\none << k", "ONE: Final = 1\nONE << k", "x = 4\nx <<= k"]
)
def test_a_short_shift_is_noticed(source: str) -> None:
    assert lines_with_short_shift(source)


@pytest.mark.parametrize("source", ["x << k", "1 << 3", "2**60 >> (60 - k)", "bit = 1\nbit <<= 1", "x << 1"])
def test_other_shifts_pass(source: str) -> None:
    assert not lines_with_short_shift(source)


def test_a_large_literal_is_noticed() -> None:
    assert lines_with_large_literal(f"x = {2**62}") == [1]
    assert lines_with_large_literal(f"x = {2**62 - 1}") == []


@pytest.mark.parametrize(
    "source", ["from typing import Any", "from typing import Final, cast", "f()  # type: ignore[x]"]
)
def test_a_hole_in_the_types_is_noticed(source: str) -> None:
    assert lines_without_types(source) == [1]


def test_a_machine_path_is_noticed() -> None:
    for text in ("see " + "/ho" + "me/someone/file", "/tm" + "p/file", "https://py" + "pi.org"):
        assert names_a_place(text)
    for text in ("docs/home/index.md", "./work/main", "/homely/"):
        assert not names_a_place(text)


@pytest.mark.parametrize("file", COMPILED)
def test_compiled_module_has_no_trap(file: str) -> None:
    source = read(ROOT / file)
    assert lines_with_short_shift(source) == [], "a literal shifted left by a variable"
    assert lines_with_large_literal(source) == [], "a literal from 2^62 up"


@pytest.mark.parametrize("package", TYPED_PACKAGES)
def test_package_is_typed_throughout(package: str) -> None:
    holes = {
        str(file.relative_to(ROOT)): lines
        for file in (ROOT / "src" / "kosmodrom" / package).rglob("*.py")
        if len(lines := lines_without_types(read(file))) > WITH_ANY.get(str(file.relative_to(ROOT)), 0)
    }
    assert holes == {}


def test_no_file_is_long() -> None:
    code = [file for file in project_files() if file.suffix in {".py", ".ts", ".svelte", ".css"}]
    written = [file for file in code if not read(file).startswith(MADE)]
    lengths = {str(file.relative_to(ROOT)): len(read(file).splitlines()) for file in written}
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in project_files()
        if names_a_place(text := read(file))
        for number, line in enumerate(text.splitlines(), 1)
        if names_a_place(line)
    ]
    assert found == []
