"""Daily deals and results of those who play alone, on both databases."""

import asyncio
from dataclasses import replace

import pytest

from kosmodrom.store.errors import Conflict
from kosmodrom.store.rows import Deal, Player, Result, Status
from kosmodrom.store.store import Store
from tests.store.samples import awaited, entry, opened, summary

DEAL = Deal("space_bureau", "2026-11-16", "c0ffee", {"ships": "00", "captains": "off"}, "1", "content", 5)
PLAIN = {"ship": "00", "captain": "none"}


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.people.add_player(Player(name, name.capitalize(), "en", 1, 1))


def result(
    table: str, player: str, score: int, at: int = 1, day: str | None = None, traits: dict[str, str] | None = None
) -> Result:
    return Result(table, "space_bureau", player, day, score, "intern", traits or PLAIN, at)


async def end(store: Store, reached: Result) -> None:
    """A game of one that ends with its first entry."""
    row = summary(reached.table, status=Status.OVER, players=(reached.player,))
    await store.log.append(entry(reached.table, 1), row, reached)


async def listed(store: Store, **traits: str) -> list[tuple[int, str, int]]:
    return [(row.better + 1, row.name, row.result.score) for row in await store.solo.best("space_bureau", traits)]


@awaited
async def test_a_day_has_one_deal_whoever_asks_first(url: str) -> None:
    async with opened(url) as store:
        assert await store.solo.deal("space_bureau", "2026-11-16") is None
        asked = [store.solo.keep_deal(replace(DEAL, secret=f"{number:02}")) for number in range(8)]
        kept = await asyncio.gather(*asked)
        assert len({deal.secret for deal in kept}) == 1 and kept[0].options == DEAL.options
        assert await store.solo.deal("space_bureau", "2026-11-16") == kept[0]
        assert await store.solo.deal("other", "2026-11-16") is None


@awaited
async def test_the_days_around_a_day_are_those_with_a_deal(url: str) -> None:
    async with opened(url) as store:
        for day in ("2026-11-10", "2026-11-16", "2026-12-01"):
            await store.solo.keep_deal(replace(DEAL, day=day))
        await store.solo.keep_deal(replace(DEAL, game="other", day="2026-11-17"))
        assert await store.solo.days_around("space_bureau", "2026-11-16") == ("2026-11-10", "2026-12-01")
        assert await store.solo.days_around("space_bureau", "2026-11-10") == (None, "2026-11-16")
        assert await store.solo.days_around("nothing", "2026-11-10") == (None, None)


@awaited
async def test_a_result_is_stored_with_the_entry_or_not_at_all(url: str) -> None:
    async with opened(url) as store:
        await people(store, "ann")
        await store.log.append(entry("t", 1), summary("t", 1))
        over = summary("t", 2, status=Status.OVER, players=("ann",))
        with pytest.raises(Conflict):
            await store.log.append(entry("t", 2, "command 1"), over, result("t", "ann", 70))
        assert await listed(store) == []
        with pytest.raises(Conflict):
            await store.log.append(entry("t", 3), replace(over, seq=3), result("t", "ann", 70))
        assert await listed(store) == []
        await store.log.append(entry("t", 2), over, result("t", "ann", 70))
        assert await listed(store) == [(1, "Ann", 70)]


@awaited
async def test_results_below_zero_are_stored_and_listed_below_the_others(url: str) -> None:
    async with opened(url) as store:
        await people(store, "ann", "ben", "cat")
        for table, player, score in (("a", "ann", -12), ("b", "ben", 3), ("c", "cat", -2), ("d", "ann", -9)):
            await end(store, result(table, player, score))
        assert await listed(store) == [(1, "Ben", 3), (2, "Cat", -2), (3, "Ann", -9)]
        mine = await store.solo.best_of("ann", "space_bureau", {})
        assert [row.result.score for row in mine] == [-9, -12]


@awaited
async def test_everybody_is_listed_once_the_best_first_and_of_equals_the_earlier(url: str) -> None:
    async with opened(url) as store:
        await people(store, "ann", "ben", "cat")
        scores = [("a", "ann", 60, 1), ("b", "ann", 80, 9), ("c", "ben", 80, 5), ("d", "cat", 79, 1)]
        for table, player, score, at in scores:
            await end(store, result(table, player, score, at))
        assert await listed(store) == [(1, "Ben", 80), (1, "Ann", 80), (3, "Cat", 79)]
        mine = await store.solo.best_of("ann", "space_bureau", {})
        assert [(row.better + 1, row.result.score) for row in mine] == [(1, 80), (2, 60)]
        assert len(await store.solo.best("space_bureau", {}, limit=2)) == 2
        assert await store.solo.best("other", {}) == []


@awaited
async def test_results_are_narrowed_by_traits(url: str) -> None:
    async with opened(url) as store:
        await people(store, "ann", "ben")
        await end(store, result("a", "ann", 60))
        await end(store, result("b", "ann", 70, traits={"ship": "01", "captain": "1"}))
        await end(store, result("c", "ben", 50, traits={"ship": "01", "captain": "none"}))
        assert await listed(store, ship="01") == [(1, "Ann", 70), (2, "Ben", 50)]
        assert await listed(store, captain="none") == [(1, "Ann", 60), (2, "Ben", 50)]
        assert await listed(store, ship="01", captain="none") == [(1, "Ben", 50)]
        assert await listed(store, ship="%") == [] and await listed(store, ship="0_") == []
        assert (await store.solo.best("space_bureau", {"ship": "00"}))[0].result.traits == PLAIN


@awaited
async def test_a_days_tries_are_a_list_of_their_own(url: str) -> None:
    day = "2026-11-16"
    async with opened(url) as store:
        await people(store, "ann", "ben", "cat")
        await end(store, result("a", "ann", 90))
        await end(store, result("b", "ann", 60, day=day))
        await end(store, result("c", "ben", 70, day=day))
        await end(store, result("d", "cat", 99, day="2026-11-17"))
        rows = await store.solo.results_of("space_bureau", day, 10)
        assert [(row.name, row.result.score) for row in rows] == [("Ben", 70), ("Ann", 60)]
        assert await store.solo.count_results("space_bureau", day) == 2
        mine = await store.solo.result_of("b")
        assert mine is not None and (mine.better, mine.result.day) == (1, day)
        assert await store.solo.result_of("nothing") is None
        assert [name for _, name, _ in await listed(store)] == ["Cat", "Ann", "Ben"], "tries count among the best"


@awaited
async def test_who_is_forgotten_is_in_no_list_and_others_move_up(url: str) -> None:
    day = "2026-11-16"
    async with opened(url) as store:
        await people(store, "ann", "ben")
        await end(store, result("a", "ann", 90, day=day))
        await end(store, result("b", "ben", 70, day=day))
        await store.people.forget_player("ann")
        assert await listed(store) == [(1, "Ben", 70)]
        assert await store.solo.count_results("space_bureau", day) == 1
        found = await store.solo.result_of("b")
        assert found is not None and found.better == 0 and await store.solo.result_of("a") is None
