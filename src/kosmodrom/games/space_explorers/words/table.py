"""The table in plain lines."""

from kosmodrom.core.text import Texts
from kosmodrom.games.space_explorers.parts.names import DIVISION_NAMES, POWER_NAMES
from kosmodrom.games.space_explorers.view.shapes import CenterCard, Crises, Goal, PowerBoard, Seat
from kosmodrom.games.space_explorers.view.table import ExplorersView
from kosmodrom.games.space_explorers.words.components import (
    brings_words,
    card_arguments,
    card_of,
    card_words,
    names_of,
    needs_words,
    project_name,
    project_of,
    say_words,
    token_words,
    tokens_words,
)


def table_words(seen: ExplorersView, texts: Texts, language: str, names: list[str]) -> list[str]:
    """The decks, projects, the crisis, the Center, every hub, and the reader's own hand."""
    return Table(seen, texts, language, names).lines()


class Table:
    """Says one view of the table in one language."""

    def __init__(self, seen: ExplorersView, texts: Texts, language: str, names: list[str]) -> None:
        self.seen = seen
        self.texts = texts
        self.language = language
        self.names = names

    def say(self, message: str, **arguments: str | int) -> str:
        return self.texts.say(message, self.language, **arguments)

    def lines(self) -> list[str]:
        lines = [self._counts()]
        if self.seen.modules:
            modules = ", ".join(self.say(f"module-{module}") for module in self.seen.modules)
            lines.append(f"{self.say('table-modules')}: {modules}")
        lines.append(f"{self.say('table-projects')}:")
        lines += [f"  {self._project(project)}" for project in self.seen.projects]
        if self.seen.crises is not None:
            lines += self._crises(self.seen.crises)
        lines.append(f"{self.say('table-center')}:")
        lines += [f"  {self._center(card)}" for card in self.seen.center]
        for number, seat in enumerate(self.seen.seats):
            lines += self._seat(number, seat)
        return lines + self._own() + self._rival()

    def _counts(self) -> str:
        counts = [self.say("table-round", round=self.seen.round), self.say("table-deck", n=self.seen.deck)]
        if "leaders" in self.seen.modules:
            counts[-1] += f", {self.say('table-leaders', n=self.seen.leader_deck)}"
        if self.seen.ending:
            counts.append(self.say("table-ending"))
        return ". ".join(counts) + "."

    def _project(self, project: str) -> str:
        side = project_of(self.seen.printed, project)
        name = project_name(self.seen.printed, project, self.language)
        needs = needs_words(side.needs, self.texts, self.language)
        return f"{name} ({side.year}): {needs}; {brings_words(side, self.texts, self.language)}"

    def _crises(self, crises: Crises) -> list[str]:
        lines = []
        for crisis in (crises.current, crises.coming):
            if crisis is None:
                continue
            title = self.say(f"crisis-{crisis.crisis}")
            printed = next(other for other in self.seen.printed.crises if other.crisis == crisis.crisis)
            effect = say_words("crisis", printed.effect.words, self.texts, self.language)
            if crisis is crises.current:
                line = self.say("table-crisis", title=title, n=crisis.left)
            else:
                line = self.say("table-coming", title=title)
            line += f" ({effect})"
            if crisis.card_under is not None:
                line += f"; {self.say('table-under')} {self._names([crisis.card_under])}"
            if any(crisis.frozen):
                line += f"; {self.say('table-frozen')} {tokens_words(crisis.frozen, self.texts, self.language)}"
            lines.append(line)
        return lines

    def _names(self, cards: list[int]) -> str:
        return names_of(cards, self.texts, self.language)

    def _card(self, card: int) -> str:
        return card_words(card_of(self.seen.printed, card), self.seen.prices, self.texts, self.language)

    def _center(self, card: CenterCard) -> str:
        line = self._card(card.card)
        if card.token is not None:
            line += f"; {token_words(card.token, self.texts, self.language)}"
        if card.reserved is not None:
            line += f"; {self.say('table-reserved', name=self.names[card.reserved])}"
        return line

    def _seat(self, number: int, seat: Seat) -> list[str]:
        name = self.say("table-rival") if seat.is_rival else self.names[number]
        if number == self.seen.first and not seat.is_rival:
            name += f" ({self.say('table-first')})"
        line = f"{name}: {self.say('points', n=seat.points.total)}"
        if not seat.is_rival:
            line += f", {self.say('table-in-hand', n=seat.hand)}"
        if seat.known:
            line += f" ({self.say('table-known')}: {self._names(seat.known)})"
        lines = [line, f"  {self.say('table-tokens')}: {tokens_words(seat.tokens, self.texts, self.language)}"]
        if seat.endless:
            colours = ", ".join(self.say("colour", colour=colour) for colour in seat.endless)
            lines[-1] += f"; {self.say('table-endless')}: {colours}"
        lines.append(f"  {self.say('table-skills')}: {self._by_colour(seat.skills)}")
        lines += [
            f"  {self.say('division', division=division)}: {self._names([card.card for card in cards])}"
            for division, cards in zip(DIVISION_NAMES, seat.hub, strict=True)
            if cards
        ]
        for title, projects in (("table-done", seat.done), ("table-own", seat.own)):
            if projects:
                lines.append(f"  {self.say(title)}:")
                lines += [f"    {self._project(project)}" for project in projects]
        if seat.board is not None:
            lines.append(f"  {self._board(seat.board)}")
        lines += [f"  {self._goal(goal)}" for goal in seat.goals]
        return lines + [f"  {line}" for line in self._talent(seat)]

    def _by_colour(self, counts: list[int]) -> str:
        return needs_words(counts, self.texts, self.language) or self.say("table-none")

    def _board(self, board: PowerBoard) -> str:
        facts = [self.say("table-power", title=self.say("power", power=board.power))]
        for number, section in enumerate(board.sections, 1):
            state = "empty" if section.icon is None else "used" if section.is_used else "ready"
            facts.append(f"{self.say('table-section', section=number)} {self.say(f'table-section-{state}')}")
        facts.append(self.say("table-cooperation", n=board.cooperation))
        held = [
            f"{self.say('power', power=power)} {count}"
            for power, count in zip(POWER_NAMES, board.international, strict=True)
            if count
        ]
        facts.append(f"{self.say('table-international')}: {', '.join(held) or self.say('table-empty')}")
        return "; ".join(facts)

    def _goal(self, goal: Goal) -> str:
        title = self.say(f"goal-{goal.goal}")
        if goal.is_met:
            return self.say("table-goal-met", division=goal.division, title=title)
        printed = next(other for other in self.seen.printed.goals if other.goal == goal.goal)
        condition = say_words("condition", printed.condition.words, self.texts, self.language)
        return self.say("table-goal", division=goal.division, title=title, condition=condition)

    def _talent_line(self, number: int) -> str:
        printed = next(other for other in self.seen.printed.talents if other.talent == number)
        ability = say_words("ability", printed.effect.words, self.texts, self.language)
        return self.say("table-talent", title=self.say(f"talent-{number}"), ability=ability)

    def _talent(self, seat: Seat) -> list[str]:
        lines = [] if seat.talent is None else [self._talent_line(seat.talent)]
        if seat.pawn is not None:
            lines.append(self.say("table-pawn-card", **card_arguments(seat.pawn)))
        if seat.pawn_division is not None:
            lines.append(self.say("table-pawn-division", division=seat.pawn_division))
        return lines

    def _own(self) -> list[str]:
        own = self.seen.own
        if own is None:
            return []
        lines = []
        if own.offered:
            lines.append(f"{self.say('table-offered')}:")
            lines += [f"  {self._talent_line(talent)}" for talent in own.offered]
        if not own.hand:
            return [*lines, f"{self.say('table-hand')}: {self.say('table-empty')}"]
        return [*lines, f"{self.say('table-hand')}:", *(f"  {self._card(card)}" for card in own.hand)]

    def _rival(self) -> list[str]:
        rival = self.seen.rival
        if rival is None:
            return []
        row = self.say("table-rival-row", place=rival.marker + 1, step=rival.track)
        return [row, self.say("table-lead", n=rival.lead)]
