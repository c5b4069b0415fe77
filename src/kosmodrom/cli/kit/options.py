"""Options of a table on the command line: `--option rich_first=on`."""

from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.core.about import About
from kosmodrom.core.options import idle


def read_options(given: tuple[str, ...], about: About, seats: int) -> dict[str, str]:
    """The options that were named; complains about those that the game doesn't have or that would have no effect."""
    known = {option.name: option.choices for option in about.options}
    chosen: dict[str, str] = {}
    for text in given:
        name, sign, choice = text.partition("=")
        if not sign:
            raise Complaint("bad-option-form", text=text)
        if name not in known and known:
            raise Complaint("bad-table-option", game=about.name, name=name, known=", ".join(known))
        if name not in known:
            raise Complaint("no-table-options", game=about.name)
        if choice not in known[name]:
            raise Complaint("bad-choice", name=f"--option {name}", value=choice, known=", ".join(known[name]))
        chosen[name] = choice
    found = idle(about.options, chosen, seats)
    if found is not None and found.is_for_one and seats != 1:
        raise Complaint("option-for-one", name=found.name)
    if found is not None and found.needs is not None:
        raise Complaint("option-needs", name=found.name, needs=f"--option {found.needs.words}")
    return chosen
