"""The deal of a day: the same for everybody, one try that counts, then practice; and the best results."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import pytest

from kosmodrom.core.record import Record, commitment
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games import find
from kosmodrom.server.daily import Daily
from kosmodrom.server.deals import options_of
from kosmodrom.server.routes.games import GameRow
from kosmodrom.server.routes.records import Rematch
from kosmodrom.server.routes.replay import Moment
from kosmodrom.server.routes.solo import BestResults, DailyDeal
from kosmodrom.server.routes.tables import OpenedTable
from kosmodrom.server.verification import Verification
from kosmodrom.server.world import World
from kosmodrom.store.rows import Player
from kosmodrom.table.commands import Close, Configure, Mix, Play, Resign, Say, Start, Undo
from kosmodrom.table.deal import close_of, end_of
from kosmodrom.table.settings import Settings
from kosmodrom.table.status import Status
from tests.server.guests import Guest, GuestServer, open_server, problem, read
from tests.server.stored_games import awaited, served

DAY = "2026-11-16"
NEXT = "2026-11-17"
MORNING = int(datetime(2026, 11, 16, 9, tzinfo=UTC).timestamp() * 1_000)
HOUR = 3_600_000
GAME = "space_bureau"
ROOT = f"/api/solo/{GAME}"
SOON = ("done", "end", "land")


class Clock:
    """A time that goes on as tests want it to."""

    def __init__(self) -> None:
        self.now = MORNING

    def __call__(self) -> int:
        self.now += 1
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def day(tmp_path: Path, clock: Clock) -> Iterator[GuestServer]:
    """A server at nine in the morning of a Monday."""
    with open_server(tmp_path, world=World(now=clock)) as server:
        yield server


def deal(guest: Guest, day: str = "today") -> DailyDeal:
    return read(guest.get(f"{ROOT}/deals/{day}"), DailyDeal)


def attempt(guest: Guest, day: str = "today") -> str:
    return read(guest.post(f"{ROOT}/deals/{day}/try"), OpenedTable, 200).table


def practise(guest: Guest, day: str = "today") -> str:
    return read(guest.post(f"{ROOT}/deals/{day}/practice"), OpenedTable, 201).table


def best(guest: Guest, *traits: str) -> BestResults:
    query = "&".join(f"trait={trait}" for trait in traits)
    return read(guest.get(f"{ROOT}/best?{query}"), BestResults)


def finish(guest: Guest, table: str) -> int:
    """Play a game to its end, turns as short as can be; answers its score."""
    board = guest.board(table)
    while board.status == Status.PLAYING:
        moves = [move.move for move in board.moves]
        soon = [move for move in moves if move in SOON]
        guest.do(table, Play(board.question, ((soon or moves)[0],)))
        board = guest.board(table)
    assert board.ending is not None
    return board.ending.results[0].score


def alone(guest: Guest, **options: str) -> str:
    table = guest.open("me", game=GAME, options=options)
    guest.do(table, Start())
    return table


# The deal


def test_the_first_who_asks_makes_the_deal_and_all_others_get_the_same(day: GuestServer) -> None:
    ada, bo = day.guest("Ada"), day.guest("Bo")
    seen = deal(ada)
    assert (seen.day, seen.is_today, seen.mine.state) == (DAY, True, "none")
    assert seen.can_begin and not seen.can_practise and seen.secret is None
    assert (seen.ends, seen.closes) == (end_of(DAY), close_of(DAY)) == (MORNING + 15 * HOUR, MORNING + 27 * HOUR)
    assert deal(day.nobody()).commitment == seen.commitment == deal(bo, DAY).commitment
    views = [guest.board(attempt(guest)) for guest in (ada, bo)]
    assert views[0].view == views[1].view and views[0].table != views[1].table
    assert {board.chance.commitment for board in views} == {seen.commitment}


def test_nobodys_number_changes_the_deal(day: GuestServer) -> None:
    ada = day.guest("Ada")
    table = attempt(ada)
    for command in (Mix("from-ada"), Configure(Settings(seats=1)), Start(nonce="from-ada")):
        assert problem(ada.ask(table, command)) == "409 already-started"
    assert ada.board(table).chance.nonces == ()


def test_a_deal_that_was_not_begun_by_a_crash_can_still_not_be_changed(day: GuestServer) -> None:
    ada = day.guest("Ada")
    daily = day.services.daily
    made = deal(ada)
    started = daily._start
    try:
        daily._start = _nothing  # type: ignore[method-assign]
        table = attempt(ada)
    finally:
        daily._start = started  # type: ignore[method-assign]
    assert ada.board(table).status == Status.GATHERING
    assert problem(ada.ask(table, Mix("from-ada"))) == "409 deal-fixed"
    assert problem(ada.ask(table, Configure(Settings(seats=1, hints=True)))) == "409 deal-fixed"
    assert attempt(ada) == table and ada.board(table).status == Status.PLAYING
    bo = day.guest("Bo")
    assert bo.board(attempt(bo)).view == ada.board(table).view
    assert made.commitment == ada.board(table).chance.commitment


async def _nothing(table_id: str, player: str) -> None:
    """What a server does that is gone."""


def test_options_follow_from_the_date_and_a_week_has_variety() -> None:
    solo = find(GAME).about.solo
    assert solo is not None
    week = [options_of(solo, f"2026-11-{day}") for day in range(16, 23)]
    assert len({tuple(options.items()) for options in week}) >= 4
    assert week[0] == options_of(solo, "2026-11-23") == {"ships": "00", "captains": "off"}
    assert not any("chosen" in options.values() for options in week), "a deal leaves nothing to agree on"


def test_a_deal_of_space_explorers_has_three_modules_that_change_by_the_day(day: GuestServer, clock: Clock) -> None:
    ada = day.guest("Ada")
    seen: list[set[str]] = []
    for _ in range(7):
        found = read(ada.get("/api/solo/space_explorers/deals/today"), DailyDeal)
        values = {option.name: option.value for option in found.options}
        assert (values["modules"], values["level"]) == ("chosen", "2") and all(
            option.counts for option in found.options
        )
        seen.append({name for name, value in values.items() if value == "on"})
        clock.now += 24 * HOUR
    assert {len(modules) for modules in seen} == {3}
    assert all(one != other for one, other in pairwise(seen)) and len(set().union(*seen)) == 7
    solo = find("space_explorers").about.solo
    assert solo is not None and len({tuple(options) for options in solo.daily}) == 35


def test_a_deal_tells_what_its_ranks_take_and_a_lone_board_what_the_next_one_lacks(
    day: GuestServer, clock: Clock
) -> None:
    ada = day.guest("Ada")
    assert [(row.rank, row.least) for row in deal(ada).ranks][:2] == [("Intern", None), ("Employee of the month", 50)]
    board = ada.board(attempt(ada))
    assert (board.rank, board.next_rank) == ("", "Next rank: employee of the month, 50 credits missing")
    table = attempt(ada)
    missing = 50 - finish(ada, table)
    assert f"{missing} credit" in ada.board(table).next_rank
    several = ada.open("me", "easy", game=GAME)
    ada.do(several, Start())
    assert ada.board(several).next_rank == ""
    clock.now += 48 * HOUR
    assert [row.least for row in deal(ada).ranks] == [None, 65, 85, 95, 105, 115], "with an ability"


def test_other_days_have_no_deal_unless_somebody_asked_then(day: GuestServer, clock: Clock) -> None:
    ada = day.guest("Ada")
    deal(ada)
    for other in ("2026-11-15", NEXT, "2026-02-30", "nonsense", "20261116"):
        assert problem(ada.get(f"{ROOT}/deals/{other}")) == "404 not-found"
        assert problem(ada.post(f"{ROOT}/deals/{other}/try")) == "404 not-found"
    clock.now += 24 * HOUR
    today = deal(ada)
    assert (today.day, today.before, today.after) == (NEXT, DAY, None)
    past = deal(ada, DAY)
    assert (past.is_today, past.before, past.after) == (False, None, NEXT)
    assert past.commitment != today.commitment


def test_only_games_that_are_played_alone_have_one(day: GuestServer) -> None:
    ada = day.guest("Ada")
    for path in ("deals/today", "best"):
        assert problem(ada.get(f"/api/solo/kosmopolis/{path}")) == "404 not-found"
        assert problem(ada.get(f"/api/solo/chess/{path}")) == "404 not-found"
    rows = read(ada.get("/api/games"), list[GameRow])
    assert {row.name: row.has_solo for row in rows}[GAME] and not {row.name: row.has_solo for row in rows}["kosmopolis"]


# The try that counts


def test_a_person_has_one_try_whatever_he_does(day: GuestServer) -> None:
    ada = day.guest("Ada")
    table = attempt(ada)
    assert attempt(ada) == table, "closing the page and coming back goes on with the same table"
    assert deal(ada).mine.table == table and not deal(ada).can_begin
    assert problem(ada.post(f"{ROOT}/deals/today/practice")) == "409 deal-first"
    ada.do(table, Resign())
    seen = deal(ada)
    assert (seen.mine.state, seen.mine.result, seen.count) == ("over", None, 0)
    assert attempt(ada) == table and not deal(ada).can_begin
    closed = day.guest("Bo")
    his = attempt(closed)
    closed.do(his, Close())
    assert attempt(closed) == his and deal(closed).mine.state == "over"
    assert closed.board(his).chance.secret is None, "others still play this deal"
    assert problem(closed.get(f"/api/tables/{his}/record")) == "409 deal-open"


def test_asked_for_many_times_at_once_it_is_one_table(day: GuestServer) -> None:
    ada = day.guest("Ada")
    others = [Guest(day) for _ in range(8)]
    for other in others:
        other.browser.cookies.update(dict(ada.browser.cookies))
    with ThreadPoolExecutor(8) as pool:
        tables = set(pool.map(attempt, others))
    assert tables == {attempt(ada)}
    assert [line.text for line in ada.board(tables.pop()).lines if line.kind == "table"][-1:] == ["The game begins."]


def test_nobody_advises_in_it_and_draws_are_not_taken_back(day: GuestServer) -> None:
    ada = day.guest("Ada")
    table = attempt(ada)
    assert not ada.board(table).can_hint
    assert problem(ada.post(f"/api/tables/{table}/hint", {"id": "hint-of-the-day"})) == "409 hints-off"
    board = ada.board(table)
    while not (drawing := [move.move for move in board.moves if move.is_final]):
        soon = [move.move for move in board.moves if move.move in SOON]
        ada.do(table, Play(board.question, ((soon or [board.moves[0].move])[0],)))
        board = ada.board(table)
    ada.do(table, Play(board.question, (drawing[0],)))
    assert ada.board(table).undo == 0 and problem(ada.ask(table, Undo())) == "409 KD-5"


def test_the_table_of_results(day: GuestServer) -> None:
    guests = [day.guest(name) for name in ("Ada", "Bo", "Cy")]
    scores = [finish(guest, attempt(guest)) for guest in guests[:2]]
    assert scores[0] == scores[1], "the same deal, played alike"
    seen = deal(guests[1])
    assert [(row.place, row.name, row.score, row.is_you) for row in seen.results] == [
        (1, "Ada", scores[0], False),
        (1, "Bo", scores[1], True),
    ]
    assert seen.mine.state == "over" and seen.mine.result == seen.results[1]
    assert seen.count == 2 and seen.score == "Credits" and seen.results[0].rank == "Intern"
    assert seen.results[0].at < seen.results[1].at
    russian = read(guests[2].get(f"{ROOT}/deals/today", language="ru"), DailyDeal)
    assert (russian.score, russian.results[0].rank) == ("Кредиты", "Стажёр")
    assert [option.title for option in russian.options] == ["Корабли", "Способности капитанов"]
    assert all(option.counts for option in russian.options)
    assert all(row.table is None for row in russian.results), "who has not played yet sees no games"


def test_practice_comes_after_and_counts_nowhere(day: GuestServer) -> None:
    ada = day.guest("Ada")
    rated = attempt(ada)
    first = ada.board(rated).view
    finish(ada, rated)
    again = practise(ada)
    board = ada.board(again)
    assert again != rated and board.view == first and board.can_hint
    assert board.deal is not None and not board.deal.is_rated
    finish(ada, again)
    finish(ada, practise(ada))
    assert deal(ada).count == 1 and len(best(ada).mine) == 1


def test_a_rematch_is_another_deal_and_everybodys_own(day: GuestServer) -> None:
    tables = []
    for name in ("Ada", "Bo"):
        guest = day.guest(name)
        table = attempt(guest)
        finish(guest, table)
        rematch = read(guest.post(f"/api/tables/{table}/rematch"), Rematch, 200).table
        board = guest.board(rematch)
        assert board.is_host and board.deal is None
        assert board.chance.commitment != deal(guest).commitment
        tables.append(rematch)
    assert len(set(tables)) == 2


# Secrets


def test_the_secret_is_kept_until_nobody_plays_the_deal_any_more(day: GuestServer, clock: Clock) -> None:
    ada = day.guest("Ada")
    table = attempt(ada)
    finish(ada, table)
    secret = asyncio.run_coroutine_threadsafe(day.services.store.solo.deal(GAME, DAY), day.loop).result()
    assert secret is not None
    for now in (clock.now, end_of(DAY) + 1, close_of(DAY) - HOUR):
        clock.now = now
        assert problem(ada.get(f"/api/tables/{table}/record")) == "409 deal-open"
        found = read(ada.get(f"/api/tables/{table}/chance"), Verification)
        assert found == Verification(commitment(secret.secret), is_over=True, shown=close_of(DAY))
        answers = [
            ada.get(path).text
            for path in (f"/api/tables/{table}", f"{ROOT}/deals/{DAY}", f"{ROOT}/best", f"/api/tables/{table}/at/3")
        ]
        assert not any(secret.secret in answer for answer in answers)
        assert read(ada.get(f"/api/tables/{table}/at/3"), Moment).step == 3, "its player may look back"
        with ada.socket(table) as socket:
            assert socket.greet().chance.secret is None
    clock.now = close_of(DAY)
    assert deal(day.nobody(), DAY).secret == secret.secret
    record = read(ada.get(f"/api/tables/{table}/record"), Record)
    assert record.chance.secret == secret.secret and record.chance.nonces == ("",)
    checked = read(ada.get(f"/api/tables/{table}/chance"), Verification)
    assert checked.is_sound and checked.is_over and commitment(secret.secret) == checked.commitment
    assert read(ada.post("/api/verify", record), Verification, 200).is_sound


def test_who_has_not_played_sees_nothing_of_others_games(day: GuestServer, clock: Clock) -> None:
    ada, bo, nobody = day.guest("Ada"), day.guest("Bo"), day.nobody()
    table = attempt(ada)
    ada.do(table, Say("talking to myself"))
    paths = [f"/api/tables/{table}{end}" for end in ("", "/at/1", "/scores", "/lines", "/chance", "/record")]
    finish(ada, table)
    his = attempt(bo)
    for guest in (bo, nobody, day.guest("Cy")):
        assert {problem(guest.get(path)) for path in paths} == {"404 not-found"}
        assert table not in guest.get("/api/tables").text
        with pytest.raises(Exception, match=r"403|4404"), guest.socket(table) as socket:
            socket.greet()
    finish(bo, his)
    assert [row.table for row in deal(bo).results] == [table, his]
    board = bo.board(table)
    assert board.you == SPECTATOR and board.chance.secret is None
    assert read(bo.get(f"/api/tables/{table}/at/1"), Moment).step == 1
    assert "talking to myself" not in bo.get(f"/api/tables/{table}").text + bo.get(f"/api/tables/{table}/lines").text
    assert "talking to myself" in ada.get(f"/api/tables/{table}").text
    assert problem(nobody.get(paths[0])) == "404 not-found"
    clock.now = end_of(DAY)
    assert nobody.get(paths[0]).status_code == 200


def test_games_under_way_and_practice_are_nobody_elses(day: GuestServer, clock: Clock) -> None:
    ada, bo = day.guest("Ada"), day.guest("Bo")
    finish(bo, attempt(bo))
    table = attempt(ada)
    mine = practise(bo)
    finish(bo, mine)
    clock.now = close_of(DAY) + HOUR
    assert problem(bo.get(f"/api/tables/{table}")) == "404 not-found"
    assert problem(ada.get(f"/api/tables/{mine}")) == "404 not-found"


# The day turns over


def test_a_try_counts_for_the_day_it_was_begun(day: GuestServer, clock: Clock) -> None:
    ada, bo = day.guest("Ada"), day.guest("Bo")
    clock.now = end_of(DAY) - 60_000
    table = attempt(ada)
    late = attempt(bo)
    clock.now = end_of(DAY) + 60_000
    assert deal(ada).day == NEXT and deal(ada).mine.state == "none"
    assert attempt(ada, DAY) == table, "it goes on"
    assert problem(day.guest("Cy").post(f"{ROOT}/deals/{DAY}/try")) == "409 deal-past"
    assert deal(day.guest("Cy"), DAY).can_practise, "who has none to lose may practise"
    assert problem(bo.post(f"{ROOT}/deals/{DAY}/practice")) == "409 deal-first"
    score = finish(ada, table)
    assert [(row.name, row.score) for row in deal(ada, DAY).results] == [("Ada", score)]
    assert deal(ada).count == 0
    clock.now = close_of(DAY)
    finish(bo, late)
    seen = deal(bo, DAY)
    assert seen.mine.state == "over" and seen.mine.result is None and seen.count == 1
    assert best(bo).mine == [], "its secret was shown before it was over"


def test_a_new_release_deals_no_other_game_under_the_same_name(day: GuestServer) -> None:
    ada = day.guest("Ada")
    deal(ada)
    statement = "UPDATE deals SET content = 'other'"

    async def change() -> None:
        from sqlalchemy import text

        await day.services.store.database.execute(text(statement))

    asyncio.run_coroutine_threadsafe(change(), day.loop).result()
    assert problem(ada.post(f"{ROOT}/deals/today/try")) == "409 deal-changed"


# Best results


def test_best_results_by_ship_and_captain(day: GuestServer) -> None:
    ada, bo = day.guest("Ada"), day.guest("Bo")
    plain = [finish(ada, alone(ada)) for _ in range(2)]
    other = finish(bo, alone(bo, ships="reverse", captains="dealt"))
    seen = best(ada)
    assert sorted(row.name for row in seen.best) == ["Ada", "Bo"], "each person once"
    assert [row.score for row in seen.mine] == sorted(plain, reverse=True)
    assert [row.score for row in seen.best] == sorted([max(plain), other], reverse=True)
    assert [trait.title for trait in seen.traits] == ["Ship", "Captain"] and seen.ranks[0] == "Intern"
    assert [row.name for row in best(ada, "ship:00", "captain:none").best] == ["Ada"]
    assert best(ada, "ship:00").best[0].traits == ["Side 00", "No ability"]
    assert [row.name for row in best(bo, "captain:none").best] == ["Ada"] and best(bo, "captain:none").mine == []
    sides = [best(ada, f"ship:{side}").best for side in ("01", "02", "03", "04")]
    assert [row.name for rows in sides for row in rows] == ["Bo"]
    assert problem(ada.get(f"{ROOT}/best", trait="ship:99")) == "409 no-such-trait"
    assert problem(ada.get(f"{ROOT}/best", trait="colour:red")) == "409 no-such-trait"


def test_what_counts_among_the_best(day: GuestServer) -> None:
    ada = day.guest("Ada")
    given_up = alone(ada)
    ada.do(given_up, Resign())
    against = ada.open("me", "random", game=GAME)
    assert best(ada).mine == [] and ada.board(against).deal is None
    advised = alone(ada)
    hint = {"id": "hint-for-ada"}
    assert ada.post(f"/api/tables/{advised}/hint", hint).status_code == 200
    finish(ada, advised)
    assert best(ada).mine == [], "a bot had its part in it"
    rated = finish(ada, attempt(ada))
    assert [row.score for row in best(ada).mine] == [rated]


def test_who_is_gone_is_in_no_list(day: GuestServer) -> None:
    ada, bo = day.guest("Ada"), day.guest("Bo")
    for guest in (ada, bo):
        finish(guest, attempt(guest))
        finish(guest, alone(guest))
    unfinished = day.guest("Cy")
    attempt(unfinished)
    for gone in (ada, unfinished):
        assert gone.send("DELETE", "/api/me").status_code == 204
    seen = deal(bo)
    assert [(row.place, row.name) for row in seen.results] == [(1, "Bo")] and seen.count == 1
    assert [row.name for row in best(bo).best] == ["Bo"]


# Several servers


@awaited
async def test_two_servers_of_one_database_make_one_deal_and_one_try(new_postgres: str) -> None:
    async with served(new_postgres) as one, served(new_postgres) as other:
        await one.store.people.add_player(Player("ann", "Ann", "en", 1, 1))
        deals = await asyncio.gather(one.deals.deal(GAME, "today"), other.deals.deal(GAME, "today"))
        assert deals[0].secret == deals[1].secret
        daily = [Daily(hub, hub.deals, hub.store, hub.world) for hub in (one, other)]
        tables = await asyncio.gather(*(each.begin(GAME, "today", "ann") for each in daily * 2))
        assert len(set(tables)) == 1
        entries = await one.store.log.entries(tables[0])
        assert [entry.kind for entry in entries] == ["created", "started"]
        assert (await other.deals.attempt(deals[0], "ann")).state == "playing"
