"""Drawings as SVG, in the colours of the page."""

from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 1000
MARGIN: Final = 28

SPACE: Final = "#140f45"
SPACE_2: Final = "#221c66"
SPACE_3: Final = "#443ca0"
SPACE_LINE: Final = "#7f77cc"
ON_SPACE: Final = "#f7eeda"
DIM: Final = "#b9b2e0"
GLOW: Final = "#ffcf47"
GREY: Final = "#b9b5c9"
BLUE: Final = "#58bdfb"
ORANGE: Final = "#ff7a1f"
PURPLE: Final = "#a445d2"
PINK: Final = "#ff96ba"
GREEN: Final = "#008264"
RED: Final = "#d92d26"
PAPER: Final = "#fff8ea"

TEXT_FONT: Final = "'Golos Text Variable','Golos Text',system-ui,'Segoe UI',sans-serif"
DISPLAY_FONT: Final = "'Dela Gothic One','Arial Black',system-ui,sans-serif"


class Plot:
    """A drawing with a title, and a description for those who don't see it. What is drawn later lies on top."""

    def __init__(self, name: str, title: str, description: str, height: float) -> None:
        self.name = name
        self.title = title
        self.description = description
        self.height = height
        self._parts: list[str] = []
        self.rect(0, 0, WIDTH, height, SPACE, 24)
        self.text(MARGIN, 46, title, 22, display=True)

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        corner: float = 0,
        *,
        opacity: float = 1,
        edge: str = "",
        tip: str = "",
    ) -> None:
        inside = f"<title>{escape(tip)}</title>" if tip else ""
        corners = f' rx="{_n(corner)}"' if corner else ""
        edges = f' stroke="{edge}" stroke-width="3"' if edge else ""
        self._parts.append(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(max(width, 0))}" height="{_n(max(height, 0))}" fill="{fill}"'
            f"{_opacity(opacity)}{corners}{edges}>{inside}</rect>"
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 2, dash: str = "") -> None:
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self._parts.append(
            f'<line x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}" stroke="{stroke}"'
            f' stroke-width="{_n(width)}" stroke-linecap="round"{dashes}/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, edge: str = "") -> None:
        edges = f' stroke="{edge}" stroke-width="2"' if edge else ""
        self._parts.append(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}"{edges}/>')

    def path(self, d: str, fill: str) -> None:
        self._parts.append(f'<path d="{d}" fill="{fill}"/>')

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 14,
        fill: str = ON_SPACE,
        anchor: str = "start",
        *,
        display: bool = False,
        weight: int = 400,
    ) -> None:
        kind = "display" if display else "words"
        bold = f' font-weight="{weight}"' if weight != 400 else ""
        self._parts.append(
            f'<text x="{_n(x)}" y="{_n(y)}" class="{kind}" font-size="{_n(size)}" fill="{fill}"'
            f' text-anchor="{anchor}"{bold}>{escape(words)}</text>'
        )

    def legend(self, x: float, y: float, entries: list[tuple[str, str]]) -> float:
        """Colours with their names, in as many lines as it takes; returns the height of the last line."""
        start = x
        for fill, words in entries:
            wide = 34 + text_width(words, 14)
            if x > start and x + wide > WIDTH - MARGIN:
                x = start
                y += 26
            self.rect(x, y - 12, 14, 14, fill, 3)
            self.text(x + 21, y, words, 14, DIM)
            x += wide
        return y

    def file(self) -> str:
        """The drawing as a file of its own."""
        return self.svg().replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) + "\n"

    def svg(self) -> str:
        """The drawing as it stands in a page."""
        return (
            f'<svg viewBox="0 0 {WIDTH} {_n(self.height)}" role="img"'
            f' aria-label="{escape(self.title)}. {escape(self.description)}" class="plot">'
            f"<style>.words{{font-family:{TEXT_FONT}}}.display{{font-family:{DISPLAY_FONT}}}"
            f"text{{font-variant-numeric:tabular-nums}}</style>{''.join(self._parts)}</svg>"
        )


class Axis:
    """Numbers from left to right, with a line at each round one."""

    def __init__(self, low: float, high: float, left: float, right: float, most_ticks: int = 10) -> None:
        step = round_step((high - low) / most_ticks)
        self.low = floor(low / step + 1e-9) * step
        self.high = max(ceil(high / step - 1e-9) * step, self.low + step)
        self.left = left
        self.right = right
        self.ticks = [self.low + step * i for i in range(round((self.high - self.low) / step) + 1)]

    def x(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def draw(
        self, plot: Plot, top: float, bottom: float, title: str, *, percent: bool = False, point: str = "."
    ) -> None:
        """Lines from top to bottom, and numbers below; `point` is how the language writes it."""
        for tick in self.ticks:
            x = self.x(tick)
            plot.line(x, top, x, bottom, SPACE_3, 1)
            words = f"{100 * tick:g}%" if percent else f"{tick:g}".replace("-", "\N{MINUS SIGN}")
            plot.text(x, bottom + 22, words.replace(".", point), 14, DIM, "middle")
        plot.text((self.left + self.right) / 2, bottom + 46, title, 14, DIM, "middle")


def round_step(least: float) -> float:
    """The first of 1, 2, 5, 10, 20, ... (or 0.5, 0.2, ...) that is at least so much."""
    power = 10.0 ** floor(log10(max(least, 1e-9)))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * (1 - 1e-9))


def text_width(words: str, size: float) -> float:
    """About how wide words are: Cyrillic letters are a little wider than Latin ones."""
    return sum(0.62 if "А" <= letter <= "ё" else 0.55 for letter in words) * size


def wrap(words: str, width: float, size: float, most: int) -> list[str]:
    """Words in lines of a width; what doesn't fit into the last one is cut with an ellipsis."""
    lines: list[str] = []
    for word in words.split():
        if lines and text_width(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1].rstrip(',')} …"]
    return lines


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _opacity(opacity: float) -> str:
    return f' opacity="{opacity:g}"' if opacity < 1 else ""
