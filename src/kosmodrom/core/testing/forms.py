"""A position survives being copied, loaded and written down; its components and its views stay what they are."""

import msgspec

from kosmodrom.core.game import Game
from kosmodrom.core.record import canonical
from kosmodrom.core.state import State
from kosmodrom.core.testing.compare import Written
from kosmodrom.core.testing.property import Property
from kosmodrom.core.testing.walk import make_move, play_on, viewer_name


class Components(Property):
    """Nothing is lost and nothing appears, from the box to the end."""

    name = "components"

    def position(self) -> None:
        now = self.game.components(self.walk.state)
        self.require_equal(now, self.walk.box, "components are not conserved, counted now against those of the box")


class Copies(Property):
    """A copy, or a position loaded, is equal to the original and independent of it."""

    name = "copies"

    def sampled_position(self) -> None:
        walk = self.walk
        before = canonical(walk.state)
        copy = walk.state.copy()
        self.require(copy.witness is None, "a copy has the witness of the original")
        self._same(copy, before, "a copy differs from the original")
        loaded = copy.copy()
        play_on(self.game, loaded, walk.rng.copy(), walk.dice_of("loaded"))
        self._same(copy, before, "a copy changes when its copy is played on")
        loaded.load(walk.state)
        self._same(loaded, before, "a position that is loaded differs from the original")
        play_on(self.game, loaded, walk.rng.copy(), walk.dice_of("loaded again"))
        self._same(walk.state, before, "the original changes when a position loaded from it is played on")
        play_on(self.game, copy, walk.rng.copy(), walk.dice_of("copy"))
        self._same(walk.state, before, "the original changes when its copy is played on")

    def _same(self, state: State, before: bytes, sentence: str) -> None:
        now = canonical(state)
        self.require(now == before, sentence)

    def sampled_move(self) -> None:
        """The copy made before the move still is the position before the move."""
        turn = self.walk.turns[-1]
        self._same(turn.before, self.walk.positions[-2], "a copy changes when the original is played on")


class Json(Property):
    """A position read from JSON text is the same position, and plays on in the same way."""

    name = "json"

    def sampled_position(self) -> None:
        walk, game = self.walk, self.game
        data = msgspec.json.decode(msgspec.json.encode(walk.state.to_json()), type=dict[str, object])
        restored = game.from_json(data)
        self.require_equal(restored.to_json(), walk.state.to_json(), "JSON does not bring the position back")
        self._compare(walk.state, restored, "")
        self._play_both(walk.state.copy(), restored)

    def _play_both(self, state: State, restored: State) -> None:
        walk, game = self.walk, self.game
        rng, again, dice = walk.rng.copy(), walk.rng.copy(), walk.dice_of(self.name)
        for number in range(game.about.longest):
            asked = game.to_act(state)
            self.require(game.to_act(restored) == asked, f"{number} moves after JSON other seats are to act")
            if not asked:
                break
            seat = asked[dice.below(len(asked), 0)]
            legal = game.legal_moves(state, seat)
            self.require(game.legal_moves(restored, seat) == legal, f"{number} moves after JSON other moves are legal")
            move = legal[dice.below(len(legal), 0)]
            make_move(game, state, seat, move, rng)
            make_move(game, restored, seat, move, again)
            self.require_equal(restored.to_json(), state.to_json(), f"{number + 1} moves after JSON")
        self._compare(state, restored, " at the end of the game")

    def _compare(self, state: State, restored: State, when: str) -> None:
        """Each seat sees the same in both."""
        for viewer in self.walk.viewers:
            seen, again = Written(self.game.view(state, viewer)), Written(self.game.view(restored, viewer))
            self.require_equal(again, seen, f"after JSON {viewer_name(viewer)} sees something else{when}")


class Views(Property):
    """Views and previews are plain data of their own: asking for them changes nothing, and they don't change later."""

    name = "views"

    def sampled_position(self) -> None:
        walk, game = self.walk, self.game
        copy = walk.state.copy()
        kept = self._look(game, copy)
        ask_everything(game, copy, walk.viewers, walk.names)
        self.require(canonical(copy) == walk.positions[-1], "asking for views, previews or words changes the state")
        play_on(game, copy, walk.rng.copy(), walk.dice_of(self.name))
        for name, seen, encoded in kept:
            self.require(
                msgspec.json.encode(seen) == encoded,
                f"{name} changes when the position is played on: it shares something with the state",
            )

    def _look(self, game: Game, state: State) -> list[tuple[str, object, bytes]]:
        """Every view and preview, each with its JSON of now."""
        seen = [(f"the view of {viewer_name(viewer)}", game.view(state, viewer)) for viewer in self.walk.viewers]
        seen += [(f"the preview of seat {seat}", game.preview(state, seat)) for seat in game.to_act(state)]
        return [(name, value, msgspec.json.encode(value)) for name, value in seen]


def ask_everything(game: Game, state: State, viewers: list[int], names: list[str]) -> None:
    """Ask all that may be asked of a position without moving."""
    game.outcome(state)
    game.scores(state)
    game.components(state)
    for viewer in viewers:
        game.view(state, viewer)
        game.info_key(state, viewer)
        game.sampler(state, viewer)
        game.question_words(state, viewer, "en", names)
        game.table_words(state, viewer, "en", names)
    for seat in game.to_act(state):
        game.preview(state, seat)
        for move in game.legal_moves(state, seat):
            game.move_words(state, seat, move, "en")
