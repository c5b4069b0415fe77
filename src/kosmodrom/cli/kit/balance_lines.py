"""Plots of lines that hold for many things at once, and of medians and wins at tables."""

from typing import Final

from kosmodrom.cli.kit.calibration_table import VerdictWords, written
from kosmodrom.cli.kit.words import decimal, number, say
from kosmodrom.core.text import Texts
from kosmodrom.lab.calibration import Calibrated
from kosmodrom.lab.charts import Band, Heap, Row, histograms, intervals
from kosmodrom.lab.criteria import Calibration, Criterion
from kosmodrom.lab.figures import Found, figures_of, numbers
from kosmodrom.lab.measures import SCORE, Median, Swept, Wins
from kosmodrom.lab.plot import BLUE, GREEN, ORANGE, RED, Plot
from kosmodrom.lab.statistics import Estimate, Share, median_of
from kosmodrom.lab.verdict import Verdict

MOST_ROWS: Final = 20
"""Of more values those nearest to a bound are shown."""
WIDE: Final = 40
"""Values that lie further apart are drawn in bins of five."""


class LinePlots:
    """What was measured for a line, value by value: of a field that it leaves open, of the conditions of a sweep."""

    def __init__(
        self, texts: Texts, calibration: Calibration, found: Calibrated, verdicts: list[Verdict], language: str
    ) -> None:
        self.texts = texts
        self.calibration = calibration
        self.found = found
        self.verdicts = verdicts
        self.language = language
        self.point = decimal(0.5, 1, language)[1]

    def all(self) -> list[Plot]:
        """Medians, wins, then a plot for each line about many things; lines without a title are not drawn."""
        lines = [
            (line, self.figures(line.measure)) for line in self.calibration.criteria if isinstance(line.measure, Swept)
        ]
        single = [line for line, figures in lines if len(figures) == 1]
        return [
            *self.medians(single),
            *self.wins(single),
            *(self.values(line, figures) for line, figures in lines if len(figures) > 1 and self._is_drawn(line)),
        ]

    def figures(self, measure: Swept) -> list[Found]:
        """The figures of a line, one after another."""
        found: list[Found] = []
        for condition in self.calibration.named(measure.condition):
            label = condition.value if condition.sweep else ""
            found += figures_of(measure, self.found.find(condition.name), label)
        return found

    def medians(self, lines: list[Criterion]) -> list[Plot]:
        """How values are spread, a plot for each value: turns, the winner's points."""
        by_value: dict[str, list[Heap]] = {}
        titles: dict[str, str] = {}
        for line in lines:
            measure = line.measure
            if isinstance(measure, Median) and measure.value != SCORE and self._is_drawn(line):
                by_value.setdefault(measure.value, []).append(self._heap(line, measure))
                titles.setdefault(measure.value, self._title(line))
        plots = []
        for value, heaps in by_value.items():
            spread = [each for heap in heaps for each in heap.values]
            width = 5 if max(spread) - min(spread) > WIDE else 1
            described = "; ".join(f"{heap.label}: {', '.join(heap.notes)}" for heap in heaps)
            plots.append(histograms(f"medians-{value}", titles[value], described, heaps, "", width))
        return plots

    def wins(self, lines: list[Criterion]) -> list[Plot]:
        """The wins of a seat, or of those to whom something happened, under one condition each."""
        rows = []
        for line in lines:
            if isinstance(line.measure, Wins):
                (found,) = self.figures(line.measure)
                rows.append(self._row(self._name(line.measure.condition), line, found))
        if not rows:
            return []
        title, axis = say("plot-wins", self.language), say("axis-wins", self.language)
        return [intervals("wins", title, _described(rows), rows, axis, percent=True)]

    def values(self, line: Criterion, figures: list[Found]) -> Plot:
        """A row for each value, those nearest to a bound if there are many, the lowest first."""
        nearest = sorted(figures, key=lambda each: each.margin)[:MOST_ROWS]
        rows = [self._row(", ".join(each.places), line, each) for each in sorted(nearest, key=lambda each: each.value)]
        name = "-".join(part for part in ("values", line.text.removeprefix("line-"), line.value) if part)
        percent = figures[0].unit == "share"
        return intervals(name, self._title(line), _described(rows), rows, "", percent=percent, point=self.point)

    def _row(self, label: str, line: Criterion, found: Found) -> Row:
        estimate = found.estimate
        if isinstance(estimate, Share):
            estimate = Estimate(estimate.share, estimate.low, estimate.high)
        value, low, high = (
            written(each, found.unit, self.language) for each in (estimate.value, estimate.low, estimate.high)
        )
        most = found.below if found.below is not None else found.most
        note = f"{value} [{low.removesuffix('%')}; {high.removesuffix('%')}]"
        colour = GREEN if found.passes else RED
        return Row(label, note, colour, estimate, (), Band("", found.least, most))

    def _heap(self, line: Criterion, measure: Median) -> Heap:
        by_game = numbers(self.found.find(measure.condition), measure.value, measure.per)
        values = [value for values in by_game for value in values]
        middle = median_of(values)
        verdict = next(each for each in self.verdicts if (each.text, each.argument) == (line.text, line.value))
        words = VerdictWords(verdict, self.texts, self.language)
        return Heap(
            label=self._name(measure.condition),
            notes=(
                say("heap-middle", self.language, kind="median", value=f"{words.value} {words.interval}"),
                say(
                    "heap-ends",
                    self.language,
                    least=number(min(values), self.language),
                    most=number(max(values), self.language),
                ),
            ),
            colour=ORANGE if verdict.passes else BLUE,
            values=values,
            middle=middle,
            band=Band(words.required, measure.least, measure.most),
        )

    def _is_drawn(self, line: Criterion) -> bool:
        """Whether the game has a title for a plot of a line."""
        return self.texts.has(_title_of(line))

    def _name(self, condition: str) -> str:
        found = self.calibration.condition(condition)
        return self.texts.say(found.text, self.language, value=found.value)

    def _title(self, line: Criterion) -> str:
        """What the plot of a line is called."""
        return self.texts.say(_title_of(line), self.language, value=line.value)


def _title_of(line: Criterion) -> str:
    """The id of a plot's title: `line-NAME-plot`."""
    return f"{line.text}-plot"


def _described(rows: list[Row]) -> str:
    """What is drawn, for those who don't see it."""
    return "; ".join(f"{row.label}: {row.note}" for row in rows)
