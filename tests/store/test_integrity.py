"""What is wrong with a database is found and said."""

import pytest
from sqlalchemy import text

from kosmodrom.store.integrity import faults
from tests.store.samples import awaited, opened, write


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (
            "DELETE FROM log WHERE \"table\" = 'a' AND seq = 2",
            ["Table a has 2 lines numbered from 1 to 3: some are missing."],
        ),
        (
            "DELETE FROM log WHERE \"table\" = 'a' AND seq = 1",
            ["Table a has 2 lines numbered from 2 to 3: some are missing."],
        ),
        ("DELETE FROM log WHERE \"table\" = 'a' AND seq = 3", ["Table a stands at number 3, but its log ends with 2."]),
        ("DELETE FROM log WHERE \"table\" = 'a'", ["Table a stands at number 3, but its log ends with nothing."]),
        ("UPDATE tables SET seq = 5 WHERE id = 'b'", ["Table b stands at number 5, but its log ends with 3."]),
        ("DELETE FROM tables WHERE id = 'b'", ["Table b has a log but no row."]),
        ("UPDATE tables SET title = 'x'", []),
    ],
)
@awaited
async def test_a_log_that_is_not_whole_is_noticed(url: str, harm: str, said: list[str]) -> None:
    async with opened(url) as store:
        await write(store, "a", 3)
        await write(store, "b", 3)
        assert await faults(store) == []
        await store.database.execute(text(harm))
        assert await faults(store) == said
