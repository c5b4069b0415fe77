"""A command line that can't be understood, explained in one sentence."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import get_args

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownOptionError, UnusedCliTokensError
from cyclopts.exceptions import UnknownCommandError

from kosmodrom.cli.kit.words import say


def explain(error: CycloptsError, commands: Iterable[str], language: str) -> str:
    """What was wrong with the command line, and what was expected; `commands` are the names of all commands."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens:
        return _unknown(error.unused_tokens[0], list(commands), language)
    if isinstance(error, UnknownOptionError):
        name = error.token.keyword or error.token.value
        known = [option for argument in error.argument_collection for option in argument.names]
        near = get_close_matches(name, known, 1)
        return say("bad-option", language, name=name, near=near[0] if near else "none")
    if isinstance(error, CoercionError) and error.token is not None:
        return _wrong_value(error, language)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return say("bad-missing", language, name=_name(error))
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return say("bad-unused", language, value=error.unused_tokens[0])
    return say("bad-usage", language, detail=" ".join(str(error).split()))


def _unknown(command: str, known: list[str], language: str) -> str:
    near = get_close_matches(command, known, 1)
    return say("bad-command", language, name=command, near=near[0] if near else "none", known=", ".join(known))


def _wrong_value(error: CoercionError, language: str) -> str:
    assert error.token is not None
    name = error.token.keyword or _name(error)
    choices = [str(choice) for choice in get_args(error.target_type)]
    if choices:
        return say("bad-choice", language, name=name, value=error.token.value, known=", ".join(choices))
    kind = "number" if error.target_type is int else "other"
    return say("bad-value", language, name=name, value=error.token.value, kind=kind)


def _name(error: CycloptsError) -> str:
    """An option as it is typed, or a positional argument in capitals."""
    if error.argument is None:
        return ""
    if isinstance(error, MissingArgumentError) and error.keyword:
        return error.keyword
    name = error.argument.name
    return name.lstrip("-").upper() if error.argument.index is not None else name
