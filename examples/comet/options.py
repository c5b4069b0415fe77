"""What a table can choose about Comet."""

from typing import Final

from kosmodrom.core.options import Option

OPTIONS: Final = (Option("passes", ("5", "3")),)
