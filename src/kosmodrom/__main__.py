"""`python -m kosmodrom`."""

import sys

from kosmodrom.cli import main

if __name__ == "__main__":
    sys.exit(main())
