"""CM-2, CM-3 All send a probe at once, and the highest that nobody else sent reaches the comet."""

from bisect import insort
from typing import Final

from examples.comet.parts import PROBES
from examples.comet.rules.passing import end_pass
from examples.comet.state import DECIDING, NOT_SENT, SENDING, CometState
from kosmodrom.core.events import A, EventKind
from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.moves import Kind
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only

MOVES: Final = (Kind("send", (tuple(str(probe) for probe in PROBES),)),)
MOVE_COUNT: Final = 6

SENT, SHOWN, BACK, DRIFTED = range(100, 104)
EVENTS: Final = (
    EventKind(SENT, "sent", "CM-2", a=A),
    EventKind(SHOWN, "shown", "CM-3", a=A),
    EventKind(BACK, "back", "CM-3", a=A),
    EventKind(DRIFTED, "drifted", "CM-3", a=A),
)


def probe_of(move: int) -> int:
    """The probe that a move sends."""
    return move + 1


def why_not(s: CometState, seat: int, move: int) -> str | None:
    """CM-2 A probe of the hand."""
    if s.question != SENDING:
        return OTHER_QUESTION
    return None if probe_of(move) in s.hands[seat] else "CM-2"


def send(s: CometState, seat: int, probe: int, rng: Rng) -> None:
    """CM-2 In secret; when the last has chosen, all probes are shown."""
    s.sent[seat] = probe
    s.tell(SENT, seat, only(seat), probe)
    if NOT_SENT not in s.sent:
        show(s, rng)


def show(s: CometState, rng: Rng) -> None:
    """CM-3 The highest probe that nobody else sent reaches the comet; if there is none, the sample drifts off."""
    s.reveal()
    alone = [probe for probe in s.sent if s.sent.count(probe) == 1]
    for seat, probe in enumerate(s.sent):
        spend(s, seat, probe, probe in alone)
    if alone:
        s.question, s.turn = DECIDING, s.sent.index(max(alone))
    s.sent = [NOT_SENT] * s.seats
    if not alone:
        s.tell(DRIFTED, -1, EVERYONE, s.sample)
        insort(s.lost, s.sample)
        end_pass(s, rng)


def spend(s: CometState, seat: int, probe: int, is_alone: bool) -> None:
    """CM-3 Equal probes go back to their hands, known to all; others are spent, known ones first."""
    s.tell(SHOWN if is_alone else BACK, seat, EVERYONE, probe)
    if is_alone:
        s.hands[seat].remove(probe)
        insort(s.spent, probe)
        if probe in s.shown[seat]:
            s.shown[seat].remove(probe)
    elif probe not in s.shown[seat]:
        insort(s.shown[seat], probe)


def seat_view(s: CometState, seat: int) -> dict[str, object]:
    """CM-7 What everybody sees of a seat's probes."""
    return {"hand": len(s.hands[seat]), "shown": s.shown[seat][:], "has_sent": s.sent[seat] != NOT_SENT}


def own_view(s: CometState, seat: int) -> dict[str, object]:
    """CM-7 What only the seat itself sees."""
    return {"hand": s.hands[seat][:], "sent": s.sent[seat]}
