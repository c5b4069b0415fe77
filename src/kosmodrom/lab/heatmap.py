"""How often each place of a board is used, as colours of its places."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kosmodrom.lab.plot import DIM, GLOW, MARGIN, ON_SPACE, SPACE, SPACE_3, WIDTH, Plot, wrap

HALF: Final = 0.5
COOL: Final = ((34, 28, 102), (130, 62, 190))
WARM: Final = ((240, 120, 70), (255, 207, 71))
"""From space to purple, and from orange to the sun."""
GAP: Final = 6
HEIGHT: Final = 112
TOP: Final = 84


@dataclass(frozen=True)
class Place:
    """A place of a board: how often it is used, that as text, what is printed there, whether a line fails there."""

    share: float
    written: str
    words: str
    note: str = ""
    """What is said of one where a game can begin."""
    fails: bool = False


def heat_map(
    name: str,
    title: str,
    description: str,
    rows: Sequence[Sequence[str]],
    places: Mapping[str, Place],
    scale: tuple[str, str, str],
) -> Plot:
    """The board as it lies, in the outline of a ship; below it what the colours mean: the least, the most, openings."""
    columns = len(rows[0])
    inner = WIDTH - 2 * MARGIN - 2 * 16
    wide = (inner - GAP * (columns - 1)) / columns
    bottom = TOP + len(rows) * (HEIGHT + GAP) + 20
    plot = Plot(name, title, description, bottom + 62)
    hull(plot, MARGIN, TOP - 16, WIDTH - 2 * MARGIN, bottom - TOP + 12)
    for line, row in enumerate(rows):
        for column, place in enumerate(row):
            x = MARGIN + 16 + column * (wide + GAP)
            draw_place(plot, x, TOP + line * (HEIGHT + GAP), wide, place, places[place])
    draw_scale(plot, bottom + 34, scale)
    return plot


def hull(plot: Plot, x: float, y: float, width: float, height: float) -> None:
    """A ship seen from above: round shoulders, flat below."""
    for edge, colour in ((0, SPACE_3), (5, SPACE)):
        left, top, right, low = x + edge, y + edge, x + width - edge, y + height
        corner = 40 - edge
        plot.path(
            f"M{left:g} {top + corner:g}a{corner} {corner} 0 0 1 {corner} -{corner}H{right - corner:g}"
            f"a{corner} {corner} 0 0 1 {corner} {corner}V{low:g}H{left:g}z",
            colour,
        )


def draw_place(plot: Plot, x: float, y: float, width: float, name: str, place: Place) -> None:
    """Its name and share, what is printed there, and half a sun where a connector of the ship comes in."""
    ink = SPACE if place.share >= HALF else ON_SPACE
    edge = ON_SPACE if place.fails else ""
    tip = f"{name}: {place.written}; {place.words}"
    plot.rect(x, y, width, HEIGHT, colour_of(place.share), 10, edge=edge, tip=tip)
    plot.text(x + 10, y + 26, place.written, 20, ink, display=True)
    plot.text(x + width - 10, y + 24, name, 14, ink, "end", weight=600)
    for number, line in enumerate(wrap(place.words, width - 16, 12.5, 3 if place.note else 4)):
        plot.text(x + 10, y + 47 + 16 * number, line, 12.5, ink)
    if place.note:
        plot.text(x + 10, y + HEIGHT - 9, place.note, 12.5, ink, weight=600)
        middle = x + width / 2
        plot.path(f"M{middle - 9:g} {y + HEIGHT:g}a9 9 0 0 1 18 0z", SPACE if ink == SPACE else GLOW)


def draw_scale(plot: Plot, y: float, scale: tuple[str, str, str]) -> None:
    """What the colours mean, and the half suns."""
    least, most, openings = scale
    steps = 20
    plot.text(MARGIN + 16, y + 5, least, 14, DIM)
    left = MARGIN + 60
    for step in range(steps):
        plot.rect(left + step * 12, y - 8, 12.5, 16, colour_of((step + 0.5) / steps))
    plot.text(left + steps * 12 + 10, y + 5, most, 14, DIM)
    start = left + steps * 12 + 90
    plot.path(f"M{start:g} {y + 5:g}a9 9 0 0 1 18 0z", GLOW)
    plot.text(start + 28, y + 5, openings, 14, DIM)


def colour_of(share: float) -> str:
    """Cool for less than half, warm from there on: between the two no words could be read."""
    is_warm = share >= HALF
    first, second = WARM if is_warm else COOL
    part = share / HALF - is_warm
    return "#" + "".join(f"{round(a + part * (b - a)):02x}" for a, b in zip(first, second, strict=True))
