"""Comet with one thing wrong, once for each way to be wrong: what the conformance suite has to notice."""

import random
from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from examples.comet.features import CometFeatures
from examples.comet.game import Comet
from examples.comet.knowledge import CometSampler, hidden_part
from examples.comet.moves import MOVES
from examples.comet.rules.landing import LANDED
from examples.comet.rules.passing import DREW
from examples.comet.rules.sending import SENT, probe_of
from examples.comet.state import DECIDING, NOT_SENT, SENDING, CometState
from kosmodrom.core.moves import MoveSpace
from kosmodrom.core.rng import Rng, mix
from kosmodrom.core.sampler import Sampler
from kosmodrom.core.state import EVERYONE, Event, State

LAND, DIVE = MOVES.parse("land"), MOVES.parse("dive")

# Leaks


class LeakedCard(Comet):
    """A view shows every hand."""

    def view(self, state: CometState, seat: int) -> object:
        seen = super().view(state, seat)
        assert isinstance(seen, dict)
        return {**seen, "hands": [hand[:] for hand in state.hands]}


class ClosedThoughItSaysOpen(Comet):
    """A game with secret hands says that all have the same view."""

    def __init__(self) -> None:
        super().__init__()
        self.about = replace(self.about, is_open=True)


class LeakedChoice(Comet):
    """A view shows what others have chosen in secret."""

    def view(self, state: CometState, seat: int) -> object:
        seen = super().view(state, seat)
        assert isinstance(seen, dict)
        return {**seen, "sent": state.sent[:]}


class LeakInLegalMoves(Comet):
    """A probe that the next seat holds too is refused, unless there is no other."""

    def why_not(self, state: CometState, seat: int, move: int) -> str | None:
        rule = super().why_not(state, seat, move)
        theirs = state.hands[(seat + 1) % state.seats]
        if rule is None and move < LAND and probe_of(move) in theirs and not set(state.hands[seat]) <= set(theirs):
            return "CM-2"
        return rule

    def fill_legal(self, state: CometState, seat: int, moves: vec[i64]) -> int:
        legal = [move for move in range(MOVES.count) if self.why_not(state, seat, move) is None]
        for i, move in enumerate(legal):
            moves[i] = move
        return len(legal)


class LeakInOnlyMove(Comet):
    """A hand with little to choose from plays itself, whoever may know what is in it."""

    def only_move(self, state: CometState, seat: int) -> int:
        legal = self.legal_moves(state, seat)
        return legal[0] if len(legal) <= 2 else -1


class HastyOnlyMove(Comet):
    """The first legal move plays itself, though there are others."""

    def only_move(self, state: CometState, seat: int) -> int:
        return self.legal_moves(state, seat)[0]


class LeakInFinality(Comet):
    """A move can't be taken back if the next seat holds a probe like the one sent."""

    def apply(self, state: CometState, seat: int, move: int, rng: Rng) -> None:
        if state.question == SENDING and move < LAND and probe_of(move) in state.hands[(seat + 1) % state.seats]:
            state.reveal()
        super().apply(state, seat, move, rng)


class LeakInPreview(Comet):
    """A preview counts the higher probes of others."""

    def preview(self, state: CometState, seat: int) -> object:
        others = [probe for other in range(state.seats) if other != seat for probe in state.hands[other]]
        return [[move, sum(probe > probe_of(move) for probe in others)] for move in self.legal_moves(state, seat)]


class LeakInQuestion(Comet):
    """A question names the probe that another seat has chosen."""

    def question_words(self, state: CometState, seat: int, language: str, names: list[str]) -> str:
        return super().question_words(state, seat, language, names) + str(max(state.sent))


class LeakInEventWords(Comet):
    """The log tells everybody what was chosen in secret."""

    def event_words(self, event: Event, seat: int, language: str, names: list[str]) -> str:
        open_event = Event(event.kind, event.seat, EVERYONE, event.a, event.b, event.c)
        return super().event_words(open_event, seat, language, names)


class LeakInEventView(Comet):
    """What comes along with the words shows everybody what was chosen in secret."""

    def event_view(self, event: Event, seat: int) -> object:
        return {"kind": event.kind, "probe": event.a}


class LeakInScores(Comet):
    """The points that all see count probes in hand."""

    def scores(self, state: CometState) -> list[int]:
        return [points + sum(state.hands[seat]) for seat, points in enumerate(super().scores(state))]


class RuleOfNobody(Comet):
    """An event follows from a rule that there isn't."""

    def event_rule(self, event: Event) -> str:
        return "CM-99"


class DrawToldToAll(Comet):
    """A probe drawn is told as if everybody saw it."""

    told_to_all = DREW

    def apply(self, state: CometState, seat: int, move: int, rng: Rng) -> None:
        super().apply(state, seat, move, rng)
        for event in state.witness.events if state.witness is not None else []:
            if event.kind == self.told_to_all:
                event.seen_by = EVERYONE


class ChoiceToldToAll(DrawToldToAll):
    """A probe chosen in secret is told as if everybody saw it."""

    told_to_all = SENT


class LeakInInfoKey(Comet):
    """The key knows the next seat's hand."""

    def info_key(self, state: CometState, seat: int) -> int:
        return mix(super().info_key(state, seat), sum(state.hands[(seat + 1) % state.seats]))


# Samplers


class LazySampler(Comet):
    """Every world is the true one."""

    def sampler(self, state: CometState, seat: int) -> Sampler[CometState]:
        return TruthSampler(state, seat)


class TruthSampler(CometSampler):
    def __init__(self, s: CometState, seat: int) -> None:
        self.base = s.copy()

    def sample(self, world: CometState, rng: Rng) -> None:
        world.load(self.base)


class HalfLazySampler(Comet):
    """Hands vary, but what others have chosen is the truth wherever it can be."""

    def sampler(self, state: CometState, seat: int) -> Sampler[CometState]:
        return TrueChoiceSampler(state, seat)


class TrueChoiceSampler(CometSampler):
    def __init__(self, s: CometState, seat: int) -> None:
        super().__init__(s, seat)
        self.truth = s.copy()

    def sample(self, world: CometState, rng: Rng) -> None:
        super().sample(world, rng)
        for other in self.others:
            sent = self.truth.sent[other]
            if sent != NOT_SENT and sent not in world.hands[other]:
                world.hands[other] = self.truth.hands[other][:]
                world.load(self.truth)
                return
            world.sent[other] = sent


class LosingSampler(Comet):
    """A world has one probe less."""

    def sampler(self, state: CometState, seat: int) -> Sampler[CometState]:
        return ShortSampler(state, seat)


class ShortSampler(CometSampler):
    def sample(self, world: CometState, rng: Rng) -> None:
        super().sample(world, rng)
        if world.spent:
            world.spent.pop()


class ForgetfulSampler(Comet):
    """Probes that everybody has seen are dealt anew."""

    def sampler(self, state: CometState, seat: int) -> Sampler[CometState]:
        return UnseenSampler(state, seat)


class UnseenSampler(CometSampler):
    def __init__(self, s: CometState, seat: int) -> None:
        unseen = s.copy()
        for other in range(s.seats):
            if other != seat:
                unseen.shown[other] = []
        super().__init__(unseen, seat)


class GreedySampler(Comet):
    """Preparing to sample takes the true deck apart."""

    def sampler(self, state: CometState, seat: int) -> Sampler[CometState]:
        sampler = CometSampler(state, seat)
        for other in sampler.others:
            for probe in hidden_part(state, other):
                state.deck.put(probe)
        return sampler


# State


class SharingState(CometState):
    def load(self, other: State) -> None:
        super().load(other)
        assert isinstance(other, CometState)
        self.hands = other.hands


class ShallowCopy(Comet):
    """A copy has the same hands as the original, not equal ones."""

    def lay_out(self, seats: int, options: dict[str, str]) -> CometState:
        state = SharingState(seats)
        state.load(super().lay_out(seats, options))
        return state


class ForgettingState(CometState):
    def to_json(self) -> dict[str, object]:
        return {name: value for name, value in super().to_json().items() if name != "shown"}


class ForgottenField(Comet):
    """JSON says nothing of the probes that were shown."""

    def lay_out(self, seats: int, options: dict[str, str]) -> CometState:
        state = ForgettingState(seats)
        state.load(super().lay_out(seats, options))
        return state

    def from_json(self, data: dict[str, object]) -> CometState:
        hands = data["hands"]
        assert isinstance(hands, list)
        full = super().from_json({**data, "shown": [[] for _ in hands]})
        state = ForgettingState(full.seats)
        state.load(full)
        return state


class LostCard(Comet):
    """A spent probe gets lost when somebody lands."""

    def apply(self, state: CometState, seat: int, move: int, rng: Rng) -> None:
        super().apply(state, seat, move, rng)
        if move == LAND:
            state.spent.pop()


class SharedView(Comet):
    """A view holds a list of the state itself."""

    def view(self, state: CometState, seat: int) -> object:
        seen = super().view(state, seat)
        assert isinstance(seen, dict)
        return {**seen, "spent": state.spent}


# Legality


class ListedButRefused(Comet):
    """A six is offered and then refused."""

    def why_not(self, state: CometState, seat: int, move: int) -> str | None:
        return "CM-2" if move < LAND and probe_of(move) == 6 else super().why_not(state, seat, move)


class UnlistedButAccepted(Comet):
    """A one can always be sent, though it isn't offered to those who have none."""

    def why_not(self, state: CometState, seat: int, move: int) -> str | None:
        rule = super().why_not(state, seat, move)
        return None if rule == "CM-2" and probe_of(move) == 1 else rule


class RefusalThatChanges(Comet):
    """A refusal spends the turn."""

    def why_not(self, state: CometState, seat: int, move: int) -> str | None:
        rule = super().why_not(state, seat, move)
        if rule == "CM-2":
            state.turn = seat + 1
        return rule


class UnknownRule(Comet):
    """A refusal names a rule that isn't in the book."""

    def why_not(self, state: CometState, seat: int, move: int) -> str | None:
        return "CM-99" if super().why_not(state, seat, move) == "CM-2" else super().why_not(state, seat, move)


class WrongNextSeat(Comet):
    """The seat said to be next is the highest of those asked."""

    def next_seat(self, state: CometState) -> int:
        return max(self.to_act(state), default=-1)


class Stuck(Comet):
    """Nobody may send anything for the highest sample."""

    def fill_legal(self, state: CometState, seat: int, moves: vec[i64]) -> int:
        return 0 if state.question == SENDING and state.sample == 4 else super().fill_legal(state, seat, moves)


# Undo, order, chance


class UndoOverReveal(Comet):
    """All probes are shown without a word to the witness."""

    def apply(self, state: CometState, seat: int, move: int, rng: Rng) -> None:
        super().apply(state, seat, move, rng)
        if state.witness is not None:
            state.witness.reveals = 0


class OrderMatters(Comet):
    """Whoever sent last decides."""

    def apply(self, state: CometState, seat: int, move: int, rng: Rng) -> None:
        super().apply(state, seat, move, rng)
        if move < LAND and state.question == DECIDING:
            state.turn = seat


class HiddenRandom(Comet):
    """A dive uses a chance of its own."""

    def apply(self, state: CometState, seat: int, move: int, rng: Rng) -> None:
        if move == DIVE and random.random() < 0.5:
            move = LAND
        super().apply(state, seat, move, rng)


class HashOrder(Comet):
    """Something in the state depends on the hash of a string."""

    def set_up(self, state: CometState, rng: Rng) -> None:
        super().set_up(state, rng)
        state.turn = hash("comet") % 1000003


# Words and ends


class SameWords(Comet):
    """All probes are sent with the same words."""

    def move_words(self, state: CometState, seat: int, move: int, language: str) -> str:
        return "send a probe" if move < LAND else super().move_words(state, seat, move, language)


class SilentInRussian(Comet):
    """A landing is told in English only."""

    def event_words(self, event: Event, seat: int, language: str, names: list[str]) -> str:
        if event.kind == LANDED and language == "ru":
            return ""
        return super().event_words(event, seat, language, names)


class CrookedMoves(MoveSpace):
    def parse(self, notation: str) -> int:
        return {"land": DIVE, "dive": LAND}.get(notation, super().parse(notation))


class CrookedNotation(Comet):
    """What is written `land` is read as `dive`."""

    def __init__(self) -> None:
        super().__init__()
        self.about = replace(self.about, moves=CrookedMoves(*MOVES.kinds))


class Endless(Comet):
    """Landing can be repeated for ever."""

    def apply(self, state: CometState, seat: int, move: int, rng: Rng) -> None:
        if move < LAND:
            super().apply(state, seat, move, rng)


class WrongReturns(Comet):
    """Whoever wins gets the whole win, shared or not, and the last gets some too."""

    def fill_returns(self, state: CometState, values: vec[float]) -> None:
        super().fill_returns(state, values)
        values[self.seats(state) - 1] = 1.0


# What a learning program sees


class LeakyFeatures(CometFeatures):
    def fill_seen(self, s: CometState, seat: int, indices: vec[i64]) -> int:
        n = super().fill_seen(s, seat, indices)
        indices[n] = self.layout.groups[0].start if any(6 in hand for hand in s.hands) else self.turn
        return n + 1 if s.question == SENDING else n


class LeakInFeatures(Comet):
    """A learning program is told whether anybody holds a 6."""

    def features(self, seats: int) -> CometFeatures:
        return LeakyFeatures(seats)


class SecretFeatures(CometFeatures):
    def fill_own(self, s: CometState, seat: int, place: int, indices: vec[i64], n: int) -> int:
        n = super().fill_own(s, seat, place, indices, n)
        return super().fill_own(s, (seat + 1) % s.seats, place + 1, indices, n) if place == 0 else n


class SecretsInFeatures(Comet):
    """What the next seat alone knows is written into its place."""

    def features(self, seats: int) -> CometFeatures:
        return SecretFeatures(seats)


class DumbFeatures(CometFeatures):
    def fill_seen(self, s: CometState, seat: int, indices: vec[i64]) -> int:
        return 0

    def fill_own(self, s: CometState, seat: int, place: int, indices: vec[i64], n: int) -> int:
        return n


class FeaturesThatSayNothing(Comet):
    """A learning program sees nothing."""

    def features(self, seats: int) -> CometFeatures:
        return DumbFeatures(seats)


class DoubledFeatures(CometFeatures):
    def fill_seen(self, s: CometState, seat: int, indices: vec[i64]) -> int:
        n = super().fill_seen(s, seat, indices)
        indices[n] = self.passes
        return n + 1


class FeaturesOfAnotherKind(Comet):
    """What is declared to be 0 or 1 is written twice."""

    def features(self, seats: int) -> CometFeatures:
        return DoubledFeatures(seats)
