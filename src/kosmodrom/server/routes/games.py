"""The games and their rules."""

from itertools import groupby
from typing import Final

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from kosmodrom.bots.levels import LEVELS
from kosmodrom.bots.ratings import shipped
from kosmodrom.core.about import About
from kosmodrom.core.game import Game
from kosmodrom.core.guide import Guide, Term
from kosmodrom.core.options import Option
from kosmodrom.core.rules import Clause, Rule, core_rules
from kosmodrom.core.text import Texts
from kosmodrom.games import NAMES, find
from kosmodrom.games.pack import Pack
from kosmodrom.server.errors import NotFound
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.visit import visit_of

TAGS: Final = ["games"]


class Choice(Struct, frozen=True):
    """One of an option's choices."""

    name: str
    title: str
    about: str
    """What it means, in a sentence; empty if the game doesn't say."""
    mark: str
    """What it is recommended for, in a word or two; empty if for nothing in particular."""


class OptionNeeds(Struct, frozen=True):
    """What an option depends on: another option, and the names of those choices with which the first one counts."""

    option: str
    choices: list[str]


class OptionRow(Struct, frozen=True):
    """What a table can choose about a game.

    An option that needs another doesn't count without it: it is sent with its default then, or not at all. It stands
    after the one it needs. So does one that is for a lone player, at a table of several.
    """

    name: str
    title: str
    choices: list[Choice]
    default: str
    about: str
    """What it changes, in a sentence; empty if the game doesn't say."""
    needs: OptionNeeds | None
    is_for_one: bool
    """It counts only where one plays alone."""


class PackRow(Struct, frozen=True):
    """A content pack of a game: components as their owner has them.

    `content` is the hash that a table names it by; `origins` says how many of its entries come from where.
    """

    content: str
    title: str
    origins: dict[str, int]


class LessonRow(Struct, frozen=True):
    """A guided game; `title` is empty for the first game, which is called nothing else."""

    name: str
    title: str


class StrengthRow(Struct, frozen=True):
    """How strong a bot's level is at two seats, as measured for this release.

    `wins` is how many of its games against the level `rival` it wins, in per cent. `rating` is as Elo's, with its 95%
    interval; that of the level which the others are rated by has no width.
    """

    level: str
    rating: int
    low: int
    high: int
    rival: str
    wins: int


class GameRow(Struct, frozen=True):
    """A game in the list. `levels` are the bots that play it, the weakest first.

    `weight` is how much there is to learn, from 1 (light) to 5 (heavy); minutes and weight are 0 if not told.
    """

    name: str
    title: str
    min_seats: int
    max_seats: int
    version: str
    options: list[OptionRow]
    levels: list[str]
    strengths: list[StrengthRow]
    """Of those levels that have been measured with the game as it is."""
    tagline: str
    min_minutes: int
    max_minutes: int
    weight: int
    lessons: list[LessonRow]
    """Guided games, the one to begin with first."""
    has_solo: bool
    """One can play alone, for ranks and the daily deal."""
    packs: list[PackRow]
    """What can be played with instead of the content that the game comes with."""


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
    refusal: str | None
    """What is told when it refuses a move, if it does."""


class Section(Struct, frozen=True):
    """Rules that belong together."""

    name: str
    title: str
    rules: list[RuleView]


class TermView(Struct, frozen=True):
    """A word of the game, and the ids of the rules that explain it."""

    name: str
    about: str
    rules: list[str]
    printed: list[str]
    """What printed editions call it."""
    sought: list[str]
    """Other words by which people look for it: for a search, not to be shown."""


class Rules(Struct, frozen=True):
    """A game's rules; `common` are those of every table.

    `short` is the game in a few sentences, how one wins first; empty if the game has no guide.
    """

    game: str
    title: str
    version: str
    short: list[str]
    sections: list[Section]
    common: list[RuleView]
    glossary: list[TermView]


@get("/games", operation_id="listGames", summary="The games there are", tags=TAGS, responses=problems())
async def list_games(request: ApiRequest) -> list[GameRow]:
    visit = visit_of(request)
    packs = visit.services.hub.library.packs
    return [_row(find(name), packs, visit.language) for name in NAMES]


def _row(game: Game, packs: list[Pack], language: str) -> GameRow:
    about = game.about
    return GameRow(
        name=about.name,
        title=about.texts.say("game-title", language),
        min_seats=about.min_seats,
        max_seats=about.max_seats,
        version=about.version,
        options=[_option(game, option, language) for option in about.options],
        levels=list(LEVELS),
        strengths=_strengths(about),
        tagline=_say_if(about.texts, "game-tagline", language),
        min_minutes=about.minutes[0],
        max_minutes=about.minutes[1],
        weight=about.weight,
        lessons=[
            LessonRow(lesson.name, about.texts.say(lesson.title, language) if lesson.title else "")
            for lesson in about.lessons
        ],
        has_solo=about.solo is not None,
        packs=[PackRow(pack.content, pack.title, pack.origins) for pack in packs if pack.game.about.name == about.name],
    )


def _strengths(about: About) -> list[StrengthRow]:
    measured = shipped().find(about.name, about.version, about.content)
    if measured is None:
        return []
    return [
        StrengthRow(rated.level, rated.rating, rated.low, rated.high, rival, round(100 * rated.wins[rival]))
        for rated in measured.levels
        if (rival := measured.rival(rated.level)) is not None
    ]


def _option(game: Game, option: Option, language: str) -> OptionRow:
    texts = game.about.texts
    return OptionRow(
        name=option.name,
        title=texts.say(f"option-{option.name}", language),
        choices=[_choice(texts, f"option-{option.name}-{choice}", choice, language) for choice in option.choices],
        default=option.default,
        about=_say_if(texts, f"option-{option.name}-about", language),
        needs=None if option.needs is None else OptionNeeds(option.needs.option, list(option.needs.choices)),
        is_for_one=option.is_for_one,
    )


def _choice(texts: Texts, text: str, name: str, language: str) -> Choice:
    about, mark = _say_if(texts, f"{text}-about", language), _say_if(texts, f"{text}-mark", language)
    return Choice(name, texts.say(text, language), about, mark)


def _say_if(texts: Texts, message_id: str, language: str) -> str:
    """A message, empty if the game doesn't have it."""
    return texts.say(message_id, language) if texts.has(message_id) else ""


@get(
    "/games/{game:str}/rules",
    operation_id="getRules",
    summary="The rules of a game, and where each comes from",
    tags=TAGS,
    responses=problems(404),
)
async def get_rules(request: ApiRequest, game: FromPath[str]) -> Rules:
    if game not in NAMES:
        raise NotFound("not-found-game")
    language = visit_of(request).language
    about = find(game).about
    guide = about.guide or Guide((), ())
    return Rules(
        game=about.name,
        title=about.texts.say("game-title", language),
        version=about.version,
        short=[sentence[language] for sentence in guide.short],
        sections=[
            Section(section, _section_title(about.texts, section, language), [_rule(rule, language) for rule in rules])
            for section, rules in groupby(about.rules.rules, key=lambda rule: rule.section)
        ],
        common=[_rule(rule, language) for rule in core_rules().rules],
        glossary=[_term(term, language) for term in guide.terms],
    )


def _section_title(texts: Texts, section: str, language: str) -> str:
    return _say_if(texts, f"section-{section}", language) or section.replace("-", " ").capitalize()


def _rule(rule: Rule, language: str) -> RuleView:
    clauses = [_clause(clause, language) for clause in rule.clauses]
    return RuleView(rule.id, rule.title[language], clauses, rule.refusal[language] if rule.refusal else None)


def _clause(clause: Clause, language: str) -> ClauseView:
    return ClauseView(clause.kind, clause.text[language], clause.reason[language] if clause.reason else None)


def _term(term: Term, language: str) -> TermView:
    return TermView(
        name=term.name[language],
        about=term.about[language],
        rules=list(term.rules),
        printed=list(term.printed[language]),
        sought=list(term.sought[language]),
    )


ROUTES: Final = (list_games, get_rules)
