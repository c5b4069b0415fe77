"""The result of a simulation in words and figures."""

from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.words import decimal, number, say
from kosmodrom.games import find
from kosmodrom.lab.statistics import Share, Spread
from kosmodrom.lab.tally import Standing, Summary


def show_summary(summary: Summary, rate: float, jobs: int, screen: Screen) -> None:
    """Bots, seats and lengths, a line each."""
    language = screen.language
    screen.say("simulation-title", style="bold", game=summary.game, games=summary.games, seed=str(summary.seed))
    screen.say("simulation-speed", rate=decimal(rate, 1, language), jobs=jobs)
    if summary.games == 0:
        return
    screen.line()
    screen.say("simulation-bots", style="bold")
    for place, bot in enumerate(summary.bots, 1):
        screen.line(f"  {say('simulation-bot', language, number=place, name=bot.name)}: {_standing(bot, language)}")
    screen.line()
    screen.say("simulation-seats", style="bold")
    for seat in summary.seats:
        name = say("simulation-seat", language, number=seat.name)
        above = seat.advantage
        advantage = "" if above is None else f"; {say('advantage', language)} {_points(above, language)}"
        screen.line(f"  {name}: {_standing(seat, language)}{advantage}")
    screen.line()
    screen.say("simulation-points", style="bold")
    texts = find(summary.game).about.texts
    for text, points in summary.points.items():
        screen.line(f"  {texts.say(text, language)}: {_signed(points, language)}")
    if summary.moves is not None:
        screen.line()
        screen.line(f"{say('simulation-moves', language)}: {_spread(summary.moves, language)}")
        screen.line(f"{say('simulation-tied', language)}: {_percent(summary.tied, language)}")
        screen.line(f"{say('simulation-shared', language)}: {_percent(summary.shared, language)}")


def _standing(standing: Standing, language: str) -> str:
    wins = f"{say('wins', language)} {_percent(standing.wins, language)}"
    if standing.scores is None:
        return wins
    return f"{wins}; {say('scores', language)} {_spread(standing.scores, language)}"


def _percent(share: Share, language: str) -> str:
    low, high = decimal(100 * share.low, 1, language), decimal(100 * share.high, 1, language)
    return f"{decimal(100 * share.share, 1, language)}% [{low}; {high}]"


def _points(share: Share, language: str) -> str:
    found, low, high = (_signed(100 * value, language) for value in (share.share, share.low, share.high))
    return say("percentage-points", language, value=f"{found} [{low}; {high}]")


def _signed(value: float, language: str) -> str:
    text = decimal(abs(value), 1, language)
    if text in ("0.0", "0,0"):
        return text
    return ("+" if value > 0 else "\N{MINUS SIGN}") + text


def _spread(spread: Spread, language: str) -> str:
    return say(
        "spread",
        language,
        mean=decimal(spread.mean, 1, language),
        quartiles=" / ".join(number(value, language) for value in (spread.lower, spread.median, spread.upper)),
        least=number(spread.least, language),
        greatest=number(spread.greatest, language),
    )
