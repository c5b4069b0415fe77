"""The contents page of a game: what every game answers, and nothing of how."""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kosmodrom.core.about import About
from kosmodrom.core.features import Features
from kosmodrom.core.illegal import GAME_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, Illegal
from kosmodrom.core.outcome import Outcome
from kosmodrom.core.policy import Policy
from kosmodrom.core.rng import Rng
from kosmodrom.core.sampler import Sampler
from kosmodrom.core.solo import Feat
from kosmodrom.core.state import Event, S, State, only


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game. Stateless: everything that changes is in the `State` handed in.

    Seats are numbered from 0 clockwise. A move is a number from 0 to `about.moves.count - 1`. Methods that return
    plain lists are for callers in Python; those that fill a `vec` are for bots and loops.
    """

    def __init__(self, about: About) -> None:
        self.about = about
        self.move_count: i64 = about.moves.count
        self._moves = new_buffer(self.move_count)

    # The course of a game

    def lay_out(self, seats: i64, options: dict[str, str]) -> S:
        """The box on the table, before chance has its say; `options` is complete and valid (see `About.complete`)."""
        raise NotImplementedError

    def set_up(self, state: S, rng: Rng) -> None:
        """Shuffle, deal and do all that comes before the first decision."""
        raise NotImplementedError

    def acting(self, state: S) -> i64:
        """The seats that owe a decision, as a set of bits; 0 when the game is over. By default one: the next."""
        return only(self.next_seat(state))

    def next_seat(self, state: S) -> i64:
        """One seat that owes a decision (the lowest, when several do); -1 when the game is over."""
        raise NotImplementedError

    def fill_legal(self, state: S, seat: i64, moves: vec[i64]) -> i64:
        """Write the legal moves of an acting seat into `moves` (long enough for any list) and answer how many."""
        raise NotImplementedError

    def why_not(self, state: S, seat: i64, move: i64) -> str | None:
        """The id of the rule that refuses a move of the game's space to a seat that is to act, or nothing."""
        raise NotImplementedError

    def apply(self, state: S, seat: i64, move: i64, rng: Rng) -> None:
        """Carry out a legal move and all that follows from it without a decision. The caller has asked `refusal`."""
        raise NotImplementedError

    def only_move(self, state: S, seat: i64) -> i64:
        """The one move of a seat that is to act, if everybody at the table can see that there is no other; else -1.

        A table plays it by itself. A single move that only the seat itself knows of must not be answered: that nobody
        had to choose would tell the others something.
        """
        return -1

    # The end

    def standing(self, state: S, seat: i64) -> i64:
        """The score of a seat and its tie-breakers in one number, below 2^53: the highest wins, equal ones share."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome:
        """Scores with their breakdown, places and winners; also in mid-game, as if it ended now.

        Those in first place win. A lone player is always in first place, and may have lost: then nobody wins.
        """
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """Each seat's points as everybody at the table can count them now; by default those of `outcome`.

        They are shown to all while the game goes on: a game that keeps points secret answers without them.
        """
        return [result.score for result in self.outcome(state).results]

    def feat(self, state: S) -> Feat | None:
        """A lone player's rank as it stands, and what the result is compared by; None if several play."""
        return None

    # What a seat knows

    def view(self, state: S, seat: i64) -> object:
        """What a seat (or SPECTATOR) may know, ready for JSON, built by adding; shares nothing with the state."""
        raise NotImplementedError

    def preview(self, state: S, seat: i64) -> object:
        """What each legal move of a seat would bring, up to the first draw or reveal, from what the seat knows."""
        raise NotImplementedError

    def info_key(self, state: S, seat: i64) -> i64:
        """A number equal for positions that the seat can't tell apart, and as good as never equal for others."""
        raise NotImplementedError

    def sampler(self, state: S, seat: i64) -> Sampler[S]:
        """The worlds that a seat (or SPECTATOR) can't tell apart from this position."""
        raise NotImplementedError

    def policy(self) -> Policy[S]:
        """How to play this game well."""
        raise NotImplementedError

    def features(self, seats: i64) -> Features[S] | None:
        """What a learning program sees of positions with so many seats; None if the game doesn't say."""
        return None

    # Forms

    def from_json(self, data: dict[str, object]) -> S:
        """The position that `State.to_json` wrote; ValueError if it is not one of this game."""
        raise NotImplementedError

    def move_words(self, state: S, seat: i64, move: i64, language: str) -> str:
        """A legal move in words, for the seat that may make it; other seats are never shown these."""
        raise NotImplementedError

    def question_words(self, state: S, seat: i64, language: str, names: list[str]) -> str:
        """What a seat (or SPECTATOR) is asked, or whom all wait for, in words."""
        raise NotImplementedError

    def event_words(self, event: Event, seat: i64, language: str, names: list[str]) -> str:
        """An event as told to a seat (or SPECTATOR), in words; empty if it isn't told.

        The reader's own name may be `text.YOU`: a sentence that asks its texts for `$who` then speaks to the reader.
        """
        raise NotImplementedError

    def event_rule(self, event: Event) -> str:
        """The id of the rule that an event follows from; empty if the game has no table of events."""
        events = self.about.events
        return "" if events is None else events.rule(event)

    def event_view(self, event: Event, seat: i64) -> object:
        """An event as far as a seat (or SPECTATOR) may know it, ready for JSON; None if it is told in words only."""
        return None

    def table_words(self, state: S, seat: i64, language: str, names: list[str]) -> list[str]:
        """The table as a seat (or SPECTATOR) sees it, in plain lines of words."""
        raise NotImplementedError

    # What follows from the above

    def new(self, seats: int, options: dict[str, str], rng: Rng) -> S:
        """A game about to begin; ValueError for a wrong number of seats or an unknown option."""
        self.about.check_seats(seats)
        state = self.lay_out(seats, self.about.complete(options, seats))
        self.set_up(state, rng)
        return state

    def is_over(self, state: S) -> bool:
        return self.next_seat(state) < 0

    def to_act(self, state: S) -> list[int]:
        """The seats that owe a decision; several during a simultaneous choice, none when the game is over."""
        bits = self.acting(state)
        return [seat for seat in range(self.about.max_seats) if bits & only(seat) != 0]

    def legal_moves(self, state: S, seat: i64) -> list[int]:
        """The legal moves of a seat; none if it is not to act."""
        if seat < 0 or self.acting(state) & only(seat) == 0:
            return []
        moves = self._moves
        legal: list[int] = []
        for i in range(self.fill_legal(state, seat, moves)):
            legal.append(moves[i])
        return legal

    def refusal(self, state: S, seat: i64, move: i64) -> str | None:
        """The id of the rule that refuses a move, or nothing: a move is listed exactly when nothing refuses it."""
        acting = self.acting(state)
        if acting == 0:
            return GAME_OVER
        if acting & only(seat) == 0:
            return NOT_YOUR_TURN
        if move < 0 or move >= self.move_count:
            return NO_SUCH_MOVE
        return self.why_not(state, seat, move)

    def play(self, state: S, seat: i64, move: i64, rng: Rng) -> None:
        """Apply a move that anybody may have sent: refused ones raise `Illegal` and change nothing."""
        rule = self.refusal(state, seat, move)
        if rule is not None:
            raise Illegal(rule)
        self.apply(state, seat, move, rng)

    def determinize(self, state: S, seat: i64, rng: Rng) -> S:
        """One world that the seat can't tell apart from this position: what a bot is handed."""
        world = state.copy()
        self.sampler(state, seat).sample(world, rng)
        return world

    def single_move(self, state: S, seat: i64) -> i64:
        """The move of a seat that is to act if it has no other; else -1."""
        moves = self._moves
        return moves[0] if self.fill_legal(state, seat, moves) == 1 else -1

    def fill_returns(self, state: S, values: vec[float]) -> None:
        """Each seat's share of the win when the game is over: 1 alone, 1/2 shared by two, 0 lost.

        It says the same as the winners of `outcome`. By default they follow from `standing`, by which one who plays
        alone always wins: a game that a lone player can lose overrides it and returns 0 where `outcome` has no winner.
        """
        best = float(self.standing(state, 0))
        winners = 0.0
        seat: i64 = 0
        while seat < state.seats:
            found = float(self.standing(state, seat))
            values[seat] = found
            if found > best:
                best = found
                winners = 0.0
            if found == best:
                winners += 1.0
            seat += 1
        seat = 0
        while seat < state.seats:
            values[seat] = 1.0 / winners if values[seat] == best else 0.0
            seat += 1

    def returns(self, state: S) -> list[float]:
        """`fill_returns` as a plain list, for the seats of this game."""
        values = vec[float]([0.0] * state.seats)
        self.fill_returns(state, values)
        return list(values)

    def seats(self, state: S) -> int:
        """How many play."""
        return state.seats

    def components(self, state: S) -> list[int]:
        """What `State.components` counts."""
        return state.components()


def new_buffer(size: i64) -> vec[i64]:
    """Room for a list of moves."""
    return vec[i64]([0] * size)


def play_out(game: Game, state: State, rng: Rng, moves: vec[i64]) -> i64:
    """Play at random to the end; answers how many moves it took."""
    count: i64 = 0
    seat = game.next_seat(state)
    while seat >= 0:
        n = game.fill_legal(state, seat, moves)
        game.apply(state, seat, moves[rng.below(n, 0)], rng)
        count += 1
        seat = game.next_seat(state)
    return count
