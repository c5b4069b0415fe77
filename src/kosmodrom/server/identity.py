"""Guests without a sign-up: a name, recognised by a cookie, a personal link or a token."""

import hashlib
import secrets
from dataclasses import replace
from typing import Final

from kosmodrom.core.rules import LANGUAGES
from kosmodrom.server.errors import NotFound, TooBusy
from kosmodrom.server.world import World
from kosmodrom.store.errors import Unavailable
from kosmodrom.store.rows import Holder, Key, KeyKind, Player
from kosmodrom.store.store import Store
from kosmodrom.table.wording import clean_name

PREFIX: Final = {KeyKind.COOKIE: "kc_", KeyKind.LINK: "kl_", KeyKind.TOKEN: "kt_", KeyKind.SEAT: "ks_"}
"""The prefix of a key names its kind, so that one kind can't be used as another."""


def hash_of(key: str) -> str:
    """The hash of a key, which is all that is stored. Keys have 256 random bits, so a plain hash is safe."""
    return hashlib.sha256(key.encode()).hexdigest()


class Identities:
    """Guests and their keys."""

    def __init__(self, store: Store, world: World) -> None:
        self.store = store
        self.world = world

    async def recognise(self, key: str, kinds: tuple[KeyKind, ...]) -> Player | None:
        """The person whose key this is, if it is of one of these kinds."""
        holder = await self.holder(key, kinds)
        return None if holder is None else holder.player

    async def holder(self, key: str, kinds: tuple[KeyKind, ...]) -> Holder | None:
        """The same person, with those whom they have blocked."""
        if not 40 <= len(key) <= 64 or not any(key.startswith(PREFIX[kind]) for kind in kinds):
            return None
        try:
            found = await self.store.people.holder(hash_of(key))
        except Unavailable:
            raise TooBusy from None
        return found if found is not None and found.kind in kinds else None

    async def add_guest(self, name: str, language: str) -> Player:
        """Store a new guest. Refused if the name is not allowed."""
        now = self.world.now()
        language = language if language in LANGUAGES else LANGUAGES[0]
        player = Player(self.world.new_id() + self.world.new_id(), clean_name(name), language, now, now)
        await self.store.people.add_player(player)
        return player

    async def give_key(self, player: str, kind: KeyKind, label: str = "") -> str:
        """Make a key for a person. Only its hash is stored."""
        key, made = self._make(player, kind, label)
        await self.store.people.add_key(made)
        return key

    async def give_cookie(self, link: Holder, device: str) -> str:
        """Make a cookie for whoever has a personal link. NotFound if the link was replaced meanwhile."""
        key, made = self._make(link.player.id, KeyKind.COOKIE, device)
        if not await self.store.people.add_given(replace(made, origin=link.key)):
            raise NotFound("not-found-link")
        return key

    async def renew_link(self, player: str, but: str, *, keeps_devices: bool) -> tuple[str, set[str]]:
        """Make a personal link instead of the former one. Returns it, and the hashes of the keys that ended with that.

        Those are the former link and, unless they are kept, the cookies given for it, but the one with the hash `but`.
        """
        key, made = self._make(player, KeyKind.LINK, "")
        return key, await self.store.people.replace_link(made, but, keeps_devices)

    async def link(self, key: str) -> Holder:
        """The person of a personal link. NotFound if there is none."""
        holder = await self.holder(key, (KeyKind.LINK,))
        if holder is None:
            raise NotFound("not-found-link")
        return holder

    def _make(self, player: str, kind: KeyKind, label: str) -> tuple[str, Key]:
        """A new key, and what is stored of it."""
        key = PREFIX[kind] + secrets.token_urlsafe(32)
        now = self.world.now()
        return key, Key(hash_of(key), player, kind, label, now, now)
