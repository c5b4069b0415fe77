"""What a QR code says, read from its modules: byte mode, level M, without mending anything."""

from collections.abc import Iterator
from typing import Final

Modules = list[list[bool]]

# Of level M, by version: bytes of correction a block, and the bytes of data in each block.
BLOCKS: Final[dict[int, tuple[int, tuple[int, ...]]]] = {
    1: (10, (16,)),
    2: (16, (28,)),
    3: (26, (44,)),
    4: (18, (32, 32)),
    5: (24, (43, 43)),
    6: (16, (27, 27, 27, 27)),
    7: (18, (31, 31, 31, 31)),
}
FORMAT_MASK: Final = 0b101010000010010
LEVEL_M: Final = 0b00
BYTES: Final = 0b0100


def read(modules: Modules) -> str:
    """The text; an AssertionError if it is no such code."""
    size = len(modules)
    version, rest = divmod(size - 17, 4)
    assert rest == 0 and version in BLOCKS and all(len(row) == size for row in modules), f"{size} modules a side"
    for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
        finder = [sum(modules[y + row][x : x + 7]) for row in range(7)]
        assert finder == [7, 2, 5, 5, 5, 2, 7], f"no finder pattern at {x}, {y}"
    form = sum(modules[y][x] << bit for bit, (x, y) in enumerate(_format_places())) ^ FORMAT_MASK
    assert form >> 13 == LEVEL_M, "another level of correction"
    bits = [modules[y][x] ^ _is_masked(form >> 10 & 0b111, x, y) for x, y in _way(size, version)]
    words = [sum(bit << 7 - i for i, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits) - 7, 8)]
    correction, lengths = BLOCKS[version]
    assert len(words) == sum(lengths) + correction * len(lengths), "as many words as the version has"
    blocks: list[list[int]] = [[] for _ in lengths]
    data = iter(words)
    for at in range(max(lengths)):
        for block, length in zip(blocks, lengths, strict=True):
            if at < length:
                block.append(next(data))
    stream = int.from_bytes(bytes(word for block in blocks for word in block), "big")
    total = 8 * sum(lengths)
    assert stream >> total - 4 == BYTES, "another mode"
    count = stream >> total - 12 & 0xFF
    return (stream >> total - 12 - 8 * count & (1 << 8 * count) - 1).to_bytes(count, "big").decode()


def _format_places() -> Iterator[tuple[int, int]]:
    """Where the fifteen bits of the format stand, the lowest first."""
    yield from ((8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8))
    yield from ((x, 8) for x in (7, 5, 4, 3, 2, 1, 0))


def _is_masked(mask: int, x: int, y: int) -> bool:
    return (
        (x + y) % 2,
        y % 2,
        x % 3,
        (x + y) % 3,
        (y // 2 + x // 3) % 2,
        x * y % 2 + x * y % 3,
        (x * y % 2 + x * y % 3) % 2,
        ((x + y) % 2 + x * y % 3) % 2,
    )[mask] == 0


def _way(size: int, version: int) -> Iterator[tuple[int, int]]:
    """The modules of data in their order: two columns at a time, up and down, from the right."""
    is_up = True
    for right in (*range(size - 1, 6, -2), *range(5, 0, -2)):
        for step in range(size):
            y = size - 1 - step if is_up else step
            yield from ((x, y) for x in (right, right - 1) if not _is_reserved(x, y, size, version))
        is_up = not is_up


def _is_reserved(x: int, y: int, size: int, version: int) -> bool:
    corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    centre = size - 7
    places = [] if version == 1 else [(centre, centre)]
    if version == 7:
        places += [(22, 22), (6, 22), (22, 6), (22, centre), (centre, 22)]
    aligned = any(abs(x - across) <= 2 and abs(y - down) <= 2 for across, down in places)
    about = version >= 7 and ((x < 6 and size - 11 <= y < size - 8) or (y < 6 and size - 11 <= x < size - 8))
    return corner or aligned or about or x == 6 or y == 6


def modules_of(path: str, quiet: int = 4) -> Modules:
    """The modules of a drawing: runs of dark ones as `Mx yhNv1h-Nz`, beside a quiet zone."""
    dark: set[tuple[int, int]] = set()
    for run in path.split("M")[1:]:
        place, _, rest = run.partition("h")
        x, y = (int(number) - quiet for number in place.split())
        dark |= {(x + i, y) for i in range(int(rest.partition("v")[0]))}
    size = 1 + max(max(place) for place in dark)
    return [[(x, y) in dark for x in range(size)] for y in range(size)]
