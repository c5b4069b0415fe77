"""Moves, questions, the table and the log have words, in both languages."""

from kosmodrom.core.rules import LANGUAGES, core_rules
from kosmodrom.core.testing.property import Property
from kosmodrom.core.testing.walk import viewer_name


class Notation(Property):
    """A move's number, notation and arguments stand for each other."""

    name = "notation"

    def begin(self) -> None:
        moves = self.game.about.moves
        seen: dict[str, int] = {}
        for number in range(moves.count):
            written = moves.notation(number)
            self.require(written not in seen, f"moves {seen.get(written)} and {number} are both written {written!r}")
            seen[written] = number
            parsed = moves.parse(written)
            self.require(parsed == number, f"move {number} is written {written!r}, which is read as {parsed}")
            decoded = moves.decode(number)
            encoded = moves.encode(decoded.verb, *decoded.arguments)
            self.require(encoded == number, f"move {number} is taken apart as {decoded}, which makes {encoded}")


class Words(Property):
    """Words exist in both languages and tell the legal moves apart."""

    name = "words"

    def sampled_position(self) -> None:
        for language in LANGUAGES:
            for seat in self.game.to_act(self.walk.state):
                self._moves(seat, language)
            for viewer in self.walk.viewers:
                self._table(viewer, language)

    def _moves(self, seat: int, language: str) -> None:
        meaning: dict[str, str] = {}
        for move in self.game.legal_moves(self.walk.state, seat):
            written = self.game.about.moves.notation(move)
            words = self.game.move_words(self.walk.state, seat, move, language)
            self.require(bool(words.strip()), f"{written!r} of seat {seat} has no words in {language}")
            other = meaning.setdefault(words, written)
            self.require(other == written, f"{other!r} and {written!r} of seat {seat} are both {words!r} in {language}")

    def _table(self, viewer: int, language: str) -> None:
        walk = self.walk
        question = self.game.question_words(walk.state, viewer, language, walk.names)
        self.require(bool(question.strip()), f"the question to {viewer_name(viewer)} has no words in {language}")
        lines = self.game.table_words(walk.state, viewer, language, walk.names)
        self.require(bool(lines), f"the table of {viewer_name(viewer)} has no words in {language}")
        self.require(all(line.strip() for line in lines), f"a line of {viewer_name(viewer)}'s table is empty")

    def moved(self) -> None:
        """An event is told in both languages or in none, and names a rule that there is."""
        for event in self.walk.turns[-1].events:
            rule = self.game.event_rule(event)
            known = rule in self.game.about.rules or rule in core_rules()
            self.require(not rule or known, f"an event of kind {event.kind} names {rule!r}, and there is no such rule")
            for viewer in self.walk.viewers:
                told = [bool(self.game.event_words(event, viewer, lang, self.walk.names)) for lang in LANGUAGES]
                self.require(
                    len(set(told)) == 1,
                    f"an event of kind {event.kind} is told to {viewer_name(viewer)} in one language",
                )
