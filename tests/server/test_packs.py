"""Tables with a content pack: chosen at the start, kept by hash, thought about and checked with the same components."""

import logging
from pathlib import Path

import httpx
import msgspec
import pytest

from kosmodrom.core.content import BadContent
from kosmodrom.core.game import Game
from kosmodrom.core.record import Record, write_record
from kosmodrom.core.rng import FastRng
from kosmodrom.games import find
from kosmodrom.games.library import Library
from kosmodrom.games.pack import read_pack
from kosmodrom.server.app import make_app
from kosmodrom.server.config import Config
from kosmodrom.server.messages import Hint, Refusal
from kosmodrom.server.problem import Problem
from kosmodrom.server.replaying import check_games
from kosmodrom.server.routes.games import GameRow
from kosmodrom.server.routes.invites import Invitation
from kosmodrom.server.routes.playback import Playback
from kosmodrom.server.routes.records import Rematch
from kosmodrom.server.routes.replay import Moment
from kosmodrom.server.thinkers.job import Job
from kosmodrom.server.thinkers.question import Answer, Failure
from kosmodrom.server.thinkers.worker import Worker, read_library
from kosmodrom.server.upgrade import RELEASE, UpgradeRefused, check_upgrade, release_here
from kosmodrom.server.verification import Verification
from kosmodrom.server.world import World, now_ms
from kosmodrom.table.board import Board
from kosmodrom.table.commands import Play, Resign, Say, Start
from kosmodrom.table.status import Status
from tests.cli.command import run
from tests.packs import GAME, break_pack, write_pack
from tests.server.guests import Guest, fresh_id, open_server, problem, read
from tests.server.stored_games import awaited, keep, opened, played, rewrite
from tests.server.test_serve import Process, serving

DAY = 86_400_000


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return write_pack(tmp_path / "mine")


@pytest.fixture
def mine(pack: Path) -> Game:
    return read_pack(pack).game


def set_up(guest: Guest, game: Game, *seats: str, **more: object) -> str:
    """A table that plays with a pack, already started."""
    table = guest.open(*seats, game=GAME, content=game.about.content, **more)
    guest.do(table, Start())
    return table


def play_on(guest: Guest, table: str, moves: int = 10_000) -> Board:
    """Make some moves of this person's, or all to the end; bots play in between."""
    board = guest.board(table)
    while board.status == Status.PLAYING and moves:
        if board.question:
            guest.do(table, Play(board.question, (board.moves[0].move,)))
            moves -= 1
            board = guest.board(table)
        else:
            board = guest.board(table, after=board.seq, wait=10)
    return board


def printed(board: Board | Moment) -> object:
    """What stands in cell c1 of side 00 of the ship."""
    assert isinstance(board.view, dict)
    return board.view["sides"]["00"][2]


# Choosing one


def test_packs_are_offered_with_their_name_and_origins(tmp_path: Path, pack: Path, mine: Game) -> None:
    with open_server(tmp_path, packs=(str(pack),)) as server:
        rows = {row.name: row for row in read(server.nobody().get("/api/games"), list[GameRow])}
    assert {name for name, row in rows.items() if row.packs} == {GAME}
    offered = rows[GAME].packs[0]
    assert (offered.title, offered.content) == ("My own box", mine.about.content)
    assert offered.origins == read_pack(pack).origins


def test_an_invitation_names_the_pack(tmp_path: Path, pack: Path, mine: Game) -> None:
    with open_server(tmp_path, packs=(str(pack),)) as server:
        ada, bo = server.guest(), server.guest()
        links = [ada.invite(ada.open("me", "open", game=GAME, content=each)) for each in ("", mine.about.content)]
        invitations = [read(bo.get(f"/api/invites/{code}"), Invitation) for code in links]
    assert [each.pack for each in invitations] == ["", "My own box"]


def test_a_table_plays_with_the_pack_it_chose(tmp_path: Path, pack: Path, mine: Game) -> None:
    with open_server(tmp_path, packs=(str(pack),)) as server:
        ada = server.guest()
        usual = ada.open("me", game=GAME)
        ada.do(usual, Start())
        own = set_up(ada, mine, "me")
        boards = {table: ada.board(table) for table in (usual, own)}
        assert (boards[usual].pack, boards[own].pack) == ("", "My own box")
        assert printed(boards[own]) != printed(boards[usual])
        assert printed(boards[own])[1]["effects"] == [{"kind": "credits", "amount": 7}]  # type: ignore[index]
        refused = ada.post("/api/tables", {"game": GAME, "seats": ["me"], "content": "0123456789abcdef"})
        assert problem(refused) == "409 no-such-pack"
        foreign = ada.post(
            "/api/tables", {"game": "kosmopolis", "seats": ["me", "easy"], "content": mine.about.content}
        )
        assert problem(foreign) == "409 no-such-pack"


def test_a_server_does_not_start_with_a_pack_that_can_not_be_used(tmp_path: Path, pack: Path) -> None:
    break_pack(pack)
    with pytest.raises(BadContent, match=r"mine: offices\.toml: 4 kinds of offices expected, 3 found"):
        make_app(Config(f"sqlite+aiosqlite:///{tmp_path}/k.db", packs=(str(pack),)))


# Playing


def test_a_game_with_a_pack_is_played_to_its_end_and_checked(tmp_path: Path, pack: Path, mine: Game) -> None:
    with open_server(tmp_path, thinkers=1, packs=(str(pack),)) as server:
        ada, pool = server.guest(), server.services.hub.pool
        table = set_up(ada, mine, "me", "easy", options={"first": "first-seat"})
        hint = read(ada.post(f"/api/tables/{table}/hint", {"id": fresh_id()}), Hint)
        assert hint.move in {move.move for move in ada.board(table).moves}
        board = play_on(ada, table)
        assert board.status == Status.OVER and board.ending is not None
        assert pool.answered > 10 and pool.fallbacks == 0

        record = read(ada.get(f"/api/tables/{table}/record"), Record)
        assert record.content == mine.about.content
        assert read(ada.get(f"/api/tables/{table}/chance"), Verification).is_sound
        assert printed(read(ada.get(f"/api/tables/{table}/at/0"), Moment)) == printed(board)
        assert read(server.nobody().post("/api/verify", record), Verification).is_sound
        assert read(ada.post("/api/replay", {"record": record}), Playback).verification.is_sound

        again = read(ada.post(f"/api/tables/{table}/rematch"), Rematch).table
        assert ada.board(again).pack == "My own box"
    file = tmp_path / "game.json"
    file.write_bytes(write_record(record))
    assert run(tmp_path, "verify", str(file), "--content", str(pack)).returncode == 0
    without = run(tmp_path, "verify", str(file))
    assert without.returncode == 2
    assert f"was played with content {record.content}" in without.stderr and "--content" in without.stderr
    with open_server(tmp_path) as server:
        ada = server.guest()
        answer = ada.post("/api/replay", {"record": record})
        assert problem(answer) == "409 other-content"
        assert record.content in msgspec.json.decode(answer.content, type=Problem).words
        found = read(ada.post("/api/verify", record), Verification)
        assert found.is_sound is False and record.content in (found.problem or "")


def test_a_thinker_thinks_with_the_components_of_the_table(pack: Path, mine: Game) -> None:
    def answer(worker: Worker, game: Game) -> Answer | Failure:
        world = game.new(1, {}, FastRng(3))
        job = Job(1, game, world, 0, tuple(game.legal_moves(world, 0)), "easy", 5, True, 0.0, None)  # type: ignore[arg-type]
        return worker.answer(job.question(1.0))

    knowing, plain = Worker(read_library([str(pack)])), Worker()
    for worker, game, kind in (
        (knowing, mine, Answer),
        (knowing, find(GAME), Answer),
        (plain, find(GAME), Answer),
        (plain, mine, Failure),
    ):
        found = answer(worker, game)
        assert isinstance(found, kind), found
    assert isinstance(found, Failure)
    assert mine.about.content in found.text


def test_a_pack_changed_since_costs_a_thinker_only_that_pack(
    pack: Path, mine: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    break_pack(pack)
    library = read_library([str(pack)])
    assert library.packs == [] and library.find(GAME) is find(GAME)
    assert "a content pack can't be used any more: offices.toml" in capsys.readouterr().err


# A server without it


def test_a_table_waits_for_its_pack_and_goes_on_when_it_is_back(tmp_path: Path, pack: Path, mine: Game) -> None:
    with open_server(tmp_path, packs=(str(pack),)) as server:
        ada, bo = server.guest("Ada"), server.guest("Bo")
        table = ada.open("me", "open", "easy", game=GAME, content=mine.about.content)
        assert bo.join(ada.invite(table)).status_code == 200
        ada.do(table, Start())
        forgotten = ada.open()
        for _ in range(12):
            for guest in (ada, bo):
                if guest.board(table).question:
                    guest.play(table)
        before = ada.board(table)
        assert before.step > 12
        told = ada.get(f"/api/tables/{table}/lines", before=before.seq + 1).json()
        cookies = [guest.browser.cookies for guest in (ada, bo)]
    with open_server(tmp_path, world=World(now=lambda: now_ms() + 3 * DAY)) as server:
        ada, bo = server.nobody(), server.nobody()
        for guest, jar in zip((ada, bo), cookies, strict=True):
            guest.browser.cookies = jar
            board = guest.board(table)
            assert (board.status, board.pack, board.question) == (Status.ASIDE, "My own box", 0)
            assert "“My own box”" in board.ask and "as soon as the pack is back" in board.ask
        assert "«My own box»" in ada.board(table, language="ru").ask
        for command in (Play(before.question or 1, ("done",)), Resign(), Say("hello")):
            answer = ada.ask(table, command)
            assert answer.status_code == 409
            refusal = msgspec.json.decode(answer.content, type=Refusal)
            assert refusal.reason == "lacks-pack" and "“My own box”" in refusal.words
        assert problem(ada.get(f"/api/tables/{table}/at/3")) == "409 not-started"
        other = ada.open("me", "easy", game=GAME)
        ada.do(other, Start())
        assert ada.board(other).status == Status.PLAYING
        # The heartbeat that closes a table to which nobody came has found the bot of this one due, and left it alone.
        while ada.board(forgotten).status == Status.GATHERING:
            ada.board(forgotten, after=ada.board(forgotten).seq, wait=10)
        assert server.services.hub.ownership.lacking == {table}
    with open_server(tmp_path, packs=(str(tmp_path / "mine"),)) as server:
        ada, bo = server.nobody(), server.nobody()
        for guest, jar in zip((ada, bo), cookies, strict=True):
            guest.browser.cookies = jar
        after = ada.board(table)
        assert after.status == Status.PLAYING
        assert ada.get(f"/api/tables/{table}/lines", before=before.seq + 1).json() == told
        assert server.services.hub.ownership.lacking == set()
        bo.do(table, Resign())
        assert play_on(ada, table).status == Status.OVER
        again = read(ada.get(f"/api/tables/{table}/at/{before.step}"), Moment)
        assert again.view == before.view, "the game went on from where it stood"


def test_the_start_says_which_games_wait_for_a_pack(
    tmp_path: Path, pack: Path, mine: Game, caplog: pytest.LogCaptureFixture
) -> None:
    with open_server(tmp_path, packs=(str(pack),)) as server:
        table = set_up(server.guest(), mine, "me", title="Ours")

    @awaited
    async def look() -> None:
        async with opened(f"sqlite+aiosqlite:///{tmp_path}/server.db") as store:
            before = await store.meta.get(RELEASE)
            assert before == release_here(packs=[read_pack(pack)]) != release_here()
            with caplog.at_level(logging.WARNING):
                assert await check_upgrade(store, set_aside=False) == []
            assert f"{table}: space_bureau “Ours”, people 1: begun with the content pack “My own box”" in caplog.text
            assert "--content" in caplog.text
            summary = await store.tables.summary(table)
            assert summary is not None and summary.status == Status.PLAYING
            assert await store.meta.get(RELEASE) == release_here()

            report = await check_games(store, lambda done, total: None)
            assert [(found.kind, found.table) for found in report.findings] == [("lacking", table)]
            assert report.is_clean
            library = Library.read([pack])
            assert (await check_games(store, lambda done, total: None, library.find)).findings == ()
            assert await check_upgrade(store, set_aside=False, lookup=library.find, packs=library.packs) == []

    look()
    checked = run(tmp_path, "check", "--database", str(tmp_path / "server.db"))
    assert checked.returncode == 0 and "a content pack that is not here" in checked.stdout
    checked = run(tmp_path, "check", "--database", str(tmp_path / "server.db"), "--content", str(pack))
    assert checked.returncode == 0 and "My own box" not in checked.stdout


@awaited
async def test_other_components_that_were_no_pack_are_another_release(tmp_path: Path, kosmopolis: Game) -> None:
    def other_content(body: bytes) -> bytes:
        return body.replace(kosmopolis.about.content.encode(), b"0123456789abcdef")

    async with opened(f"sqlite+aiosqlite:///{tmp_path}/k.db") as store:
        await keep(store, "older", played(kosmopolis, 3))
        await rewrite(store, "older", 1, other_content)
        with pytest.raises(UpgradeRefused, match="begun with content 0123456789ab; here is "):
            await check_upgrade(store, set_aside=False)
        await rewrite(store, "older", 1, lambda body: body[:-1] + b',"pack":"Mine"}')
        assert await check_upgrade(store, set_aside=False) == []


# The command


@pytest.mark.timeout(240)
def test_the_command_serves_packs_in_processes_of_its_own(tmp_path: Path, pack: Path, mine: Game) -> None:
    def opened_by(process: Process, jar: httpx.Cookies | None = None) -> httpx.Client:
        return httpx.Client(base_url=process.address, cookies=jar, timeout=30, trust_env=False)

    with serving(tmp_path, "--content", str(tmp_path / "mine"), thinkers=1) as process:
        assert f"Content pack for space_bureau: “My own box” ({mine.about.content})" in process.lines
        with opened_by(process) as client:
            client.post("/api/me", json={"name": "Ada"})
            body = {"game": GAME, "seats": ["me", "medium"], "content": mine.about.content}
            table = client.post("/api/tables", json=body).json()["table"]
            start = {"type": "do", "id": fresh_id(), "command": {"type": "start"}}
            assert client.post(f"/api/tables/{table}/commands", json=start).status_code == 200
            moved = _play(client, table, 6)
            jar = client.cookies
        assert process.stop()[0] == 0
        assert "could not be thought about" not in process.errors.read_text()
    with serving(tmp_path) as process, opened_by(process, jar) as client:
        board = client.get(f"/api/tables/{table}").json()
        assert board["status"] == "aside" and "My own box" in board["ask"]
        assert "wait for a content pack that is not here" in process.errors.read_text()
        assert process.stop()[0] == 0
    with serving(tmp_path, thinkers=1, KOSMODROM_CONTENT=str(pack)) as process, opened_by(process, jar) as client:
        board = client.get(f"/api/tables/{table}").json()
        assert board["status"] == "playing" and board["step"] >= moved
        assert _play(client, table, 3) > moved
        assert process.stop()[0] == 0


def _play(client: httpx.Client, table: str, moves: int) -> int:
    """Make some moves, with a bot's in between; answers how many there are now."""
    board = client.get(f"/api/tables/{table}").json()
    while moves:
        if board["question"]:
            play = {"type": "play", "question": board["question"], "moves": [board["moves"][0]["move"]]}
            answer = client.post(
                f"/api/tables/{table}/commands", json={"type": "do", "id": fresh_id(), "command": play}
            )
            assert answer.status_code == 200, answer.text
            moves -= 1
        board = client.get(f"/api/tables/{table}", params={"after": board["seq"], "wait": 10}).json()
    return int(board["step"])


def test_the_command_refuses_packs_that_can_not_be_used(tmp_path: Path, pack: Path) -> None:
    for words, said in (
        (("--content", str(tmp_path / "nowhere")), "There is no folder"),
        (("--content", str(tmp_path / "empty")), "no content of a game is in it"),
        (("--content", str(pack), "--content", str(tmp_path)), "the same content of space_bureau as in"),
    ):
        (tmp_path / "empty").mkdir(exist_ok=True)
        refused = run(tmp_path, "serve", *words)
        assert refused.returncode == 2 and said in refused.stderr, refused
    break_pack(pack)
    refused = run(tmp_path, "serve", "--content", str(pack))
    assert refused.returncode == 2
    assert "offices.toml: 4 kinds of offices expected, 3 found" in refused.stderr
