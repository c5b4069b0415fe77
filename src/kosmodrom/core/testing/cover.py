"""Option sets: a few that together try every choice beside every other, or all there are."""

from itertools import combinations, product

from kosmodrom.core.options import Option

Pair = tuple[tuple[str, str], tuple[str, str]]


def cover(options: tuple[Option, ...]) -> list[dict[str, str]]:
    """Sets of options, the defaults first, in which any two choices of different options meet at least once."""
    rows = [{option.name: option.default for option in options}]
    if len(options) == 1:
        return [{options[0].name: choice} for choice in options[0].choices]
    missing = [pair for pair in _pairs(options) if not _holds(rows[0], pair)]
    while missing:
        row = dict(missing[0])
        for option in options:
            if option.name not in row:
                row[option.name] = max(option.choices, key=lambda choice: _gain(row, option.name, choice, missing))
        rows.append({option.name: row[option.name] for option in options})
        missing = [pair for pair in missing if not _holds(row, pair)]
    return rows


def every_set(options: tuple[Option, ...]) -> list[dict[str, str]]:
    """All sets of options, the defaults first."""
    names = [option.name for option in options]
    return [dict(zip(names, choices, strict=True)) for choices in product(*(option.choices for option in options))]


def share(games: int, sets: int) -> int:
    """How many games each of some sets gets, for so many games or a few more in all."""
    return -(-games // sets)


def _pairs(options: tuple[Option, ...]) -> list[Pair]:
    return [
        ((one.name, choice), (other.name, beside))
        for one, other in combinations(options, 2)
        for choice in one.choices
        for beside in other.choices
    ]


def _holds(row: dict[str, str], pair: Pair) -> bool:
    return all(row.get(name) == choice for name, choice in pair)


def _gain(row: dict[str, str], name: str, choice: str, missing: list[Pair]) -> int:
    """How many missing pairs a choice would complete in a row begun."""
    tried = {**row, name: choice}
    return sum((name, choice) in pair and _holds(tried, pair) for pair in missing)
