"""The same game started on two servers, its people, and everything that others may not learn about them."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from kosmodrom.core.options import counting
from kosmodrom.core.state import SPECTATOR
from kosmodrom.core.testing.cover import cover
from kosmodrom.games import NAMES, find
from kosmodrom.server.identity import hash_of
from kosmodrom.server.messages import Do
from kosmodrom.server.room import Room
from kosmodrom.server.world import derived_id
from kosmodrom.store.rows import Player
from kosmodrom.table import commands
from kosmodrom.table.settings import Pace
from proof.guest import COOKIE
from proof.worlds.pair import Pair, Side
from proof.worlds.viewer import Secrets, Viewer
from proof.worlds.wire import TableSocket, body_of

PEOPLE: Final = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay", "Gil", "Hal")
LANGUAGES: Final = ("en", "ru")
BOTS: Final = ("random", "easy")
PACES: Final = (Pace(), Pace("live", seconds=3_600), Pace("days"), Pace("away", seconds=600))


@dataclass(frozen=True)
class Setting:
    """One game to be played, as it follows from a seed and its number."""

    number: int
    seed: str
    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    """Of each: `me`, `open`, or the level of a bot."""
    is_public: bool
    hints: bool
    pace: Pace


def setting_of(seed: int, number: int, games: Sequence[str] = NAMES) -> Setting:
    """The nth game of a seed: games, numbers of seats and options take turns; every third has bots."""
    turn, which = divmod(number, len(games))
    about = find(games[which]).about
    kinds = list(product(cover(about.options), range(about.min_seats, about.max_seats + 1)))
    options, count = kinds[turn % len(kinds)]
    dice = Random(f"setting {seed} {number}")
    bots = dice.randrange(1, count) if count > 1 and turn // len(kinds) % 3 == 2 else 0
    seats = [*(["open"] * (count - 1 - bots)), *dice.choices(BOTS, k=bots)]
    dice.shuffle(seats)
    seats.insert(dice.randrange(count), "me")
    return Setting(
        number=number,
        seed=f"{seed} {number}",
        game=about.name,
        options=counting(about.options, options, count),
        seats=tuple(seats),
        is_public=dice.random() < 0.85,
        hints=dice.random() < 0.3,
        pace=dice.choice(PACES),
    )


class _Token(Struct):
    token: str


class _Opened(Struct):
    table: str
    commitment: str


class _Invite(Struct):
    code: str


@dataclass(frozen=True)
class SideGuest:
    """A person known to one server."""

    token: str
    cookie: str
    player: Player


@dataclass(frozen=True)
class StartedGame:
    """A game begun on both servers, with all who look at it."""

    rooms: tuple[Room, Room]
    viewers: list[Viewer]
    secrets: Secrets
    code: str
    """Of an invitation, which the host alone knows."""

    async def settle(self, which: int) -> None:
        """Wait until none but the viewers is at a table, and they have been told so."""
        room = self.rooms[which]
        while room.audience.is_announcing or len(room.audience.connections) > len(self.viewers):
            await asyncio.sleep(0.01)

    async def get_up(self) -> None:
        """Close all sockets."""
        for viewer in self.viewers:
            for socket in viewer.sockets:
                await socket.close()


async def start_game(pair: Pair, setting: Setting) -> StartedGame:
    """Set up the same table on both servers, sit down, and start the game."""
    pair.begin(setting.seed)
    nonces = [f"nonce-{Random(f'{setting.seed} {number}').getrandbits(48)}-{number}" for number in range(8)]
    tables = [await _Host(side, setting, nonces).set_up() for side in pair.sides]
    true, twin = tables
    assert (true.room.id, true.code) == (twin.room.id, twin.code), "the servers have the same outside"
    viewers = [
        Viewer(
            seat, true.languages[seat], (true.token(seat), twin.token(seat)), (true.sockets[seat], twin.sockets[seat])
        )
        for seat in sorted(true.sockets)
    ]
    game = StartedGame((true.room, twin.room), viewers, _secrets(tables, nonces), true.code)
    for which, table in enumerate(tables):
        await game.settle(which)
        await table.start()
        for viewer in viewers:
            await viewer.sockets[which].hear()
    return game


def _secrets(tables: "list[_Host]", nonces: list[str]) -> Secrets:
    never = {"an invitation": tables[0].code}
    for guest in (guest for table in tables for guest in table.guests.values()):
        never |= {
            f"the key of {guest.player.name}, {len(never)}": guest.token,
            f"the cookie of {guest.player.name}, {len(never)}": guest.cookie,
            f"the id of {guest.player.name}": guest.player.id,
        }
    table = tables[0].room.table
    assert table is not None
    while_playing = {"the secret": table.secret, "the rematch": derived_id(table.secret, "rematch")}
    while_playing |= {f"the nonce of seat {seat}": nonce for seat, nonce in enumerate(nonces)}
    return Secrets(
        {what: text.encode() for what, text in never.items()},
        {what: text.encode() for what, text in while_playing.items()},
        frozenset({table.commitment.encode()}),
    )


class _Host:
    """Sets the table up on one side."""

    room: Room
    code: str

    def __init__(self, side: Side, setting: Setting, nonces: list[str]) -> None:
        self.side = side
        self.setting = setting
        self.nonces = nonces
        self.guests: dict[int, SideGuest] = {}
        self.sockets: dict[int, TableSocket] = {}
        seats = range(SPECTATOR, len(setting.seats))
        self.languages = {seat: LANGUAGES[(seat + setting.number) % 2] for seat in seats}

    def token(self, seat: int) -> str:
        """What a seat's person is known by; empty for a spectator."""
        return self.guests[seat].token if seat >= 0 else ""

    @property
    def host(self) -> int:
        """The seat of the host."""
        return self.setting.seats.index("me")

    async def set_up(self) -> "_Host":
        """People come, one of them makes a table, the others sit down at it."""
        people = [seat for seat, kind in enumerate(self.setting.seats) if kind in ("me", "open")]
        for seat in people:
            self.guests[seat] = await self._arrive(PEOPLE[seat], self.languages[seat])
        table = await self._open_table()
        self.room = self.side.hub.room(table)
        if self.setting.is_public:
            await self._listen(table, SPECTATOR)
        for seat in sorted(people, key=lambda seat: seat != self.host):
            if seat != self.host:
                wish = {"id": f"sit-{seat:06}", "seat": seat, "nonce": self.nonces[seat]}
                await self._ask("POST", f"/api/invites/{self.code}", wish, seat)
            await self._listen(table, seat)
            await self._ask("PUT", f"/api/tables/{table}/note", {"text": f"note {seat}"}, seat)
        # Bots and clocks move when they are told to, and not before.
        self.room.autoplay.stop()
        return self

    async def start(self) -> None:
        """Deal."""
        socket = self.sockets[self.host]
        mix, start = commands.Mix(self.nonces[self.host]), commands.Start(nonce=self.nonces[self.host])
        await socket.ask([Do("mix-0001", mix), Do("start-0001", start)])

    async def _arrive(self, name: str, language: str) -> SideGuest:
        came = await self.side.line.ask("POST", "/api/me", {"name": name, "language": language})
        cookie = came.partition(f"{COOKIE}=".encode())[2].partition(b";")[0].decode()
        given = await self.side.line.ask("POST", "/api/me/tokens", {"label": "proof"}, cookie=f"{COOKIE}={cookie}")
        token = msgspec.json.decode(body_of(given), type=_Token).token
        player = await self.side.hub.store.people.player(await self._id(token))
        assert player is not None, "who has just come is known"
        return SideGuest(token, cookie, player)

    async def _id(self, token: str) -> str:
        key = await self.side.store.people.find_key(hash_of(token))
        assert key is not None, "a token just given is known"
        return key.player

    async def _open_table(self) -> str:
        setting = self.setting
        body = {
            "game": setting.game,
            "seats": setting.seats,
            "options": setting.options,
            "is_public": setting.is_public,
            "hints": setting.hints,
            "pace": setting.pace,
        }
        opened = msgspec.json.decode(await self._ask("POST", "/api/tables", body, self.host), type=_Opened)
        invited = await self._ask("POST", f"/api/tables/{opened.table}/invites", None, self.host)
        self.code = msgspec.json.decode(invited, type=_Invite).code
        return opened.table

    async def _ask(self, method: str, path: str, body: object, seat: int) -> bytes:
        return body_of(await self.side.line.ask(method, path, body, self.token(seat)))

    async def _listen(self, table: str, seat: int) -> None:
        self.sockets[seat] = await TableSocket.open(self.side.port, table, self.languages[seat], self.token(seat))
