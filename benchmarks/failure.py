"""What keeps a run from measuring."""


class Failure(Exception):
    """No figures can be had; the message is one sentence for the person at the terminal."""
