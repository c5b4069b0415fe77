"""Fields of positions: what a class sets, what it copies and what its declaration writes are the same."""

import ast
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from examples.comet import make
from kosmodrom.core.bag import bag_of
from kosmodrom.core.fields import Bagged, Fields, Group, Groups, Lists, Numbers, Rows
from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.games import NAMES, find

ROOT = Path(__file__).parent.parent.parent
FOLDERS = {name: ROOT / "src" / "kosmodrom" / "games" / name for name in NAMES} | {"comet": ROOT / "examples" / "comet"}
GIVEN = {"seats", "box"}
"""What a position is made with: a copy is made with the same."""


def attributes_in(function: ast.FunctionDef) -> set[str]:
    """The attributes of `self` that a method names."""
    return {
        node.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }


def classes_of(folder: Path) -> dict[str, dict[str, set[str]]]:
    """For each class of a game that can load another: the attributes that `__init__` sets and `load` copies."""
    found: dict[str, dict[str, set[str]]] = {}
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                methods = {part.name: attributes_in(part) for part in node.body if isinstance(part, ast.FunctionDef)}
                if {"__init__", "load"} <= methods.keys():
                    found[node.name] = {name: methods[name] - GIVEN for name in ("__init__", "load")}
    return found


def declared(fields: Fields, thing: object) -> dict[str, set[str]]:
    """For the class of a thing and those of its parts: the attributes that the declaration stands for."""
    found = {type(thing).__name__: set(fields.keeps)}
    for field in fields.fields:
        if isinstance(field, Group):
            found |= declared(field.fields, getattr(thing, field.name))
        elif isinstance(field, Groups):
            found |= declared(field.fields, getattr(thing, field.name)[0])
        elif isinstance(field, Rows):
            found[type(getattr(thing, field.name)[0]).__name__] = set(field.names)
    return found


def game_of(name: str) -> Game:
    return make() if name == "comet" else find(name)


@pytest.mark.parametrize("name", FOLDERS)
def test_a_copy_has_every_field(name: str) -> None:
    classes = classes_of(FOLDERS[name])
    assert classes
    for each, methods in classes.items():
        assert methods["load"] == methods["__init__"], each


@pytest.mark.parametrize("name", FOLDERS)
def test_every_field_is_declared(name: str) -> None:
    state = game_of(name).new(2, {}, FastRng(1))
    fields = __import__(type(state).__module__, fromlist=["FIELDS"]).FIELDS
    classes = classes_of(FOLDERS[name])
    for each, keeps in declared(fields, state).items():
        assert keeps == classes[each]["__init__"], each


class Part:
    """A part with two numbers."""

    def __init__(self) -> None:
        self.left = 0
        self.right = 0


class Thing:
    """One field of each kind."""

    def __init__(self) -> None:
        self.number = 1
        self.numbers = vec[i64]([3, 2])
        self.bag = bag_of([4, 4], [])
        self.part = Part()
        self.parts = [Part(), Part()]
        self.rows = [Part()]
        self.grid = [[1, 2], [3, 4]]


def put_grid(thing: Thing, grid: list[list[int]]) -> None:
    thing.grid = grid


PART = Fields("a part", "left", "right")
THING = Fields(
    "a thing",
    "number",
    Numbers("numbers", below=9, most=3),
    Bagged("bag", below=5),
    Group("part", PART),
    Groups("parts", PART),
    Rows("rows", "left", "right"),
    Lists("grid", 2, lambda thing: thing.grid, put_grid),
)
WRITTEN = {
    "number": 1,
    "numbers": [3, 2],
    "bag": [4, 4],
    "part": {"left": 0, "right": 0},
    "parts": [{"left": 0, "right": 0}, {"left": 0, "right": 0}],
    "rows": [[0, 0]],
    "grid": [[1, 2], [3, 4]],
}
OTHER = {
    "number": 7,
    "numbers": [8],
    "bag": [0, 1, 2],
    "part": {"left": 5, "right": 6},
    "parts": [{"left": 1, "right": 2}, {"left": 3, "right": 4}],
    "rows": [[9, 8]],
    "grid": [],
}


def test_a_thing_is_written_field_by_field() -> None:
    assert THING.write(Thing()) == WRITTEN


def test_what_was_written_is_read_back() -> None:
    thing = Thing()
    THING.read(thing, OTHER)
    assert THING.write(thing) == OTHER
    assert (thing.bag.size, thing.part.right, thing.rows[0].left) == (3, 6, 9)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("number", "1", "a thing has a number 'number', not '1'"),
        ("number", True, "a number 'number', not True"),
        ("number", None, "a number 'number', not None"),
        ("numbers", [1, "2"], "a list of at most 3 numbers from 0 to 8 'numbers'"),
        ("numbers", [9], "a list of at most 3 numbers from 0 to 8 'numbers'"),
        ("numbers", [1, 1, 1, 1], "a list of at most 3 numbers"),
        ("bag", [5], "a list of numbers from 0 to 4 'bag'"),
        ("part", [], "fields of its own 'part'"),
        ("part", {"left": 1}, "a part has a number 'right', not None"),
        ("parts", [{"left": 1, "right": 2}], "a list of parts, as many as there are"),
        ("rows", [[1, 2, 3]], "a list of lists of 2 numbers 'rows'"),
        ("grid", [[1, None]], "a list of lists of 2 numbers 'grid'"),
    ],
)
def test_anything_else_is_refused_by_name(name: str, value: object, words: str) -> None:
    with pytest.raises(ValueError) as refused:
        THING.read(Thing(), {**OTHER, name: value})
    assert words in str(refused.value)


def test_entries_are_counted() -> None:
    assert THING.count({"parts": [1, 2, 3]}, "parts") == 3
    with pytest.raises(ValueError, match="a thing has a list 'parts', not 3"):
        THING.count({"parts": 3}, "parts")
