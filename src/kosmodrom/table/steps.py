"""Who decided the steps of a table's game, and how many of them can be taken back."""

from kosmodrom.table.table import Table


def steps_to_undo(table: Table, seat: int) -> int:
    """How many moves a person's own undo takes back; 0 if they can't undo alone.

    What another person decided stays, even if a bot plays that person's seat now. Where other people play, a bot's
    reply stays too: whoever saw it and chose anew would know more than they do.
    """
    assert table.match is not None, "the game has not begun"
    steps = table.match.steps
    count = table.match.steps_to_undo(seat, table.people)
    plays_alone = not table.others(table.seats[seat].player or "")
    for number in range(len(steps) - count, len(steps)):
        step = steps[number]
        if step.seat != seat and not step.is_forced and (table.by_person[number] or not plays_alone):
            return 0
    return count


def steps_to_propose(table: Table, seat: int) -> int:
    """How many moves to take back until a seat has its last decision again; 0 if that can't be proposed.

    A person who has no vote now keeps what they decided. While people are away, what was drawn or revealed stays too.
    """
    assert table.match is not None, "the game has not begun"
    voters = table.people
    is_complete = all(number in voters for number, other in enumerate(table.seats) if other.is_players)
    steps = table.match.steps
    for number in range(len(steps) - 1, -1, -1):
        step = steps[number]
        if (table.by_person[number] and step.seat not in voters) or (step.is_final and not is_complete):
            return 0
        if step.seat == seat and not step.is_forced:
            return len(steps) - number
    return 0


def last_decided(table: Table, seat: int) -> int:
    """How many moves had been made when a person last decided for a seat; 0: none has."""
    assert table.match is not None, "the game has not begun"
    steps = table.match.steps
    last = range(len(steps), 0, -1)
    return next((count for count in last if table.by_person[count - 1] and steps[count - 1].seat == seat), 0)


def is_own_work(table: Table) -> bool:
    """Whether a lone player decided everything, to the end and without a bot's advice."""
    if len(table.seats) != 1 or table.is_advised or table.ending is None or table.ending.why != "played":
        return False
    assert table.match is not None, "the game has not begun"
    return all(step.is_forced or is_own for step, is_own in zip(table.match.steps, table.by_person, strict=True))
