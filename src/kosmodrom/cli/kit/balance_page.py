"""A balance report as one page of HTML that needs nothing else, or as a part of a page in Markdown."""

from html import escape
from typing import Final

from kosmodrom.cli.kit.calibration_table import COLUMNS, VerdictWords
from kosmodrom.cli.kit.words import decimal, say, title_of
from kosmodrom.core.game import Game
from kosmodrom.lab.calibration import Calibrated
from kosmodrom.lab.criteria import Calibration
from kosmodrom.lab.plot import Plot
from kosmodrom.lab.verdict import Verdict

BEGIN: Final = "<!-- figures: written by kosmodrom balance -->"
END: Final = "<!-- end of figures -->"
CAPTIONS: Final = {
    "scores": "caption-scores",
    "sources": "caption-sources",
    "sides": "caption-sides",
    "abilities": "caption-abilities",
    "cells": "caption-places",
    "events": "caption-events",
    "tables": "caption-events-tables",
    "seats": "caption-seats",
    "medians": "caption-scores",
    "wins": "caption-values",
    "values": "caption-values",
}
"""What is said below each plot; those of several boards have one for all, below the last."""

STYLE: Final = """
:root{color-scheme:light;--page:#f6eddb;--panel:#fffaf0;--panel-2:#efe3ca;--ink:#140f45;--ink-2:#5a5580;--hair:#dccfb3;
--good:#0a7350;--bad:#c22c17;--focus:#3b25bd}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--page:#0a0729;--panel:#1b1655;--panel-2:#2a2478;
--ink:#f7eeda;--ink-2:#b9b2e0;--hair:#332c85;--good:#4fd3a2;--bad:#ff8f78;--focus:#ffcf47}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);
font:400 16px/1.5 'Golos Text Variable','Golos Text',system-ui,'Segoe UI',sans-serif}
main{max-width:1064px;margin:0 auto;padding:48px 32px 72px}
h1,h2{font-family:'Dela Gothic One','Arial Black',system-ui,sans-serif;font-weight:400;line-height:1.08;
letter-spacing:-.01em;text-wrap:balance;margin:0}
h1{font-size:clamp(1.75rem,1.2rem + 2.2vw,2.5rem)}
h2{font-size:1.375rem;margin:48px 0 16px}
p{max-width:72ch;margin:12px 0;color:var(--ink-2)}
.sum{display:inline-block;margin:20px 0 0;padding:8px 20px;border-radius:999px;font-weight:600;
background:var(--good);color:var(--page)}
.sum.no{background:var(--bad)}
.wide{overflow-x:auto;border-radius:16px;background:var(--panel)}
.wide:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:8px 16px;text-align:left;border-top:1px solid var(--hair);vertical-align:top}
thead th{border-top:0;background:var(--panel-2);font-weight:600;white-space:nowrap}
tbody th{font-weight:400;width:46%;min-width:210px}
td.n,th.n{text-align:right;white-space:nowrap}
th small{display:block;color:var(--ink-2);font-size:14px}
.yes{color:var(--good);font-weight:600}
.no{color:var(--bad);font-weight:600}
.sum.yes,.sum.no{color:var(--page)}
figure{margin:0 0 24px}
figure .wide{background:none;border-radius:24px}
.plot{display:block;width:100%;min-width:860px;height:auto}
figcaption{max-width:76ch;margin:10px 4px 0;color:var(--ink-2)}
@media (max-width:640px){main{padding:24px 16px 48px}}
@media print{body{background:none}figure{break-inside:avoid}}
"""


class BalancePage:
    """What was measured, as something to read."""

    def __init__(
        self,
        game: Game,
        calibration: Calibration,
        found: Calibrated,
        verdicts: list[Verdict],
        plots: list[Plot],
        language: str,
    ) -> None:
        self.calibration = calibration
        self.found = found
        self.plots = plots
        self.language = language
        self.title = say("balance-title", language, game=title_of(game, language))
        self.lines = [VerdictWords(verdict, game.about.texts, language) for verdict in verdicts]
        self.failed = sum(not verdict.passes for verdict in verdicts)

    def html(self) -> str:
        """The whole page: no script, no file beside it, nothing fetched."""
        sum_class = "no" if self.failed else "yes"
        return f"""<!doctype html>
<html lang="{self.language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
<title>{escape(self.title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>{escape(self.title)}</h1>
<p>{escape(self.about())}</p>
<p class="sum {sum_class}">{escape(self.total())}</p>
<h2>{escape(self._say("balance-table"))}</h2>
<div class="wide" tabindex="0" role="region" aria-label="{escape(self._say("balance-table"))}">
{self._table()}
</div>
<p>{escape(self.reading())}</p>
<h2>{escape(self._say("balance-plots"))}</h2>
{self._figures()}
</main>
</body>
</html>
"""

    def markdown(self, folder: str) -> str:
        """The figures for a page of the documents, whose plots lie in a folder."""
        parts = [BEGIN, "", self.about(), "", f"**{self.total()}**", ""]
        columns = [self._say(column) for column in COLUMNS]
        parts += [_row([*columns, ""]), "|---|---:|---:|---|---:|---|---|"]
        for line in self.lines:
            games = str(line.verdict.games)
            parts.append(_row([line.name, line.required, line.value, line.interval, games, line.result, line.note]))
        parts += ["", self.reading(), ""]
        for plot, caption in zip(self.plots, self._captions(), strict=True):
            parts += [f"![{plot.title}]({folder}/{plot.name}.svg)", ""]
            if caption:
                parts += [caption, ""]
        return "\n".join([*parts, END])

    def about(self) -> str:
        """What was played: as much of each kind, or as much as each condition says."""
        settings = self.found.settings
        is_even = all(condition.games is None for condition in self.calibration.conditions)
        return say(
            "balance-about" if is_even else "balance-about-uneven",
            self.language,
            games=settings.games,
            tables=settings.table_games,
            sum=sum(measured.games for measured in self.found.measured),
            simulations=settings.simulations,
            others=settings.table_simulations,
            seed=str(settings.seed),
            content=self.found.content,
            minutes=decimal(self.found.seconds / 60, 0, self.language),
        )

    def reading(self) -> str:
        """How the table is read."""
        reading = self._say("balance-reading")
        return f"{reading} {self._say('balance-reading-places')}" if self.calibration.boards else reading

    def total(self) -> str:
        return say("verdict-total", self.language, lines=len(self.lines), failed=self.failed)

    def _table(self) -> str:
        kinds = ("", ' class="n"', ' class="n"', ' class="n"', ' class="n"', "")
        heading = "".join(
            f'<th scope="col"{kind}>{escape(self._say(column))}</th>'
            for column, kind in zip(COLUMNS, kinds, strict=True)
        )
        rows = "\n".join(self._table_row(line) for line in self.lines)
        return f"<table>\n<thead><tr>{heading}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"

    def _table_row(self, line: VerdictWords) -> str:
        note = f"<small>{escape(line.note)}</small>" if line.note else ""
        result = "yes" if line.verdict.passes else "no"
        return (
            f'<tr><th scope="row">{escape(line.name)}{note}</th><td class="n">{escape(line.required)}</td>'
            f'<td class="n">{escape(line.value)}</td><td class="n">{escape(line.interval)}</td>'
            f'<td class="n">{line.verdict.games}</td><td class="{result}">{escape(line.result)}</td></tr>'
        )

    def _figures(self) -> str:
        figures = []
        for plot, caption in zip(self.plots, self._captions(), strict=True):
            words = f"\n<figcaption>{escape(caption)}</figcaption>" if caption else ""
            region = f'<div class="wide" tabindex="0" role="region" aria-label="{escape(plot.title)}">'
            figures.append(f"<figure>\n{region}{plot.svg()}</div>{words}\n</figure>")
        return "\n".join(figures)

    def _captions(self) -> list[str]:
        """What is said below each plot, nothing where the next one is of the same kind."""
        kinds = [plot.name.partition("-")[0] for plot in self.plots]
        is_strong = all(condition.player == "strong" for condition in self.calibration.conditions)
        players = "strong" if is_strong else "others"
        return [
            "" if kind == following else say(CAPTIONS[kind], self.language, players=players)
            for kind, following in zip(kinds, [*kinds[1:], ""], strict=True)
        ]

    def _say(self, message: str) -> str:
        return say(message, self.language)


def with_figures(page: str, figures: str) -> str:
    """A page with its figures replaced by others; at its end, if it has none."""
    before, mark, rest = page.partition(BEGIN)
    if not mark:
        return f"{page.rstrip()}\n\n{figures}\n".lstrip()
    return before + figures + rest.partition(END)[2]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
