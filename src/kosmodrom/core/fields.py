"""The fields of a position, declared once: by the declaration it is written to JSON and read back."""

from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.bag import bag_of

Data = dict[str, object]


class Field:
    """One entry of the JSON of a thing. `thing` is the position, or a part of it that has fields of its own."""

    def __init__(self, name: str, what: str, keeps: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self.what: Final = what
        """What the entry has to be, in words."""
        self.keeps: Final = keeps or (name,)
        """The attributes of the thing that the entry stands for."""

    def write(self, thing: object) -> object:
        """The entry as plain numbers, lists and dictionaries."""
        raise NotImplementedError

    def read(self, thing: object, value: object) -> bool:
        """Fill the field from what `write` returned; returns whether it could be that."""
        raise NotImplementedError


class Number(Field):
    """A whole number."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "a number")

    def write(self, thing: object) -> object:
        return getattr(thing, self.name)

    def read(self, thing: object, value: object) -> bool:
        if type(value) is not int:
            return False
        setattr(thing, self.name, value)
        return True


class Numbers(Field):
    """A list of whole numbers: a `vec[i64]`, unless `get` and `put` say how the thing keeps them."""

    def __init__(
        self,
        name: str,
        get: Callable[..., Sequence[int]] | None = None,
        put: Callable[..., None] | None = None,
        *,
        below: int | None = None,
        size: int | None = None,
        most: int | None = None,
        keeps: tuple[str, ...] = (),
    ) -> None:
        how_many = f"{size} " if size is not None else f"at most {most} " if most is not None else ""
        bounds = "" if below is None else f" from 0 to {below - 1}"
        super().__init__(name, f"a list of {how_many}numbers{bounds}", keeps)
        self._get = get
        self._put = put
        self._below = below
        self._size = size
        self._most = most

    def write(self, thing: object) -> object:
        kept = getattr(thing, self.name) if self._get is None else self._get(thing)
        return [int(number) for number in kept]

    def read(self, thing: object, value: object) -> bool:
        numbers = numbers_of(value)
        if numbers is None or (self._size is not None and len(numbers) != self._size):
            return False
        if self._most is not None and len(numbers) > self._most:
            return False
        if self._below is not None and not all(0 <= number < self._below for number in numbers):
            return False
        if self._put is None:
            setattr(thing, self.name, vec[i64](numbers))
        else:
            self._put(thing, numbers)
        return True


class Listed(Numbers):
    """A plain list of whole numbers."""

    def __init__(self, name: str) -> None:
        super().__init__(
            name,
            lambda thing: getattr(thing, name),
            lambda thing, numbers: setattr(thing, name, numbers[:]),
        )


class Bagged(Numbers):
    """A `Bag` whose bottom is empty: its members as they stand."""

    def __init__(self, name: str, *, below: int | None = None) -> None:
        super().__init__(
            name,
            lambda thing: getattr(thing, name).kinds(),
            lambda thing, kinds: setattr(thing, name, bag_of(kinds, [])),
            below=below,
        )


class Lists(Field):
    """A list of lists of so many numbers each, or of any length: a list of lists, unless `get` and `put` say how."""

    def __init__(
        self,
        name: str,
        size: int | None = None,
        get: Callable[..., list[list[int]]] | None = None,
        put: Callable[..., None] | None = None,
        *,
        keeps: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, f"a list of lists of {'' if size is None else f'{size} '}numbers", keeps)
        self._size = size
        self._get = get
        self._put = put

    def write(self, thing: object) -> object:
        kept = getattr(thing, self.name) if self._get is None else self._get(thing)
        return [[int(number) for number in each] for each in kept]

    def read(self, thing: object, value: object) -> bool:
        if not isinstance(value, list):
            return False
        lists = [numbers[:] for each in value if (numbers := numbers_of(each)) is not None]
        if len(lists) != len(value) or any(self._size not in (None, len(numbers)) for numbers in lists):
            return False
        if self._put is None:
            setattr(thing, self.name, lists)
        else:
            self._put(thing, lists)
        return True


class Rows(Lists):
    """As many parts as the thing has, each written as a list of the numbers that it keeps under these names."""

    def __init__(self, name: str, *names: str) -> None:
        super().__init__(name, len(names), self._rows, self._fill)
        self.names: Final = names

    def _rows(self, thing: object) -> list[list[int]]:
        return [[getattr(part, each) for each in self.names] for part in getattr(thing, self.name)]

    def _fill(self, thing: object, rows: list[list[int]]) -> None:
        parts = getattr(thing, self.name)
        if len(rows) != len(parts):
            raise ValueError(f"there are {len(parts)} {self.name}, not {len(rows)}")
        for part, row in zip(parts, rows, strict=True):
            for each, number in zip(self.names, row, strict=True):
                setattr(part, each, number)


class Group(Field):
    """A part with fields of its own."""

    def __init__(self, name: str, fields: "Fields") -> None:
        super().__init__(name, "fields of its own")
        self.fields: Final = fields

    def write(self, thing: object) -> object:
        return self.fields.write(getattr(thing, self.name))

    def read(self, thing: object, value: object) -> bool:
        if not isinstance(value, dict):
            return False
        self.fields.read(getattr(thing, self.name), value)
        return True


class Groups(Field):
    """As many parts as the thing has, each with fields of its own."""

    def __init__(self, name: str, fields: "Fields") -> None:
        super().__init__(name, "a list of parts, as many as there are, with fields of their own")
        self.fields: Final = fields

    def write(self, thing: object) -> object:
        return [self.fields.write(part) for part in getattr(thing, self.name)]

    def read(self, thing: object, value: object) -> bool:
        parts = getattr(thing, self.name)
        if not isinstance(value, list) or len(value) != len(parts) or not all(isinstance(each, dict) for each in value):
            return False
        for part, data in zip(parts, value, strict=True):
            self.fields.read(part, data)
        return True


class Fields:
    """All fields of a thing, in the order in which they are read."""

    def __init__(self, of: str, *fields: Field | str) -> None:
        """`of` names the thing in messages; a field that is only a name is a `Number`."""
        self.of: Final = of
        self.fields: Final = tuple(Number(field) if isinstance(field, str) else field for field in fields)

    def write(self, thing: object) -> Data:
        return {field.name: field.write(thing) for field in self.fields}

    def read(self, thing: object, data: Data) -> None:
        """Fill all fields of a thing; ValueError names the field that is wrong."""
        for field in self.fields:
            if not field.read(thing, data.get(field.name)):
                raise ValueError(f"{self.of} has {field.what} {field.name!r}, not {data.get(field.name)!r}")

    @property
    def keeps(self) -> tuple[str, ...]:
        """The attributes of the thing that the fields stand for."""
        return tuple(name for field in self.fields for name in field.keeps)

    def count(self, data: Data, name: str) -> int:
        """How many entries a list of the data has, so that a thing with as many parts can be made."""
        entries = data.get(name)
        if not isinstance(entries, list):
            raise ValueError(f"{self.of} has a list {name!r}, not {entries!r}")
        return len(entries)


def numbers_of(value: object) -> list[int] | None:
    """A list of whole numbers; None if it is anything else."""
    if not isinstance(value, list) or not all(type(each) is int for each in value):
        return None
    return value
