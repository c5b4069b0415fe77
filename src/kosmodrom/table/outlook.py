"""What the seats see and may do at one position, worked out once for all boards that show it."""

from typing import Final

import msgspec

from kosmodrom.core.match import Match
from kosmodrom.core.state import SPECTATOR

_ENCODER = msgspec.json.Encoder()
_NOBODY: Final = b'{"seat":-1,'


class Outlook:
    """Views, legal moves and previews by seat, each made when a board first needs it.

    To know whether a move is final it has to be tried on a copy of the position. Boards are also made because
    somebody talks, comes or goes; these find everything here.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._state = match.state
        self._written = len(match.written)
        self._moves: dict[int, list[tuple[int, bool]]] = {}
        self._previews: dict[int, object] = {}
        self._views: dict[int, object] = {}
        self._written_views: dict[int, msgspec.Raw] = {}

    def is_of(self, match: Match) -> bool:
        """Whether the match still stands where it stood: every move and every undo writes a line."""
        is_same = match is self._match and match.state is self._state
        return is_same and len(match.written) == self._written

    def view(self, seat: int) -> object:
        """What a seat or a spectator may know. In an open game it is that of a spectator with another `seat`."""
        if seat not in self._views:
            game, state = self._match.game, self._match.state
            is_shared = game.about.is_open and seat != SPECTATOR
            self._views[seat] = _seen_from(self.view(SPECTATOR), seat) if is_shared else game.view(state, seat)
        return self._views[seat]

    def written_view(self, seat: int) -> msgspec.Raw:
        """The view as JSON, for a board that is sent. In an open game only the number of the seat is written anew."""
        if seat not in self._written_views:
            is_shared = self._match.game.about.is_open and seat != SPECTATOR
            written = _seat_in(self.written_view(SPECTATOR), seat) if is_shared else _ENCODER.encode(self.view(seat))
            self._written_views[seat] = msgspec.Raw(written)
        return self._written_views[seat]

    def moves(self, seat: int) -> list[tuple[int, bool]]:
        """The legal moves of a seat, each with whether it is final."""
        found = self._moves.get(seat)
        if found is None:
            match = self._match
            legal = match.game.legal_moves(match.state, seat)
            found = self._moves[seat] = [(move, match.is_final(seat, move)) for move in legal]
        return found

    def preview(self, seat: int) -> object:
        """What each legal move of a seat would bring."""
        if seat not in self._previews:
            self._previews[seat] = self._match.game.preview(self._match.state, seat)
        return self._previews[seat]


def _seen_from(view: object, seat: int) -> object:
    assert isinstance(view, msgspec.Struct), "views of open games are structs"
    return msgspec.structs.replace(view, seat=seat)


def _seat_in(written: msgspec.Raw, seat: int) -> bytes:
    """The view of a spectator with another number in its first field."""
    whole = bytes(written)
    assert whole.startswith(_NOBODY), "views of open games begin with their seat"
    return b'{"seat":%d,%b' % (seat, whole[len(_NOBODY) :])
