"""Words in both languages, from Fluent files beside the code they belong to."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from kosmodrom.core.rules import LANGUAGES

YOU: Final = "\0"
"""Stands for the name of whoever reads: nobody can be called so. Such a sentence speaks to its reader."""

REMEMBERED: Final = 20_000
"""How many formatted messages are kept: formatting one takes longer than most moves."""


HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""What is written before a number below zero; inside a name it is preceded by a letter or digit."""


MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message. All its other lines are indented."""


class Texts:
    """The messages of all files of one folder: `text.en.ftl`, `text.ru.ftl`, those of a lesson and so on.

    Files are read at once; a language is parsed when something is first said in it, so that no start waits for it.
    AssertionError if two files have a message of one id.
    """

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, list[str]] = {}
        self._bundles: dict[str, FluentBundle] = {}
        self._names: dict[str, set[str]] = {}
        """The ids of the messages of each language."""
        for language in LANGUAGES:
            files: list[str] = []
            known: set[str] = set()
            for path in sorted(folder.glob(f"*.{language}.ftl")) or [folder / f"text.{language}.ftl"]:
                text = path.read_text(encoding="utf-8")
                names = MESSAGE.findall(text)
                twice = [name for name in names if name in known]
                assert not twice, f"{path.name}: another file has the message {twice[0]} already"
                known.update(names)
                files.append(text)
            self._files[language] = files
            self._names[language] = known
        self._format = lru_cache(REMEMBERED)(self._format_message)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message, in every language."""
        return all(message_id in names for names in self._names.values())

    def say(self, message_id: str, language: str, **arguments: str | int | float) -> str:
        """A message with its arguments filled in; AssertionError if the files lack it or it doesn't fit.

        A message with a `$name` may also ask `$who` that is: `you` if the name is YOU, else `other`.
        """
        if "name" in arguments:
            arguments["who"] = "you" if arguments["name"] == YOU else "other"
        return self._format(message_id, language, tuple(arguments.items()))

    def _format_message(
        self, message_id: str, language: str, arguments: tuple[tuple[str, str | int | float], ...]
    ) -> str:
        bundle = self._bundle(language)
        message = bundle.get_message(message_id) if bundle.has_message(message_id) else None
        assert message is not None and message.value is not None, f"{message_id} has no text in {language}"
        text, errors = bundle.format_pattern(message.value, dict(arguments))
        assert not errors, f"{message_id} in {language}: {errors}"
        has_negative = any(isinstance(value, int | float) and value < 0 for _, value in arguments)
        return HYPHEN.sub("\N{MINUS SIGN}", str(text)) if has_negative else str(text)

    def _bundle(self, language: str) -> FluentBundle:
        bundle = self._bundles.get(language)
        if bundle is None:
            bundle = FluentBundle([language], use_isolating=False)
            for text in self._files[language]:
                bundle.add_resource(FluentResource(text))
            self._bundles[language] = bundle
        return bundle
