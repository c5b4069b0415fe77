"""Two pieces of plain data side by side."""

import msgspec

MISSING = "nothing"


class Written:
    """A value as JSON text, equal to what says the same. It is read only where texts differ: most are alike."""

    def __init__(self, value: object) -> None:
        self.text = msgspec.json.encode(value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Written) and (self.text == other.text or self.read() == other.read())

    def read(self) -> object:
        """The value as it looks after the journey."""
        decoded: object = msgspec.json.decode(self.text)
        return decoded


def plain(value: object) -> object:
    """A value as it looks after a journey through JSON text."""
    return Written(value).read()


def flatten(value: object, path: str = "") -> dict[str, object]:
    """Every leaf of plain data by its path, such as `players.0.hand`."""
    if isinstance(value, dict):
        items = [(str(key), item) for key, item in value.items()]
    elif isinstance(value, list | tuple):
        items = [(str(index), item) for index, item in enumerate(value)]
    else:
        return {path: value}
    leaves: dict[str, object] = {path + "#": len(items)}
    for key, item in items:
        leaves.update(flatten(item, f"{path}.{key}" if path else key))
    return leaves


def paths_that_differ(one: dict[str, object], other: dict[str, object]) -> list[str]:
    """The paths of leaves that are not the same in both."""
    return [path for path in {**one, **other} if one.get(path, MISSING) != other.get(path, MISSING)]


def difference(one: object, other: object) -> str:
    """The first leaf that differs, in words."""
    leaves, others = [flatten(each.read() if isinstance(each, Written) else plain(each)) for each in (one, other)]
    for path in paths_that_differ(leaves, others):
        here, there = leaves.get(path, MISSING), others.get(path, MISSING)
        return f"{path or 'it'} is {here!r} against {there!r}"
    return "no difference"
