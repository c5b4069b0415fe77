"""Open questions of a turn: a stack of frames, each one number, so that they can be saved like everything else.

A game says in `rules/frames.py` what its frames mean.
"""

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.state import State


class FramedState(State):
    """A position with open questions. `frames` is as long as the stack can ever be."""

    frames: vec[i64]
    """Open questions, the first `depth` of them; the last is asked first."""
    depth: i64 = 0


def push(s: FramedState, frame: i64) -> None:
    s.frames[s.depth] = frame
    s.depth += 1


def top(s: FramedState) -> i64:
    """The frame that is asked, or 0."""
    if s.depth == 0:
        return 0
    return s.frames[s.depth - 1]


def pop(s: FramedState) -> None:
    s.depth -= 1


def replace_top(s: FramedState, frame: i64) -> None:
    s.frames[s.depth - 1] = frame


def frames_of(s: FramedState) -> list[int]:
    return [int(s.frames[number]) for number in range(s.depth)]


def put_frames(s: FramedState, frames: list[int]) -> None:
    for number, frame in enumerate(frames):
        s.frames[number] = frame
    s.depth = len(frames)
