"""KP-D The draft, at the start of each of three rounds."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only
from kosmodrom.games.kosmopolis.events import DEAL, KEPT, PASSED
from kosmodrom.games.kosmopolis.parts import DECK, NO_CARDS, count, single, size
from kosmodrom.games.kosmopolis.state import KEEPING, NO_LAST_LAP, PLAYING, KosmopolisState

KEPT_A_STEP: Final = 2


def deal(s: KosmopolisState, rng: Rng) -> None:
    """KP-D1, KP-D3 Six cards each, five at four players; if the deck is too short, equally many, as many as can be."""
    cards: i64 = 6
    if s.seats == 4:
        cards = 5
    short: i64 = 0
    if cards * s.seats > s.deck.size:
        cards = s.deck.size // s.seats
        short = 1
    for seat in range(s.seats):
        pack: i64 = NO_CARDS
        dealt: i64 = 0
        while dealt < cards:
            pack += single(s.deck.draw(rng, DECK))
            dealt += 1
        s.players[seat].pack = pack
    s.tell(DEAL, -1, EVERYONE, s.round, cards, short)
    begin_step(s, 1)


def begin_step(s: KosmopolisState, step: i64) -> None:
    """KP-D2, KP-D3 In each of two steps everybody keeps two cards, or as many as he holds."""
    s.step = step
    s.question = KEEPING
    owed: i64 = 0
    for seat in range(s.seats):
        player = s.players[seat]
        player.owes = size(player.pack)
        if player.owes > KEPT_A_STEP:
            player.owes = KEPT_A_STEP
        owed += player.owes
    s.reveal()
    if owed == 0:
        end_step(s)


def cards_to_keep(s: KosmopolisState, seat: i64) -> i64:
    """KP-D2 Any card of the pack in hand; what was kept is decided."""
    return s.players[seat].pack


def why_not_keep(s: KosmopolisState, seat: i64, kind: i64) -> str | None:
    """KP-D2 The rule against keeping a card, or nothing."""
    if s.question != KEEPING:
        return OTHER_QUESTION
    return None if count(cards_to_keep(s, seat), kind) > 0 else "KP-D2"


def keep(s: KosmopolisState, seat: i64, kind: i64) -> None:
    """KP-D2 In secret; when the last choice is made the packs go left."""
    player = s.players[seat]
    player.pack -= single(kind)
    player.hand += single(kind)
    if s.step == 2:
        player.second += single(kind)
    player.owes -= 1
    s.tell(KEPT, seat, only(seat), kind)
    other = s.seats - 1
    while other >= 0 and s.players[other].owes == 0:
        other -= 1
    if other < 0:
        end_step(s)


def end_step(s: KosmopolisState) -> None:
    """KP-D2 Pass the rest left; after the second step what arrives is kept, and play begins."""
    s.tell(PASSED, -1, EVERYONE, s.step)
    last = s.players[s.seats - 1].pack
    for seat in range(s.seats - 1, 0, -1):
        s.players[seat].pack = s.players[seat - 1].pack
    s.players[0].pack = last
    if s.step == 1:
        begin_step(s, 2)
        return
    for seat in range(s.seats):
        player = s.players[seat]
        player.hand += player.pack
        player.third = player.pack
        player.pack = NO_CARDS
    s.reveal()
    s.step = 0
    s.question = PLAYING
    s.turn = s.first
    s.last_turns = NO_LAST_LAP
