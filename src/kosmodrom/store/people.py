"""Players with their keys, notes and blocks, and invite links to tables."""

import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict
from typing import Final

from sqlalchemy import ARRAY, ColumnElement, Connection, Row, Text, any_, bindparam, delete, insert, or_, select, update

from kosmodrom.store.database import Database
from kosmodrom.store.errors import Unavailable
from kosmodrom.store.forgetting import blank_chat
from kosmodrom.store.rows import Holder, Invite, Key, KeyKind, Player
from kosmodrom.store.schema import blocks, invites, keys, notes, players, results

USED_EVERY: Final = 3_600_000
"""Milliseconds between updates of a key's last use, so that most requests write nothing."""
AT_ONCE: Final = 500
"""How many keys are looked up in one query."""

_holder = (
    select(keys.c.kind, keys.c.used, players, blocks.c.blocked)
    .join(players, players.c.id == keys.c.player)
    .outerjoin(blocks, blocks.c.player == players.c.id)
    .where(keys.c.hash == bindparam("hash"))
)

_known = select(keys.c.hash).where(keys.c.hash.in_(bindparam("hashes", expanding=True)))
_known_in_array = select(keys.c.hash).where(keys.c.hash == any_(bindparam("hashes", type_=ARRAY(Text))))
"""The same for PostgreSQL, which is slow with many parameters."""


class People:
    """All players of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_player(self, player: Player) -> None:
        """Store a new player. Conflict if the id is taken."""
        await self._database.execute(insert(players).values(asdict(player)))

    async def player(self, id: str) -> Player | None:
        """The player with this id; None if there is none or they were deleted."""
        return (await self.players([id])).get(id)

    async def players(self, ids: Collection[str]) -> dict[str, Player]:
        """The players with these ids, as far as they exist."""
        async with self._database.read() as connection:
            rows = await connection.execute(select(players).where(players.c.id.in_(list(ids))))
            return {row.id: Player(row.id, row.name, row.language, row.created, row.seen, row.webhook) for row in rows}

    async def update_player(self, player: Player) -> None:
        """Replace a player's row. Unknown players are ignored."""
        await self._database.execute(update(players).where(players.c.id == player.id).values(asdict(player)))

    async def see(self, ids: Collection[str], at: int) -> None:
        """Store when players were last connected. A later time that is stored already stays."""
        if ids:
            older = update(players).where(players.c.id.in_(ids), players.c.seen < at)
            await self._database.execute(older.values(seen=at))

    async def forget_player(self, id: str) -> set[str]:
        """Delete a player with keys, notes, blocks and results, and empty their chat: the only change made to a log.

        Their places stay, with an id that nobody has any more. Returns the hashes of their keys.
        """

        def work(connection: Connection) -> set[str]:
            blank_chat(connection, id)
            connection.execute(delete(players).where(players.c.id == id))
            removed = _remove(connection, keys.c.player == id)
            connection.execute(delete(notes).where(notes.c.player == id))
            connection.execute(delete(results).where(results.c.player == id))
            connection.execute(delete(blocks).where(or_(blocks.c.player == id, blocks.c.blocked == id)))
            return removed

        return await self._database.write(work)

    async def add_key(self, key: Key) -> None:
        """Let a player be recognised by one more key; Conflict if its hash is taken."""
        await self._database.execute(insert(keys).values(key_row(key)))

    async def add_given(self, cookie: Key) -> bool:
        """Store a cookie that is given for a personal link. If the link is no more: False, and nothing is stored."""
        link = select(keys.c.hash).where(keys.c.hash == cookie.origin, keys.c.kind == KeyKind.LINK.value)

        def work(connection: Connection) -> bool:
            # The lock makes a deletion at the same moment wait, so that it finds the cookie.
            if connection.execute(link.with_for_update(read=True)).first() is None:
                return False
            connection.execute(insert(keys).values(key_row(cookie)))
            return True

        return await self._database.write(work)

    async def find_key(self, hash: str) -> Key | None:
        """The key with this hash. Its last use is stored, to the hour, unless the store was opened for reading only."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(keys).where(keys.c.hash == hash))).one_or_none()
        if row is None:
            return None
        await self._note_use(hash, row.used)
        return read_key(row)

    async def holder(self, hash: str) -> Holder | None:
        """Who has the key with this hash, in one read. Its last use is stored, to the hour."""
        async with self._database.read() as connection:
            rows = (await connection.execute(_holder, {"hash": hash})).all()
        if not rows:
            return None
        row = rows[0]
        await self._note_use(hash, row.used)
        player = Player(row.id, row.name, row.language, row.created, row.seen, row.webhook)
        blocked = frozenset(row.blocked for row in rows if row.blocked is not None)
        return Holder(hash, KeyKind(row.kind), player, blocked)

    async def _note_use(self, hash: str, used: int) -> None:
        now = time.time_ns() // 1_000_000
        if now - used >= USED_EVERY and not self._database.is_read_only:
            # The key is valid even if its use can't be stored.
            with suppress(Unavailable):
                await self._database.execute(update(keys).where(keys.c.hash == hash).values(used=now))

    async def keys_of(self, player: str, kind: KeyKind) -> list[Key]:
        """A player's keys of one kind, the oldest first."""
        query = select(keys).where(keys.c.player == player, keys.c.kind == kind.value)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(keys.c.created, keys.c.hash))
            return [read_key(row) for row in rows]

    async def remove_key(self, hash: str) -> None:
        """Delete a key."""
        await self._database.execute(delete(keys).where(keys.c.hash == hash))

    async def remove_keys(self, player: str, kinds: Collection[KeyKind], but: str) -> set[str]:
        """Delete all keys of some kinds of a player but the one with a hash. Returns the hashes of those deleted."""
        owned = keys.c.player == player, keys.c.kind.in_([kind.value for kind in kinds]), keys.c.hash != but
        return await self._database.write(lambda connection: _remove(connection, *owned))

    async def replace_link(self, link: Key, but: str, keeps_devices: bool) -> set[str]:
        """Store a personal link instead of the former one, and delete the cookies given for that unless they are kept.

        The cookie with the hash `but` stays. Returns the hashes of all keys that were deleted.
        """
        former = keys.c.player == link.player, keys.c.kind == KeyKind.LINK.value

        def work(connection: Connection) -> set[str]:
            removed = _remove(connection, *former)
            if not keeps_devices:
                given = keys.c.kind == KeyKind.COOKIE.value, keys.c.origin.in_(sorted(removed)), keys.c.hash != but
                removed |= _remove(connection, keys.c.player == link.player, *given)
            connection.execute(insert(keys).values(key_row(link)))
            return removed

        return await self._database.write(work)

    async def missing_keys(self, hashes: Collection[str]) -> set[str]:
        """Those of the hashes that no key has, such as those of keys that another server has deleted."""
        wanted = list(hashes)
        missing = set(wanted)
        async with self._database.read() as connection:
            for start in range(0, len(wanted), AT_ONCE):
                some = {"hashes": wanted[start : start + AT_ONCE]}
                query = _known_in_array if self._database.is_shared else _known
                missing.difference_update((await connection.execute(query, some)).scalars())
        return missing

    async def set_note(self, table: str, player: str, text: str) -> None:
        """Replace a player's private note on a table."""
        row = {"table": table, "player": player, "text": text}
        await self._database.execute(self._database.upsert(notes).values(row))

    async def note(self, table: str, player: str) -> str:
        """A player's private note on a table; empty if there is none."""
        query = select(notes.c.text).where(notes.c.table == table, notes.c.player == player)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def block(self, player: str, other: str) -> None:
        """Store that a player has blocked another."""
        await self._database.execute(self._database.add_once(blocks).values(player=player, blocked=other))

    async def unblock(self, player: str, other: str) -> None:
        """Delete a block."""
        await self._database.execute(delete(blocks).where(blocks.c.player == player, blocks.c.blocked == other))

    async def blocks(self, player: str) -> set[str]:
        """The ids of the players that a player has blocked."""
        async with self._database.read() as connection:
            return set((await connection.execute(select(blocks.c.blocked).where(blocks.c.player == player))).scalars())

    async def is_blocked_by_any(self, player: str, others: Collection[str]) -> bool:
        """Whether any of the others has blocked this player."""
        query = select(blocks.c.player).where(blocks.c.blocked == player, blocks.c.player.in_(list(others)))
        async with self._database.read() as connection:
            return (await connection.execute(query.limit(1))).first() is not None

    async def add_invite(self, invite: Invite) -> None:
        """Store a new invite link. Conflict if its code is taken."""
        await self._database.execute(insert(invites).values(asdict(invite)))

    async def invite(self, code: str) -> Invite | None:
        """The invite link with this code, revoked or not."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(invites).where(invites.c.code == code))).one_or_none()
        return None if row is None else Invite(row.code, row.table, row.created, row.is_revoked)

    async def revoke_invite(self, code: str) -> None:
        """Revoke an invite link."""
        await self._database.execute(update(invites).where(invites.c.code == code).values(is_revoked=True))

    async def invites_of(self, table: str) -> list[Invite]:
        """All invite links to a table, the oldest first."""
        query = select(invites).where(invites.c.table == table).order_by(invites.c.created, invites.c.code)
        async with self._database.read() as connection:
            return [Invite(row.code, row.table, row.created, row.is_revoked) for row in await connection.execute(query)]


def read_key(row: Row[*tuple[object, ...]]) -> Key:
    """A key from a row."""
    return Key(row.hash, row.player, KeyKind(row.kind), row.label, row.created, row.used, row.origin)


def key_row(key: Key) -> dict[str, object]:
    """A key as columns."""
    return {**asdict(key), "kind": key.kind.value}


def _remove(connection: Connection, *which: ColumnElement[bool]) -> set[str]:
    return set(connection.execute(delete(keys).where(*which).returning(keys.c.hash)).scalars())
