"""The words of the page in both languages, from its own files, so that a test can press what a person reads."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

SOURCES: Final = Path(__file__).parent.parent.parent / "client/src"


class Words:
    """The texts in one language; a board's by the name of its game, as in `kosmopolis:hand`."""

    def __init__(self, language: str) -> None:
        self._bundles = {"": _bundle(language, sorted(SOURCES.glob(f"texts/*.{language}.ftl")))}
        for file in SOURCES.glob(f"games/*/text.{language}.ftl"):
            self._bundles[file.parent.name] = _bundle(language, [file])

    def __call__(self, text: str, /, **values: str | int) -> str:
        """A sentence as the page says it."""
        game, _, message = text.rpartition(":")
        bundle = self._bundles[game]
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"{text} is empty"
        said, errors = bundle.format_pattern(pattern, values)
        assert not errors, f"{text}: {errors}"
        return str(said)


def _bundle(language: str, files: list[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def words(language: str) -> Words:
    return Words(language)
