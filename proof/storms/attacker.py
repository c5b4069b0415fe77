"""The process that attacks, so that it takes no time from those who measure.

    python -m proof.storms.attacker NAME --port PORT --table TABLE --seconds N, with a token on standard input

Says "begun", then, when the time is over, the tally as JSON. It connects to 127.0.0.1 alone.
"""

import asyncio
import json
import resource
import sys
import time
from argparse import ArgumentParser
from contextlib import suppress
from typing import Final

import uvloop

from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance, write_record
from kosmodrom.games import find
from proof.storms.attacks import ATTACKS
from proof.storms.target import Target

GAME: Final = "kosmopolis"
SEED: Final = 5
LAST: Final = 2.0
"""Seconds for what is still under way at the end."""


def record() -> bytes:
    """The record of a whole game."""
    match = Match(find(GAME), 2, Chance("fast", seed=SEED))
    while not match.is_over:
        seat = match.game.next_seat(match.state)
        match.play(seat, match.game.legal_moves(match.state, seat)[-1])
    return write_record(match.record())


async def attack(name: str, target: Target) -> None:
    """Attack until the time is over."""
    with suppress(TimeoutError):
        async with asyncio.timeout(target.left + LAST):
            await ATTACKS[name](target)


def main() -> None:
    """Read the command line, attack, tell."""
    parser = ArgumentParser(prog="python -m proof.storms.attacker", description="Attack a server on this machine.")
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--table", required=True)
    parser.add_argument("--seconds", type=float, required=True)
    arguments = parser.parse_args()
    token = sys.stdin.readline().strip()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    target = Target(arguments.port, arguments.table, token, 0.0, record())
    print("begun", flush=True)
    target.until = time.monotonic() + arguments.seconds
    uvloop.run(attack(arguments.name, target))
    print(json.dumps(target.tally), flush=True)


if __name__ == "__main__":
    main()
