"""Twin worlds: a seat can't tell a sampled world from the true one by anything it is shown, offered or told."""

from collections.abc import Callable

from kosmodrom.core.game import Game
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import Rng
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.core.sampler import Sampler
from kosmodrom.core.state import SPECTATOR, Event, State
from kosmodrom.core.testing.compare import Written, plain
from kosmodrom.core.testing.property import Property
from kosmodrom.core.testing.walk import Turn, Walk, make_move, play_on, viewer_name

SAMPLES = 2
TRIES = 12
"""Worlds tried until one has another seat's move among the legal ones."""

Fact = Callable[[State], object]


def facts(game: Game, viewer: int) -> dict[str, Fact]:
    """What a viewer is shown and offered at a position, by name."""
    return {
        "the view": lambda s: Written(game.view(s, viewer)),
        "who is to act": game.to_act,
        "the moves that play themselves": lambda s: [game.only_move(s, seat) >= 0 for seat in game.to_act(s)],
        "the legal moves": lambda s: game.legal_moves(s, viewer),
        "the refusals": lambda s: [game.refusal(s, viewer, move) for move in range(game.about.moves.count)],
        "the info key": lambda s: game.info_key(s, viewer),
        "the scores": game.scores,
        "the preview": lambda s: Written(game.preview(s, viewer)) if viewer in game.to_act(s) else None,
    }


def words(game: Game, viewer: int, language: str, names: list[str]) -> dict[str, Fact]:
    """What a viewer reads about a position."""
    return {
        "the question": lambda s: game.question_words(s, viewer, language, names),
        "the table": lambda s: game.table_words(s, viewer, language, names),
        "the words for moves": lambda s: [
            game.move_words(s, viewer, move, language) for move in game.legal_moves(s, viewer)
        ],
    }


def told(game: Game, events: list[Event], viewer: int, names: list[str]) -> list[list[list[object]]]:
    """Events as told to a viewer, in each language, with all that comes along; what isn't told leaves no trace."""
    return [
        [told_of for event in events if (told_of := told_one(game, event, viewer, language, names))[0]]
        for language in LANGUAGES
    ]


def told_one(game: Game, event: Event, viewer: int, language: str, names: list[str]) -> list[object]:
    """An event as told to a viewer: its words, its rule and its view."""
    words_of = game.event_words(event, viewer, language, names)
    return [words_of, game.event_rule(event), plain(game.event_view(event, viewer))]


def twin_before(walk: Walk, turn: Turn, viewer: int, name: str) -> State | None:
    """A world that the viewer couldn't tell apart before a move and in which it is legal too, if one is found."""
    dice = walk.dice_of(f"{name} {viewer}")
    sampler = walk.game.sampler(turn.before, viewer)
    world = turn.before.copy()
    for _ in range(TRIES):
        sampler.sample(world, dice)
        if walk.game.refusal(world, turn.seat, turn.move) is None:
            return world
    return None


class Worlds(Property):
    """A sampled world gives the same view, legal moves, refusals, preview, words and info key; so does its sample."""

    name = "worlds"

    def sampled_position(self) -> None:
        for viewer in self.walk.viewers:
            self._look(viewer)
            self._is_open_to(viewer)
            is_same = canonical(self.walk.state) == self.walk.positions[-1]
            self.require(is_same, f"sampling worlds for {viewer_name(viewer)} changes the state")

    def _look(self, viewer: int) -> None:
        walk, game = self.walk, self.game
        dice = walk.dice_of(f"{self.name} {viewer}")
        sampler = game.sampler(walk.state, viewer)
        world = walk.state.copy()
        again = dice.copy()
        sampler.sample(world, dice)
        self._is_fit_to_play(viewer, world)
        self._is_sampled_anywhere(viewer, sampler, world, again)
        language = LANGUAGES[dice.below(len(LANGUAGES), 0)]
        read = words(game, viewer, language, walk.names)
        self._compare(viewer, "a sampled world", world, read, self._truth(read))
        shown = facts(game, viewer)
        truth = self._truth(shown)
        for _ in range(SAMPLES):
            self._compare(viewer, "a sampled world", world, shown, truth)
            sampled = game.determinize(world, viewer, dice)
            self._compare(viewer, "a sample of a sample", sampled, shown, truth)
            sampler.sample(world, dice)

    def _is_open_to(self, viewer: int) -> None:
        """In a game that says it is open everybody's view is that of a spectator, with another `seat`."""
        if self.game.about.is_open:
            seen = plain(self.game.view(self.walk.state, viewer))
            open_view = plain(self.game.view(self.walk.state, SPECTATOR))
            sentence = f"the game says that it is open, but {viewer_name(viewer)} sees something else than a spectator"
            self.require(isinstance(open_view, dict) and seen == {**open_view, "seat": viewer}, sentence)

    def _truth(self, asked: dict[str, Fact]) -> dict[str, object]:
        return {name: fact(self.walk.state) for name, fact in asked.items()}

    def _compare(self, viewer: int, what: str, world: State, asked: dict[str, Fact], truth: dict[str, object]) -> None:
        for name, fact in asked.items():
            sentence = f"in {what} {viewer_name(viewer)} can tell by {name} that it isn't the true one"
            self.require_equal(fact(world), truth[name], sentence)

    def _is_sampled_anywhere(self, viewer: int, sampler: Sampler, world: State, again: Rng) -> None:
        """The same draws make the same world, whatever position it is written into."""
        other = self.walk.turns[0].before.copy() if self.walk.turns else world.copy()
        sampler.sample(other, again)
        sentence = f"the same sample for {viewer_name(viewer)} depends on the position that it is written into"
        self.require_equal(other.to_json(), world.to_json(), sentence)

    def _is_fit_to_play(self, viewer: int, world: State) -> None:
        """A world holds all components, is a position that JSON can carry, and can be played to the end."""
        found = self.game.components(world)
        self.require_equal(found, self.walk.box, f"a world for {viewer_name(viewer)} lost or made components")
        copy = self.game.from_json(world.to_json())
        self.require(canonical(copy) == canonical(world), f"JSON does not bring a world for {viewer_name(viewer)} back")
        play_on(self.game, copy, self.walk.rng.copy(), self.walk.dice_of("world"))
        self.require(self.game.is_over(copy), f"a world for {viewer_name(viewer)} can't be played to its end")

    def sampled_move(self) -> None:
        """In a twin world a move is as final; one that nobody learns from is told to each viewer in the same words."""
        walk, turn = self.walk, self.walk.turns[-1]
        for viewer in walk.viewers:
            world = twin_before(walk, turn, viewer, "told")
            if world is None:
                continue
            rng = walk.rng.copy()
            drawn = rng.drawn
            witness = make_move(self.game, world, turn.seat, turn.move, rng)
            is_final = rng.drawn > drawn or witness.reveals > 0
            sentence = f"{viewer_name(viewer)} can tell worlds apart by whether a move can be taken back"
            self.require_equal(is_final, turn.is_final, sentence)
            if not turn.is_quiet:
                continue
            found = told(self.game, witness.events, viewer, walk.names)
            truth = told(self.game, turn.events, viewer, walk.names)
            sentence = f"{viewer_name(viewer)} can tell worlds apart by what is said of a move"
            self.require_equal(found, truth, sentence)
