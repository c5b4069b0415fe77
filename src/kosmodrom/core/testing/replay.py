"""A record replays to byte-equal states: at once, after undo, with either generator, and in another process."""

import hashlib
import os
import subprocess
import sys

import msgspec

from kosmodrom.core.game import Game
from kosmodrom.core.illegal import Illegal
from kosmodrom.core.match import Match, resume
from kosmodrom.core.record import FORMAT, Record, canonical, read_record, write_record
from kosmodrom.core.rng import Rng
from kosmodrom.core.testing.property import Broken, Property
from kosmodrom.core.testing.walk import Walk, secret_chance

TAKEN_BACK = 4
"""The most moves taken back at once."""


class SameReplay(Property):
    """The same moves with the same chance are the same game, however often, and with moves taken back in between."""

    name = "replay"
    is_of_whole_game = True

    def end(self) -> None:
        self._play_again()
        self._play_with_undo()

    def _play_again(self) -> None:
        walk = self.walk
        match = Match(self.game, walk.seats, walk.chance, walk.options)
        self._expect(canonical(match.state), walk.positions[0], 0, "set up again")
        for number, turn in enumerate(walk.turns):
            match.play(turn.seat, turn.move)
            self._expect(canonical(match.state), walk.positions[number + 1], number, "played again")
        self._write_and_resume(match)

    def _expect(self, found: bytes, expected: bytes, number: int, how: str) -> None:
        self.checked += 1
        if found != expected:
            raise Broken(f"{how} with the same chance and moves, the game differs after move {number}", number)

    def _write_and_resume(self, match: Match) -> None:
        record = match.record()
        read = read_record(write_record(record))
        self.require(read == record, "a record changes when it is written and read")
        again = resume(self.game, read)
        self.require(canonical(again.state) == canonical(match.state), "a record resumed ends in another position")
        self.require(again.record() == record, "a record resumed gives another record")

    def _play_with_undo(self) -> None:
        """A game at a real table in which some moves are taken back and made again: draws repeat."""
        walk, game = self.walk, self.game
        dice = walk.dice_of(self.name)
        match = Match(game, walk.seats, secret_chance(walk.setting.seed + 1), walk.options)
        passed = [(canonical(match.state), match.rng.drawn)]
        while not match.is_over and len(match.steps) < game.about.longest:
            asked = game.to_act(match.state)
            seat = asked[dice.below(len(asked), 0)]
            legal = game.legal_moves(match.state, seat)
            match.play(seat, legal[dice.below(len(legal), 0)])
            passed.append((canonical(match.state), match.rng.drawn))
            if dice.below(10, 0) == 0:
                self._take_back(match, passed, dice)
        self._write_and_resume(match)

    def _take_back(self, match: Match, passed: list[tuple[bytes, int]], dice: Rng) -> None:
        count = 1 + dice.below(min(TAKEN_BACK, len(match.steps)), 0)
        taken = match.steps[-count:]
        match.take_back(taken[0].seat, count)
        start = len(match.steps)
        for offset in range(count + 1):
            number = start + offset
            found = (canonical(match.state), match.rng.drawn)
            self._expect(found[0], passed[number][0], number, f"taken back {count} moves and played again")
            self.require(found[1] == passed[number][1], f"after taking back {count} moves draws are counted anew")
            if offset < count:
                match.play(taken[offset].seat, taken[offset].move)


class Process(Property):
    """In another process with another hash seed the same record gives the same positions (see `replay_elsewhere`)."""

    name = "process"
    is_of_whole_game = True


class Played(msgspec.Struct, frozen=True):
    """A game to be replayed elsewhere, with the fingerprint of each position."""

    record: Record
    prints: list[str]


def played(walk: Walk) -> Played:
    """A walk as a record and its fingerprints."""
    about = walk.game.about
    steps = tuple((turn.seat, about.moves.notation(turn.move)) for turn in walk.turns)
    names = tuple(walk.names)
    record = Record(
        FORMAT, about.name, about.version, about.content, walk.seats, walk.options, walk.chance, names, steps
    )
    return Played(record, [hashlib.sha256(position).hexdigest() for position in walk.positions])


def fingerprints(game: Game, record: Record) -> list[str]:
    """The fingerprint of each position of a record, up to a move that is not legal."""
    match = Match(game, record.seats, record.chance, record.options, record.names)
    found = [hashlib.sha256(canonical(match.state)).hexdigest()]
    for seat, written in record.steps:
        try:
            match.play(seat, game.about.moves.parse(written))
        except Illegal:
            break
        found.append(hashlib.sha256(canonical(match.state)).hexdigest())
    return found


def replay_elsewhere(spec: str, games: list[Played]) -> list[int | None]:
    """Replay records in a new process with another hash seed: for each the move after which it differs, or nothing."""
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    path = os.pathsep.join(entry or "." for entry in sys.path)
    done = subprocess.run(
        [sys.executable, "-m", "kosmodrom.core.testing", spec, "--replay"],
        input=msgspec.json.encode([game.record for game in games]),
        capture_output=True,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
        check=False,
    )
    if done.returncode != 0:
        last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise RuntimeError(f"replaying in another process ended with code {done.returncode}: {' '.join(last)}")
    found = msgspec.json.decode(done.stdout, type=list[list[str]])
    return [_first_difference(game.prints, prints) for game, prints in zip(games, found, strict=True)]


def _first_difference(expected: list[str], found: list[str]) -> int | None:
    """The number of the move after which two games differ."""
    for number, position in enumerate(expected):
        if number >= len(found) or found[number] != position:
            return max(0, number - 1)
    return None
