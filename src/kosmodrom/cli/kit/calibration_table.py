"""The table of a calibration in words."""

from typing import Final

from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.words import decimal, number, say
from kosmodrom.core.text import Texts
from kosmodrom.lab.figures import Exempt, Unit
from kosmodrom.lab.verdict import Verdict

COLUMNS: Final = (
    "verdict-line",
    "verdict-required",
    "verdict-value",
    "verdict-interval",
    "verdict-games",
    "verdict-result",
)
"""The ids of what stands above the table."""


class VerdictWords:
    """A line of the table as it is read, in one language."""

    def __init__(self, verdict: Verdict, texts: Texts, language: str) -> None:
        self.verdict = verdict
        self.language = language
        self.name = texts.say(verdict.text, language, value=verdict.argument)

    @property
    def required(self) -> str:
        verdict = self.verdict
        if verdict.below is not None:
            return f"< {self._bound(verdict.below)}"
        if verdict.least is not None and verdict.most is not None:
            return f"{self._bound(verdict.least, '')}–{self._bound(verdict.most)}"
        if verdict.least is not None:
            return f"≥ {self._bound(verdict.least)}"
        return f"≤ {self._bound(verdict.most or 0)}"

    @property
    def value(self) -> str:
        return written(self.verdict.value, self.verdict.unit, self.language)

    @property
    def interval(self) -> str:
        return f"[{self._plain(self.verdict.low)}; {self._plain(self.verdict.high)}]"

    @property
    def result(self) -> str:
        return say("verdict", self.language, passes="yes" if self.verdict.passes else "no")

    @property
    def note(self) -> str:
        """Which place a line is about, and which others are exempt from it."""
        places = ", ".join(self.verdict.places)
        if not self.verdict.exempt:
            return places
        exempt = ", ".join(map(self._exempt, self.verdict.exempt))
        return f"{places}; {say('verdict-exempt', self.language, places=exempt)}"

    def _exempt(self, exempt: Exempt) -> str:
        opened = say("place-opened", self.language, share=percent(exempt.opened, self.language))
        return f"{exempt.place} {percent(exempt.used, self.language)} ({opened})"

    def _plain(self, value: float) -> str:
        return written(value, self.verdict.unit, self.language).removesuffix("%")

    def _bound(self, value: float, sign: str = "%") -> str:
        if self.verdict.unit == "share":
            return number(round(100 * value, 1), self.language) + sign
        return number(value, self.language)


def percent(share: float, language: str) -> str:
    """A share without decimals."""
    return f"{decimal(100 * share, 0, language)}%"


def written(value: float, unit: Unit, language: str) -> str:
    """A measured value as its unit is written."""
    if unit == "share":
        return f"{decimal(100 * value, 1, language)}%"
    return decimal(value, 2 if unit == "mean" else 1, language)


def show_verdicts(verdicts: list[Verdict], texts: Texts, screen: Screen) -> None:
    """The table, a line each, and what it comes to."""
    language = screen.language
    lines = [VerdictWords(verdict, texts, language) for verdict in verdicts]
    rows = [
        (line.name, line.required, line.value, line.interval, str(line.verdict.games), line.result, line.note)
        for line in lines
    ]
    heading = tuple(say(column, language) for column in COLUMNS)
    widths = [max(len(row[place]) for row in (heading, *rows)) for place in range(6)]
    screen.line(_line((*heading, ""), widths), "bold")
    for row, line in zip(rows, lines, strict=True):
        screen.line(_line(row, widths), "" if line.verdict.passes else "bold red")
    failed = sum(not verdict.passes for verdict in verdicts)
    screen.line()
    screen.say("verdict-total", style="bold", lines=len(verdicts), failed=failed)


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    name, required, value, interval, games, result, note = row
    return (
        f"{name:<{widths[0]}}  {required:>{widths[1]}}  {value:>{widths[2]}}  {interval:<{widths[3]}}"
        f"  {games:>{widths[4]}}  {result:<{widths[5]}}  {note}"
    ).rstrip()
