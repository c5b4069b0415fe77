"""A person's decision: what can be typed, and what it does."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kosmodrom.bots.words import comparison_words
from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.records import open_match, save
from kosmodrom.cli.kit.rule_words import find_rule, show_list, show_rule
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.session import Session
from kosmodrom.cli.kit.words import say
from kosmodrom.core.illegal import Illegal

VERBS: Final = {
    "help": ("help", "h", "помощь", "справка"),
    "rule": ("?",),
    "undo": ("undo", "отмена"),
    "hint": ("hint", "подсказка"),
    "table": ("table", "стол"),
    "log": ("log", "журнал"),
    "save": ("save", "сохранить"),
    "load": ("load", "загрузить"),
    "quit": ("quit", "exit", "q", "выход"),
}
PROMPT: Final = ">"


class Leave(Exception):
    """The person at the keyboard stops playing."""


class Conversation:
    """Handles what a person types, until they have decided or the position has changed."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen: Screen = session.screen
        self.seat = session.holder
        self.is_done = False
        self._answers: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "rule": self._rule,
            "undo": self._undo,
            "hint": self._hint,
            "table": self._table,
            "log": self._log,
            "save": self._save,
            "load": self._load,
            "quit": self._quit,
        }

    def decide(self) -> None:
        """Ask until the decision is made; `Leave` at the end of input."""
        self.session.show_question(self.seat)
        while not self.is_done:
            line = self.screen.ask(PROMPT)
            if line is None:
                raise Leave
            try:
                self._answer(line)
            except Complaint as complaint:
                self.screen.line(complaint.words(self.screen.language))

    def _answer(self, line: str) -> None:
        if not line:
            self.session.show_question(self.seat)
            return
        if line.startswith("?"):
            self._rule(line[1:].strip())
            return
        word, _, rest = line.partition(" ")
        verb = next((verb for verb, words in VERBS.items() if word.lower() in words), None)
        if verb is not None:
            self._answers[verb](rest.strip())
            return
        self._play(self._read_move(line))

    def _legal(self) -> list[int]:
        return self.session.game.legal_moves(self.session.match.state, self.seat)

    def _read_move(self, text: str) -> int:
        """A move by its number in the list or by its notation."""
        legal = self._legal()
        if text.isdecimal():
            number = int(text) if len(text) < 10 else 0
            if not 1 <= number <= len(legal):
                raise Complaint("bad-move-number", number=text, count=len(legal))
            return legal[number - 1]
        moves = self.session.game.about.moves
        try:
            return moves.parse(text.lower())
        except ValueError:
            raise Complaint("bad-move", text=text, example=moves.notation(legal[0])) from None

    def _play(self, move: int) -> None:
        try:
            self.session.move(self.seat, move)
        except Illegal as refused:
            self._refuse(refused.rule)
            return
        self.is_done = True

    def _refuse(self, rule: str) -> None:
        why = self.session.game.about.rules.why(rule, self.screen.language)
        self.screen.say("refused", why=why, rule=rule)

    # What can be typed beside moves

    def _help(self, _: str) -> None:
        legal = self._legal()
        example = self.session.game.about.moves.notation(legal[0])
        for line in say("help", self.screen.language, count=len(legal), example=example).splitlines():
            self.screen.line(line)

    def _rule(self, text: str) -> None:
        """`?` lists the rules, `? KP-P3` tells one, `? city b4` says why a move isn't legal."""
        game = self.session.game
        if not text:
            show_list(game.about, self.screen)
            self.screen.say("rule-how", rule=game.about.rules.rules[0].id)
            return
        rule = find_rule(game.about.rules, text)
        if rule is not None:
            show_rule(rule, self.screen)
            return
        try:
            move = self._read_move(text)
        except Complaint:
            raise Complaint("bad-rule-or-move", text=text) from None
        refusal = game.refusal(self.session.match.state, self.seat, move)
        if refusal is not None:
            self._refuse(refusal)
            return
        self.screen.say("is-legal", number=self._legal().index(move) + 1)

    def _undo(self, _: str) -> None:
        try:
            count = self.session.undo(self.seat)
        except Illegal as refused:
            self._refuse(refused.rule)
            return
        self.screen.say("undone", count=count)
        self.is_done = True

    def _hint(self, _: str) -> None:
        choice, comparison = self.session.hint(self.seat)
        language = self.screen.language
        game, state = self.session.game, self.session.match.state
        words = game.move_words(state, self.seat, choice.move, language)
        number = self._legal().index(choice.move) + 1
        self.screen.say("hint", number=number, move=words)
        if choice.value is not None:
            self.screen.say("hint-value", percent=round(100 * choice.value))
        if comparison is not None:
            self.screen.line(comparison_words(game, state, self.seat, comparison, language))

    def _table(self, _: str) -> None:
        self.session.show_table()

    def _log(self, _: str) -> None:
        for line in self.session.log():
            self.screen.line(f"  {line}")

    def _save(self, name: str) -> None:
        save_match(self.session, name)

    def _load(self, name: str) -> None:
        if not name:
            raise Complaint("load-what")
        match = open_match(Path(name), other=self.session.game)
        game = self.session.game.about.name
        if match.game.about.name != game:
            raise Complaint("load-game", file=name, game=match.game.about.name, here=game)
        if match.seats != len(self.session.seats):
            raise Complaint("load-seats", file=name, count=match.seats, here=len(self.session.seats))
        self.session.sit_down(match)
        self.session.skip_log()
        self.screen.say("loaded", file=name, count=len(match.steps))
        self.is_done = True

    def _quit(self, _: str) -> None:
        offer_save(self.session)
        raise Leave


def offer_save(session: Session) -> None:
    """Ask for a file to save the game in; Enter, or the end of input, means none."""
    while True:
        name = session.screen.ask(say("offer-save", session.screen.language))
        if not name:
            return
        try:
            save_match(session, name)
            return
        except Complaint as complaint:
            session.screen.line(complaint.words(session.screen.language))


def save_match(session: Session, name: str) -> None:
    """Write the record of the game so far; without a name, to one that is free."""
    path = Path(name or free_name(session.game.about.name)).expanduser()
    save(path, session.match.record())
    session.screen.say("saved", file=str(path))


def free_name(game: str) -> str:
    """`kosmopolis-1.json`, or the next number that is free."""
    number = 1
    while Path(f"{game}-{number}.json").exists():
        number += 1
    return f"{game}-{number}.json"
