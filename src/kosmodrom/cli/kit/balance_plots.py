"""The plots of a balance report: which there are follows from the lines of the game's calibration."""

from itertools import cycle
from typing import Final, TypeVar

from kosmodrom.cli.kit.balance_lines import LinePlots
from kosmodrom.cli.kit.calibration_table import VerdictWords, percent, written
from kosmodrom.cli.kit.words import decimal, number, say
from kosmodrom.core.game import Game
from kosmodrom.lab.calibration import Calibrated, Measured
from kosmodrom.lab.charts import Band, Heap, Row, Stack, histograms, intervals, stacks
from kosmodrom.lab.criteria import PLAYER_KINDS, Board, Calibration, Condition, HasBoards
from kosmodrom.lab.heatmap import Place, heat_map
from kosmodrom.lab.measures import (
    SCORE,
    Apart,
    FirstSeat,
    Gain,
    Happens,
    LeastUsed,
    Measure,
    Median,
    MostUsed,
)
from kosmodrom.lab.plot import BLUE, GLOW, GREEN, GREY, ON_SPACE, ORANGE, PINK, PURPLE, RED, SPACE, Plot
from kosmodrom.lab.statistics import Estimate, mean_of, median_of
from kosmodrom.lab.verdict import Verdict, seat_share

KIND_COLOURS: Final = {"random": GREY, "greedy": BLUE, "strong": ORANGE}
PARTS: Final = (
    (ORANGE, SPACE),
    (BLUE, SPACE),
    (PURPLE, ON_SPACE),
    (PINK, SPACE),
    (GLOW, SPACE),
    (GREY, SPACE),
    (GREEN, ON_SPACE),
    (RED, ON_SPACE),
)
"""The colours of sources of points, and of the words on them."""
SCORE_BIN: Final = 5
M = TypeVar("M", bound=Measure)


class BalancePlots:
    """All plots of what was measured, with their words in one language."""

    def __init__(
        self, game: Game, calibration: Calibration, found: Calibrated, verdicts: list[Verdict], language: str
    ) -> None:
        self.game = game
        self.texts = game.about.texts
        self.calibration = calibration
        self.found = found
        self.verdicts = verdicts
        self.language = language
        self.point = decimal(0.5, 1, language)[1]

    def all(self) -> list[Plot]:
        """The plots in the order of the report, without those that no line asks for."""
        lone, has_event = bool(self._lone_medians()), bool(self.calibration.event)
        return [
            *([self.scores()] if lone else []),
            self.sources(),
            *([self.sides()] if self._lines(Apart) else []),
            *([self.abilities()] if self._gains() else []),
            *(self.cells(board) for board in self.calibration.boards),
            *([self.events_alone()] if lone and has_event else []),
            *([self.events_of_tables()] if self._lines(Happens) else []),
            *([self.seats()] if self._lines(FirstSeat) else []),
            *LinePlots(self.texts, self.calibration, self.found, self.verdicts, self.language).all(),
        ]

    def scores(self) -> Plot:
        heaps = []
        for verdict, measure in self._lone_medians():
            condition = self.calibration.condition(measure.condition)
            scores = self.found.find(measure.condition).column()
            heaps.append(self._heap(condition, scores, median_of(scores), Band(*self._band(verdict))))
        heaps.sort(key=lambda heap: [KIND_COLOURS[kind] for kind in PLAYER_KINDS].index(heap.colour))
        title = self._say("plot-scores")
        return histograms("scores", title, _listed(heaps), heaps, self._unit("axis-points"), SCORE_BIN)

    def sides(self) -> Plot:
        rows = []
        for _, measure in self._lines(Apart):
            for name in measure.conditions:
                scores = self.found.find(name).column()
                estimate = median_of(scores)
                note = self._estimate(estimate, 1)
                rows.append(Row(self._name(name), note, ORANGE, estimate, scores))
        return intervals(
            "sides", self._say("plot-sides"), _rows(rows), rows, self._unit("axis-points"), point=self.point
        )

    def abilities(self) -> Plot:
        rows = []
        for verdict, measure in self._gains():
            words = VerdictWords(verdict, self.texts, self.language)
            estimate = Estimate(verdict.value, verdict.low, verdict.high)
            band = Band(words.required, measure.least, measure.most)
            rows.append(
                Row(self._name(measure.condition), f"{words.value} {words.interval}", GREEN, estimate, (), band)
            )
        return intervals(
            "abilities", self._say("plot-abilities"), _rows(rows), rows, self._unit("axis-gain"), point=self.point
        )

    def events_alone(self) -> Plot:
        """How often the event of the calibration happens to one who plays alone."""
        limits = {measure.condition: verdict for verdict, measure in self._lines(Happens)}
        heaps = []
        for _, measure in self._lone_medians():
            name = measure.condition
            counts = self.found.find(name).counts
            band = Band(*self._band(limits[name])) if name in limits else None
            heaps.append(self._heap(self.calibration.condition(name), counts, mean_of(counts), band, 2))
        heaps.sort(key=lambda heap: [KIND_COLOURS[kind] for kind in PLAYER_KINDS].index(heap.colour))
        return histograms("events", self._event("plot-events"), _listed(heaps), heaps, self._event("axis-events"), 1)

    def events_of_tables(self) -> Plot:
        rows = []
        for verdict, measure in self._lines(Happens):
            words = VerdictWords(verdict, self.texts, self.language)
            estimate = Estimate(verdict.value, verdict.low, verdict.high)
            band = Band(words.required, measure.least)
            label = self._seats(self.found.find(measure.condition))
            rows.append((label, Row(label, f"{words.value} {words.interval}", PURPLE, estimate, (), band)))
        ordered = [row for _, row in rows]
        title = self._event("plot-events-tables")
        return intervals("tables", title, _rows(ordered), ordered, self._event("axis-events-tables"), point=self.point)

    def seats(self) -> Plot:
        rows = []
        for _, measure in self._lines(FirstSeat):
            measured = self.found.find(measure.condition)
            count = len(measured.plan.bots)
            band = Band("", 1 / count - measure.within, 1 / count + measure.within)
            for seat in range(count):
                share = seat_share(measured, seat)
                note = self._share(share.share, share.low, share.high)
                label = say("seat-of-table", self.language, seats=count, seat=seat + 1)
                estimate = Estimate(share.share, share.low, share.high)
                rows.append(Row(label, note, ORANGE if seat == 0 else BLUE, estimate, (), band))
        title, axis = self._say("plot-seats"), self._say("axis-wins")
        return intervals("seats", title, _rows(rows), rows, axis, percent=True)

    def cells(self, board: Board) -> Plot:
        """How often each place of a board is used by strong players."""
        measured = self.found.find(board.condition)
        least, most = self._limits(board)
        places = {}
        assert isinstance(self.game, HasBoards)
        for place in self.calibration.places:
            share = measured.used.get(place, 0) / max(measured.games, 1)
            is_opening = place in board.openings
            opened = measured.opened.get(place, 0) / max(measured.games, 1)
            places[place] = Place(
                share=share,
                written=self._percent(share),
                words=self.game.place_words(board.name, place, self.language),
                note=say("place-opened", self.language, share=self._percent(opened)) if is_opening else "",
                fails=share < least or (share > most and not is_opening),
            )
        name = self.texts.say(board.text, self.language, value=board.value)
        description = "; ".join(f"{place}: {found.written}" for place, found in sorted(places.items()))
        scale = (self._percent(0), self._percent(1), self._say("scale-openings"))
        title = say("plot-places", self.language, board=name)
        return heat_map(f"cells-{board.name}", title, description, self.calibration.rows, places, scale)

    def sources(self) -> Plot:
        """Where points come from, under every condition that is not one of a sweep; what costs points is left out."""
        conditions = [condition for condition in self.calibration.conditions if not condition.sweep]
        sources = [source for each in conditions for source in self.found.find(each.name).points.items()]
        names = list(dict.fromkeys(name for name, points in sources if points > 0))
        parts = [
            (colour, ink, self.texts.say(name, self.language))
            for name, (colour, ink) in zip(names, cycle(PARTS), strict=False)
        ]
        rows, numbers = [], []
        for condition in conditions:
            points = self.found.find(condition.name).points
            values = tuple(max(points.get(name, 0.0), 0.0) for name in names)
            rows.append(Stack(self._name(condition.name), decimal(sum(values), 1, self.language), values))
            numbers.append([decimal(value, 1, self.language) for value in values])
        listed = "; ".join(
            f"{row.label}: " + ", ".join(f"{part[2]} {value}" for part, value in zip(parts, line, strict=True))
            for row, line in zip(rows, numbers, strict=True)
        )
        return stacks(
            "sources", self._unit("plot-sources"), listed, rows, parts, numbers, self._unit("axis-points-mean")
        )

    def _heap(
        self, condition: Condition, values: list[int], middle: Estimate, band: Band | None, digits: int = 1
    ) -> Heap:
        kind = "median" if digits == 1 else "mean"
        return Heap(
            label=say("player-kind", self.language, kind=condition.player),
            notes=(
                say("heap-middle", self.language, kind=kind, value=self._estimate(middle, digits)),
                say(
                    "heap-ends",
                    self.language,
                    least=number(min(values), self.language),
                    most=number(max(values), self.language),
                ),
            ),
            colour=KIND_COLOURS[condition.player],
            values=values,
            middle=middle,
            band=band,
        )

    def _lines(self, kind: type[M]) -> list[tuple[Verdict, M]]:
        """The lines of a kind, with what came of them."""
        both = zip(self.verdicts, self.calibration.criteria, strict=True)
        return [(verdict, line.measure) for verdict, line in both if isinstance(line.measure, kind)]

    def _lone_medians(self) -> list[tuple[Verdict, Median]]:
        """The lines about the scores of one who plays alone."""
        conditions = {condition.name: condition for condition in self.calibration.conditions if condition.seats == 1}
        return [
            (verdict, measure)
            for verdict, measure in self._lines(Median)
            if measure.value == SCORE and measure.condition in conditions
        ]

    def _gains(self) -> list[tuple[Verdict, Gain]]:
        """The lines about a gain in points."""
        return [(verdict, measure) for verdict, measure in self._lines(Gain) if measure.value == SCORE]

    def _limits(self, board: Board) -> tuple[float, float]:
        """The least and the greatest share of games that may use a place of a board."""
        least = [measure.least for _, measure in self._lines(LeastUsed) if measure.board == board.name]
        most = [measure.most for _, measure in self._lines(MostUsed) if measure.board == board.name]
        return max(least, default=0.0), min(most, default=1.0)

    def _band(self, verdict: Verdict) -> tuple[str, float | None, float | None]:
        most = verdict.below if verdict.below is not None else verdict.most
        return VerdictWords(verdict, self.texts, self.language).required, verdict.least, most

    def _name(self, condition: str) -> str:
        found = self.calibration.condition(condition)
        return self.texts.say(found.text, self.language, value=found.value)

    def _seats(self, measured: Measured) -> str:
        return say("table-of", self.language, seats=len(measured.plan.bots))

    def _event(self, message: str) -> str:
        event = self.texts.say(f"count-{self.calibration.event}", self.language)
        return say(message, self.language, event=event)

    def _unit(self, message: str) -> str:
        """A message that names what the game counts."""
        return say(message, self.language, unit=self.texts.say("calibration-unit", self.language))

    def _say(self, message: str) -> str:
        return say(message, self.language)

    def _estimate(self, estimate: Estimate, digits: int) -> str:
        value, low, high = (
            decimal(end, digits, self.language) for end in (estimate.value, estimate.low, estimate.high)
        )
        return f"{value} [{low}; {high}]"

    def _share(self, value: float, low: float, high: float) -> str:
        ends = "; ".join(written(end, "share", self.language).removesuffix("%") for end in (low, high))
        return f"{written(value, 'share', self.language)} [{ends}]"

    def _percent(self, share: float) -> str:
        return percent(share, self.language)


def _listed(heaps: list[Heap]) -> str:
    """What is drawn, for those who don't see it."""
    return "; ".join(f"{heap.label}: {', '.join(heap.notes)}" for heap in heaps)


def _rows(rows: list[Row]) -> str:
    return "; ".join(f"{row.label}: {row.note}" for row in rows)
