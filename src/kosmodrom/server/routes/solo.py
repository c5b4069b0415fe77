"""Solo games: the deal of a day with its results, and the best results of all time."""

from typing import Annotated, Final, Literal

from litestar import get, post
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from kosmodrom.core.game import Game
from kosmodrom.core.options import counting
from kosmodrom.core.record import commitment
from kosmodrom.core.solo import Solo
from kosmodrom.server.errors import Declined
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.routes.tables import OpenedTable
from kosmodrom.server.visit import Visit, known, visit_of
from kosmodrom.store.rows import Deal, Listed
from kosmodrom.table.deal import close_of, end_of

TAGS: Final = ["alone"]
MOST: Final = 100
"""Results of a day that are listed."""


class ResultRow(Struct, frozen=True):
    """What somebody's game came to. Equal scores share a place; `rank` and `traits` are in words.

    `table` is there if the reader may look at the game.
    """

    place: int
    name: str
    score: int
    rank: str
    traits: list[str]
    at: int
    is_you: bool
    table: str | None


class DealOption(Struct, frozen=True):
    """What a deal is played with, in words; an option that has no effect beside the others does not count."""

    name: str
    value: str
    title: str
    choice: str
    counts: bool


class Try(Struct, frozen=True):
    """A person's one try that counts: not begun, being played, or over; `result` if it was finished in time."""

    state: Literal["none", "playing", "over"]
    table: str | None
    result: ResultRow | None


class RankRow(Struct, frozen=True):
    """A rank in words, and the fewest points it takes, which may be below zero; null for the lowest."""

    rank: str
    least: int | None


class DailyDeal(Struct, frozen=True):
    """A day's deal, the same for everybody. It can be begun until `ends` and finished until `closes`.

    The commitment holds from the first moment; the secret is shown at `closes`. `before` and `after` are the next days
    with a deal; `count` is how many have finished their try, of whom the best are listed.
    """

    game: str
    title: str
    day: str
    is_today: bool
    ends: int
    closes: int
    options: list[DealOption]
    commitment: str
    secret: str | None
    before: str | None
    after: str | None
    mine: Try
    can_begin: bool
    can_practise: bool
    score: str
    """What points are called."""
    ranks: list[RankRow]
    """The lowest first, with what each takes in this deal."""
    results: list[ResultRow]
    count: int


class TraitValue(Struct, frozen=True):
    """One of the things that a trait can be."""

    name: str
    title: str


class TraitRow(Struct, frozen=True):
    """Something that results are compared by."""

    name: str
    title: str
    values: list[TraitValue]


class BestResults(Struct, frozen=True):
    """The best of everybody here, each person once, and my own; `ranks` are all there are, the lowest first."""

    game: str
    title: str
    score: str
    ranks: list[str]
    traits: list[TraitRow]
    best: list[ResultRow]
    mine: list[ResultRow]


@get(
    "/solo/{game:str}/deals/{day:str}",
    operation_id="getDeal",
    summary="The deal of a day (`today`, or such as 2026-11-16) and how everybody did",
    tags=TAGS,
    responses=problems(404),
)
async def get_deal(request: ApiRequest, game: FromPath[str], day: FromPath[str]) -> DailyDeal:
    visit = visit_of(request)
    deals, store = visit.services.hub.deals, visit.services.store
    deal = await deals.deal(game, day)
    found, solo = deals.solo_of(game)
    attempt = await deals.attempt(deal, visit.player_id)
    may_know = await deals.may_know(deal, visit.player_id)
    result = None if attempt.table is None else await store.solo.result_of(attempt.table)
    before, after = await store.solo.days_around(game, deal.day)
    rows = _Rows(visit, found, may_know)
    return DailyDeal(
        game=game,
        title=rows.say("game-title"),
        day=deal.day,
        is_today=deal.day == deals.today,
        ends=end_of(deal.day),
        closes=close_of(deal.day),
        options=_options(rows, found, deal),
        commitment=commitment(deal.secret),
        secret=deal.secret if deals.is_closed(deal) else None,
        before=before,
        after=after,
        mine=Try(attempt.state, attempt.table, None if result is None else rows.row(result)),
        can_begin=attempt.state == "none" and not deals.is_over(deal),
        can_practise=may_know,
        score=rows.say("solo-score"),
        ranks=[RankRow(rows.say(f"rank-{rank}"), least) for rank, least in solo.thresholds(deal.options)],
        results=rows.rows(await store.solo.results_of(game, deal.day, MOST)),
        count=await store.solo.count_results(game, deal.day),
    )


def _options(rows: "_Rows", game: Game, deal: Deal) -> list[DealOption]:
    """The options of a deal. Those that the game's daily list doesn't name don't matter in a solo game."""
    solo = game.about.solo
    counts = counting(game.about.options, deal.options, 1)
    named = {name for options in (solo.daily if solo else ()) for name in options}
    return [
        DealOption(
            option.name,
            deal.options[option.name],
            rows.say(f"option-{option.name}"),
            rows.say(f"option-{option.name}-{deal.options[option.name]}"),
            option.name in counts,
        )
        for option in game.about.options
        if option.name in named and deal.options.get(option.name) in option.choices
    ]


class _Rows:
    """Makes rows of results as a person may see them."""

    def __init__(self, visit: Visit, game: Game, may_look: bool) -> None:
        self._visit = visit
        self._texts = game.about.texts
        self._may_look = may_look
        self._now = visit.services.world.now()

    def say(self, text: str) -> str:
        return self._texts.say(text, self._visit.language)

    def say_if(self, text: str) -> str:
        """A text of the game. A name that only an older release knew is returned as it is."""
        return self.say(text) if self._texts.has(text) else text.partition("-")[2]

    def row(self, listed: Listed) -> ResultRow:
        result = listed.result
        is_you = result.player == self._visit.player_id
        is_open = result.day is not None and (self._may_look or self._now >= close_of(result.day))
        return ResultRow(
            place=listed.better + 1,
            name=listed.name,
            score=result.score,
            rank=self.say_if(f"rank-{result.rank}"),
            traits=[self.say_if(f"trait-{name}-{value}") for name, value in result.traits.items()],
            at=result.at,
            is_you=is_you,
            table=result.table if is_you or is_open else None,
        )

    def rows(self, found: list[Listed]) -> list[ResultRow]:
        return [self.row(listed) for listed in found]


@post(
    "/solo/{game:str}/deals/{day:str}/try",
    status_code=200,
    operation_id="tryDeal",
    summary="My one try of a deal that counts: dealt at once, or the table I have; asked for twice, it is the same one",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def try_deal(request: ApiRequest, game: FromPath[str], day: FromPath[str]) -> OpenedTable:
    visit = visit_of(request)
    table = await visit.services.daily.begin(game, day, visit.me.id)
    return OpenedTable(table, commitment((await visit.services.hub.deals.deal(game, day)).secret))


@post(
    "/solo/{game:str}/deals/{day:str}/practice",
    operation_id="practiseDeal",
    summary="A table on a deal that counts nowhere, once my try that counts is over",
    tags=TAGS,
    guards=[known],
    responses=problems(401, 404, 409),
)
async def practise_deal(request: ApiRequest, game: FromPath[str], day: FromPath[str]) -> OpenedTable:
    visit = visit_of(request)
    table = await visit.services.daily.practise(game, day, visit.me.id)
    return OpenedTable(table, commitment((await visit.services.hub.deals.deal(game, day)).secret))


@get(
    "/solo/{game:str}/best",
    operation_id="listBest",
    summary="The best results of those who played alone; `trait`, such as ship:00, once or several times, narrows them",
    tags=TAGS,
    responses=problems(404, 409),
)
async def list_best(
    request: ApiRequest,
    game: FromPath[str],
    trait: Annotated[list[str] | None, QueryParameter(name="trait", required=False, max_items=8)] = None,
) -> BestResults:
    visit = visit_of(request)
    found, solo = visit.services.hub.deals.solo_of(game)
    wanted = _traits(solo, trait or [])
    rows = _Rows(visit, found, may_look=False)
    store, player = visit.services.store, visit.player_id
    mine = [] if player is None else await store.solo.best_of(player, game, wanted)
    return BestResults(
        game=game,
        title=rows.say("game-title"),
        score=rows.say("solo-score"),
        ranks=[rows.say(f"rank-{rank}") for rank in solo.ranks],
        traits=[
            TraitRow(
                each.name,
                rows.say(f"trait-{each.name}"),
                [TraitValue(value, rows.say(f"trait-{each.name}-{value}")) for value in each.values],
            )
            for each in solo.traits
        ],
        best=rows.rows(await store.solo.best(game, wanted)),
        mine=rows.rows(mine),
    )


def _traits(solo: Solo, asked: list[str]) -> dict[str, str]:
    """The traits of a query. Declined if the game doesn't have one of them."""
    known_values = {trait.name: trait.values for trait in solo.traits}
    wanted = {name: value for name, _, value in (text.partition(":") for text in asked)}
    for name, value in wanted.items():
        if value not in known_values.get(name, ()):
            raise Declined("no-such-trait")
    return wanted


ROUTES: Final = (get_deal, try_deal, practise_deal, list_best)
