"""Twin worlds of a table: the same as seen from one seat, with other hidden cards and another chance."""

import copy
from dataclasses import dataclass
from random import Random
from typing import Final

from sqlalchemy import Connection, delete

from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance, canonical
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import Event, State, Witness
from kosmodrom.server.room import Room
from kosmodrom.server.summary import result_of, summarize
from kosmodrom.store.batch import write_summaries
from kosmodrom.store.rows import Entry
from kosmodrom.store.schema import log, results
from kosmodrom.table import decisions
from kosmodrom.table.table import Table
from kosmodrom.table.trial import Decision
from proof.worlds.comparison import first_difference
from proof.worlds.pair import Side

TRIES: Final = 8
"""Other moves that are tried until one looks the same from a seat."""


@dataclass(frozen=True)
class Course:
    """Where moves lead by the rules, and what came of them on the way."""

    game: Game
    moves: tuple[str, ...]
    states: tuple[State, ...]
    """The position after each move, those that make themselves among them: the log tells of every one."""
    is_drawn: bool
    """Chance had a say."""
    is_revealing: bool
    """Something was turned up, so that it may have been seen and put away again."""
    events: tuple[Event, ...]

    def is_alike(self, other: "Course", viewer: int) -> bool:
        """Whether a seat (or SPECTATOR) can't tell the two apart: by what it knows now, or remembers seeing."""
        if self._known(viewer) != other._known(viewer):
            return False
        seen, seen_there = self._seen(viewer), other._seen(viewer)
        if self.is_revealing or other.is_revealing:
            return seen == seen_there
        # Positions don't keep in which order the same things came, but who looks on has seen it.
        is_reordered = seen != seen_there and sorted(seen) == sorted(seen_there)
        return not (self.is_drawn and other.is_drawn and is_reordered)

    def is_open_detour(self, other: "Course", viewer: int) -> bool:
        """Whether two moves lead from one position to the very same, and a seat hears which of them it was.

        No position keeps that, hidden or not, so it is nobody's secret. Of several moves the first that differ count.
        """
        first = first_difference(self.moves, other.moves)
        is_kept = canonical(self.states[first]) != canonical(other.states[first])
        return not is_kept and self._seen(viewer) != other._seen(viewer)

    def _known(self, viewer: int) -> list[tuple[int, bytes]]:
        return [knowledge(self.game, state, viewer) for state in self.states]

    def _seen(self, viewer: int) -> list[tuple[int, ...]]:
        return [
            (event.kind, event.seat, *((event.a, event.b, event.c) if event.is_seen_by(viewer) else ()))
            for event in self.events
        ]


def knowledge(game: Game, state: State, viewer: int) -> tuple[int, bytes]:
    """What a seat (or SPECTATOR) knows of a position: the same for all positions that it can't tell apart.

    A key may leave out what no decision hangs on. The world that the same draws make of a position leaves out nothing,
    and depends on nothing but what the viewer knows. Neither asks the view or the events, which are to be checked.
    """
    return game.info_key(state, viewer), canonical(game.determinize(state, viewer, FastRng(0)))


def fork(table: Table) -> Table:
    """The same table once more; nothing that happens to it touches the first."""
    other = copy.copy(table)
    for name, part in vars(table).items():
        if isinstance(part, list | dict):
            setattr(other, name, part.copy())
    other.seats = copy.deepcopy(table.seats)
    other.proposal = copy.deepcopy(table.proposal)
    other.match = None if table.match is None else table.match.fork()
    return other


def parallel(game: Game, table: Table, seat: int, dice: Random) -> Table:
    """The table in a world that a seat (or SPECTATOR) can't tell apart, where chance has other things in store."""
    other = fork(table)
    match = other.match
    assert match is not None, "worlds are hidden only once the game has begun"
    match.state = game.determinize(match.state, seat, FastRng(dice.getrandbits(62)))
    match.rng = Chance("hmac", secret=dice.randbytes(32).hex()).generator(game.about.sources)
    # What each seat was asked last is kept beside the position: in that world it was this.
    other._asked = [game.legal_moves(match.state, number) if asked else [] for number, asked in enumerate(table._asked)]
    return other


def play_on(game: Game, match: Match, mover: int, moves: tuple[str, ...]) -> Course | None:
    """Where moves lead by the rules of a game, whatever the table itself may make of them; None if they are refused."""
    state, rng, witness = match.state.copy(), match.rng.copy(), Witness()
    state.witness = witness
    states: list[State] = []
    start = rng.drawn
    for number, notation in enumerate(moves, 1):
        move = game.about.moves.parse(notation)
        if game.refusal(state, mover, move) is not None:
            return None
        drawn = rng.drawn
        game.apply(state, mover, move, rng)
        states.append(state.copy())
        if number < len(moves) and (rng.drawn > drawn or witness.reveals):
            return None
    while (forced := _only_move(game, state)) is not None:
        game.apply(state, *forced, rng)
        states.append(state.copy())
    return Course(game, moves, tuple(states), rng.drawn > start, witness.reveals > 0, tuple(witness.events))


def _only_move(game: Game, state: State) -> tuple[int, int] | None:
    found = ((seat, game.only_move(state, seat)) for seat in game.to_act(state))
    return next(((seat, move) for seat, move in found if move >= 0), None)


def counterpart(
    game: Game, match: Match, mover: int, moves: tuple[str, ...], viewer: int, truth: Course, dice: Random
) -> tuple[str, ...] | None:
    """Moves that, made in a twin world, look to the viewer as others did in the true one; None if none are found.

    A viewer may not learn which moves another seat chose, so other moves are tried first.
    """
    tries = [] if viewer == mover else [_other_moves(game, match, mover, len(moves), dice) for _ in range(TRIES)]
    same = play_on(game, match, mover, moves)
    for tried in [*(each for each in tries if each not in ((), moves)), moves]:
        course = play_on(game, match, mover, tried)
        if course is None or not course.is_alike(truth, viewer):
            continue
        if tried == moves or same is None or not course.is_open_detour(same, viewer):
            return tried
    return None


def _other_moves(game: Game, match: Match, mover: int, length: int, dice: Random) -> tuple[str, ...]:
    """So many legal moves of a seat one after the other; none if the first of them end its turn."""
    state, rng = match.state.copy(), match.rng.copy()
    found: list[str] = []
    for _ in range(length):
        legal = game.legal_moves(state, mover)
        if not legal:
            return ()
        move = dice.choice(legal)
        game.apply(state, mover, move, rng)
        found.append(game.about.moves.notation(move))
    return tuple(found)


@dataclass(frozen=True)
class Stage:
    """The twin's room, where worlds are put on and taken off again; its log always ends as the true one."""

    side: Side
    room: Room

    async def put_on(self, world: Table) -> None:
        """Let everybody at the twin look at a world from now on."""
        async with self.room.lock:
            self.room.table = world
            for connection in self.room.audience.connections:
                connection.seen = world.seq

    async def move_bot(self, seat: int, moves: tuple[str, ...]) -> None:
        """Let the bot of a seat make moves that it made, or might have, in the true game."""

        def decide(table: Table) -> Decision:
            return decisions.play(table, seat, question, moves, is_bot=True)

        async with self.room.lock:
            question = (await self.room.ready()).questions[seat]
            await self.room.commit(f"bot-{seat}-{question}", None, decide)
            self.room.show()

    async def strike(self, before: Table) -> None:
        """Take back what a world has left in the twin's own database."""

        def work(connection: Connection) -> None:
            connection.execute(delete(log).where(log.c.table == before.id, log.c.seq > before.seq))
            connection.execute(delete(results).where(results.c.table == before.id))
            write_summaries(connection, {before.id: summarize(before)}, {before.id})

        async with self.room.lock:
            await self.side.store.database.write(work)

    async def follow(self, entry: Entry, after: Table) -> None:
        """Store what really happened, and look as the true table does now."""
        await self.side.store.log.append(entry, summarize(after), result_of(after))
        await self.put_on(fork(after))
