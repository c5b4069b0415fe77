"""Leaks put into the running servers on purpose, each of another kind: the checks have to find them all."""

import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Final

from litestar import Litestar
from litestar.types import HTTPScope, Message, Receive, Send
from mypy_extensions import i64

from kosmodrom.core.game import Game
from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR, Event, State
from kosmodrom.games import find
from kosmodrom.server import guard
from kosmodrom.server.room import Room
from kosmodrom.server.routes import replay
from kosmodrom.server.services import services_of
from kosmodrom.table import board, steps
from kosmodrom.table.board import ChanceView, MoveView, Reader
from kosmodrom.table.table import Table
from kosmodrom.table.trial import mark_of
from proof.worlds.leaky_game import LeakyGame
from proof.worlds.pair import Pair

FEW: Final = 2


def hidden(state: State) -> int:
    """A number that follows from everything on the table, face down or not."""
    return zlib.crc32(canonical(state))


@contextmanager
def instead(owner: object, name: str, new: object) -> Iterator[None]:
    """Let something be called under a name for a while."""
    old = getattr(owner, name)
    setattr(owner, name, new)
    try:
        yield
    finally:
        setattr(owner, name, old)


@contextmanager
def served(pair: Pair, make: Callable[[Game], Game]) -> Iterator[None]:
    """Let both servers have another game under each name."""

    def game_of(name: str, content: str = "") -> Game:
        return make(find(name))

    with instead(pair.true.hub, "game_of", game_of), instead(pair.twin.hub, "game_of", game_of):
        yield


# Games that let something slip


class ShowsHands(LeakyGame):
    """The view has all that lies on the table."""

    def view(self, state: State, seat: i64) -> object:
        return {"view": self.honest.view(state, seat), "all": state.to_json()}


class NamesCards(LeakyGame):
    """The log tells everybody what it tells the one whom it concerns."""

    def event_words(self, event: Event, seat: i64, language: str, names: list[str]) -> str:
        return self.honest.event_words(event, event.seat, language, names)


class DrawsCards(LeakyGame):
    """What comes along with a line of the log shows everybody what it shows the one whom it concerns."""

    def event_view(self, event: Event, seat: i64) -> object:
        return self.honest.event_view(event, event.seat)


class RefusesByCards(LeakyGame):
    """Which rule refuses a move depends on what nobody may know."""

    def why_not(self, state: State, seat: i64, move: i64) -> str | None:
        rule = self.honest.why_not(state, seat, move)
        return OTHER_QUESTION if rule is not None and hidden(state) % 2 else rule


class PlaysItself(LeakyGame):
    """What only the seat itself knows to be hardly a choice is played without asking."""

    def only_move(self, state: State, seat: i64) -> i64:
        found = self.honest.only_move(state, seat)
        legal = self.honest.legal_moves(state, seat)
        return legal[0] if found < 0 and len(legal) <= FEW else found


class ForeseesChance(LeakyGame):
    """The preview makes each move on the true position."""

    def preview(self, state: State, seat: i64) -> object:
        return [
            self.honest.preview(state, seat),
            [self._outlook(state, seat, m) for m in self.legal_moves(state, seat)],
        ]

    def _outlook(self, state: State, seat: i64, move: int) -> int:
        after = state.copy()
        self.honest.apply(after, seat, move, FastRng(0))
        return hidden(after)


# Servers that let something slip


@contextmanager
def orders_moves(_: Pair) -> Iterator[None]:
    """The moves are listed in an order that depends on what is hidden."""
    honest = board._moves

    def moves(table: Table, you: int, language: str) -> list[MoveView]:
        assert table.match is not None
        by = str(hidden(table.match.state))
        return sorted(honest(table, you, language), key=lambda found: zlib.crc32((by + found.move).encode()))

    with instead(board, "_moves", moves):
        yield


@contextmanager
def renumbers(_: Pair) -> Iterator[None]:
    """Whether a question gets another number depends on what others were dealt."""
    honest = Table._ask

    def ask(table: Table, moved: set[int]) -> None:
        honest(table, moved)
        assert table.match is not None
        if hidden(table.match.state) % 2:
            table.questions = [table.seq if question else 0 for question in table.questions]

    with instead(Table, "_ask", ask):
        yield


@contextmanager
def undoes(_: Pair) -> Iterator[None]:
    """Whether one may take a move back depends on what it met behind the screen."""
    honest = steps.steps_to_undo

    def steps_to_undo(table: Table, seat: int) -> int:
        assert table.match is not None
        return honest(table, seat) if hidden(table.match.state) % 2 else 0

    with instead(board, "steps_to_undo", steps_to_undo):
        yield


@contextmanager
def tells_secret(_: Pair) -> Iterator[None]:
    """The secret is shown before the end: the same one in all worlds."""
    with instead(board, "_chance", lambda table, _: ChanceView(table.commitment, table.secret)):
        yield


@contextmanager
def tags(_: Pair) -> Iterator[None]:
    """Answers bear the mark of the position, for caches."""
    honest = guard.Guard._request

    async def request(self: guard.Guard, scope: HTTPScope, receive: Receive, send: Send) -> None:
        async def tagged(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *_tag(scope)]}
            await send(message)

        await honest(self, scope, receive, tagged)

    with instead(guard.Guard, "_request", request):
        yield


def _tag(scope: HTTPScope) -> list[tuple[bytes, bytes]]:
    app: Litestar = scope["litestar_app"]
    rooms = services_of(app.state).hub.rooms
    found = [rooms[part].table for part in scope["path"].split("/") if part in rooms]
    return [(b"etag", mark_of(table.match.state).encode()) for table in found if table and table.match]


@contextmanager
def pads(_: Pair) -> Iterator[None]:
    """A board is longer by as many spaces as others have moves."""
    honest = Room.written_board

    async def written_board(room: Room, reader: Reader, after: int = 0) -> bytes:
        data, table = await honest(room, reader, after), room.table
        if table is None or table.match is None:
            return data
        you = SPECTATOR if reader.player is None else table.seat_of(reader.player)
        state = table.match.state
        spaces = sum(len(table.game.legal_moves(state, seat)) for seat in range(len(table.seats)) if seat != you)
        return data + b" " * spaces

    with instead(Room, "written_board", written_board):
        yield


@contextmanager
def replays_others(_: Pair) -> Iterator[None]:
    """A running game can be looked at again from any seat."""

    def seat_of(table: Table, reader: Reader, asked: int | None) -> int:
        own = -1 if reader.player is None else table.seat_of(reader.player)
        return own if asked is None else asked

    with instead(replay, "_seat", seat_of):
        yield


@dataclass(frozen=True)
class Leak:
    """A defect, and the checks that are there to find such a one."""

    name: str
    checks: frozenset[str]
    plant: Callable[[Pair], AbstractContextManager[None]]


def _in_game(name: str, check: str, make: Callable[[Game], Game]) -> Leak:
    return Leak(name, frozenset({check}), lambda pair: served(pair, make))


def _in_server(name: str, checks: set[str], plant: Callable[[Pair], AbstractContextManager[None]]) -> Leak:
    return Leak(name, frozenset(checks), plant)


LEAKS: Final = (
    _in_game("a view shows hidden hands", "look", ShowsHands),
    _in_game("the log names a card to all", "push", NamesCards),
    _in_game("what is drawn of an event names a card to all", "push", DrawsCards),
    _in_game("a refusal depends on hidden cards", "refusal", RefusesByCards),
    _in_game("a move that only its seat knows plays itself", "push", PlaysItself),
    _in_game("a preview looks behind the screen", "look", ForeseesChance),
    _in_server("moves are listed by what is hidden", {"look"}, orders_moves),
    _in_server("the number of a question changes with hidden cards", {"push"}, renumbers),
    _in_server("an undo depends on hidden cards", {"look"}, undoes),
    _in_server("the secret is on the board", {"secrets"}, tells_secret),
    _in_server("a header bears the mark of the position", {"http", "secrets"}, tags),
    _in_server("the size tells how many moves others have", {"look"}, pads),
    _in_server("a replay shows another seat's sight", {"replay"}, replays_others),
)
