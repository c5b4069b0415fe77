"""When several choose at once, it doesn't matter who is quicker."""

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import State
from kosmodrom.core.testing.chance import dice_for
from kosmodrom.core.testing.property import Broken, Property


class Order(Property):
    """The answers to one question, given in another order, lead to the same position.

    An answer stays legal whatever the others answer. Where chance comes in before the last answer, orders may differ.
    """

    name = "order"

    def sampled_position(self) -> None:
        walk, game = self.walk, self.game
        asked = game.to_act(walk.state)
        if len(asked) < 2:
            return
        dice = walk.dice_of(self.name)
        answers = {}
        for seat in asked:
            legal = game.legal_moves(walk.state, seat)
            answers[seat] = legal[dice.below(len(legal), 0)]
        first = self._answer(asked, answers)
        second = self._answer(asked[::-1], answers)
        if first is not None and second is not None:
            self.require_equal(
                first.to_json(),
                second.to_json(),
                f"seats {asked} choose at once, but it matters whether they answer in this order or in the reverse",
            )

    def _answer(self, order: list[int], answers: dict[int, int]) -> State | None:
        """The position after all answers; None if chance came in between."""
        state: State = self.walk.state.copy()
        rng: Rng = dice_for("order", self.walk.setting.seed)
        for seat in order:
            if rng.drawn > 0:
                return None
            rule = self.game.refusal(state, seat, answers[seat])
            if rule is not None:
                written = self.game.about.moves.notation(answers[seat])
                raise Broken(f"{written!r} of seat {seat} is refused by {rule} once others have answered at once")
            self.game.apply(state, seat, answers[seat], rng)
        return state
