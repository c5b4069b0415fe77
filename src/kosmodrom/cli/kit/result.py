"""How a game ended, in words."""

from typing import Final

from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.words import say
from kosmodrom.core.game import Game
from kosmodrom.core.outcome import Result
from kosmodrom.core.state import State

MINUS: Final = "−"


def show_result(game: Game, state: State, names: list[str], screen: Screen) -> None:
    """Who won, or that a lone player lost, then every seat's score with the lines it adds up from, the best first."""
    outcome = game.outcome(state)
    texts, language = game.about.texts, screen.language
    best = max(result.score for result in outcome.results)
    screen.line()
    if not outcome.winners:
        won = say("result-lost", language, name=names[0])
    elif len(outcome.winners) == 1:
        won = texts.say("result-win", language, name=names[outcome.winners[0]], points=best)
    else:
        shared = ", ".join(names[seat] for seat in outcome.winners)
        won = texts.say("result-shared", language, names=shared, points=best)
    screen.line(won, "bold")
    for seat in sorted(range(len(names)), key=lambda seat: outcome.results[seat].place):
        screen.line(_line(game, names[seat], outcome.results[seat], language))
    if sum(result.score == best for result in outcome.results) > 1:
        screen.line(texts.say("score-tiebreak", language))


def _line(game: Game, name: str, result: Result, language: str) -> str:
    texts = game.about.texts
    lines = ", ".join(f"{texts.say(line.text, language).lower()} {signed(line.points)}" for line in result.lines)
    return say("result-line", language, place=result.place, name=name, points=result.score, lines=lines)


def signed(number: int) -> str:
    """As it is read: below zero with a minus, not with a hyphen."""
    return str(number).replace("-", MINUS)
