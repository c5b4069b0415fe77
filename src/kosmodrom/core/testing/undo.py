"""A move that can be taken back alone has taught nobody anything."""

from kosmodrom.core.testing.compare import Written
from kosmodrom.core.testing.property import Property
from kosmodrom.core.testing.walk import make_move, viewer_name
from kosmodrom.core.testing.worlds import twin_before


class Undo(Property):
    """After a move without draw or reveal nobody can tell worlds apart that they couldn't before."""

    name = "undo"

    def sampled_move(self) -> None:
        walk, game, turn = self.walk, self.game, self.walk.turns[-1]
        if not turn.is_quiet:
            return
        written = game.about.moves.notation(turn.move)
        what = f"{written!r} of seat {turn.seat} draws nothing and calls no `reveal()`,"
        for viewer in walk.viewers:
            world = twin_before(walk, turn, viewer, self.name)
            if world is None:
                continue
            make_move(game, world, turn.seat, turn.move, walk.rng.copy())
            seen, truth = Written(game.view(world, viewer)), Written(game.view(walk.state, viewer))
            self.require_equal(seen, truth, f"{what} yet {viewer_name(viewer)} learns from it")
            is_key_alike = game.info_key(world, viewer) == game.info_key(walk.state, viewer)
            self.require(is_key_alike, f"{what} yet the info key of {viewer_name(viewer)} learns from it")
