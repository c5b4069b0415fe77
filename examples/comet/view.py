"""What a seat or a spectator may know of the table, and what its moves would bring."""

from examples.comet.moves import DIVE, LAND, MOVES
from examples.comet.state import NOT_SENT, CometState
from kosmodrom.core.state import SPECTATOR

QUESTIONS = ("send", "decide", "over")


def view(s: CometState, seat: int) -> dict[str, object]:
    """CM-7 Public things for all; a hand and the probe chosen for their owner alone."""
    seen: dict[str, object] = {
        "seat": seat,
        "passes": s.passes,
        "question": QUESTIONS[s.question],
        "turn": s.turn,
        "sample": s.sample,
        "spent": s.spent[:],
        "lost": s.lost[:],
        "deck": s.deck.size,
        "samples": s.samples.size,
        "seats": [_seat(s, other) for other in range(s.seats)],
    }
    if seat != SPECTATOR:
        seen["own"] = {"hand": s.hands[seat][:], "sent": s.sent[seat]}
    return seen


def _seat(s: CometState, seat: int) -> dict[str, object]:
    return {
        "hand": len(s.hands[seat]),
        "shown": s.shown[seat][:],
        "has_sent": s.sent[seat] != NOT_SENT,
        "taken": s.taken[seat][:],
    }


def good_samples(s: CometState) -> int:
    """CM-4 How many of the samples left would make a dive succeed."""
    return sum(sample >= s.sample for sample in s.samples.kinds())


def preview(s: CometState, moves: list[int]) -> list[dict[str, object]]:
    """One entry for each move: what it gains for certain, or how many of how many samples would let it succeed."""
    return [{"move": MOVES.notation(move), **_prospect(s, move)} for move in moves]


def _prospect(s: CometState, move: int) -> dict[str, object]:
    if move == LAND:
        return {"gains": s.sample}
    if move == DIVE:
        return {"good": good_samples(s), "of": s.samples.size}
    return {}
