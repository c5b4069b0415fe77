"""The games there are, and their rules."""

from itertools import groupby
from typing import Final

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from kosmodrom.bots.levels import LEVELS
from kosmodrom.core.game import Game
from kosmodrom.core.options import Option
from kosmodrom.core.rules import Clause, Rule, core_rules
from kosmodrom.games import NAMES, find
from kosmodrom.server.asked import Asked
from kosmodrom.server.errors import NotFound
from kosmodrom.server.routes.problem import problems
from kosmodrom.server.visit import visit_of

TAGS: Final = ["games"]


class Choice(Struct, frozen=True):
    """One of an option's choices."""

    name: str
    title: str


class OptionRow(Struct, frozen=True):
    """What a table can choose about a game."""

    name: str
    title: str
    choices: list[Choice]
    default: str


class GameRow(Struct, frozen=True):
    """A game in the list. `levels` are the bots that play it, the weakest first."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    version: str
    options: list[OptionRow]
    levels: list[str]


class ClauseView(Struct, frozen=True):
    """A sentence of a rule: printed, public, decided (with the reason) or reconstructed."""

    kind: str
    text: str
    reason: str | None


class RuleView(Struct, frozen=True):
    """A rule with its clauses."""

    id: str
    title: str
    clauses: list[ClauseView]


class Section(Struct, frozen=True):
    """Rules that belong together."""

    name: str
    rules: list[RuleView]


class Rules(Struct, frozen=True):
    """A game's rules; `common` are those of every table."""

    game: str
    title: str
    version: str
    sections: list[Section]
    common: list[RuleView]


@get("/games", operation_id="listGames", summary="The games there are", tags=TAGS, responses=problems())
async def list_games(request: Asked) -> list[GameRow]:
    language = visit_of(request).language
    return [_row(find(name), language) for name in NAMES]


def _row(game: Game, language: str) -> GameRow:
    about = game.about
    return GameRow(
        name=about.name,
        title=about.texts.say("game-title", language),
        min_seats=about.min_seats,
        max_seats=about.max_seats,
        version=about.version,
        options=[_option(game, option, language) for option in about.options],
        levels=list(LEVELS),
    )


def _option(game: Game, option: Option, language: str) -> OptionRow:
    say = game.about.texts.say
    return OptionRow(
        name=option.name,
        title=say(f"option-{option.name}", language),
        choices=[Choice(choice, say(f"option-{option.name}-{choice}", language)) for choice in option.choices],
        default=option.default,
    )


@get(
    "/games/{game:str}/rules",
    operation_id="getRules",
    summary="The rules of a game, and where each comes from",
    tags=TAGS,
    responses=problems(404),
)
async def get_rules(request: Asked, game: FromPath[str]) -> Rules:
    if game not in NAMES:
        raise NotFound("not-found-game")
    language = visit_of(request).language
    about = find(game).about
    return Rules(
        game=about.name,
        title=about.texts.say("game-title", language),
        version=about.version,
        sections=[
            Section(section, [_rule(rule, language) for rule in rules])
            for section, rules in groupby(about.rules.rules, key=lambda rule: rule.section)
        ],
        common=[_rule(rule, language) for rule in core_rules().rules],
    )


def _rule(rule: Rule, language: str) -> RuleView:
    return RuleView(rule.id, rule.title[language], [_clause(clause, language) for clause in rule.clauses])


def _clause(clause: Clause, language: str) -> ClauseView:
    return ClauseView(clause.kind, clause.text[language], clause.reason[language] if clause.reason else None)


ROUTES: Final = (list_games, get_rules)
