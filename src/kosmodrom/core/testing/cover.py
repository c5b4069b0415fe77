"""Option sets: a few that together try every choice beside every other, or all there are.

Sets that differ only in options that don't count are the same set. It is written with the defaults of those options.
"""

from itertools import combinations, product

from kosmodrom.core.options import Option, counting

Wanted = tuple[tuple[str, str], ...]
"""Choices that have to meet in a set in which all of them count."""


def cover(options: tuple[Option, ...]) -> list[dict[str, str]]:
    """Sets of options, the defaults first, in which any two choices that can count together meet at least once."""
    rows = [counting(options, {})]
    for wanted in (_pairs(options), _singles(options)):
        missing = [choices for choices in wanted if not _holds(rows, choices)]
        while missing:
            row = _begun(options, missing[0])
            for option in options:
                if option.name not in row and option.name in counting(options, row):
                    row[option.name] = max(option.choices, key=lambda choice: _gain(row, option.name, choice, missing))
            rows.append(row)
            missing = [choices for choices in missing if not _holds([row], choices)]
    return [{option.name: row.get(option.name, option.default) for option in options} for row in rows]


def every_set(options: tuple[Option, ...]) -> list[dict[str, str]]:
    """All sets of options, the defaults first."""
    names = [option.name for option in options]
    sets = [dict(zip(names, choices, strict=True)) for choices in product(*(option.choices for option in options))]
    return [chosen for chosen in sets if _is_plain(options, chosen)]


def share(games: int, sets: int) -> int:
    """How many games each of some sets gets, for so many games or a few more in all."""
    return -(-games // sets)


def _pairs(options: tuple[Option, ...]) -> list[Wanted]:
    pairs = [
        ((one.name, choice), (other.name, beside))
        for one, other in combinations(options, 2)
        for choice in one.choices
        for beside in other.choices
    ]
    return [pair for pair in pairs if _holds([counting(options, _begun(options, pair))], pair)]


def _singles(options: tuple[Option, ...]) -> list[Wanted]:
    """What pairs leave out: the choice of a lone option, or one with which no other option counts."""
    return [((option.name, choice),) for option in options for choice in option.choices]


def _begun(options: tuple[Option, ...], wanted: Wanted) -> dict[str, str]:
    """The choices wanted and, where nothing else is wanted, those that they need."""
    row = dict(wanted)
    allowed: dict[str, list[str]] = {}
    for option in reversed(options):
        if allowed.get(option.name):
            row.setdefault(option.name, allowed[option.name][0])
        needs = option.needs
        if option.name in row and needs is not None:
            allowed[needs.option] = [
                choice for choice in allowed.get(needs.option, needs.choices) if choice in needs.choices
            ]
    return row


def _is_plain(options: tuple[Option, ...], chosen: dict[str, str]) -> bool:
    """Whether all options that don't count have their defaults."""
    counts = counting(options, chosen)
    return all(option.name in counts or chosen[option.name] == option.default for option in options)


def _holds(rows: list[dict[str, str]], wanted: Wanted) -> bool:
    return any(all(row.get(name) == choice for name, choice in wanted) for row in rows)


def _gain(row: dict[str, str], name: str, choice: str, missing: list[Wanted]) -> int:
    """How many missing pairs a choice would complete in a row begun."""
    tried = {**row, name: choice}
    return sum((name, choice) in pair and _holds([tried], pair) for pair in missing)
