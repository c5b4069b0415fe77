"""The tag of a kind of message on the wire."""

import re


def snake(name: str) -> str:
    """`SeatBot` is written `seat_bot`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
