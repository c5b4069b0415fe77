"""The next action at a table: mostly a move of a seat that is asked, now and then something else that people do."""

from dataclasses import dataclass
from random import Random
from typing import Final

from kosmodrom.core.game import Game
from kosmodrom.table import commands
from kosmodrom.table.steps import steps_to_propose, steps_to_undo
from kosmodrom.table.table import Table

CHAT: Final = 0.02
UNDO: Final = 0.05
PROPOSE: Final = 0.02
RESIGN: Final = 0.001
SEVERAL: Final = 0.15
"""The share of decisions that are sent together with the next one."""


@dataclass(frozen=True)
class Action:
    """What a seat does: a command of its person, or the moves of its bot (which are known once it has thought)."""

    seat: int
    command: commands.AnyCommand | None
    moves: tuple[str, ...] = ()

    def with_moves(self, moves: tuple[str, ...]) -> commands.AnyCommand:
        """The command of a person, with other moves if it is about moves."""
        assert self.command is not None, "a bot gives no commands"
        return commands.Play(self.command.question, moves) if isinstance(self.command, commands.Play) else self.command

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.moves or self.command}"


def choose(game: Game, table: Table, dice: Random) -> Action:
    """The next action at a running table."""
    people = table.people
    if table.is_paused:
        return Action(dice.choice(people), commands.Resume())
    if table.proposal is not None:
        owing = [seat for seat in people if seat not in table.proposal.agreed]
        return Action(dice.choice(owing), commands.Vote(dice.random() < 0.6))
    if people and (whim := _whim(table, dice.choice(people), dice)) is not None:
        return whim
    bots = table.bots_to_move
    asked = [seat for seat in people if table.questions[seat]]
    if bots and (not asked or dice.random() < 0.5):
        return Action(bots[0], None)
    return _move(game, table, dice.choice(asked), dice)


def _whim(table: Table, seat: int, dice: Random) -> Action | None:
    mood = dice.random()
    if mood < CHAT:
        # Nobody may say the same twice.
        return Action(seat, commands.Say(f"{dice.choice(('Hello', 'Your turn', 'Удачи'))} {table.seq}"))
    if mood < CHAT + UNDO and steps_to_undo(table, seat):
        return Action(seat, commands.Undo())
    if CHAT + UNDO < mood < CHAT + UNDO + PROPOSE and len(table.people) > 1:
        can_undo = steps_to_propose(table, seat) > 0
        return Action(seat, commands.Propose("undo" if can_undo and dice.random() < 0.7 else "pause"))
    if mood > 1 - RESIGN:
        return Action(seat, commands.Resign())
    return None


def _move(game: Game, table: Table, seat: int, dice: Random) -> Action:
    """A legal move, or two that can be made at once."""
    match = table.match
    assert match is not None
    trial = match.fork()
    move = dice.choice(game.legal_moves(trial.state, seat))
    moves = [game.about.moves.notation(move)]
    step = trial.play(seat, move)
    legal = game.legal_moves(trial.state, seat)
    if legal and not step.is_final and dice.random() < SEVERAL:
        moves.append(game.about.moves.notation(dice.choice(legal)))
    return Action(seat, commands.Play(table.questions[seat], tuple(moves)), tuple(moves))
