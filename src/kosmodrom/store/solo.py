"""Daily deals, and lists of solo results."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, func, select

from kosmodrom.store.database import Database
from kosmodrom.store.errors import Damaged
from kosmodrom.store.rows import Deal, Listed, Result
from kosmodrom.store.schema import deals, players, results

TOP: Final = 10

_of_people = select(results, players.c.name).join(players, players.c.id == results.c.player)


class Solo:
    """Daily deals and solo results. Lists omit deleted players; of equal results the earlier comes first."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def deal(self, game: str, day: str) -> Deal | None:
        """The deal of a day, None if none was made."""
        query = select(deals).where(deals.c.game == game, deals.c.day == day)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else read_deal(row)

    async def keep_deal(self, deal: Deal) -> Deal:
        """Store a deal unless its day has one, and return the stored one."""
        options = msgspec.json.encode(deal.options, order="sorted").decode()
        await self._database.execute(self._database.add_once(deals).values({**asdict(deal), "options": options}))
        kept = await self.deal(deal.game, deal.day)
        assert kept is not None, "a deal is never deleted"
        return kept

    async def days_around(self, game: str, day: str) -> tuple[str | None, str | None]:
        """The nearest days with a deal, before and after a day."""
        mine = deals.c.game == game
        before = select(func.max(deals.c.day)).where(mine, deals.c.day < day)
        after = select(func.min(deals.c.day)).where(mine, deals.c.day > day)
        async with self._database.read() as connection:
            return (await connection.execute(before)).scalar_one(), (await connection.execute(after)).scalar_one()

    async def results_of(self, game: str, day: str, limit: int) -> list[Listed]:
        """The rated tries of a day that were finished, the best first."""
        return await self._list(and_(results.c.game == game, results.c.day == day), limit)

    async def count_results(self, game: str, day: str) -> int:
        """How many rated tries of a day were finished."""
        query = _of_people.where(results.c.game == game, results.c.day == day).subquery()
        async with self._database.read() as connection:
            return (await connection.execute(select(func.count()).select_from(query))).scalar_one()

    async def result_of(self, table: str) -> Listed | None:
        """The result of a rated try, among those of its day."""
        async with self._database.read() as connection:
            row = (await connection.execute(_of_people.where(results.c.table == table))).one_or_none()
            if row is None:
                return None
            day = and_(results.c.game == row.game, results.c.day == row.day)
            ahead = _of_people.where(day, results.c.score > row.score).subquery()
            better = (await connection.execute(select(func.count()).select_from(ahead))).scalar_one()
        return Listed(read_result(row), row.name, better)

    async def best(self, game: str, traits: Mapping[str, str], limit: int = TOP) -> list[Listed]:
        """Everybody's best result with these traits, the best first."""
        return await self._list(_fitting(game, traits), limit)

    async def best_of(self, player: str, game: str, traits: Mapping[str, str], limit: int = TOP) -> list[Listed]:
        """A player's own results with these traits, the best first."""
        query = _of_people.where(_fitting(game, traits), results.c.player == player)
        return await self._read(query.order_by(results.c.score.desc(), results.c.at, results.c.table).limit(limit))

    async def _list(self, which: ColumnElement[bool], limit: int) -> list[Listed]:
        order = (results.c.score.desc(), results.c.at, results.c.table)
        turn = func.row_number().over(partition_by=results.c.player, order_by=order).label("turn")
        first = _of_people.add_columns(turn).where(which).subquery()
        best = select(first).where(first.c.turn == 1)
        return await self._read(best.order_by(first.c.score.desc(), first.c.at, first.c.table).limit(limit))

    async def _read(self, query: Select[*tuple[object, ...]]) -> list[Listed]:
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        scores = [int(row.score) for row in rows]
        return [Listed(read_result(row), row.name, sum(other > row.score for other in scores)) for row in rows]


def _fitting(game: str, traits: Mapping[str, str]) -> ColumnElement[bool]:
    """Results of a game with these traits."""
    wanted = [results.c.traits.contains(f" {name}={value} ", autoescape=True) for name, value in traits.items()]
    return and_(results.c.game == game, *wanted)


def write_traits(traits: Mapping[str, str]) -> str:
    """Traits as one text that can be searched for each of them."""
    return "".join(f" {name}={value} " for name, value in traits.items())


def read_traits(text: str) -> dict[str, str]:
    """The traits of such a text."""
    return {name: value for name, _, value in (part.partition("=") for part in text.split())}


def result_row(result: Result) -> dict[str, object]:
    """A result as columns."""
    return {**asdict(result), "traits": write_traits(result.traits)}


def read_result(row: Row[*tuple[object, ...]]) -> Result:
    """A result from a row."""
    return Result(row.table, row.game, row.player, row.day, row.score, row.rank, read_traits(row.traits), row.at)


def read_deal(row: Row[*tuple[object, ...]]) -> Deal:
    """A deal from a row."""
    try:
        options = msgspec.json.decode(row.options, type=dict[str, str])
    except msgspec.MsgspecError:
        raise Damaged(
            f"The deal of {row.game} on {row.day} is damaged (options {row.options[:40]!r}): restore the last backup."
        ) from None
    return Deal(row.game, row.day, row.secret, options, row.version, row.content, row.made)
