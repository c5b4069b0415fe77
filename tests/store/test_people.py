"""Players, and everything that is kept about them until they want to be forgotten."""

import time
from dataclasses import replace

import msgspec
import pytest
from msgspec import structs
from sqlalchemy import text

from kosmodrom.store.errors import Conflict
from kosmodrom.store.rows import Entry, Invite, Key, KeyKind, Player
from tests.store.samples import awaited, entry, opened, summary, write

ANN = Player("ann", "Анна", "ru", 1, 2)
BEN = Player("ben", "Ben", "en", 3, 4, "https://example.org/hook")


@awaited
async def test_players_come_and_change(url: str) -> None:
    async with opened(url) as store:
        await store.people.add_player(ANN)
        await store.people.add_player(BEN)
        assert await store.people.player("ann") == ANN
        assert await store.people.players(["ann", "ben", "dan"]) == {"ann": ANN, "ben": BEN}
        assert await store.people.players([]) == {}
        with pytest.raises(Conflict):
            await store.people.add_player(replace(BEN, id="ann"))
        renamed = replace(ANN, name="Anne", seen=9)
        await store.people.update_player(renamed)
        await store.people.update_player(replace(ANN, id="dan"))
        assert await store.people.player("ann") == renamed
        assert await store.people.player("dan") is None


@awaited
async def test_keys_open_until_they_are_removed(url: str) -> None:
    now = time.time_ns() // 1_000_000
    cookie = Key("h1", "ann", KeyKind.COOKIE, "phone", 1, now)
    tokens = [Key(f"h{n}", "ann", KeyKind.TOKEN, "bot", n, now) for n in (3, 2)]
    async with opened(url) as store:
        for key in (cookie, *tokens, Key("h4", "ben", KeyKind.TOKEN, "", 1, now)):
            await store.people.add_key(key)
        with pytest.raises(Conflict):
            await store.people.add_key(cookie)
        assert await store.people.find_key("h1") == cookie
        assert await store.people.find_key("unknown") is None
        assert await store.people.keys_of("ann", KeyKind.TOKEN) == tokens[::-1]
        await store.people.remove_key("h1")
        assert await store.people.remove_keys("ann", [KeyKind.TOKEN], "h3") == {"h2"}
        assert await store.people.remove_keys("ann", [KeyKind.TOKEN, KeyKind.LINK], "") == {"h3"}
        assert await store.people.missing_keys(["h1", "h2", "h3", "h4"]) == {"h1", "h2", "h3"}
        assert await store.people.missing_keys([]) == set()
        assert [await store.people.find_key(f"h{n}") is None for n in (1, 2, 3, 4)] == [True, True, True, False]


@awaited
async def test_a_newer_link_takes_along_the_cookies_given_for_the_former_unless_they_are_kept(url: str) -> None:
    def key(hash: str, kind: KeyKind, origin: str = "", player: str = "ann") -> Key:
        return Key(hash, player, kind, "", 1, time.time_ns() // 1_000_000, origin)

    async with opened(url) as store:
        people = store.people
        await people.add_key(key("own", KeyKind.COOKIE))
        await people.add_key(key("other", KeyKind.LINK, player="ben"))
        assert await people.replace_link(key("first", KeyKind.LINK), "own", False) == set()
        for hash in ("phone", "tablet"):
            assert await people.add_given(key(hash, KeyKind.COOKIE, "first"))
        assert await people.replace_link(key("second", KeyKind.LINK), "tablet", False) == {"first", "phone"}
        assert not await people.add_given(key("late", KeyKind.COOKIE, "first"))
        assert await people.find_key("late") is None
        assert await people.add_given(key("laptop", KeyKind.COOKIE, "second"))
        assert await people.replace_link(key("third", KeyKind.LINK), "own", True) == {"second"}
        assert {key.hash for key in await people.keys_of("ann", KeyKind.COOKIE)} == {"own", "tablet", "laptop"}
        assert [key.hash for key in await people.keys_of("ann", KeyKind.LINK)] == ["third"]
        assert await people.missing_keys(["other"]) == set()


@awaited
async def test_the_use_of_a_key_is_noted_to_the_hour(url: str) -> None:
    now = time.time_ns() // 1_000_000
    recent, stale = now - 1_800_000, now - 3_700_000
    async with opened(url) as store:
        await store.people.add_key(Key("recent", "ann", KeyKind.COOKIE, "", 1, recent))
        await store.people.add_key(Key("stale", "ann", KeyKind.COOKIE, "", 2, stale))
        await store.people.find_key("recent")
        await store.people.find_key("stale")
        used = {key.hash: key.used for key in await store.people.keys_of("ann", KeyKind.COOKIE)}
    assert used["recent"] == recent
    assert used["stale"] >= now


@awaited
async def test_a_key_opens_although_its_use_can_t_be_noted(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.people.add_key(Key("h", "ann", KeyKind.COOKIE, "", 1, 1))
        await store.database.execute(text("PRAGMA query_only = ON"))
        assert await store.people.find_key("h") == Key("h", "ann", KeyKind.COOKIE, "", 1, 1)


@awaited
async def test_a_key_is_found_in_a_store_that_is_only_read(url: str) -> None:
    async with opened(url) as store:
        await store.people.add_key(Key("h", "ann", KeyKind.COOKIE, "", 1, 1))
    async with opened(url, writer=False) as store:
        assert await store.people.find_key("h") == Key("h", "ann", KeyKind.COOKIE, "", 1, 1)


@awaited
async def test_notes_are_each_player_s_own(url: str) -> None:
    async with opened(url) as store:
        await store.people.set_note("t", "ann", "first")
        await store.people.set_note("t", "ann", "second")
        await store.people.set_note("t", "ben", "other")
        assert [await store.people.note("t", player) for player in ("ann", "ben", "cat")] == ["second", "other", ""]


@awaited
async def test_blocks_hold_one_way(url: str) -> None:
    async with opened(url) as store:
        await store.people.block("ann", "ben")
        await store.people.block("ann", "ben")
        await store.people.block("ann", "cat")
        assert await store.people.blocks("ann") == {"ben", "cat"}
        assert await store.people.is_blocked_by_any("ben", ["cat", "ann"])
        assert not await store.people.is_blocked_by_any("ann", ["ben", "cat"])
        assert not await store.people.is_blocked_by_any("ben", [])
        await store.people.unblock("ann", "ben")
        assert await store.people.blocks("ann") == {"cat"}


@awaited
async def test_invites_stay_known_when_revoked(url: str) -> None:
    async with opened(url) as store:
        await store.people.add_invite(Invite("b", "t", 1))
        await store.people.add_invite(Invite("a", "t", 2))
        with pytest.raises(Conflict):
            await store.people.add_invite(Invite("a", "u", 2))
        await store.people.revoke_invite("b")
        assert await store.people.invite("b") == Invite("b", "t", 1, is_revoked=True)
        assert await store.people.invites_of("t") == [Invite("b", "t", 1, is_revoked=True), Invite("a", "t", 2)]
        assert await store.people.invite("unknown") is None


@awaited
async def test_a_forgotten_player_leaves_the_game_s_log_and_nothing_else(url: str) -> None:
    lines = [
        entry("t", 1),
        entry("t", 2, kind="said"),
        entry("t", 3, kind="said", player="ben"),
        entry("t", 4, kind="played"),
        Entry("t", 5, "command 5", "said", "ann", 1, b"no JSON: secret"),
    ]
    async with opened(url) as store:
        for line in lines:
            await store.log.append(line, summary("t", line.seq))
        for player in (ANN, BEN):
            await store.people.add_player(player)
            await store.people.add_key(Key(f"key of {player.id}", player.id, KeyKind.COOKIE, "", 1, 1))
            await store.people.set_note("t", player.id, "note")
        await store.people.block("ann", "ben")
        await store.people.block("ben", "ann")
        await store.people.block("cat", "ben")
        assert await store.people.forget_player("ann") == {"key of ann"}
        assert await store.people.player("ann") is None
        assert await store.people.player("ben") == BEN
        assert await store.people.find_key("key of ann") is None
        assert await store.people.find_key("key of ben") is not None
        assert (await store.people.note("t", "ann"), await store.people.note("t", "ben")) == ("", "note")
        assert [await store.people.blocks(player) for player in ("ann", "ben", "cat")] == [set(), set(), {"ben"}]
        found = await store.log.entries("t")
        assert [found[0], found[2], found[3]] == [lines[0], lines[2], lines[3]]
        assert found[1] == structs.replace(lines[1], body=b'{"type":"said","text":"","seat":0}')
        assert msgspec.json.decode(found[4].body) == {"type": "said", "text": ""}
        assert await store.tables.summary("t") == summary("t", 5)


@awaited
async def test_forgetting_somebody_unknown_is_no_fault(url: str) -> None:
    async with opened(url) as store:
        await write(store, "t", 1)
        await store.people.forget_player("zoe")
        assert await store.log.entries("t") == [entry("t", 1)]
