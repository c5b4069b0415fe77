"""Exit codes, beside 0 for done and 1 for a check that failed."""

from typing import Final

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
