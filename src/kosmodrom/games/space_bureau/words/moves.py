"""Moves and questions in words."""

from kosmodrom.core.frames import top
from kosmodrom.core.text import Texts
from kosmodrom.games.space_bureau.moves import MOVES
from kosmodrom.games.space_bureau.parts.box import SOURCE_NAMES, source_of
from kosmodrom.games.space_bureau.parts.ship import CELL_NAMES, OFFICE_NAMES, SHIP_SIDE_NAMES
from kosmodrom.games.space_bureau.parts.tiles import COLOUR_NAMES, KIND_NAMES, TURNED_NAMES
from kosmodrom.games.space_bureau.parts.universe import CROSSING, DIRECTION_NAMES, EXPLORING
from kosmodrom.games.space_bureau.rules.bureau import FLIPPING
from kosmodrom.games.space_bureau.rules.checklist import action_at, allowed
from kosmodrom.games.space_bureau.rules.flight import landing_credits, neighbour
from kosmodrom.games.space_bureau.rules.frames import has_left, list_of, paid_slot_of, used_of
from kosmodrom.games.space_bureau.rules.office import planet_at
from kosmodrom.games.space_bureau.state import NOWHERE, SpaceBureauState
from kosmodrom.games.space_bureau.view.printed import Printed, action_of
from kosmodrom.games.space_bureau.view.table import question_of, space_at
from kosmodrom.games.space_bureau.words.components import effect_words, numbered, sides_words


def move_words(s: SpaceBureauState, seat: int, move: int, printed: Printed, texts: Texts, language: str) -> str:
    """A legal move, for the seat that may make it."""
    return _Speaker(s, seat, printed, texts, language).move(move)


class _Speaker:
    """Says the moves of one position in one language."""

    def __init__(self, s: SpaceBureauState, seat: int, printed: Printed, texts: Texts, language: str) -> None:
        self.s = s
        self.seat = seat
        self.printed = printed
        self.texts = texts
        self.language = language

    def say(self, message: str, **arguments: str | int) -> str:
        return self.texts.say(message, self.language, **arguments)

    def move(self, move: int) -> str:
        decoded = MOVES.decode(move)
        verb, arguments = decoded.verb, decoded.arguments
        if verb in ("do", "sample", "pay", "office"):
            return self._action(verb, arguments)
        if verb in ("fly", "jump", "explore", "land"):
            return self._flight(verb, arguments)
        if verb == "place":
            agent, _, sides = TURNED_NAMES[arguments[0]].partition("-")
            where = sides_words(sides, self.texts, self.language)
            return self.say("move-place", agent=agent, cell=CELL_NAMES[arguments[1]], sides=where)
        if verb == "done":
            return self.say("move-done-cell" if question_of(self.s) == "act" else "move-done-bonus")
        if verb == "side":
            return self.say("move-side", side=SHIP_SIDE_NAMES[arguments[0]])
        if verb == "ability":
            number = arguments[0] + 1
            return self.say("move-ability", number=number, trigger=self.say(f"ability-{number}"))
        if verb == "flip":
            return self._with(self.say("move-flip", cell=CELL_NAMES[arguments[0]]), [self._credits(FLIPPING)])
        if verb == "take":
            return self.say("move-take", kind=KIND_NAMES[arguments[0]])
        return self.say(f"move-{verb}")

    def _with(self, sentence: str, details: list[str]) -> str:
        return f"{sentence} ({', '.join(details)})" if details else sentence

    def _credits(self, credits: int) -> str:
        return self.say("detail-credits", credits=credits)

    def _action(self, verb: str, arguments: tuple[int, ...]) -> str:
        """An action of the list that is asked: what it brings, then its price and how often it is left."""
        frame = top(self.s)
        number, other = divmod(arguments[0], 2)
        packed = action_at(self.s, frame, number)
        action = action_of(packed)
        effect = action.effects[other]
        details: list[str] = []
        if action.pay == "fuel":
            details.append(self.say("detail-fuel", cost=action.cost))
        left = int(allowed(self.s.players[self.seat], frame, packed)) - int(used_of(frame, number))
        if action.per is not None:
            details.append(self.say(f"detail-{action.per}", left=left))
        elif left > 1:
            details.append(self.say("detail-times", left=left))
        if verb == "pay":
            brings = effect_words(effect, self.texts, self.language)
            return self._with(self.say("move-pay", colour=COLOUR_NAMES[arguments[1]], effect=brings), details)
        if verb == "office":
            value = int(self.s.box.office_values[arguments[1]])
            office = self.say("move-office", office=OFFICE_NAMES[arguments[1]])
            return self._with(office, [self._credits(value), *details])
        colour = COLOUR_NAMES[arguments[1]] if verb == "sample" else ""
        return self._with(self.say(f"move-{effect.kind}", amount=effect.amount, colour=colour), details)

    def _flight(self, verb: str, arguments: tuple[int, ...]) -> str:
        place = int(self.s.players[self.seat].place)
        if verb == "land":
            colour = int(planet_at(self.s, place))
            credits = int(landing_credits(self.s.players[self.seat], colour))
            return self._with(self.say("move-land", colour=COLOUR_NAMES[colour]), [self._credits(credits)])
        if verb == "jump":
            return self.say("move-jump", there=self._there(list(self.s.hexes).index(arguments[0])))
        direction = DIRECTION_NAMES[arguments[0]]
        if verb == "explore":
            return self._with(self.say("move-explore", direction=direction), [self.say("detail-fuel", cost=EXPLORING)])
        there = int(neighbour(self.s, place, arguments[0]))
        name = self._there(there) if there != NOWHERE else "?"
        return self._with(
            self.say("move-fly", direction=direction, there=name), [self.say("detail-fuel", cost=CROSSING)]
        )

    def _there(self, place: int) -> str:
        return numbered(space_at(self.s, place, self.printed), self.texts, self.language)


def question_words(s: SpaceBureauState, seat: int, texts: Texts, language: str, names: list[str]) -> str:
    """What a seat is asked, or whom all wait for."""
    question = question_of(s)
    if question == "over":
        return texts.say("ask-over", language)
    if seat != s.turn:
        return texts.say("ask-wait", language, name=names[s.turn])
    frame = top(s)
    if question in ("act", "gain") and paid_slot_of(frame) >= 0:
        return texts.say("ask-paid", language)
    if question == "act":
        return texts.say("ask-act", language, cell=CELL_NAMES[s.cell])
    if question == "gain":
        return texts.say(f"ask-gain-{SOURCE_NAMES[source_of(list_of(frame))]}", language)
    if question == "fly":
        return texts.say("ask-fly" if has_left(frame) else "ask-fly-first", language, fuel=s.players[seat].fuel)
    return texts.say(f"ask-{question}", language)
