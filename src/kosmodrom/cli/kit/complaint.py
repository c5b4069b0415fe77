"""Input that can't be used."""

from typing import Final

MOST_SEED: Final = 2**63 - 1


class Complaint(Exception):
    """One sentence that says what was wrong and what was expected: the id of its text, and the arguments."""

    def __init__(self, message_id: str, **arguments: str | int) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.arguments = arguments

    def words(self, language: str) -> str:
        from kosmodrom.cli.kit.words import say

        return say(self.message_id, language, **self.arguments)


def check_seed(seed: int) -> None:
    """Complain unless a record can hold the seed."""
    check_number("--seed", seed, 0, MOST_SEED)


def check_number(name: str, value: int, low: int, high: int) -> None:
    """Complain unless a number of the command line is in bounds."""
    if not low <= value <= high:
        raise Complaint("bad-bounds", name=name, value=str(value), low=str(low), high=str(high))
