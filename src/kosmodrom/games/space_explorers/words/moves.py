"""Moves and questions in words, for the seat that is shown the table."""

from kosmodrom.core.text import Texts
from kosmodrom.games.space_explorers.moves import MOVES
from kosmodrom.games.space_explorers.parts.names import (
    COLOUR_NAMES,
    COLOURS,
    DECK_NAMES,
    DIVISION_NAMES,
    NEIGHBOUR_NAMES,
    POWER_NAMES,
    PROJECT_NAMES,
    TALENT_ABILITY,
    TOKEN_NAMES,
)
from kosmodrom.games.space_explorers.view.shapes import PaymentView, Seat
from kosmodrom.games.space_explorers.view.table import ExplorersView
from kosmodrom.games.space_explorers.words.components import (
    Arguments,
    ability_words,
    brings_words,
    card_arguments,
    card_of,
    needs_words,
    project_name,
    project_of,
    say_words,
)


def move_words(seen: ExplorersView, move: int, texts: Texts, language: str) -> str:
    """A legal move, for the seat that may make it."""
    return Speaker(seen, texts, language).move(move)


class Speaker:
    """Says the moves of one position in one language."""

    def __init__(self, seen: ExplorersView, texts: Texts, language: str) -> None:
        self.seen = seen
        self.texts = texts
        self.language = language

    def say(self, message: str, **arguments: str | int) -> str:
        return self.texts.say(message, self.language, **arguments)

    def own(self) -> Seat:
        return self.seen.seats[self.seen.seat]

    def move(self, move: int) -> str:
        decoded = MOVES.decode(move)
        verb, arguments = decoded.verb, decoded.arguments
        if verb in ("take", "return", "borrow", "raise", "pawn", "lay", "pick"):
            return self._card(verb, arguments[0] + 1)
        if verb in ("token", "endless", "name"):
            return self.say(f"move-{verb}", colour=COLOUR_NAMES[arguments[0]])
        if verb in ("give", "keep", "claim"):
            message = "move-give-swap" if verb == "give" and self.seen.question == "swap" else f"move-{verb}"
            return self.say(message, colour=TOKEN_NAMES[arguments[0]])
        if verb in ("section", "niche", "cooperate", "pile", "deck", "side", "stay"):
            return self._board(verb, arguments)
        if verb in ("use", "talent"):
            return self._ability(verb, arguments[0] + 1)
        return self._other(verb, arguments)

    def _card(self, verb: str, card: int) -> str:
        """A card, for what the question asks."""
        question = self.seen.question
        message = f"move-{verb}"
        named: Arguments = card_arguments(card)
        if verb == "lay" and question == "shift":
            message = "move-shift"
        elif verb == "pick" and question in ("reveal", "order", "renew", "exchange", "lend"):
            message = f"move-pick-{question}"
        if message == "move-pick-lend":
            named["ability"] = self._ability_of(card)
        return self.say(message, **named)

    def _ability_of(self, card: int) -> str:
        ability = card_of(self.seen.printed, card).ability
        words = "none" if ability is None else ability.words
        return ability_words(words, self.seen.prices, self.texts, self.language)

    def _talent(self, number: int) -> str:
        """What a talent does."""
        talent = next(talent for talent in self.seen.printed.talents if talent.talent == number)
        return say_words("ability", talent.effect.words, self.texts, self.language)

    def _ability(self, verb: str, number: int) -> str:
        """The ability of a specialist or of the talent that is used; a talent that is kept."""
        if verb == "talent":
            title = self.say(f"talent-{number}")
            return self.say("move-talent", number=number, title=title, ability=self._talent(number))
        if number > TALENT_ABILITY:
            return self.say("move-use-talent", ability=self._talent(self.own().talent or 0))
        return self.say("move-use", **card_arguments(number), ability=self._ability_of(number))

    def _board(self, verb: str, arguments: tuple[int, ...]) -> str:
        """What is done with the power board, the decks and the tiles."""
        if verb == "stay":
            question = self.seen.question
            return self.say(f"move-stay-{question}" if question in ("draw", "shift", "pawn") else "move-stay")
        if verb == "deck":
            return self.say(f"move-deck-{DECK_NAMES[arguments[0]]}")
        if verb == "pile":
            return self.say("move-pile", power=POWER_NAMES[arguments[0]])
        if verb == "side":
            return self._side(arguments[0])
        board = self.own().board
        assert board is not None, "a section without a power board"
        power = next(power for power in self.seen.printed.powers if power.power == board.power)
        if verb == "cooperate":
            effect = say_words("cooperation", power.cooperation.words, self.texts, self.language)
            return self.say("move-cooperate", title=self.say(f"section-{power.power}-4"), effect=effect)
        section = arguments[0] + 1
        effect = say_words("development", power.sections[section - 1].words, self.texts, self.language)
        title = self.say(f"section-{power.power}-{section}")
        return self.say(f"move-{verb}", section=section, title=title, effect=effect)

    def _side(self, side: int) -> str:
        """SX-W14 A side of the tile that a neighbour has drawn."""
        tile = self.seen.details.tile
        assert tile is not None, "a side without a tile"
        sides = [project for project in self.seen.printed.projects if project.tile == tile]
        needs = needs_words(sides[side].needs, self.texts, self.language)
        name = project_name(self.seen.printed, sides[side].project, self.language)
        return self.say("move-side", project=name, needs=needs)

    def _other(self, verb: str, arguments: tuple[int, ...]) -> str:
        if verb == "recruit":
            card, division = arguments[0] // COLOURS + 1, DIVISION_NAMES[arguments[0] % COLOURS]
            is_held = self.seen.own is not None and card in self.seen.own.hand
            message = "move-recruit-hand" if is_held else "move-recruit-center"
            return self.say(message, **card_arguments(card), division=division)
        if verb == "double":
            colour, other = (COLOUR_NAMES[argument] for argument in arguments)
            return self.say("move-double", colour=colour, other=other)
        if verb == "get":
            players = sum(not seat.is_rival for seat in self.seen.seats)
            whose = self.say("neighbour", players=players, neighbour=NEIGHBOUR_NAMES[arguments[0]])
            message = "move-swap" if self.seen.question == "swap" else "move-get"
            return self.say(message, colour=TOKEN_NAMES[arguments[1]], **{"from": whose})
        if verb == "project":
            return self._project(PROJECT_NAMES[arguments[0]])
        if verb == "stand":
            return self.say("move-stand", division=DIVISION_NAMES[arguments[0]])
        if verb == "icon":
            place = self.own().pawn_division
            assert place is not None, "no pawn stands by a division"
            return self.say("move-icon", colour=COLOUR_NAMES[DIVISION_NAMES.index(place)])
        if verb == "done" and self.seen.question in ("act", "go_on"):
            return self.say("move-done-act")
        return self.say(f"move-{verb}")

    def _project(self, project: str) -> str:
        side = project_of(self.seen.printed, project)
        brings = brings_words(side, self.texts, self.language)
        if project in self.own().own:
            brings += f", {self.say('detail-own')}"
        return self.say("move-project", project=project_name(self.seen.printed, project, self.language), brings=brings)


def question_words(seen: ExplorersView, texts: Texts, language: str, names: list[str]) -> str:
    """What a seat is asked, or whom all wait for."""
    if seen.question == "over":
        return texts.say("ask-over", language)
    if seen.seat not in seen.asked:
        return texts.say("ask-wait", language, name=", ".join(names[seat] for seat in seen.asked))
    message = f"ask-{seen.question.replace('_', '-')}"
    details = seen.details
    arguments: Arguments = {"left": details.left or 1}
    if seen.question == "pay":
        assert seen.payment is not None
        arguments |= _payment(seen.payment, texts, language)
    elif seen.question == "recruit":
        message += f"-{(details.mode or 'free').replace('_', '-')}"
        arguments["cost"] = details.cost or 0
    elif seen.question == "swap" and details.got is not None:
        message = "ask-swap-give"
    elif details.token is not None:
        arguments |= {"power": details.token.power, "colour": details.token.icon}
    elif details.project is not None:
        arguments["project"] = project_name(seen.printed, details.project, language)
    return texts.say(message, language, **arguments)


def _payment(payment: PaymentView, texts: Texts, language: str) -> Arguments:
    """SX-P1 What is recruited, and what is still open."""
    needs = [needs_words(payment.needs, texts, language)] if any(payment.needs) else []
    if payment.any:
        needs.append(texts.say("need-any", language, n=payment.any))
    if payment.wild:
        needs.append(texts.say("need-less", language, n=payment.wild))
    return {**card_arguments(payment.card), "division": payment.division, "needs": ", ".join(needs)}
