"""Checks of records: the chance is as committed to before the deal, and every step is legal."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

from kosmodrom.core.match import Match, begin, check_end, take_step
from kosmodrom.core.record import UNDO, BadRecord, Record, check_commitment, check_format
from kosmodrom.server.breath import Breath
from kosmodrom.server.config import Limits
from kosmodrom.server.errors import TooBusy
from kosmodrom.server.long_work import LongWork
from kosmodrom.server.rate import Rate
from kosmodrom.server.refusals import Refusals
from kosmodrom.server.replaying import Lookup, game_of

MOST_WORK: Final = 20
"""How many times the moves of the longest game a record may take to replay, including undone moves."""
MOST_AT_ONCE: Final = 4
MINUTE: Final = 60.0


class Verification(Struct, frozen=True, omit_defaults=True):
    """What is known about a game's chance. Until the game is over that is what it was committed to alone.

    `problem` says, in English, what doesn't hold.
    """

    commitment: str | None
    is_over: bool
    secret: str | None = None
    nonces: tuple[str, ...] = ()
    is_sound: bool | None = None
    problem: str | None = None
    shown: int | None = None
    """When the secret of a daily deal is shown, and the game can be played again: others still play it."""


class OtherContent(BadRecord):
    """A record whose content, named by its hash, is not here."""

    def __init__(self, content: str) -> None:
        super().__init__(f"the record was played with content {content}, and no content pack here has it")
        self.content = content


class Verifier:
    """Replays records in small slices: one at a time for an address, and only a few at once."""

    def __init__(self, limits: Limits, refusals: Refusals, work: LongWork, lookup: Lookup = game_of) -> None:
        self._lookup = lookup
        self._rate = Rate(limits.record_rate, MINUTE)
        self._refusals = refusals
        self._work = work
        self._busy = 0

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """Count a check of an address for the block. TooBusy if it asks too often, or if too many run."""
        wait = self._rate.take(address)
        if wait:
            self._refusals.count("records", address)
            raise TooBusy(wait)
        async with self._work.turn(address):
            if self._busy >= MOST_AT_ONCE:
                raise TooBusy(2.0)
            self._busy += 1
            try:
                yield
            finally:
                self._busy -= 1

    async def verify(self, record: Record, address: str) -> Verification:
        """Check a record for an address. TooBusy as in `place`."""
        async with self.place(address):
            try:
                return check(record, await self.play(record))
            except BadRecord as error:
                return _verification(record, is_over=record.final is not None, problem=str(error))

    async def play(self, record: Record) -> Match:
        """Replay a record and return its match after the last step. BadRecord if it can't be replayed."""
        check_format(record)
        game = self._lookup(record.game, record.content)
        if game is None:
            raise BadRecord(f"this server has no game {record.game[:40]}")
        if record.content != game.about.content and record.version == game.about.version:
            raise OtherContent(record.content[:40])
        if count_moves(record) > MOST_WORK * game.about.longest:
            raise BadRecord("too much of it was taken back to be checked here: use kosmodrom verify")
        match = begin(game, record)
        breath = Breath()
        for number in range(1, len(record.steps) + 1):
            take_step(match, record, number)
            await breath.take()
        return match


def check(record: Record, match: Match) -> Verification:
    """Whether a record has the same end as its match, and the chance that it was committed to."""
    try:
        check_end(match, record)
        check_commitment(record)
    except BadRecord as error:
        return _verification(record, is_over=record.final is not None, problem=str(error))
    return _verification(record, is_over=match.is_over)


def count_moves(record: Record) -> int:
    """How many moves it takes at most to replay a record. An undo repeats all moves before it."""
    made = work = 0
    for _, text in record.steps:
        verb, _, count = text.partition(" ")
        if verb == UNDO:
            is_plain = count.isascii() and count.isdigit() and len(count) < 6
            made = max(0, made - int(count)) if is_plain else made
            work += made
        else:
            made += 1
            work += 1
    return work


def _verification(record: Record, is_over: bool, problem: str | None = None) -> Verification:
    chance = record.chance
    return Verification(record.commitment, is_over, chance.secret, chance.nonces, problem is None, problem)
