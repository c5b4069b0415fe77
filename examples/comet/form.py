"""Comet as plain data: positions read from JSON, and everything on the table counted."""

import msgspec

from examples.comet.moves import PROBES
from examples.comet.rules import SAMPLES
from examples.comet.state import LISTS, NUMBERS, CometState
from kosmodrom.core.bag import bag_of


class _Form(msgspec.Struct, forbid_unknown_fields=True):
    """The types of what `CometState.to_json` writes."""

    passes: int
    question: int
    turn: int
    sample: int
    hands: list[list[int]]
    shown: list[list[int]]
    taken: list[list[int]]
    sent: list[int]
    spent: list[int]
    lost: list[int]
    deck: list[int]
    samples: list[int]


def from_json(data: dict[str, object]) -> CometState:
    """The position that `CometState.to_json` wrote; ValueError if it isn't one."""
    try:
        form = msgspec.convert(data, _Form)
    except msgspec.ValidationError as error:
        raise ValueError(f"not a position of Comet: {error}") from None
    s = CometState(len(form.hands))
    for name in (*NUMBERS, *LISTS, "sent", "spent", "lost"):
        setattr(s, name, getattr(form, name))
    s.deck = bag_of(form.deck, [])
    s.samples = bag_of(form.samples, [])
    return s


def components(s: CometState) -> list[int]:
    """CM-1 Probes of each value wherever they lie, then samples of each value."""
    probes = [*s.deck.kinds(), *s.spent, *(probe for hand in s.hands for probe in hand)]
    samples = [*s.samples.kinds(), *s.lost, s.sample, *(sample for taken in s.taken for sample in taken)]
    return [probes.count(value) for value in PROBES] + [samples.count(value) for value in sorted(set(SAMPLES))]
