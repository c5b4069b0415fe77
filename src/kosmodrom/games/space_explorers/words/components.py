"""Cards, tokens and all that is printed, in words. What a card does follows from its words in the content file."""

import re
from typing import Final

from kosmodrom.core.text import Texts
from kosmodrom.games.space_explorers.parts.names import COLOUR_NAMES, DIVISION_NAMES
from kosmodrom.games.space_explorers.view.printed import Card, Printed, ProjectSide
from kosmodrom.games.space_explorers.view.shapes import PowerToken

Arguments = dict[str, str | int]
"""What a message is filled in with."""

CARD_KINDS: Final = (
    *(division for division in DIVISION_NAMES for _ in range(12)),
    *("military",) * 7,
    *("politician",) * 6,
    *("researcher",) * 5,
)
"""SX-C1, SX-L1 What each card is, by its number less 1."""
CHOICE: Final = " or "
"""Stands in a price between what it is without modules and with them."""


def card_arguments(card: int) -> Arguments:
    """What a sentence needs to name a card."""
    return {"card": CARD_KINDS[card - 1], "number": card}


def card_name(card: int, texts: Texts, language: str) -> str:
    return texts.say("card", language, **card_arguments(card))


def names_of(cards: list[int], texts: Texts, language: str) -> str:
    """Cards by their names, one after another."""
    return ", ".join(card_name(card, texts, language) for card in cards) or texts.say("table-none", language)


def phrase(prefix: str, words: str) -> tuple[str, Arguments]:
    """The message for words of the content, and its numbers and colours.

    `end: 1 per purple skill` is the message `ability-end-per-skill` with n 1 and the colour purple; `icons red red` is
    `ability-icons` with n 2 and the colour red.
    """
    parts = re.findall(r"[\w-]+", words.replace("->", ""))
    numbers = [int(part) for part in parts if part.isdigit()]
    colours = [part for part in parts if part in COLOUR_NAMES]
    message = "-".join([prefix, *(part for part in parts if not part.isdigit() and part not in COLOUR_NAMES)])
    arguments: Arguments = dict(zip(("n", "m"), numbers, strict=False))
    arguments |= dict(zip(("colour", "other"), colours, strict=False))
    if colours and not numbers:
        arguments["n"] = len(colours)
        if len(set(colours)) > 1:
            message += "-two"
    return message, arguments


def say_words(prefix: str, words: str, texts: Texts, language: str) -> str:
    """An ability, a section's effect, a condition, a score or a crisis: `prefix` says which."""
    message, arguments = phrase(prefix, words)
    return texts.say(message, language, **arguments)


def ability_words(words: str, with_modules: bool | None, texts: Texts, language: str) -> str:
    """SX-A10 An ability, at the price of this game; with both prices if `with_modules` is none."""
    if with_modules is not None and CHOICE in words:
        words = re.sub(r"(\d+) or (\d+)", r"\2" if with_modules else r"\1", words)
    return say_words("ability", words, texts, language)


def card_of(printed: Printed, number: int) -> Card:
    return next(card for card in printed.cards if card.number == number)


def project_of(printed: Printed, project: str) -> ProjectSide:
    return next(side for side in printed.projects if side.project == project)


def project_name(printed: Printed, project: str, language: str) -> str:
    """The craft of a side of a tile."""
    side = project_of(printed, project)
    return side.ru if language == "ru" else side.en


def brings_words(side: ProjectSide, texts: Texts, language: str) -> str:
    """SX-J2 What a project brings: points, or what they are reckoned from at the end."""
    if side.score is not None:
        return say_words("project", side.score.words, texts, language)
    return texts.say("points", language, n=side.points)


def needs_words(needs: list[int], texts: Texts, language: str) -> str:
    """How much of each colour: skills that a project asks for, or icons."""
    return ", ".join(
        texts.say("need", language, n=count, colour=colour)
        for colour, count in zip(COLOUR_NAMES, needs, strict=True)
        if count > 0
    )


def tokens_words(tokens: list[int], texts: Texts, language: str) -> str:
    """Tokens by colour, then directives, where it is said before that they are tokens."""
    coloured = needs_words(tokens[: len(COLOUR_NAMES)], texts, language)
    directives = sum(tokens[len(COLOUR_NAMES) :])
    others = texts.say("tokens-of", language, colour="directive", n=directives) if directives else ""
    return ", ".join(part for part in (coloured, others) if part) or texts.say("table-none", language)


def token_words(token: PowerToken, texts: Texts, language: str) -> str:
    """A power token that lies open."""
    return texts.say("table-token", language, power=token.power, colour=token.icon)


def card_words(card: Card, with_modules: bool | None, texts: Texts, language: str) -> str:
    """All that is printed on a card, in one line."""
    facts = [texts.say("points", language, n=card.points) + ("*" if card.has_asterisk else "")]
    if card.kind == "specialist":
        facts.append(", ".join(texts.say("colour", language, colour=colour) for colour in card.skills))
    else:
        facts = [texts.say("table-leader-skills", language, n=card.skill_count)]
    column = ", ".join(texts.say("colour", language, colour=colour) for colour in card.cost)
    facts.append(f"{texts.say('table-cost', language)} {len(card.cost)} ({column})")
    if card.ability is not None:
        facts.append(ability_words(card.ability.words, with_modules, texts, language))
    if card.obligation is not None:
        condition = say_words("condition", card.obligation.words, texts, language)
        facts.append(
            texts.say("table-obligation", language, condition=condition, met=card.met, missed=card.missed),
        )
    elif card.kind == "researcher":
        facts.append(texts.say("table-researcher", language))
    return f"{card_name(card.number, texts, language)}: {'; '.join(facts)}"
