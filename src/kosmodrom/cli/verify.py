"""`kosmodrom verify`: does a record play as it says?"""

from pathlib import Path

from kosmodrom.cli.complaint import Complaint
from kosmodrom.cli.language import Language, language_of_environment
from kosmodrom.cli.recordfile import game_of, read_records, replay
from kosmodrom.cli.screen import Screen
from kosmodrom.core.record import BadRecord, Record, commitment


def verify(record: Path, /, *, commitment: str | None = None, lang: Language = None) -> int:
    """Play a record again and compare the last position, the scores and the commitment to chance.

    Parameters
    ----------
    record
        The file of the record, or of many, one a line.
    commitment
        What was shown before the deal; the record's secret must match it.
    lang
        en or ru; by default from LANG.
    """
    screen = Screen(lang or language_of_environment())
    good = bad = 0
    for where, found in read_records(record):
        try:
            checked = check(where, found, commitment)
        except BadRecord as error:
            screen.say("verify-bad", file=where, detail=str(error))
            bad += 1
            continue
        good += 1
        if good + bad == 1:
            first = checked
    if good + bad == 1 and good:
        for message_id, value in first:
            screen.say(message_id, value=value)
    if good + bad > 1:
        screen.say("verify-many", good=good, bad=bad)
    return 1 if bad else 0


def check(where: str, record: Record, expected: str | None) -> list[tuple[str, str]]:
    """What was checked, as ids of texts with a value; BadRecord if something doesn't hold."""
    game = game_of(where, record)
    secret = record.chance.secret
    if expected is not None and record.chance.kind != "hmac":
        raise Complaint("verify-no-secret", file=where)
    match = replay(game, record)
    checked = [("verify-steps", str(len(record.steps)))]
    if record.final is not None:
        checked.append(("verify-final", record.final))
    if record.scores is not None:
        checked.append(("verify-scores", ", ".join(map(str, record.scores))))
    if not match.is_over:
        checked.append(("verify-open", ""))
    if record.chance.kind == "hmac" and secret is not None:
        checked.append(_check_commitment(secret, expected))
    return checked


def _check_commitment(secret: str, expected: str | None) -> tuple[str, str]:
    shown = commitment(secret)
    if expected is None:
        return "verify-commitment", shown
    if expected.strip().lower() != shown:
        raise BadRecord(f"its secret was not the one committed to: that was {expected}, this is {shown}")
    return "verify-committed", shown
