"""A move is listed exactly when nothing refuses it, and a refusal names a rule and changes nothing."""

from typing import Final

from kosmodrom.core.illegal import GAME_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, Illegal
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import Rng
from kosmodrom.core.rules import LANGUAGES, core_rules
from kosmodrom.core.state import SPECTATOR, State
from kosmodrom.core.testing.property import Property
from kosmodrom.core.testing.walk import Walk

SHARE: Final = 16
"""Of all moves, one in so many is tried at each position by those who aren't asked."""


class Legality(Property):
    """Every listed move is accepted, everything else refused with a known rule id and the state unchanged."""

    name = "legality"

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.known_rules: set[str] = set()
        count = self.game.about.moves.count
        self.outside = [-(2**40), -1, count, count + 1, 2**40]

    def position(self) -> None:
        walk, game = self.walk, self.game
        before = canonical(walk.state)
        asked = game.to_act(walk.state)
        for seat in [*range(walk.seats + 1), SPECTATOR]:
            if seat in asked:
                legal = game.legal_moves(walk.state, seat)
                self._judge_all(seat, self._all_moves(), legal, None)
                self._judge_only_move(seat, legal)
            else:
                self._judge_all(seat, self._some_moves(), [], NOT_YOUR_TURN if asked else GAME_OVER)
        if canonical(walk.state) != before:
            self.require(False, f"asking `refusal` changed the state: {self._culprit()}")

    def _judge_all(self, seat: int, moves: list[int], legal: list[int], expected: str | None) -> None:
        """Each move; only what isn't as it was before is worth a sentence. `expected` refuses all of them."""
        state, listed, count = self.walk.state, set(legal), self.game.about.moves.count
        for move in moves:
            rule = self.game.refusal(state, seat, move)
            if rule is None:
                is_usual = move in listed
            elif expected is None:
                is_usual = rule in self.known_rules and move not in listed and 0 <= move < count
            else:
                is_usual = rule in self.known_rules and rule == expected
            if is_usual:
                self.checked += 1
            else:
                self._judge(seat, move, rule, move in listed, expected)

    def _all_moves(self) -> list[int]:
        return [*range(self.game.about.moves.count), *self.outside]

    def _some_moves(self) -> list[int]:
        """One in sixteen, others at each position: a seat that isn't asked has no move, whichever it is."""
        first = len(self.walk.turns) % SHARE
        return [*range(first, self.game.about.moves.count, SHARE), *self.outside]

    def _judge(self, seat: int, move: int, rule: str | None, is_listed: bool, expected: str | None) -> None:
        what = f"{self._notation(move)!r} of seat {seat}"
        if is_listed:
            self.require(rule is None, f"{what} is listed as legal but refused by {rule}")
            return
        self.require(rule is not None, f"{what} is not listed as legal but nothing refuses it")
        assert rule is not None
        if expected is not None:
            self.require(rule == expected, f"{what}, not to act, is refused by {rule}, expected {expected}")
        elif move in self.outside:
            self.require(rule == NO_SUCH_MOVE, f"{what} is refused by {rule}, expected {NO_SUCH_MOVE}")
        self._look_up(what, rule)

    def _judge_only_move(self, seat: int, legal: list[int]) -> None:
        """What plays itself is the one legal move."""
        only = self.game.only_move(self.walk.state, seat)
        what = f"{self._notation(only)!r} of seat {seat} plays itself"
        self.require(only == -1 or legal == [only], f"{what}, but there are {len(legal)} legal moves to choose from")

    def _look_up(self, what: str, rule: str) -> None:
        if rule in self.known_rules:
            return
        rules = self.game.about.rules
        is_known = rule in rules or rule in core_rules()
        self.require(is_known, f"{what} is refused by {rule!r}, a rule that neither the game nor the table has")
        for language in LANGUAGES:
            self.require(bool(rules.why(rule, language).strip()), f"{rule} has no words for a player in {language}")
        self.known_rules.add(rule)

    def _notation(self, move: int) -> str:
        moves = self.game.about.moves
        return moves.notation(move) if 0 <= move < moves.count else f"move {move}"

    def _culprit(self) -> str:
        """Which question it was, found by asking one by one."""
        state = self.walk.state
        for seat in [*range(self.walk.seats + 1), SPECTATOR]:
            for move in self._all_moves():
                before = canonical(state)
                self.game.refusal(state, seat, move)
                if canonical(state) != before:
                    return f"{self._notation(move)!r} of seat {seat}"
        return "once only"

    def sampled_position(self) -> None:
        """A refused move that is played all the same raises `Illegal`, draws nothing and changes nothing."""
        state = self.walk.state
        rng = self.walk.dice_of(self.name)
        for seat in range(self.walk.seats):
            before, copy = canonical(state), state.copy()
            for move in self._all_moves():
                self._play_refused(state, seat, move, rng)
            self.checked += 1
            if canonical(state) != before:
                self._name_culprit(copy, seat, rng)
        self.require(rng.drawn == 0, "a refused move met chance")

    def _play_refused(self, state: State, seat: int, move: int, rng: Rng) -> None:
        rule = self.game.refusal(state, seat, move)
        if rule is None:
            return
        try:
            self.game.play(state, seat, move, rng)
        except Illegal as refused:
            self.checked += 1
            if refused.rule == rule:
                return
            why = f"is refused by {rule}, but played by {refused.rule}"
        else:
            why = f"is refused by {rule}, but can be played"
        self.require(False, f"{self._notation(move)!r} of seat {seat} {why}")

    def _name_culprit(self, state: State, seat: int, rng: Rng) -> None:
        """Which refused move changed the state, found by trying one by one in a copy."""
        before = canonical(state)
        for move in self._all_moves():
            self._play_refused(state, seat, move, rng)
            what = f"{self._notation(move)!r} of seat {seat}"
            self.require(canonical(state) == before, f"{what} was refused and yet changed the state")
        self.require(False, f"refused moves of seat {seat} changed the state")
