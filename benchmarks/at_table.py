"""What a move and a line of chat cost at a table, in instructions: command, decision, commit, boards for all.

    .venv/bin/python benchmarks/at_table.py [--python PYTHON]

Two people play a fixed game and somebody watches. A command is decided, its fact written as for the log, the table
changed, its summary made as for the store, and three boards are made and written as JSON; nothing is stored or sent.
Valgrind's callgrind counts (it has to be installed), so the figures don't depend on what else the machine does.
`--python` measures with another environment, for instance one with the compiled package.
"""

import argparse
import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.games import NAMES, find
from kosmodrom.server.summary import result_of, summarize
from kosmodrom.table import commands, facts
from kosmodrom.table.board import Reader, Surroundings, make_board
from kosmodrom.table.decisions import Decider
from kosmodrom.table.facts import Chair, Created
from kosmodrom.table.settings import Settings
from kosmodrom.table.table import Table

AT: Final = 1_700_000_000_000
PEOPLE: Final = ("ada", "bo")
READERS: Final = (Reader("ada", "en"), Reader("bo", "en"), Reader(None, "en"))
AROUND: Final = Surroundings({"ada": "Ada", "bo": "Bo"})
SEED: Final = 1
MOST: Final = 60
"""How many moves are measured."""
WHAT: Final = ("commit", "move", "chat")
"""A move without boards, a move, a line of chat."""

Move = tuple[int, str]
"""A seat and what it plays."""


class Sitting:
    """A table with two people, from the deal on."""

    def __init__(self, game: Game) -> None:
        about, secret = game.about, hashlib.sha256(b"%d" % SEED).hexdigest()
        chairs = tuple(Chair(player=player) for player in PEOPLE)
        settings = Settings(seats=len(PEOPLE))
        self.table = Table("table", game)
        created = Created(about.name, about.version, about.content, settings, PEOPLE[0], secret, chairs)
        self.table.apply(1, "created", AT, created)
        self.do(PEOPLE[0], commands.Start())

    def do(self, player: str, command: commands.Command) -> None:
        """Carry out a command as a room does, up to the point where it would be stored."""
        decision = Decider(self.table, player, bool).decide(command)
        facts.encode(decision.fact)
        self.table.adopt(f"command-{self.table.seq}", AT + self.table.seq, decision)
        summarize(self.table)
        result_of(self.table)

    def play(self, seat: int, move: str) -> None:
        self.do(PEOPLE[seat], commands.Play(self.table.questions[seat], (move,)))

    def show(self) -> None:
        """Everybody's board, with the lines of the last command."""
        for reader in READERS:
            msgspec.json.encode(make_board(self.table, reader, AROUND, self.table.seq - 1, is_sent=True))


def choose_moves(game: Game) -> list[Move]:
    """A game played at random from the seed."""
    sitting, rng, chosen = Sitting(game), FastRng(SEED), list[Move]()
    while len(chosen) < MOST and (asked := [seat for seat, asked in enumerate(sitting.table.questions) if asked]):
        assert sitting.table.match is not None
        legal = game.legal_moves(sitting.table.match.state, asked[0])
        chosen.append((asked[0], game.about.moves.notation(legal[int(rng.below(len(legal), 0))])))
        sitting.play(*chosen[-1])
    return chosen


def run(game: Game, moves: list[Move], what: str, is_counted: bool) -> None:
    """Play the moves, or say as many lines of chat in the middle of the game."""
    sitting = Sitting(game)
    sitting.show()
    if what == "chat":
        for move in moves[: len(moves) // 2]:
            sitting.play(*move)
        sitting.show()
    if is_counted:
        switch_counting("on")
    for move in moves:
        if what == "chat":
            sitting.do(PEOPLE[0], commands.Say("Nice one"))
        else:
            sitting.play(*move)
        if what != "commit":
            sitting.show()
    if is_counted:
        switch_counting("off")


def switch_counting(state: str) -> None:
    """Tell callgrind, under which this process runs, to count or not."""
    subprocess.run(["callgrind_control", "-i", state, str(os.getpid())], check=True, capture_output=True)


def measure(python: str, game: str, what: str) -> tuple[int, int]:
    """How many were counted, and the instructions of one."""
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"]
    script = [python, __file__, "--game", game, "--what", what]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run([*command, *script], env=environment, capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None, done.stderr
    count = int(done.stdout)
    return count, int(collected[1]) // count


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Instructions of a move and of a line of chat at a table.")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--game", help=argparse.SUPPRESS)
    parser.add_argument("--what", choices=WHAT, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.game is not None:
        game = find(options.game)
        moves = choose_moves(game)
        # The first time texts are read and caches are filled.
        for is_counted in (False, True):
            run(game, moves, options.what, is_counted)
        print(len(moves))
        return
    for name in NAMES:
        for what in WHAT:
            count, instructions = measure(str(Path(options.python)), name, what)
            print(f"{name:14}{what:8}{instructions:>12,} instructions ({count} measured)")


if __name__ == "__main__":
    main(sys.argv[1:])
