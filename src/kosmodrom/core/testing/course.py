"""A game comes to an end, and until then somebody can act."""

from kosmodrom.core.state import SPECTATOR
from kosmodrom.core.testing.property import Property


class Ends(Property):
    """A game takes no more moves than it says."""

    name = "ends"

    def position(self) -> None:
        longest = self.game.about.longest
        made = len(self.walk.turns)
        self.require(made <= longest, f"the game goes on after {made} moves; `about.longest` promises {longest}")


class Acting(Property):
    """Somebody can always act, and every way to ask who agrees."""

    name = "acting"

    def position(self) -> None:
        game, state, seats = self.game, self.walk.state, self.walk.seats
        bits, asked, first = game.acting(state), game.to_act(state), game.next_seat(state)
        self.require(0 <= bits < 2**seats, f"`acting` is the set {bits:b}, of seats that don't all play")
        expected = [seat for seat in range(seats) if bits >> seat & 1]
        self.require(asked == expected, f"`to_act` is {asked}, `acting` says {expected}")
        lowest = asked[0] if asked else -1
        self.require(first == lowest, f"`next_seat` is {first} where {asked} are to act; expected {lowest}")
        self.require(game.is_over(state) == (not asked), f"`is_over` is {game.is_over(state)} where {asked} are to act")
        self.require(game.seats(state) == seats, f"`seats` is {game.seats(state)} in a game of {seats}")
        for seat in [*range(seats), SPECTATOR]:
            self._list(seat, seat in asked)

    def _list(self, seat: int, is_asked: bool) -> None:
        legal = self.game.legal_moves(self.walk.state, seat)
        count = self.game.about.moves.count
        if not is_asked:
            self.require(legal == [], f"seat {seat} is not to act but has legal moves {legal}")
            return
        self.require(legal != [], f"seat {seat} is to act but has no legal move")
        self.require(len(set(legal)) == len(legal), f"a legal move of seat {seat} is listed twice: {legal}")
        self.require(
            all(0 <= move < count for move in legal), f"a legal move of seat {seat} is not among the {count}: {legal}"
        )
