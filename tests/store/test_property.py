"""Whatever is asked of it, alone or all at once, the log does as a simple model does."""

import asyncio
from dataclasses import dataclass, field
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kosmodrom.store.rows import Entry
from kosmodrom.store.store import Store
from tests.store.samples import entry, is_refused, opened, summary

examples = count()
wishes = st.tuples(st.sampled_from("abc"), st.integers(-1, 2), st.integers(0, 9))
few = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@dataclass
class Model:
    """A log as plain lists."""

    lines: dict[str, list[Entry]] = field(default_factory=dict)

    def entry(self, prefix: str, wish: tuple[str, int, int]) -> Entry:
        """What is wanted, with a number near the next one."""
        table = f"{prefix} {wish[0]}"
        return entry(table, len(self.lines.get(table, [])) + 1 + wish[1], f"command {wish[2]}")

    def is_refused(self, wanted: Entry) -> bool:
        """Whether an entry does not fit; otherwise it is there from now on."""
        lines = self.lines.setdefault(wanted.table, [])
        known = any(line.command == wanted.command for line in lines)
        if known or wanted.seq != len(lines) + 1:
            return True
        lines.append(wanted)
        return False


async def agree(store: Store, model: Model) -> None:
    """The log and the summaries are the model's."""
    for table, lines in model.lines.items():
        assert await store.log.entries(table) == lines
        assert await store.tables.summary(table) == (summary(table, len(lines)) if lines else None)


@few
@given(wanted=st.lists(wishes, max_size=25))
def test_one_after_the_other(url: str, wanted: list[tuple[str, int, int]]) -> None:
    async def run() -> None:
        model, prefix = Model(), f"one {next(examples)}"
        async with opened(url) as store:
            for wish in wanted:
                line = model.entry(prefix, wish)
                assert await is_refused(store, line) == model.is_refused(line)
            await agree(store, model)

    asyncio.run(run())


@few
@given(batches=st.lists(st.lists(wishes, min_size=1, max_size=12), max_size=5))
def test_all_at_once(url: str, batches: list[list[tuple[str, int, int]]]) -> None:
    """Of entries handed in together any may be first, but whatever is accepted fits, and what is refused is absent."""

    async def run() -> None:
        model, prefix = Model(), f"all {next(examples)}"
        async with opened(url) as store:
            for batch in batches:
                lines = [model.entry(prefix, wish) for wish in batch]
                refused = await asyncio.gather(*(is_refused(store, line) for line in lines))
                accepted = [line for line, no in zip(lines, refused, strict=True) if not no]
                for line in sorted(accepted, key=lambda line: line.seq):
                    assert not model.is_refused(line)
                await agree(store, model)

    asyncio.run(run())
