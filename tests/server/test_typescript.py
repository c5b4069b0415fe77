"""The client's types are those of the server; `make types` asks a compiler whether it accepts them."""

import datetime
import json
import re
import sys
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args

import pytest
from msgspec import UNSET, Struct, UnsetType

from kosmodrom.games import NAMES
from kosmodrom.server import typescript
from kosmodrom.server.messages import AnyMessage, AnyReply
from kosmodrom.server.translation import Alias, Translation, Untranslatable
from kosmodrom.table.commands import AnyCommand

CLIENT = Path(__file__).parent.parent.parent / "client"
SOURCES = CLIENT / "src"


def declared(cls: type) -> str:
    """The interface of a class in the client's file of messages."""
    text = (SOURCES / "protocol.ts").read_text(encoding="utf-8")
    name = typescript.RENAMED.get(cls, cls.__name__)
    found = re.search(rf"^export interface {name}\b.*?^}}$", text, re.DOTALL | re.MULTILINE)
    assert found, f"protocol.ts has no {name}"
    return found[0]


# The files


def test_the_files_are_up_to_date() -> None:
    assert typescript.main(["--check", str(SOURCES)]) == 0, "run: python -m kosmodrom.server.typescript client/src"


def test_a_stale_or_missing_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main([str(tmp_path)]) == 0
    assert typescript.main(["--check", str(tmp_path)]) == 0
    protocol, view = tmp_path / "protocol.ts", tmp_path / "games/kosmopolis/view.ts"
    protocol.write_text(protocol.read_text(encoding="utf-8").replace("seq: number", "seq: string"), encoding="utf-8")
    view.unlink()
    before = protocol.read_bytes()
    assert typescript.main(["--check", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "protocol.ts, games/kosmopolis/view.ts" in said
    assert "Run: python -m kosmodrom.server.typescript" in said
    assert protocol.read_bytes() == before, "a check writes nothing"


@pytest.mark.parametrize("cls", [*get_args(AnyCommand), *get_args(AnyMessage), *get_args(AnyReply)])
def test_every_message_is_there_with_its_fields(cls: type[Struct]) -> None:
    text = declared(cls)
    assert f'  type: "{cls.__struct_config__.tag}";' in text
    for field in cls.__struct_fields__:
        assert re.search(rf"^  {field}\??:", text, re.MULTILINE), field


def test_every_body_is_there() -> None:
    """Whatever structs the files of routes define, the client knows."""
    modules = {handler.fn.__module__ for _, handler in typescript.routes(typescript.application())}
    structs = [cls for name in modules for cls in vars(import_module(name)).values() if is_struct_of(cls, name)]
    assert len(structs) > 20
    for cls in structs:
        assert declared(cls)


def is_struct_of(found: object, module: str) -> bool:
    return isinstance(found, type) and issubclass(found, Struct) and found.__module__ == module


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_its_view(name: str) -> None:
    text = (SOURCES / f"games/{name}/view.ts").read_text(encoding="utf-8")
    assert "export type GameBoard = Board<GameView, GamePreview, GameEvent>;" in text
    assert "export type GameEvent = " in text


def test_a_game_that_tells_its_events_in_words_only_has_any_events(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = ModuleType("kosmodrom.games.plain")
    plain.__path__ = []
    monkeypatch.setitem(sys.modules, plain.__name__, plain)
    assert (
        Translation((), [Alias("GameEvent", typescript.event("plain"))]).write() == "export type GameEvent = unknown;\n"
    )


# Single types


class Colour(StrEnum):
    """A colour."""

    RED = "red"
    BLUE = "blue"
    """As the sky."""


class Point(Struct, array_like=True):
    """A place."""

    x: int
    y: float


class Shown(Struct, omit_defaults=True):
    """What the server sends."""

    colour: Colour
    places: list[Point]
    """Where it was,
    and when."""
    words: dict[str, str | None]
    pair: tuple[int, Literal["a", "b"]]
    many: tuple[bool, ...] = ()
    hint: str | None = None
    view: object = None


class Whole(Struct):
    """A struct that leaves nothing out."""

    number: int = 0
    text: str | None = None


class Wish(Struct):
    """What a client sends."""

    whole: Whole
    number: int = 0
    text: str | None = None
    other: str | UnsetType = UNSET


def test_structs_enums_tuples_and_defaults() -> None:
    sent = [Alias("", Wish)]
    received = [Alias("Any", Shown | None, "What may come."), Alias("", list[Whole])]
    assert (
        Translation(sent, received).write()
        == """\
/** What a client sends. */
export interface Wish {
  whole: Whole;
  number?: number;
  text?: string | null;
  other?: string;
}

/** A struct that leaves nothing out. */
export interface Whole {
  number: number;
  text: string | null;
}

/** What the server sends. */
export interface Shown<View = unknown> {
  colour: Colour;
  /**
   * Where it was, and when.
   */
  places: Point[];
  words: Record<string, string | null>;
  pair: [number, "a" | "b"];
  many?: boolean[];
  hint?: string;
  view?: View;
}

/** A colour. */
export type Colour =
  | "red"
  /** As the sky. */
  | "blue";

/** A place. */
export type Point = [x: number, y: number];

/** What may come. */
export type Any<View = unknown> = Shown<View> | null;
"""
    )


class Meeting(Struct):
    """Has a field that JSON has no type for."""

    at: datetime.datetime


class Odd:
    """No type of msgspec's."""


class Holder(Struct):
    """Holds what nobody knows."""

    odd: Odd


@pytest.mark.parametrize(("cls", "what"), [(Meeting, "DateTimeType"), (Holder, "Odd")])
def test_a_type_without_typescript_is_an_error_that_says_where(cls: type, what: str) -> None:
    (field,) = cls.__annotations__
    with pytest.raises(Untranslatable, match=rf"{cls.__name__}\.{field}: there is no TypeScript for {what}; use "):
        Translation((), [Alias("", cls)]).write()


def test_two_types_of_one_name_are_an_error() -> None:
    class Record(Struct):
        """Called as a type of TypeScript's."""

    with pytest.raises(Untranslatable, match="Record is called Record as TypeScript's own is: give it another name"):
        Translation((), [Alias("", Record)])
    Translation((), [Alias("", Record)], {Record: "GameRecord"})


# The lock


def test_the_lock_names_no_address() -> None:
    package = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))
    lock = (CLIENT / "package-lock.json").read_text(encoding="utf-8")
    assert package["private"] is True
    assert "resolved" not in lock
    locked = json.loads(lock)["packages"]
    thanked = {name: {**entry, "funding": None} for name, entry in locked.items()}
    assert "://" not in json.dumps(thanked), "where to thank authors is the only address"
    for name, version in (package["dependencies"] | package["devDependencies"]).items():
        assert locked[f"node_modules/{name}"]["version"] == version
