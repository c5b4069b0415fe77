"""The components of Comet."""

from typing import Final

HIGHEST_PROBE: Final = 6
PROBES: Final = range(1, HIGHEST_PROBE + 1)
PROBES_OF_A_VALUE: Final = 4
SAMPLES: Final = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)

SOURCES: Final = ("probes", "samples")
FROM_PROBES: Final = 0
FROM_SAMPLES: Final = 1
