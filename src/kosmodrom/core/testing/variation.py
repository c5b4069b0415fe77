"""How a game could have gone otherwise: the same moves with one draw or one choice changed, found without a sampler."""

from collections.abc import Iterator

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import State
from kosmodrom.core.testing.chance import Scripted
from kosmodrom.core.testing.compare import Written
from kosmodrom.core.testing.walk import Turn, Walk


def variations(walk: Walk, dice: Rng, tries: int) -> Iterator[State]:
    """Positions like the present one that the same moves lead to, after one draw or one move came out otherwise."""
    for _ in range(tries):
        at = dice.below(len(walk.turns) + 1, 0) - 1
        state = vary_set_up(walk, dice) if at < 0 else vary_turn(walk, walk.turns[at], dice)
        if state is not None and follow(walk, state, walk.turns[at + 1 :], dice):
            yield state


def vary_set_up(walk: Walk, dice: Rng) -> State:
    """The game set up with another outcome of one draw."""
    state: State = walk.game.lay_out(walk.seats, walk.options)
    walk.game.set_up(state, Scripted(vary_draw(walk.opening, dice), dice))
    return state


def vary_turn(walk: Walk, turn: Turn, dice: Rng) -> State | None:
    """A turn with another draw, or with another move of its seat if it met no chance; None if there is no other."""
    state = turn.before.copy()
    if turn.draws:
        walk.game.apply(state, turn.seat, turn.move, Scripted(vary_draw(turn.draws, dice), dice))
        return state
    others = [move for move in walk.game.legal_moves(state, turn.seat) if move != turn.move]
    if not others:
        return None
    walk.game.apply(state, turn.seat, others[dice.below(len(others), 0)], Scripted([], dice))
    return state


def vary_draw(draws: list[int], dice: Rng) -> list[int]:
    """The same draws but one, which is left to chance."""
    if not draws:
        return []
    at = dice.below(len(draws), 0)
    return [*draws[:at], -1, *draws[at + 1 :]]


def follow(walk: Walk, state: State, turns: list[Turn], dice: Rng) -> bool:
    """Make the moves of the walk in another position; whether all of them are legal there."""
    for turn in turns:
        if walk.game.refusal(state, turn.seat, turn.move) is not None:
            return False
        walk.game.apply(state, turn.seat, turn.move, Scripted(turn.draws, dice))
    return True


def is_alike(walk: Walk, state: State, viewer: int) -> bool:
    """Whether a viewer can't tell a position from the present one."""
    game = walk.game
    if game.info_key(state, viewer) != game.info_key(walk.state, viewer):
        return False
    return Written(game.view(state, viewer)) == Written(game.view(walk.state, viewer))
