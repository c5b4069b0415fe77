"""Translates types of msgspec to TypeScript: structs become interfaces, docstrings become JSDoc."""

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

import msgspec.inspect as shapes
from msgspec import NODEFAULT

from kosmodrom.core.events import ONE_OF

WIDTH: Final = 120
GAMES_OWN: Final = {"view": "View", "preview": "Preview", "event": "Event"}
"""Fields of type `object` with these names belong to the game. Their types become parameters."""
RESERVED: Final = ("Array", "Error", "Map", "Object", "Partial", "Promise", "Record", "Set")
"""Names that mean something else in TypeScript."""
PLAIN: Final[Mapping[type[shapes.Type], str]] = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.RawType: "unknown",
    shapes.StrType: "string",
}
NAMED = shapes.StructType | shapes.EnumType
SEQUENCES = shapes.ListType | shapes.VarTupleType | shapes.SetType | shapes.FrozenSetType | shapes.CollectionType


class Untranslatable(Exception):
    """A type that can't be translated, or two types of one name. The text says where and what to do."""


@dataclass(frozen=True)
class Alias:
    """A type to write, with a name if it is not a class, such as a union."""

    name: str
    type: object
    doc: str = ""


class Translation:
    """One TypeScript file: some aliases, and every class that they or further types lead to.

    What is only `sent` to the server may leave out all that has a default. What is `received` from it leaves out only
    what the server does: defaults of structs that omit them.
    """

    def __init__(
        self, sent: Iterable[Alias], received: Iterable[Alias], names: Mapping[type, str] | None = None
    ) -> None:
        sent, received = list(sent), list(received)
        self.aliases = [(alias, shapes.type_info(alias.type)) for alias in [*sent, *received]]
        self._renamed = names or {}
        self._received = {info.cls for alias in received for info in _walk(shapes.type_info(alias.type), set())}
        seen: set[type] = set()
        self.classes: list[NAMED] = [info for _, shape in self.aliases for info in _walk(shape, seen)]
        self._check_names()

    def write(self) -> str:
        """The declarations, aliases last, as a formatter would leave them."""
        named = [(alias, shape) for alias, shape in self.aliases if alias.name]
        parts = [self._declare(info) for info in self.classes]
        parts += [_comment(alias.doc) + self._alias(alias, shape) for alias, shape in named]
        return "\n".join(parts)

    def name(self, cls: type) -> str:
        """What a class is called in TypeScript."""
        return self._renamed.get(cls, cls.__name__)

    def _check_names(self) -> None:
        parameters = [name for _, shape in self.aliases for name in _parameters(shape)]
        taken: dict[str, str] = dict.fromkeys([*RESERVED, *parameters], "TypeScript's own")
        for cls in [info.cls for info in self.classes]:
            name, origin = self.name(cls), f"{cls.__module__}.{cls.__qualname__}"
            if name in taken:
                raise Untranslatable(f"{origin} is called {name} as {taken[name]} is: give it another name")
            taken[name] = origin
        for alias, _ in self.aliases:
            if alias.name in taken:
                raise Untranslatable(
                    f"the alias {alias.name} is called as {taken[alias.name]} is: give it another name"
                )

    # Declarations

    def _declare(self, info: NAMED) -> str:
        head = _comment(_doc(info.cls))
        if isinstance(info, shapes.EnumType):
            return head + self._enum(info.cls)
        if info.array_like:
            return head + f"export type {self._parametrized(info, ' = unknown')} = {self._elements(info)};\n"
        lines = "".join(f"  {line}\n" for field in self._fields(info) for line in field.splitlines())
        name = self._parametrized(info, " = unknown")
        return head + (f"export interface {name} {{\n{lines}}}\n" if lines else f"export type {name} = object;\n")

    def _enum(self, cls: type[Enum]) -> str:
        docs = _field_docs(cls)
        values = [json.dumps(member.value, ensure_ascii=False) for member in cls]
        if not docs:
            return _assign(f"export type {self.name(cls)} =", values, "")
        members = [
            textwrap.indent(_comment(docs.get(member.name, "")) + f"| {value}", "  ")
            for member, value in zip(cls, values, strict=True)
        ]
        return f"export type {self.name(cls)} =\n" + "\n".join(members) + ";\n"

    def _alias(self, alias: Alias, shape: shapes.Type) -> str:
        parameters = _parameters(shape)
        default = f"<{', '.join(f'{name} = unknown' for name in parameters)}>" if parameters else ""
        return _assign(f"export type {alias.name}{default} =", self._alternatives(shape, alias.name, alias), "")

    def _fields(self, info: shapes.StructType) -> Iterator[str]:
        if info.tag_field is not None:
            yield f"{info.tag_field}: {json.dumps(info.tag)};"
        docs = _field_docs(info.cls)
        for field in info.fields:
            mark = "?" if self._is_optional(info.cls, field) else ""
            written = self._field_type(info.cls, field)
            yield _comment(docs.get(field.name, "")) + _assign(f"{field.encode_name}{mark}:", written, "  ")

    def _elements(self, info: shapes.StructType) -> str:
        tag = [] if info.tag_field is None else [f"{info.tag_field}: {json.dumps(info.tag)}"]
        fields = [f"{field.encode_name}: {' | '.join(self._field_type(info.cls, field))}" for field in info.fields]
        return f"[{', '.join(tag + fields)}]"

    def _is_optional(self, cls: type, field: shapes.Field) -> bool:
        if field.required:
            return False
        can_be_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
        return can_be_unset or _omits_defaults(cls) or cls not in self._received

    def _field_type(self, cls: type, field: shapes.Field) -> list[str]:
        if _is_games_own(field):
            written = [GAMES_OWN[field.name], "null"]
        else:
            written = self._alternatives(field.type, f"{cls.__module__}.{cls.__qualname__}.{field.name}")
        is_left_out = not field.required and field.default is None and _omits_defaults(cls)
        return [part for part in written if part != "null"] if is_left_out else written

    # Types

    def _alternatives(self, shape: shapes.Type, where: str, besides: Alias | None = None) -> list[str]:
        """The alternatives of a type."""
        for alias, known in self.aliases:
            if isinstance(shape, shapes.UnionType) and alias.name and alias is not besides and shape == known:
                return [alias.name + _arguments(_parameters(shape))]
        if isinstance(shape, shapes.UnionType):
            parts = dict.fromkeys(part for one in shape.types for part in self._alternatives(one, where))
            return ["unknown"] if "unknown" in parts else sorted(parts, key=lambda part: part == "null")
        if isinstance(shape, shapes.Metadata):
            words = (shape.extra or {}).get(ONE_OF)
            return self._alternatives(shape.type, where) if words is None else [json.dumps(word) for word in words]
        if isinstance(shape, shapes.LiteralType):
            return [json.dumps(value, ensure_ascii=False) for value in shape.values]
        return [self._single(shape, where)]

    def _single(self, shape: shapes.Type, where: str) -> str:
        if isinstance(shape, NAMED):
            return self._parametrized(shape, "")
        if isinstance(shape, SEQUENCES):
            item = self._text(shape.item_type, where)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(shape, shapes.TupleType):
            return f"[{', '.join(self._text(item, where) for item in shape.item_types)}]"
        if isinstance(shape, shapes.DictType):
            return f"Record<string, {self._text(shape.value_type, where)}>"
        if isinstance(shape, shapes.CustomType) and shape.cls is object:
            return "unknown"
        if type(shape) in PLAIN:
            return PLAIN[type(shape)]
        what = shape.cls.__qualname__ if isinstance(shape, shapes.CustomType) else type(shape).__name__
        raise Untranslatable(f"{where}: there is no TypeScript for {what}; use a struct, an enum or a type of JSON")

    def _text(self, shape: shapes.Type, where: str) -> str:
        return " | ".join(self._alternatives(shape, where))

    def _parametrized(self, info: NAMED, default: str) -> str:
        return self.name(info.cls) + _arguments(f"{name}{default}" for name in _parameters(info))


def _walk(shape: shapes.Type, seen: set[type]) -> Iterator[NAMED]:
    """The classes that a type contains and that were not seen before, parents first."""
    if isinstance(shape, NAMED):
        if shape.cls in seen:
            return
        seen.add(shape.cls)
        yield shape
    for part in _parts(shape):
        yield from _walk(part, seen)


def _parts(shape: shapes.Type) -> tuple[shapes.Type, ...]:
    if isinstance(shape, shapes.StructType):
        return tuple(field.type for field in shape.fields)
    if isinstance(shape, shapes.UnionType):
        return shape.types
    if isinstance(shape, SEQUENCES):
        return (shape.item_type,)
    if isinstance(shape, shapes.TupleType):
        return shape.item_types
    if isinstance(shape, shapes.DictType):
        return (shape.value_type,)
    if isinstance(shape, shapes.Metadata):
        return (shape.type,)
    return ()


def _is_games_own(field: shapes.Field) -> bool:
    kinds = field.type.types if isinstance(field.type, shapes.UnionType) else (field.type,)
    return field.name in GAMES_OWN and any(_is_anything(kind) for kind in kinds)


def _is_anything(shape: shapes.Type) -> bool:
    return isinstance(shape, shapes.AnyType) or (isinstance(shape, shapes.CustomType) and shape.cls is object)


def _parameters(shape: shapes.Type) -> list[str]:
    """The parameters that a type needs, for fields at any depth that belong to the game."""
    structs = [info for info in _walk(shape, set()) if isinstance(info, shapes.StructType)]
    found = {field.name for info in structs for field in info.fields if _is_games_own(field)}
    return [parameter for name, parameter in GAMES_OWN.items() if name in found]


def _arguments(names: Iterable[str]) -> str:
    written = ", ".join(names)
    return f"<{written}>" if written else ""


def _omits_defaults(cls: type) -> bool:
    config = getattr(cls, "__struct_config__", None)
    return config is not None and bool(config.omit_defaults)


def _assign(head: str, alternatives: list[str], indent: str) -> str:
    """A name and its type; one alternative per line if they don't fit into one."""
    line = f"{head} {' | '.join(alternatives)};"
    if len(indent + line) <= WIDTH:
        return line + "\n"
    return head + "".join(f"\n  | {part}" for part in alternatives) + ";\n"


def _comment(doc: str) -> str:
    """A docstring as JSDoc."""
    doc = doc.replace("*/", "*\\/").strip()
    if not doc:
        return ""
    if "\n" not in doc and len(doc) <= WIDTH - 10:
        return f"/** {doc} */\n"
    lines = [
        line
        for paragraph in doc.split("\n\n")
        for line in ["", *textwrap.wrap(" ".join(paragraph.split()), WIDTH - 5, break_on_hyphens=False)]
    ]
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines[1:]) + " */\n"


def _doc(cls: type) -> str:
    return inspect.cleandoc(vars(cls).get("__doc__") or "")


@cache
def _field_docs(cls: type) -> Mapping[str, str]:
    """The docstrings under the fields of a class and its base classes, by name."""
    docs: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.partition(".")[0] in ("builtins", "enum", "msgspec"):
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef), f"{base} has no class statement"
        for field, after in zip(body.body, body.body[1:], strict=False):
            target = _target(field)
            if target and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                docs[target] = inspect.cleandoc(str(after.value.value))
    return docs


def _target(statement: ast.stmt) -> str:
    """The name that a statement annotates or assigns; empty if it does neither."""
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return statement.target.id
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return statement.targets[0].id
    return ""
