"""What the seats may do at one position, worked out once for all boards that show it."""

from kosmodrom.core.match import Match


class Outlook:
    """Legal moves and previews by seat, each made when a board first needs it.

    To know whether a move is final it has to be tried on a copy of the position. Boards are also made because
    somebody talks, comes or goes; these find everything here.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._written = len(match.written)
        self._moves: dict[int, list[tuple[int, bool]]] = {}
        self._previews: dict[int, object] = {}

    def is_of(self, match: Match) -> bool:
        """Whether the match still stands where it stood: every move and every undo writes a line."""
        return match is self._match and len(match.written) == self._written

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
