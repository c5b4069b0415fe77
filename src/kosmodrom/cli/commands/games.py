"""`kosmodrom games`: lists the games."""

from msgspec import Struct

from kosmodrom.bots.ratings import shipped
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.screen import Screen, print_json
from kosmodrom.cli.kit.words import say, title_of
from kosmodrom.core.game import Game
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.games import NAMES, find


class Listed(Struct, frozen=True):
    """A game in the list."""

    name: str
    title: dict[str, str]
    min_seats: int
    max_seats: int
    options: dict[str, tuple[str, ...]]
    needs: dict[str, str]
    """Options that count only with a choice of another, and that choice, such as `modules=chosen`."""
    version: str
    content: str
    rules: int
    moves: int
    ratings: dict[str, int]
    """Of the levels that bots play at, between two, as measured for this release."""


def games(*, json: bool = False, lang: Language = None) -> int:
    """List the games: seats, options, versions, how many rules and moves, how strong bots are.

    Parameters
    ----------
    json
        As JSON, for programs.
    lang
        en or ru; by default from LANG.
    """
    listed = [describe(find(name)) for name in NAMES]
    if json:
        print_json(listed)
        return 0
    screen = Screen(lang or language_of_environment())
    for game in listed:
        _show(game, screen)
    return 0


def describe(game: Game) -> Listed:
    about = game.about
    measured = shipped().find(about.name, about.version, about.content)
    return Listed(
        name=about.name,
        title={language: title_of(game, language) for language in LANGUAGES},
        min_seats=about.min_seats,
        max_seats=about.max_seats,
        options={option.name: option.choices for option in about.options},
        needs={option.name: option.needed for option in about.options if option.needed},
        version=about.version,
        content=about.content,
        rules=len(about.rules.rules),
        moves=about.moves.count,
        ratings={} if measured is None else {rated.level: rated.rating for rated in measured.levels},
    )


def _show(game: Listed, screen: Screen) -> None:
    screen.line(f"{game.name}: {' / '.join(game.title.values())}", "bold")
    options = "; ".join(
        f"{name}{_needs(game, name, screen)}: {', '.join(choices)}" for name, choices in game.options.items()
    )
    screen.say("games-seats", low=game.min_seats, high=game.max_seats)
    screen.say("games-options", options=options or say("games-no-options", screen.language))
    screen.say("games-version", version=game.version, content=game.content)
    screen.say("games-counts", rules=game.rules, moves=game.moves)
    if game.ratings:
        screen.say("games-ratings", ratings=", ".join(f"{level} {rating}" for level, rating in game.ratings.items()))


def _needs(game: Listed, option: str, screen: Screen) -> str:
    needs = game.needs.get(option)
    return "" if needs is None else f" ({say('games-needs', screen.language, needs=needs)})"
