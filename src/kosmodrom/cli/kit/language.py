"""The language of the output."""

import os
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from cyclopts import Parameter

Language = Annotated[Literal["en", "ru"] | None, Parameter(name="--lang")]


def language_of_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG ask for; English unless it is Russian."""
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if variables.get(name):
            return "ru" if variables[name].lower().startswith("ru") else "en"
    return "en"


def language_of(tokens: Sequence[str]) -> str:
    """The language of a command line, even if the rest of it can't be understood."""
    for token, following in zip(tokens, [*tokens[1:], ""], strict=True):
        name, _, value = token.partition("=")
        if name == "--lang" and (value or following) in ("en", "ru"):
            return value or following
    return language_of_environment()
