"""What no linter knows: traps of compiled code, long files, and words that belong to one machine."""

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from hatch_build import find_modules
from kosmodrom.games import NAMES

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
INTERPRETED = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["interpreted"]
COMPILED = [f"src/{file}" for file in find_modules(ROOT / "src", INTERPRETED)]
TYPED_PACKAGES = ("core", "bots", "games")

WITH_ANY = {"src/kosmodrom/core/state.py": 1}
"""Lines that may name Any: a game of any kind of position, the default of the type variable S."""

GAMES = [*(ROOT / "src/kosmodrom/games" / name for name in NAMES), ROOT / "examples/comet"]
GAME_MODULES = {
    *("parts", "content", "options", "moves", "state", "setup", "rules", "score", "knowledge", "events", "features"),
    *("view", "preview", "words", "bot", "game"),
}
"""Names at the top of a game's folder, each a module or a package; only `rules` is always a package."""
GAME_DATA = {"__init__.py", "README.md", "rules.toml", "guide.toml", "lesson.toml", "calibration.toml"}
LESSON = re.compile(r"lesson-[a-z]+\.toml")
"""A further lesson."""
GAME_TEXTS = {"text", "lesson", "calibration", "features"}

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


def imports_of(source: str, module: str, modules: set[str]) -> set[str]:
    """Which of the modules another imports anywhere: at its top, under TYPE_CHECKING or inside a function.

    A package that a name is imported from counts unless the name is a module of its own.
    """
    package = module if f"{module}.__init__" in modules else module.rpartition(".")[0]
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{origin}.{alias.name}"
                names.add(inner if {inner, f"{inner}.__init__"} & modules else origin)
    return {found for name in names for found in (name, f"{name}.__init__") if found in modules} - {module}


def import_graph() -> dict[str, set[str]]:
    """What each module of the package imports; a package's own file is called `package.__init__`."""
    source = ROOT / "src"
    files = {".".join(file.relative_to(source).with_suffix("").parts): file for file in source.rglob("*.py")}
    return {
        name: imports_of(read(file), name.removesuffix(".__init__"), set(files)) - {name}
        for name, file in files.items()
    }


def find_cycle(graph: Mapping[str, set[str]]) -> str:
    """A cycle of imports, such as `a -> b -> a`; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return " -> ".join(reversed(error.args[1]))
    return ""


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


def is_name_of_a_game(entry: Path) -> bool:
    """Whether every game may have a file or folder of this name."""
    name, *suffixes = entry.name.split(".")
    if entry.is_dir() or suffixes == ["py"]:
        return entry.name == "__init__.py" or (name in GAME_MODULES and (entry.is_dir() or name != "rules"))
    return (
        entry.name in GAME_DATA
        or bool(LESSON.fullmatch(entry.name))
        or (name in GAME_TEXTS and suffixes in (["en", "ftl"], ["ru", "ftl"]))
    )


def test_other_names_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "outlook").mkdir()
    (tmp_path / "rules").mkdir()
    assert not is_name_of_a_game(tmp_path / "outlook") and is_name_of_a_game(tmp_path / "rules")
    assert not any(is_name_of_a_game(tmp_path / name) for name in ("form.py", "rules.py", "text.de.ftl", "notes.toml"))
    assert all(is_name_of_a_game(tmp_path / name) for name in ("bot.py", "__init__.py", "text.en.ftl", "rules.toml"))


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_game_has_the_same_file_names(folder: Path) -> None:
    entries = [entry for entry in folder.iterdir() if entry.name not in NOT_OURS]
    assert [entry.name for entry in entries if not is_name_of_a_game(entry)] == []


@pytest.mark.parametrize(
    "source",
    [
        "import kosmodrom.a.b",
        "from kosmodrom.a import b",
        "from kosmodrom.a.b import c",
        "from .b import c",
        "from . import b",
        "from ..a.b import c",
        "if TYPE_CHECKING:\n    from kosmodrom.a.b import c",
        "def f():\n    import kosmodrom.a.b as d",
    ],
)
def test_every_kind_of_import_is_noticed(source: str) -> None:
    modules = {"kosmodrom.__init__", "kosmodrom.a.__init__", "kosmodrom.a.b", "kosmodrom.a.me"}
    assert imports_of(source, "kosmodrom.a.me", modules) == {"kosmodrom.a.b"}


def test_a_cycle_of_imports_is_named() -> None:
    assert find_cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) in ("b -> c -> b", "c -> b -> c")
    assert find_cycle({"a": {"b", "c"}, "b": {"c"}}) == ""


def test_imports_make_no_cycle() -> None:
    assert find_cycle(import_graph()) == ""


def test_nothing_below_the_application_imports_routes() -> None:
    routes = "kosmodrom.server.routes."
    importers = {name for name, imported in import_graph().items() if any(each.startswith(routes) for each in imported)}
    allowed = {"kosmodrom.server.app", "kosmodrom.server.typescript"}
    assert {name for name in importers if not name.startswith(routes)} <= allowed


def test_only_the_store_speaks_sql() -> None:
    others = [file for file in (ROOT / "src" / "kosmodrom").rglob("*.py") if "store" not in file.parts]
    speaking = re.compile(r"kosmodrom\.store\.schema|from sqlalchemy import (?!(URL|make_url)$)", re.MULTILINE)
    assert [str(file.relative_to(ROOT)) for file in others if speaking.search(read(file))] == []


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
