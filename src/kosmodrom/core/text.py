"""Words in both languages, from Fluent files beside the code they belong to."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from kosmodrom.core.rules import LANGUAGES


class Texts:
    """The messages of `text.en.ftl` and `text.ru.ftl` in one folder."""

    def __init__(self, folder: Path) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        for language in LANGUAGES:
            bundle = FluentBundle([language], use_isolating=False)
            source = (folder / f"text.{language}.ftl").read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(source))
            self._bundles[language] = bundle

    def say(self, message_id: str, language: str, **arguments: str | int) -> str:
        """A message with its arguments filled in; AssertionError if the files lack it or it doesn't fit."""
        bundle = self._bundles[language]
        message = bundle.get_message(message_id) if bundle.has_message(message_id) else None
        assert message is not None and message.value is not None, f"{message_id} has no text in {language}"
        text, errors = bundle.format_pattern(message.value, arguments)
        assert not errors, f"{message_id} in {language}: {errors}"
        return str(text)
