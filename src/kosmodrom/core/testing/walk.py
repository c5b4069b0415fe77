"""A random game, with everything about it that the properties want to look at."""

from dataclasses import dataclass

from kosmodrom.core.game import Game
from kosmodrom.core.record import Chance, canonical
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import SPECTATOR, Event, State, Witness
from kosmodrom.core.testing.chance import Recorder, dice_for


@dataclass(frozen=True)
class Setting:
    """Which random game: the seats, the options, the seed."""

    seats: int
    options: dict[str, str]
    seed: int

    def chance(self) -> Chance:
        """Games with an even seed use the fast generator, the others that of real tables."""
        if self.seed % 2 == 0:
            return Chance("fast", seed=self.seed)
        return secret_chance(self.seed)


def secret_chance(seed: int) -> Chance:
    """The generator of real tables, with a secret made from a seed."""
    return Chance("hmac", secret=f"{seed % 2**256:064x}")


@dataclass(frozen=True)
class Turn:
    """A move that was made: the position before it, what was drawn, told and revealed."""

    before: State
    seat: int
    move: int
    draws: list[int]
    events: list[Event]
    reveals: int
    shows: int

    @property
    def is_final(self) -> bool:
        """It met chance or revealed something, so it can't be taken back alone."""
        return bool(self.draws) or self.reveals > 0

    @property
    def is_quiet(self) -> bool:
        """Nobody learnt anything from it but that it was made."""
        return not self.is_final and self.shows == 0


class Walk:
    """A game played at random, one move at a time. Who of several moves first, and what, is drawn from the seed."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self.game = game
        self.setting = setting
        self.seats = setting.seats
        self.options = game.about.complete(setting.options, setting.seats)
        self.chance = setting.chance()
        self.turns: list[Turn] = []
        self.rng = Recorder(self.chance.generator(game.about.sources))
        self.dice = dice_for("moves", setting.seed)
        self.state = game.lay_out(self.seats, self.options)
        self.box = game.components(self.state)
        """The components before anything was dealt."""
        game.set_up(self.state, self.rng)
        self.opening = self.rng.take_draws()
        """What was drawn in set-up."""
        self.positions = [canonical(self.state)]
        self.names = [chr(ord("A") + seat) for seat in range(self.seats)]

    @property
    def viewers(self) -> list[int]:
        """All seats, and a spectator."""
        return [*range(self.seats), SPECTATOR]

    def dice_of(self, name: str) -> Rng:
        """Chance for one check at this position, whatever else is checked."""
        return dice_for(name, self.setting.seed, len(self.turns))

    def step(self) -> None:
        """Make one of the legal moves."""
        game, state = self.game, self.state
        asked = game.to_act(state)
        seat = asked[self.dice.below(len(asked), 0)]
        legal = game.legal_moves(state, seat)
        move = legal[self.dice.below(len(legal), 0)]
        before = state.copy()
        witness = make_move(game, state, seat, move, self.rng)
        draws = self.rng.take_draws()
        self.turns.append(Turn(before, seat, move, draws, witness.events, witness.reveals, witness.shows))
        self.positions.append(canonical(state))


def make_move(game: Game, state: State, seat: int, move: int, rng: Rng) -> Witness:
    """Apply a move; what was told of it, and how often something was revealed or shown."""
    witness = Witness()
    state.witness = witness
    game.apply(state, seat, move, rng)
    state.witness = None
    return witness


def play_on(game: Game, state: State, rng: Rng, dice: Rng) -> list[tuple[int, int]]:
    """Play at random to the end, or as long as a game may take; the moves made."""
    made: list[tuple[int, int]] = []
    while len(made) < game.about.longest and (asked := game.to_act(state)):
        seat = asked[dice.below(len(asked), 0)]
        legal = game.legal_moves(state, seat)
        move = legal[dice.below(len(legal), 0)]
        game.apply(state, seat, move, rng)
        made.append((seat, move))
    return made


def viewer_name(seat: int) -> str:
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"
