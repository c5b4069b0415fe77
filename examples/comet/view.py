"""What a seat or a spectator may know of the table: the parts that the rule modules add, and the rest."""

from examples.comet.rules import landing, sending
from examples.comet.state import CometState
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
        "seats": [{**sending.seat_view(s, other), **landing.seat_view(s, other)} for other in range(s.seats)],
    }
    if seat != SPECTATOR:
        seen["own"] = sending.own_view(s, seat)
    return seen
