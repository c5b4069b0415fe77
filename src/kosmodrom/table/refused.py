"""A refused command, and why."""

from pathlib import Path

from kosmodrom.core.rules import Rulebook, core_rules
from kosmodrom.core.text import Texts

TEXTS = Texts(Path(__file__).parent)


class Refused(Exception):
    """Nothing has changed. `reason` is the id of a rule (`KP-P3`, `KD-2`) or of a text of the table (`seat-taken`)."""

    def __init__(self, reason: str, **arguments: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = arguments

    def words(self, rules: Rulebook | None, language: str) -> str:
        """What was wrong and what to do, for the person who gave the command."""
        if rules is not None and self.reason in rules:
            return rules.why(self.reason, language)
        if self.reason in core_rules():
            return core_rules().why(self.reason, language)
        return TEXTS.say(f"refused-{self.reason}", language, **self.arguments)
