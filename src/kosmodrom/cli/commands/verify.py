"""`kosmodrom verify`: replays a record and compares it with what it says."""

from pathlib import Path

from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.records import game_of, read_records
from kosmodrom.cli.kit.registry import Content, open_pack
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.core.game import Game
from kosmodrom.core.match import resume
from kosmodrom.core.record import BadRecord, Record, check_commitment
from kosmodrom.core.record import commitment as commitment_of


def verify(record: Path, /, *, commitment: str | None = None, content: Content = None, lang: Language = None) -> int:
    """Play a record again and compare the last position, the scores and the commitment to chance.

    Parameters
    ----------
    record
        The file of the record, or of many, one a line.
    commitment
        What was shown before the deal; the record's secret must match it, as it must match the one the record names.
    content
        The folder of the content that was played with, if it is not what the game comes with.
    lang
        en or ru; by default from LANG.
    """
    screen = Screen(lang or language_of_environment())
    other = None if content is None else open_pack(content).game
    good = bad = 0
    for where, found in read_records(record):
        try:
            checked = check(where, found, commitment, other)
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


def check(where: str, record: Record, expected: str | None, other: Game | None = None) -> list[tuple[str, str]]:
    """What was checked, as ids of texts with a value; BadRecord if something doesn't hold."""
    game = game_of(where, record, other)
    secret = record.chance.secret
    if expected is not None and record.chance.kind != "hmac":
        raise Complaint("verify-no-secret", file=where)
    match = resume(game, record)
    checked = [("verify-steps", str(len(record.steps)))]
    if record.final is not None:
        checked.append(("verify-final", record.final))
    if record.scores is not None:
        checked.append(("verify-scores", ", ".join(map(str, record.scores))))
    if not match.is_over:
        checked.append(("verify-open", ""))
    check_commitment(record, expected)
    if record.chance.kind == "hmac" and secret is not None:
        named = "verify-commitment" if record.commitment is None else "verify-named"
        checked.append((named if expected is None else "verify-committed", commitment_of(secret)))
    return checked
