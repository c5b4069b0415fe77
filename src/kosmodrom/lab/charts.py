"""The kinds of charts of a report. The caller formats words and numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Final

from kosmodrom.lab.plot import (
    DIM,
    GLOW,
    MARGIN,
    ON_SPACE,
    SPACE_2,
    SPACE_LINE,
    WIDTH,
    Axis,
    Plot,
    text_width,
)
from kosmodrom.lab.statistics import Estimate

TOP: Final = 76
FOOT: Final = 72
LABELS: Final = 210
NOTES: Final = 190
"""Room for what is said left and right of a row."""
GAP: Final = 20
"""Between a label that needs more room and the axis."""
COUNT_INSET: Final = 40
"""Room for half a bar left of the axis' first value."""


@dataclass(frozen=True)
class Band:
    """What is asked for, shown behind the values; open at an end that is not given."""

    words: str
    least: float | None = None
    most: float | None = None


@dataclass(frozen=True)
class Heap:
    """Values of one kind: what they are called, what is said about them, where their middle lies."""

    label: str
    notes: tuple[str, ...]
    colour: str
    values: Sequence[float]
    middle: Estimate
    band: Band | None = None


@dataclass(frozen=True)
class Row:
    """A value with its interval, and perhaps the values that it sums up."""

    label: str
    note: str
    colour: str
    estimate: Estimate
    values: Sequence[float] = ()
    band: Band | None = None


@dataclass(frozen=True)
class Stack:
    """Parts that add up, none of them negative."""

    label: str
    note: str
    parts: tuple[float, ...]


def histograms(name: str, title: str, description: str, heaps: Sequence[Heap], axis_title: str, bin_width: int) -> Plot:
    """How often values come, a row of bars for each heap over one axis; the same height is the same share.

    Bins begin at round values; those of single values lie around them.
    """
    row = 132
    bottom = TOP + row * len(heaps)
    plot = Plot(name, title, description, bottom + FOOT)
    values = [value for heap in heaps for value in heap.values]
    bounds = [bound for heap in heaps if heap.band for bound in (heap.band.least, heap.band.most) if bound is not None]
    low = min(0, bin_width * (min(values) // bin_width))
    counts = bin_width == 1
    inset = COUNT_INSET if counts else 0
    axis = Axis(low, max(*values, *bounds, low) + bin_width, MARGIN + LABELS + inset, WIDTH - MARGIN)
    shift = 0.5 if counts else 0.0
    shares = [_bins(heap.values, bin_width) for heap in heaps]
    tallest = max(share for bins in shares for share in bins.values())
    axis.draw(plot, TOP, bottom, axis_title)
    for number, (heap, bins) in enumerate(zip(heaps, shares, strict=True)):
        floor = TOP + row * (number + 1) - 10
        _draw_band(plot, axis, heap.band, floor - row + 18, floor)
        for start, share in bins.items():
            left, right = axis.x(start - shift), axis.x(start - shift + bin_width)
            height = (row - 34) * share / tallest
            plot.rect(left + 1, floor - height, right - left - 2, height, heap.colour, 3)
        plot.line(axis.left - inset, floor, axis.right, floor, SPACE_LINE, 2)
        middle = axis.x(heap.middle.value)
        plot.line(middle, floor - row + 26, middle, floor, ON_SPACE, 3)
        plot.text(MARGIN, floor - row + 46, heap.label, 16, weight=600)
        for place, note in enumerate(heap.notes):
            plot.text(MARGIN, floor - row + 68 + 20 * place, note, 14, DIM)
    return plot


def intervals(
    name: str,
    title: str,
    description: str,
    rows: Sequence[Row],
    axis_title: str,
    *,
    percent: bool = False,
    point: str = ".",
) -> Plot:
    """A point with its 95% interval for each row; where there are values, also their quartiles and most of them."""
    height = 46
    bottom = TOP + height * len(rows)
    plot = Plot(name, title, description, bottom + FOOT)
    labels = max(LABELS, *(GAP + text_width(row.label, 16) for row in rows))
    ends = [end for row in rows for end in (row.estimate.low, row.estimate.high, *_whiskers(row.values))]
    ends += [bound for row in rows if row.band for bound in (row.band.least, row.band.most) if bound is not None]
    room = 0.06 * (max(ends) - min(ends)) or 1
    least = 0 if min(ends) >= 0 and min(ends) - room < 0 else min(ends) - room
    axis = Axis(least, max(ends) + room, MARGIN + labels, WIDTH - MARGIN - NOTES)
    axis.draw(plot, TOP, bottom, axis_title, percent=percent, point=point)
    for number, row in enumerate(rows):
        top = TOP + height * number
        middle = top + height / 2
        _draw_band(plot, axis, row.band, top, top + height, joined=True)
        if row.values:
            first, lower, upper, last = (axis.x(end) for end in _whiskers(row.values))
            plot.line(first, middle, last, middle, SPACE_LINE, 2)
            plot.rect(lower, middle - 13, upper - lower, 26, row.colour, 5, opacity=0.55)
        left, right = axis.x(row.estimate.low), axis.x(row.estimate.high)
        plot.line(left, middle, right, middle, ON_SPACE, 4)
        plot.circle(axis.x(row.estimate.value), middle, 8, row.colour, ON_SPACE)
        plot.text(MARGIN, middle + 5, row.label, 16, weight=600)
        plot.text(WIDTH - MARGIN, middle + 5, row.note, 14, ON_SPACE, "end")
    return plot


def stacks(
    name: str,
    title: str,
    description: str,
    rows: Sequence[Stack],
    parts: Sequence[tuple[str, str, str]],
    numbers: Sequence[Sequence[str]],
    axis_title: str,
) -> Plot:
    """Bars of parts, each part with its colour, the colour of words on it and its name; numbers where they fit."""
    height = 44
    lines = Plot("", "", "", 0).legend(MARGIN, 0, [(colour, words) for colour, _, words in parts])
    top = TOP + lines + 26
    bottom = top + height * len(rows)
    plot = Plot(name, title, description, bottom + FOOT)
    plot.legend(MARGIN, TOP + 4, [(colour, words) for colour, _, words in parts])
    axis = Axis(0, max(sum(row.parts) for row in rows), MARGIN + LABELS, WIDTH - MARGIN - 70)
    axis.draw(plot, top, bottom, axis_title)
    for number, row in enumerate(rows):
        middle = top + height * (number + 0.5)
        start = 0.0
        for place, value in enumerate(row.parts):
            colour, ink, words = parts[place]
            left, right = axis.x(start), axis.x(start + value)
            written = numbers[number][place]
            plot.rect(left, middle - 14, right - left - 1.5, 28, colour, 3, tip=f"{row.label}, {words}: {written}")
            if right - left > text_width(written, 13) + 6:
                plot.text((left + right) / 2, middle + 5, written, 13, ink, "middle", weight=600)
            start += value
        plot.text(MARGIN, middle + 5, row.label, 16, weight=600)
        plot.text(axis.x(start) + 10, middle + 6, row.note, 16, display=True)
    return plot


def _bins(values: Sequence[float], width: int) -> dict[float, float]:
    """The share of values in each bin, by where it begins."""
    counted = Counter(width * (value // width) for value in values)
    return {start: count / len(values) for start, count in sorted(counted.items())}


def _whiskers(values: Sequence[float]) -> tuple[float, ...]:
    """Between which nine of ten values and half of them lie."""
    if not values:
        return ()
    if len(values) == 1:
        return (values[0],) * 4
    twentieths = quantiles(values, n=20, method="inclusive")
    return twentieths[0], twentieths[4], twentieths[14], twentieths[18]


def _draw_band(plot: Plot, axis: Axis, band: Band | None, top: float, bottom: float, *, joined: bool = False) -> None:
    """What is asked for, behind the values; words above it, unless it goes on through several rows."""
    if band is None:
        return
    left = axis.x(axis.low if band.least is None else band.least)
    right = axis.x(axis.high if band.most is None else band.most)
    plot.rect(left, top, right - left, bottom - top, SPACE_2)
    for bound, x in ((band.least, left), (band.most, right)):
        if bound is not None:
            plot.line(x, top, x, bottom, GLOW, 2, "4 5")
    if not joined:
        at_end = right > axis.right - 60
        plot.text(right - 6 if at_end else left + 6, top + 14, band.words, 13, GLOW, "end" if at_end else "start")
